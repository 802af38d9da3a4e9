"""The cases of an event log as demonstrations, their rows as events."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np
import pandas as pd

from wb2pm import columns
from wb2pm.converters.eventlogs import NOTES
from wb2pm.converters.eventlogs.forms import stem_of
from wb2pm.events import (
    AttributeValue,
    Demonstration,
    Issue,
    Screen,
    TimeQuality,
    UIEvent,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_CASE_PREFIX: Final = "case:"
_OF_EVENT: Final = frozenset(
    {columns.ACTIVITY, columns.TIMESTAMP, columns.START, columns.EVENT_INDEX}
    | {columns.RESOURCE, columns.UI_TIME_QUALITY, columns.UI_APPLICATION}
)
_QUALITIES: Final[dict[str, TimeQuality]] = {
    "assumed_zone": "assumed_zone",
    "order_only": "order_only",
}
_OF_CASE: Final = {
    columns.CASE_WORKFLOW: "workflow",
    columns.CASE_INTENT: "intent",
    columns.CASE_SITE: "site",
    columns.CASE_ACTOR: "actor",
    columns.CASE_OUTCOME: "outcome",
}


def demonstrations_of(log: pd.DataFrame, path: Path) -> Iterator[Demonstration]:
    """Make one demonstration of each case of an event log.

    An event's `raw_action` is its activity, which is its label at every granularity;
    what else the row says is in its attributes, what the case says in those of the
    demonstration.

    Args:
        log: As `wb2pm.converters.eventlogs.tables.read_log` gives it.
        path: The file it was read from.

    Yields:
        The cases in the order in which they begin in the file; rows without a case
        are in none.

    Examples:
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["1"], "concept:name": ["Open"], "cost": [5],
        ...     "time:timestamp": pd.to_datetime(["2024-01-01"], utc=True),
        ...     "event_index": [0],
        ... })
        >>> from pathlib import Path
        >>> case = next(demonstrations_of(log, Path("log.csv")))
        >>> case.events[0].raw_action, case.events[0].attributes
        ('Open', {'cost': 5})
    """
    notes = tuple(
        Issue(kind="log", message=str(note)) for note in log.attrs.get(NOTES, ())
    )
    rows = CaseRows(log)
    for first, last in pairwise(rows.starts):
        events = tuple(rows.events(first, last))
        yield rows.demonstration(first, last, path, notes, events)


class CaseRows:
    """The rows of a log, case after case, as events that are made when asked for.

    Args:
        log: As for `demonstrations_of`.
        at_once: Rows whose cells are turned into values together; None for all.

    Attributes:
        starts: Place of each case's first row in the order of the cases, and the end.
    """

    def __init__(self, log: pd.DataFrame, *, at_once: int | None = None) -> None:
        codes = pd.factorize(log[columns.CASE])[0]
        order = log[columns.EVENT_INDEX].reset_index(drop=True)
        placed = pd.DataFrame({"case": codes, "order": order})
        placed = placed[codes >= 0].sort_values(["case", "order"], kind="stable")
        self._order = placed.index.to_numpy()
        self._log = log
        self._at_once = max(1, len(placed) if at_once is None else at_once)
        self._ids = _unique_ids(log, self._order)
        changes = np.flatnonzero(np.diff(placed["case"].to_numpy(), prepend=-1))
        self.starts = [*changes.tolist(), len(placed)]
        self._rows = _Rows({}, 0, 0)

    def events(self, first: int, last: int) -> Iterator[UIEvent]:
        """Make the events of some rows of one case, anew each time."""
        rows = self._between(first, last)
        known = None if self._ids is None else self._ids[first:last]
        for place in range(first, last):
            own = None if known is None else known[place - first]
            yield rows.event(place - rows.first, own)

    def demonstration(
        self,
        first: int,
        last: int,
        path: Path,
        notes: tuple[Issue, ...],
        events: tuple[UIEvent, ...],
    ) -> Demonstration:
        """Make the demonstration of one case."""
        rows = self._between(first, last)
        return rows.demonstration(first - rows.first, last - first, path, notes, events)

    def qualities(self, first: int, last: int) -> Counter[TimeQuality]:
        """Count how the times of some rows were recorded."""
        if columns.UI_TIME_QUALITY not in self._log:
            return Counter({"recorded": last - first})
        rows = self._between(first, last)
        places = range(first - rows.first, last - rows.first)
        return Counter(map(rows.time_quality, places))

    def _between(self, first: int, last: int) -> _Rows:
        """Return values that hold those of some rows."""
        if not self._rows.first <= first <= last <= self._rows.last:
            end = min(max(last, first + self._at_once), len(self._order))
            taken = self._order[first:end]
            # What stands together is no copy.
            together = len(taken) and taken[-1] - taken[0] == len(taken) - 1
            if together and bool((np.diff(taken) == 1).all()):
                part = self._log.iloc[taken[0] : taken[-1] + 1]
            else:
                part = self._log.iloc[taken]
            values = {str(name): _plain_values(part[name]) for name in part.columns}
            values[_ROW] = part.index.tolist()
            self._rows = _Rows(values, first, end)
        return self._rows


_ROW: Final = "\0row"


def _unique_ids(log: pd.DataFrame, order: Any) -> list[Any] | None:  # noqa: ANN401 (an array)
    """Return the ids of recorded events, if they tell the events of a case apart."""
    if columns.EVENT_ID not in log or columns.UI_ACTION not in log:
        return None
    ids = _plain_values(log[columns.EVENT_ID].iloc[order])
    if None in ids:
        return None
    cases = _plain_values(log[columns.CASE].iloc[order])
    return ids if len(set(zip(cases, ids, strict=True))) == len(ids) else None


class _Rows:
    """Some rows of a log, column by column.

    Attributes:
        first: Place of the first of them among all.
        last: Place after the last of them.
    """

    def __init__(self, values: dict[str, list[Any]], first: int, last: int) -> None:
        self.first, self.last = first, last
        if not values:
            return
        self._cases = values[columns.CASE]
        self._rows = values[_ROW]
        self._activities = values[columns.ACTIVITY]
        self._ended = values[columns.TIMESTAMP]
        self._started = values.get(columns.START, self._ended)
        self._actors = values.get(columns.RESOURCE)
        self._applications = values.get(columns.UI_APPLICATION)
        self._quality = values.get(columns.UI_TIME_QUALITY)
        self._about_case = {
            name: column
            for name, column in values.items()
            if name.startswith(_CASE_PREFIX) and name != columns.CASE
        }
        left = values.keys() - self._about_case.keys() - _OF_EVENT
        self._about_event = {
            name: values[name]
            for name in values
            if name in left and name not in {columns.CASE, _ROW}
        }

    def demonstration(
        self,
        first: int,
        count: int,
        path: Path,
        notes: tuple[Issue, ...],
        events: tuple[UIEvent, ...],
    ) -> Demonstration:
        said: dict[str, AttributeValue] = {
            name: column[first]
            for name, column in self._about_case.items()
            if column[first] is not None
        }
        own: dict[str, Any] = {
            field: str(said.pop(name))
            for name, field in _OF_CASE.items()
            if name in said
        }
        own.setdefault("workflow", stem_of(path))
        return Demonstration(
            id=str(self._cases[first]),
            source=str(path),
            source_format="event-log",
            events=events,
            source_actions=count,
            attributes=said,
            issues=notes,
            **own,
        )

    def event(self, row: int, own_id: object = None) -> UIEvent:
        ended = self._ended[row]
        started = self._started[row] or ended
        actor = self._actors[row] if self._actors else None
        application = self._applications[row] if self._applications else None
        attributes = {
            name: column[row]
            for name, column in self._about_event.items()
            if column[row] is not None
        }
        if columns.UI_ACTION in attributes:  # the log was made of recordings
            attributes[columns.ACTIVITY] = str(self._activities[row])
        return UIEvent(
            id=str(self._rows[row] if own_id is None else own_id),
            action="other",
            raw_action=str(self._activities[row]),
            started_at=started,
            ended_at=max(ended, started),
            time_quality=self.time_quality(row),
            source_index=self._rows[row],
            actor=None if actor is None else str(actor),
            application=None if application is None else str(application),
            attributes=attributes,
            screen_before=_screen(
                attributes.get(columns.UI_URL), attributes.get(columns.UI_TITLE)
            ),
            screen_after=_screen(attributes.get(columns.UI_URL_AFTER)),
        )

    def time_quality(self, row: int) -> TimeQuality:
        said = self._quality[row] if self._quality else None
        return _QUALITIES.get(str(said), "recorded")


def _screen(url: object, title: object = None) -> Screen | None:
    """Return what was in front, as far as the log says."""
    if not isinstance(url, str) and not isinstance(title, str):
        return None
    return Screen(
        url=url if isinstance(url, str) else None,
        title=title if isinstance(title, str) else None,
    )


def _plain_values(column: pd.Series[Any]) -> list[Any]:
    """Return the cells of a column as values of events: times only where they are."""
    if pd.api.types.is_datetime64_any_dtype(column):
        times = [None if t is pd.NaT else t.to_pydatetime(warn=False) for t in column]
        if column.name in {columns.TIMESTAMP, columns.START}:
            return times
        return [None if t is None else t.isoformat() for t in times]
    if pd.api.types.is_string_dtype(column) and column.dtype != object:
        codes, distinct = pd.factorize(column)  # equal texts are kept but once
        texts = [*distinct.tolist(), None]
        return [texts[code] for code in codes]
    empty = column.isna()
    cells = column.tolist()
    if column.dtype == object:
        cells = [_plain(cell) for cell in cells]
    if not empty.any():
        return cells
    return [None if no else cell for cell, no in zip(cells, empty, strict=True)]


def _plain(cell: Any) -> AttributeValue:  # noqa: ANN401 (whatever a cell holds)
    if cell is None or isinstance(cell, (str, int, float, bool)):
        return cell
    if hasattr(cell, "isoformat"):
        return str(cell.isoformat())
    cell = cell.tolist() if hasattr(cell, "tolist") else cell
    try:
        return msgspec.json.encode(cell).decode()
    except (TypeError, msgspec.MsgspecError):
        return str(cell)
