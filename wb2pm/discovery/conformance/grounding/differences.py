"""What was done otherwise than others do it: again, besides, instead, with another value.

Every run has ways of its own, so only that counts in which all others agree and which
the run's own goal does not explain.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.discovery.conformance.grounding.acts import first_name
from wb2pm.discovery.conformance.grounding.effects import reverse
from wb2pm.discovery.conformance.grounding.outcomes import MOST
from wb2pm.discovery.conformance.procedure.name_similarity import fold
from wb2pm.discovery.segmentation.wording import stems
from wb2pm.vocabulary.kinds import BOXES

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from wb2pm.discovery.conformance.deviations import DeviationKind
    from wb2pm.discovery.conformance.grounding.acts import Act
    from wb2pm.discovery.conformance.grounding.habits import Habits
    from wb2pm.discovery.conformance.grounding.readings import Did, Reading

HABIT: Final = 2
"""Others who have to agree: one person shows no habit."""


class Difference(NamedTuple):
    """One thing that was done otherwise than others do it.

    Attributes:
        kind: `repeated`, `extra`, `wrong_target`, `wrong_value` or `out_of_order`.
        at: 0-based position of the activity.
        act: What it is of what others do; None for what nobody does.
        other: What was done, or what others enter, in words.
    """

    kind: DeviationKind
    at: int
    act: str | None = None
    other: str | None = None


class Known(NamedTuple):
    """A run and others, as they are compared.

    Attributes:
        reading: The run.
        acts: Its acts, called as those of the others.
        others: The others.
        theirs: The acts of each.
        habits: What these have in common.
        text: The procedure's text.
        steps: Act -> the step of the procedure that it serves.
        other_ways: Acts of the others whose outcome the run reached in its own way.
    """

    reading: Reading
    acts: Sequence[Act]
    others: Sequence[Reading]
    theirs: Sequence[Sequence[Act]]
    habits: Habits
    text: str = ""
    steps: Mapping[str, int] = MappingProxyType({})
    other_ways: Collection[str] = ()


def find_differences(known: Known, missing: Collection[str]) -> list[Difference]:
    """Find what was done otherwise than others do it, in the order of the run.

    Args:
        known: The run and the others.
        missing: Acts that all others did, and the run did not.
    """
    instead = list(_instead(known, missing))
    taken = {one.at for one in instead}
    again = [one for one in _again(known) if one.at not in taken]
    taken |= {one.at for one in again}
    besides = [one for one in _besides(known) if one.at not in taken]
    found = [*instead, *again, *besides, *_other_values(known), *_swapped(known)]
    return sorted(found, key=lambda one: one.at)


def of_another_case(name: str, known: Known) -> bool:
    """Return whether an act is called by what only the goals of those say who did it.

    Somebody who did it without being asked to by name shows that it belongs to no case.
    """
    own = fold(known.reading.intent or "")
    return all(
        any(
            _in(said := fold(act.done.element or ""), goal) and not _in(said, own)
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
        theirs = Counter(_named(reading, acts))
        for (name, _), count in theirs.items():
            most[name] = max(most[name], count)
    done: Counter[tuple[str, str]] = Counter()
    for at, this in _named_at(known.reading, known.acts):
        name = this[0]
        done[this] += 1
        needed = habits.done_by.get(name) == habits.runs and name in steps
        if needed and done[this] > max(1, most[name]):
            yield Difference("repeated", at, name)


def _named(reading: Reading, acts: Sequence[Act]) -> Iterator[tuple[str, str]]:
    for _, this in _named_at(reading, acts):
        yield this


def _named_at(
    reading: Reading, acts: Sequence[Act]
) -> Iterator[tuple[int, tuple[str, str]]]:
    """Yield what is done as an act, first or again, with its value.

    What it is, the first time tells: what is pressed again after another field was
    filled in sends no other form.
    """
    names: dict[str, str] = {}
    for act in acts:
        names.setdefault(act.done.label, first_name(act.name))
    for at, did in enumerate(reading.did):
        if did.label in names:
            yield at, (names[did.label], fold(did.value or ""))


def _besides(known: Known) -> Iterator[Difference]:
    """Yield what only this run did, in nobody's place, asked by nothing, with effect.

    What is filled in has one, and what a button brings that is not taken back: other
    clicks of one's own may only look around.
    """
    labels = {did.label for reading in known.others for did in reading.did}
    asked = _asked(known.reading, known.text)
    words = set(stems(asked)) - _accounted_for(known)
    done = [act.name for act in known.acts]
    for at, act in enumerate(known.acts):
        did = act.done
        if first_name(act.name) in known.habits.done_by or did.label in labels:
            continue
        if did.kind is None or did.nameless or not _has_consequence(act, known):
            continue
        said = set(stems(did.element or ""))
        if (said and said <= words) or _in(fold(did.value or ""), asked):
            continue
        if not _between(at, done, known):
            yield Difference("extra", act.at, None, act.called)


def _accounted_for(known: Known) -> set[str]:
    """Return the words of what all others do, which the text means by them."""
    needed = {n for n, by in known.habits.done_by.items() if by == known.habits.runs}
    elements = (
        a.done.element for acts in known.theirs for a in acts if a.name in needed
    )
    return {stem for element in elements if element for stem in stems(element)}


def _has_consequence(act: Act, known: Known) -> bool:
    """Return whether something is filled in, or a button brings what stays."""
    if act.kind == "fill":
        return True
    if act.done.kind not in _DOING_ANYTHING:
        return False
    came = {mark for mark in act.effect if mark[0] in "+@"}
    return bool(came) and not _is_taken_back(act, came, known)


def _is_taken_back(act: Act, came: Collection[str], known: Known) -> bool:
    """Return whether what came went away up to the next act that others do, too."""
    after = (a.at for a in known.acts if a.at > act.at and _is_shared(a, known))
    last = next(after, len(known.reading.did))
    changed = {
        mark
        for moment in known.reading.moments
        if act.at < moment.activity <= last
        for mark in moment.effect
    }
    if any(mark[0] == "@" for mark in came) and any(m[0] == "@" for m in changed):
        return True
    brought = {mark for mark in came if mark[0] == "+"}
    gone = {reverse(mark) for mark in changed if mark[0] == "-"}
    return bool(brought) and len(brought & gone) >= MOST * len(brought)


def _is_shared(act: Act, known: Known) -> bool:
    return first_name(act.name) in known.habits.done_by


_DOING_ANYTHING: Final = frozenset({"button", "icon"})
"""Kinds of elements that may do anything; links, tabs and rows lead somewhere."""


def _between(at: int, done: Sequence[str], known: Known) -> bool:
    """Return whether most others do at this place what the run does not do."""
    act = known.acts[at]
    for order in known.habits.orders:
        before = next((n for n in reversed(done[:at]) if n in order), None)
        after = next((n for n in done[at + 1 :] if n in order), None)
        start = order.index(before) + 1 if before else 0
        end = order.index(after) if after else len(order)
        left_out = set(order[start:end]) - {*done, *known.other_ways}
        if any(_may_stand_for(act, name, known) for name in left_out):
            return True
    return False


def _may_stand_for(act: Act, name: str, known: Known) -> bool:
    """Return whether an act may be a run's own way of doing what most others do.

    It is none where that was filled in by another act already, where others tick a box
    and it enters something, and where others enter what their goals state and it what
    none does.
    """
    habits = known.habits
    if habits.kinds[name] != act.kind or 2 * habits.done_by[name] <= habits.runs:
        return False
    if act.kind != "fill":
        return True
    if name in habits.ticked and act.done.kind not in BOXES:
        return False
    theirs = [one for acts in known.theirs for one in acts if one.name == name]
    slots = {one.done.element for one in theirs if one.done.element is not None}
    if any(one.kind == "fill" and one.done.element in slots for one in known.acts):
        return False
    stated = _stated_by_all(name, known)
    return not (stated and act.done.value)


def _stated_by_all(name: str, known: Known) -> bool:
    """Return whether all who enter something there do as their goals state."""
    stated = [
        any(_in(value, _asked(reading, known.text)) for value in values)
        for reading, acts in zip(known.others, known.theirs, strict=True)
        if (values := _values(name, reading, acts))
    ]
    return len(stated) >= HABIT and all(stated)


def _instead(known: Known, missing: Collection[str]) -> Iterator[Difference]:
    """Yield what was done in the place of something that all others do.

    It is the same thing to do to another element of the same kind.
    """
    labels = {did.label for reading in known.others for did in reading.did}
    own = [act for act in known.acts if act.done.label not in labels]
    for act in own:
        if act.kind == "send" and _sent_by_another(act, known):
            yield Difference("wrong_target", act.at, act.name, act.called)
    for name in missing:
        found = _in_its_place(name, known, own) or _only_like_it(name, known, own)
        if found is not None:
            own = [act for act in own if act.at != found.at]
            yield Difference("wrong_target", found.at, name, found.called)


def _sent_by_another(act: Act, known: Known) -> bool:
    """Return whether a form was sent by a button that nobody else sends it by.

    Whoever presses a button sends by one of the same name, but for those who take a key.
    """
    theirs = [
        one.done
        for acts in known.theirs
        for one in acts
        if one.name == act.name and one.done.verb == "Click"
    ]
    habit = len(theirs) >= HABIT and len({did.label for did in theirs}) == 1
    elsewhere = all(
        (did.page, did.place) != (act.done.page, act.done.place) for did in theirs
    )
    return habit and elsewhere and _is_like(act.done, theirs[0])


def _in_its_place(name: str, known: Known, own: Sequence[Act]) -> Act | None:
    """Return the first act of a run's own where others do a missing one, if like it.

    Where, what stands between tells, or what all others do next to it: a run in an
    order of its own has the same neighbours.
    """
    at_own = {act.at for act in own}
    place = {act.name: n for n, act in enumerate(known.acts) if act.at not in at_own}
    for order, acts in zip(known.habits.orders, known.theirs, strict=True):
        if name not in order:
            continue
        at = order.index(name)
        before = [place[other] for other in order[:at] if other in place]
        after = [place[other] for other in order[at + 1 :] if other in place]
        start = max(before, default=-1) + 1
        end = min((a for a in after if a >= start), default=len(known.acts))
        for act in known.acts[start:end]:
            alike = _is_as(act, acts[at]) and _is_like(act.done, acts[at].done)
            if alike and act in own:
                return act
    like = next(a for acts in known.theirs for a in acts if a.name == name)
    for n, act in enumerate(known.acts):
        if act not in own or not (_is_as(act, like) and _is_like(act.done, like.done)):
            continue
        if any(
            0 <= n + step < len(known.acts)
            and _is_beside(known.acts[n + step].name, name, step, known)
            for step in (-1, 1)
        ):
            return act
    return None


def _is_beside(neighbour: str, name: str, step: int, known: Known) -> bool:
    """Return whether people did one thing just before, or after, the other."""
    orders = [
        order
        for order in known.habits.orders
        if name in order
        and 0 <= order.index(name) + step < len(order)
        and order[order.index(name) + step] == neighbour
    ]
    return len(orders) >= HABIT


def _only_like_it(name: str, known: Known, own: Sequence[Act]) -> Act | None:
    """Return the one act of a run's own that is like a missing one, wherever it is.

    People fill in forms in orders of their own, so that its place tells little.
    """
    like = next(a for acts in known.theirs for a in acts if a.name == name)
    found = [
        act
        for act in own
        if act.kind == like.kind == "fill" and _is_like(act.done, like.done)
    ]
    return found[0] if len(found) == 1 else None


def _is_as(one: Act, other: Act) -> bool:
    """Return whether both do the same kind of thing: a button may send, or not."""
    buttons = {one.done.kind, other.done.kind} <= _DOING_ANYTHING
    return one.kind == other.kind or (buttons and "fill" not in {one.kind, other.kind})


def _is_like(one: Did, other: Did) -> bool:
    told = not (one.nameless or other.nameless)
    return told and one.verb == other.verb and one.kind == other.kind


def _other_values(known: Known) -> Iterator[Difference]:
    """Yield values that the goal does not state, where each other's does.

    A field counts for what was entered last: what was corrected is no deviation. What
    half of the others do without is a way of one's own, such as what one looks for.
    """
    own = _asked(known.reading, known.text)
    for act in known.acts:
        value = fold(act.done.value or "")
        if act.kind != "fill" or not value or _in(value, own):
            continue
        given = _values(first_name(act.name), known.reading, known.acts)
        given |= {fold(done.value or "") for done in _later(act, known)}
        if any(_in(said, own) for said in given):
            continue
        usual = (
            2 * known.habits.done_by.get(first_name(act.name), 0) > known.habits.runs
        )
        if usual and _stated_by_all(first_name(act.name), known):
            yield Difference("wrong_value", act.at, act.name, act.done.value)


def _values(name: str, reading: Reading, acts: Sequence[Act]) -> set[str]:
    """Return what somebody entered, first or corrected."""
    done = _named(reading, acts)
    return {value for named, value in done if named == name and value}


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
    """Yield neighbours of two steps that all others do in the other order."""
    steps = known.steps
    for first, then in pairwise(known.acts):
        one, other = steps.get(first.name), steps.get(then.name)
        if one is None or other is None or one <= other:
            continue
        orders = [order for order in known.habits.orders if first.name in order]
        if len(orders) < known.habits.runs or len(orders) < HABIT:
            continue
        if all(
            then.name in order and order.index(then.name) < order.index(first.name)
            for order in orders
        ):
            yield Difference("out_of_order", first.at, first.name, then.name)


def _asked(reading: Reading, text: str) -> str:
    return fold(f"{reading.intent or ''} {text}")


def _in(part: str, whole: str) -> bool:
    return bool(part) and f" {part} " in f" {whole} "
