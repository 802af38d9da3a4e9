"""What a field without a name of its own is called on its page.

First the page's own markup (labels, table headings, text beside the field),
then the nearest text on a view, then the words of its id.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from wb2pm.converters.labels.element_names import (
    Name,
    element_type,
    inside_of,
    tidy_name,
)
from wb2pm.vocabulary.expressions import UPPER
from wb2pm.vocabulary.kinds import BOXES
from wb2pm.vocabulary.language import every_word

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from wb2pm.converters.pages.page import Described, PageElement
    from wb2pm.events import Box

_FIELDS = frozenset({"input", "select", "textarea", "button"})
_FILLED_IN = frozenset({"input", "select", "textarea"})
_HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6", "legend"})
_TEXT_TAGS = frozenset(
    {"label", "span", "p", "th", "td", "legend", "dt", "b", "strong"}
)
_TEXT_TAGS_SKIPPED = frozenset({"script", "style", "option", "select", "textarea"})
_ID = re.compile(r"""@id=(['"])(.*?)\1\]$""")
_PARTS = re.compile(r"[\W_]+")
_SMALL = rf"[^\W\d_{UPPER}]"
_WORDS = re.compile(rf"[{UPPER}]?{_SMALL}+|[{UPPER}]+(?!{_SMALL})")
_OF_PROGRAMS = frozenset(
    (
        *("id", "elem", "txt", "ctl", "ui", "btn", "input", "select", "textbox"),
        *("textarea", "ember", "react"),
    )
)
"""Parts of identifiers that no language has, and that say nothing of a field."""
_MAX_GAP_LEFT = 150.0
_MAX_GAP_ABOVE = 40.0
"""Pixels between a field and a text that names it. Form layouts put a caption
within one column (about 150 px) to the left, or directly above (one to two
lines, 40 px)."""

_TOUCHING = -2.0
"""Boxes are rounded to whole pixels on both sides, so neighbours may overlap."""


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
    return _first_name(element, (_own_attributes,))


def caption_on_page(element: PageElement) -> Name | None:
    """Name a field from the markup around it.

    Looked at in order: ``title`` and ``alt``, the text or button right before
    it (right after, for a checkbox), the heading cell before its table cell.

    Args:
        element: The field on a whole page.
    """
    return _first_name(element, (_own_attributes, _beside, _cell_before))


def words_for(element: PageElement | None) -> str | None:
    """Return what a page calls a field, as its label or beside it.

    A reader keeps it with an event, so that secret fields are known as such without
    their pages.

    Args:
        element: The field on a whole page, if it is there.
    """
    if element is None:
        return None
    name = label_on_page(element) or caption_on_page(element)
    return name.text if name else None


def _first_name(
    element: PageElement, finders: Iterable[Callable[[PageElement], str | None]]
) -> Name | None:
    for find in finders:
        if (text := find(element)) and (name := tidy_name(text)):
            return Name(name, "caption")
    return None


def caption_on_view(field: Described, seen: Iterable[Described]) -> Name | None:
    """Name a field from the nearest text to its left or above it.

    A declared label comes before any other text; a checkbox's stands to its
    right as often as to its left.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    if field.box is None:
        return None
    seen = list(seen)
    of_others = _labels_of_others(field, seen)
    best: tuple[tuple[bool, float], str] | None = None
    for element in seen:
        if element.tag not in _TEXT_TAGS or element.box is None or not element.text:
            continue
        if any(element is e or inside_of(element, e) for e in of_others):
            continue
        gap = _gap_to_caption(element, field, field.box)
        name = tidy_name(element.text, container=True)
        if gap is None or name is None:
            continue
        rank = (element.tag != "label", gap)
        if best is None or rank < best[0]:
            best = (rank, name)
    return Name(best[1], "caption") if best else None


def _labels_of_others(field: Described, seen: Sequence[Described]) -> list[Described]:
    """List the labels around other fields, which are no captions of this one."""
    others = [e for e in seen if e.tag in _FILLED_IN and e.path != field.path]
    labels = (e for e in seen if e.tag == "label" and not inside_of(field, e))
    return [label for label in labels if any(inside_of(e, label) for e in others)]


def name_from_id(element: Described) -> Name | None:
    """Name an element from the words of its id, if it has any.

    Examples:
        >>> from wb2pm.events import Element
        >>> name_from_id(Element(tag="input", path="//*[@id='sales_report_from']"))
        Name(text='Sales report from', source='id')
        >>> name_from_id(Element(tag="input", path="//*[@id='search-text']"))
        Name(text='Search box', source='id')
    """
    match = _ID.search(element.path or "")
    if match is None:
        return None
    return name_from_words(match[2], element)


def name_from_words(identifier: str, element: Described) -> Name | None:
    """Name an element from the words of an identifier such as ``billing_city``.

    A part that is a number only counts (``form-0-quantity``); one that mixes
    letters and digits is made anew for every page, and names nothing.

    Examples:
        >>> from wb2pm.events import Element
        >>> name_from_words("id_form-0-quantity", Element(tag="input"))
        Name(text='Quantity', source='id')
        >>> name_from_words("id_WuM93Cc6", Element(tag="input")) is None
        True
    """
    parts = [part for part in _PARTS.split(identifier) if not part.isdecimal()]
    if any(c.isdigit() for part in parts for c in part):
        return None
    words = [word.lower() for part in parts for word in _WORDS.findall(part)]
    kept = [word for word in words if len(word) > 1 and word not in _generic()]
    if not kept:
        return None
    if kept == ["search"] and element_type(element) == "field":
        kept.append("box")  # apart from the button that starts the search
    name = tidy_name(" ".join(kept).capitalize())
    return Name(name, "id") if name else None


@cache
def _generic() -> frozenset[str]:
    """Collect the words of identifiers that say only that there is an element."""
    return _OF_PROGRAMS | every_word(lambda known: known.pages.generic)


def _labelled_by(element: PageElement) -> str | None:
    ids = (element.get("aria-labelledby") or "").split()
    texts = [_text(found) for i in ids for found in element.page.by_id(i)]
    return " ".join(texts) or element.get("aria-label")


def _label_for(element: PageElement) -> str | None:
    own = element.get("id")
    if own:
        for label in element.page.elements("label"):
            if label.get("for") == own:
                return _text(label)
    around = next(element.ancestors("label"), None)
    return _text(around) if around is not None else None


def _own_attributes(element: PageElement) -> str | None:
    for name in ("title", "alt", "data-label"):
        if said := element.get(name):
            return said
    pictures = [said for img in _all(element, "img") if (said := img.get("alt"))]
    drawn = (
        _text(title)
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
            return _text(neighbour)
    if (element.type or "").lower() in {"checkbox", "radio"}:
        spans = after is not None and after.tag == "span"
        return loose_after or (_text(after) if after is not None and spans else None)
    if loose:
        return loose
    if before is None or before.tag in {"br", "hr"}:
        return None
    if before.tag == "input" and before.type in {"submit", "button"}:
        return before.value or ""
    return None if before.tag in _FIELDS | _HEADINGS else _text(before)


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
        if before.tag in {"th", "td", "dt"} and _text(before):
            holds_field = next(before.descendants(*_FIELDS), None) is not None
            return None if holds_field else _text(before)
    return None


def _text(element: PageElement) -> str:
    """Join the visible text of an element, options and scripts left out."""
    parts: list[str] = []
    waiting = [*reversed(element.contents())]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            parts.append(one)
        elif one.tag not in _TEXT_TAGS_SKIPPED:
            waiting += reversed(one.contents())
    return " ".join(" ".join(parts).split())


def _all(element: PageElement, tag: str) -> Iterator[PageElement]:
    """List an element and those in it, of one tag."""
    if element.tag == tag:
        yield element
    yield from element.descendants(tag)


def _elements(side: Iterable[PageElement | str]) -> Iterator[PageElement]:
    return (one for one in side if not isinstance(one, str))


def _gap_to_caption(text: Described, field: Described, place: Box) -> float | None:
    """Measure how far a text is from a field, on the side where it may name it.

    The label of a checkbox or radio button stands on its right, rarely on its
    left; other text on its left is the last box's. A label may hold its field.
    """
    if text.box is None:
        return None
    if text.tag == "label" and _holds(text.box, place):
        return 0
    if element_type(field) not in BOXES:
        return _gap(text.box, place, after=False)
    gap = _gap(text.box, place, after=True)
    if gap is not None or text.tag != "label":
        return gap
    gap = _gap(text.box, place, after=False)
    return gap + _MAX_GAP_LEFT if gap is not None else None


def _gap(text: Box, field: Box, *, after: bool) -> float | None:
    """Measure how far a text is from the field it may name; None if too far."""
    overlap = min(text.y + text.height, field.y + field.height) - max(text.y, field.y)
    same_row = overlap >= min(text.height, field.height) / 2
    if same_row:
        gap = (
            text.x - (field.x + field.width)
            if after
            else field.x - (text.x + text.width)
        )
        return gap if _TOUCHING <= gap <= _MAX_GAP_LEFT else None
    above = field.y - (text.y + text.height)
    across = min(text.x + text.width, field.x + field.width) - max(text.x, field.x)
    if not after and across > 0 and _TOUCHING <= above <= _MAX_GAP_ABOVE:
        return above + 1
    return None


def _holds(outer: Box, inner: Box) -> bool:
    return outer.contains(inner.x, inner.y) and outer.contains(
        inner.x + inner.width, inner.y + inner.height
    )
