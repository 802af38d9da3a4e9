"""The task `goal`: the goal behind a demonstration, against the one it was done for.

The task of "Identifying User Goals from UI Trajectories" (2024): match, partial match,
non-match by mutual satisfaction of the two goals, as the offline judge sees it (see
`wb2pm.llm.judging.goal_judge`). The paper's own numbers are of other data and judges.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.labelling import label
from wb2pm.converters.sources.finding import find_sources
from wb2pm.converters.sources.reading import make_readers, read_source
from wb2pm.errors import EvaluationError
from wb2pm.evaluation.metrics import mean_of
from wb2pm.evaluation.model_solvers import language_solvers
from wb2pm.evaluation.tasks import Answer, Example, Setting, Solver, Task
from wb2pm.events import Demonstration
from wb2pm.llm.jobs.goal import goal
from wb2pm.llm.judging.goal_judge import relation, satisfies

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.evaluation.tasks import Solve
    from wb2pm.llm.answers import Answer as LanguageAnswer
    from wb2pm.llm.answers import Goal

_SEVERAL: Final = "; then "
"""Between the intents of a recording that holds several workflows."""


def examples(setting: Setting) -> list[Example]:
    """Load the demonstrations whose intent is known and was reached.

    Recordings of several workflows, and those that are known to have failed, are
    left out: they show no goal, or not theirs.

    Raises:
        EvaluationError: If there is none.
    """
    from wb2pm.bundled import demonstrations_folder

    given = setting.data or (str(demonstrations_folder()),)
    demonstrations = _load(tuple(given))
    found = [
        Example(
            id=demonstration.id,
            group=demonstration.workflow or demonstration.intent or demonstration.id,
            input={"data": list(given), "demonstration": demonstration.id},
            truth=demonstration.intent,
            site=demonstration.site,
            length=len(demonstration.events),
        )
        for demonstration in demonstrations.values()
        if demonstration.intent
        and demonstration.events
        and _SEVERAL not in demonstration.intent
        and demonstration.outcome not in {"failed", "abandoned"}
    ]
    if not found:
        raise EvaluationError("no demonstration here says what it was done for")
    return found


@lru_cache(maxsize=2)
def _load(data: tuple[str, ...]) -> Mapping[str, Demonstration]:
    sources = find_sources(data)
    readers = make_readers(sources, timezone="UTC")
    return {
        outcome.id: outcome
        for path, name in sources.paths
        for outcome in read_source(path, readers[name])
        if isinstance(outcome, Demonstration)
    }


def solvers(setting: Setting) -> list[Solver]:
    """List the rules, the model asked for, and two that do not think."""
    return [
        *language_solvers(setting, "goal", _asked, lambda goal: goal.sentence),
        Solver(name="all labels in a row", solve=_labels, kind="baseline"),
        Solver(name="intent of another workflow", fit=_another, kind="baseline"),
    ]


def _demonstration(example: Example) -> Demonstration:
    loaded = _load(tuple(example.input["data"]))
    return loaded[example.input["demonstration"]]


def _asked(example: Example, backend: str) -> LanguageAnswer[Goal]:
    return goal(_demonstration(example), backend=backend)


def _labels(example: Example) -> Answer:
    activities = label(_demonstration(example))
    told = (f'{a.label} "{a.value}"' if a.value else a.label for a in activities)
    return Answer(prediction=", then ".join(told))


def _another(others: Sequence[Example]) -> Solve:
    intent = next((e.truth for e in others), None)
    answer = Answer(prediction=intent) if intent else Answer(unscored="there is none")
    return lambda _: answer


def score(example: Example, answer: Answer) -> Mapping[str, float]:
    """Relate the goal that was said to the true one; no score where that is masked."""
    found = relation(answer.prediction, example.truth)
    forth = satisfies(answer.prediction, example.truth)
    back = satisfies(example.truth, answer.prediction)
    if found is None or forth is None or back is None:
        return {}
    return {
        "match": float(found == "match"),
        "partial": float(found == "partial"),
        "none": float(found == "none"),
        "says all": float(forth),
        "says no more": float(back),
    }


TASK: Final = Task(
    name="goal",
    description="What was the goal? One sentence, related to the true intent.",
    examples=examples,
    solvers=solvers,
    metrics=(
        mean_of("match", description="each goal satisfies the other"),
        mean_of("partial", description="one satisfies the other"),
        mean_of("none", description="neither does"),
        mean_of("says all", description="what was said satisfies the true goal"),
        mean_of("says no more", description="the true goal satisfies what was said"),
    ),
    score=score,
)
