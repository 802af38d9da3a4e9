"""The element of a WONDERBREAD action, with its place on the screen."""

from __future__ import annotations

from typing import Any

import msgspec

from wb2pm.converters.sources.loose_values import as_numbers
from wb2pm.events import AttributeValue, Box, Element

_NAMED = ("tag", "role", "label", "text", "placeholder", "type", "value")
RECORDED_KEY = "recorded_key"
"""The key at which the page last told the recorder of this element."""
_PLACED = ("x", "y", "width", "height")
_SAME_POINT = 1.0
"""The clean-up shifts by whole points, so a point and its copy differ by less."""


def viewport_offset(
    action: dict[str, Any], seen: dict[str, Any]
) -> tuple[float, float] | None:
    """Tell where the page's visible part begins on the screen.

    A click carries its position twice: on the screen, and as the page saw it.
    After the clean-up both are on the screen, and the offset is zero.

    Args:
        action: A mouse action.
        seen: Its ``element_attributes``.

    Returns:
        The shift from the element's coordinates to the screen's; None when the
        action does not tell.

    Examples:
        >>> viewport_offset({"x": 550, "y": 309}, {"x": 546, "y": 166})
        (4.0, 143.0)
        >>> viewport_offset({"x": 332.5, "y": 213}, {"x": 332, "y": 213})
        (0.0, 0.0)
    """
    told = (action.get("x"), action.get("y"), seen.get("x"), seen.get("y"))
    points = as_numbers(told)
    if points is None:
        return None
    x, y, inner_x, inner_y = points
    if abs(x - inner_x) <= _SAME_POINT and abs(y - inner_y) <= _SAME_POINT:
        return 0.0, 0.0
    return float(int(x - inner_x)), float(int(y - inner_y))


def build_element(
    seen: dict[str, Any], *, offset: tuple[float, float] | None
) -> Element | None:
    """Build the element of an action.

    Args:
        seen: The action's ``element_attributes``: an element, an element within
            them, or only a path.
        offset: Shift from its coordinates to the screen's, if known.

    Returns:
        The element; None when the recorder names none, as for a scroll of the
        whole page.
    """
    inner = seen.get("element")
    source = inner if isinstance(inner, dict) else seen
    path = source.get("xpath")
    if inner is None and not path and "tag" not in source:
        return None
    texts = {name: _text(source.get(name)) for name in _NAMED}
    others = _others(source)
    if isinstance(seen.get("key"), str):
        others[RECORDED_KEY] = seen["key"]
    return Element(
        path=_text(path),
        box=_box(source, offset),
        attributes=others,
        **texts,
    )


def _text(value: object) -> str | None:
    if value is None:
        return None
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _box(source: dict[str, Any], offset: tuple[float, float] | None) -> Box | None:
    numbers = as_numbers([source.get(name) for name in _PLACED])
    if numbers is None:
        return None
    x, y, width, height = numbers
    if offset is None:
        return Box(x=x, y=y, width=width, height=height, space="viewport")
    return Box(
        x=x + offset[0], y=y + offset[1], width=width, height=height, space="screen"
    )


def _others(source: dict[str, Any]) -> dict[str, AttributeValue]:
    taken = {*_NAMED, *_PLACED, "xpath", "element"}
    return {k: _text(v) for k, v in source.items() if k not in taken and v is not None}
