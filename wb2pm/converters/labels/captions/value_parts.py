"""What a field is called that holds a part of one value: a day, a month, an hour.

Such fields stand in one line and have one caption that people read, that of their group:
a ``legend``, or what an element of the role ``group`` is labelled by. What each states to
be its own name is for screen readers, and tells it from the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import FILLED_IN, folded
from wb2pm.converters.labels.places.label_lines import LABEL, caption_of_label
from wb2pm.converters.labels.places.layers import in_other_layer
from wb2pm.converters.labels.places.parts_apart import is_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.pages.page import Described

_GROUPS: Final = frozenset({"group", "radiogroup"})
_LEGEND: Final = "legend"
_MAX_GAP: Final = 40.0
"""Pixels between a legend and the line of fields under it: one to two lines, as between
any caption and what stands below."""
_ALIGNED: Final = 4.0


def caption_of_group(field: Described, seen: Sequence[Described]) -> str | None:
    """Return the caption of the group of which a field is a part, where it is shown.

    Args:
        field: A field whose own name is shown nowhere, with its box on a view.
        seen: The elements of that view.

    Returns:
        The caption; None where no group with one holds the field, or where the group
        holds fields in several lines that people read names of: values of their own.
    """
    if field.box is None:
        return None
    return _caption_of_role(field, seen) or _caption_of_legend(field, seen)


def _caption_of_role(field: Described, seen: Sequence[Described]) -> str | None:
    groups = [
        (e.box.width * e.box.height, folded(e.label), e)
        for e in seen
        if (e.role or "").lower() in _GROUPS and e.label and e.box and is_in(field, e)
    ]
    if not groups:
        return None
    _, caption, group = min(groups, key=lambda one: one[0])
    texts = [(folded(e.text or ""), e) for e in seen if e is not group]
    shown = [e for text, e in texts if text == caption]
    parts = [e for e in seen if e.tag in FILLED_IN and is_in(e, group)]
    if not shown or not (
        all(_is_in_line(e, field) for e in parts) or _are_unread(parts, texts)
    ):
        return None
    label = next((e for e in shown if e.tag == LABEL), None)
    return caption_of_label(label, seen) if label is not None else caption


def _are_unread(
    parts: Sequence[Described], texts: Sequence[tuple[str, Described]]
) -> bool:
    """Return whether no field of a group has a name that people read."""
    names = {folded(e.label or e.placeholder or "") for e in parts}
    return names.isdisjoint(text for text, _ in texts)


def _caption_of_legend(field: Described, seen: Sequence[Described]) -> str | None:
    """Take the legend right over a line of fields that begins under its left edge."""
    line = [e for e in seen if e.tag in FILLED_IN and _is_in_line(e, field)]
    line.append(field)
    over = [
        (gap, legend)
        for legend in seen
        if legend.tag == _LEGEND
        and legend.text
        and (gap := _gap_over(legend, field, line)) is not None
        and not in_other_layer(legend, field, seen)
    ]
    if not over:
        return None
    _, legend = min(over, key=lambda one: one[0])
    return folded(legend.text or "")


def _gap_over(
    legend: Described, field: Described, line: Sequence[Described]
) -> float | None:
    """Measure how far a legend is over a line of fields; None where it is not."""
    if legend.box is None or field.box is None:
        return None
    left = min(e.box.x for e in line if e.box is not None)
    gap = field.box.y - legend.box.bottom
    begins = abs(legend.box.x - left) <= _ALIGNED
    return gap if begins and -_ALIGNED <= gap <= _MAX_GAP else None


def _is_in_line(one: Described, field: Described) -> bool:
    """Return whether two fields stand in one line, by their middles."""
    if one.box is None or field.box is None:
        return False
    drop = abs(one.box.middle[1] - field.box.middle[1])
    return 2 * drop <= max(one.box.height, field.box.height)
