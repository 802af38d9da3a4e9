"""The task `validation`: was the work completed, and was its procedure followed?"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast, get_args

from msgspec.structs import replace

from wb2pm.converters.labels.labelling import label
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.discovery.conformance.checking import check_procedure
from wb2pm.discovery.conformance.grounding.conformance import check_beside
from wb2pm.discovery.conformance.grounding.readings import read_run
from wb2pm.discovery.conformance.grounding.scores import (
    COMPLETED_BESIDE,
    COMPLETED_BESIDE_PRIOR,
    FOLLOWED_BESIDE,
    FOLLOWED_BESIDE_PRIOR,
)
from wb2pm.discovery.conformance.verdict_scores import (
    COMPLETED,
    COMPLETED_PRIOR,
    FOLLOWED,
    FOLLOWED_PRIOR,
    calibrate,
    fit_band,
)
from wb2pm.errors import EvaluationError
from wb2pm.evaluation.baselines import always
from wb2pm.evaluation.edited_recordings import edited_recording
from wb2pm.evaluation.metrics import yes_or_no_metrics
from wb2pm.evaluation.model_groundings import models_that_ground
from wb2pm.evaluation.model_verdicts import models_that_judge, written_question
from wb2pm.evaluation.question_pictures import pictures_of
from wb2pm.evaluation.tasks import Answer, Metric, Solver, Task
from wb2pm.evaluation.validation_examples import (
    SAME_LABELS,
    Draws,
    validation_examples,
    with_others,
)
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wb2pm.discovery.conformance.deviations import Verdict
    from wb2pm.discovery.conformance.grounding.readings import Reading
    from wb2pm.discovery.conformance.verdict_scores import Calibration, Evidence
    from wb2pm.evaluation.tasks import Example, Result, Setting, Solve
    from wb2pm.evaluation.validation_examples import Run

_REPORTED: Final = ("F1", "balanced accuracy", "precision", "recall")


def examples(setting: Setting) -> list[Example]:
    """Make the examples: those of the recordings given, or of the bundled ones.

    Both modes draw by the benchmark's own rules unless the option `draws` says
    otherwise; what is corrected is the scoring, which is given with and without
    negatives that look like positives.

    Raises:
        EvaluationError: If the option `reference` or `draws` is none of those it
            may be.
    """
    draws = setting.options.get("draws", "published")
    if draws not in get_args(Draws):
        raise EvaluationError(f"draws={draws}: expected `published` or `corrected`")
    reference = setting.options.get("reference", "procedure")
    if reference not in {"procedure", "others", "grounded"}:
        raise EvaluationError(
            f"reference={reference}: expected `procedure`, `others` or `grounded`"
        )
    paths: Sequence[str | Path] = setting.data
    if not paths:
        from wb2pm.bundled import demonstrations_folder

        paths = [demonstrations_folder()]
    grounded = reference == "grounded"
    found = validation_examples(
        paths, draws=cast("Draws", draws), seed=setting.seed, shared=grounded
    )
    if reference == "procedure":
        return found
    return with_others(found, fewest=1 if grounded else 2, grounded=grounded)


def solvers(setting: Setting) -> list[Solver]:
    """List what answers the examples, with a language model where one is named."""
    return [
        Solver(
            name="alignment (calibrated on other workflows)",
            fit=_calibrated,
            arguments={"screens": True},
        ),
        Solver(
            name="alignment (as shipped)",
            solve=lambda example: _answer(example, *_shipped(example.input)),
            arguments={"screens": True},
        ),
        Solver(
            name="alignment without screens",
            solve=_without_screens,
            arguments={"screens": False},
        ),
        *models_that_judge(setting),
        *models_that_ground(setting),
        always(prediction=True, name="always yes"),
    ]


def metrics() -> tuple[Metric, ...]:
    """List the metrics: each question on its own, the trajectory twice."""
    return (
        *_of("trajectory", lambda result: _asks(result, "trajectory")),
        *_of(
            "trajectory, labels differ",
            lambda result: _asks(result, "trajectory") and not _looks_intact(result),
        ),
        *_of("completion", lambda result: _asks(result, "completion")),
    )


def _of(prefix: str, belongs: Callable[[Result], bool]) -> list[Metric]:
    """Restrict the metrics of yes and no to some of the examples."""

    def restricted(metric: Metric) -> Metric:
        def terms(result: Result) -> tuple[float, ...] | None:
            return metric.terms(result) if belongs(result) else None

        return replace(metric, name=f"{prefix}: {metric.name}", terms=terms)

    known = {metric.name: metric for metric in yes_or_no_metrics()}
    return [restricted(known[name]) for name in _REPORTED]


def _asks(result: Result, question: str) -> bool:
    return (result.kind or "").startswith(f"{question}:")


def _looks_intact(result: Result) -> bool:
    return (result.kind or "").endswith(SAME_LABELS)


@lru_cache(maxsize=8192)
def _judged(run: Run) -> Verdict:
    """Check a run once; what is kept is a few hundred bytes."""
    with edited_recording(Path(run.recording), run.entries) as demonstration:
        if run.others:
            others = [_reading_of(folder) for folder in run.others]
            text = parse_procedure(run.procedure) if run.grounded else None
            reading = read_run(demonstration, label(demonstration))
            verdict = check_beside(reading, others, text)
        else:
            verdict = check_procedure(demonstration, parse_procedure(run.procedure))
    return replace(verdict, moves=())


@lru_cache(maxsize=1024)
def _reading_of(folder: str) -> Reading:
    demonstration = read_demonstration(Path(folder))
    return read_run(demonstration, label(demonstration))


def _untold(run: Run, verdict: Verdict) -> Answer | None:
    """Leave an example unscored where the verdict on it cannot be told.

    Where only the shipped score is too near its threshold, another may tell.
    """
    said = verdict.followed if run.question == "trajectory" else verdict.completed
    if said is not None or (run.others and verdict.score is not None):
        return None
    why = verdict.declined or "the reference does not tell where the end is"
    return Answer(unscored=f"cannot be told: {why}")


def _answer(example: Example, followed: Calibration, completed: Calibration) -> Answer:
    run: Run = example.input
    verdict = _judged(run)
    if untold := _untold(run, verdict):
        return untold
    calibration = followed if run.question == "trajectory" else completed
    found = _evidence(run, verdict)
    told = [f"{kind}: {count}" for kind, count in found.items() if count]
    if run.question == "trajectory":
        told += [deviation.sentence for deviation in verdict.deviations]
        told += [gap.sentence for gap in verdict.gaps]
    said = calibration.tells(found)
    return Answer(
        prediction=said,
        unscored=None if said is not None else _TOO_NEAR,
        probability=round(calibration.score(found), 4),
        rationale="; ".join(told) or "nothing speaks against it",
        details=dict(found),
    )


def _calibrated(others: Sequence[Example]) -> Solve:
    """Learn weights and thresholds from the examples of other workflows."""
    seen: dict[str, list[tuple[Evidence, bool]]] = {"trajectory": [], "completion": []}
    for example in others:
        verdict = _judged(example.input)
        if _untold(example.input, verdict):
            continue
        found = _evidence(example.input, verdict)
        seen[example.input.question].append((found, bool(example.truth)))
    among_others = any(example.input.others for example in others)
    priors = (FOLLOWED_BESIDE_PRIOR, COMPLETED_BESIDE_PRIOR)
    first, second = priors if among_others else (FOLLOWED_PRIOR, COMPLETED_PRIOR)
    followed = calibrate(seen["trajectory"], first)
    completed = calibrate(seen["completion"], second)
    if among_others:
        followed = fit_band(seen["trajectory"], followed)
        completed = fit_band(seen["completion"], completed)
    return lambda example: _answer(example, followed, completed)


def _shipped(run: Run) -> tuple[Calibration, Calibration]:
    if run.others:
        return FOLLOWED_BESIDE, COMPLETED_BESIDE
    return FOLLOWED, COMPLETED


_TOO_NEAR: Final = "cannot be told: the score is where answers were wrong too often"


def _evidence(run: Run, verdict: Verdict) -> Evidence:
    if run.question == "trajectory":
        return verdict.evidence
    return verdict.completion_evidence


def _without_screens(example: Example) -> Answer:
    """Judge by the activities alone: what the screens say is left out."""
    run: Run = example.input
    verdict = _judged(run)
    if untold := _untold(run, verdict):
        return untold
    if run.question == "trajectory":
        kinds = {deviation.kind for deviation in verdict.deviations}
        return Answer(prediction=not kinds, rationale=", ".join(sorted(kinds)))
    found = {k: n for k, n in verdict.completion_evidence.items() if k != "failure"}
    return Answer(prediction=_shipped(run)[1].says(found))


TASK: Final = Task(
    name="validation",
    description="Was the work completed, and was its written procedure followed?",
    examples=examples,
    solvers=solvers,
    metrics=metrics(),
    headlines=("trajectory: F1", "completion: F1"),
    question=written_question,
    pictures=lambda example: pictures_of(
        read_demonstration(Path(example.input.recording)), example.input.entries
    ),
    options={
        "reference": "`procedure`: the one written for each recording (default);"
        " `others`: what other people did; `grounded`: the workflow's, grounded in what"
        " other people did",
        "draws": "`published`: negatives by the benchmark's own rules (default);"
        " `corrected`: such as are sure to differ from the recording",
        "facts": "`yes`: ask the model again, told what the alignment finds",
    },
    also=({"reference": "grounded"},),
)
