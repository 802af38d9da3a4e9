"""The task `segmentation`: recorded sessions of several workflows, cut.

Sessions are recordings whose ground truth names segments. Each workflow in one is
described by the procedure written for it: the rewritten one, else the first that a
recording of the workflow has. A workflow that was recorded only within sessions is
described by the steps of another session; where there is none, by its goal alone, and
the table says for how many that is so. A session of which nothing is known but where
its pieces lie is left out, which is said as well.
"""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wb2pm.discovery.segmentation.segmenting import segment_by_rules
from wb2pm.errors import EvaluationError
from wb2pm.evaluation.baselines import equal_split
from wb2pm.evaluation.known_truth import FILE, truths_in
from wb2pm.evaluation.metrics import mean_of
from wb2pm.evaluation.model_solvers import language_solvers
from wb2pm.evaluation.question_pictures import pictures_of
from wb2pm.evaluation.segmentation_questions import session_question
from wb2pm.evaluation.segmentation_scores import (
    adjusted_rand_index,
    boundary_f1,
    spans_of,
)
from wb2pm.evaluation.tasks import Answer, Example, Solver, Task
from wb2pm.procedures.procedure import Procedure
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.segmentation.evidence import Embed
    from wb2pm.discovery.segmentation.segments import Segmentation
    from wb2pm.evaluation.known_truth import KnownSegment, KnownStep, KnownTruth
    from wb2pm.evaluation.tasks import Setting
    from wb2pm.events import Demonstration, UIEvent
    from wb2pm.llm import answers


BY_GOAL: Final = "described by the goal alone"
"""Begins the kind of a session whose workflows have no procedure in the folder."""


def examples(setting: Setting) -> list[Example]:
    """Find the sessions in the folders given, or among the bundled recordings.

    Raises:
        EvaluationError: If no folder has a session with known segments.
    """
    from wb2pm.bundled import demonstrations_folder

    folders = [Path(path) for path in setting.data] or [demonstrations_folder()]
    found = list(chain.from_iterable(map(_of_folder, folders)))
    if not found:
        raise EvaluationError(
            f"{', '.join(map(str, folders))}: no {FILE} with segments of more"
            " than one workflow"
        )
    return found


def _of_folder(folder: Path) -> list[Example]:
    from wb2pm.converters.sources.reading import read

    sessions = sessions_in(folder)
    if not sessions:
        return []
    recordings = read([folder]).demonstrations
    found = (
        _example(recording, sessions, recordings)
        for recording in recordings
        if recording.id in sessions
    )
    return [example for example in found if example is not None]


def sessions_in(folder: Path) -> dict[str, KnownTruth]:
    """Return what is known of the recordings that hold several workflows.

    Args:
        folder: Holds the recordings.

    Examples:
        >>> sessions_in(Path("no such folder"))
        {}
    """
    return {
        name: truth
        for name, truth in truths_in(folder).items()
        if len({segment.workflow for segment in truth.segments or ()}) > 1
    }


def _example(
    recording: Demonstration,
    sessions: dict[str, KnownTruth],
    recordings: Sequence[Demonstration],
) -> Example | None:
    segments = sessions[recording.id].segments or ()
    others = [truth for name, truth in sessions.items() if name != recording.id]
    described = {str(s.workflow): _described(s, others, recordings) for s in segments}
    known = {name: text for name, text in described.items() if text is not None}
    if len(known) < len(described):
        return None
    goals = sum(not procedure.steps for procedure in known.values())
    return Example(
        id=recording.id,
        group=recording.id,
        input={
            "recording": recording,
            "workflows": known,
        },
        truth=[_workflow_at(event, segments) for event in recording.events],
        site=recording.site,
        length=len(recording.events),
        kind=f"{BY_GOAL}: {goals} of {len(known)}" if goals else None,
    )


def notes(setting: Setting, examples: Sequence[Example]) -> tuple[str, ...]:
    """Say which workflows are described by their goals alone, and what is left out."""
    told = []
    by_goal = [e for e in examples if e.kind is not None]
    if by_goal:
        workflows = sum(
            not procedure.steps
            for example in by_goal
            for procedure in example.input["workflows"].values()
        )
        told.append(
            f"{workflows} workflows in {len(by_goal)} of {len(examples)} sessions have"
            " no procedure in the folder and are described by their goals alone."
        )
    here = {example.id for example in examples}
    names = {name for path in setting.data for name in sessions_in(Path(path))}
    if setting.limit is None and names - here:
        told.append(
            f"{len(names - here)} sessions are left out: of a workflow in them neither"
            " a procedure nor a goal is known, or they could not be read."
        )
    return tuple(told)


def _workflow_at(event: UIEvent, segments: Sequence[KnownSegment]) -> str | None:
    return next((str(part.workflow) for part in segments if part.holds(event)), None)


def _described(
    part: KnownSegment,
    others: Sequence[KnownTruth],
    recordings: Sequence[Demonstration],
) -> Procedure | None:
    """Describe a workflow; None where nothing is known of it."""
    workflow = str(part.workflow)
    written = [
        r.procedure for r in recordings if r.workflow == workflow and r.procedure
    ]
    for procedure in sorted(written, key=lambda p: not p.rewritten):
        return procedure
    for truth in others:
        for there in truth.segments or ():
            if str(there.workflow) == workflow and there.steps is not None:
                return _from_steps(part.intent or workflow, truth.steps, there.steps)
    return parse_procedure(part.intent) if part.intent else None


def _from_steps(
    intent: str, steps: Sequence[KnownStep], numbers: tuple[int, int]
) -> Procedure:
    first, last = numbers
    lines = [
        f'{step.n}. {step.op} "{step.element}" {step.location or ""}'
        for step in steps
        if first <= step.n <= last
    ]
    return parse_procedure("\n".join([intent, *lines]))


def solvers(setting: Setting) -> list[Solver]:
    """List the solvers; with an embedder or a language model, these too."""
    found = [
        equal_split(
            lambda example: (
                len(example.input["recording"].events),
                list(example.input["workflows"]),
            )
        ),
        Solver(name="lexical", kind="rules", solve=_given),
        Solver(
            name="lexical (any number of runs)",
            kind="rules",
            solve=lambda example: _said(
                example,
                segment_by_rules(
                    example.input["recording"],
                    example.input["workflows"],
                    occurrence="any",
                ),
            ),
        ),
        Solver(
            name="nothing given",
            kind="rules",
            solve=lambda example: _said(
                example, segment_by_rules(example.input["recording"])
            ),
        ),
    ]
    if setting.embedder:
        from wb2pm.discovery.segmentation.sentence_embedder import load_embedder

        embed = load_embedder(setting.embedder)
        found.append(
            Solver(
                name="lexical and embeddings",
                kind="embeddings",
                solve=lambda example: _given(example, embed=embed),
                model=setting.embedder,
            )
        )
    if setting.backend:
        found += language_solvers(setting, "segment", _ask, _workflows)[1:]
    return found


def _ask(example: Example, backend: str) -> answers.Answer[Segmentation]:
    from wb2pm.llm.jobs.segmenting import cut_recording

    given = example.input
    return cut_recording(given["recording"], given["workflows"], backend=backend)


def _workflows(found: Segmentation) -> list[str | None]:
    """List the workflow of every event: segments hold all of them, in order."""
    return [s.workflow for s in found.segments for _ in s.events]


def _given(example: Example, *, embed: Embed | None = None) -> Answer:
    found = segment_by_rules(
        example.input["recording"], example.input["workflows"], embed=embed
    )
    return _said(example, found)


def _said(example: Example, found: Segmentation) -> Answer:
    of_event = {e: s.workflow for s in found.segments for e in s.events}
    events = example.input["recording"].events
    return Answer(prediction=[of_event.get(event.id) for event in events])


def score(example: Example, answer: Answer) -> dict[str, float]:
    """Return the adjusted Rand index of the events, and the F1 of the cuts.

    Events between two segments, which the ground truth leaves to neither, such as
    going to the next application, count for neither.
    """
    inside = [at for at, workflow in enumerate(example.truth) if workflow is not None]
    true = [example.truth[at] for at in inside]
    said = [answer.prediction[at] for at in inside]
    return {
        "ARI": adjusted_rand_index(true, said),
        "boundary F1": boundary_f1(spans_of(said), spans_of(true)),
    }


TASK = Task(
    name="segmentation",
    description="Where does a recorded session go from one workflow to the next?",
    examples=examples,
    solvers=solvers,
    metrics=(
        mean_of("ARI", description="adjusted Rand index of the events, mean"),
        mean_of("boundary F1", description="F1 of where runs begin and end, exact"),
    ),
    score=score,
    question=session_question,
    pictures=lambda example: pictures_of(example.input["recording"]),
    notes=notes,
)
