"""XES files turned into event logs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pandas as pd
import polars as pl

from wb2pm.columns import (
    ACTIVITY,
    CASE,
    EVENT_INDEX,
    START,
    TIMESTAMP,
)
from wb2pm.converters.xes.names import KINDS, unescape_key
from wb2pm.converters.xes.parser import HOLLOW, TAKEN, RawLog, Table
from wb2pm.converters.xes.texts import Texts, Values
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

_CASE_PREFIX: Final = "case:"
_FIRST: Final = (CASE, ACTIVITY, TIMESTAMP, START, EVENT_INDEX)


def frame(raw: RawLog, *, source: str, timezone: str) -> pd.DataFrame:
    """Make an event log of a file's texts.

    Args:
        raw: The file.
        source: Its name, for messages.
        timezone: Zone of times that have none.

    Returns:
        Events in the order of the file. `attrs` holds the log's attributes
        under their own keys, and under keys that begin with ``xes:`` what else
        the file says and what had to be made sense of.

    Raises:
        ConversionError: If a value cannot be of its type.
    """
    for table in (raw.events, raw.cases):
        if table.is_hollow(table.row + 1):
            raise ConversionError(HOLLOW, source)
    texts = Texts(raw, source=source, timezone=timezone)
    case_of = np.asarray(raw.case_of, dtype=np.int64)
    columns = dict(typed_columns(raw.events, texts, _event_place(case_of)))
    cases = dict(typed_columns(raw.cases, texts, lambda row: f"trace {row + 1}"))
    cases[ACTIVITY] = _case_ids(raw, cases.get(ACTIVITY), case_of)
    for key, values in cases.items():
        name = f"{_CASE_PREFIX}{key}"
        if name in columns:
            columns[f"{name}#2"] = columns.pop(name)
            raw.note(f"an event attribute that is called like a case's: {name}#2")
        columns[name] = spread(values, case_of)
    if not case_of.size:
        columns.setdefault(ACTIVITY, pl.Series([], dtype=pl.String))
        columns.setdefault(TIMESTAMP, pl.Series([], dtype=pl.Datetime("us", "UTC")))
    log = pd.DataFrame({name: to_pandas(columns[name]) for name in columns})
    log.attrs = attributes_of(raw, texts)
    return log


def order_columns(log: pd.DataFrame) -> pd.DataFrame:
    """Put the columns that every log has first, and the others by name."""
    first = [name for name in _FIRST if name in log.columns]
    return log[[*first, *sorted({*log.columns} - {*first})]]


def typed_columns(
    table: Table, texts: Texts, where: Callable[[int], str]
) -> Iterator[tuple[str, Values]]:
    """Return the columns of a table, those of several types joined.

    Args:
        table: The table; keys without any value have no column.
        texts: Turns its texts into values.
        where: Gives the place of a row in words.

    Yields:
        Key -> values.
    """
    height = table.row + 1
    typed: dict[str, dict[str, Values]] = {}
    for kind in KINDS:
        for written, column in table.columns[kind].items():
            if not column:
                continue
            key = unescape_key(written) if texts.own else written
            filled = pl.Series(column, dtype=pl.String).extend_constant(
                None, height - len(column)
            )
            typed.setdefault(key, {})[kind] = texts.read(kind, key, filled, where)
    for key, by_kind in typed.items():
        if len(by_kind) == 1:
            yield key, next(iter(by_kind.values()))
        else:
            yield from _joined(key, list(by_kind.values()), height, texts)


def _joined(
    key: str, parts: list[Values], height: int, texts: Texts
) -> Iterator[tuple[str, Values]]:
    """Join columns of several types; where two have a value, the later gives way."""
    joined: list[Any] = [None] * height
    taken: list[Any] = [None] * height
    for part in parts:
        for row, value in enumerate(_objects(part)):
            if value is not None and joined[row] is None:
                joined[row] = value
            elif value is not None:
                taken[row] = value
                texts.raw.note(TAKEN)
    all_texts = all(isinstance(v, str) for v in joined if v is not None)
    yield key, pl.Series(joined, dtype=pl.String) if all_texts else joined
    if any(value is not None for value in taken):
        yield f"{key}#2", taken


def _objects(values: Values) -> list[Any]:
    if isinstance(values, pl.Series) and isinstance(values.dtype, pl.Datetime):
        stamps = to_pandas(values)
        return [None if stamp is pd.NaT else stamp for stamp in stamps]
    return list(values)


def to_pandas(values: Values, *, gaps: bool = False) -> pd.Series[Any]:
    """Return a column as pandas has it.

    Args:
        values: The column, or a part of it.
        gaps: Whether a value is missing in another part.

    Examples:
        >>> to_pandas(pl.Series([1]), gaps=True).dtype
        Int64Dtype()
    """
    if isinstance(values, list):
        return pd.Series(values, dtype=object)
    gaps = gaps or bool(values.null_count())
    if isinstance(values.dtype, pl.Datetime):
        naive = pd.Series(values.dt.replace_time_zone(None).to_numpy())
        return naive.dt.tz_localize("UTC")
    if gaps and values.dtype == pl.Int64:
        missing = values.is_null().to_numpy()
        return pd.Series(
            pd.arrays.IntegerArray(values.fill_null(0).to_numpy(), missing)
        )
    if gaps and values.dtype == pl.Boolean:
        missing = values.is_null().to_numpy()
        known = values.fill_null(value=False).to_numpy()
        return pd.Series(pd.arrays.BooleanArray(known, missing))
    if values.dtype == pl.String:
        return values.to_pandas()
    return pd.Series(values.to_numpy())


def spread(values: Values, case_of: NDArray[np.int64]) -> Values:
    """Return each event the value of its case.

    Args:
        values: One value a case.
        case_of: For each event, the row of its case; -1 for none.

    Examples:
        >>> spread(pl.Series(["a", "b"]), np.array([0, 0, 1])).to_list()
        ['a', 'a', 'b']
    """
    if isinstance(values, list):
        return [values[case] if case >= 0 else None for case in case_of]
    return values.gather(pl.Series(case_of).replace(-1, None))


def _case_ids(
    raw: RawLog, values: Values | None, case_of: NDArray[np.int64]
) -> pl.Series:
    """Name every case by an id of its own, and note what that took."""
    cases = raw.cases.row + 1
    names = [None] * cases if values is None else _objects(values)
    ids: dict[str, None] = {}
    for number, name in enumerate(names, start=1):
        case = f"trace {number}" if name is None else str(name)
        if name is None:
            raw.note("a trace without concept:name: called by its position")
        if case in ids:
            raw.note("two traces of one name: the later is called name#2")
            copy = 2
            while f"{case}#{copy}" in ids:
                copy += 1
            case = f"{case}#{copy}"
        ids[case] = None
    if (case_of < 0).any():
        raw.note("an event outside of any trace: has no case", int((case_of < 0).sum()))
    empty = cases - np.unique(case_of[case_of >= 0]).size
    if empty:
        raw.note("a trace without events: left out", empty)
    return pl.Series(list(ids), dtype=pl.String)


def _event_place(case_of: NDArray[np.int64]) -> Callable[[int], str]:
    def where(row: int) -> str:
        case = case_of[row]
        position = row - int(np.argmax(case_of == case)) + 1
        return (
            f"trace {case + 1}, event {position}" if case >= 0 else f"event {row + 1}"
        )

    return where


def attributes_of(raw: RawLog, texts: Texts) -> dict[Any, Any]:
    """Return what the file says about the log as a whole.

    Args:
        raw: The file.
        texts: What has turned its texts into values.
    """
    attrs: dict[Any, Any] = _row(raw.log, texts)
    attrs["xes:version"] = raw.version
    attrs["xes:extensions"] = raw.extensions
    attrs["xes:classifiers"] = raw.classifiers
    attrs["xes:globals"] = {s: _row(table, texts) for s, table in raw.globals.items()}
    notes = [f"{what} ({count})" for what, count in raw.repairs.items()]
    if texts.naive:
        attrs["xes:timezone"] = texts.timezone
        notes.append(f"a time without a zone: read as {texts.timezone} ({texts.naive})")
    attrs["xes:notes"] = notes
    return attrs


def _row(table: Table, texts: Texts) -> dict[str, Any]:
    """Return the only row of a table as Python values."""
    found = {}
    for key, values in typed_columns(table, texts, lambda _: "the log's attributes"):
        (value,) = _objects(values)
        if value is not None:
            found[key] = value
    return found
