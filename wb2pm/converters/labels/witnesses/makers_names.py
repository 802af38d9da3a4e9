"""What an element is called by its makers: the icon they gave it, its id, its classes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from wb2pm.converters.labels.elements.icons import end_with_meaning, name_of_icon
from wb2pm.converters.labels.elements.identifiers import (
    identity_of,
    name_from_form,
    name_from_id,
    name_from_words,
)
from wb2pm.converters.labels.witnesses.stated_names import is_drawn_by_styles
from wb2pm.vocabulary.icons import meanings_of_icons
from wb2pm.vocabulary.kinds import CONTROLS

if TYPE_CHECKING:
    from wb2pm.converters.labels.elements.element_names import Name
    from wb2pm.converters.labels.elements.sights import Sight


def meaning_of_icon(sight: Sight) -> Name | None:
    """Take what the icon means that an element shows, unless it is beside lines of text.

    Args:
        sight: What was acted on, and the pages around it.
    """
    element, target = sight.element, sight.event.target
    if "\n" in (element.text or "").strip():
        return None
    if sight.found is None and target is not None and not element.text:
        word = target.text or (sight.stated[0] if is_drawn_by_styles(sight) else None)
        drawn = {"icon": word} if word else {}  # by a font, as a word
        element = replace(element, attributes={**drawn, **element.attributes})
    return None if sight.kind in CONTROLS else name_of_icon(element, sight.found)


def words_of_id(sight: Sight) -> Name | None:
    """Name an element from its id; on no page also from the name it is sent under.

    Args:
        sight: What was acted on, and the pages around it.
    """
    element = sight.element
    if sight.found is not None:
        return name_from_id(element)
    given = element.attributes.get("name")
    return name_from_form(identity_of(element), str(given) if given else None, element)


def makers_words(sight: Sight) -> Name | None:
    """Name an element by what its makers call it; a single class is a word too.

    Not beside a path of which no page tells how many others have that class.

    Args:
        sight: What was acted on, and the pages around it.
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
