"""A job done to prepared recordings, by rules or by a language model."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeVar

from wb2pm.analysis.workflows import NO_WORKFLOW, choose_procedures, group_by_workflow
from wb2pm.errors import BackendError
from wb2pm.llm.cases import Case
from wb2pm.llm.jobs.batch import answer_each
from wb2pm.llm.jobs.job import Task, by_title
from wb2pm.llm.jobs.procedure import ONLY_RULES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from wb2pm.analysis.preparing import Prepared
    from wb2pm.discovery.segmentation.segments import Segmentation
    from wb2pm.llm.answers import Answer
    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.jobs.job import Cut, Job, Workflows
    from wb2pm.procedures.procedure import Procedure

T = TypeVar("T")


def answer_recordings(  # noqa: PLR0913 (each a question of its own)
    job: Job[T],
    prepared: Prepared,
    *,
    merge: bool = False,
    others: bool = False,
    procedure: Procedure | None = None,
    workflows: Workflows | None = None,
    cut: Cut | None = None,
    found: Mapping[str, Segmentation] | None = None,
    language: str | None = None,
    backend: Backend | None = None,
    facts: bool = True,
    on_progress: Callable[[str, int, int], None] | None = None,
) -> dict[str, Answer[T]]:
    """Do a job to each recording or workflow.

    Args:
        job: The job: a row of `wb2pm.llm.jobs.table.JOBS`.
        prepared: The recordings; rules are given `Prepared.to_cut`, where it is there.
        merge: Do it once a workflow, whatever the job's default.
        others: Compare each recording with the others of its workflow, not with a
            procedure; recordings without others have no answer.
        procedure: The procedure for all of them, where the job compares with one; by
            default see `wb2pm.analysis.workflows.choose_procedures`.
        workflows: What the recordings may hold, by name, for `segment`.
        cut: How the rules cut, for `segment`.
        found: Recording -> how it was cut beside the others (`cut_together`).
        language: Code of the language that the rules write procedures in.
        backend: The model; None for rules.
        facts: Whether a model is told what mining finds.
        on_progress: Told the stage, how many are done, and of how many.

    Returns:
        Case id or workflow -> answer.

    Raises:
        BackendError: If a model is to write in another language than it is asked in.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.analysis.preparing import prepare
        >>> from wb2pm.llm.jobs.table import JOBS
        >>> prepared = prepare(demonstrations_of(4003))
        >>> answers = answer_recordings(JOBS["goal"], prepared)
        >>> len(answers) == len(prepared.demonstrations)
        True
    """
    if backend is not None and language is not None:
        raise BackendError(ONLY_RULES)
    whole = merge or job.of == "workflow"
    done = prepared.steps if backend else {**prepared.steps, **prepared.to_cut}
    tasks: dict[str, Task] = {}
    for workflow, group in group_by_workflow(prepared.demonstrations).items():
        given = {}
        if job.compares and not others:
            given = choose_procedures(group, given=procedure)
        cases = [Case(demonstration=d, activities=done[d.id]) for d in group]
        lonely = workflow == NO_WORKFLOW or len(cases) == 1
        for case in () if others and lonely else cases[:1] if whole else cases:
            beside = [o for o in cases if o is not case] if whole or others else []
            tasks[workflow if whole else case.id] = Task(
                cases=(case, *beside),
                procedures=by_title(given.get(case.id)),
                workflows=workflows,
                cut=cut,
                found=found.get(case.id) if found else None,
                language=language,
            )
    if not whole:
        tasks = {d.id: tasks[d.id] for d in prepared.demonstrations if d.id in tasks}
    do = partial(job.do, backend=backend or "rules", facts=facts)
    return answer_each(
        job.name,
        {name: partial(do, task) for name, task in tasks.items()},
        backend=backend,
        on_progress=on_progress,
    )
