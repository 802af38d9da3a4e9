"""What differs from one person's work to the next."""

from __future__ import annotations

ASKED = (
    'Keep "{{sentence}}" on the lost property as the query "{{name}}" with the tags '
    '"{{tag}}" and "{{new}}", and show it as "{{chart}}", label "{{label}}", value '
    '"{{value}}"'
)
QUESTIONS = (
    {
        "name": "Umbrellas by stop",
        "table": "finds",
        "sentence": (
            "SELECT stop, COUNT(*) AS umbrellas FROM finds WHERE kind = 'umbrella' "
            "GROUP BY stop;"
        ),
        "tag": "monthly",
        "new": "rain",
        "chart": "Bar - Horizontal",
        "label": "stop",
        "value": "umbrellas",
    },
    {
        "name": "Asked for on line 5",
        "table": "enquiries",
        "sentence": (
            "SELECT kind, COUNT(*) AS asked FROM enquiries WHERE line = '5' "
            "GROUP BY kind;"
        ),
        "tag": "counter",
        "new": "line 5",
        "chart": "Bar - Vertical",
        "label": "kind",
        "value": "asked",
    },
    {
        "name": "Colours of the gloves",
        "table": "finds",
        "sentence": (
            "SELECT colour, COUNT(*) AS gloves FROM finds WHERE kind = 'glove' "
            "GROUP BY colour;"
        ),
        "tag": "monthly",
        "new": "board",
        "chart": "Bar - Horizontal",
        "label": "colour",
        "value": "gloves",
    },
)
"""What the board wants to know."""

COPIED = (
    'Copy the query "{{pattern}}" to "{{name}}" with "{{word}}" instead of "{{was}}" and '
    'the tag "{{tag}}", and delete "{{old}}"'
)
SHEETS = (
    {
        "pattern": "Umbrellas still here",
        "wrong": "Strong room",
        "was": "umbrella",
        "word": "scarf",
        "name": "Scarves still here",
        "sentence": (
            "SELECT id, found_on, colour FROM finds WHERE kind = 'scarf' "
            "AND returned_on IS NULL LIMIT 6;"
        ),
        "tag": "winter",
        "old": "Scarves of last winter",
        "search": "scarves",
    },
    {
        "pattern": "Asked for this month",
        "wrong": "What is lost most",
        "was": "umbrella",
        "word": "keys",
        "name": "Keys asked for",
        "sentence": (
            "SELECT asked_on, name, line FROM enquiries WHERE kind = 'keys' "
            "ORDER BY asked_on LIMIT 6;"
        ),
        "tag": "keys",
        "old": "Keys until summer",
        "search": "summer",
    },
    {
        "pattern": "Found at Mill Lane",
        "wrong": "Finds of each stop",
        "was": "Mill",
        "word": "Canal",
        "name": "Found at Canal Lane",
        "sentence": (
            "SELECT id, kind, colour FROM finds WHERE stop = 'Canal Lane' "
            "ORDER BY id LIMIT 6;"
        ),
        "tag": "stops",
        "old": "Found at the old terminus",
        "search": "terminus",
    },
)
"""Sheets that exist, and what is made of them; `wrong` is one somebody may open first."""

OPENED = (
    'Add the connection "{{name}}" to "{{database}}" on {{host}}, port {{port}}, for '
    '"{{account}}", add "{{mail}}" as "{{role}}", and delete "{{gone}}"'
)
DEPOTS = (
    {
        "name": "Northgate depot",
        "host": "127.0.0.1",
        "port": "18551",
        "database": "northgate",
        "mistyped": "nortgate",
        "account": "depot_reader",
        "mail": "mira@tram.example",
        "role": "Editor",
        "gone": "yusuf@tram.example",
    },
    {
        "name": "Quarry Hill depot",
        "host": "127.0.0.1",
        "port": "18551",
        "database": "quarryhill",
        "mistyped": "quaryhill",
        "account": "board_reader",
        "mail": "oskar@tram.example",
        "role": "Admin",
        "gone": "hamid@tram.example",
    },
    {
        "name": "Riverside depot",
        "host": "127.0.0.1",
        "port": "18551",
        "database": "riverside",
        "mistyped": "riversyde",
        "account": "depot_reader",
        "mail": "nadine@tram.example",
        "role": "Editor",
        "gone": "leonie@tram.example",
    },
)
"""Depots with tables of their own; `mistyped` is what somebody types instead."""
