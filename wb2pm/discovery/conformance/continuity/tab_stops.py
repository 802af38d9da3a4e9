"""What the Tab key stops at, and what it passes between two stops."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.places.parts_apart import is_in
from wb2pm.converters.pages.paths import SHADOW_ROOT
from wb2pm.discovery.conformance.continuity.fields import IN_PARTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.pages.page import Page, PageElement

_STOPS: Final = frozenset({"input", "select", "textarea", "button"})
_OWN_TAB: Final = frozenset({"combobox", "grid", "textbox", "tree", "treegrid"})
"""Roles of widgets that may take Tab for themselves, or hold stops of their own (ARIA
Authoring Practices): to choose what is proposed, to indent, to go to the next cell."""
_OF_PARTS: Final = frozenset({"grid", "listbox", "menu", "menubar", "tree", "treegrid"})
_STOP_ROLES: Final = frozenset(
    {"button", "checkbox", "combobox", "link", "searchbox", "switch", "textbox"}
)


def is_stop(element: PageElement) -> bool:
    """Return whether an element that a view lists may be a stop, by what it is.

    Args:
        element: As the view has it.
    """
    return element.tag in _STOPS | {"a"} or element.role in _STOP_ROLES


def is_shown_stop(element: PageElement, shown: set[PageElement]) -> bool:
    """Return whether an element of a page's source is a stop that is shown.

    Args:
        element: As the source has it.
        shown: What is shown of the source.
    """
    if element not in shown:
        return False
    if element.get("disabled") is not None or element.get("tabindex") == "-1":
        return False
    if any(
        fieldset.get("disabled") is not None
        for fieldset in element.ancestors("fieldset")
    ):
        return False
    if element.tag == "a":
        return element.get("href") is not None
    if element.tag == "input":
        return element.type != "hidden"
    return element.tag in _STOPS or element.get("tabindex") is not None


def keeps_tab(element: PageElement) -> bool:
    """Return whether the focus may still be in an element after a Tab.

    Browsers draw fields for dates and times in parts, and Tab goes to the next one. A
    widget may hold the field, as comboboxes did in ARIA 1.1, and Tab may go to its list.

    Args:
        element: What had the focus.
    """
    if element.type in IN_PARTS:
        return True
    if any(around.role in _OWN_TAB for around in element.ancestors()):
        return True
    if SHADOW_ROOT in (element.path or ""):
        return True  # its host may take the focus first, which no key tells
    if element.tag == "input" and element.role != "combobox":
        return element.get("list") is not None or element.get("role") == "combobox"
    return element.role in _OWN_TAB or element.tag == "textarea"


def in_tab_order(stops: Sequence[PageElement]) -> list[PageElement]:
    """Sort stops: those with a positive ``tabindex`` come first, in its order.

    Args:
        stops: In the order of the page's source.
    """

    def place(stop: PageElement) -> tuple[int, int]:
        told = stop.get("tabindex") or ""
        number = int(told) if told.strip().isdecimal() else 0
        return (0, number) if number > 0 else (1, 0)

    return sorted(stops, key=place)


def passed_between(
    stops: Sequence[PageElement], start: PageElement, end: PageElement
) -> int | None:
    """Count the stops between two of them; the buttons of one radio group are one.

    Args:
        stops: In the order in which Tab goes through them.
        start: Where it was pressed.
        end: Where the next key was.

    Returns:
        How many; negative if the end comes first, None if the two are one stop.
    """
    first, last = stops.index(start), stops.index(end)
    one_stop = Stops(start.page).of
    own = {one_stop(start), one_stop(end)}
    if first >= last:
        return None if len(own) == 1 and end not in own else last - first - 1
    return len({one_stop(stop) for stop in stops[first + 1 : last]} - own)


class Stops:
    """What is one stop of a page: a group of radio buttons, a widget of many parts, or itself.

    A radio group has one stop: the button that is chosen. Its buttons have one
    name; where a page does not tell that, radio buttons that follow each other are
    taken for one group. Arrow keys lead about in a grid, a list, a tree or a menu, and in a
    group of buttons that a page draws itself (ARIA Authoring Practices, keyboard navigation
    inside components).
    """

    def __init__(self, page: Page) -> None:
        """Take the page, and find its widgets once."""
        self._widgets = [e for e in page.elements() if e.role in _OF_PARTS]

    def of(self, stop: PageElement) -> object:
        """Return by what a stop is one with others.

        Args:
            stop: An element of the page.
        """
        if stop.type == "radio" or stop.role in {"radio", "radiogroup"}:
            return ("radio", stop.get("name"), next(stop.ancestors("form"), None))
        if (group := _group_drawn_around(stop)) is not None:
            return ("group", group.path)
        around = (e.path for e in self._widgets if e != stop and is_in(stop, e))
        return next(around, stop)


def _group_drawn_around(stop: PageElement) -> PageElement | None:
    """Return the group of buttons that a page draws a button in, and not a native one."""
    is_drawn = stop.role == "button" and stop.tag not in _STOPS
    group = stop.parent if is_drawn else None
    return group if group is not None and group.role == "group" else None


def is_in_row(stop: PageElement, end: PageElement) -> bool:
    """Return whether two buttons stand in one row, where a page may disable some.

    A view does not say which: the first page of a wizard has none before it.

    Args:
        stop: One of them.
        end: The other.
    """
    rows = [(e.path or "").rpartition("/")[0] for e in (stop, end)]
    return stop.tag == end.tag == "button" and rows[0] == rows[1]
