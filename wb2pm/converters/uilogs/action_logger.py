"""The Action Logger of Leno et al.: Chrome and Excel, one row an action.

The logger and the programs after it write several shapes: raw, preprocessed,
segmented (``caseID``), labelled for task recognition (``idx`` and ``Task``), and
logs simulated from nets (``source``, ``Label``, ``Value``, ``Column``, ``Row``).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar, Final

from wb2pm.converters.sources.delimited import Row, Table, plain_name
from wb2pm.converters.sources.times import MachineZone
from wb2pm.converters.uilogs.action_logger_events import (
    BOUND_COLUMNS,
    event_of,
    is_selection,
    realigned,
    with_selection,
)
from wb2pm.converters.uilogs.clock import MixedClock
from wb2pm.converters.uilogs.demonstrations import (
    CaseKey,
    Cases,
    FoundRow,
    build_demonstrations,
)
from wb2pm.converters.uilogs.kinds import claim_of
from wb2pm.events import Issue

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from wb2pm.events import Demonstration, UIEvent

_CASE_COLUMNS: Final = ("caseid", "caseidentifier", "case", "caseconceptname")

_NO_CASE: Final = frozenset({"-1", "-1.0", "nan", "none", "null"})
"""What programs write for the case of a row that belongs to none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionLoggerReader:
    """Reads logs of the Action Logger, with or without case ids."""

    description: ClassVar[str] = (
        "Action Logger (Leno): CSV with timeStamp, targetApp, eventType, target.*;"
        " raw, segmented or labelled with tasks"
    )
    timezone: MachineZone = "UTC"
    cases: Annotated[
        Cases,
        "keep the log's own case ids, or ignore them: one demonstration for the whole",
    ] = "keep"

    def claims(self, path: Path) -> str | None:
        """Claim a table with the Action Logger's columns."""
        return claim_of(path, "action-logger")

    def read(self, path: Path) -> Iterator[Demonstration]:
        """Read the cases of a log, or the whole log where it has none."""
        reading = _Reading(path, self.timezone)
        yield from build_demonstrations(
            reading.rows(),
            path=path,
            source_format="action-logger",
            cases=self.cases,
            notes=reading.issues,
        )


class _Reading:
    def __init__(self, path: Path, timezone: str) -> None:
        self._table = Table(path)
        self._clock = MixedClock(timezone)
        self._names = {name: plain_name(name) for name in self._table.columns}
        self._shifted: list[int] = []
        plain = set(self._names.values())
        self._instances = {"idx", "task"} <= plain
        self._case = next((name for name in _CASE_COLUMNS if name in plain), None)

    def rows(self) -> Iterator[FoundRow]:
        name_instance = self._instance_names() if self._instances else None
        before: UIEvent | None = None
        selected: UIEvent | None = None
        for row in self._table.rows():
            known, rest = self._split(row)
            case = self._case_of(known, row, name_instance)
            told = {k: v for k, v in known.items() if k not in BOUND_COLUMNS}
            if not told:
                yield FoundRow(row.number, case, None)
                continue
            moved = realigned(known)
            if moved is not known:
                self._shifted.append(row.number)
            where = f"row {row.number}"
            time = self._clock.read(known.get("timestamp", ""), where)
            event = event_of(moved, rest, number=row.number, time=time)
            event = with_selection(event, selected, right_before=selected is before)
            before = event
            selected = event if is_selection(event) else selected
            yield FoundRow(row.number, case, event)

    def issues(self) -> tuple[Issue, ...]:
        found = [*self._table.issues(), *self._clock.issues()]
        if self._shifted:
            found.append(
                Issue(
                    kind="shifted_cells",
                    message=f"{len(self._shifted)} rows have their cells some columns"
                    " too far right, pushed there by commas in a text; what they aim at"
                    " was read from where it stands",
                    where=f"row {self._shifted[0]}",
                )
            )
        return tuple(found)

    def _split(self, row: Row) -> tuple[dict[str, str], dict[str, str]]:
        """Part the columns of the format, by plain name, from any others."""
        known: dict[str, str] = {}
        rest: dict[str, str] = {}
        for column, cell in row.cells.items():
            plain = self._names.get(column, column)
            if plain in known or not plain:
                rest[column] = cell
            else:
                known[plain] = cell
        return known, rest

    def _case_of(
        self,
        known: Mapping[str, str],
        row: Row,
        names: _InstanceNames | None,
    ) -> CaseKey | None:
        if names is not None:
            return names.name(known.get("task"), known.get("idx"), row.number)
        case = known.get(self._case) if self._case else None
        return CaseKey(case) if case and case.lower() not in _NO_CASE else None

    def _instance_names(self) -> _InstanceNames:
        """Look through the file once: how instances are told apart decides the ids."""
        names = _InstanceNames()
        for row in Table(self._table.path).rows():
            known, _ = self._split(row)
            names.see(known.get("task"), known.get("idx"))
        return names


class _InstanceNames:
    """Names the instances of tasks by ``idx``, and by the task where that is shared.

    Where every row has an ``idx`` of its own it counts rows, and an instance is a
    run of rows of one task.
    """

    def __init__(self) -> None:
        self._tasks: dict[str, set[str]] = {}
        self._rows = Counter[str]()
        self._run = -1
        self._last: str | None = None

    def see(self, task: str | None, idx: str | None) -> None:
        if idx is not None:
            self._tasks.setdefault(idx, set()).add(task or "")
            self._rows[idx] += 1

    def name(self, task: str | None, idx: str | None, _row: int) -> CaseKey | None:
        if self._counts_rows():
            if task != self._last:
                self._run, self._last = self._run + 1, task
            return CaseKey(str(self._run), task)
        if idx is None:
            return None
        shared = len(self._tasks[idx]) > 1
        return CaseKey(f"{task} {idx}" if shared and task else idx, task)

    def _counts_rows(self) -> bool:
        few = 2
        return len(self._rows) > few and max(self._rows.values()) == 1
