"""What is counted on logs, as values: activities, flows between them, variants."""

from __future__ import annotations

from msgspec import Struct

from wb2pm.discovery.drawable import Drawable


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


class DirectlyFollowsGraph(Drawable, frozen=True, kw_only=True):
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
