"""What is known of recordings: the truth that may lie beside them.

Every task reads it here, in the forms that `docs/evaluation.md` lists and in no other:
``ground_truth.json`` beside recordings is a list of recordings, or an object with
``demos``, which is such a list or has them by name, as with the bundled ones
(`wb2pm.bundled.ground_truth`, which knows more); tables of cases and their routines lie
beside user-interaction logs. Only what tasks ask for is read.
"""

from __future__ import annotations

import csv
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta, Struct

from wb2pm.errors import EvaluationError

if TYPE_CHECKING:
    from wb2pm.events import UIEvent

FILE: Final = "ground_truth.json"
FORMS: Final = (
    "a list of recordings with `demo_name`; or an object with `demos`, such a list or"
    " recordings by their names"
)
"""Forms that `truths_in` reads; any other is refused."""
_ROUTINES: Final = ("caseid", "motif")
"""Columns of a table that says which routine each case of a log is of."""


class KnownStep(Struct, frozen=True, kw_only=True):
    """One step as a person did it; see `wb2pm.bundled.TrueStep`."""

    n: int
    op: str
    element: str | None = None
    location: str | None = None


class KnownSegment(Struct, frozen=True, kw_only=True):
    """One piece of work in a recording; see `wb2pm.bundled.TrueSegment`.

    Attributes:
        workflow: Its number or letter.
        intent: What was to be done, where that is known.
        trace_ids: Ids of its first and last action in the trace.
        start: When it began, where ids are not known.
        end: When it ended.
        steps: First and last number of its steps.
    """

    workflow: int | str
    intent: Annotated[str, Meta(min_length=1)] | None = None
    trace_ids: tuple[int, int] | None = None
    start: datetime | None = None
    end: datetime | None = None
    steps: tuple[int, int] | None = None

    @property
    def is_placed(self) -> bool:
        """Whether it says where it lies in the recording."""
        return self.trace_ids is not None or None not in {self.start, self.end}

    def holds(self, event: UIEvent) -> bool:
        """Say whether an event is of this piece of work.

        Times without a zone are those that the recorder's clock showed.
        """
        if self.trace_ids is not None:
            first, last = self.trace_ids
            return first <= event.source_index <= last
        if self.start is None or self.end is None:
            return False
        clock = event.started_at
        if self.start.tzinfo is None:
            clock = clock.replace(tzinfo=None)
        return self.start <= clock <= self.end


class KnownTruth(Struct, frozen=True, kw_only=True):
    """What is known of one recording.

    Attributes:
        demo_name: Name of its folder.
        person: Pseudonym of who did it.
        completed: Whether it was brought to its end, where that is known.
        steps: What was done.
        segments: The pieces of work of a recording that holds several.
    """

    demo_name: str = ""
    person: str | None = None
    completed: bool | None = None
    success: bool | None = None
    steps: tuple[KnownStep, ...] = ()
    segments: tuple[KnownSegment, ...] | None = None

    @property
    def has_failed(self) -> bool:
        """Whether it is known that the work was not brought to its end."""
        return self.completed is False or self.success is False


class _Wrapped(Struct, frozen=True):
    demos: dict[str, KnownTruth] | tuple[KnownTruth, ...] = {}


@lru_cache(maxsize=16)
def truths_in(folder: Path) -> dict[str, KnownTruth]:
    """Read what is known of the recordings in a folder.

    Args:
        folder: Holds the recordings' folders and, if anything is known of them,
            ``ground_truth.json``.

    Returns:
        Name of the recording -> what is known of it; empty without the file.

    Raises:
        EvaluationError: If the file cannot be read or has another form, or a segment
            does not say where it lies.

    Examples:
        >>> truths_in(Path("no such folder"))
        {}
    """
    path = folder / FILE
    if not path.is_file():
        return {}
    try:
        found = msgspec.json.decode(
            path.read_bytes(), type=tuple[KnownTruth, ...] | _Wrapped
        )
    except (OSError, msgspec.DecodeError, UnicodeError, RecursionError) as exc:
        raise EvaluationError(
            f"{path}: cannot be read: {exc}; expected {FORMS}"
        ) from exc
    listed = found.demos if isinstance(found, _Wrapped) else found
    if not isinstance(listed, dict):
        listed = {truth.demo_name: truth for truth in listed}
    for name, truth in listed.items():
        if not all(segment.is_placed for segment in truth.segments or ()):
            raise EvaluationError(
                f"{path}: a segment of {name!r} has neither `trace_ids` nor `start` and"
                " `end`"
            )
    return listed


def routines_in(folder: Path) -> dict[str, str]:
    """Read which routine each case of the logs in a folder is of.

    Args:
        folder: Holds the logs, and perhaps a table (``;`` between cells) with the
            columns ``caseid`` and ``motif``.

    Returns:
        Number of the case -> name of its routine; empty without such a table.

    Examples:
        >>> routines_in(Path("no such folder"))
        {}
    """
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.csv")):
        with path.open(encoding="utf-8-sig", newline="", errors="replace") as file:
            rows = csv.DictReader(file, delimiter=";")
            if set(rows.fieldnames or ()) >= set(_ROUTINES):
                case, routine = _ROUTINES
                found = {row[case].removesuffix(".0"): row[routine] for row in rows}
    return found
