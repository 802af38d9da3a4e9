"""The task `step-judge`: does the offline judge say what GPT-4 and people said?

The examples are the published SOPs of WONDERBREAD with the precision and recall that
GPT-4 gave them, and those that a person rated as well. The fitted judge answers a
task's SOPs by what it learned from other tasks alone.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from wb2pm.errors import EvaluationError
from wb2pm.evaluation.correlation import correlation_metric
from wb2pm.evaluation.model_solvers import judging_model
from wb2pm.evaluation.published.files import PublishedFiles
from wb2pm.evaluation.restyled_steps import merge_lines, plain_lines
from wb2pm.evaluation.tasks import Answer, Example, Metric, Setting, Solver, Task
from wb2pm.llm.judging.fitted_shares import Matrix, fit_shares
from wb2pm.llm.judging.step_evidence import EVIDENCE, gather_evidence
from wb2pm.llm.judging.step_judge import StepWeights, judge_steps

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.evaluation.tasks import Result, Solve

    _Pair = tuple[tuple[str, ...], tuple[str, ...]]

GPT4, PERSON = "GPT-4", "person"
_ORIGIN: Final = (
    "WONDERBREAD, published judgements of GPT-4 on {n} SOPs of {tasks} tasks"
)
_COLUMNS: Final = ("pred_sop", "gold_sop", "demo_name", "task_id", "ablation")
_WORDS = EVIDENCE.index("words in common, at most")
_ANY_ORDER = EVIDENCE.index("words in any order, at most")
_TFIDF_FOUND: Final = 0.10
_TOKENS_FOUND: Final = 0.5
_TELLINGS: Final = 5
_MERGED: Final = 3
_PENALTY: Final = 0.003
"""How often a judged pair is learnt from, lines that are merged in two of these, and
the penalty on weights; kept by the correlation on other tasks."""
"""Where the two plain line matchers of the benchmark's baselines call a line found."""


def benchmark_lines(text: str) -> list[str]:
    r"""Cut an SOP into steps as the benchmark's code does.

    Blank lines go; of each other line, what follows its first full stop stays.

    Examples:
        >>> benchmark_lines("1. Click 'Save'.\n\nDone")
        ["Click 'Save'.", 'Done']
    """
    found = []
    for line in text.split("\n"):
        head, stop, rest = line.partition(".")
        step = (rest if stop else head).strip()
        if step:
            found.append(step)
    return found


def examples(setting: Setting) -> list[Example]:
    """Load the judged SOPs from a folder of published predictions.

    The option `lines` tells one of the two texts in other lines.

    Raises:
        EvaluationError: If no folder is named, it holds none, or the option is none of
            those it may be.
    """
    retold = setting.options.get("lines")
    if retold not in {None, "gold", "written"}:
        raise EvaluationError(f"lines={retold}: expected `gold` or `written`")
    if not setting.data:
        raise EvaluationError(
            "name the folder of WONDERBREAD's published predictions, or a clone of its"
            " repository: wb2pm evaluate run step-judge FOLDER"
        )
    found: list[Example] = []
    for folder in setting.data:
        files = PublishedFiles(Path(folder))
        found += _judged(files, "sop_generation", GPT4, "")
        if files.has("human_ratings"):
            found += _judged(files, "human_ratings", PERSON, "manual_eval_")
    if retold is not None:
        return [
            replace(e, input={**e.input, retold: _in_other_lines(e.input[retold])})
            for e in found
        ]
    return found


def _in_other_lines(lines: list[str]) -> list[str]:
    """Write two steps as one and leave quotes out: a judge learns from threes."""
    return merge_lines(plain_lines(lines))


def _judged(files: PublishedFiles, name: str, who: str, prefix: str) -> list[Example]:
    rows = files.rows(name, *_COLUMNS, f"{prefix}precision", f"{prefix}recall")
    return [
        Example(
            id=f"{who}: {row['demo_name']} | {row['ablation']}",
            group=row["task_id"],
            input={"written": written, "gold": gold},
            truth={
                "precision": float(row[f"{prefix}precision"]),
                "recall": float(row[f"{prefix}recall"]),
            },
            length=len(gold),
            kind=who,
        )
        for row in rows
        if (written := benchmark_lines(row["pred_sop"]))
        and (gold := benchmark_lines(row["gold_sop"]))
    ]


def fit_judge(examples: Sequence[Example]) -> StepWeights:
    """Fit the judge on what GPT-4 said; what people said is left for scoring.

    Raises:
        EvaluationError: If there is no example that GPT-4 judged.
    """
    judged = [example for example in examples if example.kind == GPT4]
    if not judged:
        raise EvaluationError("no SOP here was judged by GPT-4")
    sides = (("written", "gold", "precision"), ("gold", "written", "recall"))
    precision, recall = (
        fit_shares(
            [_evidence(*pair) for e in judged for pair in _tellings(e, one, other)],
            [e.truth[share] for e in judged for _ in range(_TELLINGS)],
            penalty=_PENALTY,
        )
        for one, other, share in sides
    )
    tasks = len({example.group for example in judged})
    return StepWeights(
        origin=_ORIGIN.format(n=len(judged), tasks=tasks),
        precision=precision,
        recall=recall,
    )


def _tellings(example: Example, one: str, other: str) -> Iterator[_Pair]:
    """Yield a pair of texts as it was judged, and with either in other lines.

    A judged share holds for them too, and a judge that learns from all of them learns
    not to mind how a text is cut into lines. What was really judged counts as much as
    all others and half as much again.
    """
    own, there = list(example.input[one]), list(example.input[other])
    for _ in range(_TELLINGS - 2):
        yield tuple(own), tuple(there)
    yield tuple(_retold(own)), tuple(there)
    yield tuple(own), tuple(_retold(there))


def _retold(lines: list[str]) -> list[str]:
    return merge_lines(plain_lines(lines), _MERGED)


@lru_cache(maxsize=8192)
def _evidence(lines: tuple[str, ...], others: tuple[str, ...]) -> Matrix:
    """Gather evidence once for all folds."""
    return gather_evidence(lines, others)[0]


def solvers(setting: Setting) -> list[Solver]:
    """List the judges: fitted, as shipped, the model asked for, and line matchers."""
    return [
        Solver(name="offline judge, fitted on other tasks", fit=_fitted),
        Solver(name="offline judge, as shipped", solve=_said_by(None)),
        *judging_model(setting, "judge_steps", _asked),
        Solver(
            name="TF-IDF line matching",
            solve=_matcher(_WORDS, _TFIDF_FOUND),
            kind="baseline",
        ),
        Solver(
            name="token set matching",
            solve=_matcher(_ANY_ORDER, _TOKENS_FOUND),
            kind="baseline",
        ),
    ]


def _fitted(others: Sequence[Example]) -> Solve:
    return _said_by(fit_judge(others))


def _asked(example: Example, backend: str) -> dict[str, float]:
    from wb2pm.llm.judging.by_model import judge_steps_by_model

    judged = judge_steps_by_model(
        example.input["written"], example.input["gold"], backend=backend
    )
    return {"precision": judged.precision, "recall": judged.recall}


def _said_by(weights: StepWeights | None) -> Solve:
    def solve(example: Example) -> Answer:
        judged = judge_steps(
            example.input["written"], example.input["gold"], weights=weights
        )
        return Answer(
            prediction={"precision": judged.precision, "recall": judged.recall}
        )

    return solve


def _matcher(column: int, found: float) -> Solve:
    def share(lines: list[str], others: list[str]) -> float:
        rows = _evidence(tuple(lines), tuple(others))
        return float((rows[:, column] >= found).mean())

    def solve(example: Example) -> Answer:
        written, gold = example.input["written"], example.input["gold"]
        return Answer(
            prediction={
                "precision": share(written, gold),
                "recall": share(gold, written),
            }
        )

    return solve


def _correlation(who: str, share: str) -> Metric:
    def pair(result: Result) -> tuple[float, float] | None:
        if result.kind != who or not isinstance(result.answer.prediction, dict):
            return None
        return result.answer.prediction[share], result.truth[share]

    return correlation_metric(
        f"{share}: r with {who}",
        pair,
        description=f"Pearson correlation of {share} with the judgement of {who}",
    )


def _error(share: str) -> Metric:
    def terms(result: Result) -> tuple[float, ...] | None:
        if result.kind != GPT4 or not isinstance(result.answer.prediction, dict):
            return None
        return (1.0, abs(result.answer.prediction[share] - result.truth[share]))

    return Metric(
        name=f"{share}: mean error",
        terms=terms,
        value=lambda sums: sums[1] / sums[0] if sums[0] else None,
        description=f"mean absolute difference of {share} to GPT-4's",
    )


TASK: Final = Task(
    name="step-judge",
    description="How much of a written procedure is right, and how much of the gold one is in it?",
    examples=examples,
    solvers=solvers,
    metrics=(
        *(_correlation(GPT4, share) for share in ("precision", "recall")),
        *(_error(share) for share in ("precision", "recall")),
        *(_correlation(PERSON, share) for share in ("precision", "recall")),
    ),
    options={
        "lines": "`gold` or `written`: that text in other lines, two steps in one and"
        " without quotes, as what was judged holds for it too",
    },
)
