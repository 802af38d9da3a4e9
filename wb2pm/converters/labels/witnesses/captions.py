"""What a field is called by the texts around it, as the sources of a recording tell them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from wb2pm.converters.labels.captions.bare_texts import (
    caption_of_controls,
    sentence_over,
)
from wb2pm.converters.labels.captions.cells import (
    caption_cell,
    caption_of_nameless,
    heading_of_only_field,
)
from wb2pm.converters.labels.captions.checked import caption_recorded
from wb2pm.converters.labels.captions.fieldsets import legend_over_line
from wb2pm.converters.labels.captions.headers import header_as_caption
from wb2pm.converters.labels.captions.headings import heading_as_caption
from wb2pm.converters.labels.captions.of_lists import caption_of_list
from wb2pm.converters.labels.captions.on_views import caption_on_view
from wb2pm.converters.labels.captions.parts import (
    heading_over,
    name_around,
    title_of_group,
)
from wb2pm.converters.labels.captions.stacked_fields import (
    caption_of_line,
    caption_of_repeated,
    caption_shared,
    chosen_with,
    first_of_line,
)
from wb2pm.converters.labels.captions.switches import OBLONG, caption_of_switch
from wb2pm.converters.labels.elements.element_names import (
    Name,
    tidy_name,
)
from wb2pm.converters.labels.elements.markup import caption_on_page
from wb2pm.converters.labels.tables.tables_on_views import HEADING
from wb2pm.converters.labels.witnesses.hints import hint_of, shown_while_empty
from wb2pm.vocabulary.kinds import BOXES, CONTROLS

if TYPE_CHECKING:
    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.pages.page import Described, Page
    from wb2pm.events import Box

_ADDRESS: Final = re.compile(r"\S@\S+\.\w")
_WIDE: Final = 2
"""How many times as wide as high a switch is, a knob and where it goes; a sign is not."""


def recorded_caption(sight: Sight) -> Name | None:
    """Take the text that the recorder saw right before a field, or before a drawn list.

    Args:
        sight: What was acted on, and the pages around it.
    """
    is_drawn = sight.kind == "element" and not _is_icon(sight)
    return near_text(sight) if is_drawn or sight.kind in CONTROLS - BOXES else None


def _is_icon(sight: Sight) -> bool:
    """Return whether what was acted on shows nothing and is no wider than a sign."""
    target = sight.event.target
    if target is None or target.box is None or (target.text or "").strip():
        return False
    return 0 < target.box.width < _WIDE * target.box.height


def caption_before_switch(sight: Sight) -> Name | None:
    """Take the text before a switch in its line, as settings have it.

    Args:
        sight: What was acted on, and the pages around it.
    """
    said = sight.text_before
    seen = _switch_on_view(sight) if said else None
    name = seen and caption_of_switch(seen[0], said, seen[1].elements())
    return Name(name, "caption") if name else None


def _switch_on_view(sight: Sight) -> tuple[Described, Page] | None:
    """Return a switch, or a box that is drawn as one: wider than high; and the view."""
    target = sight.event.target
    if sight.element.role == "switch":
        return sight.on_view
    if sight.kind not in BOXES or target is None or target.box is None:
        return None
    box, seen = target.box, sight.on_view
    if seen is None or not box.width * box.height:
        before = sight.event.screen_before
        view = sight.context.view(before) if before is not None else None
        label = _drawn_label(box, view) if view is not None else None
        if view is None or label is None:
            return None
        box, seen = label, (replace(target, box=label), view)
    return seen if box.width >= OBLONG * box.height > 0 else None


def _drawn_label(box: Box, view: Page) -> Box | None:
    """Return where the label is drawn, without a text, that holds a box of no extent."""
    labels = [e.box for e in view.elements("label") if e.box and not e.text]
    around = (one for one in labels if one.holds(box))
    return min(around, key=lambda one: one.width * one.height, default=None)


def near_text(sight: Sight) -> Name | None:
    """Take the text that the recorder saw right before an element.

    Args:
        sight: What was acted on, and the pages around it.
    """
    said = sight.text_before
    if sight.kind == "dropdown" and said == (sight.element.value or "").strip():
        return None  # what it shows as chosen, drawn before what was clicked
    if sight.was_chosen(said) or _ADDRESS.search(said):
        return None  # somebody's data
    if _is_part_of(said, sight):
        return None  # a line that was written
    seen = sight.on_view if said else None
    if seen is not None:
        field, view = seen
        hint = hint_of(sight)
        said = caption_recorded(field, said, view.elements(), hint) or ""
    name = tidy_name(said)
    return Name(name, "caption") if name else None


def _is_part_of(text: str, sight: Sight) -> bool:
    """Return whether a text stands in what was acted on, where that is drawn of parts."""
    stands_for = sight.control.stands_for
    view = sight.context.view_around(sight.event) if stands_for else None
    return view is not None and any(
        (e.path or "").startswith(f"{sight.element.path}/") and (e.text or "") == text
        for e in view.elements()
    )


def caption_beside(sight: Sight) -> Name | None:
    """Find what stands beside a field; text beside a button is not its name.

    Args:
        sight: What was acted on, and the pages around it.
    """
    if sight.kind not in CONTROLS:
        return None
    found = sight.found
    name = caption_on_page(found) if found is not None else None
    if name is not None:
        return name
    seen = sight.on_view
    if seen is None:
        return None
    field, view = seen
    sure = bool(shown_while_empty(sight))  # which is a name too
    name = caption_on_view(field, view.elements(), sure=sure)
    if name is None or sight.was_chosen(name.text) or _is_part_of(name.text, sight):
        return None
    return name


def header_of_field(sight: Sight) -> Name | None:
    """Take the header right over a field which the part of the page begins with.

    Args:
        sight: What was acted on, and the pages around it.
    """
    seen = sight.on_view if sight.kind in CONTROLS - BOXES else None
    if seen is None or hint_of(sight):
        return None
    text = header_as_caption(seen[0], list(seen[1].elements()))
    return Name(text, HEADING) if text else None


def heading_of_field(sight: Sight) -> Name | None:
    """Take the heading right over a field in a form that writes captions as headings.

    Args:
        sight: What was acted on, and the pages around it.
    """
    seen = sight.on_view if sight.kind in CONTROLS - BOXES else None
    text = seen and heading_as_caption(seen[0], list(seen[1].elements()))
    return Name(text, HEADING) if text else None


def caption_of_several(sight: Sight) -> Name | None:
    """Find the caption of a field and of the others of its kind before or above it.

    Args:
        sight: What was acted on, and the pages around it.
    """
    seen = sight.on_view if sight.kind in CONTROLS - BOXES else None
    if seen is None:
        return None
    field, around = seen[0], list(seen[1].elements())
    return (
        caption_of_line(field, around)
        or caption_of_repeated(field, around)
        or caption_of_list(field, around)
        or caption_of_controls(field, around)
    )


def caption_of_both(sight: Sight) -> Name | None:
    """Find the caption of a field and of others above or before it, or their legend.

    Args:
        sight: What was acted on, and the pages around it.
    """
    if sight.kind not in CONTROLS:
        return None
    seen = sight.on_view
    if seen is None:
        return None
    field, around = seen[0], list(seen[1].elements())
    return caption_shared(field, around) or legend_over_line(field, around)


def caption_of_choice(sight: Sight) -> Name | None:
    """Name a field by the radio button or box before it, which it belongs to.

    Args:
        sight: What was acted on, and the pages around it.
    """
    seen = sight.on_view if sight.kind in CONTROLS - BOXES else None
    return chosen_with(seen[0], list(seen[1].elements())) if seen is not None else None


def caption_in_cell(sight: Sight) -> Name | None:
    """Take the first cell, or the heading, of the row that a field stands in, in a form.

    Args:
        sight: What was acted on, and the pages around it.
    """
    seen = sight.on_view if sight.kind in CONTROLS - BOXES else None
    if seen is None:
        return None
    field, around = seen[0], list(seen[1].elements())
    if text := caption_cell(field, around):
        return Name(text, "caption")
    heading = heading_of_only_field(field, around)
    return Name(heading, HEADING) if heading else None


def caption_of_row(sight: Sight) -> Name | None:
    """Take the first cell of the row that a box without a name stands in, in a form.

    Args:
        sight: What was acted on, and the pages around it.
    """
    seen = sight.on_view if sight.kind in BOXES else None
    text = seen and caption_of_nameless(seen[0], list(seen[1].elements()))
    return Name(text, "caption") if text else None


def part_shown(sight: Sight) -> Name | None:
    """Take the name of the part of the page that a field is alone in, where it is shown.

    Args:
        sight: What was acted on, and the pages around it.
    """
    name, seen = part_around(sight), sight.on_view
    if name is None or seen is None:
        return None
    shown = (line for e in seen[1].elements() for line in (e.text or "").splitlines())
    return name if any(tidy_name(line) == name.text for line in shown) else None


def property_of_condition(sight: Sight) -> Name | None:
    """Take for the value of a condition what the list at its beginning shows.

    Args:
        sight: What was acted on, and the pages around it.
    """
    seen = sight.on_view if sight.kind in CONTROLS - BOXES else None
    about = seen and first_of_line(seen[0], list(seen[1].elements()))
    name = about and tidy_name(about.text or "", container=True)
    return Name(name, "caption") if name else None


def part_around(sight: Sight) -> Name | None:
    """Find the name of the part of the page that a field is alone in.

    Args:
        sight: What was acted on, and the pages around it.
    """
    if sight.kind not in CONTROLS - BOXES:
        return None
    seen = sight.on_view
    return name_around(seen[0], seen[1].elements()) if seen is not None else None


def heading_of_part(sight: Sight) -> Name | None:
    """Find the heading of the part of the page that a field is alone in.

    Args:
        sight: What was acted on, and the pages around it.
    """
    if sight.kind not in {"field", "dropdown"}:
        return None
    seen = sight.context.on_view(sight.event)
    return heading_over(seen, seen.page.elements()) if seen is not None else None


def beginning_of_part(sight: Sight) -> Name | None:
    """Find what the smallest part of the page begins with that a field is alone in.

    Args:
        sight: What was acted on, and the pages around it.
    """
    if sight.kind not in CONTROLS - BOXES:
        return None
    seen = sight.context.on_view(sight.event)
    if seen is None:
        return None
    around = list(seen.page.elements())
    name = title_of_group(seen, around) or sentence_over(seen, around)
    if name is not None and _is_part_of(name.text, sight):
        return None  # a line that was written heads nothing
    return name
