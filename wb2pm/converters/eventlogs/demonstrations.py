"""The cases of an event log as demonstrations, their rows as events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
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
    table = log[log[columns.CASE].notna()]
    order = table.groupby(columns.CASE, sort=False).ngroup()
    placed = table.copy(deep=False)
    placed[_PLACE], placed[_ROW] = order, table.index
    placed = placed.sort_values([_PLACE, columns.EVENT_INDEX], kind="stable")
    notes = tuple(
        Issue(kind="log", message=str(note)) for note in log.attrs.get(NOTES, ())
    )
    starts = _starts(placed[_PLACE].to_list())
    values = {name: _plain_values(placed[name]) for name in placed.columns}
    rows = _Rows(values)
    for first, last in starts:
        yield rows.demonstration(first, last, path, notes)


_PLACE: Final = "\0place"
_ROW: Final = "\0row"


def _starts(places: list[int]) -> Iterator[tuple[int, int]]:
    first = 0
    for row in range(1, len(places) + 1):
        if row == len(places) or places[row] != places[first]:
            yield first, row
            first = row


def _unique_ids(values: dict[str, list[Any]]) -> list[Any] | None:
    """Return the ids of recorded events, if they tell the events of a case apart."""
    ids = values.get(columns.EVENT_ID)
    if ids is None or columns.UI_ACTION not in values or None in ids:
        return None
    pairs = set(zip(values[columns.CASE], ids, strict=True))
    return ids if len(pairs) == len(ids) else None


class _Rows:
    """The rows of a log, case after case, column by column."""

    def __init__(self, values: dict[str, list[Any]]) -> None:
        self._cases = values[columns.CASE]
        self._rows = values[_ROW]
        self._activities = values[columns.ACTIVITY]
        self._ended = values[columns.TIMESTAMP]
        self._started = values.get(columns.START, self._ended)
        self._actors = values.get(columns.RESOURCE)
        self._applications = values.get(columns.UI_APPLICATION)
        self._quality = values.get(columns.UI_TIME_QUALITY)
        self._ids = _unique_ids(values)
        self._about_case = {
            name: column
            for name, column in values.items()
            if name.startswith(_CASE_PREFIX) and name != columns.CASE
        }
        left = values.keys() - self._about_case.keys() - _OF_EVENT
        self._about_event = {
            name: values[name]
            for name in values
            if name in left and name not in {columns.CASE, _PLACE, _ROW}
        }

    def demonstration(
        self, first: int, last: int, path: Path, notes: tuple[Issue, ...]
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
            events=tuple(self._event(row) for row in range(first, last)),
            source_actions=last - first,
            attributes=said,
            issues=notes,
            **own,
        )

    def _id(self, row: int) -> str:
        """Return the id of the recorded event, where there is one for every row."""
        known = self._ids[row] if self._ids else None
        return str(self._rows[row] if known is None else known)

    def _event(self, row: int) -> UIEvent:
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
            id=self._id(row),
            action="other",
            raw_action=str(self._activities[row]),
            started_at=started,
            ended_at=max(ended, started),
            time_quality=self._time_quality(row),
            source_index=self._rows[row],
            actor=None if actor is None else str(actor),
            application=None if application is None else str(application),
            attributes=attributes,
            screen_before=_screen(
                attributes.get(columns.UI_URL), attributes.get(columns.UI_TITLE)
            ),
            screen_after=_screen(attributes.get(columns.UI_URL_AFTER)),
        )

    def _time_quality(self, row: int) -> TimeQuality:
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
