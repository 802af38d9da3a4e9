"""Event logs written as XES (IEEE 1849-2016).

One tag a line, `key` before `value`, double quotes, UTC times with milliseconds:
the form that every reader met so far takes the same way. Columns are formatted
by Polars, a slice of the log at a time, so that a million events take seconds
and little memory.
"""

from __future__ import annotations

import gzip
from collections import Counter
from collections.abc import Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pandas as pd
import polars as pl

from wb2pm.columns import (
    ACTIVITY,
    CASE,
    EVENT_INDEX,
    INSTANCE,
    LIFECYCLE,
    RESOURCE,
    TIMESTAMP,
)
from wb2pm.converters.lifecycle import is_time, with_lifecycle
from wb2pm.converters.writing import Loss, WriteReport, atomic_path
from wb2pm.converters.xes.header import header, renamed
from wb2pm.converters.xes.names import escape_key, unescape_key
from wb2pm.converters.xes.template import Column, Template
from wb2pm.converters.xes.values import (
    FractionDigits,
    TypedColumn,
    read_column,
    read_text_column,
)
from wb2pm.errors import LogError
from wb2pm.kinds import LOG, check_kind

if TYPE_CHECKING:
    import os
    from collections.abc import Collection, Iterator
    from typing import BinaryIO

    from numpy.typing import NDArray

    from wb2pm.converters.lifecycle import Lifecycle

CANNOT_HOLD: Final = (
    "the order of columns and the row index: columns come back in a fixed order",
    "a column without any value",
    "dtypes: values come back as str, int64, float64, bool and datetime64[us, UTC]",
    "time zones: the instant is kept, in UTC",
    "the difference between NaN and a missing value",
    "characters that XML 1.0 excludes (most control characters)",
    "whole numbers beyond 64 bits and infinite numbers, other than as text",
    "lists and mappings, other than as JSON text",
    "durations, decimals and other types, other than as text",
    "a case without events",
)
"""What XES cannot hold, or this writer does not use it for. Each value that is
lost or changed is reported in `WriteReport.losses`."""

_CASE_PREFIX: Final = "case:"
_LEADING: Final = (ACTIVITY, INSTANCE, LIFECYCLE, RESOURCE, TIMESTAMP)
"""Event attributes that come first, in this order; the rest follow by name."""
_AS_NEEDED: Final[Mapping[str, FractionDigits]] = MappingProxyType({})
_TEXT_COLUMNS: Final = frozenset({ACTIVITY, INSTANCE, LIFECYCLE, RESOURCE})
"""Columns that the standard's extensions want as text."""


def write_xes(
    log: pd.DataFrame,
    path: str | os.PathLike[str],
    *,
    lifecycle: Lifecycle = "complete",
) -> WriteReport:
    r"""Write an event log as XES.

    Cases are written in the order in which they first appear; the events of a
    case in the order of ``event_index``, or in the order of the rows where the
    log has none (or some are missing). Columns that start with ``case:`` become
    attributes of the case, `DataFrame.attrs` attributes of the log. The same
    log gives the same bytes.

    Args:
        log: Rows are activities; needs ``case:concept:name``, ``concept:name``
            and ``time:timestamp`` (see `wb2pm.columns`).
        path: File to write; compressed with gzip if the name ends in ``.gz``.
        lifecycle: `complete` writes one event a row, with its ``start_timestamp`` as
            an attribute, which is how pm4py finds durations; `both` writes a row that
            took time as a start and a complete event, which is how ProM and Disco do.

    Returns:
        The file, how many cases and XES events it holds (a start and a complete
        event count as two), and what was lost.

    Raises:
        LogError: If a required column is missing, is of a wrong type, or a case
            has no id.
        UnknownNameError: If there is no such way with lifecycles.
        WriteError: If an attribute of the log has no name.

    Examples:
        >>> import pandas as pd, pathlib, tempfile
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["a"],
        ...     "concept:name": ["Save & close"],
        ...     "time:timestamp": pd.to_datetime(["2024-01-01T10:00:00.5Z"]),
        ... })
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "log.xes"
        >>> write_xes(log, path).events
        1
        >>> print(*path.read_text(encoding="utf-8").splitlines()[-6:], sep="\n")
        <event>
        <string key="concept:name" value="Save &amp; close"/>
        <date key="time:timestamp" value="2024-01-01T10:00:00.500+00:00"/>
        </event>
        </trace>
        </log>
    """
    check_for_xes(log)
    told = with_lifecycle(log, lifecycle)
    rows, first = _in_order(told)
    losses: list[Loss] = []
    varying = varying_columns(rows, first)
    cases = case_columns(rows, first, varying, losses)
    events = event_columns(rows, varying, losses)
    body = body_of(first, cases, events)
    complete = [key for key, tags in events.items() if not tags.cells.null_count()]
    top = header(
        told.attrs,
        keys=[*cases, *events],
        complete=complete,
        losses=losses,
    )
    with atomic_path(path) as unfinished, opened(unfinished) as out:
        out.write(top.encode())
        for text in body.texts():
            out.write(text.encode())
        out.write(b"</trace>\n</log>\n" if len(rows) else b"</log>\n")
    return WriteReport(
        paths=(str(Path(path)),),
        cases=int(first.sum()),
        events=len(rows),
        losses=tuple(losses),
    )


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """Open a file to write, compressed if its name ends in ``.gz``."""
    with path.open("wb") as raw:
        if path.suffix != ".gz":
            yield raw
            return
        # without a name and a time, the same log gives the same bytes
        with gzip.GzipFile("", "wb", 6, raw, mtime=0) as packed:
            yield packed  # type: ignore[misc]  # a GzipFile writes like any file


def check_for_xes(log: pd.DataFrame) -> None:
    """Refuse what XES has no place for.

    Raises:
        LogError: As `write_xes`.
    """
    check_kind(log, LOG)
    missing = [name for name in (CASE, ACTIVITY, TIMESTAMP) if name not in log.columns]
    if missing:
        raise LogError(
            f"the log has no column {', '.join(missing)}; its columns are "
            f"{', '.join(map(str, log.columns)) or 'none'}. Rename the columns that "
            "hold the case id, the activity and the time"
        )
    if not log.columns.is_unique:
        twice = sorted(set(map(str, log.columns[log.columns.duplicated()])))
        raise LogError(f"the log has more than one column {', '.join(twice)}")
    for name in log.columns:
        if not isinstance(name, str) or not name.removeprefix(_CASE_PREFIX):
            raise LogError(f"a column cannot be called {name!r} in XES")
    if not is_time(log[TIMESTAMP]):
        raise LogError(
            f"{TIMESTAMP} holds {log[TIMESTAMP].dtype}, not times; convert it with "
            "pandas.to_datetime(..., utc=True)"
        )
    without = int(log[CASE].isna().sum())
    if without:
        raise LogError(f"{without} rows have no case id ({CASE})")


def _in_order(log: pd.DataFrame) -> tuple[pd.DataFrame, NDArray[np.bool_]]:
    """Sort by case and event index, and find the first row of each case."""
    codes, _ = pd.factorize(log[CASE])
    keys: tuple[NDArray[Any], ...] = (codes,)
    if EVENT_INDEX in log and pd.api.types.is_numeric_dtype(log[EVENT_INDEX]):
        index = log[EVENT_INDEX]
        if index.notna().all():
            keys = (index.to_numpy(), codes)
    order = np.lexsort(keys)
    if not np.array_equal(order, np.arange(len(log))):
        log, codes = log.iloc[order], codes[order]
    return log, begins_case(codes)


def begins_case(cases: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Tell which rows are the first of their case.

    Args:
        cases: The case of each row, rows of one case side by side.
    """
    first = np.ones(len(cases), dtype=bool)
    first[1:] = cases[1:] != cases[:-1]
    return first


def varying_columns(rows: pd.DataFrame, first: NDArray[np.bool_]) -> dict[str, int]:
    """Count the cases within which a column about cases differs.

    Args:
        rows: Rows, case after case.
        first: Which of them begin a case.

    Returns:
        Column -> number of cases, where there are any.
    """
    varying = {}
    for name in _about_cases(rows):
        changes = read_column(rows[name], Counter()).changes() & ~first
        if changes.any():
            varying[name] = np.unique(np.cumsum(first)[changes]).size
    return varying


def _about_cases(rows: pd.DataFrame) -> list[str]:
    names = sorted(map(str, rows.columns))
    return [n for n in names if n.startswith(_CASE_PREFIX) and n != CASE]


def case_columns(
    rows: pd.DataFrame,
    first: NDArray[np.bool_],
    varying: Mapping[str, int],
    losses: list[Loss],
    digits: Mapping[str, FractionDigits] = _AS_NEEDED,
) -> dict[str, Column]:
    """Return the attributes of cases in the order in which they are written.

    Args:
        rows: Rows, case after case.
        first: Which of them begin a case.
        varying: Columns that differ within a case -> in how many cases.
        losses: Gets what is lost.
        digits: Column of times -> digits of a second; by default what it needs.
    """
    lost: Counter[str] = Counter()
    columns: dict[str, Column] = {
        ACTIVITY: TypedColumn("string", read_text_column(rows[CASE][first], lost))
    }
    _report(losses, CASE, lost)
    for name in _about_cases(rows):
        if name in varying:
            reason = "differs within a case: written on the events instead"
            losses.append(Loss(what=name, count=varying[name], reason=reason))
        else:
            key = escape_key(name.removeprefix(_CASE_PREFIX))
            columns[key] = _column(rows[name][first], key, losses, digits)
    return columns


def event_columns(
    rows: pd.DataFrame,
    varying: Collection[str],
    losses: list[Loss],
    digits: Mapping[str, FractionDigits] = _AS_NEEDED,
) -> dict[str, Column]:
    """Return the attributes of events in the order in which they are written.

    Args:
        rows: Rows, case after case.
        varying: Columns about cases that differ within one.
        losses: Gets what is lost.
        digits: As for `case_columns`.
    """
    names = {n for n in map(str, rows.columns) if not n.startswith(_CASE_PREFIX)}
    leading = [name for name in _LEADING if name in names]
    columns: dict[str, Column] = {}
    for name in (*leading, *sorted({*names, *varying} - {*leading})):
        key = escape_key(name)
        columns[key] = _column(rows[name], key, losses, digits)
    return columns


def _column(
    series: pd.Series[Any],
    key: str,
    losses: list[Loss],
    digits: Mapping[str, FractionDigits],
) -> Column:
    lost: Counter[str] = Counter()
    name = str(series.name)
    column: Column
    if name in _TEXT_COLUMNS:
        column = TypedColumn("string", read_text_column(series, lost))
    else:
        column = read_column(series, lost, identifier=key.endswith("identity:id"))
    if isinstance(column, TypedColumn) and name in digits:
        column = column._replace(fraction_digits=digits[name])
    if unescape_key(key) != key:
        lost[renamed(key)] += column.cells.len() - column.cells.null_count()
    _report(losses, name, lost)
    return column


def _report(losses: list[Loss], name: str, lost: Counter[str]) -> None:
    losses.extend(
        Loss(what=name, count=count, reason=reason)
        for reason, count in lost.items()
        if count
    )


def body_of(
    first: NDArray[np.bool_],
    cases: dict[str, Column],
    events: dict[str, Column],
    *,
    begins: bool = True,
) -> Template:
    """Lay out what is written for each row.

    Args:
        first: Which rows begin a case.
        cases: Attributes of these cases.
        events: Attributes of the events.
        begins: Whether nothing was written before.
    """
    body = Template()
    if first.size:
        body.at(pl.Series(first), _case_heads(cases, begins=begins))
    body.text("<event>\n")
    for key, column in events.items():
        body.tag(key, column)
    body.text("</event>\n")
    return body


def _case_heads(cases: dict[str, Column], *, begins: bool) -> pl.Series:
    """Return the text that begins each case, and ends the one before it."""
    heads = Template()
    heads.text("</trace>\n<trace>\n")
    for key, column in cases.items():
        heads.tag(key, column)
    lines = heads.lines()
    if begins:
        lines[0] = lines[0].removeprefix("</trace>\n")
    return lines
