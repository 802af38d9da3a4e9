"""What a control of several lines is called: by its title, not by the facts under it.

A list of records, or a search, draws what it leads to as a link with a title and what
else is known: a date, a place, an amount. A part of a form that folds out has a title
and says what is in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from unicodedata import bidirectional

from msgspec.structs import replace

from wb2pm.converters.labels.elements.element_names import (
    Name,
    folded,
    inside_of,
    tidy_name,
)
from wb2pm.converters.labels.places.gaps import is_in_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.pages.page import Described
    from wb2pm.events import Box


_TITLED: Final = frozenset({"link", "tab", "button", "menu item"})
"""Kinds of elements that are named by what they show (WAI-ARIA 1.2, 5.2.8.5)."""
_FROM_THE_RIGHT: Final = frozenset({"R", "AL"})
"""Classes of letters that are read from the right (Unicode Standard Annex 9, table 4)."""


def title_of_lines(sight: Sight) -> Name | None:
    """Name a control by its first line, where every line below is a text of its own.

    What stands in the line of the title belongs to it, and so does a text that is broken
    in two without being two on the page. An amount is no part of a name.

    Args:
        sight: What was acted on, and the pages around it.
    """
    lines = [folded(x) for x in (sight.element.text or "").splitlines() if x.strip()]
    seen = sight.on_view if sight.kind in _TITLED and lines else None
    if seen is None:
        return None
    link, view = seen
    parts = [part for part in view.elements() if inside_of(part, link)]
    if len(lines) == 1:
        return _part_over_others(lines[0], parts)
    places = [_place_of(line, parts) for line in lines]
    title = places[0] or _place_of_own_text(link, places)
    if title is None or any(place is None for place in places[1:]):
        return None
    if (first := _leftmost(lines, [title, *places[1:]])) is not None:
        return first
    below = [
        place is not None and (_is_below(place, title) or _is_aside(place, title))
        for place in places[1:]
    ]
    is_amount = [not any(c.isalpha() for c in line) for line in lines[1:]]
    if not all(map(any, zip(below, is_amount, strict=True))):
        return None
    name = tidy_name(lines[0])
    return Name(name, "text") if name else None


def _place_of_own_text(link: Described, places: Sequence[Box | None]) -> Box | None:
    """Return where a link shows its first line, which is in none of its parts.

    The lines below are, and leave room for it.
    """
    first = next((place for place in places if place is not None), None)
    if link.box is None or first is None or first.y - link.box.y < first.height:
        return None
    return replace(link.box, height=first.y - link.box.y)


def _leftmost(lines: Sequence[str], places: Sequence[Box | None]) -> Name | None:
    """Return the line drawn before the first one, in the same row of the screen.

    Pages write first what they draw at the right edge; people read from the left, but
    for scripts that are read from the right.
    """
    row = [
        (place.x, line)
        for line, place in zip(lines, places, strict=True)
        if place is not None and places[0] and is_in_line(place, places[0])
    ]
    _, said = min(row)
    is_read_so = all(bidirectional(c) not in _FROM_THE_RIGHT for c in "".join(lines))
    if said == lines[0] or len(row) < len(lines) or not is_read_so:
        return None
    name = tidy_name(said)
    return Name(name, "text") if name else None


def first_line(sight: Sight) -> Name | None:
    """Name a control of several lines by the first, where nobody knows better.

    Args:
        sight: What was acted on, and the pages around it.
    """
    if sight.kind not in _TITLED:
        return None
    name = tidy_name(sight.element.text or "")
    return Name(name, "text") if name else None


def _part_over_others(said: str, parts: Sequence[Described]) -> Name | None:
    """Return the part that a text in one line begins with, where all else is below it.

    What slots put under each other is written in one line outside them.
    """
    first = next((part for part in parts if part.text), None)
    title = folded(first.text or "") if first is not None else ""
    others = [part.box for part in parts if part is not first and part.box is not None]
    if first is None or first.box is None or not said.startswith(f"{title} "):
        return None
    if not others or not all(_is_below(box, first.box) for box in others):
        return None
    name = tidy_name(title)
    return Name(name, "text") if name else None


def _place_of(line: str, parts: Sequence[Described]) -> Box | None:
    """Return where the part of a link is that shows a line, and nothing else."""
    shown = (part.box for part in parts if folded(part.text or "") == line)
    return next((box for box in shown if box is not None), None)


def _is_below(box: Box, title: Box) -> bool:
    return box.y >= title.middle[1]


def _is_aside(box: Box, title: Box) -> bool:
    """Return whether a text stands at the other end of a title's line, as a state does.

    Words of one text are less than a line's height apart.
    """
    return is_in_line(box, title) and box.x - title.right > title.height
