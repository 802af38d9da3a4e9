"""Send a SQLPad that nobody has used the office's people, connections and queries."""

from __future__ import annotations

import json
import urllib.request
from http.cookiejar import CookieJar
from itertools import cycle
from typing import Any

from examples.scripted.people import PASSWORD, PEOPLE

_HALL = "tram.example"
TABLES_PORT = 18551

_COLLEAGUES = ("bruno", "celeste")
_OTHERS = ("hamid", "leonie", "yusuf")
_CONNECTIONS = (("Lost property", "lost_property"), ("Timetable", "timetable"))
_NO_CHART = {"chartType": "", "fields": {}}
"""What the page sends of a query without one; it can't open queries that have nothing."""
QUERIES = (
    (
        "Finds of each line",
        ["monthly"],
        "SELECT line, COUNT(*) AS finds\nFROM finds\nGROUP BY line;",
    ),
    (
        "Finds of each stop",
        ["monthly", "stops"],
        "SELECT stop, COUNT(*) AS finds\nFROM finds\nGROUP BY stop;",
    ),
    (
        "What is lost most",
        ["monthly"],
        "SELECT kind, COUNT(*) AS finds\nFROM finds\nGROUP BY kind;",
    ),
    (
        "Scarves of last winter",
        ["winter"],
        "SELECT id, colour\nFROM finds\nWHERE kind = 'scarf'\nLIMIT 4;",
    ),
    (
        "Keys until summer",
        ["keys"],
        "SELECT asked_on, name\nFROM enquiries\nWHERE kind = 'keys'\nLIMIT 4;",
    ),
    (
        "Found at the old terminus",
        ["stops"],
        "SELECT id, kind\nFROM finds\nWHERE stop = 'Old Terminus'\nLIMIT 4;",
    ),
    (
        "Strong room",
        ["counter", "keys"],
        "SELECT id, kind, colour\nFROM finds\nWHERE shelf = 'C1'\nLIMIT 6;",
    ),
    (
        "Found at Mill Lane",
        ["counter"],
        (
            "SELECT id, kind, colour\nFROM finds\nWHERE stop = 'Mill Lane'\n"
            "ORDER BY id\nLIMIT 6;"
        ),
    ),
    (
        "Asked for this month",
        ["counter"],
        (
            "SELECT asked_on, name, line\nFROM enquiries\nWHERE kind = 'umbrella'\n"
            "ORDER BY asked_on\nLIMIT 6;"
        ),
    ),
    (
        "Umbrellas still here",
        ["counter"],
        (
            "SELECT id, found_on, colour\nFROM finds\nWHERE kind = 'umbrella'\n"
            "  AND returned_on IS NULL\nLIMIT 6;"
        ),
    ),
)
"""Name, tags and sentence of what the colleagues have kept, the oldest first."""


def address(name: str) -> str:
    """Return what somebody signs in with."""
    return f"{name}@{_HALL}"


def seed(url: str) -> None:
    """Sign everybody up, and send what the office has.

    Args:
        url: Where it runs.
    """
    office = _somebody()
    first, *others = [person.name for person in PEOPLE]
    _sign_up(office, url, first)
    for name in (*others, *_COLLEAGUES, *_OTHERS):
        role = "admin" if name in others else "editor"
        _send(office, f"{url}/api/users", {"email": address(name), "role": role})
    for name in others:
        _sign_up(_somebody(), url, name)
    made = [
        _send(
            office,
            f"{url}/api/connections",
            {
                "name": name,
                "driver": "mysql",
                "host": "127.0.0.1",
                "port": str(TABLES_PORT),
                "database": database,
                "username": "office_reader",
            },
        )
        for name, database in _CONNECTIONS
    ]
    common = {
        "connectionId": made[0]["connection"]["_id"],
        "chartConfiguration": _NO_CHART,
    }
    colleagues = [_somebody() for _ in _COLLEAGUES]
    for colleague, name in zip(colleagues, _COLLEAGUES, strict=True):
        _sign_up(colleague, url, name)
    for colleague, (name, tags, sentence) in zip(cycle(colleagues), QUERIES):
        said = {"name": name, "tags": tags, "queryText": sentence}
        _send(colleague, f"{url}/api/queries", said | common)


def _somebody() -> urllib.request.OpenerDirector:
    """Return a browser of somebody who stays signed in."""
    kept = urllib.request.HTTPCookieProcessor(CookieJar())
    return urllib.request.build_opener(kept)


def _sign_up(office: urllib.request.OpenerDirector, url: str, name: str) -> None:
    said = {"password": PASSWORD, "passwordConfirmation": PASSWORD}
    _send(office, f"{url}/api/signup", {"email": address(name), **said})


def _send(
    office: urllib.request.OpenerDirector, url: str, content: dict[str, Any]
) -> dict[str, Any]:
    request = urllib.request.Request(  # noqa: S310 (loopback)
        url, json.dumps(content).encode(), {"Content-Type": "application/json"}
    )
    with office.open(request) as reply:
        told: dict[str, Any] = json.loads(reply.read())
    if told.get("error"):
        raise RuntimeError(f"{url}: {told['error']}")
    return told
