"""What differs from one person's work to the next."""

from __future__ import annotations

ENTERED = (
    'Enter "{{name}}" as a person with the username "{{user}}", the first password, '
    'the address "{{mail}}" and dates in "ISO Format", let all users read what is '
    'theirs, and add them to the group "{{group}}"'
)
NEWCOMERS = (
    {
        "name": "Nadia Rahimi",
        "user": "n.rahimi",
        "mail": "n.rahimi@kettlelane.example",
        "group": "Strings",
        "colleague": "Elise Moreau",
    },
    {
        "name": "Gwen Pritchard",
        "user": "g.pritchard",
        "mail": "g.pritchard@kettlelane.example",
        "group": "Choirs",
        "colleague": "Maeve Doyle",
    },
    {
        "name": "Oskar Lindahl",
        "user": "o.lindahl",
        "mail": "o.lindahl@kettlelane.example",
        "group": "Woodwinds",
        "colleague": "Joana Pereira",
    },
)
"""Who is new; `colleague` is somebody by whom their group can be found."""

PENCILLED = (
    'Make the calendar "{{path}}" of "{{thing}}" with the name "{{title}}", readable '
    'for all, in the time zone "{{zone}}", transparent and with the description '
    '"{{note}}", and let the group "{{group}}" read and write in it'
)
PLANS = (
    {
        "thing": "Big Room",
        "path": "pencilled",
        "title": "Pencilled for the Big Room",
        "zone": "Europe/Prague",
        "other": "Europe/Paris",
        "note": "Maeve Doyle knows what is certain.",
        "group": "Choirs",
    },
    {
        "thing": "Instrument Van",
        "path": "lisbon-tour",
        "title": "The van on tour, perhaps",
        "zone": "Europe/Lisbon",
        "other": "Europe/London",
        "note": "Ask Frank Tanner before anything is loaded.",
        "group": "Brass",
    },
    {
        "thing": "Cellar Stage",
        "path": "maybe",
        "title": "Evenings that may be",
        "zone": "Europe/Prague",
        "other": "Europe/Paris",
        "note": "Ravi Singh collects the wishes until Easter.",
        "group": "Woodwinds",
    },
)
"""What is planned; `other` is a wrong zone somebody may choose."""
