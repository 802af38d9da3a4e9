"""SOP improvement (Figure 7b): a rubric's score before and after."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

from wb2pm.evaluation.metrics import mean_of
from wb2pm.evaluation.published.files import number, workflow_of
from wb2pm.evaluation.published.sop_generation import MODELS
from wb2pm.evaluation.published.subjects import Correction, Row, Subject, scored

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.evaluation.published.files import PublishedFiles
    from wb2pm.evaluation.tasks import Result

FILE = "sop_improvement"
_BEFORE, _AFTER = "0_rubric_eval_score", "1_rubric_eval_score"
_ROUNDING = 1e-9
"""What rounding may make of no gain, where a score is a mean."""


def rows(files: PublishedFiles, corrections: frozenset[str]) -> Sequence[Row]:
    """Compute means before and after, and how often a SOP got better."""
    table = files.rows(FILE, "demo_name", _BEFORE, _AFTER, "model")
    before: dict[str, list[float]] = {}
    for row in table:
        score = number(row, _BEFORE, file=FILE)
        if score is not None:
            before.setdefault(row["demo_name"], []).append(score)
    pooled = {name: fmean(scores) for name, scores in before.items()}
    found: dict[str, list[Result]] = {}
    for row in table:
        first = number(row, _BEFORE, file=FILE)
        if "pooled" in corrections:
            first = pooled.get(row["demo_name"])
        found.setdefault(row["model"], []).append(
            _result(row["demo_name"], first, number(row, _AFTER, file=FILE))
        )
    known = list(MODELS)
    ordered = sorted(found, key=lambda m: known.index(m) if m in known else len(known))
    return [
        Row(key=(MODELS.get(model, model),), results=tuple(found[model]))
        for model in ordered
    ]


def _result(name: str, before: float | None, after: float | None) -> Result:
    gain = None if before is None or after is None else after - before
    return scored(
        name,
        workflow_of(name),
        {
            "original": before,
            "improved": after,
            "gain": gain,
            "better": None if gain is None else float(gain > _ROUNDING),
        },
    )


SUBJECT = Subject(
    name="sop-improvement",
    title="SOP improvement, rubric score from 1 to 5, 5 best",
    source="Figure 7b; sop_ranking_all_results_rubric_FINAL_0704_*.csv",
    keys=("model",),
    metrics=(
        mean_of("original"),
        mean_of("improved"),
        mean_of("gain"),
        mean_of("better", description="share of SOPs whose score rose"),
    ),
    rows=rows,
    corrections=(
        Correction(
            name="pooled",
            bug="the same original SOPs are scored anew for each model, and the judge"
            " agrees with itself exactly on a quarter of them only",
            fix="each original SOP has one score for all models: the mean of its own",
        ),
    ),
    needs=(FILE,),
    notes=("The files do not reproduce the paper's figure exactly.",),
)
