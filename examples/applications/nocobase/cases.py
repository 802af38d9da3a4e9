"""What differs from one person's work to the next."""

from __future__ import annotations

AGREED = (
    'Enter the visit "{{name}}" to "{{customer}}" for "{{work}}" by "{{tuner}}" from '
    '"{{starts}}" to "{{ends}}", bring "{{first}}" and "{{second}}" along, the key is '
    'with the neighbours, with the remark "{{remark}}"'
)
CALLS = (
    {
        "name": "Two keys stay down",
        "customer": "Joel Hartnell",
        "work": "Repair",
        "other": "Tuning",
        "tuner": "Colm",
        "starts": "2026-12-07 10:00",
        "ends": "2026-12-07 12:00",
        "first": "Felt",
        "second": "Tuning lamp",
        "remark": "Ring twice, the dog is deaf.",
    },
    {
        "name": "Before the carol evening",
        "customer": "Brindle Choir",
        "work": "Concert service",
        "other": "Tuning",
        "tuner": "Bartek",
        "starts": "2026-12-11 14:00",
        "ends": "2026-12-11 16:00",
        "first": "Strings",
        "second": "Humidifier",
        "remark": "Park behind the vestry.",
    },
    {
        "name": "Into the new flat",
        "customer": "Rosa Whitlock",
        "work": "Moving",
        "other": "Valuation",
        "tuner": "Dunja",
        "starts": "2026-12-09 08:00",
        "ends": "2026-12-09 11:00",
        "first": "Felt",
        "second": "Hand cart",
        "remark": "Four steps up to the door.",
    },
)
"""Who rang up; `other` is a wrong kind of work somebody may choose."""

ARRIVED = (
    'Enter that order {{order}} of "{{supplier}}" arrived on {{day}} with delivery note '
    '"{{note}}", complete, put away in "{{first}}" and "{{second}}", and add '
    '{{count}} of "{{part}}"'
)
PARCELS = (
    {
        "order": "O-316",
        "supplier": "Abel Hammers",
        "other": "Jahn Parts",
        "day": "2026-11-25",
        "note": "AH 7731",
        "first": "Cellar",
        "second": "Workshop",
        "part": "Shank glue",
        "count": "2",
    },
    {
        "order": "O-314",
        "supplier": "Renner Actions",
        "other": "Roslau Wire",
        "day": "2026-11-24",
        "note": "R-20417",
        "first": "Loft",
        "second": "Van",
        "part": "Let-off button",
        "count": "12",
    },
    {
        "order": "O-318",
        "supplier": "Jahn Parts",
        "other": "Abel Hammers",
        "day": "2026-11-23",
        "note": "JP 0558",
        "first": "Loft",
        "second": "Workshop",
        "part": "Castor cup",
        "count": "3",
    },
)
"""What stands in the yard; `other` is a wrong supplier somebody may look for."""

DONE = (
    'Set the visit "{{name}}" to "Done" with {{minutes}} minutes and the report '
    '"{{report}}", and give "{{customer}}" the telephone number "{{phone}}" and the '
    "tick that they want us every year"
)
REPORTS = (
    {
        "name": "Sticking keys",
        "customer": "Ines Farrow",
        "minutes": "75",
        "report": "Eased nine keys. The room is too damp.",
        "phone": "01632 960311",
    },
    {
        "name": "What is it worth",
        "customer": "Rosa Whitlock",
        "minutes": "40",
        "report": "Frame is sound. Letter follows.",
        "phone": "01632 960324",
    },
    {
        "name": "Down from the second floor",
        "customer": "Joel Hartnell",
        "minutes": "190",
        "report": "Went through the window. One castor is loose.",
        "phone": "01632 960339",
    },
)
"""What was done, and what the customers said."""
