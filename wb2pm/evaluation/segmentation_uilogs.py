"""The task `segmentation-uilogs`: user-interaction logs cut with nothing given.

Examples are logs whose rows name the case they belong to; the solver sees all rows
as one recording, in the order of the file, without the cases. Which routine each
case is of, the log says itself (``Task``), or a file beside it with the columns
``caseid`` and ``motif``. From logs of one routine each, mixtures are made: cases of
all of them in random order, without clocks, as logs of task recognition are put
together.
"""

from __future__ import annotations

import random
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from wb2pm.converters.uilogs.demonstrations import NO_CASE
from wb2pm.discovery.segmentation.segmenting import segment_by_rules
from wb2pm.errors import ConversionError, EvaluationError
from wb2pm.evaluation.known_truth import routines_in
from wb2pm.evaluation.metrics import mean_of
from wb2pm.evaluation.segmentation_scores import (
    adjusted_rand_index,
    boundary_f1,
    edit_distance,
    spans_of,
)
from wb2pm.evaluation.tasks import Answer, Example, Solver, Task
from wb2pm.events import Demonstration, UIEvent

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.converters.sources.finding import Sources
    from wb2pm.evaluation.segmentation_scores import Span
    from wb2pm.evaluation.tasks import Setting, Solve

MIXTURES: Final = 5
"""Mixtures that are made unless the option says otherwise."""

PER_ROUTINE: Final = 40
"""Cases of each routine in a mixture."""


class Log(NamedTuple):
    """A log with what is known of its rows.

    Attributes:
        name: File name.
        events: The rows, in the order of the file.
        cases: Case of each row; None for noise.
        routines: Routine of each row; None for noise.
    """

    name: str
    events: tuple[UIEvent, ...]
    cases: tuple[str | None, ...]
    routines: tuple[str | None, ...]


def examples(setting: Setting) -> list[Example]:
    """Read the logs that have cases, and mix the routines.

    Raises:
        EvaluationError: If no log has several cases.
    """
    from wb2pm.converters.sources.finding import find_sources

    if not setting.data:
        raise EvaluationError(
            "the task 'segmentation-uilogs' needs user-interaction logs whose rows"
            " name their cases: give their folder as data"
        )
    unreadable: list[Example] = []
    logs = list(_logs(find_sources(setting.data), unreadable))
    if not logs and not unreadable:
        raise EvaluationError(
            f"{', '.join(setting.data)}: no log there has several cases to be found"
        )
    mixtures = int(setting.options.get("mixtures", MIXTURES))
    mixed = (_mixture(logs, seed=setting.seed + k) for k in range(mixtures))
    found = chain(logs, (log for log in mixed if log is not None))
    return [*map(_example, found), *unreadable]


def _logs(sources: Sources, unreadable: list[Example]) -> Iterator[Log]:
    """Read the logs; one that cannot be read is an example that everybody fails."""
    from wb2pm.converters.sources.reading import read

    unreadable += [
        _unreadable(Path(skipped.source), skipped.reason)
        for skipped in sources.skipped
        if Path(skipped.source).is_file()
    ]
    for path, _ in sources.paths:
        try:
            recordings = read([path])
        except ConversionError as exc:
            unreadable.append(_unreadable(path, exc.reason))
            continue
        demonstrations = recordings.demonstrations
        if recordings.skipped and not demonstrations:
            unreadable.append(_unreadable(path, recordings.skipped[0].reason))
            continue
        cases = [d for d in demonstrations if not d.id.endswith(NO_CASE)]
        if len(cases) < 2:  # noqa: PLR2004 (nothing to cut)
            continue
        rows = sorted(
            ((event, d) for d in demonstrations for event in d.events),
            key=lambda row: row[0].source_index,
        )
        routine = {_number(d.id): d.workflow for d in cases if d.workflow != path.stem}
        routine |= routines_in(path.parent)
        names = [None if d.id.endswith(NO_CASE) else d.id for _, d in rows]
        yield Log(
            name=path.name,
            events=tuple(event for event, _ in rows),
            cases=tuple(names),
            routines=tuple(
                None if case is None else routine.get(_number(case), path.name)
                for case in names
            ),
        )


def _unreadable(path: Path, reason: str) -> Example:
    return Example(
        id=path.name, group=path.name, input={"unreadable": reason}, truth=None
    )


def _number(case: str) -> str:
    return case.removesuffix(".0")


def _mixture(logs: Sequence[Log], *, seed: int) -> Log | None:
    """Put cases of several routines in random order; None if there is but one."""
    by_routine: dict[str, list[tuple[UIEvent, ...]]] = {}
    for log in logs:
        routines = {routine for routine in log.routines if routine is not None}
        if log.name.endswith(".csv") and len(routines) == 1 and None not in log.cases:
            parts = [log.events[a:b] for a, b in spans_of(log.cases)]
            by_routine[routines.pop()] = parts
    generator = random.Random(seed)  # noqa: S311
    drawn = [
        (routine, part)
        for routine, parts in sorted(by_routine.items())
        if len(parts) >= PER_ROUTINE
        for part in generator.sample(parts, PER_ROUTINE)
    ]
    if len({routine for routine, _ in drawn}) < 2:  # noqa: PLR2004
        return None
    generator.shuffle(drawn)
    return Log(
        name=f"mixture {seed}",
        events=tuple(
            replace(event, time_quality="order_only")
            for _, part in drawn
            for event in part
        ),
        cases=tuple(str(at) for at, (_, part) in enumerate(drawn) for _ in part),
        routines=tuple(routine for routine, part in drawn for _ in part),
    )


def _example(log: Log) -> Example:
    numbered = tuple(replace(e, id=str(at)) for at, e in enumerate(log.events))
    recording = Demonstration(
        id=log.name,
        source=log.name,
        source_format="evaluation",
        events=numbered,
        source_actions=len(numbered),
    )
    return Example(
        id=log.name,
        group=log.name,
        input={"recording": recording, "runs": len(spans_of(log.cases))},
        truth={"cases": list(log.cases), "routines": list(log.routines)},
        length=len(numbered),
    )


def solvers(setting: Setting) -> list[Solver]:  # noqa: ARG001 (the form of a task)
    """List the solvers; both baselines are told how many runs there are."""
    return [
        Solver(name="fixed length", kind="baseline", solve=_of_logs(_fixed_length)),
        Solver(name="time gap", kind="baseline", solve=_of_logs(_time_gap)),
        Solver(name="repeated structure", kind="rules", solve=_of_logs(_structure)),
    ]


def _of_logs(solve: Solve) -> Solve:
    """Let a solver find nothing in a log that cannot be read, and say why."""

    def solved(example: Example) -> Answer:
        reason = example.input.get("unreadable")
        if reason is not None:
            return Answer(prediction=[], rationale=f"the log cannot be read: {reason}")
        return solve(example)

    return solved


def _fixed_length(example: Example) -> Answer:
    count = len(example.input["recording"].events)
    runs = example.input["runs"]
    return _spans([(k * count // runs, (k + 1) * count // runs) for k in range(runs)])


def _time_gap(example: Example) -> Answer:
    """Cut at the longest pauses; a clock that goes back counts as the time it does.

    Of a mixture only the order is known: the clocks of its parts would tell the cuts.
    """
    events = example.input["recording"].events
    if any(event.time_quality == "order_only" for event in events):
        return Answer(unscored="only the order is known, there is no clock")
    gaps = sorted(
        range(1, len(events)),
        key=lambda at: (
            -abs((events[at].started_at - events[at - 1].started_at).total_seconds()),
            at,
        ),
    )
    cuts = sorted(gaps[: example.input["runs"] - 1])
    return _spans(list(zip([0, *cuts], [*cuts, len(events)], strict=True)))


def _spans(spans: Sequence[Span]) -> Answer:
    return Answer(
        prediction=[
            {"first": first, "after": after, "routine": "run"} for first, after in spans
        ]
    )


def _structure(example: Example) -> Answer:
    found = segment_by_rules(example.input["recording"])
    return Answer(
        prediction=[
            {
                "first": int(part.events[0]),
                "after": int(part.events[-1]) + 1,
                "routine": part.workflow,
            }
            for part in found.segments
            if part.workflow is not None
        ],
        rationale="; ".join(found.issues),
    )


def score(example: Example, answer: Answer) -> dict[str, float]:
    """Score spans, and the routines of rows where there is more than one kind of row."""
    if "unreadable" in example.input:
        return {"boundary F1": 0.0, "edit distance": 1.0, "ARI of routines": 0.0}
    true = spans_of(example.truth["cases"])
    found = [(part["first"], part["after"]) for part in answer.prediction]
    scores = {
        "boundary F1": boundary_f1(found, true),
        "edit distance": edit_distance(found, true),
    }
    routines = example.truth["routines"]
    if len(set(routines)) > 1:
        said: list[str | None] = [None] * len(routines)
        for part in answer.prediction:
            width = part["after"] - part["first"]
            said[part["first"] : part["after"]] = [part["routine"]] * width
        scores["ARI of routines"] = adjusted_rand_index(routines, said)
    return scores


TASK = Task(
    name="segmentation-uilogs",
    description="Where do runs of routines begin and end in a user-interaction log?",
    examples=examples,
    solvers=solvers,
    metrics=(
        mean_of("boundary F1", description="F1 of where runs begin and end, exact"),
        replace(
            mean_of(
                "edit distance",
                description="mean normalised edit distance of found and true runs,"
                " matched one to one",
            ),
        ),
        mean_of(
            "ARI of routines",
            description="adjusted Rand index of the rows' routines, noise one of them;"
            " logs of one routine without noise are left out",
        ),
    ),
    score=score,
    options={"mixtures": f"how many mixtures to make (default {MIXTURES})"},
)
