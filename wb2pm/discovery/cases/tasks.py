"""Recordings cut into runs of workflows, each of which knows which it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from wb2pm.discovery.cases.cutting import Draft, Recorded, cut_at_steps
from wb2pm.discovery.segmentation.candidates import read_candidates
from wb2pm.discovery.segmentation.entries import read_entries
from wb2pm.discovery.segmentation.grouping import group_runs
from wb2pm.discovery.segmentation.pooling import Pooled, segment_pool
from wb2pm.discovery.segmentation.segmenting import segment_by_rules
from wb2pm.procedures.procedure import Procedure
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from wb2pm.discovery.segmentation.assignment import Occurrence
    from wb2pm.discovery.segmentation.candidates import Reference
    from wb2pm.discovery.segmentation.segments import Segmentation
    from wb2pm.events import Activity

Workflows = Mapping[str, "Reference"] | Sequence["Reference"]


class Tasks(NamedTuple):
    """Tasks found in recordings.

    Attributes:
        drafts: A case for each run.
        segmentations: Recording -> how it was cut.
        notes: What a reader should know.
    """

    drafts: tuple[Draft, ...]
    segmentations: dict[str, Segmentation]
    notes: tuple[str, ...]


class _Told(NamedTuple):
    """What is known of a workflow."""

    intent: str | None = None
    procedure: Procedure | None = None


def task_drafts(
    recordings: Sequence[Recorded],
    done: Mapping[str, Sequence[Activity]],
    workflows: Workflows | None = None,
    *,
    occurrence: Occurrence = "any",
) -> Tasks:
    """Find the tasks in recordings; a step is never cut apart.

    Routines that are found by what repeats are told apart over all recordings, so that
    ``routine 1`` is the same in each. Where too little repeats in a recording, it is
    cut by what other recordings show (`segment_pool`); where they show nothing of it, at
    pauses, and its parts are of its own workflow, as far as that is known.

    Args:
        recordings: The recordings.
        done: Recording -> its activities, as finely as it is to be cut.
        workflows: As for `wb2pm.segment`.
        occurrence: How often each of them occurs in a recording. Unless each occurs
            exactly once, activities may belong to none of them.

    Raises:
        ConformanceError: As `wb2pm.segment`, as are the others.
        DiscoveryError: If a workflow says nothing.
    """
    told = _told(workflows) if workflows is not None else {}
    if workflows is None:
        segmentations = segment_together(recordings, done)
    else:
        segmentations = {
            r.demonstration.id: segment_by_rules(
                done[r.demonstration.id],
                workflows,
                occurrence=occurrence,
                leftovers=occurrence != "once",
            )
            for r in recordings
        }
    drafts: list[Draft] = []
    notes: list[str] = []
    for recorded in recordings:
        recording = recorded.demonstration
        found = segmentations[recording.id]
        notes += [f"{recording.id}: {issue}" for issue in found.issues]
        position = {event.id: at for at, event in enumerate(recording.events)}
        at_events = [position[s.events[0]] for s in found.segments]
        for number, positions in _runs(recorded, found, at_events):
            segment = found.segments[number]
            workflow = segment.workflow
            if found.method == "pauses":
                workflow = recording.workflow
            known = told.get(workflow or "", _Told())
            drafts.append(
                Draft(
                    name=f"{recording.id} task {segment.run}",
                    parts={recording.id: tuple(positions)},
                    workflow=workflow,
                    intent=known.intent,
                    procedure=known.procedure,
                )
            )
    return Tasks(tuple(drafts), segmentations, tuple(notes))


def segment_together(
    recordings: Sequence[Recorded], done: Mapping[str, Sequence[Activity]]
) -> dict[str, Segmentation]:
    """Cut recordings of which nothing is known, each beside the others.

    Args:
        recordings: The recordings.
        done: Recording -> its activities, as finely as it is to be cut by what repeats.

    Returns:
        Recording -> how it was cut, its routines named alike in all of them.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.analysis.preparing import prepare
        >>> paths = [*demonstrations_of(4002), *demonstrations_of(4003)]
        >>> paths += [*demonstrations_of(4006), *demonstrations_of(4101)]
        >>> ready = prepare(paths)
        >>> recorded = [Recorded(d, ready.steps[d.id]) for d in ready.demonstrations]
        >>> found = segment_together(recorded, ready.steps)
        >>> session = found[ready.demonstrations[-1].id]
        >>> [part.workflow for part in session.segments if part.run]
        ['4003', '4006', '4002']
    """
    found = {
        r.demonstration.id: segment_by_rules(
            done[r.demonstration.id], occurrence="any", leftovers=True
        )
        for r in recordings
    }
    named = _name_routines(found, done)
    alike = {
        recording: replace(
            cut,
            segments=tuple(
                replace(part, workflow=named.get((recording, at), part.workflow))
                for at, part in enumerate(cut.segments)
            ),
        )
        for recording, cut in found.items()
    }
    return alike | _pooled(recordings, found, len(set(named.values())))


def _pooled(
    recordings: Sequence[Recorded], found: Mapping[str, Segmentation], routines: int
) -> dict[str, Segmentation]:
    """Cut recordings in which nothing repeats by what others show."""
    pool = {
        recording.id: Pooled(
            steps,
            recording.workflow,
            tuple(part.events[0] for part in found[recording.id].segments),
        )
        for recording, steps in recordings
        if found[recording.id].method == "pauses" and steps
    }
    return segment_pool(pool, routines=routines)


def _runs(
    recorded: Recorded, found: Segmentation, at_events: Sequence[int]
) -> list[tuple[int, range]]:
    """Return the segments that are of a workflow, with their events."""
    runs: list[tuple[int, range]] = []
    for positions in cut_at_steps(recorded, at_events):
        if not len(positions):
            continue
        middle = positions[len(positions) // 2]
        number = max(n for n, first in enumerate(at_events) if first <= middle)
        if found.segments[number].run is not None:
            runs.append((number, positions))
    return runs


def _name_routines(
    segmentations: Mapping[str, Segmentation],
    done: Mapping[str, Sequence[Activity]],
) -> dict[tuple[str, int], str]:
    """Name the routines of several recordings alike."""
    places: list[tuple[str, int]] = []
    runs: list[list[tuple[str, str | None]]] = []
    for recording, found in segmentations.items():
        if found.method != "routines":
            continue
        entries = read_entries(done[recording]).entries
        for number, part in enumerate(found.segments):
            if part.run is not None:
                places.append((recording, number))
                span = entries[part.first : part.last + 1]
                runs.append([(entry.label, entry.place) for entry in span])
    groups = group_runs(runs) if runs else []
    return {
        place: f"routine {group + 1}"
        for place, group in zip(places, groups, strict=True)
    }


def _told(workflows: Workflows) -> dict[str, _Told]:
    """Return what is known of each workflow, by the name that its runs are given."""
    given = workflows.values() if isinstance(workflows, Mapping) else workflows
    told = {}
    for candidate, what in zip(read_candidates(workflows), given, strict=True):
        procedure = parse_procedure(what) if isinstance(what, str) else what
        is_one = isinstance(procedure, Procedure) and bool(procedure.steps)
        told[candidate.name] = _Told(
            intent=candidate.title or None,
            procedure=procedure if is_one else None,  # type: ignore[arg-type]  # it is
        )
    return told
