"""What speaks for a step of one procedure being in another, as numbers.

Each line of one text is held against every line of the other: words and pairs of
words weighed by how rare they are in the two (TF-IDF, Salton and Buckley 1988),
runs of four letters, words whatever their order, quoted names, verbs, and the place
in a monotone alignment of the two texts.
"""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import numpy as np
from rapidfuzz import fuzz

from wb2pm.discovery.segmentation.wording import LIKENESS_DIGITS
from wb2pm.llm.judging.line_shares import rarity, share_of
from wb2pm.llm.judging.line_spans import SPAN_EVIDENCE, gather_spans
from wb2pm.llm.judging.step_lines import Line

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    Matrix = NDArray[np.float64]
    Compare = Callable[["Line", "Line"], float]

EVIDENCE: Final = (
    "words in common, at most",
    "letters in common, at most",
    "words in any order, at most",
    "quoted names of the best line",
    "same verb as the best line",
    "own words found, at most",
    "words of the best line found",
    "words in common with the best line",
    "letters in common with the best line",
    "distance of place to the best line",
    "lines of the other text, logarithm",
    "lines of its own text, logarithm",
    "lines of the other text with its verb",
    "likeness of the line it is aligned with",
    "own words found in two lines, at most",
    "own words, logarithm",
    "it says to scroll",
    "it says to click",
    "it says to type",
    "its verb is none of these",
    "it quotes a name",
    "likeness of the best line, cut at 1",
    *SPAN_EVIDENCE,
)
"""What the columns of the evidence say of a line."""
_VERB_WEIGHT: Final = 0.5


def gather_evidence(
    lines: Sequence[str], others: Sequence[str]
) -> tuple[Matrix, NDArray[np.int64]]:
    """Hold each line against the lines of another text.

    Args:
        lines: Steps of one procedure, at least one.
        others: Steps of the other, at least one.

    Returns:
        For each line a row of `EVIDENCE`, and the position of its best line.

    Examples:
        >>> rows, best = gather_evidence(["Click 'Save'"], ["Scroll", "Click 'Save'"])
        >>> rows.shape, best.tolist()
        ((1, 29), [1])
    """
    own = [Line(line) for line in lines]
    other = [Line(line) for line in others]
    words = _cosines([o.pairs for o in own], [o.pairs for o in other])
    letters = _cosines([o.letters for o in own], [o.letters for o in other])
    any_order = _table(
        own, other, lambda a, b: fuzz.token_set_ratio(a.text, b.text) / 100
    )
    quoted = _table(own, other, _quoted_alike)
    verbs = _table(
        own, other, lambda a, b: float(a.verb is not None and a.verb == b.verb)
    )
    weight = rarity([line.counts for line in (*own, *other)])
    found = _table(own, other, lambda a, b: share_of(a.bag & b.bag, a.bag, weight))
    found_there = _table(
        own, other, lambda a, b: share_of(a.bag & b.bag, b.bag, weight)
    )
    likeness = words + letters + _VERB_WEIGHT * (verbs + quoted)
    aligned = _aligned(likeness)
    best = likeness.argmax(axis=1)
    rows = np.array(
        [
            [
                words[i].max(),
                letters[i].max(),
                any_order[i].max(),
                quoted[i, j],
                verbs[i, j],
                found[i].max(),
                found_there[i, j],
                words[i, j],
                letters[i, j],
                abs(i / max(len(own) - 1, 1) - j / max(len(other) - 1, 1)),
                math.log(len(other)),
                math.log(len(own)),
                verbs[i].mean(),
                aligned[i],
                max(
                    (
                        share_of(line.bag & (a.bag | b.bag), line.bag, weight)
                        for a, b in pairwise(other)
                    ),
                    default=0.0,
                ),
                math.log(1 + len(line.bag)),
                line.verb == "scroll",
                line.verb == "click",
                line.verb == "type",
                line.verb is None,
                bool(line.quoted),
                min(likeness[i].max(), 1.0),
            ]
            for i, (line, j) in enumerate(zip(own, best, strict=True))
        ],
        dtype=np.float64,
    )
    return np.hstack([rows, gather_spans(own, other)]), best


def _table(own: list[Line], other: list[Line], compare: Compare) -> Matrix:
    return np.array([[compare(a, b) for b in other] for a in own], dtype=np.float64)


def _quoted_alike(a: Line, b: Line) -> float:
    return max(
        (fuzz.ratio(x, y) / 100 for x in a.quoted for y in b.quoted), default=0.0
    )


def _cosines(own: list[Counter[str]], other: list[Counter[str]]) -> Matrix:
    weight = rarity([*own, *other])
    place = {item: number for number, item in enumerate(weight)}

    def vectors(lines: list[Counter[str]]) -> Matrix:
        rows = np.zeros((len(lines), max(len(place), 1)))
        for row, line in zip(rows, lines, strict=True):
            for item, count in line.items():
                row[place[item]] = (1 + math.log(count)) * weight[item]
        norms = np.linalg.norm(rows, axis=1, keepdims=True)
        return rows / np.where(norms == 0, 1, norms)

    alike: Matrix = vectors(own) @ vectors(other).T
    return alike.round(LIKENESS_DIGITS)


def _aligned(likeness: Matrix) -> list[float]:
    """Align two texts in order; give each line the likeness of its partner."""
    rows, columns = likeness.shape
    best = np.zeros((rows + 1, columns + 1))
    for i in range(1, rows + 1):
        for j in range(1, columns + 1):
            paired = best[i - 1, j - 1] + likeness[i - 1, j - 1]
            best[i, j] = max(best[i - 1, j], best[i, j - 1], paired)
    partner = [0.0] * rows
    i, j = rows, columns
    while i and j:
        if best[i, j] == best[i - 1, j]:
            i -= 1
        elif best[i, j] == best[i, j - 1]:
            j -= 1
        else:
            i, j = i - 1, j - 1
            partner[i] = float(likeness[i, j])
    return partner
