"""Who is asked what an element is called, in one ordered table.

Naming takes the first that answers; explaining a name asks them all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.labels.captions.buttons_behind import button_behind
from wb2pm.converters.labels.captions.fieldsets import label_before_group
from wb2pm.converters.labels.captions.labels_in_fields import label_in_field
from wb2pm.converters.labels.captions.shown_values import (
    label_over_value,
    name_beside_value,
)
from wb2pm.converters.labels.captions.switches import (
    caption_before_states,
    caption_of_drawn_switch,
)
from wb2pm.converters.labels.captions.texts_between import caption_between
from wb2pm.converters.labels.captions.units_behind import unit_behind
from wb2pm.converters.labels.elements.drawings import name_in_drawing
from wb2pm.converters.labels.witnesses.captions import (
    beginning_of_part,
    caption_before_switch,
    caption_beside,
    caption_in_cell,
    caption_of_both,
    caption_of_choice,
    caption_of_row,
    caption_of_several,
    header_of_field,
    heading_of_field,
    heading_of_part,
    near_text,
    part_around,
    part_shown,
    property_of_condition,
    recorded_caption,
)
from wb2pm.converters.labels.witnesses.cards import card
from wb2pm.converters.labels.witnesses.consequences import (
    menu_of_drawn,
    name_from_consequence,
)
from wb2pm.converters.labels.witnesses.drawn_boxes import (
    box_beside_part,
    text_after_icon,
    text_of_branch,
    text_of_its_line,
)
from wb2pm.converters.labels.witnesses.drawn_grids import (
    heading_over_cell,
    heading_over_field,
)
from wb2pm.converters.labels.witnesses.editors import caption_of_editor
from wb2pm.converters.labels.witnesses.headings import (
    heading_in_grid,
    heading_of_column,
    heading_of_count,
    heading_of_picture,
    text_of_cell,
)
from wb2pm.converters.labels.witnesses.hints import (
    heading_over_prompt,
    long_placeholder,
    placeholder,
    prompt,
    prompt_of_editor,
    shown_in_its_place,
)
from wb2pm.converters.labels.witnesses.labels import first_clause, label_read
from wb2pm.converters.labels.witnesses.makers_names import (
    makers_words,
    meaning_of_icon,
    words_of_id,
)
from wb2pm.converters.labels.witnesses.messages import tooltip_of_its_own
from wb2pm.converters.labels.witnesses.numbers_chosen import number_of_choice
from wb2pm.converters.labels.witnesses.only_ones import only_one, only_value
from wb2pm.converters.labels.witnesses.rows import (
    all_rows,
    as_row,
    day,
    kind_of_row_around,
    number_of_page,
    row,
    row_selected,
    words_of_counter,
)
from wb2pm.converters.labels.witnesses.scales import caption_of_scale
from wb2pm.converters.labels.witnesses.spin_buttons import half_beside_field
from wb2pm.converters.labels.witnesses.stated_names import (
    accessible_name,
    label_declared,
    name_of_host,
    own_kind,
    own_of_part,
    recorded_name,
    said_itself,
    says_kind,
)
from wb2pm.converters.labels.witnesses.title_lines import first_line, title_of_lines
from wb2pm.converters.labels.witnesses.values_removed import removal_of_value
from wb2pm.events import Statement

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from wb2pm.converters.labels.elements.element_names import Name
    from wb2pm.converters.labels.elements.sights import Sight


class Witness(NamedTuple):
    """One who may know what an element is called.

    Attributes:
        title: What is asked, in words, as explanations of names have it.
        ask: The name, and its source; None from one who knows nothing.
    """

    title: str
    ask: Callable[[Sight], Name | None]


class Answer(NamedTuple):
    """What a witness says.

    Attributes:
        witness: Its title.
        said: As it was said.
        name: What it counts for: the kind of row, where data was said.
    """

    witness: str
    said: Name | None
    name: Name | None

    @property
    def statement(self) -> Statement:
        """The same as it stands in an explanation."""
        said, name = self.said, self.name
        return Statement(
            witness=self.witness,
            said=said and said.text,
            row=name.text if name is not None and name != said else None,
            source=name and name.source,
        )


def ask_witnesses(sight: Sight) -> Iterator[Answer]:
    """Ask the witnesses one after the other, the surest first, each when it is due.

    A control that calls itself by its kind is asked again when nobody knows more. What
    was typed or chosen in a field stands beside it as a value, such as one of several.
    """
    for witness in WITNESSES:
        said = witness.ask(sight)
        if said is not None and witness.ask is not own_kind and says_kind(said, sight):
            said = None
        if said is not None and _is_value(said, sight):
            said = None
        yield Answer(witness.title, said, said and as_row(said, sight))


def _is_value(said: Name, sight: Sight) -> bool:
    """Return whether what is shown beside a field is what was entered or chosen in it."""
    if sight.kind != "field" or said.source not in {"caption", "tooltip"}:
        return False
    is_typed = said.source == "caption" and said.text.casefold() in sight.typed
    return is_typed or sight.holds_as_value(said.text)


def _shape(sight: Sight) -> Name | None:
    return name_in_drawing(sight.event, sight.control, sight.context)


def _consequence(sight: Sight) -> Name | None:
    return name_from_consequence(sight.event, sight.control, sight.context)


def _menu(sight: Sight) -> Name | None:
    return menu_of_drawn(sight.event, sight.control, sight.context)


WITNESSES: Final = (
    Witness("day of a calendar", day),
    Witness("words all rows share", words_of_counter),
    Witness("heading over a count", heading_of_count),
    Witness("row of a list", row),
    Witness("card among others", card),
    Witness("row that it chooses", row_selected),
    Witness("removal of a value from among others", removal_of_value),
    Witness("caption of an editor", caption_of_editor),
    Witness("caption before its value", name_beside_value),
    Witness("label over its value", label_over_value),
    Witness("words between the fields of its line", caption_between),
    Witness("heading over a field in a drawn grid", heading_over_field),
    Witness("caption of a scale of pictures", caption_of_scale),
    Witness("caption of a switch between two states", caption_before_states),
    Witness("caption of a switch drawn between two words", caption_of_drawn_switch),
    Witness("label as people read it", label_read),
    Witness("title of several lines", title_of_lines),
    Witness("accessible name recorded", recorded_name),
    Witness("number to choose", number_of_choice),
    Witness("its own label or text", said_itself),
    Witness("text of the part clicked", own_of_part),
    Witness("label on the page", label_declared),
    Witness("accessible name", accessible_name),
    Witness("text of its cell", text_of_cell),
    Witness("heading of its column", heading_of_column),
    Witness("text of its line", text_of_its_line),
    Witness("box that it draws a part of", box_beside_part),
    Witness("caption of a switch", caption_before_switch),
    Witness("header over it", header_of_field),
    Witness("label before its group", label_before_group),
    Witness("caption in the cell before it", caption_in_cell),
    Witness("caption recorded", recorded_caption),
    Witness("unit behind it", unit_behind),
    Witness("label drawn in it", label_in_field),
    Witness("caption beside it", caption_beside),
    Witness("heading right over it", heading_of_field),
    Witness("box before or over it", caption_of_choice),
    Witness("text of the shape in a drawing", _shape),
    Witness("caption it shares with those before it", caption_of_several),
    Witness("tooltip", tooltip_of_its_own),
    Witness("name of what it fills", name_of_host),
    Witness("heading over a list that asks to choose", heading_over_prompt),
    Witness("placeholder", placeholder),
    Witness("what it shows until something is chosen", prompt),
    Witness("part of the page it is alone in, as it is shown", part_shown),
    Witness("what it shows until something is written", prompt_of_editor),
    Witness("long text or example in it until something is written", long_placeholder),
    Witness("beginning of its long name", first_clause),
    Witness("caption it shares with the field above or before it", caption_of_both),
    Witness("part of the page it is alone in", part_around),
    Witness("what its part of the page begins with", beginning_of_part),
    Witness("heading over it", heading_of_part),
    Witness("the only one of its kind", only_one),
    Witness("what is drawn in its place", shown_in_its_place),
    Witness("first line of what it shows", first_line),
    Witness("text right after its icon", text_after_icon),
    Witness("half of a field's side", half_beside_field),
    Witness("heading of the column of its picture", heading_of_picture),
    Witness("text behind the arrow of a branch", text_of_branch),
    Witness("meaning of its icon", meaning_of_icon),
    Witness("heading of its column in a grid", heading_in_grid),
    Witness("what it led to", _consequence),
    Witness("caption of its row", caption_of_row),
    Witness("words of its id", words_of_id),
    Witness("words of its makers", makers_words),
    Witness("the only one that takes such a value", only_value),
    Witness("the only button right behind it", button_behind),
    Witness("box over the boxes of all rows", all_rows),
    Witness("row around it", kind_of_row_around),
    Witness("heading over a cell of a drawn grid", heading_over_cell),
    Witness("text before it recorded", near_text),
    Witness("menu that it showed", _menu),
    Witness("number of a page", number_of_page),
    Witness("what the condition is about that it ends", property_of_condition),
    Witness("its kind as it states it", own_kind),
)
"""The surest first. A new witness is one more line at the place that says how sure
it is."""
