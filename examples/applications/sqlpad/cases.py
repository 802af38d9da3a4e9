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
    },
)
"""Sheets that exist, and what is made of them; `wrong` is one somebody may open first."""
