"""What the target of an event is called, with all that its pages tell."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.converters.labels.accessible_names.names import AccessibleNames
from wb2pm.converters.labels.acted_on import Control, control_of
from wb2pm.converters.labels.captions import (
    caption_on_page,
    caption_on_view,
    label_on_page,
    name_from_id,
    name_from_words,
    title_on_page,
)
from wb2pm.converters.labels.element_groups import (
    field_acted_on,
    group_of,
    shares_name,
)
from wb2pm.converters.labels.element_names import (
    Name,
    element_type,
    own_name,
    tidy_name,
)
from wb2pm.converters.labels.rows import (
    counted_name,
    in_list,
    in_row,
    is_data_row,
    is_day,
    is_only_item,
    is_row,
    is_row_field,
    row_kind,
)
from wb2pm.vocabulary.kinds import BOXES, CONTROLS

if TYPE_CHECKING:
    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import PageElement
    from wb2pm.events import Element, UIEvent


_PAGE_NUMBER = re.compile(r"\d{1,3}")
"""All that a link shows which leads to another page of a list."""


_WRITTEN_IN = frozenset({"field", "dropdown", "file field"})
DAY = "day"
"""What the days of a calendar are called: choosing one opens nothing."""
_SYMBOLS = {
    ">": "Next",
    ">>": "Next",
    "\u203a": "Next",
    "\u00bb": "Next",
    "\u2192": "Next",
    "<": "Previous",
    "<<": "Previous",
    "\u2039": "Previous",
    "\u00ab": "Previous",
    "\u2190": "Previous",
    "\u00d7": "Close",
    "\u2715": "Close",
    "\u2716": "Close",
}
"""What buttons mean that show a symbol and say nothing."""


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
    if record is None and name is None:
        name = _name_by_place(control)
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


def _name_by_place(control: Control) -> Name | None:
    """Name a field by its place among those of its kind that have no name either.

    It tells one from another, which nothing else does.
    """
    found, kind = control.found, control.kind
    if found is None or kind not in CONTROLS or not found.page.is_whole:
        return None
    alike = [
        other
        for other in found.page.elements("input", "select", "textarea")
        if element_type(other) == kind
        and other.shown is not False
        and not (own_name(other) or label_on_page(other) or caption_on_page(other))
        and not other.placeholder
    ]
    if len(alike) < 2 or found not in alike:  # noqa: PLR2004 (itself and another)
        return None
    return Name(f"{kind.capitalize()} {alike.index(found) + 1}", "position")


def _record(
    event: UIEvent,
    control: Control,
    name: Name | None,
    context: PageContext,
    typed: frozenset[str],
) -> str | None:
    """Return what kind of record the target stands for; None if for none."""
    if is_day(event, context):
        return DAY
    if name is not None and _is_data(name, control.element, typed):
        is_item = in_list(control.place) or is_only_item(control)
        return row_kind(event, control) if is_item else None
    if name is not None and not _is_caption_of_row(name, event, control, context):
        return None
    if control.kind in _WRITTEN_IN and not is_row_field(event, control, context):
        return None
    if control.kind != "button" and in_row(event, control, context):
        return row_kind(event, control)
    shown = (control.element.text or "").strip()
    return "page" if name is None and _PAGE_NUMBER.fullmatch(shown) else None


def _is_caption_of_row(
    name: Name, event: UIEvent, control: Control, context: PageContext
) -> bool:
    """Return whether a box is named by the data of the row that it stands before."""
    found = control.found
    if name.source != "caption" or control.kind not in BOXES:
        return False
    if found is not None and label_on_page(found) is not None:
        return False
    return in_row(event, control, context) and is_data_row(event, control, context)


def _is_data(name: Name, element: Element, typed: frozenset[str]) -> bool:
    """Return whether a name is what somebody typed, or what the field holds."""
    folded = name.text.casefold()
    held = (element.value or "").strip().casefold()
    return folded in typed or (element_type(element) in CONTROLS and folded == held)


def _own_name_of_part(event: UIEvent, control: Control) -> Name | None:
    """Name a control by the part of it that was clicked, where it is too long."""
    if event.target is None or control.kind in CONTROLS:
        return None
    return own_name(event.target)


def _find_name(event: UIEvent, control: Control, context: PageContext) -> Name | None:
    """Ask the witnesses one after the other, the surest first."""
    element, found = control.element, control.found
    return (
        own_name(element)
        or _own_name_of_part(event, control)
        or (label_on_page(found) if found is not None else None)
        or (_accessible_name(found) if found is not None else None)
        or _placeholder(element)
        or _caption(event, control, context)
        or name_from_id(element)
        or _name_of_symbol(element)
        or _name_from_makers_words(element, found)
    )


def _accessible_name(found: PageElement) -> Name | None:
    """Name an element as a screen reader would; what it says itself was asked before.

    Titles and placeholders are left to witnesses of their own.
    """
    computed = AccessibleNames(found.page).name_of(found)
    if computed is None or computed.source == "tooltip":
        return None
    text = tidy_name(computed.text)
    return Name(text, "accessible_name") if text else None


def _placeholder(element: Element) -> Name | None:
    text = tidy_name(element.placeholder or "")
    return Name(text, "placeholder") if text else None


def _caption(event: UIEvent, control: Control, context: PageContext) -> Name | None:
    """Find what stands beside a field; text beside a button is not its name."""
    is_field, found = control.kind in CONTROLS, control.found
    if found is not None:
        name = caption_on_page(found) if is_field else title_on_page(found)
        if name is not None:
            return name
    seen = context.on_view(event) if is_field else None
    return caption_on_view(seen, seen.page.elements()) if seen is not None else None


def _name_of_symbol(element: Element) -> Name | None:
    symbol = _SYMBOLS.get((element.text or "").strip())
    return Name(symbol, "text") if symbol else None


def _name_from_makers_words(element: Element, found: PageElement | None) -> Name | None:
    """Name an element by what its makers call it; a single class is a word too."""
    if found is None:
        words = [element.attributes.get("field_name")]
    else:
        classes = (found.get("class") or "").split()
        words = [found.get("name"), found.get("data-testid")]
        words += classes if len(classes) == 1 else []
    names = (name_from_words(str(word), element) for word in words if word)
    return next((name for name in names if name), None)
