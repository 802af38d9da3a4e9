"""Procedures that were grounded, without their secrets: a file of them may be anybody's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from wb2pm.converters.redaction.rules import mask_id
from wb2pm.llm.cases import mask_procedure
from wb2pm.procedures.procedure import Procedure, ProcedureStep, StepAction
from wb2pm.procedures.step_reading import read_step

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wb2pm.converters.redaction.redact import Policy
    from wb2pm.discovery.conformance.grounding.steps import (
        GroundedAct,
        GroundedProcedure,
    )


def mask_grounding(
    grounded: GroundedProcedure, *, policy: Policy = "secrets"
) -> GroundedProcedure:
    """Mask the secrets in a grounded procedure, by the rules for procedures.

    What people enter for a step is masked as what a step says is entered.

    Args:
        grounded: As it was grounded, or changed by hand.
        policy: What to mask.

    Examples:
        >>> from wb2pm.discovery.conformance.grounding.steps import (
        ...     GroundedAct, GroundedProcedure, GroundedStep,
        ... )
        >>> act = GroundedAct(
        ...     name="Enter 'Password'", element="Password", people=2, of=2, values=("Ldl",)
        ... )
        >>> step = GroundedStep(number=1, text="Sign in", state="grounded", acts=(act,))
        >>> found = mask_grounding(GroundedProcedure(title="T", runs=("a", "b"), steps=(step,)))
        >>> found.steps[0].acts[0].values
        ('[password]',)
    """
    if policy == "none":
        return grounded
    texts = [step.text for step in grounded.steps]
    acts = [*(step.acts for step in grounded.steps), grounded.added]
    said = [(text, read_step(text).actions) for text in texts]
    said += [("", tuple(_asked(done))) for done in acts]
    steps = [
        ProcedureStep(number=number, text=text, actions=actions)
        for number, (text, actions) in enumerate(said, start=1)
    ]
    lines = "\n".join([grounded.title, *texts])
    masked = mask_procedure(
        Procedure(title=grounded.title, text=lines, steps=tuple(steps)), policy=policy
    )
    told = iter(masked.steps)
    written = [next(told).text for _ in texts]
    *done, added = [
        _done(before, after) for before, after in zip(acts, told, strict=True)
    ]
    return replace(
        grounded,
        title=masked.title,
        runs=tuple(map(mask_id, grounded.runs)),
        steps=tuple(
            replace(step, text=text, acts=own)
            for step, text, own in zip(grounded.steps, written, done, strict=True)
        ),
        added=added,
    )


def _asked(acts: Iterable[GroundedAct]) -> Iterator[StepAction]:
    """Say what people do as a step would ask for it."""
    for act in acts:
        for name in (act.name, act.element, act.kind, *act.ways):
            yield StepAction(verb="Click", target=name)
        for value in act.values:
            yield StepAction(verb="Enter", target=act.element or act.name, value=value)


def _done(
    acts: tuple[GroundedAct, ...], step: ProcedureStep
) -> tuple[GroundedAct, ...]:
    """Take what is left of what people do from the step that asks for it."""
    left = iter(step.actions)
    done = []
    for act in acts:
        name, element, kind, *ways = (
            next(left).target for _ in range(3 + len(act.ways))
        )
        done.append(
            replace(
                act,
                name=name or "",
                element=element,
                kind=kind,
                ways=tuple(way or "" for way in ways),
                values=tuple(next(left).value or "" for _ in act.values),
                demonstrations=tuple(map(mask_id, act.demonstrations)),
            )
        )
    return tuple(done)
