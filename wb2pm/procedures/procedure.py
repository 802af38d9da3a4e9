"""Written procedures (SOPs) as values."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import Struct

from wb2pm.procedures.forms import form_of
from wb2pm.procedures.step_pictures import Illustrations
from wb2pm.shown import Shown, text_html
from wb2pm.vocabulary.frames import frame_words

if TYPE_CHECKING:
    from wb2pm.vocabulary.framing import FrameWords

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
        ways: Other ways of doing it, which stand below it as indented points: each
            is a line, or a line and what it asks for point by point.
        actions: What it asks for; more than one when a sentence asks for more.
        condition: When it applies ("If a message appears ..."), as written.
        written_number: The number as written, if there was one.
    """

    number: int
    text: str
    ways: tuple[tuple[str, ...], ...] = ()
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


class Procedure(Shown, Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An ordered list of steps in words.

    Attributes:
        title: First line: the intent.
        steps: The steps in order.
        purpose: What it is for, where the text says so.
        example: The request that it was written of, with the values of that case,
            where the title leaves them open.
        start: Where to begin, where the text says so.
        result: What shows at the end, where the text says so.
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
    purpose: str | None = None
    example: str | None = None
    start: str | None = None
    result: str | None = None
    text: str = ""
    language: str | None = None
    source: str | None = None
    rewritten: bool = False
    issues: tuple[str, ...] = ()

    @property
    def request(self) -> str:
        """The request with the values of one case, else the title.

        Examples:
            >>> Procedure(title="Log out", steps=()).request
            'Log out'
        """
        return self.example or self.title

    def _repr_html_(self) -> str:
        """Show it in a notebook as it is read."""
        return text_html(procedure_text(self).strip())

    def write(
        self, path: str | os.PathLike[str], *, pictures: Illustrations | None = None
    ) -> None:
        r"""Write it as a guide to follow: HTML, Markdown or Word, by the file's suffix.

        Whatever it says is written as text: nothing of it becomes markup, script or a
        link but addresses of the web.

        Args:
            path: A file that ends in ``.html``, ``.md`` or ``.docx``; replaced only
                when all went well.
            pictures: Pictures of its steps (`wb2pm.guides.pictures.illustrate`).

        Raises:
            UnknownNameError: If the suffix names no form.
            MissingExtraError: If ``.docx`` is asked for without the extra ``guides``.
            WriteError: If the file cannot be written.

        Examples:
            >>> import pathlib, tempfile
            >>> from wb2pm.procedures.reading import parse_procedure
            >>> path = pathlib.Path(tempfile.mkdtemp()) / "guide.md"
            >>> parse_procedure("Log out\n1. Click <Log out>").write(path)
            >>> print(path.read_text(encoding="utf-8"))
            # Log out
            <BLANKLINE>
            1. Click \<Log out\>
            <BLANKLINE>
        """
        target = Path(path)
        form_of(target)(self, target, pictures or Illustrations())


def procedure_text(procedure: Procedure) -> str:
    r"""Write a procedure as text: the title, an empty line, numbered steps.

    Between title and steps stand purpose and start, after the steps the result;
    other ways of a step are indented points below it. Reading the text again gives
    the same, steps numbered from 1.

    Examples:
        >>> from wb2pm.procedures.reading import parse_procedure
        >>> print(procedure_text(parse_procedure("Log out\n7) Click Log out")))
        Log out
        <BLANKLINE>
        1. Click Log out
        <BLANKLINE>
    """
    words = frame_words(procedure.language)
    title = [procedure.title, ""] if procedure.title else []
    frame = _framed(procedure, words) if title else []
    steps = [
        line
        for number, step in enumerate(procedure.steps, 1)
        for line in (f"{number}. {step.text}", *_points(step.ways))
    ]
    result = ["", f"{words.result}: {procedure.result}"] if procedure.result else []
    return "\n".join([*title, *frame, *steps, *result]) + "\n"


def _framed(procedure: Procedure, words: FrameWords) -> list[str]:
    said = ((words.purpose, procedure.purpose), (words.start, procedure.start))
    lines = [f"{label}: {text}" for label, text in said if text]
    return [*lines, ""] if lines else []


def _points(ways: tuple[tuple[str, ...], ...]) -> list[str]:
    return [
        f"   - {line}" if at == 0 else f"     - {line}"
        for way in ways
        for at, line in enumerate(way)
    ]
