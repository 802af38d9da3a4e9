"""Long event logs written as XES, a part at a time."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from wb2pm.converters.lifecycle import is_time
from wb2pm.converters.parts import NeedsWholeTableError
from wb2pm.converters.writing import Loss, WriteReport, atomic_path
from wb2pm.converters.xes.header import header
from wb2pm.converters.xes.names import escape_key
from wb2pm.converters.xes.values import FractionDigits, MixedColumn, read_column
from wb2pm.converters.xes.writer import (
    begins_case,
    body_of,
    case_columns,
    check_for_xes,
    event_columns,
    opened,
    varying_columns,
)

if TYPE_CHECKING:
    import os

    from wb2pm.converters.parts import LogParts, NumberedPart


def write_xes_parts(log: LogParts, path: str | os.PathLike[str]) -> WriteReport:
    """Write a long event log as `wb2pm.converters.xes.writer.write_xes` does.

    It is gone through twice: what stands before the first case tells what every event
    has, and whether a column is about cases is known after the last.

    Args:
        log: The log.
        path: File to write; compressed with gzip if the name ends in ``.gz``.

    Raises:
        LogError: As `write_xes`.
        NeedsWholeTableError: If a column holds values of several types.
    """
    losses: list[Loss] = []
    of_log: list[Loss] = []
    with atomic_path(path) as unfinished:
        whole = _Whole()
        for part in log.by_case(unfinished.parent):
            whole.see(part)
        varying, begins = whole.varying, True
        with opened(unfinished) as out:
            for part in log.by_case(unfinished.parent):
                first = begins_case(part.cases)
                cases = case_columns(part.rows, first, varying, losses, whole.digits)
                events = event_columns(part.rows, varying, losses, whole.digits)
                if any(
                    isinstance(c, MixedColumn)
                    for c in [*cases.values(), *events.values()]
                ):
                    raise NeedsWholeTableError("values of several types in a column")
                if begins:
                    keys = [*cases, *events]
                    complete = whole.complete
                    top = header(log.attrs, keys=keys, complete=complete, losses=of_log)
                    out.write(top.encode())
                for text in body_of(first, cases, events, begins=begins).texts():
                    out.write(text.encode())
                varying, begins = dict.fromkeys(varying, 0), False
            out.write(b"</trace>\n</log>\n")
    return WriteReport(
        paths=(str(Path(path)),),
        cases=len(log.events),
        events=int(log.events.sum()),
        losses=(*_summed(losses), *of_log),
    )


class _Whole:
    """What is known of a log after its last row.

    Attributes:
        varying: Column about cases -> in how many cases it differs.
        digits: Column of times -> digits of a second that it needs.
    """

    def __init__(self) -> None:
        self.varying: dict[str, int] = {}
        self.digits: dict[str, FractionDigits] = {}
        self._complete: dict[str, bool] = {}

    @property
    def complete(self) -> list[str]:
        """Keys that every event has."""
        return [escape_key(name) for name, is_so in self._complete.items() if is_so]

    def see(self, part: NumberedPart) -> None:
        """Look at some cases."""
        rows = part.rows
        check_for_xes(rows)
        for name, count in varying_columns(rows, begins_case(part.cases)).items():
            self.varying[name] = self.varying.get(name, 0) + count
        for name in map(str, rows.columns):
            is_full = not rows[name].isna().any()
            self._complete[name] = self._complete.get(name, True) and is_full
            if not is_time(rows[name]):
                continue
            column = read_column(rows[name], Counter())
            if isinstance(column, MixedColumn):
                raise NeedsWholeTableError(f"times in {name!r} that XES does not have")
            digits = max(self.digits.get(name, 3), column.fraction_digits)
            self.digits[name] = digits


def _summed(losses: list[Loss]) -> list[Loss]:
    """Add up what was lost in the parts, column by column."""
    counts: dict[str, Counter[str]] = {}
    for loss in losses:
        counts.setdefault(loss.what, Counter())[loss.reason] += loss.count
    return [
        Loss(what=what, count=count, reason=reason)
        for what, reasons in counts.items()
        for reason, count in reasons.items()
        if count
    ]
