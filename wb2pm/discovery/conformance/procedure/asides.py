"""What was done beside a procedure and has no consequence: it is noted, not counted.

To look around and come back, and to correct a slip before anything is sent, change
nothing; neither is a deviation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.redaction.comparing import same_text
from wb2pm.discovery.conformance.continuity.visits import place_of
from wb2pm.discovery.conformance.procedure.acts import BACK

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.discovery.conformance.procedure.acts import PerformedAct
    from wb2pm.events import Activity, UIEvent

_LEADS: Final = frozenset({"link", "tab", "menu", "menu item", "row", "page"})
"""Kinds of elements that lead somewhere (HTML, ARIA); a button may do anything."""
_LOOKS: Final = frozenset({"Click", "Open", "Navigate", "Switch tab", "Double-click"})
_FILLS: Final = frozenset({"Enter", "Select"})


class Aside(NamedTuple):
    """Something without consequence.

    Attributes:
        done: Positions of what was done.
        sentence: What it was, in words.
    """

    done: tuple[int, ...]
    sentence: str


def find_asides(
    left_over: Sequence[int],
    done: Sequence[PerformedAct],
    activities: Sequence[Activity],
) -> list[Aside]:
    """Find what was done beside a procedure without consequence.

    Args:
        left_over: Positions of what the procedure does not ask for.
        done: What was done.
        activities: The activities it was read from.

    Returns:
        Ways that led elsewhere and back to the same page, by links and the like alone;
        and what was typed or chosen and then replaced in the same field by what is
        asked for, before anything was sent.
    """
    return [
        *_looking_around(left_over, done, activities),
        *_corrected(set(left_over), done),
    ]


def _looking_around(
    left_over: Sequence[int],
    done: Sequence[PerformedAct],
    activities: Sequence[Activity],
) -> Iterator[Aside]:
    for stretch in _stretches(left_over, done):
        start = 0
        while start < len(stretch):
            end = _way_back(stretch[start:], done, activities)
            if not end:
                start += 1
                continue
            way = tuple(stretch[start : start + end])
            labels = ", ".join(done[at].label for at in way)
            yield Aside(way, f"Looked around and came back: {labels}.")
            start += end


def _stretches(
    left_over: Sequence[int], done: Sequence[PerformedAct]
) -> Iterator[list[int]]:
    """Yield neighbours that only lead somewhere; what weighs nothing may lie between."""
    open_: list[int] = []
    beside = set(left_over)
    for at, this in enumerate(done):
        if at in beside and _only_leads(this):
            open_.append(at)
        elif this.weight and open_:
            yield open_
            open_ = []
    if open_:
        yield open_


def _only_leads(this: PerformedAct) -> bool:
    if this.label == BACK or this.verb in {"Navigate", "Switch tab", "Switch to"}:
        return True
    return this.verb in _LOOKS and this.kind in _LEADS


def _way_back(
    stretch: Sequence[int], done: Sequence[PerformedAct], activities: Sequence[Activity]
) -> int:
    """Return after how many acts the page is the first one again; the longest way."""
    first = activities[done[stretch[0]].activity].events[0]
    begun = _page(first, before=True)
    if begun is None:
        return 0
    away, longest = False, 0
    for count, at in enumerate(stretch, 1):
        page = _page(activities[done[at].activity].events[-1], before=False)
        if page is None:
            return longest
        if page != begun:
            away = True
        elif away:
            longest = count
    return longest


def _page(event: UIEvent, *, before: bool) -> tuple[tuple[str, str], str] | None:
    screen = event.screen_before if before else event.screen_after
    place = place_of(screen.url) if screen is not None else None
    if screen is None or place is None or screen.url is None:
        return None
    return place, screen.url.partition("?")[2] or screen.url.partition("#")[2]


def _corrected(left_over: set[int], done: Sequence[PerformedAct]) -> Iterator[Aside]:
    last: dict[tuple[str | None, str | None], int] = {}
    for at, this in enumerate(done):
        if this.verb in _FILLS and this.element is not None:
            field = (this.element, this.group)
            before = last.get(field, at)
            old = done[before].value
            beside = before in left_over and at not in left_over
            known = old is not None and this.value is not None
            if beside and known and same_text(old, this.value) is False:
                said = f'{this.label}: "{old}" was replaced by "{this.value}"'
                yield Aside((before,), f"Corrected in {said}.")
            last[field] = at
        elif this.weight and not (this.kind in _LEADS and this.verb in _LOOKS):
            last.clear()  # something may have been sent
