"""Where a run is unlike those of others: what it lacks, replaces, swaps, and has alone."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, takewhile
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.discovery.conformance.grounding.acts import HABIT, first_name, number_of
from wb2pm.discovery.conformance.grounding.habits import pages_reached
from wb2pm.vocabulary.kinds import BOXES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.conformance.grounding.acts import Act
    from wb2pm.discovery.conformance.grounding.habits import Habits


class Departures(NamedTuple):
    """Where a run is unlike those of others.

    Attributes:
        missing: Acts that everybody else did, with nothing in their place.
        usual: Acts that all but one did, with nothing in their place.
        replaced: Acts that everybody else did, and something nobody did in their place.
        holes: Neighbours, and what all others who did both did between.
        swapped: Neighbours that all others who did both did in the other order.
        own: Acts that nobody else did.
    """

    missing: tuple[str, ...]
    usual: tuple[str, ...]
    replaced: tuple[str, ...]
    holes: tuple[tuple[Act, Act, str], ...]
    swapped: tuple[tuple[Act, Act], ...]
    own: tuple[Act, ...]


def departures(
    acts: Sequence[Act], habits: Habits, *, excused: frozenset[str] = frozenset()
) -> Departures:
    """Find where a run is unlike those of others.

    Args:
        acts: The run, its acts called as those of the others.
        habits: What the others have in common.
        excused: Acts whose outcome was reached in another way.
    """
    names = [act.name for act in acts]
    left_out = [n for n in habits.done_by if n not in set(names) | excused]
    needed = [name for name in left_out if habits.done_by[name] == habits.runs]
    replaced = [name for name in needed if _is_replaced(name, names, acts, habits)]
    instead = {*replaced, *excused}
    replaced += [
        n for n in needed if n not in instead and _is_of_them(n, instead, habits)
    ]
    usual = [
        name
        for name in left_out
        if habits.runs > 2  # noqa: PLR2004 (of two, one is no custom)
        and habits.done_by[name] == habits.runs - 1
        and not _is_replaced(name, names, acts, habits)
    ]
    return Departures(
        missing=tuple(name for name in needed if name not in replaced),
        usual=tuple(usual),
        replaced=tuple(replaced),
        holes=tuple(_holes(acts, habits, {*needed, *usual, *excused})),
        swapped=tuple(_swapped(acts, habits)),
        own=tuple(act for act in acts if act.name not in habits.done_by),
    )


def _is_replaced(
    name: str, names: Sequence[str], acts: Sequence[Act], habits: Habits
) -> bool:
    """Return whether something that nobody did beside an act was done in its place."""
    place = {done: at for at, done in enumerate(names)}
    kind, left = habits.kinds[name], gone_back_from(acts)
    if leaves_a_hole(name, names, habits):
        return False
    for order in habits.orders:
        if name not in order:
            continue
        at = order.index(name)
        before = [place[other] for other in order[:at] if other in place]
        after = [place[other] for other in order[at + 1 :] if other in place]
        start = max(before, default=-1) + 1
        end = min((a for a in after if a >= start), default=len(names))
        for act in acts[start:end]:
            if fills_one_of_its_own(act, habits) or act.at in left:
                continue
            if number_of(act.name) and not number_of(
                name
            ):  # what is done again is in no other's place
                continue
            if act.done.verb == "Navigate" and not _leads_past(act, name, habits):
                continue
            if kind == "go" and _leads_elsewhere(act, name, habits):
                continue
            alternative = frozenset(
                {act.name, name}
            ) not in habits.together or _leads_there(act, name, habits)
            alike = (act.done.kind in BOXES) == (name in habits.ticked)
            if alternative and alike and kind in {"go", act.kind}:
                return True
    return False


def leaves_a_hole(name: str, names: Sequence[str], habits: Habits) -> bool:
    """Return whether a run goes right from what comes before an act to what follows it.

    People in an order of their own have other neighbours there: it takes two who agree,
    and fields are filled in in any order. Then nothing was done in its place, whatever
    else was done somewhere.

    Args:
        name: What was not done.
        names: What was done, in order.
        habits: What the others have in common.
    """
    if habits.kinds[name] == "fill":
        return False
    around = neighbours_of(name, habits)
    return any(around[pair] >= HABIT for pair in pairwise(map(first_name, names)))


def neighbours_of(name: str, habits: Habits) -> Counter[tuple[str, str]]:
    """Count what others do right before and right after an act.

    Args:
        name: What they do.
        habits: What they have in common.
    """
    return Counter(
        (first_name(order[at - 1]), first_name(order[at + 1]))
        for order in habits.orders
        for at, done in enumerate(order[1:-1], start=1)
        if done == name
    )


def gone_back_from(acts: Sequence[Act]) -> frozenset[int]:
    """Return the places of acts that go back, or that are taken back by going back.

    Back leads the browser's own way, and what leads from a page right to where that
    was come to from; one page for many records may be another record's.

    Args:
        acts: A run, in order.
    """
    back = {act.at for act in acts if act.done.goes_back}
    left = {one.at for one, then in pairwise(acts) if then.done.goes_back}
    around = {
        act.at
        for one, then in pairwise(acts)
        for act in (one, then)
        if _leads_to(one, then.done.page) and _leads_to(then, one.done.page)
    }
    return frozenset(back | left | around)


def _leads_to(act: Act, page: str | None) -> bool:
    """Return whether an act leads from one page to another, which is of no record."""
    is_other = page is not None and page != act.done.page and "{" not in page
    return is_other and pages_reached(act) == {page}


def fills_one_of_its_own(act: Act, habits: Habits) -> bool:
    """Return whether others too fill in a field on the page that nobody else does.

    Each has a case of their own, after whose things such fields are called; they are in
    the place of nothing that all do besides.

    Args:
        act: What was done.
        habits: What the others have in common.
    """
    theirs = {
        name
        for name, count in habits.done_by.items()
        if count == 1
        and not number_of(name)
        and habits.kinds[name] == "fill"
        and act.done.page in habits.pages.get(name, ())
    }
    owners = sum(not theirs.isdisjoint(order) for order in habits.orders)
    return act.kind == "fill" and owners > 1


def _leads_past(act: Act, name: str, habits: Habits) -> bool:
    """Return whether an address may bring what an act brings.

    It leads past what others do on the way, and not past what they do once there.
    """
    return pages_reached(act).isdisjoint(habits.pages.get(name, ()))


def _leads_elsewhere(act: Act, name: str, habits: Habits) -> bool:
    """Return whether an act leads to another page than what is not done led to, or to none."""
    reached, wanted = pages_reached(act), habits.leads.get(name, frozenset())
    if not reached:
        return act.done.verb != "Navigate" and name in habits.leading
    return bool(wanted) and reached.isdisjoint(wanted)


def _leads_there(act: Act, name: str, habits: Habits) -> bool:
    """Return whether an act that not all do leads where another always leads."""
    is_needed = habits.done_by.get(act.name) == habits.runs
    shared = pages_reached(act) & habits.leads.get(name, frozenset())
    return name in habits.leading and bool(shared) and not is_needed


def _is_of_them(name: str, replaced: set[str], habits: Habits) -> bool:
    """Return whether an act only sends what is filled in by acts that were replaced."""
    if habits.kinds[name] != "send":
        return False
    for order in habits.orders:
        if name not in order:
            continue
        before = takewhile(
            lambda other: habits.kinds[other] == "fill",
            reversed(order[: order.index(name)]),
        )
        filled = list(before)
        if not filled or not replaced.issuperset(filled):
            return False
    return True


def _holes(
    acts: Sequence[Act], habits: Habits, known: set[str]
) -> list[tuple[Act, Act, str]]:
    """List neighbours between which others always did something that is not done."""
    done = {act.name for act in acts}
    found = []
    for before, after in pairwise(acts):
        between = [
            set(order[order.index(before.name) + 1 : order.index(after.name)])
            for order in habits.orders
            if before.name in order
            and after.name in order
            and order.index(before.name) < order.index(after.name)
        ]
        if len(between) < 2:  # noqa: PLR2004 (one person shows no habit)
            continue
        inside = set.intersection(*between) - done - known
        if inside:
            found.append((before, after, min(inside)))
    return found


def _swapped(acts: Sequence[Act], habits: Habits) -> list[tuple[Act, Act]]:
    found = []
    for first, then in pairwise(acts):
        both = [o for o in habits.orders if first.name in o and then.name in o]
        if len(both) < 2 or first.kind == then.kind == "fill":  # noqa: PLR2004
            continue
        if all(order.index(then.name) < order.index(first.name) for order in both):
            found.append((first, then))
    return found
