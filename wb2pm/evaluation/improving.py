"""The task `improvements`: inefficiencies that were put into recordings, found again.

One demonstration of a workflow gets a detour, a repeat or a wait; the others stay as
they are. Found is an improvement whose evidence holds what was put in, named one of
the right kind as well. What is found elsewhere and was not found without the seed is
a false alarm; detours that people really made are not.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from wb2pm.analysis.preparing import prepare
from wb2pm.analysis.workflows import group_by_workflow
from wb2pm.discovery.improvements.finding import find_improvements
from wb2pm.errors import EvaluationError
from wb2pm.evaluation.metrics import mean_of
from wb2pm.evaluation.seeded_inefficiencies import (
    KINDS,
    Kind,
    Seeded,
    seed_inefficiency,
)
from wb2pm.evaluation.tasks import Answer, Example, Setting, Solver, Task

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.discovery.improvements.improvement import Improvement
    from wb2pm.evaluation.seeded_inefficiencies import Case

_NAMES: Final[dict[Kind, frozenset[str]]] = {
    "detour": frozenset({"detour", "backtracking", "alternative"}),
    "repeat": frozenset({"repeat"}),
    "wait": frozenset({"waiting"}),
}
"""Kind that was put in -> kinds of improvement that name it. A detour that leaves a page
and comes back is named backtracking where others go the way as well."""
_FEWEST: Final = 3
"""Demonstrations of a workflow below which nothing can be compared."""


@lru_cache(maxsize=2)
def _workflows(data: tuple[str, ...]) -> Mapping[str, tuple[Case, ...]]:
    from wb2pm.bundled import demonstrations_folder

    prepared = prepare(data or (str(demonstrations_folder()),))
    return {
        name: tuple((d, prepared.steps[d.id]) for d in found if prepared.steps[d.id])
        for name, found in group_by_workflow(prepared.demonstrations).items()
        if len(found) >= _FEWEST
    }


def examples(setting: Setting) -> list[Example]:
    """Seed each demonstration with each kind, one at a time.

    Raises:
        EvaluationError: If no workflow has three demonstrations.
    """
    workflows = _workflows(setting.data)
    found = [
        Example(
            id=f"{demonstration.id}: {kind}",
            group=name,
            input={"workflow": name, "demonstration": demonstration.id, "kind": kind}
            | {"data": list(setting.data), "seed": setting.seed},
            truth=kind,
            site=demonstration.site,
            length=len(activities),
            kind=kind,
        )
        for name, cases in workflows.items()
        for demonstration, activities in cases
        for kind in KINDS
        if _seeded(name, demonstration.id, kind, setting.data, setting.seed)
    ]
    if not found:
        raise EvaluationError(f"no workflow here has {_FEWEST} demonstrations")
    return found


def _seeded(
    workflow: str, case: str, kind: Kind, data: tuple[str, ...], seed: int
) -> Seeded | None:
    workflows = _workflows(data)
    own = next(c for c in workflows[workflow] if c[0].id == case)
    others = [name for name in workflows if name != workflow]
    foreign = workflows[others[seed % len(others)]][0][1] if others else ()
    return seed_inefficiency(own, kind, seed=f"{seed}:{case}:{kind}", foreign=foreign)


def solvers(setting: Setting) -> list[Solver]:  # noqa: ARG001 (the form of a task)
    """List the rules, and one that finds nothing."""
    return [
        Solver(name="rules", solve=_rules),
        Solver(
            name="finds nothing", solve=lambda _: Answer(prediction=[]), kind="baseline"
        ),
    ]


def _rules(example: Example) -> Answer:
    asked: dict[str, Any] = example.input
    data = tuple(asked["data"])
    seeded = _seeded(
        asked["workflow"], asked["demonstration"], asked["kind"], data, asked["seed"]
    )
    cases = _workflows(data)[asked["workflow"]]
    if seeded is None:
        return Answer(unscored="there is no place for it")
    changed = [
        seeded.case if case[0].id == asked["demonstration"] else case for case in cases
    ]
    sought = {f"{asked['demonstration']}:{event}" for event in seeded.events}
    before = {_about(found) for found in find_improvements(cases)}
    said = [
        {
            "kind": found.kind,
            "hit": bool(sought & set(found.evidence)),
            "new": _about(found) not in before,
            "sentence": found.sentence,
        }
        for found in find_improvements(changed)
    ]
    return Answer(prediction=[one for one in said if one["hit"] or one["new"]])


def _about(found: Improvement) -> tuple[str, tuple[str, ...]]:
    return found.kind, found.activities


def score(example: Example, answer: Answer) -> Mapping[str, float]:
    """Return whether it was found and named, and count what else is new."""
    said: Sequence[Mapping[str, Any]] = answer.prediction
    hits = [one for one in said if one["hit"]]
    named = [one for one in hits if one["kind"] in _NAMES[example.truth]]
    return {
        "found": float(bool(hits)),
        "named": float(bool(named)),
        f"named, {example.truth}": float(bool(named)),
        "false alarms": float(sum(one["new"] and not one["hit"] for one in said)),
    }


TASK: Final = Task(
    name="improvements",
    description="Find the detour, the repeat or the wait that was put into a recording.",
    examples=examples,
    solvers=solvers,
    metrics=(
        mean_of("found", description="share whose evidence is in an improvement"),
        mean_of("named", description="share found under the right name"),
        *(mean_of(f"named, {kind}") for kind in KINDS),
        mean_of("false alarms", description="new improvements elsewhere, an example"),
    ),
    score=score,
)
