"""The record that a control is for, where its name says so.

What else the name says, the names of others in its column say too.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.places.parts_apart import is_worked
from wb2pm.converters.labels.tables.row_lines import holds, is_box, is_under

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.pages.page import Described

_NUMBER: Final = re.compile(r"\d+")


def record_named(control: Described, seen: Sequence[Described]) -> str | None:
    """Return the record that a control says it is for, by a text in its line.

    A box says `Select Spring flyer`, after the link to that. Of a link or button the
    name begins with the record, and goes on with what tells its place in the list:
    `Spring flyer. Item 2 of 5`.

    Args:
        control: A box, link or button, with its place on a view.
        seen: The elements of that view.
    """
    own = _parted_name(control, seen)
    if own is None or control.box is None:
        return None
    alike = (e for e in seen if e.path != control.path and _is_alike(e, control))
    others = (
        _parted_name(e, seen) for e in alike if e.box and is_under(e.box, control.box)
    )
    return (
        own[1]
        if any(o is not None and o[0] == own[0] and o[1] != own[1] for o in others)
        else None
    )


def _is_alike(one: Described, control: Described) -> bool:
    return is_box(one) if is_box(control) else one.tag == control.tag


def _parted_name(
    control: Described, seen: Iterable[Described]
) -> tuple[tuple[str, str], str] | None:
    """Part the name of a control in the words around a record, and the record."""
    place = control.box
    stated = " ".join((control.label or "").split())
    if place is None or not stated:
        return None
    line = (
        (e.box.x, " ".join((e.text or "").split()), e)
        for e in seen
        if e.box is not None and e.box.y <= place.middle[1] <= e.box.bottom
    )
    if is_box(control):
        texts = [
            (x, text)
            for x, text, e in line
            if e.tag == "a" and x >= place.x and text and holds(stated, text)
        ]
    else:
        texts = [
            (x, text)
            for x, text, e in line
            if text
            and not is_worked(e)
            and e.tag != "a"
            and stated.startswith(text)
            and stated != text
            and not stated[len(text)].isalnum()
        ]
    if not texts:
        return None
    before, record, after = stated.partition(min(texts)[1])
    return (before, _NUMBER.sub("0", after)), record
