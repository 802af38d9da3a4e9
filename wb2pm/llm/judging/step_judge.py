"""The offline judge of procedures: which steps are right, which are missed.

It stands in for the judge of the WONDERBREAD paper (arXiv 2406.13264, section 4.2), a
language model that is asked of each step which step of the other procedure says the
same. Precision is the share of written steps that the gold procedure has, recall the
share of gold steps that were written, ordering the share of written steps in order.
Its weights were fitted on the published judgements of GPT-4 (see
`wb2pm.evaluation.judging_steps`).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np
from msgspec import Struct

from wb2pm.llm.judging.fitted_shares import ShareModel
from wb2pm.llm.judging.step_evidence import gather_evidence

if TYPE_CHECKING:
    from collections.abc import Sequence

FOUND: Final = 0.5
"""Probability from which a step counts as found in the lists of steps."""


class StepWeights(Struct, frozen=True, kw_only=True):
    """The fitted judge.

    Attributes:
        origin: What it was fitted on.
        precision: Whether a written step is in the gold procedure.
        recall: Whether a gold step was written.
    """

    origin: str
    precision: ShareModel
    recall: ShareModel


class JudgedStep(Struct, frozen=True, kw_only=True):
    """One step in the eyes of the judge.

    Attributes:
        text: The step.
        probability: That the other procedure says the same.
        partner: 0-based position of the step there that comes closest.
    """

    text: str
    probability: float
    partner: int | None


class Judgement(Struct, frozen=True, kw_only=True):
    """What the judge says of a written procedure.

    Attributes:
        precision: Expected share of written steps that the gold procedure has.
        recall: Expected share of gold steps that were written.
        ordering: Share of the written steps that are found, in the longest run of
            them that keeps the gold order.
        written: The written steps.
        gold: The gold steps.
    """

    precision: float
    recall: float
    ordering: float
    written: tuple[JudgedStep, ...]
    gold: tuple[JudgedStep, ...]

    @property
    def f1(self) -> float:
        """Harmonic mean of precision and recall; 0 where both are.

        Examples:
            >>> judge_steps(["Click 'Save'"], ["Click 'Save'"]).f1 > 0.8
            True
        """
        total = self.precision + self.recall
        return 2 * self.precision * self.recall / total if total else 0.0

    @property
    def hallucinated(self) -> tuple[str, ...]:
        """Written steps that the gold procedure does not have."""
        return tuple(s.text for s in self.written if s.probability < FOUND)

    @property
    def missed(self) -> tuple[str, ...]:
        """Gold steps that were not written."""
        return tuple(s.text for s in self.gold if s.probability < FOUND)


def judge_steps(
    written: Sequence[str],
    gold: Sequence[str],
    *,
    weights: StepWeights | None = None,
) -> Judgement:
    """Judge the steps of a procedure against those of the gold one.

    Args:
        written: Steps to judge, without their numbers.
        gold: Steps of the gold procedure.
        weights: The fitted judge; None takes the one that wb2pm ships.

    Returns:
        Precision, recall and ordering, and what was made of each step. Without
        any step on one side all of them are 0.

    Examples:
        >>> judged = judge_steps(
        ...     ["Click the 'Reports' link", "Order a pizza"],
        ...     ["Click 'Reports'"],
        ... )
        >>> judged.hallucinated
        ('Order a pizza',)
    """
    if not written or not gold:
        nothing = {"precision": 0.0, "recall": 0.0, "ordering": 0.0}
        return Judgement(
            **nothing,
            written=tuple(map(_unmatched, written)),
            gold=tuple(map(_unmatched, gold)),
        )
    known = weights or shipped_weights()
    said = _judge(written, gold, known.precision)
    asked = _judge(gold, written, known.recall)
    return Judgement(
        precision=float(np.mean([step.probability for step in said])),
        recall=float(np.mean([step.probability for step in asked])),
        ordering=count_in_order(said) / len(said),
        written=said,
        gold=asked,
    )


@cache
def shipped_weights() -> StepWeights:
    """Return the judge that comes with wb2pm.

    Examples:
        >>> shipped_weights().origin.startswith("WONDERBREAD")
        True
    """
    text = files("wb2pm.llm.judging").joinpath("step_weights.json").read_bytes()
    return msgspec.json.decode(text, type=StepWeights)


def _unmatched(text: str) -> JudgedStep:
    return JudgedStep(text=text, probability=0.0, partner=None)


def _judge(
    lines: Sequence[str], others: Sequence[str], model: ShareModel
) -> tuple[JudgedStep, ...]:
    evidence, best = gather_evidence(lines, others)
    return tuple(
        JudgedStep(text=line, probability=float(probability), partner=int(partner))
        for line, probability, partner in zip(
            lines, model.probabilities(evidence), best, strict=True
        )
    )


def count_in_order(steps: tuple[JudgedStep, ...]) -> int:
    """Count the steps in the longest run that never goes back in the gold order.

    Examples:
        >>> step = JudgedStep(text="x", probability=1.0, partner=0)
        >>> count_in_order((step, step))
        2
    """
    places = [
        s.partner for s in steps if s.probability >= FOUND and s.partner is not None
    ]
    longest: list[int] = []
    for position, place in enumerate(places):
        before = (longest[p] for p in range(position) if places[p] <= place)
        longest.append(1 + max(before, default=0))
    return max(longest, default=0)
