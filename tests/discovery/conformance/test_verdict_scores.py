"""Scores of verdicts: calibration and thresholds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.discovery.conformance.verdict_scores import (
    AS_OTHERS,
    COMPLETED,
    COMPLETED_AS_OTHERS,
    FOLLOWED,
    FOLLOWED_PRIOR,
    Calibration,
    calibrate,
)

SHIPPED = [FOLLOWED, COMPLETED, AS_OTHERS, COMPLETED_AS_OTHERS]


@pytest.mark.parametrize("calibration", SHIPPED)
def test_without_evidence_the_answer_is_yes(calibration: Calibration) -> None:
    """Nothing speaks against it; and where it was calibrated is said."""
    assert calibration.says({})
    assert "recordings of 30 workflows" in calibration.source


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
