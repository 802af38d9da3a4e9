"""What is counted on logs, as values: activities, flows between them, variants."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from wb2pm.discovery.drawable import Drawable, InGraphviz, InNetworkX
from wb2pm.shown import Framed, Tabular


class Flow(Struct, frozen=True, kw_only=True):
    """How often one activity directly followed another, and how long it took.

    Attributes:
        source: The activity before.
        target: The activity after.
        count: How often, over all cases.
        cases: In how many cases at least once.
        seconds: Median time from the end of the one to the start of the other.
    """

    source: str
    target: str
    count: int
    cases: int
    seconds: float


class ActivityCount(Struct, frozen=True, kw_only=True):
    """How often an activity occurred, and how long it took.

    Attributes:
        activity: Its label.
        count: How often, over all cases.
        cases: In how many cases at least once.
        seconds: Median time from its start to its end.
    """

    activity: str
    count: int
    cases: int
    seconds: float


class DirectlyFollowsGraph(
    Drawable, Framed, InNetworkX, InGraphviz, frozen=True, kw_only=True
):
    """Which activity directly followed which.

    Attributes:
        activities: The activities, most frequent first, ties by name.
        flows: The flows, most frequent first, ties by name.
        starts: Activity -> number of cases that began with it.
        ends: Activity -> number of cases that ended with it.
        cases: Number of cases.
    """

    activities: tuple[ActivityCount, ...]
    flows: tuple[Flow, ...]
    starts: dict[str, int]
    ends: dict[str, int]
    cases: int

    def rows(self) -> list[dict[str, Any]]:
        """Return a row a flow.

        Returns:
            Columns ``source``, ``target``, ``count``, ``cases`` and ``seconds``, the
            median time between the two.
        """
        return [
            {
                "source": flow.source,
                "target": flow.target,
                "count": flow.count,
                "cases": flow.cases,
                "seconds": flow.seconds,
            }
            for flow in self.flows
        ]


class Variant(Struct, frozen=True, kw_only=True):
    """One distinct sequence of activities.

    Attributes:
        activities: The sequence.
        cases: Ids of the cases that follow it, in the order of the log.
        count: How many they are.
    """

    activities: tuple[str, ...]
    cases: tuple[str, ...]
    count: int


class Variants(Tabular, tuple[Variant, ...]):
    """Variants, most frequent first; a table in a notebook."""

    __slots__ = ()

    def rows(self) -> list[dict[str, Any]]:
        """Return a row a variant.

        Returns:
            Columns ``variant`` (its number, from 1), ``count``, ``share`` of the
            cases, and ``activities``.
        """
        total = sum(each.count for each in self)
        return [
            {
                "variant": number,
                "count": each.count,
                "share": each.count / total,
                "activities": list(each.activities),
            }
            for number, each in enumerate(self, start=1)
        ]
