"""What stands in the ferries' app: quays, what was found on board, and settings."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

_QUAYS = (
    ("Alder Bay", "Norrvik", 2, True, ""),
    ("Castle Steps", "Lindau", 3, True, ""),
    ("Fishmarket", "Norrvik", 2, True, ""),
    ("Gull Point", "Osterby", 1, True, ""),
    ("Linden Meadow", "Lindau", 1, True, ""),
    ("Mill Race", "Osterby", 1, False, "Low water"),
    ("Old Brickworks", "Haveland", 2, True, ""),
    ("Station Quay", "Norrvik", 4, True, ""),
    ("Summer Baths", "Haveland", 1, True, ""),
)
"""Name, town, berths, whether boats call there, notice."""
_FOUND = (
    ("Blue umbrella", "Heron", "upper deck", False),
    ("Child's rucksack", "Grebe", "bicycle rack", False),
    ("Reading glasses", "Heron", "saloon", True),
    ("Grey woollen cap", "Bittern", "saloon", False),
)
"""What it is, ship, where on it, whether it was fetched."""
_SETTINGS = {
    "bicyclesPerTrip": 24,
    "supportPhone": "0555 41 20 20",
    "headline": "All boats on time",
    "winterTimetable": False,
}


def fill_app(url: str, key: str) -> None:
    """Have the server keep it.

    Args:
        url: Of the server's root.
        key: That lets everything be done.
    """
    office = _Office(url, key)
    text, number, truth = "String", "Number", "Boolean"
    office.describe(
        "Quay",
        {"name": text, "town": text, "berths": number, "open": truth, "notice": text},
    )
    office.describe(
        "FoundItem", {"what": text, "ship": text, "place": text, "fetched": truth}
    )
    for name, town, berths, calls, notice in _QUAYS:
        quay = {"name": name, "town": town, "berths": berths, "open": calls}
        office.keep("classes/Quay", quay | ({"notice": notice} if notice else {}))
    for what, ship, place, fetched in _FOUND:
        found = {"what": what, "ship": ship, "place": place, "fetched": fetched}
        office.keep("classes/FoundItem", found)
    nobody: dict[str, Any] = {"ACL": {"*": {"read": True}}}
    for name in ("captains", "ticketOffice"):
        office.keep("roles", {"name": name, **nobody})
    office.ask("PUT", "config", {"params": _SETTINGS})


class _Office:
    def __init__(self, url: str, key: str) -> None:
        self._url = url
        self._key = key

    def describe(self, name: str, columns: dict[str, str]) -> None:
        fields = {column: {"type": kind} for column, kind in columns.items()}
        self.ask("POST", f"schemas/{name}", {"className": name, "fields": fields})

    def keep(self, path: str, what: dict[str, Any]) -> None:
        self.ask("POST", path, what)

    def ask(self, method: str, path: str, what: dict[str, Any]) -> None:
        asked = urllib.request.Request(  # noqa: S310 (loopback)
            f"{self._url}/parse/{path}",
            data=json.dumps(what).encode(),
            headers={
                "Content-Type": "application/json",
                "X-Parse-Application-Id": "ferries",
                "X-Parse-Master-Key": self._key,
            },
            method=method,
        )
        urllib.request.urlopen(asked).close()  # noqa: S310 (loopback)
