"""What a rule found, as the answer to a job."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from wb2pm.llm.answers import Answer, Claim
from wb2pm.llm.backends.registry import RULES

if TYPE_CHECKING:
    from collections.abc import Iterable

T = TypeVar("T")


def by_rules(
    job: str,
    result: T | None,
    claims: Iterable[Claim] = (),
    *,
    declined: str | None = None,
    notes: Iterable[str] = (),
) -> Answer[T]:
    """Make the answer of a rule.

    Examples:
        >>> by_rules("goal", None, declined="nothing was done").backend
        'rules'
    """
    return Answer(
        job=job,
        backend=RULES,
        result=result,
        claims=tuple(claims),
        declined=declined,
        notes=tuple(notes),
    )
