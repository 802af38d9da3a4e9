"""Job: tell whether a demonstration reached its end and followed its reference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from wb2pm.converters.sources.given import demonstrations_in, is_paths, one_in
from wb2pm.discovery.conformance.checking import check_by_rules, check_procedure
from wb2pm.discovery.conformance.deviations import Deviation, Verdict
from wb2pm.discovery.models.values import ProcessModel
from wb2pm.errors import ConformanceError
from wb2pm.events import Demonstration
from wb2pm.llm.answers import Answer, Citation, Claim
from wb2pm.llm.backends.registry import RULES, find_backend
from wb2pm.llm.cases import make_case, make_cases
from wb2pm.llm.given_procedures import procedure_in
from wb2pm.llm.jobs.asking import Citing, JobReply
from wb2pm.llm.jobs.job import Job, Task, by_title
from wb2pm.llm.rules.answering import by_rules
from wb2pm.procedures.procedure import Procedure

if TYPE_CHECKING:
    from wb2pm.converters.sources.given import Given, One
    from wb2pm.discovery.conformance.grounding.steps import GroundedProcedure
    from wb2pm.discovery.conformance.procedure.name_similarity import SameMeaning
    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.cases import Case
    from wb2pm.llm.given_procedures import GivenProcedure
    from wb2pm.llm.requests.replies import DeviationSaid, VerdictReply

    Reference = GivenProcedure | ProcessModel | Given


def check(  # noqa: PLR0913 (each a question of its own)
    demonstration: One,
    reference: Reference | None = None,
    *,
    others: Given = (),
    backend: str | Backend = RULES,
    intent: str | None = None,
    meaning: SameMeaning | None = None,
    grounded: GroundedProcedure | None = None,
    facts: bool = True,
) -> Verdict:
    """Check a demonstration against a procedure, a model or other demonstrations.

    Against other demonstrations, what all of them have in common counts: there are
    many ways to do the same. Against a model, use the one that was discovered.

    Args:
        demonstration: As read, or a pair of it and its activities at granularity
            ``step``, or its path.
        reference: What it is checked against: a procedure, as read or as
            `wb2pm.write_sop` answered it, a process model, or recordings of others in
            any form. A process model must have been discovered in a log of granularity ``step``; only rules check against one.
            Without any, a language model judges by the intent, and rules say that
            it cannot be told.
        others: For rules and a procedure in people's own words: intact demonstrations
            of the same work by others. What the procedure asks for is seen from what
            they did (see `wb2pm.ground`). One that is written in a formal style, one
            action a step, is taken at its word.
        backend: Who checks: ``rules``, ``openai:NAME``, or a backend.
        intent: What it should have reached; its own intent by default.
        meaning: For rules and a procedure: says how alike two names are in meaning,
            from 0 to 1 (0.72 and more makes one name of them), such as an embedder
            would. Asked only where their spelling differs.
        grounded: For rules and a procedure: what people do for each of its steps, as
            `wb2pm.ground` or a language model that it asked found. Without it, the
            likeness of words tells.
        facts: Whether a language model is told what the alignment finds.

    Returns:
        Whether it was followed and completed, and every deviation with the step
        and the event it concerns. What cannot be told is None, and
        `Verdict.declined` says why, also where a language model gave no answer.
        A language model's reasons are in the notes; `judge_demonstration` keeps
        what each of them cites.

    Raises:
        BackendError: If the language model cannot be asked.
        ConformanceError: If the two cannot be aligned within the limits, another
            procedure was grounded, or a language model is to check against a
            process model.
        DiscoveryError: If there are no other demonstrations.
        MissingExtraError: If an extra is needed and absent.
        UnknownNameError: If there is no such backend.

    Examples:
        >>> import wb2pm
        >>> from wb2pm.bundled import demonstrations_of
        >>> one = wb2pm.read(demonstrations_of(4003)).demonstrations[0]
        >>> verdict = check(one, one.procedure)
        >>> verdict.completed, verdict.reference_kind
        (True, 'procedure')
    """
    model = find_backend(backend)
    if model is None and reference is not None:
        case = make_case(demonstration) if is_paths(demonstration) else None
        item = case.demonstration if case else one_in(demonstration)
        alone, activities = (item, None) if isinstance(item, Demonstration) else item
        if intent:
            alone = replace(alone, intent=intent)
        return check_by_rules(
            alone,
            _read_reference(reference),
            others=demonstrations_in(others),
            activities=activities,
            meaning=meaning,
            grounded=grounded,
        )
    answer = judge_demonstration(
        demonstration, reference, backend=backend, intent=intent, facts=facts
    )
    return verdict_of(answer, make_task(demonstration, reference, intent=intent))


def judge_demonstration(
    demonstration: One,
    reference: Reference | None = None,
    *,
    backend: str | Backend = RULES,
    intent: str | None = None,
    facts: bool = True,
) -> Answer[Verdict]:
    """Check as `check` does, and keep what the verdict cites and what it cost.

    Args:
        demonstration: As for `check`.
        reference: A procedure or other demonstrations.
        backend: As for `check`.
        intent: As for `check`.
        facts: As for `check`.

    Returns:
        The verdict with the steps and events it rests on; declined where a model
        gave none, and by rules without a procedure.

    Raises:
        BackendError: If the language model cannot be asked.
        ConformanceError: If the reference is a process model.
        UnknownNameError: If there is no such backend.

    Examples:
        >>> import wb2pm
        >>> from wb2pm.bundled import demonstrations_of
        >>> one = wb2pm.read(demonstrations_of(4003)).demonstrations[0]
        >>> judge_demonstration(one, one.procedure).grounding
        'full'
    """
    task = make_task(demonstration, reference, intent=intent)
    return CHECK.do(task, backend=backend, facts=facts)


def _read_reference(
    reference: Reference,
) -> Procedure | ProcessModel | tuple[Demonstration, ...]:
    if isinstance(reference, ProcessModel):
        return reference
    if isinstance(reference, Procedure | Answer):
        return procedure_in(reference)
    return demonstrations_in(reference)


def make_task(
    demonstration: One, reference: Reference | None, *, intent: str | None = None
) -> Task:
    """Put a demonstration and its reference together.

    Raises:
        ConformanceError: If the reference is a process model.
    """
    if isinstance(reference, ProcessModel):
        raise ConformanceError(
            "a language model checks against a procedure or other demonstrations;"
            " check against a process model by rules"
        )
    procedure: Procedure | None = None
    others: Given = ()
    if isinstance(reference, Procedure | Answer):
        procedure = procedure_in(reference)
    elif reference is not None:
        others = reference
    return Task(
        cases=(make_case(demonstration), *make_cases(others)),
        procedures=by_title(procedure),
        question=intent,
    )


def verdict_of(answer: Answer[Verdict], task: Task) -> Verdict:
    """Take the verdict out of an answer; one that was declined says why.

    Args:
        answer: The answer to a task of the job `check`.
        task: The task.

    Returns:
        The verdict, its notes with what a reader of the answer should know.
    """
    shown = f"not shown to {answer.backend}: "
    notes = (
        *answer.notes,
        *(shown + left for left in answer.left_out),
        *(f"cited and not there: {cited}" for cited in answer.unknown_citations),
    )
    verdict = answer.result
    if verdict is None:
        verdict = _verdict(task, answer.backend, declined=answer.declined)
    if answer.backend == RULES:
        return verdict
    return replace(verdict, notes=(*verdict.notes, *notes))


def _verdict(
    task: Task,
    backend: str,
    *,
    completed: bool | None = None,
    followed: bool | None = None,
    declined: str | None = None,
) -> Verdict:
    """Begin the verdict on a task: who says it, of what, against what."""
    case, *others = task.cases
    named = next(iter(task.procedures), None)
    stated = task.question or case.demonstration.intent or "nothing"
    told = f"{len(others)} other demonstrations" if others else f"goal: {stated}"
    return Verdict(
        demonstration=case.id,
        reference=named or told,
        reference_kind="procedure" if named else "demonstrations" if others else "goal",
        followed=followed,
        completed=completed,
        fitness=None,
        engine=backend,
        declined=declined,
    )


def _goal(task: Task) -> str | None:
    return task.question or task.cases[0].demonstration.intent


def _wording(task: Task) -> str:
    others = task.cases[1:]
    asked = ["Judge the demonstration D1."]
    if _goal(task):
        asked.append("It should reach the goal Q1.")
    if task.procedures:
        asked.append("It should follow the procedure P1.")
    elif others:
        last = f" to D{len(task.cases)}" if len(others) > 1 else ""
        asked.append(f"It should do what D2{last} have in common.")
    else:
        asked.append("No procedure is given.")
    return " ".join(asked)


def _has_reference(task: Task) -> bool:
    return bool(task.procedures) or len(task.cases) > 1


def _problem(reply: VerdictReply, task: Task) -> str | None:
    if _has_reference(task) and reply.followed is None:
        return "`followed` is null although there is something to follow"
    return None


def _read(reply: VerdictReply, citing: Citing, task: Task) -> JobReply[Verdict]:
    compared = _has_reference(task)
    claims = [citing.claim(r.sentence, r.cites) for r in reply.reasons]
    notes = tuple(claim.sentence for claim in claims)
    deviations = tuple(
        _deviation(said, citing) for said in reply.deviations if compared
    )
    claims += [citing.claim(d.sentence, d.cites) for d in reply.deviations]
    verdict = _verdict(
        task,
        citing.backend,
        completed=reply.completed,
        followed=reply.followed if compared else None,
        declined=None if compared else "there is nothing to follow",
    )
    return JobReply(replace(verdict, deviations=deviations, notes=notes), tuple(claims))


def _deviation(said: DeviationSaid, citing: Citing) -> Deviation:
    """Make a deviation of what the model says; what does not exist is left out of it."""
    case = citing.prompt.cases[0]
    cited = citing.find(said.cites)
    event = next(
        (c.place for c in cited if (c.kind, c.source) == ("event", case.id)), None
    )
    steps = {
        step.number: step.text
        for procedure in citing.prompt.procedures.values()
        for step in procedure.steps
    }
    step = said.step if said.step in steps else None
    if said.step is not None and step is None:
        citing.unknown.setdefault(f"P1.{said.step}")
    done = enumerate(case.activities)
    place = next((i for i, a in done if a.acting.id == event), None)
    return Deviation(
        kind=said.kind,
        sentence=said.sentence,
        step=step,
        step_text=steps.get(step) if step is not None else None,
        activity=place,
        activity_label=case.activities[place].label if place is not None else None,
        event=event,
    )


def _by_rules(task: Task) -> Answer[Verdict]:
    case, *others = task.cases
    procedure = next(iter(task.procedures.values()), None)
    if procedure is None and not others:
        why = "rules compare with a written procedure, and none was given"
        return by_rules("check", None, declined=why)
    demonstration = case.demonstration
    if task.question:
        demonstration = replace(demonstration, intent=task.question)
    verdict = (
        check_procedure(demonstration, procedure, activities=case.activities)
        if procedure
        else check_by_rules(
            demonstration,
            [other.demonstration for other in others],
            activities=case.activities,
        )
    )
    claims = _claims(case, procedure, verdict)
    return by_rules("check", verdict, claims, notes=verdict.notes)


def _claims(case: Case, procedure: Procedure | None, verdict: Verdict) -> list[Claim]:
    """Cite the event and the step of each deviation and gap, or else every step."""
    title = procedure.title if procedure else ""
    claims = [
        Claim(sentence=d.sentence, citations=_cite(case, title, d))
        for d in verdict.deviations
    ]
    claims += [
        Claim(
            sentence=gap.sentence,
            citations=(Citation(kind="event", source=case.id, place=gap.event),),
        )
        for gap in verdict.gaps
    ]
    steps = procedure.steps if procedure else ()
    every_step = tuple(
        Citation(kind="step", source=title, place=str(step.number)) for step in steps
    )
    if verdict.declined:
        claims.append(Claim(sentence=verdict.declined, citations=every_step))
    if not claims:
        said = "Every step was done in its order, and nothing else."
        claims.append(Claim(sentence=said, citations=every_step))
    return claims


def _cite(case: Case, title: str, deviation: Deviation) -> tuple[Citation, ...]:
    cited = []
    if deviation.event is not None:
        cited.append(Citation(kind="event", source=case.id, place=deviation.event))
    if deviation.step is not None:
        place = str(deviation.step)
        cited.append(Citation(kind="step", source=title, place=place))
    return tuple(cited)


CHECK: Final = Job[Verdict](
    name="check",
    reply="VerdictReply",
    of="recording",
    wording=_wording,
    stated=_goal,
    rules=_by_rules,
    read=_read,
    problem=_problem,
    compares=True,
)
"""Tell whether the end was reached and the reference followed."""
