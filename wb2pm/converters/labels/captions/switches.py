"""What a switch is called, of which the caption stands at the other edge of its line."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from wb2pm import columns
from wb2pm.converters.labels.elements.element_names import Name, inside_of, tidy_name
from wb2pm.converters.labels.places.gaps import TOUCHING, is_in_line
from wb2pm.converters.labels.places.layers import in_other_layer
from wb2pm.converters.labels.places.parts_apart import is_worked
from wb2pm.converters.labels.tables.drawn_grids import heading_of_cell
from wb2pm.vocabulary.kinds import BOXES
from wb2pm.vocabulary.language import every_word
from wb2pm.vocabulary.phrases import one_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.pages.page import Described

_LINES: Final = 24.0
"""Pixels from the middle of a switch to that of a text in its line, or in one of two."""
OBLONG: Final = 1.5
"""How many times as wide as high a switch is, at least; another box is drawn as a square."""


def caption_of_switch(
    switch: Described, said: str, seen: Iterable[Described]
) -> str | None:
    """Name a switch by the text before it in its line, unless another is nearer behind.

    Settings have their captions at the left edge, and the switches at the right.

    Args:
        switch: The switch, with its box on the same view.
        said: What stood before it in the order of the page.
        seen: The elements of that view.
    """
    if switch.box is None:
        return None
    before: list[float] = []
    behind: list[float] = []
    for text in seen:
        if not text.text or text.box is None or is_worked(text):
            continue
        down = switch.box.overlap(text.box)[1]
        if down < min(switch.box.height, text.box.height) / 2:
            continue
        gaps = (
            switch.box.x - text.box.x - text.box.width,
            text.box.x - switch.box.x - switch.box.width,
        )
        if gaps[0] >= TOUCHING and said in _said_by(text.text):
            before.append(gaps[0])
        if gaps[1] >= TOUCHING:
            behind.append(gaps[1])
    is_nearer = before and min(before) <= min(behind, default=min(before))
    return tidy_name(said) if is_nearer else None


def caption_before_states(sight: Sight) -> Name | None:
    """Name a switch whose label says on either side in which state it is.

    The label begins with what stands before the box, which nobody sees, and goes on
    behind it; what is drawn between is wider than high. Before all that stands the caption.
    Styles may write both states (``No Yes``), and the text before the box is the caption.

    Args:
        sight: What was acted on, and the pages around it.
    """
    box, screen = sight.element.box, sight.event.screen_before
    stated = sight.stated[0] if sight.kind in BOXES else ""
    first = sight.text_before
    if first and not stated.startswith(first) and _are_both_states(stated):
        name = tidy_name(first)
        return Name(name, "caption") if name else None
    if not (first and stated.startswith(f"{first} ")) or screen is None:
        return None
    if box is None or box.width * box.height:
        return None
    view = sight.context.view(screen)
    seen = list(view.elements()) if view is not None else []
    labels = (
        one
        for one in seen
        if one.tag == "label"
        and one.box is not None
        and one.box.contains(box.x, box.y)
        and _letters(one) == "".join(stated.split())
        and _draws_switch(one, seen)
    )
    label = next(labels, None)
    return _words_before(label, seen) if label is not None else None


def caption_of_drawn_switch(sight: Sight) -> Name | None:
    """Name a switch that is drawn between the words of its two states.

    Its caption is what stands before all three in their line: the first of several texts
    under each other, which remark on it. One that lies over the cell of a grid which opened
    it edits that, and is called as what stands over its column.

    Args:
        sight: What was acted on, and the pages around it.
    """
    seen = sight.on_view if sight.kind == "element" else None
    if seen is None or sight.element.text or seen[0].box is None:
        return None
    switch, page = seen
    box, elements = seen[0].box, list(page.elements())
    if box.width < OBLONG * box.height:
        return None
    around = (switch.path or "").rpartition("/")[0]
    words = [
        one
        for one in elements
        if one.text
        and one.box is not None
        and (one.path or "").rpartition("/")[0] == around
        and is_in_line(one.box, box)
    ]
    if not _are_both_states(" ".join(one.text or "" for one in words)):
        return None
    opener = page.at_path(str(sight.event.attributes.get(columns.UI_OPENER_ID) or ""))
    if opener is not None and opener.box is not None and opener.box.holds(box):
        return heading_of_cell(opener, page, sight.context)
    return _before_all(switch, words, elements)


def _before_all(
    switch: Described, words: Sequence[Described], seen: Sequence[Described]
) -> Name | None:
    """Return the first of the texts before a switch and the words of its states."""
    boxes = [one.box for one in (switch, *words) if one.box is not None]
    left, middle = min(box.x for box in boxes), boxes[0].middle[1]
    before = [
        (one, one.box)
        for one in seen
        if one.text
        and one.box is not None
        and one.box.right <= left
        and abs(one.box.middle[1] - middle) <= _LINES
        and not is_worked(one)
        and not in_other_layer(one, switch, seen)
    ]
    nearest = max(before, key=lambda one: one[1].right, default=None)
    if nearest is None:
        return None
    part = (nearest[0].path or "").rpartition("/")[0]
    beside = [one for one in before if (one[0].path or "").rpartition("/")[0] == part]
    name = tidy_name(min(beside, key=lambda one: one[1].y)[0].text or "")
    return Name(name, "caption") if name else None


def _are_both_states(said: str) -> bool:
    """Return whether a name is nothing but two states, one of them on and one off."""
    words = said.casefold().split()
    if len(words) != 2:  # noqa: PLR2004 (on, and off)
        return False
    on, off = _on_and_off()
    return any(a in on and b in off for a, b in (words, words[::-1]))


@cache
def _on_and_off() -> tuple[frozenset[str], frozenset[str]]:
    return (
        every_word(lambda known: (*known.states.true, *known.states.yes)),
        every_word(lambda known: (*known.states.false, *known.states.no)),
    )


def _letters(element: Described) -> str:
    return "".join((element.text or "").split())


def _draws_switch(label: Described, seen: Iterable[Described]) -> bool:
    """Return whether something without words in a label is wider than high."""
    return any(
        inside_of(one, label)
        and not one.text
        and one.box is not None
        and one.box.width >= OBLONG * one.box.height > 0
        for one in seen
    )


def _words_before(label: Described, seen: Iterable[Described]) -> Name | None:
    """Return what the part of the page that ends with a label begins with."""
    own, end = label.path or "", label.text or ""
    around = (e for e in seen if e.path and own.startswith(f"{e.path}/") and e.text)
    nearest = max(around, key=lambda e: len(e.path or ""), default=None)
    said = (nearest.text or "") if nearest is not None else ""
    name = tidy_name(said.removesuffix(end)) if said.endswith(end) else None
    return Name(name, "caption") if name else None


def without_state(name: Name, sight: Sight) -> Name:
    """Take off the name of a switch what it says of its state: it is on, or off.

    Args:
        name: As a witness tells it.
        sight: What it names.
    """
    if sight.element.role != "switch":
        return name
    rest = _state().sub("", name.text)
    return name._replace(text=rest) if any(map(str.isalpha, rest)) else name


@cache
def _state() -> re.Pattern[str]:
    words = every_word(lambda known: (*known.states.true, *known.states.false))
    return re.compile(rf"(?<=\S)[\s:]+(?:{one_of(words)})$", re.IGNORECASE)


def _said_by(text: str) -> set[str]:
    """Return a text as it is read before a switch: whole, or its last line."""
    last = (text.strip().splitlines() or [""])[-1]
    return {" ".join(each.split()) for each in (text, last)}
