"""Choices that Enter takes out of a list whose field stands under what shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import FILLED_IN, folded
from wb2pm.converters.labels.elements.typed_text import typed_text
from wb2pm.converters.pages.paths import common_part

if TYPE_CHECKING:
    from wb2pm.converters.labels.popups.openers import Openers
    from wb2pm.converters.labels.popups.scenes import Scenes
    from wb2pm.converters.pages.page import PageElement
    from wb2pm.events import Box

_PADDING_PX: Final = 16.0
"""Pixels between what shows the choice and the field under it, and from its edges."""


def list_over(
    place: int, scenes: Scenes, openers: Openers
) -> tuple[int, PageElement, str] | None:
    """Find the list that shows over its search field what Enter took.

    It showed something else before, and what it shows was offered under the field for a
    part of it that was typed there.

    Args:
        place: Place of the key.
        scenes: The screens of a demonstration.
        openers: The events that opened popups in it.

    Returns:
        Place of the typing; the list, as it was before; and what was chosen.
    """
    event, before = scenes.events[place], openers.before(place)
    page, after, field = scenes.before(place), scenes.after(place), event.target
    if event.value != "Enter" or before is None or page is None or after is None:
        return None
    is_own = scenes.path(before) == scenes.path(place)
    if field is None or field.tag not in FILLED_IN or field.box is None or not is_own:
        return None
    typed = folded(typed_text([scenes.events[before]]) or "").casefold()
    if not typed or page.url != after.url:
        return None
    own = scenes.path(place)
    offered = {
        folded(one.text or "")
        for one in page.elements("li")
        if one.box is not None
        and one.box.y >= field.box.bottom - _PADDING_PX
        and common_part(one.path or "", own)
    }
    for now in after.elements():
        was = page.at_path(now.path or "")
        text = folded(now.text or "")
        if (
            was is not None
            and text in offered
            and typed in text.casefold()
            and text != folded(was.text or "")
            and common_part(now.path or "", own)
            and _is_right_over(was.box, field.box)
        ):
            return before, was, text
    return None


def _is_right_over(shows: Box | None, field: Box) -> bool:
    """Return whether a box ends where a field under it begins, and is as wide."""
    if shows is None:
        return False
    return (
        abs(field.y - shows.bottom) <= _PADDING_PX
        and abs(field.x - shows.x) <= _PADDING_PX
        and abs(field.right - shows.right) <= _PADDING_PX
    )
