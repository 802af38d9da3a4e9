"""A step or a sentence, taken apart into what judges compare."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Final

from wb2pm.vocabulary.language import language

_SHORTEST_STEM: Final = 4
_LETTERS: Final = 4
_FIRST_WORDS: Final = 6
"""A step names its verb among the first words."""
_WORD: Final = re.compile(r"[^\W_]+")
_QUOTES: Final = "\"'\u201c\u201d\u2018\u2019"
_QUOTED: Final = re.compile(f"[{_QUOTES}]([^{_QUOTES}]{{1,60}})[{_QUOTES}]")


class Line:
    """One step or sentence, taken apart.

    Attributes:
        words: Its words without endings; verbs of one meaning are one.
        text: The same, joined.
        bag: The same, each once.
        counts: The same, counted.
        pairs: Words and pairs of words, counted.
        letters: Runs of four letters, counted.
        quoted: Names in quotes.
        name_letters: Runs of four letters in these.
        verb: The first verb that steps begin with.

    Examples:
        >>> line = Line("Enter 'Ann' into the field")
        >>> line.verb, line.quoted
        ('type', frozenset({'ann'}))
    """

    def __init__(self, text: str) -> None:
        """Take a text apart."""
        self.text = _plain(text)
        self.words = self.text.split()
        self.bag = frozenset(self.words)
        self.counts = Counter(self.words)
        pairs = (f"{a} {b}" for a, b in pairwise(self.words))
        self.pairs = Counter((*self.words, *pairs))
        self.letters = Counter(_runs(self.text))
        self.quoted = frozenset(q.lower().strip() for q in _QUOTED.findall(text))
        names = " ".join(sorted(self.quoted))
        self.name_letters = frozenset(_runs(_plain(names)))
        first = self.words[:_FIRST_WORDS]
        self.verb = next((w for w in first if w in _verbs().values()), None)


def _plain(text: str) -> str:
    """Write a text in words without endings, verbs of one meaning as one."""
    found = [stem(word) for word in _WORD.findall(text.lower())]
    return " ".join(_verbs().get(word, word) for word in found if word not in _little())


def _runs(text: str) -> list[str]:
    """Cut a text into its runs of four letters."""
    spaced = f" {text} "
    return [spaced[i : i + _LETTERS] for i in range(len(spaced) - _LETTERS + 1)]


def stem(word: str) -> str:
    """Cut the ending off a word in small letters.

    Examples:
        >>> stem("clicking"), stem("lamps"), stem("is")
        ('click', 'lamp', 'is')
    """
    if word in _little():
        return word
    for ending in language("en").judging.endings:
        if word.endswith(ending) and len(word) >= len(ending) + _SHORTEST_STEM:
            return word.removesuffix(ending)
    return word


@cache
def _little() -> frozenset[str]:
    """Collect the words that carry no meaning; the judge is fitted on English."""
    return frozenset(language("en").judging.little)


@cache
def _verbs() -> dict[str, str]:
    """Return word -> the verb of its meaning."""
    verbs = language("en").judging.verbs
    return {word: verb for verb, words in verbs.items() for word in words}
