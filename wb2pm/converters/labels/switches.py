"""What a switch is called, of which the caption stands at the other edge of its line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.converters.labels.element_names import tidy_name
from wb2pm.converters.labels.gaps import TOUCHING
from wb2pm.converters.labels.parts_apart import is_worked

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.pages.page import Described


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


def _said_by(text: str) -> set[str]:
    """Return a text as it is read before a switch: whole, or its last line."""
    last = (text.strip().splitlines() or [""])[-1]
    return {" ".join(each.split()) for each in (text, last)}
