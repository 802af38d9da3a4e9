"""The task `answer-judge`: does the offline judge of answers say what GPT-4 said?

The examples are the published answers of three models to WONDERBREAD's questions with
the scores that GPT-4 gave them, turned so that 3 is best. The fitted judge answers the
questions about a demonstration by what it learned from others alone.

A judge that tells only which model wrote an answer correlates with GPT-4 over all of
them, as the models differ. So the correlation stands beside that within the models'
answers, and, where a clone of the benchmark has a person's scores, that with the person.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from wb2pm.errors import EvaluationError
from wb2pm.evaluation.correlation import correlation_metric, within_metric
from wb2pm.evaluation.model_solvers import judging_model
from wb2pm.evaluation.published.files import PublishedFiles
from wb2pm.evaluation.tasks import Answer, Example, Metric, Setting, Solver, Task
from wb2pm.llm.judging.answer_judge import (
    AXES,
    AnswerWeights,
    answer_evidence,
    fit_answers,
    judge_answer,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.evaluation.tasks import Result, Solve

PERSON: Final = "Human"
MODELS: Final = ("GPT4", "Claude3", "GeminiPro")
"""Those whose answers are published."""
_ORIGIN: Final = "WONDERBREAD, published scores of GPT-4 on {n} answers of three models"
_COLUMNS: Final = (
    *("Task ID(s)", "Question Instantiation", "Evidence", "Human Label"),
    *("Question Template", "Response", "ablation--model"),
    *(f"{axis}_score" for axis in AXES),
)
_TURNED: Final = 4


def published_answers(setting: Setting) -> list[dict[str, str]]:
    """Read the published answers from the folders of a setting.

    Raises:
        EvaluationError: If no folder is named, or it holds none.
    """
    if not setting.data:
        raise EvaluationError(
            "name the folder of WONDERBREAD's published predictions, or a clone of its"
            " repository: wb2pm evaluate run TASK FOLDER"
        )
    return [
        row
        for folder in setting.data
        for row in PublishedFiles(Path(folder)).rows("question_answering", *_COLUMNS)
    ]


def examples(setting: Setting) -> list[Example]:
    """Load the answers of models; a person's own are the reference.

    Raises:
        EvaluationError: If no folder is named, or it holds none.
    """
    seen: dict[str, int] = {}
    found = []
    for row in published_answers(setting):
        if row["ablation--model"] == PERSON:
            continue
        name = f"{row['ablation--model']}: {row['Task ID(s)']} | {row['Question Template']}"
        seen[name] = seen.get(name, 0) + 1
        found.append(
            Example(
                id=name if seen[name] == 1 else f"{name} #{seen[name]}",
                group=row["Task ID(s)"].split(" ")[0],
                input={
                    "question": row["Question Instantiation"],
                    "reference": row["Human Label"],
                    "answer": row["Response"],
                },
                truth=_scores(row),
                kind=row["ablation--model"],
            )
        )
    return _with_people(found, setting)


def _scores(row: Mapping[str, str]) -> dict[str, Any]:
    return {axis: _TURNED - int(row[f"{axis}_score"]) for axis in AXES}


def _with_people(examples: list[Example], setting: Setting) -> list[Example]:
    """Add a person's scores to the answers that a person rated as well."""
    rated: dict[str, dict[str, Any]] = {}
    for folder in setting.data:
        files = PublishedFiles(Path(folder))
        if files.has("human_answers"):
            for row in files.rows("human_answers", *_COLUMNS[-4:]):
                if "Response" in row and all(
                    row[f"{axis}_score"].isdigit() for axis in AXES
                ):
                    rated[row["Response"].strip()] = _scores(row)
    return [
        replace(example, truth={**example.truth, PERSON: rated[said]})
        if (said := example.input["answer"].strip()) in rated
        else example
        for example in examples
    ]


def fit_answer_judge(examples: Sequence[Example]) -> AnswerWeights:
    """Fit the judge on judged answers.

    Raises:
        EvaluationError: If there is none.
    """
    if not examples:
        raise EvaluationError("no answer here was judged")
    return fit_answers(
        [
            answer_evidence(
                e.input["question"], e.input["reference"], e.input["answer"]
            )
            for e in examples
        ],
        {axis: [e.truth[axis] for e in examples] for axis in AXES},
        origin=_ORIGIN.format(n=len(examples)),
    )


def solvers(setting: Setting) -> list[Solver]:
    """List the judges: fitted on other demonstrations, as shipped, the model asked."""
    return [
        Solver(
            name="offline judge, fitted on others",
            fit=lambda others: _said_by(fit_answer_judge(others)),
        ),
        Solver(name="offline judge, as shipped", solve=_said_by(None)),
        *judging_model(setting, "judge_answer", _asked),
        Solver(
            name="always the mean",
            fit=_mean,
            kind="baseline",
        ),
    ]


def _asked(example: Example, backend: str) -> dict[str, float]:
    from wb2pm.llm.judging.by_model import judge_answer_by_model

    given = example.input
    return judge_answer_by_model(
        given["question"], given["reference"], given["answer"], backend=backend
    )


def _said_by(weights: AnswerWeights | None) -> Solve:
    def solve(example: Example) -> Answer:
        given = example.input
        return Answer(
            prediction=judge_answer(
                given["question"], given["reference"], given["answer"], weights=weights
            )
        )

    return solve


def _mean(others: Sequence[Example]) -> Solve:
    means: dict[str, float] = {
        axis: sum(e.truth[axis] for e in others) / len(others) for axis in AXES
    }
    return lambda _: Answer(prediction=means)


def _correlation(axis: str) -> Metric:
    return correlation_metric(
        f"{axis}: r",
        lambda result: (result.answer.prediction[axis], result.truth[axis]),
        description=f"Pearson correlation of {axis} with the score of GPT-4",
    )


def _within(axis: str) -> Metric:
    return within_metric(
        f"{axis}: r within a model",
        lambda result: (result.answer.prediction[axis], result.truth[axis]),
        parts=MODELS,
        part_of=lambda result: result.kind,
        description=f"the same, the models' means of {axis} taken off",
    )


def _with_person(axis: str) -> Metric:
    def pair(result: Result) -> tuple[float, float] | None:
        person = result.truth.get(PERSON)
        return (
            None if person is None else (result.answer.prediction[axis], person[axis])
        )

    return correlation_metric(
        f"{axis}: r with a person",
        pair,
        description=f"Pearson correlation of {axis} with a person's score",
    )


def _error() -> Metric:
    def terms(result: Result) -> tuple[float, float]:
        said, true = result.answer.prediction, result.truth
        return 1.0, sum(abs(said[axis] - true[axis]) for axis in AXES) / len(AXES)

    return Metric(
        name="mean error",
        terms=terms,
        value=lambda sums: sums[1] / sums[0] if sums[0] else None,
        description="mean absolute difference to GPT-4's scores, over the four",
    )


TASK: Final = Task(
    name="answer-judge",
    description="How complete, sound, clear and compact is an answer?",
    examples=examples,
    solvers=solvers,
    metrics=(
        *(
            make(axis)
            for make in (_correlation, _within, _with_person)
            for axis in AXES
        ),
        _error(),
    ),
)
