"""What people who did the same work have in common."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.discovery.conformance.others.runs import forms_of, named_steps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.conformance.others.runs import PersonsRun


class Habits(NamedTuple):
    """What is known from other people's runs.

    Attributes:
        runs: How many they are.
        done_by: Step -> how many did it.
        needed: Steps that everybody did, in the order in which they are done.
        forms: Fields by form (see `forms_of`).
        orders: The steps of each run.
        kinds: Step -> its kind (see `Step`).
        before: Pairs of steps that all who did both (two people at least) did in
            this order. Of two fields, either may be filled in first.
        between: Pair of steps in a run -> how many did both in this order, and the
            steps that all of them did between.
        last_steps: Steps that somebody did last.
        ends: Templates of the pages on which they ended.
    """

    runs: int
    done_by: dict[str, int]
    needed: tuple[str, ...]
    forms: dict[str, str]
    orders: tuple[tuple[str, ...], ...]
    kinds: dict[str, str]
    before: frozenset[tuple[str, str]]
    between: dict[tuple[str, str], tuple[int, frozenset[str]]]
    last_steps: frozenset[str]
    ends: frozenset[str]


def habits_of(runs: Sequence[PersonsRun]) -> Habits:
    """Collect what runs have in common.

    Args:
        runs: What each person did.

    Examples:
        >>> from wb2pm.discovery.conformance.others.runs import PersonsRun, Step
        >>> steps = tuple(Step(name, at, name) for at, name in enumerate(["Open", "Save"]))
        >>> habits_of([PersonsRun("1", steps, None)] * 2).needed
        ('Open', 'Save')
    """
    forms = forms_of(runs)
    named = [named_steps(run, forms) for run in runs]
    orders = tuple(tuple(step.name for step in steps) for steps in named)
    kinds: dict[str, str] = {s.name: s.kind for steps in named for s in steps}
    fills = {name for name, kind in kinds.items() if kind == "fill"}
    done_by = dict(Counter(name for order in orders for name in order))
    between: dict[tuple[str, str], tuple[int, frozenset[str]]] = {}
    for order in orders:
        for (i, a), (j, b) in combinations(enumerate(order), 2):
            inside = frozenset(order[i + 1 : j])
            count, common = between.get((a, b), (0, inside))
            between[a, b] = (count + 1, common & inside)
    before = frozenset(
        (a, b)
        for (a, b), (count, _) in between.items()
        if count > 1 and (b, a) not in between and not {a, b} <= fills
    )
    needed = [name for name, count in done_by.items() if count == len(runs)]
    place = {
        name: sum(order.index(name) / len(order) for order in orders) for name in needed
    }
    return Habits(
        runs=len(runs),
        done_by=done_by,
        needed=tuple(sorted(needed, key=lambda name: place[name])),
        forms=forms,
        orders=orders,
        kinds=kinds,
        before=before,
        between=between,
        last_steps=frozenset(order[-1] for order in orders if order),
        ends=frozenset(run.end for run in runs if run.end is not None),
    )
