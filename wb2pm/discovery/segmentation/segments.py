"""A recording cut into runs of workflows, as values."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Method = Literal["lexical", "embeddings", "answer", "routines", "pauses"]
"""How a recording was cut: by the words of the candidates, by the vectors of their
sentences too, by what a callable answered, by repeated structure, or by pauses where
nothing repeats."""


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
    """

    first: int
    last: int
    workflow: str | None
    run: int | None = None
    events: tuple[str, ...] = ()
    score: float | None = None


class Segmentation(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A recording cut into segments.

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
