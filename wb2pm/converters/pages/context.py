"""What is known of the pages of a demonstration, looked up when it is needed.

Snapshots and page sources are witnesses that may be several actions late. An
element is therefore looked for by its path on the screens around, nearest first,
and only a screen that shows it is asked about it. Of a long recording no more is
in memory at a time than what is around one event.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING

from wb2pm.converters.pages.recently_used import RecentlyUsed
from wb2pm.converters.pages.snapshots import elements
from wb2pm.converters.pages.sources import PageSources
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lxml.html import HtmlElement

    from wb2pm.events import Demonstration, Element, Screen, UIEvent

NEAREST = 64
"""How many screens around an event are witnesses: 32 actions before and after it.
Recorders are a few actions late, and by then the work is elsewhere."""
_PATH = re.compile(r"(?:/[\w:.-]+(?:\[\d+\])?)+")
_BY_ID = re.compile(r"""//\*\[@id=(?P<quote>['"])(?P<id>.*?)(?P=quote)\](?P<rest>.*)""")


class PageContext:
    """The screens of one demonstration, decoded once each."""

    def __init__(self, demonstration: Demonstration) -> None:
        """Take the screens of a demonstration; nothing is decoded yet."""
        self._screens: dict[int, Screen] = {}
        for event in demonstration.events:
            for screen in (event.screen_before, event.screen_after):
                if screen is not None and screen.source_index is not None:
                    self._screens[screen.source_index] = screen
        self._written_in = {
            event.target.path
            for event in demonstration.events
            if event.action == "type" and event.target and event.target.path
        }
        self._order = sorted(self._screens)
        self._elements: RecentlyUsed[int, tuple[Element, ...]] = RecentlyUsed(
            2 * NEAREST
        )
        self._sources = PageSources(self._screens.values())
        self._documents: RecentlyUsed[bytes, HtmlElement | None] = RecentlyUsed(
            2 * NEAREST
        )

    def is_written_in(self, element: Element) -> bool:
        """Return whether something was typed in an element, whatever it is."""
        return element.path in self._written_in

    def screens_near(self, event: UIEvent) -> Iterator[Screen]:
        """List the screens, those nearest to an event in the recording first.

        Of two equally near, the one before the event comes first: it is the one
        the actor saw, unless the recorder was late.
        """
        at, order = event.source_index, self._order
        after = bisect_right(order, at)
        around = order[max(0, after - NEAREST) : after + NEAREST]
        nearest = sorted(around, key=lambda i: (abs(i - at), i > at))
        return (self._screens[index] for index in nearest[:NEAREST])

    def screens_before(self, event: UIEvent) -> Iterator[Screen]:
        """List the screens before an event, the latest first."""
        before = bisect_left(self._order, event.source_index)
        latest = self._order[max(0, before - NEAREST) : before]
        return (self._screens[index] for index in reversed(latest))

    def elements(self, screen: Screen) -> tuple[Element, ...]:
        """List the elements of a screen; none if they cannot be decoded."""
        index = screen.source_index if screen.source_index is not None else -1
        return self._elements.get(index, lambda: _decode(screen))

    def snapshot_with(
        self, event: UIEvent
    ) -> tuple[tuple[Element, ...], Element] | None:
        """Find the nearest snapshot that shows the target of an event.

        Returns:
            The elements on it, and the target among them.
        """
        target = event.target
        if target is None or not target.path:
            return None
        for screen in self.screens_near(event):
            seen = self.elements(screen)
            for element in seen:
                if element.path == target.path and element.tag == target.tag:
                    return seen, element
        return None

    def snapshot_with_path(self, event: UIEvent) -> tuple[Element, ...] | None:
        """Find the nearest snapshot with the target of an event or what holds it."""
        path = (event.target and event.target.path) or ""
        for screen in self.screens_near(event):
            seen = self.elements(screen)
            if any(e.path and (path + "/").startswith(e.path + "/") for e in seen):
                return seen
        return None

    def nodes(self, event: UIEvent) -> Iterator[HtmlElement]:
        """Find the target of an event in the page sources, nearest first.

        A node counts only if it has the target's tag and, for a field with
        options or a link, its text: another page may have something else there.
        """
        return self._nodes_on(self.screens_near(event), event)

    def nodes_before(self, event: UIEvent) -> Iterator[HtmlElement]:
        """Find the target of an event in the page sources before it, latest first."""
        return self._nodes_on(self.screens_before(event), event)

    def _nodes_on(
        self, screens: Iterator[Screen], event: UIEvent
    ) -> Iterator[HtmlElement]:
        target = event.target
        if target is None or not target.path:
            return
        seen: dict[int, HtmlElement] = {}  # holds them, so that an id stays theirs
        for document in map(self.document, screens):
            if document is None or id(document) in seen:
                continue
            seen[id(document)] = document
            node = node_at(document, target.path)
            if node is not None and _is(node, target):
                yield node

    def documents_after(self, event: UIEvent) -> Iterator[HtmlElement]:
        """List the pages seen after an event, in order, each once in a row."""
        last = None
        after = bisect_right(self._order, event.source_index)
        for index in self._order[after : after + NEAREST]:
            document = self.document(self._screens[index])
            if document is not None and document is not last:
                last = document
                yield document

    def document(self, screen: Screen) -> HtmlElement | None:
        """Return the parsed page source of a screen; None if there is none."""
        page = self._sources.page(screen)
        if page is None:
            return None
        return self._documents.get(page, lambda: parse_page(self._sources.source(page)))


def _decode(screen: Screen) -> tuple[Element, ...]:
    try:
        return elements(screen)
    except ConversionError:  # such a screen is no witness
        return ()


def parse_page(source: str) -> HtmlElement | None:
    """Parse a page's source without fetching or running anything in it.

    Returns:
        The root; None for a page that is empty or no HTML.
    """
    from lxml import etree, html

    try:
        return html.fromstring(
            source, parser=html.HTMLParser(no_network=True, huge_tree=False)
        )
    except (etree.ParserError, etree.LxmlError, ValueError):
        return None


def node_at(document: HtmlElement, path: str) -> HtmlElement | None:
    """Find the node at a path as the recorder writes it.

    Only an absolute path, or one from an element's id, is followed; a trace
    cannot make it evaluate anything else.
    """
    start, rest = document, path
    if by_id := _BY_ID.fullmatch(path):
        found = [n for n in document.iter() if n.get("id") == by_id["id"]]
        if not found:
            return None
        start, rest = found[0], by_id["rest"]
        if not rest:
            return start
        rest = "." + rest
    if not _PATH.fullmatch(rest.removeprefix(".")):
        return None
    matches = start.xpath(rest)
    return matches[0] if isinstance(matches, list) and matches else None


def _is(node: HtmlElement, target: Element) -> bool:
    if not isinstance(node.tag, str) or node.tag.lower() != target.tag:
        return False
    if target.tag in {"select", "a", "button"} and target.text and target.text.strip():
        return _folded(node.text_content()) == _folded(target.text)
    return not target.type or node.get("type", target.type) == target.type


def _folded(text: str) -> str:
    return "".join(text.split()).casefold()
