"""What differs from one person's work to the next."""

from __future__ import annotations

ANNOUNCED = (
    'Announce "{{title}}", "{{lead}}", in the section "{{section}}", described as '
    '"{{brief}}", with the text "{{text}}" and "{{bold}}" in bold, the postscript '
    '"{{names}}" and the keywords "{{audience}}" and "{{season}}", online from '
    "{{day}} on"
)
COURSES = (
    {
        "title": "Searching with a beacon",
        "lead": "Larch Hut, 9 January",
        "above": "Courses",
        "section": "Winter courses",
        "other": "Rope courses",
        "brief": "A morning in the snow behind the hut.",
        "text": "We bury rucksacks and find them again. ",
        "bold": "Twelve places",
        "names": "Oskar Pellan takes the names.",
        "audience": "Members",
        "season": "Winter",
        "day": "01/12/2026",
    },
    {
        "title": "Knots for beginners",
        "lead": "Stonegate Hut, 17 April",
        "above": "Courses",
        "section": "Rope courses",
        "other": "Summer courses",
        "brief": "Six knots and what each of them holds.",
        "text": "Bring gloves and two metres of cord. ",
        "bold": "Eight places",
        "names": "Write to Judith Arkwright.",
        "audience": "Youth",
        "season": "Spring",
        "day": "02/12/2026",
    },
    {
        "title": "Herbs above the tree line",
        "lead": "Upper Tarn Hut, 3 July",
        "above": "Courses",
        "section": "Summer courses",
        "other": "Winter courses",
        "brief": "A slow walk with a magnifying glass.",
        "text": "We look, smell and leave everything where it is. ",
        "bold": "Fifteen places",
        "names": "Greta Lindqvist keeps the list.",
        "audience": "Families",
        "season": "Summer",
        "day": "03/12/2026",
    },
)
"""What is held; `other` is a wrong section somebody may choose."""

TAKEN_OVER = (
    'Make "{{name}}" an author with the mail "{{mail}}", the biography "{{who}}" and '
    'the login "{{login}}", admin of "{{hut}}" alone, have "{{article}}" signed by them '
    'instead of "{{old}}", and make "{{old}}" a visitor with the biography "{{until}}"'
)
WARDENS = (
    {
        "name": "Lotte Baum",
        "mail": "lotte@rimewald.example",
        "who": "Warden of Stonegate Hut",
        "login": "lotte",
        "above": "Huts",
        "hut": "Stonegate Hut",
        "other": "Snowfinch Hut",
        "article": "Dogs at Stonegate Hut",
        "old": "Edmund Farrow",
        "until": "Warden of Stonegate Hut until 2026",
    },
    {
        "name": "Ivo Tarrant",
        "mail": "ivo@rimewald.example",
        "who": "Looks after Kestrel Hut",
        "login": "ivot",
        "above": "Huts",
        "hut": "Kestrel Hut",
        "other": "Larch Hut",
        "article": "Water at Kestrel Hut has to be carried",
        "old": "Bram Kessler",
        "until": "At Kestrel Hut until October",
    },
    {
        "name": "Nell Corrigan",
        "mail": "nell@rimewald.example",
        "who": "Warden and baker",
        "login": "nellc",
        "above": "Huts",
        "hut": "Upper Tarn Hut",
        "other": "Emmer Hut",
        "article": "How to book at Upper Tarn Hut",
        "old": "Greta Lindqvist",
        "until": "Eight summers at Upper Tarn Hut",
    },
)
"""Who comes and who goes; `other` is a wrong hut somebody may take."""

READ = (
    'Report "{{spam}}" and "{{also}}" as spam, let in "{{thanks}}", answer '
    '"{{question}}" with "{{answer}}", and close the forum of "{{article}}"'
)
POSTS = (
    {
        "spam": "Loans without questions",
        "also": "Cheap boots here",
        "thanks": "Thank you",
        "question": "Way round",
        "answer": "About forty minutes more, and there is shade.",
        "article": "Bridge over the Sill swept away",
    },
    {
        "spam": "Win a telephone",
        "also": "Loans without questions",
        "thanks": "Ford lower down",
        "question": "Is there wood?",
        "answer": "There is, but please bring your own matches.",
        "article": "Dogs at Stonegate Hut",
    },
    {
        "spam": "Win a telephone",
        "also": "Cheap boots here",
        "thanks": "Thank you",
        "question": "Two dogs?",
        "answer": "One for each guest, and none in the bunks.",
        "article": "The winter room of Larch Hut",
    },
)
"""What lies there and what is to be done with it."""
