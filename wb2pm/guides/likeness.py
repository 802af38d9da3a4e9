"""Whether a picture shows what a recording says of the page.

A picture may show another moment or another part of the screen than is thought. What
has to be covered would then stand elsewhere, so it is looked whether something stands
where the page has its lines of text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy as np

    from wb2pm.converters.pages.page import Page
    from wb2pm.converters.pages.pictured import Placing
    from wb2pm.events import Box

LEAST: Final = 0.8
"""Share of the lines that have to be there."""
FEWEST: Final = 3
"""Lines from which on a share says something."""
_CONTRAST: Final = 40
"""Shades, of 256, between letters and their ground that can still be read. In a picture
that was made smaller a thin stroke is a part of a pixel, and as much paler."""
_HIGHEST: Final = 48.0
_WIDEST: Final = 420.0
"""Points of the largest box that is taken for one line of text."""
_SMALLEST: Final = 4
_MOST: Final = 400
_NO_LINE: Final = frozenset({"select", "option", "chrome_omnibox", "script", "style"})


def text_boxes(page: Page, space: str) -> list[Box]:
    """List the boxes of lines of text on a page.

    Args:
        page: The page.
        space: What their places have to count from.

    Examples:
        >>> from wb2pm.converters.pages.listed import ListedElement, ListedPage
        >>> from wb2pm.events import Box
        >>> page = ListedPage()
        >>> box = Box(x=1, y=2, width=30, height=12, space="screen")
        >>> page.fill([ListedElement(page, tag="a", text="Cart", box=box)])
        >>> text_boxes(page, "screen") == [box], text_boxes(page, "viewport")
        (True, [])
    """
    return list(_lines(page, space))[:_MOST]


def _lines(page: Page, space: str) -> Iterator[Box]:
    for element in page.elements():
        box = element.box
        if box is None or box.space != space or element.shown is False:
            continue
        if element.tag in _NO_LINE or not _is_read(element.text or ""):
            continue
        if box.height <= _HIGHEST and box.width <= _WIDEST:
            yield box


def _is_read(text: str) -> bool:
    """Tell words from dashes and dots, which stand for nothing and are drawn faintly."""
    return any(map(str.isalnum, text))


def likeness(shades: np.ndarray, placing: Placing, boxes: list[Box]) -> float | None:
    """Measure at how many of some boxes a picture shows anything.

    Args:
        shades: The picture in shades of grey.
        placing: How it is thought to show the screen.
        boxes: Lines of text on the page; those outside the picture do not count.

    Returns:
        A share; None where too few lines are in the picture.

    Examples:
        >>> import numpy as np
        >>> from wb2pm.converters.pages.pictured import Placing
        >>> from wb2pm.events import Box
        >>> shades = np.zeros((90, 90), dtype=np.int16)
        >>> shades[::4, :45] = 255
        >>> lines = [Box(x=x, y=9, width=9, height=9, space="screen") for x in (0, 20, 30, 60)]
        >>> likeness(shades, Placing(0, 0, 1), lines)
        0.75
    """
    height, width = shades.shape
    contrast = _CONTRAST * min(1.0, placing.scale)
    there = []
    for box in boxes:
        left, top, right, bottom = placing.pixels(box)
        if not (0 <= left < right <= width and 0 <= top < bottom <= height):
            continue
        part = shades[round(top) : round(bottom), round(left) : round(right)]
        if min(part.shape) >= _SMALLEST:
            there.append(int(part.max()) - int(part.min()) >= contrast)
    return sum(there) / len(there) if len(there) >= FEWEST else None
