"""Make the books that the garden society's library finds."""

from __future__ import annotations

import json
import uuid
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from pathlib import Path

COLUMNS: tuple[tuple[str, str, str, dict[str, list[str]]], ...] = (
    ("mark", "Shelf mark", "text", {}),
    (
        "state",
        "Condition",
        "enumeration",
        {"enum_values": ["As new", "Sound", "Worn", "Needs binding"]},
    ),
    ("lent", "May be lent", "bool", {}),
    ("came", "Came to us", "datetime", {}),
    ("giver", "Given by", "text", {}),
)
BOOKS = (
    ("Ferns of the Damp Wall", "Agnes Tillmouth", "Ferns", "1987-04-02", "eng", 8),
    (
        "A Year of Alpines",
        "Agnes Tillmouth",
        "Alpines,Calendars",
        "1991-09-14",
        "eng",
        6,
    ),
    ("Moss Underfoot", "Henrik Solvang", "Mosses", "2004-03-01", "eng", 10),
    ("Moose und Mauern", "Henrik Solvang", "Mosses", "2005-10-20", "deu", 8),
    (
        "The Cold Frame",
        "Bertha Quillfeather",
        "Sowing,Glasshouses",
        "1978-01-30",
        "eng",
        4,
    ),
    (
        "The Warm Frame",
        "Bertha Quillfeather",
        "Sowing,Glasshouses",
        "1981-02-11",
        "eng",
        6,
    ),
    (
        "Grafting for the Timid",
        "Osric Penhallow",
        "Fruit,Pruning",
        "2011-11-05",
        "eng",
        8,
    ),
    ("Pears on the South Wall", "Osric Penhallow", "Fruit", "2014-05-17", "eng", 10),
    ("Plums, Early and Late", "Osric Penhallow", "Fruit", "2017-08-23", "eng", 6),
    ("Les rosiers du presbytère", "Solange Amiot", "Roses", "1969-06-12", "fra", 8),
    ("Roses without Spraying", "Solange Amiot", "Roses,Pests", "1996-06-01", "eng", 8),
    ("Slugs, a Truce", "Mirela Dunwoody", "Pests", "2019-04-09", "eng", 10),
    ("Aphids and Their Enemies", "Mirela Dunwoody", "Pests", "2021-03-15", "eng", 6),
    ("The Pruner's Pocket Book", "Casimir Holt", "Pruning", "1954-10-01", "eng", 4),
    ("Hedges", "Casimir Holt", "Pruning,Trees", "1958-02-28", "eng", 6),
    ("Kleine Bäume", "Lotte Brandauer", "Trees", "2008-09-03", "deu", 8),
    ("Bulbs in Bowls", "Edda Winslow", "Bulbs", "1972-11-18", "eng", 6),
    ("Snowdrops by Name", "Edda Winslow", "Bulbs,Calendars", "1983-01-07", "eng", 10),
)
"""Title, author, what it is about, day it came out, language, twice its stars."""
SERIES = {
    "The Society's Handbooks": ("The Cold Frame", "The Warm Frame", "Hedges"),
    "Fruit Garden Papers": (
        "Grafting for the Timid",
        "Pears on the South Wall",
        "Plums, Early and Late",
    ),
    "Green Threads": ("Ferns of the Damp Wall", "Moss Underfoot"),
}
PUBLISHERS = {
    "Fernhill Press": ("Agnes Tillmouth", "Henrik Solvang", "Edda Winslow"),
    "Potting Shed Books": ("Bertha Quillfeather", "Casimir Holt", "Mirela Dunwoody"),
    "Walled Garden Editions": ("Osric Penhallow", "Solange Amiot", "Lotte Brandauer"),
}
ARRIVED = (
    ("Saxifrages of the North Bed", "Unknown"),
    ("The Onion Year", "Unknown"),
    ("Weidenzaun und Flechtwerk", "Unknown"),
)
"""Books of which nobody has entered anything yet."""
BEGUN = "2026-01-05 09:00:00.000000"
"""When everything was entered."""


def fill_library(library: Path, database: sqlite3.Connection) -> None:
    """Enter the books, and lay a file for each into the library's folder.

    Args:
        library: The folder.
        database: Calibre's own, with empty tables.
    """
    database.execute("INSERT INTO library_id (uuid) VALUES (?)", (identity("library"),))
    for label, name, kind, told in COLUMNS:
        database.execute(
            "INSERT INTO custom_columns (label, name, datatype, display, normalized)"
            " VALUES (?, ?, ?, ?, ?)",
            (label, name, kind, json.dumps(told), kind in {"text", "enumeration"}),
        )
    for number, (title, author, tags, day, language, stars) in enumerate(BOOKS, 1):
        _book(database, library, title, author, day)
        for tag in tags.split(","):
            _link(database, number, "tag", _of(database, "tags", name=tag))
        spoken = _of(database, "languages", lang_code=language)
        _link(database, number, "lang_code", spoken, table="languages")
        _link(database, number, "rating", _of(database, "ratings", rating=stars))
        house = next(name for name, all_ in PUBLISHERS.items() if author in all_)
        made = _of(database, "publishers", name=house, sort=house)
        _link(database, number, "publisher", made)
        for name, titles in SERIES.items():
            if title in titles:
                row = _of(database, "series", name=name, sort=name)
                _link(database, number, "series", row, table="series")
                database.execute(
                    "UPDATE books SET series_index = ? WHERE id = ?",
                    (titles.index(title) + 1, number),
                )
        _custom(database, number, 1, f"{tags[:2].upper()} {number:02}")
        _custom(database, number, 2, ("Sound", "Worn", "As new")[number % 3])
    for title, author in ARRIVED:
        _book(database, library, title, author, "0101-01-01")


def _book(
    database: sqlite3.Connection, library: Path, title: str, author: str, day: str
) -> None:
    number = database.execute("SELECT count(*) FROM books").fetchone()[0] + 1
    path = f"{author}/{title} ({number})"
    name = f"{title} - {author}"
    folder = library / path
    folder.mkdir(parents=True)
    (folder / f"{name}.txt").write_text(f"{title}\n\n{author}\n", encoding="utf-8")
    last = " ".join(author.split()[-1:])
    sort = f"{last}, {author.removesuffix(last).strip()}".removesuffix(", ")
    article = next((word for word in ("A ", "The ") if title.startswith(word)), "")
    database.execute(
        "INSERT INTO books (title, sort, timestamp, pubdate, author_sort, path, uuid,"
        " last_modified) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            title,
            f"{title.removeprefix(article)}, {article.strip()}".removesuffix(", "),
            f"2026-01-{number:02} 09:00:00.000000",
            f"{day} 00:00:00.000000",
            sort,
            path,
            identity(title),
            BEGUN,
        ),
    )
    _link(database, number, "author", _of(database, "authors", name=author, sort=sort))
    database.execute(
        "INSERT INTO data (book, format, uncompressed_size, name)"
        " VALUES (?, 'TXT', 40, ?)",
        (number, name),
    )


def _of(database: sqlite3.Connection, table: str, **given: str | int) -> int:
    """Return the number of what is in a table, entered if it is not there yet."""
    first, *_ = given
    asked = f"SELECT id FROM {table} WHERE {first} = ?"  # noqa: S608 (our own names)
    found = database.execute(asked, (given[first],)).fetchone()
    if found:
        return int(found[0])
    marks = ", ".join("?" * len(given))
    made = database.execute(
        f"INSERT INTO {table} ({', '.join(given)}) VALUES ({marks})",  # noqa: S608
        tuple(given.values()),
    )
    return int(made.lastrowid or 0)


def _link(
    database: sqlite3.Connection,
    book: int,
    column: str,
    row: int,
    *,
    table: str | None = None,
) -> None:
    linked = table or f"{column}s"
    database.execute(
        f"INSERT INTO books_{linked}_link (book, {column}) VALUES (?, ?)",  # noqa: S608
        (book, row),
    )


def _custom(database: sqlite3.Connection, book: int, column: int, value: str) -> None:
    row = _of(database, f"custom_column_{column}", value=value)
    _link(database, book, "value", row, table=f"custom_column_{column}")


def identity(name: str) -> str:
    """Return the number that something is known by everywhere."""
    return str(uuid.uuid5(uuid.NAMESPACE_URL, f"https://gardens.test/{name}"))
