"""Object-centric logs as OCEL 2.0 SQLite databases.

One table per type of events and of objects, named through ``event_map_type`` and
``object_map_type``. SQLite does not tell upper from lower case in names of tables
and columns, so types and attributes that differ in nothing else get numbers.
"""

from __future__ import annotations

import re
import sqlite3
import unicodedata
from contextlib import closing
from datetime import datetime
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from wb2pm.converters.ocel.checks import check_ocel
from wb2pm.converters.ocel.log import INITIAL, OcelEvent, OcelObject
from wb2pm.converters.ocel.text import (
    SQLITE,
    TextEscaper,
    escape_log,
    utc_text,
)
from wb2pm.converters.writing import Loss, WriteReport, atomic_path
from wb2pm.errors import WriteError

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Iterator

    from wb2pm.converters.ocel.log import (
        ObjectCentricLog,
        OcelType,
        Value,
        ValueType,
    )

COLUMN_TYPES: Final[dict[ValueType, str]] = {
    "string": "TEXT",
    "time": "TIMESTAMP",
    "integer": "INTEGER",
    "float": "REAL",
    "boolean": "BOOLEAN",
}
CANNOT_HOLD: Final = (
    "fractions of a microsecond, and the zone of a time: the instant is kept, in UTC",
    "the zero character, and halves of surrogate pairs: written as _xHHHH_",
    "attributes of one type that differ in case alone: numbered",
    "the order of attributes other than that of their declaration",
    "more than 2,000 attributes of a type: refused",
    "attributes of the log as a whole",
)
"""What OCEL 2.0 SQLite cannot hold; `WriteReport.losses` says what came up."""
_TABLES: Final = """
CREATE TABLE event_map_type (ocel_type TEXT PRIMARY KEY, ocel_type_map TEXT);
CREATE TABLE object_map_type (ocel_type TEXT PRIMARY KEY, ocel_type_map TEXT);
CREATE TABLE event (ocel_id TEXT PRIMARY KEY, ocel_type TEXT,
  FOREIGN KEY (ocel_type) REFERENCES event_map_type(ocel_type));
CREATE TABLE object (ocel_id TEXT PRIMARY KEY, ocel_type TEXT,
  FOREIGN KEY (ocel_type) REFERENCES object_map_type(ocel_type));
CREATE TABLE event_object (
  ocel_event_id TEXT, ocel_object_id TEXT, ocel_qualifier TEXT,
  PRIMARY KEY (ocel_event_id, ocel_object_id, ocel_qualifier),
  FOREIGN KEY (ocel_event_id) REFERENCES event(ocel_id),
  FOREIGN KEY (ocel_object_id) REFERENCES object(ocel_id));
CREATE TABLE object_object (
  ocel_source_id TEXT, ocel_target_id TEXT, ocel_qualifier TEXT,
  PRIMARY KEY (ocel_source_id, ocel_target_id, ocel_qualifier),
  FOREIGN KEY (ocel_source_id) REFERENCES object(ocel_id),
  FOREIGN KEY (ocel_target_id) REFERENCES object(ocel_id));
"""
_TAKEN: Final = frozenset({"object", "map_type"})
"""What follows ``event_`` and ``object_`` in the names of the tables above."""
_MAX_NAME: Final = 60

Cell = str | int | float | None
_Thing = TypeVar("_Thing", OcelEvent, OcelObject)


class _Table(NamedTuple):
    """The table of a type.

    Attributes:
        name: Its name.
        columns: Attribute -> column, in the order of the columns.
    """

    name: str
    columns: dict[str, str]


def write_ocel_sqlite(
    ocel: ObjectCentricLog, path: str | os.PathLike[str]
) -> WriteReport:
    """Write an object-centric log as an OCEL 2.0 SQLite database.

    Times are text in UTC, to the microsecond. The same log and the same version of
    SQLite give the same bytes.

    Args:
        ocel: The log.
        path: Where to write; a file there is replaced when all went well.

    Returns:
        What was written, and what had to be changed.

    Raises:
        WriteError: If the log contradicts itself.

    Examples:
        >>> import tempfile
        >>> from pathlib import Path
        >>> from wb2pm.converters.ocel.log import ObjectCentricLog, OcelType
        >>> log = ObjectCentricLog(event_types=(OcelType(name="Click 'Save'"),))
        >>> path = Path(tempfile.mkdtemp()) / "log.sqlite"
        >>> _ = write_ocel_sqlite(log, path)
        >>> with closing(sqlite3.connect(path)) as database:
        ...     database.execute("SELECT * FROM event_map_type").fetchall()
        [("Click 'Save'", 'ClickSave')]
    """
    check_ocel(ocel)
    escaper = TextEscaper(SQLITE)
    escaped = escape_log(ocel, escaper)
    renamed: list[str] = []
    with atomic_path(path) as unfinished:
        try:
            with closing(sqlite3.connect(unfinished, isolation_level=None)) as database:
                # The file is not looked at before it is whole: no journal is needed.
                database.execute("PRAGMA journal_mode = OFF")
                database.execute("PRAGMA synchronous = OFF")
                database.execute("BEGIN")
                _Writer(database, renamed).write(escaped)
                database.execute("COMMIT")
        except sqlite3.Error as exc:
            raise WriteError(f"{path}: SQLite cannot hold the log: {exc}") from exc
    losses = escaper.losses()
    if renamed:
        losses += (
            Loss(
                what="attribute names",
                count=len(renamed),
                reason="SQLite does not tell upper from lower case: written as "
                + ", ".join(renamed),
            ),
        )
    return WriteReport(
        paths=(str(path),), cases=ocel.cases, events=len(ocel.events), losses=losses
    )


class _Writer:
    def __init__(self, database: sqlite3.Connection, renamed: list[str]) -> None:
        self._database = database
        self._renamed = renamed

    def write(self, ocel: ObjectCentricLog) -> None:
        for statement in _TABLES.strip().split(";\n"):
            self._database.execute(statement)
        event_tables = self._create_tables("event", ocel.event_types)
        object_tables = self._create_tables("object", ocel.object_types)
        self._insert("event", 2, ((e.id, e.type) for e in ocel.events))
        self._insert("object", 2, ((o.id, o.type) for o in ocel.objects))
        events, objects = _by_type(ocel.events), _by_type(ocel.objects)
        for name, table in event_tables.items():
            rows = (_event_row(event, table) for event in events.get(name, ()))
            self._insert(table.name, 2 + len(table.columns), rows)
        for name, table in object_tables.items():
            items = objects.get(name, ())
            changes = (row for item in items for row in _object_rows(item, table))
            self._insert(table.name, 3 + len(table.columns), changes)
        for link, things in (
            ("event_object", ocel.events),
            ("object_object", ocel.objects),
        ):
            self._insert(link, 3, _relation_rows(things))

    def _create_tables(
        self, side: str, types: tuple[OcelType, ...]
    ) -> dict[str, _Table]:
        tables = {}
        key = "ocel_id TEXT" + (" PRIMARY KEY" if side == "event" else "")
        changed = ["ocel_changed_field TEXT"] if side == "object" else []
        taken = set(_TAKEN)
        for kind in types:
            suffix = _distinct(_safe(kind.name), taken)
            table = _Table(f"{side}_{suffix}", self._columns(kind))
            columns = [
                f"{quote_name(table.columns[a.name])} {COLUMN_TYPES[a.type]}"
                for a in kind.attributes
            ]
            parts = [key, "ocel_time TIMESTAMP", *changed, *columns]
            self._database.execute(
                f"CREATE TABLE {quote_name(table.name)} ({', '.join(parts)}, "
                f"FOREIGN KEY (ocel_id) REFERENCES {side}(ocel_id))"
            )
            self._insert(f"{side}_map_type", 2, [(kind.name, suffix)])
            tables[kind.name] = table
        return tables

    def _columns(self, kind: OcelType) -> dict[str, str]:
        taken = {"ocel_id", "ocel_time", "ocel_changed_field"}
        columns = {a.name: _distinct(a.name, taken) for a in kind.attributes}
        self._renamed += [
            f"{column} for {name!r} of {kind.name!r}"
            for name, column in columns.items()
            if name != column
        ]
        return columns

    def _insert(
        self, table: str, columns: int, rows: Iterable[tuple[Cell, ...]]
    ) -> None:
        marks = ", ".join("?" * columns)
        self._database.executemany(
            f"INSERT INTO {quote_name(table)} VALUES ({marks})",  # noqa: S608 - quoted
            rows,
        )


def _by_type(things: Iterable[_Thing]) -> dict[str, list[_Thing]]:
    found: dict[str, list[_Thing]] = {}
    for thing in things:
        found.setdefault(thing.type, []).append(thing)
    return found


def _event_row(event: OcelEvent, table: _Table) -> tuple[Cell, ...]:
    values = {value.name: _cell(value.value) for value in event.attributes}
    return (event.id, utc_text(event.time), *map(values.get, table.columns))


def _object_rows(item: OcelObject, table: _Table) -> Iterator[tuple[Cell, ...]]:
    """Return the values from the beginning in one row, then a row for each change."""
    first = {v.name: _cell(v.value) for v in item.attributes if v.time == INITIAL}
    # Also where it is empty: r4pm and pm4py take an object without a row for none.
    yield (item.id, utc_text(INITIAL), None, *map(first.get, table.columns))
    for value in item.attributes:
        if value.time != INITIAL:
            cells = (
                _cell(value.value) if name == value.name else None
                for name in table.columns
            )
            changed = table.columns[value.name]
            yield (item.id, utc_text(value.time), changed, *cells)


def _relation_rows(
    things: Iterable[OcelEvent] | Iterable[OcelObject],
) -> Iterator[tuple[Cell, ...]]:
    for thing in things:
        for relation in thing.relations:
            yield (thing.id, relation.object, relation.qualifier)


def _cell(value: Value) -> Cell:
    return utc_text(value) if isinstance(value, datetime) else value


def _safe(name: str) -> str:
    """Make of a type's name what any program can have in the name of a table."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    words = re.findall("[A-Za-z0-9]+", plain)
    joined = "".join(word[0].upper() + word[1:] for word in words)
    return joined[:_MAX_NAME] or "Type"


def _distinct(name: str, taken: set[str]) -> str:
    """Number a name until it differs from those taken in more than case; take it."""
    chosen, number = name, 1
    while chosen.lower() in taken:
        number += 1
        chosen = f"{name}_{number}"
    taken.add(chosen.lower())
    return chosen


def quote_name(name: str) -> str:
    """Write the name of a table or column so that it is nothing else."""
    return '"' + name.replace('"', '""') + '"'
