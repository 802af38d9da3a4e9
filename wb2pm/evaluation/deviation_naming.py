"""The task `deviations`: are known deviations named, by kind and place?"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct

from wb2pm.converters.labels.labelling import label
from wb2pm.converters.wonderbread.reader import (
    demonstration_folders,
    read_demonstration,
)
from wb2pm.discovery.conformance.procedure.conformance import check_against_procedure
from wb2pm.errors import EvaluationError
from wb2pm.evaluation.deviation_edits import EDITS, edit_run
from wb2pm.evaluation.deviations_beside import (
    Asked,
    Person,
    asked_beside,
    check_edited,
    orders_of_others,
    people,
)
from wb2pm.evaluation.metrics import mean_of
from wb2pm.evaluation.tasks import Answer, Example, Solver, Task

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.discovery.conformance.deviations import Verdict
    from wb2pm.evaluation.deviation_edits import Edited
    from wb2pm.evaluation.tasks import Setting
    from wb2pm.events import Activity, Demonstration


class EditedRun(Struct, frozen=True, kw_only=True):
    """What a solver is given: a run with one edit, and its procedure.

    Attributes:
        person: The demonstration, and the others beside whom it is checked.
        edit: What was done to it.
        strangers: The other workflows that edits may take from.
    """

    person: Person
    edit: str
    strangers: tuple[Person, ...]


class _Read(NamedTuple):
    demonstration: Demonstration
    activities: tuple[Activity, ...]
    asked: Asked
    stated: str


def examples(setting: Setting) -> list[Example]:
    """Make one example of each edit of each recording that follows its procedure.

    Where a recording deviates by itself, an edit would not be the only deviation:
    it is left out. So is an edit for which a run has no place.

    Raises:
        EvaluationError: If the option `reference` is none of those it may be.
    """
    reference = setting.options.get("reference", "procedure")
    if reference not in {"procedure", "grounded"}:
        raise EvaluationError(
            f"reference={reference}: expected `procedure` or `grounded`"
        )
    paths: Sequence[str | Path] = setting.data
    if not paths:
        from wb2pm.bundled import demonstrations_folder

        paths = [demonstrations_folder()]
    folders = [f for path in paths for f in demonstration_folders(Path(path))]
    listed = people(folders, beside=reference == "grounded")
    clean = {one: read for one in listed if (read := _read(one)) is not None}
    found = []
    for person, own in clean.items():
        demonstration = own.demonstration
        strangers = tuple(
            other
            for other, read in clean.items()
            if read.demonstration.workflow != demonstration.workflow
            and read.demonstration.site == demonstration.site
        )
        for edit in EDITS:
            run = EditedRun(person=person, edit=edit, strangers=strangers)
            edited = _edited(run)
            if edited is None:
                continue
            found.append(
                Example(
                    id=f"{demonstration.id}/{edit}",
                    group=demonstration.workflow or demonstration.id,
                    input=run,
                    truth={
                        "kind": edited.kind,
                        "events": sorted(edited.events),
                        "steps": sorted(edited.steps),
                    },
                    site=demonstration.site,
                    length=len(edited.activities),
                    kind=edit,
                )
            )
    return found


@lru_cache(maxsize=1024)
def _read(person: Person) -> _Read | None:
    demonstration = read_demonstration(Path(person.recording))
    activities = tuple(label(demonstration))
    if person.others:
        asked = asked_beside(person, demonstration, activities)
    else:
        verdict = _against_text(demonstration, activities)
        asked = None if verdict is None or verdict.deviations else _asked(verdict)
    if asked is None:
        return None
    return _Read(demonstration, activities, asked, person.stated(demonstration))


def _against_text(
    demonstration: Demonstration, activities: Sequence[Activity]
) -> Verdict | None:
    procedure = demonstration.procedure
    if procedure is None or not procedure.steps:
        return None
    return check_against_procedure(
        activities,
        procedure,
        demonstration=demonstration.id,
        intent=demonstration.intent,
    )


def _asked(verdict: Verdict) -> Asked:
    """Return the steps that ask for each activity, by its position."""
    steps: dict[int, frozenset[int]] = {}
    for move in verdict.moves:
        if move.kind == "sync" and move.activity is not None and move.step is not None:
            known = steps.get(move.activity, frozenset())
            steps[move.activity] = known | {move.step}
    return Asked(steps)


def _edited(run: EditedRun) -> Edited | None:
    read = _read(run.person)
    if read is None:
        return None
    others = [found for other in run.strangers if (found := _read(other)) is not None]
    return edit_run(
        run.edit,
        read.activities,
        read.asked.steps,
        run=read.demonstration.id,
        stated=read.stated,
        strangers=[activity for other in others for activity in other.activities],
        orders=orders_of_others(run.person),
        again=read.asked.again,
    )


def _solve(example: Example) -> Answer:
    person: Person = example.input.person
    read, edited = _read(person), _edited(example.input)
    verdict = None
    if read is not None and edited is not None:
        if person.others:
            verdict = check_edited(person, read.demonstration, edited.activities)
        else:
            verdict = _against_text(read.demonstration, edited.activities)
    if verdict is None:
        return Answer(unscored="the recording has changed since the examples were made")
    return Answer(
        prediction=[
            {"kind": d.kind, "event": d.event, "step": d.step}
            for d in verdict.deviations
        ],
        rationale="; ".join(d.sentence for d in verdict.deviations),
    )


def _score(example: Example, answer: Answer) -> Mapping[str, float]:
    """Score whether the deviation is among those named, and whether it is alone."""
    truth = example.truth
    named = [one for one in answer.prediction if one["kind"] == truth["kind"]]
    right = any(
        one["event"] in truth["events"]
        if truth["events"] and one["event"]
        else one["step"] in truth["steps"]
        for one in named
    )
    alone = right and len(answer.prediction) == 1
    scores = {"named": float(right), "nothing else": float(alone)}
    return scores | {f"named: {example.kind}": float(right)}


TASK: Final = Task(
    name="deviations",
    description="Is a deviation that was edited into a run named, by kind and place?",
    examples=examples,
    solvers=lambda _: [Solver(name="alignment", solve=_solve)],
    metrics=(
        mean_of("named", description="right kind at the right step or event"),
        mean_of("nothing else", description="named, and no other deviation"),
        *(mean_of(f"named: {edit}") for edit in EDITS),
    ),
    score=_score,
    options={
        "reference": "`procedure`: the one written for each recording (default);"
        " `grounded`: the workflow's, grounded in what other people did"
    },
    also=({"reference": "grounded"},),
)
