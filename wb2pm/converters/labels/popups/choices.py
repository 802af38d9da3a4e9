"""Which events chose in a list, menu or calendar that another one opened.

What the page draws itself is known by construction: it was not there before the
action that opened it, it is there when the choice is made, it says by its roles that
it offers options or shows the days of a month or lies beside what opened it, which is
still there afterwards. A choice belongs to its opener where that is a field, shows
the choice afterwards, or says in words what is chosen from it; the commands of other
menus are steps of their own.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from wb2pm import columns
from wb2pm.converters.labels.elements.calendar_days import is_day
from wb2pm.converters.labels.elements.element_names import tidy_name
from wb2pm.converters.labels.elements.offered import (
    LIST_ROLES,
    MENU_ROLES,
    OFFERED_ROLES,
    Offered,
    new_dialogs,
    under_it,
)
from wb2pm.converters.labels.naming.naming import Target
from wb2pm.converters.labels.popups.choice_endings import DISMISSES, ChoiceEndings, Pick
from wb2pm.converters.labels.popups.choices_by_keys import TAKES, KeyChoices
from wb2pm.converters.labels.popups.choices_in_fields import FieldChoices
from wb2pm.converters.labels.popups.lists_over_fields import list_over
from wb2pm.converters.labels.popups.names import ListNames
from wb2pm.converters.labels.popups.openers import Openers
from wb2pm.converters.labels.popups.scenes import Scenes
from wb2pm.converters.labels.popups.searched_lists import SearchedLists
from wb2pm.converters.labels.popups.values import PopupValues, is_editor
from wb2pm.converters.pages.listed import as_listed
from wb2pm.converters.pages.paths import unnumbered
from wb2pm.vocabulary.kinds import BOXES, CONTROLS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.events import UIEvent

_CHOOSES = frozenset({"click", "double_click"})
_CELLS = frozenset({"cell", "gridcell"})


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
        self._values = PopupValues(self._scenes, targets, self._openers)
        self._in_fields = FieldChoices(self._scenes, targets, self._openers)
        self._by_keys = KeyChoices(self._scenes, targets, self._openers)
        self._endings = ChoiceEndings(self._scenes, targets, self._openers)
        self._searched = SearchedLists(
            self._scenes, targets, self._openers, self._names
        )

    def picks(self) -> dict[int, Pick]:
        picks: dict[int, Pick] = {}
        for place, event in enumerate(self._events):
            if self._openers.before(place) is None:
                continue
            if event.action in _CHOOSES:
                found = self._pick(place)
                if found:
                    found = self._endings.closed_in_calendar(place, picks) or found
                picks = self._without_turns(place, found, picks)
                picks = (found or self._endings.closed_by_click(place, picks)) | picks
            elif event.action == "select":
                picks = self._leading_to(place) | picks
            elif event.action == "press" and event.value == DISMISSES:
                picks = self._endings.left_by_key(place, picks) | picks
            elif event.action == "press":
                found = self._completed(place) or self._taken_under_list(place)
                found = found or self._entered(place)
                picks = (found or self._passed_to(place)) | picks
            if event.action in {"press", "type"} and place not in picks:
                picks = self._turned(place) | picks
        return picks

    def _without_turns(
        self, place: int, found: dict[int, Pick], picks: dict[int, Pick]
    ) -> dict[int, Pick]:
        """Leave out what was chosen on the way to a day: its year, and its month."""
        if not (found and self._openers.is_day_chosen(place)):
            return picks
        return {
            at: pick
            for at, pick in picks.items()
            if at not in found or pick.opens or self._openers.is_day_chosen(at)
        }

    def _turned(self, place: int) -> dict[int, Pick]:
        """Take a key for a choice in a list that shows what was chosen before its field."""
        option, target = self._by_keys.shown_before(place), self._targets[place]
        named = target._replace(kind="dropdown", record=None)
        return {place: Pick(named, option, alone=True)} if option else {}

    def _pick(self, place: int) -> dict[int, Pick]:
        event, told = self._events[place], self._told(place)
        if self._opens_a_list(place):
            return {}
        met = None if told else self._unseen_option(place)
        openers = [*told, *self._openers.by_appearance(place, met)]
        in_menu = event.target is not None and event.target.role in MENU_ROLES
        page = self._scenes.before(place) if openers or in_menu else None
        found = page.find(event.target) if page and event.target else None
        if found is None and page is not None:
            found = met or self._option_met(place, page)
            found = found or self._option_told(place, page)
        if page is None or found is None:
            return {}
        if in_menu:
            openers = [
                *openers[: len(told)],
                *self._openers.pre_rendered(place, found),
                *openers,
            ]
        offered = Offered(under_it(found), page)
        if any(self._events[opener].action == "right_click" for opener in told):
            return {}  # what a menu at the pointer offers are commands
        path, earlier = self._openers.told_path(place), self._openers.before(place)
        then = self._scenes.before(earlier) if earlier is not None else None
        stood = then is not None and self._scenes.stands(then, path)
        hangs = path and not told and stood and not offered.is_day
        if hangs and not self._is_of_combobox(place, openers):
            return self._hovered(place, offered)  # it lies in no popup itself
        own = self._in_fields.clicked(place, told[0], offered) if told else None
        if own is not None:
            return self._chosen(place, own, offered)
        for opener in openers:
            if self._values.belongs(place, opener, offered, is_told=opener in told):
                return self._chosen(place, opener, offered)
        return {}

    def _opens_a_list(self, place: int) -> bool:
        """Return whether a click opened a list of its own, in which is chosen next.

        A combobox is what opens a list, and no option of another one (WAI-ARIA 1.2).
        """
        target, following = self._events[place].target, place + 1
        return (
            target is not None
            and target.role == "combobox"
            and following < len(self._events)
            and self._events[following].action == "select"
            and self._scenes.path(following) == self._scenes.path(place)
        )

    def _is_of_combobox(self, place: int, openers: Sequence[int]) -> bool:
        """Return whether an option came when a combobox was worked, whatever is around.

        A combobox opens a listbox (WAI-ARIA 1.2, ``combobox``), of its frame perhaps.
        """
        option = self._events[place].target
        return (
            option is not None
            and option.role == "option"
            and any(
                self._targets[one].kind == "dropdown"
                or ((target := self._events[one].target) and target.role == "combobox")
                for one in openers
            )
        )

    def _option_met(self, place: int, page: Page) -> PageElement | None:
        """Return the option that the pointer met, where a box in it was ticked unseen.

        What has the box in it may be a label alone, or whatever says just its name.
        """
        event, path = self._events[place], unnumbered(self._scenes.path(place))
        target = self._targets[place]
        if target.kind not in BOXES or event.x is None or event.y is None:
            return None
        met = [
            one
            for one in page.elements()
            if one.box is not None and one.box.contains(event.x, event.y)
        ]
        options = (one for one in met if one.role in OFFERED_ROLES)
        around = (
            one
            for one in met
            if (one.tag == "label" or tidy_name(one.text or "") == target.name)
            and path.startswith(f"{unnumbered(one.path or '')}/")
        )
        return next(chain(options, around), None)

    def _unseen_option(self, place: int) -> PageElement | None:
        """Return the option that the pointer met, where no page has the box that it ticked."""
        page, target = self._scenes.before(place), self._events[place].target
        is_box = self._targets[place].kind in BOXES
        if page is None or target is None or not is_box or page.find(target):
            return None
        return self._option_met(place, page)

    def _option_told(self, place: int, page: Page) -> PageElement | None:
        """Return an option as the recorder saw it, where the list of a page lacks it.

        The page may list the cell of a day alone, and not what shows it there.
        """
        target = self._events[place].target
        if target is not None and is_day(target.text):
            around = page.at_path((target.path or "").rpartition("/")[0])
            if around and around.role in _CELLS and around.text == target.text:
                return around
        return as_listed(target, page) if target and target.role == "option" else None

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
        turns = self._values.turns_page(place, opener, offered)
        option = None if turns else self._values.option(place, opener, offered)
        named = self._names.as_list(place, opener, offered, option)
        self._names.note_value(named, option)
        led = Pick(named, None, alone=offered.is_alone)
        chosen = led._replace(option=option)
        picks = dict.fromkeys(self._openers.between(opener, place), led)
        if named.key != self._targets[opener].key:  # what it is a part of
            picks[opener] = led._replace(opens=True)
        return picks | {place: chosen}

    def _completed(self, place: int) -> dict[int, Pick]:
        """Take a key for a choice that took a suggestion into a field."""
        offered, before = self._by_keys.completed(place), self._openers.before(place)
        if offered is None or before is None:
            return {}
        around = self._openers.before(before)
        if around is not None and self._scenes.path(before).startswith(
            f"{self._scenes.path(around)}/"
        ):
            return self._chosen(place, around, offered)  # the field is in the list
        return self._chosen(place, before, offered)

    def _taken_under_list(self, place: int) -> dict[int, Pick]:
        """Take a key for a choice in a list that shows it over its search field."""
        found = list_over(place, self._scenes, self._openers)
        if found is None:
            return {}
        typed, shows, option = found
        named = self._names.of_shown(typed, shows, option)
        self._names.note_value(named, option)
        return {typed: Pick(named, None), place: Pick(named, option)}

    def _entered(self, place: int) -> dict[int, Pick]:
        """Take a key for a choice in what a list or field opened over the page.

        The recorder says that a control opened it, so that whatever has the focus in
        it is chosen, links too.
        """
        event, page = self._events[place], self._scenes.before(place)
        found = page.find(event.target) if page and event.target else None
        told = self._told(place)
        if event.value not in TAKES or page is None or found is None or not told:
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
            or is_editor(element, target)
            or self._scenes.has_gone(path, page, after)
            or self._values.fills_form(opener, place)
            or self._values.sends_what_was_typed(opener, place, offered)
            or not (
                element.tag == "select"
                or offered.is_beside(element, then, is_told=True)
            )
        ):
            return {}
        return self._chosen(place, opener, offered)

    def _passed_to(self, place: int) -> dict[int, Pick]:
        """Take a key for a choice in a list that arrow keys went through."""
        found = self._by_keys.passed_to(place)
        return self._chosen(place, *found) if found else {}

    def _hovered(self, place: int, offered: Offered) -> dict[int, Pick]:
        """Take a choice for one in the menu of what the pointer only rested on.

        An item of a menu that opens something is a command (WAI-ARIA 1.2, ``menuitem``).
        """
        event, after = self._events[place], self._scenes.after(place)
        name = tidy_name(str(event.attributes.get(columns.UI_OPENER) or ""))
        stays = after is not None and after.url == offered.page.url
        if not (name and stays and offered.is_offered):
            return {}
        if self._opens_more(place, offered, after):
            return {}
        path = self._openers.told_path(place)
        menu = Target(path, "dropdown", name=name, name_source="accessible_name")
        return {place: Pick(menu, offered.text, alone=True)}

    def _opens_more(self, place: int, offered: Offered, after: Page | None) -> bool:
        """Return whether a dialog came of a choice, or what follows is done in what it opened."""
        if after is not None and any(new_dialogs(offered.page, after)):
            return True
        path, following = self._scenes.path(place), place + 1
        is_last = following == len(self._events)
        return not is_last and self._openers.told_path(following) == path != ""

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
