"""Pairs of procedures of which a person counted how much they have in common.

They are what the judge that is told of recorded works is fitted on, together with
mixtures (`wb2pm.evaluation.free_procedures`): a person says more of what counts as the
same than lines that were cut. What it is worth is measured in folds by application.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from wb2pm.errors import EvaluationError
from wb2pm.evaluation.free_procedures import TextPair, recorded_works
from wb2pm.llm.judging.recorded_works import RecordedWorks
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Iterable

_WEIGHT: Final = 10.0
"""How much more than a mixture a pair counts: there are nine times as many mixtures.
From 5 to 40 the correlations in folds differ by 0.03 at most, and 10 is not the best."""


class _Counted(Struct, frozen=True, kw_only=True):
    """What is read of a pair; ``tests/data/procedure_pairs.md`` has the rule."""

    application: str
    workflow: int
    precision: float
    recall: float
    reference: str
    candidate: str


def counted_pairs(files: Iterable[str | Path], examples: str | Path) -> list[TextPair]:
    """Read pairs that a person counted, with what was recorded in their applications.

    Args:
        files: As ``tests/data/procedure_pairs.json``.
        examples: A folder as ``examples``.

    Raises:
        EvaluationError: If a file holds no pairs, or recordings are missing.
    """
    pairs = [pair for file in files for pair in _read(Path(file))]
    works = {
        name: RecordedWorks(recorded_works(truth_of(examples, name), name))
        for name in {pair.application for pair in pairs}
    }
    return [
        TextPair(
            workflow=(pair.application, pair.workflow),
            written=_lines(pair.candidate),
            gold=_lines(pair.reference),
            precision=pair.precision,
            recall=pair.recall,
            works=works[pair.application],
            weight=_WEIGHT,
        )
        for pair in pairs
    ]


def truth_of(examples: str | Path, application: str) -> Path:
    """Return the file with the true steps of what was recorded in an application.

    Args:
        examples: A folder as ``examples``: applications have folders of their own, and
            others are among the bundled recordings.
        application: Its name.
    """
    own = Path(examples) / "applications" / "recordings" / application
    folder = own if own.is_dir() else Path(examples) / "demonstrations"
    return folder / "ground_truth.json"


def _read(file: Path) -> list[_Counted]:
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[_Counted])
    except (OSError, msgspec.DecodeError) as error:
        raise EvaluationError(
            f"{file} holds no pairs of procedures: {error}"
        ) from error


def _lines(procedure: str) -> tuple[str, ...]:
    return tuple(step.text for step in parse_procedure(procedure).steps)
