"""What a field is called in a form that writes its captions as headings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.converters.labels.elements.element_names import element_type, tidy_name
from wb2pm.converters.labels.places.gaps import begins_over
from wb2pm.converters.labels.places.label_lines import is_heading
from wb2pm.vocabulary.kinds import CONTROLS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.pages.page import Described

_TITLE = "h1"
_LINE = 16.0
"""Pixels of a line of text: the heading of a part of the page is nearer to what it heads."""


def heading_as_caption(field: Described, seen: Sequence[Described]) -> str | None:
    """Return the heading right over a field, where others beside it head fields, too.

    One heading over a field may be the title of a part of the page, which the field
    searches. In a form of captions one is like the other.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    headings = [one for one in seen if is_heading(one) and (one.text or "").strip()]
    own = next((one for one in headings if _is_right_over(one, field)), None)
    if own is None:
        return None
    controls = [e for e in seen if element_type(e) in CONTROLS]
    is_one_of_many = any(
        _is_beside(one, own) and any(_is_right_over(one, e) for e in controls)
        for one in headings
    )
    return tidy_name(own.text or "") if is_one_of_many else None


def heading_of_prompt(field: Described, seen: Sequence[Described]) -> str | None:
    """Return the heading right over a list that shows a prompt: what is to be chosen.

    The title of the page is none.

    Args:
        field: The list, with its box on the same view.
        seen: The elements of that view.
    """
    over = (
        one
        for one in seen
        if is_heading(one)
        and one.tag != _TITLE
        and _is_right_over(one, field)
        and one.box is not None
        and field.box is not None
        and field.box.y - one.box.bottom <= _LINE
    )
    own = next(over, None)
    return tidy_name(own.text or "") if own is not None else None


def _is_right_over(heading: Described, field: Described) -> bool:
    """Return whether a heading begins where a field does, in the line over it."""
    if heading.box is None or field.box is None:
        return False
    return begins_over(heading.box, field.box)


def _is_beside(one: Described, other: Described) -> bool:
    """Return whether two headings of one kind stand in the same part of the page."""
    around = [(e.path or "").rpartition("/")[0] for e in (one, other)]
    return one.tag == other.tag and around[0] == around[1] and one.path != other.path
