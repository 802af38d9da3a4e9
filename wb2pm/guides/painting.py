"""Solid boxes over what a picture must not show."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.pages.pictured import is_near

if TYPE_CHECKING:
    from collections.abc import Iterable

    import numpy as np
    from PIL import Image

    from wb2pm.converters.pages.pictured import Placing
    from wb2pm.converters.redaction.covers import Covered
    from wb2pm.events import Box

COLOUR: Final = (91, 101, 112)
"""One opaque colour: nothing of what was there is left in the picture to recover."""
_EDGE: Final = 2
"""Pixels around a box that are covered too: letters are drawn soft, boxes rounded."""
_INSIDE: Final = 3.0
"""Points of a field's border, within which its content stands."""
_CARET: Final = 2
"""Columns that a caret takes at most in an empty field."""
_FLAT: Final = 24
"""Shades, of 256, that differ in what is one colour; compression blurs by as much."""
_LINE: Final = 24.0
"""Points of a line of text: 1.5 times the default size of letters (16 px)."""
_LETTER: Final = 154.0
"""Square points of a letter in running text of that size: half as wide, 1.2 lines."""


class _Rectangle(NamedTuple):
    left: int
    top: int
    right: int
    bottom: int

    @property
    def is_empty(self) -> bool:
        return self.left >= self.right or self.top >= self.bottom


def paint(picture: Image.Image, placing: Placing, covered: Iterable[Covered]) -> int:
    """Cover boxes on a picture; the picture is changed.

    Where a text may run over the edge of its box, the cover goes on to the next gap.
    A field whose content nobody tells is covered unless the picture shows it empty.

    Args:
        picture: The picture, in colours.
        placing: How it shows the screen.
        covered: What to cover.

    Returns:
        How many boxes were painted.

    Examples:
        >>> from PIL import Image
        >>> from wb2pm.converters.pages.pictured import Placing
        >>> from wb2pm.converters.redaction.covers import Covered
        >>> from wb2pm.events import Box
        >>> picture = Image.new("RGB", (60, 30), "white")
        >>> box = Box(x=10, y=10, width=20, height=8, space="screen")
        >>> paint(picture, Placing(0, 0, 1), [Covered(box=box)])
        1
        >>> picture.getpixel((20, 14)), picture.getpixel((50, 14))
        ((91, 101, 112), (255, 255, 255))
    """
    import numpy as np
    from PIL import ImageDraw

    shades = np.asarray(picture.convert("L"), dtype=np.int16)
    draw = ImageDraw.Draw(picture)
    painted = 0
    for each in covered:
        found = _rectangle(each, placing, picture.width, picture.height)
        if found.is_empty or (each.content and _shows_empty(shades, found, placing)):
            continue
        if each.known:
            _paint_beside(picture, shades, found, each.known, placing)
            painted += 1
            continue
        if each.letters:
            found = _with_overflow(shades, found, each.letters, placing.scale)
        draw.rectangle(
            (found.left, found.top, found.right - 1, found.bottom - 1), fill=COLOUR
        )
        painted += 1
    return painted


def _rectangle(
    covered: Covered, placing: Placing, width: int, height: int
) -> _Rectangle:
    return _rectangle_of(placing.pixels(covered.box), width, height)


def _rectangle_of(
    edges: tuple[float, float, float, float], width: int, height: int
) -> _Rectangle:
    if not is_near(edges):
        return _Rectangle(0, 0, width, height)  # nowhere that can be: cover it all
    left, top, right, bottom = edges
    return _Rectangle(
        max(0, floor(left) - _EDGE),
        max(0, floor(top) - _EDGE),
        min(width, ceil(right) + _EDGE),
        min(height, ceil(bottom) + _EDGE),
    )


def _paint_beside(
    picture: Image.Image,
    shades: np.ndarray,
    box: _Rectangle,
    known: Iterable[Box],
    placing: Placing,
) -> None:
    """Cover whatever shows in a box outside of others, cell by cell."""
    import numpy as np
    from PIL import Image

    beside = np.zeros(shades.shape, dtype=bool)
    beside[box.top : box.bottom, box.left : box.right] = True
    for each in known:
        edges = placing.pixels(each)
        if not is_near(edges):
            continue
        near = _rectangle_of(edges, picture.width, picture.height)
        beside[near.top : near.bottom, near.left : near.right] = False
    marked = np.zeros(shades.shape, dtype=bool)
    side = max(_CELL, round(_CELL * placing.scale))
    for top in range(box.top, box.bottom, side):
        for left in range(box.left, box.right, side):
            cell = (slice(top, top + side), slice(left, left + side))
            seen = np.ma.masked_array(shades[cell], mask=~beside[cell])
            # A straight line is the border of something; letters have ends and bends.
            if all(_differ(seen, axis) for axis in (0, 1)):
                around = (
                    slice(max(0, top - side), top + 2 * side),
                    slice(max(0, left - side), left + 2 * side),
                )
                marked[around] = True
    picture.paste(COLOUR, mask=Image.fromarray(marked & beside))


def _differ(seen: np.ma.MaskedArray, axis: int) -> bool:
    """Tell whether any row or column has several shades."""
    across = seen.max(axis=axis) - seen.min(axis=axis)
    return bool((across > _FLAT).any())


_CELL: Final = 6
"""Pixels of the cells in which it is looked for letters: no wider than most of them, so
that none lies in one without an edge."""
_CORNER: Final = 16
"""Points of the grip at the lower corner of a field of several lines."""
_ONE_LINE: Final = 44
"""Points of the highest field of one line."""


def _shows_empty(shades: np.ndarray, box: _Rectangle, placing: Placing) -> bool:
    """Tell a field in which nothing stands but perhaps a caret."""
    inset = ceil(_INSIDE * placing.scale) + _EDGE
    inside = shades[
        box.top + inset : box.bottom - inset, box.left + inset : box.right - inset
    ]
    if inside.size == 0:
        return False
    if box.bottom - box.top > _ONE_LINE * placing.scale:
        # What stands in such a field begins in its first line, never in this corner.
        grip, inside = ceil(_CORNER * placing.scale), inside.copy()
        inside[-grip:, -grip:] = inside[-grip:, :grip] = inside[0, 0]
    columns = inside.max(axis=0) - inside.min(axis=0) > _FLAT
    across = int(inside.max()) - int(inside.min()) if not columns.any() else 0
    return int(columns.sum()) <= _CARET and across <= _FLAT


def _with_overflow(
    shades: np.ndarray, box: _Rectangle, letters: int, scale: float
) -> _Rectangle:
    """Reach on to the next gap on each side that the text may run over."""
    height, width = shades.shape
    line = max(4, round(min(box.bottom - box.top, _LINE * scale)))
    gap = max(4, line // 2)
    left, top, right, bottom = box
    wide = letters * line - (right - left)  # no letter is wider than its line is high
    if wide > 0:
        band = shades[top:bottom]
        right += _reach(band[:, right : min(width, right + wide)], 1, gap)
        left -= _reach(band[:, max(0, left - wide) : left][:, ::-1], 1, gap)
    room = (box.right - box.left) * (box.bottom - box.top) / (scale * scale)
    if letters * _LETTER > room:
        high = ceil(letters * _LETTER * scale * scale / max(1, right - left))
        band = shades[:, left:right]
        bottom += _reach(band[bottom : min(height, bottom + high)], 0, line)
        top -= _reach(band[max(0, top - high) : top][::-1], 0, line)
    return _Rectangle(left, top, right, bottom)


def _reach(band: np.ndarray, axis: int, gap: int) -> int:
    """Return how far something goes on before a gap; all the way where there is none.

    Args:
        band: Shades, going away from the box along the axis.
        axis: 0 for rows, 1 for columns.
        gap: How many rows or columns of one shade in a row are a gap.
    """
    across = 1 - axis
    if band.size == 0:
        return 0
    marked = band.max(axis=across) - band.min(axis=across) > _FLAT
    clear = 0
    for at, is_marked in enumerate(marked):
        clear = 0 if is_marked else clear + 1
        if clear >= gap:
            return at + 1 - gap
    return len(marked) - clear
