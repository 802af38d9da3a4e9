"""Text and figures as a reader sees them."""

from __future__ import annotations

from wb2pm.discovery.drawing.text import (
    TEXT_LIMIT,
    UNKNOWN,
    show_duration,
    show_text,
    text_width,
    wrap_text,
)

__all__ = [
    "TEXT_LIMIT",
    "UNKNOWN",
    "count_of",
    "join_words",
    "show_duration",
    "show_number",
    "show_share",
    "show_text",
    "text_width",
    "wrap_text",
]


def show_number(value: float | None, *, digits: int = 1) -> str:
    """Write a number with thousands separators and no idle decimals.

    Examples:
        >>> [show_number(v) for v in (1234, 2.0, 2.54)]
        ['1,234', '2', '2.5']
    """
    if value is None:
        return UNKNOWN
    written = f"{value:,.{digits}f}"
    return written.rstrip("0").rstrip(".") if "." in written else written


def show_share(value: float | None) -> str:
    """Write a share as a percentage that is 0 or 100 only when it truly is.

    Examples:
        >>> [show_share(v) for v in (0, 0.001, 0.5, 0.999, 1)]
        ['0 %', '<1 %', '50 %', '>99 %', '100 %']
    """
    if value is None:
        return UNKNOWN
    percent = round(value * 100)
    if percent == 0 and value > 0:
        return "<1 %"
    if percent == 100 and value < 1:  # noqa: PLR2004 (percent)
        return ">99 %"
    return f"{percent} %"


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
