"""What had the focus: what was typed into, and which entry of an open menu was meant.

Toolkits tell of the focus shortly after they give it, and some give it to what is
written in only when the first key is pressed: a sheet has it until its cell is edited.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING, Final

from wb2pm.converters.desktop.surfaces import Sheets, surface_in, surface_of
from wb2pm.converters.desktop.trees import as_told, is_around, same_on, tree_page

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from wb2pm.converters.desktop.folder import Told
    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.events import Element

LATE_S: Final = 1.0
"""Seconds after typing in which a toolkit tells what it was typed into."""
_BY_PRESS_S: Final = 0.3
"""Seconds after a press in which what was pressed is told to have the focus."""
_ENTRIES: Final = frozenset({"menuitem", "menuitemcheckbox", "menuitemradio"})
_WITHOUT_LINES: Final = frozenset({"document spreadsheet", "document presentation"})
_FIELDS: Final = frozenset({"textbox", "combobox", "searchbox", "spinbutton"})


class Focus:
    """What had the focus, moment by moment.

    Attributes:
        sheets: The sheets of the recording.
    """

    def __init__(  # noqa: PLR0913 (each way to look at windows has a name)
        self,
        told: Sequence[Told],
        *,
        page_before: Callable[[float], Page | None],
        pages_after: Callable[[float], Iterable[Page]],
        pages_in_front: Callable[[float], Iterable[Page]],
        pages: Callable[[], Iterable[Page]],
        windows_at: Sequence[float] = (),
    ) -> None:
        """Take what was told.

        Args:
            told: What got the focus, in order of time.
            page_before: Returns the window as it was last seen before a moment.
            pages_after: Returns what was seen next.
            pages_in_front: Returns the window in front as it was seen until a moment,
                the last time first: at times there is time to see a part of it only.
            pages: Returns the windows as they were seen.
            windows_at: When other windows came to the front, in order of time.
        """
        self._windows_at = windows_at
        self._pages_after = pages_after
        self._pages_in_front = pages_in_front
        self._told = told
        self._moments = [one.at for one in told]
        self._page_before = page_before
        self.sheets = Sheets(self.elements(), pages)

    def elements(self) -> Iterator[PageElement]:
        """Yield what got the focus."""
        for number in range(len(self._told)):
            if (element := self._element(number)) is not None:
                yield element

    def entry_at(self, at: float, point: tuple[float, float]) -> PageElement | None:
        """Return the entry of an open menu at a point.

        What is in a menu has the focus only while the menu is open, and nothing is
        above an open menu.

        Args:
            at: The moment.
            point: Where the pointer was.
        """
        place = bisect_right(self._moments, at)
        element = self._element(place - 1) if place else None
        if element is None or element.role not in _ENTRIES or element.box is None:
            return None
        return element if element.page.at(*point) is not None else None

    def pressed_at(self, at: float, point: tuple[float, float]) -> PageElement | None:
        """Return what got the focus by a press; None where that was something else.

        It was there when the button went down, which what a system is asked for
        afterwards need not have been.

        Args:
            at: The moment of the press.
            point: Where the pointer was.
        """
        place = bisect_right(self._moments, at)
        if place == len(self._moments) or self._moments[place] > at + _BY_PRESS_S:
            return None
        element = self._element(place)
        if element is None or element.box is None or is_around(element):
            return None
        if self._came_with_window(element, at):
            return None
        return element if element.box.contains(*point) else None

    def _came_with_window(self, element: PageElement, at: float) -> bool:
        """Return whether a window soon came to the front in which this has the focus.

        It had it there before, and may lie where a window was that the press closed.
        """
        place = bisect_right(self._windows_at, at)
        if place == len(self._windows_at) or self._windows_at[place] > at + LATE_S:
            return False
        told = bisect_left(self._moments, self._windows_at[place])
        other = self._element(told) if told < len(self._told) else None
        return other is not None and same_on(element.page, other) == element

    def element(
        self, at: float, until: float, *, writes: bool = True
    ) -> Element | None:
        """Describe what had the focus; None where nobody told, or only a window had it.

        Args:
            at: When something was typed or pressed.
            until: When the next thing was done, for a text; `at` for a key.
            writes: Whether it leaves something in a document: a text, or a new line.
        """
        place, end = (bisect_right(self._moments, moment) for moment in (at, until))
        page = self._page_before(at)
        met = cell = None
        for number in range(max(0, place - 1), end):
            element = self._element(number)
            if element is None:
                continue
            if element.role == "grid":
                met, cell = _shown(page, element), None
            elif found := self.sheets.cell(element, page):
                cell = found
            elif cell is None and (met is None or _is_another_field(element, met)):
                met = _shown(page, element)
        if cell is not None or met is None:
            return cell
        surface = surface_of(met, page)
        if surface is None and not is_around(met):
            return as_told(self._seen_later(met, at))
        if not writes:
            return None  # a key there is meant for nothing that has a name
        inside = (surface_in(met, one) for one in self._pages_in_front(at))
        surface = surface or next((one for one in inside if one is not None), None)
        return None if surface and until <= at and not _has_lines(surface) else surface

    def _seen_later(self, met: PageElement, at: float) -> PageElement:
        """Return what was told by itself as its window shows it soon afterwards."""
        if next(met.page.elements(), None) != met:
            return met
        found = (same_on(later, met) for later in self._pages_after(at))
        return next((one for one in found if one is not None), met)

    def _element(self, number: int) -> PageElement | None:
        """Return what was told; None for what was gone before it could be asked."""
        page = tree_page(self._told[number].tree)
        element = None if page is None else next(page.elements(), None)
        return element if element is not None and element.get("kind") else None


def _has_lines(surface: Element) -> bool:
    """Return whether Enter begins a line on a surface: in sheets it leaves a cell."""
    return surface.attributes.get("kind") not in _WITHOUT_LINES


def _is_another_field(element: PageElement, met: PageElement) -> bool:
    """Return whether a field is not what was told before, now without its name."""
    return element.role in _FIELDS and (bool(element.label) or element.box != met.box)


def _shown(page: Page | None, element: PageElement) -> PageElement:
    """Return an element as its window shows it, as far as it does."""
    return (same_on(page, element) if page is not None else None) or element
