"""Job: say for each step of a procedure what people who follow it do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.discovery.conformance.grounding.acts import acts_of
from wb2pm.discovery.conformance.grounding.grounding import ground_by_rules
from wb2pm.discovery.conformance.grounding.habits import habits_of
from wb2pm.discovery.conformance.grounding.readings import read_run
from wb2pm.discovery.conformance.grounding.stated import lay_as_told
from wb2pm.discovery.conformance.grounding.steps import (
    GroundedProcedure,
    grounded_procedure,
)
from wb2pm.errors import DiscoveryError, ReplyError
from wb2pm.llm.answers import Answer, Citation, Claim
from wb2pm.llm.backends.registry import RULES, find_backend
from wb2pm.llm.cases import make_cases
from wb2pm.llm.given_procedures import procedure_in
from wb2pm.llm.jobs.asking import Citing, JobReply
from wb2pm.llm.jobs.job import NOTHING_SHOWN, Job, Task
from wb2pm.llm.rules.answering import by_rules

if TYPE_CHECKING:
    from wb2pm.converters.sources.given import Given
    from wb2pm.discovery.conformance.grounding.laying import Meaning
    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.given_procedures import GivenProcedure
    from wb2pm.llm.requests.replies import GroundingReply
    from wb2pm.procedures.procedure import Procedure

_NAME: Final = re.compile(r"D([1-9][0-9]{0,5})\.([1-9][0-9]{0,5})")


def ground(
    procedure: GivenProcedure,
    demonstrations: Given,
    *,
    backend: str | Backend = RULES,
    meaning: Meaning | None = None,
    facts: bool = True,
) -> GroundedProcedure:
    """Say for each step of a procedure what people who follow it do.

    The sentences may be in any words. Rules lay each along what people do by likeness,
    in order, and guess nothing for a sentence that nothing is like; a language model
    reads both. `wb2pm.check` judges a run by either: see its argument `grounded`.

    Args:
        procedure: What was asked: as read, or as `wb2pm.write_sop` answered it.
        demonstrations: Intact recordings of the work, of one person each; or pairs of
            one and its activities at granularity ``step``.
        backend: Who says it: ``rules``, ``openai:NAME``, or a backend.
        meaning: For rules: says how alike a sentence and an act in words are, from 0 to
            1, such as an embedder would; asked besides the words.
        facts: Whether a language model is told what likeness of words finds.

    Returns:
        Per step the elements, who did it and how, what is optional or an alternative;
        the steps that nobody follows; what everybody does and no step speaks of.

    Raises:
        BackendError: If the language model cannot be asked.
        DiscoveryError: If there is no demonstration.
        ReplyError: If it gave no answer of the form asked for; a `BackendError`, too.
        UnknownNameError: If there is no such backend.
        WrongKindError: If it is no procedure.

    Examples:
        >>> import wb2pm
        >>> from wb2pm.bundled import demonstrations_of
        >>> runs = wb2pm.read(demonstrations_of(4003)).demonstrations
        >>> grounded = ground(runs[0].procedure, runs)
        >>> grounded.steps[2].state, grounded.steps[2].acts[0].people
        ('grounded', 5)
    """
    if find_backend(backend) is None:
        cases = make_cases(demonstrations)
        return ground_by_rules(
            procedure_in(procedure),
            [case.demonstration for case in cases],
            activities={case.id: case.activities for case in cases},
            meaning=meaning,
        )
    answer = ground_procedure(procedure, demonstrations, backend=backend, facts=facts)
    if answer.result is None:
        raise ReplyError(
            f"{answer.backend} did not ground the procedure: {answer.declined}", ""
        )
    return answer.result


def ground_procedure(
    procedure: GivenProcedure,
    demonstrations: Given,
    *,
    backend: str | Backend = RULES,
    facts: bool = True,
) -> Answer[GroundedProcedure]:
    """Ground as `ground` does, and keep what each step rests on and what it cost.

    Args:
        procedure: As for `ground`.
        demonstrations: As for `ground`.
        backend: As for `ground`.
        facts: As for `ground`.

    Returns:
        The grounded procedure; declined without steps or activities, and where a
        language model gave no answer of the form asked for.

    Raises:
        BackendError: If the language model cannot be asked.
        DiscoveryError: If there is no demonstration.
        UnknownNameError: If there is no such backend.

    Examples:
        >>> import wb2pm
        >>> from wb2pm.bundled import demonstrations_of
        >>> runs = wb2pm.read(demonstrations_of(4003)).demonstrations
        >>> ground_procedure(runs[0].procedure, runs).grounding
        'full'
    """
    cases = make_cases(demonstrations)
    if not cases:
        raise DiscoveryError("there are no demonstrations to ground a procedure in")
    asked = procedure_in(procedure)
    task = Task(cases=cases, procedures={asked.title or "procedure": asked})
    return GROUND.do(task, backend=backend, facts=facts)


def _procedure(task: Task) -> Procedure:
    (procedure,) = task.procedures.values()
    return procedure


def _wording(task: Task) -> str:
    count, steps = len(task.cases), len(_procedure(task).steps)
    shown = (
        "the demonstration D1" if count == 1 else f"the demonstrations D1 to D{count}"
    )
    return f"Ground the procedure P1, of {steps} steps, in {shown}."


def _by_rules(task: Task) -> Answer[GroundedProcedure]:
    grounded = _likeness(task)
    return by_rules("ground", grounded, _claims(grounded, task))


def _likeness(task: Task) -> GroundedProcedure:
    return ground_by_rules(
        _procedure(task),
        [case.demonstration for case in task.cases],
        activities={case.id: case.activities for case in task.cases},
    )


def _claims(grounded: GroundedProcedure, task: Task) -> list[Claim]:
    """Cite for each step the events of what was done for it, or the step itself."""
    title = next(iter(task.procedures))
    runs = acts_of([read_run(c.demonstration, c.activities) for c in task.cases])
    claims = []
    for step in grounded.steps:
        own = {act.name for act in step.acts}
        cited = [Citation(kind="step", source=title, place=str(step.number))]
        cited += [
            Citation(kind="event", source=case.id, place=act.done.event)
            for case, acts in zip(task.cases, runs, strict=True)
            for act in acts
            if act.name in own
        ]
        claims.append(
            Claim(sentence=f"Step {step.number}: {step.state}.", citations=tuple(cited))
        )
    return claims


def _by_likeness(task: Task) -> list[Claim]:
    """Tell a model what likeness of words finds, in the short names that it knows."""
    runs = acts_of([read_run(c.demonstration, c.activities) for c in task.cases])
    parts = []
    for step in _likeness(task).steps:
        own = {act.name for act in step.acts}
        names = [
            f"D{number}.{act.at + 1}"
            for number, acts in enumerate(runs, start=1)
            for act in acts
            if act.name in own
        ]
        parts.append(f"P1.{step.number} {', '.join(names) or 'nothing'}")
    return [
        Claim(sentence=f"By likeness of words and order alone: {'; '.join(parts)}.")
    ]


def _problem(reply: GroundingReply, task: Task) -> str | None:
    """Return why what is said of the steps cannot be used."""
    numbers = [step.number for step in _procedure(task).steps]
    if [said.step for said in reply.steps] != numbers:
        return f"`steps` must hold every step from 1 to {len(numbers)} once, in order"
    served: dict[tuple[int, int], int] = {}
    for said in reply.steps:
        if (said.state == "grounded") != bool(said.activities):
            return (
                f"step {said.step} is {said.state!r} with {len(said.activities)}"
                " activities: only a grounded step has any"
            )
        if not set(said.left_open) <= set(said.activities):
            return f"`left_open` of step {said.step} is not among its activities"
        for name in said.activities:
            place = _place(name, task)
            if place is None:
                return f"{name[:80]!r} is no activity such as D1.4"
            if served.setdefault(place, said.step) != said.step:
                return f"{name} carries out step {served[place]} and step {said.step}"
    return None


def _place(name: str, task: Task) -> tuple[int, int] | None:
    """Return the positions of a demonstration and its activity; None if there is none."""
    found = _NAME.fullmatch(name.strip())
    if found is None:
        return None
    case, activity = int(found[1]) - 1, int(found[2]) - 1
    exists = case < len(task.cases) and activity < len(task.cases[case].activities)
    return (case, activity) if exists else None


def _read(
    reply: GroundingReply, citing: Citing, task: Task
) -> JobReply[GroundedProcedure]:
    procedure = _procedure(task)
    told: list[dict[int, int]] = [{} for _ in task.cases]
    left_open: list[set[int]] = [set() for _ in task.cases]
    claims = []
    for said in reply.steps:
        for name in said.activities:
            place = _place(name, task)
            if place is not None:
                told[place[0]][place[1]] = said.step
                if name in said.left_open:
                    left_open[place[0]].add(place[1])
        cites = (f"P1.{said.step}", *said.activities)
        claims.append(citing.claim(f"Step {said.step}: {said.state}.", cites))
    runs = acts_of([read_run(c.demonstration, c.activities) for c in task.cases])
    laid = lay_as_told(
        runs,
        told,
        left_open=[frozenset(places) for places in left_open],
        states={said.step: said.state for said in reply.steps},
    )
    ids = [case.id for case in task.cases]
    grounded = grounded_procedure(procedure, laid, runs, habits_of(runs), ids)
    return JobReply(grounded, tuple(claims))


def _declines(task: Task) -> str | None:
    if not task.acted:
        return NOTHING_SHOWN
    if not next(iter(task.procedures.values())).steps:
        return "the procedure has no steps"
    return None


GROUND: Final = Job[GroundedProcedure](
    name="ground",
    reply="GroundingReply",
    of="workflow",
    wording=_wording,
    rules=_by_rules,
    read=_read,
    declines=_declines,
    problem=_problem,
    counted=_by_likeness,
    mined=False,
    compares=True,
)
"""Say for each step of a procedure what people who follow it do."""
