"""A language model asked what rules have answered, for both to be shown side by side."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from wb2pm.analysis.answers import answer_recordings
from wb2pm.analysis.findings import ModelAnswers
from wb2pm.llm.backends.budget import add_usage, say_usage
from wb2pm.llm.jobs.checking import CHECK
from wb2pm.llm.jobs.improving import IMPROVE
from wb2pm.llm.jobs.procedure import WRITE_SOP

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from wb2pm.analysis.findings import WorkflowAnalysis
    from wb2pm.analysis.preparing import Prepared
    from wb2pm.llm.answers import Answer
    from wb2pm.llm.backends.calls import Backend


def ask_beside(
    workflows: Sequence[WorkflowAnalysis],
    prepared: Prepared,
    backend: Backend,
    *,
    facts: bool = True,
    on_progress: Callable[[str, int, int], None] | None = None,
) -> tuple[WorkflowAnalysis, ...]:
    """Ask a model for each workflow's procedure, improvements and verdicts.

    Args:
        workflows: What rules and mining found.
        prepared: The recordings.
        backend: The model.
        facts: Whether the model is told what mining finds.
        on_progress: Told the stage, how many are done, and of how many.

    Returns:
        The same with the model's answers; an answer that the model did not give, or
        that the budget did not allow, is declined with the reason.

    Raises:
        PermitError: If no request may leave this machine.
        MissingExtraError: Without the extra ``llm``.
    """
    ask = partial(
        answer_recordings,
        prepared=prepared,
        backend=backend,
        facts=facts,
        on_progress=on_progress,
    )
    procedures = ask(WRITE_SOP, merge=True)
    improvements = ask(IMPROVE)
    verdicts = ask(CHECK)
    asked = []
    for workflow in workflows:
        answers = ModelAnswers(
            backend=backend.name,
            procedure=procedures[workflow.workflow],
            improvements=improvements[workflow.workflow],
            verdicts={d.id: verdicts[d.id] for d in workflow.demonstrations},
        )
        asked.append(replace(workflow, answers=answers))
    return tuple(asked)


def say_cost(workflows: Iterable[WorkflowAnalysis]) -> tuple[str, ...]:
    """Return what the answers of models cost, if any were asked for.

    Examples:
        >>> say_cost([])
        ()
    """
    by_backend: dict[str, list[Answer[Any]]] = {}
    for workflow in workflows:
        if workflow.answers is not None:
            answers = workflow.answers
            by_backend.setdefault(answers.backend, []).extend(
                (answers.procedure, answers.improvements, *answers.verdicts.values())
            )
    told = []
    for name, answers_of in by_backend.items():
        usage = add_usage(a.usage for a in answers_of if a.usage is not None)
        declined = sum(a.result is None for a in answers_of)
        told.append(
            f"{name} gave {len(answers_of) - declined} of {len(answers_of)} answers:"
            f" {say_usage(usage)}"
        )
    return tuple(told)
