"""A step that events are folded into, and what an event is to the one before it."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from wb2pm.vocabulary.kinds import BOXES

if TYPE_CHECKING:
    from wb2pm.converters.labels.naming.naming import Target
    from wb2pm.events import UIEvent

SHORTCUT = "shortcut"
"""Attribute of an element that keys stood for: the keys."""
DOUBLE_CLICK = timedelta(milliseconds=500)
"""Two clicks on one element within this time are a double click: the default
of desktop systems."""
AT_ONCE = timedelta(milliseconds=100)
"""What a page does within this time it does of itself: nobody clicks twice so fast on
two boxes."""
_ACTIVATED = frozenset({"button", "link", "row", "tab", "menu item", "element"})
"""What Enter does to it a click does; on a box that is a field it sends the form (HTML
standard, implicit submission), and only Space ticks it."""
_TOGGLED = frozenset({"checkbox", "radio button", "button"})
_SPACE = frozenset({" ", "Space"})

CLICKS = frozenset({"click", "double_click", "right_click"})


class Step:
    """A step that events are being folded into."""

    def __init__(self, verb: str, target: Target) -> None:
        """Begin a step without events."""
        self.verb = verb
        self.target = target
        self.events: list[UIEvent] = []
        self.acting: list[UIEvent] = []
        self.chosen: list[str] = []
        self.open = True

    @property
    def has_chosen(self) -> bool:
        """Whether something was chosen in it, in a popup or as the source says."""
        return bool(self.chosen) or self.acting[-1].action == "select"

    def add(self, event: UIEvent) -> None:
        """Fold in an event that is part of the doing."""
        self.events.append(event)
        self.acting.append(event)

    def clicked_last(self) -> list[UIEvent]:
        """Give away the clicks at the end, which begin what comes next."""
        count = 0
        while count < len(self.acting) - 1 and self.acting[-1 - count].action in CLICKS:
            count += 1
        clicks = self.acting[len(self.acting) - count :]
        if not count or self.events[-count:] != clicks:
            return []
        del self.events[-count:], self.acting[-count:]
        return clicks


def is_native(event: UIEvent) -> bool:
    """Return whether the browser draws the list's options: a ``<select>``.

    Args:
        event: One on a list.
    """
    return event.target is not None and event.target.tag in {"select", "option"}


def is_double(last: Step, event: UIEvent) -> bool:
    """Return whether a click makes the one before it a double click.

    A source that tells these apart tells two clicks where the first drew the element
    anew, as lists of files do: then both are at one point.

    Args:
        last: The step before it.
        event: A click on the same.
    """
    first = last.acting[-1]
    if is_changed_by_itself(event):
        return False
    told = event.raw_action == event.action
    there = event.x is not None and (event.x, event.y) == (first.x, first.y)
    return (there or not told) and event.started_at - first.started_at <= DOUBLE_CLICK


def is_echo(last: Step, event: UIEvent) -> bool:
    """Return whether a box tells once more that it was changed, as it was.

    A click on the label of a box is told of the label, and of the box that it works.

    Args:
        last: The step before it.
        event: A change of the same box.
    """
    first, state = last.acting[-1], event.attributes.get("checked")
    soon = event.started_at - first.started_at <= DOUBLE_CLICK
    same = state is not None and first.attributes.get("checked") == state
    return soon and same and is_changed_by_itself(event)


def is_behind(last: Step, event: UIEvent, target: Target) -> bool:
    """Return whether a box changed by itself that lies behind the drawn one before it.

    What draws a box in its own way keeps a hidden one for the form, of the same name.

    Args:
        last: The step before it.
        event: A click, or a change of a box.
        target: What it acted on.
    """
    drawn = last.target
    same = drawn.kind == target.kind and drawn.name == target.name
    by_itself = target.kind in BOXES and _is_changed_at_once(last, event)
    return by_itself and same and last.verb == "Click"


def is_ticked_with(last: Step, event: UIEvent) -> bool:
    """Return whether the box of an option changed with the option that was chosen.

    Lists of which several may be chosen draw a box in each option.

    Args:
        last: The step before it.
        event: Any event.
    """
    chosen, box = last.acting[-1], event.target
    if chosen.target is not None and box is not None and box.path == chosen.target.path:
        return is_echo(last, event)
    return (
        chosen.action == "select"
        and _is_changed_at_once(last, event)
        and box is not None
        and (box.label or "").strip() == chosen.value
    )


def _is_changed_at_once(last: Step, event: UIEvent) -> bool:
    by_itself = is_changed_by_itself(event)
    return by_itself and event.started_at - last.acting[-1].ended_at <= AT_ONCE


def is_changed_by_itself(event: UIEvent) -> bool:
    """Return whether a change of a box was told without a pointer or a key.

    Args:
        event: Any event.
    """
    return event.raw_action == "check" and event.x is None and not event.keys


def is_pasted(event: UIEvent, target: Target) -> bool:
    """Return whether something was pasted in a field, which is a way to fill it.

    Args:
        event: Any event.
        target: What it acted on.
    """
    return event.action == "paste" and target.kind == "field"


def activates(event: UIEvent, target: Target) -> bool:
    """Return whether a key does what a click does: to what is focused, or stands for it.

    Args:
        event: A key.
        target: What it was pressed on.
    """
    if (
        event.target is not None
        and event.target.attributes.get(SHORTCUT) == event.value
    ):
        return event.value is not None
    if event.action == "press" and event.value == "Enter":
        known = target.found is not None or target.kind != "element"
        is_drawn = event.target is not None and event.target.tag != "input"
        return (target.kind in _ACTIVATED and known) or (
            target.kind in BOXES and is_drawn
        )
    return event.value in _SPACE and target.kind in _TOGGLED
