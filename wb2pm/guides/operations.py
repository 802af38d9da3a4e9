"""What was done to elements as operations that a script can do again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from wb2pm.converters.redaction.spans import MASKS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.events import Activity, Element, UIEvent
    from wb2pm.guides.parameters import Parameters

_FIELDS: Final = frozenset({"input", "textarea", "select"})
_CLICKS: Final = {
    "click": "click",
    "double_click": "double_click",
    "right_click": "right_click",
    "submit": "click",
}
_NOTHING: Final = frozenset({"scroll", "wait"})
"""Actions that a browser that is told what to do has no need of."""
_LEADING_KEYS: Final = frozenset({"Tab", "Shift+Tab", "Ctrl+A", "Meta+A", "Cmd+A"})
_CLICKING_KEYS: Final = frozenset({"Enter", "Space", " "})
_MODIFIERS: Final = {"Ctrl": "Control", "Cmd": "Meta", "Win": "Meta", "Option": "Alt"}
_TICKING: Final = frozenset({"check", "uncheck"})
_TYPING: Final = frozenset({"type", "paste"})
Operation = dict[str, Any]


class CannotBeDoneError(Exception):
    """A script has no way to do something; the message says what."""


def is_web_address(address: str | None) -> bool:
    """Tell whether a script may go to an address.

    Examples:
        >>> is_web_address("http://a.example/"), is_web_address("file:///etc/passwd")
        (True, False)
    """
    try:
        parts = urlsplit(address or "")
    except ValueError:
        return False
    return parts.scheme in {"http", "https"} and bool(parts.hostname)


def operations(activity: Activity, parameters: Parameters) -> list[Operation]:
    """List what a script has to do for an activity.

    Args:
        activity: The activity; what led up to it is left out.
        parameters: Gets the values.

    Returns:
        Operations, each of texts, lists and truth values alone.

    Raises:
        CannotBeDoneError: If something was done that a script cannot do, or to an
            element that it cannot find.
    """
    events = activity.events[activity.lead :]
    if activity.verb == "Enter":
        return list(_entering(activity, events, parameters))
    if activity.verb == "Select" and any(e.action != "press" for e in events):
        return list(_selecting(activity, events, parameters))
    done = [op for event in events for op in _done(activity, event, parameters)]
    if not done:
        raise CannotBeDoneError("nothing was recorded that a script can do")
    return done


def _entering(
    activity: Activity, events: tuple[UIEvent, ...], parameters: Parameters
) -> Iterator[Operation]:
    typed = [at for at, event in enumerate(events) if event.action in _TYPING]
    if not typed or activity.value is None:
        raise CannotBeDoneError("it was not recorded what was entered")
    target = events[typed[-1]].target
    value = parameters.name(activity.element or activity.label, activity.value)
    yield {"do": "enter", "ways": _ways(target), "value": value}
    for event in events[typed[-1] + 1 :]:
        if event.action == "press" and event.value not in _LEADING_KEYS:
            yield _pressed(event)


def _selecting(
    activity: Activity, events: tuple[UIEvent, ...], parameters: Parameters
) -> Iterator[Operation]:
    if activity.value is None:
        raise CannotBeDoneError("it was not recorded what was chosen")
    first = next((event for event in events if event.target), None)
    chosen = next((event for event in reversed(events) if event.target), None)
    if first is None or chosen is None:
        raise CannotBeDoneError("it was not recorded where it was chosen")
    value = parameters.name(activity.element or activity.label, activity.value)
    for event in events:
        if event.target is not None and event.target.tag == "select":
            yield {"do": "select", "ways": _ways(event.target), "value": value}
            return
    opened = _ways(first.target)
    yield {"do": "click", "ways": opened} | _place(first)
    day = _day_of(activity.value, chosen.target)
    if day is None:
        yield {"do": "choose", "value": value}
        return
    turned = [e for e in events if e is not first and e is not chosen and e.target]
    yield {
        "do": "choose_day",
        "value": value,
        "day": day,
        "as": activity.value,
        "ways": _ways(chosen.target),
        "turning": [_ways(e.target) for e in turned if e.action in _CLICKS],
    }


def _day_of(value: str, chosen: Element | None) -> int | None:
    """Find the day in a date: what was clicked says nothing else of it.

    Returns:
        Which word of the value it is; None for what is no day of a calendar.
    """
    name = _name(chosen) if chosen is not None else None
    words = value.split()
    alone = name is not None and name.isdecimal() and words.count(name) == 1
    return words.index(name) if name and alone and len(words) > 1 else None


def _done(
    activity: Activity, event: UIEvent, parameters: Parameters
) -> Iterator[Operation]:
    if event.action in _NOTHING:
        return
    if event.action == "press":
        if event.value in _LEADING_KEYS:
            return
        if activity.verb != "Press" and event.value in _CLICKING_KEYS and event.target:
            yield from _clicked(activity, event, parameters)
        else:
            yield _pressed(event)
    elif event.action in _CLICKS:
        yield from _clicked(activity, event, parameters)
    elif event.action == "hover":
        yield {"do": "hover", "ways": _ways(event.target)}
    elif event.action == "navigate":
        if not is_web_address(event.value) or _is_masked(event.value):
            raise CannotBeDoneError("the address is not known, or none of the web")
        yield {"do": "goto", "address": event.value}
    else:
        raise CannotBeDoneError(
            f"a script cannot do again what was done ({event.action})"
        )


def _clicked(
    activity: Activity, event: UIEvent, parameters: Parameters
) -> Iterator[Operation]:
    target = event.target
    if event.raw_action in _TICKING:
        yield {
            "do": "tick",
            "ways": _ways(target),
            "ticked": event.raw_action == "check",
        }
        return
    row = activity.is_row
    name = _name(target) if target is not None else None
    if row and target is not None and name:
        parameter = parameters.name(activity.label, name)
        ways = [[f"{way[0]}=", *way[1:-1], parameter] for way in _named(target)]
    else:
        ways = _ways(target)
    do = _CLICKS.get(event.action, "click")
    yield {"do": do, "ways": ways} | _place(event)


def _pressed(event: UIEvent) -> Operation:
    keys = event.value
    if not keys or _is_masked(keys):
        raise CannotBeDoneError("the key is not known")
    held, _, key = keys.rpartition("+")
    if not key:  # the plus itself
        held, key = keys[:-2], "+"
    names = [_MODIFIERS.get(name, name) for name in held.split("+") if name]
    return {"do": "press", "keys": "+".join([*names, "Space" if key == " " else key])}


def _ways(target: Element | None) -> list[list[str]]:
    """List ways of finding an element: by name first, then by its place.

    A place counts only if what is there has the element's role or tag.
    """
    ways = _named(target) if target is not None else []
    if target is not None:
        selector = target.attributes.get("selector")
        if isinstance(selector, str) and _is_plain(selector):
            ways.append(["css", *_kind(target), selector])
        if target.path and target.path.startswith("/") and _is_plain(target.path):
            ways.append(["xpath", *_kind(target), target.path])
    if not ways:
        raise CannotBeDoneError("its element cannot be found again")
    return ways


def _place(event: UIEvent) -> Operation:
    """Say where the middle of an element was: some show only under the mouse."""
    box = event.target.box if event.target is not None else None
    view = event.screen_before.pictured if event.screen_before is not None else None
    if box is None or (box.space == "screen" and view is None):
        return {}
    left, top = (view.x, view.y) if box.space == "screen" and view else (0.0, 0.0)
    middle = (box.x + box.width / 2 - left, box.y + box.height / 2 - top)
    return {"at": [round(place) for place in middle]}


def _named(target: Element) -> list[list[str]]:
    ways: list[list[str]] = []
    name = _name(target)
    is_field = target.tag in _FIELDS
    if name and target.role:
        ways.append(["role", target.role, name])
    if name and is_field:
        ways.append(["label", name])
    if target.placeholder and not _is_masked(target.placeholder):
        ways.append(["placeholder", target.placeholder])
    text = " ".join((target.text or "").split())
    if text and text == name and not is_field and _is_word(target.tag):
        ways.append(["text", target.tag or "", text])
    return ways


def _kind(target: Element) -> list[str]:
    """Say what has to be at a place: a role, else a tag, else nothing."""
    if target.role and _is_word(target.role):
        return ["role", target.role]
    return ["tag", target.tag or ""] if _is_word(target.tag) else ["any", ""]


def _is_word(name: str | None) -> bool:
    return bool(name) and bool(re.fullmatch(r"[a-z][a-z0-9-]*", name or ""))


def _name(target: Element) -> str | None:
    stated = target.attributes.get("accessible_name")
    names = (stated if isinstance(stated, str) else None, target.label, target.text)
    found = next((" ".join(n.split()) for n in names if n and n.strip()), None)
    return None if found is None or _is_masked(found) else found


def _is_plain(selector: str) -> bool:
    """Tell a selector of one engine: ``>>`` would begin another of Playwright's."""
    return ">>" not in selector and not _is_masked(selector)


def _is_masked(text: str | None) -> bool:
    return text is not None and any(mask in text for mask in MASKS.values())
