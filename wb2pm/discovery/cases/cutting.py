"""Positions of events in recordings turned into demonstrations of their own."""

from __future__ import annotations

from collections import Counter
from datetime import datetime, timezone
from itertools import count, groupby, pairwise
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from wb2pm import columns
from wb2pm.discovery.cases.values import Piece
from wb2pm.events import Activity, Demonstration, UIEvent
from wb2pm.procedures.procedure import Procedure

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

_OF_WHOLE = ("reward", "termination")
"""Attributes that say how a whole recording ended, and so nothing of its parts."""


class Recorded(NamedTuple):
    """A recording, and what was done in it.

    Attributes:
        demonstration: The recording.
        steps: Its activities at granularity ``step``: none is ever cut apart.
    """

    demonstration: Demonstration
    steps: Sequence[Activity]


class Draft(NamedTuple):
    """A case before it is made.

    Attributes:
        name: Its id, unless another case has it.
        parts: Recording -> positions of its events in it, in order.
        workflow: What it is an execution of.
        intent: Its goal in words.
        procedure: The procedure of its workflow.
        stays: Whether a case that is a whole recording is that recording.
    """

    name: str
    parts: Mapping[str, tuple[int, ...]]
    workflow: str | None = None
    intent: str | None = None
    procedure: Procedure | None = None
    stays: bool = True


class Made(NamedTuple):
    """A case that was made.

    Attributes:
        demonstration: The case.
        pieces: Where it was found, in the order of its events' recordings.
        places: Recording and id there of each of its events, in order.
    """

    demonstration: Demonstration
    pieces: tuple[Piece, ...]
    places: tuple[tuple[str, str], ...]


def cut_at_steps(recorded: Recorded, cuts: Iterable[int]) -> list[range]:
    """Cut a recording before some events, but never inside of a step.

    A step that a cut would part goes to the side of the event that does it.

    Args:
        recorded: The recording.
        cuts: Positions of events before which to cut.

    Returns:
        The positions of each piece, in order; all of them are in one.
    """
    moved: dict[int, int] = {}
    first = 0
    for step in recorded.steps:
        after = first + len(step.events)
        acting = first + step.lead
        for cut in range(first + 1, after):
            moved[cut] = first if acting >= cut else after
        first = after
    whole = len(recorded.demonstration.events)
    bounds = sorted({0, whole, *(moved.get(cut, cut) for cut in cuts)})
    return [range(a, b) for a, b in pairwise(bounds)]


def make_cases(
    recordings: Sequence[Recorded], drafts: Sequence[Draft]
) -> tuple[Made, ...]:
    """Make demonstrations of drafts.

    A case that is a whole recording is that recording, with the workflow of the draft.
    The ids of events of a case of several recordings begin with the recording.

    Args:
        recordings: The recordings.
        drafts: What each case is made of.
    """
    known = {each.demonstration.id: each.demonstration for each in recordings}
    whole = {next(iter(draft.parts)) for draft in drafts if _is_whole(draft, known)}
    taken = Counter(whole)
    made: list[Made] = []
    for draft in drafts:
        if _is_whole(draft, known):
            (recording,) = draft.parts
            made.append(_whole(known[recording], draft))
            continue
        name = next(n for n in _names(draft.name) if n not in taken)
        taken[name] += 1
        made.append(_part(known, draft, name))
    return tuple(made)


def activities_in(
    made: Iterable[Made], labelled: Mapping[str, Sequence[Activity]]
) -> dict[str, tuple[Activity, ...]]:
    """Return what was done in each case, of what was done in the recordings.

    An activity that is only partly in a case, as a visit to a page may be, stands for
    the events that are.

    Args:
        made: The cases.
        labelled: Recording -> its activities.

    Returns:
        Case id -> its activities, in the order of its events.
    """
    found: dict[str, tuple[Activity, ...]] = {}
    holder = {
        (recording, event.id): (recording, at)
        for recording, activities in labelled.items()
        for at, activity in enumerate(activities)
        for event in activity.events
    }
    for case in made:
        events = case.demonstration.events
        pairs = zip(case.places, events, strict=True)
        done: list[Activity] = []
        for (recording, at), group in groupby(pairs, key=lambda pair: holder[pair[0]]):
            activity = labelled[recording][at]
            own = {place[1]: event for place, event in group}
            kept = tuple(
                replace(event, id=own[event.id].id, attributes=own[event.id].attributes)
                for event in activity.events
                if event.id in own
            )
            lead = min(
                sum(e.id in own for e in activity.events[: activity.lead]),
                len(kept) - 1,
            )
            done.append(replace(activity, events=kept, lead=lead))
        found[case.demonstration.id] = tuple(done)
    return found


def pieces_of(recording: str, positions: Iterable[int]) -> tuple[Piece, ...]:
    """Put positions that follow one another together as pieces.

    Examples:
        >>> [(p.first, p.last) for p in pieces_of("a", [0, 1, 4])]
        [(0, 1), (4, 4)]
    """
    groups = groupby(enumerate(positions), key=lambda pair: pair[1] - pair[0])
    found = []
    for _, group in groups:
        positions_of_piece = [position for _, position in group]
        found.append(
            Piece(
                recording=recording,
                first=positions_of_piece[0],
                last=positions_of_piece[-1],
            )
        )
    return tuple(found)


def _is_whole(draft: Draft, known: Mapping[str, Demonstration]) -> bool:
    return (
        draft.stays
        and len(draft.parts) == 1
        and all(
            len(positions) == len(known[recording].events)
            for recording, positions in draft.parts.items()
        )
    )


def _names(name: str) -> Iterator[str]:
    yield name
    for number in count(2):
        yield f"{name} #{number}"


def _whole(demonstration: Demonstration, draft: Draft) -> Made:
    events = demonstration.events
    case = replace(
        demonstration,
        workflow=draft.workflow or demonstration.workflow,
        intent=draft.intent or demonstration.intent,
        procedure=draft.procedure or demonstration.procedure,
    )
    return Made(
        case,
        pieces_of(demonstration.id, range(len(events))),
        tuple((demonstration.id, event.id) for event in events),
    )


def _part(known: Mapping[str, Demonstration], draft: Draft, name: str) -> Made:
    recordings = [known[recording] for recording in draft.parts]
    merged = _in_time(known, draft)
    several = len(recordings) > 1
    events = tuple(
        _of_recording(known[recording].events[at], recording)
        if several
        else known[recording].events[at]
        for recording, at in merged
    )
    pieces: list[Piece] = []
    for recording, group in groupby(merged, key=lambda place: place[0]):
        pieces += pieces_of(recording, [at for _, at in group])
    one = recordings[0]
    ids = {event.id for event in events}
    attributes = {
        key: value
        for key, value in one.attributes.items()
        if not several and key not in _OF_WHOLE
    }
    attributes[columns.CASE_RECORDING] = "; ".join(draft.parts)
    if len(pieces) == 1:
        attributes[columns.CASE_FIRST_EVENT] = pieces[0].first
        attributes[columns.CASE_LAST_EVENT] = pieces[0].last
    case = Demonstration(
        id=name,
        source=one.source,
        source_format=one.source_format,
        events=events,
        source_actions=len(events),
        workflow=draft.workflow,
        intent=draft.intent,
        site=_only(each.site for each in recordings),
        actor=_only(each.actor for each in recordings),
        procedure=draft.procedure,
        attributes=attributes,
        issues=tuple(
            issue
            for each in recordings
            for issue in each.issues
            if issue.event is None or issue.event in ids
        ),
    )
    places = tuple((r, known[r].events[at].id) for r, at in merged)
    return Made(case, tuple(pieces), places)


def _in_time(known: Mapping[str, Demonstration], draft: Draft) -> list[tuple[str, int]]:
    """Order the events of several recordings by time, each recording's own kept."""
    placed: list[tuple[datetime, int, str, int]] = []
    for number, (recording, positions) in enumerate(draft.parts.items()):
        latest = datetime.min.replace(tzinfo=timezone.utc)
        for at in positions:
            latest = max(latest, known[recording].events[at].started_at)
            placed.append((latest, number, recording, at))
    placed.sort(key=lambda one: one[:2])
    return [(recording, at) for _, _, recording, at in placed]


def _of_recording(event: UIEvent, recording: str) -> UIEvent:
    attributes = {**event.attributes, columns.UI_RECORDING: recording}
    return replace(event, id=f"{recording}: {event.id}", attributes=attributes)


def _only(said: Iterable[str | None]) -> str | None:
    """Return what all say that say something; None where they differ."""
    found = {text for text in said if text}
    return found.pop() if len(found) == 1 else None
