"""A page from a list of what a recorder picked on it, each with its path."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from wb2pm.converters.pages.page import Page, PageElement
from wb2pm.events import Box

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from wb2pm.events import Element

_Told = TypeVar("_Told")


class ListedPage(Page):
    """The elements that a recorder picked on a page, in the order of the page.

    Which of them stands in which follows from their paths; what was not picked, and
    texts between elements, are not there. One whose path begins at an id stands in
    nothing that is known.

    Examples:
        >>> page = ListedPage()
        >>> bar = ListedElement(page, tag="nav", path="/html/body/nav")
        >>> link = ListedElement(page, tag="a", path="/html/body/nav/ul/li[2]/a")
        >>> page.fill([bar, link])
        >>> link.parent == bar, page.nearest_at("/html/body/nav/ul") == bar
        (True, True)
    """

    url: str | None = None
    title: str | None = None
    lang: str | None = None
    is_whole = False
    has_boxes = True

    def __init__(self, *, url: str | None = None, title: str | None = None) -> None:
        """Begin a page without elements.

        Args:
            url: Its address.
            title: Its title.
        """
        self.url = url
        self.title = title
        self._elements: list[ListedElement] = []
        self._paths: dict[str, list[ListedElement]] | None = None
        self._below: dict[str, list[ListedElement]] | None = None
        self._told: dict[Callable[[Page], Any], Any] = {}

    def fill(self, elements: Iterable[ListedElement]) -> None:
        """Add elements, made for this page, after those that it has."""
        self._elements.extend(elements)
        self._paths = self._below = None
        self._told.clear()

    def once(self, ask: Callable[[Page], _Told]) -> _Told:
        """Ask the page something that it was perhaps asked before."""
        if ask not in self._told:
            self._told[ask] = ask(self)
        told: _Told = self._told[ask]
        return told

    def elements(self, *tags: str) -> Iterator[ListedElement]:
        """List the elements in the order of the page."""
        if not tags:
            return iter(self._elements)
        return (element for element in self._elements if element.tag in tags)

    def by_id(self, identity: str) -> Sequence[PageElement]:
        """List the elements of an id."""
        quote = '"' if "'" in identity else "'"
        by_path = self.all_at(f"//*[@id={quote}{identity}{quote}]")
        return by_path or [e for e in self._elements if e.get("id") == identity]

    def all_at(self, path: str) -> Sequence[PageElement]:
        """List the elements of a path."""
        return self._by_path().get(path, [])

    def at_path(self, path: str) -> PageElement | None:
        """Return the first element at a path."""
        there = self._by_path().get(path)
        return there[0] if there else None

    def nearest_at(self, path: str) -> PageElement | None:
        """Return the element at a path, or the nearest around that is here."""
        by_path = self._by_path()
        while path:
            if path in by_path:
                return by_path[path][0]
            path = path.rpartition("/")[0]
        return None

    def find(self, target: Element) -> PageElement | None:
        """Return the target of an event, if this page lists it.

        Texts of a list and of an event come from one recorder, but at different
        moments, so only path and tag count; of several that share an id by mistake it
        is the one in the target's place.
        """
        there = self._by_path().get(target.path or "", ())
        alike = [e for e in there if e.path and e.tag == target.tag]
        return min(alike, key=partial(_distance, target.box), default=None)

    def _by_path(self) -> dict[str, list[ListedElement]]:
        if self._paths is None:
            self._paths = {}
            for element in self._elements:
                if element.path:
                    self._paths.setdefault(element.path, []).append(element)
        return self._paths

    def below(self, path: str | None) -> Sequence[PageElement]:
        """List the elements that stand right in the one at a path."""
        if self._below is None:
            self._below = {}
            for element in self._elements:
                if (around := element.parent) is not None and around.path:
                    self._below.setdefault(around.path, []).append(element)
        return self._below.get(path or "", [])


class ListedElement(PageElement, Struct, eq=False):
    """An element that a recorder picked.

    Attributes:
        page: The page that it is added to.
        tag: HTML tag.
        role: ARIA role.
        label: Its name, if the recorder gives one.
        text: What it shows.
        placeholder: Placeholder of a field.
        type: Input type.
        value: Content of a field.
        path: Its path.
        box: Where it is.
        attributes: Every attribute that the recorder keeps.
    """

    page: ListedPage
    tag: str | None = None
    role: str | None = None
    label: str | None = None
    text: str | None = None
    placeholder: str | None = None
    type: str | None = None
    value: str | None = None
    path: str | None = None
    box: Box | None = None
    attributes: dict[str, str] = {}

    @property
    def parent(self) -> PageElement | None:
        """The nearest listed element around it."""
        around = (self.path or "").rpartition("/")[0]
        return self.page.nearest_at(around)

    def contents(self) -> Sequence[PageElement | str]:
        """List the elements right in it; texts between them are not known."""
        return self.page.below(self.path)

    @property
    def shadow(self) -> Sequence[PageElement | str] | None:
        """Nothing: a list tells of no shadow trees."""
        return None

    @property
    def shown(self) -> bool | None:
        """Whether it has a size: what recorders pick can be seen unless it has none."""
        if self.box is None:
            return None
        return self.box.width > 0 and self.box.height > 0


def _distance(place: Box | None, one: ListedElement) -> float:
    """Measure how far an element is from a place; where one is not known, far."""
    if place is None or one.box is None:
        return float("inf")
    return abs(place.x - one.box.x) + abs(place.y - one.box.y)


def as_listed(element: Element, page: Page) -> PageElement | None:
    """Take an element as its event has it for one of a page whose list lacks it.

    Returns:
        The element, which the page lists no more than before; None for a page that is
        whole, which would have it.

    Examples:
        >>> from wb2pm.events import Element
        >>> option = Element(tag="li", role="option", text="Red", path="/html/body/li")
        >>> as_listed(option, ListedPage()).text
        'Red'
    """
    if not isinstance(page, ListedPage):
        return None
    return ListedElement(
        page,
        tag=element.tag,
        role=element.role,
        label=element.label,
        text=element.text,
        placeholder=element.placeholder,
        type=element.type,
        value=element.value,
        path=element.path,
        box=element.box,
    )
