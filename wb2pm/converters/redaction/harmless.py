"""Elements of screens that hold nothing to mask, remembered.

A screen lists what the one before it listed, and so do those of other recordings of the
same application: few elements are new. One that was gone through, and in which nothing
was found by what it looks like, need not be gone through again. What is known to be a
secret by then is looked for in the words of all of them at once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from wb2pm.converters.redaction.spans import secret_name

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Sequence

APART: Final = '"'
"""Stands between texts that are looked through at once: before and after a quotation
mark a secret is found wherever it would be found at the ends of a text."""
_LARGE: Final = 10**12
"""From this size on a number may be that of a card."""
_MOST: Final = 50_000
"""How many are remembered: some 20 MB."""
_HARMLESS: set[Hashable] = set()


def tell_apart(element: dict[Any, Any], caption: str | None) -> Hashable | None:
    """Return what tells an element from others as far as masking goes.

    Sizes and places do not count, so an element that was only scrolled is the same.

    Args:
        element: One of a list.
        caption: The label right before a field.

    Returns:
        None where it holds more than texts and numbers.

    Examples:
        >>> one = {"tag": "a", "text": "Cart", "x": 3}
        >>> tell_apart(one, None) == tell_apart({**one, "x": 4}, None)
        True
    """
    names = tuple(element)
    held = [
        value
        if (kind := value.__class__) is str
        or (kind is int and not -_LARGE < value < _LARGE)
        else kind
        for value in element.values()
    ]
    if dict in held or list in held or not _are_plain(names):
        return None
    return (names, *held, caption)


@lru_cache(maxsize=4096)
def _are_plain(names: tuple[Any, ...]) -> bool:
    """Return whether no number under these names can be a secret."""
    return all(isinstance(name, str) and secret_name(name) is None for name in names)


def is_harmless(told: Hashable | None) -> bool:
    """Return whether an element was gone through before, and nothing was found."""
    return told in _HARMLESS


def remember(told: Hashable) -> None:
    """Remember that nothing was found in an element."""
    if len(_HARMLESS) >= _MOST:
        _HARMLESS.clear()
    _HARMLESS.add(told)


def words_of(values: Iterable[Any]) -> str:
    """Put together what a list says in its elements and their names.

    Examples:
        >>> words_of([{"tag": "a", "x": 3}])
        'tag"x"a'
    """
    words: dict[str, None] = {}
    for value in values:
        if isinstance(value, dict):
            words.update(dict.fromkeys(n for n in value if isinstance(n, str)))
            said: Sequence[str] = [v for v in value.values() if v.__class__ is str]
            words.update(dict.fromkeys(said))
    return APART.join(words)
