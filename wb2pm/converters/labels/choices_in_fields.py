"""Choices that a field itself shows, whatever was there when its list was drawn.

A list of suggestions appears while somebody types, and a recorder may take for its
opener what was clicked last. Where the field in which was typed or clicked shows the
choice afterwards, it is the field's: by the pointer, or by Tab and Enter.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.element_names import folded
from wb2pm.converters.labels.offered import LIST_ROLES, OFFERED_ROLES, Offered, gap
from wb2pm.converters.labels.typed_text import typed_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.labels.naming import Target
    from wb2pm.converters.labels.popup_openers import Openers
    from wb2pm.converters.labels.popup_scenes import Scenes
    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.events import Box

_COMPLETES: Final = frozenset({"Tab", "Enter"})
"""Keys that take the suggestion that is marked (WAI-ARIA practices, combobox)."""
_PASSES: Final = frozenset({"Up", "Down"})
_NOWHERE: Final = (float("inf"), float("inf"))
_FAR: Final = 32
"""How many events may lie between: a popup is soon closed."""


class FieldChoices:
    """The choices of one demonstration that fields show."""

    def __init__(
        self, scenes: Scenes, targets: Sequence[Target], openers: Openers
    ) -> None:
        """Take the screens of a demonstration, its targets, and who opened what."""
        self._scenes = scenes
        self._targets = targets
        self._openers = openers

    def clicked(self, place: int, told: int, offered: Offered) -> int | None:
        """Find the field that shows a choice, of those acted on since an opener.

        Args:
            place: Place of the choice.
            told: Place of what the recorder takes for the opener.
            offered: What was chosen.

        Returns:
            Place of the event on the field; None where the opener shows the choice,
            or neither does and the field is farther from the list or gone with it.
        """
        is_told = offered.has_role or offered.is_day
        if not is_told or self._scenes.is_shown(offered.text, told, place):
            return None
        inner = self._openers.before(place)
        for _ in range(_FAR):
            if inner is None or inner <= told:
                return None
            if self._targets[inner].kind == "field":
                shows = self._shows(inner, place, offered.text, is_day=offered.is_day)
                return (
                    inner
                    if shows or self._is_nearer(inner, told, place, offered)
                    else None
                )
            inner = self._openers.before(inner)
        return None

    def _is_nearer(self, place: int, told: int, choice: int, offered: Offered) -> bool:
        """Return whether a field is nearer to a list than its opener, and stays."""
        opened_by = [self._scenes.events[one].target for one in (place, told)]
        gaps = [
            min((_far(one.box, other.box) for other in offered.alike), default=_NOWHERE)
            for one in opened_by
            if one is not None
        ]
        after = self._scenes.after(choice)
        stays = after is not None and self._scenes.stands(
            after, self._scenes.path(place)
        )
        nearer = stays and gaps[:1] < gaps[1:]
        return nearer and not self._stands_anyway(place, choice, offered)

    def _stands_anyway(self, place: int, choice: int, offered: Offered) -> bool:
        """Return whether an option was there before a field, and is after the choice.

        A key is pressed in a field when a list may have come with the focus already.
        """
        came = place
        while (before := self._openers.before(came)) is not None and (
            self._scenes.events[came].action not in {"click", "double_click"}
        ):
            came = before
            if self._scenes.path(came) != self._scenes.path(place):
                break
        pages = (self._scenes.before(came), self._scenes.after(choice))
        path = offered.found.path or ""
        return all(
            page is not None and self._scenes.stands(page, path) for page in pages
        )

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
                written_on or self._shows(shown, place, offered.text, is_day=False)
            ):
                return offered
        if (passed := self._passed_over(place, typed)) is not None:
            return passed
        begun = [
            one for one in options if (one.text or "").casefold().startswith(typed)
        ]
        is_taken = typed and len(begun) == 1 and self._is_taken(place, begun[0])
        return begun[0] if is_taken else self._put_beside(place, entered, options)

    def _put_beside(
        self, place: int, entered: str, options: Sequence[Offered]
    ) -> Offered | None:
        """Find the only option that a page shows beside its lists once a key took it.

        Where several may be taken each gets a place of its own, and the field is empty
        for the next; what was searched for stays in the field. A text that is put there
        as it was typed is entered rather than chosen.
        """
        typed = entered.casefold()
        before, after = self._scenes.before(place), self._scenes.after(place)
        if not typed or before is None or after is None or before.url != after.url:
            return None
        held = self._scenes.held_after(place, self._scenes.path(place))
        if any(typed in one.casefold() for one in held):
            return None
        new = {one for one in _new_lines(before, after) if typed in one.casefold()}
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
        if self._scenes.events[before].value not in _PASSES:
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
            if event.value not in _PASSES:
                return None
            before = self._openers.before(before)
        return None

    def _shows(
        self, place: int, choice: int, text: str | None, *, is_day: bool
    ) -> bool:
        """Return whether a choice is shown where a field was, and was not before."""
        target = self._scenes.events[place].target
        before, after = self._scenes.before(choice), self._scenes.after(choice)
        there = before.at_path(self._scenes.path(place)) if before else None
        box = there.box if there is not None else None
        if box is None and target is not None:
            box = target.box
        if text is None or box is None or before is None or after is None:
            return False
        was, now = _texts_in(box, before), _texts_in(box, after)
        was.add(folded((target and target.value) or ""))
        now.update(self._scenes.held_after(choice, self._scenes.path(place)))
        new = now - was
        if not is_day:
            return text in new
        return any(int(text) in map(int, re.findall(r"\d+", one)) for one in new)


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


def _far(one: Box | None, other: Box | None) -> tuple[float, float]:
    """Measure how far two boxes are apart, and how far one is past the other's side."""
    if one is None or other is None:
        return _NOWHERE
    across, _ = one.overlap(other)
    return gap(one, other), max(-across, 0.0)


def _texts_in(box: Box, page: Page) -> set[str]:
    """Collect what a page shows in the place of a field: texts, and what fields hold."""
    found: set[str] = set()
    for one in page.elements():
        if one.box is not None and box.contains(*one.box.middle):
            said = [text for text in (one.text, one.value) if text]
            found.update(map(folded, said))
            found.update(folded(line) for text in said for line in text.splitlines())
    return found
