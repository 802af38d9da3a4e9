"""A page from nodes that an adapter finds in whatever a source keeps."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from wb2pm.converters.pages.page import Page, PageElement
from wb2pm.converters.pages.paths import parse_path
from wb2pm.errors import ConversionError
from wb2pm.events import Box

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.converters.pages.paths import PagePath

DEEPEST: Final = 500
"""How deep elements may stand in one another: browsers parse about as much."""
_NOT_IN_NAMES: Final = re.compile(r"[^\w.-]+")


class TreePage(Page):
    """A page that is put together element by element.

    Each element is added to one that is there already, so that no element can stand
    in itself, whatever a source says.

    Examples:
        >>> page = TreePage(url="http://shop.example/")
        >>> body = page.add(None, tag="body")
        >>> cart = page.add(body, tag="button", attributes={"id": "cart"})
        >>> page.add_text(cart, "Cart")
        >>> cart.path, cart.text, page.by_id("cart") == [cart]
        ('/body/button', 'Cart', True)
    """

    url: str | None = None
    title: str | None = None
    is_whole: bool = True
    has_boxes: bool = False

    def __init__(
        self,
        *,
        url: str | None = None,
        title: str | None = None,
        lang: str | None = None,
        is_whole: bool = True,
    ) -> None:
        """Begin a page without elements.

        Args:
            url: Its address.
            title: Its title.
            lang: The language it says it is written in, if its ``html`` does not.
            is_whole: Whether all of it will be added, so that parents and neighbours
                can be trusted.
        """
        self.url = url
        self.title = title
        self._lang = lang
        self.is_whole = is_whole
        self._roots: list[TreeElement] = []
        self._ordered: list[TreeElement] | None = None
        self._ids: dict[str, list[PageElement]] | None = None
        self._places: dict[str, list[PageElement]] | None = None
        self._steps: dict[TreeElement, str] | None = None

    def add(  # noqa: PLR0913 (what may be known of an element)
        self,
        parent: TreeElement | None,
        *,
        tag: str | None = None,
        role: str | None = None,
        label: str | None = None,
        text: str | None = None,
        placeholder: str | None = None,
        type: str | None = None,  # noqa: A002 (the name that HTML gives it)
        value: str | None = None,
        path: str | None = None,
        box: Box | None = None,
        shown: bool | None = None,
        attributes: Mapping[str, str] | None = None,
        in_shadow: bool = False,
    ) -> TreeElement:
        """Add an element as the last one in another.

        What HTML says in attributes (``role``, ``aria-label``, ``placeholder``,
        ``type``, ``value``) need not be told twice.

        Args:
            parent: What it stands in; None at the top.
            tag: HTML tag, or the tag that means the same where there is no HTML.
            role: ARIA role.
            label: Its name, if the source gives one.
            text: What it shows, if not the texts that are added to it.
            placeholder: Placeholder of a field.
            type: Input type.
            value: Content of a field.
            path: Path by which its source names it, if not by its place.
            box: Where it is.
            shown: Whether it can be seen.
            attributes: Every attribute that the source keeps.
            in_shadow: Whether it is at the top of the shadow tree of `parent`.

        Returns:
            The element, to add others to.

        Raises:
            ValueError: If `parent` is of another page.
            ConversionError: If it would be deeper in the page than any browser goes.
        """
        if parent is not None and parent.page is not self:
            raise ValueError("the parent is of another page")
        depth = parent.depth + 1 if parent is not None else 1
        if depth > DEEPEST:
            raise ConversionError(
                f"elements of a page stand in one another more than {DEEPEST} deep",
                self.url or "",
            )
        said = attributes or {}
        element = TreeElement(
            page=self,
            tag=tag.lower() if tag else None,
            role=role or said.get("role"),
            label=label or said.get("aria-label"),
            own_text=text,
            placeholder=placeholder or said.get("placeholder"),
            type=type or said.get("type"),
            value=said.get("value") if value is None else value,
            own_path=path,
            box=box,
            own_shown=shown,
            attributes=said,
            own_parent=parent,
            depth=depth,
        )
        self._ids = self._places = self._steps = self._ordered = None
        if box is not None:
            self.has_boxes = True
        if parent is None:
            self._roots.append(element)
        elif in_shadow:
            parent.own_shadow = [*(parent.own_shadow or ()), element]
        else:
            parent.own_contents.append(element)
        return element

    def add_text(
        self, parent: TreeElement, text: str, *, in_shadow: bool = False
    ) -> None:
        """Add a text as the last thing in an element."""
        if in_shadow:
            parent.own_shadow = [*(parent.own_shadow or ()), text]
        else:
            parent.own_contents.append(text)

    def elements(self, *tags: str) -> Iterator[TreeElement]:
        """List the elements in the order of the page."""
        if self._ordered is None:
            self._ordered = []
            waiting = self._roots[::-1]
            while waiting:
                element = waiting.pop()
                self._ordered.append(element)
                waiting += reversed(list(element.below()))
        if not tags:
            return iter(self._ordered)
        return (element for element in self._ordered if element.tag in tags)

    @property
    def lang(self) -> str | None:
        """The language it says it is written in."""
        return self._lang or next((e.get("lang") for e in self.elements("html")), None)

    def by_id(self, identity: str) -> Sequence[PageElement]:
        """List the elements of an id."""
        if self._ids is None:
            self._ids = {}
            for element in self.elements():
                if own := element.get("id"):
                    self._ids.setdefault(own, []).append(element)
        return self._ids.get(identity, [])

    def all_at(self, path: str) -> Sequence[PageElement]:
        """List the elements at a path, in the order of the page."""
        named = self._named()
        if path in named:
            return named[path]
        parts = parse_path(path)
        return [] if parts is None else self._follow(parts)

    def path_of(self, element: TreeElement) -> str:
        """Return the place of an element from the top of the page, as a path."""
        if self._steps is None:
            self._steps = dict(_steps(self._roots))
            for around in self.elements():
                self._steps.update(_steps(list(around.below())))
        steps: list[str] = []
        here: TreeElement | None = element
        while here is not None:
            steps.append(self._steps[here])
            here = here.own_parent
        return "/" + "/".join(reversed(steps))

    def _named(self) -> dict[str, list[PageElement]]:
        """Index the paths by which the source itself names elements."""
        if self._places is None:
            self._places = {}
            for element in self.elements():
                if element.own_path is not None:
                    self._places.setdefault(element.own_path, []).append(element)
        return self._places

    def _follow(self, parts: PagePath) -> Sequence[PageElement]:
        steps = parts.steps
        found: Sequence[PageElement]
        if parts.identity is not None:
            found = self.by_id(parts.identity)[:1]
        elif parts.attributes:
            found = [
                element
                for element in self.elements()
                if all(element.get(name) == said for name, said in parts.attributes)
            ]
        else:
            found = _alike(self._roots, steps[0].name, steps[0].number)
            steps = steps[1:]
        for step in steps:
            found = [
                inner
                for element in found
                for inner in _alike(element.inside(), step.name, step.number)
            ]
        return found


class TreeElement(PageElement, Struct, eq=False, kw_only=True):
    """An element of a page that was put together; `TreePage.add` makes it."""

    page: TreePage
    tag: str | None = None
    role: str | None = None
    label: str | None = None
    placeholder: str | None = None
    type: str | None = None
    value: str | None = None
    box: Box | None = None
    attributes: Mapping[str, str] = {}
    own_text: str | None = None
    own_path: str | None = None
    own_shown: bool | None = None
    own_parent: TreeElement | None = None
    depth: int = 1
    own_contents: list[TreeElement | str] = []
    own_shadow: list[TreeElement | str] | None = None

    @property
    def parent(self) -> PageElement | None:
        """What it stands in."""
        return self.own_parent

    def contents(self) -> Sequence[PageElement | str]:
        """List the elements and texts right in it."""
        return self.own_contents

    def below(self) -> Iterator[TreeElement]:
        """List what stands right below it, in its shadow tree first."""
        for one in (*(self.own_shadow or ()), *self.own_contents):
            if not isinstance(one, str):
                yield one

    @property
    def shadow(self) -> Sequence[PageElement | str] | None:
        """What is at the top of its shadow tree."""
        return self.own_shadow

    @property
    def text(self) -> str | None:
        """What it shows: as the source says, or the texts in it."""
        if self.own_text is not None:
            return self.own_text
        texts: list[str] = []
        waiting: list[TreeElement | str] = [self]
        while waiting:
            one = waiting.pop()
            if isinstance(one, str):
                texts.append(one)
            elif one.own_text is not None:
                texts.append(one.own_text)
            else:
                waiting += reversed(one.own_contents)
        return "".join(texts)

    @property
    def path(self) -> str | None:
        """As its source names it, or its place from the top of the page."""
        return self.own_path or self.page.path_of(self)

    @property
    def shown(self) -> bool | None:
        """Whether it can be seen; nothing is that lies in what cannot."""
        around: TreeElement | None = self
        while around is not None:
            if around.own_shown is False:
                return False
            around = around.own_parent
        return self.own_shown


def parents_first(parents: Mapping[str, str | None], source: str = "") -> list[str]:
    """Order nodes so that each comes after the one it stands in.

    Args:
        parents: Id of a node -> id of its parent; a parent that is none of the nodes
            is as good as none.
        source: What they were read from, for the message.

    Returns:
        The ids; those that stand in one keep their order.

    Raises:
        ConversionError: If nodes stand in one another.

    Examples:
        >>> parents_first({"b": "a", "a": None})
        ['a', 'b']
    """
    inside: dict[str | None, list[str]] = {}
    for node, parent in parents.items():
        inside.setdefault(parent if parent in parents else None, []).append(node)
    ordered: list[str] = []
    waiting = list(reversed(inside.get(None, [])))
    while waiting:
        node = waiting.pop()
        ordered.append(node)
        waiting += reversed(inside.get(node, []))
    if len(ordered) < len(parents):
        astray = min(parents.keys() - set(ordered))
        raise ConversionError(
            f"elements of a page stand in one another, such as {astray!r}", source
        )
    return ordered


def _steps(beside: list[TreeElement]) -> Iterator[tuple[TreeElement, str]]:
    """Pair elements that stand beside one another with the last steps of their paths."""
    names = [_step_name(element) for element in beside]
    total, seen = Counter(names), Counter[str]()
    for element, name in zip(beside, names, strict=True):
        seen[name] += 1
        yield element, f"{name}[{seen[name]}]" if total[name] > 1 else name


def _alike(
    beside: Iterator[PageElement] | list[TreeElement], name: str, number: int | None
) -> list[PageElement]:
    found: list[PageElement] = [one for one in beside if _step_name(one) == name]
    if number is None:
        return found
    return found[number - 1 : number] if number else []


def _step_name(element: PageElement) -> str:
    """Return what a path calls an element: its tag, or its role where it has none."""
    return element.tag or _NOT_IN_NAMES.sub("-", element.role or "") or "node"
