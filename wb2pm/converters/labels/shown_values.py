"""What a control shows as its present value: behind its caption, or in an empty field.

A button that says ``Sort: Created`` sorts by whatever was chosen last, and what is drawn
in an empty field says what belongs there, until it holds something.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.converters.labels.element_names import Name, own_name, tidy_name
from wb2pm.converters.labels.layers_on_views import in_other_layer
from wb2pm.converters.labels.offered import OFFERED_ROLES, folded

if TYPE_CHECKING:
    from wb2pm.converters.labels.sights import Sight
    from wb2pm.converters.pages.page import Page
    from wb2pm.events import Box, Element

_PARTED = re.compile(r"(?P<caption>[^:\uff1a]+?)\s*[:\uff1a]\s*(?P<value>\S.*)")
_ALIGNED = 4.0
"""Pixels by which left edges of a label and of what it labels may differ."""
_LINE = 16.0
"""Pixels between a label and what stands right under it: less than a line."""
_INDENT = 8.0
"""Pixels between the edge of an empty field and a hint that is drawn in it."""


class Shown(NamedTuple):
    """What a control shows: ``caption: value``."""

    caption: str
    value: str


def caption_and_value(text: str) -> Shown | None:
    """Part what a control shows at its first colon; None where there is none.

    Examples:
        >>> caption_and_value("Sort: Created")
        Shown(caption='Sort', value='Created')
        >>> caption_and_value("Created:") is None
        True
    """
    parted = _PARTED.fullmatch(folded(text))
    return Shown(parted["caption"], parted["value"]) if parted else None


def name_beside_value(sight: Sight) -> Name | None:
    """Name a button without the value in its caption, which the list it opens offers.

    Args:
        sight: A control, and the pages around it.
    """
    own = own_name(sight.element) if sight.kind == "button" else None
    shown = caption_and_value(own.text) if own is not None else None
    before, after = sight.event.screen_before, sight.event.screen_after
    if own is None or shown is None or before is None or after is None:
        return None
    then, now = sight.context.view(before), sight.context.view(after)
    if then is None or now is None:
        return None
    offered = (
        one
        for one in now.elements()
        if one.role in OFFERED_ROLES and folded(one.text or "") == shown.value
    )
    appeared = any(then.at_path(one.path or "") is None for one in offered)
    name = tidy_name(shown.caption) if appeared else None
    return Name(name, own.source) if name else None


def label_over_value(sight: Sight) -> Name | None:
    """Name a button by the label right over it, where what it shows changes.

    Args:
        sight: A control, and the pages around it.
    """
    seen = sight.on_view if sight.kind == "button" else None
    if seen is None or seen[0].box is None or not seen[0].path:
        return None
    button, page = seen
    place = seen[0].box
    labels = [
        (gap, one)
        for one in page.elements("label")
        if one.box is not None
        and abs(one.box.x - place.x) <= _ALIGNED
        and 0 <= (gap := place.y - one.box.y - one.box.height) <= _LINE
        and not in_other_layer(one, button, list(page.elements()))
    ]
    if not labels or not _changes(sight, button.path or ""):
        return None
    name = tidy_name(min(labels, key=lambda one: one[0])[1].text or "")
    return Name(name, "caption") if name else None


def _changes(sight: Sight, path: str) -> bool:
    """Return whether a button shows words on one screen, and others on another."""
    context = sight.context
    views = (context.view(screen) for screen in context.screens_near(sight.event))
    there = (page.at_path(path) for page in views if page is not None)
    return len({folded(e.text) for e in there if e is not None and e.text}) > 1


def drawn_placeholder(field: Element, before: Page, after: Page) -> str | None:
    """Find what is drawn in an empty field and is gone when something was chosen.

    Args:
        field: An empty field without a placeholder.
        before: The page on which it was empty.
        after: The page after the choice.
    """
    there = before.at_path(field.path or "")
    place = (there.box if there is not None else None) or field.box
    if place is None:
        return None
    hints = [
        folded(one.text)
        for one in before.elements()
        if one.text and one.box is not None and _begins_in(one.box, place)
    ]
    still = {folded(one.text) for one in after.elements() if one.text} if hints else ()
    return next((hint for hint in hints if hint not in still), None)


def _begins_in(text: Box, field: Box) -> bool:
    """Return whether a text begins where a field does, in its line."""
    _, down = text.overlap(field)
    begins = abs(text.x - field.x) <= _INDENT
    return begins and down >= min(text.height, field.height) / 2
