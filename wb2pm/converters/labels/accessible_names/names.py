"""The accessible name of an element: what a screen reader calls it.

After W3C Accessible Name and Description Computation 1.2. The steps of its section
4.3.2 are named in the code.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.labels.accessible_names.controls import held_by
from wb2pm.converters.labels.accessible_names.drawn_text import drawn_text
from wb2pm.converters.labels.accessible_names.hidden import HiddenElements
from wb2pm.converters.labels.accessible_names.host_language import (
    Labels,
    caption_of,
    in_same_tree,
    text_attribute,
    tooltip,
)
from wb2pm.converters.labels.accessible_names.roles import (
    NAMED_FROM_CONTENT,
    NEVER_NAMED,
    role_of,
)
from wb2pm.converters.labels.accessible_names.styles import PageStyles

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.pages.page import Page, PageElement

_SPACES: Final = re.compile(r"[ \t\n\f\r]+")
_MOST_ELEMENTS: Final = 5_000
"""Elements that are read for one name. What lies behind them is no name."""
_DEEPEST: Final = 150
"""How deep what is read for a name may lie in it; Python goes no deeper safely."""
_NO_TEXT: Final = frozenset({"script", "style", "template", "noscript", "iframe"})
_VOID: Final = frozenset({"img", "input", "br", "hr", "textarea", "select", "iframe"})
_INLINE: Final = frozenset({"inline", "contents", "ruby"})


class AccessibleName(NamedTuple):
    """A name by the standard, and how it was found.

    Attributes:
        text: The name.
        source: ``labelledby``, ``aria-label``, ``label``, ``caption``,
            ``attribute``, ``content`` or ``tooltip``.
    """

    text: str
    source: str


class AccessibleNames:
    """The accessible names of the elements of a page.

    Circular references end, and no name is read from more than a few thousand
    elements, so that any page can be asked.

    Examples:
        >>> from wb2pm.converters.pages.markup import parse_markup
        >>> page = parse_markup("<label for=n>Your name</label><input id=n>")
        >>> AccessibleNames(page).name_of(page.by_id("n")[0])
        AccessibleName(text='Your name', source='label')
    """

    def __init__(self, page: Page) -> None:
        """Take a page; it is read when an element is asked for."""
        self.page = page
        self.styles = PageStyles(page)
        self.hidden = HiddenElements(self.styles)

    @cached_property
    def labels(self) -> Labels:
        """The ``label`` elements of each control."""
        return Labels(self.page)

    def name_of(self, element: PageElement) -> AccessibleName | None:
        """Return the name of an element; None if it has none, or is hidden."""
        if role_of(element) in NEVER_NAMED or self.hidden.is_hidden(element):
            return None
        return _Computation(self).name_of(element)


class _Place(NamedTuple):
    """How the computation came to an element.

    Attributes:
        depth: How deep it is in what is read.
        in_reference: Whether an element that ``aria-labelledby`` names is read.
        in_hidden: Whether what is read was hidden itself, so that all of it counts.
    """

    depth: int = 0
    in_reference: bool = False
    in_hidden: bool = False

    def inside(self) -> _Place:
        return self._replace(depth=self.depth + 1)


class _Computation:
    """The computation of one name, which reads each element once."""

    def __init__(self, names: AccessibleNames) -> None:
        self._names = names
        self._read: set[PageElement] = set()
        self._left = _MOST_ELEMENTS

    def name_of(self, element: PageElement) -> AccessibleName | None:
        place = _Place()
        text = self._labelled_by(element, place)
        if text:
            return AccessibleName(text, "labelledby")
        self._read.add(element)
        for source, step in (
            ("aria-label", self._aria_label),
            ("label", self._label),
            ("caption", self._caption),
            ("attribute", self._attribute),
            ("content", self._own_content),
            ("tooltip", self._own_tooltip),
        ):
            if text := _folded(step(element, place)):
                return AccessibleName(text, source)
        return None

    def _text_of(self, element: PageElement, place: _Place) -> str:
        """Return what an element adds to the name of another."""
        self._left -= 1
        if self._left < 0 or place.depth > _DEEPEST or element.tag in _NO_TEXT:
            return ""
        if not place.in_hidden and self._names.hidden.is_hidden(element):  # 2A
            if self._names.hidden.is_left_out(element):
                return ""
            return self._joined(element.children(), place)  # some may be visible
        if text := self._labelled_by(element, place):  # 2B
            return text
        if element in self._read:
            return ""
        self._read.add(element)
        held = held_by(element)
        if held is not None:  # 2C
            return self._held(held, place)
        text = ""
        for step in (
            self._aria_label,  # 2D
            self._label_within,  # 2E
            self._caption,
            self._attribute,
            self._content,  # 2F
        ):
            if (text := step(element, place)).strip():
                return text
        return self._tooltip(element, place) or text  # 2I, or the space between words

    def _held(self, held: Sequence[PageElement | str], place: _Place) -> str:
        """Return what a control holds; a chosen option counts in a closed list too."""
        chosen = [o for o in held if not isinstance(o, str) and role_of(o) == "option"]
        if chosen:
            return self._referred(chosen, place)
        return self._joined(held, place)

    def _labelled_by(self, element: PageElement, place: _Place) -> str:
        names = (element.get("aria-labelledby") or "").split()
        if place.in_reference or not names:
            return ""
        named = [one for name in names for one in in_same_tree(element, name)]
        return self._referred(named, place._replace(in_reference=True))

    def _referred(self, named: Iterable[PageElement], place: _Place) -> str:
        """Join the texts of elements that something refers to, hidden or not."""
        texts = []
        for one in named:
            in_hidden = place.in_hidden or self._names.hidden.is_hidden(one)
            within = place._replace(in_hidden=in_hidden, depth=place.depth + 1)
            texts.append(_folded(self._text_of(one, within)))
        return " ".join(text for text in texts if text)

    def _aria_label(self, element: PageElement, _place: _Place) -> str:
        if element.tag == "slot":
            return ""  # is not there itself, only what fills it
        said = element.get("aria-label") or ""
        return said if said.strip(" \t\n\f\r") else ""

    def _label(self, element: PageElement, place: _Place) -> str:
        """Join its labels; a hidden one counts only where there is no other.

        Another field of the same id may have one.
        """
        labels = self._names.labels.of(element)
        shown = [one for one in labels if not self._names.hidden.is_hidden(one)]
        return self._referred(shown or labels, place)

    def _label_within(self, element: PageElement, place: _Place) -> str:
        if element.tag == "button":
            return ""  # within another name a button is what is written on it
        return self._label(element, place)

    def _caption(self, element: PageElement, place: _Place) -> str:
        caption = caption_of(element)
        return "" if caption is None else self._referred([caption], place)

    def _attribute(self, element: PageElement, _place: _Place) -> str:
        return text_attribute(element)

    def _own_content(self, element: PageElement, place: _Place) -> str:
        is_named = role_of(element) in NAMED_FROM_CONTENT or element.tag == "summary"
        return self._content(element, place) if is_named else ""

    def _content(self, element: PageElement, place: _Place) -> str:
        if element.tag in _VOID:
            return ""
        parts = [
            self._drawn(element, "before"),
            self._joined(element.rendered(), place),
            *(
                self._spaced(owned, place)
                for name in (element.get("aria-owns") or "").split()
                for owned in in_same_tree(element, name)
            ),
            self._drawn(element, "after"),
        ]
        return "".join(parts)

    def _joined(self, parts: Iterable[PageElement | str], place: _Place) -> str:
        return "".join(
            one if isinstance(one, str) else self._spaced(one, place) for one in parts
        )

    def _spaced(self, element: PageElement, place: _Place) -> str:
        """Return the text of an element, apart from others unless it is in line."""
        if self._left < 0:
            return ""
        text = self._text_of(element, place.inside())
        if element.tag == "br":
            return " "
        is_inline = self._names.hidden.display(element) in _INLINE
        return text if is_inline else f" {text} "

    def _drawn(self, element: PageElement, where: str) -> str:
        text = drawn_text(self._names.styles.value(element, "content", where), element)
        if not text or self._names.hidden.display(element, where) == "none":
            return ""
        is_inline = self._names.hidden.display(element, where) in _INLINE
        return text if is_inline else f" {text} "

    def _own_tooltip(self, element: PageElement, place: _Place) -> str:
        """Return a tooltip; one that only says what stands in the element is none.

        That is its content, and Chromium does not name it so.
        """
        said = self._tooltip(element, place)
        return "" if _folded(said) == _folded(element.text or "") else said

    def _tooltip(self, element: PageElement, _place: _Place) -> str:
        return tooltip(element)


def _folded(text: str) -> str:
    return _SPACES.sub(" ", text).strip(" ")
