"""What was done otherwise than others do it: again, besides, instead, with another value.

Every run has ways of its own, so only that counts in which all others agree and which
the run's own goal does not explain.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from wb2pm.discovery.conformance.grounding.acts import HABIT, first_name
from wb2pm.discovery.conformance.grounding.compared import (
    DOING_ANYTHING,
    Difference,
    asked_of,
    begins_word_of,
    doings,
    doings_at,
    is_said_in,
    is_stated,
    stated_by_all,
    values_of,
)
from wb2pm.discovery.conformance.grounding.effects import place
from wb2pm.discovery.conformance.grounding.extras import extras
from wb2pm.discovery.conformance.grounding.instead import done_instead
from wb2pm.discovery.conformance.procedure.name_similarity import fold

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from wb2pm.discovery.conformance.grounding.acts import Act
    from wb2pm.discovery.conformance.grounding.compared import Known
    from wb2pm.discovery.conformance.grounding.readings import Did


def find_differences(known: Known, missing: Collection[str]) -> list[Difference]:
    """Find what was done otherwise than others do it, in the order of the run.

    Args:
        known: The run and the others.
        missing: Acts that all others did, and the run did not.
    """
    instead = list(done_instead(known, missing))
    taken = {one.at for one in instead}
    again = [one for one in _again(known) if one.at not in taken]
    taken |= {one.at for one in again}
    besides = [one for one in extras(known) if one.at not in taken]
    found = [*instead, *again, *besides, *_other_values(known), *_swapped(known)]
    found += _filled_in_late(known)
    return sorted(found, key=lambda one: one.at)


def of_another_case(name: str, known: Known) -> bool:
    """Return whether an act is called by what only the goals of those say who did it.

    Somebody who did it without being asked to by name shows that it belongs to no case.
    Where it has another name in each case, it is the same act with every case's own record.
    """
    own = fold(known.reading.intent or "")
    called = {
        act.done.element for acts in known.theirs for act in acts if act.name == name
    }
    if len(called) > 1:
        return False
    return all(
        any(
            is_said_in(said := fold(act.done.element or ""), goal)
            and not is_said_in(said, own)
            for act in acts
            if act.name == name
        )
        for reading, acts in zip(known.others, known.theirs, strict=True)
        if any(act.name == name for act in acts)
        for goal in [fold(reading.intent or "")]
    )


def _again(known: Known) -> Iterator[Difference]:
    """Yield what a step asks for and all others do, done again with the same value."""
    habits, steps = known.habits, known.steps
    most: Counter[str] = Counter()
    for reading, acts in zip(known.others, known.theirs, strict=True):
        theirs = Counter(doings(reading, acts))
        for (name, _), count in theirs.items():
            most[name] = max(most[name], count)
    done: Counter[tuple[str, str]] = Counter()
    for at, this in doings_at(known.reading, known.acts):
        name = this[0]
        done[this] += 1
        needed = habits.done_by.get(name) == habits.runs and name in steps
        if needed and done[this] > max(1, most[name]):
            yield Difference("repeated", at, name)


def _other_values(known: Known) -> Iterator[Difference]:
    """Yield values that the goal does not state, where each other's does.

    A field counts for what was entered last: what was corrected is no deviation. What
    half of the others do without is a way of one's own, such as what one looks for. The
    beginning of a word that is stated may be all that was typed of it, for the page to
    complete.
    """
    own = asked_of(known.reading, known.text)
    for act in known.acts:
        value = act.done.value or ""
        if act.kind != "fill" or not fold(value) or is_stated(value, own):
            continue
        given = values_of(first_name(act.name), known.reading, known.acts)
        given |= {done.value or "" for done in _later(act, known)}
        if any(is_stated(one, own) or begins_word_of(fold(one), own) for one in given):
            continue
        usual = (
            2 * known.habits.done_by.get(first_name(act.name), 0) > known.habits.runs
        )
        if usual and stated_by_all(first_name(act.name), known):
            yield Difference("wrong_value", act.at, act.name, act.done.value)


def _later(act: Act, known: Known) -> Iterator[Did]:
    """Yield what was done to the same field afterwards.

    Fields of two names are two, though a page that numbers them anew gives both one
    place.
    """
    own = act.done
    for did in known.reading.did[act.at + 1 :]:
        named = None not in {own.element, did.element}
        if did.label == own.label or (
            did.place is not None
            and did.place == own.place
            and not (named and did.element != own.element)
        ):
            yield did


def _swapped(known: Known) -> Iterator[Difference]:
    """Yield neighbours that all others do in the other order, as far as that matters.

    Two steps of the text have an order. So has a field, and what brings it for all others,
    who fill it in right after.
    """
    for first, then in pairwise(known.acts):
        orders = [order for order in known.habits.orders if first.name in order]
        if len(orders) < known.habits.runs or len(orders) < HABIT:
            continue
        before = [_places_before(then.name, first.name, order) for order in orders]
        is_brought = {*before} == {1} and _brings(then, first, known)
        if is_brought or (all(before) and _is_of_later_step(first, then, known)):
            yield Difference("out_of_order", first.at, first.name, then.name)


def _places_before(name: str, other: str, order: Sequence[str]) -> int:
    """Return how many places an act comes before another; 0 if it does not."""
    return max(0, order.index(other) - order.index(name)) if name in order else 0


def _brings(act: Act, filled: Act, known: Known) -> bool:
    """Return whether a field comes with an act whenever others do that."""
    if filled.kind != "fill" or act.kind == "fill":
        return False
    mark = f"+p:{place(filled.done.place or '')}"
    effects = [a.effect for acts in known.theirs for a in acts if a.name == act.name]
    return all(mark in effect for effect in effects)


def _is_of_later_step(one: Act, other: Act, known: Known) -> bool:
    """Return whether the text asks for one act in a later step than for another."""
    first, then = known.steps.get(one.name), known.steps.get(other.name)
    return first is not None and then is not None and first > then


def _filled_in_late(known: Known) -> Iterator[Difference]:
    """Yield what sends or leaves a form with all others, done before a field of it.

    What is done once more after the field was a try. A form is left for good by what all
    others do last on its page; it is sent without what everybody fills in before.
    """
    for first, then in pairwise(known.acts):
        page, name = first.done.page, first_name(first.name)
        sends = first.kind == "send" or first.done.kind in DOING_ANYTHING
        if not sends or then.kind != "fill" or page is None or then.done.page != page:
            continue
        later = (a for a in known.acts if a.at > then.at and a.done.page == page)
        if any(first_name(act.name) == name for act in later):
            continue
        last = [
            first_name(on_page[-1].name)
            for acts in known.theirs
            if (on_page := [act for act in acts if act.done.page == page])
        ]
        known_act = first_name(then.name) in known.habits.done_by
        is_last = known_act and len(last) >= HABIT and {*last} == {name}
        if is_last or (first.kind == "send" and _is_filled_before(then, first, known)):
            yield Difference("out_of_order", first.at, first.name, then.name)


def _is_filled_before(field: Act, sent: Act, known: Known) -> bool:
    """Return whether everybody who sends a form fills in a field of it before."""
    orders = [order for order in known.habits.orders if sent.name in order]
    return len(orders) >= HABIT and all(
        _places_before(field.name, sent.name, order) for order in orders
    )
