"""Job: write the procedure that demonstrations show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.discovery.procedures.writing import merge_procedures, write_procedure
from wb2pm.llm.answers import Answer, Citation, Claim
from wb2pm.llm.backends.registry import RULES, find_backend
from wb2pm.llm.cases import make_cases
from wb2pm.llm.jobs.asking import Citing, JobReply, ask_model
from wb2pm.llm.rules.answering import by_rules
from wb2pm.procedures.procedure import Procedure, ProcedureStep, procedure_text
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.cases import Case, Item
    from wb2pm.llm.requests.replies import ProcedureReply


def write_sop(
    demonstrations: Iterable[Item],
    *,
    backend: str | Backend = RULES,
    facts: bool = True,
) -> Answer[Procedure]:
    """Write the procedure that one or several demonstrations of a workflow show.

    Args:
        demonstrations: Demonstrations, or pairs of one and its activities at
            granularity ``step``.
        backend: Who writes: ``rules``, ``openai:NAME``, or a backend.
        facts: Whether a model is told what mining finds.

    Returns:
        The procedure. Rules write one demonstration down as it was done, and merge
        several, alternatives and options named. Declined without activities.

    Raises:
        BackendError: If the model cannot be asked.
        UnknownNameError: If there is no such backend.

    Examples:
        >>> import wb2pm
        >>> from wb2pm.bundled import demonstrations_of
        >>> found = wb2pm.read(demonstrations_of(4003)).demonstrations
        >>> answer = write_sop(found)
        >>> answer.result.title[:27]
        'Send visitors of /lanterns '
    """
    cases = make_cases(demonstrations)
    if not any(case.activities for case in cases):
        return _decline(backend)
    model = find_backend(backend)
    if model is None:
        return _by_rules(cases)
    from wb2pm.llm.requests.prompts import make_prompt
    from wb2pm.llm.requests.replies import ProcedureReply

    question = "Write the procedure that these demonstrations show."
    prompt = make_prompt("write_sop", question, cases, limits=model.limits, facts=facts)
    return ask_model("write_sop", model, prompt, ProcedureReply, _make)


def _decline(backend: str | Backend) -> Answer[Procedure]:
    model = find_backend(backend)
    return Answer(
        job="write_sop",
        backend=model.name if model else RULES,
        declined="no demonstration shows anything that was done",
    )


def _by_rules(cases: Sequence[Case]) -> Answer[Procedure]:
    if len(cases) == 1:
        case = cases[0]
        procedure = write_procedure(case.demonstration, case.activities)
    else:
        intents = [c.demonstration.intent for c in cases if c.demonstration.intent]
        intent = max(dict.fromkeys(intents), key=intents.count) if intents else None
        workflow = next(
            (c.demonstration.workflow for c in cases if c.demonstration.workflow),
            cases[0].id,
        )
        procedure = merge_procedures(
            workflow, intent, [(c.demonstration, c.activities) for c in cases]
        )
    claims = [_claim(step, cases) for step in procedure.steps]
    return by_rules("write_sop", procedure, claims, notes=procedure.issues)


def _claim(step: ProcedureStep, cases: Sequence[Case]) -> Claim:
    """Cite the activities whose element the step names."""
    targets = {action.target for action in step.actions if action.target}
    targets |= {action.value for action in step.actions if action.value}
    cited = [
        Citation(kind="event", source=case.id, place=activity.acting.id)
        for case in cases
        for activity in case.activities
        if {activity.element, activity.value} & targets
    ]
    return Claim(sentence=step.text, citations=tuple(cited))


def _make(reply: ProcedureReply, citing: Citing) -> JobReply[Procedure]:
    steps = tuple(
        ProcedureStep(number=number, text=" ".join(step.text.split()))
        for number, step in enumerate(reply.steps, start=1)
    )
    title = " ".join(reply.title.split())
    text = procedure_text(Procedure(title=title, steps=steps))
    read = parse_procedure(text)
    return JobReply(
        Procedure(title=title, steps=read.steps, text=text),
        tuple(
            citing.claim(step.text, said.cites)
            for step, said in zip(steps, reply.steps, strict=True)
        ),
    )
