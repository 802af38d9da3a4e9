"""What a button means that shows an icon and says nothing.

Sets of icons name each one: in an attribute, in the address of a symbol, in a class
beside the class of the set, or as the text that their font draws as a picture. Where
nothing says the name, the lines that are drawn are known by what draws the same.
"""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import Name, inside_of
from wb2pm.converters.labels.elements.icon_shapes import shape_of_icon
from wb2pm.converters.labels.elements.identifiers import name_from_words
from wb2pm.vocabulary.icons import meanings_of_icons, names_of_shapes

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from wb2pm.converters.pages.page import Described, PageElement
    from wb2pm.events import AttributeValue, Box, Element

BY_ICON: Final = "icon"
"""Source of a name that an icon means."""
_SAID: Final = ("data-icon", "data-lucide", "data-feather", "icon")
_REFERRED: Final = ("href", "xlink:href", "src")
_PICTURES: Final = frozenset({"use", "img"})
_DRAWN: Final = frozenset({"i", "svg", "use", "img", "span", "em"})
LIGATURE: Final = re.compile(r"[a-z]+(?:_[a-z0-9]+)*")
"""A word that a font may draw as a picture."""
_PARTS: Final = re.compile(r"[\W_]+")
_SYMBOL: Final = re.compile(r"([^/#?]+?)(?:\.\w+)?(?:\?[^#]*)?$")
_ICON: Final = "icon"
_STYLES: Final = frozenset(
    {"outline", "outlined", "solid", "fill", "filled", "o", "alt"}
)
"""Ends of names that say how an icon is drawn."""
_STYLES_BEFORE: Final = frozenset(
    {"baseline", "outline", "sharp", "twotone", "ios", "md"}
)
"""Beginnings of names that say how an icon is drawn, or for which devices."""
_LOOKS: Final = frozenset(
    {"tiny", "mini", "small", "medium", "large", "big", "huge", "xs", "sm", "md", "lg"}
    | {"xl", "xxl", "extra", "default", "primary", "secondary", "tertiary"}
    | {"inverse", "block"}
)
"""What classes say of how large an icon or its button is, and of how it stands out."""
_FEW: Final = 12
"""Elements of a button: its icon, and what draws that."""


def name_of_icon(element: Element, found: PageElement | None) -> Name | None:
    """Name a control by the icon that it shows.

    Args:
        element: The control.
        found: It on a whole page, where there is one.
    """
    if meaning := meanings_of_icons().get((element.text or "").strip()):
        return Name(meaning, BY_ICON)
    said: Iterator[str]
    parts: tuple[PageElement, ...] = ()
    if found is None:
        said = _names_in(element.attributes, element.tag)
    else:
        parts = (found, *islice(found.descendants(), _FEW))
        said = (name for part in parts for name in _names_of(part))
    if name := next((name for one in said if (name := _name(one, element))), None):
        return name
    shape = element.attributes.get("icon_shape") or shape_of_icon(parts)
    known = names_of_shapes().get(str(shape)) if shape else None
    return Name(meanings_of_icons()[known], BY_ICON) if known else None


def is_ligature(element: PageElement) -> bool:
    """Return whether a text is drawn as an icon: `search` in the font of a set of icons.

    Args:
        element: An element of a whole page.
    """
    classes = f"{element.get('class') or ''} {element.tag or ''}".casefold()
    if _ICON not in classes and "symbol" not in classes:
        return False
    inner = element.contents()
    return all(isinstance(one, str) for one in inner) and bool(
        LIGATURE.fullmatch(
            "".join(one for one in inner if isinstance(one, str)).strip()
        )
    )


def ligatures(found: PageElement | None) -> set[str]:
    """Collect the texts in a control that are drawn as icons.

    Args:
        found: The control on a whole page, where there is one.
    """
    if found is None:
        return set()
    parts = (found, *islice(found.descendants(), _FEW))
    return {(part.text or "").strip() for part in parts if is_ligature(part)}


def ligatures_on_view(control: Element, seen: Sequence[Described]) -> set[str]:
    """Collect the texts in a control that are drawn as icons, where only a view tells.

    An element of a set of icons says so in its tag. A word for which there is no room
    is none, nor is one in a square beside another name.

    Args:
        control: The control, as recorded.
        seen: What the view lists.
    """
    drawn = (e for e in seen if _ICON in (e.tag or "") and inside_of(e, control))
    found = {(e.text or "").strip() for e in drawn}
    own = (control.text or "").strip()
    if control.box is not None and _is_picture(own, control.box, control.label):
        found.add(own)
    return {text for text in found if LIGATURE.fullmatch(text)}


def _is_picture(word: str, box: Box, name: str | None) -> bool:
    short, long = sorted((box.width, box.height))
    return has_no_room(word, box) or (bool(name) and long <= _SQUARE * short)


def has_no_room(word: str, box: Box) -> bool:
    """Return whether a box is too narrow for a text in one line: nobody can read it.

    Args:
        word: The text.
        box: Of what has it.
    """
    return 0 < box.width < _NARROWEST_LETTER * len(word)


_NARROWEST_LETTER: Final = 4.5
"""Pixels for a letter of ten pixels' height, on the average of a word."""
_SQUARE: Final = 1.25
"""Times that the longer side of a button with nothing but an icon is the shorter one."""


def _name(identifier: str, element: Element) -> Name | None:
    parts = [p for p in _PARTS.split(identifier.casefold()) if p not in {"", _ICON}]
    if (_LOOKS | _STYLES).issuperset(parts):
        return None
    meaning, words = _meaning("-".join(parts))
    if meaning is None and len(parts) > 1 and parts[0] in _STYLES_BEFORE:
        meaning, words = _meaning("-".join(parts[1:]))
    if meaning is not None:
        return Name(meaning, BY_ICON)
    name = name_from_words(words, element)
    return name and Name(name.text, BY_ICON)


def _meaning(words: str) -> tuple[str | None, str]:
    """Return what an icon means, and its name as far as that says what it shows."""
    while words:
        if meaning := meanings_of_icons().get(words):
            return meaning, words
        shorter, _, last = words.rpartition("-")
        if not (last.isdecimal() or last in _STYLES):
            break
        words = shorter
    return None, words


def _names_of(part: PageElement) -> Iterator[str]:
    """List what an element says of the icon that it is."""
    yield from _names_in(part.attributes, part.tag)
    if is_ligature(part):
        yield (part.text or "").strip()


def _names_in(said: Mapping[str, AttributeValue], tag: str | None) -> Iterator[str]:
    yield from (str(said[name]) for name in _SAID if said.get(name))
    if tag in _PICTURES:
        referred = (str(said[name]) for name in _REFERRED if said.get(name))
        yield from (
            m[1] for one in referred if (m := _SYMBOL.search(one)) and ":" not in one
        )
    yield from _names_in_classes(str(said.get("icon_class") or "").split())
    if tag == "i":
        yield from _words_beside(str(said.get("icon_class") or "").split())
        yield from _words_beside(str(said.get("class") or "").split())
    if tag in _DRAWN:
        yield from _names_in_classes(str(said.get("class") or "").split())


def _names_in_classes(classes: list[str]) -> Iterator[str]:
    """List what stands after the name of a set: `trash` of `fa fa-trash`.

    The set stands before it by itself, with or without a letter for its style, or is
    just called icon. What stands behind two dashes says how its block looks (BEM), but
    for that of an icon. What stands before the word icon is asked for its meaning.
    """
    for one in classes:
        for other in classes:
            for stem in (other, other[:-1], _ICON):
                is_look = one.startswith(f"{stem}--") and _ICON not in stem
                begins = len(stem) > 1 and one.startswith(f"{stem}-")
                if begins and one != other and not is_look:
                    yield one.removeprefix(f"{stem}-")
                    break
        if one.startswith(f"{_ICON}-"):
            yield one.removeprefix(f"{_ICON}-")
        elif one.endswith(f"-{_ICON}") and (
            meant := end_with_meaning(one.removesuffix(f"-{_ICON}"))
        ):
            yield meant
    yield from _meanings_beside_set(classes)


def _meanings_beside_set(classes: list[str]) -> Iterator[str]:
    """List what is known of the classes beside that of a set: `set_icon st-pencil`.

    The set may be marked otherwise there.
    """
    if not any(one.endswith(f"_{_ICON}") for one in classes):
        return
    for one in classes:
        mark, _, name = one.partition("-")
        if mark and name in meanings_of_icons():
            yield name


def _words_beside(classes: list[str]) -> Iterator[str]:
    """Tell what stands beside the class `icon`: `chevron right` of `chevron right icon`.

    What has no meaning may say how it is drawn: `large`.
    """
    words = "-".join(one for one in classes if one.isalpha() and one != _ICON)
    if _ICON in classes and words in meanings_of_icons():
        yield words


def end_with_meaning(words: str) -> str | None:
    """Return the end of some words that an icon is known by.

    What stands before `icon` may as well be the makers' mark, which is on all icons.

    Args:
        words: With dashes or the like between them.

    Examples:
        >>> end_with_meaning("shop-trash_can"), end_with_meaning("shop")
        ('trash-can', None)
    """
    parts = [part for part in _PARTS.split(words.casefold()) if part]
    ends = ("-".join(parts[at:]) for at in range(len(parts)))
    return next((end for end in ends if end in meanings_of_icons()), None)
