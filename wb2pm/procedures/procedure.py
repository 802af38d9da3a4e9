"""Written procedures (SOPs) as values."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct

Use = Literal["required", "optional", "alternative"]
"""`required`: always done. `optional`: done when a condition holds, or a remark.
`alternative`: another way of doing what the action before it asks for."""


class StepAction(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One discrete action that a step of a procedure asks for.

    Attributes:
        verb: What it does: Click, Enter, Select, Press, Scroll, Navigate,
            Delete, Read, Other (such as to hover), or Unknown: not understood.
        target: Name of the element, as written.
        element_type: Kind of element as written: link, button, field,
            dropdown, checkbox, row, tab, menu.
        value: What to type, choose or press.
        location: Where the element is, as written.
        use: Whether it has to be done each time.
    """

    verb: str
    target: str | None = None
    element_type: str | None = None
    value: str | None = None
    location: str | None = None
    use: Use = "required"


class StepReading(NamedTuple):
    """What was understood of a step.

    Attributes:
        actions: What it asks for, in the order in which it is said.
        condition: When it applies, as written.
    """

    actions: tuple[StepAction, ...]
    condition: str | None


class ProcedureStep(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One step of a procedure.

    Attributes:
        number: 1-based position among the steps, whatever number was written.
        text: The step as written, continuation lines joined by spaces.
        actions: What it asks for; more than one when a sentence asks for more.
        condition: When it applies ("If a message appears ..."), as written.
        written_number: The number as written, if there was one.
    """

    number: int
    text: str
    actions: tuple[StepAction, ...] = ()
    condition: str | None = None
    written_number: int | None = None

    @property
    def understood(self) -> bool:
        """Whether at least one action was understood.

        Examples:
            >>> ProcedureStep(number=1, text="Glorp the frobnicator").understood
            False
        """
        return any(action.verb != "Unknown" for action in self.actions)


class Procedure(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An ordered list of steps in words.

    Attributes:
        title: First line: the intent.
        steps: The steps in order.
        text: The whole text as read.
        language: Code of the language it is written in (``de``); None when that
            could not be told.
        source: File it was read from.
        rewritten: Whether it stands in the place of the author's own, which is
            kept beside it.
        issues: What the parser had to note, in words.
    """

    title: str
    steps: tuple[ProcedureStep, ...]
    text: str = ""
    language: str | None = None
    source: str | None = None
    rewritten: bool = False
    issues: tuple[str, ...] = ()


def procedure_text(procedure: Procedure) -> str:
    r"""Write a procedure as text: the title, an empty line, numbered steps.

    Reading the text again gives the same title and the same steps, numbered
    from 1.

    Examples:
        >>> from wb2pm.procedures.reading import parse_procedure
        >>> print(procedure_text(parse_procedure("Log out\n7) Click Log out")))
        Log out
        <BLANKLINE>
        1. Click Log out
        <BLANKLINE>
    """
    title = [procedure.title, ""] if procedure.title else []
    steps = [f"{number}. {step.text}" for number, step in enumerate(procedure.steps, 1)]
    return "\n".join([*title, *steps]) + "\n"
