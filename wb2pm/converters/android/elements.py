"""The element at a point of an Android screen, by its accessibility tree."""

from __future__ import annotations

from typing import Any

from wb2pm.converters.sources.kept_attributes import clean_text, keep
from wb2pm.events import Box, Element

_ROLES = {
    "Button": "button",
    "ImageButton": "button",
    "FloatingActionButton": "button",
    "EditText": "textbox",
    "AutoCompleteTextView": "textbox",
    "SearchView": "searchbox",
    "CheckBox": "checkbox",
    "Switch": "switch",
    "ToggleButton": "switch",
    "RadioButton": "radio",
    "Spinner": "combobox",
    "TabWidget": "tab",
    "SeekBar": "slider",
}
_NAMES = ("text", "content_description", "hint_text", "tooltip")
_MOST_TEXTS = 3
_FIELDS = frozenset({"textbox", "searchbox", "checkbox", "switch", "radio", "combobox"})


def element_at(tree: list[Any], x: float, y: float) -> Element | None:
    """Describe what is at a point: the smallest control there, else the smallest text.

    Args:
        tree: The nodes of the screen.
        x: Pixels from the left.
        y: Pixels from the top.

    Returns:
        The element; None when nothing that is seen is there.

    Examples:
        >>> node = {"text": "Past", "is_clickable": True, "is_visible": True,
        ...         "bbox_pixels": {"x_min": 0, "x_max": 9, "y_min": 0, "y_max": 9}}
        >>> element_at([node], 5, 5).text
        'Past'
    """
    seen = [(box, n) for n in tree if isinstance(n, dict) and (box := _box(n))]
    around = [
        (box.width * box.height, place)
        for place, (box, node) in enumerate(seen)
        if box.contains(x, y) and node.get("is_visible") is not False
    ]
    around.sort(key=lambda one: (one[0], -one[1]))
    controls = [place for _, place in around if _is_control(seen[place][1])]
    named = [place for _, place in around if _name(seen[place][1])]
    chosen = next(iter(controls + named), None)
    if chosen is None:
        return None
    box, node = seen[chosen]
    inside = [n for inner, n in seen if _lies_in(inner, box) and n is not node]
    return _element(node, box, inside)


def focused_field(tree: list[Any]) -> Element | None:
    """Describe the field that is being written in, if one has the focus."""
    for node in tree:
        if (
            isinstance(node, dict)
            and node.get("is_editable")
            and node.get("is_focused")
        ):
            box = _box(node)
            return _element(node, box, []) if box else None
    return None


def _element(node: dict[str, Any], box: Box, inside: list[dict[str, Any]]) -> Element:
    kind = str(node.get("class_name") or "").rpartition(".")[2]
    role = "textbox" if node.get("is_editable") else _ROLES.get(kind)
    if role is None and _is_control(node):
        role = "button"
    is_field = role in _FIELDS
    own = (
        _name(node, ("content_description", "hint_text", "tooltip"))
        if is_field
        else _name(node)
    )
    texts = list(dict.fromkeys(text for n in inside if (text := _name(n))))[
        :_MOST_TEXTS
    ]
    name = own or " ".join(texts) or None
    identifier = node.get("resource_id")
    known = {"text", "content_description", "hint_text", "bbox_pixels", "resource_id"}
    flags = {k: v for k, v in node.items() if k not in known and v is not False}
    return Element(
        role=role,
        label=clean_text(name) if name and (is_field or not node.get("text")) else None,
        text=None if is_field else name and clean_text(name),
        placeholder=_text(node.get("hint_text")),
        value=_text(node.get("text")) if is_field else None,
        path=_path(identifier, kind, box),
        box=box,
        attributes=keep(
            flags | {"resource_id": identifier or None, "label_from": "tree"}
        ),
    )


def _path(identifier: object, kind: str, box: Box) -> str:
    if isinstance(identifier, str) and identifier:
        return f'[resource-id="{clean_text(identifier)}"]'
    return f'{clean_text(kind) or "view"}[at="{box.x:.0f},{box.y:.0f}"]'


def _name(node: dict[str, Any], names: tuple[str, ...] = _NAMES) -> str | None:
    return next((text for name in names if (text := _text(node.get(name)))), None)


def _text(value: object) -> str | None:
    return (
        clean_text(value.strip()) if isinstance(value, str) and value.strip() else None
    )


def _is_control(node: dict[str, Any]) -> bool:
    return any(
        node.get(flag)
        for flag in ("is_clickable", "is_editable", "is_checkable", "is_long_clickable")
    )


def _box(node: dict[str, Any]) -> Box | None:
    sides = node.get("bbox_pixels")
    if not isinstance(sides, dict):
        return None
    edges = [sides.get(name) for name in ("x_min", "y_min", "x_max", "y_max")]
    if not all(isinstance(edge, (int, float)) for edge in edges):
        return None
    left, top, right, bottom = (float(edge or 0) for edge in edges)
    return Box(x=left, y=top, width=right - left, height=bottom - top, space="screen")


def _lies_in(inner: Box, outer: Box) -> bool:
    return outer.contains(inner.x, inner.y) and outer.contains(
        inner.x + inner.width, inner.y + inner.height
    )
