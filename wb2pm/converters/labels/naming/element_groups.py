"""What tells elements of one name apart: the part of the page they stand in."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wb2pm.converters.labels.captions.fields_apart import field_told_apart
from wb2pm.converters.labels.elements.element_names import (
    FILLED_IN,
    Name,
    element_type,
    inside_of,
    may_be_named,
    own_name,
    tidy_name,
)
from wb2pm.converters.labels.elements.identifiers import name_from_words
from wb2pm.converters.labels.elements.markup import (
    caption_on_page,
    cell_heading,
    label_on_page,
    title_on_page,
)
from wb2pm.converters.labels.places.row_places import in_other_row
from wb2pm.events import Element
from wb2pm.procedures.quoted_names import NAME, mask
from wb2pm.vocabulary.kinds import BOXES, CONTROLS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.converters.labels.elements.controls import Control
    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Described, Page, PageElement
    from wb2pm.events import UIEvent

_CLICKABLE = ("a", "button", "input", "select", "textarea", "summary")
_HEADING_TAGS = frozenset(
    {"h1", "h2", "h3", "h4", "h5", "h6", "legend", "b", "strong", "dt", "caption"}
)
_LANDMARKS = frozenset(
    {"form", "nav", "header", "main", "aside", "footer", "search", "dialog", "body"}
)
_MAX_HEADING = 40
_QUOTES = frozenset('"\u201c\u201d\u201e\u00ab\u00bb\u300c\u300e')


def group_of(event: UIEvent, context: PageContext) -> str | None:
    """Name the part of the page that an event's target stands in.

    Args:
        event: An event with a target.
        context: The pages around it.

    Returns:
        The heading of the smallest block that has one; None when the page
        tells none.
    """
    for found in context.targets(event):
        return _heading_on_page(found)
    return _heading_on_view(event, context)


def _others_called(
    event: UIEvent, control: Control, name: str, context: PageContext
) -> list[PageElement]:
    """List the other elements of the page that have the same name.

    Elements in other rows of the same list do not count: each row has its own.
    """
    wanted, found = name.casefold(), control.found
    if found is not None:
        return [
            other
            for other in _named(found, wanted)
            if not other.is_within(found)
            and not found.is_within(other)
            and not in_other_row(other, found)
        ]
    target = context.on_view(event)
    if target is None:
        return []
    return [
        other
        for other in target.page.elements()
        if (other.tag in _CLICKABLE or other.role)
        and may_be_named(other, wanted)
        and (kind := element_type(other)) not in CONTROLS
        and kind != "element"
        and (own := own_name(other)) is not None
        and own.text.casefold() == wanted
        and other != target
        and not _nested(other, target)
        and not _nested(other, control.element)
        and not in_other_row(other, control.element)
    ]


def told_apart(
    event: UIEvent, control: Control, name: str, context: PageContext
) -> str | None:
    """Tell an element from others of its name on the page; None where there are none.

    By the heading above it, the field it acts on, or its kind, where the others are of
    another. Fields are told by their heading alone, where a field of that name stands
    under another one.

    Args:
        event: An event with a target.
        control: What the event acted on.
        name: Its name.
        context: The pages around it.
    """
    if control.kind in CONTROLS:
        on_view = field_told_apart(event, control, name, context)
        return _heading_of_field(control, name) or on_view
    others = _others_called(event, control, name, context)
    if not others:
        return None
    heading = group_of(event, context) or _heading_above(event, context)
    group = _without_quoted(heading) if heading is not None else ""
    if group and group.casefold() != name.casefold():
        return group
    if (field := field_acted_on(event, context)) is not None:
        return field
    is_alike = all(element_type(other) == control.kind for other in others)
    return None if is_alike else control.kind


def _without_quoted(heading: str) -> str:
    """Take names in quotes off a heading: they say which record it is about.

    Examples:
        >>> _without_quoted('Rows of "bicycles" table'), _without_quoted("HOME PAGE 2")
        ('Rows of table', 'HOME PAGE 2')
    """
    if _QUOTES.isdisjoint(heading):
        return heading
    return " ".join(re.sub(NAME, " ", mask(heading).text).split())


def _heading_of_field(control: Control, name: str) -> str | None:
    found, wanted = control.found, name.casefold()
    if found is None or not found.page.is_whole or control.kind in BOXES:
        return None
    others = [
        other
        for other in _fields_called(found.page, wanted)
        if other != found
        and element_type(other) == control.kind
        and other.shown is not False
        and not in_other_row(other, found)
    ]
    own = _heading_on_page(found) if others else None
    differ = any(_heading_on_page(other) != own for other in others)
    return own if differ and own and own.casefold() != wanted else None


def _fields_called(page: Page, wanted: str) -> Iterator[PageElement]:
    """List the fields of a page that have a declared label, of that text."""
    for label in page.elements("label"):
        if (tidy_name(label.text or "") or "").casefold() == wanted:
            own = page.first_by_id(label.get("for") or "")
            if own is None:
                own = next(label.descendants(*FILLED_IN), None)
            if own is not None:
                yield own
    for field in page.elements(*FILLED_IN):
        said = field.get("aria-label")
        if said and (tidy_name(said) or "").casefold() == wanted:
            yield field


def _heading_above(event: UIEvent, context: PageContext) -> str | None:
    """Take the last heading before an event's target on a view, in the page's order."""
    target = context.on_view(event)
    last = None
    for element in target.page.elements() if target is not None else ():
        if element == target:
            break
        if element.tag in _HEADING_TAGS or element.role == "heading":
            last = element
    name = tidy_name(last.text or "") if last is not None else None
    return name if name and len(name) <= _MAX_HEADING else None


def _named(found: PageElement, wanted: str) -> Iterator[PageElement]:
    """List the links, buttons and named fields of the page with that name."""
    for other in found.page.elements("a", "button", "input", "summary"):
        is_field = other.tag == "input"
        if is_field and other.type not in {"submit", "button"}:
            continue
        name = tidy_name((other.value if is_field else other.text) or "")
        if name is not None and name.casefold() == wanted:
            yield other


def _heading_on_page(found: PageElement) -> str | None:
    """Take the first heading before the element within its form or landmark.

    The page's own title is not a part of the page, so the search ends there.
    """
    inner = found
    for around in found.ancestors():
        if around.label and around.tag in {"section", "fieldset", "form", "dialog"}:
            return tidy_name(around.label)
        for child in reversed(list(inner.before())):
            heading = None if isinstance(child, str) else _heading_text(child)
            if heading:
                return heading
        if around.tag in _LANDMARKS:
            return None
        inner = around
    return None


def field_acted_on(event: UIEvent, context: PageContext) -> str | None:
    """Name the one field of the form that an event's target stands in.

    A button in such a form acts on that field, which tells it from buttons of
    the same name elsewhere. In a form laid out as a table it is the row's field.

    Args:
        event: An event with a target.
        context: The pages around it.
    """
    for found in context.targets(event):
        form = next(found.ancestors("form"), None)
        return (_only_field(form) if form is not None else None) or cell_heading(found)
    return None


def _only_field(form: PageElement) -> str | None:
    fields = [
        field
        for field in form.descendants("input", "textarea")
        if field.tag == "textarea"
        or (field.type or "text").lower() in {"text", "search", "email", "number"}
    ]
    if len(fields) != 1:
        return None
    field = fields[0]
    named = (
        label_on_page(field)
        or title_on_page(field)
        or caption_on_page(field)
        or tidy_name(field.placeholder or "")
        or name_from_words(
            field.get("id") or field.get("name") or "",
            Element(tag="input", type="text"),
        )
    )
    return named.text if isinstance(named, Name) else named


def _heading_text(element: PageElement) -> str | None:
    if element.tag in _HEADING_TAGS:
        heading: PageElement | None = element
    else:
        heading = next(element.descendants(*_HEADING_TAGS), None)
    name = tidy_name(heading.text or "") if heading is not None else None
    return name if name and len(name) <= _MAX_HEADING else None


def _heading_on_view(event: UIEvent, context: PageContext) -> str | None:
    """Take the first line of the smallest block around the target.

    The block's text begins with its heading when that line is no other element.
    """
    target = context.on_view(event)
    if target is None:
        return None
    steps = (target.path or "").split("/")
    around = {"/".join(steps[:n]) for n in range(1, len(steps))} - {""}
    blocks = [
        e
        for e in target.page.elements()
        if e.path in around and "\n" in (e.text or "").strip()
    ]
    for block in sorted(blocks, key=lambda e: len(e.text or "")):
        first = tidy_name((block.text or "").strip())
        if not first or len(first) > _MAX_HEADING:
            continue
        inside, wanted = f"{block.path}/", first.casefold()
        if not any(
            other.path
            and other.path.startswith(inside)
            and may_be_named(other, wanted)
            and (own := own_name(other)) is not None
            and own.text == first
            for other in target.page.elements()
        ):
            return first
    return None


def _nested(one: Described, other: Described) -> bool:
    """Return whether one lies in the other, by path or, across ids, by its box."""
    if inside_of(other, one) or inside_of(one, other):
        return True
    if one.box is None or other.box is None:
        return False
    return one.box.holds(other.box) or other.box.holds(one.box)
