"""What speaks for a step being in a text of another style: formal steps and free words.

Where one text says one action a step and the other is in people's own words, hardly any
line has its like, and what holds among judged procedures of one style misleads. What
tells such texts of the same work from others are runs of letters and quoted names, of a
line and, above all, of the two texts as wholes, in both directions: who names half of
the fields means the others, too. So a line is judged by both. Where work in the application
was recorded, what the two texts as wholes say of it stands for the latter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from wb2pm.llm.judging.step_evidence import EVIDENCE, gather_evidence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from wb2pm.llm.judging.recorded_works import RecordedWorks

    Matrix = NDArray[np.float64]

OF_LINES: Final = (
    "letters in common, at most",
    "own letters found in one line, at most",
    "own letters found in three lines, at most",
    "name found in three lines, at most",
    "own words found in three lines, at most",
    "own letters found in the other text",
    "name found in the other text",
)
"""What of `EVIDENCE` is said of a line."""
OF_LINES_TOLD: Final = (
    *OF_LINES,
    "own words found, at most",
    "likeness of the line it is aligned with",
    "distance of place to the best line",
    "own words, logarithm",
    "it quotes a name",
    "it says to type",
    "it says to click",
)
"""The same of a line where work in the application was recorded."""
OF_TEXTS: Final = (
    "own letters found in three lines, at most",
    "letters in common, at most",
    "name found in the other text",
)
"""What is said of the whole of both texts: the means over the lines."""
_LINES = [EVIDENCE.index(name) for name in OF_LINES]
_LINES_TOLD = [EVIDENCE.index(name) for name in OF_LINES_TOLD]
_TEXTS = [EVIDENCE.index(name) for name in OF_TEXTS]


def gather_free_evidence(
    lines: Sequence[str], others: Sequence[str], works: RecordedWorks | None = None
) -> tuple[Matrix, NDArray[np.int64]]:
    """Hold each line against a text of another style.

    Args:
        lines: Steps of one procedure, at least one.
        others: Steps of the other, at least one.
        works: What was recorded of each kind of work in the application.

    Returns:
        For each line `OF_LINES`, then `OF_TEXTS` of its own text and of the other; if
        works are given, `OF_LINES_TOLD` and `WORK_EVIDENCE`; and the position of its
        best line.

    Examples:
        >>> rows, best = gather_free_evidence(["Click 'Save'"], ["Saved, then home"])
        >>> rows.shape, best.tolist()
        ((1, 13), [0])
    """
    rows, best = gather_evidence(lines, others)
    if works is not None:
        return np.hstack([rows[:, _LINES_TOLD], works.gather(lines, others)]), best
    back, _ = gather_evidence(others, lines)
    whole = np.hstack([rows[:, _TEXTS].mean(axis=0), back[:, _TEXTS].mean(axis=0)])
    return np.hstack([rows[:, _LINES], np.tile(whole, (len(rows), 1))]), best
