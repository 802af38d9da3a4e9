"""Improvements to the work, each with its evidence, as values."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

ImprovementKind = Literal[
    "detour", "repeat", "backtracking", "waiting", "alternative", "automation"
]


class Improvement(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One way in which the work could be shorter, found by counting.

    Attributes:
        kind: What was found.
        sentence: The finding and what to do about it.
        demonstrations: Cases that show it.
        activities: Labels concerned.
        occurrences: How often it was seen.
        saving_s: Seconds it would save per case that shows it; None if unknown.
        evidence: Ids of events, as ``case:event``.
    """

    kind: ImprovementKind
    sentence: str
    demonstrations: tuple[str, ...]
    activities: tuple[str, ...]
    occurrences: int
    saving_s: float | None = None
    evidence: tuple[str, ...] = ()
