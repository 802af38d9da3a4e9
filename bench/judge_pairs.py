"""How far the offline judge of procedures says what a person counted.

    python bench/judge_pairs.py tests/data/procedure_pairs.json ...

For each file of pairs, one formal and one free procedure each, Pearson's r of the judge's
shares with those counted, with the standard error by bootstrap over workflows: as a
judge of texts of one style, as one of free words, and as one that is told what was
recorded in the application; of all pairs, and of those without the texts of other work.
The last is fitted on pairs too: on those of other applications, if `FITTED_ON` has the
file.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from wb2pm.evaluation.counted_procedures import counted_pairs, truth_of
from wb2pm.evaluation.free_judges import fit_in_folds
from wb2pm.evaluation.free_procedures import mixtures, recorded_works
from wb2pm.evaluation.tables import Table, write_table
from wb2pm.llm.judging.recorded_works import RecordedWorks
from wb2pm.llm.judging.step_judge import StepWeights, judge_steps
from wb2pm.procedures.reading import parse_procedure

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
DRAWS = 2000
HEADINGS = (
    *("pairs", "judge", "n", "precision", "recall", "F1", "both, pooled"),
    "precision, recall within a workflow",
)


JUDGES = ("of one style", "of free words", "of free words, told of the works")
FITTED_ON = [
    ROOT / "tests" / "data" / f"{name}procedure_pairs.json"
    for name in ("", "later_", "third_", "fourth_", "fifth_", "sixth_")
]
Works = Mapping[str, RecordedWorks]
Fitted = Mapping[str, StepWeights]


def row_of(
    name: str,
    pairs: list[dict[str, Any]],
    judge: str,
    known: tuple[Works, Fitted],
    *,
    all_kinds: bool,
) -> tuple[str, ...]:
    """Score a judge on some pairs."""
    (works, fitted), told = known, judge == JUDGES[2]
    kept = [pair for pair in pairs if all_kinds or pair["kind"] != "other"]
    judged = [
        judge_steps(
            steps_of(p["candidate"]),
            steps_of(p["reference"]),
            free=judge != JUDGES[0],
            works=works[p["application"]] if told else (),
            weights=fitted.get(p["application"]) if told else None,
        )
        for p in kept
    ]
    said = np.array([(j.precision, j.recall, j.f1) for j in judged])
    counted = np.array([(p["precision"], p["recall"], f1(p)) for p in kept])
    groups: dict[int, list[int]] = defaultdict(list)
    for at, pair in enumerate(kept):
        groups[pair["workflow"]].append(at)
    own, there = said.copy(), counted.copy()
    for rows in groups.values():
        own[rows] -= own[rows].mean(axis=0)
        there[rows] -= there[rows].mean(axis=0)
    within = (f"{r(own[:, k], there[:, k]):.2f}" for k in (0, 1))
    columns = ([0], [1], [2], [0, 1])
    return (
        name,
        judge,
        f"{len(kept)}" if all_kinds else f"{len(kept)} of the same work",
        *(
            with_error(said[:, k], counted[:, k], list(groups.values()))
            for k in columns
        ),
        ", ".join(within),
    )


def steps_of(text: str) -> list[str]:
    """Return the steps of a procedure."""
    return [step.text for step in parse_procedure(text).steps]


def f1(pair: dict[str, Any]) -> float:
    """Return the harmonic mean of what was counted."""
    total = pair["precision"] + pair["recall"]
    return float(2 * pair["precision"] * pair["recall"] / total) if total else 0.0


def r(one: Any, other: Any) -> float:  # noqa: ANN401 (arrays of any shape)
    """Return Pearson's r of all numbers of two tables."""
    return float(np.corrcoef(np.ravel(one), np.ravel(other))[0, 1])


def with_error(said: Any, counted: Any, groups: list[list[int]]) -> str:  # noqa: ANN401
    """Write r with its standard error over workflows."""
    draw = np.random.default_rng(0)
    found = []
    for _ in range(DRAWS):
        chosen = draw.integers(len(groups), size=len(groups))
        rows = [at for group in chosen for at in groups[group]]
        if np.ptp(counted[rows]) and np.ptp(said[rows]):
            found.append(r(said[rows], counted[rows]))
    return f"{r(said, counted):.2f} ± {np.std(found):.2f}"


def main() -> None:
    """Print one table."""
    rows = []
    fitted = fit_in_folds(
        mixtures(EXAMPLES / "applications"), counted_pairs(FITTED_ON, EXAMPLES)
    )
    for file in sys.argv[1:]:
        pairs = json.loads(Path(file).read_text(encoding="utf-8"))
        works = {
            name: RecordedWorks(recorded_works(truth_of(EXAMPLES, name), name))
            for name in {pair["application"] for pair in pairs}
        }
        rows += [
            row_of(Path(file).stem, pairs, judge, (works, fitted), all_kinds=all_kinds)
            for all_kinds in (True, False)
            for judge in JUDGES
        ]
    table = Table(title="Judge and person", headings=HEADINGS, rows=tuple(rows))
    print(write_table(table, "markdown"))


if __name__ == "__main__":
    main()
