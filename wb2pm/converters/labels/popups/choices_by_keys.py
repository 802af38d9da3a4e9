"""Choices that a key takes out of a list: what was typed is a part of them, or nothing.

The list may be of the field in which was typed, or of another; the page may not tell
that there is one.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm import columns
from wb2pm.converters.labels.elements.element_names import FILLED_IN, folded
from wb2pm.converters.labels.elements.offered import LIST_ROLES, OFFERED_ROLES, Offered
from wb2pm.converters.labels.elements.typed_text import typed_text
from wb2pm.converters.labels.popups.choices_in_fields import is_shown_in_field, texts_in
from wb2pm.converters.labels.popups.only_suggestions import only_suggestion
from wb2pm.converters.labels.popups.scenes import on_one_path
from wb2pm.converters.pages.listed import as_listed
from wb2pm.events import Element

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.labels.naming.naming import Target
    from wb2pm.converters.labels.popups.openers import Openers
    from wb2pm.converters.labels.popups.scenes import Scenes
    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.events import Box

_COMPLETES: Final = frozenset({"Tab", "Enter"})
"""Keys that take the suggestion that is marked (WAI-ARIA practices, combobox)."""
TAKES: Final = frozenset({"Enter", "Space", " "})
"""Keys that take what is marked in a listbox (WAI-ARIA practices, select-only)."""
_SHOW_VALUES: Final = frozenset({"button", "dropdown", "element"})
"""Kinds of elements that open a list and show what was chosen in it."""
_MASKED: Final = re.compile(r"\[[a-z]+\]")
"""What stands in the place of a secret: the same, whatever that was."""
_PARTS: Final = ",; "
"""What a field of several values writes behind each, for the next."""
PASSES: Final = frozenset({"Up", "Down"})


class KeyChoices:
    """The choices of one demonstration that keys made, after typing or arrow keys."""

    def __init__(
        self, scenes: Scenes, targets: Sequence[Target], openers: Openers
    ) -> None:
        """Take the screens of a demonstration, its targets, and who opened what."""
        self._scenes = scenes
        self._targets = targets
        self._openers = openers

    def completed(self, place: int) -> Offered | None:
        """Find the suggestion that a key took into the field in which was typed.

        A field may show the rest of a suggestion already while it is typed in (WAI-ARIA
        1.2, ``aria-autocomplete``: inline).

        Args:
            place: Place of the key.
        """
        event, page = self._scenes.events[place], self._scenes.before(place)
        before = self._typed_before(place)
        if event.value not in _COMPLETES or before is None or page is None:
            return None
        if self._targets[place].kind not in {"field", "dropdown"}:
            return None
        entered = folded(typed_text([self._scenes.events[before]]) or "")
        typed = entered.casefold()
        is_own = self._scenes.path(before) == self._scenes.path(place)
        shown = place if is_own else before  # in the list that the field searches
        options = [
            Offered(option, page)
            for option in page.elements()
            if option.role in OFFERED_ROLES and option.text
        ]
        held = folded((event.target.value if event.target else None) or "").casefold()
        for offered in options:
            said = (offered.text or "").casefold()
            written_on = typed and said.startswith(typed) and said == held
            if (said != typed or not is_own) and (
                written_on
                or is_shown_in_field(
                    self._scenes, shown, place, offered.text, is_day=False
                )
            ):
                return offered
        if (passed := self._passed_over(place, typed)) is not None:
            return passed
        begun = [
            one for one in options if (one.text or "").casefold().startswith(typed)
        ]
        is_taken = typed and len(begun) == 1 and self._is_taken(place, begun[0])
        if is_taken:
            return begun[0]
        kept = next(self._scenes.held_after(place, self._scenes.path(place)), "")
        spelled = (one for one in begun if one.text == kept != entered)
        return (
            next(spelled, None)  # as the list writes it
            or self._put_beside(place, entered, options)
            or _written_out(entered, kept, page, self._scenes.before(before))
            or self._put_in(place, entered)
            or self._alone(place, typed)
        )

    def passed_to(self, place: int) -> tuple[int, Offered] | None:
        """Find what a key took out of a list whose opener kept the focus and shows it.

        Arrow keys went through what is offered, which the page may not tell of.

        Args:
            place: Place of the key.

        Returns:
            Place of the event that opened the list, and what was chosen.
        """
        event, page = self._scenes.events[place], self._scenes.before(place)
        own, after = self._scenes.path(place), self._scenes.after(place)
        kind, passes = self._targets[place].kind, False
        is_list = kind in _SHOW_VALUES or _is_empty_combobox(event.target)
        if event.value not in TAKES or not is_list or not own:
            return None
        first, before = place, self._openers.before(place)
        while before is not None and self._scenes.path(before) == own:
            earlier = self._scenes.events[before]
            passes |= earlier.action == "press" and earlier.value in PASSES
            first, before = before, self._openers.before(before)
        if not passes or page is None or after is None or not on_one_path(page, after):
            return None
        if kind not in _SHOW_VALUES:
            offered = self._drawn_over(first, place, page)
            return (first, offered) if offered is not None else None
        new = self._scenes.new_on(first, place)
        lines = [
            text
            for text in new
            if _is_shown_beside(text, own, page)
            or self._is_shown_in_it(text, first, place)
        ]
        option = Element(role="option", text=lines[0]) if len(lines) == 1 else None
        listed = as_listed(option, page) if option is not None else None
        return (first, Offered(listed, page)) if listed is not None else None

    def _drawn_over(self, opener: int, place: int, page: Page) -> Offered | None:
        """Find the option that came to be drawn where a field that holds nothing is."""
        target = self._scenes.events[place].target
        box = target.box if target is not None else None
        was, now = self._scenes.before(opener), self._scenes.after(place)
        if box is None or was is None or now is None:
            return None
        came = _lines_over(box, now) - _lines_over(box, was)
        options = (one for one in page.elements() if one.role in OFFERED_ROLES)
        found = (one for one in options if one.text and folded(one.text) in came)
        option = next(found, None)
        return Offered(option, page) if option is not None else None

    def _is_shown_in_it(self, text: str, opener: int, place: int) -> bool:
        """Return whether what was acted on showed a text in a list of its own meanwhile.

        What shows it was not there before the list was opened, and is gone with it.
        """
        then, page = self._scenes.before(opener), self._scenes.before(place)
        after, own = self._scenes.after(place), self._scenes.path(opener)
        if then is None or page is None or after is None:
            return False
        return any(
            folded(one.text or "") == text
            and (one.path or "").startswith(f"{own}/")
            and not self._scenes.stands(then, one.path or "")
            and not self._scenes.stands(after, one.path or "")
            for one in page.elements()
        )

    def shown_before(self, place: int) -> str | None:
        """Find what a key chose in a list that stays closed and shows it before its field.

        The field itself takes no text, whatever is pressed or typed in it. In a combobox
        the arrow keys pass over what is offered (WAI-ARIA practices).

        Args:
            place: Place of the key, or of what was typed.
        """
        event = self._scenes.events[place]
        target, typed = event.target, event.action == "type"
        if target is None or target.value or target.role == "combobox":
            return None
        if self._targets[place].kind != "field" or not (
            event.value in PASSES or (typed and not event.value)
        ):
            return None
        following = self._scenes.events[place + 1 : place + 2]
        is_own = following and self._scenes.path(place + 1) == self._scenes.path(place)
        told = following[0] if is_own else event
        said = folded(str(told.attributes.get(columns.UI_TEXT_BEFORE) or ""))
        return next(iter(self._scenes.gained([said], place, place)), None)

    def _alone(self, place: int, typed: str) -> Offered | None:
        """Find the only suggestion, to which an arrow key went before Enter took it."""
        event, before = self._scenes.events[place], self._openers.before(place)
        page, after = self._scenes.before(place), self._scenes.after(place)
        if before is None or self._scenes.events[before].value not in PASSES:
            return None
        if event.value != "Enter" or event.target is None:
            return None
        if page is None or after is None:
            return None
        return only_suggestion(event.target, typed, page, after)

    def _put_in(self, place: int, entered: str) -> Offered | None:
        """Find what Enter put into the place of a field for a part of it that was typed.

        The page may tell nothing of the list it was taken from. The field held what was
        typed and nothing else.
        """
        event, page = self._scenes.events[place], self._scenes.before(place)
        own, after = self._scenes.path(place), self._scenes.after(place)
        was = folded((event.target and event.target.value) or "")
        if event.value != "Enter" or page is None or not entered or was != entered:
            return None
        held = next(self._scenes.held_after(place, own), "")
        shown = {held} if held else set[str]()
        if event.target is not None and event.target.box is not None and after:
            box = event.target.box
            shown |= texts_in(box, after) - texts_in(box, page)
        if entered.casefold() in map(str.casefold, shown):  # beside other values
            return None
        found = [one for one in shown if _is_more(one, entered)]
        option = Element(role="option", text=found[0]) if len(found) == 1 else None
        listed = as_listed(option, page) if option is not None else None
        return Offered(listed, page) if listed is not None else None

    def _put_beside(
        self, place: int, entered: str, options: Sequence[Offered]
    ) -> Offered | None:
        """Find the only option that a page shows beside its lists once a key took it.

        Where several may be taken each gets a place of its own, and the field is empty
        for the next; what was searched for stays in the field. A text that is put there
        as it was typed is entered rather than chosen, unless it was offered.
        """
        typed = entered.casefold()
        before, after = self._scenes.before(place), self._scenes.after(place)
        if not typed or before is None or after is None or before.url != after.url:
            return None
        held = self._scenes.held_after(place, self._scenes.path(place))
        if any(typed in one.casefold() for one in held):
            return None
        new = {one for one in _new_lines(before, after) if typed in one.casefold()}
        if _MASKED.fullmatch(entered) or all(o.text != entered for o in options):
            new.discard(entered)
        taken = [o for o in options if (o.text or "").startswith((*new,))]
        return taken[0] if len(taken) == 1 else None

    def _passed_over(self, place: int, typed: str) -> Offered | None:
        """Find what an arrow key wrote into the field in the place of what was typed."""
        event, page = self._scenes.events[place], self._scenes.before(place)
        before, target = self._openers.before(place), event.target
        held = folded((target.value if target is not None else None) or "")
        if page is None or before is None or held.casefold() in {typed, ""}:
            return None
        if self._scenes.events[before].value not in PASSES:
            return None
        shown = (
            one
            for one in page.elements()
            if folded(one.text or "") == held and one.path != self._scenes.path(place)
        )
        found = next(shown, None)
        return Offered(found, page) if found is not None else None

    def _is_taken(self, place: int, offered: Offered) -> bool:
        """Return whether a key took an option out of the listbox of its combobox.

        The listbox is called as the combobox is (WAI-ARIA practices), which search
        fields do not give to what they suggest; the option is offered no more.
        """
        event, after = self._scenes.events[place], self._scenes.after(place)
        if event.target is None or event.target.role != "combobox" or after is None:
            return False
        name = folded(event.target.label or "")
        named = any(
            one.role == "listbox" and name and folded(one.label or "") == name
            for one in offered.page.elements()
        )
        return (
            named
            and after.url == offered.page.url
            and not any(
                one.role in OFFERED_ROLES and one.text == offered.found.text
                for one in after.elements()
            )
        )

    def _typed_before(self, place: int) -> int | None:
        """Return the typing in the same field before a key, arrow keys between or not.

        A recorder may tell letters of the list that a field searches, and opened.
        """
        own = {self._scenes.path(place), self._openers.told_path(place)} - {""}
        before = self._openers.before(place)
        while before is not None and self._scenes.path(before) in own:
            event = self._scenes.events[before]
            if event.action == "type":
                return before
            if event.value not in PASSES:
                return None
            before = self._openers.before(before)
        return None


def _is_shown_beside(text: str, path: str, page: Page) -> bool:
    """Return whether a page shows a text as a line of something else than an element."""
    return any(
        text in map(folded, (one.text or "").splitlines())
        for one in page.elements()
        if one.path != path and not (one.path or "").startswith(f"{path}/")
    )


def _lines_over(box: Box, page: Page) -> set[str]:
    """Collect the texts of a single line that a page draws over a field."""
    return {
        folded(one.text)
        for one in page.elements()
        if one.text and one.box is not None and one.box.contains(*box.middle)
        if one.box.height < 2 * box.height
    }


def _is_empty_combobox(target: Element | None) -> bool:
    """Return whether keys go to a field that holds nothing, and is there for its list."""
    return target is not None and target.role == "combobox" and not target.value


def _is_more(text: str, part: str) -> bool:
    """Return whether a text has a part in it, and more letters than that."""
    letters = [sum(map(str.isalpha, one)) for one in (text, part)]
    return part.casefold() in text.casefold() and letters[0] > letters[1] > 0


def _new_lines(before: Page, after: Page) -> set[str]:
    """Collect the lines of what is new on a page and no list or option."""
    there = {_identity(one) for one in before.elements() if one.role not in LIST_ROLES}
    return {
        folded(line)
        for one in after.elements()
        if one.shown is not False
        and one.role not in LIST_ROLES
        and _identity(one) not in there
        for line in (one.text or "").splitlines()
    }


def _identity(one: PageElement) -> str:
    return one.path or folded(one.text or "")


def _written_out(
    entered: str, kept: str, page: Page, earlier: Page | None
) -> Offered | None:
    """Return what a page came to show for its beginning that a field holds since.

    Args:
        entered: What was typed.
        kept: What the field holds after a key.
        page: The page before that key.
        earlier: The page before something was typed.
    """
    kept = kept.rstrip(_PARTS)
    typed, whole = entered.casefold(), kept.casefold()
    if not typed or whole == typed or not whole.startswith(typed):
        return None
    shown = _showing(kept, page)
    came = earlier is None or len(shown) > len(_showing(kept, earlier))
    return Offered(shown[0], page) if shown and came else None


def _showing(text: str, page: Page) -> list[PageElement]:
    """List what shows a text on a page, as its first line, and is no field that holds it."""
    return [
        one
        for one in page.elements()
        if one.tag not in FILLED_IN
        and folded((one.text or "").strip().partition("\n")[0]) == text
    ]
