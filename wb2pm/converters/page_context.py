"""What is known of the pages of a demonstration, looked up when it is needed.

Snapshots and page sources are witnesses that may be several actions late. An
element is therefore looked for by its path on every screen, nearest first, and
only a screen that shows it is asked about it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from wb2pm.converters.snapshots import elements
from wb2pm.converters.wonderbread_trace import read_page_sources
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lxml.html import HtmlElement

    from wb2pm.events import Demonstration, Element, Screen, UIEvent

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
        self._elements: dict[int, tuple[Element, ...]] = {}
        self._sources: dict[int, str] | None = None
        self._documents: dict[str, HtmlElement | None] = {}

    def is_written_in(self, element: Element) -> bool:
        """Say whether something was typed in an element, whatever it is."""
        return element.path in self._written_in

    def screens_near(self, event: UIEvent) -> Iterator[Screen]:
        """List the screens, those nearest to an event in the recording first.

        Of two equally near, the one before the event comes first: it is the one
        the actor saw, unless the recorder was late.
        """
        at = event.source_index
        for index in sorted(self._screens, key=lambda i: (abs(i - at), i > at)):
            yield self._screens[index]

    def screens_before(self, event: UIEvent) -> Iterator[Screen]:
        """List the screens before an event, the latest first."""
        for index in sorted(self._screens, reverse=True):
            if index < event.source_index:
                yield self._screens[index]

    def elements(self, screen: Screen) -> tuple[Element, ...]:
        """List the elements of a screen; none if they cannot be decoded."""
        index = screen.source_index if screen.source_index is not None else -1
        if index not in self._elements:
            try:
                self._elements[index] = elements(screen)
            except ConversionError:  # such a screen is no witness
                self._elements[index] = ()
        return self._elements[index]

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
        seen: set[int] = set()
        for document in map(self.document, screens):
            if document is None or id(document) in seen:
                continue
            seen.add(id(document))
            node = node_at(document, target.path)
            if node is not None and _is(node, target):
                yield node

    def documents_after(self, event: UIEvent) -> Iterator[HtmlElement]:
        """List the pages seen after an event, in order, each once in a row."""
        last = None
        for index in sorted(self._screens):
            if index > event.source_index:
                document = self.document(self._screens[index])
                if document is not None and document is not last:
                    last = document
                    yield document

    def document(self, screen: Screen) -> HtmlElement | None:
        """Give the parsed page source of a screen; None if there is none."""
        if self._sources is None:
            self._sources = self._read_sources()
        source = self._sources.get(
            screen.source_index if screen.source_index is not None else -1
        )
        if source is None:
            return None
        if source not in self._documents:
            self._documents[source] = parse_page(source)
        return self._documents[source]

    def _read_sources(self) -> dict[int, str]:
        files = {s.source for s in self._screens.values() if s.source}
        found: dict[int, str] = {}
        for file in files:
            try:
                found |= read_page_sources(Path(file), frozenset(self._screens))
            except ConversionError:  # the recording has moved: no page sources
                continue
        return found


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
