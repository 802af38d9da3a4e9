"""What a popup offers: an option of a list, an item of a menu, a day of a month."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

from wb2pm.converters.labels.elements.calendar_days import (
    FEWEST_DAYS,
    date_told,
    is_day,
    months,
    stands_with_days,
    with_its_word,
)
from wb2pm.converters.labels.elements.element_names import (
    FILLED_IN,
    element_type,
    folded,
)
from wb2pm.converters.pages.paths import begins_at_id, without_numbers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.events import Box, Element

MENU_ROLES = frozenset({"menuitem", "menuitemradio", "menuitemcheckbox"})
NEAR = 80.0
"""Pixels between an opener and what it offers: a popup touches its opener, and may
begin with a search field."""
_TOUCHING = 40.0
"""Pixels between a button and the menu that hangs from it: less than a line."""
_OPTION_ROLES = frozenset({"option", "treeitem"})
OFFERED_ROLES = MENU_ROLES | _OPTION_ROLES
LIST_ROLES = OFFERED_ROLES | {"listbox", "menu", "tree"}
"""What offers something, and what is offered."""
_DIALOG_ROLES = frozenset({"dialog", "alertdialog"})
_PLAIN_ROLES = frozenset({"", "generic", "listitem", "none", "presentation", "text"})
_NO_OPTIONS = frozenset(
    {"input", "select", "textarea", "button", "label", "summary", "td", "th", "tr"}
    | {f"h{level}" for level in range(1, 7)}
)
_IDS = re.compile(r"\[@id='[^']*'\]|\[\d+\]")
_ROUNDED = 2.0
"""Pixels by which boxes of one size may differ: both edges are rounded."""
_PLACE = re.compile(r"/li\[(\d+)\]")
_MARKS = frozenset({"b", "em", "i", "mark", "strong", "u"})
"""Elements that mark words of a text (HTML standard, 4.5)."""
_TICKS = frozenset({"checkbox", "radio"})
"""Types of what an option may be ticked with."""
_FEWEST_SAMPLES = 4
"""What says nothing and stands with fewer may be any sign of a popup."""
_UP = 3
"""How far the role of an option may be above the text that was clicked."""


class Offered:
    """Something that was clicked, as its page shows it.

    Attributes:
        found: The element.
        page: Its page.
        has_role: Whether the page says that it is an option.
        is_menu_item: Whether the page says that it is an item of a menu.
        text: Its text, or that of the option around it; the first line.
        lines: All lines of that.
    """

    def __init__(self, found: PageElement, page: Page) -> None:
        """Take an element of a page."""
        self.found = found
        self.page = page
        around = [found, *islice(found.ancestors(), _UP)]
        if found.type in _TICKS and found.box is not None:
            around += _options_around(found.box, page)
        roles = [(one.role or "").lower() for one in around]
        self.has_role = not _OPTION_ROLES.isdisjoint(roles)
        self.is_menu_item = not MENU_ROLES.isdisjoint(roles)
        self._is_one_of_several = "menuitemcheckbox" in roles
        self._in_tree = "treeitem" in roles
        whole = next(
            (o for o in around if (o.role or "").lower() in OFFERED_ROLES), found
        )
        said = (found.text, whole.text, found.label, whole.label)
        lines = next(filter(None, said), "").splitlines()
        self.lines = [line for line in map(folded, lines) if line]
        self.text = next(iter(self.lines), None)
        self._labels_around = [one.label for one in around if one.label]
        self._plain = roles[0] in _PLAIN_ROLES and found.tag not in _NO_OPTIONS
        self._alike: list[PageElement] | None = None

    @property
    def alike(self) -> list[PageElement]:
        """What stands on the page as it does: the other options, and itself.

        Where each has an id, where its path begins, they are as large as it is.
        """
        if self._alike is None:
            tags = [self.found.tag] if self.found.tag else []
            others = list(self.page.elements(*tags))
            pattern = without_numbers(self.found.path or "")
            self._alike = [
                other
                for other in others
                if without_numbers(other.path or "") == pattern
            ]
            if len(self._alike) == 1 and begins_at_id(pattern):
                self._alike = [e for e in others if self._is_as_large(e)]
        return self._alike

    def _is_as_large(self, other: PageElement) -> bool:
        own, its = self.found.box, other.box
        path, theirs = (_IDS.sub("", e.path or "") for e in (self.found, other))
        if own is None or its is None or path != theirs:
            return other is self.found
        return (
            abs(own.width - its.width) <= _ROUNDED
            and abs(own.height - its.height) <= _ROUNDED
        )

    @property
    def options(self) -> set[str]:
        """The texts that are offered."""
        return {folded(other.text or "") for other in self.alike} - {""}

    @property
    def is_day(self) -> bool:
        """Whether it is a day among those of a month, or an hour among those of a day."""
        return is_day(self.found.text) and sum(map(is_day, self.options)) >= FEWEST_DAYS

    @property
    def is_of_calendar(self) -> bool:
        """Whether it stands with the days of a month, and says none: it turns the page."""
        if any(map(str.isdecimal, self.text or "")):
            return False
        return stands_with_days(self.found.path or "", self.page)

    @property
    def is_offered(self) -> bool:
        """Whether it may be chosen, by its role or for want of another."""
        by_role = self.has_role or self.is_menu_item
        return by_role or (self._plain and bool(self.text) and not self.is_link)

    @property
    def _ends_a_message(self) -> bool:
        """Whether it stands alone under what its part of the page says, as `Close` does."""
        part, path = self.found.parent, self.found.path or ""
        lines = (part.text or "").splitlines() if part is not None else []
        said = [line for line in map(folded, lines) if line]
        frame = path.rpartition("/")[0]
        others = (
            other
            for other in self.page.elements()
            if (other.path or "").startswith(f"{frame}/") and other.path != path
        )
        is_last = len(said) > 1 and said[-1:] == self.lines and "/li" not in path
        return is_last and next(others, None) is None

    @property
    def is_sample(self) -> bool:
        """Whether it is one of several of one size that say nothing, as colours are."""
        alike = [
            other
            for other in self.alike
            if self._is_as_large(other) and not (other.text or other.label)
        ]
        is_field = self.found.tag in FILLED_IN
        return not (self.lines or is_field) and len(alike) >= _FEWEST_SAMPLES

    @property
    def date(self) -> str | None:
        """The day with its month and year, as the calendar says them.

        Of a day before or after the month that it shows it says nothing more.
        """
        if self.found.label:
            return folded(self.found.label)
        for said in self._labels_around:
            if told := date_told(said, self.text):
                return told
        gaps = [
            (gap(month.box, other.box), place, month)
            for place, month in months(self.page)
            for other in self.alike
        ]
        near, _, month = min(gaps, default=(NEAR, 0, self.found))
        if near >= NEAR or (len({at for _, at, _ in gaps}) == 1 and self._is_around()):
            return self.text
        return f"{self.text} {with_its_word(month, self.page)}"

    def _is_around(self) -> bool:
        """Return whether a day stands before the first of a month, or after its last."""
        days = [(one, int(one.text or "")) for one in self.alike if is_day(one.text)]
        begins = [at for at, (_, day) in enumerate(days) if day == 1]
        own = next((at for at, (one, _) in enumerate(days) if one is self.found), None)
        if own is None or not begins:
            return False
        return own < begins[0] or any(begins[0] < at <= own for at in begins)

    @property
    def is_link(self) -> bool:
        """Whether it leads on, rather than stands for something."""
        return element_type(self.found) == "link" and not self.is_menu_item

    @property
    def is_alone(self) -> bool:
        """Whether choosing it undoes what was chosen before, or led to it."""
        leads = self.is_menu_item and not self._is_one_of_several
        return self.is_day or leads or self._in_tree

    def is_beside(self, opener: Element, before: Page, *, is_told: bool) -> bool:
        """Return whether it may be offered by an element, by its role or its place.

        Args:
            opener: What was acted on.
            before: The page before that.
            is_told: Whether the recorder says that it is what opened the popup.
        """
        if self.has_role or self.is_day:
            return True
        if not self.is_menu_item:
            listed = "/li" in (self.found.path or "") or len(self.alike) > 1
            is_ticked = is_told and self.found.tag == "label"
            fits = (self._plain or self.is_link or is_ticked) and bool(self.text)
            fits = (fits or (is_told and self.is_sample)) and not self._ends_a_message
            if not fits or not (listed or is_told) or self._in_new_dialog(before):
                return False
        if is_told:
            return True
        return self._far_from(opener, before) <= NEAR + self._before_it()

    def hangs_from(self, opener: Element, before: Page) -> bool:
        """Return whether its menu, or the one that led to it, is drawn at an element.

        Args:
            opener: What was acted on.
            before: The page before that.
        """
        place, reach = _place(opener, before), _TOUCHING + self._before_it()
        appeared = (
            other
            for other in self.page.elements()
            if self.is_menu_item
            and other.role in MENU_ROLES
            and before.at_path(other.path or "") is None
        )
        return any(
            _is_aligned(other.box, place) and gap(other.box, place) <= reach
            for other in (*self.alike, *appeared)
        )

    def _far_from(self, opener: Element, before: Page) -> float:
        place = _place(opener, before)
        return min(gap(other.box, place) for other in (self.found, *self.alike))

    def _before_it(self) -> float:
        """Estimate how much room the options before it take, which may not be listed.

        An option is drawn with as much room around its text as the text has.
        """
        places = _PLACE.findall(self.found.path or "")
        height = self.found.box.height if self.found.box is not None else 0.0
        return 2 * height * (int(places[-1]) - 1) if places else 0.0

    def _in_new_dialog(self, before: Page) -> bool:
        box = self.found.box
        return box is not None and any(
            dialog.box is not None and dialog.box.contains(box.x, box.y)
            for dialog in new_dialogs(before, self.page)
        )


def _options_around(box: Box, page: Page) -> Iterator[PageElement]:
    """List the options of a page that a box lies in, whatever their paths are."""
    for one in page.elements():
        is_option = (one.role or "").lower() in OFFERED_ROLES
        if is_option and one.box is not None and one.box.holds(box):
            yield one


def under_it(found: PageElement) -> PageElement:
    """Return what an element without words covers: it stands in that, and is larger.

    The days of a month may lie under what shows where the pointer is. Of words that are
    marked in a text, as those that were searched for, it is the text.
    """
    around = found.parent
    if found.tag in _MARKS and around is not None and around.text:
        return around
    says = found.text or found.label or found.role
    if says or found.contents() or around is None:
        return found
    box, inner = found.box, around.box
    if box is None or inner is None or not around.text:
        return found
    is_over = box.contains(*inner.middle) and box.width >= inner.width
    return around if is_over else found


def new_dialogs(before: Page, after: Page) -> Iterator[PageElement]:
    """List the dialogs on a page that were not there before."""
    for element in after.elements():
        is_dialog = (element.role or "").lower() in _DIALOG_ROLES
        if is_dialog and before.at_path(element.path or "") is None:
            yield element


def _place(element: Element, page: Page) -> Box | None:
    there = page.at_path(element.path or "")
    return (there.box if there is not None else None) or element.box


def _is_aligned(one: Box | None, other: Box | None) -> bool:
    """Return whether one box is right below, above or beside the other."""
    if one is None or other is None:
        return False
    across, down = one.overlap(other)
    return across > 0 or down > 0


def gap(one: Box | None, other: Box | None) -> float:
    """Measure how far two boxes are apart; far where one is not known.

    Examples:
        >>> from wb2pm.events import Box
        >>> above = Box(x=0, y=0, width=10, height=10, space="screen")
        >>> gap(above, Box(x=5, y=30, width=9, height=9, space="screen"))
        20
    """
    if one is None or other is None:
        return float("inf")
    across, down = one.overlap(other)
    return max(-across, -down, 0.0)
