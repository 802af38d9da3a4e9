"""Plots: what they show, and that they are sound SVG."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tests.evaluation.tasks import parity
from wb2pm.evaluation.baselines import always
from wb2pm.evaluation.plots.curves import (
    boundary_errors,
    calibration,
    precision_recall,
    write_plots,
)
from wb2pm.evaluation.plots.drawing import Line, Plot, draw
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.tasks import Answer, Evaluation, Example, Solver


def sure(*pairs: tuple[float, bool]) -> Evaluation:
    """Run a solver that is this sure of examples that are this true."""
    task = parity(
        examples=lambda _: [
            Example(id=str(k), group=str(k), input=p, truth=t)
            for k, (p, t) in enumerate(pairs)
        ]
    )
    solver = Solver(
        name="s <1>",
        solve=lambda e: Answer(prediction=e.input > 0.5, probability=e.input),
    )
    return evaluate(task, solvers=[solver])


def labelled(truth: list[Any], said: list[Any]) -> Evaluation:
    """Run a solver that labels one sequence."""
    task = parity(
        examples=lambda _: [Example(id="1", group="1", input=0, truth=truth)],
        metrics=(),
    )
    return evaluate(task, solvers=[always(said, name="s")])


def rounded(point: tuple[float | None, ...]) -> tuple[float | None, ...]:
    """Round what a point is drawn from."""
    return tuple(None if value is None else round(value, 3) for value in point)


def test_calibration_compares_shares_with_probabilities() -> None:
    """Each tenth: how sure, how often right, and the error of that share."""
    plot = calibration(sure((0.15, False), (0.19, True), (0.9, True), (1.0, True)))

    assert plot is not None
    (low, high) = plot.lines[0].points
    assert rounded(low) == (0.17, 0.5, 0.354)
    assert rounded(high) == (0.95, 1.0, 0.0)
    assert plot.lines[-1].dashed


def test_precision_and_recall_over_all_thresholds() -> None:
    """Equal probabilities have one point; the base rate guides the eye."""
    plot = precision_recall(sure((0.9, True), (0.5, True), (0.5, False), (0.1, False)))

    assert plot is not None
    assert [rounded(point) for point in plot.lines[0].points] == [
        (0.5, 1.0, None),
        (1.0, 0.667, None),
        (1.0, 0.5, None),
    ]
    assert plot.lines[1].points[0][1] == 0.5
    assert precision_recall(sure((0.9, False))) is None


def test_questions_of_one_task_are_kept_apart() -> None:
    """By what stands before a colon in the kind of an example."""
    task = parity(
        examples=lambda _: [
            Example(
                id=str(k), group=str(k), input=0.5, truth=k % 3 == 0, kind=f"{q}: x"
            )
            for k, q in enumerate("ababab")
        ]
    )
    solver = Solver(
        name="s", solve=lambda e: Answer(prediction=True, probability=e.input)
    )

    plot = precision_recall(evaluate(task, solvers=[solver]))

    assert plot is not None
    assert [line.name for line in plot.lines] == [
        *("s (a)", "s (b)", "always yes (a)", "always yes (b)"),
    ]


def test_errors_by_distance_to_a_boundary() -> None:
    """The two items beside a change have distance 0; null belongs to nothing."""
    truth = ["A", "A", "A", "B", "B", None]
    plot = boundary_errors(labelled(truth, ["A", "A", "B", "B", "A", "A"]))

    assert plot is not None
    assert [rounded(point) for point in plot.lines[0].points] == [
        (0.0, 0.667, None),
        (1.0, 0.0, None),
        (2.0, 0.0, None),
    ]


def test_labels_of_their_own_are_matched() -> None:
    """Whoever finds the parts but not their names makes no error."""
    plot = boundary_errors(labelled(["A", "A", "B"], [7, 7, 3]))
    off = boundary_errors(labelled(["A", "A", "B"], [7, 7, 7]))

    assert plot is not None
    assert off is not None
    assert {share for _, share, _ in plot.lines[0].points} == {0.0}
    assert off.lines[0].points[0][1] == 0.5


@pytest.mark.parametrize(
    ("truth", "said"), [(["A"], ["A", "B"]), (["A", "A"], ["A", "A"]), ("A", "A")]
)
def test_what_has_no_boundary_has_no_plot(truth: Any, said: Any) -> None:
    """Sequences of other lengths, of one part, and what is no sequence."""
    assert boundary_errors(labelled(truth, said)) is None


def test_plots_are_written_where_answers_allow(tmp_path: Path) -> None:
    """Yes-or-no answers with probabilities: two of the three."""
    written = write_plots(evaluate(parity()), tmp_path / "plots")

    assert [path.name for path in written] == [
        "parity-calibration.svg",
        "parity-precision-recall.svg",
    ]
    for path in written:
        root = ET.fromstring(path.read_text(encoding="utf-8"))
        assert root.tag.endswith("svg")
        assert len(root) > 20
    assert write_plots(evaluate(parity(), solvers=["always yes"]), tmp_path) == ()


def test_names_are_escaped() -> None:
    """A solver's name is text, in the legend as elsewhere."""
    svg = draw(
        Plot(
            title="<script>",
            x_title="&",
            y_title='"',
            lines=(Line(name="</text>", points=((0, 0.5, 0.1), (1, 2.0, None))),),
            x_range=(3.0, 3.0),
        )
    )

    root = ET.fromstring(svg)
    assert "<script>" not in svg
    assert "</text>" in [text.text for text in root.iter() if text.text]
