"""Sentences as weighted bags of word stems and letter triples.

Words that many of the compared sentences have say little about which is which, so
each counts by its inverse document frequency (Spärck Jones 1972) among just the
sentences at hand. Letter triples let "log in" and "login" or a slip of the pen match
in part.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache, lru_cache
from math import log
from typing import TYPE_CHECKING, Final

import numpy as np

from wb2pm.vocabulary.cutting import stem, words
from wb2pm.vocabulary.detection import detect_language
from wb2pm.vocabulary.language import language

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

TRIPLE: Final = 0.4
"""Weight of a letter triple beside a word's 1: the four or five triples of a word
together then weigh about as much as the word."""
LIKENESS_DIGITS: Final = 9
"""Of a likeness, so that what is equally like is so on every processor."""

_DEFAULT: Final = "en"
"""Language of the labels of activities, and of what is too short to tell."""


_SHORTEST_STEM: Final = 3
"""Letters that are left of a word: "used" and "goes" stay."""


def stems(text: str) -> list[str]:
    """List the stems of a sentence's words, without words that carry no content.

    Examples:
        >>> stems('Click on the "Orders" tab, then open entries')
        ['click', 'order', 'tab', 'open', 'entry']
    """
    code = detect_language(text) or _DEFAULT
    filler = _filler(code)
    found = (word.casefold() for word in words(text, code))
    return [_stem(word, code) for word in found if word not in filler]


def _stem(word: str, code: str) -> str:
    """Take off the endings that a language's file names; else Snowball's stem.

    English words only lose what inflects them: Snowball's shorter stems ("creat",
    "entri") cut one step of 53 off its session on recordings of an issue tracker.
    """
    endings = language(code).checking.endings
    if not endings:
        return stem(word, code)
    for ending, rest in endings:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
            return word[: -len(ending)] + rest
    return word


@cache
def _filler(code: str) -> frozenset[str]:
    known = language(code)
    return frozenset(known.checking.filler or known.common)


@lru_cache(maxsize=65536)
def features(text: str) -> dict[str, float]:
    """Count a sentence's stems, once each, and the letter triples of all of them.

    Examples:
        >>> features("Log out")
        {'log': 1.0, '^lo': 0.4, 'log.': 0.4, 'og$': 0.4}
    """
    found: defaultdict[str, float] = defaultdict(float)
    for one in dict.fromkeys(stems(text)):
        found[one] += 1.0
        framed = f"^{one}$"
        for at in range(len(framed) - 2):
            triple = framed[at : at + 3]
            # a stem of three letters must not be taken for the triple
            found[triple if triple != one else f"{triple}."] += TRIPLE
    return dict(found)


def damped(rows: NDArray[np.float64], power: float) -> NDArray[np.float64]:
    """Divide rows by a power of their length: 1 makes all equally long, 0 none.

    Examples:
        >>> damped(np.array([[0.0, 4.0], [0.0, 0.0]]), 0.5).tolist()
        [[0.0, 2.0], [0.0, 0.0]]
    """
    lengths = np.linalg.norm(rows, axis=1, keepdims=True)
    lengths[lengths == 0] = 1.0
    shorter: NDArray[np.float64] = rows / lengths**power
    return shorter


class Vectoriser:
    """Turns sentences into rows of one space, weighted by what tells them apart.

    Attributes:
        weights: Feature -> inverse document frequency.
    """

    def __init__(self, sentences: Iterable[str]) -> None:
        """Weigh the features of the sentences that are to be compared."""
        bags = [features(sentence) for sentence in sentences]
        counts = Counter(feature for bag in bags for feature in bag)
        total = len(bags) + 1
        self.weights = {f: log(total / (n + 0.5)) for f, n in counts.items()}
        self._column = {feature: at for at, feature in enumerate(counts)}

    def rows(self, sentences: Sequence[str]) -> NDArray[np.float64]:
        """Return one row a sentence; features never seen are left out."""
        matrix = np.zeros((len(sentences), len(self._column)))
        for at, sentence in enumerate(sentences):
            for feature, count in features(sentence).items():
                if feature in self._column:
                    weight = self.weights[feature]
                    matrix[at, self._column[feature]] = count * weight
        return matrix
