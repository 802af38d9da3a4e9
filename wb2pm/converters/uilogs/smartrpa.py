"""SmartRPA: what was done in browsers, Office and on the desktop, one row an action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar, Final

from wb2pm.converters.sources.delimited import Row, Table, plain_name
from wb2pm.converters.sources.times import MachineZone
from wb2pm.converters.uilogs.clock import MixedClock
from wb2pm.converters.uilogs.demonstrations import (
    CaseKey,
    Cases,
    FoundRow,
    read_rows_of,
)
from wb2pm.converters.uilogs.kinds import claim_of
from wb2pm.converters.uilogs.smartrpa_events import event_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from wb2pm.events import Demonstration

_NAMES: Final = {
    "conceptname": "event_type",
    "timetimestamp": "timestamp",
    "orgresource": "user",
    "caseconceptname": "case",
    "caseid": "case",
}
"""What SmartRPA's own step to XES renames; both forms are read alike."""
_BOUND: Final = frozenset({"case", "timestamp", "user"})


@dataclass(frozen=True, slots=True, kw_only=True)
class SmartRpaReader:
    """Reads logs of SmartRPA, as recorded or combined."""

    description: ClassVar[str] = (
        "SmartRPA: CSV with category, application, event_type and many more,"
        " as recorded or combined"
    )
    timezone: MachineZone = "UTC"
    cases: Annotated[
        Cases,
        "keep the log's own case ids, or ignore them: one demonstration for the whole",
    ] = "keep"

    def claims(self, path: Path) -> str | None:
        """Claim a table with SmartRPA's columns."""
        return claim_of(path, "smartrpa")

    def read(self, path: Path) -> Iterator[Demonstration]:
        """Read the cases of a log; one as recorded is one demonstration."""
        yield from read_rows_of(
            path,
            _rows,
            timezone=self.timezone,
            source_format="smartrpa",
            cases=self.cases,
        )


def _rows(table: Table, clock: MixedClock) -> Iterator[FoundRow]:
    names = {n: _NAMES.get(plain_name(n), n.lower()) for n in table.columns}
    for row in table.rows():
        yield _found(row, names, clock)


def _found(row: Row, names: dict[str, str], clock: MixedClock) -> FoundRow:
    cells: dict[str, str] = {}
    for column, text in row.cells.items():
        name = names.get(column, column)
        cells[column if name in cells else name] = text
    case = CaseKey(cells.pop("case")) if "case" in cells else None
    if not cells.keys() - _BOUND:
        return FoundRow(row.number, case, None)
    time = clock.read(cells.get("timestamp", ""), f"row {row.number}")
    return FoundRow(row.number, case, event_of(cells, number=row.number, time=time))
