"""What a click led to, as a name for what nothing else names.

A link leads to a page with a title, a button to a dialog with a name or to a field in
which something is looked up.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import (
    FILLED_IN,
    Name,
    folded,
    tidy_name,
)
from wb2pm.converters.labels.elements.offered import MENU_ROLES, NEAR, gap
from wb2pm.converters.pages.templates import page_template
from wb2pm.events import Element
from wb2pm.vocabulary.icons import meanings_of_icons

if TYPE_CHECKING:
    from wb2pm.converters.labels.elements.controls import Control
    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Page
    from wb2pm.events import Box, UIEvent

_SOURCE: Final = "consequence"
_FEW: Final = 4
"""Entries of a menu that make a name together."""
_MENU: Final = "menu"
_ENTRIES: Final = frozenset({"a", "button"})
_ALIGNED: Final = 4.0
"""Pixels by which the edges of entries of one menu may differ or overlap."""
_STACKED: Final = 16.0
"""Pixels between two entries: less than a line."""
_NAMED: Final = frozenset({"link", "button", "menu item", "tab"})
_DRAWN: Final = "element"
"""Kind of what is no control by its tag or role."""
_BETWEEN: Final = re.compile(r"\s+[-|\u00b7\u2022\u2013\u2014:\u203a\u00bb]\s+")
"""What stands between the page's and the site's part of a title."""


def name_from_consequence(
    event: UIEvent, control: Control, context: PageContext
) -> Name | None:
    """Name a control by what a click on it led to.

    Args:
        event: An event with a target.
        control: What it acted on.
        context: The pages around it.
    """
    if event.action != "click" or control.kind not in _NAMED:
        return None
    opened = context.opened_by(event)
    if opened and (name := tidy_name(opened)):
        return Name(name, _SOURCE)
    if control.kind == "link" and (led_to := _title_led_to(event)) is not None:
        return led_to
    views = _before_and_after(event, context)
    if views is None:
        return None
    return (
        _search_begun(*views, context)
        or _sent(*views, context)
        or _offered(*views)
        or _menu_shown(*views, control)
    )


def menu_of_drawn(
    event: UIEvent, control: Control, context: PageContext
) -> Name | None:
    """Name what is no control by itself, but showed a menu when it was clicked.

    Args:
        event: An event with a target.
        control: What it acted on.
        context: The pages around it.
    """
    if event.action != "click" or control.kind != _DRAWN:
        return None
    views = _before_and_after(event, context)
    return (_offered(*views) or _menu_shown(*views, control)) if views else None


def _before_and_after(event: UIEvent, context: PageContext) -> tuple[Page, Page] | None:
    """Return the views around a click after which the same address was shown."""
    before, after = event.screen_before, event.screen_after
    if before is None or after is None or before.url != after.url:
        return None
    views = context.view(before), context.view(after)
    return None if views[0] is None or views[1] is None else (views[0], views[1])


def _title_led_to(event: UIEvent) -> Name | None:
    """Take the title of the page that followed, without what both titles share.

    A page of one record is called after the record, which is data.
    """
    before, after = event.screen_before, event.screen_after
    if before is None or after is None or not after.title or not before.title:
        return None
    template = page_template(after.url)
    if not template or "{" in template or template == page_template(before.url):
        return None
    shared = set(_BETWEEN.split(before.title))
    own = [part for part in _BETWEEN.split(after.title) if part not in shared]
    name = tidy_name(own[0]) if len(own) == 1 else None
    return Name(name, _SOURCE) if name else None


def _search_begun(before: Page, after: Page, context: PageContext) -> Name | None:
    """Call a button after searching, whose click showed a field that was searched in."""
    new = _search_fields(after) - _search_fields(before)
    if any(context.is_written_in(Element(path=path)) for path in new):
        return Name(meanings_of_icons()["search"], _SOURCE)
    return None


def _sent(before: Page, after: Page, context: PageContext) -> Name | None:
    """Call a button after sending, whose click showed elsewhere what a field held."""
    written = [
        (one.path or "", text)
        for one in before.elements()
        if (text := folded(one.value or one.text or ""))
        and (one.tag in FILLED_IN or one.role == "textbox")
        and context.is_written_in(Element(path=one.path))
    ]
    shown = {folded(one.text or "") for one in after.elements()} if written else ()
    for path, text in written:
        field = after.at_path(path)
        is_empty = field is not None and not folded(field.value or field.text or "")
        if is_empty and text in shown:
            return Name(meanings_of_icons()["send"], _SOURCE)
    return None


def _offered(before: Page, after: Page) -> Name | None:
    """Call a button by the few entries of the menu that its click showed."""
    entries = [
        tidy_name(folded(one.text or one.label or "")) or ""
        for one in after.elements()
        if one.role in MENU_ROLES and before.at_path(one.path or "") is None
    ]
    if not 1 < len(entries) <= _FEW or not all(entries):
        return None
    name = tidy_name(" / ".join(dict.fromkeys(entries)))
    return Name(name, _SOURCE) if name else None


def _menu_shown(before: Page, after: Page, control: Control) -> Name | None:
    """Call a button a menu whose click showed one beside it.

    It says so by its role, or is controls under each other.
    """
    place = control.element.box
    if place is None:
        return None
    shown = [
        (one, one.box)
        for one in after.elements()
        if one.box is not None
        and folded(one.text or one.label or "")
        and before.at_path(one.path or "") is None
    ]
    menus = [box for one, box in shown if one.role == _MENU]
    boxes = [box for one, box in shown if one.tag in _ENTRIES or one.role in MENU_ROLES]
    entries = sorted(boxes, key=lambda box: (box.x, box.y))
    hangs = any(gap(place, box) <= NEAR for box in [*menus, *entries])
    stands = any(_is_under(*both) for both in pairwise(entries))
    is_menu = hangs and (stands or bool(menus))
    return Name(meanings_of_icons()["menu"], _SOURCE) if is_menu else None


def _is_under(upper: Box, lower: Box) -> bool:
    """Return whether two entries stand right under each other."""
    down = lower.y - upper.bottom
    return abs(upper.x - lower.x) <= _ALIGNED and -_ALIGNED <= down <= _STACKED


def _search_fields(page: Page) -> set[str | None]:
    return {
        element.path
        for element in page.elements("input")
        if element.type == "search" or (element.role or "") == "searchbox"
    }
