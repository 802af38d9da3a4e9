"""The control that an event acted on, where the pointer met a part of it.

One person's click lands on a button, another's on the icon or the text in it;
a click on a label works the box it labels. Naming starts from the control, so
that all of them did the same.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from wb2pm.converters.labels.captions_on_views import caption_on_view
from wb2pm.converters.labels.element_names import (
    ROLES,
    ElementType,
    element_type,
)
from wb2pm.converters.labels.fields_of_openers import is_in_one_frame
from wb2pm.converters.labels.icons import is_ligature, ligatures, ligatures_on_view
from wb2pm.converters.pages.page import as_element
from wb2pm.converters.pages.paths import SHADOW_ROOT
from wb2pm.events import Element

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Described, Page, PageElement
    from wb2pm.events import UIEvent

_TAGS = frozenset(
    {"a", "button", "summary", "option", "select", "input", "textarea", "label"}
)
_ROLES = frozenset(ROLES) - {"listbox", "gridcell", "combobox"}
"""Roles of what is clicked; the others are of what it stands in."""
_REFINING = frozenset({"tab", "option", "menuitem", "menuitemcheckbox"})
_TICKED = frozenset({"checkbox", "radio", "switch"})
_BOXES = frozenset({"checkbox", "radio button", "file field"})
_BLOCKS = frozenset(
    {"div", "p", "li", "ul", "ol", "table", "tr", "section", "article", "br", "dl"}
    | {"h1", "h2", "h3", "h4", "h5", "h6", "header", "footer", "dt", "dd"}
)
_UNSEEN = frozenset(
    {"script", "style", "option", "select", "textarea", "template", "svg"}
)
_FILLED = frozenset({"select", "textarea", "input"})
_REFINED_WITHIN = 2
_SEGMENT = "spinbutton"
_FEWEST_SEGMENTS = 2
_SAME = 1.2
"""Times that a host is as large as the control which it draws, at most: a border."""
_COUNTER = re.compile(r"\s*[(\[]?\s*\d[\d.,]*\+?(?:\s+[^\W\d]+)?\s*[)\]]?\s*")
"""A number, perhaps of something: ``12``, ``(3)``, ``4 items``."""
_OPTION = re.compile(r"(?:/optgroup(?:\[\d+\])?)?/option(?:\[\d+\])?$")


class Control(NamedTuple):
    """What an event acted on.

    Attributes:
        element: The control; the event's own target if it is no part of one.
        kind: Kind of element in words.
        found: The control on a whole page, where there is one.
        stands_for: Whether it is another one than the recorder described, to which
            that belongs.
    """

    element: Element
    kind: ElementType
    found: PageElement | None = None
    stands_for: bool = False

    @property
    def place(self) -> str:
        """Its path on the page: as recorded, or as found where that is no such path."""
        recorded = self.element.path or ""
        if recorded.startswith("/") or self.found is None:
            return recorded
        return self.found.path or recorded


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


def shown_text(element: PageElement) -> str:
    """Join what an element shows, a line a block, counters in it left out.

    A number in an element of its own (``Closed <span>12</span>``) is a counter.
    """
    parts: list[str] = []
    waiting = [*reversed(element.contents())]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            parts.append(one)
        elif (
            one.tag not in _UNSEEN
            and not _is_counter(one.text or "")
            and not is_ligature(one)
        ):
            edge = ["\n"] if one.tag in _BLOCKS else []
            waiting += [*edge, *reversed(one.contents()), *edge]
    return "".join(parts)


def _on_page(target: Element, found: PageElement) -> Control:
    host = _host(found)
    if host is None:
        return Control(target, element_type(target), found)
    if host.tag == "label":
        return _label(target, found, host)
    if host == found and host.tag in _FILLED:
        element = target  # its text is what it offers, not its name
    elif host == found:
        element = replace(target, text=_without_parts(target.text, found))
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
        if around.tag in _TAGS or (around.role or "").lower() in _ROLES:
            return editable if editable is not None else around
        if (around.get("contenteditable") or "false").lower() != "false":
            editable = around
    return editable


def _without_parts(text: str | None, found: PageElement) -> str | None:
    """Take counters off a text, and what a font of icons draws as a picture."""
    text = _without_counters(text, [one.text or "" for one in found.descendants()])
    return _without_words(text, ligatures(found))


def _without_words(text: str | None, drawn: set[str]) -> str | None:
    if not drawn or text is None:
        return text
    return " ".join(word for word in text.split() if word not in drawn)


def _label(target: Element, found: PageElement, label: PageElement) -> Control:
    """Take a label for the box it works; a field is only focused by its label."""
    box = _labelled(label)
    text = target.text if label == found else shown_text(label)
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
    editable = host.get("contenteditable") is not None and host.tag not in _TAGS
    computed = host.label is not None and host.label != host.get("aria-label")
    return Element(
        tag=host.tag,
        role="textbox" if editable else host.role,
        label=host.label,
        text=shown_text(host),
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
        _list_of(target, view, seen)
        or _whole_of_segment(target, seen)
        or _of_one_host(target, event, context)
    )
    if drawn is not None:
        return drawn
    ticked = target.tag == "label" and any(
        (e.role or "").lower() in _TICKED for e in _around(target, seen)
    )
    if not ticked and (target.tag in _TAGS or (target.role or "").lower() in _ROLES):
        inner = _texts_inside(target, seen)
        parent = (target.path or "").rpartition("/")[0]
        text = _without_counters(target.text or _slotted(target, view), inner)
        if target.tag not in _FILLED:
            text = _without_words(text, ligatures_on_view(target, seen))
        element = replace(target, text=text)
        for e in seen:
            if e.path == parent and (e.role or "").lower() in _REFINING:
                element = replace(element, role=e.role)
        return Control(element, element_type(element))
    around = [e for e in _around(target, seen) if _is_control(e)]
    if not around:
        return Control(target, own)
    host = max(around, key=lambda e: len(e.path or ""))
    inner = _texts_inside(host, seen)
    text = _without_counters(host.text, inner)
    element = replace(as_element(host), text=text, box=target.box)
    return Control(element, element_type(host))


def _list_of(
    target: Element, view: Page | None, seen: Sequence[PageElement]
) -> Control | None:
    """Find the list that an option, its value or its icon is of."""
    if target.tag == "option" and "/select" in (target.path or ""):
        owner = _OPTION.sub("", target.path or "")
        known = view.at_path(owner) if view is not None else None
        select = (
            Element(tag="select", path=owner) if known is None else as_element(known)
        )
        return Control(select, "dropdown")
    if (combobox := _showing(target, seen)) is not None:
        return Control(replace(as_element(combobox), box=target.box), "dropdown")
    return None


def _showing(target: Element, seen: Sequence[PageElement]) -> PageElement | None:
    """Find the combobox that shows a chosen option, and nothing else."""
    if target.role != "option":
        return None
    around = (e for e in _around(target, seen) if e.role == "combobox")
    shown = (target.text or "").split()
    return next((e for e in around if (e.text or "").split() == shown), None)


def _whole_of_segment(target: Element, seen: Sequence[PageElement]) -> Control | None:
    """Find the field of which a segment is, as those of a date that a page draws.

    Its segments are drawn spin buttons in one group (WAI-ARIA 1.2, ``spinbutton``), and
    are filled in one after the other without leaving it.
    """
    if target.role != _SEGMENT or target.tag in _FILLED:
        return None
    groups = [e for e in _around(target, seen) if e.role == "group"]
    if not groups:
        return None
    whole = max(groups, key=lambda e: len(e.path or ""))
    inside = f"{whole.path}/"
    segments = [
        e
        for e in seen
        if e.role == _SEGMENT
        and e.tag not in _FILLED
        and (e.path or "").startswith(inside)
    ]
    caption = caption_on_view(whole, seen)
    label = whole.label or (caption.text if caption is not None else None)
    if len(segments) < _FEWEST_SEGMENTS or label is None:
        return None
    element = replace(as_element(whole), label=label, text=None, box=target.box)
    return Control(replace(element, role="textbox"), "field", stands_for=True)


def _of_one_host(
    target: Element, event: UIEvent, context: PageContext
) -> Control | None:
    """Find the drawn list that an icon in the shadow tree of its host belongs to.

    It is the only one there, and nothing is filled in beside it.
    """
    path, screen = target.path or "", event.screen_before
    if target.text or target.tag in _TAGS or target.role in _ROLES or screen is None:
        return None
    view = context.view(screen) if SHADOW_ROOT in path else None
    seen = view.elements() if view is not None else ()
    filled = [e for e in seen if e.tag in _FILLED or e.role == "combobox"]
    while SHADOW_ROOT in path:
        path = path.rpartition(SHADOW_ROOT)[0]
        held = [e for e in filled if (e.path or "").startswith(path + SHADOW_ROOT)]
        if not held:
            continue
        lists = [e for e in held if e.role == "combobox" and e.tag != "select"]
        if len(held) > 1 or not lists or not is_in_one_frame(target.box, lists[0].box):
            return None
        element = replace(as_element(lists[0]), box=target.box)
        return Control(element, "dropdown", stands_for=True)
    return None


def _slotted(target: Element, view: Page | None) -> str | None:
    """Return what an element shows by a slot: the text of its host, in the same place."""
    host_path, shadow, _ = (target.path or "").rpartition(SHADOW_ROOT)
    host = view.at_path(host_path) if view is not None and shadow else None
    if host is None or host.box is None or target.box is None:
        return None
    is_same = host.box.height <= _SAME * target.box.height
    return host.text if is_same and host.box.width <= _SAME * target.box.width else None


def _around(target: Element, seen: Sequence[PageElement]) -> list[PageElement]:
    """List the elements that one lies in, by their paths, in the order of the page."""
    steps = (target.path or "").split("/")
    around = {"/".join(steps[:n]) for n in range(1, len(steps))} - {""}
    return [e for e in seen if e.path in around]


def _texts_inside(block: Described, seen: Sequence[PageElement]) -> list[str]:
    """List what the elements in a block show, by their paths."""
    if not block.path:
        return []
    inside = f"{block.path}/"
    return [e.text or "" for e in seen if e.path and e.path.startswith(inside)]


def _is_control(element: Described) -> bool:
    return element.tag in _TAGS or (element.role or "").lower() in _ROLES


def _is_counter(text: str) -> bool:
    return bool(_COUNTER.fullmatch(text))


def _without_counters(text: str | None, inner: Iterable[str]) -> str | None:
    """Take numbers in elements of their own off both ends of a text."""
    kept = text or ""
    counters = [r"\s*".join(map(re.escape, c.split())) for c in inner if _is_counter(c)]
    edges = [rf"\s*{words}\s*$|^\s*{words}\s+" for words in counters]
    while rest := next((r for e in edges if (r := re.sub(e, "", kept)) != kept), None):
        kept = rest
    return kept if text is not None else None
