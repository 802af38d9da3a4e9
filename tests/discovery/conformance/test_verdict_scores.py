"""Scores of verdicts: calibration and thresholds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.discovery.conformance.grounding.scores import (
    COMPLETED_BESIDE,
    FOLLOWED_BESIDE,
)
from wb2pm.discovery.conformance.verdict_scores import (
    COMPLETED,
    FOLLOWED,
    FOLLOWED_PRIOR,
    Calibration,
    calibrate,
    fit_band,
)

SHIPPED = [FOLLOWED, COMPLETED, FOLLOWED_BESIDE, COMPLETED_BESIDE]


@pytest.mark.parametrize("calibration", SHIPPED)
def test_without_evidence_the_answer_is_yes(calibration: Calibration) -> None:
    """Nothing speaks against it; and where it was calibrated is said."""
    assert calibration.tells({}) is True
    assert " recordings" in calibration.source


def test_every_kind_of_evidence_speaks_against_a_run() -> None:
    """No weight came to speak for yes, whatever the data were."""
    weights = [w for calibration in SHIPPED for w in calibration.weights.values()]

    assert max(weights) <= 0


@pytest.mark.parametrize("kind", ["gap", "off_screen", "unselected"])
def test_what_cannot_be_explained_is_a_no(kind: str) -> None:
    """One such finding is enough for the run not to be called followed."""
    assert FOLLOWED_BESIDE.tells({kind: 1}) is False


@pytest.mark.parametrize(
    "kind",
    [
        *("missing", "loud", "turned", "filled", "foreign", "begun", "moved"),
        *("begin", "altered"),
    ],
)
def test_what_intact_runs_show_too_is_no_yes(kind: str) -> None:
    """One such finding leaves it open at least; pages alter controls by themselves."""
    assert FOLLOWED_BESIDE.tells({kind: 1}) is not True


def test_what_the_text_leaves_open_may_be_left_out() -> None:
    """One such act alone leads to no no."""
    assert FOLLOWED_BESIDE.tells({"excused": 1}) is not False


def test_calibration_converges_from_far_away() -> None:
    """Where a prior is far from the data, a whole step of Newton's overshoots."""
    far = Calibration(intercept=2.0, weights={"a": -5.0, "b": -5.0})
    examples = [({"a": 9, "b": 9}, True)] * 20 + [({"a": 9, "b": 30}, False)] * 200

    moved = calibrate(examples, far)

    assert moved.says({"a": 9, "b": 9})
    assert not moved.says({"a": 9, "b": 30})


def test_a_band_leaves_out_where_answers_are_wrong() -> None:
    """What lies beside the threshold and is wrong as often as right is not answered."""
    calibration = Calibration(intercept=1.5, weights={"usual": -2.0, "gap": -8.0})
    clear: list[tuple[dict[str, int], bool]] = [({}, True)] * 20 + [
        ({"gap": 1}, False)
    ] * 100
    unclear = [({"usual": 1}, True)] * 5 + [({"usual": 1}, False)] * 5

    fitted = fit_band([*clear, *unclear], calibration)

    assert 0 < fitted.below + fitted.above < 1
    sure = fit_band(clear, calibration)
    assert (sure.below, sure.above) == (0.0, 0.0)


@pytest.mark.parametrize("kind", sorted(FOLLOWED.weights))
def test_any_deviation_or_gap_makes_no_more_likely(kind: str) -> None:
    """One finding of any kind suffices."""
    assert not FOLLOWED.says({kind: 1})


@pytest.mark.parametrize("kind", ["closing", "entry", "failure", "cancelled", "unsent"])
def test_what_speaks_against_the_end_suffices(kind: str) -> None:
    """One finding of any kind suffices here too."""
    assert not COMPLETED.says({kind: 1})


@given(st.dictionaries(st.sampled_from(sorted(FOLLOWED.weights)), st.integers(0, 50)))
def test_more_evidence_never_raises_a_score(evidence: dict[str, int]) -> None:
    """Each further finding lowers the score, or leaves it."""
    more = {kind: count + 1 for kind, count in evidence.items()}

    assert 0 <= FOLLOWED.score(more) <= FOLLOWED.score(evidence) <= 1


def test_calibration_moves_weights_towards_the_data() -> None:
    """What is frequent in good runs comes to speak less against them."""
    examples = [({"extra": 1}, True)] * 20 + [({"missing": 1}, False)] * 20

    moved = calibrate(examples, FOLLOWED_PRIOR)

    assert moved.weights["extra"] > FOLLOWED_PRIOR.weights["extra"]
    assert moved.says({"extra": 1})
    assert not moved.says({"missing": 1})
    assert moved.weights["wrong_value"] == FOLLOWED_PRIOR.weights["wrong_value"]


def test_a_balanced_calibration_does_not_depend_on_the_rates() -> None:
    """Ten times as many bad runs leave its answers."""
    good: list[tuple[dict[str, int], bool]] = [({}, True)]
    bad: list[tuple[dict[str, int], bool]] = [({"missing": 1}, False), ({}, False)]

    few = calibrate(good * 10 + bad * 5, FOLLOWED_PRIOR, measure="balanced")
    many = calibrate(good * 10 + bad * 50, FOLLOWED_PRIOR, measure="balanced")

    assert few.threshold == many.threshold == 0.5
    assert few.says({})
    assert many.says({})


def test_no_examples_leave_the_prior() -> None:
    """There is nothing to learn from."""
    assert calibrate([], FOLLOWED_PRIOR) is FOLLOWED_PRIOR
