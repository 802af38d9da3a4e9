"""The task `segmentation`: recorded sessions of several workflows, cut.

Sessions are recordings whose ground truth names segments. Each workflow in one is
described by the procedure written for it: the rewritten one, else the first that a
recording of the workflow has. A workflow that was recorded only within sessions is
described by the steps of another session; where there is none, by its goal alone.
"""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from wb2pm.discovery.segmentation.segmenting import segment_by_rules
from wb2pm.errors import EvaluationError
from wb2pm.evaluation.baselines import equal_split
from wb2pm.evaluation.known_truth import FILE, truths_in
from wb2pm.evaluation.metrics import mean_of
from wb2pm.evaluation.model_solvers import language_solvers
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
    from wb2pm.events import Demonstration
    from wb2pm.llm import answers


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

    sessions = {
        name: truth
        for name, truth in truths_in(folder).items()
        if len({segment.workflow for segment in truth.segments or ()}) > 1
    }
    if not sessions:
        return []
    recordings = read([folder]).demonstrations
    return [
        _example(recording, sessions, recordings)
        for recording in recordings
        if recording.id in sessions
    ]


def _example(
    recording: Demonstration,
    sessions: dict[str, KnownTruth],
    recordings: Sequence[Demonstration],
) -> Example:
    segments = sessions[recording.id].segments or ()
    others = [truth for name, truth in sessions.items() if name != recording.id]
    return Example(
        id=recording.id,
        group=recording.id,
        input={
            "recording": recording,
            "workflows": {
                str(s.workflow): _described(s, others, recordings) for s in segments
            },
        },
        truth=[
            _workflow_at(event.source_index, segments) for event in recording.events
        ],
        site=recording.site,
        length=len(recording.events),
    )


def _workflow_at(index: int, segments: Sequence[KnownSegment]) -> str | None:
    for part in segments:
        first, last = part.trace_ids
        if first <= index <= last:
            return str(part.workflow)
    return None


def _described(
    part: KnownSegment,
    others: Sequence[KnownTruth],
    recordings: Sequence[Demonstration],
) -> Procedure:
    workflow = str(part.workflow)
    written = [
        r.procedure for r in recordings if r.workflow == workflow and r.procedure
    ]
    for procedure in sorted(written, key=lambda p: not p.rewritten):
        return procedure
    for truth in others:
        for there in truth.segments or ():
            if str(there.workflow) == workflow and there.steps is not None:
                return _from_steps(part.intent, truth.steps, there.steps)
    return parse_procedure(part.intent)


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
)
