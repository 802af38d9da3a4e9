"""What lies over what on a view: dialogs, drawers and menus over the page."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.labels.elements.element_names import inside_of
from wb2pm.converters.labels.places.parts_apart import (
    is_closed_list,
    is_in,
    is_worked,
    tags_apart,
)
from wb2pm.converters.pages.listed import ListedPage
from wb2pm.converters.pages.page import PageElement

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.converters.pages.page import Described, Page
    from wb2pm.events import Box

_OVERLAP: Final = 4.0
"""Borders and shadows of neighbours overlap by up to so many pixels."""
_COLLISIONS: Final = 3
"""A control that draws its value itself has one or two texts in it; a part of a page
that lies over another covers more."""
_OF_BODY: Final = re.compile(r"/html/body(?:\[1\])?/[^/]+")


class _Layers(NamedTuple):
    """What lies over what on a view.

    Attributes:
        layers: Dialogs, drawers and menus.
        parts: Id at which paths begin -> what is in that part of the page.
        places: Path of an element -> its place in the order of the page; none where
            the view is not in that order.
    """

    layers: Sequence[PageElement]
    parts: Mapping[str, Sequence[Described]]
    places: Mapping[str, int]

    def is_before(self, element: Described, layer: Described) -> bool:
        """Return whether an element comes before a layer, and so is not in it."""
        at, of_layer = (self.places.get(e.path or "") for e in (element, layer))
        return at is not None and of_layer is not None and at < of_layer

    def is_on(self, element: Described, layer: Described) -> bool:
        """Return whether an element is in a layer, and not only drawn behind it."""
        return _is_on(element, layer) and not self.is_before(element, layer)

    def covers(self, layer: Described, other: Described) -> bool:
        """Return whether a layer comes after another one, and lies over most of it."""
        if not self.is_before(other, layer) or layer.box is None or other.box is None:
            return False
        across, down = layer.box.overlap(other.box)
        if across <= 0 or down <= 0:
            return False
        return 2 * across * down > other.box.width * other.box.height


def in_other_layer(
    text: Described, field: Described, seen: Sequence[Described]
) -> bool:
    """Return whether a text is drawn under or over the field's part of the page.

    Args:
        text: An element of a view that shows something.
        field: The field, with its box on the same view.
        seen: The elements of that view.

    A dialog or menu says that it is one, a dialog by its tag alone; what lies on the same
    of two that cover each other is in one, wherever the lower one ends. Otherwise parts of
    one layer stand beside each other; where single elements of two parts share a place, one
    part lies over the other. Parts are told by the ids at which recorders begin paths.
    """
    if "dialog" in tags_apart(text, field) | tags_apart(field, text):
        return True
    found = _layers_of(seen)
    over = [e for e in found.layers if not _is_frame_of(e, field)]
    for at, layer in enumerate(over):
        if found.is_on(field, layer) != found.is_on(text, layer) and not any(
            found.covers(other, layer)
            and found.is_on(field, other)
            and found.is_on(text, other)
            for other in over[at + 1 :]
        ):
            return True
    parts = found.parts
    ours, theirs = part_of(field), part_of(text)
    if ours == theirs:
        return False
    mine = [e for e in parts.get(ours, ()) if is_worked(e)]
    others = [e for e in parts.get(theirs, ()) if _is_leaf(e)] if mine else []
    shared = (
        True
        for one in mine
        for other in others
        if one.box and other.box and _collide(one.box, other.box)
    )
    return sum(islice(shared, _COLLISIONS)) == _COLLISIONS


def _is_frame_of(layer: Described, field: Described) -> bool:
    """Return whether a layer is what is acted on, or the list whose value that shows."""
    if layer.path and layer.path == field.path:
        return True
    return is_closed_list(layer, field) and inside_of(field, layer)


def _is_on(element: Described, layer: Described) -> bool:
    """Return whether an element is in a layer, and not only drawn behind or over it.

    Where both paths begin at the root of the page, they tell; else boxes have to. What
    has no size is nowhere.
    """
    paths = element.path or "", layer.path or ""
    box = element.box
    is_drawn = box is not None and (box.width > 0 or box.height > 0)
    if not is_drawn or all(path.startswith("/html") for path in paths):
        return inside_of(element, layer)
    return is_in(element, layer)


def _layers_of(seen: Sequence[Described]) -> _Layers:
    """Tell what lies over what on a view, once a page."""
    first = seen[0] if seen else None
    if isinstance(first, PageElement) and isinstance(first.page, ListedPage):
        return first.page.once(_layers_on)
    return _layers_among(seen)


def _layers_on(page: Page) -> _Layers:
    return _layers_among(list(page.elements()))


def _layers_among(seen: Sequence[Described]) -> _Layers:
    parts: dict[str, list[Described]] = {}
    for one in seen:
        parts.setdefault(part_of(one), []).append(one)
    layers = [e for e in seen if isinstance(e, PageElement) and e.is_layer]
    places = {e.path: at for at, e in enumerate(seen) if e.path}
    found = _Layers(layers, parts, places)
    mixed = (inside_of(e, on) and found.is_before(e, on) for on in layers for e in seen)
    return found._replace(places={}) if any(mixed) else found


def part_of(element: Described) -> str:
    """Return the id at which the path of an element begins, or what of the body it is in.

    What lies over a page is mostly put at the end of its body.

    Args:
        element: As a page describes it.
    """
    path = element.path or ""
    if (of_body := _OF_BODY.match(path)) is not None:
        return of_body[0]
    return path.partition("]")[0]


def _is_leaf(element: Described) -> bool:
    text = (element.text or "").strip()
    return is_worked(element) or bool(text and "\n" not in text)


def _collide(one: Box, other: Box) -> bool:
    """Return whether two boxes share a place and the other is not around the one."""
    across, down = one.overlap(other)
    if across <= _OVERLAP or down <= _OVERLAP:
        return False
    return not other.holds(one)
