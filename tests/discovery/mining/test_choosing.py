"""The miner `auto`: which model is taken, and what is said of the others."""

from __future__ import annotations

import pytest

import wb2pm
from wb2pm.discovery.counts.directly_follows import directly_follows
from wb2pm.discovery.mining import choosing
from wb2pm.discovery.mining.choosing import best_of, candidates, check_net_miner
from wb2pm.discovery.mining.comparison import Comparison, compare_miners
from wb2pm.discovery.models.values import ProcessModel, Quality
from wb2pm.errors import DiscoveryError, UnknownNameError
from wb2pm.testing.samples import event_log

pytest.importorskip("pm4py")

# A step that may be left out, and one done again: a block of both allows much more.
LOG = event_log(["abcde", "abcde", "abde", "abcbcde", "acbde"])


def test_the_best_sound_model_is_taken() -> None:
    """It is the one that the comparison of all candidates recommends."""
    compared = compare_miners(LOG, miners=candidates())

    model = wb2pm.discover(LOG, miner="auto", name="work")

    assert model.name == "work"
    assert model.miner == compared.recommended
    assert model.quality is not None
    assert model.quality.soundness == "sound"
    sound = [
        m.quality.f_score or 0.0
        for m in compared.models
        if m.quality and m.quality.soundness == "sound"
    ]
    assert (model.quality.f_score or 0.0) >= max(sound) - 0.02


def test_the_choice_tells_of_every_candidate() -> None:
    """The one taken is first; something is said against each of the others."""
    choice = wb2pm.discover(LOG, miner="auto").choice

    assert choice is not None
    assert {each.miner for each in choice.candidates} == set(candidates())
    first, *others = choice.candidates
    assert first.why_not == ""
    assert f"{first.miner!r} was taken: of " in choice.reason
    assert all(each.why_not for each in others)
    assert choice.to_frame()["F"].notna()[0]


def test_what_is_not_sound_is_not_measured() -> None:
    """That would take time, and change nothing."""
    choice = wb2pm.discover(LOG, miner="auto").choice

    assert choice is not None
    unsound = [c for c in choice.candidates if c.why_not.startswith("not sound")]
    assert unsound
    assert {c.quality and c.quality.fitness for c in unsound} == {None}


def _model(miner: str, fitness: float | None) -> ProcessModel:
    quality = Quality(fitness=fitness, precision=fitness, soundness="unknown")
    return ProcessModel(miner=miner, quality=quality)


def test_without_a_known_sound_model_one_is_taken_that_cannot_get_stuck() -> None:
    """The block structured ones come to their end, whatever else is known of them."""
    models = (_model("alpha", 0.9), _model("inductive_dfg", 0.3))
    comparison = Comparison(
        models=models,
        failed={"split": "it broke off"},
        recommended=None,
        reason="",
        unmeasured={"alpha": "time was up"},
    )

    taken = best_of(comparison)

    assert taken.miner == "inductive_dfg"
    assert taken.choice is not None
    assert "'inductive_dfg' was taken: of no model" in taken.choice.reason
    assert [(c.miner, c.why_not) for c in taken.choice.candidates] == [
        ("inductive_dfg", ""),
        ("alpha", "not measured: time was up"),
        ("split", "no model: it broke off"),
    ]


def test_another_miner_s_model_is_better_than_none() -> None:
    """Where none of the sound miners found one in time."""
    comparison = Comparison(
        models=(_model("alpha", None),), failed={}, recommended=None, reason=""
    )

    assert best_of(comparison).miner == "alpha"


def test_a_large_log_has_a_limit_and_a_small_one_needs_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A limit of no time is none for a few short cases."""
    assert choosing.choose_model(LOG, time_limit_s=0).choice is not None

    monkeypatch.setattr(choosing, "SMALL", 3)
    with pytest.raises(DiscoveryError, match="not done within its part"):
        choosing.choose_model(LOG, time_limit_s=0)


def test_graphs_and_objects_have_no_cases_to_measure_on() -> None:
    """Their usual miner is taken."""
    assert wb2pm.discover(directly_follows(LOG), miner="auto").miner == "inductive_dfg"


def test_cases_are_checked_against_nets_alone() -> None:
    """Rules and misspelt names are refused before anything is read."""
    check_net_miner("inductive")

    with pytest.raises(UnknownNameError, match="auto"):
        check_net_miner("declare")
    with pytest.raises(UnknownNameError, match="inductive"):
        wb2pm.analyze("nothing", out="nowhere", miner="inductiv")
