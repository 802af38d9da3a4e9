"""The control that an event acted on, where the pointer met a part of it.

One person's click lands on a button, another's on the icon or the text in it;
a click on a label works the box it labels. Naming starts from the control, so
that all of them did the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from wb2pm import columns
from wb2pm.converters.labels.elements.controls import CONTROL_TAGS, Control, is_control
from wb2pm.converters.labels.elements.element_names import (
    FILLED_IN,
    element_type,
    inside_of,
)
from wb2pm.converters.labels.elements.icons import has_no_room
from wb2pm.converters.labels.elements.names_in_texts import (
    text_in,
    text_on_page,
    text_on_view,
)
from wb2pm.converters.labels.naming.wholes import (
    around_on_view,
    entry_of_list,
    field_of_combobox,
    list_of,
    list_of_host,
    slotted_text,
    whole_of_segment,
)
from wb2pm.converters.pages.page import as_element
from wb2pm.converters.pages.paths import SHADOW_ROOT
from wb2pm.events import Element

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Described, PageElement
    from wb2pm.events import UIEvent

_REFINING = frozenset({"tab", "option", "menuitem", "menuitemcheckbox"})
_TICKED = frozenset({"checkbox", "radio", "switch"})
_BOXES = frozenset({"checkbox", "radio button", "file field"})
_WRITTEN_IN = frozenset({"input", "textarea"})
_REFINED_WITHIN = 2
_ICONS = frozenset({"i", "svg", "img"})
_CENTRED = 2.0
"""Pixels by which the middles of an icon and of its button may differ."""
_TWO_LINES = 32.0
"""Pixels from which on a text may be written in two lines."""


def control_of(event: UIEvent, context: PageContext) -> Control | None:
    """Find the control that an event acted on.

    Args:
        event: Any event.
        context: The pages around it.

    Returns:
        The control; None when the event has no target.
    """
    target = event.target
    if target is None:
        return None
    if (edited := _edited_body(target, context)) is not None:
        return Control(edited, "field")
    if (editor := context.editors.around(target)) is not None:
        return Control(editor, "field", stands_for=True)
    found = next(context.targets(event), None)
    if found is not None:
        ids_only = found.get("aria-labelledby") and not found.get("aria-label")
        if ids_only and "label_from" not in target.attributes:
            target = replace(target, label=None)  # the recorder noted only ids
        control = _on_page(target, found)
    else:
        control = _on_view(target, event, context)
    if control.kind == "element" and context.is_written_in(target):
        written = replace(control.element, role="textbox", text=None)
        return control._replace(element=written, kind="field")
    return control


def _edited_body(target: Element, context: PageContext) -> Element | None:
    """Return the body that is written in, where a click met the rest of its document.

    An editor in a frame is the body of its document, and no higher than what it holds.
    """
    if target.tag != "html":
        return None
    bodies = (
        replace(
            target, tag="body", path=f"{target.path}/{tag}", role="textbox", text=None
        )
        for tag in ("body", "body[1]")
    )
    return next((body for body in bodies if context.is_written_in(body)), None)


def _on_page(target: Element, found: PageElement) -> Control:
    host = _host(found)
    if host is None:
        return Control(target, element_type(target), found)
    if host.tag == "label":
        return _label(target, found, host)
    if host == found and host.tag in FILLED_IN:
        element = target  # its text is what it offers, not its name
    elif host == found:
        element = replace(target, text=text_on_page(target.text, found))
    else:
        element = _described(host, _path_up(target.path, found, host), target)
    element = replace(element, role=_refined_role(host) or element.role)
    return Control(element, element_type(element), host)


def _host(found: PageElement) -> PageElement | None:
    """Find the control an element is or lies in; the outermost of what is edited."""
    editable = None
    for around in (found, *found.ancestors()):
        if (
            around.tag == "option"
            and (owner := next(around.ancestors("select"), None)) is not None
        ):
            return owner
        if is_control(around):
            return editable if editable is not None else around
        if (around.get("contenteditable") or "false").lower() != "false":
            editable = around
    return editable


def _label(target: Element, found: PageElement, label: PageElement) -> Control:
    """Take a label for the box it works; a field is only focused by its label."""
    box = _labelled(label)
    text = target.text if label == found else text_in(label)
    element = replace(target, tag="label", text=text)
    if box is None:
        return Control(element, "label", label)
    kind = element_type(Element(tag=box.tag, type=box.type))
    return Control(element, kind if kind in _BOXES else "label", box)


def _labelled(label: PageElement) -> PageElement | None:
    if wanted := label.get("for"):
        return label.page.first_by_id(wanted)
    return next(label.descendants("input", "select", "textarea"), None)


def _described(host: PageElement, path: str | None, target: Element) -> Element:
    editable = host.get("contenteditable") is not None and host.tag not in CONTROL_TAGS
    computed = host.label is not None and host.label != host.get("aria-label")
    return Element(
        tag=host.tag,
        role="textbox" if editable else host.role,
        label=host.label,
        text=text_in(host),
        type=host.type,
        value=host.value,
        placeholder=host.placeholder,
        path=path or target.path,
        box=target.box,
        attributes={"label_from": "page"} if computed else {},
    )


def _path_up(path: str | None, found: PageElement, host: PageElement) -> str | None:
    """Shorten the path of a part to that of the control around it."""
    if identity := host.get("id"):
        return f"//*[@id='{identity}']"
    if not (path or "").startswith("/"):
        return host.path
    for around in found.ancestors():
        path = (path or "").rpartition("/")[0]
        if around == host:
            break
    return path if path and not path.endswith("/") else None


def _refined_role(host: PageElement) -> str | None:
    """Return the role of a tab or an option to the link that fills it."""
    around = host
    for _ in range(_REFINED_WITHIN):
        role = (around.role or "").lower()
        if role in _REFINING:
            return role
        parent = around.parent
        if parent is None:
            return None
        around = parent
    return None


def _on_view(target: Element, event: UIEvent, context: PageContext) -> Control:
    own = element_type(target)
    view = context.view_around(event)
    seen = list(view.elements()) if view is not None else []
    if view is not None and target.tag == "slot":
        host = view.at_path((target.path or "").rpartition(SHADOW_ROOT)[0])
        target = target if host is None else replace(as_element(host), box=target.box)
    told = "name_from" in target.attributes
    if not told and any(e.path == target.path and not e.label for e in seen):
        target = replace(target, label=None)  # there it would be, were it no id
    drawn = (
        _sign_in_label(target, event, seen)
        or list_of(target, view, seen)
        or entry_of_list(target, event, seen)
        or whole_of_segment(target, seen)
        or field_of_combobox(target, seen)
        or list_of_host(target, event, context)
    )
    if drawn is not None:
        return drawn
    ticked = target.tag == "label" and any(
        (e.role or "").lower() in _TICKED for e in around_on_view(target, seen)
    )
    if not ticked and is_control(target):
        parent = (target.path or "").rpartition("/")[0]
        text = target.text or slotted_text(target, view)
        if _is_for_readers_alone(text, event, seen):
            text = None
        element = replace(target, text=text_on_view(text, target, seen))
        for e in seen:
            if e.path == parent and (e.role or "").lower() in _REFINING:
                element = replace(element, role=e.role)
        return Control(element, element_type(element))
    around = [e for e in around_on_view(target, seen) if is_control(e)]
    if not around:
        whole = None if target.text else context.drawn_list_around(target)
        on_list = whole and Control(replace(whole, box=target.box), "dropdown")
        return on_list or Control(target, own)
    host = max(around, key=lambda e: len(e.path or ""))
    element = replace(as_element(host), box=target.box)
    element = replace(element, text=text_on_view(host.text, element, seen))
    return Control(element, element_type(host))


def _sign_in_label(
    target: Element, event: UIEvent, seen: Iterable[Described]
) -> Control | None:
    """Return the sign beside a field that a click met, where it has a tooltip of its own.

    A click anywhere on a label is told as one on its field, as browsers do it (HTML,
    4.10.4), but the tooltip is of what was under the pointer.
    """
    tooltip = event.attributes.get(columns.UI_TOOLTIP)
    field, x, y = target.box, event.x, event.y
    if target.tag not in _WRITTEN_IN or element_type(target) in _BOXES:
        return None
    if not tooltip or tooltip == target.label or event.action != "click":
        return None
    if field is None or x is None or y is None or field.contains(x, y):
        return None
    met = [
        (e.box.width * e.box.height, e)
        for e in seen
        if e.box is not None and e.box.contains(x, y) and not e.box.holds(field)
    ]
    if not met:
        return None
    _, sign = min(met, key=lambda one: one[0])
    element = replace(as_element(sign), role="button", label=None, text=None)
    return Control(element, "button")


def _is_for_readers_alone(
    text: str | None, event: UIEvent, seen: Iterable[Described]
) -> bool:
    """Return whether a button's text is hidden from those who see, and a tooltip tells.

    It has no room, or the middle of the line is taken by an icon.
    """
    button = event.target
    box = button.box if button is not None else None
    if button is None or box is None or box.height >= _TWO_LINES:
        return False
    if not text or not event.attributes.get(columns.UI_TOOLTIP):
        return False
    return has_no_room(text, box) or any(
        one.tag in _ICONS
        and one.box is not None
        and inside_of(one, button)
        and abs(one.box.middle[0] - box.middle[0]) <= _CENTRED
        for one in seen
    )
