"""What the tram company's lost property office has in its tables."""

from __future__ import annotations

import random
from datetime import date, timedelta

_FIRST = date(2026, 10, 5)
_FINDS, _ENQUIRIES = 84, 36
_LINES = ("2", "3", "5", "8")
_STOPS = ("Canal Lane", "Harbour Gate", "Mill Lane", "Observatory", "Saltmarket")
_KINDS = ("umbrella", "glove", "keys", "scarf", "phone", "school bag", "spectacles")
_COLOURS = ("black", "blue", "green", "grey", "red", "yellow")
_SHELVES = (
    ("A1", "cellar", 12),
    ("A2", "cellar", 12),
    ("B1", "corridor", 6),
    ("C1", "strong room", 52),
)
_ON_SHELF = {"phone": "C1", "keys": "C1", "spectacles": "B1", "school bag": "A2"}
_NAMES = ("Abara", "Brandt", "Castel", "Dunne", "Eskola", "Farkas", "Gruber", "Hale")


def statements() -> str:
    """Return what makes the office's tables and those of the timetable."""
    chance = random.Random(13001)  # noqa: S311 (invented rows)
    return "\n".join(
        [
            "CREATE DATABASE lost_property CHARACTER SET utf8mb4;",
            "CREATE DATABASE timetable CHARACTER SET utf8mb4;",
            "USE lost_property;",
            (
                "CREATE TABLE finds (id INT PRIMARY KEY, found_on VARCHAR(10), line VARCHAR(2),"
                " stop VARCHAR(20), kind VARCHAR(20), colour VARCHAR(10), shelf VARCHAR(2),"
                " returned_on VARCHAR(10));"
            ),
            (
                "CREATE TABLE enquiries (id INT PRIMARY KEY, asked_on VARCHAR(10),"
                " name VARCHAR(20), kind VARCHAR(20), line VARCHAR(2));"
            ),
            (
                "CREATE TABLE shelves (code VARCHAR(2) PRIMARY KEY, room VARCHAR(20),"
                " weeks INT);"
            ),
            *(_insert("finds", row) for row in _finds(chance)),
            *(_insert("enquiries", row) for row in _enquiries(chance)),
            *(_insert("shelves", row) for row in _SHELVES),
            "USE timetable;",
            "CREATE TABLE stops (name VARCHAR(20) PRIMARY KEY, zone INT);",
            *(
                _insert("stops", (stop, zone // 2 + 1))
                for zone, stop in enumerate(_STOPS)
            ),
        ]
    )


def _finds(chance: random.Random) -> list[tuple[str | int | None, ...]]:
    rows: list[tuple[str | int | None, ...]] = []
    for number in range(1, _FINDS + 1):
        day = _FIRST + timedelta(days=number // 2)
        kind = chance.choice(_KINDS)
        back = day + timedelta(days=chance.randrange(1, 20))
        rows.append(
            (
                *(number, str(day), chance.choice(_LINES), chance.choice(_STOPS)),
                *(kind, chance.choice(_COLOURS), _ON_SHELF.get(kind, "A1")),
                str(back) if chance.randrange(5) < 2 else None,
            )
        )
    return rows


def _enquiries(chance: random.Random) -> list[tuple[str | int | None, ...]]:
    return [
        (
            *(number, str(_FIRST + timedelta(days=number)), chance.choice(_NAMES)),
            *(chance.choice(_KINDS), chance.choice(_LINES)),
        )
        for number in range(1, _ENQUIRIES + 1)
    ]


def _insert(table: str, row: tuple[str | int | None, ...]) -> str:
    said = ", ".join("NULL" if one is None else repr(one) for one in row)
    return f"INSERT INTO {table} VALUES ({said});"  # noqa: S608 (our own rows)
