"""What is aligned, measured and told where time does not suffice."""

from __future__ import annotations

import pytest

from wb2pm.discovery.conformance.model_conformance import (
    TIME_WAS_OVER,
    check_against_model,
)
from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.measures.alignments import Alignments, align, align_log
from wb2pm.discovery.measures.quality import measure_on_variants, measure_quality
from wb2pm.discovery.mining.miners import discover
from wb2pm.testing.samples import event_log

pytest.importorskip("pm4py")

LOG = event_log(["abcd"] * 6 + ["acbd"] * 3 + ["abbd"])
USUAL, LESS, RARE = (each.activities for each in variants(LOG))
MODEL = discover(LOG, noise=0.2)
AMPLE_S = 3_600.0


def _part(*sequences: tuple[str, ...]) -> Alignments:
    """The alignments as they are when time was over after some."""
    whole = align_log(MODEL.petri_net(), LOG)
    late = frozenset({USUAL, LESS, RARE} - {*sequences})
    done = {key: each for key, each in whole.of.items() if key not in late}
    return whole._replace(of=done, late=late)


def test_a_limit_that_suffices_changes_nothing() -> None:
    """Sequences are asked for in other portions, and the answers are the same."""
    net = MODEL.petri_net()

    assert align_log(net, LOG, time_limit_s=AMPLE_S) == align_log(net, LOG)


def test_what_there_is_no_time_for_is_late() -> None:
    """Nothing is guessed in its place."""
    aligned = align(MODEL.petri_net(), [USUAL, RARE], time_limit_s=0)

    assert aligned.late == {USUAL, RARE}
    assert list(aligned.of) == [()]


def test_measures_rest_on_what_was_aligned_and_say_so() -> None:
    """Six of ten cases have the most frequent sequence."""
    found = variants(LOG)

    quality = measure_on_variants(MODEL, found, aligned=_part(USUAL))

    assert quality.measured == 0.6
    assert quality.fitness == 1.0
    assert "are of 1 of 3 variants" in quality.notes[-1]
    assert "of 60.0% of the cases" in quality.notes[-1]
    assert measure_quality(MODEL, LOG).measured == 1.0


def test_no_measure_is_told_of_nothing() -> None:
    """What asks for no log is there all the same."""
    quality = measure_quality(MODEL, LOG, time_limit_s=0)

    assert (quality.fitness, quality.precision, quality.generalisation) == (None,) * 3
    assert quality.measured == 0.0
    assert quality.soundness == "sound"
    assert "time was over before a variant was aligned" in quality.notes[-1]


def test_precision_rests_on_the_first_variants_and_says_so() -> None:
    """One at least is laid beside the model; fitness is of all that are aligned."""
    found = variants(LOG)
    aligned = align_log(MODEL.petri_net(), LOG)

    whole = measure_on_variants(MODEL, found, aligned=aligned)
    ample = measure_on_variants(MODEL, found, aligned=aligned, precision_time_s=AMPLE_S)
    short = measure_on_variants(MODEL, found, aligned=aligned, precision_time_s=0)
    of_first = measure_on_variants(MODEL, found[:1], aligned=aligned)

    assert ample == whole
    assert short.precision == of_first.precision != whole.precision
    assert short.fitness == whole.fitness
    assert (short.measured, whole.measured) == (0.6, 1.0)
    assert "Precision is of 1 of 3 variants" in short.notes[-1]


def test_a_case_without_an_alignment_is_neither_yes_nor_no() -> None:
    """It is among the verdicts, with the reason; the others are as ever."""
    whole = check_against_model(LOG, MODEL)

    verdicts = check_against_model(LOG, MODEL, aligned=_part(USUAL, RARE))

    assert list(verdicts) == list(whole)
    late = [case for case, each in verdicts.items() if each.declined == TIME_WAS_OVER]
    assert len(late) == 3
    assert {verdicts[case].followed for case in late} == {None}
    assert {verdicts[case].completed for case in late} == {None}
    told = {case: verdict for case, verdict in verdicts.items() if case not in late}
    assert told == {case: whole[case] for case in told}
