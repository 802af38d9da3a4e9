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
    'Make "{{name}}" an author with the mail "{{mail}}", the language "{{language}}", '
    'the biography "{{who}}", the website "{{site}}" at "{{address}}" and the login '
    '"{{login}}", have "{{article}}" signed by them instead of "{{old}}", and make '
    '"{{old}}" a visitor with the biography "{{until}}"'
)
WARDENS = (
    {
        "name": "Lotte Baum",
        "mail": "lotte@rimewald.example",
        "language": "[de] Deutsch",
        "other": "[da] dansk",
        "who": "Warden of Stonegate Hut",
        "site": "Stonegate Hut",
        "address": "https://stonegate.example",
        "login": "lotte",
        "article": "Dogs at Stonegate Hut",
        "old": "Edmund Farrow",
        "until": "Warden of Stonegate Hut until 2026",
    },
    {
        "name": "Ivo Tarrant",
        "mail": "ivo@rimewald.example",
        "language": "[it] italiano",
        "other": "[id] Indonesia",
        "who": "Looks after Kestrel Hut",
        "site": "Kestrel Hut",
        "address": "https://kestrel.example",
        "login": "ivot",
        "article": "Water at Kestrel Hut has to be carried",
        "old": "Bram Kessler",
        "until": "At Kestrel Hut until October",
    },
    {
        "name": "Nell Corrigan",
        "mail": "nell@rimewald.example",
        "language": "[fr] français",
        "other": "[pl] polski",
        "who": "Warden and baker",
        "site": "Upper Tarn Hut",
        "address": "https://tarn.example",
        "login": "nellc",
        "article": "How to book at Upper Tarn Hut",
        "old": "Greta Lindqvist",
        "until": "Eight summers at Upper Tarn Hut",
    },
)
"""Who comes and who goes; `other` is a wrong language somebody may choose."""
