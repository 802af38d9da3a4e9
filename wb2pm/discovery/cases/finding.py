"""One verb that turns recordings into cases."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from wb2pm.converters.labels.labelling import label_all
from wb2pm.converters.sources.given import demonstrations_in
from wb2pm.discovery.cases.cutting import (
    Draft,
    Made,
    Recorded,
    activities_in,
    make_cases,
    pieces_of,
)
from wb2pm.discovery.cases.notions import PAUSE, check_notion, object_type
from wb2pm.discovery.cases.objects import object_drafts
from wb2pm.discovery.cases.sessions import session_drafts
from wb2pm.discovery.cases.tasks import task_drafts
from wb2pm.discovery.cases.values import Cases, Piece
from wb2pm.errors import OptionError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from datetime import timedelta

    from wb2pm.converters.labels.labelling import Names
    from wb2pm.converters.sources.given import Given
    from wb2pm.discovery.cases.tasks import Workflows
    from wb2pm.discovery.segmentation.assignment import Occurrence
    from wb2pm.discovery.segmentation.segments import Segmentation
    from wb2pm.events import Activity, Granularity


def cases(  # noqa: PLR0913 (each a question of its own)
    recordings: Given,
    by: str = "task",
    *,
    workflows: Workflows | None = None,
    pause: timedelta = PAUSE,
    occurrence: Occurrence = "any",
    granularity: Granularity = "step",
    names: Names | None = None,
) -> Cases:
    r"""Turn recordings into cases.

    Args:
        recordings: The recordings, in any form (see
            `wb2pm.converters.sources.given.items_in`); their ids differ.
        by: What one case is: a ``recording``, as it is; a ``session``, a recording cut
            at long pauses; a ``task``, a recording cut into runs of workflows, as
            `wb2pm.segment` does; or ``object:TYPE``, what was done to one business
            object, such as ``object:order``, in whichever recordings.
        workflows: For tasks: what the recordings may hold (see `wb2pm.segment`). None
            where nothing is known: tasks are found by what repeats.
        pause: For sessions: how long nothing is done between two of them.
        occurrence: For tasks: how often each workflow occurs in a recording. ``once``
            cuts as `wb2pm.segment` does by default; otherwise activities may belong to
            none of them.
        granularity: How finely the activities of the cases are labelled.
        names: File of names that overrule what is found (see `wb2pm.label`).

    Returns:
        The cases with their activities, and where each comes from. Every event of a
        recording is in exactly one case or in `Cases.left_out`; only cases of objects
        may share events, and `Cases.shared` says how many.

    Raises:
        ConformanceError: If the workflows are too many for an optimum.
        ConversionError: If a recording or the file of names cannot be read.
        DiscoveryError: If a workflow says nothing, or there is no such object.
        LogError: If two recordings have the same id.
        NotRecordingsError: If there are no recordings in what is given.
        OptionError: If workflows are given and cases are no tasks.
        UnknownNameError: If there is no such way to make cases.

    Examples:
        >>> import wb2pm
        >>> wb2pm.cases(wb2pm.demonstrations_of(4003), by="session")
        <Cases by session: 5 of 1 workflows, from 5 recordings>
    """
    given = demonstrations_in(recordings)
    check_notion(by)
    steps = label_all(given, names=names)
    fineness = cut_granularity(by, workflows) or granularity
    labelled = {"step": steps}
    for each in (granularity, fineness):
        if each not in labelled:
            labelled[each] = label_all(given, granularity=each, names=names)
    found = find_cases(
        [Recorded(d, steps[d.id]) for d in given],
        by,
        workflows=workflows,
        pause=pause,
        occurrence=occurrence,
        done=labelled[fineness],
    )
    return found.cases(labelled[granularity], granularity)


def cut_granularity(by: str, workflows: Workflows | None) -> Granularity | None:
    """Return how finely recordings are labelled to be cut; None where it is all one.

    Examples:
        >>> cut_granularity("task", None), cut_granularity("session", None)
        ('element', None)
    """
    if by != "task":
        return None
    return "step" if workflows is not None else "element"


class FoundCases:
    """Cases that were found, before they are labelled.

    Attributes:
        by: How cases were made.
        made: The cases.
        left_out: Stretches of recordings that are in no case.
        shared: How many events are in more than one case.
        segmentations: Recording -> how it was cut into tasks.
        notes: What a reader should know.
    """

    def __init__(
        self,
        by: str,
        recordings: Sequence[Recorded],
        drafts: Sequence[Draft],
        segmentations: dict[str, Segmentation],
        notes: Sequence[str],
    ) -> None:
        self.by = by
        self.made: tuple[Made, ...] = make_cases(recordings, drafts)
        times = Counter(
            (recording, at)
            for draft in drafts
            for recording, positions in draft.parts.items()
            for at in positions
        )
        self.shared = sum(count > 1 for count in times.values())
        self.left_out = tuple(_left_out(recordings, times))
        self.segmentations = segmentations
        self.notes = (*notes, *self._told(recordings))

    def cases(
        self, labelled: Mapping[str, Sequence[Activity]], granularity: Granularity
    ) -> Cases:
        """Give the cases the activities that the recordings have."""
        return Cases(
            by=self.by,
            demonstrations=tuple(made.demonstration for made in self.made),
            activities=activities_in(self.made, labelled),
            granularity=granularity,
            pieces={made.demonstration.id: made.pieces for made in self.made},
            left_out=self.left_out,
            shared=self.shared,
            segmentations=self.segmentations,
            notes=self.notes,
        )

    def _told(self, recordings: Sequence[Recorded]) -> Iterator[str]:
        """Say what became of the recordings."""
        if self.by == "recording":
            return
        yield (
            f"cases by {self.by}: {_number(len(self.made), 'case')} from"
            f" {_number(len(recordings), 'recording')}"
        )
        if self.left_out:
            events = sum(map(len, self.left_out))
            first = self.left_out[0]
            more = f", and {len(self.left_out) - 1} more" if self.left_out[1:] else ""
            yield (
                f"in no case: {_number(events, 'event')}"
                f" (events {first.first + 1} to {first.last + 1} of {first.recording}"
                f"{more})"
            )
        if self.shared:
            yield f"in more than one case: {_number(self.shared, 'event')}"
        whole = {made.demonstration.id for made in self.made}
        unused = [
            r.demonstration.id
            for r in recordings
            if r.demonstration.procedure and r.demonstration.id not in whole
        ]
        if unused:
            more = f" and of {len(unused) - 1} more" if unused[1:] else ""
            yield (
                f"the procedure beside {unused[0]}{more} is of the whole recording, and"
                " is not used for its parts"
            )


def find_cases(  # noqa: PLR0913 (each a question of its own)
    recordings: Sequence[Recorded],
    by: str,
    *,
    workflows: Workflows | None = None,
    pause: timedelta = PAUSE,
    occurrence: Occurrence = "any",
    done: Mapping[str, Sequence[Activity]],
) -> FoundCases:
    """Find cases in recordings that are labelled already; `cases` for them.

    Args:
        recordings: The recordings with their steps.
        by: As for `cases`, as are the others.
        workflows: What the recordings may hold.
        pause: What ends a session.
        occurrence: How often each workflow may occur.
        done: Recording -> its activities, as finely as tasks are cut (see
            `cut_granularity`).

    Raises:
        OptionError: If workflows are given and cases are no tasks.
        UnknownNameError: If there is no such way to make cases.
    """
    check_notion(by)
    if workflows is not None and by != "task":
        reason = "they are looked for in tasks only"
        raise OptionError("way to make cases", by, "workflows", reason)
    segmentations: dict[str, Segmentation] = {}
    notes: tuple[str, ...] = ()
    drafts: Sequence[Draft]
    kind = object_type(by)
    if kind is not None:
        drafts = object_drafts(recordings, kind)
    elif by == "session":
        drafts = [d for r in recordings for d in session_drafts(r, pause)]
    elif by == "task":
        acted = [r for r in recordings if r.demonstration.events]
        drafts, segmentations, notes = task_drafts(
            acted, done, workflows, occurrence=occurrence
        )
    else:
        drafts = [
            Draft(name=d.id, parts={d.id: tuple(range(len(d.events)))})
            for d, _ in recordings
        ]
    return FoundCases(by, recordings, drafts, segmentations, notes)


def _left_out(
    recordings: Sequence[Recorded], times: Counter[tuple[str, int]]
) -> Iterator[Piece]:
    for demonstration, _ in recordings:
        name = demonstration.id
        free = [at for at in range(len(demonstration.events)) if not times[name, at]]
        yield from pieces_of(name, free)


def _number(count: int, noun: str) -> str:
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"
