"""Text in pictures and pages: what is hidden made visible, widths, durations.

Traces hold whatever a page or a person put there. Before any of it is shown,
what a reader cannot see is made visible: control characters, and the marks
that reverse the direction of writing and can make a text read as another
(Unicode Technical Report 36, section 2). Escaping for HTML or SVG comes after.
"""

from __future__ import annotations

import re
import unicodedata

TEXT_LIMIT = 1000
"""Characters of one text that are shown: about a page's paragraph. Longer texts
say how much more there is; the logs hold them whole."""

UNKNOWN = "\u2013"
"""Stands in a table where there is no figure."""

_LINE_BREAKS = re.compile(r"[\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029]+")
_UNSEEN = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff"
    r"\ud800-\udfff\ufdd0-\ufdef\ufff9-\uffff]"
)


def show_text(text: str, *, limit: int = TEXT_LIMIT) -> str:
    r"""Make a text fit to be shown: one line, nothing hidden, not too long.

    Line breaks and tabs become spaces. Characters without a shape (controls,
    direction marks, zero-width characters, lone surrogates, noncharacters)
    become ``<U+202E>``. A text over `limit` is cut and says so.

    Args:
        text: Any text.
        limit: Characters to show at most.

    Returns:
        The text, not yet escaped for HTML.

    Examples:
        >>> show_text("pay\u202efdp.exe\n now\x00")
        'pay<U+202E>fdp.exe  now<U+0000>'
        >>> show_text("abcdef", limit=4)
        'abcd… (2 characters more)'
    """
    more = len(text) - limit
    shown = _LINE_BREAKS.sub(" ", text[:limit])
    shown = _UNSEEN.sub(lambda found: f"<U+{ord(found[0]):04X}>", shown)
    return f"{shown}… ({more:,} characters more)" if more > 0 else shown


def show_duration(seconds: float | None) -> str:
    """Describe a duration in the two largest units that matter.

    Args:
        seconds: The duration; None when it is not known.

    Examples:
        >>> [show_duration(s) for s in (0, 0.25, 12.3, 75, 3720, 180_000)]
        ['0 s', '0.2 s', '12 s', '1 min 15 s', '1 h 02 min', '2 d 2 h']
    """
    if seconds is None:
        return UNKNOWN
    if seconds < 9.95:  # noqa: PLR2004 (from here on a tenth is not shown)
        return f"{seconds:.1f} s" if seconds >= 0.05 else "0 s"  # noqa: PLR2004
    whole = round(seconds)
    days, hours, minutes = whole // 86400, whole // 3600, whole // 60
    if days:
        return f"{days} d {hours % 24} h"
    if hours:
        return f"{hours} h {minutes % 60:02d} min"
    if minutes:
        return f"{minutes} min {whole % 60:02d} s"
    return f"{whole} s"


def count_of(number: int, noun: str, plural: str | None = None) -> str:
    """Write a number and its noun.

    Examples:
        >>> count_of(1, "step"), count_of(3, "step"), count_of(2, "way back", "ways")
        ('1 step', '3 steps', '2 ways')
    """
    return f"{number:,} {noun if number == 1 else plural or noun + 's'}"


def join_words(words: list[str]) -> str:
    """Join words as a sentence does.

    Examples:
        >>> join_words(["a"]), join_words(["a", "b"]), join_words(["a", "b", "c"])
        ('a', 'a and b', 'a, b and c')
    """
    return " and ".join([", ".join(words[:-1]), words[-1]] if words[1:] else words)


def text_width(text: str, *, size: float) -> float:
    """Estimate how wide a line is in a proportional sans-serif font.

    Fonts differ from one machine to the next, so the estimate is on the safe
    side of the usual system fonts.

    Args:
        text: One line.
        size: Font size in pixels.

    Returns:
        Width in pixels.

    Examples:
        >>> text_width("illi", size=10) < text_width("WWWW", size=10)
        True
    """
    return size * sum(_character_width(character) for character in text)


def wrap_text(text: str, *, width: float, size: float, lines: int) -> list[str]:
    """Break a text into lines of at most a width, at spaces where it can.

    Args:
        text: What to wrap.
        width: Width of a line in pixels.
        size: Font size in pixels.
        lines: Most lines to make; the last ends in ``…`` if there is more.

    Examples:
        >>> wrap_text("Click 'Show Report'", width=80, size=12, lines=2)
        ["Click 'Show", "Report'"]
        >>> wrap_text("one two three four", width=52, size=12, lines=2)
        ['one two', 'three…']
    """
    made: list[str] = []
    rest = text.strip()
    while rest:
        fitting = _fitting(rest, width, size)
        if len(made) == lines - 1 and fitting < len(rest):
            room = width - text_width("…", size=size)
            made.append(rest[: max(1, _fitting(rest, room, size))].rstrip() + "…")
            return made
        made.append(rest[:fitting].rstrip())
        rest = rest[fitting:].lstrip()
    return made or [""]


def _fitting(text: str, width: float, size: float) -> int:
    """Find how many characters fit in a line, ending at a space if there is one."""
    used = 0.0
    for index, character in enumerate(text):
        used += size * _character_width(character)
        if used > width and index:
            space = text.rfind(" ", 0, index + 1)
            return space if space > 0 else index
    return len(text)


def _character_width(character: str) -> float:
    """Return the width of a character as a part of the font size."""
    if character in "iljtfI.,:;'|!()[]/ ":
        return 0.34
    if character in "mwMW@%":
        return 0.95
    if unicodedata.east_asian_width(character) in "WF":
        return 1.05
    if character.isupper() or character in "<>+=~#&\u2013\u2026":
        return 0.72
    return 0.58
