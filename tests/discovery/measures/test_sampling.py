"""A log of very many variants is measured on the most frequent ones and a sample."""

from __future__ import annotations

from collections import defaultdict
from statistics import mean
from typing import TYPE_CHECKING

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm import read_xes
from wb2pm.discovery.counts.values import Variant
from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.measures.alignments import align, align_log
from wb2pm.discovery.measures.nets import mean_fitness, measure_net
from wb2pm.discovery.measures.quality import measure_quality
from wb2pm.discovery.measures.sampling import Weighted, draw_sample, share_shown
from wb2pm.discovery.mining.comparison import compare_miners
from wb2pm.discovery.mining.measured_models import measured_models
from wb2pm.discovery.mining.miners import discover
from wb2pm.errors import DiscoveryError
from wb2pm.testing.samples import event_log

if TYPE_CHECKING:
    from pathlib import Path

pytest.importorskip("pm4py")

LOG = event_log(["abcd"] * 6 + ["acbd"] * 3 + ["abbd", "ad", "abd", "aabd", "abcdd"])
MODEL = discover(LOG, noise=0.2)

sequences = st.lists(st.sampled_from("abc"), max_size=6).map(tuple)
logs = st.dictionaries(sequences, st.integers(1, 40), min_size=2, max_size=30)


def _variants(counts: dict[tuple[str, ...], int]) -> list[Variant]:
    found = [
        Variant(activities=activities, cases=(), count=count)
        for activities, count in counts.items()
    ]
    return sorted(found, key=lambda each: (-each.count, each.activities))


@given(logs, st.integers(1, 30), st.integers(0, 9))
def test_a_sample_stands_for_every_case(
    counts: dict[tuple[str, ...], int], size: int, seed: int
) -> None:
    """It has as many variants as asked for, and the most frequent ones are all in it."""
    found = _variants(counts)

    sample = draw_sample(found, size, seed=seed)

    assert len(set(sample.variants())) == min(size, len(found))
    assert list(sample.certain) == found[: len(sample.certain)]
    stood_for = sum(each.count for each in sample.weighted())
    assert stood_for == pytest.approx(sum(counts.values()))
    assert all(each.count <= sample.step for each in sample.drawn)


def test_a_variant_is_drawn_as_often_as_it_has_cases() -> None:
    """A mean over the cases is therefore right on average, whatever it is of."""
    counts = {tuple("abcdefghij"[:length]): length for length in range(1, 11)}
    found = _variants(counts)
    drawn: defaultdict[int, int] = defaultdict(int)

    for seed in range(10_000):
        for each in draw_sample(found, 3, seed=seed).variants():
            drawn[each.count] += 1

    for count in range(1, 11):
        assert drawn[count] / 10_000 == pytest.approx(3 * count / 55, abs=0.02)


def test_the_same_log_gives_the_same_sample() -> None:
    """Neither the order of the cases nor the run has a say."""
    backwards = LOG.iloc[::-1].assign(event_index=range(len(LOG), 0, -1))

    one = measure_quality(MODEL, LOG, max_variants=4)

    assert one == measure_quality(MODEL, LOG, max_variants=4)
    assert one == measure_quality(MODEL, pd.DataFrame(backwards), max_variants=4)


def test_nothing_changes_where_there_are_no_more_variants_than_that() -> None:
    """Seven variants may be seven or more."""
    whole = measure_quality(MODEL, LOG)

    assert whole.sampled is None
    assert measure_quality(MODEL, LOG, max_variants=7) == whole
    assert measure_quality(MODEL, LOG, max_variants=5_000) == whole


def test_a_quality_tells_what_was_sampled() -> None:
    """Six, three, and two of five variants with a case each."""
    quality = measure_quality(MODEL, LOG, max_variants=4)

    assert quality.sampled is not None
    assert (quality.sampled.variants, quality.sampled.of) == (4, 7)
    assert quality.sampled.certain == 2
    assert quality.measured == 11 / 14
    note = quality.notes[-1]
    assert "are of 4 of 7 variants, and so of 78.6% of the cases" in note
    assert "the 2 most frequent ones" in note
    assert "of that of all in 95 of 100 samples" in note


def test_one_variant_alone_tells_no_margin() -> None:
    """How far off it may be takes two to see."""
    quality = measure_quality(MODEL, LOG, max_variants=1)

    assert quality.sampled is not None
    assert quality.sampled.margin is None
    assert "95 of 100" not in quality.notes[-1]


def test_alignments_that_are_there_are_not_sampled() -> None:
    """They cost nothing any more."""
    aligned = align_log(MODEL.petri_net(), LOG)

    quality = measure_quality(MODEL, LOG, max_variants=3, aligned=aligned)

    assert quality == measure_quality(MODEL, LOG)


def test_what_there_was_no_time_for_stands_for_nothing() -> None:
    """A sample that is not whole is no sample: what was aligned counts for itself."""
    quality = measure_net(
        MODEL.petri_net(), variants(LOG), time_limit_s=0, max_variants=4
    )

    assert quality.sampled is None
    assert quality.measured == 0.0
    assert "time was over" in quality.notes[-1]


def test_a_sample_is_not_measured_again_when_time_is_left() -> None:
    """It is as whole as it was asked to be; a comparison says what it rests on."""
    found = measured_models(LOG, ["inductive", "dfg"], max_variants=4)
    comparison = compare_miners(LOG, miners=["inductive", "dfg"], max_variants=4)

    assert found.late == ()
    assert (
        "Nets were measured on 4 of 7 variants (79% of cases), the rest sampled."
        in comparison.reason
    )


def test_no_sample_has_less_than_one_variant() -> None:
    """Zero is refused, by each that takes it."""
    for measure in (
        lambda: measure_quality(MODEL, LOG, max_variants=0),
        lambda: measured_models(LOG, ["dfg"], max_variants=0),
    ):
        with pytest.raises(DiscoveryError, match="at least one variant"):
            measure()


@given(logs, st.integers(1, 30))
def test_what_follows_what_is_counted_as_in_a_tree(
    counts: dict[tuple[str, ...], int], size: int
) -> None:
    """Every beginning is a node, which has cases and different activities after it."""
    found = _variants(counts)
    weighted = draw_sample(found, size).weighted()

    def followed(several: list[Weighted]) -> float:
        cases: defaultdict[tuple[str, ...], float] = defaultdict(float)
        after: defaultdict[tuple[str, ...], set[str]] = defaultdict(set)
        for each in several:
            for at in range(len(each.activities) + 1):
                cases[each.activities[:at]] += each.count
                after[each.activities[:at]].update(each.activities[at : at + 1])
        return sum(count * len(after[begin]) for begin, count in cases.items())

    whole = followed([Weighted(each.activities, each.count) for each in found])
    shown = share_shown(weighted, found, lambda activities: activities)
    assert shown == pytest.approx(followed(weighted) / whole if whole else 1.0)


def test_precision_of_a_sample_comes_near_that_of_all(shared_data: Path) -> None:
    """Nearer than what the sample shows as it is."""
    log = read_xes(shared_data / "logs" / "helpdesk.xes.gz")
    model = discover(log)
    whole = measure_quality(model, log).precision

    quality = measure_quality(model, log, max_variants=60)

    assert whole is not None
    assert quality.precision is not None
    assert quality.sampled is not None
    shown = quality.precision * quality.sampled.shown
    assert shown < whole - 0.1
    assert quality.precision == pytest.approx(whole, abs=0.05)


@pytest.mark.parametrize(("name", "size"), [("helpdesk", 60), ("receipt", 40)])
def test_the_margin_of_fitness_holds_on_real_logs(
    shared_data: Path, name: str, size: int
) -> None:
    """For nine of ten samples at least; 19 of 20 are meant."""
    path = next((shared_data / "logs").glob(f"{name}.[xp]*"))
    log = read_xes(path) if ".xes" in path.name else pd.read_parquet(path)
    found = variants(log)
    aligned = align(discover(log).petri_net(), [each.activities for each in found])
    whole = mean_fitness(found, aligned)

    samples = [draw_sample(found, size, seed=seed) for seed in range(100)]

    guesses = [mean_fitness(each.weighted(), aligned) for each in samples]
    margins = [each.margin(aligned.fitness) or 0.0 for each in samples]
    pairs = list(zip(guesses, margins, strict=True))
    assert sum(abs(guess - whole) <= margin for guess, margin in pairs) >= 90
    assert mean(guesses) == pytest.approx(whole, abs=0.001)
