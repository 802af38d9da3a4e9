"""What of a line stands in several lines of another text together.

Who writes in free words puts into one line what others put into three, and takes two
for what is one elsewhere. So a line is also held against neighbouring lines of the
other text as if they were one, and against the whole of it; its words count as found
there, and its runs of letters, whatever the endings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from wb2pm.llm.judging.line_shares import rarity, share_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from wb2pm.llm.judging.step_lines import Line

    Matrix = NDArray[np.float64]

SPAN_EVIDENCE: Final = (
    "own words found in three lines, at most",
    "own letters found in one line, at most",
    "own letters found in three lines, at most",
    "own letters found in the other text",
    "name found in one line, at most",
    "name found in three lines, at most",
    "name found in the other text",
)
"""What the columns of the evidence of spans say of a line."""
_NEIGHBOURS: Final = 3


def gather_spans(lines: Sequence[Line], others: Sequence[Line]) -> Matrix:
    """Hold each line against neighbouring lines of another text together.

    Returns:
        For each line a row of `SPAN_EVIDENCE`.
    """
    words = rarity([line.counts for line in (*lines, *others)])
    letters = rarity([line.letters for line in (*lines, *others)])
    one = [_Span([line]) for line in others]
    three = [_Span(others[at : at + _NEIGHBOURS]) for at in range(len(others))]
    whole = _Span(others)
    rows = []
    for line in lines:
        own, name = frozenset(line.letters), _name(line)
        rows.append(
            [
                max(share_of(line.bag & span.words, line.bag, words) for span in three),
                max(share_of(own & span.letters, own, letters) for span in one),
                max(share_of(own & span.letters, own, letters) for span in three),
                share_of(own & whole.letters, own, letters),
                max(_found(name, span, letters) for span in one),
                max(_found(name, span, letters) for span in three),
                _found(name, whole, letters),
            ]
        )
    return np.array(rows, dtype=np.float64)


class _Span:
    """Some lines taken for one."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.words = frozenset().union(*(line.bag for line in lines))
        self.letters = frozenset().union(*(line.letters for line in lines))


def _name(line: Line) -> frozenset[str]:
    """Return the letters of what a line is about: its quoted names, else all."""
    return line.name_letters or frozenset(line.letters)


def _found(name: frozenset[str], span: _Span, weight: dict[str, float]) -> float:
    known = {item: weight.get(item, 1.0) for item in name}
    return share_of(name & span.letters, name, known)
