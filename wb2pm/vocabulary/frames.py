"""What frames the steps of a procedure, found in any language."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Literal

from wb2pm.vocabulary.language import language, languages

if TYPE_CHECKING:
    from wb2pm.vocabulary.framing import FrameWords

Part = Literal["purpose", "start", "result"]


def frame_words(code: str | None) -> FrameWords:
    """Return the frame of a language, or of the default one if it has none.

    Examples:
        >>> frame_words("de").result, frame_words(None).result
        ('Ergebnis', 'Result')
    """
    sentences = language(code).sentences if code else None
    sentences = sentences or language("en").sentences
    if sentences is None:
        raise LookupError("the default language has no sentences")
    return sentences.frame


def find_frame(line: str) -> tuple[Part, str] | None:
    """Take a line that frames the steps apart, in any language.

    Returns:
        Which part it is and what it says; None for any other line.

    Examples:
        >>> find_frame("Ergebnis: Die Seite ist da."), find_frame("Click Save")
        (('result', 'Die Seite ist da.'), None)
    """
    found = _frame_pattern().fullmatch(line.strip())
    if found is None:
        return None
    part = _parts()[found[1].casefold()]
    return part, found[2]


def find_example(purpose: str) -> str | None:
    """Take the request out of a purpose that is known by one, in any language.

    Examples:
        >>> find_example('For requests such as "Log out".')
        'Log out'
    """
    for pattern in _request_patterns():
        if found := pattern.fullmatch(purpose.strip()):
            return found[1] or found[2]
    return None


@cache
def _frames() -> tuple[FrameWords, ...]:
    known = (language(code).sentences for code in languages())
    return tuple(sentences.frame for sentences in known if sentences)


@cache
def _parts() -> dict[str, Part]:
    parts: tuple[Part, ...] = ("purpose", "start", "result")
    return {
        getattr(frame, part).casefold(): part for frame in _frames() for part in parts
    }


@cache
def _frame_pattern() -> re.Pattern[str]:
    words = sorted(_parts(), key=len, reverse=True)
    said = "|".join(map(re.escape, words))
    return re.compile(rf"({said})\s?:\s+(\S.*)", re.IGNORECASE)


@cache
def _request_patterns() -> tuple[re.Pattern[str], ...]:
    patterns = []
    for frame in _frames():
        before, after = frame.requests.split("{example}")
        quoted = '(?:"([^"]+)"|\u201c([^\u201c\u201d]+)\u201d)'
        patterns.append(re.compile(re.escape(before) + quoted + re.escape(after)))
    return tuple(patterns)
