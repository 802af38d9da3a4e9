"""Where the keys go: to what has the focus, and over what was selected."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from wb2pm.converters.pages.paths import unnumbered
from wb2pm.discovery.conformance.continuity.fields import content_before, is_text_field
from wb2pm.discovery.conformance.deviations import Gap

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.events import UIEvent

_PASSIVE: Final = frozenset({"scroll", "hover", "wait", "copy"})
_EDITING: Final = frozenset(
    [
        *("Backspace", "Delete", "Home", "End", "Left", "Right"),
        *("Ctrl+A", "Ctrl+C", "Ctrl+X", "Ctrl+V", "Meta+A", "Meta+C", "Meta+X"),
        *("Meta+V", "Cmd+A", "Cmd+C", "Cmd+X", "Cmd+V"),
    ]
)
"""Keys after which the focus is where it was."""
_INFERRED: Final = frozenset({"credited", "merged_keys"})
"""Issues of events whose field was inferred, or that stand for several keys."""


def key_gaps(events: Sequence[UIEvent]) -> Iterator[Gap]:
    """Find keys in a field that the focus was not brought to, or that had to select.

    What is typed stays in its field until a click, Tab, Enter or the like leads away.
    And a click puts the cursor somewhere in a text, so that what is typed then comes
    into it: to stand in its place, the text has to be selected or taken out first.

    Args:
        events: In the order of the recording.
    """
    acting = [event for event in events if event.action not in _PASSIVE]
    for before, event in pairwise(acting):
        if _jumps(before, event):
            yield Gap(
                kind="focus",
                event=event.id,
                sentence="Keys went to another field, and nothing led there.",
            )
        elif _replaces_unselected(before, event):
            yield Gap(
                kind="content",
                event=event.id,
                sentence="A text came in the place of another, which was not selected.",
            )


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
    if unnumbered(one.path) == unnumbered(other.path):
        return False
    if not (is_text_field(one) and is_text_field(other)):
        return False
    return not _takes_its_place(before, event)


def _takes_its_place(before: UIEvent, event: UIEvent) -> bool:
    """Return whether a page put another field in the place of one, text and all."""
    held = content_before(event)
    return bool(held) and held == (before.value if before.action == "type" else held)


def _replaces_unselected(before: UIEvent, event: UIEvent) -> bool:
    """Return whether a text gives way to another right after one click into it."""
    held, target = event.attributes.get("before"), event.target
    if before.action != "click" or event.action != "type" or target is None:
        return False
    if not isinstance(held, str) or not held or event.attributes.get("erased"):
        return False
    if before.target is None or before.target.path != target.path:
        return False
    return is_text_field(target) and held not in (event.value or "")
