"""What a question about work asks for: its kind, and the names and numbers in it.

A kind is known by the words that questions of it hold in each language
(`wb2pm.vocabulary.sections.QuestionWords`), not by how a whole sentence goes.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, Literal

from msgspec import Struct

from wb2pm.vocabulary.detection import detect_language
from wb2pm.vocabulary.language import language
from wb2pm.vocabulary.phrases import phrase_pattern

Kind = Literal[
    "failure_modes",
    "completion",
    "purpose",
    "why_click",
    "why_type",
    "change",
    "differences",
    "efficiency",
]
_QUOTES: Final = "\"'\u201c\u201d\u2018\u2019"
_QUOTED: Final = re.compile(rf"[{_QUOTES}](?=\S)([^\"\u201c\u201d]+?)[{_QUOTES}](?!\w)")
_GAP: Final = "..."
_DEFAULT: Final = "en"


class AskedQuestion(Struct, frozen=True, kw_only=True):
    """A question, understood.

    Attributes:
        kind: What it asks for.
        name: What was clicked or typed, as the question calls it.
        step: Number of the step it is about, from 1.
        screenshot: Number of the screenshot it is about.
        topic: Which of several workflows it is about, in words.
        old: What the work was about, where it is to be changed.
        new: What it should be about instead.
    """

    kind: Kind
    name: str | None = None
    step: int | None = None
    screenshot: int | None = None
    topic: str | None = None
    old: str | None = None
    new: str | None = None


def understand_question(question: str) -> AskedQuestion | None:
    """Return what a question asks for; None for a kind that no rule knows.

    Examples:
        >>> asked = understand_question("Why does the user click 'Apply' in step #4?")
        >>> asked.kind, asked.name, asked.step
        ('why_click', 'Apply', 4)
        >>> understand_question("What is the weather like?") is None
        True
    """
    text = " ".join(question.split())
    code = detect_language(text) or _DEFAULT
    kind = _kind_of(text, code)
    if kind is None and code != _DEFAULT:  # names of buttons may be of another
        code = _DEFAULT
        kind = _kind_of(text, code)
    if kind is None:
        return None
    quoted = _quoted(text, code)
    words = language(code).questions
    plain = {"why_click": words.clicked, "why_type": words.typed}.get(kind)
    said = plain.search(text) if plain else None
    named = quoted or (said["name"] if said else None)
    change = words.exchange.search(text) if kind == "change" else None
    about = words.about.search(text) if kind == "completion" else None
    return AskedQuestion(
        kind=kind,
        name=named.strip() if named else None,
        step=_number(text, words.step),
        screenshot=_number(text, words.picture),
        topic=about["topic"] if about else None,
        old=change["old"].strip() if change else None,
        new=change["new"].strip() if change else None,
    )


def _kind_of(text: str, code: str) -> Kind | None:
    """Return the first kind whose words a question holds."""
    without_keys = _key_presses(code).sub(" ", text)
    for kind, pattern in _patterns(code).items():
        if pattern.search(without_keys if kind == "why_type" else text):
            return kind
    return None


@cache
def _patterns(code: str) -> dict[Kind, re.Pattern[str]]:
    """Write what questions of each kind say; the first that fits is it."""
    words = language(code).questions
    why = _said(words.why)
    return {
        "change": _find(_said(words.change)),
        "why_type": _find(f"(?:{why}).*(?:{_said(words.typing)})"),
        "why_click": _find(f"(?:{why}).*(?:{_said(words.clicking)})"),
        "failure_modes": _find(_said(words.failure)),
        "completion": _find(_said(words.completion)),
        "efficiency": _find(_said(words.efficiency)),
        "differences": _find(_said(words.differences)),
        "purpose": _find(_said(words.purpose)),
    }


@cache
def _key_presses(code: str) -> re.Pattern[str]:
    """Find a verb for pressing with a key's name: that is no word for typing."""
    known = language(code)
    pressing, keys = _said(known.questions.clicking), _said(tuple(known.key_of))
    return _find(rf"(?:{pressing})\W+(?:\w+\W+)?(?:{keys})")


def _said(phrases: tuple[str, ...]) -> str:
    """Write a pattern for phrases, with anything in the place of their dots."""
    written = [
        ".*".join(phrase_pattern([part.strip()]).pattern for part in phrase.split(_GAP))
        for phrase in phrases
    ]
    return "|".join(written) or "(?!)"


def _find(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE | re.DOTALL)


def _quoted(text: str, code: str) -> str | None:
    """Return the first name in quotation marks, of any or of the question's language."""
    found = _QUOTED.search(text)
    if found:
        return found[1]
    for opening, closing in language(code).quotes:
        marks = re.escape(opening), re.escape(closing)
        found = re.search(rf"{marks[0]}\s*(.+?)\s*{marks[1]}", text)
        if found:
            return found[1]
    return None


def _number(text: str, called: tuple[str, ...]) -> int | None:
    match = re.search(rf"(?:{_said(called)})\s*#?\s*(\d+)", text, re.IGNORECASE)
    return int(match[1]) if match else None
