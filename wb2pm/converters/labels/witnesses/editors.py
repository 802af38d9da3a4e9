"""What an editor is called, which has tools between itself and its caption."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec.structs import replace

from wb2pm import columns
from wb2pm.converters.labels.captions.of_others import is_apart
from wb2pm.converters.labels.captions.on_views import caption_over, labels_near
from wb2pm.converters.labels.elements.element_names import (
    FILLED_IN,
    Name,
    inside_of,
    tidy_name,
)
from wb2pm.converters.labels.elements.typed_text import has_lines
from wb2pm.converters.labels.places.gaps import gap_to_caption
from wb2pm.converters.labels.places.label_lines import LABEL, only_label
from wb2pm.converters.labels.witnesses.captions import near_text
from wb2pm.events import Element

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.pages.page import Described
    from wb2pm.events import Box

_CELL = re.compile(r"(.*/tr(?:\[\d+\])?)/td(?:\[\d+\])?(?=/)")
_UNSEEN_PX = 15.0
"""Lower or narrower than a line of text: a field in which nobody reads."""
_TOUCHING_PX = 2.0
"""Boxes are rounded to whole pixels on both sides."""
_TOOLS_PX = 16.0
"""Pixels between rows of buttons, and between them and the text: less than a line."""


def caption_of_editor(sight: Sight) -> Name | None:
    """Name an editor by the text before it; what it calls itself is a hint for its use.

    It fills a frame, is an element that is edited, or draws its text itself and takes
    it from a field that nobody sees. A combobox without width is none: before it stands
    what was chosen in it.

    Args:
        sight: What was acted on, and the pages around it.
    """
    element, box = sight.element, sight.element.box
    is_unseen = box is not None and min(box.width, box.height) <= _UNSEEN_PX
    if sight.kind != "field" or (element.tag in FILLED_IN and not is_unseen):
        return None
    recorded = sight.event.attributes
    declared = recorded.get(columns.UI_ACCESSIBLE_NAME_FROM) in {"label", "labelledby"}
    is_editor = not declared and element.role != "combobox"
    if not is_editor:
        return None
    return (
        near_text(sight)
        or _label_over_beginning(sight)
        or _caption_of_host(sight)
        or _caption_over_tools(sight)
        or _caption_in_row(sight)
    )


def _label_over_beginning(sight: Sight) -> Name | None:
    """Name an editor by the label over where it begins: it may be drawn over other parts.

    A field that nobody sees is as wide as it may grow, and so is what scrolls.
    """
    seen = sight.on_view
    place = seen[0].box if seen is not None else None
    if seen is None or place is None or not has_lines(sight.element):
        return None
    begins = replace(place, width=min(place.width, _UNSEEN_PX))
    elements = list(seen[1].elements())
    if not any(
        one.tag == "label" and gap_to_caption(one, begins, is_box=False) is not None
        for one in elements
    ):
        return None  # as of most editors
    field = replace(sight.element, box=begins)
    labels = labels_near(field, elements)
    over = (one for one in labels if not is_apart(one, field, elements))
    said = next((tidy_name(one.text or "") for one in over), None)
    return Name(said, "caption") if said else None


def _caption_over_tools(sight: Sight) -> Name | None:
    """Name an editor by the caption over the rows of buttons that stand right over it."""
    seen = sight.on_view
    place = seen[0].box if seen is not None else None
    if seen is None or place is None or sight.element.tag in FILLED_IN:
        return None
    elements = list(seen[1].elements())
    top = top_of_tools(place, elements)
    if top == place.y:
        return None
    whole = replace(place, y=top, height=place.bottom - top)
    return caption_over(Element(box=whole), elements)


def top_of_tools(place: Box, elements: Iterable[Described], fewest: int = 1) -> float:
    """Find where the rows of buttons begin that stand right over an editor.

    Args:
        place: Where the editor is.
        elements: What its view lists.
        fewest: Buttons that make it an editor, at least.

    Returns:
        Their upper edge, or that of the editor where there are fewer.
    """
    tools = [
        one.box
        for one in elements
        if one.box is not None
        and "button" in {one.tag, one.role}
        and place.x <= one.box.middle[0] <= place.right
    ]
    top, found = place.y, 0
    while over := [box for box in tools if 0 <= top - box.bottom <= _TOOLS_PX]:
        top = min(box.y for box in over)
        found += len(over)
    return top if found >= fewest else place.y


def _caption_in_row(sight: Sight) -> Name | None:
    """Name an editor by the only label in the row of a table that lays out a form.

    It may be as high as several lines, and the label stands in the middle of them.
    """
    at, seen = _CELL.match(sight.element.path or ""), sight.on_view
    if at is None or seen is None:
        return None
    row, cell = Element(path=at[1]), Element(path=at[0])
    return only_label(
        e for e in seen[1].elements() if inside_of(e, row) and not inside_of(e, cell)
    )


def _caption_of_host(sight: Sight) -> Name | None:
    """Name an editor in a frame by the caption of the part of the page around it.

    It has a toolbar between itself and its caption (WAI-ARIA 1.2, `application`).
    """
    seen = sight.on_view if sight.element.tag == "body" else None
    place = seen[0].box if seen is not None else None
    if seen is None or place is None:
        return None
    elements = list(seen[1].elements())
    around = (
        (one.box.height, one)
        for one in elements
        if one.role == "application" and one.box and one.box.contains(*place.middle)
    )
    host = min(around, key=lambda found: found[0], default=None)
    if host is None:
        return None
    return caption_over(host[1], elements) or _label_before(host[1], elements)


def _label_before(host: Described, elements: Iterable[Described]) -> Name | None:
    """Find the label that stands before an editor in the line of its upper edge."""
    place = host.box
    labels = [
        one
        for one in elements
        if one.tag == LABEL
        and one.box is not None
        and place is not None
        and -_TOUCHING_PX <= place.x - one.box.right <= _TOOLS_PX
        and abs(one.box.y - place.y) <= _TOOLS_PX
    ]
    return only_label(labels)
