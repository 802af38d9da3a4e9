"""What differs from one person's work to the next."""

from __future__ import annotations

LETTERS = (
    'Have the letters to the tenants of "{{house}}" written about "{{subject}}", with '
    'the tags "{{first}}" for "{{asked}}" and "{{second}}" for "{{number}}"'
)
HOUSES = (
    {
        "house": "Ferry Road",
        "other": "Old School",
        "subject": "No water on 8 December",
        "first": "asked_by",
        "asked": "Rosa",
        "second": "matter",
        "number": "W-0417",
    },
    {
        "house": "Mill Lane",
        "other": "Orchard Row",
        "subject": "New keys for the cellar",
        "first": "asked_by",
        "asked": "caretaker",
        "second": "matter",
        "number": "K-0388",
    },
    {
        "house": "Harbour Street",
        "other": "Mill Lane",
        "subject": "Scaffolding from January",
        "first": "asked_by",
        "asked": "Hanif",
        "second": "matter",
        "number": "B-0402",
    },
)
"""`other` is a wrong house that somebody may choose."""

READ = (
    'Report the "{{meter}}" readings of "{{house}}" as "{{words}}", and let the schedule '
    '"{{schedule}}" run after a look at the tick of "{{tick}}"'
)
READINGS = (
    {
        "house": "Old School",
        "other": "Mill Lane",
        "meter": "Cold water",
        "words": "Read by Wilf on 24 November",
        "schedule": "water_statements_monthly",
        "tick": "1 Dec, 06:00 UTC",
        "letters": "water",
    },
    {
        "house": "Orchard Row",
        "other": "Ferry Road",
        "meter": "Heating",
        "words": "Read by hand, display was broken",
        "schedule": "heating_statements_monthly",
        "tick": "2 Dec, 06:00 UTC",
        "letters": "heating",
    },
    {
        "house": "Ferry Road",
        "other": "Harbour Street",
        "meter": "Hot water",
        "words": "Wilf read them on the 26th",
        "schedule": "water_statements_monthly",
        "tick": "1 Dec, 06:00 UTC",
        "letters": "water",
    },
)
"""`other` is a wrong house that somebody may choose; `letters` find the schedule."""
