"""Editors that draw what is written, and take the keys in a field that nobody sees.

Editors of code draw their lines themselves. A click meets the lines, and the keys go to
a small field that follows the cursor: both are one place where something is written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from wb2pm.converters.pages.paths import common_part

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from wb2pm.events import Element, UIEvent

_FIELD: Final = "textarea"
_KEYS: Final = frozenset({"type", "press"})
_CLICKS: Final = frozenset({"click", "double_click"})
_WAITS: Final = frozenset({"scroll", "wait", "hover"})
_UNTOLD: Final = frozenset({"", "none", "presentation"})
"""Roles of what is there for looks alone (WAI-ARIA 1.2, ``presentation``)."""
_UP: Final = 3
"""How far above the field the editor is that both are drawn in."""


class DrawnEditors:
    """The editors of one demonstration in which was written after a click on their lines."""

    def __init__(self, events: Iterable[UIEvent]) -> None:
        """Find them.

        Args:
            events: The events of a demonstration, in order.
        """
        self._around: dict[str, Element] = dict(_found(events))

    def around(self, target: Element) -> Element | None:
        """Return the editor that an element is a part of, as an element that is written in.

        Args:
            target: What an event acted on.
        """
        path = target.path or ""
        frame = next((f for f in self._around if path.startswith(f"{f}/")), None)
        is_part = target.tag == _FIELD or not _is_worked(target)
        if frame is None or not is_part:
            return None
        return replace(self._around[frame], label=target.label)


def _is_worked(target: Element) -> bool:
    told = (target.role or "") not in _UNTOLD
    return told or target.tag in {"a", "button", "input", "label", "select"}


def _found(events: Iterable[UIEvent]) -> Mapping[str, Element]:
    """Return the path of each editor, and it as it was clicked."""
    found: dict[str, Element] = {}
    clicked: Element | None = None
    for event in events:
        if event.action in _WAITS:
            continue
        target = event.target
        if clicked is not None and target is not None and event.action in _KEYS:
            frame = common_part(clicked.path or "", target.path or "")
            up = (target.path or "").removeprefix(frame).count("/")
            if frame and up <= _UP and _follows(target, clicked):
                found[frame] = replace(
                    clicked, tag="div", role="textbox", text=None, path=frame
                )
        is_click = event.action in _CLICKS and target is not None
        clicked = target if is_click else None
    return found


def _follows(field: Element, clicked: Element) -> bool:
    """Return whether a field begins in the lines that were clicked, or in the next one.

    A key that begins a new line takes the field there at once; the field may be drawn a
    little over its line.
    """
    if field.tag != _FIELD or clicked.path == field.path:
        return False
    if _is_worked(clicked) or not (clicked.box and field.box):
        return False
    x, y, height = field.box.x, field.box.middle[1], field.box.height
    return any(clicked.box.contains(x, at) for at in (y, y - height, y + height / 2))
