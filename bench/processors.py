"""The same answers on every processor: whoever gives another elsewhere is named.

    python bench/processors.py TASK [DATA ...] [--option NAME=VALUE]

A processor of another kind adds up in another order, so that the last bits of a product
of matrices differ; another seed of hashes gives sets another order. Where the greatest of
several is taken, or two are held to be equal, such bits may decide. The task is run here,
with the kernels of OpenBLAS for two older processors and numpy's own for an old one, and
with the last bits of norms, exponentials and logarithms changed by chance; each time with
another seed of hashes. Prints, for each solver, how many answers differ from those
given here, and the first of them.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

OTHERS: Final = {
    "old kernels": {"OPENBLAS_CORETYPE": "Prescott", "PYTHONHASHSEED": "1"},
    "other kernels": {
        "OPENBLAS_CORETYPE": "Haswell",
        "NPY_DISABLE_CPU_FEATURES": "X86_V4 AVX512_ICL",
        "PYTHONHASHSEED": "2",
    },
    "last bits": {"WB2PM_LAST_BITS": "1", "PYTHONHASHSEED": "3"},
}
BITS: Final = 2
"""How many units of the last place are added or taken away at most."""
DIGITS: Final = 6

Answers = dict[str, dict[str, str]]


def answers(
    task: str, data: list[str], options: dict[str, str], limit: int | None
) -> Answers:
    """Return what every solver says of every example, as text; numbers to six digits."""
    from wb2pm.evaluation.registry import find_task
    from wb2pm.evaluation.running import evaluate
    from wb2pm.evaluation.tasks import Setting

    setting = Setting(data=tuple(data), options=options, limit=limit)
    return {
        run.solver: {
            result.id: json.dumps(
                _rounded([result.answer.prediction, result.answer.unscored is None]),
                sort_keys=True,
                default=repr,
            )
            for result in run.results
        }
        for run in evaluate(find_task(task), setting=setting).runs
    }


def _rounded(value: Any) -> Any:  # noqa: ANN401 (any JSON)
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: _rounded(part) for key, part in value.items()}
    return [_rounded(part) for part in value] if isinstance(value, list) else value


def change_last_bits() -> None:
    """Let norms, exponentials and logarithms come out as on some other machine."""
    draw = np.random.default_rng(0)

    def inexact(function: Callable[..., Any]) -> Callable[..., Any]:
        def changed(*arguments: Any, **named: Any) -> Any:  # noqa: ANN401 (any call)
            exact = function(*arguments, **named)
            units = draw.integers(-BITS, BITS, size=np.shape(exact), endpoint=True)
            changed = exact * (1 + units * np.finfo(float).eps / 2)
            return changed if np.ndim(exact) else float(changed)

        return changed

    for home, name in (
        (np, "exp"),
        (np, "log"),
        (math, "log"),
        (math, "exp"),
        (math, "log1p"),
    ):
        setattr(home, name, inexact(getattr(home, name)))
    np.linalg.norm = inexact(np.linalg.norm)


def differences(here: Answers, there: Answers) -> Iterator[tuple[str, int, str]]:
    """Yield for each solver how many of its answers differ, and the first."""
    for solver, said in here.items():
        other = [name for name in said if there[solver].get(name) != said[name]]
        first = (
            f"{other[0]}: {said[other[0]]} {there[solver][other[0]]}" if other else ""
        )
        yield solver, len(other), first[:300]


def main() -> None:
    """Print a line for each solver and way of computing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task")
    parser.add_argument("data", nargs="*")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--limit", type=int, help="Only so many examples.")
    parser.add_argument("--answers", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--only", choices=list(OTHERS), action="append")
    arguments = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in arguments.option)
    if arguments.answers:
        if os.environ.get("WB2PM_LAST_BITS"):
            change_last_bits()
        said = answers(arguments.task, arguments.data, options, arguments.limit)
        print(json.dumps(said))
        return
    here = _elsewhere({"PYTHONHASHSEED": "0"})
    for name in arguments.only or OTHERS:
        there = _elsewhere(OTHERS[name])
        for solver, count, first in differences(here, there):
            print(f"{name}: {solver}: {count} of {len(here[solver])} differ {first}")


def _elsewhere(environment: dict[str, str]) -> Answers:
    """Run this task in a process with another environment."""
    command = [sys.executable, *sys.argv, "--answers"]
    done = subprocess.run(
        command,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(done.stderr)
    said: Answers = json.loads(done.stdout)
    return said


if __name__ == "__main__":
    main()
