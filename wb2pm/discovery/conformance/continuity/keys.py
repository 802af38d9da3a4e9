"""Where the keys go: to what has the focus, and over what was selected."""

from __future__ import annotations

from itertools import pairwise, takewhile
from typing import TYPE_CHECKING, Final

from wb2pm.converters.pages.paths import unnumbered
from wb2pm.discovery.conformance.continuity.fields import (
    IN_PARTS,
    MASKED,
    content_before,
    is_text_field,
)
from wb2pm.discovery.conformance.continuity.visits import place_of
from wb2pm.discovery.conformance.deviations import Gap

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.events import Element, UIEvent

_PASSIVE: Final = frozenset({"scroll", "hover", "wait", "copy"})
_EDITING: Final = frozenset(
    [
        *("Backspace", "Delete", "Home", "End", "Left", "Right"),
        *("Ctrl+A", "Ctrl+C", "Ctrl+X", "Ctrl+V", "Meta+A", "Meta+C", "Meta+X"),
        *("Meta+V", "Cmd+A", "Cmd+C", "Cmd+X", "Cmd+V"),
    ]
)
"""Keys after which the focus is where it was."""
_MOVING: Final = frozenset({"Home", "End", "Left", "Right", "Up", "Down", "Escape"})
"""Keys that move the cursor, or leave it where it is."""
_KEEPING: Final = frozenset(
    [
        *("Home", "End", "Left", "Right"),
        *("Ctrl+A", "Ctrl+C", "Meta+A", "Meta+C", "Cmd+A", "Cmd+C"),
    ]
)
"""Keys that leave a text as it is."""
_ONWARD: Final = frozenset({"Enter", "Tab", "Shift+Tab"})
"""Keys that are pressed in any control, and lead on from it."""
_NATIVE: Final = frozenset({"input", "select", "textarea", "button", "a"})
"""Elements of the HTML standard that get the focus by themselves."""
_ERASING: Final = frozenset({"Key.backspace", "Key.delete", "Backspace", "Delete"})
_INFERRED: Final = frozenset({"credited", "merged_keys"})
"""Issues of events whose field was inferred, or that stand for several keys."""
_SEGMENT: Final = "spinbutton"
_NEXT: Final = 40
"""Pixels between the segments of a time: what parts them, and no field."""
_BORDER: Final = 3
"""Pixels by which fields that stand side by side may overlap."""


def key_gaps(events: Sequence[UIEvent]) -> Iterator[Gap]:
    """Find keys in something that the focus was not brought to.

    What is typed stays in its field until a click, Tab, Enter or the like leads away,
    and a list, box or button that was just used keeps the focus as well. A choice may lead
    to another page.

    Args:
        events: In the order of the recording.
    """
    acting = [event for event in events if event.action not in _PASSIVE]
    for before, event in pairwise(acting):
        if _leads_on(before):
            continue  # the next page puts the focus where it likes
        if _jumps(before, event) or _leaves_control(before, event):
            yield Gap(
                kind="focus",
                event=event.id,
                sentence="Keys went to another field, and nothing led there.",
            )


def unselected(events: Sequence[UIEvent]) -> dict[str, bool]:
    """Tell of each text that took another's place whether that was selected for it.

    A click puts the cursor somewhere in a text, so that what is typed then comes into
    it: to stand in its place, the text has to be selected or taken out first, unless
    the page selects it by itself, as other runs tell.

    Args:
        events: In the order of the recording.

    Returns:
        Id of the event -> whether nothing was done that selects or takes out.
    """
    acting = [event for event in events if event.action not in _PASSIVE]
    return {
        event.id: not _selects(before)
        for before, event in pairwise(acting)
        if _replaces(event)
    }


def _replaces(event: UIEvent) -> bool:
    """Return whether a text took the place of what its field held."""
    held, target = event.attributes.get("before"), event.target
    if event.action != "type" or target is None or not isinstance(held, str):
        return False
    if not is_text_field(target) or target.type in IN_PARTS:
        return False
    if _ERASING.intersection(event.keys) or _INFERRED & set(event.issues):
        return False
    now = event.value or ""
    if MASKED.search(held) or MASKED.search(now):
        return False
    if not held.strip() or now.strip() == held.strip():
        return False
    ahead = _shared_beginning(held, now)
    behind = _shared_beginning(held[ahead:][::-1], now[ahead:][::-1])
    return ahead + behind < len(held)


def _shared_beginning(one: str, other: str) -> int:
    """Count the characters with which two texts begin alike."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _selects(event: UIEvent) -> bool:
    """Return whether an action selects a text, or takes it out."""
    if event.action == "double_click":
        return True
    if event.action == "click":
        return False
    return event.action != "press" or event.value not in _MOVING


def _leads_on(event: UIEvent) -> bool:
    """Return whether a choice in a list brought a page with another path."""
    before, after = (
        place_of(screen.url) if screen is not None else None
        for screen in (event.screen_before, event.screen_after)
    )
    return event.action == "select" and None not in {before, after} and before != after


def _jumps(before: UIEvent, event: UIEvent) -> bool:
    """Return whether keys go on in another field than the last ones."""
    if _INFERRED & {*before.issues, *event.issues}:
        return False
    if before.action != "type" and before.value not in _EDITING:
        return False
    if before.action not in {"type", "press"} or event.action not in {"type", "press"}:
        return False
    one, other = before.target, event.target
    if one is None or other is None or not (one.path and other.path):
        return False
    if unnumbered(one.path) == unnumbered(other.path) or _is_taken_away(
        one.path, other.path
    ):
        return False
    if not (is_text_field(one) and is_text_field(other)):
        return False
    leads_on = _takes_its_place(before, event) or _is_next_segment(one, other)
    return not (leads_on or _has_made_room(one, other))


def _is_taken_away(path: str, then: str) -> bool:
    """Return whether an element was in no page any more when it was described.

    Paths begin at the root of the page, or at an id, in what tells them so.

    Examples:
        >>> _is_taken_away("/html/body/input", "/div/textarea")
        True
        >>> _is_taken_away("/html/body/input", "/html/body/textarea")
        False
    """
    rooted = ("//", "/html")
    return path.startswith(rooted) and not then.startswith(rooted)


def _is_next_segment(one: Element, other: Element) -> bool:
    """Return whether a time that the page draws in segments moved the focus on itself.

    Each is a spin button beside the last, and the one that is full hands over to the
    next; a field for a number of its own does not.
    """
    if {one.role, other.role} != {_SEGMENT} or "number" in {one.type, other.type}:
        return False
    if one.box is None or other.box is None:
        return False
    across, down = one.box.overlap(other.box)
    return down >= one.box.height / 2 and across >= -_NEXT and other.box.x > one.box.x


def _has_made_room(one: Element, other: Element) -> bool:
    """Return whether a field stands where the last one did: the page moved in between.

    A field that shrinks when it is left moves what is below it under the mouse. Then a
    press and its release hit two elements, and make no click of either (UI Events,
    5.3.3, `click`): nobody tells of what led there.
    """
    if one.box is None or other.box is None or one.box.space != other.box.space:
        return False
    shared = one.box.overlap(other.box)
    return min(shared) > _BORDER


def _takes_its_place(before: UIEvent, event: UIEvent) -> bool:
    """Return whether a page put another field in the place of one, text and all."""
    held = content_before(event)
    if before.action == "type":
        return bool(held) and held == before.value
    return bool(held) and (
        before.value not in _KEEPING or held == content_before(before)
    )


def _leaves_control(before: UIEvent, event: UIEvent) -> bool:
    """Return whether keys go on in another place than the control last used."""
    one, other = before.target, event.target
    if one is None or other is None or not (one.path and other.path):
        return False
    if _INFERRED & {*before.issues, *event.issues} or _is_taken_away(
        one.path, other.path
    ):
        return False
    if unnumbered(one.path) == unnumbered(other.path) or not _keeps_focus(before):
        return False
    if one.tag == other.tag and _has_made_room(one, other):
        return False  # the same one, drawn anew
    if event.action == "click":
        return _by_key(event)
    if event.action == "select":
        return other.tag == "select" and _by_key(event)
    if event.action == "press":
        return event.value in _ONWARD and other.tag in _NATIVE
    return event.action == "type" and is_text_field(other) and not is_text_field(one)


def _keeps_focus(event: UIEvent) -> bool:
    """Return whether what was used has the focus still: a native list, a native box.

    What is drawn over a box may work it and leave the focus where it was.
    """
    target = event.target
    if target is None:
        return False
    if event.action == "select":
        return target.tag == "select"
    if event.action == "type":
        return is_text_field(target)
    native = target.tag == "input" and target.type in {"checkbox", "radio"}
    x, y, box = event.x, event.y, target.box
    is_met = x is None or y is None or box is None or box.contains(x, y)
    return event.action == "click" and native and is_met


def _by_key(event: UIEvent) -> bool:
    """Return whether a key did what a click does."""
    return bool(event.keys) and "button" not in event.attributes
