"""What a call means: the action, the element it names, and what it carries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from wb2pm.converters.agents.keys import key_name
from wb2pm.converters.sources.kept_attributes import clean_text, keep
from wb2pm.converters.sources.scrolling import scroll_direction
from wb2pm.events import Action, AttributeValue

if TYPE_CHECKING:
    from wb2pm.converters.agents.calls import Call

_ACTIONS: dict[str, Action] = {
    "fill": "type",
    "clear": "type",
    "keyboard_type": "type",
    "keyboard_insert_text": "type",
    "check": "click",
    "uncheck": "click",
    "click": "click",
    "mouse_click": "click",
    "dblclick": "double_click",
    "mouse_dblclick": "double_click",
    "hover": "hover",
    "mouse_move": "hover",
    "focus": "hover",
    "press": "press",
    "keyboard_press": "press",
    "keyboard_down": "press",
    "select_option": "select",
    "upload_file": "select",
    "mouse_upload_file": "select",
    "drag_and_drop": "drag",
    "mouse_drag_and_drop": "drag",
    "scroll": "scroll",
    "scroll_at": "scroll",
    "goto": "navigate",
    "go_back": "navigate",
    "go_forward": "navigate",
    "new_tab": "tab_open",
    "tab_close": "tab_close",
    "tab_focus": "tab_switch",
    "send_msg_to_user": "message",
    "report_infeasible": "message",
    "stop": "message",
    "noop": "wait",
}
"""Focusing counts as hovering: it points at an element and does nothing to it."""
_VALUE = {
    "fill": "value",
    "keyboard_type": "text",
    "keyboard_insert_text": "text",
    "goto": "url",
    "send_msg_to_user": "text",
    "report_infeasible": "reason",
    "stop": "answer",
    "tab_focus": "index",
}
_KEYED = {"press": "key_comb", "keyboard_press": "key", "keyboard_down": "key"}
_LISTED = {
    "select_option": "options",
    "upload_file": "file",
    "mouse_upload_file": "file",
}
_WAYS = {"go_back": "back", "go_forward": "forward"}
_BUTTONS: dict[tuple[Action, str], Action] = {("click", "right"): "right_click"}


class Meaning(Struct, frozen=True, kw_only=True):
    """What a call means.

    Attributes:
        action: What kind of thing was done.
        element: The id it names its element by.
        to_element: The id of the element that something was dragged to.
        on_focus: Whether it goes to whatever has the focus.
        point: Where the pointer was, in the page's visible part.
        value: What was typed, pressed, chosen, said or gone to.
        attributes: The rest of what the call was given, and what follows from it.
    """

    action: Action
    element: str | None = None
    to_element: str | None = None
    on_focus: bool = False
    point: tuple[float, float] | None = None
    value: str | None = None
    attributes: dict[str, AttributeValue] = {}


def interpret(call: Call) -> Meaning:
    """Tell what a call means.

    Args:
        call: Any call; one of an unknown function becomes ``other``.

    Examples:
        >>> from wb2pm.converters.agents.calls import find_calls
        >>> interpret(find_calls("click('a51', button='right')")[0]).action
        'right_click'
        >>> interpret(find_calls("scroll(0, -200)")[0]).value
        'up'
    """
    given = dict(call.given)
    element = given.pop("bid", given.pop("from_bid", None))
    to_element = given.pop("to_bid", None)
    action = _ACTIONS.get(call.name, "other")
    if "unknown_action" in call.notes and call.name != "stop":
        action = "other"
    attributes = keep(given, prefix="call") | _effects(call)
    return Meaning(
        action=_BUTTONS.get((action, str(given.get("button"))), action),
        element=None if element is None else str(element),
        to_element=None if to_element is None else str(to_element),
        on_focus=call.name.startswith("keyboard_"),
        point=_point(given),
        value=_value(call),
        attributes=attributes,
    )


def _value(call: Call) -> str | None:
    given, name = call.given, call.name
    if name in _VALUE:
        return clean_text(str(given.get(_VALUE[name], "")))
    if name in _KEYED:
        return key_name(clean_text(str(given.get(_KEYED[name], ""))))
    if name in _LISTED:
        chosen = given.get(_LISTED[name])
        many = isinstance(chosen, (list, tuple))
        return clean_text(", ".join(map(str, chosen)) if many else str(chosen))  # type: ignore[arg-type]  # it is a list if `many`
    if name == "clear":
        return ""
    if name in {"scroll", "scroll_at"}:
        return _direction(
            given.get("delta_x", given.get("dx")), given.get("delta_y", given.get("dy"))
        )
    return None


def _effects(call: Call) -> dict[str, AttributeValue]:
    """Return what follows from a call for whoever reads the event."""
    if call.name in {"fill", "clear"}:
        return {"after": clean_text(str(call.given.get("value", "")))}
    if call.name in _WAYS:
        return {"way": _WAYS[call.name]}
    if call.name in {"check", "uncheck"}:
        return {"checked": call.name == "check"}
    return {}


def _point(given: dict[str, Any]) -> tuple[float, float] | None:
    for across, along in (("x", "y"), ("from_x", "from_y")):
        x, y = _number(given.get(across)), _number(given.get(along))
        if x is not None and y is not None:
            return x, y
    return None


def _direction(x: object, y: object) -> str:
    return scroll_direction(_number(x) or 0, _number(y) or 0)


def _number(value: object) -> float | None:
    """Take a finite number; agents also write them as text."""
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        return None
    try:
        number = float(value)
    except (ValueError, OverflowError):
        return None
    return number if abs(number) < 1e9 else None  # noqa: PLR2004 (no screen is wider)
