"""A sign at the end of a value that takes it away from among others.

A field of several values draws each with a sign in it. Whoever clicks on that acts on
the value as a recorder sees it, but its text is data: what is done is to remove it.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from wb2pm.converters.labels.elements.element_names import Name, folded
from wb2pm.converters.pages.paths import without_numbers
from wb2pm.vocabulary.icons import meanings_of_icons

if TYPE_CHECKING:
    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.pages.page import Described, Page


def removal_of_value(sight: Sight) -> Name | None:
    """Name what was clicked on in its sign after what that did: it is gone, others stay.

    Args:
        sight: What was acted on, and the pages around it.
    """
    event, seen = sight.event, sight.on_view
    after = sight.context.view(event.screen_after) if event.screen_after else None
    if event.action != "click" or seen is None or after is None:
        return None
    value, page = seen
    text = folded(value.text or "")
    if not text or page.url != after.url or not _meets_sign(sight, value, page):
        return None
    was, stays = (_beside(value, one) for one in (page, after))
    is_removed = bool(stays) and was - stays == Counter([text]) and not stays - was
    return Name(meanings_of_icons()["remove"], "consequence") if is_removed else None


def _meets_sign(sight: Sight, value: Described, page: Page) -> bool:
    """Return whether the pointer met what says nothing at the end of a value."""
    event, place, inside = sight.event, value.box, f"{value.path}/"
    if event.x is None or event.y is None or place is None:
        return False
    met = [
        one
        for one in page.elements()
        if (one.path or "").startswith(inside)
        and one.box is not None
        and one.box.contains(event.x, event.y)
    ]
    return bool(met) and all(
        not (one.text or one.label)
        and one.box is not None
        and one.box.x >= place.middle[0]
        for one in met
    )


def _beside(value: Described, page: Page) -> Counter[str]:
    """Count what a page shows in elements that stand as a value does, and in itself."""
    pattern = without_numbers(value.path or "")
    return Counter(
        folded(one.text or "")
        for one in page.elements()
        if without_numbers(one.path or "") == pattern
    )
