"""Which parts of what a source says hold contents, and which only name things."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from wb2pm.converters.redaction.accounts import is_account_number
from wb2pm.converters.redaction.spans import (
    MASKS,
    Kind,
    is_of_secret,
    split_words,
    words_around,
)
from wb2pm.converters.redaction.stand_ins import is_hidden, is_label, is_variable
from wb2pm.events import Element

_CONTENTS = frozenset(
    {
        "value",
        "data",
        "recorded_key",
        "key",
        "char",
        "text",
        "input",
        "content",
        "after",
        "option",
    }
)


def holds_content(name: str) -> bool:
    """Return whether an attribute of that name holds what was typed or shown.

    Examples:
        >>> holds_content("target.value"), holds_content("clipboard_content")
        (True, True)
        >>> holds_content("org:role")
        False
    """
    folded = name.casefold()
    return folded in _CONTENTS or split_words(name).rpartition(" ")[2] in _CONTENTS


def fits(kind: Kind, content: str) -> bool:
    """Return whether the content of a field is of the kind that the field takes.

    An address of mail has an ``@`` (RFC 5322, 3.4.1); what stands in its field without one
    is a name, a number or a word. Variables of scripts are no secrets.

    Examples:
        >>> fits("email", "kim@shop.example"), fits("email", "kim"), fits("iban", "Savings")
        (True, False, False)
        >>> fits("password", "rope"), fits("password", "${password}")
        (True, False)
    """
    if kind == "email":
        return _AT.search(content) is not None
    if kind == "iban":
        return is_account_number(content)
    return kind == "value" or not is_variable(content)


_AT = re.compile(r"@|\uff20|%40|[\[({]\s*at\s*[\])}]", re.IGNORECASE)


def is_told(name: str, kind: Kind, content: str | int) -> bool:
    """Return whether what stands beside the name of a secret is the secret.

    It may be a label, a switch, stars, a variable, an address where to get it, or a
    number of them: one-time codes have six digits at least (RFC 4226, 5.3).

    Args:
        name: Such as ``api_token``.
        kind: What a secret of that name is.
        content: What stands beside it.

    Examples:
        >>> is_told("api_token", "token", "rope"), is_told("n_token", "token", 540)
        (True, False)
        >>> is_told("password", "password", "Enter your password")
        False
    """
    text = str(content)
    if kind == "token":
        if text.isdecimal() and words_around(name):
            return len(text) >= _CODE_DIGITS and is_of_secret(name)
        if "://" in text:
            return False
    if kind == "card" and not any(c.isdigit() for c in text):
        return False
    plain = is_hidden(text) or is_label(text) or text.casefold() in _SWITCHES
    return fits(kind, text) and not plain


_CODE_DIGITS: Final = 6
_SWITCHES: Final = frozenset({"true", "false"})
_NAMED_KEYS: Final = frozenset(
    (
        *("Alt", "AltGraph", "CapsLock", "Control", "Meta", "Shift"),
        *("ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp", "End", "Home"),
        *("Backspace", "Delete", "Enter", "Escape", "Insert", "PageDown", "PageUp"),
        *("Dead", "Process", "Tab", "Unidentified"),
    )
)
"""Keys that type nothing (UI Events KeyboardEvent key Values, W3C)."""


def is_named_key(name: str, content: str) -> bool:
    """Return whether an attribute of an event holds a key that types nothing.

    Examples:
        >>> is_named_key("recorded_key", "Tab"), is_named_key("value", "Tab")
        (True, False)
    """
    return content in _NAMED_KEYS and split_words(name).rpartition(" ")[2] == "key"


def names_element(value: Struct, name: str) -> bool:
    """Tell what names an element from what it holds: all options name a list.

    Examples:
        >>> names_element(Element(tag="select"), "text")
        True
    """
    return isinstance(value, Element) and (
        name == "path" or (name == "text" and value.tag == "select")
    )


def is_container(value: object) -> bool:
    """Return whether a text may be JSON that holds others.

    Examples:
        >>> is_container(' {"a": 1}'), is_container("a")
        (True, False)
    """
    return isinstance(value, str) and value.lstrip()[:1] in {"{", "["}


def is_masked_name(name: str) -> bool:
    """Tell a name that was masked from one that says what it names.

    Examples:
        >>> is_masked_name("[token] 2"), is_masked_name("token")
        (True, False)
    """
    return name.startswith(tuple(MASKS.values()))
