"""What a run did to another element, in the place of something that all others do."""

from __future__ import annotations

from collections import Counter
from itertools import groupby, pairwise
from typing import TYPE_CHECKING

from wb2pm.discovery.conformance.grounding.acts import HABIT, first_name
from wb2pm.discovery.conformance.grounding.compared import (
    DOING_ANYTHING,
    Difference,
)
from wb2pm.discovery.conformance.grounding.departures import (
    fills_one_of_its_own,
    gone_back_from,
    leaves_a_hole,
    neighbours_of,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from wb2pm.discovery.conformance.grounding.acts import Act
    from wb2pm.discovery.conformance.grounding.compared import Known
    from wb2pm.discovery.conformance.grounding.readings import Did


def done_instead(known: Known, missing: Collection[str]) -> Iterator[Difference]:
    """Yield what was done in the place of something that all others do.

    It is the same thing to do to another element of the same kind.
    """
    labels = {did.label for reading in known.others for did in reading.did}
    own = [act for act in known.acts if act.done.label not in labels]
    for act in own:
        if act.kind == "send" and _sent_by_another(act, known):
            yield Difference("wrong_target", act.at, act.name, act.called)
    left = gone_back_from(known.acts)
    own = [
        act
        for act in own
        if act.at not in left and known.habits.done_by.get(act.name, 0) < HABIT
    ]
    fields = [act for act in own if fills_one_of_its_own(act, known.habits)]
    names = [act.name for act in known.acts]
    for name in missing:
        if leaves_a_hole(name, names, known.habits):
            continue
        here = [
            act
            for act in own
            if not _stands_elsewhere(act, name, known)
            and (act not in fields or _is_right_there(act, name, known))
        ]
        found = _in_its_place(name, known, here) or _only_like_it(
            name, known, here, missing
        )
        if found is not None and not _is_like_neighbour(found, name, known):
            own = [act for act in own if act.at != found.at]
            yield Difference("wrong_target", found.at, name, found.called)


def _is_right_there(act: Act, name: str, known: Known) -> bool:
    """Return whether others do a missing act between the two that stand around an act."""
    before, after = _around(act, known)
    if before is None or after is None:
        return False
    own = first_name(before.name), first_name(after.name)
    return neighbours_of(name, known.habits)[own] >= HABIT


def _stands_elsewhere(act: Act, name: str, known: Known) -> bool:
    """Return whether all others do next to a missing act what the run does elsewhere.

    Nothing was done in its place then where the run did that. Fields are filled in in
    any order, and tell nothing.
    """
    if known.habits.kinds[name] == "fill":
        return False
    own = [first_name(one.name) for one in known.acts]
    at = known.acts.index(act)
    told = [
        0 <= at + step < len(own) and own[at + step] == beside
        for step in (-1, 1)
        if (beside := _always_beside(name, step, known)) is not None
        and own.count(beside) == 1
    ]
    return bool(told) and not any(told)


def _always_beside(name: str, step: int, known: Known) -> str | None:
    """Return what all others who do an act do right before it, or right after it.

    It is no field.
    """
    beside = {
        first_name(order[at + step]) if 0 <= at + step < len(order) else None
        for order in known.habits.orders
        for at, done in enumerate(order)
        if done == name
    }
    if known.habits.done_by.get(name, 0) < HABIT or len(beside) > 1:
        return None
    found = beside.pop()
    return None if known.habits.kinds.get(found or "") == "fill" else found


def _is_like_neighbour(act: Act, name: str, known: Known) -> bool:
    """Return whether others do the like right beside an act, in ways of their own.

    Such as opening their case: then it has the place of that. What the run does, too,
    is no way of their own, however often they do it.
    """
    done = {first_name(one.name) for one in known.acts}
    beside = [
        {
            other.name
            for one, other in (*pairwise(acts), *pairwise(reversed(acts)))
            if one.name == name
            and first_name(other.name) not in done
            and _is_like(other.done, act.done)
        }
        for acts in known.theirs
    ]
    are_half = 2 * sum(map(bool, beside)) >= len(known.theirs)
    return are_half and len(set().union(*beside)) >= HABIT


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
    """Return the act of a run's own where most others do a missing one, if like it.

    Where, what stands between tells, or what all others do next to it: a run in an
    order of its own has the same neighbours.
    """
    at_own = {act.at for act in own}
    place = {act.name: n for n, act in enumerate(known.acts) if act.at not in at_own}
    placed: Counter[int] = Counter()
    for order, acts in zip(known.habits.orders, known.theirs, strict=True):
        if name not in order:
            continue
        at = order.index(name)
        before = [place[other] for other in order[:at] if other in place]
        after = [place[other] for other in order[at + 1 :] if other in place]
        start = max(before, default=-1) + 1
        end = min((a for a in after if a >= start), default=len(known.acts))
        for n, act in enumerate(known.acts[start:end], start=start):
            if act in own and _is_done_like(act, acts[at]):
                placed[n] += 1
    if placed:
        return known.acts[max(placed, key=lambda n: (placed[n], -n))]
    for act in known.acts:
        if act not in own or not _is_like_any(act, name, known):
            continue
        if any(
            one is not None and _is_beside(one.name, name, step, known)
            for step, one in zip((-1, 1), _around(act, known), strict=True)
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


def _only_like_it(
    name: str, known: Known, own: Sequence[Act], missing: Collection[str]
) -> Act | None:
    """Return the one act of a run's own that is like a missing one, wherever it is.

    People fill in forms and look things up in orders of their own, so that its place
    tells little: but where others go right from what comes before it to what follows
    it, it was done besides. What is not filled in has to be the only thing missing of
    its kind.
    """
    found = [
        act
        for act in own
        if _is_like_any(act, name, known)
        and (not _is_put_between(act, known) or _is_of_its_form(act, name, known))
        and not _belongs_elsewhere(act, name, known)
    ]
    if len(found) != 1:
        return None
    alone = not any(
        other != name and _is_like_any(found[0], other, known) for other in missing
    )
    return found[0] if alone or found[0].kind == "fill" else None


def _is_like_any(act: Act, name: str, known: Known) -> bool:
    """Return whether something was done as one of the others did another."""
    theirs = (one for acts in known.theirs for one in acts if one.name == name)
    return any(_is_done_like(act, one) for one in theirs)


def _is_done_like(one: Act, other: Act) -> bool:
    """Return whether both do the same to elements of the same kind."""
    return _is_as(one, other) and _is_like(one.done, other.done)


def _belongs_elsewhere(act: Act, name: str, known: Known) -> bool:
    """Return whether something was done on the page around it, and others do that on none such."""
    is_at_home = any(
        one is not None and one.done.page == act.done.page
        for one in _around(act, known)
    )
    return is_at_home and act.done.page not in known.habits.pages.get(name, ())


def _is_of_its_form(act: Act, name: str, known: Known) -> bool:
    """Return whether others fill in a field beside those that stand around an act."""
    beside = {
        first_name(one.name)
        for one in _around(act, known)
        if one is not None and one.kind == "fill"
    }
    kinds = known.habits.kinds
    met = 0
    for order in known.habits.orders:
        for is_fill, block in groupby(order, key=lambda done: kinds[done] == "fill"):
            names = {first_name(one) for one in block}
            met += is_fill and name in names and not beside.isdisjoint(names)
    return met >= HABIT


def _is_put_between(act: Act, known: Known) -> bool:
    """Return whether others do one right after the other what stands around an act.

    Fields are filled in in any order: there it takes all others who do both.
    """
    before, after = _around(act, known)
    if before is None or after is None:
        return False
    pair = (before.name, after.name)
    both = [order for order in known.habits.orders if {*pair} <= {*order}]
    adjoining = sum(pair in pairwise(order) for order in both)
    return adjoining >= (max(HABIT, len(both)) if act.kind == "fill" else HABIT)


def _around(act: Act, known: Known) -> tuple[Act | None, Act | None]:
    """Return what a run did right before an act, and right after it.

    The same activity may do more, such as send what it fills in.
    """
    before = [one for one in known.acts if one.at < act.at]
    after = (one for one in known.acts if one.at > act.at)
    return next(reversed(before), None), next(after, None)


def _is_as(one: Act, other: Act) -> bool:
    """Return whether both do the same kind of thing: a button may send, or not."""
    buttons = {one.done.kind, other.done.kind} <= DOING_ANYTHING
    return one.kind == other.kind or (buttons and "fill" not in {one.kind, other.kind})


def _is_like(one: Did, other: Did) -> bool:
    told = one.tells_itself and other.tells_itself
    back = one.goes_back or other.goes_back
    return told and one.verb == other.verb and one.kind == other.kind and not back
