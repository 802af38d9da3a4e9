"""Phrases looked for in a text, at the boundaries of words of any script."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

UNSPACED: Final = (
    "\u0e00-\u0e7f\u0e80-\u0eff\u1000-\u109f\u1780-\u17ff"
    "\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff"
    "\uf900-\ufaff\uff66-\uff9f\U00020000-\U0003ffff"
)
"""Letters of scripts that set no spaces between words, for a class of characters:
Thai, Lao, Burmese, Khmer, kana and Chinese characters."""
_UNSPACED = re.compile(f"[{UNSPACED}]")


def one_of(phrases: Iterable[str]) -> str:
    r"""Write a pattern that matches any of some phrases, the longest first.

    Spaces in a phrase match any white space.

    Examples:
        >>> one_of(["log", "log in"])
        'log\\s+in|log'
    """
    longest_first = sorted(phrases, key=lambda phrase: (-len(phrase), phrase))
    return "|".join(re.escape(p).replace(r"\ ", r"\s+") for p in longest_first)


def phrase_pattern(phrases: Iterable[str]) -> re.Pattern[str]:
    """Compile a pattern that finds any of some phrases as whole words.

    A boundary is asked for where a phrase begins or ends with a letter of a script
    that sets spaces; within Japanese or Chinese text a phrase may stand anywhere.
    Case makes no difference. Without phrases, nothing is found.

    Examples:
        >>> found = phrase_pattern(["код", "保存", "pin"])
        >>> [bool(found.search(text)) for text in ("SMS-код", "kodeks", "保存する")]
        [True, False, True]
        >>> found.search("opinion") is None
        True
    """
    return _compiled(frozenset(phrases))


@lru_cache(maxsize=512)
def _compiled(phrases: frozenset[str]) -> re.Pattern[str]:
    if not phrases:
        return re.compile(r"(?!)")
    longest_first = sorted(phrases, key=lambda phrase: (-len(phrase), phrase))
    return re.compile("|".join(map(_bounded, longest_first)), re.IGNORECASE)


def _bounded(phrase: str) -> str:
    pattern = re.escape(phrase).replace(r"\ ", r"\s+")
    before = r"(?<!\w)" if _needs_boundary(phrase[0]) else ""
    after = r"(?!\w)" if _needs_boundary(phrase[-1]) else ""
    return f"{before}{pattern}{after}"


def _needs_boundary(letter: str) -> bool:
    return (letter.isalnum() or letter == "_") and not _UNSPACED.match(letter)
