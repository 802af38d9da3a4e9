"""Rows of a user-interaction log put together as demonstrations, one a case."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Literal, NamedTuple

from wb2pm.converters.sources.delimited import Table
from wb2pm.converters.uilogs.clock import MixedClock, order_untimed
from wb2pm.converters.uilogs.shared_parts import SharedParts
from wb2pm.events import Demonstration, Issue, UIEvent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

Cases = Literal["keep", "ignore"]
"""Whether a log's own case ids make its demonstrations, or the whole recording is
one, to be segmented anew."""

NO_CASE = "rows of no case"
"""What is added to a file's name for the rows that name no case where others do."""


class CaseKey(NamedTuple):
    """What tells an execution from the others.

    Attributes:
        id: Case id as the source has it.
        workflow: What it is an execution of, if the source says so.
    """

    id: str
    workflow: str | None = None


class FoundRow(NamedTuple):
    """A row that was read.

    Attributes:
        number: Position among the rows of the file, from 0.
        case: The case it names; None if it names none.
        event: What it tells; None for a row without any.
    """

    number: int
    case: CaseKey | None
    event: UIEvent | None


class _Rows:
    """The rows of a case: their events, and where in the file they are."""

    __slots__ = ("begin", "count", "end", "events", "without_event")

    def __init__(self) -> None:
        self.events: list[UIEvent] = []
        self.without_event: list[int] = []
        self.count = 0
        self.begin = self.end = -1

    def add(self, row: FoundRow) -> None:
        if row.event is None:
            self.without_event.append(row.number)
        else:
            self.events.append(row.event)
        self.begin = row.number if not self.count else self.begin
        self.end = row.number
        self.count += 1


def read_rows_of(
    path: Path,
    rows: Callable[[Table, MixedClock], Iterator[FoundRow]],
    *,
    timezone: str,
    source_format: str,
    cases: Cases,
) -> Iterator[Demonstration]:
    """Read a table whose rows can be told one by one.

    Args:
        path: The file.
        rows: Tells the rows of a table by a clock.
        timezone: Zone of times that name none.
        source_format: Name of the reader.
        cases: What to make of the log's own case ids.

    Yields:
        The demonstrations, as `build_demonstrations` makes them.

    Raises:
        ConversionError: If the file is no table.
    """
    table, clock = Table(path), MixedClock(timezone)
    yield from build_demonstrations(
        rows(table, clock),
        path=path,
        source_format=source_format,
        cases=cases,
        notes=lambda: (*table.issues(), *clock.issues()),
    )


def build_demonstrations(
    rows: Iterable[FoundRow],
    *,
    path: Path,
    source_format: str,
    cases: Cases,
    notes: Callable[[], Iterable[Issue]] = tuple,
) -> Iterator[Demonstration]:
    """Make one demonstration of each case, in the order in which they begin.

    Cases may be interleaved: within each, the order is the file's. A log without
    cases is one demonstration, named after the file.

    Args:
        rows: The rows in the order of the file.
        path: The file.
        source_format: Name of the reader.
        cases: What to make of the log's own case ids.
        notes: Tells what holds for the file as a whole, when all rows were taken.

    Yields:
        The demonstrations. `source_actions` counts rows; those without an event are
        named in the issues.
    """
    grouped: defaultdict[CaseKey | None, _Rows] = defaultdict(_Rows)
    parts = SharedParts()
    for row in rows:
        if row.event is not None:
            parts.share(row.event)
        grouped[row.case if cases == "keep" else None].add(row)
    whole = list(grouped) == [None]
    shared = tuple(notes())
    for case in list(grouped):
        found = grouped.pop(case)  # who takes one after the other holds one
        if case is not None:
            yield _demonstration(
                case.id, case.workflow or path.stem, found, path, source_format, shared
            )
        elif whole:
            yield _demonstration(
                path.stem, path.stem, found, path, source_format, shared
            )
        else:
            note = Issue(
                kind="no_case",
                message=f"{found.count} rows name no case, as noise between cases does",
                where=f"row {found.begin}",
            )
            name = f"{path.stem}: {NO_CASE}"
            yield _demonstration(
                name, name, found, path, source_format, (*shared, note)
            )


def _demonstration(  # noqa: PLR0913, PLR0917 (all that a demonstration needs)
    name: str,
    workflow: str,
    rows: _Rows,
    path: Path,
    source_format: str,
    notes: tuple[Issue, ...],
) -> Demonstration:
    events, timing = order_untimed(rows.events)
    empty = rows.without_event
    issues = [*notes, *timing]
    if empty:
        issues.append(
            Issue(
                kind="empty_row",
                message=f"{len(empty)} rows tell nothing of what was done",
                where=f"row {empty[0]}",
            )
        )
    return Demonstration(
        id=name,
        workflow=workflow,
        source=str(path),
        source_format=source_format,
        actor=only_one(event.actor for event in events),
        site=None,
        events=events,
        source_actions=rows.count,
        attributes={"first_row": rows.begin, "last_row": rows.end},
        issues=tuple(issues),
    )


def only_one(found: Iterable[str | None]) -> str | None:
    """Return what all that say something say; None where they differ.

    Examples:
        >>> only_one(["kim", None, "kim"])
        'kim'
        >>> only_one(["kim", "lee"]) is None
        True
    """
    said = {text for text in found if text}
    return said.pop() if len(said) == 1 else None
