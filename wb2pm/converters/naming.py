"""What the target of an event is called, with all that its pages tell."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.converters.acted_on import Control, control_of
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
)
from wb2pm.converters.element_names import (
    CONTROLS,
    Name,
    element_type,
    own_name,
    tidy_name,
)
from wb2pm.converters.rows import counted_name, in_row, is_day, is_row, row_kind

if TYPE_CHECKING:
    from wb2pm.converters.page_context import PageContext
    from wb2pm.events import Element, UIEvent


_PAGE_NUMBER = re.compile(r"\d{1,3}")
"""All that a link shows which leads to another page of a list."""


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
    control = control_of(event, context)
    if control is None:
        return NOWHERE
    element, kind = control.element, control.kind
    key = f"{element.path or element.role or element.tag}|{kind}"
    if element.tag in {"body", "html"}:
        return Target(key=key, kind="page")
    if kind == "address bar":
        return ADDRESS_BAR
    if counted := counted_name(event, control, context):
        name: Name | None = Name(counted, "text")
    elif is_row(event, control, context):
        name = None
    else:
        name = _find_name(event, control, context)
    record = _record(event, control, name, context, typed)
    if record is not None:
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
    shared = kind not in CONTROLS and shares_name(event, control, name.text, context)
    return Target(
        key=key,
        kind=kind,
        name=name.text,
        name_source=name.source,
        group=group,
        apart=(group or field_acted_on(event, context) or kind) if shared else None,
    )


def _record(
    event: UIEvent,
    control: Control,
    name: Name | None,
    context: PageContext,
    typed: frozenset[str],
) -> str | None:
    """Say what kind of record the target stands for; None if for none."""
    if is_day(event, context):
        return "day"
    if name is not None and not _is_data(name, control.element, typed):
        return None
    if control.kind != "button" and in_row(event, control, context):
        return row_kind(event, control)
    shown = (control.element.text or "").strip()
    return "page" if name is None and _PAGE_NUMBER.fullmatch(shown) else None


def _is_data(name: Name, element: Element, typed: frozenset[str]) -> bool:
    """Say whether a name is what somebody typed, or what the field holds."""
    folded = name.text.casefold()
    held = (element.value or "").strip().casefold()
    return folded in typed or (element_type(element) in CONTROLS and folded == held)


def _own_name_of_part(event: UIEvent, control: Control) -> Name | None:
    """Name a control by the part of it that was clicked, where it is too long."""
    if event.target is None or control.kind in CONTROLS:
        return None
    return own_name(event.target)


def _find_name(event: UIEvent, control: Control, context: PageContext) -> Name | None:
    element, node = control.element, control.node
    if name := own_name(element) or _own_name_of_part(event, control):
        return name
    if node is not None and (name := label_on_page(node)):
        return name
    if element.placeholder and (text := tidy_name(element.placeholder)):
        return Name(text, "placeholder")
    if node is not None and (name := caption_on_page(node)):
        return name
    if control.kind in CONTROLS and (found := context.snapshot_with(event)):
        seen, field = found
        if name := caption_on_snapshot(field, seen):
            return name
    if name := name_from_id(element):
        return name
    sent_as = (
        (node.get("name") or node.get("data-testid")) if node is not None else None
    )
    return name_from_words(sent_as, element) if sent_as else None
