"""What pages say of the fields on them, in whichever form they were kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from wb2pm.converters.labels.elements.markup import words_for
from wb2pm.converters.pages.listed import ListedPage
from wb2pm.converters.redaction.fields import (
    CAPTION,
    describe,
    field_kind,
    may_be_field,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.events import Element, Screen, UIEvent


class PageField(NamedTuple):
    """A field on a page.

    Attributes:
        element: The field.
        said: What the page says of it, by the names of `describe`.
    """

    element: PageElement
    said: dict[str, str]


class PageFields:
    """The fields on the pages of one demonstration, looked up once a page."""

    def __init__(self, context: PageContext) -> None:
        """Take the pages; none is asked yet."""
        self._context = context
        self._found: dict[int, tuple[Page, list[PageField]]] = {}

    def of(self, event: UIEvent, target: Element) -> dict[str, str]:
        """Ask the pages around an event about a field.

        A list of what was on the screen tells only the label before it; a whole
        page tells all that it says of it.

        Args:
            event: The event.
            target: The field that it was aimed at, or that had the focus.

        Returns:
            What they say, by the names of `describe`; nothing where none has it.
        """
        for page in self._pages(event, carried=True):
            for field in self.on(page):
                if field.said.get("xpath") == target.path and CAPTION in field.said:
                    return {CAPTION: field.said[CAPTION]}
        if field_kind(describe(target), typed=True) is not None:
            return {}
        aimed = event if event.target is target else replace(event, target=target)
        found = next(self._context.targets(aimed), None)
        return {} if found is None else _describe_whole(found)

    def near(self, event: UIEvent, target: Element) -> tuple[list[PageField], set[int]]:
        """List the fields on the screens of an event.

        Args:
            event: The event.
            target: An element to look for among them.

        Returns:
            The fields before and after it, and at which places the target is.
        """
        fields: list[PageField] = []
        places: set[int] = set()
        for page in self._pages(event):
            there = page.all_at(target.path) if target.path else ()
            for field in self.on(page):
                if field.said.get("xpath") == target.path or field.element in there:
                    places.add(len(fields))
                fields.append(field)
        return fields, places

    def page(self, screen: Screen) -> Page | None:
        """Return what tells best what was on a screen: its view, or its whole page."""
        view = self._context.view(screen)
        return self._context.whole(screen) if view is None else view

    def on(self, page: Page) -> list[PageField]:
        """List the fields of a page."""
        if id(page) not in self._found:
            self._found[id(page)] = page, list(_fields_of(page))
        return self._found[id(page)][1]

    def _pages(self, event: UIEvent, *, carried: bool = False) -> Iterator[Page]:
        for screen in (event.screen_before, event.screen_after):
            if screen is None or (carried and not screen.elements_json):
                continue
            if (page := self.page(screen)) is not None:
                yield page


def _fields_of(page: Page) -> Iterator[PageField]:
    """List the fields of a page; in a list, the label right before one is its own."""
    listed, label = isinstance(page, ListedPage), None
    for element in page.elements():
        if may_be_field(element) and (listed or element.type != "hidden"):
            said = describe(element) if listed else _describe_whole(element)
            if label:
                said[CAPTION] = label
            if element.tag in {"input", "textarea"} or field_kind(said) is not None:
                yield PageField(element, said)
        label = element.text if listed and element.tag == "label" else None


def _describe_whole(element: PageElement) -> dict[str, str]:
    """Gather what a whole page says of a field, what stands beside it included."""
    said = describe(element, placed=False)
    if field_kind(said, typed=True) in {None, "email"} and (
        words := words_for(element)
    ):
        said[CAPTION] = words
    return said
