"""What differs from one person's work to the next."""

from __future__ import annotations

HUNG = (
    'Enter the "{{sort}}" called "{{name}}" with the host "{{host}}" at "{{place}}", '
    '"{{corner}}", with the community "{{word}}" and the notes "{{notes}}", and put it '
    'on the tree "{{county}}"'
)
BOXES = (
    {
        "name": "Otter camera",
        "host": "camera.otter.example",
        "place": "Otter Locks",
        "other": "Alder Lock",
        "corner": "Keeper's hut",
        "sort": "Generic SNMP Device",
        "word": "heron-17",
        "notes": "Only with the long ladder.",
        "county": "Hollowshire",
    },
    {
        "name": "Cotter router",
        "host": "router.cotter.example",
        "place": "Cotter's Bridge",
        "other": "Dragonfly Basin",
        "corner": "North pier",
        "sort": "Cisco Router",
        "word": "grebe-04",
        "notes": "Key is with the ferryman.",
        "county": "Marchford",
    },
    {
        "name": "Reedham weather",
        "host": "weather.reedham.example",
        "place": "Reedham Yard",
        "other": "Otter Locks",
        "corner": "Crane",
        "sort": "Net-SNMP Device",
        "word": "dipper-29",
        "notes": "Battery lasts two days.",
        "county": "Marchford",
    },
)
"""What hangs there since this week; `other` is a wrong place somebody may choose."""

TAKEN_OVER = (
    'Copy the pattern "{{pattern}}" to "{{account}}" for "{{full}}" with the mail '
    '"{{mail}}", have the password changed and the graphs shown, put it into "{{group}}", '
    'and disable "{{old}}"'
)
HEIRS = (
    {
        "pattern": "keeper",
        "account": "oquill",
        "full": "Orla Quill",
        "mail": "oquill@wend.example",
        "group": "Keepers",
        "other": "Pumps",
        "old": "hlund",
    },
    {
        "pattern": "office",
        "account": "tmarsh",
        "full": "Tobias Marsh",
        "mail": "tmarsh@wend.example",
        "group": "Office",
        "other": "On call",
        "old": "fosei",
    },
    {
        "pattern": "keeper",
        "account": "zferris",
        "full": "Zelda Ferris",
        "mail": "zferris@wend.example",
        "group": "Pumps",
        "other": "Keepers",
        "old": "rbasu",
    },
)
"""Who comes and who goes; `other` is a wrong group somebody may tick."""

SEARCHED = (
    'Search "{{place}}" every week as "{{name}}", range "{{range}}", from {{day}} on '
    '"{{weekday}}" and "{{also}}", for "{{limit}}" at most, with a mail to "{{mail}}", '
    'and disable "{{old}}"'
)
SEARCHES = (
    {
        "name": "Alder after the flood",
        "place": "Alder Lock",
        "other": "Otter Locks",
        "range": "10.41.0.0/26",
        "day": "2026-12-14",
        "weekday": "Monday",
        "also": "Thursday",
        "limit": "1 Hour",
        "mail": "mthorne@wend.example",
        "old": "Alder in spring",
    },
    {
        "name": "Elver before the audit",
        "place": "Elver Pumping Station",
        "other": "Head Office",
        "range": "10.45.8.0/25",
        "day": "2026-12-09",
        "weekday": "Wednesday",
        "also": "Saturday",
        "limit": "30 Minutes",
        "mail": "bneville@wend.example",
        "old": "Elver, all halls",
    },
    {
        "name": "Bittern with the new mast",
        "place": "Bittern Weir",
        "other": "Reedham Yard",
        "range": "10.42.0.64/27",
        "day": "2026-12-15",
        "weekday": "Tuesday",
        "also": "Friday",
        "limit": "1 Hour",
        "mail": "fosei@wend.example",
        "old": "Bittern at night",
    },
)
"""What is looked through; `other` is a wrong place somebody may choose."""
