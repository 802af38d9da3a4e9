"""What differs from one person's work to the next."""

from __future__ import annotations

CONNECTED = (
    'Connect "{{id}}" as NMEA 0183 over TCP at {{host}}, port {{port}} (logged: '
    "{{logged}}), and take {{path}} from {{first}} before {{second}}, which waits "
    "{{timeout}} ms"
)
INSTRUMENTS = (
    {
        "id": "foremast-wind",
        "host": "192.168.4.21",
        "port": "10110",
        "logged": "yes",
        "path": "environment.wind.speedApparent",
        "letters": "speedApp",
        "first": "masthead.II",
        "second": "wheelhouse.II",
        "timeout": "3000",
    },
    {
        "id": "keel-sounder",
        "host": "192.168.4.35",
        "port": "2000",
        "logged": "no",
        "path": "environment.depth.belowTransducer",
        "letters": "depth",
        "first": "wheelhouse.II",
        "second": "masthead.II",
        "timeout": "5000",
    },
    {
        "id": "stern-log",
        "host": "192.168.4.40",
        "port": "4123",
        "logged": "yes",
        "path": "navigation.speedThroughWater",
        "letters": "Through",
        "first": "wheelhouse.II",
        "second": "masthead.II",
        "timeout": "8000",
    },
)
"""`letters` are those of a path that somebody types to find it."""

LET_IN = (
    'Give "{{user}}" an account that may "{{may}}", take out "{{gone}}", and let the '
    'device "{{device}}" in with "{{rights}}"'
)
HANDS = (
    {
        "user": "solveig",
        "may": "Read/Write",
        "gone": "casper",
        "device": "Tablet in the chart house",
        "rights": "Read/Write",
    },
    {
        "user": "bartek",
        "may": "Read Only",
        "gone": "minna",
        "device": "Plotter at the helm",
        "rights": "Read/Write",
    },
    {
        "user": "yusuf",
        "may": "Admin",
        "gone": "casper",
        "device": "Screen in the galley",
        "rights": "Read Only",
    },
)
FIRST_PASSWORD = "Belay-the-halyard-5"  # noqa: S105 (of invented people)
MISTYPED = "Belay-the-halyard-6"
