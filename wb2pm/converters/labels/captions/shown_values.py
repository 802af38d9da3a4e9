"""What a control shows as its present value: behind its caption, or in an empty field.

A button that says ``Sort: Created`` sorts by whatever was chosen last, and what is drawn
in an empty field says what belongs there, until it holds something.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.converters.labels.elements.element_names import (
    Name,
    folded,
    own_name,
    tidy_name,
)
from wb2pm.converters.labels.elements.offered import OFFERED_ROLES
from wb2pm.converters.labels.places.layers import in_other_layer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from collections.abc import Set as AbstractSet

    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.events import Box, Element

_PRESSED = frozenset({"button", "link"})
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


def says_only_values(text: str, values: AbstractSet[str]) -> bool:
    """Return whether a text is a value, or says several of them and nothing else.

    What a list shows while it is open may be taken for the tooltip of what opened it.

    Args:
        text: What an element may be called.
        values: The values that are offered or were chosen.

    Examples:
        >>> says_only_values("Red Dark blue", {"Dark blue", "Green", "Red"})
        True
        >>> says_only_values("Red or green", {"Red", "green"})
        False
    """
    if text in values:
        return True
    words, said = text.split(), [value.split() for value in values]
    begins = {0}
    for begin in range(len(words)):
        if begin in begins:
            ends = (
                begin + len(one) for one in said if words[begin:][: len(one)] == one
            )
            begins.update(ends)
    return bool(words) and len(words) in begins


def name_beside_value(sight: Sight) -> Name | None:
    """Name a button or link without the value in its caption.

    The list that it opens offers that one, or another screen shows another behind the
    same caption.

    Args:
        sight: A control, and the pages around it.
    """
    own = own_name(sight.element) if sight.kind in _PRESSED else None
    shown = caption_and_value(own.text) if own is not None else None
    if (
        own is None
        or shown is None
        or not (is_offered(shown.value, sight) or _differs(shown, sight))
    ):
        return None
    name = tidy_name(shown.caption)
    return Name(name, own.source) if name else None


def is_offered(text: str, sight: Sight) -> bool:
    """Return whether the list that a control opens offers a text.

    Args:
        text: What the control shows, or is called.
        sight: A control, and the pages around it.
    """
    before, after = sight.event.screen_before, sight.event.screen_after
    if before is None or after is None:
        return False
    then, now = sight.context.view(before), sight.context.view(after)
    if then is None or now is None:
        return False
    offered = (
        one
        for one in now.elements()
        if one.role in OFFERED_ROLES and folded(one.text or "") == text
    )
    return any(then.at_path(one.path or "") is None for one in offered)


def _differs(shown: Shown, sight: Sight) -> bool:
    """Return whether a control shows its caption with another value on another screen."""
    there = _seen_near(sight, sight.element.path or "")
    parted = (caption_and_value(one.text) for one in there if one.text)
    return any(
        one.caption == shown.caption and one.value != shown.value
        for one in parted
        if one is not None
    )


def label_over_value(sight: Sight) -> Name | None:
    """Name a button by the label right over it, where what it shows changes.

    Args:
        sight: A control, and the pages around it.
    """
    seen = sight.on_view if sight.kind == "button" else None
    if seen is None or seen[0].box is None or not seen[0].path:
        return None
    if sight.element.tag == "input":
        return None  # which does what it says (HTML standard, 4.10.5.1.18)
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


def is_called_by_value(sight: Sight) -> bool:
    """Return whether a drawn list is called by what it shows, on one screen and another.

    A list that labels itself has another name with every choice; one that shows its
    caption until something is chosen keeps it.

    Args:
        sight: A list, and the pages around it.
    """
    element, path = sight.element, sight.element.path
    stated = folded(element.label or "")
    if not stated or not path or stated != folded(element.text or ""):
        return False
    elsewhere = (folded(e.label or "") for e in _seen_near(sight, path) if _is_named(e))
    return any(label != stated for label in elsewhere)


def _is_named(element: PageElement) -> bool:
    """Return whether an element is called by what it shows."""
    stated = folded(element.label or "")
    return bool(stated) and stated == folded(element.text or "")


def _changes(sight: Sight, path: str) -> bool:
    """Return whether a button shows words on one screen, and others on another."""
    return len({folded(e.text) for e in _seen_near(sight, path) if e.text}) > 1


def _seen_near(sight: Sight, path: str) -> Iterator[PageElement]:
    """List what the screens around show at a path, those nearest first."""
    context = sight.context
    views = (context.view(screen) for screen in context.screens_near(sight.event))
    there = (page.at_path(path) for page in views if page is not None)
    return (element for element in there if element is not None)


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
