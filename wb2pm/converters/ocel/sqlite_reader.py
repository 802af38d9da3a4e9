"""Object-centric logs from OCEL 2.0 SQLite databases."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from wb2pm.converters.ocel.log import OcelType, Relation, TypedAttribute
from wb2pm.converters.ocel.reading import FoundLog, FoundThing, FoundValue, build_log
from wb2pm.converters.ocel.sqlite import COLUMN_TYPES, quote_name
from wb2pm.converters.ocel.text import SQLITE
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    import os
    from datetime import tzinfo

    from wb2pm.converters.ocel.log import ObjectCentricLog, ValueType

_VALUE_TYPES: Final[dict[str, ValueType]] = {
    column: value for value, column in COLUMN_TYPES.items()
}
_EVENT_COLUMNS: Final = ("ocel_id", "ocel_time")
_OBJECT_COLUMNS: Final = (*_EVENT_COLUMNS, "ocel_changed_field")


def read_ocel_sqlite(
    path: str | os.PathLike[str], *, zone: tzinfo | None = None
) -> ObjectCentricLog:
    """Read an object-centric log from an OCEL 2.0 SQLite database.

    Args:
        path: The database; it is opened for reading only.
        zone: Zone of times that name none; None refuses them.

    Returns:
        The log.

    Raises:
        ConversionError: If the file is not such a database or contradicts itself.

    Examples:
        >>> read_ocel_sqlite("no such file.sqlite")
        Traceback (most recent call last):
            ...
        wb2pm.errors.ConversionError: no such file.sqlite: there is no such file
    """
    if not Path(path).is_file():
        raise ConversionError("there is no such file", str(path))
    address = Path(path).resolve().as_uri() + "?mode=ro"
    try:
        with closing(sqlite3.connect(address, uri=True)) as database:
            _allow_tables_only(database)
            found = _Reader(database, str(path)).read()
    except sqlite3.Error as exc:
        raise ConversionError(f"not OCEL 2.0 SQLite: {exc}", str(path)) from exc
    return build_log(found, alphabet=SQLITE, source=str(path), zone=zone)


def _allow_tables_only(database: sqlite3.Connection) -> None:
    """Refuse what a database computes while it is read: a small one could go on for ever.

    Views, functions and recursion are no tables that were written; a column that is
    generated may at most rename another.
    """
    database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_CELL)
    database.setlimit(sqlite3.SQLITE_LIMIT_EXPR_DEPTH, _DEEPEST_EXPRESSION)
    database.set_authorizer(_authorize)


def _authorize(
    action: int, _what: object, _where: object, _database: object, view: object
) -> int:
    plain = action in _PLAIN_ACTIONS and view is None
    return sqlite3.SQLITE_OK if plain else sqlite3.SQLITE_DENY


_PLAIN_ACTIONS: Final = frozenset(
    {sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_PRAGMA}
)
_LONGEST_CELL: Final = 16 * 2**20
_DEEPEST_EXPRESSION: Final = 10


class _Reader:
    def __init__(self, database: sqlite3.Connection, source: str) -> None:
        self._database = database
        self._source = source

    def read(self) -> FoundLog:
        events, objects = self._things("event"), self._things("object")
        self._relate(events, "event_object", "ocel_event_id", "ocel_object_id")
        self._relate(objects, "object_object", "ocel_source_id", "ocel_target_id")
        return FoundLog(
            event_types=self._fill("event", events),
            object_types=self._fill("object", objects),
            events=list(events.values()),
            objects=list(objects.values()),
        )

    def _things(self, side: str) -> dict[str, FoundThing]:
        rows = self._select(side, "ocel_id", "ocel_type")
        return {str(name): FoundThing(str(name), str(kind)) for name, kind in rows}

    def _relate(
        self, things: dict[str, FoundThing], table: str, source: str, target: str
    ) -> None:
        for thing, item, qualifier in self._select(
            table, source, target, "ocel_qualifier"
        ):
            self._known(things, thing, table).relationships.append(
                Relation(str(item), str(qualifier))
            )

    def _fill(self, side: str, things: dict[str, FoundThing]) -> list[OcelType]:
        """Read the tables of all types: what they declare, and the values."""
        types = []
        for name, suffix in self._select(
            f"{side}_map_type", "ocel_type", "ocel_type_map"
        ):
            table = f"{side}_{suffix}"
            attributes = self._declared(table)
            types.append(OcelType(name=str(name), attributes=attributes))
            own = _EVENT_COLUMNS if side == "event" else _OBJECT_COLUMNS
            names = [attribute.name for attribute in attributes]
            for row in self._select(table, *own, *names):
                thing = self._known(things, row[0], table)
                values = dict(zip(names, row[len(own) :], strict=True))
                if side == "event":
                    thing.time = row[1]
                elif row[2] is not None:  # a change, of this attribute alone
                    values = {row[2]: values.get(row[2])}
                thing.attributes += [
                    FoundValue(name, value, row[1])
                    for name, value in values.items()
                    if value is not None
                ]
        return types

    def _declared(self, table: str) -> tuple[TypedAttribute, ...]:
        told = self._database.execute(f"PRAGMA table_info({quote_name(table)})")
        columns = [(name, kind) for _, name, kind, *_ in told]
        for name, kind in columns:
            if kind not in _VALUE_TYPES:
                raise ConversionError(
                    f"column {name!r} is of type {kind!r}, which OCEL does not know",
                    self._source,
                    table,
                )
        return tuple(
            TypedAttribute(name=name, type=_VALUE_TYPES[kind])
            for name, kind in columns
            if name not in _OBJECT_COLUMNS
        )

    def _known(
        self, things: dict[str, FoundThing], thing: object, table: str
    ) -> FoundThing:
        if thing not in things:
            raise ConversionError(
                f"{thing!r} is not among all events or objects", self._source, table
            )
        return things[str(thing)]

    def _select(self, table: str, *columns: str) -> list[tuple[Any, ...]]:
        named = ", ".join(map(quote_name, columns))
        return self._database.execute(
            f"SELECT {named} FROM {quote_name(table)} ORDER BY rowid"  # noqa: S608 - quoted
        ).fetchall()
