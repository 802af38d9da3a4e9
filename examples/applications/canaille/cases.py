"""What differs from one person's work to the next."""

from __future__ import annotations

TAKEN_ON = (
    'Let "{{given}} {{family}}" in as "{{login}}" with the mail "{{mail}}", the '
    'numbers "{{phone}}" and "{{second}}", as "{{title}}" in "{{department}}", '
    'speaking "{{language}}", in the groups "{{group}}" and "{{also}}", until '
    '"{{until}}"'
)
NEWCOMERS = (
    {
        "given": "Aurel",
        "family": "Bock",
        "login": "aurel",
        "mail": "aurel.bock@huts.example.com",
        "phone": "01632 960 1141",
        "second": "01632 960 2218",
        "department": "Huts south",
        "title": "Cook",
        "language": "Deutsch",
        "group": "kitchen",
        "also": "carriers",
        "until": "10/17/2027, 06:00 PM",
    },
    {
        "given": "Tiril",
        "family": "Haug",
        "login": "tiril",
        "mail": "tiril@post.example.com",
        "phone": "01632 960 1175",
        "second": "01632 960 2240",
        "department": "Huts north",
        "title": "Warden",
        "language": "suomi",
        "group": "wardens",
        "also": "paths",
        "until": "09/30/2027, 06:00 PM",
    },
    {
        "given": "Remy",
        "family": "Duval",
        "login": "remy",
        "mail": "remy.duval@post.example.com",
        "phone": "01632 960 1109",
        "second": "01632 960 2263",
        "department": "Stores",
        "title": "Carrier",
        "language": "français",
        "group": "carriers",
        "also": "bookings",
        "until": "11/02/2027, 06:00 PM",
    },
)
GONE = "matteo"
"""A name to sign in with that somebody has."""

CONNECTED = (
    'Connect "{{name}}" at "{{uri}}", which sends people back to "{{back}}" and '
    '"{{also}}" and is looked after by "{{contact}}", with "{{grant}}" and without '
    '"{{without}}", for "{{scope}}", by "{{method}}", together with "{{other}}", '
    'under "{{policy}}", and let it require the time of signing in'
)
PROGRAMS = (
    {
        "name": "Path register",
        "sought": "paths",
        "contact": "halina@huts.example.com",
        "uri": "https://paths.huts.example.com",
        "back": "https://paths.huts.example.com/in",
        "also": "https://paths.huts.example.com/map",
        "grant": "client_credentials",
        "without": "refresh_token",
        "scope": "openid profile groups",
        "method": "client_secret_post",
        "wrong": "client_secret_jwt",
        "other": "Weather desk",
        "policy": "https://paths.huts.example.com/data",
    },
    {
        "name": "Firewood orders",
        "sought": "wood",
        "contact": "matteo@huts.example.com",
        "uri": "https://wood.huts.example.com",
        "back": "https://wood.huts.example.com/back",
        "also": "https://wood.huts.example.com/phone",
        "grant": "jwt-bearer",
        "without": "refresh_token",
        "scope": "openid email phone",
        "method": "private_key_jwt",
        "wrong": "client_secret_post",
        "other": "Store list",
        "policy": "https://wood.huts.example.com/yours",
    },
    {
        "name": "Menu board",
        "sought": "kitchen program",
        "contact": "elke@huts.example.com",
        "uri": "https://menus.huts.example.com",
        "back": "https://menus.huts.example.com/kitchen",
        "also": "https://menus.huts.example.com/door",
        "grant": "password",
        "without": "refresh_token",
        "scope": "openid groups",
        "method": "client_secret_post",
        "wrong": "private_key_jwt",
        "other": "Hut bookings",
        "policy": "https://menus.huts.example.com/about",
    },
)
"""`wrong` is a way that somebody may choose by mistake; `sought` is what people search for,
to see whether the program is there already."""

CUT_OFF = (
    'Revoke the token of "{{login}}" for "{{program}}", lock the account, put '
    '"{{login}}" out of "{{group}}", which is described as "{{description}}" then, '
    'and put "{{standin}}" in'
)
LEAVERS = (
    {
        "login": "bruno",
        "program": "Hut bookings",
        "group": "wardens",
        "description": "Keys of a hut, for the ridge ask Fergus",
        "standin": "fergus",
    },
    {
        "login": "jory",
        "program": "Weather desk",
        "group": "paths",
        "description": "Paths and signs, in the south ask Elke",
        "standin": "elke",
    },
    {
        "login": "matteo",
        "program": "Store list",
        "group": "carriers",
        "description": "Up and down, the mule is with Linnea",
        "standin": "linnea",
    },
)
