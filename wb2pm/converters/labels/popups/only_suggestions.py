"""The only suggestion under a field, which a key took without saying so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import folded
from wb2pm.converters.labels.elements.offered import Offered

if TYPE_CHECKING:
    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.events import Box, Element

_TOUCHING_PX: Final = 40.0
"""Pixels between a field and the first of its suggestions: less than another line."""
_ALIGNED_PX: Final = 8.0


def only_suggestion(
    field: Element, typed: str, page: Page, after: Page
) -> Offered | None:
    """Return the only item of a list under a field, where it has more than was typed.

    It is there no more afterwards, while the field is.

    Args:
        field: In which was typed.
        typed: What was typed, case folded.
        page: The page before a key that takes what an arrow key went to.
        after: The page after it.
    """
    if field.box is None or page.url != after.url or not typed:
        return None
    items = [one for one in page.elements("li") if _is_under(one.box, field.box)]
    if len(items) != 1 or after.at_path(field.path or "") is None:
        return None
    said, gone = folded(items[0].text or "").casefold(), _is_gone(items[0], after)
    return Offered(items[0], page) if gone and typed in said != typed else None


def _is_gone(item: PageElement, after: Page) -> bool:
    return not any(one.text == item.text for one in after.elements("li"))


def _is_under(item: Box | None, field: Box) -> bool:
    """Return whether a box lies in the column under a field, as wide, and near."""
    if item is None:
        return False
    return (
        0 <= item.y - field.bottom <= _TOUCHING_PX
        and abs(item.x - field.x) <= _ALIGNED_PX
        and abs(item.right - field.right) <= _ALIGNED_PX
    )
