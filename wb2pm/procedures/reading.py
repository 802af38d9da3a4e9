"""The text of a procedure, cut into title and steps.

People number by hand, wrap lines and paste from word processors, so nothing a
text can hold is an error: what is out of order is noted in `Procedure.issues`,
and every line of the text ends up in the title, in a step or in the issues.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wb2pm.procedures.procedure import Procedure, ProcedureStep
from wb2pm.procedures.step_reading import READ_CHARACTERS, read_step

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_BOM = "\ufeff"
_RULE = re.compile(r"\s*-{40,}\s*")
_FIELD = re.compile(
    r"\s*(Task ID|Task|UI|Start URL|Ablation)\s*:\s*(.*)", re.IGNORECASE
)
_NUMBER = re.compile(
    r"""\s*(?:[*#]+\s*)?(?:step\s+)?
        (?:\((?P<round>\d{1,3})\)
          |(?P<plain>\d{1,6}(?:\.\d{1,3})*)\s?[.):](?=\s|$|[^\W\d]|["\u201c\u2018'(])
          |(?<=step\ )(?P<word>\d{1,6})\b[\s:-]*)
        (?:\*\*)?\s*(?P<rest>.*)""",
    re.IGNORECASE | re.VERBOSE,
)
_BULLET = re.compile(r"\s*(?:[-*\u2022\u2013\u00b7]|\(?[a-zA-Z][.)])\s+(?P<rest>\S.*)")


def parse_procedure(text: str, *, source: str | None = None) -> Procedure:
    r"""Read a written procedure.

    The first line is the title, numbered lines are the steps (bullets or letters
    where nothing is numbered), other lines continue the one before. Nothing in a
    text is an error; what is out of order is noted in `Procedure.issues`, and
    each line is in the title, in a step or in an issue.

    Args:
        text: The procedure as a person or a model wrote it.
        source: File it comes from, to be named in what follows.

    Returns:
        The procedure. A step whose wording is not understood has one action
        with the verb ``Unknown``.

    Examples:
        >>> procedure = parse_procedure('Log out\n1. Click the "Log out" link.')
        >>> procedure.title
        'Log out'
        >>> procedure.steps[0].actions
        (StepAction(verb='Click', target='Log out', element_type='link', value=None, location=None, use='required'),)
    """
    issues: list[str] = []
    lines = list(_lines(text, issues))
    title, lines = _skip_header(lines, issues)
    numbered = any(
        _is_step_number(_number(match), ())
        for _, line in lines
        if (match := _NUMBER.fullmatch(line))
    )
    marker = _NUMBER if numbered else _BULLET
    titles: list[str] = [title] if title else []
    marked: list[_Marked] = []
    for where, line in lines:
        match = marker.fullmatch(line)
        if match and _is_step_number(_number(match), marked):
            marked.append(_Marked(where, _number(match), match["rest"].strip()))
        elif not marked and title:
            issues.append(f"line {where}, before the first step: {line.strip()}")
        elif not marked:
            titles.append(line.strip())
        elif _is_heading(line, marked[-1]):
            issues.append(f"line {where}, a heading: {line.strip()}")
        else:
            marked[-1].add(line.strip())
            issues.append(f"line {where} continues step {len(marked)}")
    if not numbered and marked:
        issues.append("the steps are not numbered")
    if len(titles) > 1:
        issues.append(f"the title spans {len(titles)} lines")
    title = _without_marker(" ".join(titles), issues)
    steps = tuple(_steps(marked, issues))
    if not title:
        issues.append("there is no title")
    if not steps:
        issues.append("there are no steps")
    return Procedure(
        title=title,
        steps=steps,
        text=text,
        source=source,
        issues=tuple(issues),
    )


class _Marked:
    """A step while its lines are collected."""

    def __init__(self, line: int, number: int | None, text: str) -> None:
        self.line = line
        self.number = number
        self.texts = [text] if text else []

    def add(self, text: str) -> None:
        self.texts.append(text)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.texts).split())


def _lines(text: str, issues: list[str]) -> Iterator[tuple[int, str]]:
    """Yield the lines that hold something, with their 1-based numbers."""
    if _BOM in text:
        issues.append("a byte order mark was taken out")
    for where, line in enumerate(text.replace(_BOM, "").splitlines(), start=1):
        if line.strip():
            yield where, line


def _skip_header(
    lines: list[tuple[int, str]], issues: list[str]
) -> tuple[str, list[tuple[int, str]]]:
    """Take off the header of a generated procedure; its task is the title."""
    at = next((i for i, (_, line) in enumerate(lines) if _RULE.fullmatch(line)), None)
    if at is None or not any(_FIELD.fullmatch(line) for _, line in lines[:at]):
        return "", lines
    title = ""
    for where, line in lines[: at + 1]:
        issues.append(f"line {where}, header: {line.strip()}")
        field = _FIELD.fullmatch(line)
        if field and field[1].lower() == "task":
            title = field[2].strip()
    return title, lines[at + 1 :]


def _without_marker(title: str, issues: list[str]) -> str:
    """Take a marker off a title, which would be read back as a step."""
    plain = " ".join(title.split())
    while match := _NUMBER.fullmatch(plain) or _BULLET.fullmatch(plain):
        plain = match["rest"].strip()
    if plain != " ".join(title.split()):
        issues.append(f"the title was written: {' '.join(title.split())}")
    return plain


def _number(match: re.Match[str]) -> int | None:
    groups = match.groupdict()
    for name in ("round", "plain", "word"):
        if groups.get(name):
            return int(groups[name].rsplit(".", 1)[-1])
    return None


def _is_step_number(number: int | None, before: Sequence[_Marked]) -> bool:
    """Tell numbers of steps from years and the like that a line wraps before."""
    return number is None or number <= _PLAIN_NUMBER or number == len(before) + 1


_PLAIN_NUMBER = 999


def _is_heading(line: str, before: _Marked) -> bool:
    """Return whether a line between steps heads those that follow."""
    last = before.texts[-1] if before.texts else ""
    ended = last.endswith((".", "!", "?", '"', "\u201d", ")"))
    return ended and line.strip().endswith(":")


def _steps(marked: list[_Marked], issues: list[str]) -> Iterator[ProcedureStep]:
    expected = 1
    position = 0
    for step in marked:
        if step.number is not None:
            if step.number != expected:
                issues.append(
                    f"line {step.line} is numbered {step.number} "
                    f"where {expected} was expected"
                )
            expected = step.number + 1
        if not step.text:
            issues.append(f"line {step.line} has a number and no text")
            continue
        position += 1
        if len(step.text) > READ_CHARACTERS:
            issues.append(
                f"step {position} is long: only its first {READ_CHARACTERS} "
                "characters were searched for actions"
            )
        reading = read_step(step.text)
        yield ProcedureStep(
            number=position,
            text=step.text,
            actions=reading.actions,
            condition=reading.condition,
            written_number=step.number,
        )
