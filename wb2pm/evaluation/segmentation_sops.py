"""The task `segmentation-sops`: one person's steps against other people's procedures.

The steps that one person wrote down for three tasks of a site stand in for the
events of a recording; the gold procedures of the three tasks are the references. A
draw is a site at random, three of its tasks in random order, and for each one
procedure of human rank 2 or worse.
"""

from __future__ import annotations

import random
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from wb2pm.discovery.segmentation.assignment import assign_runs
from wb2pm.discovery.segmentation.candidates import read_candidates
from wb2pm.discovery.segmentation.entries import read_entries
from wb2pm.discovery.segmentation.evidence import WEIGHTS, weigh_evidence
from wb2pm.errors import EvaluationError
from wb2pm.evaluation.baselines import equal_split
from wb2pm.evaluation.json_lines import read_json_lines
from wb2pm.evaluation.metrics import mean_of
from wb2pm.evaluation.segmentation_scores import adjusted_rand_index
from wb2pm.evaluation.tasks import Answer, Example, Solver, Task
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.segmentation.evidence import Embed, Evidence, Weights
    from wb2pm.evaluation.tasks import Setting, Solve

DRAWS: Final = 300
DRAW_SEED: Final = 7
TASKS: Final = 3

TRIED: Final = tuple(
    WEIGHTS._replace(cohesion=cohesion, again=again)
    for cohesion, again in product((0.0, 0.1, 0.2, 0.4), (0.1, 0.2, 0.3))
)
"""Weights among which those that did best on other sites are chosen."""

LEARNT_FROM: Final = 100
"""Draws of other sites that weights are chosen on: enough to tell them apart."""


def examples(setting: Setting) -> list[Example]:
    """Draw the examples; the option `draws` says how many, `draw-seed` which.

    Raises:
        EvaluationError: If no file of procedures is given, or it holds no site with
            three tasks.
    """
    rows = [
        row
        for path in setting.data
        for row in read_json_lines(
            _sops_file(Path(path)), "task_id", "human_rank", "sop", "site"
        )
    ]
    if not rows:
        raise EvaluationError(
            "the task 'segmentation-sops' needs a file of ranked procedures: give"
            " sops.jsonl or its folder as data"
        )
    gold = {row["task_id"]: row["sop"] for row in rows if row["human_rank"] == 1}
    others: dict[int, list[str]] = {}
    tasks: dict[str, set[int]] = {}
    for row in rows:
        if row["human_rank"] > 1 and row["task_id"] in gold:
            others.setdefault(row["task_id"], []).append(row["sop"])
            tasks.setdefault(row["site"], set()).add(row["task_id"])
    sites = sorted(site for site, known in tasks.items() if len(known) >= TASKS)
    if not sites:
        raise EvaluationError(f"no site has {TASKS} tasks with several procedures")
    generator = random.Random(int(setting.options.get("draw-seed", DRAW_SEED)))  # noqa: S311
    return [
        _draw(number, generator, sites, tasks, gold, others)
        for number in range(int(setting.options.get("draws", DRAWS)))
    ]


def _sops_file(path: Path) -> Path:
    if not path.is_dir():
        return path
    if not (file := path / "sops.jsonl").exists():
        raise EvaluationError(
            "there is no sops.jsonl in it, with several procedures of each task, as"
            " WONDERBREAD publishes them"
        )
    return file


def _draw(  # noqa: PLR0913, PLR0917 (what there is to draw from)
    number: int,
    generator: random.Random,
    sites: Sequence[str],
    tasks: dict[str, set[int]],
    gold: dict[int, str],
    others: dict[int, list[str]],
) -> Example:
    site = generator.choice(sites)
    drawn = generator.sample(sorted(tasks[site]), TASKS)
    written = [_steps(generator.choice(others[task])) for task in drawn]
    steps = [step for part in written for step in part]
    return Example(
        id=f"{number:03d}",
        group=site,  # tasks of one site occur in many draws: they go together
        input={"steps": steps, "procedures": {str(t): gold[t] for t in sorted(drawn)}},
        truth=[str(t) for t, part in zip(drawn, written, strict=True) for _ in part],
        site=site,
        length=len(steps),
    )


def _steps(text: str) -> list[str]:
    return [step.text for step in parse_procedure(text).steps]


def solvers(setting: Setting) -> list[Solver]:
    """List the solvers; with an embedder, the same cut with sentence vectors too."""
    found = [
        equal_split(
            lambda example: (
                len(example.input["steps"]),
                list(example.input["procedures"]),
            )
        ),
        Solver(name="likest step alone", kind="baseline", solve=_likest_step),
        Solver(
            name="lexical",
            kind="rules",
            solve=lambda example: _answer(example, WEIGHTS),
            arguments=WEIGHTS._asdict(),
        ),
        Solver(
            name="lexical (weights chosen on other sites)",
            kind="rules",
            fit=_fit,
            arguments={"tried": [weights._asdict() for weights in TRIED]},
        ),
    ]
    if setting.embedder:
        from wb2pm.discovery.segmentation.sentence_embedder import load_embedder

        embed = _remembering(load_embedder(setting.embedder))
        found.append(
            Solver(
                name="lexical and embeddings",
                kind="embeddings",
                solve=lambda example: _answer(example, WEIGHTS, embed=embed),
                model=setting.embedder,
                arguments=WEIGHTS._asdict(),
            )
        )
    return found


def _remembering(embed: Embed) -> Embed:
    """Embed each sentence once, in whichever examples it occurs."""
    known: dict[str, Any] = {}

    def rows(sentences: Sequence[str]) -> list[Any]:
        new = [s for s in dict.fromkeys(sentences) if s not in known]
        known.update(zip(new, embed(new), strict=True))
        return [known[sentence] for sentence in sentences]

    return rows


def _evidence(
    example: Example, weights: Weights, embed: Embed | None = None
) -> tuple[Evidence, list[str]]:
    candidates = read_candidates(example.input["procedures"])
    entries = read_entries(example.input["steps"]).entries
    evidence = weigh_evidence(entries, candidates, embed=embed, weights=weights)
    return evidence, [candidate.name for candidate in candidates]


def _answer(
    example: Example, weights: Weights, *, embed: Embed | None = None
) -> Answer:
    evidence, names = _evidence(example, weights, embed)
    found = assign_runs(evidence, weights=weights)
    said = [
        names[stretch.candidate]
        for stretch in found.stretches
        if stretch.candidate is not None
        for _ in range(stretch.first, stretch.after)
    ]
    return Answer(prediction=said)


def _likest_step(example: Example) -> Answer:
    """Put each step to the procedure with the likest step, whatever stands around."""
    evidence, names = _evidence(example, WEIGHTS)
    return Answer(
        prediction=[
            names[
                max(range(len(names)), key=lambda k: float(evidence.fit[k][at].max()))
            ]
            for at in range(len(example.input["steps"]))
        ]
    )


def _fit(others: Sequence[Example]) -> Solve:
    """Choose the weights that do best on examples of other sites."""

    def mean_score(weights: Weights) -> float:
        learnt = others[:LEARNT_FROM]
        return sum(score(e, _answer(e, weights))["ARI"] for e in learnt)

    best = max(TRIED, key=mean_score)
    return lambda example: _answer(example, best)


def score(example: Example, answer: Answer) -> dict[str, float]:
    """Return the adjusted Rand index of the steps."""
    return {"ARI": adjusted_rand_index(example.truth, answer.prediction)}


TASK = Task(
    name="segmentation-sops",
    description="Which of three procedures does each step of three people's work carry out?",
    examples=examples,
    solvers=solvers,
    metrics=(
        mean_of("ARI", description="adjusted Rand index of the steps, mean of draws"),
    ),
    score=score,
    options={
        "draws": f"how many examples (default {DRAWS})",
        "draw-seed": f"seed of Python's random.Random (default {DRAW_SEED})",
    },
)
