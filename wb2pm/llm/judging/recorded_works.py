"""What was recorded in an application tells what two texts say of it.

Procedures of one application share its menus and buttons, whatever they are on, and two
texts on the same work may share few words. So both are held against what people did in
each kind of work that was recorded there. What all kinds have in common says nothing, and
words that nobody's work has say nothing either; of the others each line has some that the
other text has, too. And two texts that resemble the same works are on the same work, even
if neither has a word of the other.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING, Final

import numpy as np

from wb2pm.llm.judging.step_lines import Line

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    Matrix = NDArray[np.float64]
    Vector = NDArray[np.float64]
    Pieces = Callable[[Sequence[Line]], frozenset[str]]

WORK_EVIDENCE: Final = (
    "what it says of the application, found in the other text, by words",
    "the same by letters",
    "how much it says of the application, logarithm",
    "mean of these by words over its own text",
    "mean by letters over its own text",
    "mean by words over the other text",
    "mean by letters over the other text",
    "likeness of the two texts' words to each work, cosine",
    "share of work in common by words",
    "likeness of the two texts' letters to each work, cosine",
    "share of work in common by letters",
)
"""What is said of a line: of itself, of both texts in turn, and of the two together."""
FEWEST_WORKS: Final = 2
"""Of fewer nothing can be told: any text resembles the only one."""
_SMOOTHING: Final = 0.5
_SHARPNESS: Final = 8.0
"""How much less of a share a work gets that a text resembles less than its likest."""
_UNKNOWN: Final = 0.5


class RecordedWorks:
    """What was recorded of each kind of work in one application.

    Examples:
        >>> works = RecordedWorks([["Click 'Orders'"], ["Click 'Vouchers'"]])
        >>> works.gather(["A voucher is made"], ["Vouchers"])[0, :2].tolist()
        [1.0, 1.0]
        >>> works.gather(["A voucher is made"], ["The order"])[0, :2].tolist()
        [0.0, 0.0]
        >>> len(works)
        2
    """

    def __init__(self, works: Sequence[Sequence[str]]) -> None:
        """Take apart what was recorded.

        Args:
            works: For each kind of work the steps of its runs, one action a step. That
                of the texts to be compared is best among them.
        """
        taken_apart = [[Line(step) for step in steps] for steps in works]
        self._views = [
            _View([view(lines) for lines in taken_apart], view)
            for view in (_words, _letters)
        ]
        self._count = len(taken_apart)

    def __len__(self) -> int:
        """Return how many kinds of work were recorded."""
        return self._count

    def gather(self, lines: Sequence[str], others: Sequence[str]) -> Matrix:
        """Return a row of `WORK_EVIDENCE` for each line of a text, held against another.

        Args:
            lines: Steps of one procedure, at least one.
            others: Steps of the other, at least one.
        """
        own, other = [Line(line) for line in lines], [Line(line) for line in others]
        found = np.column_stack([view.found(own, other) for view in self._views])
        back = [view.found(other, own).mean() for view in self._views]
        together = [said for view in self._views for said in view.compare(own, other)]
        whole = np.array([*found.mean(axis=0), *back, *together])
        said = self._views[0].said(own)[:, None]
        return np.hstack([found, said, np.tile(whole, (len(own), 1))])


class _View:
    """One way to take texts apart, and how rare its pieces are among the works."""

    def __init__(self, works: Sequence[frozenset[str]], pieces: Pieces) -> None:
        self._works = works
        self._pieces = pieces
        self._weight = {
            piece: math.log((len(works) + _SMOOTHING) / count)
            for piece, count in Counter(p for work in works for p in work).items()
        }

    def found(self, lines: Sequence[Line], others: Sequence[Line]) -> Vector:
        """Say how much of what each line says of the application the others say."""
        there = self._pieces(others)
        shares = np.array([self._share(self._pieces([line]), there) for line in lines])
        said = ~np.isnan(shares)
        rest = float(shares[said].mean()) if said.any() else _UNKNOWN
        return np.where(said, shares, rest)

    def said(self, lines: Sequence[Line]) -> Vector:
        """Say how much each line says of the application."""
        known = [self._weigh(self._pieces([line])) for line in lines]
        said: Vector = np.log1p(np.array(known))
        return said

    def compare(self, one: Sequence[Line], other: Sequence[Line]) -> tuple[float, ...]:
        """Say how much two texts resemble the same works."""
        a, b = self._profile(self._pieces(one)), self._profile(self._pieces(other))
        length = float(np.linalg.norm(a) * np.linalg.norm(b))
        cosine = float(a @ b) / length if length else _UNKNOWN
        return cosine, 1 - float(np.abs(_shares(a) - _shares(b)).sum()) / 2

    def _share(self, pieces: frozenset[str], there: frozenset[str]) -> float:
        known = self._weigh(pieces)
        return self._weigh(pieces & there) / known if known else math.nan

    def _profile(self, pieces: frozenset[str]) -> Vector:
        return np.array([self._weigh(pieces & work) for work in self._works])

    def _weigh(self, pieces: frozenset[str]) -> float:
        return math.fsum(self._weight.get(piece, 0.0) for piece in pieces)


def _shares(profile: Vector) -> Vector:
    """Share a text out among the works that it resembles."""
    most = float(profile.max())
    likeness = np.exp(_SHARPNESS * (profile / most - 1 if most else profile))
    shares: Vector = likeness / likeness.sum()
    return shares


def _words(lines: Sequence[Line]) -> frozenset[str]:
    return frozenset().union(*(line.bag for line in lines))


def _letters(lines: Sequence[Line]) -> frozenset[str]:
    return frozenset().union(*(line.letters for line in lines))
