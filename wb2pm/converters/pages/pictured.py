"""Where on a screen a picture of it was taken, and how large it shows things."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.events import Box, Screen

_ROUNDING: Final = 2.0
"""Pixels that a picture may be longer or shorter than its scale makes it."""


FAR: Final = 1e7
"""Pixels from a picture's corner beyond which no screen reaches."""


def is_near(edges: tuple[float, float, float, float]) -> bool:
    """Tell edges that may be those of something on a screen.

    Examples:
        >>> is_near((0, 0, 9, 9)), is_near((0, 0, float("inf"), 9))
        (True, False)
    """
    return all(abs(edge) < FAR for edge in edges)


class Placing(NamedTuple):
    """How a picture shows a screen.

    Attributes:
        x: What its left edge shows, in the space of the boxes.
        y: What its top edge shows.
        scale: Pixels of the picture to one of that space.
    """

    x: float
    y: float
    scale: float

    def pixels(self, box: Box) -> tuple[float, float, float, float]:
        """Return the left, top, right and bottom edge of a box in the picture.

        Examples:
            >>> from wb2pm.events import Box
            >>> box = Box(x=20, y=110, width=40, height=10, space="screen")
            >>> Placing(10, 100, 0.5).pixels(box)
            (5.0, 5.0, 25.0, 10.0)
        """
        left, top = (box.x - self.x) * self.scale, (box.y - self.y) * self.scale
        return (
            left,
            top,
            left + box.width * self.scale,
            top + box.height * self.scale,
        )


def placings(screen: Screen, width: int, height: int, space: str) -> Iterator[Placing]:
    """List how a picture may show a screen, the likeliest first.

    A source that says what its pictures show is believed. Else it is the whole screen,
    the front window, or the visible part of the page, whichever has the picture's
    proportions; which of them it is has to be found out by looking.

    Args:
        screen: The screen.
        width: Width of the picture in pixels.
        height: Its height.
        space: What the boxes count from (`Box.space`).

    Examples:
        >>> from wb2pm.events import Screen
        >>> list(placings(Screen(width=800, height=600), 400, 300, "screen"))
        [Placing(x=0.0, y=0.0, scale=0.5)]
        >>> list(placings(Screen(width=800, height=600), 400, 225, "screen"))
        []
    """
    for x, y, wide, high in _areas(screen, width, height, space):
        if wide <= 0 or high <= 0:
            continue
        scale = width / wide
        if abs(high * scale - height) <= _ROUNDING:
            yield Placing(x, y, scale)


def _areas(
    screen: Screen, width: int, height: int, space: str
) -> Iterator[tuple[float, float, float, float]]:
    stated = screen.pictured
    if stated is not None:
        if stated.space == space:
            yield stated.x, stated.y, stated.width, stated.height
        return
    whole = (screen.width or 0.0, screen.height or 0.0)
    if space == "viewport":
        yield 0.0, 0.0, *whole
        yield 0.0, 0.0, float(width), float(height)
        return
    yield 0.0, 0.0, *whole
    if (window := screen.window) is not None:
        yield window.x, window.y, window.width, window.height
