"""Cases that were made of recordings, and where each comes from."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from wb2pm.discovery.segmentation.segments import Segmentation
from wb2pm.events import Activity, Demonstration, Granularity
from wb2pm.shown import table_html

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pandas as pd

    from wb2pm.converters.redaction.redact import Policy


class Piece(Struct, frozen=True, kw_only=True):
    """A stretch of a recording.

    Attributes:
        recording: Id of the recording.
        first: 0-based position of its first event in the recording.
        last: Position of its last event.
    """

    recording: str
    first: int
    last: int

    def __len__(self) -> int:
        """Return how many events it holds."""
        return self.last - self.first + 1


class Cases(Struct, frozen=True, kw_only=True):
    """Recordings turned into cases.

    Iterating gives each case with its activities, as the other verbs take them
    (`wb2pm.write_sop`, `wb2pm.improve`, ...).

    Attributes:
        by: How cases were made: ``recording``, ``session``, ``task`` or
            ``object:TYPE``.
        demonstrations: The cases.
        activities: Case id -> its activities.
        granularity: How these are labelled.
        pieces: Case id -> where in which recording it was found.
        left_out: Stretches of recordings that are in no case.
        shared: How many events are in more than one case; only objects share events.
        segmentations: Recording -> how it was cut into tasks.
        notes: What a reader should know, in words.
    """

    by: str
    demonstrations: tuple[Demonstration, ...]
    activities: dict[str, tuple[Activity, ...]]
    granularity: Granularity
    pieces: dict[str, tuple[Piece, ...]]
    left_out: tuple[Piece, ...] = ()
    shared: int = 0
    segmentations: dict[str, Segmentation] = {}
    notes: tuple[str, ...] = ()

    def __len__(self) -> int:
        """Return how many cases there are."""
        return len(self.demonstrations)

    def __iter__(self) -> Iterator[tuple[Demonstration, tuple[Activity, ...]]]:
        """Yield each case with its activities."""
        for case in self.demonstrations:
            yield case, self.activities[case.id]

    def __repr__(self) -> str:
        """Return how many cases there are, of what."""
        recordings = {p.recording for found in self.pieces.values() for p in found}
        workflows = {case.workflow for case in self.demonstrations}
        left = sum(map(len, self.left_out))
        rest = f", {left} events in none" if left else ""
        return (
            f"<Cases by {self.by}: {len(self)} of {len(workflows)} workflows, from"
            f" {len(recordings)} recordings{rest}>"
        )

    def _repr_html_(self) -> str:
        """Return the table, as a notebook shows it."""
        return f"<p>{escape(repr(self)[1:-1])}</p>" + table_html(
            self.to_frame().to_dict("records")
        )

    def to_frame(self) -> pd.DataFrame:
        """Return where each case comes from, as a table with one row a piece.

        Returns:
            Columns ``case`` (missing for what is in none), ``workflow``, ``recording``,
            ``first_event`` and ``last_event`` (0-based), ``events``, ``start``, ``end``,
            ``begins_with``, ``ends_with`` (activities).

        Examples:
            >>> Cases(
            ...     by="task", demonstrations=(), activities={}, granularity="step",
            ...     pieces={}, left_out=(Piece(recording="a", first=0, last=4),),
            ... ).to_frame()[["recording", "events"]].values.tolist()
            [['a', 5]]
        """
        import pandas as pd

        rows = [row for case in self.demonstrations for row in self._rows(case)]
        rows += [_place(piece) for piece in self.left_out]
        table = pd.DataFrame(rows, columns=_COLUMNS)
        for name in ("start", "end"):
            table[name] = pd.to_datetime(table[name], utc=True)
        return table

    def to_log(self, *, redaction: Policy = "secrets") -> pd.DataFrame:
        """Return the event log of the cases; `wb2pm.event_log` says what is in it.

        The columns ``case:ui:recording``, ``case:ui:first_event`` and
        ``case:ui:last_event`` say where each case was found; in a case of several
        recordings, ``ui:recording`` where each event was.

        Args:
            redaction: What is masked (see `wb2pm.redact`).

        Raises:
            UnknownNameError: If there is no such policy.
        """
        from wb2pm.converters.eventlog import log_of_activities
        from wb2pm.converters.redaction.redact import redact_labelled

        masked = {
            case.id: redact_labelled(case, [done], policy=redaction)
            for case, done in self
        }
        log = log_of_activities(
            [each.redacted.demonstration for each in masked.values()],
            {case: each.labelled[0] for case, each in masked.items()},
            granularity=self.granularity,
            redaction=redaction,
        )
        log.attrs["wb2pm:cases"] = self.by
        return log

    def _rows(self, case: Demonstration) -> Iterator[dict[str, Any]]:
        done = self.activities[case.id]
        labels = {e.id: a.label for a in done for e in a.events}
        at = 0
        for piece in self.pieces[case.id]:
            events = case.events[at : at + len(piece)]
            at += len(piece)
            clock = all(event.time_quality != "order_only" for event in events)
            yield {
                "case": case.id,
                "workflow": case.workflow,
                **_place(piece),
                "start": events[0].started_at if events and clock else None,
                "end": events[-1].ended_at if events and clock else None,
                "begins_with": labels.get(events[0].id) if events else None,
                "ends_with": labels.get(events[-1].id) if events else None,
            }


_COLUMNS = (
    *("case", "workflow", "recording", "first_event", "last_event", "events"),
    *("start", "end", "begins_with", "ends_with"),
)


def _place(piece: Piece) -> dict[str, Any]:
    return {
        "recording": piece.recording,
        "first_event": piece.first,
        "last_event": piece.last,
        "events": len(piece),
    }
