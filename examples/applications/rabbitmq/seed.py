"""What a ferry company's RabbitMQ holds when people begin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from collections.abc import Iterator

COMPANY = "saltmarsh-ferries"
FIRST = "passengers"
"""The department that is there from the beginning."""
_DEPARTMENTS = (FIRST, "freight", "workshop")
_FIRMS = (
    ("harbourmaster", "management", "passengers", "^board.*"),
    ("signals", "monitoring", "workshop", "^jobs"),
    ("weighbridge", "management", "freight", "^weights$"),
)
"""Name, tag, the department they work for, and what they read there."""
_FIRM = "Ropes-and-tar-63"
_EXCHANGES = (
    ("passengers", "departures", "topic"),
    ("passengers", "tickets", "direct"),
    ("freight", "bookings", "topic"),
    ("freight", "customs", "direct"),
    ("workshop", "defects", "topic"),
)
"""Department, name and type."""
_QUEUES: tuple[tuple[str, str, str, str, dict[str, int]], ...] = (
    (
        *("passengers", "board.oldpier", "departures", "oldpier.#"),
        {"x-message-ttl": 1800000},
    ),
    (
        *("passengers", "board.lighthouse", "departures", "lighthouse.#"),
        {"x-message-ttl": 3600000},
    ),
    ("passengers", "board.station", "departures", "#", {"x-max-length": 60}),
    ("passengers", "sold", "tickets", "sold", {}),
    ("freight", "weights", "bookings", "*.weighed", {}),
    ("freight", "lorries", "bookings", "lorry.#", {}),
    ("freight", "papers", "customs", "papers", {}),
    ("workshop", "board.slipway", "defects", "slipway.#", {"x-message-ttl": 600000}),
    ("workshop", "jobs", "defects", "#", {}),
)
"""Department, name, where it is bound to, with which key, and its arguments."""
_MESSAGES = (
    ("passengers", "departures", "oldpier.0815", "Old Pier 08:15 sails from berth 2"),
    ("passengers", "departures", "station.0840", "Connection from platform 3 waits"),
    ("passengers", "departures", "lighthouse.0900", "Lighthouse 09:00 is cancelled"),
    ("passengers", "tickets", "sold", "2 adults, 1 bicycle, return"),
    ("freight", "bookings", "lorry.weighed", "18.4 t, deck C"),
    ("freight", "bookings", "lorry.late", "Fish from the north comes an hour late"),
    ("freight", "customs", "papers", "Sheet 7 is missing a stamp"),
    ("workshop", "defects", "slipway.winch", "The winch squeals again"),
    ("workshop", "defects", "hall.lamp", "Lamp above the lathe is dark"),
)
"""Department, exchange, key and what is said."""


def definitions() -> dict[str, Any]:
    """Return who works with it, and where what goes to."""
    staff = [person.name for person in PEOPLE]
    users = [
        {"name": name, "password": PASSWORD, "tags": "administrator"} for name in staff
    ] + [{"name": name, "password": _FIRM, "tags": tag} for name, tag, _, _ in _FIRMS]
    permissions = [
        _permission(name, department, ".*", ".*")
        for name in staff
        for department in _DEPARTMENTS
    ] + [
        _permission(name, department, f"^{name}-", reads)
        for name, _, department, reads in _FIRMS
    ]
    kept = {"durable": True, "auto_delete": False}
    return {
        "vhosts": [{"name": name} for name in _DEPARTMENTS],
        "users": users,
        "permissions": permissions,
        "exchanges": [
            {"vhost": department, "name": name, "type": kind, "arguments": {}}
            | kept
            | {"internal": False}
            for department, name, kind in _EXCHANGES
        ],
        "queues": [
            {"vhost": department, "name": name, "arguments": arguments} | kept
            for department, name, _, _, arguments in _QUEUES
        ],
        "bindings": [
            {
                "vhost": department,
                "source": exchange,
                "destination": name,
                "destination_type": "queue",
                "routing_key": key,
                "arguments": {},
            }
            for department, name, exchange, key, _ in _QUEUES
        ],
    }


def limits() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield where a firm's limit is put, and how many connections it may have."""
    for name, _, _, _ in _FIRMS:
        yield f"user-limits/{name}/max-connections", {"value": 4}


def messages() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield where a message is published, and the message."""
    for department, exchange, key, said in _MESSAGES:
        told = {"routing_key": key, "payload": said, "payload_encoding": "string"}
        where = f"exchanges/{department}/{exchange}/publish"
        yield where, told | {"properties": {"delivery_mode": 2}}


def _permission(
    name: str, department: str, configure: str, read: str
) -> dict[str, str]:
    said = {"user": name, "vhost": department, "configure": configure}
    return said | {"write": configure, "read": read}
