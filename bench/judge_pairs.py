"""How far the offline judge of procedures says what a person counted.

    python bench/judge_pairs.py tests/data/procedure_pairs.json ...

For each file of pairs, one formal and one free procedure each, Pearson's r of the judge's
shares with those counted, with the standard error by bootstrap over workflows: as a
judge of texts of one style, and as one of free words; of all pairs, and of those without
the texts of other work.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np

from wb2pm.evaluation.tables import Table, write_table
from wb2pm.llm.judging.step_judge import judge_steps
from wb2pm.procedures.reading import parse_procedure

DRAWS = 2000
HEADINGS = (
    *("pairs", "judge", "n", "precision", "recall", "F1", "both, pooled"),
    "precision, recall within a workflow",
)


def row_of(
    name: str, pairs: list[dict[str, Any]], *, free: bool, all_kinds: bool
) -> tuple[str, ...]:
    """Score the judge on some pairs."""
    kept = [pair for pair in pairs if all_kinds or pair["kind"] != "other"]
    judged = [
        judge_steps(steps_of(p["candidate"]), steps_of(p["reference"]), free=free)
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
        "of free words" if free else "of one style",
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
    for file in sys.argv[1:]:
        pairs = json.loads(Path(file).read_text(encoding="utf-8"))
        rows += [
            row_of(Path(file).stem, pairs, free=free, all_kinds=all_kinds)
            for all_kinds in (True, False)
            for free in (False, True)
        ]
    table = Table(title="Judge and person", headings=HEADINGS, rows=tuple(rows))
    print(write_table(table, "markdown"))


if __name__ == "__main__":
    main()
