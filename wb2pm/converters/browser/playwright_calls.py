"""Calls of Playwright as actions: which are what a person does, and with what value."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from wb2pm.converters.browser.selectors import element_of
from wb2pm.converters.sources.loose_values import as_number
from wb2pm.events import Action, AttributeValue, Element

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_ACTIONS: Final[dict[str, Action]] = {
    "goto": "navigate",
    "goBack": "navigate",
    "goForward": "navigate",
    "reload": "navigate",
    "newPage": "tab_open",
    "bringToFront": "tab_switch",
    "click": "click",
    "tap": "click",
    "check": "click",
    "uncheck": "click",
    "mouseClick": "click",
    "touchscreenTap": "click",
    "dblclick": "double_click",
    "fill": "type",
    "type": "type",
    "keyboardType": "type",
    "keyboardInsertText": "type",
    "setInputFiles": "other",
    "press": "press",
    "keyboardPress": "press",
    "keyboardDown": "press",
    "selectOption": "select",
    "hover": "hover",
    "dragAndDrop": "drag",
    "mouseWheel": "scroll",
    "scrollIntoViewIfNeeded": "scroll",
    "focus": "other",
    "blur": "other",
    "selectText": "other",
    "dispatchEvent": "other",
    "mouseDown": "other",
    "mouseUp": "other",
}
_CLASSES: Final = frozenset({"Frame", "Page", "ElementHandle", "Locator"})
_ON_CONTEXT: Final = frozenset({"newPage"})
WITHOUT_TARGET: Final = frozenset({"keyboardType", "keyboardInsertText"}) | {
    "keyboardPress",
    "keyboardDown",
}
"""Calls that go to whatever has the focus."""
_RESOLVED: Final = re.compile(
    r"locator resolved to (?:visible |hidden )?(?P<html><.{1,4000}>)", re.DOTALL
)
_KEPT: Final = ("id", "name", "class", "href", "title", "autocomplete", "for", "value")


class Call(Struct, frozen=True, kw_only=True):
    """What a call did.

    Attributes:
        action: As an action.
        value: What was typed, pressed, chosen or gone to.
        x: Pointer position in the page's visible part.
        y: Pointer position in the page's visible part.
    """

    action: Action
    value: str | None = None
    x: float | None = None
    y: float | None = None


def understand_call(kind: str, method: str, params: Mapping[str, Any]) -> Call | None:
    """Return what a call did; None for calls that check, wait or set up.

    Args:
        kind: Class it was called on.
        method: Its name in Playwright's protocol.
        params: Its parameters.

    Examples:
        >>> understand_call("Frame", "fill", {"selector": "#a", "value": "x"}).value
        'x'
        >>> understand_call("Frame", "waitForFunction", {}) is None
        True
    """
    if method == "close" and kind == "Page":
        return Call(action="tab_close")
    if method in _ON_CONTEXT:
        return Call(action="tab_open") if kind == "BrowserContext" else None
    action = _ACTIONS.get(method)
    if action is None or kind not in _CLASSES:
        return None
    if action == "click":
        if params.get("clickCount") == 2:  # noqa: PLR2004 (a double click)
            action = "double_click"
        elif params.get("button") == "right":
            action = "right_click"
    return Call(
        action=action,
        value=_value(action, method, params),
        x=as_number(params.get("x")),
        y=as_number(params.get("y")),
    )


def _value(action: Action, method: str, params: Mapping[str, Any]) -> str | None:
    if action == "navigate":
        url = params.get("url")
        return url if isinstance(url, str) else method
    if action == "type":
        typed = params.get("value", params.get("text"))
        return typed if isinstance(typed, str) else None
    if action == "press":
        return str(params.get("key"))
    if action == "select":
        return _chosen(params.get("options"))
    if action == "scroll":
        return "up" if (as_number(params.get("deltaY")) or 0) < 0 else "down"
    if method == "setInputFiles":
        files = params.get("localPaths") or params.get("payloads") or ()
        named = (f.get("name") if isinstance(f, dict) else f for f in files)
        return ", ".join(str(name) for name in named) or None
    return None


def _chosen(options: object) -> str | None:
    if not isinstance(options, list):
        return None
    told = [
        str(option[key])
        for option in options
        if isinstance(option, dict)
        for key in ("label", "valueOrLabel", "value", "index")
        if option.get(key) is not None
    ]
    return ", ".join(told) or None


def target_of(params: Mapping[str, Any], log: Iterable[str]) -> Element | None:
    """Describe the element of a call by its selector and by what the call found.

    Args:
        params: Parameters of the call.
        log: What Playwright noted while it carried the call out.

    Examples:
        >>> found = ["locator resolved to <input type='password' id='p'/>"]
        >>> target_of({"selector": "#p"}, found).type
        'password'
    """
    selector = params.get("selector") or params.get("source")
    if not isinstance(selector, str):
        return None
    named = element_of([selector])
    for line in log:
        if match := _RESOLVED.search(line):
            return _resolved(match["html"], named)
    return named


def _resolved(html: str, named: Element) -> Element:
    from lxml import etree
    from lxml import html as parser

    try:
        found = parser.fragment_fromstring(html)
    except (etree.ParserError, etree.XMLSyntaxError, ValueError, AssertionError):
        return named
    if not isinstance(found.tag, str):
        return named
    given: dict[str, AttributeValue] = {
        name: value for name in _KEPT if (value := found.get(name)) is not None
    }
    text = " ".join(found.text_content().split()) or named.text
    identity = found.get("id")
    plain = identity and not {'"', "'"} & set(identity)
    return Element(
        tag=found.tag.lower(),
        role=found.get("role") or named.role,
        label=found.get("aria-label") or named.label,
        text=text,
        placeholder=found.get("placeholder") or named.placeholder,
        type=found.get("type") or named.type,
        path=f'//*[@id="{identity}"]' if plain else named.path,
        attributes={**named.attributes, **given},
    )
