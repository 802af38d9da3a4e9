"""Text and figures as a reader sees them."""

from __future__ import annotations

from wb2pm.discovery.drawing.text import (
    TEXT_LIMIT,
    UNKNOWN,
    count_of,
    join_words,
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
