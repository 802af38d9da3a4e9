"""How much of a procedure was understood, and what a verdict on it can rest on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.discovery.conformance.procedure.case import Case
    from wb2pm.procedures.procedure import Procedure

MIN_COVERAGE: Final = 0.5
"""Share of a procedure's steps that have to be understood for a yes or a no."""
_NAMED: Final = 20
"""Steps that are quoted one by one."""


def unknown_steps(procedure: Procedure) -> tuple[int, ...]:
    r"""List the numbers of the steps that were not understood.

    Examples:
        >>> from wb2pm.procedures.reading import parse_procedure
        >>> unknown_steps(parse_procedure("Go\n1. Click Ok.\n2. Glorp the frob."))
        (2,)
    """
    return tuple(step.number for step in procedure.steps if not step.understood)


def step_coverage(procedure: Procedure) -> float:
    r"""Return the share of steps that were understood; 0 without steps.

    Examples:
        >>> from wb2pm.procedures.reading import parse_procedure
        >>> step_coverage(parse_procedure("Go\n1. Click Ok.\n2. Glorp the frob."))
        0.5
    """
    count = len(procedure.steps)
    return (count - len(unknown_steps(procedure))) / count if count else 0.0


def why_undecided(procedure: Procedure) -> str | None:
    r"""Return why nothing can be said of a run of a procedure, or None.

    Examples:
        >>> from wb2pm.procedures.reading import parse_procedure
        >>> why_undecided(parse_procedure("Just a title"))
        'The procedure has no steps: nothing was checked.'
    """
    if not procedure.steps:
        return "The procedure has no steps: nothing was checked."
    if step_coverage(procedure) >= MIN_COVERAGE:
        return None
    count = len(procedure.steps)
    known = count - len(unknown_steps(procedure))
    said = (
        f"{known} of {count} steps of the procedure were understood,"
        " too few for a verdict"
    )
    if procedure.language is None:
        said += "; its language could not be told"
    return f"{said}."


def understanding_notes(procedure: Procedure) -> Iterator[str]:
    """Yield each step that was not understood, in words."""
    texts = {step.number: step.text for step in procedure.steps}
    unknown = unknown_steps(procedure)
    for number in unknown[:_NAMED]:
        yield f'Step {number} was not understood: "{texts[number]}"'
    if len(unknown) > _NAMED:
        yield f"{len(unknown) - _NAMED} more steps were not understood."


def done_at_unknown_steps(case: Case, unknown: Sequence[int]) -> frozenset[int]:
    """List the activities that no step asks for, done where one was not understood.

    They lie between the same two steps that were done as asked, and may be what the
    step in between asks for.

    Args:
        case: The alignment.
        unknown: Numbers of the steps that were not understood.
    """
    found: set[int] = set()
    left_over: set[int] = set()
    holds_unknown = False
    for pair in case.pairs:
        asked = case.slots[pair.slot].asked if pair.slot is not None else None
        if asked is not None and asked.step in unknown:
            holds_unknown = True
        elif asked is not None and asked.weight and pair.done is not None:
            found |= left_over if holds_unknown else set()
            left_over, holds_unknown = set(), False
        elif asked is None and pair.done is not None:
            left_over.add(case.done[pair.done].activity)
    return frozenset(found | left_over if holds_unknown else found)
