"""What a field without a name of its own is called by the markup around it.

First what the page declares to be its label, then the text that stands before it in
the smallest group that holds it alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import Name, tidy_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from wb2pm.converters.pages.page import PageElement

_FIELDS: Final = frozenset({"input", "select", "textarea", "button"})
HEADINGS: Final = frozenset({"h1", "h2", "h3", "h4", "h5", "h6", "legend"})
"""What heads a part of a page."""
_NO_TEXT: Final = frozenset({"script", "style", "option", "select", "textarea"})
_PRESSED: Final = frozenset({"hidden", "submit", "button", "reset", "image"})
"""Types of inputs in which nothing is entered."""
_WORKED: Final = frozenset(
    {"textbox", "searchbox", "combobox", "listbox", "spinbutton", "option", "slider"}
    | {"checkbox", "switch", "radio", "button", "tab", "menuitem", "progressbar"}
    | {"status", "alert", "log", "timer", "tooltip"}
)
"""Roles whose text is a value, a state or another control's name."""
_FARTHEST: Final = 8
"""How many elements around a field are asked: form libraries wrap one in three to six."""


def label_on_page(element: PageElement) -> Name | None:
    """Name an element by what the page declares to be its label.

    ``aria-labelledby`` comes before ``<label>``.

    Args:
        element: The element on a whole page.
    """
    return _first_name(element, (_labelled_by, _label_for))


def title_on_page(element: PageElement) -> Name | None:
    """Name an element by its ``title``, or by the ``alt`` of a picture in it.

    Args:
        element: The element on a whole page.
    """
    name = _first_name(element, (_own_attributes,))
    return name and Name(name.text, "tooltip")


def caption_on_page(element: PageElement) -> Name | None:
    """Name a field from the markup around it.

    Looked at in order: the text or button right before it (right after, for a
    checkbox), the heading cell before its table cell, the nearest text before it in
    the smallest group that holds no other field.

    Args:
        element: The field on a whole page.
    """
    return _first_name(element, (_beside, _cell_before, _in_group))


def words_for(element: PageElement | None) -> str | None:
    """Return what a page calls a field, as its label or beside it.

    Args:
        element: The field on a whole page, if it is there.
    """
    if element is None:
        return None
    asked = (label_on_page, title_on_page, caption_on_page)
    names = (name for ask in asked if (name := ask(element)) is not None)
    return next((name.text for name in names), None)


def _first_name(
    element: PageElement, finders: Iterable[Callable[[PageElement], str | None]]
) -> Name | None:
    for find in finders:
        if (text := find(element)) and (name := tidy_name(text)):
            return Name(name, "caption")
    return None


def _labelled_by(element: PageElement) -> str | None:
    ids = (element.get("aria-labelledby") or "").split()
    texts = [text_of(found) for i in ids for found in element.page.by_id(i)]
    return " ".join(texts) or element.get("aria-label")


def _label_for(element: PageElement) -> str | None:
    own = element.get("id")
    if own:
        for label in element.page.elements("label"):
            if label.get("for") == own:
                return text_of(label)
    around = next(element.ancestors("label"), None)
    return text_of(around) if around is not None else None


def _own_attributes(element: PageElement) -> str | None:
    for name in ("title", "alt", "data-label"):
        if said := element.get(name):
            return said
    pictures = [said for img in _all(element, "img") if (said := img.get("alt"))]
    drawn = (
        text_of(title)
        for svg in _all(element, "svg")
        for title in svg.descendants("title")
    )
    return next((text for text in (*pictures, *drawn) if text), None)


def _beside(element: PageElement) -> str | None:
    """Take the text that stands right before the field; after, for a checkbox."""
    (loose, before), (loose_after, after) = (
        _neighbour(element.before(), last=True),
        _neighbour(element.after(), last=False),
    )
    for neighbour in (before, after):
        if (
            neighbour is not None
            and neighbour.tag == "label"
            and not neighbour.get("for")
        ):
            return text_of(neighbour)
    if (element.type or "").lower() in {"checkbox", "radio"}:
        spans = after is not None and after.tag == "span"
        return loose_after or (text_of(after) if after is not None and spans else None)
    if loose:
        return loose
    if before is None or before.tag in {"br", "hr"}:
        return None
    if (before.role or "").lower() in _WORKED:
        return None
    if before.tag == "a" and element.placeholder:
        return None  # the one has a name of its own, and so has the other
    if before.tag == "input" and before.type in {"submit", "button"}:
        return before.value or ""
    return None if before.tag in _FIELDS | HEADINGS else text_of(before)


def _neighbour(
    side: Iterable[PageElement | str], *, last: bool
) -> tuple[str | None, PageElement | None]:
    """Return the line of text and the element that are nearest on one side.

    The text counts only if it comes before the element.
    """
    line: str | None = None
    for one in side:
        if not isinstance(one, str):
            return line, one
        if line is None and one.strip():
            line = one.strip().splitlines()[-1 if last else 0]
    return line, None


def cell_heading(element: PageElement) -> str | None:
    """Return the heading cell before the table cell that an element stands in.

    Args:
        element: An element of a whole page.
    """
    cell = next(element.ancestors("td"), None)
    if cell is None or all(before.tag != "th" for before in _elements(cell.before())):
        return None
    return tidy_name(_cell_before(element) or "")


def _cell_before(element: PageElement) -> str | None:
    """Take the heading cell, or the last cell with text, before the field's own."""
    cell = next(element.ancestors("td", "th", "dd"), None)
    if cell is None:
        return None
    for before in _elements(cell.before()):
        if before.tag in {"th", "td", "dt"} and text_of(before):
            holds_field = next(before.descendants(*_FIELDS), None) is not None
            return None if holds_field else text_of(before)
    return None


def _in_group(element: PageElement) -> str | None:
    """Take the nearest text before a field in the smallest group that holds it alone.

    A dialog, drawer or menu ends the search, and so does a heading: what lies behind
    the one and above the other is of something else.
    """
    inner, layer = element, element.layer
    for _, around in zip(range(_FARTHEST), element.ancestors(), strict=False):
        if around.tag in {"form", "table", "tr", "body"} or _holds_others(
            around, element
        ):
            return None
        for one in inner.before():
            if not isinstance(one, str) and one.tag in HEADINGS:
                return None
            if line := _last_line(one):
                return line
        if around == layer:
            return None
        inner = around
    return None


def _holds_others(around: PageElement, element: PageElement) -> bool:
    """Return whether something is entered beside an element in what is around it."""
    return any(
        is_entered(other)
        and other.shown is not False
        and not other.is_within(element)
        and not element.is_within(other)
        for other in around.descendants()
    )


def is_entered(element: PageElement) -> bool:
    """Return whether an element takes what people enter.

    Args:
        element: An element of a page.
    """
    if element.tag == "input":
        return (element.type or "").lower() not in _PRESSED
    if element.tag in {"select", "textarea"}:
        return True
    return (element.role or "").lower() in {"textbox", "combobox", "checkbox", "radio"}


def _last_line(one: PageElement | str) -> str | None:
    """Return the last visible text of what stands before a field, if it names one."""
    if isinstance(one, str):
        return one.strip() or None
    if one.tag in _FIELDS | _NO_TEXT | {"a", "nav"} or one.shown is False:
        return None
    if (one.role or "").lower() in _WORKED:
        return None
    for inner in reversed(one.contents()):
        if line := _last_line(inner):
            return line
    return None


def text_of(element: PageElement) -> str:
    """Join the visible text of an element, options and scripts left out.

    Args:
        element: An element of a whole page.
    """
    parts: list[str] = []
    waiting = [*reversed(element.contents())]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            parts.append(one)
        elif one.tag not in _NO_TEXT:
            waiting += reversed(one.contents())
    return " ".join(" ".join(parts).split())


def _all(element: PageElement, tag: str) -> Iterator[PageElement]:
    """List an element and those in it, of one tag."""
    if element.tag == tag:
        yield element
    yield from element.descendants(tag)


def _elements(side: Iterable[PageElement | str]) -> Iterator[PageElement]:
    return (one for one in side if not isinstance(one, str))
