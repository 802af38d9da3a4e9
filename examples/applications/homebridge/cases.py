"""What differs from one person's work to the next."""

from __future__ import annotations

SWITCHED = (
    'Add the switch "{{name}}" as "{{sort}}" with {{amount}}, without logging, and '
    'take out the switch "{{old}}"'
)
SWITCHES = (
    {
        "name": "Coxswain's bench lamp",
        "sort": "Dimmer",
        "other": "Reverse",
        "amount": "45",
        "old": "Paraffin heater",
    },
    {
        "name": "Shower fan",
        "sort": "Resettable",
        "other": "Random",
        "amount": "900000",
        "old": "Radio in the bar",
    },
    {
        "name": "Trophy cabinet",
        "sort": "Dimmer",
        "other": "Stateful",
        "amount": "20",
        "old": "Paraffin heater",
    },
)
"""`other` is a wrong sort that somebody may take; a dimmer's amount is in per cent."""

ROOMED = (
    'Make the room "{{room}}" with "{{first}}" and "{{second}}", show "{{first}}" as '
    'the {{type}} "{{title}}", hide "{{hidden}}", and switch "{{second}}" on'
)
ROOMS = (
    {
        "room": "Drying room",
        "first": "Blower",
        "second": "Racks",
        "type": "Heater",
        "other": "Cooler",
        "title": "Warm air",
        "hidden": "Paraffin heater",
    },
    {
        "room": "Slipway",
        "first": "Winch",
        "second": "Floodlight",
        "type": "Outlet",
        "other": "Valve",
        "title": "Winch for boats",
        "hidden": "Radio in the bar",
    },
    {
        "room": "Bar",
        "first": "Beer cooler",
        "second": "Racks",
        "type": "Cooler",
        "other": "Heater",
        "title": "Cellar cold",
        "hidden": "Radio in the bar",
    },
)
"""`other` is a wrong sort that somebody may choose."""

HANDED = (
    'Let "{{full}}" in as "{{name}}" (may change things: {{admin}}), remove "{{gone}}", '
    'and set the colour "{{theme}}", the light "{{light}}" and the restart '
    '"{{cron}}"'
)
KEEPERS = (
    {
        "name": "marit",
        "full": "Marit Osterholt",
        "admin": "no",
        "gone": "Gus Fenner",
        "theme": "Teal",
        "other": "Green",
        "light": "Dark",
        "cron": "30 3 * * 1",
    },
    {
        "name": "benoit",
        "full": "Benoit Charpin",
        "admin": "yes",
        "gone": "Hedy Larkin",
        "theme": "Indigo",
        "other": "Blue",
        "light": "Light",
        "cron": "15 4 * * 3",
    },
    {
        "name": "oleksa",
        "full": "Oleksa Hrytsak",
        "admin": "no",
        "gone": "Gus Fenner",
        "theme": "Brown",
        "other": "Cyan",
        "light": "Dark",
        "cron": "0 2 * * 5",
    },
)
"""`other` is a wrong colour that somebody may choose."""
FIRST_PASSWORD = "Oars-in-the-rack-7"  # noqa: S105 (of invented people)
MISTYPED = "Oars-in-the-rack-8"
