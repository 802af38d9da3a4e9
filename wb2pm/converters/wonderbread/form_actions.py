"""One recorded action in WONDERBREAD's terms, and the exact side of it."""

from __future__ import annotations

from typing import Any

_MOUSE = "mouseup"
_NAMED_KEYS = {
    "Enter": "Key.enter",
    "Tab": "Key.tab",
    "Escape": "Key.esc",
    "Backspace": "Key.backspace",
    "Delete": "Key.delete",
    " ": "Key.space",
    "\n": "Key.enter",
    "\t": "Key.tab",
    "ArrowUp": "Key.up",
    "ArrowDown": "Key.down",
    "ArrowLeft": "Key.left",
    "ArrowRight": "Key.right",
    "Home": "Key.home",
    "End": "Key.end",
    "PageUp": "Key.page_up",
    "PageDown": "Key.page_down",
    "Insert": "Key.insert",
    "ContextMenu": "Key.menu",
}
_MODIFIERS = {
    "ctrl": "Key.ctrl",
    "alt": "Key.alt",
    "meta": "Key.cmd",
    "shift": "Key.shift",
}
_HIDDEN_KEYS = ["*"] * 8
"""Stands for the keys of a secret, whatever their number was."""
_PIXELS_A_NOTCH = 10
"""The public recorder's wheel units: one for every 8 to 12 pixels, by the machine."""
_RIGHT_BUTTON = 2
_NOT_EXACT = frozenset(
    {"at", "end", "screen", "parts", "raw", "released", "scrolled", "x", "y"}
    | {"to_x", "to_y"}
)


def key_tokens(keys: list[str], modifiers: list[str] | None = None) -> str:
    """Write keys as the public recorder names them, joined by spaces.

    Args:
        keys: Keys as the page names them (``KeyboardEvent.key``), or characters.
        modifiers: Modifiers that were held: ctrl, alt, shift, meta.

    Examples:
        >>> key_tokens(["a", " ", "Enter"])
        "'a' Key.space Key.enter"
        >>> key_tokens(["s"], ["ctrl"])
        "Key.ctrl 's'"
    """
    alone = (
        keys
        and len(keys[0]) == 1
        and not {"ctrl", "alt", "meta"} & {*(modifiers or [])}
    )
    held = [
        _MODIFIERS[name]
        for name in modifiers or []
        if name in _MODIFIERS and not (alone and name == "shift")
    ]
    return " ".join([*held, *map(_token, keys)])


def _token(key: str) -> str:
    if key in _NAMED_KEYS:
        return _NAMED_KEYS[key]
    if len(key) > 1 and key.isascii() and key.isalnum():
        return f"Key.{key.lower()}"
    return repr(key) if not any(c.isspace() for c in key) else "Key.space"


def released_action(
    one: dict[str, Any], screen: dict[str, Any] | None
) -> dict[str, Any]:
    """Write an action as one of the four that released traces hold.

    Args:
        one: The action as the journal has it.
        screen: The screen it was done on, for where the page begins.

    Returns:
        Its ``type`` and the fields of that type; times are added by the caller.
    """
    kind = one["kind"]
    if kind == "scroll":
        return _scroll(one)
    if kind == "drag":
        return _mouse(
            one, screen, x=one.get("to_x"), y=one.get("to_y"), of=one.get("to")
        )
    if one.get("x") is not None or not (kind == "type" or one.get("keys")):
        return _mouse(one, screen, x=one.get("x"), y=one.get("y"), of=one.get("target"))
    return _keys(one)


def _scroll(one: dict[str, Any]) -> dict[str, Any]:
    pixels = one.get("pixels") or {}
    target = one.get("target")
    return {
        "type": "scroll",
        "timestamp": None,
        "x": one.get("x"),
        "y": one.get("y"),
        "dx": _notches(pixels.get("x", 0)),
        "dy": -_notches(pixels.get("y", 0)),
        "element_attributes": {"xpath": target["path"] if target else None},
    }


def _notches(pixels: float) -> int:
    """Count wheel units; a scroll is never written as none at all."""
    if not pixels:
        return 0
    return round(pixels / _PIXELS_A_NOTCH) or (1 if pixels > 0 else -1)


def _mouse(
    one: dict[str, Any],
    screen: dict[str, Any] | None,
    *,
    x: float | None,
    y: float | None,
    of: dict[str, Any] | None,
) -> dict[str, Any]:
    corner = (screen or {}).get("view") or {"x": 0, "y": 0}
    element = one.get("raw") if one["kind"] != "drag" else None
    described = _element(element or of or {}, corner)
    if x is None or y is None:  # chosen without a pointer: its middle stands for it
        x = described["x"] + described["width"] / 2
        y = described["y"] + described["height"] / 2
    return {
        "type": _MOUSE,
        "timestamp": None,
        "x": x,
        "y": y,
        "is_right_click": one.get("button") == _RIGHT_BUTTON,
        "pressed": False,
        "element_attributes": {"x": int(x), "y": int(y), "element": described},
    }


def _keys(one: dict[str, Any]) -> dict[str, Any]:
    keys = one.get("keys") or []
    if one.get("secret") and one["kind"] == "type":
        keys = _HIDDEN_KEYS
    elif not keys:
        keys = list(one.get("typed") or one.get("value") or "") or ["Backspace"]
    tokens = key_tokens(keys, one.get("modifiers"))
    element = _element(one.get("target") or {}, {"x": 0, "y": 0})
    if one["kind"] == "type":
        element["value"] = one.get("before") or ""
    return {
        "type": "keystroke" if " " in tokens else "keypress",
        "timestamp": None,
        "key": tokens,
        "element_attributes": {"key": keys[0], "element": element},
    }


def _element(seen: dict[str, Any], corner: dict[str, float]) -> dict[str, Any]:
    """Describe an element as the public recorder does, `corner` added to its place."""
    box = seen.get("box") or {"x": 0, "y": 0, "width": 0, "height": 0}
    described = {
        "xpath": seen.get("xpath") or seen.get("path"),
        "label": seen.get("label"),
        "type": seen.get("type"),
        "placeholder": seen.get("placeholder"),
        "role": seen.get("stated_role") if "path" in seen else seen.get("role"),
        "tag": seen.get("tag"),
        "text": seen.get("text") or "",
        "x": box["x"] + corner["x"],
        "y": box["y"] + corner["y"],
        "height": box["height"],
        "width": box["width"],
    }
    if seen.get("value") is not None:
        described["value"] = seen["value"]
    return described


def exact_side(one: dict[str, Any], screen: dict[str, Any] | None) -> dict[str, Any]:
    """Collect what the released form has no place for.

    Args:
        one: The action as the journal has it.
        screen: The screen it was done on.

    Returns:
        Kind, target with accessible role and name and its box on the screen,
        value, keys, and whatever else was told; nothing that is absent.
    """
    corner = (screen or {}).get("view") or {"x": 0, "y": 0}
    exact = {
        k: v for k, v in one.items() if k not in _NOT_EXACT and v not in (None, [])
    }
    for name in ("target", "to"):
        if name in exact:
            box = exact[name]["box"]
            placed = box | {"x": box["x"] + corner["x"], "y": box["y"] + corner["y"]}
            kept = {k: v for k, v in exact[name].items() if v not in (None, [])}
            exact[name] = kept | {"box": placed}
    if one.get("x") is not None:
        exact["pointer"] = {"x": one["x"], "y": one["y"]}
    if one.get("to_x") is not None:
        exact["to_pointer"] = {"x": one["to_x"], "y": one["to_y"]}
    return exact
