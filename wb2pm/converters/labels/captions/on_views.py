"""What a field is called by the text nearest to it, where a page tells boxes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.captions.alike import (
    is_in_column_of_captions,
    is_over_as_others,
)
from wb2pm.converters.labels.captions.checked import (
    is_over_search,
    is_surely_caption,
    is_title,
)
from wb2pm.converters.labels.captions.of_others import (
    heads_another_column,
    is_apart,
    is_count,
    is_in_list_beside,
    is_row_data,
    is_row_over,
    labels_of_others,
    names_another,
    shows_another,
)
from wb2pm.converters.labels.elements.element_names import (
    FILLED_IN,
    Name,
    element_type,
    inside_of,
    is_remark,
    tidy_name,
)
from wb2pm.converters.labels.places.gaps import (
    ALIGNED,
    TOUCHING,
    begins_over,
    gap_to_caption,
    is_in_line,
)
from wb2pm.converters.labels.places.label_lines import (
    caption_of_label,
    ends_with_colon,
    is_word_of_label,
    remarks_on,
)
from wb2pm.converters.labels.places.layers import in_other_layer
from wb2pm.converters.labels.places.parts_apart import (
    is_worked,
    stands_with_it_alone,
)
from wb2pm.vocabulary.kinds import BOXES
from wb2pm.vocabulary.language import says_searching

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from wb2pm.converters.pages.page import Described
    from wb2pm.events import Box

_TEXT_TAGS: Final = frozenset(
    {"label", "span", "p", "div", "th", "td", "legend", "dt", "b", "strong"}
)
_LINK: Final = re.compile(r"/a(?:\[\d+\])?(?:/|$)")
_LINE: Final = 16.0
"""Pixels between a field and a text right beside or over it: less than a line."""


def caption_on_view(
    field: Described, seen: Iterable[Described], *, sure: bool = False
) -> Name | None:
    """Name a field from the nearest text to its left or above it.

    A declared label comes before any other text; a checkbox's stands to its
    right as often as to its left. What a control shows is its value or its own name,
    and what is drawn under or over the field's part of the page names nothing in it.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
        sure: Whether only a label counts, a text with a colon, or one right above
            with the field's left or right edge.
    """
    if field.box is None:
        return None
    seen = list(seen)
    ranked = sorted(_near(field, field.box, seen), key=lambda one: one[0])
    for _, text, name in ranked:
        if sure and not _is_sure(text, field, seen):
            continue
        if is_over_search(text, field, field.placeholder):
            continue
        if not (
            is_remark(name)
            or is_count(text, field)
            or is_row_data(text, field, seen)
            or is_in_list_beside(text, field, seen)
            or heads_another_column(text, field)
            or shows_another(text, field, seen)
            or _is_link_over(text, field.box)
            or is_apart(text, field, seen)
            or in_other_layer(text, field, seen)
        ):
            return Name(name, "caption")
    return None


def _is_link_over(text: Described, field: Box) -> bool:
    """Return whether a text over a field is that of a link, which leads somewhere else."""
    is_link = _LINK.search(text.path or "") is not None
    return is_link and text.box is not None and not is_in_line(text.box, field)


def _is_sure(text: Described, field: Described, seen: Sequence[Described]) -> bool:
    if _is_one_of_row(text, field, seen):
        return False
    if is_surely_caption(text, field):
        of_more = is_title(text, field, seen) or _heads_line(text, field, seen)
        if not of_more:
            return True
    return (
        _says_search_before(text, field)
        or is_in_column_of_captions(text, field, seen)
        or (is_over_as_others(text, field, seen) and not is_title(text, field, seen))
    )


def _is_one_of_row(
    text: Described, field: Described, seen: Sequence[Described]
) -> bool:
    """Return whether a text over a field stands in a line with its like, as tabs do.

    They stand over the same field, which none of them can be the caption of.
    """
    head, place = text.box, field.box
    if head is None or place is None or text.tag == "label" or ends_with_colon(text):
        return False
    around = (text.path or "").rpartition("/")[0]
    return not is_in_line(head, place) and any(
        one.tag == text.tag
        and one.text
        and one.box is not None
        and (one.path or "").rpartition("/")[0] == around
        and is_in_line(one.box, head)
        and head.right <= one.box.x < place.right
        for one in seen
    )


def _heads_line(text: Described, field: Described, seen: Sequence[Described]) -> bool:
    """Return whether a text is the title of several fields in a line, over a bar's buttons.

    It reaches over another field, and buttons stand behind it: a form begins with it.
    """
    head, place = text.box, field.box
    if head is None or place is None or text.tag == "label" or ends_with_colon(text):
        return False
    others = [
        e for e in seen if e.box is not None and is_worked(e) and e.path != field.path
    ]
    beside = (e.box for e in others if e.tag in FILLED_IN)
    reaches = any(
        box is not None and is_in_line(box, place) and place.right < box.x < head.right
        for box in beside
    )
    bar = f"{(text.path or '').rpartition('/')[0]}/"
    return reaches and any(
        (e.path or "").startswith(bar)
        and e.tag not in FILLED_IN
        and e.box is not None
        and is_in_line(e.box, head)
        and e.box.x >= head.right
        for e in others
    )


def _says_search_before(text: Described, field: Described) -> bool:
    """Return whether a text right before a field says that it searches, in other words."""
    if text.box is None or field.box is None or not is_in_line(text.box, field.box):
        return False
    said, prompt = tidy_name(text.text or "") or "", field.placeholder or ""
    is_right_before = TOUCHING <= field.box.x - text.box.right <= _LINE
    return is_right_before and said != prompt and says_searching(said)


def caption_over(part: Described, seen: Iterable[Described]) -> Name | None:
    """Name a part of a page by the nearest text right over its beginning.

    A text behind which a control stands in its line is the caption of that one.

    Args:
        part: The part, with its box on the same view.
        seen: The elements of that view.
    """
    seen, place = list(seen), part.box
    if place is None:
        return None
    controls = [e.box for e in seen if is_worked(e) and e.box is not None]
    over = [
        (place.y - one.box.bottom, name)
        for one in seen
        if one.tag in _TEXT_TAGS
        and one.box is not None
        and begins_over(one.box, place)
        and not any(
            is_in_line(one.box, box) and box.right > one.box.x for box in controls
        )
        and (name := tidy_name(one.text or "", container=True))
        and not is_remark(name)
    ]
    return Name(min(over)[1], "caption") if over else None


def labels_near(field: Described, seen: Sequence[Described]) -> list[Described]:
    """List the labels beside or over a field, or around it, the nearest first.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    if field.box is None:
        return []
    near = _near(field, field.box, seen, frozenset({"label"}))
    labels = (text for _, text, _ in sorted(near, key=lambda one: one[0]))
    return [
        label
        for label in labels
        if not in_other_layer(label, field, seen)
        and not any(e.role == "tablist" and inside_of(label, e) for e in seen)
    ]


def _near(
    field: Described,
    place: Box,
    seen: Sequence[Described],
    tags: frozenset[str] = _TEXT_TAGS,
) -> Iterator[tuple[tuple[bool, bool, bool, float], Described, str]]:
    """List the texts that may name a field, each with its rank.

    A label comes first, then what stands with the field alone in a group of the page,
    then what ends with a colon right beside it, then what is nearest.
    """
    of_others: list[Described] | None = None
    is_box = element_type(field) in BOXES
    boxes = (
        []
        if is_box
        else [
            e
            for e in seen
            if _is_native_box(e)
            and e.path != field.path
            and not in_other_layer(e, field, seen)
        ]
    )
    for element in seen:
        if element.tag not in tags or element.box is None or not element.text:
            continue
        gap = gap_to_caption(element, place, is_box=is_box)
        if element.tag == "label" and inside_of(field, element):
            gap = 0.0  # wherever the field itself is drawn
        if element.tag == "label" and gap is None and not is_box:
            gap = _gap_over_remark(element, place, seen)
        if gap is None:
            continue
        if of_others is None:
            of_others = labels_of_others(field, seen)
        if (
            any(element is e or inside_of(element, e) for e in of_others)
            or any(is_box_before(e, element) for e in boxes)
            or is_row_over(element, place, seen)
            or names_another(element, field, seen)
            or is_word_of_label(element, seen)
        ):
            continue
        is_label = element.tag == "label"
        text = caption_of_label(element, seen) if is_label else element.text
        if name := tidy_name(text, container=True):
            alone = stands_with_it_alone(element, field, seen)
            is_caption = ends_with_colon(element) and gap <= _LINE
            yield (not is_label, not alone, not is_caption, gap), element, name


def _gap_over_remark(
    label: Described, place: Box, seen: Sequence[Described]
) -> float | None:
    """Measure how far a remark right under a label is from the field under both."""
    if label.box is None:
        return None
    remarks = (
        gap
        for one in seen
        if one.tag in _TEXT_TAGS
        and one.box is not None
        and abs(one.box.x - label.box.x) <= ALIGNED
        and TOUCHING <= one.box.y - label.box.bottom <= _LINE / 2
        and remarks_on(one, label)
        and (gap := gap_to_caption(one, place, is_box=False)) is not None
    )
    gap = next(remarks, None)
    is_of_another = gap is not None and any(
        e.label == label.text and is_worked(e) for e in seen
    )
    return None if is_of_another else gap


def is_box_before(element: Described, text: Described) -> bool:
    """Return whether an element is a box that stands right before a text, as its own.

    A label may be around its box, which then is at its beginning. A button that is no
    larger than an icon may have its text there, too.

    Args:
        element: As a view describes it.
        text: Another of the same view, such as a label.
    """
    box, place = element.box, text.box
    if (
        not (_is_native_box(element) or _is_icon_button(element))
        or box is None
        or place is None
    ):
        return False
    _, down = box.overlap(place)
    gap = place.x - box.right
    return down > 0 and -2 * box.width <= gap <= box.width


def _is_native_box(element: Described) -> bool:
    return element.tag == "input" and element.type in {"checkbox", "radio"}


def _is_icon_button(element: Described) -> bool:
    """Return whether a button is a square of two or three lines."""
    box = element.box
    if element.tag != "button" or box is None or not box.height <= _LARGEST_ICON:
        return False
    return abs(box.width - box.height) <= _LINE / 2


_LARGEST_ICON: Final = 48.0
"""Pixels that a finger needs (Material Design, touch targets): larger is a tile."""
