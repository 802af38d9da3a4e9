"""Language jobs as solvers of a task: by the rules, and by the model asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wb2pm.errors import ReplyError
from wb2pm.evaluation.tasks import Answer, Setting, Solver

if TYPE_CHECKING:
    from collections.abc import Callable

    from wb2pm.evaluation.tasks import Example, Solve
    from wb2pm.llm import answers

    Ask = Callable[[Example, str], answers.Answer[Any]]

RULES = "rules"


def language_solvers(
    setting: Setting,
    job: str,
    ask: Ask,
    prediction: Callable[[Any], Any],
) -> list[Solver]:
    """Return the rules, and the backend that a setting names, if it names one.

    Args:
        setting: What the run is asked for.
        job: The job that is asked, whose instructions are the prompt.
        ask: Asks a backend by its name about an example.
        prediction: Makes of the job's result what the task predicts.

    Returns:
        Solvers whose answers keep the claims, what they rest on, and the cost.

    Examples:
        >>> [s.name for s in language_solvers(Setting(), "goal", None, None)]
        ['rules']
    """
    found = [Solver(name=RULES, solve=_solve(RULES, ask, prediction))]
    if setting.backend is not None:
        from wb2pm.llm.requests.prompts import instructions

        found.append(
            Solver(
                name=setting.backend,
                solve=_solve(setting.backend, ask, prediction),
                kind="model",
                model=setting.backend,
                prompt=instructions(job),
            )
        )
    return found


def _solve(backend: str, ask: Ask, prediction: Callable[[Any], Any]) -> Solve:
    def solve(example: Example) -> Answer:
        given = ask(example, backend)
        cost = given.usage.cost if given.usage else None
        if given.result is None:
            return Answer(unscored=given.declined or "declined", cost=cost)
        return Answer(
            prediction=prediction(given.result),
            rationale="; ".join(claim.sentence for claim in given.claims),
            cost=cost,
            details={"grounding": given.grounding},
        )

    return solve


def judging_model(
    setting: Setting, judging: answers.Judging, ask: Callable[[Example, str], Any]
) -> list[Solver]:
    """Return the backend that a setting names as a judge, if it names one.

    A reply that cannot be used leaves the example unscored.

    Args:
        setting: What the run is asked for.
        judging: What it judges, whose instructions are the prompt.
        ask: Asks a backend by its name about an example; gives the prediction.

    Examples:
        >>> judging_model(Setting(), "judge_steps", None)
        []
    """
    if setting.backend is None:
        return []
    from wb2pm.llm.requests.prompts import instructions

    backend = setting.backend

    def solve(example: Example) -> Answer:
        try:
            return Answer(prediction=ask(example, backend))
        except ReplyError as exc:
            return Answer(unscored=str(exc))

    prompt = instructions(judging)
    return [
        Solver(name=backend, solve=solve, kind="model", model=backend, prompt=prompt)
    ]
