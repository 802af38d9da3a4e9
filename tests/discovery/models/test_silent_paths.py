"""What silent steps lead to, found without playing out those that do not matter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from wb2pm.discovery.measures.alignments import align
from wb2pm.discovery.models.firing import TokenGame
from wb2pm.discovery.models.tree_nets import SILENT, petri_net
from wb2pm.discovery.models.values import PetriNet, ProcessTree, Transition

if TYPE_CHECKING:
    from wb2pm.discovery.models.firing import Marking

BRANCHES = 14


@st.composite
def nets(draw: st.DrawFn) -> PetriNet:
    """Nets of a few places, of which half the transitions are silent."""
    places = tuple(f"p{number}" for number in range(draw(st.integers(2, 5))))
    transitions = tuple(
        Transition(id=f"t{number}", label=draw(st.sampled_from([None, None, "a", "b"])))
        for number in range(draw(st.integers(1, 6)))
    )
    some = st.lists(st.sampled_from(places), min_size=1, max_size=2, unique=True)
    arcs = [
        arc
        for each in transitions
        for arc in (
            *((place, each.id) for place in draw(some)),
            # one place at most, so that tokens do not grow without end
            *((each.id, place) for place in draw(some)[:1]),
        )
    ]
    tokens = {place: draw(st.integers(0, 2)) for place in places}
    return PetriNet(
        places=places,
        transitions=transitions,
        arcs=tuple(arcs),
        initial={place: count for place, count in tokens.items() if count},
        final={},
    )


def _seen_next(play: TokenGame, marking: Marking) -> dict[int, set[Marking]]:
    """What can be seen next and where that leads, all silent steps played out."""
    found: dict[int, set[Marking]] = {}
    for silence in play.silences(marking):
        for at in play.enabled(silence.marking):
            if play.labels[at] is not None:
                after = play.fire(silence.marking, at)
                found.setdefault(at, set()).add(after)
    return found


@given(net=nets())
def test_the_same_is_seen_next(net: PetriNet) -> None:
    """What can be seen next, and what can follow that, is what playing all finds."""
    play = TokenGame(net)

    expected = _seen_next(play, play.initial)

    ahead = list(play.ahead(play.initial))
    assert {each.transition for each in ahead} == expected.keys()
    assert play.labels_ahead(play.initial) == {play.labels[at] for at in expected}
    later: dict[int, set[Marking]] = {}
    for each in ahead:
        assert each.after in expected[each.transition]
        reached = {silence.marking for silence in play.silences(each.after)}
        later[each.transition] = later.get(each.transition, set()) | reached
    for at, markings in expected.items():
        assert markings <= later[at]  # what was not needed can still happen


@given(net=nets())
def test_a_path_can_be_played(net: PetriNet) -> None:
    """The silent steps that are named lead to the transition and the marking."""
    play = TokenGame(net)

    for each in play.ahead(play.initial):
        marking = play.initial
        for step in (*each.path, each.transition):
            assert step in play.enabled(marking)
            marking = play.fire(marking, step)
        assert marking == each.after


def _skippable(label: str) -> ProcessTree:
    return ProcessTree(
        operator="exclusive", children=(ProcessTree(label=label), SILENT)
    )


def test_branches_that_may_be_left_out_cost_no_more_than_they_are() -> None:
    """Fourteen of them have 16,384 ways to be left out, of which none is played."""
    labels = [f"Step {number:02}" for number in range(BRANCHES)]
    tree = ProcessTree(operator="parallel", children=tuple(map(_skippable, labels)))
    net = petri_net(tree)
    play = TokenGame(net)

    seen = {each.label for each in play.ahead(play.initial)}
    aligned = align(net, [("Step 03", "Elsewhere", "Step 01")])

    assert seen == set(labels)
    kinds = [each.kind for each in aligned.of["Step 03", "Elsewhere", "Step 01"].steps]
    assert [kind for kind in kinds if kind != "silent"] == ["sync", "log", "sync"]
