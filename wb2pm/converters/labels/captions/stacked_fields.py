"""What a field is called that stands right under or behind another, with one caption."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.captions.lists_as_captions import caption_in_list
from wb2pm.converters.labels.captions.on_views import caption_on_view, is_box_before
from wb2pm.converters.labels.elements.element_names import (
    FILLED_IN,
    Name,
    element_type,
    folded,
    tidy_name,
)
from wb2pm.converters.labels.places.layers import in_other_layer
from wb2pm.converters.labels.places.parts_apart import is_in, is_worked, lies_on
from wb2pm.converters.pages.templates import host_of
from wb2pm.vocabulary.kinds import BOXES
from wb2pm.vocabulary.language import says_searching

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from wb2pm.converters.pages.page import Described
    from wb2pm.events import Box

_STACKED: Final = 2
_STACK_GAP: Final = 16.0
_LINE_GAP: Final = 40.0
"""Pixels between fields in a line: a list that a page draws is wider than the field in
it by its padding and its arrow."""
_UP: Final = 4
"""How far above a field the group may be that it shares a caption with."""
_CONDITION: Final = 3
"""Parts of a condition: a property, a comparison and a value."""
_IN_LINE: Final = 8.0
"""Pixels by which the middles of a text and a field in one line differ, at most: half a
line."""
_ALIGNED: Final = 4.0
"""Fields that share a caption stand right under each other: less than a line apart
(16 px), with one left edge."""


def caption_shared(field: Described, seen: Iterable[Described]) -> Name | None:
    """Name a field that stands right under another by the caption of both.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    if field.box is None:
        return None
    seen = list(seen)
    return (
        caption_in_list(field, seen)
        or _shared(field, seen, _control_above)
        or _shared(field, seen, control_before)
        or _label_in_field_before(field, seen)
        or _label_of_fellow(field, seen)
    )


def caption_of_line(field: Described, seen: Sequence[Described]) -> Name | None:
    """Name a field by the caption of those of its kind before it in its line.

    Such are the two ends of a time. What is searched in names itself.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    before = control_before(field, seen)
    if before is None or element_type(before) != element_type(field):
        return None
    if says_searching(field.placeholder or ""):
        return None
    return _shared(field, seen, control_before)


def caption_of_repeated(field: Described, seen: Sequence[Described]) -> Name | None:
    """Name a field by the caption of the one right above that shows the same address.

    Where another address may be added, the field of each shows a sample while it is
    empty, which is the name of none.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    sample = field.placeholder or ""
    is_address = host_of(sample) is not None
    return _shared(field, seen, _alike_above) if is_address else None


def _alike_above(field: Described, seen: Sequence[Described]) -> Described | None:
    """Return the control right above a field that shows the same while it is empty."""
    above = _control_above(field, seen)
    is_alike = above is not None and above.placeholder == field.placeholder
    return above if is_alike else None


def _label_in_field_before(field: Described, seen: Sequence[Described]) -> Name | None:
    """Take the label that floats in the frame of the field right before one without.

    Such is the list that says of what kind an address is.
    """
    before = control_before(field, seen)
    if before is None or before.box is None or not before.label:
        return None
    top = before.box
    floats = any(
        one.tag == "label"
        and one.box is not None
        and folded(one.text or "") == folded(before.label)
        and one.box.y < top.y + top.height / 2
        and one.box.bottom >= top.y
        and top.x <= one.box.x < one.box.right <= top.right
        for one in seen
    )
    name = tidy_name(before.label) if floats else None
    return Name(name, "caption") if name else None


def _label_of_fellow(field: Described, seen: Sequence[Described]) -> Name | None:
    """Take the only label of a group whose other fields state it as their name.

    A date and its time have one caption, and only one of them may say so.
    """
    part = field.path or ""
    for _ in range(_UP):
        part = part.rpartition("/")[0]
        if not part:
            return None
        inside = [e for e in seen if (e.path or "").startswith(f"{part}/")]
        labels = [e for e in inside if e.tag == "label" and e.text]
        if labels:
            break
    else:
        return None
    name = tidy_name(labels[0].text or "")
    fellows = [
        e
        for e in inside
        if e.tag in FILLED_IN and element_type(e) not in BOXES and e.path != field.path
    ]
    is_theirs = fellows and all(tidy_name(e.label or "") == name for e in fellows)
    return Name(name, "caption") if name and is_theirs and len(labels) == 1 else None


def chosen_with(field: Described, seen: Sequence[Described]) -> Name | None:
    """Name a field by the box before it in its line or right over it, which says when it counts.

    What the line says between the two is part of it, as in ``(x) resolve as [fixed]``.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    if field.box is None:
        return None
    labels = [
        (field.box.x - text.box.right, text)
        for text in seen
        if text.box is not None
        and text.text
        and (_is_beside(text.box, field.box) or _is_label_over(text, field.box))
        and any(box.tag == "input" and is_box_before(box, text) for box in seen)
    ]
    if not labels:
        return None
    label = min(labels, key=lambda found: found[0])[1]
    said = " ".join((label.text or "").split())
    lines = [
        " ".join((around.text or "").strip().splitlines()[0].split())
        for around in seen
        if around is not label and around.text and is_in(label, around)
    ]
    longer = (line for line in lines if line.startswith(f"{said} "))
    whole = min(longer, key=len, default=said)
    name = tidy_name(whole) or tidy_name(said)
    return Name(name, "caption") if name else None


def _is_beside(text: Box, field: Box) -> bool:
    """Return whether a text ends right before a field in its line."""
    is_in_line = abs(text.middle[1] - field.middle[1]) <= _IN_LINE
    return is_in_line and 0 <= field.x - text.right <= _LINE_GAP


def _is_label_over(text: Described, field: Box) -> bool:
    """Return whether a text is a label right over a field that begins there or after."""
    if text.tag != "label" or text.box is None:
        return False
    across, down = text.box.overlap(field)
    after = field.x - text.box.x
    return across > 0 >= down >= -_IN_LINE and -_ALIGNED <= after <= _LINE_GAP


def first_of_line(field: Described, seen: Sequence[Described]) -> Described | None:
    """Return the first of the drawn lists in whose line a field stands last.

    A condition is put together so: what it is about, how that compares, and with what.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    line = [field]
    while len(line) <= _CONDITION and (
        before := control_before(line[-1], seen, a_list=True)
    ):
        line.append(before)
    about = line[-1]
    is_drawn = about.tag not in FILLED_IN and bool(about.text)
    return about if len(line) == _CONDITION and is_drawn else None


def _shared(
    field: Described,
    seen: Sequence[Described],
    next_to: Callable[[Described, Sequence[Described]], Described | None],
) -> Name | None:
    for _ in range(_STACKED):
        above = next_to(field, seen)
        if above is None:
            return None
        name = caption_on_view(above, seen) or caption_in_list(above, seen)
        if name is not None:
            return name
        field = above
    return None


def control_before(
    field: Described, seen: Sequence[Described], *, a_list: bool = False
) -> Described | None:
    """Return the control right before a field in its line, with nothing between.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
        a_list: Whether only a list counts, which may be drawn as a button.
    """
    best: tuple[float, Described] | None = None
    for other in seen:
        counts = element_type(other) == "dropdown" if a_list else _may_share(other)
        if other.box is None or field.box is None or not counts:
            continue
        gap = field.box.x - other.box.right
        drop = other.box.middle[1] - field.box.middle[1]
        if abs(drop) > _ALIGNED or not 0 <= gap <= _LINE_GAP:
            continue
        if best is None or gap < best[0]:
            best = gap, other
    if best is None or any(
        _stands_between(e, best[1], field, seen) and not in_other_layer(e, field, seen)
        for e in seen
    ):
        return None
    return best[1]


def _may_share(control: Described) -> bool:
    """Return whether a control may have a caption that holds for another, too.

    What a button or a box does is its own.
    """
    is_button = control.tag == "button" or element_type(control) in BOXES
    return is_worked(control) and not is_button


def _stands_between(
    text: Described, before: Described, field: Described, seen: Sequence[Described]
) -> bool:
    """Return whether words that no control shows stand in the line between two.

    A sign may stand there, as in `[word] = [value]`.
    """
    has_words = any(map(str.isalnum, text.text or ""))
    if not has_words or text.box is None or before.box is None or field.box is None:
        return False
    in_line = text.box.overlap(field.box)[1] > 0
    if not in_line or not before.box.right < text.box.middle[0] < field.box.x:
        return False
    return not any(is_worked(e) and lies_on(text, e) for e in seen)


def _control_above(field: Described, seen: Sequence[Described]) -> Described | None:
    """Return the control right above a field, as wide and with nothing between."""
    best: tuple[float, Described] | None = None
    for other in seen:
        if other.box is None or field.box is None or not _may_share(other):
            continue
        above = field.box.y - other.box.bottom
        if abs(other.box.x - field.box.x) > _ALIGNED or not 0 <= above <= _STACK_GAP:
            continue
        if best is None or above < best[0]:
            best = above, other
    return best[1] if best else None
