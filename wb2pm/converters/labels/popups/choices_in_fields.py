"""Choices that a field itself shows, whatever was there when its list was drawn.

A list of suggestions appears while somebody types, and a recorder may take for its
opener what was clicked last. Where the field in which was typed or clicked shows the
choice afterwards, it is the field's.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import folded
from wb2pm.converters.labels.elements.offered import gap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.labels.elements.offered import Offered
    from wb2pm.converters.labels.naming.naming import Target
    from wb2pm.converters.labels.popups.openers import Openers
    from wb2pm.converters.labels.popups.scenes import Scenes
    from wb2pm.converters.pages.page import Page
    from wb2pm.events import Box

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
                shows = is_shown_in_field(
                    self._scenes, inner, place, offered.text, is_day=offered.is_day
                )
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


def is_shown_in_field(
    scenes: Scenes, place: int, choice: int, text: str | None, *, is_day: bool
) -> bool:
    """Return whether a choice is shown where a field was, and was not before.

    Args:
        scenes: The screens of a demonstration.
        place: Place of the event on the field.
        choice: Place of the choice.
        text: What was chosen.
        is_day: Whether that is the day of a date.
    """
    target = scenes.events[place].target
    before, after = scenes.before(choice), scenes.after(choice)
    there = before.at_path(scenes.path(place)) if before else None
    box = there.box if there is not None else None
    if box is None and target is not None:
        box = target.box
    if text is None or box is None or before is None or after is None:
        return False
    was, now = texts_in(box, before), texts_in(box, after)
    was.add(folded((target and target.value) or ""))
    now.update(scenes.held_after(choice, scenes.path(place)))
    new = now - was
    if not is_day:
        return text in new
    return any(int(text) in map(int, re.findall(r"\d+", one)) for one in new)


def _far(one: Box | None, other: Box | None) -> tuple[float, float]:
    """Measure how far two boxes are apart, and how far one is past the other's side."""
    if one is None or other is None:
        return _NOWHERE
    across, _ = one.overlap(other)
    return gap(one, other), max(-across, 0.0)


def texts_in(box: Box, page: Page) -> set[str]:
    """Collect what a page shows in the place of a field: texts, and what fields hold.

    Args:
        box: The place.
        page: The page.
    """
    found: set[str] = set()
    for one in page.elements():
        if one.box is not None and box.contains(*one.box.middle):
            said = [text for text in (one.text, one.value) if text]
            found.update(map(folded, said))
            found.update(folded(line) for text in said for line in text.splitlines())
    return found
