"""Elements of a page in the form that the selector library asks."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.accessible_names.sheets import DIRECTION_NAME

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from wb2pm.converters.pages.page import PageElement

_MOST_STEPS: Final = 20_000
"""Elements that the selectors of a page may look at for one element. Chains of
descendants can be written whose search would take years."""
_MOST_STEPS_IN_ALL: Final = 1_000_000
"""And for all elements of a page; some seconds."""


class TooManyStepsError(Exception):
    """Selectors look at more elements than those of any page that people made."""


class SelectedElements:
    """The elements of a page, each in one form, and how many were looked at."""

    def __init__(self) -> None:
        """Begin with none."""
        self._known: dict[PageElement, SelectedElement] = {}
        self._left = _MOST_STEPS
        self._left_in_all = _MOST_STEPS_IN_ALL

    def begin(self, element: PageElement) -> SelectedElement:
        """Return an element to be matched, and count anew."""
        self._left = _MOST_STEPS
        return self.known(element)

    def known(self, element: PageElement) -> SelectedElement:
        """Return the form of an element, made when it is first asked for."""
        if element not in self._known:
            self._known[element] = SelectedElement(self, element)
        return self._known[element]

    def look_at(self, element: PageElement) -> SelectedElement:
        """Return an element that stands around or beside the one to be matched.

        Raises:
            TooManyStepsError: If too many were looked at.
        """
        self._left -= 1
        self._left_in_all -= 1
        if self._left < 0 or self._left_in_all < 0:
            raise TooManyStepsError
        return self.known(element)


class SelectedElement:
    """An element with the members that compiled selectors ask for."""

    in_html_document = True
    namespace_url = ""

    def __init__(self, elements: SelectedElements, element: PageElement) -> None:
        """Take an element of a page."""
        self._elements = elements
        self._element = element
        self.etree_element = self
        self.tag = self.local_name = element.tag or ""
        self.id = element.get("id")
        self.classes = frozenset((element.get("class") or "").split())

    def get(self, name: str, default: str | None = None) -> str | None:
        """Return an attribute, or the direction that text runs in it."""
        if name == DIRECTION_NAME:
            return self._direction
        return self._element.get(name, default)

    @cached_property
    def attrib(self) -> Mapping[str, str]:
        """All that `get` knows."""
        return {**self._element.attributes, DIRECTION_NAME: self._direction}

    @cached_property
    def text(self) -> str:
        """Texts right in it."""
        return "".join(o for o in self._element.contents() if isinstance(o, str))

    @cached_property
    def lang(self) -> str:
        """Its language, lower case."""
        return (self._element.lang or "").lower()

    @property
    def parent(self) -> SelectedElement | None:
        """What it stands in; None at the top of the page or of a shadow tree."""
        around = self._around
        return None if around is None else self._elements.look_at(around)

    @property
    def ancestors(self) -> Iterator[SelectedElement]:
        """What is around it, the nearest first."""
        around = self.parent
        while around is not None:
            yield around
            around = around.parent

    @cached_property
    def etree_siblings(self) -> Sequence[PageElement]:
        """What stands in the same element, itself too."""
        around = self._element.parent
        if around is None:
            return [self._element]
        for beside in (around.contents(), around.shadow or ()):
            if self._element in beside:
                return [one for one in beside if not isinstance(one, str)]
        return [self._element]

    @cached_property
    def index(self) -> int:
        """Its place among them."""
        return self.etree_siblings.index(self._element)

    @property
    def previous(self) -> SelectedElement | None:
        """The one before it."""
        beside, index = self.etree_siblings, self.index
        return self._elements.look_at(beside[index - 1]) if index else None

    @property
    def previous_siblings(self) -> Iterator[SelectedElement]:
        """All before it."""
        return self._all(self.etree_siblings[: self.index])

    def iter_next_siblings(self) -> Iterator[SelectedElement]:
        """List all after it."""
        return self._all(self.etree_siblings[self.index + 1 :])

    @cached_property
    def etree_children(self) -> Sequence[PageElement]:
        """The elements right in it."""
        return list(self._element.children())

    def iter_children(self) -> Iterator[SelectedElement]:
        """List the elements right in it."""
        return self._all(self.etree_children)

    def iter_subtree(self) -> Iterator[SelectedElement]:
        """List itself and all elements in it."""
        yield self
        yield from self._all(self._element.descendants())

    @cached_property
    def in_disabled_fieldset(self) -> bool:
        """Whether something around it is disabled, and it with that."""
        return any(
            around.get("disabled") is not None
            for around in self._element.ancestors("fieldset")
        )

    @cached_property
    def _around(self) -> PageElement | None:
        around = self._element.parent
        if around is None or self._element in (around.shadow or ()):
            return None
        return around

    @cached_property
    def _direction(self) -> str:
        around: PageElement | None = self._element
        while around is not None:
            if (said := (around.get("dir") or "").lower()) in {"ltr", "rtl"}:
                return said
            around = around.parent
        return "ltr"

    def _all(self, elements: Iterable[PageElement]) -> Iterator[SelectedElement]:
        return (self._elements.look_at(element) for element in elements)
