"""Process trees, their normal form and their Petri nets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.discovery.models.firing import Marking, TokenGame
from wb2pm.discovery.models.tree_nets import SILENT, petri_net, simplify_tree
from wb2pm.discovery.models.values import PetriNet, ProcessTree, Transition
from wb2pm.errors import ConformanceError, DiscoveryError

leaves = st.sampled_from([SILENT, *(ProcessTree(label=each) for each in "abc")])


def _operators(
    children: st.SearchStrategy[ProcessTree],
) -> st.SearchStrategy[ProcessTree]:
    kinds = st.sampled_from(["sequence", "exclusive", "parallel", "loop"])
    groups = st.lists(children, min_size=1, max_size=3).map(tuple)
    return st.builds(ProcessTree, operator=kinds, children=groups)


trees = st.recursive(leaves, _operators, max_leaves=6)


def _language(net: PetriNet, length: int) -> set[tuple[str, ...]]:
    """All complete sequences of a net up to a length."""
    play = TokenGame(net)
    words: set[tuple[str, ...]] = set()
    states: set[tuple[Marking, tuple[str, ...]]] = {(play.initial, ())}
    while states:
        following: set[tuple[Marking, tuple[str, ...]]] = set()
        for marking, word in states:
            for silence in play.silences(marking):
                if silence.marking == play.final:
                    words.add(word)
                for at in play.enabled(silence.marking):
                    label = play.labels[at]
                    if label is not None and len(word) < length:
                        after = play.fire(silence.marking, at)
                        following.add((after, (*word, label)))
        states = following
    return words


def _shuffles(one: tuple[str, ...], two: tuple[str, ...]) -> set[tuple[str, ...]]:
    if not one or not two:
        return {one + two}
    return {(one[0], *rest) for rest in _shuffles(one[1:], two)} | {
        (two[0], *rest) for rest in _shuffles(one, two[1:])
    }


def _meaning(tree: ProcessTree, length: int) -> set[tuple[str, ...]]:
    """All sequences of a tree up to a length, by the definition of its operators."""
    if tree.operator is None:
        return {() if tree.label is None else (tree.label,)}
    parts = [_meaning(child, length) for child in tree.children]
    if tree.operator == "exclusive":
        return set().union(*parts)
    if tree.operator == "loop":
        redos = set().union(*parts[1:]) if parts[1:] else set()
        words = parts[0]
        while True:
            more = words | {
                word
                for start in words
                for redo in redos
                for do in parts[0]
                if len(word := start + redo + do) <= length
            }
            if more == words:
                return words
            words = more
    words = {()}
    for part in parts:
        joined = (
            _shuffles(one, two) if tree.operator == "parallel" else {one + two}
            for one in words
            for two in part
        )
        words = {word for each in joined for word in each if len(word) <= length}
    return words


@given(trees)
def test_the_net_allows_what_the_tree_means(tree: ProcessTree) -> None:
    """Translation and normal form change neither more nor less than the form."""
    assert _language(petri_net(tree), 4) == _meaning(tree, 4)


@given(trees)
def test_the_normal_form_is_final(tree: ProcessTree) -> None:
    """Simplifying twice changes nothing more."""
    once = simplify_tree(tree)

    assert simplify_tree(once) == once


def test_ids_count_in_the_order_of_the_tree() -> None:
    """Places and transitions are numbered, not named at random."""
    tree = ProcessTree(
        operator="sequence",
        children=(ProcessTree(label="a"), ProcessTree(label="b")),
    )

    net = petri_net(tree)

    assert net.places == ("p0", "p1", "p2")
    assert net.transitions == (
        Transition(id="t0", label="a"),
        Transition(id="t1", label="b"),
    )
    assert net.arcs == (("p0", "t0"), ("t0", "p2"), ("p2", "t1"), ("t1", "p1"))
    assert (net.initial, net.final) == ({"p0": 1}, {"p1": 1})


def test_an_inclusive_choice_has_no_net() -> None:
    """What cannot be translated is refused, not approximated."""
    children = (ProcessTree(label="a"), ProcessTree(label="b"))

    with pytest.raises(DiscoveryError, match="inclusive choice"):
        petri_net(ProcessTree(operator="or", children=children))


def _one_arc(arc: tuple[str, str], initial: str = "p0") -> PetriNet:
    return PetriNet(
        places=("p0",),
        transitions=(Transition(id="t0", label="a"),),
        arcs=(arc,),
        initial={initial: 1},
        final={},
    )


def test_a_net_with_loose_ends_is_refused() -> None:
    """Arcs and markings must name nodes of the net."""
    with pytest.raises(DiscoveryError, match="arc 'p0' -> 'p9'"):
        TokenGame(_one_arc(("p0", "p9")))
    with pytest.raises(DiscoveryError, match=r"unknown places \['p7'\]"):
        TokenGame(_one_arc(("p0", "t0"), initial="p7"))


def test_endless_silence_is_given_up() -> None:
    """A net whose silent steps make ever more tokens does not hang the player."""
    net = PetriNet(
        places=("p0",),
        transitions=(Transition(id="t0", label=None),),
        arcs=(("t0", "p0"),),
        initial={},
        final={},
    )
    play = TokenGame(net)

    with pytest.raises(ConformanceError, match="more than 5000 markings"):
        list(play.silences(play.initial))
