"""What differs from one person's work to the next, and what each of them is to do."""

from __future__ import annotations

PUBLISHED = (
    'Publish "{{title}}" with the text "{{text}}" at the address "{{slug}}", under '
    '"{{tag}}", for "{{access}}", with the excerpt "{{excerpt}}", as a featured post'
)
POSTS = (
    {
        "title": "The lens from Skerry Point comes to us",
        "text": "It weighs as much as two cows and travels by barge.",
        "slug": "skerry-lens",
        "tag": "Collection",
        "access": "Members only",
        "excerpt": "On show from the first of March, if the crane holds.",
        "other": "Exhibitions",
    },
    {
        "title": "An evening about the last keepers",
        "text": "Three of them will be there and talk about fog, tinned fruit and mail.",
        "slug": "last-keepers",
        "tag": "Keepers",
        "access": "Paid-members only",
        "excerpt": "Doors open at seven, bring a jumper.",
        "other": "Volunteers",
    },
    {
        "title": "How we mended the clockwork",
        "text": "A spring from a church tower was what had been missing.",
        "slug": "clockwork",
        "tag": "Repairs",
        "access": "Members only",
        "excerpt": "It turns again, once in forty seconds.",
        "other": "Collection",
    },
)
"""What goes out on the journal."""

ADMITTED = (
    'Add "{{name}}" with the e-mail "{{email}}" and the label "{{label}}", with the '
    'note "{{note}}", who gets "{{on}}" and not "{{off}}"'
)
MEMBERS = (
    {
        "name": "Philippa Stronach",
        "email": "p.stronach@mail.test",
        "label": "Teacher",
        "note": "Brings two classes in May, do not ring before three.",
        "on": "School letter",
        "off": "The Lamp Museum",
        "other": "Volunteer",
    },
    {
        "name": "Mattis Oyelaran",
        "email": "oyelaran@mail.test",
        "label": "Volunteer",
        "note": "Knows about paraffin stoves.",
        "on": "School letter",
        "off": "The Lamp Museum",
        "other": "Press",
    },
    {
        "name": "Noor Vandersteen",
        "email": "noor@harbour.test",
        "label": "Friend",
        "note": "Would like to hear the talk on mirrors.",
        "on": "School letter",
        "off": "The Lamp Museum",
        "other": "Teacher",
    },
)
"""Who signs up at the counter."""

FOUNDED = (
    'Make the newsletter "{{name}}" ("{{about}}"), not for those who are there, sent '
    'by "{{sender}}", with excerpts and "{{footer}}" at the bottom, headings in '
    '"{{font}}"'
)
LETTERS = (
    {
        "name": "Night watch",
        "about": "Evenings and guided walks in the dark",
        "sender": "The night watch",
        "footer": "Harbour Street 4, closed on Mondays.",
        "font": "Elegant serif",
        "weight": "Regular",
    },
    {
        "name": "From the workshop",
        "about": "What is being mended, once a quarter",
        "sender": "Lamp Museum workshop",
        "footer": "Spare parts are always welcome.",
        "font": "Elegant serif",
        "weight": "Regular",
    },
    {
        "name": "For the volunteers",
        "about": "Who is needed on which day",
        "sender": "Lamp Museum office",
        "footer": "Tea is at four, as ever.",
        "font": "Elegant serif",
        "weight": "Regular",
    },
)
"""Which letters there are to be besides the big one."""
