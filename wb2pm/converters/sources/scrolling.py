"""Which way something was scrolled, as all readers say it."""

from __future__ import annotations


def scroll_direction(right: float, down: float) -> str:
    """Name the way in which a page was scrolled, by the longer of its two sides.

    Args:
        right: How far to the right, in whatever unit; below nothing, to the left.
        down: How far down, likewise.

    Examples:
        >>> scroll_direction(0, -3), scroll_direction(5, 2), scroll_direction(0, 0)
        ('up', 'right', 'none')
    """
    if not right and not down:
        return "none"
    if abs(down) >= abs(right):
        return "down" if down > 0 else "up"
    return "right" if right > 0 else "left"
