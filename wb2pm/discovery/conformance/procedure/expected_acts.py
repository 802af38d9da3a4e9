"""What a procedure asks for, as fine as what is done.

People write "click the field" and "type the title" as two steps and the log has
one activity for both. Each act gets the weight that leaving it out has.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from wb2pm.discovery.conformance.procedure.acts import (
    ACTIVATED,
    COSTS,
    TYPED,
    ExpectedAct,
    PerformedAct,
)
from wb2pm.discovery.conformance.procedure.name_similarity import LIKE, fold, likeness
from wb2pm.discovery.conformance.procedure.step_similarity import compare
from wb2pm.vocabulary.kinds import BOXES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.procedures.procedure import Procedure, ProcedureStep, StepAction

_ADDRESS_BARS: Final = frozenset({"address bar", "url bar", "address field"})
_UNSEEN: Final = frozenset({"Scroll", "Read", "Other", "Unknown"})
_QUOTED: Final = re.compile(r"[\"\u201c\u201d]|(?<!\w)['\u2018]\w")


class Expectation(NamedTuple):
    """One thing asked, with the other ways in which it may be done."""

    ways: tuple[ExpectedAct, ...]

    @property
    def asked(self) -> ExpectedAct:
        """The way that the procedure names first."""
        return self.ways[0]


def asked_actions(
    procedure: Procedure, done: Sequence[PerformedAct], *, values: Mapping[str, str]
) -> list[Expectation]:
    """List what a procedure asks for, with what each step leaves to its context.

    A step that types or chooses without naming the element means the one that
    was brought into focus before. Bringing it into focus then weighs nothing,
    as an activity does both. Conditions, alternatives, reading, scrolling and
    keys other than Enter weigh nothing either.

    Args:
        procedure: The procedure.
        done: What was done; tells fields from links that are named alike.
        values: Folded value of the procedure -> value to expect instead.
    """
    reader = _Reader(done, values)
    for step in procedure.steps:
        for action in step.actions:
            reader.take(step, action)
    return reader.slots


_FEW = 3
"""Words of a value up to which one of them may be what the other case replaces."""


class _Reader:
    """Reads steps in order and remembers which element is in focus."""

    def __init__(self, done: Sequence[PerformedAct], values: Mapping[str, str]) -> None:
        self.slots: list[Expectation] = []
        self._done = done
        self._elements = {
            (d.element, d.kind) for d in done if d.element and not d.submits
        }
        self._values = values
        self._words = {
            old: new
            for olds, news in values.items()
            if len(olds.split()) == len(news.split())
            for old, new in zip(olds.split(), news.split(), strict=True)
        }
        self._focus: ExpectedAct | None = None
        self._focus_at: int | None = None

    def take(self, step: ProcedureStep, action: StepAction) -> None:
        action = self._activating(action)
        asked = self._in_context(self._captioned(self._asked(step, action)))
        if asked.verb == "Enter" and self.slots:
            self._fold_deletion()
        same_step = bool(self.slots) and self.slots[-1].asked.step == step.number
        if action.use == "alternative" and same_step:
            self.slots[-1] = Expectation((*self.slots[-1].ways, asked))
            return
        self.slots.append(Expectation((asked,)))
        self._move_focus(asked)

    def _activating(self, action: StepAction) -> StepAction:
        """Take Space on a box, named or reached by Tab, for a click: it ticks it."""
        last = self.slots[-1].asked if self.slots else None
        if (action.verb, action.value) == ("Press", "Space") and action.target:
            return replace(action, verb="Click", value=None)
        if (
            (action.verb, action.target, action.value) == ("Press", None, "Space")
            and last is not None
            and (last.verb, last.value) == ("Press", "Tab")
            and last.target
        ):
            return replace(
                action,
                verb="Click",
                target=last.target,
                element_type=last.kind,
                value=None,
            )
        return action

    def _fold_deletion(self) -> None:
        """Deleting what stands in a field is part of typing there."""
        last = self.slots[-1]
        if last.asked.verb == "Delete":
            free = last.asked._replace(weight=COSTS.free)
            self.slots[-1] = Expectation((free, *last.ways[1:]))

    def _asked(self, step: ProcedureStep, action: StepAction) -> ExpectedAct:
        weight = COSTS.leftover
        if action.use != "required" or action.verb in _UNSEEN:
            weight = COSTS.free
        if action.verb == "Press" and action.value != "Enter":
            weight = COSTS.free
        if action.verb == "Navigate" and _is_region(action.target, step.text):
            weight = COSTS.free
        target, value = self._given(action.target), self._valued(action.value)
        return ExpectedAct(
            step=step.number,
            verb=action.verb,
            target=target,
            kind=action.element_type,
            value=value,
            place=action.location,
            weight=weight,
            told=_told(action.verb, target, value),
            other_case=bool(self._values),
            text="" if _QUOTED.search(step.text) else fold(step.text),
        )

    def _captioned(self, asked: ExpectedAct) -> ExpectedAct:
        """Name a field that a step describes by the caption beside it."""
        if asked.verb != "Click" or asked.target:
            return asked
        for caption in re.findall(r'"([^"]*)"', asked.place or ""):
            for this in self._done:
                named = this.element and likeness(this.element, caption) >= LIKE
                if named and this.kind in TYPED:
                    told = _told("Click", this.element, None)
                    return asked._replace(
                        target=this.element, kind=this.kind, told=told
                    )
        return asked

    def _given(self, name: str | None) -> str | None:
        return self._values.get(fold(name), name) if name else name

    def _valued(self, value: str | None) -> str | None:
        """Return the value of the other case: a part of one, or a few words with one."""
        given = self._given(value)
        if not value or given != value:
            return given
        words = value.split()
        parts = [self._words.get(fold(word)) for word in words]
        if all(parts):
            return " ".join(part for part in parts if part)
        if len(words) > _FEW:
            return value
        return " ".join(self._values.get(fold(word), word) for word in words)

    def _in_context(self, asked: ExpectedAct) -> ExpectedAct:
        """Fill in the element that a step leaves to the one before."""
        focus = self._focus
        if focus is None:
            return asked
        last = self.slots[-1].asked
        if asked.verb == "Press" and asked.value == "Enter" and last.verb == "Press":
            return asked._replace(target=last.target, kind=last.kind)
        chooses = asked.verb == "Click" and asked.kind in {None, "option"}
        clicked = last is focus and focus.verb in {"Click", "Press"}
        if chooses and clicked and asked.target and focus.kind == "dropdown":
            asked = asked._replace(
                verb="Select",
                value=asked.target,
                target=None,
                kind=None,
                told=_told("Select", focus.target, asked.target),
            )
        if asked.verb not in {"Enter", "Select", "Delete", "Click"}:
            return asked
        if asked.verb == "Click" and asked.kind not in TYPED:
            return asked
        if asked.target is None:
            asked = asked._replace(
                target=focus.target,
                kind=asked.kind or focus.kind,
                told=_told(asked.verb, focus.target, asked.value),
            )
        elif not focus.target or likeness(asked.target, focus.target) < LIKE:
            return asked
        leads_up = asked.weight and focus.verb in {"Click", "Navigate"}
        if leads_up and self._focus_at is not None:
            before = self.slots[self._focus_at]
            free = before.asked._replace(weight=COSTS.free)
            self.slots[self._focus_at] = Expectation((free, *before.ways[1:]))
            self._focus_at = None
        return asked

    def _move_focus(self, asked: ExpectedAct) -> None:
        if asked.verb in {"Scroll", "Other", "Unknown", "Delete"}:
            return
        if asked.verb == "Press" and asked.target is None:
            return
        if asked.verb == "Read" and asked.kind not in TYPED | {"section"}:
            return
        takes_text = asked.verb in {"Enter", "Select"} or self._takes_text(asked)
        named = asked.target or asked.kind in TYPED
        self._focus = asked if named and takes_text else None
        self._focus_at = len(self.slots) - 1 if self._focus else None

    def _takes_text(self, asked: ExpectedAct) -> bool:
        if asked.verb in {"Press", "Read"} or asked.kind in TYPED:
            return True
        if fold(asked.target or "") in _ADDRESS_BARS:
            return True
        if asked.kind is not None or asked.target is None:
            return False
        kinds = {
            kind
            for element, kind in self._elements
            if likeness(element, asked.target) >= LIKE
        }
        return bool(kinds) and not kinds & (ACTIVATED | BOXES)


def _is_region(target: str | None, text: str) -> bool:
    """Return whether a step only turns to a part of the page, in plain words."""
    if target is None or not target.islower():
        return False
    return not any(f"{quote}{target}" in text for quote in "\"'\u201c\u2018")


def _told(verb: str, target: str | None, value: str | None) -> str:
    if verb in {"Enter", "Select"}:
        what = f'"{value}"' if value else "a value"
        return f'{verb} {what} in "{target}"' if target else f"{verb} {what}"
    if verb == "Press" and target:
        return f'{verb} {value} to reach "{target}"'
    name = f'"{target}"' if target else value
    return f"{verb} {name}" if name else verb


def until_repeats(
    slots: Sequence[Expectation], done: Sequence[PerformedAct]
) -> list[PerformedAct]:
    """Let a click be repeated freely where a step says until when."""
    loops = [s.asked for s in slots if re.search(r"\buntil\b", s.asked.place or "")]
    result = list(done)
    for at in range(1, len(result)):
        again = result[at].label == result[at - 1].label
        if again and any(_fits(loop, result[at]) for loop in loops):
            result[at] = result[at]._replace(weight=COSTS.free)
    return result


def _fits(asked: ExpectedAct, done: PerformedAct) -> bool:
    comparison = compare(asked, done)
    return comparison is not None and comparison.difference == "same"
