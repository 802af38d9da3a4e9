"""A small task that tests run: is a number even?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wb2pm.errors import ConversionError
from wb2pm.evaluation.baselines import always, most_frequent
from wb2pm.evaluation.metrics import yes_or_no_metrics
from wb2pm.evaluation.tasks import Answer, Example, Setting, Solve, Solver, Task

SITES = ("shop", "forum", None)


def examples(setting: Setting) -> list[Example]:
    """Twelve numbers of four workflows; `setting.seed` shifts them."""
    return [
        Example(
            id=f"n{number}",
            group=f"workflow {number % 4}",
            input=number + setting.seed,
            truth=(number + setting.seed) % 2 == 0,
            site=SITES[number % 3],
            difficulty="Easy" if number < 6 else "Hard",
            length=number or None,
            kind="even" if number % 2 == 0 else "odd",
        )
        for number in range(12)
    ]


def halves(example: Example) -> Answer:
    """Divide by two; 7 is too hard, 8 is said to be odd."""
    assert example.truth is None
    assert example.kind is None
    if example.input == 7:
        raise ConversionError("seven cannot be halved", "numbers.txt")
    even = example.input % 2 == 0 and example.input != 8
    return Answer(
        prediction=even,
        rationale=f"{example.input} / 2",
        probability=0.9 if even else 0.2,
        cost=0.01,
    )


def learned(others: Sequence[Example]) -> Solve:
    """Remember what was seen: never the example that is asked."""
    seen = {example.id: example.truth for example in others}
    assert all(truth is not None for truth in seen.values())
    return lambda example: Answer(
        prediction=seen.get(example.id, "never seen") == "never seen"
    )


def parity(**changes: Any) -> Task:
    """Make the task; some of its fields may be others."""
    fields: dict[str, Any] = {
        "name": "parity",
        "description": "Is the number even?",
        "examples": examples,
        "solvers": lambda _setting: [
            Solver(name="halves", solve=halves, arguments={"by": 2}, prompt="halve it"),
            Solver(name="learned", fit=learned, kind="miner"),
            always(True, name="always yes"),
            most_frequent(),
        ],
        "metrics": yes_or_no_metrics(),
        **changes,
    }
    return Task(**fields)
