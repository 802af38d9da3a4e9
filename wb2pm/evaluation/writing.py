"""The task `sop-writing`: a procedure written of a demonstration, against the gold one.

A gold procedure is one that a person rewrote with care; it stands in the folder of the
demonstration it describes, whose author's own text is kept beside it. That
demonstration is what the procedure is written of. The offline judge compares the two
(see `wb2pm.llm.judging.step_judge`).
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from wb2pm.converters.redaction.redact import redact
from wb2pm.converters.sources.finding import find_sources
from wb2pm.converters.sources.reading import make_readers, read_source
from wb2pm.errors import EvaluationError
from wb2pm.evaluation.metrics import mean_of
from wb2pm.evaluation.model_solvers import RULES, language_solvers
from wb2pm.evaluation.tasks import Answer, Example, Setting, Solver, Task
from wb2pm.events import Demonstration
from wb2pm.llm.jobs.procedure import write_sop
from wb2pm.llm.judging.step_judge import judge_steps
from wb2pm.procedures.procedure import Procedure

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from wb2pm.evaluation.tasks import Solve
    from wb2pm.llm.answers import Answer as LanguageAnswer

_SCORES: Final = ("F1", "precision", "recall", "ordering", "steps")


def examples(setting: Setting) -> list[Example]:
    """Load the demonstrations that a gold procedure was written of.

    Raises:
        EvaluationError: If there is none.
    """
    found = [
        Example(
            id=demonstration.id,
            group=demonstration.workflow or demonstration.id,
            input=str(path),
            truth=[step.text for step in demonstration.procedure.steps],
            site=demonstration.site,
            length=len(demonstration.events),
        )
        for path in _folders(setting)
        if (demonstration := _masked(path)) is not None
        and demonstration.procedure is not None
        and demonstration.procedure.rewritten
    ]
    if not found:
        raise EvaluationError(
            "no demonstration has a gold procedure: one that stands beside the"
            " author's own, '[orig] SOP - <name>.txt'"
        )
    return found


def _folders(setting: Setting) -> list[str]:
    from wb2pm.bundled import demonstrations_folder

    given = setting.data or (str(demonstrations_folder()),)
    return [str(path) for path, _ in find_sources(given, format="wonderbread").paths]


@lru_cache(maxsize=256)
def _read(path: str) -> Demonstration | None:
    sources = find_sources([path], format="wonderbread")
    readers = make_readers(sources, timezone="UTC")
    for found, name in sources.paths:
        for outcome in read_source(found, readers[name]):
            if isinstance(outcome, Demonstration):
                return outcome
    return None


def _masked(path: str) -> Demonstration | None:
    """Read a recording without its secrets: a record keeps answers and truth."""
    demonstration = _read(path)
    return None if demonstration is None else redact(demonstration).demonstration


def solvers(setting: Setting) -> list[Solver]:
    """List the writers: the rules, a trivial one, and the rules' steps shuffled."""
    return [
        *language_solvers(setting, "write_sop", _asked, _steps),
        Solver(
            name="one line an event", solve=_writer(_one_line_an_event), kind="baseline"
        ),
        Solver(
            name="rules (shuffled)",
            solve=_writer(lambda e: _shuffled(_by_rules(e), setting.seed)),
            kind="baseline",
            arguments={"seed": setting.seed},
        ),
    ]


def _asked(example: Example, backend: str) -> LanguageAnswer[Procedure]:
    # What was written by hand must not be seen by what writes.
    unseen = replace(read_recording(example.input), procedure=None)
    return write_sop([unseen], backend=backend)


def _steps(procedure: Procedure) -> list[str]:
    return [step.text for step in procedure.steps]


def _writer(write: Callable[[Example], list[str]]) -> Solve:
    return lambda example: Answer(prediction=write(example))


def _by_rules(example: Example) -> list[str]:
    written = _asked(example, RULES).result
    return _steps(written) if written else []


def read_recording(path: str) -> Demonstration:
    """Read one recording of an example.

    Raises:
        EvaluationError: If it can no longer be read.
    """
    demonstration = _read(path)
    if demonstration is None:
        raise EvaluationError(f"{path} can no longer be read")
    return demonstration


def _one_line_an_event(example: Example) -> list[str]:
    return [
        " ".join(
            filter(
                None,
                (
                    event.raw_action,
                    (event.target.label or event.target.text or event.target.tag)
                    if event.target
                    else None,
                    event.value,
                ),
            )
        )
        for event in redact(read_recording(example.input)).demonstration.events
    ]


def _shuffled(steps: list[str], seed: int) -> list[str]:
    order = list(steps)
    random.Random(seed).shuffle(order)  # noqa: S311 (no secret hangs on it)
    return order


def score(example: Example, answer: Answer) -> Mapping[str, float]:
    """Judge what was written; what was made up and missed goes to the details."""
    judged = judge_steps(answer.prediction, example.truth)
    answer.details.update(
        hallucinated=list(judged.hallucinated), missed=list(judged.missed)
    )
    return {
        "F1": judged.f1,
        "precision": judged.precision,
        "recall": judged.recall,
        "ordering": judged.ordering,
        "steps": float(len(judged.written)),
    }


TASK: Final = Task(
    name="sop-writing",
    description="Write the procedure that a demonstration shows; judged against the gold one.",
    examples=examples,
    solvers=solvers,
    metrics=tuple(mean_of(name) for name in _SCORES),
    score=score,
)
