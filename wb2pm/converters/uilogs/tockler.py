"""Tockler: which window was in front, from when to when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from wb2pm.converters.sources.delimited import Table, plain_name
from wb2pm.converters.sources.times import MachineZone
from wb2pm.converters.uilogs.clock import NO_TIME, MixedClock
from wb2pm.converters.uilogs.demonstrations import (
    CaseKey,
    Cases,
    FoundRow,
    read_rows_of,
)
from wb2pm.converters.uilogs.kinds import claim_of
from wb2pm.converters.uilogs.windows import window_event

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from wb2pm.events import Demonstration, UIEvent

_OWN = frozenset({"session", "app", "title", "begin", "end"})


@dataclass(frozen=True, slots=True, kw_only=True)
class TocklerReader:
    """Reads window logs of Tockler, one demonstration a session."""

    description: ClassVar[str] = (
        "Tockler: CSV with App, Type, Title, Begin, End and perhaps Session"
    )
    timezone: MachineZone = "UTC"
    cases: Annotated[
        Cases,
        "keep the log's sessions, or ignore them: one demonstration for the whole",
    ] = "keep"

    def claims(self, path: Path) -> str | None:
        """Claim a table with Tockler's columns."""
        return claim_of(path, "tockler")

    def read(self, path: Path) -> Iterator[Demonstration]:
        """Read the sessions of a log, or the whole log where it has none."""
        yield from read_rows_of(
            path,
            _rows,
            timezone=self.timezone,
            source_format="tockler",
            cases=self.cases,
        )


def _rows(table: Table, clock: MixedClock) -> Iterator[FoundRow]:
    plain = {name: plain_name(name) for name in table.columns}
    for row in table.rows():
        cells = {plain.get(name, name): text for name, text in row.cells.items()}
        rest = {n: t for n, t in row.cells.items() if plain.get(n, n) not in _OWN}
        session = cells.get("session")
        case = CaseKey(session) if session else None
        event = _event(row.number, cells, rest, clock)
        yield FoundRow(row.number, case, event)


def _event(
    number: int, cells: dict[str, str], rest: dict[str, str], clock: MixedClock
) -> UIEvent | None:
    if not {"app", "title", "begin", "end"} & cells.keys():
        return None
    attributes = dict(rest)
    times = {}
    for name in ("begin", "end"):
        times[name] = clock.read(cells.get(name, ""), f"row {number}")
        if times[name] is None and name in cells:
            attributes[name] = cells[name]
    begin = times["begin"] or times["end"] or (NO_TIME, "order_only")
    end = times["end"] or begin
    return window_event(
        number,
        application=cells.get("app"),
        title=cells.get("title"),
        started_at=begin[0],
        ended_at=end[0],
        time_quality=begin[1],
        attributes={**attributes},
    )
