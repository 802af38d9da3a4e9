"""Any event log as one table with the column names of XES."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pandas as pd
import polars as pl

from wb2pm import columns
from wb2pm.converters.eventlogs import NOTES
from wb2pm.converters.eventlogs.calendar_times import (
    in_the_calendar,
    in_utc,
    no_zone_note,
)
from wb2pm.converters.eventlogs.cells import (
    assumed_note,
    joined_column,
    read_times,
    typed_column,
)
from wb2pm.converters.eventlogs.forms import Form, form_of_any
from wb2pm.converters.eventlogs.mapping import LogMapping, Roles, find_roles
from wb2pm.converters.eventlogs.order import complete, number_events
from wb2pm.converters.eventlogs.planned import plan_columns, source_names
from wb2pm.converters.sources.kept_attributes import as_json
from wb2pm.converters.sources.plain_tables import read_plain
from wb2pm.converters.sources.times import LocalClock
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable
    from typing import Literal

    from wb2pm.converters.ocel.log import ObjectCentricLog

SOURCE_NAMES: Final = "wb2pm:columns"
"""Attribute of a log: name in the log -> name in the file, where they differ."""
MOST_COLUMNS: Final = 20_000
"""Columns of a table that is read: each costs about two milliseconds, whatever is in
it. A table that was turned on its side by mistake has more."""


def read_log(
    path: str | os.PathLike[str],
    *,
    mapping: LogMapping | None = None,
    timezone: str = "UTC",
    lifecycle: Literal["keep", "fold"] = "keep",
) -> pd.DataFrame:
    r"""Read an event log of any form as a table.

    XES (also gzipped), CSV, Parquet, and OCEL 2.0 in JSON, XML and SQLite are
    read. Columns of a table are found by known names or by a mapping; columns of text
    get the type that all their cells are written in.

    Args:
        path: The file.
        mapping: What its columns mean, where their names do not tell.
        timezone: Zone of times that name none.
        lifecycle: `fold` makes one row of a start event and the complete event that
            ends it; `keep` leaves one row an event.

    Returns:
        One row an event, in the order of the file, with ``case:concept:name``,
        ``concept:name``, ``time:timestamp`` and ``event_index``; every other column
        of the file is there too, of the file's own name unless XES has one. Times are
        in UTC. ``attrs`` holds the log's own attributes, `NOTES` and `SOURCE_NAMES`.

    Raises:
        ConversionError: If the file cannot be read, or a column that is needed is not
            known.

    Examples:
        >>> import pathlib, tempfile
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "log.csv"
        >>> _ = path.write_text("Case ID,Activity,Timestamp\n1,Open,2024-01-01 10:00\n")
        >>> read_log(path)["concept:name"].tolist()
        ['Open']
    """
    said = mapping or LogMapping()
    zone = said.zone or timezone
    LocalClock(zone)  # refuses an unknown zone
    path = Path(path)
    form = form_of_any(path)
    if form is None:
        raise ConversionError(
            "no event log: neither XES, OCEL, Parquet nor a table of text", str(path)
        )
    if form == "xes":
        log = _xes(path, zone, lifecycle)
    elif form in {"csv", "parquet"}:
        written = _as_written(path) if form == "csv" and said == LogMapping() else None
        log = _table(path, form, said, zone) if written is None else written
    else:
        log = flatten(read_objects(path, form, zone), said, source=str(path))
    notes = log.attrs.setdefault(NOTES, [])
    for name in log.columns[log.dtypes.map(pd.api.types.is_datetime64_any_dtype)]:
        log[name] = in_the_calendar(log[name], str(name), notes)
    log = complete(log)
    if lifecycle == "fold" and form != "xes":
        log = _folded(log)
    return number_events(log)


def _xes(path: Path, zone: str, lifecycle: Literal["keep", "fold"]) -> pd.DataFrame:
    from wb2pm.converters.xes.reader import read_xes

    way: Literal["auto", "fold"] = "fold" if lifecycle == "fold" else "auto"
    log = read_xes(path, lifecycle=way, timezone=zone)
    notes = list(log.attrs.get("xes:notes", ()))
    for name in (columns.TIMESTAMP, columns.START):
        if name in log and not pd.api.types.is_datetime64_any_dtype(log[name]):
            log[name] = _times(log[name], zone, LogMapping(), name, notes)
    log.attrs[NOTES] = notes
    return log


def _as_written(path: Path) -> pd.DataFrame | None:
    """Read a table that wb2pm wrote by what it wrote beside it; None for another."""
    from wb2pm.converters.tables.written import read_written

    log = read_written(path)
    if log is not None:
        log.attrs[NOTES] = []
    return log


def _table(path: Path, form: Form, mapping: LogMapping, zone: str) -> pd.DataFrame:
    """Read a table and give its columns their names and types."""
    if form == "parquet":
        from wb2pm.converters.tables.parquet import read_parquet

        found = read_parquet(path)
        if found.index.name is not None or any(found.index.names):
            found = found.reset_index()
        _refuse_width(len(found.columns), path)
        notes: list[str] = []
        found.columns = pd.Index(_unique(map(str, found.columns), notes))
        for name in [n for n in found if pd.api.types.is_object_dtype(found[n])]:
            found[name] = _flat(found[name], str(name), notes)
    else:
        found, notes = _text_table(path, mapping)
    roles = find_roles(list(found.columns), mapping, source=str(path))
    attrs = dict(found.attrs)
    log, told = _named(found, roles, mapping, zone)
    log.attrs = attrs
    log.attrs[NOTES] = notes + told
    if different := source_names(roles):
        log.attrs[SOURCE_NAMES] = different
    return log


def _unique(names: Iterable[str], notes: list[str]) -> list[str]:
    """Number the second column of a name, and note it; no name holds a zero byte."""
    seen: dict[str, None] = {}
    numbers: dict[str, int] = {}  # the last one given: names may repeat without end
    for name in names:
        plain = name.replace("\0", "\ufffd")
        number, free = numbers.get(plain, 1), plain
        while free in seen:
            number += 1
            free = f"{plain}#{number}"
        numbers[plain] = number
        seen[free] = None
        if free != name:
            notes.append(f"the column {name!r} is called {free!r}")
    return list(seen)


def _flat(column: pd.Series[Any], name: str, notes: list[str]) -> pd.Series[Any]:
    """Write lists and records in the cells of a column as JSON, and note it."""
    nested = column.map(lambda cell: isinstance(cell, (list, dict, tuple, np.ndarray)))
    if not nested.any():
        return column
    notes.append(f"the column {name!r} holds lists or records: kept as JSON")
    return column.map(_json_of)


def _json_of(cell: Any) -> Any:  # noqa: ANN401 (any value)
    if isinstance(cell, np.ndarray):
        cell = cell.tolist()
    return as_json(cell) if isinstance(cell, (list, dict, tuple)) else cell


def _refuse_width(width: int, path: Path) -> None:
    if width > MOST_COLUMNS:
        raise ConversionError(
            f"{width:,} columns, and at most {MOST_COLUMNS:,} are read: keep those that "
            "matter; a table needs one row an event, and one column an attribute",
            str(path),
        )


def _text_table(path: Path, mapping: LogMapping) -> tuple[pd.DataFrame, list[str]]:
    from wb2pm.converters.sources.delimited import Table

    table = Table(path, delimiter=mapping.delimiter or None)
    _refuse_width(len(table.columns), path)
    plain = read_plain(path, table.columns, delimiter=table.delimiter)
    if plain is not None:
        # one by one, so that no column is held twice
        return pd.DataFrame(
            {n: plain.drop_in_place(n).to_pandas() for n in table.columns}, copy=False
        ), []
    cells: dict[str, list[str | None]] = {name: [] for name in table.columns}
    for count, row in enumerate(table.rows()):
        for name in row.cells.keys() - cells.keys():  # beyond the header
            cells[name] = [None] * count
        for name, column in cells.items():
            column.append(row.cells.get(name))
    found = pd.DataFrame(
        {
            n: pl.Series(column, dtype=pl.String).to_pandas()
            for n, column in cells.items()
        }
    )
    return found, [issue.message for issue in table.issues()]


def _named(
    found: pd.DataFrame, roles: Roles, mapping: LogMapping, zone: str
) -> tuple[pd.DataFrame, list[str]]:
    notes: list[str] = []
    made: dict[str, pd.Series[Any]] = {}
    plan = list(plan_columns(list(found.columns), roles))
    joined = {name for each in plan[:2] for name in each.sources}
    for each in plan:
        notes += [each.note] if each.note else []
        if each.read_as == "text":
            made[each.name] = joined_column(found, each.sources)
            continue
        (name,) = each.sources
        # of a long table no column is held twice
        column = found[name] if name in joined else found.pop(name)
        if each.read_as == "time":
            made[each.name] = _times(column, zone, mapping, name, notes)
        else:
            made[each.name] = _typed(column, mapping, zone)
        del column
    return pd.DataFrame(made, copy=False), notes


def _typed(column: pd.Series[Any], mapping: LogMapping, zone: str) -> pd.Series[Any]:
    if pd.api.types.is_datetime64_any_dtype(column):
        return in_utc(column, zone)
    if not pd.api.types.is_string_dtype(column) or column.dtype == object:
        return column
    return typed_column(pl.Series(column.astype("str")), decimal=mapping.decimal)


def _times(
    column: pd.Series[Any],
    zone: str,
    mapping: LogMapping,
    name: str,
    notes: list[str],
) -> pd.Series[Any]:
    if pd.api.types.is_datetime64_any_dtype(column):
        column = in_the_calendar(column, name, notes)
        if column.dt.tz is None:
            notes.append(no_zone_note(name, zone))
        zoned: pd.Series[Any] = in_utc(column, zone).dt.as_unit("us")
        return zoned
    texts = (
        pl.Series(column.astype("str"), dtype=pl.String)
        if pd.api.types.is_string_dtype(column) and column.dtype != object
        else pl.Series(
            [None if pd.isna(v) else str(v) for v in column], dtype=pl.String
        )
    )
    times = read_times(texts, zone=zone, pattern=mapping.time_format)
    if times.assumed:
        notes.append(assumed_note(name, zone, times.assumed))
    if times.unread:
        row, text = next(iter(times.unread.items()))
        notes.append(
            f"{len(times.unread)} cells of {name!r} are no times, first {text!r} in row"
            f" {row}; --option time_format= says how times are written"
        )
    return times.cells


def read_objects(path: Path, form: Form, zone: str) -> ObjectCentricLog:
    """Read an object-centric log of any form of OCEL 2.0.

    Args:
        path: The file.
        form: Its form.
        zone: Zone of times that name none.

    Raises:
        ConversionError: If it cannot be read.
    """
    from wb2pm.converters.ocel.json import read_ocel_json
    from wb2pm.converters.ocel.sqlite_reader import read_ocel_sqlite
    from wb2pm.converters.ocel.xml_reader import read_ocel_xml

    if form == "ocel1":
        raise ConversionError(
            "OCEL 1.0 is not read. Convert it to OCEL 2.0: in Python,"
            ' pm4py.write_ocel2_json(pm4py.read_ocel("OLD.jsonocel"), "NEW.json")'
            " (its name has to end in .jsonocel or .xmlocel)",
            str(path),
        )
    readers = {
        "ocel-json": read_ocel_json,
        "ocel-xml": read_ocel_xml,
        "ocel-sqlite": read_ocel_sqlite,
    }
    return readers[form](path, zone=LocalClock(zone).zone)


def flatten(
    ocel: ObjectCentricLog, mapping: LogMapping, *, source: str
) -> pd.DataFrame:
    """Make a table of an object-centric log, with the objects of one type as cases.

    An event that has to do with several such objects is in the case of each; one with
    none is left out, and counted in the notes. Objects of other types, by type and
    qualifier, are listed in the columns ``ocel:object:TYPE``.

    Args:
        ocel: The log.
        mapping: Its `case` names the type of object.
        source: The file, for messages.

    Raises:
        ConversionError: If the type is not named and there is more than one.
    """
    from wb2pm.converters.eventlogs.flattening import flattened

    return flattened(ocel, mapping.case, source=source)


def _folded(log: pd.DataFrame) -> pd.DataFrame:
    from wb2pm.converters.lifecycle import fold

    attrs = log.attrs
    folded = fold(log, derived=(), always=True, notes=attrs[NOTES])
    folded.attrs = attrs
    return folded
