"""The control that draws what was met, where a page draws one thing of several parts.

An option belongs to its list, a segment to its date, an icon in the shadow tree of an
element to the list of that element, and a slot shows the text of its host.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from wb2pm.converters.labels.captions.fields_of_openers import (
    held_by_host,
    is_in_one_frame,
)
from wb2pm.converters.labels.captions.on_views import caption_on_view
from wb2pm.converters.labels.elements.controls import Control, is_control
from wb2pm.converters.labels.elements.element_names import FILLED_IN
from wb2pm.converters.labels.places.parts_apart import is_closed_list
from wb2pm.converters.pages.page import as_element
from wb2pm.converters.pages.paths import SHADOW_ROOT, begins_at_id
from wb2pm.events import Element

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Described, Page, PageElement
    from wb2pm.events import Box, UIEvent

_OPTION: Final = re.compile(r"(?:/optgroup(?:\[\d+\])?)?/option(?:\[\d+\])?$")
_SEGMENT: Final = "spinbutton"
_FEWEST_SEGMENTS: Final = 2
_LINE: Final = 2.5
"""Times that a group of one line is as high as a part of it, at most: its padding."""
_BORDERS: Final = 8.0
"""Pixels that a frame is larger than the field in it: borders and padding."""
_SAME: Final = 1.2
"""Times that a host is as large as the control which it draws, at most: a border."""


def list_of(
    target: Element, view: Page | None, seen: Sequence[PageElement]
) -> Control | None:
    """Find the list that an option or the value it shows is of.

    Args:
        target: What an event acted on, as recorded.
        view: The view around it.
        seen: What the view around it lists.
    """
    if target.tag == "option" and "/select" in (target.path or ""):
        owner = _OPTION.sub("", target.path or "")
        known = view.at_path(owner) if view is not None else None
        select = (
            Element(tag="select", path=owner) if known is None else as_element(known)
        )
        return Control(select, "dropdown")
    if (combobox := _showing(target, seen)) is not None:
        return Control(replace(as_element(combobox), box=target.box), "dropdown")
    if (closed := _closed_around(target, seen)) is not None:
        return Control(as_element(closed), "dropdown", stands_for=True)
    return None


def _closed_around(target: Element, seen: Sequence[PageElement]) -> PageElement | None:
    """Find the list of one line, as it is drawn while it is closed, around its value."""
    if target.role != "combobox" or target.tag in FILLED_IN:
        return None
    around = around_on_view(target, seen)
    return next((e for e in around if is_closed_list(e, target)), None)


def _showing(target: Element, seen: Sequence[PageElement]) -> PageElement | None:
    """Find the combobox that shows a chosen option, and nothing else."""
    if target.role != "option":
        return None
    around = (e for e in around_on_view(target, seen) if e.role == "combobox")
    shown = (target.text or "").split()
    return next((e for e in around if (e.text or "").split() == shown), None)


def entry_of_list(
    target: Element, event: UIEvent, seen: Sequence[PageElement]
) -> Control | None:
    """Find the entry that was met of a list which does not say what its entries are.

    The entries of a listbox are options (WAI-ARIA 1.2, ``listbox``); pages use it for
    menus, too, of which an entry leads on. A list in one line shows what was chosen.

    Args:
        target: What an event acted on, as recorded.
        event: With the point that was met.
        seen: What the view around it lists.
    """
    at = event.y
    if target.role != "listbox" or target.tag in FILLED_IN or at is None:
        return None
    within = [e for e in seen if _holds(target, e.path or "", e.box) and e.text]
    lines = [(e, e.box) for e in within if e.box is not None and e.path != target.path]
    if not lines or min(b.bottom for _, b in lines) > max(b.y for _, b in lines):
        return None
    entry, box = min(lines, key=lambda line: abs(line[1].middle[1] - at))
    return Control(replace(as_element(entry), box=box), "element")


def whole_of_segment(target: Element, seen: Sequence[PageElement]) -> Control | None:
    """Find the field of which a segment is, as those of a date that a page draws.

    Its segments are drawn spin buttons in one group (WAI-ARIA 1.2, ``spinbutton``), and
    are filled in one after the other without leaving it.

    Args:
        target: What an event acted on, as recorded.
        seen: What the view around it lists.
    """
    if target.role != _SEGMENT or target.tag in FILLED_IN:
        return None
    groups = groups_around(target.path or "", target.box, seen)
    if not groups:
        return None
    whole = groups[0]
    segments = [
        e
        for e in seen
        if e.role == _SEGMENT
        and e.tag not in FILLED_IN
        and _holds(whole, e.path or "", e.box)
    ]
    if len(segments) < _FEWEST_SEGMENTS:
        return None
    caption = None if whole.label else caption_on_view(whole, seen)
    label = whole.label or (caption.text if caption is not None else None)
    if label is None:
        return None
    element = replace(as_element(whole), label=label, text=None, box=target.box)
    return Control(replace(element, role="textbox"), "field", stands_for=True)


def groups_around(
    path: str, box: Box | None, seen: Iterable[PageElement]
) -> list[PageElement]:
    """List the groups that a part is in, smallest first (WAI-ARIA 1.2, ``group``).

    A path that begins at an id says nothing of what is around that: there a group is
    one that is drawn around the part, in its line.

    Args:
        path: Of the part.
        box: Where the part is drawn.
        seen: What is on its page.
    """
    groups = (e for e in seen if e.role == "group" and _holds(e, path, box))
    return sorted(groups, key=lambda e: (-len(e.path or ""), _area(e.box)))


def _holds(group: Described, path: str, box: Box | None) -> bool:
    around = group.path or ""
    if path.startswith(f"{around}/"):
        return bool(around)
    if not begins_at_id(path) or path == around:
        return False
    drawn = group.box
    return (
        drawn is not None
        and box is not None
        and drawn.height <= _LINE * box.height
        and drawn.holds(box)
    )


def _area(box: Box | None) -> float:
    return box.width * box.height if box is not None else 0.0


def field_of_combobox(target: Element, seen: Sequence[PageElement]) -> Control | None:
    """Find the field that fills a combobox drawn around it alone.

    The element with that role may hold the field in which is written (ARIA 1.1).

    Args:
        target: What an event acted on, as recorded.
        seen: What the view around it lists.
    """
    place = target.box
    if target.role != "combobox" or target.tag in FILLED_IN or place is None:
        return None
    fields = [
        e
        for e in seen
        if e.tag in FILLED_IN
        and e.box is not None
        and place.holds(e.box)
        and place.width <= e.box.width + _BORDERS
        and place.height <= e.box.height + _BORDERS
    ]
    if len(fields) != 1 or not fields[0].label:
        return None
    return Control(as_element(fields[0]), "field", stands_for=True)


def list_of_host(
    target: Element, event: UIEvent, context: PageContext
) -> Control | None:
    """Find the drawn list that an icon in the shadow tree of its host belongs to.

    It is the only one there, and nothing is filled in beside it.

    Args:
        target: What an event acted on, as recorded.
        event: The event.
        context: The pages around it.
    """
    screen = event.screen_before
    if target.text or is_control(target) or SHADOW_ROOT not in (target.path or ""):
        return None
    view = context.view(screen) if screen is not None else None
    held = held_by_host(target, view) if view is not None else []
    lists = [e for e in held if e.role == "combobox" and e.tag != "select"]
    if len(held) > 1 or not lists or not is_in_one_frame(target.box, lists[0].box):
        return None
    element = replace(as_element(lists[0]), box=target.box)
    return Control(element, "dropdown", stands_for=True)


def slotted_text(target: Element, view: Page | None) -> str | None:
    """Return what an element shows by a slot: the text of its host, in the same place.

    Args:
        target: What an event acted on, as recorded.
        view: The view around it.
    """
    host_path, shadow, _ = (target.path or "").rpartition(SHADOW_ROOT)
    host = view.at_path(host_path) if view is not None and shadow else None
    if host is None or host.box is None or target.box is None:
        return None
    is_same = host.box.height <= _SAME * target.box.height
    return host.text if is_same and host.box.width <= _SAME * target.box.width else None


def around_on_view(target: Element, seen: Sequence[PageElement]) -> list[PageElement]:
    """List the elements that one lies in, by their paths, in the order of the page.

    Args:
        target: What an event acted on, as recorded.
        seen: What the view around it lists.
    """
    steps = (target.path or "").split("/")
    around = {"/".join(steps[:n]) for n in range(1, len(steps))} - {""}
    return [e for e in seen if e.path in around]
