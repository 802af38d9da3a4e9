"""What tells elements of one name apart: the part of the page they stand in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.converters.labels.captions import (
    caption_on_page,
    cell_heading,
    label_on_page,
    name_from_words,
)
from wb2pm.converters.labels.element_names import (
    CONTROLS,
    Name,
    element_type,
    inside_of,
    own_name,
    tidy_name,
)
from wb2pm.converters.labels.rows import in_other_row
from wb2pm.events import Element

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lxml.html import HtmlElement

    from wb2pm.converters.labels.acted_on import Control
    from wb2pm.converters.pages.context import PageContext
    from wb2pm.events import Box, UIEvent

_CLICKABLE = ("a", "button", "input", "select", "textarea", "summary")
_HEADING_TAGS = frozenset(
    {"h1", "h2", "h3", "h4", "h5", "h6", "legend", "b", "strong", "dt", "caption"}
)
_LANDMARKS = frozenset(
    {"form", "nav", "header", "main", "aside", "footer", "search", "dialog", "body"}
)
_MAX_HEADING = 40


def group_of(event: UIEvent, context: PageContext) -> str | None:
    """Name the part of the page that an event's target stands in.

    Args:
        event: An event with a target.
        context: The pages around it.

    Returns:
        The heading of the smallest block that has one; None when the page
        tells none.
    """
    for node in context.nodes(event):
        return _heading_on_page(node)
    return _heading_on_snapshot(event, context)


def shares_name(
    event: UIEvent, control: Control, name: str, context: PageContext
) -> bool:
    """Return whether another element on the page has the same name.

    Elements in other rows of the same list do not count: each row has its own.

    Args:
        event: An event with a target.
        control: What the event acted on.
        name: Its name.
        context: The pages around it.
    """
    wanted, node = name.casefold(), control.node
    if node is not None:
        lineage = {node, *node.iterancestors(), *node.iterdescendants()}
        place = _place(node)
        return any(
            other not in lineage and not in_other_row(_place(other), place)
            for other in _named(node, wanted)
        )
    found = context.snapshot_with(event)
    if found is None:
        return False
    seen, target = found
    return any(
        other is not target
        and (other.tag in _CLICKABLE or other.role)
        and not _nested(other, target)
        and not _nested(other, control.element)
        and not in_other_row(other, control.element)
        and element_type(other) not in CONTROLS
        and element_type(other) != "element"
        and (own := own_name(other)) is not None
        and own.text.casefold() == wanted
        for other in seen
    )


def _place(node: HtmlElement) -> Element:
    return Element(path=node.getroottree().getpath(node))


def _named(node: HtmlElement, wanted: str) -> Iterator[HtmlElement]:
    """List the links, buttons and named fields of the page with that name."""
    for other in node.getroottree().getroot().iter(*_CLICKABLE):
        shown = other.get("value") if other.tag == "input" else other.text_content()
        if other.tag == "input" and other.get("type") not in {"submit", "button"}:
            continue
        if other.tag in {"select", "textarea"}:
            continue
        name = tidy_name(shown or "")
        if name is not None and name.casefold() == wanted:
            yield other


def _heading_on_page(node: HtmlElement) -> str | None:
    """Take the nearest heading before the node within its form or landmark.

    The page's own title is not a part of the page, so the search ends there.
    """
    for around in node.iterancestors():
        label = around.get("aria-label")
        if label and around.tag in {"section", "fieldset", "form", "dialog"}:
            return tidy_name(label)
        for child in around:
            if child is node or node in child.iterdescendants():
                break
            heading = _heading_text(child)
            if heading:
                return heading
        if around.tag in _LANDMARKS:
            return None
    return None


def field_acted_on(event: UIEvent, context: PageContext) -> str | None:
    """Name the one field of the form that an event's target stands in.

    A button in such a form acts on that field, which tells it from buttons of
    the same name elsewhere. In a form laid out as a table it is the row's field.

    Args:
        event: An event with a target.
        context: The pages around it.
    """
    for node in context.nodes(event):
        form = next(node.iterancestors("form"), None)
        return (_only_field(form) if form is not None else None) or cell_heading(node)
    return None


def _only_field(form: HtmlElement) -> str | None:
    fields = [
        node
        for node in form.iter("input", "textarea")
        if node.tag == "textarea"
        or node.get("type", "text").lower() in {"text", "search", "email", "number"}
    ]
    if len(fields) != 1:
        return None
    field = fields[0]
    named = (
        label_on_page(field)
        or caption_on_page(field)
        or tidy_name(field.get("placeholder") or "")
        or name_from_words(
            field.get("id") or field.get("name") or "",
            Element(tag="input", type="text"),
        )
    )
    return named.text if isinstance(named, Name) else named


def _heading_text(node: HtmlElement) -> str | None:
    for inner in node.iter():
        if isinstance(inner.tag, str) and inner.tag in _HEADING_TAGS:
            name = tidy_name(inner.text_content())
            return name if name and len(name) <= _MAX_HEADING else None
    return None


def _heading_on_snapshot(event: UIEvent, context: PageContext) -> str | None:
    """Take the first line of the smallest block around the target.

    The block's text begins with its heading when that line is no other element.
    """
    found = context.snapshot_with(event)
    if found is None:
        return None
    seen, target = found
    blocks = [
        e for e in seen if inside_of(target, e) and "\n" in (e.text or "").strip()
    ]
    for block in sorted(blocks, key=lambda e: len(e.text or "")):
        first = tidy_name((block.text or "").strip())
        inside = {
            own.text
            for other in seen
            if inside_of(other, block) and (own := own_name(other)) is not None
        }
        if first and len(first) <= _MAX_HEADING and first not in inside:
            return first
    return None


def _nested(one: Element, other: Element) -> bool:
    """Return whether one lies in the other, by path or, across ids, by its box."""
    if inside_of(other, one) or inside_of(one, other):
        return True
    if one.box is None or other.box is None:
        return False
    return _holds(one.box, other.box) or _holds(other.box, one.box)


def _holds(outer: Box, inner: Box) -> bool:
    return outer.contains(inner.x, inner.y) and outer.contains(
        inner.x + inner.width, inner.y + inner.height
    )
