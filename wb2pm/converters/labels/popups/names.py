"""What a list, menu or calendar is called, of which the text is its value."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from msgspec.structs import replace

from wb2pm import columns
from wb2pm.converters.labels.captions.fields_of_openers import (
    combobox_around,
    field_inside,
    field_of_host,
)
from wb2pm.converters.labels.captions.headings import heading_of_prompt
from wb2pm.converters.labels.captions.shown_values import (
    drawn_placeholder,
    says_only_values,
)
from wb2pm.converters.labels.elements.element_names import (
    FILLED_IN,
    Name,
    folded,
    tidy_name,
)
from wb2pm.converters.labels.elements.icons import BY_ICON
from wb2pm.converters.labels.elements.nameless import nameless_on_pages
from wb2pm.converters.labels.naming.given_names import GIVEN
from wb2pm.converters.labels.popups.calendar_owners import CalendarOwners
from wb2pm.converters.labels.popups.openers import is_given_to_combobox
from wb2pm.converters.labels.tables.list_columns import name_by_column, name_by_dates
from wb2pm.converters.labels.tables.tables_on_views import HEADING
from wb2pm.converters.labels.witnesses.hints import asks_to_choose
from wb2pm.converters.pages.page import as_element
from wb2pm.vocabulary.kinds import BOXES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from collections.abc import Set as AbstractSet

    from wb2pm.converters.labels.elements.offered import Offered
    from wb2pm.converters.labels.naming.naming import Target
    from wb2pm.converters.labels.popups.scenes import Scenes
    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.events import AttributeValue, Element, UIEvent

_SURE = frozenset({GIVEN, "accessible_name", "label"})
"""Sources of a name that the list's makers gave it."""


class ListNames:
    """The names of what choices are made in, in one demonstration."""

    def __init__(
        self,
        scenes: Scenes,
        targets: Sequence[Target],
        name: Callable[[UIEvent], Target],
    ) -> None:
        """Take the screens, the targets of the events, and what names a target."""
        self._scenes = scenes
        self._targets = targets
        self._name = name
        self._calendars = CalendarOwners(scenes, targets)
        self._chosen: defaultdict[str, set[str]] = defaultdict(set)
        self._named: dict[str, Target] = {}

    def note_value(self, named: Target, option: str | None) -> None:
        """Remember what was chosen in a list: it stands before it from then on.

        Args:
            named: The list.
            option: What was chosen.
        """
        self._named.setdefault(named.key, named)
        if option is not None:
            self._chosen[named.key].add(option)

    def as_list(
        self, place: int, opener: int, offered: Offered, option: str | None
    ) -> Target:
        """Name an opener as a list, whose text is its value and not its name.

        Args:
            place: Place of the choice.
            opener: Place of the event on what opened the popup.
            offered: What was chosen.
            option: The same in words.
        """
        event, target = self._scenes.events[opener], self._targets[opener]
        element, known = event.target, target
        values = offered.options | self._chosen[target.key]
        if element is not None:
            values |= self._values_shown(place, opener, element, offered)
        inside = self._label_inside(place, opener)
        group = self._calendars.group_around(opener) if offered.is_day else None
        hinted = self._with_placeholder(place, opener) or self._under_heading(opener)
        if hinted is not None:
            known = hinted
        elif inside is not None:
            known = target._replace(name=inside, name_source="label", nameless=None)
        elif group is not None:
            known = target._replace(
                name=group, name_source="accessible_name", nameless=None
            )
        elif (field := self._field_of(opener, place)) is not None:
            return field
        elif offered.is_day and (beside := self._calendars.field(place, opener)):
            said = _stated(beside.label) if beside.label else {}
            bare = replace(event, attributes=said)
            known = self._bare(bare, as_element(beside), values)
        elif element is not None and (
            not target.name
            or target.record
            or target.name_source == BY_ICON
            or _is_value(target, values)
        ):
            known = self._bare(event, element, values)
        if _is_value(known, values):
            known = self._named.get(target.key, known)
        if known.name is None:
            known = self._by_column(known, opener, offered, option)
        return known._replace(key=target.key, kind="dropdown", record=None)

    def _values_shown(
        self, place: int, opener: int, element: Element, offered: Offered
    ) -> set[str]:
        """Return what an opener showed of a value before, as a choice tells.

        It shows the choice now, a day that was chosen a little later, or something else
        than before when a box was ticked.
        """
        own = folded(element.text or "")
        if self._scenes.is_shown(offered.text, opener, place):
            return self._lines_gone(place, opener, element.text or "") | {own}
        if offered.is_day:
            path = self._scenes.path(opener)
            return {own} if own and self._scenes.shows_date(place, path, own) else set()
        new = self._scenes.new_on(opener, place)
        is_box = self._targets[place].kind in BOXES
        is_kept = any(own.casefold() in one.casefold() for one in new)
        return {own} if is_box and new and not is_kept else set()

    def _lines_gone(self, place: int, opener: int, text: str) -> set[str]:
        """Return the lines of an opener that a choice took away: what stays is no value."""
        after = self._scenes.after(place)
        there = after.at_path(self._scenes.path(opener)) if after is not None else None
        kept = (there.text or "").splitlines() if there is not None else []
        stay = {folded(line) for line in kept} if len(kept) > 1 else set()
        return {folded(line) for line in text.splitlines()} - stay

    def as_recorded(self, place: int, opener: int) -> Target | None:
        """Name a drawn list by the field in it, unless it says itself what it is.

        Args:
            place: Place of a choice that the recorder saw itself.
            opener: Place of the click on the same list.

        Returns:
            The list; None where its own name is sure, or no field in it has one.
        """
        event, target = self._scenes.events[place], self._targets[place]
        element = event.target
        if element is None or element.tag in FILLED_IN:
            return None
        values = {folded(said) for said in (event.value, element.value) if said}
        is_sure = target.name_source in _SURE and not _is_value(target, values)
        field = None if is_sure else self.field_met(opener)
        if field is None:
            return None
        known = self._bare(self._scenes.events[opener], as_element(field), values)
        if known.name is None or _is_value(known, values):
            return None
        return known._replace(key=target.key, kind="dropdown", record=None)

    def of_shown(self, place: int, shows: PageElement, option: str) -> Target:
        """Name a list of which only what it shows is known.

        Args:
            place: Place of an event in the list, such as of typing in its field.
            shows: What shows the value of the list, on the page before.
            option: What was chosen.
        """
        values = {folded(shows.text or ""), option}
        known = self._bare(self._scenes.events[place], as_element(shows), values)
        return known._replace(kind="dropdown", record=None)

    def field_met(self, place: int) -> PageElement | None:
        """Return the only field that an event met, on the page before it.

        It is the one that the pointer was over, or in which was typed.
        """
        event, page = self._scenes.events[place], self._scenes.before(place)
        if page is None:
            return None
        if event.x is None or event.y is None:
            own = page.find(event.target) if event.target is not None else None
            return own if own is not None and own.tag in FILLED_IN else None
        x, y = event.x, event.y
        met = [
            field
            for field in page.elements(*FILLED_IN)
            if field.box is not None and field.box.contains(x, y)
        ]
        return met[0] if len(met) == 1 else None

    def _bare(
        self, event: UIEvent, element: Element, values: AbstractSet[str]
    ) -> Target:
        told = {
            k: v
            for k, v in event.attributes.items()
            if not isinstance(v, str) or not says_only_values(v, values)
        }
        label = None if folded(element.label or "") in values else element.label
        bare = replace(element, role="combobox", label=label, text=None)
        return self._name(replace(event, target=bare, attributes=told))

    def _label_inside(self, place: int, opener: int) -> str | None:
        """Return the only label in the frame of what opened a list.

        It floats over the value, and a field in the frame may only say that it opens.
        """
        page = self._scenes.before(opener)
        said = self._scenes.events[place].attributes.get(columns.UI_OPENER_ID)
        frame = f"{said or self._scenes.path(opener)}/"
        if page is None or self._targets[opener].name_source == GIVEN:
            return None
        labels = [
            label.text
            for label in page.elements("label")
            if (label.path or "").startswith(frame)
        ]
        return tidy_name(labels[0] or "") if len(labels) == 1 else None

    def _field_of(self, opener: int, place: int) -> Target | None:
        """Return the field that an opener belongs to, where it is not that itself."""
        page, target = self._scenes.before(opener), self._targets[opener]
        event = self._scenes.events[opener]
        element = event.target
        if page is None or element is None or target.kind in {"field", "dropdown"}:
            return None
        if target.name_source == GIVEN:
            return None
        field = field_of_host(element, page)
        if field is None and target.kind == "button":
            field = combobox_around(element, page)
            if field is None and (told := self._combobox_told(place, page)) is not None:
                bare = self._bare(
                    replace(event, attributes={}), as_element(told), set()
                )
                return (
                    bare._replace(kind="dropdown", record=None) if bare.name else None
                )
        if field is None and target.name is None:
            field = field_inside(element, page)
        called = tidy_name(field.label or "") if field is not None else None
        is_prompt = field is not None and called == tidy_name(field.placeholder or "")
        if field is None or called is None or (is_prompt and target.name is None):
            return None  # a prompt is asked for only where nothing else names
        is_combobox = field.role == "combobox"
        said = _stated(called) if is_combobox else {}
        named = self._name(replace(event, target=as_element(field), attributes=said))
        if not is_combobox or named.name is None:
            named = named._replace(
                name=called, name_source="accessible_name", nameless=None
            )
        return named._replace(kind="dropdown", record=None)

    def _combobox_told(self, place: int, page: Page) -> PageElement | None:
        """Return the combobox that a recorder says has the list in which was chosen."""
        choice = self._scenes.events[place]
        if not is_given_to_combobox(choice):
            return None
        return page.at_path(str(choice.attributes.get(columns.UI_OPENER_ID) or ""))

    def _prompt_inside(self, opener: int) -> str | None:
        """Return the prompt that the field in an opener shows and is called by."""
        page, element = self._scenes.before(opener), self._scenes.events[opener].target
        field = field_inside(element, page) if page and element else None
        prompt = tidy_name(field.placeholder or "") if field is not None else None
        is_shown = field is not None and prompt == tidy_name(field.label or "")
        return prompt if is_shown else None

    def _with_placeholder(self, place: int, opener: int) -> Target | None:
        """Name a field by what was drawn in it as long as it was empty."""
        first = self._first_on(opener)
        before, after = self._scenes.before(first), self._scenes.after(place)
        event = self._scenes.events[first]
        field = event.target
        if before is None or after is None or field is None:
            return None
        is_bare = field.tag in FILLED_IN and not field.placeholder
        was_empty = (event.value or "").startswith(field.value or "")  # typed since
        is_hinted = is_bare and was_empty
        hint = drawn_placeholder(field, before, after) if is_hinted else None
        if hint is None:
            return None
        return self._name(replace(event, target=replace(field, placeholder=hint)))

    def _under_heading(self, opener: int) -> Target | None:
        """Name a link that shows a prompt, and opens a list, by the heading right over it."""
        page, target = self._scenes.before(opener), self._targets[opener]
        element = self._scenes.events[opener].target
        found = page.find(element) if page and element else None
        if page is None or found is None or not _shows_prompt(target, found):
            return None
        heading = heading_of_prompt(found, list(page.elements()))
        return target._replace(name=heading, name_source=HEADING) if heading else None

    def _first_on(self, place: int) -> int:
        """Return the first of the events in a row on what an event acted on."""
        path = self._scenes.path(place)
        while place and self._scenes.path(place - 1) == path:
            place -= 1
        return place

    def _by_column(
        self, known: Target, opener: int, offered: Offered, option: str | None
    ) -> Target:
        """Name a list that nothing names after the column that shows its values."""
        context, event = self._scenes.context, self._scenes.events[opener]
        if offered.is_day:
            name = name_by_dates(option, event, context)
        else:
            name = name_by_column(offered.options, event, context)
        if name is None and (prompt := self._prompt_inside(opener)) is not None:
            name = Name(prompt, "placeholder")
        if name is None:
            told = nameless_on_pages([event], [known.nameless], context)
            return known._replace(nameless=told[0])
        naming = known.naming
        if naming is not None:
            naming = replace(naming, name=name.text, source=name.source)
        return known._replace(
            name=name.text, name_source=name.source, nameless=None, naming=naming
        )


def _stated(name: str) -> dict[str, AttributeValue]:
    """Return what a recorder says of an element whose name may be shown or not."""
    return {
        columns.UI_ACCESSIBLE_NAME: name,
        columns.UI_ACCESSIBLE_NAME_FROM: "aria-label",
    }


def _shows_prompt(target: Target, element: PageElement) -> bool:
    """Return whether what opened a list is a link that asks to choose, and leads nowhere.

    What a button says is what it does.
    """
    is_own = target.name_source == "accessible_name" and target.kind == "link"
    return (
        is_own
        and "button" not in {element.tag, element.role}
        and asks_to_choose(target.name or "")
    )


def _is_value(target: Target, values: AbstractSet[str]) -> bool:
    if target.name is None or target.name_source == GIVEN:
        return False
    return says_only_values(target.name, values)
