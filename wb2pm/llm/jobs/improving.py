"""Job: suggest improvements to the work and to its procedure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from wb2pm.discovery.conformance.procedure.understanding import (
    understanding_notes,
    why_undecided,
)
from wb2pm.discovery.improvements.finding import find_improvements
from wb2pm.discovery.improvements.improvement import Improvement
from wb2pm.discovery.procedures.writing import write_procedure
from wb2pm.llm.answers import Answer, Citation, Claim, Improvements, ProcedureChange
from wb2pm.llm.backends.registry import RULES
from wb2pm.llm.cases import make_cases
from wb2pm.llm.given_procedures import procedure_in
from wb2pm.llm.jobs.asking import Citing, JobReply
from wb2pm.llm.jobs.job import NOTHING_SHOWN, Job, Task, by_title
from wb2pm.llm.requests.facts import check_case, cite_events
from wb2pm.llm.rules.answering import by_rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.sources.given import Given
    from wb2pm.discovery.conformance.deviations import Deviation, Verdict
    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.cases import Case
    from wb2pm.llm.given_procedures import GivenProcedure
    from wb2pm.llm.requests.replies import ImprovementReply, WorkSaid
    from wb2pm.procedures.procedure import Procedure


def improve(
    demonstrations: Given,
    *,
    procedure: GivenProcedure | None = None,
    backend: str | Backend = RULES,
    facts: bool = True,
) -> Answer[Improvements]:
    """Suggest improvements to the work that demonstrations show, and to its procedure.

    Args:
        demonstrations: Demonstrations of one workflow, or pairs of one and its
            activities at granularity ``step``.
        procedure: The procedure as it is written, or as `wb2pm.write_sop` answered
            it.
        backend: Who suggests: ``rules``, ``openai:NAME``, or a backend.
        facts: Whether a model is told what mining finds.

    Returns:
        The suggestions, each with the events it rests on. Rules count detours,
        repeats, ways back, waits and shorter alternatives in the work
        (`wb2pm.discovery.improvements.finding.find_improvements`), and change a step of the
        procedure when most demonstrations deviate from it in the same way.

    Raises:
        BackendError: If the model cannot be asked.
        UnknownNameError: If there is no such backend.

    Examples:
        >>> import wb2pm
        >>> from wb2pm.bundled import demonstrations_of
        >>> found = wb2pm.read(demonstrations_of(4002)).demonstrations
        >>> answer = improve(found)
        >>> answer.grounding
        'full'
    """
    written = None if procedure is None else procedure_in(procedure)
    task = Task(cases=make_cases(demonstrations), procedures=by_title(written))
    return IMPROVE.do(task, backend=backend, facts=facts)


def _wording(task: Task) -> str:
    given = (
        " and in its procedure P1?" if task.procedures else "? No procedure is given."
    )
    return f"What could be better in this work{given}"


def _read(
    reply: ImprovementReply, citing: Citing, task: Task
) -> JobReply[Improvements]:
    procedure = next(iter(task.procedures.values()), None)
    work = [_work(said, citing, citing.prompt.cases) for said in reply.work]
    steps = range(len(procedure.steps) + 1) if procedure else range(0)
    kept = [s for s in reply.procedure if s.step is None or s.step in steps]
    for lost in (s for s in reply.procedure if s not in kept):
        citing.unknown.setdefault(f"P1.{lost.step}")
    changes = [
        ProcedureChange(kind=s.kind, sentence=s.sentence, step=s.step, text=s.text)
        for s in kept
        if procedure
    ]
    claims = [citing.claim(w.sentence, w.cites) for w in reply.work]
    claims += [citing.claim(s.sentence, s.cites) for s in kept]
    return JobReply(
        Improvements(work=tuple(work), procedure=tuple(changes)), tuple(claims)
    )


def _work(said: WorkSaid, citing: Citing, cases: Sequence[Case]) -> Improvement:
    events = [c for c in citing.find(said.cites) if c.kind == "event"]
    labels = {
        (case.id, activity.acting.id): activity.label
        for case in cases
        for activity in case.activities
    }
    cited = dict.fromkeys(labels[c.source, c.place] for c in events)
    return Improvement(
        kind=said.kind,
        sentence=said.sentence,
        demonstrations=tuple(dict.fromkeys(c.source for c in events)),
        activities=tuple(cited),
        occurrences=len(events),
        evidence=tuple(f"{c.source}:{c.place}" for c in events),
    )


def _by_rules(task: Task) -> Answer[Improvements]:
    cases = task.cases
    work = find_improvements((c.demonstration, c.activities) for c in cases)
    claims = [
        Claim(sentence=one.sentence, citations=cite_events(one.evidence))
        for one in work
    ]
    changes: list[ProcedureChange] = []
    notes: list[str] = []
    for procedure in task.procedures.values():
        notes += [why] if (why := why_undecided(procedure)) else []
        notes += understanding_notes(procedure)
        for change, claim in _changes(cases, procedure):
            changes.append(change)
            claims.append(claim)
    improvements = Improvements(work=work, procedure=tuple(changes))
    return by_rules("improve", improvements, claims, notes=notes)


class _FoundDeviation(NamedTuple):
    case: Case
    deviation: Deviation
    verdict: Verdict


def _changes(
    cases: Sequence[Case], procedure: Procedure
) -> list[tuple[ProcedureChange, Claim]]:
    """Change what most demonstrations do in another way than the procedure says."""
    groups: dict[tuple[str, int | None, str | None], list[_FoundDeviation]] = {}
    for case in cases:
        verdict = check_case(case, procedure)
        seen = set()
        for deviation in verdict.deviations:
            label = deviation.activity_label if deviation.kind != "missing" else None
            about = (deviation.kind, deviation.step, label)
            if about not in seen:
                seen.add(about)
                groups.setdefault(about, []).append(
                    _FoundDeviation(case, deviation, verdict)
                )
    found = []
    for (kind, step, label), group in groups.items():
        if 2 * len(group) <= len(cases):
            continue
        change = _change(kind, step, label, len(group), len(cases))
        if change.kind in {"add", "change"} and kind != "repeated":
            change = replace(change, text=_words(group[0]), step=_place(group[0], step))
        cited = [
            Citation(kind="event", source=one.case.id, place=one.deviation.event)
            for one in group
            if one.deviation.event is not None
        ]
        if step is not None:
            cited.append(Citation(kind="step", source=procedure.title, place=str(step)))
        found.append((change, Claim(sentence=change.sentence, citations=tuple(cited))))
    return found


def _words(seen: _FoundDeviation) -> str | None:
    """Word the activity that was done as a step of a procedure."""
    at = seen.deviation.activity
    if at is None:
        return None
    activity = seen.case.activities[at]
    written = write_procedure(seen.case.demonstration, [activity])
    return written.steps[0].text if written.steps else None


def _place(seen: _FoundDeviation, step: int | None) -> int | None:
    """Return after which step an activity was done; 0 for before the first."""
    at = seen.deviation.activity
    if step is not None or at is None:
        return step
    done = [
        m for m in seen.verdict.moves if m.kind == "sync" and m.activity is not None
    ]
    return max((m.step or 0 for m in done if (m.activity or 0) < at), default=0)


def _change(
    kind: str, step: int | None, label: str | None, count: int, checked: int
) -> ProcedureChange:
    who = f"{count} of {checked} demonstrations"
    if kind == "missing":
        said = f"{who} leave out what step {step} asks for: mark it as optional or remove it."
        return ProcedureChange(kind="remove", sentence=said, step=step)
    if kind == "out_of_order":
        said = f"{who} do step {step} at another place: move it, or say that the order is free."
        return ProcedureChange(kind="move", sentence=said, step=step)
    if kind in {"wrong_target", "wrong_value"}:
        said = f"{who} do “{label}” where step {step} asks for something else."
        return ProcedureChange(kind="change", sentence=said, step=step)
    said = f"{who} do “{label}”, which no step asks for."
    return ProcedureChange(kind="add", sentence=said)


IMPROVE: Final = Job[Improvements](
    name="improve",
    reply="ImprovementReply",
    of="workflow",
    wording=_wording,
    rules=_by_rules,
    read=_read,
    declines=lambda task: None if task.acted else NOTHING_SHOWN,
    compares=True,
)
"""Suggest improvements to the work and to its procedure."""
