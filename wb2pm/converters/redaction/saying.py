"""How texts come from the name of a secret to the secret: "... for the door is ..."."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from wb2pm.vocabulary.language import every_word, language, languages
from wb2pm.vocabulary.phrases import UNSPACED, one_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

QUOTED: Final = '"\u201c\u201d\u201e\u300c\u300d'
PLAIN: Final = "[^\\s\"'\u201c\u201d\u201e\u2018\u2019\u300c\u300d&,;<>{}\u3001\u3002]"
"""A character of a secret that stands without quotation marks."""
_INSIDE = '[^\\s:;!?"\u201c\u201d\u201e\u00ab\u00bb=\uff1a\u3002()]'
_LAST = '[^\\s:;!?"\u201c\u201d\u201e\u00ab\u00bb=\uff1a\u3002(),.]'
THING: Final = (
    rf"(?:(?:[^\S\n]+{_INSIDE}{{0,40}}{_LAST}|[^\S\n]*\([^()\n]{{1,30}}\)){{1,7}})"
)
"""What the secret is for: up to seven words of the same sentence."""
_GAP = r"[-\s]+"
LETTER: Final = f"(?-i:[{UNSPACED}])"
"""A letter of a script without spaces; its case is not asked for, which takes long."""
_BEGIN = rf"(?<!(?-i:[^\W{UNSPACED}]))"
_END = rf"(?!(?-i:[^\W{UNSPACED}]))"
_MARKS = "[\u300c\u300e\u00ab\u201e\u201c]"


def noun(phrases: Iterable[str]) -> str:
    """Write a pattern of nouns; their parts may be joined by hyphens.

    Examples:
        >>> bool(re.search(noun(["one time code"]), "the one-time code"))
        True
    """
    kept: dict[tuple[bool, bool], list[str]] = {}
    for phrase in phrases:
        needs = (_is_spaced(phrase[0]), _is_spaced(phrase[-1]))
        kept.setdefault(needs, []).append(phrase)
    parts = []
    for (before, after), group in kept.items():
        written = one_of(group)
        for gap in (r"\s+", r"\-"):
            written = written.replace(gap, _GAP)
        parts.append(f"{_BEGIN * before}(?:{written}){_END * after}")
    return f"(?:{'|'.join(parts)})" if parts else r"(?!)"


def _is_spaced(letter: str) -> bool:
    return letter.isalnum() and not re.match(f"[{UNSPACED}]", letter)


def stated(says: Iterable[str]) -> str:
    """Write a pattern of "is" before a secret, and of "is now".

    Args:
        says: Words for "is".

    Examples:
        >>> bool(re.fullmatch(stated(["is"]), " is now "))
        True
    """
    since = one_of(every_word(lambda one: one.secrets.since))
    return rf"[^\S\n]+(?:{_since()})?(?:{one_of(says)})(?:[^\S\n]+(?:{since}))?[^\S\n]+"


@cache
def _since() -> str:
    return rf"(?:{one_of(every_word(lambda one: one.secrets.since))})[^\S\n]+"


def linked(phrases: Iterable[str]) -> str:
    """Write a pattern of what stands between a noun and its value in quotes.

    Args:
        phrases: Words that may stand there.

    Examples:
        >>> bool(re.fullmatch(linked(["is"]), " is: "))
        True
    """
    spaced = [phrase for phrase in phrases if not is_unspaced(phrase)]
    joined = [phrase for phrase in phrases if is_unspaced(phrase)]
    return (
        rf"(?:[ \t]+(?:{bare(spaced)}))?[ \t]*[:=\uff1a]?[ \t]+"
        rf"|[ \t]*[:=\uff1a][ \t]*|(?:{bare(joined)})?[ \t]*[:\uff1a]?(?={_MARKS})"
    )


def bare(phrases: Iterable[str]) -> str:
    """Write a pattern of phrases; one that finds nothing where there are none.

    Examples:
        >>> bare(["is"]), bare([])
        ('is', '(?!)')
    """
    return one_of(phrases) or r"(?!)"


def is_unspaced(phrase: str) -> bool:
    """Return whether a phrase begins in a script without spaces between words.

    Examples:
        >>> is_unspaced("パスワード"), is_unspaced("PIN")
        (True, False)
    """
    return bool(re.match(f"[{UNSPACED}]", phrase))


@cache
def quoted() -> str:
    """Write a pattern of a text in quotation marks of any language.

    Examples:
        >>> bool(re.search(quoted(), "is „Ldl7“."))
        True
    """
    return rf"(?:{'|'.join(_pairs())})"


def _pairs() -> Iterator[str]:
    """Yield a pattern for each pair of quotation marks, single ones with care."""
    pairs = {tuple(pair) for code in languages() for pair in language(code).quotes}
    pairs |= {('"', '"'), ("\u201c", "\u201d"), ("'", "'"), ("\u2018", "\u2019")}
    for number, (opening, closing) in enumerate(sorted(pairs)):
        single = r"(?!\w)" if closing in "'\u2019" else ""
        inside = f"[^{re.escape(closing)}\\n]{{1,200}}"
        yield (
            f"{re.escape(opening)}(?P<quoted{number}>{inside})"
            f"{re.escape(closing)}{single}"
        )


class Beginnings:
    """Finds where a text says one of many phrases, by their first words.

    Examples:
        >>> list(Beginnings(["pass word", "密码"]).places("A Pass word; 您的密码"))
        [2, 15]
    """

    def __init__(self, phrases: Iterable[str]) -> None:
        """Take the phrases, of any languages."""
        phrases = list(phrases)
        self._words = frozenset(
            found[0].casefold() for one in phrases if (found := _WORD.match(one))
        )
        within = [one for one in phrases if re.search(f"[{UNSPACED}]", one)]
        self._unspaced = re.compile(bare(within), re.IGNORECASE)

    def places(self, text: str) -> Iterator[int]:
        """Yield where a phrase may begin: in order, but for scripts without spaces."""
        for match in _WORD.finditer(text):
            if match[0].casefold() in self._words:
                yield match.start()
        if not text.isascii():
            for match in self._unspaced.finditer(text):
                yield match.start()


_WORD = re.compile(rf"[^\W{UNSPACED}]+")
