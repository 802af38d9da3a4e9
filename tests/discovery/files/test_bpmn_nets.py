"""BPMN of nets without blocks: the same runs, drawn so that they can be read."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.discovery.files.test_bpmn import _line_in, _overlap, _touches
from wb2pm.discovery.files.bpmn import bpmn_text, write_bpmn
from wb2pm.discovery.files.bpmn_net_layout import lay_out_chart
from wb2pm.discovery.files.bpmn_nets import FlowChart, flow_chart
from wb2pm.discovery.models.firing import TokenGame
from wb2pm.discovery.models.tree_nets import petri_net
from wb2pm.discovery.models.values import (
    PetriNet,
    ProcessModel,
    ProcessTree,
    Transition,
)
from wb2pm.errors import DiscoveryError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

Tokens = tuple[int, ...]

LONGEST = 4
MANY = 400
"""States after which a random net is taken to be too large to compare."""


def _net(
    steps: Iterable[tuple[str | None, str, str]], initial: str = "i", final: str = "o"
) -> PetriNet:
    """Build a net: label, places it takes from, places it puts into, by letters."""
    listed = list(steps)
    places = sorted(
        {name for _, into, out in listed for name in into + out} | {"i", "o"}
    )
    return PetriNet(
        places=tuple(places),
        transitions=tuple(
            Transition(id=f"t{at}", label=label)
            for at, (label, _, _) in enumerate(listed)
        ),
        arcs=tuple(
            arc
            for at, (_, into, out) in enumerate(listed)
            for arc in (
                *((name, f"t{at}") for name in into),
                *((f"t{at}", name) for name in out),
            )
        ),
        initial=Counter(initial),
        final=Counter(final),
    )


class NetGame:
    """A net being played; states are markings."""

    def __init__(self, net: PetriNet) -> None:
        self._play = TokenGame(net)
        self.start: Tokens = self._play.initial

    def steps(self, state: Tokens) -> Iterator[tuple[str | None, Tokens]]:
        """Return what can happen, with its label."""
        for at in self._play.enabled(state):
            yield self._play.labels[at], self._play.fire(state, at)

    def ends(self, state: Tokens) -> bool:
        """Return whether a run is complete."""
        return state == self._play.final


class ChartGame:
    """The token game of BPMN: tokens of each flow, then how often the end was met."""

    def __init__(self, chart: FlowChart) -> None:
        nodes = range(len(chart.nodes))
        self._chart = chart
        self._into = [
            [n for n, f in enumerate(chart.flows) if f[1] == at] for at in nodes
        ]
        self._out = [
            [n for n, f in enumerate(chart.flows) if f[0] == at] for at in nodes
        ]
        self._once = any("more than once" in note for note in chart.notes)
        nothing = (0,) * (len(chart.flows) + 1)
        self.start = _moved(nothing, [], self._out[0])

    def steps(self, state: Tokens) -> Iterator[tuple[str | None, Tokens]]:
        """Return what can happen, with its label."""
        for at, node in enumerate(self._chart.nodes):
            into, out = self._into[at], self._out[at]
            ready = [flow for flow in into if state[flow]]
            if node.kind == "parallel":
                if len(ready) == len(into):
                    yield None, _moved(state, into, out)
                continue
            label = node.name if node.kind == "task" else None
            for flow in ready:
                for target in [-1] if node.kind == "end" else out:
                    yield label, _moved(state, [flow], [target])

    def ends(self, state: Tokens) -> bool:
        """Return whether a run is complete: no token is left."""
        return not any(state[:-1]) and (state[-1] == 1 or not self._once)


def _moved(state: Tokens, taken: list[int], put: list[int]) -> Tokens:
    tokens = list(state)
    for at in taken:
        tokens[at] -= 1
    for at in put:
        tokens[at] += 1
    return tuple(tokens)


def _silently(game: NetGame | ChartGame, states: Iterable[Tokens]) -> set[Tokens]:
    """Add what steps lead to that cannot be seen."""
    reached = set(states)
    waiting = list(reached)
    while waiting:
        for label, there in game.steps(waiting.pop()):
            if label is None and there not in reached:
                assume(len(reached) < 10 * MANY)
                reached.add(there)
                waiting.append(there)
    return reached


def _runs(game: NetGame | ChartGame) -> set[str]:
    """Play a game out up to a length of what can be seen; labels are letters."""
    words: set[str] = set()
    level = {"": _silently(game, [game.start])}
    for _ in range(LONGEST + 1):
        words |= {word for word, states in level.items() if any(map(game.ends, states))}
        after: defaultdict[str, set[Tokens]] = defaultdict(set)
        for word, states in level.items():
            for label, there in itertools.chain.from_iterable(map(game.steps, states)):
                if label is not None:
                    after[word + label].add(there)
        level = {word: _silently(game, states) for word, states in after.items()}
    return words


@st.composite
def free_choice_nets(draw: st.DrawFn) -> PetriNet:
    """Draw nets in which transitions that share a place to take from share all."""
    names = "iabcdefgh"[: draw(st.integers(2, 7))]
    clusters: list[str] = []
    rest = names
    while rest:
        size = draw(st.integers(1, 2))
        clusters.append(rest[:size])
        rest = rest[size:]
    outputs = st.lists(
        st.sampled_from(names + "oo"), min_size=1, max_size=2, unique=True
    )
    steps = [
        (draw(st.sampled_from(["x", "y", "z", None])), cluster, "".join(draw(outputs)))
        for cluster in clusters
        for _ in range(draw(st.integers(1, 3)))
    ]
    return _net(steps)


def _is_small(net: PetriNet) -> bool:
    play = TokenGame(net)
    seen = {play.initial}
    waiting = list(seen)
    while waiting and len(seen) <= MANY:
        here = waiting.pop()
        for at in play.enabled(here):
            there = play.fire(here, at)
            if there not in seen:
                seen.add(there)
                waiting.append(there)
    return len(seen) <= MANY


@settings(suppress_health_check=list(HealthCheck))
@given(free_choice_nets())
def test_a_free_choice_net_and_its_chart_have_the_same_runs(net: PetriNet) -> None:
    """Both played out up to a length, whether or not the net is sound."""
    assume(_is_small(net))
    try:
        chart = flow_chart(net)
    except DiscoveryError as exc:
        assert "no run of the model leads" in str(exc)  # noqa: PT017 (or no exception)
        assert _runs(NetGame(net)) == set()
        return

    assert _runs(ChartGame(chart)) == _runs(NetGame(net))


leaves = st.sampled_from(["x", "y", "z", None]).map(
    lambda label: ProcessTree(label=label)
)
trees = st.recursive(
    leaves,
    lambda children: st.builds(
        ProcessTree,
        operator=st.sampled_from(["sequence", "exclusive", "parallel", "loop"]),
        children=st.lists(children, min_size=2, max_size=2).map(tuple),
    ),
    max_leaves=6,
)


@settings(suppress_health_check=list(HealthCheck))
@given(trees)
def test_nets_of_blocks_have_the_same_runs(tree: ProcessTree) -> None:
    """Parallel work, choices and loops, nested in each other."""
    net = petri_net(tree)

    chart = flow_chart(net)

    assert chart.notes == ()
    assert _runs(ChartGame(chart)) == _runs(NetGame(net))


@settings(suppress_health_check=list(HealthCheck))
@given(st.one_of(free_choice_nets(), trees.map(petri_net)))
def test_nodes_have_the_flows_their_kind_allows(net: PetriNet) -> None:
    """No task splits or joins, and no gateway does both or neither."""
    try:
        chart = flow_chart(net)
    except DiscoveryError:
        assume(False)

    for at, node in enumerate(chart.nodes):
        into = sum(target == at for _, target in chart.flows)
        out = sum(source == at for source, _ in chart.flows)
        if node.kind in ("exclusive", "parallel"):
            assert min(into, out) == 1 < max(into, out)
        else:
            assert (into, out) == {"start": (0, 1), "task": (1, 1), "end": (1, 0)}[
                node.kind
            ]


@settings(suppress_health_check=list(HealthCheck))
@given(st.one_of(free_choice_nets(), trees.map(petri_net)))
def test_the_drawing_can_be_read(net: PetriNet) -> None:
    """Nothing overlaps, flows are square, join their shapes and run through none."""
    try:
        diagram = lay_out_chart(flow_chart(net))
    except DiscoveryError:
        assume(False)

    areas = [shape.bounds for shape in diagram.shapes]
    areas += [shape.label for shape in diagram.shapes if shape.label]
    assert not any(_overlap(one, two) for one, two in combinations(areas, 2))
    assert all(area.x >= 0 and area.y >= 0 for area in areas)
    bounds = {shape.id: shape.bounds for shape in diagram.shapes}
    assert len(bounds) == len(diagram.shapes)
    for flow in diagram.connections:
        assert _touches(flow.waypoints[0], bounds[flow.source])
        assert _touches(flow.waypoints[-1], bounds[flow.target])
        for start, stop in pairwise(flow.waypoints):
            assert (start[0] == stop[0]) != (start[1] == stop[1])
            assert not any(_line_in(start, stop, area) for area in bounds.values())


def _model(net: PetriNet) -> ProcessModel:
    return ProcessModel(name="orders", miner="split", engine="-", net=net)


def test_a_net_that_is_no_free_choice_is_refused() -> None:
    """The message names the place, what is chosen there, and other miners."""
    net = _net(
        [
            ("Open", "i", "ab"),
            ("Save", "a", "c"),
            ("Send", "ab", "o"),
            ("Shut", "bc", "o"),
        ]
    )

    with pytest.raises(DiscoveryError) as refused:
        bpmn_text(_model(net))

    assert str(refused.value) == (
        "the model of 'orders': BPMN cannot hold the choice at the place 'a' of the net, "
        "after 'Open' and before 'Save', 'Send': whether the way to 'Send' can be taken "
        "there depends on another place too (the net is not free choice); write PNML "
        "instead, or take a miner whose nets BPMN can hold, such as 'inductive', 'powl' "
        "or 'split'"
    )


def test_a_silent_step_is_named_by_what_is_near() -> None:
    """The nearest activities, before and after, stand for it."""
    net = _net(
        [
            ("Open", "i", "ab"),
            ("Save", "a", "c"),
            (None, "ab", "d"),
            ("Send", "d", "o"),
            ("Shut", "bc", "o"),
        ]
    )

    with pytest.raises(DiscoveryError, match="whether the way to 'Send' can be taken"):
        flow_chart(net)


@pytest.mark.parametrize(
    ("net", "message"),
    [
        (_net([("Save", "i", "o"), ("Send", "", "o")]), "nothing leads to it"),
        (_net([("Save", "i", "o"), ("Send", "i", "")]), "leads to nothing"),
        (_net([("Save", "ii", "o")], initial="ii"), "several tokens at once"),
        (_net([("Save", "i", "o")], initial="ii"), "one token in each place"),
        (_net([("Save", "i", "o")], final=""), "at the end must have one token"),
        (_net([("Save", "i", "a")]), "no run of the model leads"),
    ],
)
def test_what_bpmn_cannot_hold_is_refused(net: PetriNet, message: str) -> None:
    """The message says what is in the way."""
    with pytest.raises(DiscoveryError, match=message):
        flow_chart(net)


def test_what_can_never_happen_is_named(tmp_path: Path) -> None:
    """A step that waits for ever, and one after which the end is out of reach."""
    net = _net(
        [
            ("Save", "i", "o"),
            ("Wait", "a", "o"),
            ("Loop", "i", "b"),
            ("Again", "b", "b"),
        ]
    )

    report = write_bpmn(_model(net), tmp_path / "model.bpmn")

    (loss,) = report.losses
    assert loss.reason.endswith("are not drawn: Again, Loop, Wait")
    assert (tmp_path / "model.bpmn").read_text(encoding="utf-8").count("<userTask") == 1


def test_an_end_that_is_reached_twice_is_named() -> None:
    """BPMN counts that as complete, the net does not."""
    net = _net([("Fork", "i", "ab"), ("Save", "a", "o"), ("Send", "b", "o")])

    (note,) = flow_chart(net).notes

    assert note.startswith("The model can reach its end more than once")


def test_a_model_of_two_ways_that_cross(tmp_path: Path) -> None:
    """No blocks: the second of two parallel ways waits for a part of the first."""
    net = _net(
        [
            ("Open", "i", "ab"),
            ("Read", "a", "cd"),
            ("Type", "bc", "e"),
            ("Print", "d", "f"),
            ("Close", "ef", "o"),
        ]
    )

    write_bpmn(_model(net), tmp_path / "first.bpmn")
    write_bpmn(_model(net), tmp_path / "second.bpmn")

    text = (tmp_path / "first.bpmn").read_text(encoding="utf-8")
    assert text.count("<parallelGateway") == 4
    assert text.count("<exclusiveGateway") == 0
    assert text == (tmp_path / "second.bpmn").read_text(encoding="utf-8")
