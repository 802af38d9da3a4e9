"""What the music publisher's office does in Kallithea, and with what."""

from __future__ import annotations

CORRECTED = (
    'Correct the tempo "{{wrong}}" to "{{right}}" in the proofs of "{{work}}", and ask '
    'for it as "{{title}}" with {{reviewer}} as reviewer'
)
CORRECTIONS = (
    {
        "work": "okoro-string-quartet",
        "letters": "quart",
        "shelf": "chamber-music",
        "wrong": "Vivace",
        "right": "Allegro",
        "message": "Second movement was too fast",
        "title": "Tempo of the second movement",
        "reason": "Noticed by the cellist at the rehearsal",
        "reviewer": "Nadia Brandt (nadia)",
        "reviewer_letters": "nad",
        "other_reviewer": "Petra Varga (petra)",
        "other_letters": "pet",
    },
    {
        "work": "holm-evening-mass",
        "letters": "even",
        "shelf": "choral-works",
        "wrong": "Moderato",
        "right": "Adagio",
        "message": "Slower as in the autograph",
        "title": "The Gloria is slower",
        "reason": "The choir of the minster wrote to us",
        "reviewer": "Petra Varga (petra)",
        "reviewer_letters": "pet",
        "other_reviewer": "Samir Holm (samir)",
        "other_letters": "sam",
    },
    {
        "work": "brandt-preludes",
        "letters": "prel",
        "shelf": "organ-works",
        "wrong": "Presto",
        "right": "Vivace",
        "message": "Corrected after the first proof",
        "title": "Second prelude goes vivace",
        "reason": "Found by the composer on page 7",
        "reviewer": "Mei Okoro (mei)",
        "reviewer_letters": "mei",
        "other_reviewer": "Nadia Brandt (nadia)",
        "other_letters": "nad",
    },
)
"""What is wrong where; `other_reviewer` is a wrong choice."""

GRANTED = (
    'Make the user group "{{group}}" with {{first}} and {{second}}, and let it write in '
    'the repository group "{{shelf}}" and all below'
)
READERS = (
    {
        "group": "quartet-readers",
        "about": "They read the strings",
        "first": "nadia",
        "second": "petra",
        "other": "oluf",
        "shelf": "chamber-music",
    },
    {
        "group": "psalm-readers",
        "about": "They read texts and syllables",
        "first": "mei",
        "second": "oluf",
        "other": "nadia",
        "shelf": "choral-works",
    },
    {
        "group": "organ-readers",
        "about": "They read pedals and stops",
        "first": "henrik",
        "second": "petra",
        "other": "mei",
        "shelf": "organ-works",
    },
)
"""Who reads on which shelf; `other` is a wrong choice."""
