"""One job for many things: at the same time, within one budget, none stopping the rest."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from wb2pm.errors import BackendError, PermitError, Wb2pmError
from wb2pm.llm.answers import Answer
from wb2pm.llm.backends.registry import RULES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from wb2pm.llm.backends.calls import Backend

K = TypeVar("K")
T = TypeVar("T")


def answer_each(
    job: str,
    questions: Mapping[K, Callable[[], Answer[T]]],
    *,
    backend: Backend | None = None,
    on_progress: Callable[[str, int, int], None] | None = None,
) -> dict[K, Answer[T]]:
    """Answer many questions of one job.

    As many are under way at once as the backend allows. A question whose request
    fails, or that the budget no longer allows, is declined with the reason, and
    the others go on. Replies that have arrived are in the cache whatever happens
    then: a batch that is stopped or killed, begun anew, asks for what is missing.

    Args:
        job: The job.
        questions: What to call for each.
        backend: The model; None for rules.
        on_progress: Told the stage, how many are done, and of how many.

    Returns:
        The answers, in the order of the questions.

    Raises:
        PermitError: If no request may leave this machine: none would be answered.
        Wb2pmError: If what every question needs is absent, such as an extra.

    Examples:
        >>> answers = answer_each(
        ...     "goal", {1: lambda: Answer(job="goal", backend="rules")}
        ... )
        >>> answers[1].backend
        'rules'
    """
    name = RULES if backend is None else backend.name

    def ask(question: Callable[[], Answer[T]]) -> Answer[T] | PermitError:
        try:
            return question()
        except PermitError as exc:
            return exc
        except BackendError as exc:
            return Answer(job=job, backend=name, declined=str(exc))

    answers: dict[K, Answer[T]] = {}
    workers = 1 if backend is None else backend.concurrency
    pool = ThreadPoolExecutor(max_workers=workers)
    try:
        outcomes = pool.map(ask, questions.values())
        for done, (key, outcome) in enumerate(
            zip(questions, outcomes, strict=True), start=1
        ):
            if isinstance(outcome, Wb2pmError):
                raise outcome
            answers[key] = outcome
            if on_progress:
                on_progress(f"Asking {name}", done, len(questions))
    finally:  # nothing that has not begun is sent after an error or an interrupt
        pool.shutdown(wait=True, cancel_futures=True)
    return answers
