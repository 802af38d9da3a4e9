"""What evaluations look like: calibration, precision and recall, boundary errors."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wb2pm.converters.writing import atomic_path
from wb2pm.evaluation.plots.drawing import Line, Plot, draw

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from wb2pm.evaluation.tasks import Evaluation, Result, SolverRun

BINS = 10
FARTHEST = 10
"""Distances from a boundary that are told apart; farther ones count as this."""


def write_plots(evaluation: Evaluation, folder: str | Path) -> tuple[Path, ...]:
    """Write every plot that the answers of an evaluation allow.

    Args:
        evaluation: What was run.
        folder: Where the SVG files go.

    Returns:
        The files: ``calibration.svg`` and ``precision-recall.svg`` where solvers
        give probabilities of yes, ``boundary-errors.svg`` where they label
        sequences.
    """
    plots = {
        "calibration": calibration(evaluation),
        "precision-recall": precision_recall(evaluation),
        "boundary-errors": boundary_errors(evaluation),
    }
    written = []
    for name, plot in plots.items():
        if plot is None:
            continue
        path = Path(folder) / f"{evaluation.task}-{name}.svg"
        with atomic_path(path) as unfinished:
            unfinished.write_text(draw(plot), encoding="utf-8", newline="\n")
        written.append(path)
    return tuple(written)


def calibration(evaluation: Evaluation) -> Plot | None:
    """Plot how often yes is right against how sure the solver is of it.

    Examples:
        >>> from wb2pm.evaluation.tasks import Evaluation, Setting
        >>> calibration(
        ...     Evaluation(
        ...         task="t", description="", setting=Setting(), data_hash="", runs=()
        ...     )
        ... )
    """
    lines = [
        Line(name=name, points=_calibrated(sure))
        for name, sure in _with_probabilities(evaluation.runs)
    ]
    if not lines:
        return None
    ideal = Line(name="ideal", points=((0.0, 0.0, None), (1.0, 1.0, None)), dashed=True)
    return Plot(
        title=f"{evaluation.task}: calibration",
        x_title="probability of yes (mean of each tenth)",
        y_title="share that is yes",
        lines=(*lines, ideal),
        note=_examples(evaluation),
    )


def precision_recall(evaluation: Evaluation) -> Plot | None:
    """Plot precision against recall of yes over all thresholds.

    Examples:
        >>> from wb2pm.evaluation.tasks import Evaluation, Setting
        >>> precision_recall(
        ...     Evaluation(
        ...         task="t", description="", setting=Setting(), data_hash="", runs=()
        ...     )
        ... )
    """
    lines = [
        Line(name=name, points=curve)
        for name, sure in _with_probabilities(evaluation.runs)
        if (curve := _precision_recall(sure))
    ]
    if not lines:
        return None
    base = [
        Line(name=name, points=((0.0, rate, None), (1.0, rate, None)), dashed=True)
        for name, rate in _base_rates(evaluation.runs[0].results)
    ]
    return Plot(
        title=f"{evaluation.task}: precision and recall",
        x_title="recall",
        y_title="precision",
        lines=(*lines, *base),
        note=_examples(evaluation),
    )


def boundary_errors(evaluation: Evaluation) -> Plot | None:
    """Plot the share of wrong labels against the distance to a true boundary.

    A boundary is where the true label changes; the two items beside it have
    distance 0. Labels are taken as they are where they are the truth's own, and
    otherwise matched to the truth's one to one, so that most items agree. An item
    whose truth is null belongs to nothing and is left out.

    Examples:
        >>> from wb2pm.evaluation.tasks import Evaluation, Setting
        >>> boundary_errors(
        ...     Evaluation(
        ...         task="t", description="", setting=Setting(), data_hash="", runs=()
        ...     )
        ... )
    """
    lines = [
        Line(name=run.solver, points=points)
        for run in evaluation.runs
        if (points := _wrong_by_distance(run.results))
    ]
    if not lines:
        return None
    return Plot(
        title=f"{evaluation.task}: errors by distance to a boundary",
        x_title=f"items to the nearest true boundary ({FARTHEST}: as far or farther)",
        y_title="share of wrong labels",
        lines=tuple(lines),
        x_range=(0.0, float(FARTHEST)),
        note=_examples(evaluation),
    )


def _with_probabilities(
    runs: Iterable[SolverRun],
) -> Iterator[tuple[str, list[tuple[float, bool]]]]:
    for run in runs:
        for question, results in _by_question(run.results).items():
            sure = [
                (result.answer.probability, result.truth)
                for result in results
                if result.answer.probability is not None
            ]
            if sure:
                yield f"{run.solver} ({question})" if question else run.solver, sure


def _by_question(results: Iterable[Result]) -> dict[str, list[Result]]:
    """Part yes-or-no examples by what stands before a colon in their kind."""
    parts: dict[str, list[Result]] = {}
    for result in results:
        if isinstance(result.truth, bool):
            question, colon, _ = (result.kind or "").partition(": ")
            parts.setdefault(question if colon else "", []).append(result)
    return parts


def _calibrated(
    sure: Sequence[tuple[float, bool]],
) -> tuple[tuple[float, float, float | None], ...]:
    bins: dict[int, list[tuple[float, bool]]] = {}
    for probability, truth in sure:
        place = min(BINS - 1, max(0, int(probability * BINS)))
        bins.setdefault(place, []).append((probability, truth))
    points = []
    for _, inside in sorted(bins.items()):
        n = len(inside)
        share = sum(truth for _, truth in inside) / n
        error = sqrt(share * (1 - share) / n)
        points.append((sum(p for p, _ in inside) / n, share, error))
    return tuple(points)


def _precision_recall(
    sure: Sequence[tuple[float, bool]],
) -> tuple[tuple[float, float, float | None], ...]:
    positives = sum(truth for _, truth in sure)
    if not positives:
        return ()
    points: list[tuple[float, float, float | None]] = []
    found = 0
    ordered = sorted(sure, key=lambda pair: -pair[0])
    for said, (probability, truth) in enumerate(ordered, 1):
        found += truth
        last = said == len(ordered) or ordered[said][0] != probability
        if last:  # equal probabilities have one threshold
            points.append((found / positives, found / said, None))
    return tuple(points)


def _base_rates(results: Sequence[Result]) -> Iterator[tuple[str, float]]:
    for question, asked in _by_question(results).items():
        rate = sum(result.truth for result in asked) / len(asked)
        yield f"always yes ({question})" if question else "always yes", rate


def _wrong_by_distance(
    results: Iterable[Result],
) -> tuple[tuple[float, float, float | None], ...]:
    items: Counter[int] = Counter()
    wrong: Counter[int] = Counter()
    for result in results:
        truth, said = result.truth, result.answer.prediction
        if not isinstance(truth, list) or not isinstance(said, list):
            continue
        if len(truth) != len(said):
            continue
        named = _named_as(truth, said)
        for distance, true, label in zip(_distances(truth), truth, named, strict=True):
            if distance is not None and true is not None:
                items[distance] += 1
                wrong[distance] += true != label
    return tuple(
        (float(distance), wrong[distance] / items[distance], None)
        for distance in sorted(items)
    )


def _named_as(truth: Sequence[Any], said: Sequence[Any]) -> list[Any]:
    """Rename predicted labels to the truth's names, where they have names of their own."""
    if {label for label in said if label is not None} <= set(truth):
        return list(said)
    import networkx as nx

    graph: nx.Graph[tuple[str, Any]] = nx.Graph()
    for (true, label), count in Counter(zip(truth, said, strict=True)).items():
        if true is not None and label is not None:
            graph.add_edge(("true", true), ("said", label), weight=count)
    names = {}
    for one, other in nx.max_weight_matching(graph):
        true, label = (one, other) if one[0] == "true" else (other, one)
        names[label[1]] = true[1]
    return [names.get(label) for label in said]


def _distances(truth: Sequence[Any]) -> list[int | None]:
    """Count the items to the nearest change of label; None where there is none."""
    changes = [k for k in range(1, len(truth)) if truth[k] != truth[k - 1]]
    if not changes:
        return [None] * len(truth)
    nearest = (
        min(max(change - 1 - k, k - change) for change in changes)
        for k in range(len(truth))
    )
    return [min(FARTHEST, distance) for distance in nearest]


def _examples(evaluation: Evaluation) -> str:
    return f"n = {len(evaluation.runs[0].results)}, {evaluation.setting.mode}"
