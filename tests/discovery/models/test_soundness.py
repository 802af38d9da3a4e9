"""Soundness, and one order of the nodes of a net."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.discovery.models.net_order import in_one_order
from wb2pm.discovery.models.soundness import check_soundness
from wb2pm.discovery.models.tree_nets import petri_net
from wb2pm.discovery.models.values import PetriNet, ProcessTree, Transition


def _net(
    *transitions: tuple[str, str, str], final: str = "z", initial: str = "i"
) -> PetriNet:
    """Make a net of (label, inputs, outputs); places are letters."""
    names = sorted({p for _, ins, outs in transitions for p in ins + outs} | {"i", "z"})
    arcs: list[tuple[str, str]] = []
    for at, (_, ins, outs) in enumerate(transitions):
        arcs += [(place, f"t{at}") for place in ins]
        arcs += [(f"t{at}", place) for place in outs]
    return PetriNet(
        places=tuple(names),
        transitions=tuple(
            Transition(id=f"t{at}", label=label or None)
            for at, (label, _, _) in enumerate(transitions)
        ),
        arcs=tuple(arcs),
        initial=dict.fromkeys(initial, 1),
        final=dict.fromkeys(final, 1),
    )


@pytest.mark.parametrize(
    ("net", "soundness", "reason"),
    [
        (_net(("a", "i", "p"), ("b", "p", "z")), "sound", ""),
        (_net(("a", "i", "z"), ("b", "i", "pz")), "unsound", "work left over"),
        (_net(("a", "i", "p"), ("b", "q", "z")), "unsound", "never comes to its end"),
        (_net(("a", "i", "ip"), ("b", "i", "z")), "unsound", "without limit"),
        (_net(("a", "i", "z"), ("b", "i", "p")), "unsound", "stuck in 1 of its 3"),
        (_net(("a", "i", "z"), ("b", "p", "z")), "unsound", "never possible: b"),
        (_net(("a", "i", "z"), ("", "p", "z")), "unsound", "a silent step"),
    ],
)
def test_flaws_are_named(net: PetriNet, soundness: str, reason: str) -> None:
    """Each kind of flaw has its reason."""
    found = check_soundness(net)

    assert found.soundness == soundness
    assert reason in found.reason


def test_too_many_markings_are_not_judged() -> None:
    """Better unknown than wrong or endless."""
    leaves = tuple(ProcessTree(label=label) for label in "abcdefgh")
    net = petri_net(ProcessTree(operator="parallel", children=leaves))

    found = check_soundness(net, max_markings=50)

    assert found.soundness == "unknown"
    assert "more than 50 markings" in found.reason
    assert check_soundness(net).soundness == "sound"


LEAVES = st.sampled_from([*"abc", None]).map(lambda label: ProcessTree(label=label))
TREES = st.recursive(
    LEAVES,
    lambda children: st.builds(
        lambda operator, parts: ProcessTree(operator=operator, children=tuple(parts)),
        st.sampled_from(["sequence", "exclusive", "parallel", "loop"]),
        st.lists(children, min_size=2, max_size=3),
    ),
    max_leaves=6,
)


@given(tree=TREES, seed=st.integers(0, 99))
def test_trees_are_sound_and_nets_have_one_order(tree: ProcessTree, seed: int) -> None:
    """However the nodes are named and listed, the same net comes out."""
    net = petri_net(tree)
    random = Random(seed)
    names = [*net.places, *(each.id for each in net.transitions)]
    new = dict(zip(names, random.sample(range(1000), len(names)), strict=True))
    shuffled = PetriNet(
        places=tuple(f"x{new[n]}" for n in random.sample(net.places, len(net.places))),
        transitions=tuple(
            Transition(id=f"x{new[each.id]}", label=each.label)
            for each in random.sample(net.transitions, len(net.transitions))
        ),
        arcs=tuple(
            (f"x{new[a]}", f"x{new[b]}")
            for a, b in random.sample(net.arcs, len(net.arcs))
        ),
        initial={f"x{new[n]}": count for n, count in net.initial.items()},
        final={f"x{new[n]}": count for n, count in net.final.items()},
    )

    assert check_soundness(net).soundness == "sound"
    assert in_one_order(shuffled) == in_one_order(net)
    assert len(in_one_order(net).arcs) == len(net.arcs)
