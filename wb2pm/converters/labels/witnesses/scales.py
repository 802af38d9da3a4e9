"""What a scale of pictures is called, such as a row of stars.

Its parts are radio buttons or icons beside each other that show no text: which one was
taken is a value, and what people read is the caption of them all.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from wb2pm.converters.labels.captions.on_views import caption_on_view
from wb2pm.converters.labels.captions.parts import title_of_group
from wb2pm.converters.labels.elements.element_names import (
    Name,
    element_type,
    inside_of,
    tidy_name,
)
from wb2pm.converters.labels.places.label_lines import only_label
from wb2pm.converters.labels.places.parts_apart import is_worked
from wb2pm.converters.labels.witnesses.makers_names import meaning_of_icon
from wb2pm.converters.pages.page import as_element
from wb2pm.converters.pages.paths import without_numbers
from wb2pm.events import Element
from wb2pm.vocabulary.icons import meanings_of_icons

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.events import Box

_FEWEST: Final = 3
"""Parts of a scale: two are a switch."""
_NARROWEST: Final = 5.0
"""Pixels that a letter takes at least where it can be read."""
_AS_LARGE: Final = 0.8
"""Share of its size that a part has at least where the pointer lets another grow."""
_ALIGNED: Final = 4.0
"""Pixels by which the edges of what stands over each other may differ."""
_NEAR: Final = 40.0
"""Pixels between a caption and what is under it: one or two lines."""
_NUMBERS: Final = re.compile(r"\[\d+\]")


def caption_of_scale(sight: Sight) -> Name | None:
    """Name a radio button or icon that is a picture among others in a line by their caption.

    Args:
        sight: The button or icon, and where it was seen.
    """
    if sight.kind == "element":
        return _caption_of_icons(sight)
    screen = sight.event.screen_before
    view = (
        sight.context.view(screen) if screen and sight.kind == "radio button" else None
    )
    part = _part_acted_on(sight, view) if view is not None else None
    if view is None or part is None:
        return None
    parts = [one for one in view.elements(part.tag or "") if _is_beside(one, part)]
    if len(parts) < _FEWEST or not _are_pictures(parts):
        return None
    first = min(parts, key=lambda one: one.box.x if one.box is not None else 0.0)
    whole = replace(as_element(first), tag="select", role=None, label=None, text=None)
    seen = list(view.elements())
    return (
        _right_over(first, seen)
        or caption_on_view(whole, seen)
        or title_of_group(first, seen)
    )


def _caption_of_icons(sight: Sight) -> Name | None:
    """Name one of several icons that do nothing known by the only label in their group."""
    target, icon = sight.event.target, meaning_of_icon(sight)
    path = (target.path if target is not None else None) or ""
    seen = sight.on_view
    if (
        seen is None
        or target is None
        or target.role
        or target.text
        or icon is None
        or icon.text in set(meanings_of_icons().values())
        or not _NUMBERS.search(path.rpartition("/")[2])
    ):
        return None
    group = Element(path=path.rsplit("/", 2)[0])
    inside = [e for e in seen[1].elements() if inside_of(e, group)]
    if any(is_worked(e) and e.path != path for e in inside):
        return None
    return only_label(inside)


def _part_acted_on(sight: Sight, view: Page) -> PageElement | None:
    """Find the radio button, or its label, where the pointer met it or it lies."""
    event, box = sight.event, sight.element.box
    x, y = event.x, event.y
    if (x is None or y is None) and box is not None:
        x, y = box.middle
    if x is None or y is None:
        return None
    met = [
        one
        for one in view.elements()
        if (one.tag == "label" or one.role == "radio")
        and one.box is not None
        and one.box.contains(x, y)
    ]
    return min(met, key=lambda one: _area(one.box), default=None)


def _is_beside(one: PageElement, part: PageElement) -> bool:
    """Return whether an element stands in the line of another, and is as large."""
    if one.box is None or part.box is None or one.role != part.role:
        return False
    sizes = (
        sorted((one.box.height, part.box.height)),
        sorted((one.box.width, part.box.width)),
    )
    return (
        without_numbers(one.path or "") == without_numbers(part.path or "")
        and one.box.overlap(part.box)[1] >= _AS_LARGE * part.box.height
        and all(small >= _AS_LARGE * large for small, large in sizes)
    )


def _are_pictures(parts: Sequence[PageElement]) -> bool:
    """Return whether no part shows a text that can be read, or has room for one beside it."""
    boxes = sorted(
        (one.box for one in parts if one.box is not None), key=lambda box: box.x
    )
    touch = all(
        box.x - before.right <= box.width / 2 for before, box in pairwise(boxes)
    )
    return touch and not any(
        one.text and one.box is not None and one.box.width >= _NARROWEST * len(one.text)
        for one in parts
    )


def _right_over(first: PageElement, seen: Sequence[PageElement]) -> Name | None:
    """Take the nearest text over the beginning of a scale, a heading as well."""
    place = first.box
    over = [
        (place.y - one.box.bottom, name)
        for one in seen
        if place is not None
        and one.box is not None
        and abs(one.box.x - place.x) <= _ALIGNED
        and 0 <= place.y - one.box.bottom + _ALIGNED <= _NEAR
        and element_type(one) in {"element", "label"}
        and (name := tidy_name(one.text or "", container=True))
    ]
    return Name(min(over)[1], "caption") if over else None


def _area(box: Box | None) -> float:
    return box.width * box.height if box is not None else 0.0
