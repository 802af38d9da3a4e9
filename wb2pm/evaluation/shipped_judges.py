"""Fits the offline judges and writes what wb2pm ships.

Run as ``python -m wb2pm.evaluation.shipped_judges DATA EXAMPLES PAIRS ...``, with a folder
of WONDERBREAD's published predictions, one as ``examples``, and files as
``tests/data/procedure_pairs.json``.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from wb2pm.evaluation import (
    counted_procedures,
    free_judges,
    free_procedures,
    judging_answers,
    judging_steps,
)
from wb2pm.evaluation.tasks import Setting

if TYPE_CHECKING:
    from collections.abc import Sequence

HOME = Path(__file__).parents[1] / "llm" / "judging"
"""Where the judges look for their weights."""
_DIGITS = 6


def ship(data: str | Path, to: Path = HOME) -> None:
    """Fit both judges and write their weights.

    Args:
        data: Folder of published predictions.
        to: Folder to write to.

    Raises:
        EvaluationError: If the folder does not hold them.
    """
    setting = Setting(data=(str(data),))
    fitted = {
        "step_weights.json": judging_steps.fit_judge(judging_steps.examples(setting)),
        "answer_weights.json": judging_answers.fit_answer_judge(
            judging_answers.examples(setting)
        ),
    }
    for name, weights in fitted.items():
        _write(weights, to / name)


def ship_free(
    examples: str | Path, pairs: Sequence[str | Path], to: Path = HOME
) -> None:
    """Fit the judges of free texts and write their weights.

    Args:
        examples: A folder as ``examples``.
        pairs: Files as ``tests/data/procedure_pairs.json``: what a person counted.
        to: Folder to write to.

    Raises:
        EvaluationError: If the folder or a file does not hold what they are fitted on.
    """
    mixed = free_procedures.mixtures(Path(examples) / "applications")
    counted = counted_procedures.counted_pairs(pairs, examples)
    fitted = {
        "free_step_weights.json": free_judges.fit_free_judge(mixed),
        "told_step_weights.json": free_judges.fit_told_judge(
            free_judges.gather_told([*mixed, *counted])
        ),
    }
    for name, weights in fitted.items():
        _write(weights, to / name)


def _write(weights: msgspec.Struct, path: Path) -> None:
    rounded = _rounded(msgspec.to_builtins(weights))
    text = msgspec.json.format(msgspec.json.encode(rounded), indent=1)
    path.write_bytes(text + b"\n")


def _rounded(value: Any) -> Any:  # noqa: ANN401 (any part of the weights)
    if isinstance(value, float):
        return round(value, _DIGITS)
    if isinstance(value, dict):
        return {name: _rounded(part) for name, part in value.items()}
    return [_rounded(v) for v in value] if isinstance(value, (list, tuple)) else value


if __name__ == "__main__":
    ship(sys.argv[1])
    ship_free(sys.argv[2], sys.argv[3:])
