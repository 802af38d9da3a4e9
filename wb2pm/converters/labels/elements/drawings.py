"""What was met in a drawing: a shape by its own text, or the ground under the shapes.

Boxes of a diagram are shapes of an SVG drawing (SVG 2) or points of a canvas, and no
elements with names of their own.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import Name, tidy_name

if TYPE_CHECKING:
    from wb2pm.converters.labels.elements.controls import Control
    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import PageElement
    from wb2pm.events import Element, UIEvent

_SOURCE: Final = "drawing"
_GROUND: Final = "canvas"
_TEXTS: Final = ("text", "foreignobject", "foreignObject")
_SEVERAL: Final = 2
"""One text may be an icon's; a drawing with several is one of things that have names."""


def name_in_drawing(
    event: UIEvent, control: Control, context: PageContext
) -> Name | None:
    """Name what an event met in a drawing.

    On a whole page it is the text of the smallest group around the shape. Where the
    source tells only all texts of the drawing, it is the one that the page after the
    event shows elsewhere, as the panel of what is selected does.

    Args:
        event: An event with a target.
        control: What the event acted on.
        context: The pages around it.
    """
    if control.kind != "element":
        return None
    found = control.found
    if found is not None:
        if found.tag == "canvas":
            return Name(_GROUND, _SOURCE)
        drawing = found if found.tag == "svg" else next(found.ancestors("svg"), None)
        return None if drawing is None else _on_page(found, drawing)
    said = control.element.attributes
    if text := tidy_name(str(said.get("shape_text") or "")):
        return Name(text, _SOURCE)
    if "drawn" not in said:
        return None
    text = _in_its_group(event, control.element, context)
    text = text or _shown_after(event, control.element, context)
    if text is None and _is_ground(control.element):
        text = _GROUND
    return Name(text, _SOURCE) if text else None


def _on_page(found: PageElement, drawing: PageElement) -> Name | None:
    texts = list(drawing.descendants(*_TEXTS))
    for around in (found, *found.ancestors()):
        if around == drawing:
            break
        inner = [text for text in texts if text.is_within(around)]
        own = inner if len(inner) == 1 else [t for t in inner if t.parent == around]
        if own:
            name = tidy_name(own[0].text or "")
            return Name(name, _SOURCE) if name else None
        if inner:
            break
    return Name(_GROUND, _SOURCE) if len(texts) >= _SEVERAL else None


def _in_its_group(event: UIEvent, element: Element, context: PageContext) -> str | None:
    """Find the only text of the smallest group around a shape, by their paths."""
    view = context.view(event.screen_before) if event.screen_before else None
    if view is None:
        return None
    texts = [(t.path or "", t.text or "") for t in view.elements(*_TEXTS)]
    group = str(element.attributes.get("drawn_path") or "")
    while (group := group.rpartition("/")[0]) and not group.endswith("/"):
        inner = [text for path, text in texts if path.startswith(f"{group}/")]
        if inner:
            return tidy_name(inner[0]) if len(inner) == 1 else None
    return None


def _shown_after(event: UIEvent, element: Element, context: PageContext) -> str | None:
    lines = {line.strip() for line in (element.text or "").splitlines()} - {""}
    page = context.view(event.screen_after) if event.screen_after else None
    if page is None or not lines:
        return None
    others = (other for other in page.elements() if other.tag not in _TEXTS)
    shown = Counter((other.text or "").strip() for other in others)
    there = [line for line in lines if shown[line]]
    return tidy_name(there[0]) if len(there) == 1 else None


def _is_ground(element: Element) -> bool:
    """Return whether the shape that was met reaches across the whole drawing."""
    if element.attributes["drawn"] in {"canvas", "svg"}:
        return True
    width = element.attributes.get("drawn_width")
    height = element.attributes.get("drawn_height")
    if element.box is None or not isinstance(width, float | int):
        return False
    if not isinstance(height, float | int):
        return False
    across, down = width >= element.box.width, height >= element.box.height
    return (across and down) or (across and not height) or (down and not width)
