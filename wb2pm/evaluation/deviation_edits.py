"""Seeded edits of recorded runs, each of which makes one known deviation."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from wb2pm.discovery.conformance.procedure.name_similarity import fold
from wb2pm.discovery.segmentation.wording import stems
from wb2pm.evaluation.wonderbread_draws import seed_of

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from wb2pm.discovery.conformance.deviations import DeviationKind
    from wb2pm.events import Activity

EDITS: Final[dict[str, DeviationKind]] = {
    "skip": "missing",
    "swap": "out_of_order",
    "repeat": "repeated",
    "insert": "extra",
    "other target": "wrong_target",
    "other value": "wrong_value",
}
"""Edit -> the deviation it makes."""
_EDITED: Final = "edited:"


class Edited(NamedTuple):
    """A run with one deviation in it.

    Attributes:
        activities: What is left of the run.
        kind: The deviation.
        events: Ids of the events at one of which it has to be shown; empty for
            what is missing.
        steps: Steps at one of which it has to be shown; empty for what the
            procedure does not ask for.
    """

    activities: tuple[Activity, ...]
    kind: DeviationKind
    events: frozenset[str]
    steps: frozenset[int]


def edit_run(  # noqa: PLR0913 (what is known of a run)
    edit: str,
    activities: Sequence[Activity],
    steps: Mapping[int, frozenset[int]],
    *,
    run: str,
    stated: str,
    strangers: Sequence[Activity],
    orders: Sequence[Sequence[str]] = (),
    again: Collection[int] = (),
) -> Edited | None:
    """Make one edit at a place drawn by the run's name.

    Only activities that a step asks for, and that the run holds once, are
    edited: otherwise it would not be known what the edit makes of the run. Where other
    people's runs say what is asked for, only that is swapped which all of them do in
    one order, only that is repeated which each of them does once, and only what none of
    them does is inserted or put in a place: what some do is a way of doing it. What is
    inserted fills something in, as other clicks of one's own may look around, and
    neither its value nor all words of its name are in what the run was asked to do:
    what nothing asks for is not spoken of.

    Args:
        edit: One of `EDITS`.
        activities: The run.
        steps: Position of an activity -> the steps that ask for it.
        run: Its name, the seed of the draw together with `edit`.
        stated: What it was asked to do: only a value that this states can be a
            wrong one.
        strangers: Activities of other workflows.
        orders: Labels of what others did, in order, where it is checked beside them.
        again: Positions of what one of them does more than once, under another label.

    Returns:
        The edited run; None if it has no place for the edit.
    """
    draw = random.Random(seed_of(f"{run}_{edit}"))  # noqa: S311 (a seeded draw)
    labels = [activity.label for activity in activities]
    asked = {
        at: numbers
        for at, numbers in sorted(steps.items())
        if labels.count(labels[at]) == 1 and activities[at].verb in _DOING
    }
    if edit == "swap":
        return _swap(draw, activities, asked, orders)
    if edit == "skip":
        return _skip(draw, activities, asked)
    if edit == "repeat":
        once = {
            at: numbers
            for at, numbers in asked.items()
            if at not in again and all(order.count(labels[at]) == 1 for order in orders)
        }
        return _repeat(draw, activities, once)
    if edit == "other value":
        return _other_value(draw, activities, asked, fold(stated))
    known = {*labels, *(done for order in orders for done in order)}
    others = [a for a in strangers if a.label not in known]
    if edit == "insert":
        verbs = _FILLING if orders else _FILLING | {"Click"}
        besides = [
            a
            for a in others
            if a.verb in verbs and not (orders and _is_spoken_of(a, stated))
        ]
        return _insert(draw, activities, besides)
    return _other_target(draw, activities, asked, others)


def _is_spoken_of(activity: Activity, stated: str) -> bool:
    """Return whether a text has what is entered, or all words of what it is entered in."""
    value = fold(activity.value or "")
    words = set(stems(activity.element or ""))
    given = bool(value) and f" {value} " in f" {fold(stated)} "
    return given or (bool(words) and words <= set(stems(stated)))


_FILLING: Final = frozenset({"Enter", "Select"})
_DOING: Final = frozenset({"Click", "Enter", "Select", "Open", "Check"})


def _events(*activities: Activity) -> frozenset[str]:
    return frozenset(event.id for a in activities for event in a.events)


def _renamed(activity: Activity) -> Activity:
    """Return the events of a copy ids of their own."""
    events = tuple(replace(e, id=f"{_EDITED}{e.id}") for e in activity.events)
    return replace(activity, events=events)


def _skip(
    draw: random.Random,
    activities: Sequence[Activity],
    asked: dict[int, frozenset[int]],
) -> Edited | None:
    if not asked:
        return None
    at = draw.choice(list(asked))
    left = (*activities[:at], *activities[at + 1 :])
    return Edited(left, "missing", frozenset(), asked[at])


def _swap(
    draw: random.Random,
    activities: Sequence[Activity],
    asked: dict[int, frozenset[int]],
    orders: Sequence[Sequence[str]],
) -> Edited | None:
    places = [
        at
        for at in asked
        if at + 1 in asked
        and not asked[at] & asked[at + 1]
        and all(
            _comes_first(activities[at].label, activities[at + 1].label, order)
            for order in orders
        )
    ]
    if not places:
        return None
    at = draw.choice(places)
    one, two = activities[at], activities[at + 1]
    left = (*activities[:at], two, one, *activities[at + 2 :])
    steps = asked[at] | asked[at + 1]
    return Edited(left, "out_of_order", _events(one, two), steps)


def _comes_first(one: str, other: str, order: Sequence[str]) -> bool:
    return one in order and other in order[order.index(one) + 1 :]


def _repeat(
    draw: random.Random,
    activities: Sequence[Activity],
    asked: dict[int, frozenset[int]],
) -> Edited | None:
    if not asked:
        return None
    at = draw.choice(list(asked))
    copy = _renamed(activities[at])
    to = draw.randint(at + 1, len(activities))
    left = (*activities[:to], copy, *activities[to:])
    return Edited(left, "repeated", _events(activities[at], copy), frozenset())


def _insert(
    draw: random.Random, activities: Sequence[Activity], others: Sequence[Activity]
) -> Edited | None:
    if not others:
        return None
    stranger = _renamed(draw.choice(others))
    to = draw.randint(0, len(activities))
    left = (*activities[:to], stranger, *activities[to:])
    return Edited(left, "extra", _events(stranger), frozenset())


def _other_target(
    draw: random.Random,
    activities: Sequence[Activity],
    asked: dict[int, frozenset[int]],
    others: Sequence[Activity],
) -> Edited | None:
    """Put another element in the place of the one that a step names.

    Its screens come along: what the right one brings did not come.
    """
    places = [
        (at, stranger)
        for at in asked
        if activities[at].verb in {"Click", "Enter"} and activities[at].element
        for stranger in others
        if stranger.verb == activities[at].verb
        and stranger.element_type == activities[at].element_type
    ]
    if not places:
        return None
    at, stranger = draw.choice(places)
    wrong = replace(_renamed(stranger), value=activities[at].value)
    left = (*activities[:at], wrong, *activities[at + 1 :])
    return Edited(left, "wrong_target", _events(wrong), asked[at])


def _other_value(
    draw: random.Random,
    activities: Sequence[Activity],
    asked: dict[int, frozenset[int]],
    stated: str,
) -> Edited | None:
    """Enter something else, where the step says what is to be entered."""
    places = [
        at
        for at in asked
        if activities[at].verb in {"Enter", "Select"}
        and (value := fold(activities[at].value or ""))
        and f" {value} " in f" {stated} "
    ]
    if not places:
        return None
    at = draw.choice(places)
    wrong = replace(activities[at], value=f"not {activities[at].value}")
    left = (*activities[:at], wrong, *activities[at + 1 :])
    return Edited(left, "wrong_value", _events(wrong), asked[at])
