"""Which event opened the popup that another one acted in."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from wb2pm import columns
from wb2pm.converters.labels.elements.calendar_days import (
    has_days,
    is_day,
    part_with_days,
    stands_with_days,
)
from wb2pm.converters.labels.elements.element_names import FILLED_IN, element_type
from wb2pm.converters.labels.elements.offered import NEAR, gap
from wb2pm.converters.labels.popups.scenes import FARTHEST
from wb2pm.converters.pages.paths import (
    SHADOW_ROOT,
    begins_at_id,
    common_part,
    is_neighbour,
    unnumbered,
)
from wb2pm.vocabulary.kinds import BOXES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.converters.labels.popups.scenes import Scenes
    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.events import UIEvent

_COMBOBOX = "combobox"
_OPENS = frozenset({"click", "press", "type", "hover"})
_WAITS = frozenset({"scroll", "wait"})
_DRAWN = "painted"
"""How the recorder says that a popup is known by being drawn over the page alone."""
_DEPTH = 8
"""How many popups may lie over each other."""


class Openers:
    """The events that opened popups in one demonstration."""

    def __init__(self, scenes: Scenes) -> None:
        """Take the screens of a demonstration."""
        self._scenes = scenes
        self._before: dict[int, int] = {}
        self._opened_by: dict[int, int | None] = {}
        previous: int | None = None
        for place, event in enumerate(scenes.events):
            if event.action in _WAITS:
                continue
            if previous is not None and event.target is not None:
                self._before[place] = previous
            previous = place if event.target is not None else None

    def before(self, place: int) -> int | None:
        """Return the event before one, waiting and scrolling left out."""
        return self._before.get(place)

    def all_of(self, place: int) -> set[int]:
        """Return the events that may have opened what an event acted in."""
        return {*self.told(place), *self.by_appearance(place)}

    def told(self, place: int) -> list[int]:
        """Return the last event on what opened the popup, where the recorder says it.

        What draws a popup anew, as turning the page of a calendar does, has not opened
        it: what is asked then is what opened it before.
        """
        found = self._told_by_path(place)
        return self._drawn_anew_by(place, found) or found

    def _drawn_anew_by(self, place: int, told: list[int]) -> list[int]:
        """Return the event that opened a popup which others have drawn anew since.

        Args:
            place: Place of an event in the popup.
            told: What the recorder says opened it.
        """
        chain: list[int] = []
        same: list[int] = []
        last = place
        while earlier := told or self._drawn_before(last):
            if not told:
                same += earlier  # in the same part of the page, whatever it shows
            chain += earlier
            last = chain[-1]
            told = self._told_by_path(last)
        drawn_by = (
            opener
            for opener in reversed(chain[1:])
            if self._draws_anew(
                opener, [chain[0], *(one for one in same if one > opener)], place
            )
        )
        return [*islice(drawn_by, 1)]

    def _drawn_before(self, place: int) -> list[int]:
        """Return the event before one in a part drawn over the page that says no opener.

        Where the months of a calendar are shown instead of its days, nothing is opened.
        """
        before = self._before.get(place)
        if before is None or self._scenes.layer(place) != _DRAWN:
            return []
        frame = common_part(self._scenes.path(before), self._scenes.path(place))
        is_same = bool(frame) and self._scenes.layer(before) == _DRAWN
        return [before] if is_same else []

    def _draws_anew(self, opener: int, since: Sequence[int], place: int) -> bool:
        """Return whether events acted in the popup in which another one did later.

        They lie in one part of the page that was not there before the popup was
        opened, and was there since, and the later one lies where that part was drawn
        before the last of the others.
        """
        inner, then = since[0], self._scenes.before(opener)
        layers = {self._scenes.layer(one) for one in (inner, place)}
        target, page = self._scenes.events[place].target, self._scenes.before(inner)
        path = self._scenes.path(place)
        frame = min((common_part(self._scenes.path(o), path) for o in since), key=len)
        frame = frame or self._days_before_and_after(inner, place)
        if not frame or target is None or target.box is None:
            return False
        if layers != {_DRAWN} and not (
            self.is_day_chosen(place)
            and (self._is_by_days(inner) or self._days_before_and_after(inner, place))
        ):
            return False
        if then is None or page is None or self._scenes.stands(then, frame):
            return False
        shown = map(self._scenes.before, self.between(opener, place))
        if not all(seen and self._scenes.stands(seen, frame) for seen in shown):
            return False
        across, down = target.box.middle
        inside = (e.box for e in page.elements() if _is_inside(e.path or "", frame))
        drawn = [box for box in inside if box is not None]
        return (
            bool(drawn)
            and min(box.y for box in drawn) <= down <= max(box.bottom for box in drawn)
            and min(box.x for box in drawn) <= across <= max(box.right for box in drawn)
        )

    def _days_before_and_after(self, turns: int, place: int) -> str:
        """Return the part with the month's days that one event left and another chose of.

        What turns the pages may have a path that begins at an id, and tells no place.
        """
        page, then = self._scenes.before(place), self._scenes.before(turns)
        if page is None or then is None or not self.is_day_chosen(place):
            return ""
        part = part_with_days(self._scenes.path(place), page) or ""
        is_placed = not begins_at_id(self._scenes.path(turns))
        return part if part and not is_placed and has_days(part, then) else ""

    def is_day_chosen(self, place: int) -> bool:
        """Return whether an event chose a day among those of a month."""
        target = self._scenes.events[place].target
        return target is not None and is_day(target.text) and self._is_by_days(place)

    def _is_by_days(self, place: int) -> bool:
        """Return whether an event acted among the days of a month, and in no field."""
        target, page = self._scenes.events[place].target, self._scenes.before(place)
        if target is None or page is None or target.tag in FILLED_IN:
            return False
        return stands_with_days(target.path or "", page)

    def _told_by_path(self, place: int) -> list[int]:
        path = unnumbered(self.told_path(place))
        earlier = list(self.earlier(place)) if path else []
        for one in earlier:
            own = unnumbered(self._scenes.path(one))
            if own == path or _is_inside(own, path) or _is_inside(path, own):
                return [one]
        # what was chosen before it may have moved it on among its neighbours
        near = (
            one
            for one in earlier
            if is_neighbour(self._scenes.path(one), path)
            or self._lies_in(one, place)
            or self._is_arrow_of(one, place)
        )
        return list(islice(near, 1))

    def _is_arrow_of(self, place: int, choice: int) -> bool:
        """Return whether a button opened a list that is told to be a combobox's beside it.

        Both stand alone in what draws the combobox, as its field and its arrow.
        """
        told, target = self.told_path(choice), self._scenes.events[place].target
        frame = told.rpartition("/")[0]
        return (
            is_given_to_combobox(self._scenes.events[choice])
            and target is not None
            and target.role == "button"
            and bool(frame.strip("/"))
            and frame == self._scenes.path(place).rpartition("/")[0]
        )

    def of_its_host(self, place: int) -> list[int]:
        """Return the last event on the combobox that an option is given to.

        An element that draws a combobox in its shadow root has the options in it, for
        the root to show in a slot.
        """
        target, path = self._scenes.events[place].target, self._scenes.path(place)
        if target is None or target.role != "option":
            return []
        for one in self.earlier(place):
            other = self._scenes.events[one].target
            host = self._scenes.path(one).rpartition(SHADOW_ROOT)[0]
            inside = _is_inside(path, host) and not _is_inside(path, host + SHADOW_ROOT)
            if host and inside and other is not None and other.role == _COMBOBOX:
                return [one]
        return []

    def _lies_in(self, place: int, choice: int) -> bool:
        """Return whether what was acted on lies in what is told to have opened a popup.

        A field in the frame of a list has a path of its own where it has an id; so it may
        be the field that is told, and its frame that was clicked.
        """
        page, target = self._scenes.before(place), self._scenes.events[place].target
        frame = page.at_path(self.told_path(choice)) if page is not None else None
        if frame is None or frame.box is None or target is None or target.box is None:
            return False
        if frame.tag in FILLED_IN and target.role is None:
            fields = page.elements(*FILLED_IN) if page is not None else ()
            held = [e for e in fields if e.box and target.box.holds(e.box)]
            return held == [frame] or frame.box.holds(target.box)
        return frame.box.holds(target.box)

    def earlier(self, place: int) -> Iterator[int]:
        """Yield the events before one, the latest first, as far as a popup may lie."""
        before = self._before.get(place)
        for _ in range(FARTHEST):
            if before is None:
                return
            yield before
            before = self._before.get(before)

    def told_path(self, place: int) -> str:
        """Return the path of what opened the popup, as far as the recorder says it."""
        return str(
            self._scenes.events[place].attributes.get(columns.UI_OPENER_ID) or ""
        )

    def by_appearance(
        self, place: int, met: PageElement | None = None
    ) -> Iterator[int]:
        """List the events before which the target was not there, the latest first.

        A box that nobody sees, because what is around it is drawn as one, is where that is.

        Args:
            place: Place of an event.
            met: The option that the pointer met, where the target is nowhere.
        """
        target, path = self._scenes.events[place].target, self._scenes.path(place)
        here = self._scenes.before(place)
        if target is None or here is None:
            return
        if met is not None:
            path = met.path or ""
        elif here.find(target) is None:
            path = path.rpartition("/")[0]
            if element_type(target) not in BOXES or not self._scenes.stands(here, path):
                return
        earlier = self._before.get(place)
        for _ in range(_DEPTH):
            if earlier is None:
                return
            event = self._scenes.events[earlier]
            page = self._scenes.before(earlier)
            if page is None or page.url != here.url:
                return
            if event.action in _OPENS and not self._scenes.stands(page, path):
                yield earlier
            earlier = self._behind(earlier, here)

    def _behind(self, place: int, here: Page) -> int | None:
        """Return the event before, if on the same element, or what opened this one.

        What is not there any more was chosen or closed, and opened nothing.
        """
        before, path = self._before.get(place), self._scenes.path(place)
        if before is not None and self._scenes.path(before) == path:
            return before
        if before is None or not self._scenes.stands(here, path):
            return None
        if place not in self._opened_by:
            self._opened_by[place] = next(self.by_appearance(place), None)
        return self._opened_by[place]

    def pre_rendered(self, place: int, found: PageElement) -> list[int]:
        """Return the opener of a menu that the page holds before it is shown."""
        before = self._before[place]
        beside, _, _ = self._scenes.path(before).rpartition("/")
        target = self._scenes.events[before].target
        near = target is not None and gap(found.box, target.box) <= NEAR
        inside = bool(beside) and (found.path or "").startswith(beside + "/")
        opens = self._scenes.events[before].action in _OPENS
        return [before] if near and inside and opens else []

    def between(self, opener: int, place: int) -> Iterator[int]:
        """List what was done in a popup before the choice, such as turning a page."""
        inner = self._before.get(place)
        while inner is not None and inner > opener:
            yield inner
            inner = self._before.get(inner)


def is_given_to_combobox(choice: UIEvent) -> bool:
    """Return whether a recorder says that the list in which was chosen is a combobox's.

    Args:
        choice: The choice.
    """
    return choice.attributes.get(columns.UI_OPENER_ROLE) == _COMBOBOX


def _is_inside(path: str, outer: str) -> bool:
    return bool(outer) and path.startswith(f"{outer}/")
