"""Names of fields from what their makers call them: ``q6_studentId`` is Student id."""

from __future__ import annotations

import re
from functools import lru_cache

_PARTS = re.compile(r"[^0-9A-Za-z]+")
_WORDS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+")
_COUNTER = re.compile(r"[a-z]{1,2}\d{1,3}", re.IGNORECASE)
"""What form builders put before a name to number it: ``q6_``, ``f12_``."""
_INDEX = re.compile(r"\[\d*\]")
_LAST_NUMBER = re.compile(r"(\d{1,3})$")
_KINDS = {"textbox": "field", "combobox": "list", "radio": "option"}
_LONGEST_NUMBER = 3
"""A longer number was made up for one page, and is another on the next."""
_GENERIC = frozenset(
    ["id", "input", "field", "element", "control", "ctl", "txt", "form"]
)


@lru_cache(maxsize=4096)  # logs name the same few fields again and again
def identifier_words(identifier: str | None) -> str | None:
    """Write an identifier as words; None when it tells nothing.

    Numbers stay, since they tell fields apart (``SingleLine1``), but for those that
    number a form's fields before their name.

    Args:
        identifier: Id or name of a field.

    Examples:
        >>> identifier_words("q7_phoneNumber[area]"), identifier_words("SingleLine1")
        ('Phone number area', 'Single line 1')
        >>> identifier_words("input_6"), identifier_words("ember18273") is None
        ('Input 6', False)
    """
    parts = [part for part in _PARTS.split(identifier or "") if part]
    named = [part for part in parts if not _COUNTER.fullmatch(part)] or parts
    words = [
        word if word.isupper() and len(word) > 1 else word.lower()
        for part in named
        for word in _WORDS.findall(part)
        if not (word.isdecimal() and len(word) > _LONGEST_NUMBER)
    ]
    if not any(c.isalpha() for word in words for c in word):
        return None
    text = " ".join(words)
    return text[0].upper() + text[1:]


@lru_cache(maxsize=4096)
def field_words(name: str | None, own_id: str | None) -> str | None:
    """Name a field from its name or its id, whichever says more.

    Fields of one list share a name that ends in ``[]``; the number at the end of
    their ids tells its columns apart.

    Examples:
        >>> field_words("q6_studentId", "input_6")
        'Student id'
        >>> field_words("q12_details[0][]", "input_12_0_3")
        'Details 3'
    """
    if name and name.endswith("[]"):
        shared = identifier_words(_INDEX.sub("", name))
        column = _LAST_NUMBER.search(own_id or "")
        if shared:
            return f"{shared} {column[1]}" if column else shared
    spoken = [words for i in (name, own_id) if (words := identifier_words(i))]
    return max(spoken, key=_telling, default=None)


def spell_out(caption: str, kind: str) -> str:
    """Put the kind of an element before a caption that looks like a code.

    Examples:
        >>> spell_out("B6", "button"), spell_out("Save", "button")
        ('button B6', 'Save')
    """
    plain = all(any(c.isdigit() or c in "_:-" for c in w) for w in caption.split())
    return f"{_KINDS.get(kind, kind)} {caption}" if plain else caption


def _telling(words: str) -> int:
    found = words.lower().split()
    return sum(not w.isdecimal() and w not in _GENERIC for w in found)
