"""Question answering (Table 7): four scores of a judge for each answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.evaluation.metrics import mean_of
from wb2pm.evaluation.published.files import number, workflow_of
from wb2pm.evaluation.published.sop_generation import MODELS
from wb2pm.evaluation.published.subjects import Correction, Row, Subject, scored

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.evaluation.published.files import PublishedFiles
    from wb2pm.evaluation.tasks import Result

FILE = "question_answering"
AXES = ("completeness", "soundness", "clarity", "compactness")
_REFERENCED = AXES[:2]
"""Axes on which an answer is compared with the reference answer."""
_BEST, _WORST = 3, 1


def rows(files: PublishedFiles, corrections: frozenset[str]) -> Sequence[Row]:
    """Compute the table from the judge's scores, 1 the best, turned into 3 the best."""
    table = files.rows(
        FILE,
        *("Task ID(s)", "Question Instantiation", "ablation--model"),
        *(f"{axis}_score" for axis in AXES),
    )
    found: dict[str, list[Result]] = {}
    for place, row in enumerate(table):
        found.setdefault(row["ablation--model"], []).append(
            _result(row, place, corrections)
        )
    known = [*MODELS, "Human"]
    ordered = sorted(found, key=lambda m: known.index(m) if m in known else len(known))
    return [
        Row(key=(MODELS.get(model, model),), results=tuple(found[model]))
        for model in ordered
    ]


def _result(row: dict[str, str], place: int, corrections: frozenset[str]) -> Result:
    axes = {axis: number(row, f"{axis}_score", file=FILE) for axis in AXES}
    turned = {
        axis: None if score is None else _BEST + _WORST - score
        for axis, score in axes.items()
    }
    if "self-reference" in corrections and row["ablation--model"] == "Human":
        turned.update(dict.fromkeys(_REFERENCED))
    given = [score for score in turned.values() if score is not None]
    complete = len(given) == len(AXES)
    average = sum(given) / len(given) if complete else None
    workflow = workflow_of(row["Task ID(s)"])
    return scored(str(place), workflow, {**turned, "average": average})


SUBJECT = Subject(
    name="question-answering",
    title="Question answering, 1 worst to 3 best",
    source="Table 7; question_answering_all_results.csv",
    keys=("model",),
    metrics=tuple(mean_of(axis) for axis in (*AXES, "average")),
    rows=rows,
    corrections=(
        Correction(
            name="self-reference",
            bug="people's answers are the reference, so their completeness and"
            " soundness compare a text with itself: 3.00 by construction",
            fix="both, and the average made of them, are left out for people",
        ),
    ),
    needs=(FILE,),
    notes=("The scores are GPT-4's judgements and are not judged again here.",),
)
