"""Job: order procedures for the same work, the best first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.llm.answers import Answer, Ranked, Ranking
from wb2pm.llm.backends.registry import RULES, find_backend
from wb2pm.llm.cases import make_cases, mask_text
from wb2pm.llm.jobs.asking import Citing, JobReply, ask_model

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.cases import Item
    from wb2pm.llm.requests.replies import RankingReply
    from wb2pm.procedures.procedure import Procedure


def rank(
    procedures: Mapping[str, Procedure],
    demonstrations: Iterable[Item] = (),
    *,
    intent: str | None = None,
    backend: str | Backend = RULES,
    facts: bool = True,
) -> Answer[Ranking]:
    r"""Order written procedures for the same work, the best first.

    Args:
        procedures: The procedures by name. A model sees numbers in place of the
            names.
        demonstrations: Demonstrations of the work, or pairs of one and its
            activities, to compare the procedures with.
        intent: What the work is for.
        backend: Who ranks: ``rules``, ``openai:NAME``, or a backend.
        facts: Whether a model is told what mining finds in the demonstrations.

    Returns:
        Every procedure once, by rank, with the reasons for its place.

    Raises:
        BackendError: If the model cannot be asked.
        UnknownNameError: If there is no such backend.

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
    cases = make_cases(demonstrations)
    model = find_backend(backend)
    if not procedures:
        return Answer(
            job="rank",
            backend=model.name if model else RULES,
            declined="there is no procedure to rank",
        )
    if model is None:
        from wb2pm.llm.rules.ranks import rank_by_rules

        return rank_by_rules(procedures, cases, intent=intent)
    from wb2pm.llm.requests.prompts import make_prompt
    from wb2pm.llm.requests.replies import RankingReply

    names = {f"P{number}": name for number, name in enumerate(procedures, start=1)}
    goal = f" The work: {mask_text(intent, cases)}" if intent else ""
    prompt = make_prompt(
        "rank",
        f"Order the procedures {', '.join(names)}, the best first.{goal}",
        cases,
        limits=model.limits,
        procedures=procedures,
        facts=facts,
    )

    def check(reply: RankingReply) -> str | None:
        said = [ranked.procedure.strip() for ranked in reply.best_first]
        if sorted(said) == sorted(names):
            return None
        return f"`best_first` must hold each of {', '.join(names)} exactly once"

    def make(reply: RankingReply, citing: Citing) -> JobReply[Ranking]:
        ranked = tuple(
            Ranked(
                procedure=names[said.procedure.strip()],
                rank=place,
                reasons=(said.reason,),
            )
            for place, said in enumerate(reply.best_first, start=1)
        )
        claims = tuple(citing.claim(s.reason, s.cites) for s in reply.best_first)
        return JobReply(Ranking(procedures=ranked), claims)

    return ask_model("rank", model, prompt, RankingReply, make, check=check)
