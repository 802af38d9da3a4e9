"""The alignment that is kept, whichever others were chosen before."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm import read_xes
from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.measures.alignments import align
from wb2pm.discovery.mining.miners import discover
from wb2pm.discovery.models import alignment_choice
from wb2pm.discovery.models.alignment_choice import AlignmentChoice, AlignmentStep
from wb2pm.discovery.models.firing import TokenGame
from wb2pm.discovery.models.tree_nets import petri_net
from wb2pm.discovery.models.values import PetriNet, ProcessTree

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from wb2pm.discovery.models.firing import Marking

pytest.importorskip("pm4py")

leaves = st.one_of(
    st.just(ProcessTree()), st.builds(ProcessTree, label=st.sampled_from("abc"))
)
trees = st.recursive(
    leaves,
    lambda children: st.builds(
        ProcessTree,
        operator=st.sampled_from(["sequence", "exclusive", "parallel", "loop"]),
        children=st.lists(children, min_size=2, max_size=3).map(tuple),
    ),
    max_leaves=6,
)
sequences = st.lists(st.sampled_from("abcx"), max_size=5).map(tuple)


def _first(
    play: TokenGame, sequence: tuple[str, ...], marking: Marking, at: int, left: int
) -> list[AlignmentStep] | None:
    """Try every move in the order of preference, with nothing remembered."""
    if at == len(sequence):
        for silence in play.silences(marking):
            if silence.marking == play.final:
                return [AlignmentStep("silent", one, None) for one in silence.path]
    for steps, after in _moves(play, sequence, marking, at):
        done = at + (steps[-1].position is not None)
        rest = left - (steps[-1].kind != "sync")
        onward = _first(play, sequence, after, done, rest) if rest >= 0 else None
        if onward is not None:
            return steps + onward
    return None


def _moves(
    play: TokenGame, sequence: tuple[str, ...], marking: Marking, at: int
) -> Iterator[tuple[list[AlignmentStep], Marking]]:
    if at < len(sequence):
        for one in play.ahead(marking, sequence[at]):
            steps = [AlignmentStep("silent", silent, None) for silent in one.path]
            yield [*steps, AlignmentStep("sync", one.transition, at)], one.after
        yield [AlignmentStep("log", None, at)], marking
    for one in play.ahead(marking):
        steps = [AlignmentStep("silent", silent, None) for silent in one.path]
        yield [*steps, AlignmentStep("model", one.transition, None)], one.after


@given(trees, st.lists(sequences, min_size=1, max_size=4))
def test_the_first_of_the_cheapest_is_kept_whatever_came_before(
    tree: ProcessTree, several: list[tuple[str, ...]]
) -> None:
    """What sequences share changes nothing of what is chosen for each."""
    net = petri_net(tree)

    found = align(net, several)

    play = TokenGame(net)
    for sequence in several:
        cost, steps = found.of[sequence].cost, found.of[sequence].steps
        assert list(steps) == _first(play, sequence, play.initial, 0, cost)


def _alone(
    net: PetriNet, sequence: tuple[str, ...], cost: int
) -> tuple[AlignmentStep, ...]:
    return AlignmentChoice(TokenGame(net)).steps(sequence, cost)


@pytest.mark.parametrize("miner", ["inductive", "inductive_dfg", "dfg"])
@pytest.mark.parametrize(
    "name", ["helpdesk.xes.gz", "roadtraffic100traces.xes", "running-example.xes"]
)
def test_variants_of_a_real_log_are_aligned_as_if_each_were_alone(
    shared_data: Path, name: str, miner: str
) -> None:
    """The same steps at the same cost, by the same engine."""
    log = read_xes(shared_data / "logs" / name)
    net = discover(log, miner=miner).petri_net()

    found = align(net, [each.activities for each in variants(log)])

    for sequence, alignment in found.of.items():
        assert alignment.steps == _alone(net, sequence, alignment.cost)


def test_no_more_is_kept_than_there_is_room_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is not kept is found anew."""
    tree = ProcessTree(
        operator="sequence", children=tuple(ProcessTree(label=label) for label in "abc")
    )
    many = [("a", "b", "c"), ("a", "c"), ("x", "b", "c")]
    found = align(petri_net(tree), many)

    monkeypatch.setattr(alignment_choice, "MAX_KEPT", 0)

    assert align(petri_net(tree), many) == found
