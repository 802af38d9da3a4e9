"""Verdicts and answers as lines of data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wb2pm.discovery.conformance.reasons import with_reasons
from wb2pm.llm.grounding import say_citation
from wb2pm.mcp.telling import row, tell

if TYPE_CHECKING:
    from wb2pm.discovery.conformance.deviations import Verdict
    from wb2pm.llm.answers import Answer

_SAID: Final = {True: "yes", False: "no", None: "cannot be told"}


def verdict_lines(name: str, verdict: Verdict) -> list[str]:
    """List what a verdict says of a case, its reasons after it.

    Args:
        name: Short name of the case.
        verdict: The verdict.
    """
    lines = [
        row(
            name,
            verdict.reference,
            verdict.declined,
            followed=_SAID[verdict.followed],
            completed=_SAID[verdict.completed],
        )
    ]
    shown = set()
    for reason in with_reasons(verdict).reasons:
        shown.add(reason.sentence)
        lines.append(
            row(f"{name} not {reason.question}", reason.sentence, step=reason.step)
        )
    lines += [
        row(f"{name} {deviation.kind}", deviation.sentence, step=deviation.step)
        for deviation in verdict.deviations
        if deviation.sentence not in shown
    ]
    return lines


def claim_lines(answer: Answer[Any]) -> list[str]:
    """List what an answer says, each claim with what it rests on."""
    return [
        row(f"claim {n}", claim.sentence, *map(say_citation, claim.citations[:6]))
        for n, claim in enumerate(answer.claims, start=1)
    ]


def declined(answer: Answer[Any]) -> str:
    """Say that there is no answer, and why."""
    return tell(["There is no answer."], "why", [row("why", answer.declined)])
