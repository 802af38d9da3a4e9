"""What an element is called by what it says of itself: its name, its label, its text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm import columns
from wb2pm.converters.labels.accessible_names.names import AccessibleNames
from wb2pm.converters.labels.captions.shown_values import is_called_by_value, is_offered
from wb2pm.converters.labels.elements.element_names import (
    Name,
    inside_of,
    own_name,
    tidy_name,
)
from wb2pm.converters.labels.elements.icons import LIGATURE, ligatures
from wb2pm.converters.labels.elements.markup import label_on_page
from wb2pm.converters.labels.places.gaps import is_in_place
from wb2pm.converters.labels.places.label_lines import says_other_control
from wb2pm.converters.labels.witnesses.hints import hint_of
from wb2pm.converters.labels.witnesses.initials import without_initials
from wb2pm.converters.labels.witnesses.words_read import in_words_read
from wb2pm.converters.pages.paths import unnumbered
from wb2pm.vocabulary.icons import meanings_of_icons
from wb2pm.vocabulary.kinds import BOXES, CONTROLS

if TYPE_CHECKING:
    from wb2pm.converters.labels.elements.sights import Sight

_WORD: Final = re.compile(r"[^\W_]+")
_PICTURES: Final = frozenset({"svg", "img"})
"""What has a name of its own, and needs no font of icons."""
_KINDS_STATED: Final = frozenset(
    {"input", "select", "textarea"}
    | {"combobox", "listbox", "searchbox", "spinbutton", "textbox"}
)
"""Elements and types of HTML, and roles of ARIA 1.2, that say of a control what it is
and nothing of what is entered in it."""

_ICON_BEFORE: Final = re.compile(r"[a-z]+(?:_[a-z0-9]+)+")
"""An icon's word of several, as Google's fonts of icons have them."""
_NARROWEST: Final = 5.0
"""Pixels of a letter, on average, in the smallest print that pages use for what is clicked."""
_LINE: Final = 48.0
"""Pixels in height up to which a text is in one line: what a finger needs."""


def recorded_name(sight: Sight) -> Name | None:
    """Take the accessible name that the recorder saw when the event happened.

    Counters in what an element shows are taken off by its own name; titles and
    placeholders are left to witnesses of their own.

    Args:
        sight: What was acted on, and the pages around it.
    """
    said, taken_from = sight.stated
    text = tidy_name(said)
    if text is None:
        return _list_around(sight)
    if taken_from in {"title", "placeholder"} or _is_beside_value(sight):
        return None
    if (
        _is_value(text, sight)
        or is_drawn_by_styles(sight)
        or (taken_from == "label" and _is_on_button_beside(said, sight))
    ):
        return None
    is_list = sight.element.role == "combobox"  # which ARIA names by its author alone
    if taken_from == "content" and (is_list or _is_drawn_word(text, sight)):
        return None
    is_shown = sight.kind in {"button", "menu item"}
    is_caption = is_shown and taken_from in {"label", "labelledby"}
    if taken_from == "aria-label" or is_caption:
        return Name(in_words_read(text, sight), "accessible_name")
    own = own_name(sight.element) if taken_from == "content" else None
    if own is None:
        return Name(text, "accessible_name")
    if (named := without_initials(text, sight.element.text or "")) != text:
        return Name(named, "accessible_name")
    lines = [" ".join(line.split()) for line in (sight.element.text or "").splitlines()]
    read = " ".join(filter(None, dict.fromkeys(lines)))  # in one line, where it has two
    is_whole = sight.kind == "link" and text == tidy_name(read)
    is_less = own.text in text and not is_whole
    is_read = is_less or _is_parted_where_found(text, own.text, sight)
    return Name(own.text if is_read else text, "accessible_name")


def _is_parted_where_found(said: str, shown: str, sight: Sight) -> bool:
    """Return whether an option's name has blanks around a typed part that it marks.

    The standard parts what is drawn as boxes of its own, which people read as one word.
    """
    if sight.element.role != "option" or said.split() == shown.split():
        return False
    words = f" {' '.join(said.split())} ".casefold()
    is_marked = any(f" {part} " in words for part in sight.typed)
    return is_marked and "".join(said.split()) == "".join(shown.split())


def said_itself(sight: Sight) -> Name | None:
    """Take the label of an element, or what it shows.

    Args:
        sight: What was acted on, and the pages around it.
    """
    name = own_name(sight.element)
    if name is None or _is_value(name.text, sight) or _is_beside_value(sight):
        return None
    is_drawn = name.text == tidy_name(sight.stated[0]) and is_drawn_by_styles(sight)
    if is_drawn or _is_hidden_word(sight):
        return None
    if _is_on_button_beside(sight.element.label, sight):
        return None
    hint = hint_of(sight)
    is_hint = sight.kind in CONTROLS and name.text == hint  # asked later
    return None if is_hint else name


def _is_beside_value(sight: Sight) -> bool:
    """Return whether a list is called by words beside its value, and has a caption.

    The recorder takes words that stay when something else is chosen: the caption in the
    list, or what was chosen before, or is written behind it. What another list shows is
    no caption of this one.
    """
    if sight.stated[1] != "caption":
        return False
    before = tidy_name(sight.text_before)
    if before is None or before == tidy_name(sight.stated[0]):
        return False
    lists = {unnumbered(path) for path in sight.context.lists_showing(before)}
    seen = sight.on_view if lists else None
    own = f"{sight.element.path}/"
    return not any(
        tidy_name(one.text or "") == before
        and not f"{one.path}/".startswith(own)
        and any(
            f"{unnumbered(one.path or '')}/".startswith(f"{path}/") for path in lists
        )
        for one in (seen[1].elements() if seen else ())
    )


def _is_on_button_beside(said: str | None, sight: Sight) -> bool:
    """Return whether a field's label says nothing but what a control in it shows."""
    seen = sight.on_view if said and sight.kind in CONTROLS - BOXES else None
    return seen is not None and says_other_control(
        " ".join((said or "").split()), seen[0], seen[1].elements()
    )


def _is_value(text: str, sight: Sight) -> bool:
    """Return whether a list is called by what it shows as chosen, or did before."""
    if sight.kind != "dropdown":
        return False
    is_shown = text == tidy_name(sight.element.value or "") or is_called_by_value(sight)
    return is_shown or is_offered(text, sight)


def _list_around(sight: Sight) -> Name | None:
    """Take the name of the listbox that a drawn list is a part of: what shows its value."""
    if sight.kind != "dropdown":
        return None
    recorded = sight.event.attributes
    said = str(recorded.get(columns.UI_LAYER_NAME) or "")
    if recorded.get(columns.UI_LAYER_ROLE) != "listbox":
        view = sight.context.view_around(sight.event)
        seen = view.elements() if view is not None else ()
        lists = (e for e in seen if e.role == "listbox")
        around = next((e for e in lists if inside_of(sight.element, e)), None)
        said = (around.label or "") if around is not None else ""
    name = tidy_name(said)
    is_own = name is not None and not _is_value(name, sight)
    return Name(name, "accessible_name") if name and is_own else None


def _is_drawn_word(text: str, sight: Sight) -> bool:
    """Return whether the only text of a control is drawn as an icon, or hidden by one.

    A sign of the icon may stand beside it in the name that the page computes.
    """
    shown = sight.event.target and sight.event.target.text
    if sight.element.text:
        return False
    if not shown:
        return is_drawn_by_styles(sight) and text == tidy_name(sight.stated[0])
    return shown.strip() == text or _WORD.findall(shown) == _WORD.findall(text)


def _is_hidden_word(sight: Sight) -> bool:
    """Return whether the recorder found no name in the only word that a button shows.

    The page hides it from screen readers, because a font of icons draws it as a picture.
    """
    said = sight.event.attributes
    is_told = columns.UI_ROLE in said and not sight.stated[0]
    word = (sight.element.text or "").strip()
    if not is_told or sight.kind not in {"button", "link"}:
        return False
    return _is_of_icon_font(word)


def _is_of_icon_font(word: str) -> bool:
    """Return whether a font of icons may draw a word as a picture, as its name there."""
    known = "_" in word or word in meanings_of_icons()
    return known and LIGATURE.fullmatch(word) is not None


def is_drawn_by_styles(sight: Sight) -> bool:
    """Return whether the name that a page computes is the word of an icon, and no text.

    Styles put it there, and a font of icons draws it as a picture: no part of it is called so.

    Args:
        sight: What was acted on, and the pages around it.
    """
    said, taken_from = sight.stated
    word, seen = said.strip(), sight.on_view
    if sight.element.text or not _is_of_icon_font(word):
        return False
    inside = list(seen[1].elements()) if seen is not None else []
    if taken_from == "labelledby":
        return sight.kind not in CONTROLS and not any(
            (e.text or "").strip() == word for e in inside
        )
    if taken_from != "content":
        return False
    is_said = any(
        (e.label == word or e.tag in _PICTURES) and inside_of(e, sight.element)
        for e in inside
    )
    return not is_said


def without_icon(name: Name, sight: Sight) -> Name:
    """Take the word of an icon off the beginning of a name that has no room for it.

    A font of icons draws a word such as ``filter_list`` as a picture, as wide as high: so
    it is where what is acted on is narrower than its letters would be.

    Args:
        name: What a witness says.
        sight: What it looked at.
    """
    word, _, rest = name.text.partition(" ")
    box = sight.event.target.box if sight.event.target is not None else None
    if box is None or not rest or not _ICON_BEFORE.fullmatch(word):
        return name
    has_room = box.width >= _NARROWEST * len(name.text) or box.height > _LINE
    return name if has_room else name._replace(text=rest)


def own_of_part(sight: Sight) -> Name | None:
    """Name a control by the part of it that was clicked, where it is too long.

    Args:
        sight: What was acted on, and the pages around it.
    """
    if sight.event.target is None or sight.kind in CONTROLS:
        return None
    name = own_name(sight.event.target)
    if (
        name is None
        or name.text in ligatures(sight.found)
        or _is_drawn_word(name.text, sight)
        or _is_hidden_word(sight)
    ):
        return None
    return name


def label_declared(sight: Sight) -> Name | None:
    """Take what the page declares to be the label of an element.

    Args:
        sight: What was acted on, and the pages around it.
    """
    return label_on_page(sight.found) if sight.found is not None else None


def accessible_name(sight: Sight) -> Name | None:
    """Name an element as a screen reader would; what it says itself was asked before.

    Titles and placeholders are left to witnesses of their own.

    Args:
        sight: What was acted on, and the pages around it.
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


def says_kind(said: Name, sight: Sight) -> bool:
    """Return whether a control is called by what it is: `TextArea Input`.

    Boxes are options, and `Select` may be one.

    Args:
        said: The name.
        sight: The control, and the pages around it.
    """
    words = _WORD.findall(said.text.casefold())
    is_asked = sight.kind in CONTROLS - BOXES and bool(words)
    return is_asked and _KINDS_STATED.issuperset(words)


def name_of_host(sight: Sight) -> Name | None:
    """Take what the element around a control states that the control fills alone.

    Such an element draws its name as a tooltip, by its style sheet.

    Args:
        sight: What was acted on, and the pages around it.
    """
    seen = sight.on_view if sight.kind in {"button", "link", "tab"} else None
    if seen is None or seen[0].box is None or (sight.element.text or "").strip():
        return None
    own, place = seen[0].path or "", seen[0].box
    around = [
        one
        for one in seen[1].elements()
        if one.label
        and one.path
        and own.startswith(f"{one.path}/")
        and is_in_place(one.box, place)
    ]
    nearest = max(around, key=lambda one: len(one.path or ""), default=None)
    name = tidy_name(nearest.label or "") if nearest is not None else None
    return Name(name, "label") if name else None


def own_kind(sight: Sight) -> Name | None:
    """Take a name that says what kind of control it is, where nobody knows more.

    Args:
        sight: What was acted on, and the pages around it.
    """
    said = recorded_name(sight) or said_itself(sight)
    return said if said is not None and says_kind(said, sight) else None
