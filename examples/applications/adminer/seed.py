"""What stands in the costume store's database before anybody begins."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

DATABASE = "costumes.db"
_TABLES = """
CREATE TABLE borrower (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, name text NOT NULL,
  town text NOT NULL, deposit integer NOT NULL DEFAULT 0
);
CREATE TABLE costume (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, piece text NOT NULL,
  period text NOT NULL, rail text NOT NULL, fee integer NOT NULL,
  remark text NOT NULL DEFAULT ''
);
CREATE TABLE loan (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, who text NOT NULL,
  piece text NOT NULL, due text NOT NULL, returned integer NOT NULL DEFAULT 0
);
"""
_BORROWERS = (
    ("Gymnasium Uhlenhof", "Uhlenhof", 120),
    ("Harbour Players", "Lissum", 200),
    ("Operetta Circle", "Marrow", 150),
    ("Parish of St Odile", "Marrow", 60),
)
_COSTUMES = (
    ("Frock coat, grey", "1880s", "B2", 18, ""),
    ("Crinoline, plum", "1860s", "C1", 30, "hoop bent"),
    ("Herald's tabard", "Middle Ages", "A1", 22, ""),
    ("Sailor's jacket", "1910s", "B1", 12, "two buttons missing"),
    ("Charleston dress", "1920s", "C2", 24, ""),
    ("Monk's habit", "Middle Ages", "A2", 9, ""),
)
_LOANS = (
    ("Harbour Players", "Sailor's jacket", "2026-10-30", 0),
    ("Operetta Circle", "Crinoline, plum", "2026-11-14", 0),
    ("Parish of St Odile", "Monk's habit", "2026-11-02", 1),
    ("Gymnasium Uhlenhof", "Charleston dress", "2026-12-05", 0),
)


def write_database(path: Path) -> None:
    """Make the tables and put in what is invented."""
    with closing(sqlite3.connect(path)) as database, database:
        database.executescript(_TABLES)
        for table, rows in (
            ("borrower (name, town, deposit)", _BORROWERS),
            ("costume (piece, period, rail, fee, remark)", _COSTUMES),
            ("loan (who, piece, due, returned)", _LOANS),
        ):
            marks = ", ".join("?" * len(rows[0]))
            database.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)  # noqa: S608 (our own)
