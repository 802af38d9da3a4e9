"""How alike two names of elements are: in spelling, and in meaning where it is known.

Spelling is compared by token ratios of rapidfuzz on folded names.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import Final

from rapidfuzz import fuzz

from wb2pm.vocabulary.language import every_word

LIKE: Final = 0.72
"""Names from this likeness on are taken for one name. Chosen so that "Show All"
and "Show Unassigned" (0.60) differ and "Title" and "Title*" do not."""


@lru_cache(maxsize=65536)
def fold(name: str) -> str:
    """Fold a name so that spelling variants are equal.

    Examples:
        >>> fold("  E-Mail\N{NO-BREAK SPACE}Address*: ")
        'e mail address'
    """
    plain = unicodedata.normalize("NFKC", name).casefold()
    return " ".join("".join(c if c.isalnum() else " " for c in plain).split())


SameMeaning = Callable[[str, str], float]
"""Says how alike two names are in meaning, from 0 to 1; from `LIKE` on they are one."""

_meaning: ContextVar[SameMeaning | None] = ContextVar("meaning", default=None)


@contextmanager
def names_compared_by(meaning: SameMeaning | None) -> Iterator[None]:
    """Compare names by meaning too while the block runs, such as by an embedder.

    It is asked only where spelling does not make one name of two, and never of names
    that differ in an opposite or a number.

    Args:
        meaning: Compares two names; None leaves it at their spelling.

    Examples:
        >>> with names_compared_by(lambda one, other: 0.9):
        ...     likeness("Basket", "Cart")
        0.9
    """
    token = _meaning.set(meaning)
    try:
        yield
    finally:
        _meaning.reset(token)


def likeness(one: str, other: str) -> float:
    """Return how alike two names are, from 0 to 1.

    By spelling, and within `names_compared_by` by meaning where spelling does not
    make one name of them.

    Examples:
        >>> likeness("Submit Changes", "submit changes:")
        1.0
    """
    spelled = spelled_alike(one, other)
    meaning = _meaning.get()
    if meaning is None or spelled >= LIKE or _are_opposite(fold(one), fold(other)):
        return spelled
    return max(spelled, meaning(one, other))


@lru_cache(maxsize=65536)
def spelled_alike(one: str, other: str) -> float:
    """Return how alike two names are in spelling, from 0 to 1.

    Spelling counts by the better of two ratios, with and without the order of
    words, and a name within a longer one by the share that it covers; only an
    equal name reaches 1.

    Examples:
        >>> spelled_alike("Submit Changes", "submit changes:")
        1.0
        >>> spelled_alike("Show All", "Show Unassigned") < LIKE
        True
        >>> spelled_alike("Date from", "Date to") < LIKE
        True
    """
    a, b = fold(one), fold(other)
    if a == b:
        return 1.0
    if not a or not b:
        return 0.0
    spelling = max(fuzz.ratio(a, b), fuzz.token_sort_ratio(a, b)) / 100 * 0.98
    short, long = sorted((a, b), key=len)
    if set(short.split()) <= set(long.split()):
        return max(spelling, 0.6 + 0.35 * len(short) / len(long))
    if spelling > _OPPOSITE and _are_opposite(a, b):
        return _OPPOSITE
    return spelling


_OPPOSITE: Final = 0.5
"""Likeness of names that differ only where they must not, such as "Date from" and
"Date to"."""


def _are_opposite(a: str, b: str) -> bool:
    one, two = a.split(), b.split()
    if len(one) != len(two):
        return False
    opposites = _opposites()
    differing = [(x, y) for x, y in zip(one, two, strict=True) if x != y]
    return len(differing) == 1 and all(
        word in opposites or word.isdigit() for word in differing[0]
    )


@cache
def _opposites() -> frozenset[str]:
    return every_word(lambda known: known.checking.opposites)
