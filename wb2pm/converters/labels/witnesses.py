"""Who is asked what an element is called, in one ordered table.

Naming takes the first that answers; explaining a name asks them all.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm import columns
from wb2pm.converters.labels.accessible_names.names import AccessibleNames
from wb2pm.converters.labels.captions import (
    caption_on_page,
    label_on_page,
    title_on_page,
)
from wb2pm.converters.labels.captions_on_views import (
    caption_on_view,
    caption_over,
    caption_recorded,
)
from wb2pm.converters.labels.cards import card
from wb2pm.converters.labels.consequences import name_from_consequence
from wb2pm.converters.labels.drawings import name_in_drawing
from wb2pm.converters.labels.drawn_boxes import text_of_its_line
from wb2pm.converters.labels.drawn_grids import (
    heading_over_cell,
    heading_over_field,
)
from wb2pm.converters.labels.element_names import (
    FILLED_IN,
    Name,
    inside_of,
    own_name,
    tidy_name,
)
from wb2pm.converters.labels.headings import column_heading
from wb2pm.converters.labels.icons import (
    end_with_meaning,
    ligatures,
    name_of_icon,
)
from wb2pm.converters.labels.identifiers import (
    identity_of,
    name_from_form,
    name_from_id,
    name_from_words,
)
from wb2pm.converters.labels.labels_read import first_clause, label_read
from wb2pm.converters.labels.link_lines import title_of_link
from wb2pm.converters.labels.only_ones import only_one
from wb2pm.converters.labels.parts_on_views import (
    heading_over,
    name_around,
    title_of_group,
)
from wb2pm.converters.labels.row_witnesses import (
    as_row,
    day,
    kind_of_row_around,
    number_of_page,
    row,
    row_selected,
    words_of_counter,
)
from wb2pm.converters.labels.shown_values import label_over_value, name_beside_value
from wb2pm.converters.labels.stacked_fields import caption_shared
from wb2pm.converters.labels.switches import caption_of_switch
from wb2pm.converters.labels.tables_on_views import HEADING, headings_of
from wb2pm.converters.labels.words_read import in_words_read, without_key
from wb2pm.events import Statement
from wb2pm.vocabulary.icons import meanings_of_icons
from wb2pm.vocabulary.kinds import BOXES, CONTROLS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from wb2pm.converters.labels.sights import Sight

_WORD: Final = re.compile(r"[^\W_]+")
_KINDS_STATED: Final = frozenset(
    {"input", "select", "textarea"}
    | {"combobox", "listbox", "searchbox", "spinbutton", "textbox"}
)
"""Elements and types of HTML, and roles of ARIA 1.2, that say of a control what it is
and nothing of what is entered in it."""

_UNSEEN_PX = 12.0
"""Lower or narrower than a line of text: a field in which nobody reads."""


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

    A control that calls itself by its kind is asked again when nobody knows more.
    """
    for witness in WITNESSES:
        said = witness.ask(sight)
        if (
            said is not None
            and witness.ask is not _own_kind
            and _says_kind(said, sight)
        ):
            said = None
        yield Answer(witness.title, said, said and as_row(said, sight))


def _says_kind(said: Name, sight: Sight) -> bool:
    """Return whether a control is called by what it is: `TextArea Input`.

    Boxes are options, and `Select` may be one.
    """
    words = _WORD.findall(said.text.casefold())
    is_asked = sight.kind in CONTROLS - BOXES and bool(words)
    return is_asked and _KINDS_STATED.issuperset(words)


def _own_kind(sight: Sight) -> Name | None:
    said = _recorded_name(sight) or _own(sight)
    return said if said is not None and _says_kind(said, sight) else None


def _caption_of_editor(sight: Sight) -> Name | None:
    """Name an editor by the text before it; what it calls itself is a hint for its use.

    It fills a frame, is an element that is edited, or draws its text itself and takes
    it from a field that nobody sees.
    """
    element, box = sight.element, sight.element.box
    is_unseen = box is not None and min(box.width, box.height) <= _UNSEEN_PX
    if sight.kind != "field" or (element.tag in FILLED_IN and not is_unseen):
        return None
    recorded = sight.event.attributes
    declared = recorded.get(columns.UI_ACCESSIBLE_NAME_FROM) in {"label", "labelledby"}
    return None if declared else _near_text(sight) or _caption_of_host(sight)


def _caption_of_host(sight: Sight) -> Name | None:
    """Name an editor in a frame by the caption of the part of the page around it.

    It has a toolbar between itself and its caption (WAI-ARIA 1.2, `application`).
    """
    seen = sight.on_view if sight.element.tag == "body" else None
    place = seen[0].box if seen is not None else None
    if seen is None or place is None:
        return None
    elements = list(seen[1].elements())
    around = (
        (one.box.height, one)
        for one in elements
        if one.role == "application" and one.box and one.box.contains(*place.middle)
    )
    host = min(around, key=lambda found: found[0], default=None)
    return caption_over(host[1], elements) if host is not None else None


def _recorded_name(sight: Sight) -> Name | None:
    """Take the accessible name that the recorder saw when the event happened.

    Counters in what an element shows are taken off by its own name; titles and
    placeholders are left to witnesses of their own.
    """
    recorded = sight.event.attributes
    text = tidy_name(str(recorded.get(columns.UI_ACCESSIBLE_NAME) or ""))
    taken_from = recorded.get(columns.UI_ACCESSIBLE_NAME_FROM)
    if text is None or taken_from in {"title", "placeholder"}:
        return None
    if sight.kind == "dropdown" and text == tidy_name(sight.element.value or ""):
        return None  # what it shows as chosen
    if taken_from == "content" and sight.element.role == "combobox":
        return None  # so, too: ARIA names it by its author alone
    is_caption = sight.kind == "button" and taken_from in {"label", "labelledby"}
    if taken_from == "aria-label" or is_caption:
        return Name(in_words_read(text, sight), "accessible_name")
    own = own_name(sight.element) if taken_from == "content" else None
    if own is None:
        return Name(text, "accessible_name")
    read = " ".join((sight.element.text or "").split())  # in one line, where it has two
    is_whole = sight.kind == "link" and text == tidy_name(read)
    is_less = own.text in text and not is_whole
    return Name(own.text if is_less else text, "accessible_name")


def _own(sight: Sight) -> Name | None:
    return own_name(sight.element)


def _own_of_part(sight: Sight) -> Name | None:
    """Name a control by the part of it that was clicked, where it is too long."""
    if sight.event.target is None or sight.kind in CONTROLS:
        return None
    name = own_name(sight.event.target)
    return None if name is None or name.text in ligatures(sight.found) else name


def _label_on_page(sight: Sight) -> Name | None:
    return label_on_page(sight.found) if sight.found is not None else None


def _accessible_name(sight: Sight) -> Name | None:
    """Name an element as a screen reader would; what it says itself was asked before.

    Titles and placeholders are left to witnesses of their own.
    """
    if sight.found is None:
        return None
    computed = sight.context.once(AccessibleNames, sight.found.page).name_of(
        sight.found
    )
    if computed is None or computed.source == "tooltip":
        return None
    text = tidy_name(computed.text)
    if text is None or text in ligatures(sight.found):
        return None
    return Name(text, "accessible_name")


def _placeholder(sight: Sight) -> Name | None:
    text = tidy_name(sight.element.placeholder or "")
    return Name(text, "placeholder") if text else None


def _recorded_caption(sight: Sight) -> Name | None:
    """Take the text that the recorder saw right before a field, or before a drawn list."""
    if sight.kind not in CONTROLS - BOXES and sight.kind != "element":
        return None
    return _near_text(sight)


def _caption_of_switch(sight: Sight) -> Name | None:
    """Take the text before a switch in its line, as settings have it."""
    said = str(sight.event.attributes.get(columns.UI_TEXT_BEFORE) or "")
    seen = sight.on_view if said and sight.element.role == "switch" else None
    name = seen and caption_of_switch(seen[0], said, seen[1].elements())
    return Name(name, "caption") if name else None


def _near_text(sight: Sight) -> Name | None:
    said = str(sight.event.attributes.get(columns.UI_TEXT_BEFORE) or "")
    if sight.kind == "dropdown" and said == (sight.element.value or "").strip():
        return None  # what it shows as chosen, drawn before what was clicked
    if sight.was_chosen(said):
        return None
    seen = sight.on_view if said else None
    if seen is not None:
        field, view = seen
        hint = sight.element.placeholder
        said = caption_recorded(field, said, view.elements(), hint) or ""
    name = tidy_name(said)
    return Name(name, "caption") if name else None


def _column(sight: Sight) -> Name | None:
    if sight.kind not in CONTROLS:
        return None
    if (headings := headings_of(sight)) is not None:
        return Name(headings.name, HEADING)
    heading = column_heading(sight.found) if sight.found is not None else None
    return Name(heading, HEADING) if heading else None


def _consequence(sight: Sight) -> Name | None:
    return name_from_consequence(sight.event, sight.control, sight.context)


def _caption(sight: Sight) -> Name | None:
    """Find what stands beside a field; text beside a button is not its name."""
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
    sure = bool(sight.element.placeholder)  # which is a name too
    name = caption_on_view(field, view.elements(), sure=sure)
    return None if name is not None and sight.was_chosen(name.text) else name


def _caption_shared(sight: Sight) -> Name | None:
    """Find the caption of a field and of the one right above or before it."""
    if sight.kind not in CONTROLS:
        return None
    seen = sight.on_view
    return caption_shared(seen[0], seen[1].elements()) if seen is not None else None


def _part_around(sight: Sight) -> Name | None:
    """Find the name of the part of the page that a field is alone in."""
    if sight.kind not in CONTROLS - BOXES:
        return None
    seen = sight.on_view
    return name_around(seen[0], seen[1].elements()) if seen is not None else None


def _heading_over(sight: Sight) -> Name | None:
    """Find the heading of the part of the page that a field is alone in."""
    if sight.kind not in {"field", "dropdown"}:
        return None
    seen = sight.context.on_view(sight.event)
    return heading_over(seen, seen.page.elements()) if seen is not None else None


def _title_of_group(sight: Sight) -> Name | None:
    """Find what the smallest part of the page begins with that a field is alone in."""
    if sight.kind not in CONTROLS - BOXES:
        return None
    seen = sight.context.on_view(sight.event)
    return title_of_group(seen, seen.page.elements()) if seen is not None else None


def _prompt(sight: Sight) -> Name | None:
    """Take what a drawn list showed until something was chosen, if that is no option."""
    event, seen = sight.event, sight.on_view
    if sight.kind != "dropdown" or seen is None or not sight.element.value:
        return None
    if seen[0].tag in FILLED_IN:  # a native list shows its options
        return None
    shown = tidy_name(seen[0].text or "")
    opened = sight.context.view(event.screen_after) if event.screen_after else None
    held = {tidy_name(sight.element.value), tidy_name(seen[0].value or "")}
    if shown is None or opened is None or shown in held or sight.was_chosen(shown):
        return None
    offered = (e for e in opened.elements() if not inside_of(e, seen[0]))
    is_option = any(
        e.path != seen[0].path and tidy_name(e.text or "") == shown for e in offered
    )
    return None if is_option else Name(shown, "placeholder")


def _tooltip(sight: Sight) -> Name | None:
    name = _title(sight)
    return name and name._replace(text=without_key(name.text, sight))


def _title(sight: Sight) -> Name | None:
    if recorded := tidy_name(str(sight.event.attributes.get(columns.UI_TOOLTIP) or "")):
        return None if _is_in_list(recorded, sight) else Name(recorded, "tooltip")
    if sight.found is not None:
        return title_on_page(sight.found)
    said = (sight.element.attributes.get(name) for name in ("title", "alt"))
    text = next((tidy_name(str(one)) for one in said if one), None)
    return Name(text, "tooltip") if text else None


_LIST_ROLES: Final = frozenset({"listbox", "menu", "tree", "grid"})


def _is_in_list(said: str, sight: Sight) -> bool:
    """Return whether a text that appeared beside a field is that of its open list."""
    seen = sight.on_view if sight.kind in CONTROLS else None
    return seen is not None and any(
        one.role in _LIST_ROLES and tidy_name(one.text or "") == said
        for one in seen[1].elements()
    )


def _shape(sight: Sight) -> Name | None:
    return name_in_drawing(sight.event, sight.control, sight.context)


def _shown_in_its_place(sight: Sight) -> Name | None:
    """Name a box that has no size by what a view shows where the pointer met it."""
    event, box = sight.event, sight.element.box
    if sight.kind not in BOXES or box is None or box.width or box.height:
        return None
    view = sight.context.view(event.screen_before) if event.screen_before else None
    if view is None or event.x is None or event.y is None:
        return None
    there = view.at(event.x, event.y)
    text = tidy_name(there.text or "", container=True) if there is not None else None
    return Name(text, "text") if text else None


def _words_of_id(sight: Sight) -> Name | None:
    """Name an element from its id; on no page also from the name it is sent under."""
    element = sight.element
    if sight.found is not None:
        return name_from_id(element)
    given = element.attributes.get("name")
    return name_from_form(identity_of(element), str(given) if given else None, element)


def _icon(sight: Sight) -> Name | None:
    return None if sight.kind in CONTROLS else name_of_icon(sight.element, sight.found)


def _makers_words(sight: Sight) -> Name | None:
    """Name an element by what its makers call it; a single class is a word too.

    Not beside a path of which no page tells how many others have that class.
    """
    element, found = sight.element, sight.found
    said = element.attributes if found is None else found.attributes
    pathed = found is None and (element.path or "").startswith("/")
    classes = [] if pathed else str(said.get("class") or "").split()
    words = [said.get("field_name"), said.get("name"), said.get("data-testid")]
    if test_id := element.attributes.get("test_id"):  # where nothing else names it
        words.append(_meaning_of(str(test_id)) or test_id)
    words += classes if len(classes) == 1 else []
    words.append(element.attributes.get("within"))
    names = (name_from_words(str(word), element) for word in words if word)
    return next((name for name in names if name), None)


def _meaning_of(test_id: str) -> str | None:
    """Return what an icon means whose name ends a test id: `order-form-close`."""
    parts = (test_id, *test_id.rpartition("-")[:1])  # `-btn` may follow
    known = next((end for part in parts if (end := end_with_meaning(part))), None)
    return meanings_of_icons()[known] if known else None


WITNESSES: Final = (
    Witness("day of a calendar", day),
    Witness("words all rows share", words_of_counter),
    Witness("row of a list", row),
    Witness("card among others", card),
    Witness("row that it chooses", row_selected),
    Witness("caption of an editor", _caption_of_editor),
    Witness("caption before its value", name_beside_value),
    Witness("label over its value", label_over_value),
    Witness("heading over a field in a drawn grid", heading_over_field),
    Witness("label as people read it", label_read),
    Witness("title of a link", title_of_link),
    Witness("accessible name recorded", _recorded_name),
    Witness("its own label or text", _own),
    Witness("text of the part clicked", _own_of_part),
    Witness("label on the page", _label_on_page),
    Witness("accessible name", _accessible_name),
    Witness("heading of its column", _column),
    Witness("text of its line", text_of_its_line),
    Witness("caption of a switch", _caption_of_switch),
    Witness("caption recorded", _recorded_caption),
    Witness("caption beside it", _caption),
    Witness("text of the shape in a drawing", _shape),
    Witness("tooltip", _tooltip),
    Witness("placeholder", _placeholder),
    Witness("what it shows until something is chosen", _prompt),
    Witness("beginning of its long name", first_clause),
    Witness("caption it shares with the field above or before it", _caption_shared),
    Witness("part of the page it is alone in", _part_around),
    Witness("what its part of the page begins with", _title_of_group),
    Witness("heading over it", _heading_over),
    Witness("the only one of its kind", only_one),
    Witness("what is drawn in its place", _shown_in_its_place),
    Witness("meaning of its icon", _icon),
    Witness("words of its id", _words_of_id),
    Witness("words of its makers", _makers_words),
    Witness("row around it", kind_of_row_around),
    Witness("heading over a cell of a drawn grid", heading_over_cell),
    Witness("text before it recorded", _near_text),
    Witness("what it led to", _consequence),
    Witness("number of a page", number_of_page),
    Witness("its kind as it states it", _own_kind),
)
"""The surest first. A new witness is one more line at the place that says how sure
it is."""
