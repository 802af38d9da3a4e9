"""What a label says of a field, as far as people read it.

What a page declares to be a field's name may be more than its caption, with remarks and
with other labels that name it by mistake; and it may be for screen readers alone. The
caption that people read is on the view.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm import columns
from wb2pm.converters.labels.captions.cells import caption_cell
from wb2pm.converters.labels.captions.on_views import (
    caption_on_view,
    is_box_before,
    labels_near,
)
from wb2pm.converters.labels.captions.stacked_fields import control_before
from wb2pm.converters.labels.captions.value_parts import caption_of_group
from wb2pm.converters.labels.elements.element_names import (
    Name,
    element_type,
    folded,
    inside_of,
    is_remark,
    tidy_name,
)
from wb2pm.converters.labels.elements.grid_roles import column_of_grid
from wb2pm.converters.labels.places.label_lines import caption_of_label, is_heading
from wb2pm.converters.labels.places.parts_apart import is_in, is_worked
from wb2pm.converters.labels.witnesses.captions import recorded_caption
from wb2pm.converters.labels.witnesses.hints import hint_of
from wb2pm.converters.labels.witnesses.stated_names import says_kind
from wb2pm.vocabulary.kinds import BOXES, CONTROLS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.pages.page import Described

_STATED: Final = frozenset({"label", "labelledby", "aria-label"})
"""Where a name is from that the page states beside the field, shown or not."""
_WORD: Final = re.compile(r"[^\W_]+")
_CLAUSE: Final = re.compile(r"\s*[;.:!?(\u2013\u2014]\s|\s*[;.:!?]$")
"""Where the first clause of a sentence ends."""
_BEFORE: Final = 2
"""Fields before one in its line that may stand between it and the caption of all."""
_LINES_ABOVE: Final = 40.0
"""Pixels between a heading and the field right under it: one to two lines."""
_ALIGNED: Final = 4.0


def label_read(sight: Sight) -> Name | None:
    """Name a field by its label as people read it.

    Args:
        sight: A control, and the pages around it.
    """
    said, from_ = sight.stated
    stated = folded(said)
    seen = sight.on_view if stated and from_ in _STATED else None
    if seen is None or sight.kind not in CONTROLS:
        return None
    field, elements = seen[0], list(seen[1].elements())
    if is_remark(stated) and (beside := recorded_caption(sight)) is not None:
        return beside
    if (part := _part_read(field, stated, elements)) is not None:
        return _name(part, stated, "accessible_name")
    if (column := column_of_grid(field, elements)) and not _is_shown(
        stated, field, elements
    ):
        return _name(column, stated, "heading")
    if sight.kind in BOXES:
        clicked = _label_clicked(sight, stated, elements)
        return clicked or _label_of_box(field, stated, elements)
    if folded(field.placeholder or "").casefold() == stated.casefold():
        return _label_beside_prompt(field, stated, elements)
    if _is_shown(stated, field, elements):
        return None
    return _instead_of_hidden(sight, field, stated, elements)


def _instead_of_hidden(
    sight: Sight, field: Described, stated: str, elements: Sequence[Described]
) -> Name | None:
    """Find what people read of a field whose name is shown nowhere."""
    if (caption := caption_of_group(field, elements)) is not None:
        whole = _name(caption, stated, "caption")
        return whole and whole._replace(apart=tidy_name(stated))
    name = _label_of_field(field, elements) or _heading_over(field, stated, elements)
    if name is None:
        more = _caption_with_more(sight, stated, elements)
        name = more or _prompt_of_list(sight, stated)
    if name is None and (hint := hint_of(sight)):
        is_kind = says_kind(Name(stated, "accessible_name"), sight)
        is_read = not is_kind and _is_read(hint, stated, field, elements)
        return Name(hint, "placeholder") if is_read else None
    if name is None:
        name = _label_of_line(field, elements) or caption_cell(field, elements)
    return _name(name, stated, "caption") if name else None


def _label_clicked(sight: Sight, stated: str, seen: Sequence[Described]) -> Name | None:
    """Take what the label shows by which a box was clicked, of a name that says more.

    A click on a label is one on its control (HTML, 4.10.4), which may be drawn nowhere;
    pictures in the label say the rest to those who do not see them.
    """
    x, y = sight.event.x, sight.event.y
    if x is None or y is None:
        return None
    for one in seen:
        if one.tag == "label" and one.box is not None and one.box.contains(x, y):
            said = folded(caption_of_label(one, seen))
            is_part = said != stated and _holds(stated.casefold(), said.casefold())
            return _name(said, stated, "accessible_name") if said and is_part else None
    return None


def _label_of_box(
    field: Described, stated: str, seen: Sequence[Described]
) -> Name | None:
    """Take the part of a box's label that people read, or the heading of its column."""
    if (read := _beside_box(field, stated, seen)) is not None:
        return _name(read, stated, "accessible_name")
    heading = _heading_in_name(field, stated, seen)
    if heading is None or _is_shown(stated, field, seen):
        return None
    return _name(heading, stated, "heading")


def first_clause(sight: Sight) -> Name | None:
    """Take what a stated name that is too long for a name begins with.

    Args:
        sight: What was acted on, and the pages around it.
    """
    stated = str(sight.event.attributes.get(columns.UI_ACCESSIBLE_NAME) or "")
    first, *others = _CLAUSE.split(stated, maxsplit=1)
    text = tidy_name(first) if any(others) else None
    return Name(text, "accessible_name") if text else None


def _is_read(
    hint: str, stated: str, field: Described, seen: Sequence[Described]
) -> bool:
    """Return whether people read the prompt in a field, rather than its hidden name.

    One says all of the other and more, or the name is shown nowhere. The text of a part
    of the page around the field has its hidden label, too.
    """
    says, shows = _words(stated), _words(hint)
    if shows < says or says < shows:
        return True
    return all(
        one.tag != "label" and one.box is not None and is_in(field, one)
        for one in _showing(stated, seen)
    )


def _name(text: str, stated: str, source: str) -> Name | None:
    """Leave a name that says nothing else to who states it."""
    name = tidy_name(text)
    return Name(name, source) if name and text != stated else None


def _part_read(field: Described, stated: str, seen: Sequence[Described]) -> str | None:
    """Find the label beside a field that is the name, or one of those it is made of."""
    for label in labels_near(field, seen):
        shown = folded(label.text or "")
        if shown and _holds(stated, shown):
            return caption_of_label(label, seen)
    return None


def _beside_box(field: Described, stated: str, seen: Sequence[Described]) -> str | None:
    """Return the caption beside a box that its name begins with, or ends with unseen.

    Switches say in one label what they are called and what they are for, and boxes say
    to screen readers what ticking them does (`Select` before the text beside them).
    """
    beside = caption_on_view(field, seen)
    said = folded(beside.text) if beside is not None else ""
    if said and stated.startswith(f"{said} "):
        return said
    is_end = bool(said) and stated.endswith(f" {said}")
    return said if is_end and not _is_shown(stated, field, seen) else None


def _holds(stated: str, shown: str) -> bool:
    """Return whether whole words of a name are what a label shows."""
    return re.search(rf"(?<!\w){re.escape(shown)}(?!\w)", stated) is not None


def _is_shown(stated: str, field: Described, seen: Sequence[Described]) -> bool:
    """Return whether a name is a line of a text on the view.

    What is around the field may repeat what only a screen reader says, and the heading
    of a column and what another control shows are names of those.
    """
    return any(not _names_itself(one, field) for one in _showing(stated, seen))


def _showing(stated: str, seen: Iterable[Described]) -> Iterator[Described]:
    """List what shows a name as one of its lines."""
    wanted = stated.casefold()
    first = wanted.split(maxsplit=1)[0] if wanted else ""
    return (
        one
        for one in seen
        if first in (one.text or "").casefold()
        and any(
            folded(line).casefold() == wanted
            for line in ((one.text or "").splitlines() or [""])
        )
    )


def _names_itself(one: Described, field: Described) -> bool:
    """Return whether a text is around a field, or names something else."""
    if one.tag in {"a", "th"} or (one.role or "").lower() == "columnheader":
        return True
    if is_heading(one):
        return True
    around = one.box is not None and field.box is not None and one.tag != "label"
    return around and is_in(field, one)


def _heading_in_name(
    box: Described, stated: str, seen: Sequence[Described]
) -> str | None:
    """Return the nearest text over a box that is in its name, as a column's heading is.

    What screen readers say of a box in a table is its column and its row; what stands
    over it and is in its name is the column, and the row is data. What a name begins
    with is rather the heading of its part of the page, as is what is one for HTML.
    """
    if box.box is None:
        return None
    above = [
        (box.box.y - one.box.bottom, one.text)
        for one in seen
        if one.box is not None
        and one.text
        and not is_heading(one)
        and one.box.bottom <= box.box.y + _ALIGNED
        and one.box.x <= box.box.middle[0] <= one.box.right
        and "\n" not in one.text.strip()
        and _holds(stated.casefold(), folded(one.text).casefold())
        and not stated.casefold().startswith(folded(one.text).casefold())
    ]
    return min(above)[1] if above else None


def _label_of_field(field: Described, seen: Sequence[Described]) -> str | None:
    """Return the nearest label beside a field that is not another control's."""
    for label in labels_near(field, seen):
        if not _names_other(label, (field,), seen):
            return caption_of_label(label, seen)
    return None


def _label_of_line(field: Described, seen: Sequence[Described]) -> str | None:
    """Return the label before the fields of a line, of which it is the first one's.

    What is written after a list belongs to what was chosen there; a list after a field
    to write in is about something else.
    """
    line: list[Described] = [field]
    for _ in range(_BEFORE):
        before = control_before(line[-1], seen)
        if before is None or (
            element_type(field) == "dropdown" and element_type(before) == "field"
        ):
            return None
        line.append(before)
        for label in labels_near(before, seen):
            if not _names_other(label, line, seen):
                return caption_of_label(label, seen)
    return None


def _names_other(
    label: Described, line: Sequence[Described], seen: Sequence[Described]
) -> bool:
    """Return whether a label is that of a control which is not of a line.

    A box says so by standing right before it.
    """
    shown, ours = folded(label.text or ""), {field.path for field in line}
    others = (e for e in seen if e.path not in ours and not inside_of(e, line[-1]))
    return any(
        (is_worked(e) and folded(e.label or "") == shown) or is_box_before(e, label)
        for e in others
    )


def _heading_over(
    field: Described, stated: str, seen: Sequence[Described]
) -> str | None:
    """Return the heading right over a field that says all of its name, and more."""
    said = _words(stated)
    for one in seen:
        if one.box is None or field.box is None or not is_heading(one):
            continue
        if not said < _words(one.text or ""):
            continue
        gap = field.box.y - one.box.y - one.box.height
        if abs(one.box.x - field.box.x) <= _ALIGNED and 0 <= gap <= _LINES_ABOVE:
            return folded(one.text or "")
    return None


def _caption_with_more(
    sight: Sight, stated: str, seen: Sequence[Described]
) -> str | None:
    """Return the line right before a field that says all of its name, and more."""
    said = folded(sight.text_before)
    if not _words(stated) < _words(said):
        return None
    return said if any((one.text or "").strip() == said for one in seen) else None


def _prompt_of_list(sight: Sight, stated: str) -> str | None:
    """Return what a list shows first, where it shares a word with the name.

    A first option that says what is chosen from the list is a prompt for it (HTML
    standard, 4.10.7, placeholder label option).
    """
    if sight.element.tag != "select":
        return None
    first, *options = (sight.element.text or "").strip().splitlines() or [""]
    words = _words(first)
    is_other = any(words & _words(option) for option in options)
    return folded(first) if words & _words(stated) and not is_other else None


def _words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.casefold()))


def _label_beside_prompt(
    field: Described, stated: str, seen: Sequence[Described]
) -> Name | None:
    """Take the label of a field whose name is drawn in it until something is written."""
    label = _label_of_field(field, seen)
    if label is None or not _begin_alike(label, stated):
        return None
    return _name(label, stated, "caption")


def _begin_alike(one: str, other: str) -> bool:
    """Return whether a word of one text begins as one of the other does: State, states."""
    return any(
        a.startswith(b) or b.startswith(a) for a in _words(one) for b in _words(other)
    )
