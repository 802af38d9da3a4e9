"""How far the rubric's judge agrees with itself: the same SOPs, scored three times."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from wb2pm.evaluation.metrics import mean_of
from wb2pm.evaluation.published.figures import correlation_of
from wb2pm.evaluation.published.files import number, workflow_of
from wb2pm.evaluation.published.sop_generation import MODELS
from wb2pm.evaluation.published.subjects import Row, Subject, scored

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.evaluation.published.files import PublishedFiles

FILE = "sop_improvement"
_SCORE = "0_rubric_eval_score"


def rows(files: PublishedFiles, _corrections: frozenset[str]) -> Sequence[Row]:
    """Compare the scores that the original SOPs got in the runs of the models."""
    runs: dict[str, dict[str, float]] = {}
    for row in files.rows(FILE, "demo_name", _SCORE, "model"):
        score = number(row, _SCORE, file=FILE)
        if score is not None:
            runs.setdefault(row["model"], {})[row["demo_name"]] = score
    ordered = [model for model in MODELS if model in runs]
    ordered += [model for model in runs if model not in MODELS]
    pairs = [
        Row(
            key=(" and ".join(MODELS.get(model, model) for model in (one, other)),),
            results=tuple(
                scored(
                    name,
                    workflow_of(name),
                    {
                        "first": runs[one][name],
                        "second": runs[other][name],
                        "same": float(runs[one][name] == runs[other][name]),
                        "difference": abs(runs[one][name] - runs[other][name]),
                    },
                )
                for name in runs[one]
                if name in runs[other]
            ),
        )
        for one, other in combinations(ordered, 2)
    ]
    shared = [name for name in next(iter(runs.values()), {}) if _in_all(name, runs)]
    together = tuple(
        scored(
            name,
            workflow_of(name),
            {"same": float(len({run[name] for run in runs.values()}) == 1)},
        )
        for name in shared
    )
    return [*pairs, Row(key=("all runs",), results=together)]


def _in_all(name: str, runs: dict[str, dict[str, float]]) -> bool:
    return all(name in run for run in runs.values())


SUBJECT = Subject(
    name="judge-noise",
    title="The rubric's judge against itself on the same original SOPs",
    source="Figure 7b's files; each original SOP is scored anew in each model's run",
    keys=("runs",),
    metrics=(
        mean_of("same", heading="same score"),
        correlation_of("first", "second", heading="Pearson"),
        mean_of("difference", heading="mean difference"),
    ),
    rows=rows,
    needs=(FILE,),
)
