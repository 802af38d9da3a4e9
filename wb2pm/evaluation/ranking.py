"""The task `ranking`: procedures for the same work, ordered as people ranked them.

In WONDERBREAD the best procedure of a task was rewritten after it had been ranked, and
the rewritten text is what rankers are shown: it is longer, so that length alone seems
to tell quality. Mode ``published`` shows that text, ``corrected`` what its author wrote.
Every criterion of the rules stands in the table on its own, so that nobody has to
believe in the one that came out best.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from wb2pm.errors import EvaluationError
from wb2pm.evaluation.correlation import kendall
from wb2pm.evaluation.json_lines import read_json_lines
from wb2pm.evaluation.metrics import mean_of
from wb2pm.evaluation.model_solvers import language_solvers
from wb2pm.evaluation.ranking_fitted import RIDGE, fit_ranker, score_by
from wb2pm.evaluation.tasks import Answer, Example, Setting, Solver, Task
from wb2pm.llm.jobs.ranking import rank
from wb2pm.llm.rules.ranks import CRITERIA
from wb2pm.procedures.procedure import Procedure
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from wb2pm.evaluation.tasks import Solve
    from wb2pm.llm.answers import Answer as LanguageAnswer
    from wb2pm.llm.answers import Ranking

    Score = Callable[[Mapping[str, Procedure], Mapping[str, str]], Mapping[str, float]]

_FILE: Final = "sops.jsonl"
_TWO: Final = 2
_DIGITS: Final = 6
"""Of a score, which come out alike on every processor."""


def examples(setting: Setting) -> list[Example]:
    """Load the groups of ranked procedures.

    Raises:
        EvaluationError: If no folder is named, or it holds none.
    """
    if not setting.data:
        raise EvaluationError(
            f"name a folder with {_FILE}: wb2pm evaluate run ranking FOLDER"
        )
    groups: dict[str, list[dict[str, Any]]] = {}
    for folder in setting.data:
        path = Path(folder) / _FILE
        if not path.is_file():
            raise EvaluationError(
                f"{folder}: there is no {_FILE} in it, with the procedures of each task"
                " and their ranks by people, as WONDERBREAD publishes them"
            )
        for sop in read_json_lines(path, "task_id", "demo_name", "human_rank", "sop"):
            groups.setdefault(str(sop["task_id"]), []).append(sop)
    return [
        Example(
            id=task,
            group=task,
            input={sop["demo_name"]: _text(sop, setting) for sop in sops},
            truth={sop["demo_name"]: sop["human_rank"] for sop in sops},
            site=sops[0].get("site"),
            difficulty=sops[0].get("difficulty"),
            length=len(sops),
        )
        for task, sops in groups.items()
        if len(sops) >= _TWO
    ]


def _text(sop: Mapping[str, Any], setting: Setting) -> str:
    original = sop.get("original_sop") if sop.get("is_gold_rewrite") else None
    if setting.mode == "corrected" and original:
        return str(original)
    return str(sop["sop"])


def solvers(setting: Setting) -> list[Solver]:
    """List the rules, each of their criteria alone, the model asked for, and length."""
    found = language_solvers(
        setting,
        "rank",
        _asked,
        lambda ranking: {r.procedure: r.rank for r in ranking.procedures},
    )
    found += [
        Solver(name=f"{name} alone", solve=_ranker(_by_one(name)))
        for name in CRITERIA
        if name != "fitness"  # which needs demonstrations
    ]
    return [
        *found,
        Solver(
            name="fitted on other tasks",
            fit=_fitted,
            arguments={"pairs": "ordered by people", "ridge": RIDGE},
        ),
        _baseline("longest text first", lambda _, t: {n: len(x) for n, x in t.items()}),
        _baseline(
            "most steps first", lambda p, _: {n: len(x.steps) for n, x in p.items()}
        ),
        _baseline(
            "fewest steps first", lambda p, _: {n: -len(x.steps) for n, x in p.items()}
        ),
    ]


def _fitted(others: Sequence[Example]) -> Solve:
    weights = fit_ranker(
        (list(e.input.values()), [e.truth[name] for name in e.input]) for e in others
    )

    def solve(example: Example) -> Answer:
        texts: dict[str, str] = example.input
        scores = score_by(weights, list(texts.values()))
        return Answer(
            prediction=_places(dict(zip(texts, scores, strict=True))),
            details={"weights": {name: round(w, 4) for name, w in weights.items()}},
        )

    return solve


def _baseline(name: str, score: Score) -> Solver:
    return Solver(name=name, solve=_ranker(score), kind="baseline")


def _ranker(score: Score) -> Solve:
    """Rank by a score, the highest first; equal scores share a rank."""

    def solve(example: Example) -> Answer:
        texts: dict[str, str] = example.input
        procedures = {name: parse_procedure(text) for name, text in texts.items()}
        scores = score(procedures, texts)
        return Answer(prediction=_places({name: scores[name] for name in texts}))

    return solve


def _places(scores: Mapping[str, float]) -> dict[str, int]:
    """Rank by scores; what differs only as processors round is equal."""
    told = {name: round(score, _DIGITS) for name, score in scores.items()}
    return {name: 1 + sum(o > own for o in told.values()) for name, own in told.items()}


def _by_one(criterion: str) -> Score:
    def score(
        procedures: Mapping[str, Procedure], _texts: Mapping[str, str]
    ) -> Mapping[str, float]:
        found = CRITERIA[criterion](procedures, ())
        return {name: found.get(name, (0.0, ""))[0] for name in procedures}

    return score


def _asked(example: Example, backend: str) -> LanguageAnswer[Ranking]:
    procedures = {name: parse_procedure(t) for name, t in example.input.items()}
    return rank(procedures, backend=backend)


def score(example: Example, answer: Answer) -> Mapping[str, float]:
    """Correlate the ranks with the people's, and see whether the best is the best."""
    said, true = answer.prediction, example.truth
    names = list(true)
    best = min(true, key=lambda name: true[name])
    first = [name for name in names if said[name] == min(said.values())]
    tau = kendall([said[n] for n in names], [true[n] for n in names])
    return {
        "Kendall tau": tau or 0.0,  # nothing is ordered where all are tied
        "best found": float(best in first) / len(first),
    }


TASK: Final = Task(
    name="ranking",
    description="Order the procedures for the same work by quality.",
    examples=examples,
    solvers=solvers,
    metrics=(
        mean_of("Kendall tau", description="Kendall's tau-b with the people's ranks"),
        mean_of("best found", description="share of groups whose best is put first"),
    ),
    score=score,
)
