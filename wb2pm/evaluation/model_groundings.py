"""Procedures grounded by a language model, and runs judged by rules beside them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from wb2pm.converters.labels.labelling import label
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.discovery.conformance.grounding.conformance import check_beside
from wb2pm.discovery.conformance.grounding.readings import read_run
from wb2pm.evaluation.edited_recordings import edited_recording
from wb2pm.evaluation.tasks import Answer, Solver
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from wb2pm.discovery.conformance.grounding.readings import Reading
    from wb2pm.discovery.conformance.grounding.steps import GroundedProcedure
    from wb2pm.evaluation.tasks import Example, Setting, Solve
    from wb2pm.evaluation.validation_examples import Run
    from wb2pm.llm.answers import Answer as ModelAnswer


def models_that_ground(setting: Setting) -> list[Solver]:
    """Make solvers that ask the setting's language model what the steps mean.

    It reads the procedure and what the others did, once for each set of others, and
    never the run that is judged; rules judge that run by what it says.

    Args:
        setting: Names the backend; without one, or where the reference is not
            ``grounded``, there are no such solvers.

    Examples:
        >>> from wb2pm.evaluation.tasks import Setting
        >>> options = {"reference": "grounded"}
        >>> [s.name for s in models_that_ground(Setting(options=options))]
        []
    """
    if setting.backend is None or setting.options.get("reference") != "grounded":
        return []
    from wb2pm.llm.requests.prompts import instructions

    return [
        Solver(
            name=f"alignment (grounded by {setting.backend})",
            kind="model",
            solve=_judging(setting.backend),
            model=setting.backend,
            prompt=instructions("ground"),
        )
    ]


def _judging(backend: str) -> Solve:
    def solve(example: Example) -> Answer:
        run: Run = example.input
        asked = _grounded(run.procedure, run.others, backend)
        if asked.result is None:
            return Answer(unscored=asked.declined or "declined")
        with edited_recording(Path(run.recording), run.entries) as demonstration:
            verdict = check_beside(
                read_run(demonstration, label(demonstration)),
                [_reading_of(folder) for folder in run.others],
                parse_procedure(run.procedure),
                grounded=asked.result,
            )
        said, score = verdict.followed, verdict.score
        if run.question == "completion":
            said, score = verdict.completed, verdict.completion_score
        why = verdict.declined or "cannot be told: the end is in doubt"
        return Answer(
            prediction=said,
            probability=score,
            unscored=why if said is None else None,
            rationale="; ".join(reason.sentence for reason in verdict.reasons),
            details={"coverage": verdict.coverage, "grounding": asked.grounding},
        )

    return solve


@lru_cache(maxsize=256)
def _grounded(
    procedure: str, others: tuple[str, ...], backend: str
) -> ModelAnswer[GroundedProcedure]:
    from wb2pm.llm.jobs.grounding import ground_procedure

    runs = [read_demonstration(Path(folder)) for folder in others]
    return ground_procedure(parse_procedure(procedure), runs, backend=backend)


@lru_cache(maxsize=256)
def _reading_of(folder: str) -> Reading:
    demonstration = read_demonstration(Path(folder))
    return read_run(demonstration, label(demonstration))
