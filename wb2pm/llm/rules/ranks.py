"""Procedures ordered by stated criteria, by rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.errors import ConformanceError
from wb2pm.llm.answers import Answer, Citation, Claim, Ranked, Ranking
from wb2pm.llm.jobs.asking import by_rules
from wb2pm.llm.requests.facts import check_case

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.llm.cases import Case
    from wb2pm.procedures import Procedure


def rank_by_rules(
    procedures: Mapping[str, Procedure],
    cases: Sequence[Case] = (),
    *,
    intent: str | None = None,  # noqa: ARG001 (part of what every ranker is told)
) -> Answer[Ranking]:
    """Order procedures by how they fit the demonstrations, then by how definite they are.

    The score is the mean of these criteria, each between 0 and 1: the mean fitness
    of the demonstrations aligned with the procedure, where there are any; the share
    of steps that are understood (a verb other than ``Other``); the share of steps
    that name their element or value. Equal scores share a rank.

    Args:
        procedures: The procedures by name.
        cases: Demonstrations of the work.
        intent: What the work is for; not looked at.

    Returns:
        Every procedure once, by rank.
    """
    scored = {name: _score(p, cases) for name, p in procedures.items()}
    order = sorted(procedures, key=lambda name: (-scored[name][0], name))
    ranked: list[Ranked] = []
    for place, name in enumerate(order, start=1):
        score, reasons = scored[name]
        same = ranked and ranked[-1].score == score
        rank = ranked[-1].rank if same else place
        ranked.append(Ranked(procedure=name, rank=rank, score=score, reasons=reasons))
    claims = [
        Claim(sentence=f"{r.procedure}: {reason}", citations=_cite(r, procedures))
        for r in ranked
        for reason in r.reasons
    ]
    return by_rules("rank", Ranking(procedures=tuple(ranked)), claims)


def _score(
    procedure: Procedure, cases: Sequence[Case]
) -> tuple[float, tuple[str, ...]]:
    steps = procedure.steps
    understood = [s for s in steps if any(a.verb != "Other" for a in s.actions)]
    named = [s for s in steps if any(a.target or a.value for a in s.actions)]
    count = len(steps)
    parts = [len(understood) / count, len(named) / count] if count else [0.0, 0.0]
    reasons = [
        f"{len(understood)} of {count} steps say what to do",
        f"{len(named)} of {count} steps name the element or the value",
    ]
    fits = []
    for case in cases:
        try:
            fits.append(check_case(case, procedure).fitness)
        except ConformanceError:
            continue
    if fits:
        mean = sum(fits) / len(fits)
        parts.append(mean)
        reasons.append(f"mean fitness {mean:.2f} of {len(fits)} demonstrations")
    return round(sum(parts) / len(parts), 6), tuple(reasons)


def _cite(ranked: Ranked, procedures: Mapping[str, Procedure]) -> tuple[Citation, ...]:
    return tuple(
        Citation(kind="step", source=ranked.procedure, place=str(step.number))
        for step in procedures[ranked.procedure].steps
    )
