"""Checking cases against a model, and the words for their deviations."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.discovery import _pm4py, _r4pm
from wb2pm.discovery.conformance.deviations import Deviation, Move, Verdict
from wb2pm.discovery.conformance.model_conformance import check_against_model
from wb2pm.discovery.measures.alignments import Alignment, align
from wb2pm.discovery.measures.quality import measure_quality
from wb2pm.discovery.mining.miners import discover
from wb2pm.discovery.models import alignment_choice
from wb2pm.discovery.models.alignment_choice import AlignmentChoice
from wb2pm.discovery.models.firing import TokenGame
from wb2pm.discovery.models.tree_nets import petri_net
from wb2pm.discovery.models.values import ProcessModel, ProcessTree
from wb2pm.errors import ConformanceError
from wb2pm.testing.samples import event_log

pytest.importorskip("pm4py")
pytest.importorskip("r4pm")


CHAIN = discover(event_log([["Open", "Enter 'From'", "Save", "Close"]]), name="saving")


def _check(*activities: str) -> Verdict:
    return check_against_model(event_log([activities]), CHAIN)["0"]


def test_a_case_that_fits_followed_and_completed() -> None:
    """Every activity agrees, and nothing is left to do."""
    verdict = _check("Open", "Enter 'From'", "Save", "Close")

    assert verdict == Verdict(
        demonstration="0",
        reference="model of saving (inductive miner)",
        reference_kind="model",
        followed=True,
        completed=True,
        fitness=1.0,
        deviations=(),
        moves=verdict.moves,
        engine=_r4pm.engine(),
    )
    assert [move.kind for move in verdict.moves] == ["sync"] * 4


def test_a_skipped_step_says_where_it_belongs() -> None:
    """What is missing is named with what comes before it."""
    verdict = _check("Open", "Save", "Close")

    assert verdict.deviations == (
        Deviation(
            kind="missing",
            sentence="“Enter 'From'” was skipped: it is expected after “Open”.",
            step_text="Enter 'From'",
        ),
    )
    assert not verdict.followed
    assert verdict.completed
    assert verdict.fitness == 1 - 1 / 7


def test_a_step_in_the_wrong_place_is_one_deviation() -> None:
    """Too early or too late is not two faults."""
    early = _check("Open", "Save", "Enter 'From'", "Close")
    late = _check("Enter 'From'", "Save", "Close", "Open")

    assert [each.sentence for each in early.deviations] == [
        "“Save” was done too early: it is expected after “Enter 'From'”."
    ]
    assert [(each.kind, each.activity, each.sentence) for each in late.deviations] == [
        (
            "out_of_order",
            3,
            "“Open” was done too late: it is expected before “Enter 'From'”.",
        )
    ]


def test_a_step_done_twice_is_repeated() -> None:
    """Doing again what was done is told apart from doing something else."""
    verdict = _check("Open", "Open", "Print", "Enter 'From'", "Save", "Close")

    assert [(each.kind, each.sentence) for each in verdict.deviations] == [
        ("repeated", "“Open” was done again after “Open”: it had been done already."),
        ("extra", "“Print” was done after “Open”: it is not expected there."),
    ]


def test_completion_is_reaching_the_end() -> None:
    """Stopping early is not complete; going on after the end is."""
    assert _check("Open", "Enter 'From'", "Save").completed is False
    assert _check("Open", "Enter 'From'", "Save", "Close", "Print").completed is True
    assert _check("Print").completed is False


def test_a_deviation_points_at_its_event() -> None:
    """Position, label and first source event lead back to the recording."""
    log = event_log([["Open", "Print", "Enter 'From'", "Save", "Close"]])
    log["ui:source_events"] = ["e0", "e1 e2", "e3", "e4", "e5"]

    (deviation,) = check_against_model(log, CHAIN)["0"].deviations

    assert (deviation.activity, deviation.activity_label) == (1, "Print")
    assert deviation.event == "e1"


def test_a_first_and_only_step_has_words_too() -> None:
    """Where nothing comes before or after, the sentence still stands."""
    one = discover(event_log([["Open"]]))

    verdict = check_against_model(event_log([["Print"]]), one)["0"]

    assert [each.sentence for each in verdict.deviations] == [
        "“Print” was done on its own: it is not expected there.",
        "“Open” was skipped: it is expected on its own.",
    ]


def test_a_log_without_an_index_is_noted() -> None:
    """The verdict says that the order of rows was taken."""
    log = event_log([["Open"]]).drop(columns=["event_index"])

    assert "no column 'event_index'" in check_against_model(log, CHAIN)["0"].notes[0]


labels = st.sampled_from("abc")
leaves = st.one_of(st.just(ProcessTree()), st.builds(ProcessTree, label=labels))
kinds = st.sampled_from(["sequence", "exclusive", "parallel", "loop"])
trees = st.recursive(
    leaves,
    lambda children: st.builds(
        ProcessTree,
        operator=kinds,
        children=st.lists(children, min_size=2, max_size=3).map(tuple),
    ),
    max_leaves=6,
)


@given(trees, st.lists(st.sampled_from("abcx"), max_size=5).map(tuple))
def test_both_engines_and_our_choice_cost_the_same(
    tree: ProcessTree, sequence: tuple[str, ...]
) -> None:
    """r4pm, pm4py and the alignment that is kept agree on the optimal cost."""
    net = petri_net(tree)

    costs = [
        sum(step.kind in ("log", "model") for step in aligner(sequence))
        for aligner in (
            _r4pm.Aligner(net, max_states=100_000),
            _pm4py.Aligner(net, budget_s=10),
        )
    ]
    alignment = align(net, [sequence]).of[sequence]

    assert costs == [alignment.cost] * 2
    _assert_plays(net=TokenGame(net), sequence=sequence, alignment=alignment)


def _assert_plays(
    *, net: TokenGame, sequence: tuple[str, ...], alignment: Alignment
) -> None:
    marking = net.initial
    positions = []
    for kind, transition, position in alignment.steps:
        if transition is not None:
            assert transition in net.enabled(marking)
            marking = net.fire(marking, transition)
            assert (kind == "silent") == (net.labels[transition] is None)
        if position is not None:
            positions.append(position)
        if transition is not None and position is not None:
            assert net.labels[transition] == sequence[position]
    assert marking == net.final
    assert positions == list(range(len(sequence)))


def _big_model() -> ProcessModel:
    blocks = tuple(
        ProcessTree(
            operator="parallel",
            children=tuple(ProcessTree(label=f"{block}{n}") for n in range(5)),
        )
        for block in range(3)
    )
    tree = ProcessTree(operator="sequence", children=blocks)
    return ProcessModel(name="m", miner="-", engine="-", net=petri_net(tree), tree=tree)


def test_past_every_limit_the_closest_known_run_is_taken_and_said() -> None:
    """A check always comes to an end, with a lower bound and the reasons."""
    model = _big_model()
    ordered = [f"{block}{n}" for block in range(3) for n in range(5)]
    shuffled = random.Random(1).sample(ordered, k=15)

    log = event_log([ordered, shuffled])
    verdict = check_against_model(log, model, budget_s=0.002)["1"]
    exact = check_against_model(log, model)["1"]

    assert exact.engine == _r4pm.engine()
    assert verdict.engine == "wb2pm"
    assert verdict.fitness is not None
    assert exact.fitness is not None
    assert verdict.fitness <= exact.fitness
    assert "reached its limit of states" in verdict.notes[0]
    assert "ran out of its 0.002 s" in verdict.notes[1]
    assert "closest run" in verdict.notes[2]
    assert sum(move.cost for move in verdict.moves) == round(30 * (1 - verdict.fitness))
    notes = measure_quality(model, log, budget_s=0.002).notes
    assert "For 1 of 2 cases no optimal alignment" in notes[0]


def test_pm4py_steps_in_where_r4pm_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """One hard variant costs only itself the faster engine."""

    def give_up(*_: object, **__: object) -> None:
        raise ConformanceError("reached its limit of states")

    by_r4pm = _check("Open", "Close")
    monkeypatch.setattr(_r4pm.Aligner, "align_all", lambda *_, **__: {})
    monkeypatch.setattr(_r4pm.Aligner, "__call__", give_up)

    by_pm4py = _check("Open", "Close")

    assert by_pm4py.engine == _pm4py.engine()
    assert by_pm4py.moves == by_r4pm.moves
    assert by_pm4py.notes == (f"{_r4pm.engine()} reached its limit of states.",)


def test_the_engine_s_alignment_is_taken_when_choosing_takes_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The cost stays right; a note says that ties were not settled."""
    monkeypatch.setattr(alignment_choice, "MAX_STATES", 1)

    verdict = _check("Open", "Print", "Close")

    assert sum(move.cost for move in verdict.moves) == 3
    assert "another run may show another" in verdict.notes[0]


def test_no_alignment_is_cheaper_than_the_optimum() -> None:
    """Asking for the impossible ends with an error, not with a wrong answer."""
    with pytest.raises(ConformanceError, match="no alignment costs 0"):
        AlignmentChoice(TokenGame(CHAIN.petri_net())).steps(("Open",), 0)


def test_moves_say_what_each_side_did() -> None:
    """Log moves have no reference, model moves no activity."""
    verdict = _check("Print", "Open", "Enter 'From'", "Save")

    assert verdict.moves[0] == Move(kind="log", cost=1.0, activity=0, label="Print")
    assert verdict.moves[-1] == Move(kind="model", cost=1.0, reference="Close")


def test_pm4py_is_not_asked_what_would_take_all_memory() -> None:
    """Its equations grow with the square of the sequence."""
    net = petri_net(ProcessTree(label="Open"))

    with pytest.raises(ConformanceError, match="more than 2000 activities"):
        _pm4py.Aligner(net, budget_s=1)(("Open",) * 2_001)
