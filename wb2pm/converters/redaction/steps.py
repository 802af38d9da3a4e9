"""Secrets that a step of a procedure says are entered."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from wb2pm.converters.redaction.contents import is_told
from wb2pm.converters.redaction.fields import field_kind
from wb2pm.converters.redaction.known import as_a_word
from wb2pm.converters.redaction.spans import MASKS, is_mask, speaks_of_secrets
from wb2pm.events import Demonstration
from wb2pm.procedures.reading import parse_procedure
from wb2pm.procedures.step_reading import READ_CHARACTERS, read_step
from wb2pm.vocabulary.language import languages

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


def entered_secrets(procedure: Procedure) -> Iterator[tuple[str, Kind]]:
    """Yield the secrets that a procedure says are entered, each with its kind.

    Whatever part of it says so: a step, another way of doing it, its title. Each is
    told once.
    """
    found: dict[str, Kind] = {}
    for action in _actions(procedure):
        kind = entered_kind(action)
        if kind is not None and action.value is not None:
            found.setdefault(action.value, kind)
    yield from found.items()


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
        yield from entered_secrets(demonstration.procedure)
    if demonstration.intent:
        yield from secrets_stated_in(demonstration.intent)


def secrets_stated_in(text: str) -> Iterator[tuple[str, Kind]]:
    r"""Yield the secrets that a text of instructions says are entered.

    Examples:
        >>> list(secrets_stated_in('1. Log in\n2. Type "Ldl" in the "Password" field'))
        [('Ldl', 'password')]
    """
    if speaks_of_secrets(text[:_LONGEST_TEXT]):
        yield from entered_secrets(_read(text))


@lru_cache(maxsize=64)
def _read(text: str) -> Procedure:
    """Read a text as a procedure; as one step of it where nothing is numbered."""
    said = text[:_LONGEST_TEXT]
    read = parse_procedure(said)
    if read.steps:
        return replace(read, text=text)
    return replace(parse_procedure(f"1. {said}"), text=text)


_LONGEST_TEXT: Final = 20_000
"""Letters of a text that are read as steps: what is longer is no sentence."""


def without_entered(procedure: Procedure) -> Procedure:
    r"""Mask what steps enter, words too that are too ordinary to be looked for elsewhere.

    Such a word is masked in its step, and in each line that names its field.

    Examples:
        >>> from wb2pm.procedures.reading import parse_procedure
        >>> steps = 'Log in as admin\n1. Type "admin" in the "Password" field'
        >>> masked = without_entered(parse_procedure(steps))
        >>> masked.text.splitlines()
        ['Log in as admin', '1. Type "[password]" in the "Password" field']
        >>> masked.steps[0].actions[0].value
        '[password]'
    """
    all_said = _distinct(_actions(procedure))
    if not all_said:
        return procedure
    text = "\n".join(_cover(line, all_said) for line in procedure.text.split("\n"))
    steps = []
    for step in procedure.steps:
        own = _distinct(_asked_by(step, procedure.language))
        text = _cover_lines(text, step.text, own)
        steps.append(_cover_step(step, own, all_said))
    parts = {name: getattr(procedure, name) for name in _PARTS}
    covered = {n: part and _cover(part, all_said) for n, part in parts.items()}
    issues = tuple(_cover(issue, all_said) for issue in procedure.issues)
    return replace(procedure, text=text, steps=tuple(steps), issues=issues, **covered)


def without_stated(text: str) -> str:
    r"""Mask what a text of instructions says is entered in secret.

    Examples:
        >>> without_stated('Type "admin" in the "Password" field and log in')
        'Type "[password]" in the "Password" field and log in'
        >>> without_stated("Log in as admin")
        'Log in as admin'
    """
    if not speaks_of_secrets(text[:_LONGEST_TEXT]):
        return text
    return without_entered(_read(text)).text


_PARTS: Final = ("title", "purpose", "example", "start", "result")
"""Parts of a procedure beside its steps that are sentences."""


class _Entered(NamedTuple):
    """What is entered, and where."""

    value: str
    mask: str
    field: str

    def cover(self, text: str) -> str:
        """Mask it in a text."""
        if self.value not in text:
            return text
        return as_a_word(self.value).sub(self.mask, text)


def _actions(procedure: Procedure) -> Iterator[StepAction]:
    """Go through all that a procedure asks for, in whatever part of it."""
    for step in procedure.steps:
        yield from _asked_by(step, procedure.language)
    parts = [getattr(procedure, name) for name in _PARTS]
    for sentence in filter(None, [*parts, *procedure.issues]):
        yield from _read_sentence(sentence, procedure.language)


def _asked_by(step: ProcedureStep, told: str | None) -> Iterator[StepAction]:
    yield from step.actions
    if not any(map(_entered, step.actions)):
        yield from _read_sentence(step.text, told)
    for sentence in chain.from_iterable(step.ways):
        yield from _read_sentence(sentence, told)


@lru_cache(maxsize=1024)
def _read_sentence(sentence: str, told: str | None) -> tuple[StepAction, ...]:
    """Read a sentence; where its language is not told, in the first that finds a secret.

    Recordings of one workflow have the same procedure beside them.
    """
    if not speaks_of_secrets(sentence[:READ_CHARACTERS]):
        return ()
    for code in [told] if told else languages():
        actions = read_step(sentence, code).actions
        if any(map(_entered, actions)):
            return actions
    return ()


def _distinct(actions: Iterable[StepAction]) -> tuple[_Entered, ...]:
    return tuple(dict.fromkeys(filter(None, map(_entered, actions))))


def _entered(action: StepAction) -> _Entered | None:
    kind = entered_kind(action)
    if kind is None or not action.value or not action.target:
        return None
    return _Entered(action.value, MASKS[kind], action.target)


def _cover(text: str, said: Iterable[_Entered], *, own: Iterable[_Entered] = ()) -> str:
    """Mask what is entered in the fields that a text names, and what it enters itself."""
    for one in said:
        if one.field in text:
            text = one.cover(text)
    for one in own:
        text = one.cover(text)
    return text


def _cover_lines(text: str, sentence: str, own: tuple[_Entered, ...]) -> str:
    """Mask what a sentence enters where it stands, on several lines perhaps."""
    if not own:
        return text
    lines = re.compile(r"\s+".join(map(re.escape, sentence.split())))
    return lines.sub(lambda match: _cover(match[0], (), own=own), text)


def _cover_step(
    step: ProcedureStep, own: tuple[_Entered, ...], said: tuple[_Entered, ...]
) -> ProcedureStep:
    ways = [[_cover(part, said, own=own) for part in way] for way in step.ways]
    return replace(
        step,
        text=_cover(step.text, said, own=own),
        ways=tuple(map(tuple, ways)),
        condition=step.condition and _cover(step.condition, said, own=own),
        actions=tuple(_cover_action(action, own) for action in step.actions),
    )


def _cover_action(action: StepAction, own: tuple[_Entered, ...]) -> StepAction:
    if entered := _entered(action):
        return replace(action, value=entered.mask)
    if action.target and (target := _cover(action.target, (), own=own)):
        return replace(action, target=target)
    return action
