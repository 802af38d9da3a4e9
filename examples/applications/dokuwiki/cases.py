"""What differs from one person's work to the next."""

from __future__ import annotations

MINUTED = (
    'Write up "{{title}}" with "{{present}}" present, "{{first}}" and "{{second}}" '
    'decided and a link to "{{play}}", with the summary "{{summary}}", and put it on '
    "the list of minutes"
)
MEETINGS = (
    {
        "title": "Props in November",
        "page": "props in november",
        "present": "Agathe, Felix and Marit",
        "first": "The bell gets a new rope",
        "second": "Both oars are painted",
        "play": "The Drowned Bell",
        "link": "plays:the_drowned_bell",
        "summary": "minutes of the 23rd",
    },
    {
        "title": "Costumes in November",
        "page": "costumes in november",
        "present": "Marit and Nuria",
        "first": "The goat needs a winter coat",
        "second": "Hats are kept in tins",
        "play": "A Winter Goat",
        "link": "plays:a_winter_goat",
        "summary": "minutes of the 24th",
    },
    {
        "title": "Lights in November",
        "page": "lights in november",
        "present": "Felix and Nuria",
        "first": "Rain is blue from now on",
        "second": "The park bench stays dark",
        "play": "Three Umbrellas",
        "link": "plays:three_umbrellas",
        "summary": "minutes of the 25th",
    },
)
"""What was said, and how the play's page is called."""

LET_IN = (
    'Add the user "{{login}}", "{{name}}", with the mail "{{mail}}" and the groups '
    '"{{groups}}", notify them, and let them have "{{right}}" in "{{part}}"'
)
NEWCOMERS = (
    {
        "login": "petra",
        "name": "Petra Lindgren",
        "mail": "petra@lantern.example",
        "groups": "user,keys",
        "part": "plays",
        "right": "Delete",
        "other": "Upload",
        "taken": "felix",
    },
    {
        "login": "ossian",
        "name": "Ossian Grey",
        "mail": "ossian@lantern.example",
        "groups": "user,drivers",
        "part": "house",
        "right": "Create",
        "other": "Edit",
        "taken": "marit",
    },
    {
        "login": "ruthb",
        "name": "Ruth Bellamy",
        "mail": "ruth@lantern.example",
        "groups": "user,guest",
        "part": "venues",
        "right": "Edit",
        "other": "Read",
        "taken": "agathe",
    },
)
"""Who comes; `other` is a wrong right somebody may choose, `taken` a name in use."""

RESTORED = (
    'Restore "{{page}}" as it was at {{good}}, add "{{note}}" to it with the summary '
    '"{{summary}}" as a minor change, and have the changes of all venues sent as a list'
)
SPOILT = (
    {
        "page": "venues:old_brewery",
        "name": "old_brewery",
        "letters": "brew",
        "words": "brewery",
        "good": "2026/08/17 15:20",
        "oldest": "2026/06/01 14:00",
        "spoilt": "2026/11/19 22:41",
        "section": "Power",
        "note": "Checked on 23 November.",
        "summary": "spoke to Mr Rook",
    },
    {
        "page": "venues:market_hall",
        "name": "market_hall",
        "letters": "mark",
        "words": "market",
        "good": "2026/09/08 09:05",
        "oldest": "2026/06/02 14:00",
        "spoilt": "2026/11/20 23:12",
        "section": "Power",
        "note": "Checked on 24 November.",
        "summary": "spoke to Mrs Danby",
    },
    {
        "page": "venues:harbour_shed",
        "name": "harbour_shed",
        "letters": "harb",
        "words": "harbour",
        "good": "2026/10/21 08:30",
        "oldest": "2026/06/03 14:00",
        "spoilt": "2026/11/21 00:03",
        "section": "Power",
        "note": "Checked on 25 November.",
        "summary": "spoke to the harbour",
    },
)
"""What was spoilt: `oldest` is a version somebody may take for the good one."""
