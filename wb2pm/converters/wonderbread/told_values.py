"""Single values of what wb2pm's own recorder tells of an action."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

import msgspec

from wb2pm.converters.sources.loose_values import as_mapping, as_number

if TYPE_CHECKING:
    from wb2pm.converters.sources.pynput_keys import KeyRun
    from wb2pm.events import AttributeValue, Element

_SHAPES = frozenset(
    {"svg", "g", "rect", "circle", "ellipse", "line", "polyline", "polygon", "path"}
    | {"text", "tspan", "image", "use", "canvas"}
)
"""Elements of drawings (SVG 2, chapters 5, 9, 11 and 12; HTML standard, 4.12.5)."""

_ERASES: Final = "Backspace"
_MOST_KEYS: Final = 2000
_MOST_READINGS: Final = 64
"""Bounds on what is made of keys: people erase little of what they write at a time."""


def text_or_none(value: object) -> str | None:
    """Take a text; anything else is none."""
    return value if isinstance(value, str) else None


def with_shape(target: Element, action: dict[str, Any]) -> Element:
    """Note with what was clicked the shape of a drawing that the pointer met in it.

    Args:
        target: What was clicked.
        action: The action, in the released form.
    """
    met = as_mapping(as_mapping(action.get("element_attributes")).get("element"))
    if text_or_none(met.get("tag")) not in _SHAPES:
        return target
    told = {"drawn": "tag", "drawn_path": "xpath"}
    told |= {"drawn_width": "width", "drawn_height": "height"}
    shape = {
        ours: met[theirs]
        for ours, theirs in told.items()
        if met.get(theirs) is not None
    }
    return msgspec.structs.replace(target, attributes={**target.attributes, **shape})


def value_told(
    kind: str, exact: dict[str, Any], runs: tuple[KeyRun, ...]
) -> str | None:
    """Return what was entered, pressed, chosen or carried along.

    Args:
        kind: What the recorder calls the action.
        exact: What it tells of it.
        runs: The keys, where some were pressed.
    """
    if kind == "type":
        value, typed = exact.get("value"), exact.get("typed")
        kept = text_or_none(typed if value is None else value)
        if kept and kept == typed:
            return _without_erased(kept, exact.get("keys"))
        return kept
    if kind == "press":
        names = [run.value for run in runs]
        return ("+" if names[:1] == ["Shift"] else " ").join(names) or None
    if kind == "select":
        return text_or_none(exact.get("option")) or text_or_none(exact.get("value"))
    if kind == "scroll":
        return _direction(as_mapping(exact.get("pixels")))
    if kind == "drag":
        to = as_mapping(exact.get("to"))
        return text_or_none(to.get("name")) or text_or_none(to.get("text"))
    return text_or_none(exact.get("value"))


def _without_erased(typed: str, keys: object) -> str:
    """Return what the keys leave of a text that an editor drew, with nothing in its field.

    Where the keys give just that text with some of what they erased left in it, the field
    did not have it any more when it was erased: then it was told with that.

    Examples:
        >>> _without_erased("Neew", ["N", "e", "e", "Backspace", "w"])
        'New'
        >>> _without_erased("a Neew", ["a", " ", "x", "Backspace", *"Nee", "Backspace", "w"])
        'a New'
        >>> _without_erased("Neew", ["e", "Backspace", "w"])
        'Neew'
    """
    told = keys if isinstance(keys, list) else []
    erasing = sum(key == _ERASES for key in told)
    if not erasing or len(told) > _MOST_KEYS:
        return typed
    might, left = {""}, ""
    for key in told:
        if key == _ERASES:
            erasing -= 1
            left = left[:-1]
            might |= {one[:-1] for one in might}
        else:
            written = "\n" if key == "Enter" else str(key)
            left += written
            might = {one + written for one in might}
        might = {
            one for one in might if len(one) - _begins_alike(one, typed) <= erasing
        }
        if len(might) > _MOST_READINGS:
            return typed
    return left if typed in might else typed


def _begins_alike(one: str, other: str) -> int:
    """Return how many letters two texts begin with alike."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _direction(pixels: dict[str, Any]) -> str:
    right, down = as_number(pixels.get("x")) or 0, as_number(pixels.get("y")) or 0
    if not right and not down:
        return "none"
    if abs(down) >= abs(right):
        return "down" if down > 0 else "up"
    return "right" if right > 0 else "left"


def replaced_told(kind: str, exact: dict[str, Any]) -> dict[str, AttributeValue]:
    """Report that a field's whole content was replaced by what it held afterwards.

    Args:
        kind: What the recorder calls the action.
        exact: What it tells of it.
    """
    before = exact.get("before")
    return {"erased": len(before)} if kind == "type" and isinstance(before, str) else {}


def rest_told(told: dict[str, Any], taken: frozenset[str]) -> dict[str, AttributeValue]:
    """Keep the rest: plain values as they are, others as JSON.

    Args:
        told: What the recorder tells of something.
        taken: The fields of it that were taken already.
    """
    kept: dict[str, AttributeValue] = {}
    for name, value in told.items():
        if name in taken or value is None:
            continue
        plain = isinstance(value, (str, int, float, bool))
        kept[name] = value if plain else msgspec.json.encode(value).decode()
    return kept
