"""What the target of an event is called, with all that its pages tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wb2pm.converters.captions import (
    caption_on_page,
    caption_on_snapshot,
    label_on_page,
    name_from_id,
    name_from_words,
)
from wb2pm.converters.element_groups import (
    field_acted_on,
    group_of,
    shares_name,
    type_on_page,
)
from wb2pm.converters.element_names import (
    CONTROLS,
    Name,
    element_type,
    own_name,
    tidy_name,
)
from wb2pm.converters.rows import in_row, is_row, row_kind

if TYPE_CHECKING:
    from wb2pm.converters.page_context import PageContext
    from wb2pm.events import Element, UIEvent


class Target(NamedTuple):
    """The target of an event, named.

    Attributes:
        key: Tells targets of one demonstration apart.
        kind: Kind of element in words.
        name: Canonical name; None when nothing tells one.
        name_source: How it was found.
        group: Heading of the part of the page it stands in.
        apart: What tells it from another element of the same name on the page;
            None when there is no other.
        record: The kind of record, when it is a row among others.
    """

    key: str
    kind: str
    name: str | None = None
    name_source: str | None = None
    group: str | None = None
    apart: str | None = None
    record: str | None = None


NOWHERE = Target(key="", kind="page")
"""Stands for the page when an event has no target."""
ADDRESS_BAR = Target(
    key="address bar", kind="address bar", name="Address bar", name_source="label"
)


def name_target(
    event: UIEvent, context: PageContext, typed: frozenset[str] = frozenset()
) -> Target:
    """Name the target of an event.

    Args:
        event: Any event.
        context: The pages of its demonstration.
        typed: Texts that were typed in the demonstration, case folded. What
            somebody typed is data, so an element that shows it is named by the
            kind of record.
    """
    element = event.target
    kind = type_on_page(event, context)
    if element is None:
        return NOWHERE
    key = f"{element.path or element.role or element.tag}|{kind}"
    if element.tag in {"body", "html"}:
        return Target(key=key, kind="page")
    if kind == "address bar":
        return ADDRESS_BAR
    name = None if is_row(event, context) else _find_name(event, element, context)
    if in_row(element) and (name is None or _is_data(name, element, typed)):
        record = row_kind(event, context)
        return Target(
            key=key,
            kind=kind if kind in CONTROLS else "row",
            name=record,
            name_source="row",
            group=group_of(event, context),
            record=record,
        )
    if name is None:
        return Target(key=key, kind=kind, group=group_of(event, context))
    group = group_of(event, context)
    group = None if group and group.casefold() == name.text.casefold() else group
    shared = kind not in CONTROLS and shares_name(event, name.text, context)
    return Target(
        key=key,
        kind=kind,
        name=name.text,
        name_source=name.source,
        group=group,
        apart=(group or field_acted_on(event, context) or kind) if shared else None,
    )


def _is_data(name: Name, element: Element, typed: frozenset[str]) -> bool:
    """Say whether a name is what somebody typed, or what the field holds."""
    folded = name.text.casefold()
    held = (element.value or "").strip().casefold()
    return folded in typed or (element_type(element) in CONTROLS and folded == held)


def _find_name(event: UIEvent, element: Element, context: PageContext) -> Name | None:
    if name := own_name(element):
        return name
    node = next(context.nodes(event), None)
    if node is not None and (name := label_on_page(node)):
        return name
    if element.placeholder and (text := tidy_name(element.placeholder)):
        return Name(text, "placeholder")
    if node is not None and (name := caption_on_page(node)):
        return name
    if element_type(element) in CONTROLS and (found := context.snapshot_with(event)):
        seen, field = found
        if name := caption_on_snapshot(field, seen):
            return name
    if name := name_from_id(element):
        return name
    sent_as = node.get("name") if node is not None else None
    return name_from_words(sent_as, element) if sent_as else None
