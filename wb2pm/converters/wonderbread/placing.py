"""Where the fields of key events lie on the screen.

WONDERBREAD's clean-up moves the elements of mouse actions from the page's
coordinates to the screen's and forgets those of key actions. A field that was
clicked and then typed in carries both, which tells the shift between them.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from wb2pm.events import Box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.events import UIEvent


def place_on_screen(events: Sequence[UIEvent]) -> list[UIEvent]:
    """Convert page coordinates of elements to screen coordinates, where a shift is known.

    The shift most often seen in the recording is taken: the window stays where
    it is. Where none is seen the boxes stay in page coordinates and say so.

    Args:
        events: Events of one recording, in order.
    """
    shift = _usual_shift(events)
    if shift is None:
        return list(events)
    return [_moved(event, *shift) for event in events]


def _usual_shift(events: Sequence[UIEvent]) -> tuple[float, float] | None:
    on_screen: dict[str, Box] = {}
    shifts: Counter[tuple[float, float]] = Counter()
    for event in events:
        target = event.target
        if target is None or target.box is None or not target.path:
            continue
        if target.box.space == "screen":
            on_screen[target.path] = target.box
        elif seen := on_screen.get(target.path):
            shift = (round(seen.x - target.box.x), round(seen.y - target.box.y))
            shifts[shift] += 1
    return shifts.most_common(1)[0][0] if shifts else None


def _moved(event: UIEvent, right: float, down: float) -> UIEvent:
    target = event.target
    if target is None or target.box is None or target.box.space == "screen":
        return event
    box = replace(
        target.box, x=target.box.x + right, y=target.box.y + down, space="screen"
    )
    return replace(event, target=replace(target, box=box))
