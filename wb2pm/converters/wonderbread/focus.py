"""Which field was typed in, where WONDERBREAD's recorder credits another.

The recorder notes the element of the first key of an event, as the page last
told it. Three things go wrong with that. Keys typed after a Tab are merged into
the Tab's event, and so are credited to the field that was left. Keys that
go to a native list of options or to the address bar are never told by the page,
so the element is that of an earlier key. And an event without any key told has
no element at all. What the focus did can be followed instead: a click puts it
on the clicked element, a Tab moves it to the next, and the next key that the
page did tell shows where it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from wb2pm.converters.pages.forms import carried_elements
from wb2pm.converters.pages.page import as_element
from wb2pm.converters.sources.pynput_keys import character
from wb2pm.converters.wonderbread.elements import RECORDED_KEY
from wb2pm.errors import ConversionError
from wb2pm.events import Element, Issue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.events import Screen, UIEvent

ADDRESS_BAR = Element(tag="chrome_omnibox", role="Address bar / Search box")
"""Stands for the browser's address bar, which no page knows of."""

_TO_ADDRESS_BAR = frozenset({"Ctrl+L", "Cmd+L", "Alt+D", "F6"})
_CLICKS = frozenset({"click", "double_click", "right_click"})
_KEYS = frozenset({"type", "press"})
_PREFIX_KEYS = frozenset({"shift", "ctrl", "cmd", "alt"})
_FOCUSABLE = frozenset({"input", "select", "textarea", "button", "a"})
_DOM_KEYS = {
    "enter": "Enter",
    "tab": "Tab",
    "backspace": "Backspace",
    "esc": "Escape",
    "delete": "Delete",
    "space": " ",
    "up": "ArrowUp",
    "down": "ArrowDown",
    "left": "ArrowLeft",
    "right": "ArrowRight",
    "home": "Home",
    "end": "End",
    "page_up": "PageUp",
    "page_down": "PageDown",
    "shift": "Shift",
    "ctrl": "Control",
    "cmd": "Meta",
    "alt": "Alt",
    "caps_lock": "CapsLock",
}


def credit_typing(events: Sequence[UIEvent], issues: list[Issue]) -> list[UIEvent]:
    """Point every key event at the element it went to.

    Args:
        events: Events in the order of the file, merged keys already split.
        issues: Takes a note for every event that is credited anew.

    Returns:
        The same events, with other targets where the recorder's was wrong; a
        target is None where nothing tells it.
    """
    focus = _Focus()
    credited: list[UIEvent] = []
    for position, event in enumerate(events):
        kept = event
        if event.action in _CLICKS:
            focus.click(event)
        elif event.action in _KEYS:
            target = focus.target_of(events, position)
            if not _same(target, event.target):
                kept = replace(
                    event,
                    target=target,
                    issues=(*event.issues, "credited"),
                )
                issues.append(_note(event, target))
            focus.key(kept, events, position)
        credited.append(kept)
    return credited


class _Focus:
    """Follows the focus through the events."""

    def __init__(self) -> None:
        self._at: Element | None = None
        self._list_open = False

    def click(self, event: UIEvent) -> None:
        target = event.target
        again = _same(target, self._at)
        is_list = target is not None and target.tag == "select"
        self._list_open = is_list and not (again and self._list_open)
        self._at = target

    def target_of(self, events: Sequence[UIEvent], position: int) -> Element | None:
        """Return where the keys of an event went."""
        event = events[position]
        if self._at is ADDRESS_BAR or self._list_open:
            return self._at
        first = position == 0 or events[position - 1].source_index != event.source_index
        if first and _told_by_page(event):
            return event.target
        return self._at

    def key(self, event: UIEvent, events: Sequence[UIEvent], position: int) -> None:
        """Move the focus as a key does."""
        if event.target is not None:
            self._at = event.target
        if event.action != "press":
            return
        if event.value in _TO_ADDRESS_BAR:
            self._at, self._list_open = ADDRESS_BAR, False
        elif event.value in {"Enter", "Escape"}:
            if self._at is ADDRESS_BAR:
                self._at = None
            self._list_open = False
        elif event.value in {"Tab", "Shift+Tab"}:
            self._list_open = False
            self._at = _next_told(events, position) or _neighbour(
                self._at, event, step=1 if event.value == "Tab" else -1
            )


def _told_by_page(event: UIEvent) -> bool:
    """Return whether the page told the recorder of this event's first key.

    The recorder keeps which key the page last told it of; another key than the
    event's own means that the element is a leftover.
    """
    if event.target is None:
        return False
    recorded = event.target.attributes.get(RECORDED_KEY)
    names = [_plain(token) for token in event.keys]
    if not isinstance(recorded, str) or _PREFIX_KEYS.issuperset(names):
        return True
    expected: set[str] = set()
    for token, name in zip(event.keys, names, strict=True):
        expected.add(_DOM_KEYS.get(name, character(token) or token))
        if name not in _PREFIX_KEYS:
            break
    return recorded.casefold() in {key.casefold() for key in expected}


def _plain(token: str) -> str:
    return token.removeprefix("Key.").removesuffix("_r").removesuffix("_l")


def _next_told(events: Sequence[UIEvent], position: int) -> Element | None:
    """Find where the focus is after a Tab, from the next key the page told of.

    Only the next recorded key event tells: a click or another Tab in between
    moves the focus again.
    """
    here = events[position].source_index
    for event in events[position + 1 :]:
        if event.action in _CLICKS:
            return None
        if event.source_index == here:
            if event.action == "press" and event.value in {"Tab", "Shift+Tab", "Enter"}:
                return None
            continue
        if event.action in _KEYS:
            return event.target if _told_by_page(event) else None
    return None


def _neighbour(focus: Element | None, event: UIEvent, *, step: int) -> Element | None:
    """Find the element that Tab goes to, in the order of the page."""
    if focus is None or focus.path is None:
        return None
    for screen in (event.screen_before, event.screen_after):
        fields = _focusable(screen)
        paths = [field.path for field in fields]
        if focus.path in paths:
            place = paths.index(focus.path) + step
            return fields[place] if 0 <= place < len(fields) else None
    return None


def _focusable(screen: Screen | None) -> list[Element]:
    if screen is None:
        return []
    try:
        found = carried_elements(screen)
    except ConversionError:  # no elements, no neighbours: the focus stays unknown
        return []
    return [as_element(e) for e in found if e.tag in _FOCUSABLE and e.path]


def _same(one: Element | None, other: Element | None) -> bool:
    if one is None or other is None:
        return one is other
    return (one.path, one.tag) == (other.path, other.tag)


def _note(event: UIEvent, target: Element | None) -> Issue:
    recorded = (event.target and event.target.path) or "no element"
    found = (target and (target.path or target.role)) or "no element that is known"
    return Issue(
        kind="credited",
        message=f"keys recorded on {recorded} went to {found}",
        where=f"$.trace[{event.source_index}]",
        event=event.id,
    )
