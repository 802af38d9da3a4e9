"""Judge against people (Tables 8 and 9): do they rate the same things alike?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.errors import EvaluationError
from wb2pm.evaluation.correlation import ranks
from wb2pm.evaluation.metrics import mean_of
from wb2pm.evaluation.published.figures import correlation_of, p_value_of
from wb2pm.evaluation.published.files import number, workflow_of
from wb2pm.evaluation.published.question_answering import AXES
from wb2pm.evaluation.published.subjects import Row, Subject, scored

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.evaluation.published.files import PublishedFiles

_METRICS = (
    correlation_of("judge", "person", heading="Pearson"),
    p_value_of("judge", "person", heading="Pearson p"),
    correlation_of("judge rank", "person rank", heading="Spearman"),
    p_value_of("judge rank", "person rank", heading="Spearman p"),
    mean_of("judge", heading="judge mean"),
    mean_of("person", heading="person mean"),
    mean_of("error", heading="mean error"),
)


def sop_generation_rows(
    files: PublishedFiles, _corrections: frozenset[str]
) -> Sequence[Row]:
    """Compare GPT-4's precision and recall of SOPs with a person's."""
    kinds = ("precision", "recall")
    columns = [f"{who}_eval_{kind}" for kind in kinds for who in ("auto", "manual")]
    table = files.rows("human_ratings", "demo_name", *columns)
    return [
        _row(
            kind,
            [row["demo_name"] for row in table],
            [number(row, f"auto_eval_{kind}", file="human_ratings") for row in table],
            [number(row, f"manual_eval_{kind}", file="human_ratings") for row in table],
        )
        for kind in kinds
    ]


def question_answering_rows(
    files: PublishedFiles, _corrections: frozenset[str]
) -> Sequence[Row]:
    """Compare GPT-4's four scores of answers with a person's."""
    columns = [f"{axis}_score" for axis in AXES]
    judge = files.rows("judge_answers", *columns)
    people = files.rows("human_answers", *columns)
    if len(judge) != len(people):
        raise EvaluationError(
            f"{len(judge)} answers scored by the judge, {len(people)} by a person"
        )
    names = [str(place) for place in range(len(judge))]
    return [
        _row(
            axis,
            names,
            [number(row, f"{axis}_score", file="judge_answers") for row in judge],
            [number(row, f"{axis}_score", file="human_answers") for row in people],
        )
        for axis in AXES
    ]


def _row(
    kind: str,
    names: Sequence[str],
    judge: Sequence[float | None],
    people: Sequence[float | None],
) -> Row:
    rated = [
        (name, said, true)
        for name, said, true in zip(names, judge, people, strict=True)
        if said is not None and true is not None
    ]
    judged, true_ranks = (
        ranks([x for _, x, _ in rated]),
        ranks([y for _, _, y in rated]),
    )
    return Row(
        key=(kind,),
        results=tuple(
            scored(
                f"{place} {name}",
                workflow_of(name),
                {
                    "judge": said,
                    "person": true,
                    "error": abs(said - true),
                    "judge rank": judged[place],
                    "person rank": true_ranks[place],
                },
            )
            for place, (name, said, true) in enumerate(rated)
        ),
    )


SOP_GENERATION = Subject(
    name="judge-of-sops",
    title="GPT-4 against a person on generated SOPs",
    source="Table 9; sample_human_eval.csv",
    keys=("score",),
    metrics=_METRICS,
    rows=sop_generation_rows,
    needs=("human_ratings",),
)
QUESTION_ANSWERING = Subject(
    name="judge-of-answers",
    title="GPT-4 against a person on answers, 1 best to 3 worst",
    source="Table 8; qna-GPT4-sample-final.csv, qna-human-sample-final.csv",
    keys=("score",),
    metrics=_METRICS,
    rows=question_answering_rows,
    needs=("judge_answers", "human_answers"),
    notes=(
        "The paper speaks of 60 pairs; the files hold 30.",
        "Its .89 for compactness is a misprint: the p-value beside it is that of .927.",
    ),
)
