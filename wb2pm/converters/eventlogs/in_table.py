"""The events of a long event log, left in its table and made when somebody asks.

A million events as values take gigabytes and half a minute, and most are never looked at:
logs are counted, mined and checked as tables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, cast, overload

from msgspec.structs import replace

from wb2pm import columns
from wb2pm.converters.eventlogs import NOTES
from wb2pm.converters.eventlogs.demonstrations import CaseRows
from wb2pm.converters.labels.steps.source_names import activity_of_source
from wb2pm.events import Activity, Issue, UIEvent

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    import pandas as pd

    from wb2pm.events import Demonstration, TimeQuality

ROWS_AT_ONCE: Final = 2_048
"""Rows whose cells become values together: some milliseconds' work, a megabyte."""
_NAMED_BY_SOURCE: Final = frozenset({columns.UI_TIME_QUALITY, columns.UI_APPLICATION})
"""Columns of user interfaces that say nothing of an element or a page."""


class TableEvents(Sequence[UIEvent]):
    """The events of one case, each made anew when it is asked for.

    It equals the tuple of its events, and slices of it are tuples.
    """

    __slots__ = ("_first", "_last", "_rows")

    def __init__(self, rows: CaseRows, first: int, last: int) -> None:
        """Say which rows they are."""
        self._rows, self._first, self._last = rows, first, last

    def __len__(self) -> int:
        """Return how many there are."""
        return self._last - self._first

    def __iter__(self) -> Iterator[UIEvent]:
        """Make them one by one."""
        return self._rows.events(self._first, self._last)

    @overload
    def __getitem__(self, place: int) -> UIEvent: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[UIEvent, ...]: ...
    def __getitem__(self, place: int | slice) -> UIEvent | tuple[UIEvent, ...]:
        """Make one, or some."""
        if isinstance(place, slice):
            return tuple(self)[place]
        at = range(self._first, self._last)[place]
        return next(self._rows.events(at, at + 1))

    def __eq__(self, other: object) -> bool:
        """Compare them as tuples."""
        if not isinstance(other, (TableEvents, tuple)):
            return NotImplemented
        return tuple(self) == tuple(other)

    def __hash__(self) -> int:
        """Return that of the tuple."""
        return hash(tuple(self))

    def __repr__(self) -> str:
        """Show how many there are."""
        return f"TableEvents({len(self)})"

    def qualities(self) -> Counter[TimeQuality]:
        """Count how their times were recorded."""
        return self._rows.qualities(self._first, self._last)


class TableActivities(Sequence[Activity]):
    """What the source calls the events of one case, each made when it is asked for."""

    __slots__ = ("_events",)

    def __init__(self, events: TableEvents) -> None:
        """Take the events."""
        self._events = events

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._events)

    def __iter__(self) -> Iterator[Activity]:
        """Make them one by one."""
        return map(activity_of_source, self._events)

    @overload
    def __getitem__(self, place: int) -> Activity: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Activity, ...]: ...
    def __getitem__(self, place: int | slice) -> Activity | tuple[Activity, ...]:
        """Make one, or some."""
        if isinstance(place, slice):
            return tuple(self)[place]
        return activity_of_source(self._events[place])

    def __eq__(self, other: object) -> bool:
        """Compare them as tuples."""
        if not isinstance(other, (TableActivities, tuple)):
            return NotImplemented
        return tuple(self) == tuple(other)

    def __hash__(self) -> int:
        """Return that of the tuple."""
        return hash(tuple(self))

    def __repr__(self) -> str:
        """Show how many there are."""
        return f"TableActivities({len(self)})"


def can_stay_in_table(log: pd.DataFrame, *, least: int) -> bool:
    """Return whether a log is long, and its events are named by it and say no more.

    Args:
        log: As `wb2pm.converters.eventlogs.tables.read_log` gives it.
        least: Rows that it has to have.

    Examples:
        >>> import pandas as pd
        >>> can_stay_in_table(pd.DataFrame({"concept:name": ["Pay"]}), least=1)
        True
    """
    told = {name for name in map(str, log.columns) if name.startswith("ui:")}
    if len(log) < least or told - _NAMED_BY_SOURCE:
        return False
    return bool(log[columns.ACTIVITY].astype("str").ne("").all())


def cases_in_table(
    log: pd.DataFrame, path: Path
) -> Iterator[tuple[Demonstration, tuple[Activity, ...]]]:
    """Make a demonstration and activities of each case, whose events stay in the log.

    Args:
        log: As for `demonstrations_of`, one that `can_stay_in_table`.
        path: The file it was read from.

    Examples:
        >>> import pandas as pd
        >>> from pathlib import Path
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["1"], "concept:name": ["Open"],
        ...     "time:timestamp": pd.to_datetime(["2024-01-01"], utc=True),
        ...     "event_index": [0],
        ... })
        >>> case, activities = next(cases_in_table(log, Path("log.csv")))
        >>> len(case.events), activities[0].label
        (1, 'Open')
    """
    notes = tuple(
        Issue(kind="log", message=str(note)) for note in log.attrs.get(NOTES, ())
    )
    rows = CaseRows(log, at_once=ROWS_AT_ONCE)
    for first, last in pairwise(rows.starts):
        held = TableEvents(rows, first, last)
        # They are sequences that equal tuples, whatever the types say.
        events = cast("tuple[UIEvent, ...]", held)
        case = rows.demonstration(first, last, path, notes, events)
        yield case, cast("tuple[Activity, ...]", TableActivities(held))


def taken_out(
    case: Demonstration, activities: Sequence[Activity]
) -> tuple[Demonstration, tuple[Activity, ...]]:
    """Make the events of a case once, for who goes through them again and again.

    Args:
        case: A case; one whose events are values already is given back.
        activities: Its activities.

    Examples:
        >>> from wb2pm.events import Demonstration
        >>> case = Demonstration(
        ...     id="1", source="log.csv", source_format="event-log", events=(),
        ...     source_actions=0,
        ... )
        >>> taken_out(case, ())[0] is case
        True
    """
    if not isinstance(case.events, TableEvents):
        return case, tuple(activities)
    events = tuple(case.events)
    return replace(case, events=events), tuple(map(activity_of_source, events))


def time_qualities(events: Iterable[UIEvent]) -> Counter[TimeQuality]:
    """Count how the times of events were recorded.

    Examples:
        >>> time_qualities([])
        Counter()
    """
    if isinstance(events, TableEvents):
        return events.qualities()
    return Counter(event.time_quality for event in events)


def say_more_than_names(activities: Any) -> bool:  # noqa: ANN401 (a sequence of either kind)
    """Return whether activities say more than what the log calls them.

    Examples:
        >>> say_more_than_names(())
        True
    """
    return not isinstance(activities, TableActivities)
