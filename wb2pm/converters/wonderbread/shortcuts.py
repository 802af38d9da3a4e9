"""Shortcuts that were recorded as two events: a modifier, then a key.

The recorder keeps presses and no releases, so how long a modifier was held is
not known. It is taken to hold for the one key after it, as in a merged event.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.events import UIEvent

_HELD = frozenset(
    {"Ctrl", "Cmd", "Alt", "AltGr", "Ctrl+Shift", "Cmd+Shift", "Alt+Shift"}
)
_SHIFT = "Shift"


def join_shortcuts(events: Sequence[UIEvent]) -> list[UIEvent]:
    """Name the key after a modifier by the shortcut they make.

    Args:
        events: Events in order, one key or one run of text each.

    Returns:
        As many events; the key that was pressed with the modifier held has the
        shortcut for its value, such as ``Ctrl+A``.
    """
    joined: list[UIEvent] = []
    held: str | None = None
    for event in events:
        kept = event
        if held and _is_one_key(event) and event.value != _SHIFT:
            key = event.value or ""
            name = key.upper() if len(key) == 1 else key
            kept = replace(event, action="press", value=f"{held}+{name}")
            held = None
        elif event.action == "press" and event.value in _HELD:
            held = event.value
        elif held and event.value == _SHIFT:
            held = f"{held}+{_SHIFT}"
        else:
            held = None
        joined.append(kept)
    return joined


def _is_one_key(event: UIEvent) -> bool:
    return event.action in {"type", "press"} and len(event.keys) == 1
