"""Procedures of prepared recordings, grounded in them: made, and read from a file."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from wb2pm.analysis.ends import Ends
from wb2pm.analysis.masked_groundings import mask_grounding
from wb2pm.analysis.workflows import choose_procedures, group_by_workflow
from wb2pm.discovery.conformance.grounding.steps import GroundedProcedure
from wb2pm.errors import ConversionError
from wb2pm.llm.jobs.batch import answer_each
from wb2pm.llm.jobs.grounding import ground_procedure

if TYPE_CHECKING:
    from collections.abc import Callable

    from wb2pm.analysis.preparing import Prepared
    from wb2pm.converters.redaction.redact import Policy
    from wb2pm.llm.answers import Answer
    from wb2pm.llm.backends.calls import Backend
    from wb2pm.procedures.procedure import Procedure


class Groundings(NamedTuple):
    """Procedures of workflows, grounded.

    Attributes:
        grounded: Workflow -> its procedure with what people do for each step.
        notes: Why a workflow has none.
        answers: Workflow -> the same with what it rests on, and what it cost.
    """

    grounded: dict[str, GroundedProcedure]
    notes: tuple[str, ...]
    answers: dict[str, Answer[GroundedProcedure]]


class _File(msgspec.Struct):
    """What `wb2pm ground --json` prints, as far as it is read back."""

    grounded: dict[str, GroundedProcedure]


def ground_recordings(
    prepared: Prepared,
    *,
    procedure: Procedure | None = None,
    backend: Backend | None = None,
    facts: bool = True,
    on_progress: Callable[[str, int, int], None] | None = None,
) -> Groundings:
    """Ground the procedure of each workflow in its recordings.

    Args:
        prepared: The recordings.
        procedure: The procedure of all of them; by default the one that each workflow
            is compared with.
        backend: The model; None for rules.
        facts: Whether a model is told what likeness of words finds.
        on_progress: Told the stage, how many are done, and of how many.

    Returns:
        Workflow -> its grounded procedure, and why a workflow has none.

    Raises:
        PermitError: If no request may leave this machine.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.analysis.preparing import prepare
        >>> found = ground_recordings(prepare(demonstrations_of(4003)))
        >>> list(found.grounded), found.notes
        (['4003'], ())
    """
    questions = {}
    notes: list[str] = []
    for workflow, group in group_by_workflow(prepared.demonstrations).items():
        chosen = choose_procedures(group, given=procedure)
        unfinished = Ends(group, prepared.steps, {}).unfinished
        intact = [d for d in group if d.id not in unfinished]
        notes += [
            f"{workflow} was not grounded in {case}: it did not come to the end"
            for case in sorted(unfinished)
        ]
        text = next((chosen[d.id] for d in group if chosen[d.id] is not None), None)
        if text is None or not intact:
            lack = "procedure" if text is None else "recording that did not fail"
            notes.append(f"{workflow} was not grounded: it has no {lack}")
            continue
        questions[workflow] = partial(
            ground_procedure,
            text,
            [(d, prepared.steps[d.id]) for d in intact],
            backend=backend or "rules",
            facts=facts,
        )
    answers = answer_each("ground", questions, backend=backend, on_progress=on_progress)
    notes += [
        f"{workflow} was not grounded: {answer.declined}"
        for workflow, answer in answers.items()
        if answer.result is None
    ]
    found = {name: a.result for name, a in answers.items() if a.result is not None}
    return Groundings(found, tuple(notes), answers)


def read_groundings(
    path: str | Path, *, redaction: Policy = "secrets"
) -> dict[str, GroundedProcedure]:
    """Read what `wb2pm ground --json` printed, and mask it as recordings are.

    Args:
        path: The file, as printed or changed by hand.
        redaction: What to mask: its texts come back in verdicts.

    Returns:
        Workflow -> its grounded procedure.

    Raises:
        ConversionError: If it cannot be read, or is of another form.
    """
    try:
        read = msgspec.json.decode(Path(path).read_bytes(), type=_File).grounded
    except OSError as exc:
        raise ConversionError(exc.strerror or str(exc), str(path)) from exc
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as exc:
        said = f"not what `wb2pm ground --json` prints: {exc}"
        raise ConversionError(said, str(path)) from exc
    return {name: mask_grounding(one, policy=redaction) for name, one in read.items()}
