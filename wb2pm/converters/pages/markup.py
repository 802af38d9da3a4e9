"""A page from its HTML."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from wb2pm.converters.pages.page import Page, PageElement
from wb2pm.converters.pages.paths import parse_path

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from lxml.etree import XPath
    from lxml.html import HtmlElement

    from wb2pm.events import Box, Element

_NEVER_SHOWN: Final = frozenset(
    {"head", "script", "style", "template", "noscript", "title", "meta", "link"}
)
_HIDING_STYLE: Final = re.compile(
    r"(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))", re.IGNORECASE
)
_ANY: Final = frozenset({"*", "template"})
"""Names of tags that may stand for more than the elements of a page."""
_VOID: Final = ("source", "track", "wbr")
"""Elements without contents that the parser, which is of the time before HTML 5,
does not know: it puts what follows them into them."""
_SHADOW: Final = ("shadowrootmode", "shadowroot")
"""Attributes of a template that holds a shadow tree (HTML standard, 4.12.3)."""


@cache
def _words() -> XPath:
    from lxml.etree import XPath

    return XPath("string()")


@cache
def _registered() -> XPath:
    """What the parser wrote down of ids while it read (XPath 1.0, 4.1)."""
    from lxml.etree import XPath

    return XPath("id($identity)")


class MarkupPage(Page):
    """A page as its HTML says, without running or fetching anything in it.

    Style sheets are not read, so an element counts as hidden only if an attribute
    of its own or of what it stands in says so.
    """

    url: str | None = None
    has_boxes: bool = False
    is_whole = True

    def __init__(
        self,
        root: HtmlElement,
        *,
        url: str | None = None,
        title: str | None = None,
        boxes: Mapping[str, Box] | None = None,
        numbered_by: str = "id",
    ) -> None:
        """Take a parsed page; see `parse_markup`.

        Args:
            root: Its root.
            url: Its address.
            title: Its title, if not what its markup says.
            boxes: Where elements are, by an attribute of theirs.
            numbered_by: That attribute; a target that has it is found by it.
        """
        self.url = url
        self._root = root
        self._title = title
        self._boxes = boxes or {}
        self._numbered_by = numbered_by
        self.has_boxes = bool(boxes)
        self._of_tags: dict[tuple[str, ...], list[HtmlElement]] = {}

    @property
    def title(self) -> str | None:
        """Its title, as told or as its markup says."""
        if self._title is not None:
            return self._title
        return next((e.text for e in self.elements("title")), None)

    @property
    def lang(self) -> str | None:
        """The language that its root is said to be written in."""
        said: str | None = self._root.get("lang") or self._root.get("xml:lang")
        return said

    def elements(self, *tags: str) -> Iterator[PageElement]:
        """List the elements in the order of the page."""
        if not tags or not _ANY.isdisjoint(tags):
            for node in self._root.iter(*tags):
                if isinstance(node.tag, str) and not _is_shadow(node):
                    yield _MarkupElement(self, node)
            return
        if tags not in self._of_tags:  # several witnesses ask for the same
            self._of_tags[tags] = list(self._root.iter(*tags))
        for node in self._of_tags[tags]:
            yield _MarkupElement(self, node)

    def by_id(self, identity: str) -> Sequence[PageElement]:
        """List the elements of an id."""
        return [_MarkupElement(self, node) for node in self._ids.get(identity, ())]

    def first_by_id(self, identity: str) -> PageElement | None:
        """Return the first element of an id."""
        found = self._first_of(identity)
        return _MarkupElement(self, found[0]) if found else None

    def all_at(self, path: str) -> Sequence[PageElement]:
        """List the elements at a path, in the order of the page."""
        parts = parse_path(path)
        if parts is None:
            return ()
        steps = parts.steps
        if parts.identity is not None:
            nodes = self._first_of(parts.identity)
        elif parts.attributes:
            nodes = [n for n in self._root.iter() if _has(n, parts.attributes)]
        else:
            nodes = [self._root] if _leads_to(steps[0], self._root) else []
            steps = steps[1:]
        for step in steps:
            below = []
            for node in nodes:
                alike = node.iterchildren(step.name)
                if step.number is None:
                    below += list(alike)
                    continue
                for number, child in enumerate(alike, 1):
                    if number == step.number:
                        below.append(child)
                        break
            nodes = below
        return [_MarkupElement(self, node) for node in nodes]

    def find(self, target: Element) -> PageElement | None:
        """Return the target of an event, by its number where it has one."""
        number = target.attributes.get(self._numbered_by)
        if self._numbered_by != "id" and isinstance(number, str):
            target = replace(target, path=f'[{self._numbered_by}="{number}"]')
        return super().find(target)

    def _first_of(self, identity: str) -> list[HtmlElement]:
        """Find the first element of an id, and walk the page only where that is needed.

        The parser wrote down the first of each, but also what it left out of the page,
        and takes the name of a link for its id, as old pages mean it.
        """
        if not identity:
            return []
        if "_ids" not in self.__dict__:
            told: Any = _registered()(self._root, identity=identity)
            if (
                len(told) == 1
                and told[0].get("id") == identity
                and (told[0] is self._root or self._root in told[0].iterancestors())
            ):
                return [told[0]]
        return self._ids.get(identity, [])[:1]

    @cached_property
    def _ids(self) -> dict[str, list[HtmlElement]]:
        found = defaultdict(list)
        for node in self._root.iter("*"):  # an XPath takes three times as long
            if identity := node.get("id"):
                found[identity].append(node)
        return dict(found)

    @cached_property
    def _shadows(self) -> dict[HtmlElement, HtmlElement]:
        """The template with the shadow tree of each host, the first of several."""
        found: dict[HtmlElement, HtmlElement] = {}
        for node in self._root.iter("template"):
            if _is_shadow(node):
                found.setdefault(node.getparent(), node)
        return found

    def _box(self, node: HtmlElement) -> Box | None:
        return self._boxes.get(node.get(self._numbered_by) or "")


class _MarkupElement(PageElement):
    """An element of a page that was parsed; made when it is asked for."""

    __slots__ = ("_node", "page")

    def __init__(self, page: MarkupPage, node: HtmlElement) -> None:
        self.page: MarkupPage = page
        self._node = node

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _MarkupElement) and other._node is self._node

    def __hash__(self) -> int:
        return hash(self._node)

    @property
    def tag(self) -> str | None:
        return str(self._node.tag)

    @property
    def attributes(self) -> Mapping[str, str]:
        return dict(self._node.attrib)

    def get(self, name: str, default: str | None = None) -> str | None:
        said: str | None = self._node.get(name, default)
        return said

    @property
    def role(self) -> str | None:
        return self.get("role")

    @property
    def label(self) -> str | None:
        return self.get("aria-label")

    @property
    def text(self) -> str | None:
        if not len(self._node):  # the same, in a tenth of the time
            return self._node.text or ""
        return str(_words()(self._node))

    @property
    def placeholder(self) -> str | None:
        return self.get("placeholder")

    @property
    def type(self) -> str | None:
        return self.get("type")

    @property
    def value(self) -> str | None:
        if self._node.tag == "textarea":
            return self._node.text or ""
        return self.get("value")

    @property
    def path(self) -> str | None:
        return str(self._node.getroottree().getpath(self._node))

    @property
    def box(self) -> Box | None:
        return self.page._box(self._node)  # noqa: SLF001 (of the page it belongs to)

    @property
    def parent(self) -> PageElement | None:
        around = self._node.getparent()
        if around is not None and _is_shadow(around):
            around = around.getparent()
        return None if around is None else _MarkupElement(self.page, around)

    def contents(self) -> Sequence[PageElement | str]:
        return self._contents(self._node)

    @property
    def shadow(self) -> Sequence[PageElement | str] | None:
        tree = self.page._shadows.get(self._node)  # noqa: SLF001 (as the box)
        return None if tree is None else self._contents(tree)

    @property
    def host(self) -> PageElement | None:
        return super().host if self.page._shadows else None  # noqa: SLF001 (as the box)

    @property
    def shown(self) -> bool | None:
        for around in (self._node, *self._node.iterancestors()):
            if _is_hidden(around):
                return False
        return None

    def ancestors(self, *tags: str) -> Iterator[PageElement]:
        for around in self._node.iterancestors(*tags):
            if not _is_shadow(around):
                yield _MarkupElement(self.page, around)

    def descendants(self, *tags: str) -> Iterator[PageElement]:
        for node in self._node.iterdescendants(*tags):
            if isinstance(node.tag, str) and not _is_shadow(node):
                yield _MarkupElement(self.page, node)

    def before(self) -> Iterator[PageElement | str]:
        for node in self._node.itersiblings(preceding=True):
            if node.tail:
                yield node.tail
            if isinstance(node.tag, str) and not _is_shadow(node):
                yield _MarkupElement(self.page, node)
        around = self._node.getparent()
        if around is not None and around.text:
            yield around.text

    def after(self) -> Iterator[PageElement | str]:
        if self._node.tail:
            yield self._node.tail
        for node in self._node.itersiblings():
            if isinstance(node.tag, str) and not _is_shadow(node):
                yield _MarkupElement(self.page, node)
            if node.tail:
                yield node.tail

    def _contents(self, node: HtmlElement) -> list[PageElement | str]:
        found: list[PageElement | str] = [node.text] if node.text else []
        for child in node:
            if isinstance(child.tag, str) and not _is_shadow(child):
                found.append(_MarkupElement(self.page, child))
            if child.tail:
                found.append(child.tail)
        return found


def parse_markup(
    source: str,
    *,
    url: str | None = None,
    title: str | None = None,
    boxes: Mapping[str, Box] | None = None,
    numbered_by: str = "id",
) -> MarkupPage | None:
    """Parse the HTML of a page without fetching or running anything in it.

    Args:
        source: The markup.
        url: The page's address.
        title: Its title, if not what its markup says.
        boxes: Where elements are, by an attribute of theirs.
        numbered_by: That attribute.

    Returns:
        The page; None for one that is empty or no HTML.

    Examples:
        >>> page = parse_markup("<p>Name <input id='n' type='text'></p>")
        >>> page.by_id("n")[0].path, list(page.by_id("n")[0].before())
        ('/html/body/p/input', ['Name '])
    """
    root = parse_tree(source)
    if root is None:
        return None
    return MarkupPage(root, url=url, title=title, boxes=boxes, numbered_by=numbered_by)


def parse_tree(source: str, *, may_be_xml: bool = False) -> HtmlElement | None:
    """Parse HTML without fetching or running anything in it, and expand no entities.

    Args:
        source: The markup.
        may_be_xml: Whether it may be written as XML, where ``<p/>`` has an end; it is
            parsed as HTML if it is not.

    Returns:
        The root; None for one that is empty or no HTML.
    """
    from lxml import etree, html

    if may_be_xml:
        strict = html.XHTMLParser(
            no_network=True, huge_tree=False, resolve_entities=False
        )
        try:
            return html.document_fromstring(source, parser=strict)
        except (etree.ParserError, etree.LxmlError, ValueError, AssertionError):
            pass  # it is HTML
    # Elements of lxml's own kind: to ask for a class each time takes as long as parsing.
    parser = html.HTMLParser if may_be_xml else etree.HTMLParser
    try:
        root = html.document_fromstring(
            source, parser=parser(no_network=True, huge_tree=False)
        )
    except (etree.ParserError, etree.LxmlError, ValueError):
        return None
    root = root.getroottree().getroot()
    for node in list(root.iter(*_VOID)):
        _empty(node)
    return root


def _empty(node: HtmlElement) -> None:
    """Put what the parser took to be in an element behind it, as browsers do."""
    around = node.getparent()
    if around is None or (node.text is None and not len(node)):
        return
    place, tail = around.index(node) + 1, node.tail
    node.tail, node.text = node.text, None
    moved = list(node)
    for number, child in enumerate(moved):
        around.insert(place + number, child)
    if tail:
        last = moved[-1] if moved else node
        last.tail = (last.tail or "") + tail


def _leads_to(step: tuple[str, int | None], root: HtmlElement) -> bool:
    return step[0] == root.tag and step[1] in {None, 1}


def _has(node: HtmlElement, attributes: Sequence[tuple[str, str]]) -> bool:
    return isinstance(node.tag, str) and all(
        node.get(name) == value for name, value in attributes
    )


def _is_shadow(node: HtmlElement) -> bool:
    return node.tag == "template" and any(name in node.attrib for name in _SHADOW)


def _is_hidden(node: HtmlElement) -> bool:
    if node.tag in _NEVER_SHOWN:
        return not _is_shadow(node)
    if "hidden" in node.attrib:
        return True
    if node.tag == "input" and (node.get("type") or "").lower() == "hidden":
        return True
    style = node.get("style")
    return bool(style) and _HIDING_STYLE.search(style) is not None
