"""Job: write the procedure that demonstrations show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.discovery.procedures.element_wording import written_in
from wb2pm.discovery.procedures.writing import merge_with_acts, write_with_acts
from wb2pm.errors import BackendError
from wb2pm.llm.answers import Answer, Citation, Claim
from wb2pm.llm.backends.registry import RULES, find_backend
from wb2pm.llm.cases import make_cases
from wb2pm.llm.jobs.asking import Citing, JobReply
from wb2pm.llm.jobs.job import NOTHING_SHOWN, Job, Task
from wb2pm.llm.rules.answering import by_rules
from wb2pm.procedures.procedure import Procedure, ProcedureStep, procedure_text
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.sources.given import Given
    from wb2pm.events import Activity
    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.cases import Case
    from wb2pm.llm.requests.replies import ProcedureReply


ONLY_RULES: Final = (
    "a language is for rules: a model writes in the language of the requests"
)
"""Why a model is not told in which language to write."""


def write_sop(
    demonstrations: Given,
    *,
    backend: str | Backend = RULES,
    facts: bool = True,
    language: str | None = None,
) -> Answer[Procedure]:
    """Write the procedure that one or several demonstrations of a workflow show.

    Args:
        demonstrations: Demonstrations, or pairs of one and its activities at
            granularity ``step``.
        backend: Who writes: ``rules``, ``openai:NAME``, or a backend.
        facts: Whether a model is told what mining finds.
        language: Code of a language with sentences, such as ``de``, for rules to write
            in. Default: that of the requests, or English.

    Returns:
        The procedure. Rules write one demonstration down as it was done, and merge
        several, alternatives and options named. Declined without activities.

    Raises:
        BackendError: If the model cannot be asked.
        UnknownNameError: If there is no such backend, or no such sentences.

    Examples:
        >>> import wb2pm
        >>> from wb2pm.bundled import demonstrations_of
        >>> found = wb2pm.read(demonstrations_of(4003)).demonstrations
        >>> answer = write_sop(found)
        >>> answer.result.title[:16]
        'Send visitors of'
        >>> write_sop(found, language="es").result.steps[0].text[:11]
        'Haga clic e'
    """
    if language is not None and find_backend(backend) is not None:
        raise BackendError(ONLY_RULES)
    task = Task(cases=make_cases(demonstrations), language=written_in(language))
    return WRITE_SOP.do(task, backend=backend, facts=facts)


def _by_rules(task: Task) -> Answer[Procedure]:
    cases = task.cases
    if len(cases) == 1:
        case = cases[0]
        written = write_with_acts(
            case.demonstration, case.activities, language=task.language
        )
    else:
        intents = [c.demonstration.intent for c in cases if c.demonstration.intent]
        intent = max(dict.fromkeys(intents), key=intents.count) if intents else None
        workflow = next(
            (c.demonstration.workflow for c in cases if c.demonstration.workflow),
            cases[0].id,
        )
        written = merge_with_acts(
            workflow,
            intent,
            [(c.demonstration, c.activities) for c in cases],
            language=task.language,
        )
    procedure = written.procedure
    claims = [
        _claim(step, act, cases)
        for step, act in zip(procedure.steps, written.acts, strict=True)
    ]
    return by_rules("write_sop", procedure, claims, notes=procedure.issues)


def _claim(
    step: ProcedureStep, act: tuple[str, Activity] | None, cases: Sequence[Case]
) -> Claim:
    """Cite what the step was written of, then all activities whose element it names."""
    targets = {action.target for action in step.actions if action.target}
    targets |= {action.value for action in step.actions if action.value}
    done = [] if act is None else [act]
    done += [
        (case.id, activity)
        for case in cases
        for activity in case.activities
        if {activity.element, activity.value} & targets
    ]
    cited = (
        Citation(kind="event", source=case, place=activity.acting.id)
        for case, activity in done
    )
    return Claim(sentence=step.text, citations=tuple(dict.fromkeys(cited)))


def _read(reply: ProcedureReply, citing: Citing, _task: Task) -> JobReply[Procedure]:
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


WRITE_SOP: Final = Job[Procedure](
    name="write_sop",
    reply="ProcedureReply",
    of="recording",
    wording=lambda _: "Write the procedure that these demonstrations show.",
    rules=_by_rules,
    read=_read,
    declines=lambda task: None if task.acted else NOTHING_SHOWN,
)
"""Write the procedure that demonstrations show."""
