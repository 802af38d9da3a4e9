"""A recording cut into runs of workflows, as values."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from wb2pm.shown import table_html

if TYPE_CHECKING:
    import pandas as pd

    from wb2pm.events import Demonstration

Method = Literal["lexical", "embeddings", "answer", "routines", "others", "pauses"]
"""How a recording was cut: by the words of the candidates, by the vectors of their
sentences too, by what a callable answered, by repeated structure, beside other
recordings, or by pauses where nothing repeats."""


class Segment(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A stretch of a recording that belongs together.

    Attributes:
        first: 0-based position of its first entry (activity or row).
        last: Position of its last entry.
        workflow: Name of the candidate, or of the group of alike segments that was
            found (``routine 1``); None for what belongs to no workflow.
        run: 1-based number of the run; segments of one interrupted run share it.
            None for what belongs to no workflow.
        events: Ids of the events.
        score: How well it fits its workflow; comparable within one segmentation.
        certainty: From 0 to 1, how clearly it is of its workflow rather than of another.
            Beside candidates, by how much of its score it surpasses the next best of
            them; of routines found by what repeats, how much it has in common with
            the most alike run of the same routine. It is no probability. None where
            there is nothing to compare with.
        started_at: When its first entry began, where there is a clock.
        ended_at: When its last entry ended.
        begins_with: Activity of its first entry.
        ends_with: Activity of its last entry.
    """

    first: int
    last: int
    workflow: str | None
    run: int | None = None
    events: tuple[str, ...] = ()
    score: float | None = None
    certainty: float | None = None
    started_at: datetime | None = None
    ended_at: datetime | None = None
    begins_with: str | None = None
    ends_with: str | None = None


class Segmentation(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A recording cut into segments.

    Printed, it is one line a segment; in a notebook, a table (`to_frame`).

    Attributes:
        recording: Its id.
        entries: How many entries it has; each lies in exactly one segment.
        segments: The segments in order.
        method: How they were found.
        score: What was made as large as possible, where there is such a figure.
        issues: What a reader should know, in words.
    """

    recording: str
    entries: int
    segments: tuple[Segment, ...]
    method: Method
    score: float | None = None
    issues: tuple[str, ...] = ()

    def __repr__(self) -> str:
        """Return how many runs of how many workflows there are."""
        runs = {s.run for s in self.segments if s.run is not None}
        workflows = {s.workflow for s in self.segments if s.workflow is not None}
        left = sum(s.last - s.first + 1 for s in self.segments if s.run is None)
        rest = f", {left} of them in none" if left else ""
        return (
            f"<Segmentation of {self.recording!r}: {len(runs)} runs of"
            f" {len(workflows)} workflows in {self.entries} activities{rest}>"
        )

    def __str__(self) -> str:
        """Return a line for each segment: where, when, what, how surely."""
        return "\n".join([f"{self!r}"[1:-1], *map(_line, self.segments)])

    def _repr_html_(self) -> str:
        """Return the table, as a notebook shows it."""
        return table_html(self.to_frame().to_dict("records"))

    def to_frame(self) -> pd.DataFrame:
        """Return the segments as a table, one row each.

        Returns:
            The attributes of `Segment`, but for the events, and how many ``activities``
            each holds, of which ``recording``.

        Examples:
            >>> part = Segment(first=0, last=1, workflow="a", run=1, begins_with="Open")
            >>> found = Segmentation(
            ...     recording="r", entries=2, segments=(part,), method="lexical"
            ... )
            >>> found.to_frame()[["workflow", "activities"]].values.tolist()
            [['a', 2]]
        """
        import pandas as pd

        names = [name for name in Segment.__struct_fields__ if name != "events"]
        table = pd.DataFrame(
            [[getattr(part, name) for name in names] for part in self.segments],
            columns=names,
        )
        table.insert(0, "recording", self.recording)
        table["activities"] = table["last"] - table["first"] + 1
        table["run"] = table["run"].astype("Int64")
        for name in ("started_at", "ended_at"):
            table[name] = pd.to_datetime(table[name], utc=True)
        return table

    def to_log(self, recording: Demonstration | pd.DataFrame) -> pd.DataFrame:
        """Return the event log of the recording with a case for each run.

        Args:
            recording: What was cut: a demonstration, which is labelled at granularity
                ``step`` and redacted (see `wb2pm.event_log`), or an event log.

        Returns:
            The log; what belongs to no workflow is not in it, and
            ``attrs["wb2pm:left_out"]`` counts it.

        Raises:
            DiscoveryError: If it is another recording.

        Examples:
            >>> import wb2pm
            >>> from wb2pm.bundled import demonstrations_of
            >>> one = wb2pm.read(demonstrations_of(4003)).demonstrations[0]
            >>> log = wb2pm.segment(one, {"all": one.procedure}).to_log(one)
            >>> log["case:ui:workflow"].unique().tolist()
            ['all']
        """
        from wb2pm.discovery.segmentation.logs import log_of_runs

        of_event = {e: (s.run, s.workflow) for s in self.segments for e in s.events}
        of_entry = list(zip(self.runs(), self.workflows(), strict=True))
        return log_of_runs(self.recording, of_event, of_entry, recording)

    def workflows(self) -> list[str | None]:
        """List the workflow of every entry.

        Examples:
            >>> part = Segment(first=0, last=1, workflow="a", run=1)
            >>> Segmentation(
            ...     recording="r", entries=2, segments=(part,), method="lexical"
            ... ).workflows()
            ['a', 'a']
        """
        return [s.workflow for s in self.segments for _ in range(s.first, s.last + 1)]

    def runs(self) -> list[int | None]:
        """List the run of every entry; None for what belongs to no workflow."""
        return [s.run for s in self.segments for _ in range(s.first, s.last + 1)]


_CLOCK = "%Y-%m-%d %H:%M:%S"


def _line(part: Segment) -> str:
    """Write one segment for a person, counted from 1."""
    pieces = [
        f"  {part.first + 1} to {part.last + 1}: {part.workflow or '(no workflow)'}"
    ]
    if part.started_at is not None and part.ended_at is not None:
        same_day = part.started_at.date() == part.ended_at.date()
        end = part.ended_at.strftime("%H:%M:%S" if same_day else _CLOCK)
        pieces.append(f"{part.started_at.strftime(_CLOCK)} to {end}")
    if part.begins_with is not None and part.ends_with is not None:
        pieces.append(
            f"from \u201c{part.begins_with}\u201d to \u201c{part.ends_with}\u201d"
        )
    if part.certainty is not None:
        pieces.append(f"certainty {part.certainty:.2f}")
    return ", ".join(pieces)
