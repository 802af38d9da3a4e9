"""Standard errors over workflows, and paired tests."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.evaluation.metrics import YES_OR_NO, mean_of, yes_or_no_metrics
from wb2pm.evaluation.statistics import compare_paired, summarise
from wb2pm.evaluation.tasks import Answer, Metric, Result

MEAN = mean_of("x")


def result(
    identity: str, group: str, value: float | None, *, unscored: str | None = None
) -> Result:
    """Make a result with one score."""
    return Result(
        id=identity,
        group=group,
        truth=None,
        answer=Answer(prediction=1, unscored=unscored),
        scores={} if value is None else {"x": value},
    )


def test_a_standard_error_is_that_of_workflows() -> None:
    """A hundred copies of two workflows' results say no more than two results."""
    few = [result("a", "A", 0.0), result("b", "B", 1.0)]
    many = [
        result(f"{one.id}{k}", one.group, one.scores["x"])
        for one in few
        for k in range(100)
    ]

    assert summarise(many, MEAN).standard_error == pytest.approx(
        summarise(few, MEAN).standard_error
    )
    assert summarise(many, MEAN).n == 200


def test_the_bootstrap_agrees_with_the_formula() -> None:
    """For independent results it is s / sqrt(n), up to the draws' own error."""
    results = [result(str(k), str(k), float(k % 5)) for k in range(200)]

    error = summarise(results, MEAN).standard_error

    assert error == pytest.approx(2**0.5 / 200**0.5, rel=0.08)


def test_one_workflow_has_no_standard_error() -> None:
    """And nothing has neither."""
    assert summarise([result("a", "A", 0.5)], MEAN).standard_error is None
    assert summarise([], MEAN).value is None
    assert summarise([result("a", "A", 0.5, unscored="why")], MEAN).n == 0


def test_a_figure_that_is_hardly_ever_defined_has_no_error() -> None:
    """Draws in which it is undefined are left out; one alone has no spread."""
    never = Metric(name="never", terms=lambda _r: (1.0,), value=lambda _s: None)

    summary = summarise([result("a", "A", 1.0), result("b", "B", 1.0)], never)

    assert summary.value is None
    assert summary.standard_error is None


@given(st.lists(st.tuples(st.sampled_from("ABCD"), st.floats(0, 1)), max_size=20))
def test_sums_of_groups_give_the_plain_mean(values: list[tuple[str, float]]) -> None:
    """Grouping changes the error, never the figure."""
    results = [result(str(k), group, x) for k, (group, x) in enumerate(values)]

    summary = summarise(results, MEAN, resamples=0)

    if values:
        plain = sum(x for _, x in values) / len(values)
        assert summary.value == pytest.approx(plain)
    assert summary.n == len(values)


def test_a_clear_difference_has_a_small_p() -> None:
    """Ten workflows that all differ the same way: 2 of 1024 swaps are as extreme."""
    first = [result(str(k), str(k), 0.2) for k in range(10)]
    second = [result(str(k), str(k), 0.9) for k in range(10)]

    test = compare_paired(first, second, MEAN)

    assert test.difference == pytest.approx(0.7)
    assert test.p_value == pytest.approx(2 / 1024, abs=0.002)
    assert test.n == test.groups == 10


def test_no_difference_has_p_one() -> None:
    """Every swap is as extreme as none."""
    same = [result(str(k), str(k), 0.2) for k in range(5)]

    test = compare_paired(same, same, MEAN)

    assert test.p_value == 1.0
    assert test.standard_error == pytest.approx(0.0)


def test_only_what_both_answered_is_compared() -> None:
    """Whoever answers only the easy ones gains nothing."""
    first = [result("a", "A", 0.0), result("b", "B", 1.0)]
    second = [result("a", "A", 1.0, unscored="too hard"), result("b", "B", 1.0)]

    test = compare_paired(first, second, MEAN)

    assert (test.n, test.difference) == (1, 0.0)
    assert compare_paired(first, [], MEAN).p_value is None


def test_an_undefined_difference_has_no_p() -> None:
    """Without any yes there is no precision to compare."""
    _, _, precision, *_ = yes_or_no_metrics()
    no = [
        Result(id=str(k), group=str(k), truth=True, answer=Answer(prediction=False))
        for k in range(3)
    ]

    test = compare_paired(no, no, precision)

    assert test.difference is None
    assert test.p_value is None


@pytest.mark.parametrize("name", list(YES_OR_NO))
def test_figures_of_nothing_are_undefined(name: str) -> None:
    """Division by zero is no figure."""
    value, _ = YES_OR_NO[name]

    assert value((0, 0, 0, 0)) is None


def test_figures_of_a_known_table() -> None:
    """Source: GPT-4 on completion, counts recovered from the paper's digits."""
    known = {name: value((125, 15, 14, 406)) for name, (value, _) in YES_OR_NO.items()}

    assert {name: round(value or 0, 4) for name, value in known.items()} == {
        "F1": 0.8961,
        "balanced accuracy": 0.9298,
        "precision": 0.8993,
        "recall": 0.8929,
        "MCC": 0.8616,
    }


@given(
    st.lists(st.tuples(st.sampled_from("ABCD"), st.floats(0, 1)), min_size=2),
    st.randoms(use_true_random=False),
)
def test_the_order_of_results_changes_nothing(
    values: list[tuple[str, float]], random: Random
) -> None:
    """Neither a figure nor its error, to the last bit."""
    results = [result(str(k), group, x) for k, (group, x) in enumerate(values)]
    shuffled = random.sample(results, len(results))

    assert summarise(shuffled, MEAN, resamples=20) == summarise(
        results, MEAN, resamples=20
    )
