"""What was done in a drawn list before a choice in it that the recorder saw itself.

A list may be opened, searched in a field of its own, and chosen from then: all of it
is the choice, where the search went on in the list or in its only field.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.converters.labels.elements.element_names import folded
from wb2pm.converters.labels.elements.typed_text import has_lines, typed_text
from wb2pm.converters.labels.popups.choices_by_keys import PASSES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.labels.naming.naming import Target
    from wb2pm.converters.labels.popups.names import ListNames
    from wb2pm.converters.labels.popups.openers import Openers
    from wb2pm.converters.labels.popups.scenes import Scenes
    from wb2pm.events import Box, Element


class SearchedLists:
    """The choices of one demonstration that the recorder saw, and what led to them."""

    def __init__(
        self,
        scenes: Scenes,
        targets: Sequence[Target],
        openers: Openers,
        names: ListNames,
    ) -> None:
        """Take the screens, the targets of the events, who opened what, and names."""
        self._scenes = scenes
        self._targets = targets
        self._openers = openers
        self._names = names

    def led_to(self, place: int) -> tuple[int, list[int]] | None:
        """Find what was done in a list before a choice.

        Args:
            place: Place of the choice.

        Returns:
            Place of the event on the list before, and those of what was done in it
            since, the latest first; None where anything else was done.
        """
        path, inner = self._scenes.path(place), self._openers.before(place)
        passed = self._passed_over(place, path)
        if passed:
            inner = self._openers.before(passed[-1])
        led: list[int] = []
        while inner is not None and not self._is_on(place, inner):
            led.append(inner)
            inner = self._openers.before(inner)
        if inner is None:
            return self._written_alone(place)
        inside = all(inner in self._openers.all_of(one) for one in led)
        if inside or self._is_searched(place, inner, led):
            return inner, passed + led
        return self._written_alone(place)

    def _is_on(self, place: int, inner: int) -> bool:
        """Return whether an event was on a list: a part of it, or what lies over it."""
        path, event = self._scenes.path(place), self._scenes.events[inner]
        if f"{self._scenes.path(inner)}/".startswith(f"{path}/"):
            return True
        box, page = _box(self._scenes.events[place].target), self._scenes.before(inner)
        stood = page is not None and self._scenes.stands(page, path)
        return stood and event.action == "click" and _holds(box, _box(event.target))

    def _passed_over(self, place: int, path: str) -> list[int]:
        """Find the arrow keys before a choice that the list has told as its own.

        It does so where what was searched lies outside of it; without a search before
        them they are the event on the list.
        """
        passed: list[int] = []
        before = self._openers.before(place)
        while (
            before is not None
            and self._scenes.path(before) == path
            and self._scenes.events[before].value in PASSES
        ):
            passed.append(before)
            before = self._openers.before(before)
        searched = before is not None and self._openers.told_path(before) == path
        return passed if searched else []

    def _written_alone(self, place: int) -> tuple[int, list[int]] | None:
        """Find what was written in a list's own field right before a choice by keys."""
        led: list[int] = []
        before = self._openers.before(place)
        while before is not None and self._is_own_field(place, [before]):
            led.append(before)
            before = self._openers.before(before)
        if not led or not self._offers(place, self._scenes.events[place].value):
            return None
        return led.pop(), led

    def _is_searched(self, place: int, opener: int, led: list[int]) -> bool:
        """Return whether a list was searched in its own field, and chosen from then.

        Text that a key enters as it was typed is entered rather than chosen.
        """
        event = self._scenes.events[place]
        if self._is_own_field(place, led) and self._offers(place, event.value):
            return True
        field = self._names.field_met(opener)
        if field is None or any(self._scenes.path(one) != field.path for one in led):
            return False
        typed = typed_text([self._scenes.events[one] for one in reversed(led)])
        return event.x is not None or typed != event.value

    def _is_own_field(self, place: int, led: list[int]) -> bool:
        """Return whether all was done in a field of one line that lies in the list.

        Elsewhere it is called as the list is, and says that it is a combobox.
        """
        name, box = self._targets[place].name, _box(self._scenes.events[place].target)
        return all(
            (element := self._scenes.events[one].target) is not None
            and (
                (not has_lines(element) and _holds(box, element.box))
                or (
                    element.role == "combobox"
                    and name is not None
                    and self._targets[one].name == name
                )
            )
            for one in led
        )

    def _offers(self, place: int, text: str | None) -> bool:
        """Return whether the page offers an option before a choice."""
        page = self._scenes.before(place)
        return page is not None and any(
            folded(one.text or "") == text and one.tag != "input"
            for one in page.elements()
        )


def _box(element: Element | None) -> Box | None:
    return element.box if element is not None else None


def _holds(outer: Box | None, inner: Box | None) -> bool:
    return outer is not None and inner is not None and outer.holds(inner)
