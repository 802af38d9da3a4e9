"""What nothing names and the page has one of: the editor, the search field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import FILLED_IN, Name
from wb2pm.converters.labels.witnesses.editors import top_of_tools
from wb2pm.converters.pages.paths import unnumbered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.pages.page import Described
    from wb2pm.events import Element

EDITOR: Final = "editor"
"""What people call the one thing on a page in which text is written freely."""
_SAID_BY_TYPE: Final = frozenset({"search", "password", "email"})
"""Types of inputs (HTML standard, 4.10.5.1) that say what is entered."""
_VALUES_BY_TYPE: Final = frozenset({"date", "month", "week", "time", "color"})
"""Types of inputs that say which kind of value is entered, and not which one."""
_TOOLS: Final = 4
"""Buttons over a text that make it one to be formatted: a single row of them, at least."""
_MUCH: Final = 1 / 3
"""Share of a page that a text takes which is all that is worked on there."""
_GROUNDS: Final = frozenset({"feed", "grid", "list", "listbox", "table", "tree"})
"""Roles of what holds records (WAI-ARIA 1.2), whose ground is acted on where none is."""


def only_one(sight: Sight) -> Name | None:
    """Name a field, or the ground under records, by what it is: the page's only one.

    An element that is edited, and is no field, is the editor: what is written there is
    the work itself, and its caption is the name of the document, which is data. So is a
    field of several lines with a row of tools right over it.

    Args:
        sight: What was acted on, and the pages around it.
    """
    target: Element | None = sight.event.target
    if sight.kind == "element" and target is not None:
        return _ground(sight, target)
    if sight.element.tag == "textarea":
        return _editor(sight)
    if target is not None and sight.context.editors.around(target) is not None:
        target = sight.element  # it takes the keys in a field that nobody sees
    kind = _kind(target) if sight.kind == "field" and target is not None else None
    view = sight.context.view_around(sight.event) if kind else None
    if view is None or kind is None or target is None:
        return None
    same = {one.path for one in view.elements() if _kind(one) == kind}
    return Name(kind, "kind") if same <= {target.path} else None


def only_value(sight: Sight) -> Name | None:
    """Name a field by the kind of value that it takes, where no other takes such a one.

    An id says more than that, such as which date it is.

    Args:
        sight: What was acted on, and the pages around it.
    """
    own = sight.event.target
    type_ = _value_type(own) if own is not None and sight.kind == "field" else None
    view = sight.context.view_around(sight.event) if type_ else None
    if view is None or type_ is None or own is None:
        return None
    same = {
        unnumbered(e.path or "") for e in view.elements() if _value_type(e) == type_
    }
    is_only = same <= {unnumbered(own.path or "")}
    return Name(type_.capitalize(), "kind") if is_only else None


def _value_type(element: Described) -> str | None:
    is_told = element.tag == "input" and element.type in _VALUES_BY_TYPE
    return element.type if is_told else None


def _ground(sight: Sight, target: Described) -> Name | None:
    """Name the ground of a list by its role, where no other lies in the same part."""
    role = (target.role or "").lower()
    view = sight.context.view_around(sight.event) if role in _GROUNDS else None
    if view is None:
        return None
    same = {one.path for one in view.elements() if (one.role or "").lower() == role}
    return Name(role, "kind") if same <= {target.path} else None


def _kind(element: Described) -> str | None:
    if element.tag not in FILLED_IN:
        return EDITOR if element.role == "textbox" else None
    is_told = element.tag == "input" and element.type in _SAID_BY_TYPE
    return (element.type or "").capitalize() if is_told else None


def _editor(sight: Sight) -> Name | None:
    """Name a field of several lines by the tools right over it, where none else has any.

    So is one that takes much of the page, where no other has several lines.
    """
    if (seen := sight.on_view) is None:
        return None
    elements = list(seen[1].elements())
    editors = {one.path for one in elements if _has_tools(one, elements)}
    if not editors and _takes_much(seen[0], elements):
        editors = {one.path for one in elements if one.tag == "textarea"}
    return Name(EDITOR, "kind") if editors == {seen[0].path} else None


def _takes_much(field: Described, elements: Sequence[Described]) -> bool:
    boxes = [one.box for one in elements if one.box is not None]
    if field.box is None or not boxes:
        return False
    whole = max(box.right for box in boxes) * max(box.bottom for box in boxes)
    return field.box.width * field.box.height >= _MUCH * whole


def _has_tools(field: Described, elements: Sequence[Described]) -> bool:
    if field.tag != "textarea" or field.box is None:
        return False
    return top_of_tools(field.box, elements, _TOOLS) < field.box.y
