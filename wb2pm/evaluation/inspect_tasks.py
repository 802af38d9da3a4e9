"""Tasks for the Inspect framework: its providers run them, its viewer shows them.

Needs the extra `inspect`. Inspect finds this module by the entry point of wb2pm:
``inspect eval wb2pm/evaluate -T task=validation --model openai/NAME`` asks a
model; ``-T solver="NAME"`` lets one of the task's own solvers answer instead.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec

from wb2pm.errors import EvaluationError, MissingExtraError
from wb2pm.evaluation.inspect_replies import read_reply, write_question
from wb2pm.evaluation.question_pictures import Pictures
from wb2pm.evaluation.registry import find_task
from wb2pm.evaluation.running import (
    answer_example,
    choose_solvers,
    fit_solver,
    load_examples,
    score_answer,
)
from wb2pm.evaluation.statistics import summarise
from wb2pm.evaluation.tasks import Example, Mode, Result, Setting, Solver, Task

try:  # Inspect reads annotations when it runs, so that all of this is needed then
    from inspect_ai import Task as InspectTask
    from inspect_ai import task
    from inspect_ai.dataset import MemoryDataset, Sample
    from inspect_ai.model import (
        ChatMessage,
        ChatMessageUser,
        ContentImage,
        ContentText,
        ModelOutput,
    )
    from inspect_ai.scorer import Metric as InspectMetric
    from inspect_ai.scorer import (
        SampleScore,
        Score,
        Scorer,
        Target,
        Value,
        metric,
        scorer,
    )
    from inspect_ai.solver import Generate, TaskState, solver
    from inspect_ai.solver import Solver as InspectSolver
    from inspect_ai.solver import generate as ask_model
except ImportError as exc:  # pragma: no cover (the tests have it)
    raise MissingExtraError("Running tasks in Inspect", "inspect") from exc

_RESULT = "wb2pm_result"
"""Where a sample keeps the result of one of wb2pm's own solvers."""


@task
def evaluate(  # noqa: PLR0913, PLR0917 (each is a -T option)
    task: str,
    solver: str | list[str] | None = None,
    data: str | None = None,
    mode: Mode = "corrected",
    seed: int = 0,
    limit: int | None = None,
    pictures: bool = False,  # noqa: FBT001, FBT002 (as Inspect gives it)
) -> InspectTask:
    """Expose a task of wb2pm to Inspect.

    Args:
        task: Name in the registry.
        solver: One of the task's own solvers, a miner for one; None asks
            Inspect's model. The command line gives a name with commas in parts.
        data: File or folder of examples; None takes the bundled recordings.
        mode: Examples as published, or corrected.
        seed: For whatever is drawn.
        limit: At most so many examples.
        pictures: Whether Inspect's model is shown the screens as well, but those that
            show secrets. Pictures are not masked.

    Raises:
        EvaluationError: If pictures are asked for and the task has none.
        UnknownNameError: If there is no such task or solver.
    """
    setting = Setting(
        data=() if data is None else (data,), mode=mode, seed=seed, limit=limit
    )
    name = ",".join(solver) if isinstance(solver, list) else solver
    known = find_task(task)
    if name is not None:
        spelt = {
            own.name.replace(", ", ","): own.name for own in known.solvers(setting)
        }
        name = spelt.get(name.replace(", ", ","), name)
    return inspect_task(known, setting=setting, solver=name, pictures=pictures)


def inspect_task(
    task: Task,
    *,
    setting: Setting | None = None,
    solver: str | Solver | None = None,
    pictures: bool = False,
) -> InspectTask:
    """Turn a task of wb2pm into one of Inspect.

    Args:
        task: The task.
        setting: What to run it on.
        solver: Who answers: one of the task's own solvers, or None for Inspect's
            model, which then gets each example as a question.
        pictures: Whether it gets the pictures of the screens as well.

    Returns:
        The task, with the same metrics and standard errors as `wb2pm evaluate`.

    Raises:
        EvaluationError: If the data hold no example, or pictures are asked for and the
            task has none.
        UnknownNameError: If the task has no such solver.
    """
    if pictures and task.pictures is None:
        raise EvaluationError(f"the task {task.name!r} has no pictures of screens")
    chosen = setting or Setting()
    examples = load_examples(task, chosen)
    if solver is None:
        answering = ask_model()
    else:
        (own,) = choose_solvers(task, chosen, [solver])
        answering = own_solver(own, task, examples)
    return InspectTask(
        name=f"wb2pm_{task.name}",
        dataset=MemoryDataset(
            [_sample(example, task, pictures=pictures) for example in examples]
        ),
        solver=answering,
        scorer=as_scored(task, examples),
        metadata={"task": task.name, "setting": msgspec.to_builtins(chosen)},
    )


def own_solver(own: Solver, of: Task, examples: tuple[Example, ...]) -> InspectSolver:
    """Turn a solver of wb2pm, a miner for one, into one of Inspect.

    Args:
        own: The solver.
        of: The task, which scores its answers.
        examples: All examples: what learns is fitted on other workflows.
    """
    ready = fit_solver(own, examples)
    by_id = {example.id: example for example in examples}

    @solver(name=f"wb2pm_{_word(own.name)}")
    def answering() -> InspectSolver:
        async def solve(state: TaskState, generate: Generate) -> TaskState:  # noqa: ARG001 (Inspect's form)
            example = by_id[str(state.sample_id)]
            solve_one, fold = ready[example.id]
            result = await asyncio.to_thread(
                answer_example, example, solve_one, of, fold=fold
            )
            state.store.set(_RESULT, msgspec.to_builtins(result))
            shown = json.dumps(
                {
                    "prediction": result.answer.prediction,
                    "rationale": result.answer.rationale,
                }
            )
            state.output = ModelOutput.from_content(own.name, shown)
            state.completed = True
            return state

        return solve

    return answering()


def as_scored(of: Task, examples: tuple[Example, ...]) -> Scorer:
    """Score as the task does, whoever answered."""
    by_id = {example.id: example for example in examples}

    @metric(name="wb2pm")
    def figures() -> InspectMetric:
        def compute(scores: list[SampleScore]) -> Value:
            results = [
                msgspec.convert((one.score.metadata or {})[_RESULT], Result)
                for one in scores
            ]
            found: dict[str, float] = {}
            for each in of.metrics:
                summary = summarise(results, each)
                if summary.value is not None:
                    found[each.name] = summary.value
                if summary.standard_error is not None:
                    found[f"{each.name} stderr"] = summary.standard_error
            return {**found, "n": len(results)}  # Inspect counts the unscored

        return compute

    @scorer(metrics=[figures()], name="wb2pm")
    def scoring() -> Scorer:
        async def score(state: TaskState, target: Target) -> Score:  # noqa: ARG001 (Inspect's form)
            example = by_id[str(state.sample_id)]
            kept = state.store.get(_RESULT)
            if kept is None:
                reply = read_reply(state.output.completion)
                result = score_answer(example, reply, of)
            else:
                result = msgspec.convert(kept, Result)
            return Score(
                value=_value(result),
                answer=json.dumps(result.answer.prediction),
                explanation=result.answer.unscored or result.answer.rationale,
                metadata={_RESULT: msgspec.to_builtins(result)},
            )

        return score

    return scoring()


def _sample(example: Example, of: Task, *, pictures: bool) -> Sample:
    facts: dict[str, Any] = {
        "group": example.group,
        "site": example.site,
        "difficulty": example.difficulty,
        "length": example.length,
        "kind": example.kind,
    }
    question = write_question(example, of)
    shown = of.pictures(example) if pictures and of.pictures else None
    if shown is not None:
        facts |= {"pictures": len(shown.paths), "pictures left out": shown.left_out}
    return Sample(
        id=example.id,
        input=question if shown is None else _with_pictures(question, shown),
        target=json.dumps(msgspec.to_builtins(example.truth)),
        metadata={name: fact for name, fact in facts.items() if fact is not None},
    )


def _with_pictures(question: str, shown: Pictures) -> list[ChatMessage]:
    told = f"{len(shown.paths)} pictures of its screens follow, in their order."
    if shown.left_out:
        told += (
            f" {shown.left_out} are left out, since they show secrets or are missing."
        )
    return [
        ChatMessageUser(
            content=[
                ContentText(text=f"{question}\n\n{told}"),
                *(ContentImage(image=str(path)) for path in shown.paths),
            ]
        )
    ]


def _value(result: Result) -> float | dict[str, float]:
    """Return what a sample shows: its scores, or whether it is right.

    Inspect takes a number that is none for an unscored sample: it counts it and
    keeps it from the metrics.
    """
    if result.answer.unscored is not None:
        return float("nan")
    return dict(result.scores) or float(result.answer.prediction == result.truth)


def _word(name: str) -> str:
    return "".join(sign if sign.isalnum() else "_" for sign in name)
