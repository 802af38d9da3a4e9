"""Names from the words of identifiers: ids, names in a form, names for tests.

The one maker of such names, for every source: an identifier is one name wherever it
is read.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import Name, element_type, tidy_name
from wb2pm.vocabulary.expressions import UPPER
from wb2pm.vocabulary.kinds import BOXES
from wb2pm.vocabulary.language import every_word

if TYPE_CHECKING:
    from wb2pm.converters.pages.page import Described

_ID = re.compile(r"""@id=(['"])(.*?)\1\]$""")
_PARTS = re.compile(r"[\W_]+")
_SMALL = rf"[^\W\d_{UPPER}]"
_WORDS = re.compile(rf"[{UPPER}]?{_SMALL}+|[{UPPER}]+(?!{_SMALL})")
_OF_PROGRAMS = frozenset(
    (
        *("id", "elem", "txt", "ctl", "ui", "btn", "input", "select", "textbox"),
        *("textarea", "ember", "react"),
    )
)
"""Parts of identifiers that no language has, and that say nothing of a field."""
_COUNTER = re.compile(r"[^\W\d_]{1,2}\d{1,3}")
"""What form builders put before a name to number it: ``q6_``, ``f12_``."""
_NUMBERED = re.compile(r"[^\W\d_]{3,}\d{1,2}")
"""Words and a short number, as ``SingleLine1``; a longer number was made up for one
page, and so was what mixes letters and digits."""
_NUMBER = re.compile(r"\d{1,2}")
_INDEX = re.compile(r"\[\d*\]")
_LIST_INDEX = re.compile(r"\.\d+(?=\.|$)")
"""Which one of a list a value is, as programs write the way to it: ``lines.0``."""
_LAST_NUMBER = re.compile(r"(?<![^\W_])\d{1,3}$")
_OF_REACT = re.compile(r"[:\u00ab]r[0-9a-z]+[:\u00bb]|_r_[0-9a-z]+_", re.IGNORECASE)
"""What React's ``useId`` makes, anew on every page; what stands around it in an id is
of the component, the same for all of its kind."""
_ENDING = re.compile(r"\d+$")
_TAGS = frozenset(
    {"div", "form", "img", "label", "li", "ol", "option", "span", "table", "td", "th"}
    | {"tr", "ul"}
)
"""Tags, which alone say no more than that there is an element."""


_WORD: Final = 3
"""Letters of a word in an id of several; by itself ``to`` is a name."""


def name_from_id(element: Described) -> Name | None:
    """Name an element from the words of its id, if it has any.

    Examples:
        >>> from wb2pm.events import Element
        >>> name_from_id(Element(tag="input", path="//*[@id='sales_report_from']"))
        Name(text='Sales report from', source='id', apart=None)
        >>> name_from_id(Element(tag="input", path="//*[@id='search-text']"))
        Name(text='Search box', source='id', apart=None)
        >>> name_from_id(Element(tag="input", path="//*[@id=':r30:-form-item']"))
    """
    identity = identity_of(element)
    if not identity or _OF_REACT.search(identity):
        return None
    return name_from_words(identity, element)


def identity_of(element: Described) -> str | None:
    """Return the id of an element, where its path ends at one."""
    match = _ID.search(element.path or "")
    return match[2] if match else None


def name_from_words(
    identifier: str, element: Described, *, numbered: bool = False
) -> Name | None:
    """Name an element from the words of an identifier such as ``billing_city``.

    A part that is a number only counts (``form-0-quantity``); one that mixes
    letters and digits is made anew for every page, and names nothing. A number that
    ends a word tells it from others (``SingleLine1``).

    Args:
        identifier: As its makers wrote it.
        element: What it is of.
        numbered: Whether a short number at its end stays (``line_2``), as where no
            page tells rows of data from fields of a form.

    Examples:
        >>> from wb2pm.events import Element
        >>> name_from_words("id_form-0-quantity", Element(tag="input"))
        Name(text='Quantity', source='id', apart=None)
        >>> name_from_words("id_WuM93Cc6", Element(tag="input")) is None
        True
        >>> name_from_words("q6_studentName", Element(tag="input")).text
        'Student name'
        >>> name_from_words("rc_select_0", Element(tag="input")) is None
        True
        >>> name_from_words("checkbox-120", Element(tag="input")) is None
        True
    """
    *parts, last = [part for part in _PARTS.split(identifier) if part] or [""]
    parts = [part for part in parts if not part.isdecimal()]
    if numbered and parts and _NUMBER.fullmatch(last):
        parts[-1] += last
    elif not last.isdecimal():
        parts.append(last)
    if len(parts) > 1 and _COUNTER.fullmatch(parts[0]):
        del parts[0]
    if any(_is_code(part) for part in parts):
        return None
    mixed = any(c.islower() for c in identifier)
    words = [
        word if mixed and word.isupper() else word.lower()
        for part in parts
        for word in _words_in(part)
    ]
    kept = [word for word in words if len(word) > 1 and word.lower() not in _generic()]
    if not kept or (len(kept) == 1 and kept[0].lower() in _TAGS | BOXES):
        return None
    if len(words) > 1 and all(word.isascii() and len(word) < _WORD for word in kept):
        return None  # what is left of `rc_select_0` is its makers' mark
    if kept == ["search"] and element_type(element) == "field":
        kept.append("box")  # apart from the button that starts the search
    text = " ".join(kept)
    name = tidy_name(text[:1].upper() + text[1:])
    return Name(name, "id") if name else None


def name_from_form(
    identity: str | None, name: str | None, element: Described
) -> Name | None:
    """Name a field from its id and the name it is sent under, whichever says more.

    Fields of one list share a name that ends in ``[]``; the number at the end of
    their ids tells its columns apart.

    Examples:
        >>> from wb2pm.events import Element
        >>> name_from_form("first_3", "q3_name[first]", Element(tag="input")).text
        'Name first'
        >>> name_from_form("input_12_0_3", "q12_details[0][]", Element()).text
        'Details 3'
        >>> name_from_form("lines.0", "lines.0", Element(tag="input")).text
        'Lines'
    """
    if name and name.endswith("[]"):
        shared = name_from_words(_INDEX.sub("", name), element)
        column = _LAST_NUMBER.search(identity or "")
        if shared is not None:
            return shared._replace(
                text=f"{shared.text} {column[0]}" if column else shared.text
            )
    told = [
        name_from_words(_LIST_INDEX.sub("", one), element, numbered=True)
        for one in (identity, name)
        if one
    ]
    named = [one for one in told if one is not None]
    return max(named, key=lambda one: len(_WORDS.findall(one.text)), default=None)


def _is_code(part: str) -> bool:
    return any(c.isdigit() for c in part) and not _NUMBERED.fullmatch(part)


def _words_in(part: str) -> list[str]:
    """Part words at capitals; a number stays with the word that it ends."""
    number = _ENDING.search(part)
    words = _WORDS.findall(part)
    if number and words and words[-1].lower() not in _generic():
        words[-1] = f"{words[-1]} {number[0]}"
    return words


@cache
def _generic() -> frozenset[str]:
    """Collect the words of identifiers that say only that there is an element."""
    return _OF_PROGRAMS | every_word(lambda known: known.pages.generic)
