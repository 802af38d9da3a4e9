"""Job: order procedures for the same work, the best first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.llm.answers import Answer, Ranked, Ranking
from wb2pm.llm.backends.registry import RULES
from wb2pm.llm.cases import make_cases
from wb2pm.llm.given_procedures import procedures_in
from wb2pm.llm.jobs.asking import Citing, JobReply
from wb2pm.llm.jobs.job import Job, Task, short_names
from wb2pm.llm.rules.ranks import rank_by_rules

if TYPE_CHECKING:
    from wb2pm.converters.sources.given import Given
    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.given_procedures import GivenProcedures
    from wb2pm.llm.requests.replies import RankingReply


def rank(
    procedures: GivenProcedures,
    demonstrations: Given = (),
    *,
    intent: str | None = None,
    backend: str | Backend = RULES,
    facts: bool = True,
) -> Answer[Ranking]:
    r"""Order written procedures for the same work, the best first.

    Args:
        procedures: The procedures by name, or in a list, where their places are
            their names (``"1"`` is the first): as read, or as `wb2pm.write_sop`
            answered them. A model sees numbers in place of the names.
        demonstrations: Demonstrations of the work, or pairs of one and its
            activities, to compare the procedures with.
        intent: What the work is for.
        backend: Who ranks: ``rules``, ``openai:NAME``, or a backend.
        facts: Whether a model is told what mining finds in the demonstrations.

    Returns:
        Every procedure once, by rank, with the reasons for its place.

    Raises:
        BackendError: If the model cannot be asked.
        ReplyError: If one of them is an answer that was declined; a `BackendError`.
        UnknownNameError: If there is no such backend.
        WrongKindError: If there is anything but procedures among them.

    Examples:
        >>> from wb2pm.procedures.reading import parse_procedure
        >>> answer = rank({
        ...     "short": parse_procedure("Log out\n1. Leave"),
        ...     "long": parse_procedure(
        ...         'Log out\n1. Click on the "Account" menu.\n2. Click on "Log out".'
        ...     ),
        ... })
        >>> [ranked.procedure for ranked in answer.result.procedures]
        ['long', 'short']
    """
    task = Task(
        cases=make_cases(demonstrations),
        procedures=procedures_in(procedures),
        question=intent,
    )
    return RANK.do(task, backend=backend, facts=facts)


def _wording(task: Task) -> str:
    names = ", ".join(short_names(task.procedures))
    work = " They are for the work Q1." if task.question else ""
    return f"Order the procedures {names}, the best first.{work}"


def _problem(reply: RankingReply, task: Task) -> str | None:
    names = short_names(task.procedures)
    said = [ranked.procedure.strip() for ranked in reply.best_first]
    if sorted(said) == sorted(names):
        return None
    return f"`best_first` must hold each of {', '.join(names)} exactly once"


def _read(reply: RankingReply, citing: Citing, task: Task) -> JobReply[Ranking]:
    names = short_names(task.procedures)
    ranked = tuple(
        Ranked(
            procedure=names[said.procedure.strip()], rank=place, reasons=(said.reason,)
        )
        for place, said in enumerate(reply.best_first, start=1)
    )
    claims = tuple(citing.claim(s.reason, s.cites) for s in reply.best_first)
    return JobReply(Ranking(procedures=ranked), claims)


RANK: Final = Job[Ranking](
    name="rank",
    reply="RankingReply",
    of="question",
    wording=_wording,
    stated=lambda task: task.question,
    rules=lambda t: rank_by_rules(t.procedures, t.cases, intent=t.question),
    read=_read,
    declines=lambda t: None if t.procedures else "there is no procedure to rank",
    problem=_problem,
)
"""Order procedures for the same work."""
