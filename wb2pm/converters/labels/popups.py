"""Which events chose in a list, menu or calendar that another one opened.

What the page draws itself is known by construction: it was not there before the
action that opened it, it is there when the choice is made, it says by its roles that
it offers options or shows the days of a month or lies beside what opened it, which is
still there afterwards. A choice belongs to its opener where that is a field, shows
the choice afterwards, or says in words what is chosen from it; the commands of other
menus are steps of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from wb2pm import columns
from wb2pm.converters.labels.choices_in_fields import FieldChoices
from wb2pm.converters.labels.element_names import FILLED_IN, tidy_name
from wb2pm.converters.labels.naming import Target
from wb2pm.converters.labels.offered import (
    LIST_ROLES,
    MENU_ROLES,
    Offered,
    date_told,
    folded,
    new_dialogs,
)
from wb2pm.converters.labels.popup_names import ListNames
from wb2pm.converters.labels.popup_openers import Openers
from wb2pm.converters.labels.popup_scenes import Scenes
from wb2pm.converters.labels.searched_lists import SearchedLists
from wb2pm.converters.labels.typed_text import has_lines
from wb2pm.vocabulary.kinds import BOXES, CONTROLS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Page
    from wb2pm.events import Element, UIEvent

_CHOOSES = frozenset({"click", "double_click"})
_CHOOSING = frozenset({"Enter", "Space", " "})
_MOST = 0.8
"""Share of what stood on a page that is there again: what is chosen may change some."""
_NO_OPENERS = BOXES | {"option", "page"}


class Pick(NamedTuple):
    """A choice in a popup.

    Attributes:
        opener: What opened it, named as the list that it is.
        option: What was chosen; None for what only led to the choice.
        alone: Whether it goes on with what was chosen before, as the day of a month
            or the item of a menu takes its place; another choice begins otherwise.
        opens: Whether it opened the list, so that another choice begins.
    """

    opener: Target
    option: str | None
    alone: bool = False
    opens: bool = False


def find_picks(
    events: Sequence[UIEvent],
    targets: Sequence[Target],
    context: PageContext,
    name: Callable[[UIEvent], Target],
) -> dict[int, Pick]:
    """Find the events that chose in a popup, and those in it that led to a choice.

    Args:
        events: The events of one demonstration, in order.
        targets: The target of each.
        context: The pages around.
        name: Names the target of an event.

    Returns:
        Place of an event -> its choice.
    """
    return _Popups(events, targets, context, name).picks()


class _Popups:
    """The popups of one demonstration."""

    def __init__(
        self,
        events: Sequence[UIEvent],
        targets: Sequence[Target],
        context: PageContext,
        name: Callable[[UIEvent], Target],
    ) -> None:
        self._events = events
        self._targets = targets
        self._scenes = Scenes(events, context)
        self._names = ListNames(self._scenes, targets, name)
        self._openers = Openers(self._scenes)
        self._in_fields = FieldChoices(self._scenes, targets, self._openers)
        self._searched = SearchedLists(
            self._scenes, targets, self._openers, self._names
        )

    def picks(self) -> dict[int, Pick]:
        picks: dict[int, Pick] = {}
        for place, event in enumerate(self._events):
            if self._openers.before(place) is None:
                continue
            if event.action in _CHOOSES:
                picks = self._pick(place) | picks
            elif event.action == "select":
                picks = self._leading_to(place) | picks
            elif event.action == "press":
                picks = (self._completed(place) or self._entered(place)) | picks
        return picks

    def _pick(self, place: int) -> dict[int, Pick]:
        event, told = self._events[place], self._told(place)
        openers = [*told, *self._openers.by_appearance(place)]
        in_menu = event.target is not None and event.target.role in MENU_ROLES
        page = self._scenes.before(place) if openers or in_menu else None
        found = page.find(event.target) if page and event.target else None
        if page is None or found is None:
            return {}
        if in_menu:
            openers = [
                *openers[: len(told)],
                *self._openers.pre_rendered(place, found),
                *openers,
            ]
        offered = Offered(found, page)
        if any(self._events[opener].action == "right_click" for opener in told):
            return {}  # what a menu at the pointer offers are commands
        path, earlier = self._openers.told_path(place), self._openers.before(place)
        then = self._scenes.before(earlier) if earlier is not None else None
        if path and not told and then and self._scenes.stands(then, path):
            return self._hovered(place, offered)  # it lies in no popup itself
        own = self._in_fields.clicked(place, told[0], offered) if told else None
        if own is not None:
            return self._chosen(place, own, offered)
        for opener in openers:
            if self._belongs(place, opener, offered, is_told=opener in told):
                return self._chosen(place, opener, offered)
        return {}

    def _told(self, place: int) -> list[int]:
        """Return what the recorder says opened a popup, or what a list in it is called.

        A list of options is called as the control that it belongs to (WAI-ARIA
        practices, combobox).
        """
        said = self._events[place].attributes
        name = tidy_name(str(said.get(columns.UI_LAYER_NAME) or ""))
        if name is not None and said.get(columns.UI_LAYER_ROLE) in LIST_ROLES:
            for one in self._openers.earlier(place):
                if self._targets[one].name == name:
                    return [one]
        return self._openers.of_its_host(place) or self._openers.told(place)

    def _chosen(self, place: int, opener: int, offered: Offered) -> dict[int, Pick]:
        """Take an event for a choice, and those in the same popup for what led to it."""
        turns = self._turns_page(place, opener, offered)
        option = None if turns else self._option(place, opener, offered)
        named = self._names.as_list(place, opener, offered, option)
        self._names.note_value(named, option)
        led = Pick(named, None, alone=offered.is_alone)
        chosen = led._replace(option=option)
        between = self._openers.between(opener, place)
        return dict.fromkeys(between, led) | {place: chosen}

    def _turns_page(self, place: int, opener: int, offered: Offered) -> bool:
        """Return whether a click in a calendar left it open, and its field as it was."""
        after = self._scenes.after(place)
        return (
            after is not None
            and offered.is_of_calendar
            and self._scenes.stands(after, self._scenes.path(place))
            and not self._scenes.is_shown(offered.text, opener, place)
        )

    def _completed(self, place: int) -> dict[int, Pick]:
        """Take a key for a choice that took a suggestion into a field."""
        offered, before = self._in_fields.completed(place), self._openers.before(place)
        if offered is None or before is None:
            return {}
        return self._chosen(place, before, offered)

    def _entered(self, place: int) -> dict[int, Pick]:
        """Take a key for a choice in what a list or field opened over the page.

        The recorder says that a control opened it, so that whatever has the focus in
        it is chosen, links too.
        """
        event, page = self._events[place], self._scenes.before(place)
        found = page.find(event.target) if page and event.target else None
        told = self._told(place)
        if event.value not in _CHOOSING or page is None or found is None or not told:
            return {}
        (opener,) = told
        offered, path = Offered(found, page), self._scenes.path(opener)
        element, target = self._events[opener].target, self._targets[opener]
        then, after = self._scenes.before(opener), self._scenes.after(place)
        if element is None or then is None or after is None or after.url != page.url:
            return {}
        if (
            target.kind not in CONTROLS - BOXES | {"element"}
            or path == self._scenes.path(place)
            or _is_editor(element, target)
            or self._scenes.has_gone(path, page, after)
            or self._fills_form(opener, place)
            or not (
                element.tag == "select"
                or offered.is_beside(element, then, is_told=True)
            )
        ):
            return {}
        return self._chosen(place, opener, offered)

    def _hovered(self, place: int, offered: Offered) -> dict[int, Pick]:
        """Take a choice for one in the menu of what the pointer only rested on."""
        event, after = self._events[place], self._scenes.after(place)
        name = tidy_name(str(event.attributes.get(columns.UI_OPENER) or ""))
        stays = after is not None and after.url == offered.page.url
        if not (name and stays and offered.is_offered):
            return {}
        path = self._openers.told_path(place)
        menu = Target(path, "dropdown", name=name, name_source="accessible_name")
        return {place: Pick(menu, offered.text, alone=True)}

    def _leading_to(self, place: int) -> dict[int, Pick]:
        """Find what was done in a list before a choice that the recorder saw itself."""
        found = self._searched.led_to(place)
        if found is None:
            return {}
        inner, led = found
        named = self._names.as_recorded(place, inner)
        picks = dict.fromkeys(led, Pick(named or self._targets[place], None))
        is_part = self._scenes.path(inner) != self._scenes.path(place)
        if named is not None or is_part:  # such as its arrow
            opener = named or self._targets[place]
            picks[inner] = Pick(opener, None, opens=True)
            picks[place] = Pick(opener, self._events[place].value)
        return picks

    def _belongs(
        self, place: int, opener: int, offered: Offered, *, is_told: bool
    ) -> bool:
        """Return whether a choice is a value of what opened the popup."""
        event, target = self._events[opener], self._targets[opener]
        before, after = self._scenes.before(opener), self._scenes.after(place)
        element, path = event.target, self._scenes.path(opener)
        if before is None or after is None or element is None:
            return False
        is_editor = _is_editor(element, target)  # what floats beside it are commands
        in_tree = element.role == "treeitem"  # which shows its branch where it stands
        if (
            target.kind in _NO_OPENERS
            or is_editor
            or in_tree
            or self._scenes.has_gone(path, before, after)
            or self._fills_form(opener, place)
            or not offered.is_beside(element, before, is_told=is_told)
        ):
            return False
        here, there = offered.page.url, after.url
        is_link = offered.is_link and not self._is_bare_anchor(place)
        leads_on = is_link and _path_of(here) != _path_of(there)
        if leads_on or (target.kind == "field" and here != there):
            return False  # what a search found, and opened
        is_shown = self._scenes.is_shown(offered.text, opener, place)
        if target.kind == "button" and offered.has_role and not is_shown:
            return self._scenes.is_kept(offered.text, opener, place)
        is_listed = target.kind == "field" and self._is_in_a_listbox(place)
        if offered.has_role or offered.is_day or is_shown or is_listed:
            return True
        if is_link:
            return False
        if target.kind in CONTROLS or _holds_one_field(before, element):
            return True
        return (
            target.kind in {"button", "element"}
            and target.name is not None
            and target.name == folded(element.text or "")
            and (
                self._is_written_on(place)
                if offered.is_menu_item
                else self._closes(place, before, after)
            )
            and after.url == offered.page.url
            and next(new_dialogs(offered.page, after), None) is None  # a command
            and offered.hangs_from(element, before)
            and _comes_back(before, after)
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

    def _fills_form(self, opener: int, place: int) -> bool:
        """Return whether several fields were filled in since: a list has one at most."""
        between = self._openers.between(opener, place)
        typed = (
            one
            for one in between
            if self._events[one].action == "type" and self._targets[one].kind == "field"
        )  # letters go to what has the focus, to find an item
        return len({self._scenes.path(one) for one in typed}) > 1

    def _option(self, place: int, opener: int, offered: Offered) -> str | None:
        """Tell what was chosen; a day as its field holds it, or the calendar says it.

        Of several lines it is the one that stays on the page: others say of what kind.
        """
        if not offered.is_day:
            lines = offered.lines if len(offered.lines) > 1 else []
            kept = self._scenes.gained(lines, opener, place)
            return kept[0] if len(kept) == 1 else offered.text
        element = self._events[opener].target
        was = folded((element.value if element is not None else None) or "")
        for held in self._scenes.held_after(place, self._scenes.path(opener)):
            if held != was and any(map(str.isdigit, held)):
                return held
        said = self._events[place].attributes.get(columns.UI_TOOLTIP)
        return date_told(str(said or ""), offered.text) or offered.date


def _path_of(url: str | None) -> str:
    return urlsplit(url or "").path


def _comes_back(before: Page, after: Page) -> bool:
    """Return whether a page is again what it was before something was opened over it."""
    stood = {one.path for one in before.elements() if one.path}
    return len(stood & {one.path for one in after.elements()}) >= _MOST * len(stood)


def _is_editor(element: Element, target: Target) -> bool:
    """Return whether a field holds a text that is written, and no one value."""
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
