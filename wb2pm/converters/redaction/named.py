"""Contents that stand beside the name of the field they were typed into.

Logs of work and records of pages say ``field: password, value: hunter2`` in two cells
of a row, or in two members of an object: neither tells by itself what it is.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from wb2pm.converters.redaction.fields import own_name
from wb2pm.converters.redaction.spans import (
    Kind,
    secret_name,
    split_words,
    words_around,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

_OF_FIELDS: Final = frozenset(
    [
        "caption",
        "control",
        "element",
        "field",
        "label",
        "locator",
        "parameter",
        "placeholder",
        "question",
        "selector",
        "target",
        "widget",
        "xpath",
    ]
)
"""What is called so names a field: whatever was typed stands beside it."""
_OF_ANYTHING: Final = frozenset(
    [
        "activity",
        "attribute",
        "header",
        "id",
        "key",
        "name",
        "property",
        "type",
        "variable",
    ]
)
"""What is called so may name anything: only what is called a value stands beside it."""
_VALUES: Final = frozenset({"content", "data", "input", "value", "values"})
_TEXTS: Final = frozenset({"char", "clipboard", "key", "keys", "text", "typed"})
_MOST_WORDS: Final = 3
"""Besides the name of the secret: names of fields are short; a sentence that speaks of a password is none."""


def is_announcing(name: str) -> bool:
    """Return whether a column or member of that name may name a field.

    Examples:
        >>> is_announcing("target.name"), is_announcing("Label"), is_announcing("cost")
        (True, True, False)
    """
    return _last_word(name) in _OF_FIELDS | _OF_ANYTHING


def is_naming_fields(name: str) -> bool:
    """Return whether what a column or member of that name names is a field for certain.

    Numbers beside it are then what was typed, and no amounts.

    Examples:
        >>> is_naming_fields("target.label"), is_naming_fields("concept:name")
        (True, False)
    """
    return _last_word(name) in _OF_FIELDS


def contents_beside(name: str, others: Iterable[str]) -> tuple[str, ...]:
    """Return the columns or members that hold the content of what one names.

    Examples:
        >>> contents_beside("field", ["field", "typed_text", "value", "cost"])
        ('typed_text', 'value')
        >>> contents_beside("id", ["id", "text", "value"])
        ('value',)
    """
    wanted = _VALUES | _TEXTS if is_naming_fields(name) else _VALUES
    return tuple(other for other in others if other != name and _holds(other, wanted))


def announced(said: object) -> Kind | None:
    """Return what kind of secret a field of that name takes.

    Examples:
        >>> announced("user_password"), announced("//input[@id='otp']")
        ('password', 'code')
        >>> announced("The link to reset the password was sent") is None
        True
    """
    if not isinstance(said, str) or len(said) > _LONGEST:
        return None
    own = own_name(said) or said
    words = split_words(own)
    if words == "pass":
        return "password"
    return secret_name(own) if words_around(own) < _MOST_WORDS else None


_LONGEST: Final = 500


def _holds(name: str, wanted: frozenset[str]) -> bool:
    return bool(wanted.intersection(split_words(name).rsplit(" ", 2)[-2:]))


@lru_cache(maxsize=4096)
def _last_word(name: str) -> str:
    return split_words(name).rpartition(" ")[2]
