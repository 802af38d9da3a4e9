"""The text of a procedure, cut into title and steps.

People number by hand, wrap lines and paste from word processors, so nothing a
text can hold is an error: what is out of order is noted in `Procedure.issues`,
and every line of the text ends up in the title, in a step or in the issues.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from wb2pm.errors import WrongKindError
from wb2pm.procedures.procedure import Procedure, ProcedureStep, StepAction
from wb2pm.procedures.quoted_names import NAME, mask
from wb2pm.procedures.step_reading import READ_CHARACTERS, read_step
from wb2pm.vocabulary.detection import detect_language
from wb2pm.vocabulary.frames import find_example, find_frame
from wb2pm.vocabulary.language import every_word
from wb2pm.vocabulary.phrases import one_of, phrase_pattern

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_NAME = re.compile(NAME)
_BOM = "\ufeff"
_RULE = re.compile(r"\s*-{40,}\s*")
_FIELD = re.compile(
    r"\s*(Task ID|Task|UI|Start URL|Ablation)\s*:\s*(.*)", re.IGNORECASE
)
_BULLET = re.compile(
    r"\s*(?:[-*\u2022\u2013\u00b7\u30fb\u25cf\u25a0]|\(?[^\W\d_][.)])\s+(?P<rest>\S.*)"
)
_POINT = re.compile(r"(?P<indent>[ \t]+)[-*\u2022\u2013\u00b7]\s+(?P<rest>\S.*)")
_OPENING = "\"'(\u2018\u201c\u201e\u00ab\u2039\u300c\u300e\u3010\uff08"
_CLOSING = (".", "!", "?", '"', "\u201d", ")", "\u00bb", "\u300d", "\u300f", "\u3002")


@cache
def _number_pattern() -> re.Pattern[str]:
    """Compile what the number of a step looks like, in any language."""
    said = [phrase.split(" ... ") for phrase in every_word(lambda w: w.grammar.steps)]
    before = one_of({parts[0] for parts in said})
    after = one_of({parts[1] for parts in said if len(parts) > 1})
    return re.compile(
        rf"""\s*(?:[*\#]+\s*)?(?P<said>(?:{before})\s*)?
        (?:[(\uff08](?P<round>\d{{1,3}})[)\uff09]
          |(?P<plain>\d{{1,6}}(?:\.\d{{1,3}})*)\s?[.):\u3001\uff0e\uff09\uff1a]
           (?=\s|$|[^\W\d]|[{_OPENING}])
          |(?(said)(?P<word>\d{{1,6}})(?:{after}|\b)[\s:\uff1a-]*|(?!)))
        (?:\*\*)?\s*(?P<rest>.*)""",
        re.IGNORECASE | re.VERBOSE,
    )


@cache
def _alternatives() -> re.Pattern[str]:
    """Compile how another way is told, in any language."""
    return phrase_pattern(every_word(lambda w: w.grammar.alternatives))


def parse_procedure(
    text: str, *, source: str | None = None, language: str | None = None
) -> Procedure:
    r"""Read a written procedure.

    The first line is the title, numbered lines are the steps (bullets or letters
    where nothing is numbered), other lines continue the one before. Purpose, start and
    result have lines of their own ("Result: ..."), and other ways of a step are
    indented points below it ("- Or ..."). Nothing in a text is an error; what is out of
    order is noted in `Procedure.issues`, and each line is in the title, in a step, in
    purpose, start or result, or in an issue.

    Args:
        text: The procedure as a person or a model wrote it.
        source: File it comes from, to be named in what follows.
        language: Code of its language, where its words leave that open.

    Returns:
        The procedure, with the language that its words tell. A step whose wording is not understood has one action
        with the verb ``Unknown``.

    Raises:
        WrongKindError: If it is no text.

    Examples:
        >>> procedure = parse_procedure('Log out\n1. Click the "Log out" link.')
        >>> procedure.title
        'Log out'
        >>> procedure.steps[0].actions
        (StepAction(verb='Click', target='Log out', element_type='link', value=None, location=None, use='required'),)
    """
    if not isinstance(text, str):
        how = "give the text of the procedure, `Path(...).read_text()` of a file"
        raise WrongKindError("text", type(text).__name__, how)
    issues: list[str] = []
    lines = list(_lines(text, issues))
    title, lines = _skip_header(lines, issues)
    frame, lines = _take_frame(lines, issues)
    numbered = any(
        _is_step_number(_number(match), ())
        for _, line in lines
        if (match := _number_pattern().fullmatch(line))
    )
    marker = _number_pattern() if numbered else _BULLET
    titles: list[str] = [title] if title else []
    marked: list[_Marked] = []
    for where, line in lines:
        match = marker.fullmatch(line)
        if match and _is_step_number(_number(match), marked):
            marked.append(_Marked(where, _number(match), match["rest"].strip()))
        elif marked:
            _go_on(where, line, marked, issues)
        elif title:
            issues.append(f"line {where}, before the first step: {line.strip()}")
        else:
            titles.append(line.strip())
    if not numbered and marked:
        issues.append("the steps are not numbered")
    if len(titles) > 1:
        issues.append(f"the title spans {len(titles)} lines")
    title = _without_marker(" ".join(titles), issues)
    told = _language(title, marked, language)
    steps = tuple(_steps(marked, issues, told))
    if not title:
        issues.append("there is no title")
    if not steps:
        issues.append("there are no steps")
    return Procedure(
        title=title,
        steps=steps,
        purpose=frame.get("purpose"),
        example=find_example(frame.get("purpose", "")),
        start=frame.get("start"),
        result=frame.get("result"),
        text=text,
        language=told,
        source=source,
        issues=tuple(issues),
    )


class _Marked:
    """A step while its lines are collected."""

    def __init__(self, line: int, number: int | None, text: str) -> None:
        self.line = line
        self.number = number
        self.texts = [text] if text else []

        self.ways: list[tuple[int, list[str]]] = []

    def add(self, text: str) -> None:
        self.texts.append(text)

    def takes_way(self, line: str) -> bool:
        """Take an indented point that tells another way, or what such a way asks."""
        point = _POINT.fullmatch(line)
        if point is None:
            return False
        depth, said = len(point["indent"]), point["rest"].strip()
        if self.ways and depth > self.ways[-1][0]:
            self.ways[-1][1].append(said)
        elif _alternatives().match(said):
            self.ways.append((depth, [said]))
        else:
            return False
        return True

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.texts).split())


def _go_on(where: int, line: str, marked: Sequence[_Marked], issues: list[str]) -> None:
    """Take a line after the first step that begins no step of its own."""
    if marked[-1].takes_way(line):
        return
    if _is_heading(line, marked[-1]):
        issues.append(f"line {where}, a heading: {line.strip()}")
    else:
        marked[-1].add(line.strip())
        issues.append(f"line {where} continues step {len(marked)}")


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


def _take_frame(
    lines: list[tuple[int, str]], issues: list[str]
) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """Take out what says purpose, start and result; of each the first counts."""
    frame: dict[str, str] = {}
    kept = lines[:1]
    for where, line in lines[1:]:
        found = find_frame(line)
        if found is None:
            kept.append((where, line))
        elif found[0] in frame:
            issues.append(f"line {where} tells the {found[0]} again: {line.strip()}")
        else:
            frame[found[0]] = found[1]
    return frame, kept


def _without_marker(title: str, issues: list[str]) -> str:
    """Take a marker off a title, which would be read back as a step."""
    plain = " ".join(title.split())
    while match := _number_pattern().fullmatch(plain) or _BULLET.fullmatch(plain):
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
    return last.endswith(_CLOSING) and line.strip().endswith((":", "\uff1a"))


def _language(title: str, marked: list[_Marked], hint: str | None) -> str | None:
    """Tell the language of a procedure by what is not a name in quotes."""
    written = [title, *(step.text[:READ_CHARACTERS] for step in marked)]
    unquoted = " \n".join(_NAME.sub(" ", mask(text).text) for text in written)
    return detect_language(unquoted, hint)


def _steps(
    marked: list[_Marked], issues: list[str], language: str | None
) -> Iterator[ProcedureStep]:
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
        reading = read_step(step.text, language)
        ways = tuple(tuple(lines) for _, lines in step.ways)
        others = (action for way in ways for action in _other_way(way, language))
        yield ProcedureStep(
            number=position,
            text=step.text,
            ways=ways,
            actions=(*reading.actions, *others),
            condition=reading.condition,
            written_number=step.number,
        )


def _other_way(way: tuple[str, ...], language: str | None) -> Iterator[StepAction]:
    """Read another way: one action stands for the step, several only may be done."""
    read = [action for line in way for action in read_step(line, language).actions]
    known = [action for action in read if action.verb != "Unknown"]
    for action in known:
        yield replace(action, use="alternative" if len(known) == 1 else "optional")
