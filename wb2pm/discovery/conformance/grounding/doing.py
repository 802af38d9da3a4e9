"""What was done, without values: the same for whatever was typed or chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.typed_text import shortcut

if TYPE_CHECKING:
    from wb2pm.events import UIEvent

_GOING: Final = frozenset(
    {"Up", "Down", "Left", "Right", "Home", "End", "Page Up", "Page Down"}
)
_MARKING: Final = frozenset({"Shift", "Ctrl", "Cmd"})
"""Keys that are held to go further, or to mark what is passed."""
_MOVING: Final = frozenset(
    [
        *("Tab", "Shift+Tab", "Up", "Down", "Left", "Right", "Home", "End"),
        *("PageUp", "PageDown", "Ctrl+Home", "Ctrl+End", "Shift", "Ctrl", "Alt"),
        *("Meta", "Backspace", "Delete", "Ctrl+A", "Ctrl+C", "Ctrl+X", "Meta+A"),
        *("Meta+C", "Meta+X", "Cmd+A", "Cmd+C"),
    ]
)
"""Keys that go to another place or edit a text."""
_FILLING: Final = frozenset({"type", "select", "scroll", "hover", "copy", "wait"})


def doing_of(event: UIEvent) -> str:
    """Name what was done: the same for whatever was typed or chosen.

    Args:
        event: As read.

    Returns:
        `click`, `type`, `press Enter`.
    """
    if keys := shortcut(event):
        return f"press {keys}"
    return f"press {event.value}" if event.action == "press" else event.action


def moves_or_fills(doing: str) -> bool:
    """Return whether what was done moves about or fills in, and commands nothing.

    Args:
        doing: As `doing_of` names it.

    Examples:
        >>> moves_or_fills("press Tab"), moves_or_fills("press Ctrl+S")
        (True, False)
    """
    if not doing.startswith("press "):
        return doing in _FILLING
    keys = doing.removeprefix("press ")
    *held, key = keys.split("+")
    return keys in _MOVING or (key in _GOING and _MARKING.issuperset(held))
