"""Procedures ordered by stated criteria, by rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.llm.answers import Answer, Citation, Claim, Ranked, Ranking
from wb2pm.llm.judging.step_judge import judge_steps
from wb2pm.llm.requests.facts import check_case
from wb2pm.llm.rules.answering import by_rules

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from wb2pm.llm.cases import Case
    from wb2pm.procedures.procedure import Procedure

    Procedures = Mapping[str, Procedure]
    Scores = dict[str, tuple[float, str]]


def agreement(procedures: Procedures) -> Scores:
    """Score each procedure by how far the others say the same.

    The mean F1 of the offline judge against each other procedure: a step that most
    authors wrote is likely to be needed, one that a single author wrote is not.

    Args:
        procedures: The procedures by name.

    Returns:
        Name -> score between 0 and 1, and the reason in words; none for fewer
        than three, since two agree with each other alike.

    Examples:
        >>> agreement({})
        {}
    """
    if len(procedures) < _THREE:
        return {}
    texts = {name: [s.text for s in p.steps] for name, p in procedures.items()}
    scores: Scores = {}
    for name, steps in texts.items():
        others = [judge_steps(steps, o).f1 for n, o in texts.items() if n != name]
        mean = sum(others) / len(others)
        scores[name] = (
            mean,
            f"agrees with the other procedures to {mean:.2f} (mean F1)",
        )
    return scores


def definiteness(procedures: Procedures) -> Scores:
    """Score each procedure by the share of steps that name an action and its object.

    Args:
        procedures: The procedures by name.

    Returns:
        Name -> score between 0 and 1, and the reason in words.

    Examples:
        >>> definiteness({})
        {}
    """
    scores: Scores = {}
    for name, procedure in procedures.items():
        definite = [
            step
            for step in procedure.steps
            if any(
                a.verb not in {"Other", "Unknown"} and (a.target or a.value)
                for a in step.actions
            )
        ]
        count = len(procedure.steps)
        share = len(definite) / count if count else 0.0
        told = f"{len(definite)} of {count} steps say what to do, and to what"
        scores[name] = (share, told)
    return scores


def fitness(procedures: Procedures, cases: Sequence[Case]) -> Scores:
    """Score each procedure by how the demonstrations fit it.

    Args:
        procedures: The procedures by name.
        cases: Demonstrations of the work.

    Returns:
        Name -> mean fitness of the demonstrations (0 where none can be told), and the
        reason in words; nothing without demonstrations.

    Examples:
        >>> fitness({}, [])
        {}
    """
    if not cases:
        return {}
    scores: Scores = {}
    for name, procedure in procedures.items():
        found = [check_case(case, procedure) for case in cases]
        mean = sum(verdict.fitness or 0.0 for verdict in found) / len(found)
        told = f"mean fitness {mean:.2f} of {len(found)} demonstrations"
        if untold := next((v.declined for v in found if v.fitness is None), None):
            told += f"; {untold}"
        scores[name] = (mean, told)
    return scores


CRITERIA: Final[dict[str, Callable[[Procedures, Sequence[Case]], Scores]]] = {
    "agreement": lambda procedures, _: agreement(procedures),
    "fitness": fitness,
    "definiteness": lambda procedures, _: definiteness(procedures),
}
"""Criterion -> how procedures are scored by it."""
_THREE: Final = 3


def rank_by_rules(
    procedures: Procedures,
    cases: Sequence[Case] = (),
    *,
    intent: str | None = None,  # noqa: ARG001 (part of what every ranker is told)
) -> Answer[Ranking]:
    """Order procedures by the mean of `CRITERIA`.

    Args:
        procedures: The procedures by name.
        cases: Demonstrations of the work.
        intent: What the work is for; not looked at.

    Returns:
        Every procedure once, by rank; equal scores share one.
    """
    scored = _combine(procedures, cases)
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


def _combine(
    procedures: Procedures, cases: Sequence[Case]
) -> dict[str, tuple[float, tuple[str, ...]]]:
    """Put the scores of all criteria together, with their reasons."""
    by_criterion = [score(procedures, cases) for score in CRITERIA.values()]
    combined = {}
    for name in procedures:
        told = [scores[name] for scores in by_criterion if name in scores]
        mean = sum(score for score, _ in told) / len(told) if told else 0.0
        combined[name] = (round(mean, 6), tuple(reason for _, reason in told))
    return combined


def _cite(ranked: Ranked, procedures: Procedures) -> tuple[Citation, ...]:
    return tuple(
        Citation(kind="step", source=ranked.procedure, place=str(step.number))
        for step in procedures[ranked.procedure].steps
    )
