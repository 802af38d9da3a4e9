"""The task `question-answering`: WONDERBREAD's questions whose evidence is an SOP.

Who answers is given the question and the SOPs it is about. The answers that three
models and a person gave are published and stand beside the rules' as recorded ones. All
are scored by the offline judge of answers, which follows GPT-4's scores only so far
(see the task `answer-judge`): it tells models apart rather than answers, which the table
says, and does not replace a reader.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from wb2pm.errors import EvaluationError
from wb2pm.evaluation.judging_answers import PERSON, published_answers
from wb2pm.evaluation.metrics import mean_of
from wb2pm.evaluation.model_solvers import language_solvers
from wb2pm.evaluation.published.files import PublishedFiles
from wb2pm.evaluation.tasks import Answer, Example, Metric, Setting, Solver, Task
from wb2pm.llm.jobs.question import ask
from wb2pm.llm.judging.answer_judge import AXES, judge_answer
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.evaluation.tasks import Result, Solve
    from wb2pm.llm.answers import Answer as LanguageAnswer
    from wb2pm.llm.answers import Response

_EVIDENCE: Final = "SOP"
_WORTH: Final = (
    "The offline judge tells models apart rather than answers: within one model's good"
    " answers it says nothing of clarity and compactness, and agrees little with people"
    " (task answer-judge). No order of the solvers follows from small differences."
)
_MODELS: Final = {
    "GPT4": "GPT-4, published",
    "Claude3": "Claude 3, published",
    "GeminiPro": "Gemini Pro, published",
    PERSON: "the person's own answer",
}


def examples(setting: Setting) -> list[Example]:
    """Load the questions about SOPs that are at hand.

    Raises:
        EvaluationError: If no folder is named, or it holds none.
    """
    texts: dict[str, str] = {}
    for folder in setting.data:
        texts |= PublishedFiles(Path(folder)).sop_texts
    found: dict[str, Example] = {}
    for row in published_answers(setting):
        name = _name(row)
        evidence = [part.strip() for part in row["Evidence"].split(",")]
        about = [part.strip() for part in row["Task ID(s)"].split(",")]
        if (
            name in found
            or set(evidence) != {_EVIDENCE}
            or not set(about) <= set(texts)
        ):
            continue
        found[name] = Example(
            id=name,
            group=about[0].split(" ")[0],
            input={
                "question": row["Question Instantiation"],
                "procedures": {demo: texts[demo] for demo in about},
            },
            truth=row["Human Label"],
            kind=row["Question Template"],
            length=len(about),
        )
    if not found:
        raise EvaluationError("no question here is about an SOP that is here, too")
    return list(found.values())


def _name(row: Mapping[str, str]) -> str:
    return f"{row['Task ID(s)']} | {row['Question Instantiation']}"


def solvers(setting: Setting) -> list[Solver]:
    """List the rules, the model asked for, and the published answers."""
    answers: dict[str, dict[str, str]] = {}
    for row in published_answers(setting):
        by_model = answers.setdefault(row["ablation--model"], {})
        by_model.setdefault(_name(row), row["Response"])
    found = language_solvers(setting, "ask", _ask, lambda response: response.text)
    found += [
        Solver(name=_MODELS.get(model, model), solve=_recorded(said), kind="recorded")
        for model, said in answers.items()
    ]
    return found


def _ask(example: Example, backend: str) -> LanguageAnswer[Response]:
    procedures = {
        name: parse_procedure(text, source=name)
        for name, text in example.input["procedures"].items()
    }
    return ask(example.input["question"], procedures=procedures, backend=backend)


def _recorded(said: Mapping[str, str]) -> Solve:
    def solve(example: Example) -> Answer:
        text = said.get(example.id)
        return (
            Answer(unscored="no answer is published")
            if text is None
            else Answer(prediction=text)
        )

    return solve


def score(example: Example, answer: Answer) -> Mapping[str, float]:
    """Judge an answer by the person's, on four axes and their mean."""
    scores = judge_answer(example.input["question"], example.truth, answer.prediction)
    return {**scores, "average": sum(scores.values()) / len(scores)}


def _declined() -> Metric:
    def terms(result: Result) -> tuple[float, float]:
        return 1.0, float(result.answer.unscored is not None)

    def value(sums: Sequence[float]) -> float | None:
        return sums[1] / sums[0] if sums[0] else None

    return Metric(
        name="declined",
        terms=terms,
        value=value,
        description="share of questions that were not answered",
    )


TASK: Final = Task(
    name="question-answering",
    description="Questions about written procedures, judged offline; 3 is best.",
    examples=examples,
    solvers=solvers,
    metrics=(*(mean_of(name) for name in ("average", *AXES)), _declined()),
    score=score,
    notes=lambda _setting, _examples: (_WORTH,),
)
