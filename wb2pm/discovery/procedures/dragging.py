"""What something was dragged to."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from wb2pm.converters.labels.elements.locations import locate
from wb2pm.converters.pages.context import PageContext
from wb2pm.events import Box, Demonstration, Element

if TYPE_CHECKING:
    from wb2pm.events import Activity, UIEvent

_LONGEST = 60
"""Characters of a name; what has a longer text is a part of the page."""


def dropped_on(activity: Activity) -> Activity | None:
    """Name what an activity dragged its element to.

    A recorder tells the element under the pointer when it was let go. Where that is
    the thing itself on its way, or a part of the page without a name, the smallest
    thing with a name is meant that lay there before.

    Returns:
        The activity with the target in place of its own element: its name, or only
        its place where no name is known; None where nothing tells.

    Examples:
        >>> from wb2pm.events import Activity
        >>> dropped_on(Activity(label="Drag 'A'", verb="Drag", events=()))
    """
    event = next((e for e in activity.events if e.action == "drag"), None)
    if event is None:
        return None
    told = _decoded(event.attributes.get("to"))
    point = _point(_decoded(event.attributes.get("to_pointer")))
    name = _name(told.get("label"), told.get("text"))
    if name is None or name == _name(activity.element):
        name = _lying_at(event, point, besides=_name(activity.element))
    place = _place_of(event, point)
    if name is None and place is None:
        return None
    return replace(
        activity,
        element=name,
        element_type="element",
        location=place,
        name_source=None,
        naming=None,
    )


def _decoded(said: object) -> dict[str, Any]:
    if not isinstance(said, str):
        return {}
    try:
        found = json.loads(said)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _point(said: dict[str, Any]) -> tuple[float, float] | None:
    x, y = said.get("x"), said.get("y")
    if isinstance(x, (int, float)) and isinstance(y, (int, float)):
        return float(x), float(y)
    return None


def _name(*texts: object) -> str | None:
    """Take the first text that is short enough for a name."""
    for text in texts:
        plain = " ".join(text.split()) if isinstance(text, str) else ""
        if 0 < len(plain) <= _LONGEST:
            return plain
    return None


def _lying_at(
    event: UIEvent, point: tuple[float, float] | None, *, besides: str | None
) -> str | None:
    screen = event.screen_before
    if screen is None or point is None:
        return None
    alone = Demonstration(
        id="", source="", source_format="", events=(event,), source_actions=1
    )
    view = PageContext(alone).view(screen)
    found = [
        (box.width * box.height, name)
        for element in (view.elements() if view is not None else ())
        if (box := element.box) is not None
        and box.contains(*point)
        and (name := _name(element.label, element.text))
        and name != besides
    ]
    return min(found, default=(0.0, None))[1]


def _place_of(event: UIEvent, point: tuple[float, float] | None) -> str | None:
    if point is None:
        return None
    spot = Box(x=point[0], y=point[1], width=0, height=0, space="screen")
    return locate(replace(event, target=Element(box=spot)), None)
