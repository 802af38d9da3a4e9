"""The language jobs done to prepared recordings, by rules or by a model."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from wb2pm.analysis.workflows import choose_procedures, group_by_workflow
from wb2pm.discovery.segmentation.segmenting import segment
from wb2pm.llm.jobs.batch import answer_each
from wb2pm.llm.jobs.goal import goal
from wb2pm.llm.jobs.improving import improve
from wb2pm.llm.jobs.procedure import write_sop
from wb2pm.llm.jobs.segmenting import segment_recording
from wb2pm.llm.jobs.validating import validate

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from wb2pm.analysis.preparing import Prepared
    from wb2pm.discovery.segmentation.segments import Segmentation
    from wb2pm.events import Activity, Demonstration
    from wb2pm.llm.answers import Answer, Goal, Improvements, Validation
    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.jobs.segmenting import Cut
    from wb2pm.procedures.procedure import Procedure

    Progress = Callable[[str, int, int], None]


def write_sops(
    prepared: Prepared,
    *,
    merge: bool = False,
    backend: Backend | None = None,
    facts: bool = True,
    on_progress: Progress | None = None,
) -> dict[str, Answer[Procedure]]:
    """Write the procedures that recordings show.

    Args:
        prepared: The recordings.
        merge: Write one a workflow instead of one a recording.
        backend: The model; None for rules.
        facts: Whether a model is told what mining finds.
        on_progress: Told the stage, how many are done, and of how many.

    Returns:
        Case id or workflow -> answer.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.analysis.preparing import prepare
        >>> prepared = prepare(demonstrations_of(4003))
        >>> {answer.backend for answer in write_sops(prepared).values()}
        {'rules'}
    """
    groups = (
        {name: _pairs(prepared, ds) for name, ds in _workflows(prepared).items()}
        if merge
        else {d.id: [(d, prepared.steps[d.id])] for d in prepared.demonstrations}
    )
    chosen = backend or "rules"
    return answer_each(
        "write_sop",
        {
            name: partial(write_sop, pairs, backend=chosen, facts=facts)
            for name, pairs in groups.items()
        },
        backend=backend,
        on_progress=on_progress,
    )


def find_goals(
    prepared: Prepared,
    *,
    backend: Backend | None = None,
    facts: bool = True,
    on_progress: Progress | None = None,
) -> dict[str, Answer[Goal]]:
    """Identify the goal behind each recording.

    Args:
        prepared: The recordings.
        backend: The model; None for rules.
        facts: Whether a model is told what mining finds.
        on_progress: Told the stage, how many are done, and of how many.

    Returns:
        Case id -> answer.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.analysis.preparing import prepare
        >>> prepared = prepare(demonstrations_of(4003))
        >>> len(find_goals(prepared)) == len(prepared.demonstrations)
        True
    """
    chosen = backend or "rules"
    return answer_each(
        "goal",
        {
            d.id: partial(goal, (d, prepared.steps[d.id]), backend=chosen, facts=facts)
            for d in prepared.demonstrations
        },
        backend=backend,
        on_progress=on_progress,
    )


def validate_recordings(
    prepared: Prepared,
    *,
    procedure: Procedure | None = None,
    backend: Backend | None = None,
    facts: bool = True,
    on_progress: Progress | None = None,
) -> dict[str, Answer[Validation]]:
    """Describe of each recording whether it reached its end and followed its procedure.

    Args:
        prepared: The recordings.
        procedure: The procedure for all of them; by default see
            `wb2pm.analysis.workflows.choose_procedures`.
        backend: The model; None for rules.
        facts: Whether a model is told what the alignment finds.
        on_progress: Told the stage, how many are done, and of how many.

    Returns:
        Case id -> answer.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.analysis.preparing import prepare
        >>> prepared = prepare(demonstrations_of(4003))
        >>> any(a.result for a in validate_recordings(prepared).values())
        True
    """
    chosen = backend or "rules"
    asked = {}
    for demonstrations in _workflows(prepared).values():
        references = choose_procedures(demonstrations, given=procedure)
        for one, steps in _pairs(prepared, demonstrations):
            asked[one.id] = partial(
                validate,
                (one, steps),
                references[one.id],
                backend=chosen,
                facts=facts,
            )
    return answer_each("validate", asked, backend=backend, on_progress=on_progress)


def segment_recordings(  # noqa: PLR0913 (each a question of its own)
    prepared: Prepared,
    workflows: Mapping[str, Procedure | str] | None = None,
    *,
    backend: Backend | None = None,
    facts: bool = True,
    cut: Cut = segment,
    on_progress: Progress | None = None,
) -> dict[str, Answer[Segmentation]]:
    """Cut each recording into runs of workflows.

    Args:
        prepared: The recordings.
        workflows: Procedures or goals of the workflows they may hold, by name; None
            where nothing is known.
        backend: The model; None for rules.
        facts: Whether a model is told how the rules would cut.
        cut: How the rules cut, such as `segment` with other arguments.
        on_progress: Told the stage, how many are done, and of how many.

    Returns:
        Case id -> answer.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.analysis.preparing import prepare
        >>> prepared = prepare(demonstrations_of(4003))
        >>> len(segment_recordings(prepared)) == len(prepared.demonstrations)
        True
    """
    chosen = backend or "rules"
    return answer_each(
        "segment",
        {
            d.id: partial(
                segment_recording,
                (d, prepared.steps[d.id]),
                workflows,
                backend=chosen,
                facts=facts,
                cut=cut,
            )
            for d in prepared.demonstrations
        },
        backend=backend,
        on_progress=on_progress,
    )


def improve_workflows(
    prepared: Prepared,
    *,
    procedure: Procedure | None = None,
    backend: Backend | None = None,
    facts: bool = True,
    on_progress: Progress | None = None,
) -> dict[str, Answer[Improvements]]:
    """Suggest improvements to each workflow and its procedure.

    Args:
        prepared: The recordings.
        procedure: The procedure as it is written; by default that of the first
            recording of each workflow (`wb2pm.analysis.workflows.choose_procedures`).
        backend: The model; None for rules.
        facts: Whether a model is told what mining finds.
        on_progress: Told the stage, how many are done, and of how many.

    Returns:
        Workflow -> answer.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.analysis.preparing import prepare
        >>> prepared = prepare(demonstrations_of(4003))
        >>> all(a.result for a in improve_workflows(prepared).values())
        True
    """
    chosen = backend or "rules"
    asked = {}
    for name, demonstrations in _workflows(prepared).items():
        references = choose_procedures(demonstrations, given=procedure)
        asked[name] = partial(
            improve,
            _pairs(prepared, demonstrations),
            procedure=references[demonstrations[0].id],
            backend=chosen,
            facts=facts,
        )
    return answer_each("improve", asked, backend=backend, on_progress=on_progress)


def _workflows(prepared: Prepared) -> dict[str, tuple[Demonstration, ...]]:
    return group_by_workflow(prepared.demonstrations)


def _pairs(
    prepared: Prepared, demonstrations: tuple[Demonstration, ...]
) -> list[tuple[Demonstration, tuple[Activity, ...]]]:
    return [(d, prepared.steps[d.id]) for d in demonstrations]
