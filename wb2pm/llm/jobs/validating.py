"""Job: say whether a demonstration reached its end and followed its procedure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.discovery.conformance.deviations import Deviation
from wb2pm.llm.answers import Answer, Citation, Claim, Validation
from wb2pm.llm.backends.registry import RULES, find_backend
from wb2pm.llm.cases import make_cases, mask_text
from wb2pm.llm.jobs.asking import Citing, JobReply, ask_model
from wb2pm.llm.requests.facts import check_case
from wb2pm.llm.rules.answering import by_rules

if TYPE_CHECKING:
    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.cases import Case, Item
    from wb2pm.llm.requests.prompts import Prompt
    from wb2pm.llm.requests.replies import DeviationSaid, ValidationReply
    from wb2pm.procedures.procedure import Procedure


def validate(
    demonstration: Item,
    procedure: Procedure | None = None,
    *,
    intent: str | None = None,
    backend: str | Backend = RULES,
    facts: bool = True,
) -> Answer[Validation]:
    """Return whether a demonstration reached its end, and whether it followed a procedure.

    Args:
        demonstration: A demonstration, or a pair of it and its activities at
            granularity ``step``.
        procedure: What it should have followed.
        intent: What it should have reached; its own intent by default.
        backend: Who judges: ``rules``, ``openai:NAME``, or a backend.
        facts: Whether a model is told what the alignment with the procedure finds.

    Returns:
        The verdict with its deviations. Rules check as
        `wb2pm.discovery.conformance.checking.check` does, and decline without a procedure.

    Raises:
        BackendError: If the model cannot be asked.
        UnknownNameError: If there is no such backend.

    Examples:
        >>> import wb2pm
        >>> from wb2pm.bundled import demonstrations_of
        >>> one = wb2pm.read(demonstrations_of(4003)).demonstrations[0]
        >>> validate(one, one.procedure).result.completed
        True
    """
    (case,) = make_cases([demonstration])
    usable = procedure if procedure and procedure.steps else None
    model = find_backend(backend)
    if model is None:
        return _by_rules(case, usable)
    from wb2pm.llm.requests.prompts import make_prompt
    from wb2pm.llm.requests.replies import ValidationReply

    goal = mask_text(intent or case.demonstration.intent or "", [case])
    asked = ["Judge the demonstration D1."]
    if goal:
        asked.append(f"It should reach this goal: {goal}")
    asked.append(
        "It should follow the procedure P1." if usable else "No procedure is given."
    )
    prompt = make_prompt(
        "validate",
        " ".join(asked),
        [case],
        limits=model.limits,
        procedures={usable.title: usable} if usable else None,
        facts=facts,
    )

    def make(reply: ValidationReply, citing: Citing) -> JobReply[Validation]:
        deviations = tuple(
            _deviation(said, citing, prompt) for said in reply.deviations if usable
        )
        claims = [citing.claim(r.sentence, r.cites) for r in reply.reasons]
        claims += [citing.claim(d.sentence, d.cites) for d in reply.deviations]
        result = Validation(
            completed=reply.completed,
            followed=reply.followed if usable else None,
            deviations=deviations,
        )
        return JobReply(result, tuple(claims))

    def check(reply: ValidationReply) -> str | None:
        if usable and reply.followed is None:
            return "`followed` is null although a procedure is given"
        return None

    return ask_model("validate", model, prompt, ValidationReply, make, check=check)


def _by_rules(case: Case, procedure: Procedure | None) -> Answer[Validation]:
    if procedure is None:
        why = "rules compare with a written procedure, and none was given"
        return by_rules("validate", None, declined=why)
    verdict = check_case(case, procedure)
    result = Validation(
        completed=verdict.completed,
        followed=verdict.followed,
        deviations=verdict.deviations,
        fitness=verdict.fitness,
        score=verdict.score,
        completion_score=verdict.completion_score,
    )
    claims = [
        Claim(sentence=d.sentence, citations=_cite(case, procedure, d))
        for d in verdict.deviations
    ]
    claims += [
        Claim(
            sentence=gap.sentence,
            citations=(Citation(kind="event", source=case.id, place=gap.event),),
        )
        for gap in verdict.gaps
    ]
    if not claims:
        claims = [
            Claim(
                sentence="Every step was done in its order, and nothing else.",
                citations=tuple(
                    Citation(kind="step", source=procedure.title, place=str(s.number))
                    for s in procedure.steps
                ),
            )
        ]
    return by_rules("validate", result, claims, notes=verdict.notes)


def _cite(
    case: Case, procedure: Procedure, deviation: Deviation
) -> tuple[Citation, ...]:
    cited = []
    if deviation.event is not None:
        cited.append(Citation(kind="event", source=case.id, place=deviation.event))
    if deviation.step is not None:
        place = str(deviation.step)
        cited.append(Citation(kind="step", source=procedure.title, place=place))
    return tuple(cited)


def _deviation(said: DeviationSaid, citing: Citing, prompt: Prompt) -> Deviation:
    """Make a deviation of what the model says; what does not exist is left out of it."""
    cited = citing.find(said.cites)
    event = next((c.place for c in cited if c.kind == "event"), None)
    steps = {
        step.number: step.text
        for procedure in prompt.procedures.values()
        for step in procedure.steps
    }
    step = said.step if said.step in steps else None
    if said.step is not None and step is None:
        citing.unknown.setdefault(f"P1.{said.step}")
    activities = prompt.cases[0].activities
    place = next((i for i, a in enumerate(activities) if a.acting.id == event), None)
    return Deviation(
        kind=said.kind,
        sentence=said.sentence,
        step=step,
        step_text=steps.get(step) if step is not None else None,
        activity=place,
        activity_label=activities[place].label if place is not None else None,
        event=event,
    )
