"""What an icon draws, as a digest: the same wherever the set of the icon is used.

Many pages draw icons right in their buttons, with nothing beside the lines that says
what they are. The recorder's script (`record/page/4_icons.js`) computes the same digest.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.pages.page import PageElement

_MOST_SHAPES: Final = 40
_MOST_DRAWN: Final = 4000
"""Signs; what is drawn with more is a picture."""
_UNDRAWN: Final = frozenset(
    [
        *("defs", "clippath", "mask", "symbol", "pattern", "marker"),
        *("title", "desc", "metadata", "style"),
    ]
)
_SHAPES: Final = {
    "path": ("d",),
    "polygon": ("points",),
    "polyline": ("points",),
    "line": ("x1", "y1", "x2", "y2"),
    "rect": ("x", "y", "width", "height", "rx"),
    "circle": ("cx", "cy", "r"),
    "ellipse": ("cx", "cy", "rx", "ry"),
}
_SIGN: Final = re.compile(
    r"[ \t\r\n\f,()]*([a-z]|[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:e[-+]?[0-9]+)?)",
    re.IGNORECASE | re.ASCII,
)
_FLAG: Final = re.compile(r"[ \t\r\n\f,]*([01])")
_ARC: Final = 7
"""Numbers of an arc: the fourth and fifth are flags, and may touch the next number."""
_FLAGS: Final = (3, 4)
_FRACTION: Final = re.compile(r"[^e]*\.", re.IGNORECASE)
_LAST_ZEROS: Final = re.compile(r"\.?0*(?=$|e)", re.IGNORECASE)
_FIRST_ZEROS: Final = re.compile(r"^(-?)0+(?=[0-9.])")
_SQUARE: Final = re.compile(r"0,0,([^,]+),\1,0")
_ONE_STROKE: Final = re.compile(r"m[hvl]*z?", re.IGNORECASE)
_CORNERS: Final = 4
"""Numbers that it takes to go around a square."""


def shape_of_icon(parts: Iterable[PageElement]) -> str | None:
    """Return a digest of what the first icon among the parts of an element draws.

    It tells the places of its lines, not their size on the screen, colour or class.

    Args:
        parts: The element, and what is in it.

    Returns:
        Eight hexadecimal digits; None where there is no icon, or more than lines in it.

    Examples:
        >>> from wb2pm.converters.pages.markup import parse_markup
        >>> bars = '<svg><path d="M4 6h16M4 12h16M4 18h16"/></svg>'
        >>> same = '<svg class="h-4"><path d="M 4,6 h16.0 M4 12h16M4 18h16"/></svg>'
        >>> [shape_of_icon(parse_markup(one).elements("svg")) for one in (bars, same)]
        ['91aa158f', '91aa158f']
    """
    icon = next((p for p in parts if p.tag == "svg" and p.shown is not False), None)
    shapes: list[str] = []
    if icon is None or not _add_shapes(icon, shapes):
        return None
    text = ";".join(shapes)
    return _fnv1a(text) if 0 < len(text) <= _MOST_DRAWN else None


def _add_shapes(part: PageElement, shapes: list[str]) -> bool:
    """Add what is drawn in a part; False where more is drawn than lines, or too much."""
    for child in part.children():
        kind = (child.tag or "").lower()
        if kind in _UNDRAWN:
            continue
        places = _SHAPES.get(kind)
        if places is None and kind != "g":
            return False
        said = [child.get(name) or "" for name in (*(places or ()), "transform")]
        if len(shapes) >= _MOST_SHAPES or max(map(len, said)) > _MOST_DRAWN:
            return False
        transform = " ".join(_signs(said.pop()))
        shape = ",".join(" ".join(_signs(one or "0")) for one in said)
        if places and _is_ground(kind, shape):
            continue
        if places or transform:
            shapes.append(f"{kind}({transform}){shape}")
        if not places and not _add_shapes(child, shapes):
            return False
    return True


def _signs(text: str) -> list[str]:
    """Split a path or a transformation into letters and numbers, written one way."""
    signs: list[str] = []
    command, place, at = "", 0, 0
    while at < len(text):
        is_flag = command in {"a", "A"} and place % _ARC in _FLAGS
        if (met := (_FLAG if is_flag else _SIGN).match(text, at)) is None:
            break
        at = met.end()
        if met[1].isalpha():
            command, place = met[1], 0
            signs.append(command)
        else:
            place += 1
            signs.append(_plain(met[1]))
    return signs


def _plain(number: str) -> str:
    """Write a number without signs that change nothing: `+0.50` is `.5`."""
    if _FRACTION.match(number):
        number = _LAST_ZEROS.sub("", number, count=1)
    plain = _FIRST_ZEROS.sub(r"\1", number.removeprefix("+"))
    return "0" if plain in {"", "-", "-0"} else plain


def _is_ground(kind: str, shape: str) -> bool:
    """Return whether a shape is the square that a whole icon stands on.

    It is seldom seen, and left out by those who draw the icon anew.
    """
    if kind == "rect":
        return _SQUARE.fullmatch(shape) is not None
    signs = shape.split(" ")
    numbers = [sign.replace("-", "") for sign in signs if not sign.isalpha()]
    return (
        kind == "path"
        and _ONE_STROKE.fullmatch("".join(s for s in signs if s.isalpha())) is not None
        and len(numbers) >= _CORNERS
        and len({*numbers} - {"0"}) == 1
    )


def _fnv1a(text: str) -> str:
    """Compute FNV-1a of 32 bits, of ASCII."""
    digest = 0x811C9DC5
    for byte in text.encode("ascii"):
        digest = (digest ^ byte) * 0x01000193 & 0xFFFFFFFF
    return f"{digest:08x}"
