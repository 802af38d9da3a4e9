"""What people who did the same work have in common, act by act."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import chain, combinations
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.vocabulary.kinds import BOXES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.discovery.conformance.grounding.acts import Act


class Habits(NamedTuple):
    """What other people's runs have in common.

    Attributes:
        runs: How many there are.
        done_by: Act -> how many did it.
        orders: The names of the acts of each run, in order.
        kinds: Act -> its kind.
        together: Pairs of acts that somebody did both.
        ticked: Acts by which a box is ticked, rather than something entered.
        pages: Act -> the pages on which it was done.
        leads: Act -> the pages that it led to.
        leading: Acts that led to a page whenever they were done.
    """

    runs: int
    done_by: dict[str, int]
    orders: tuple[tuple[str, ...], ...]
    kinds: dict[str, str]
    together: frozenset[frozenset[str]]
    ticked: frozenset[str] = frozenset()
    pages: Mapping[str, frozenset[str | None]] = MappingProxyType({})
    leads: Mapping[str, frozenset[str]] = MappingProxyType({})
    leading: frozenset[str] = frozenset()


def habits_of(runs: Sequence[Sequence[Act]]) -> Habits:
    """Collect what runs have in common.

    Args:
        runs: The acts of each, called alike.
    """
    orders = tuple(tuple(act.name for act in acts) for acts in runs)
    pages: defaultdict[str, set[str | None]] = defaultdict(set)
    leads: defaultdict[str, set[str]] = defaultdict(set)
    for act in chain.from_iterable(runs):
        pages[act.name].add(act.done.page)
        leads[act.name] |= pages_reached(act)
    staying = {a.name for a in chain.from_iterable(runs) if not pages_reached(a)}
    return Habits(
        runs=len(runs),
        done_by=dict(
            Counter(name for order in orders for name in dict.fromkeys(order))
        ),
        orders=orders,
        kinds={act.name: act.kind for acts in runs for act in acts},
        together=frozenset(
            frozenset(pair) for order in orders for pair in combinations(set(order), 2)
        ),
        ticked=frozenset(
            act.name for acts in runs for act in acts if act.done.kind in BOXES
        ),
        pages={name: frozenset(found) for name, found in pages.items()},
        leads={name: frozenset(found) for name, found in leads.items()},
        leading=frozenset(leads.keys() - staying),
    )


def needed_from_the_end(habits: Habits) -> list[str]:
    """List the acts that all others did, those first that they did last.

    Args:
        habits: What the others have in common.
    """
    needed = [n for n, count in habits.done_by.items() if count == habits.runs]
    left = {
        name: sum((len(o) - o.index(name)) / len(o) for o in habits.orders)
        for name in needed
    }
    return sorted(needed, key=lambda name: (left[name], name))


def pages_reached(act: Act) -> frozenset[str]:
    """Return the pages that an act led to.

    Args:
        act: What was done.
    """
    return frozenset(
        mark.removeprefix("@") for mark in act.effect if mark.startswith("@")
    )
