"""Whether a page scrolled as far as the recording says that it was scrolled."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from statistics import median
from typing import TYPE_CHECKING, Final

from wb2pm.discovery.conformance.continuity.views import (
    FEWEST,
    LINE,
    corners,
    is_same_page,
    pixels_turned,
    shifts,
)
from wb2pm.discovery.conformance.deviations import Gap

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.events import Screen, UIEvent

_MOST: Final = 0.95
"""Share of what moved that has to move alike: nearly all. Where a part of a page ends the
page around it goes on, and the recording tells of one of them."""
_LEARNT: Final = 3
"""Turns of a wheel that have to agree on how far one takes the page."""
_AGREE: Final = 0.15
"""Share by which they may differ from their median, and the page from what is told."""


def scroll_gaps(events: Sequence[UIEvent], context: PageContext) -> Iterator[Gap]:
    """Find scrolling that took a page farther than it was scrolled, or the other way.

    What was scrolled without anything else in between is added up: a page that ends
    moves by less, and a wheel's motion may run out in the next turn. How far a turn of a
    wheel goes is learnt from the recording itself.

    Args:
        events: In the order of the recording.
        context: Its pages.
    """
    turns = [event for event in events if event.action == "scroll"]
    moved = {turn.id: _moved(turn, context) for turn in turns}
    unit = _unit_of_wheel(turns, moved)
    for is_scrolled, run in groupby(events, lambda event: event.action == "scroll"):
        in_one_go = list(run)
        if is_scrolled and _is_torn(in_one_go, moved, unit):
            yield Gap(
                kind="scrolling",
                event=in_one_go[0].id,
                sentence="The page moved otherwise than it was scrolled.",
            )


def _is_torn(
    run: Sequence[UIEvent], moved: Mapping[str, float | None], unit: float | None
) -> bool:
    """Return whether a page moved farther than it was scrolled in one go, or back."""
    far = [shift for turn in run if (shift := moved[turn.id]) is not None]
    asked = [told for turn in run if (told := _asked(turn, unit)) is not None]
    if len(far) < len(run) or len(asked) < len(run):
        return False
    if all(told > 0 for told in asked):
        down = 1
    elif all(told < 0 for told in asked):
        down = -1
    else:
        return False
    if any(shift * down <= -LINE for shift in far):
        return True
    if any(turn.target is not None and turn.target.tag == "textarea" for turn in run):
        return False  # where its text ends the page goes on, and only the text is told
    return sum(far) * down > (1 + _AGREE) * sum(asked) * down + LINE


def _moved(turn: UIEvent, context: PageContext) -> float | None:
    """Measure by how many pixels a page went on, down counting above nothing."""
    before, after = turn.screen_before, turn.screen_after
    if before is None or after is None or not is_same_page(before, after):
        return None
    moved = shifts(corners(before, context), corners(after, context))
    moving = Counter(shift for shift in moved.values() if shift != (0, 0))
    if not moving:
        return 0.0 if len(moved) >= FEWEST else None
    (across, down), count = moving.most_common(1)[0]
    alike = count >= max(FEWEST, _MOST * moving.total())
    if across or not alike or 2 * count < len(moved):
        return None
    window = _address_bar(after, context) - _address_bar(before, context)
    return float(round(window) - down)


def _address_bar(screen: Screen, context: PageContext) -> float:
    """Return where the address bar is: recorders learn where a page is in its window."""
    view = context.view(screen)
    bars = [] if view is None else list(view.elements("chrome_omnibox"))
    return bars[0].box.y if bars and bars[0].box is not None else 0.0


def _asked(turn: UIEvent, unit: float | None) -> float | None:
    """Return by how many pixels a page was scrolled, down counting above nothing."""
    if (told := pixels_turned(turn)) is not None:
        return told or None
    wheel = turn.attributes.get("wheel_dy")
    return -float(wheel) * unit if wheel and unit is not None else None


def _unit_of_wheel(
    turns: Sequence[UIEvent], moved: Mapping[str, float | None]
) -> float | None:
    """Learn how far a page goes with a wheel, where its turns agree."""
    units = [
        -shift / float(wheel)
        for turn in turns
        if (wheel := turn.attributes.get("wheel_dy")) and (shift := moved[turn.id])
    ]
    if len(units) < _LEARNT:
        return None
    unit = median(units)
    agree = sum(abs(one - unit) <= _AGREE * abs(unit) for one in units)
    return unit if unit > 0 and agree >= _LEARNT and 2 * agree > len(units) else None
