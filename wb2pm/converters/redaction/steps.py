"""Secrets that a step of a procedure says are entered."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from wb2pm.converters.redaction.contents import is_told
from wb2pm.converters.redaction.fields import field_kind
from wb2pm.converters.redaction.known import as_a_word
from wb2pm.converters.redaction.spans import MASKS, is_mask
from wb2pm.events import Demonstration
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wb2pm.converters.redaction.spans import Kind
    from wb2pm.procedures.procedure import Procedure, ProcedureStep, StepAction


_ENTERING: Final = frozenset({"Enter", "Select"})
"""To set the password to something is read as to select it."""


def entered_kind(action: StepAction) -> Kind | None:
    """Return what kind of secret a step enters; None where it enters none.

    The name of the field decides, as it does for what was typed.

    Examples:
        >>> from wb2pm.procedures.procedure import StepAction
        >>> entered_kind(StepAction(verb="Enter", target="Password", value="Ldl"))
        'password'
        >>> entered_kind(StepAction(verb="Enter", target="Name", value="Ldl")) is None
        True
        >>> asked = StepAction(verb="Enter", target="Password", value="<your password>")
        >>> entered_kind(asked) is None
        True
    """
    if action.verb not in _ENTERING or not action.value or not action.target:
        return None
    kind = field_kind({"tag": "input", "label": action.target}, typed=True)
    if kind is None or kind == "email" or is_mask(action.value):
        return None
    if action.verb == "Select" and kind != "password":
        return None  # what can be chosen stands on the page for everybody
    return kind if is_told(action.target, kind, action.value) else None


def entered_secrets(steps: Iterable[ProcedureStep]) -> Iterator[tuple[str, Kind]]:
    """Yield the secrets that steps say are entered, each with its kind."""
    for step in steps:
        for action in step.actions:
            kind = entered_kind(action)
            if kind is not None and action.value is not None:
                yield action.value, kind


def stated_secrets(demonstration: Demonstration) -> Iterator[tuple[str, Kind]]:
    """Yield the secrets that a recording's procedure or its intent says are entered.

    Examples:
        >>> asked = Demonstration(
        ...     id="1", source="1.json", source_format="x", events=(), source_actions=0,
        ...     intent='Type "Ldl" in the "Password" field and click "Save"',
        ... )
        >>> list(stated_secrets(asked))
        [('Ldl', 'password')]
    """
    if demonstration.procedure is not None:
        yield from entered_secrets(demonstration.procedure.steps)
    if demonstration.intent:
        yield from entered_secrets(_as_steps(demonstration.intent))


@lru_cache(maxsize=64)
def _as_steps(intent: str) -> tuple[ProcedureStep, ...]:
    return parse_procedure(f"1. {intent[:_LONGEST_INTENT]}").steps


_LONGEST_INTENT: Final = 20_000
"""Letters of an intent that are read as a step: what is longer is no sentence."""


def without_entered(procedure: Procedure) -> Procedure:
    r"""Mask what steps enter, words too that are too ordinary to be looked for elsewhere.

    Examples:
        >>> from wb2pm.procedures.reading import parse_procedure
        >>> steps = 'Log in as admin\n1. Type "admin" in the "Password" field'
        >>> masked = without_entered(parse_procedure(steps))
        >>> masked.text.splitlines()
        ['Log in as admin', '1. Type "[password]" in the "Password" field']
        >>> masked.steps[0].actions[0].value
        '[password]'
    """
    lines = procedure.text.split("\n")
    steps = []
    for step in procedure.steps:
        text, actions = step.text, []
        for action in step.actions:
            kind, masked = entered_kind(action), action
            if kind is not None and action.value and action.target:
                word = as_a_word(action.value)
                text = word.sub(MASKS[kind], text)
                lines = [
                    word.sub(MASKS[kind], line) if action.target in line else line
                    for line in lines
                ]
                masked = replace(action, value=MASKS[kind])
            actions.append(masked)
        steps.append(replace(step, text=text, actions=tuple(actions)))
    return replace(procedure, text="\n".join(lines), steps=tuple(steps))
