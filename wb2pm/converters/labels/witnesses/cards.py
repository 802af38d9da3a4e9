"""Records that a page draws as cards: boxes of one form, side by side, without a role.

A box is a card where others beside it have texts at the same places. Where some of these
texts are the same in all of them, as captions of their fields are, the cards are of
records; a box with texts of its own alone, as a tile of a menu, is called by its title.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.labels.elements.element_names import (
    FILLED_IN,
    Name,
    folded,
    tidy_name,
)
from wb2pm.converters.labels.places.row_places import furniture
from wb2pm.converters.labels.tables.row_kinds import row_kind
from wb2pm.converters.labels.witnesses.rows import ROW
from wb2pm.converters.pages.paths import without_numbers

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Page
    from wb2pm.events import Element, UIEvent

_OTHERS: Final = 2
"""Boxes of the same form beside one that make it one of many; two may be columns."""
_ENOUGH: Final = 20
_TEXTS: Final = 2
_ALIKE: Final = 0.5
"""Share of places with a text that two cards have in common; a record may lack some."""
_LONGEST: Final = 200


class Card(NamedTuple):
    """A box among others of its form.

    Attributes:
        title: Its first text that no other has.
        is_record: Whether others have some of its texts too, as captions.
    """

    title: str
    is_record: bool


def card(sight: Sight) -> Name | None:
    """Name a box among others of its form: by the kind of record, or by its title.

    Args:
        sight: What was acted on, and the pages around it.
    """
    found = card_met(sight.event, sight.context) if sight.kind == "element" else None
    if found is None:
        return None
    if found.is_record:
        return Name(row_kind(sight.event, sight.control), ROW)
    name = tidy_name(found.title)
    return Name(name, "heading") if name else None


def card_met(event: UIEvent, context: PageContext) -> Card | None:
    """Find the card that was clicked as a whole.

    Where too few others of its form are shown beside it, those on other screens of the
    page count too, such as the ones that a search has left out; it may be one of these.

    Args:
        event: An event with a target.
        context: The pages around it.
    """
    target, screen = event.target, event.screen_before
    if target is None or screen is None or not target.path or target.role:
        return None
    lines = (target.text or "").strip().splitlines()
    view = context.view(screen) if len(lines) >= _TEXTS else None
    if view is None or view.is_whole or furniture().search(target.path):
        return None
    if _is_filled_in(view, target):
        return None
    boxes = _boxes(view, target.path)
    mine = boxes.pop(target.path, {})
    if len(set(mine.values())) < _TEXTS:
        return None
    near = (one for one in context.screens_near(event) if one is not screen)
    views = (context.view(one) for one in near if one.url == screen.url)
    others = (_boxes(one, target.path).values() for one in views if one is not None)
    alike = _of_its_form(mine, boxes.values())
    if len(alike) < _OTHERS:
        every = chain(boxes.values(), chain.from_iterable(others))
        alike = _of_its_form(mine, every)
    if len(alike) < _OTHERS:
        return None
    seen = Counter(text for texts in alike for text in set(texts.values()))
    title = next((text for text in mine.values() if not seen[text]), None)
    if title is None:
        return None
    return Card(title, any(seen[text] == len(alike) for text in mine.values()))


def _of_its_form(
    mine: dict[str, str], boxes: Iterable[dict[str, str]]
) -> list[dict[str, str]]:
    alike: list[dict[str, str]] = []
    for texts in boxes:
        if texts != mine and texts not in alike and _are_alike(mine, texts):
            alike.append(texts)
        if len(alike) >= _ENOUGH:
            break
    return alike


def _is_filled_in(view: Page, target: Element) -> bool:
    """Return whether a field is in what was clicked, as in a part of a form."""
    fields = (field.box for field in view.elements(*FILLED_IN) if field.box is not None)
    return target.box is not None and any(map(target.box.holds, fields))


def _are_alike(one: dict[str, str], other: dict[str, str]) -> bool:
    places, others = set(one), set(other)
    return len(places & others) >= _ALIKE * len(places | others)


def _boxes(view: Page, path: str) -> dict[str, dict[str, str]]:
    """Collect the boxes whose paths differ from one in numbers alone.

    Returns:
        Path of a box -> place in it -> text there.
    """
    depth, pattern = path.count("/"), without_numbers(path)
    boxes: dict[str, dict[str, str]] = {}
    for element in view.elements():
        steps = (element.path or "").split("/")
        box, place = "/".join(steps[: depth + 1]), "/".join(steps[depth + 1 :])
        if not place or without_numbers(box) != pattern:
            continue
        text = (element.text or "").strip()
        if text and "\n" not in text and len(text) <= _LONGEST:
            boxes.setdefault(box, {}).setdefault(place, folded(text))
    return boxes
