"""Recordings with an inefficiency put into them: a detour, a repeat, a wait."""

from __future__ import annotations

import random
from datetime import timedelta
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from wb2pm.events import Activity, Demonstration

if TYPE_CHECKING:
    from collections.abc import Sequence

Kind = Literal["detour", "repeat", "wait"]
KINDS: Final[tuple[Kind, ...]] = ("detour", "repeat", "wait")
Case = tuple[Demonstration, tuple[Activity, ...]]

_WAIT: Final = timedelta(seconds=60)
_PAUSE: Final = timedelta(seconds=1)
_DETOUR: Final = 3
"""Foreign steps that a detour is made of."""
_REPEATED: Final = frozenset({"Click", "Enter", "Select"})


class Seeded(Struct, frozen=True, kw_only=True):
    """A case with an inefficiency in it.

    Attributes:
        case: The demonstration and its activities.
        events: Ids of the events that were put in; for a wait, of the step after it.
        place: 0-based position of the first of them among the activities.
    """

    case: Case
    events: frozenset[str]
    place: int


def seed_inefficiency(
    case: Case, kind: Kind, *, seed: str, foreign: Sequence[Activity] = ()
) -> Seeded | None:
    """Put one inefficiency into a case, at a place drawn from a seed.

    What follows it happens later by as much as it takes.

    Args:
        case: A demonstration and its activities at granularity ``step``.
        kind: ``detour``: steps of other work between two steps. ``repeat``: a
            click or an entry, done again at once. ``wait``: a minute between two
            steps.
        seed: Draws the place, and the steps of a detour.
        foreign: Steps of other work, for a detour.

    Returns:
        The case with it; None where there is no place for one.
    """
    _, activities = case
    drawn = random.Random(seed)  # noqa: S311 (examples, not secrets)
    places = list(range(1, len(activities)))
    if kind == "repeat":
        places = [p for p in places if activities[p - 1].verb in _REPEATED]
    if not places or (kind == "detour" and len(foreign) < _DETOUR):
        return None
    place = drawn.choice(places)
    if kind == "wait":
        return _with(case, place, (), _WAIT)
    if kind == "repeat":
        return _with(case, place, (activities[place - 1],), _PAUSE)
    start = drawn.randrange(len(foreign) - _DETOUR + 1)
    return _with(case, place, foreign[start : start + _DETOUR], _PAUSE)


def _with(
    case: Case, place: int, inserted: Sequence[Activity], pause: timedelta
) -> Seeded:
    demonstration, activities = case
    now = activities[place - 1].ended_at
    fresh = []
    for number, activity in enumerate(inserted):
        shift = now + pause - activity.started_at
        fresh.append(_moved(activity, shift, prefix=f"seeded-{number}-"))
        now = fresh[-1].ended_at
    late = now + pause - activities[place].started_at
    late = max(late, timedelta(0)) if inserted else pause
    later = [_moved(activity, late) for activity in activities[place:]]
    changed = (*activities[:place], *fresh, *later)
    marked = fresh or later[:1]
    events = tuple(event for activity in changed for event in activity.events)
    return Seeded(
        case=(replace(demonstration, events=events), changed),
        events=frozenset(event.id for activity in marked for event in activity.events),
        place=place,
    )


def _moved(activity: Activity, shift: timedelta, *, prefix: str = "") -> Activity:
    events = tuple(
        replace(
            event,
            id=f"{prefix}{event.id}",
            started_at=event.started_at + shift,
            ended_at=event.ended_at + shift,
        )
        for event in activity.events
    )
    return replace(activity, events=events)
