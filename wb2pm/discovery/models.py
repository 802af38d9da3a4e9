"""Process models and what is counted on logs, as values of our own.

They do not depend on any mining engine, so that writing, drawing and checking
work the same whichever engine found the model.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


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


class DirectlyFollowsGraph(Struct, frozen=True, kw_only=True):
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


class Transition(Struct, frozen=True, kw_only=True):
    """A transition of a Petri net; silent when it has no label."""

    id: str
    label: str | None


class PetriNet(Struct, frozen=True, kw_only=True):
    """A Petri net with the markings it starts from and ends in.

    Attributes:
        places: Ids of the places.
        transitions: The transitions.
        arcs: Pairs of ids, place to transition or transition to place.
        initial: Place -> tokens at the start.
        final: Place -> tokens at the end.
    """

    places: tuple[str, ...]
    transitions: tuple[Transition, ...]
    arcs: tuple[tuple[str, str], ...]
    initial: dict[str, int]
    final: dict[str, int]


class ProcessTree(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A process tree: an operator over children, or a leaf.

    Attributes:
        operator: `sequence`, `exclusive`, `parallel`, `loop` (do, redo), or
            `or`; None for a leaf.
        label: Activity of a leaf; None for a silent leaf.
        children: The children of an operator.
    """

    operator: Literal["sequence", "exclusive", "parallel", "loop", "or"] | None = None
    label: str | None = None
    children: tuple[ProcessTree, ...] = ()


class Quality(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How well a model describes a log; each between 0 and 1.

    Attributes:
        fitness: Share of the behaviour of the log that the model allows
            (alignment based).
        precision: Share of what the model allows that the log shows.
        simplicity: 1 over the mean arc degree above two (see `quality.py`).
        engine: What computed them.
        notes: What was left out and why.
    """

    fitness: float | None = None
    precision: float | None = None
    simplicity: float | None = None
    engine: str = "wb2pm"
    notes: tuple[str, ...] = ()


class ProcessModel(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A process model that was discovered or read.

    Attributes:
        name: What it is a model of.
        miner: How it was found.
        engine: What found it, with its version.
        parameters: Options it was found with.
        net: The model as a Petri net with markings.
        tree: The model as a process tree, if it is block structured.
        quality: How well it describes the log it was found in.
    """

    name: str
    miner: str
    engine: str
    net: PetriNet
    parameters: dict[str, str | float | int | bool] = {}
    tree: ProcessTree | None = None
    quality: Quality | None = None
