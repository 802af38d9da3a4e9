"""What a page is, whatever a source keeps of it.

A source may keep a page as HTML, as a list of what was in the window, as a tree of
nodes, or as the tree that a screen reader reads. Each has an adapter that shows it
as a `Page` of `PageElement`, and everything that asks pages knows only these two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from wb2pm.events import Element

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from wb2pm.events import AttributeValue, Box

_Told = TypeVar("_Told")
_LAYER_ROLES: Final = frozenset(
    {"dialog", "alertdialog", "menu", "listbox", "tooltip", "alert"}
)
"""ARIA roles of what is drawn over the page and goes away again."""
_LAYER_TAGS: Final = frozenset({"dialog", "chrome_omnibox"})


class Described(Protocol):
    """What is said of an element, on a page or by the event that was aimed at it."""

    @property
    def tag(self) -> str | None:
        """HTML tag, lower case."""
        ...

    @property
    def role(self) -> str | None:
        """ARIA role, if the source gives one."""
        ...

    @property
    def label(self) -> str | None:
        """The name the source gives: ``aria-label``, or what a browser computed."""
        ...

    @property
    def text(self) -> str | None:
        """Text of the element and all in it."""
        ...

    @property
    def placeholder(self) -> str | None:
        """Placeholder of a field."""
        ...

    @property
    def type(self) -> str | None:
        """Input type."""
        ...

    @property
    def value(self) -> str | None:
        """Content of a field, or the key of the chosen option."""
        ...

    @property
    def path(self) -> str | None:
        """Path that finds it on its page."""
        ...

    @property
    def box(self) -> Box | None:
        """Where it is; None where the source does not tell."""
        ...

    @property
    def attributes(self) -> Mapping[str, AttributeValue]:
        """Whatever else the source says of it."""
        ...


class PageElement:
    """One element of a page.

    Elements are equal when they are the same element of the same page. An adapter
    brings the members up to `shown`; the rest follows from them. It is a class and
    no protocol, so that elements may be of any kind that is made quickly.
    """

    __slots__ = ()

    @property
    def page(self) -> Page:
        """The page it is on."""
        raise NotImplementedError

    @property
    def tag(self) -> str | None:
        """HTML tag, lower case, or the tag that means the same."""
        raise NotImplementedError

    @property
    def role(self) -> str | None:
        """ARIA role, if the source gives one."""
        raise NotImplementedError

    @property
    def label(self) -> str | None:
        """The name the source gives: ``aria-label``, or what a browser computed."""
        raise NotImplementedError

    @property
    def text(self) -> str | None:
        """Text of the element and all in it."""
        raise NotImplementedError

    @property
    def placeholder(self) -> str | None:
        """Placeholder of a field."""
        raise NotImplementedError

    @property
    def type(self) -> str | None:
        """Input type."""
        raise NotImplementedError

    @property
    def value(self) -> str | None:
        """Content of a field, or the key of the chosen option."""
        raise NotImplementedError

    @property
    def path(self) -> str | None:
        """Path that finds it on its page."""
        raise NotImplementedError

    @property
    def box(self) -> Box | None:
        """Where it is; None where the source does not tell."""
        raise NotImplementedError

    @property
    def attributes(self) -> Mapping[str, str]:
        """Every attribute as the source writes it."""
        raise NotImplementedError

    @property
    def parent(self) -> PageElement | None:
        """What it stands in; of the top of a shadow tree, the host."""
        raise NotImplementedError

    def contents(self) -> Sequence[PageElement | str]:
        """List the elements and texts right in it, in order, shadow trees left out."""
        raise NotImplementedError

    @property
    def shadow(self) -> Sequence[PageElement | str] | None:
        """What is at the top of its shadow tree; None where it has none."""
        raise NotImplementedError

    @property
    def shown(self) -> bool | None:
        """Whether it can be seen; None where the source does not tell."""
        raise NotImplementedError

    def __repr__(self) -> str:
        """Return its path: what stands in it would be the rest of the page."""
        return f"<{type(self).__name__} {self.path}>"

    def get(self, name: str, default: str | None = None) -> str | None:
        """Return an attribute."""
        return self.attributes.get(name, default)

    def children(self) -> Iterator[PageElement]:
        """List the elements right in it."""
        return (inner for inner in self.contents() if not isinstance(inner, str))

    def ancestors(self, *tags: str) -> Iterator[PageElement]:
        """List the elements around it, the nearest first.

        Args:
            tags: Only those of these tags; all if none is named.
        """
        around = self.parent
        while around is not None:
            if not tags or around.tag in tags:
                yield around
            around = around.parent

    def descendants(self, *tags: str) -> Iterator[PageElement]:
        """List the elements in it in the order of the page, with those of shadow trees.

        Args:
            tags: Only those of these tags; all if none is named.
        """
        waiting = [self.inside()]
        while waiting:
            inner = next(waiting[-1], None)
            if inner is None:
                waiting.pop()
                continue
            if not tags or inner.tag in tags:
                yield inner
            waiting.append(inner.inside())

    def inside(self) -> Iterator[PageElement]:
        """List the elements right in it and at the top of its shadow tree."""
        for beside in (self.shadow or (), self.contents()):
            yield from (inner for inner in beside if not isinstance(inner, str))

    def before(self) -> Iterator[PageElement | str]:
        """List what stands before it in its parent, the nearest first."""
        return iter(self._siblings()[0][::-1])

    def after(self) -> Iterator[PageElement | str]:
        """List what stands after it in its parent, the nearest first."""
        return iter(self._siblings()[1])

    def _siblings(
        self,
    ) -> tuple[Sequence[PageElement | str], Sequence[PageElement | str]]:
        parent = self.parent
        if parent is None:
            return (), ()
        for beside in (parent.contents(), parent.shadow or ()):
            for place, one in enumerate(beside):
                if one == self:
                    return beside[:place], beside[place + 1 :]
        return (), ()

    def is_within(self, other: PageElement) -> bool:
        """Return whether it is an element or lies in it."""
        return self == other or any(around == other for around in self.ancestors())

    @property
    def lang(self) -> str | None:
        """Language it is written in: what it or the nearest around it says."""
        around: PageElement | None = self
        while around is not None:
            if said := around.get("lang") or around.get("xml:lang"):
                return said
            around = around.parent
        return self.page.lang

    @property
    def is_layer(self) -> bool:
        """Whether it is a dialog, drawer or menu."""
        return _is_layer(self)

    @property
    def layer(self) -> PageElement | None:
        """The dialog, drawer or menu that holds it, the topmost of several.

        What lies in another is drawn over it, so the nearest is the topmost.
        """
        around: PageElement | None = self
        while around is not None:
            if _is_layer(around):
                return around
            around = around.parent
        return None

    @property
    def host(self) -> PageElement | None:
        """The element in whose shadow tree it stands; None outside of any."""
        inner: PageElement = self
        while (around := inner.parent) is not None:
            if inner in (around.shadow or ()):
                return around
            inner = around
        return None

    def rendered(self) -> Sequence[PageElement | str]:
        """List what a browser draws right in it: its shadow tree, slots filled.

        Of a host it is the shadow tree; of a slot what the host puts into it, or
        its own contents where the host has nothing for it (DOM standard, 4.2.2).
        """
        if self.shadow is not None:
            return self.shadow
        host = self.host if self.tag == "slot" else None
        if host is None:
            return self.contents()
        name = self.get("name") or ""
        given = [
            one
            for one in host.contents()
            if (
                one.strip() and not name
                if isinstance(one, str)
                else ((one.get("slot") or "") == name)
            )
        ]
        return given or self.contents()


class Page(Protocol):
    """What was in front of the actor at one moment."""

    @property
    def url(self) -> str | None:
        """Its address."""
        ...

    @property
    def title(self) -> str | None:
        """Its title."""
        ...

    @property
    def lang(self) -> str | None:
        """The language it says it is written in, as a BCP 47 tag."""
        ...

    @property
    def is_whole(self) -> bool:
        """Whether all of it is here, so that parents and neighbours can be trusted.

        A list of what a recorder picked, or of what was in the window, is not.
        """
        ...

    @property
    def has_boxes(self) -> bool:
        """Whether it tells where elements are."""
        ...

    def elements(self, *tags: str) -> Iterator[PageElement]:
        """List the elements in the order of the page, with those of shadow trees.

        Args:
            tags: Only those of these tags; all if none is named.
        """
        ...

    def by_id(self, identity: str) -> Sequence[PageElement]:
        """List the elements of an id; pages repeat ids, against the standard."""
        ...

    def first_by_id(self, identity: str) -> PageElement | None:
        """Return the first element of an id: what a label or a path means by it."""
        return next(iter(self.by_id(identity)), None)

    def all_at(self, path: str) -> Sequence[PageElement]:
        """List the elements at a path as recorders write it.

        A step without a number stands for every element of its name. Only paths
        from the top, from an id, or that are an element's own are followed; nothing
        else in a path is evaluated.
        """
        ...

    def once(self, ask: Callable[[Page], _Told]) -> _Told:
        """Ask the page something; one that keeps answers says again what it said.

        Args:
            ask: A function; the same one for the same question.
        """
        return ask(self)

    def at_path(self, path: str) -> PageElement | None:
        """Return the first element at a path."""
        return next(iter(self.all_at(path)), None)

    def nearest_at(self, path: str) -> PageElement | None:
        """Return the element at a path, or the nearest around that is here."""
        while path:
            if (found := self.at_path(path)) is not None:
                return found
            path = path.rpartition("/")[0]
        return None

    def find(self, target: Element) -> PageElement | None:
        """Return the target of an event, if this page has it.

        An element counts only if it has the target's tag and, for a field with
        options, a button or a link, its text: another page may have something else
        at the same path.
        """
        found = self.at_path(target.path) if target.path else None
        return found if found is not None and _is_target(found, target) else None

    def at(self, x: float, y: float) -> PageElement | None:
        """Return the innermost element at a point that may be seen there.

        What is in a dialog or menu lies above what is not. The point counts as the
        boxes of the page do.
        """
        there = [
            (place, element)
            for place, element in enumerate(self.elements())
            if (box := element.box) is not None
            and box.contains(x, y)
            and element.shown is not False
        ]
        if not there:
            return None
        layers = [element.layer for _, element in there]
        top = next((layer for layer in reversed(layers) if layer is not None), None)
        if top is not None:
            there = [one for one in there if one[1].is_within(top)]
        while True:
            _, found = min(there, key=lambda one: (_area(one[1]), -one[0]))
            inner = [o for o in there if o[1] != found and o[1].is_within(found)]
            if not inner:
                return found
            there = inner


def as_element(described: Described) -> Element:
    """Write down what is said of an element, as an event would have it.

    Examples:
        >>> from wb2pm.converters.pages.tree import TreePage
        >>> as_element(TreePage().add(None, tag="a", text="Cart")).text
        'Cart'
    """
    return Element(
        tag=described.tag,
        role=described.role,
        label=described.label,
        text=described.text,
        placeholder=described.placeholder,
        type=described.type,
        value=described.value,
        path=described.path,
        box=described.box,
        attributes=dict(described.attributes),
    )


def _is_layer(element: PageElement) -> bool:
    role = element.role
    if element.tag in _LAYER_TAGS or (role and role.lower() in _LAYER_ROLES):
        return True
    return element.get("aria-modal") == "true" or element.get("popover") is not None


def _area(element: PageElement) -> float:
    box = element.box
    return box.width * box.height if box is not None else 0.0


def _is_target(found: PageElement, target: Element) -> bool:
    if target.tag and found.tag != target.tag:
        return False
    if (target.path or "").startswith("["):
        return True  # a number that its source gave to one element
    if target.tag in {"select", "a", "button"} and target.text and target.text.strip():
        return _folded(found.text or "") == _folded(target.text)
    return not target.type or (found.type or target.type) == target.type


def _folded(text: str) -> str:
    return "".join(text.split()).casefold()
