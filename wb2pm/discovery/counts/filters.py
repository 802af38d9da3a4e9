"""Parts of a log: by variant, time, attribute, frequency.

Every filter says what it left out, so that nothing vanishes in silence, and gives a
log that all else takes. Cases stay whole except where a filter says otherwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from wb2pm.columns import ACTIVITY, CASE, START, TIMESTAMP
from wb2pm.discovery.counts.variants import variants
from wb2pm.errors import LogError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable
    from datetime import datetime

    import pandas as pd

Within = Literal["contained", "touching", "started", "ended"]
"""How a case must lie in a span: all of it, part of it, its start, its end."""


class Filtered(NamedTuple):
    """Part of a log.

    Attributes:
        log: The events that stay, in their order.
        left_out: Cases of which nothing is left, in the order of the log.
        note: What was kept and what was not, in words.
    """

    log: pd.DataFrame
    left_out: tuple[str, ...]
    note: str


def keep_variants(
    log: pd.DataFrame,
    *,
    top: int | None = None,
    coverage: float | None = None,
    at_least: int = 1,
) -> Filtered:
    """Keep the cases of frequent variants.

    Args:
        log: Event log (see `wb2pm.discovery.counts.traces.read_traces`).
        top: Most variants to keep, frequent ones first.
        coverage: Share of the cases, 0 to 1, that is enough: variants are kept,
            frequent ones first, until they cover it.
        at_least: Cases that a variant must have.

    Raises:
        LogError: If the log lacks a column or a value, or an option is out of range.

    Examples:
        >>> import pandas as pd
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["1", "2", "3"],
        ...     "concept:name": ["Open", "Open", "Save"],
        ...     "time:timestamp": pd.to_datetime(["2024-01-01"] * 3, utc=True),
        ... })
        >>> keep_variants(log, top=1).left_out
        ('3',)
    """
    if coverage is not None and not 0 <= coverage <= 1:
        raise LogError(f"coverage must be between 0 and 1, not {coverage}")
    if top is not None and top < 0:
        raise LogError(f"top must not be below 0, not {top}")
    found = variants(log)
    total = sum(each.count for each in found)
    kept: set[str] = set()
    number = 0
    for each in found:
        enough = coverage is not None and len(kept) >= coverage * total
        if number == top or enough or each.count < at_least:
            break
        kept.update(each.cases)
        number += 1
    return _of_cases(log, kept, f"{number} of {len(found)} variants")


def keep_time(
    log: pd.DataFrame,
    *,
    start: datetime | None = None,
    end: datetime | None = None,
    within: Within = "contained",
) -> Filtered:
    """Keep the cases of a span of time.

    Args:
        log: Event log; a case lasts from its first start to its last end.
        start: First moment of the span, with a zone; None for no beginning.
        end: Last moment of the span, likewise.
        within: Whether a case must lie in the span as a whole, or touch it, or
            have its start or its end in it.

    Raises:
        LogError: If the log lacks a column, or a moment has no zone.
    """
    import pandas as pd

    _need(log, CASE, TIMESTAMP)
    for moment in (start, end):
        if moment is not None and moment.tzinfo is None:
            raise LogError(f"{moment} has no time zone; give it one")
    ends = pd.to_datetime(log[TIMESTAMP], utc=True)
    starts = pd.to_datetime(log[START], utc=True) if START in log else ends
    case = log[CASE].astype(str)
    first, last = starts.groupby(case).min(), ends.groupby(case).max()
    low = pd.Timestamp.min.tz_localize("UTC") if start is None else pd.Timestamp(start)
    high = pd.Timestamp.max.tz_localize("UTC") if end is None else pd.Timestamp(end)
    inside = {
        "contained": (first >= low) & (last <= high),
        "touching": (last >= low) & (first <= high),
        "started": (first >= low) & (first <= high),
        "ended": (last >= low) & (last <= high),
    }[within]
    span = f"cases {within} between {start or 'the beginning'} and {end or 'the end'}"
    return _of_cases(log, set(inside.index[inside]), span)


def keep_attribute(
    log: pd.DataFrame,
    column: str,
    values: Iterable[object],
    *,
    of: Literal["case", "event"] = "case",
) -> Filtered:
    """Keep what has one of some values.

    Args:
        log: Event log.
        column: The attribute: any column of the log.
        values: The values to keep; None stands for an empty cell.
        of: ``case`` keeps the cases of which an event has such a value, as a whole;
            ``event`` keeps only the events that have it.

    Raises:
        LogError: If the log lacks the column.
    """
    _need(log, CASE, column)
    wanted = list(values)
    cells = log[column]
    hit = cells.isin([value for value in wanted if value is not None])
    if None in wanted:
        hit |= cells.isna()
    said = f"{of}s with {column} in {wanted}"
    if of == "event":
        return _of_rows(log, hit, said)
    return _of_cases(log, set(log[CASE].astype(str)[hit]), said)


def keep_frequent(log: pd.DataFrame, *, share: float) -> Filtered:
    """Keep the activities that enough cases do; others are cut out of their cases.

    Args:
        log: Event log.
        share: Share of the cases, 0 to 1, that must do an activity.

    Raises:
        LogError: If the log lacks a column, or `share` is out of range.
    """
    if not 0 <= share <= 1:
        raise LogError(f"share must be between 0 and 1, not {share}")
    _need(log, CASE, ACTIVITY)
    cases = log.groupby(ACTIVITY)[CASE].nunique()
    frequent = cases.index[cases >= share * log[CASE].nunique()]
    said = (
        f"{len(frequent)} of {len(cases)} activities, in {share:.0%} of cases or more"
    )
    return _of_rows(log, log[ACTIVITY].isin(frequent), said)


def _need(log: pd.DataFrame, *names: str) -> None:
    if missing := [name for name in names if name not in log]:
        raise LogError(
            f"the log lacks the columns {missing}; it has {list(log.columns)}"
        )


def _of_cases(log: pd.DataFrame, kept: Collection[str], said: str) -> Filtered:
    return _of_rows(log, log[CASE].astype(str).isin(list(kept)), said)


def _of_rows(log: pd.DataFrame, hit: pd.Series[bool], said: str) -> Filtered:
    part = log[hit].reset_index(drop=True)
    left = set(part[CASE].astype(str))
    cases = log[CASE].astype(str).unique().tolist()
    gone = tuple(case for case in cases if case not in left)
    note = (
        f"Kept {said}: {len(left)} of {len(cases)} cases, "
        f"{len(part)} of {len(log)} events."
    )
    return Filtered(part, gone, note)
