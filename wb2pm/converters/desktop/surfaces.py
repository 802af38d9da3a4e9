"""What programs show their work on: cells of sheets, documents, areas of text.

Such a surface has no caption, and what it is called is often the title of what is open,
which is data. So a cell is named by its column and sheet, and any other surface by its
kind, in the words of its system.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from wb2pm.converters.pages.page import as_element
from wb2pm.converters.uilogs.cells import cell_element, is_address

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.events import Box, Element

_MOST: Final = 0.5
"""Share of its window from which a text is what the window is for, not a field in it."""
_BETWEEN: Final = " - "
"""What stands in a window's title between what is open and the program."""


class Sheets:
    """The sheets of a recording.

    Of some, a system tells only when they get the focus, and calls them by more than
    their tab: what the whole recording shows is asked, so that cells have one name.
    """

    def __init__(
        self, told: Iterable[PageElement], pages: Callable[[], Iterable[Page]]
    ) -> None:
        """Take what may tell of them.

        Args:
            told: What got the focus.
            pages: Returns the windows as they were seen.
        """
        self._told = [one for one in told if one.role == "grid"]
        self._pages = pages
        self._names: dict[str, str] = {}

    def cell(self, element: PageElement, page: Page | None) -> Element | None:
        """Describe a cell, whose row is somebody's data; None for anything else.

        Programs call a cell by its address, or by a word and its address where it is
        being edited; the latter counts only in a sheet.

        Args:
            element: What the system told of.
            page: The window.
        """
        name = (element.label or element.text or "").strip()
        address = name.split(" ")[-1]
        if not is_address(address) or (address != name and element.role is not None):
            return None
        sheet = self._around(element, page)
        if element.role != "gridcell" and sheet is None:
            return None
        told = cell_element(address, sheet=self._name(sheet) if sheet else None)
        return replace(told, box=element.box, value=element.value)

    def _around(self, element: PageElement, page: Page | None) -> PageElement | None:
        around = next((one for one in element.ancestors() if one.role == "grid"), None)
        if around is not None:
            return around
        shown = page.elements() if page is not None else ()
        grids = (one for one in (*shown, *self._told) if one.role == "grid")
        return next((one for one in grids if _holds(one.box, element.box)), None)

    def _name(self, sheet: PageElement) -> str:
        """Return what a sheet is called by its tab, else by itself."""
        said = (sheet.label or "").strip()
        if said and said not in self._names:
            pages = (sheet.page, *self._pages())
            named = (tab for page in pages if (tab := _tab_of(said, page)))
            self._names[said] = next(named, said)
        return self._names.get(said, said)


def surface_of(element: PageElement, page: Page | None) -> Element | None:
    """Describe the document or text that an element is, or is in; None for a field.

    Args:
        element: What the system told of.
        page: The window.
    """
    surface = next(
        (one for one in (element, *element.ancestors()) if one.role == "document"), None
    )
    if surface is None and page is not None and element.role == "textbox":
        surface = _only(page, element.box) or (
            element if _fills(element, page) else None
        )
    if surface is None or not (
        surface.get("kind") and _is_called_by_data(surface, page)
    ):
        return None
    known = as_element(surface)
    attributes = {**known.attributes, "label_from": "kind"}
    return replace(known, label=surface.get("kind"), text=None, attributes=attributes)


def surface_in(element: PageElement, page: Page | None) -> Element | None:
    """Describe the one document or text that stands in an element; None for several.

    Args:
        element: Something that is there for others to stand in.
        page: The window.
    """
    if page is None or element.box is None:
        return None
    inside = [
        one
        for one in page.elements()
        if one.role == "document" or (one.role == "textbox" and _fills(one, page))
        if _holds(element.box, one.box)
    ]
    return surface_of(inside[0], page) if len(inside) == 1 else None


def _tab_of(sheet: str, page: Page) -> str | None:
    """Return the tab by whose name a sheet's name ends."""
    tabs = {
        (one.label or one.text or "").strip()
        for one in page.elements()
        if one.role == "tab"
    }
    named = [tab for tab in tabs if tab and f" {sheet}".endswith(f" {tab}")]
    return max(named, key=len, default=None)


def _only(page: Page, box: Box | None) -> PageElement | None:
    """Return the document around a place, where there is one."""
    around = [
        one
        for one in page.elements()
        if one.role == "document" and _holds(one.box, box)
    ]
    return around[-1] if around else None


def _fills(element: PageElement, page: Page) -> bool:
    window = next((one.box for one in page.elements()), None)
    box = element.box
    if window is None or box is None:
        return False
    return box.width * box.height >= _MOST * window.width * window.height > 0


def _is_called_by_data(surface: PageElement, page: Page | None) -> bool:
    """Return whether a surface has no name but the title of what is open."""
    name, title = surface.label or "", (page.title if page else None) or ""
    if not name.strip():
        return True
    said, shown = (text.split(_BETWEEN)[0].strip(" *") for text in (name, title))
    return bool(said and shown) and (said.startswith(shown) or shown.startswith(said))


def _holds(around: Box | None, box: Box | None) -> bool:
    """Return whether the middle of a box lies in another."""
    if around is None or box is None:
        return False
    x, y = box.x + box.width / 2, box.y + box.height / 2
    return (
        around.x <= x <= around.x + around.width
        and around.y <= y <= around.y + around.height
    )
