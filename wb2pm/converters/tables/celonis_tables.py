"""What stands where in the tables for Celonis, and what it is called."""

from __future__ import annotations

import re
from typing import Any, Final

import polars as pl
from msgspec import Struct

from wb2pm.columns import ACTIVITY, CASE, EVENT_INDEX, START, TIMESTAMP
from wb2pm.converters.tables.typed_columns import TableColumn, ValueKind
from wb2pm.errors import WriteError

CASE_KEY: Final = "_CASE_KEY"
SORTING: Final = "_SORTING"
TIME_FORMAT: Final = "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'"
"""The one date format, in the notation of the upload dialogue; always UTC."""
_FIRST = (CASE_KEY, "ACTIVITY", "EVENTTIME", "ENDTIME", SORTING)
_CASE_PREFIX = "case:"
_LATIN = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}")
_NOT_IN_NAMES = re.compile(r"[^A-Za-z0-9]+")


class CelonisColumn(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A column of one of the tables.

    Attributes:
        table: ``activities`` or ``cases``.
        name: Name in the table.
        kind: What it holds.
        source: Name in the log; None for a column that was added.
        dtype: Pandas dtype in the log.
        unsigned: Whether whole numbers go beyond the signed 64 bits.
    """

    table: str
    name: str
    kind: ValueKind
    source: str | None = None
    dtype: str = ""
    unsigned: bool = False


class CelonisTables(Struct, frozen=True, kw_only=True):
    """What the third file says: how to read the other two.

    Attributes:
        activities: File name of the activity table.
        cases: File name of the case table.
        case_key: Column that joins them.
        activity: Column of the activity.
        timestamp: Column of the time at which it began.
        end_timestamp: Column of the time at which it ended; None without one.
        sorting: Column that puts events of equal time in order.
        encoding: Encoding of both tables.
        separator: Between cells.
        quote: Around text; doubled within it.
        line_ending: After each row.
        time_format: Of every time.
        formula_escape: Profile of `wb2pm.converters.tables.csv_escape` for text.
        columns: The columns, in the order of the log.
        attributes: Attributes of the log.
    """

    activities: str
    cases: str
    case_key: str
    activity: str
    timestamp: str
    end_timestamp: str | None
    sorting: str
    encoding: str
    separator: str
    quote: str
    line_ending: str
    time_format: str
    formula_escape: str
    columns: tuple[CelonisColumn, ...]
    attributes: dict[str, Any]


def plan_columns(found: dict[str, TableColumn]) -> tuple[CelonisColumn, ...]:
    """Return which column goes where and is called what, in the order of the log."""
    taken = set(_FIRST)
    fixed = {
        CASE: CASE_KEY,
        ACTIVITY: "ACTIVITY",
        EVENT_INDEX: SORTING if has_index(found) else None,
        TIMESTAMP: "ENDTIME" if START in found else "EVENTTIME",
        START: "EVENTTIME",
    }
    columns = []
    for source, column in found.items():
        whole_case = source.startswith(_CASE_PREFIX) and _is_constant(
            column.cells, found[CASE].cells
        )
        columns.append(
            CelonisColumn(
                table="cases" if whole_case and source != CASE else "activities",
                name=fixed.get(source) or _new_name(source, taken),
                kind=column.kind,
                source=source,
                dtype=column.dtype,
                unsigned=column.cells.dtype == pl.UInt64,
            )
        )
    columns.append(CelonisColumn(table="cases", name=CASE_KEY, kind=found[CASE].kind))
    if not any(c.name == SORTING for c in columns):
        columns.append(CelonisColumn(table="activities", name=SORTING, kind="integer"))
    return tuple(columns)


def place(column: CelonisColumn) -> int:
    """Put the columns that Celonis asks for before the others."""
    return _FIRST.index(column.name) if column.name in _FIRST else len(_FIRST)


def _new_name(source: str, taken: set[str]) -> str:
    """Return a column a name of capitals, digits and underscores of its own."""
    plain = source.removeprefix(_CASE_PREFIX)
    base = _NOT_IN_NAMES.sub("_", plain).strip("_").upper() or "COLUMN"
    name, number = base, 1
    while name in taken:
        number += 1
        name = f"{base}_{number}"
    taken.add(name)
    return name


def has_index(found: dict[str, TableColumn]) -> bool:
    """Tell whether the log has an index that puts the events of a case in order.

    Args:
        found: Column of the log -> its values.
    """
    column = found.get(EVENT_INDEX)
    if column is None or column.kind != "integer" or column.cells.null_count():
        return False
    pairs = pl.DataFrame({"case": found[CASE].cells, "index": column.cells})
    return pairs.is_unique().all()


def _is_constant(values: pl.Series, cases: pl.Series) -> bool:
    distinct = pl.DataFrame({"case": cases, "value": values}).unique()
    return distinct.height == cases.n_unique()


def file_names(prefix: str | None) -> tuple[str, str, str]:
    """Name the activity table, the case table and the file that describes them.

    Raises:
        WriteError: If the prefix is not Latin.

    Examples:
        >>> file_names("shop")
        ('shop_activities.csv', 'shop_cases.csv', 'shop_columns.json')
    """
    if prefix is not None and not _LATIN.fullmatch(prefix):
        raise WriteError(
            f"prefix {prefix!r}: Celonis takes file names of Latin letters, digits,"
            " '-' and '_' only"
        )
    start = f"{prefix}_" if prefix else ""
    return f"{start}activities.csv", f"{start}cases.csv", f"{start}columns.json"
