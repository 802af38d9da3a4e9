"""What a run of key events leaves in a field."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from wb2pm.converters.labels.elements.element_names import tidy_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.events import Element, UIEvent

_SELECT_ALL = frozenset({"Ctrl+A", "Cmd+A"})
_PASTE = frozenset({"Ctrl+V", "Cmd+V", "Ctrl+Shift+V", "Cmd+Shift+V", "Shift+Insert"})


def typed_text(events: Sequence[UIEvent]) -> str | None:
    """Join what was typed, with what was erased again taken off.

    Args:
        events: The events on one field, in order.

    Returns:
        The text that was entered, without what stood in the field before;
        None when nothing was typed or erased.
    """
    text = ""
    touched = False
    for event in events:
        if event.action in {"type", "paste"}:
            after = event.attributes.get("after")
            typed = _without(text, event) + (event.value or "")
            text = after if isinstance(after, str) else typed
            touched = True
        elif event.action == "press":
            if event.value in _SELECT_ALL and event.raw_action != "press":
                text = ""  # an exact recording says itself what was replaced
            elif event.value == "Enter" and touched and _is_multiline(event):
                text += "\n"
            elif event.attributes.get("erased") or event.value == "Delete":
                text = _without(text, event)
                touched = True
    return text.rstrip("\n") if touched else None


def typed_texts(events: Sequence[UIEvent]) -> frozenset[str]:
    """Collect what was typed, run by run on one element, case folded."""
    keys = [event for event in events if event.action in {"type", "press", "paste"}]
    texts = set()
    for _, run in groupby(keys, key=lambda e: e.target.path if e.target else None):
        for entered, part in groupby(run, key=lambda e: e.value == "Enter"):
            text = None if entered else typed_text(tuple(part))
            if text and (name := tidy_name(text)):
                texts.add(name.casefold())
    return frozenset(texts)


def pastes(events: Sequence[UIEvent]) -> bool:
    """Return whether something was pasted with the keyboard: text no one recorded."""
    return any(event.action == "press" and event.value in _PASTE for event in events)


def has_lines(element: Element | None) -> bool:
    """Return whether Enter begins a line in a field rather than sending it.

    Examples:
        >>> from wb2pm.events import Element
        >>> has_lines(Element(tag="textarea")), has_lines(Element(tag="input"))
        (True, False)
    """
    return element is not None and element.tag not in {None, "input"}


def shortcut(event: UIEvent) -> str | None:
    """Return the keys that were pressed while nothing on the page had the focus.

    The page itself has it then (HTML standard, ``activeElement``), and takes no text:
    a character or two are a command (WCAG 2.2, 2.1.4 Character Key Shortcuts).
    """
    target, keys = event.target, (event.value or "").strip()
    if event.action != "type" or target is None or target.tag not in _NOT_WRITTEN_IN:
        return None
    return keys if target.role is None and 0 < len(keys) <= _KEYS else None


def commands_page(event: UIEvent) -> bool:
    """Return whether keys command the page or its program, wherever the cursor is.

    A letter or digit that Ctrl, Cmd or Alt holds is a command, but for those by which a
    field itself is edited: browsers take all, copy, cut, paste, undo, redo and set in bold,
    italic or underlined by themselves (Input Events Level 2, 4.1.2, `inputType`).
    """
    *held, key = (event.value or "").split("+")
    return (
        event.action == "press"
        and len(key) == 1
        and key.isalnum()
        and not _HOLDING.isdisjoint(held)
        and key.upper() not in _EDITING
    )


_HOLDING = frozenset({"Ctrl", "Cmd", "Alt"})
_EDITING = frozenset("ACVXZYBIU")
_NOT_WRITTEN_IN = frozenset({"body", "html"})
_KEYS = 2
"""Characters that a shortcut has at most; more are somebody's text that went astray."""


def _is_multiline(event: UIEvent) -> bool:
    return event.target is not None and event.target.tag != "input"


def _without(text: str, event: UIEvent) -> str:
    erased = event.attributes.get("erased")
    return text[: max(len(text) - erased, 0)] if isinstance(erased, int) else text
