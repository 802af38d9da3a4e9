"""A choice in a popup, and what ends it: the list is closed, and nothing else is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.pages.paths import unnumbered

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.converters.labels.naming.naming import Target
    from wb2pm.converters.labels.popups.openers import Openers
    from wb2pm.converters.labels.popups.scenes import Scenes

DISMISSES: Final = "Escape"
"""What closes a popup (WAI-ARIA practices, combobox)."""


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


class ChoiceEndings:
    """What closed a list in one demonstration, after something was chosen there."""

    def __init__(
        self, scenes: Scenes, targets: Sequence[Target], openers: Openers
    ) -> None:
        """Take the screens of a demonstration, its targets, and who opened what."""
        self._scenes = scenes
        self._targets = targets
        self._openers = openers

    def closed_by_click(self, place: int, picks: Mapping[int, Pick]) -> dict[int, Pick]:
        """Take a click that closes the list, and does nothing else, for a part of the choice.

        It is on nothing with a name beside the list, or once more on what opened it.

        Args:
            place: Place of the click.
            picks: What was chosen so far.
        """
        before, target = self._openers.before(place), self._targets[place]
        last = picks.get(before) if before is not None else None
        if before is None or last is None or last.option is None:
            return {}
        own, opened_at = (one.place or "" for one in (target, last.opener))
        is_opener = bool(own) and unnumbered(own) == unnumbered(opened_at)
        if not is_opener and (target.kind != "element" or target.name is not None):
            return {}
        path = self._scenes.path(before)
        if is_opener:
            path = path.rpartition("/")[0]  # what was chosen may be offered no more
        return {place: _end_of(last)} if self._shuts(place, path) else {}

    def closed_in_calendar(
        self, place: int, picks: Mapping[int, Pick]
    ) -> dict[int, Pick]:
        """Take a click that closes a calendar for a part of the day chosen before.

        Calendars that ask for a time as well stay open until somebody says it is done.
        What names an hour has a number in it, and is a choice.

        Args:
            place: Place of the click.
            picks: What was chosen so far.
        """
        before, target = self._openers.before(place), self._targets[place]
        last = picks.get(before) if before is not None else None
        if before is None or last is None or last.option is None:
            return {}
        is_day = self._openers.is_day_chosen(place)
        if is_day or not self._openers.is_day_chosen(before):
            return {}
        if any(letter.isdigit() for letter in target.name or ""):
            return {}
        shuts = self._shuts(place, self._scenes.path(before))
        return {place: _end_of(last)} if shuts else {}

    def left_by_key(self, place: int, picks: Mapping[int, Pick]) -> dict[int, Pick]:
        """Take Escape, by which a list is left after a choice, for a part of that.

        Args:
            place: Place of the key.
            picks: What was chosen so far.
        """
        before = self._openers.before(place)
        last = picks.get(before) if before is not None else None
        is_its = last is not None and last.opener.key == self._targets[place].key
        return {place: _end_of(last)} if last is not None and is_its else {}

    def _shuts(self, place: int, path: str) -> bool:
        """Return whether what stood at a path is gone after an event, on the same page."""
        then, after = self._scenes.before(place), self._scenes.after(place)
        if then is None or after is None or then.url != after.url:
            return False
        return self._scenes.stands(then, path) and not self._scenes.stands(after, path)


def _end_of(last: Pick) -> Pick:
    return last._replace(option=None, alone=True, opens=False)
