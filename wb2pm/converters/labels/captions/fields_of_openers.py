"""The field that a button, an icon or a frame belongs to which opens its list or calendar."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import FILLED_IN, tidy_name
from wb2pm.converters.labels.places.gaps import is_in_line
from wb2pm.converters.labels.places.parts_apart import is_worked
from wb2pm.converters.pages.paths import SHADOW_ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.events import Box, Element

_TOUCHING: Final = 8.0
"""Pixels between a field and the button of its calendar: two spaces."""
_PADDING: Final = 12.0
"""Pixels around a sign in the box that is drawn behind its field: less than a line."""
_FRAME: Final = 16.0
"""Pixels between an icon and the field before which its frame stands: less than a line."""
_BESIDE: Final = 40.0
"""Pixels between a field and the icon in its frame: less than the icon of another."""
_COMBOBOX: Final = "combobox"
_BOXES: Final = frozenset({"checkbox", "radio"})


def field_of_host(opener: Element, page: Page) -> PageElement | None:
    """Return the only named field of the element in whose shadow tree an opener is.

    The field may be in that tree, or given to the element for it to show in a slot.

    Args:
        opener: What opened a list or calendar, such as an icon.
        page: The page before that.
    """
    held = held_by_host(opener, page, within="/")
    return _only(field for field in held if is_in_one_frame(opener.box, field.box))


def held_by_host(
    part: Element, page: Page, *, within: str = SHADOW_ROOT
) -> list[PageElement]:
    """List the fields of the nearest element with some in whose shadow tree a part is.

    Args:
        part: What is in a shadow tree, such as an icon.
        page: Its page.
        within: Where its fields are: in that tree, or (``/``) given to it as well.
    """
    path = part.path or ""
    fields = _fields(page) if SHADOW_ROOT in path else []
    while SHADOW_ROOT in path:
        path = path.rpartition(SHADOW_ROOT)[0]
        held = [f for f in fields if (f.path or "").startswith(path + within)]
        if held:
            return held
    return []


def is_in_one_frame(icon: Box | None, field: Box | None) -> bool:
    """Return whether an icon is drawn in the line of a field, in it or right beside it.

    Args:
        icon: Where the icon is.
        field: Where the field is.
    """
    if icon is None or field is None:
        return False
    across, down = icon.overlap(field)
    return down >= icon.height / 2 and across >= -_BESIDE


def combobox_around(opener: Element, page: Page) -> PageElement | None:
    """Return the combobox in whose place an opener is drawn, or at its end, as its arrow is.

    A button may open the list of a combobox (WAI-ARIA practices, combobox).

    Args:
        opener: What opened a list.
        page: The page before that.
    """
    place = opener.box
    if place is None:
        return None
    fields = [
        (field, field.box)
        for field in _fields(page)
        if field.role == _COMBOBOX and field.path != opener.path and field.box
    ]
    around = _only(field for field, box in fields if box.holds(place))
    return around or _only(field for field, box in fields if _ends_at(box, place))


def field_inside(opener: Element, page: Page) -> PageElement | None:
    """Return the only named field that lies where a frame is drawn which shows its value.

    Args:
        opener: What opened a list.
        page: The page before that.
    """
    place = opener.box
    inside = (
        field
        for field in _fields(page)
        if field.path != opener.path
        and field.box is not None
        and place is not None
        and place.holds(field.box)
    )
    return _only(inside)


def field_before(opener: Element, page: Page) -> PageElement | None:
    """Return the field in which the button of a calendar is drawn, or behind it.

    What stands between them in one line may show something of what the field holds, such
    as the day of the week. A field that states its name comes first.

    Args:
        opener: What opened a calendar.
        page: The page before that.
    """
    place, room = opener.box, 0.0 if opener.text or opener.role else _PADDING
    inputs = sorted(page.elements("input"), key=lambda field: not field.label)
    fields = [(field, field.box) for field in inputs if field.type not in _BOXES]
    beside = (
        field
        for field, box in fields
        if box is not None
        and place is not None
        and (_ends_at(box, place, room) or box.holds(place))
    )
    found = next(beside, None)
    if found is not None or place is None:
        return found
    texts = (one.box for one in page.elements() if one.box and _is_text(one))
    between = next((text for text in texts if _is_right_before(text, place)), None)
    behind = (
        field
        for field, box in fields
        if between is not None and box is not None and _ends_at(box, between)
    )
    return next(behind, None)


def field_behind(icon: Element, page: Page) -> PageElement | None:
    """Return the field before which the icon of a calendar stands in a frame.

    Args:
        icon: What opened a calendar.
        page: The page before that.
    """
    place = icon.box
    fields = (field for field in page.elements("input") if field.label)
    behind = (
        field
        for field in fields
        if field.box is not None
        and place is not None
        and 0 <= field.box.x - place.right <= _FRAME
        and place.overlap(field.box)[1] >= place.height / 2
    )
    return next(behind, None)


def _ends_at(field: Box, button: Box, room: float = 0.0) -> bool:
    """Return whether a field ends where a button begins, in its line."""
    is_next = -_TOUCHING <= button.x - field.right <= _TOUCHING + room
    return is_next and button.overlap(field)[1] >= button.height / 2


def _is_text(element: PageElement) -> bool:
    """Return whether an element shows something and is no control, nor a label of one."""
    return bool(element.text) and element.tag != "label" and not is_worked(element)


def _is_right_before(text: Box, place: Box) -> bool:
    """Return whether a text ends right before something in its line."""
    return abs(place.x - text.right) <= _TOUCHING and is_in_line(text, place)


def _fields(page: Page) -> list[PageElement]:
    """List what is filled in or chosen from on a page."""
    return [e for e in page.elements() if e.tag in FILLED_IN or e.role == _COMBOBOX]


def _only(fields: Iterable[PageElement]) -> PageElement | None:
    """Return the only one that has a name."""
    named = [field for field in fields if tidy_name(field.label or "")]
    return named[0] if len(named) == 1 else None
