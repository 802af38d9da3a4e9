"""What differs from one person's work to the next."""

from __future__ import annotations

SHOWN = (
    'Give the queue "{{queue}}" in "{{host}}" the argument "{{argument}}" of {{amount}}, '
    'bind it to "{{exchange}}" with the key "{{key}}", and publish "{{message}}"'
)
BOARDS = (
    {
        "queue": "board.northquay",
        "host": "passengers",
        "other": "workshop",
        "argument": "Message TTL",
        "argument_key": "x-message-ttl",
        "amount": "3600000",
        "exchange": "departures",
        "key": "northquay.#",
        "first_key": "northquay.test",
        "message": "North Quay: this board is being tried out",
        "taken": "board.oldpier",
    },
    {
        "queue": "board.gullrock",
        "host": "passengers",
        "other": "workshop",
        "argument": "Max length",
        "argument_key": "x-max-length",
        "amount": "40",
        "exchange": "departures",
        "key": "gullrock.#",
        "first_key": "gullrock.test",
        "message": "Gull Rock: please ring the office",
        "taken": "board.oldpier",
    },
    {
        "queue": "board.enginehall",
        "host": "workshop",
        "other": "passengers",
        "argument": "Message TTL",
        "argument_key": "x-message-ttl",
        "amount": "7200000",
        "exchange": "defects",
        "key": "hall.#",
        "first_key": "hall.test",
        "message": "Engine hall: nothing is broken, only a trial",
        "taken": "board.slipway",
    },
)
"""Which board is new; `other` is a wrong department, `taken` what another is called."""

ADMITTED = (
    'Add the user "{{user}}" with the tag "{{tag}}", who in "{{host}}" may configure '
    '"{{configure}}", write "{{write}}" and read "{{read}}", with no more than {{limit}} '
    "connections"
)
FIRMS = (
    {
        "user": "kestrel",
        "tag": "Management",
        "typed_tag": "management",
        "host": "passengers",
        "configure": "^kestrel-",
        "write": "^tickets$",
        "read": "^kestrel-",
        "limit": "5",
    },
    {
        "user": "lumen",
        "tag": "Monitoring",
        "typed_tag": "monitoring",
        "host": "workshop",
        "configure": "^lumen-",
        "write": "^lumen-",
        "read": "^board.*",
        "limit": "8",
    },
    {
        "user": "drydock",
        "tag": "Policymaker",
        "typed_tag": "policymaker",
        "host": "workshop",
        "configure": "^dock-",
        "write": "^(defects|dock-.*)$",
        "read": "^jobs",
        "limit": "3",
    },
)
"""Who is let in, and to what."""
