"""Whether what was chosen in a popup is a value of what opened that."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wb2pm import columns
from wb2pm.converters.labels.captions.fields_of_openers import (
    combobox_around,
    field_before,
)
from wb2pm.converters.labels.captions.on_views import is_box_before
from wb2pm.converters.labels.elements.calendar_days import date_told
from wb2pm.converters.labels.elements.element_names import FILLED_IN, folded, tidy_name
from wb2pm.converters.labels.elements.offered import new_dialogs
from wb2pm.converters.labels.elements.typed_text import has_lines
from wb2pm.converters.labels.places.layers import in_other_layer
from wb2pm.converters.labels.places.parts_apart import is_in
from wb2pm.converters.labels.popups.openers import is_given_to_combobox
from wb2pm.converters.labels.popups.scenes import is_asked_for, on_one_path
from wb2pm.converters.labels.popups.values_beside import is_put_beside
from wb2pm.converters.pages.paths import unnumbered
from wb2pm.vocabulary.kinds import BOXES, CONTROLS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.labels.elements.offered import Offered
    from wb2pm.converters.labels.naming.naming import Target
    from wb2pm.converters.labels.popups.openers import Openers
    from wb2pm.converters.labels.popups.scenes import Scenes
    from wb2pm.converters.pages.page import Page
    from wb2pm.events import Element

_MOST = 0.8
"""Share of what stood on a page that is there again: what is chosen may change some."""
_COUNT = re.compile(r"(?<![\w.,:/-])\d{1,3}(?![\w.,:/-])")
"""How many were chosen, as in `2 selected`; a date or an amount is none."""
_BOX_TYPES = frozenset({"checkbox", "radio"})
_NO_OPENERS = BOXES | {"option", "page", "tab"}


class PopupValues:
    """What the popups of one demonstration give to what opened them."""

    def __init__(
        self, scenes: Scenes, targets: Sequence[Target], openers: Openers
    ) -> None:
        """Take the screens of a demonstration, its targets, and what opened popups."""
        self._scenes = scenes
        self._events = scenes.events
        self._targets = targets
        self._openers = openers

    def belongs(
        self, place: int, opener: int, offered: Offered, *, is_told: bool
    ) -> bool:
        """Return whether a choice is a value of what opened the popup.

        Args:
            place: Place of the choice.
            opener: Place of the event that may have opened it.
            offered: What was chosen.
            is_told: Whether the recorder says that this opened it.
        """
        event, target = self._events[opener], self._targets[opener]
        before, after = self._scenes.before(opener), self._scenes.after(place)
        element, path = event.target, self._scenes.path(opener)
        if before is None or after is None or element is None:
            return False
        frame = f"{unnumbered(path.rpartition('/')[0])}/"
        is_ticked = (
            (
                is_told
                or offered.is_menu_item
                or unnumbered(self._scenes.path(place)).startswith(frame)
            )
            and before.url == after.url
            and (
                self._ticks(place, opener, offered.text)
                or (is_told and self._is_counted(place, opener, offered))
            )
        )
        put_beside = is_told and is_put_beside(
            self._scenes, opener, place, offered.text
        )
        in_text = is_editor(element, target)  # what floats beside it are commands
        in_tree = _is_in_tree(element, before)  # which shows its branch where it stands
        if (
            target.kind in _NO_OPENERS
            or not on_one_path(before, offered.page)  # it led to another page
            or in_text
            or in_tree
            or (
                self._scenes.has_gone(path, before, after)
                and self._scenes.path_on(after, opener) == path
                and not self._scenes.is_in_its_place(offered.text, opener, place)
                and not (is_told and self._stays_offered(place, after))
                and not (offered.is_day and _is_sign_beside(element, before, after))
                and not put_beside
            )
            or self.fills_form(opener, place)
            or not (is_ticked or offered.is_beside(element, before, is_told=is_told))
        ):
            return False
        here, there = offered.page.url, after.url
        is_link = offered.is_link and not self._is_bare_anchor(place)
        stays = on_one_path(offered.page, after)
        leads_on = is_link and not stays
        filters = is_asked_for(offered.text, offered.page, after)
        if leads_on or (target.kind == "field" and here != there and not filters):
            return False  # what a search found, and opened
        is_shown = put_beside or self._scenes.is_shown(offered.text, opener, place)
        if target.kind in {"button", "link"} and offered.has_role and not is_shown:
            is_kept = self._scenes.is_kept(offered.text, opener, place)
            is_arrow = combobox_around(element, before) is not None or (
                is_told
                and is_given_to_combobox(self._events[place])
                and self._is_option(place)
            )
            was_chosen = self._is_option(place) and offered.text in {
                folded(line) for line in (element.text or "").splitlines()
            }
            is_command = next(new_dialogs(offered.page, after), None) is not None
            return stays and not is_command and (is_kept or is_arrow or was_chosen)
        is_listed = target.kind == "field" and self._is_in_a_listbox(place)
        if offered.has_role or offered.is_day or is_shown or is_listed or is_ticked:
            return True
        if is_link:
            return False
        if target.kind in CONTROLS or _holds_one_field(before, element):
            return True
        return (
            target.kind in {"button", "element"}
            and target.name is not None
            and target.name == folded(element.text or "")
            and self._scenes.stands(offered.page, path)  # under what it opened
            and (
                self._is_written_on(place)
                or (
                    not offered.is_menu_item
                    and self._scenes.is_kept(offered.text, opener, place)
                )
            )
            and (offered.is_menu_item or self._closes(place, before, after))
            and after.url == offered.page.url
            and next(new_dialogs(offered.page, after), None) is None  # a command
            and offered.hangs_from(element, before)
            and _comes_back(before, after)
        )

    def _is_option(self, place: int) -> bool:
        told = self._events[place].target
        return told is not None and told.role == "option"

    def _ticks(self, place: int, opener: int, text: str | None) -> bool:
        """Return whether a box was ticked in what opened over a page, which shows that."""
        kind, is_box = self._targets[opener].kind, self._targets[place].kind in BOXES
        if text is None or kind not in {"button", "element"} or not is_box:
            return False
        if kind == "element":
            return self._scenes.is_shown_around(text, opener, place)
        words = re.compile(rf"(?<!\w){re.escape(text)}(?!\w)")
        return any(map(words.search, self._scenes.new_on(opener, place)))

    def _is_counted(self, place: int, opener: int, offered: Offered) -> bool:
        """Return whether a button says now how many are ticked in what it opened.

        A box may be ticked by a click on the text behind it, which is its name. What is
        no longer ticked is counted elsewhere, as columns are that somebody hides.
        """
        event, element = self._events[place], self._events[opener].target
        if self._targets[opener].kind != "button" or event.target is None:
            return False
        if self._targets[place].kind in BOXES:
            is_ticked = event.attributes.get("checked") is True
        else:
            is_ticked = any(
                e.type in _BOX_TYPES
                and folded(e.label or "") == offered.text
                and is_box_before(e, event.target)
                for e in offered.page.elements("input")
            )
        was = (element.text if element is not None else None) or ""
        if not is_ticked or _COUNT.search(was):
            return False
        return any(map(_COUNT.search, self._scenes.new_on(opener, place)))

    def _stays_offered(self, place: int, after: Page) -> bool:
        """Return whether an option is still offered: several may be chosen.

        What was chosen may have moved the field away, or the list lies over it.
        """
        return self._is_option(place) and self._scenes.stands(
            after, self._scenes.path(place)
        )

    def _is_bare_anchor(self, place: int) -> bool:
        """Return whether a layer's anchor leads nowhere: it has no role (HTML-AAM)."""
        event = self._events[place]
        told, said = event.target, event.attributes
        in_layer = columns.UI_LAYER in said and columns.UI_ROLE not in said
        return told is not None and told.tag == "a" and in_layer and not told.role

    def _is_written_on(self, place: int) -> bool:
        """Return whether a text is written on in after a choice, without a click.

        An item of a menu is a command (WAI-ARIA 1.2, ``menuitem``), unless it is how
        what is written next will look.
        """
        following = place + 1
        if following == len(self._events):
            return False
        event, target = self._events[following], self._targets[following]
        is_typed = event.action == "type" and target.kind == "field"
        return is_typed and has_lines(event.target)

    def _is_in_a_listbox(self, place: int) -> bool:
        """Return whether what lay over the page says that it offers options (ARIA).

        It offers them whatever they are made of, links too.
        """
        return self._events[place].attributes.get(columns.UI_LAYER_ROLE) == "listbox"

    def _closes(self, place: int, before: Page, after: Page) -> bool:
        """Return whether all that was opened over a page is gone after a choice."""
        frame = self._scenes.path(place)
        around = frame.rpartition("/")[0]
        while around.strip("/") and not self._scenes.stands(before, around):
            frame, around = around, around.rpartition("/")[0]
        return not self._scenes.stands(after, frame)

    def fills_form(self, opener: int, place: int) -> bool:
        """Return whether several fields were filled in since: a list has one at most.

        Args:
            opener: Place of the event that may have opened a popup.
            place: Place of the choice.
        """
        between = self._openers.between(opener, place)
        typed = (
            one
            for one in between
            if self._events[one].action == "type" and self._targets[one].kind == "field"
        )  # letters go to what has the focus, to find an item
        return len({self._scenes.path(one) for one in typed}) > 1

    def sends_what_was_typed(self, opener: int, place: int, offered: Offered) -> bool:
        """Return whether something was typed since that what was chosen is not found by.

        What is typed into a list finds an option in it, which has a role there, or a day.

        Args:
            opener: Place of the event that may have opened a popup.
            place: Place of the choice.
            offered: What was chosen.
        """
        typed = [
            (self._events[one].value or "").strip()
            for one in self._openers.between(opener, place)
            if self._events[one].action == "type" and self._targets[one].kind == "field"
        ]
        if not typed or offered.has_role or offered.is_day:
            return False
        return typed[-1].casefold() not in (offered.text or "").casefold()

    def turns_page(self, place: int, opener: int, offered: Offered) -> bool:
        """Return whether a click in a calendar left it open, and its field as it was.

        Args:
            place: Place of the click.
            opener: Place of the event that opened the calendar.
            offered: What was clicked.
        """
        after = self._scenes.after(place)
        return (
            after is not None
            and offered.is_of_calendar
            and self._scenes.stands(after, self._scenes.path(place))
            and not self._scenes.is_shown(offered.text, opener, place)
        )

    def option(self, place: int, opener: int, offered: Offered) -> str | None:
        """Tell what was chosen; a day as its field holds it, or the calendar says it.

        Of several lines it is the one that stays on the page: others say of what kind.

        Args:
            place: Place of the choice.
            opener: Place of the event that opened the popup.
            offered: What was chosen.
        """
        if not offered.is_day:
            lines = offered.lines if len(offered.lines) > 1 else []
            kept = self._scenes.gained(lines, opener, place)
            called = tidy_name(
                str(
                    self._events[place].attributes.get(columns.UI_ACCESSIBLE_NAME) or ""
                )
            )
            return kept[0] if len(kept) == 1 else offered.text or called
        element = self._events[opener].target
        was = folded((element.value if element is not None else None) or "")
        for held in self._scenes.held_after(place, self._scenes.path(opener)):
            if held != was and any(map(str.isdigit, held)):
                return held
        said = self._events[place].attributes.get(columns.UI_TOOLTIP)
        return date_told(str(said or ""), offered.text) or offered.date


def _is_sign_beside(element: Element, before: Page, after: Page) -> bool:
    """Return whether what was beside something without words is where it was.

    A page may list what says nothing only while the pointer meets it, as the icon of a
    calendar in its field.
    """
    if element.text or element.label or element.role or element.tag in FILLED_IN:
        return False
    frame = (element.path or "").rpartition("/")[0]
    field = field_before(element, before)
    return any(
        one.box is not None and one.box == there.box
        for one in before.elements()
        if one is field
        or (one.path != element.path and (one.path or "").rpartition("/")[0] == frame)
        if (there := after.at_path(one.path or "")) is not None
    )


def _is_in_tree(element: Element, page: Page) -> bool:
    """Return whether an element is an item of a tree, or part of one, as its arrow is."""
    if element.role == "treeitem":
        return True
    seen = list(page.elements())
    return any(
        one.role == "tree"
        and is_in(element, one)
        and not in_other_layer(one, element, seen)
        for one in seen
    )


def _comes_back(before: Page, after: Page) -> bool:
    """Return whether a page is again what it was before something was opened over it."""
    stood, stands = (
        {unnumbered(one.path) for one in page.elements() if one.path}
        for page in (before, after)
    )
    return len(stood & stands) >= _MOST * len(stood)


def is_editor(element: Element, target: Target) -> bool:
    """Return whether a field holds a text that is written, and no one value.

    Args:
        element: The field, as recorded.
        target: It, named.
    """
    if target.kind != "field" or element.tag in FILLED_IN:
        return False
    return (element.role or "").lower() in {"document", "textbox", ""}


def _holds_one_field(page: Page, element: Element) -> bool:
    """Return whether an element is the frame of a single field, by path or place."""
    inside, frame = f"{element.path}/", element.box
    held = (
        (field.path or "").startswith(inside)
        or (frame is not None and field.box is not None and frame.holds(field.box))
        for field in page.elements(*FILLED_IN)
    )
    return sum(held) == 1
