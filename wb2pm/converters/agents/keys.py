"""Names of keys as Playwright, and agents that use it, spell them."""

from __future__ import annotations

import re

_NAMES = {
    "arrowup": "Up",
    "arrowdown": "Down",
    "arrowleft": "Left",
    "arrowright": "Right",
    "pageup": "Page Up",
    "pagedown": "Page Down",
    "control": "Ctrl",
    "ctrl": "Ctrl",
    "controlormeta": "Ctrl",
    "meta": "Cmd",
    "cmd": "Cmd",
    "command": "Cmd",
    "alt": "Alt",
    "option": "Alt",
    "shift": "Shift",
    "altgraph": "AltGr",
    "capslock": "Caps Lock",
    "esc": "Escape",
    "escape": "Escape",
    "return": "Enter",
    "enter": "Enter",
    "del": "Delete",
    "delete": "Delete",
    "backspace": "Backspace",
    "tab": "Tab",
    "space": "Space",
    " ": "Space",
    "home": "Home",
    "end": "End",
    "insert": "Insert",
}
_CODED = re.compile(r"(?:Key([A-Z])|Digit(\d))")


def key_name(combination: str) -> str:
    """Return the usual name of a key or a combination of keys.

    Args:
        combination: As in Playwright, such as ``Control+a`` or ``ArrowUp``.

    Examples:
        >>> key_name("Control+a"), key_name("ArrowUp"), key_name("Shift+Tab"), key_name("+")
        ('Ctrl+A', 'Up', 'Shift+Tab', '+')
    """
    if combination == "+" or combination.endswith("++"):
        parts = [*combination[:-1].split("+")[:-1], "+"]
    else:
        parts = combination.split("+")
    named = [_named(part) for part in parts if part]
    if len(named) > 1 and len(named[-1]) == 1:
        named[-1] = named[-1].upper()
    return "+".join(named)


def _named(key: str) -> str:
    if coded := _CODED.fullmatch(key):
        return coded[1] or coded[2]
    return _NAMES.get(key.lower() if key != " " else key, key)
