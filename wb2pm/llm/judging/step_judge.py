"""The offline judge of procedures: which steps are right, which are missed.

It stands in for the judge of the WONDERBREAD paper (arXiv 2406.13264, section 4.2), a
language model that is asked of each step which step of the other procedure says the
same. Precision is the share of written steps that the gold procedure has, recall the
share of gold steps that were written, ordering the share of written steps in order.
Its weights were fitted on the published judgements of GPT-4 (see
`wb2pm.evaluation.judging_steps`); those for formal steps against people's own words on
mixtures of recorded work (`wb2pm.evaluation.free_procedures`), with and without what else
was recorded in the same application.
"""

from __future__ import annotations

from functools import cache, partial
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np
from msgspec import Struct

from wb2pm.llm.judging.fitted_shares import ShareModel
from wb2pm.llm.judging.free_evidence import gather_free_evidence
from wb2pm.llm.judging.recorded_works import FEWEST_WORKS, RecordedWorks
from wb2pm.llm.judging.step_evidence import gather_evidence

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    Matrix = NDArray[np.float64]
    Gather = Callable[[Sequence[str], Sequence[str]], tuple[Matrix, NDArray[np.int64]]]

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
    free: bool = False,
    works: RecordedWorks | Sequence[Sequence[str]] = (),
    weights: StepWeights | None = None,
) -> Judgement:
    """Judge the steps of a procedure against those of the gold one.

    Args:
        written: Steps to judge, without their numbers.
        gold: Steps of the gold procedure.
        free: One of the two says one action a step, the other is in people's own
            words. Its shares and those of texts of one style are on scales of their
            own, and must not be compared.
        works: For each kind of work that was recorded in the application, that of the
            gold procedure among them, the steps of its runs, one action a step. They
            tell other work from the same, and say that the texts are `free` ones. Of
            fewer than two nothing can be told: it is then as if none were given. Who
            judges many texts takes the works apart once, as `RecordedWorks`.
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
        >>> works = [["Click 'Reports'"], ["Click 'Orders'", "Click 'Ship'"]]
        >>> judge_steps(["The reports"], works[0], works=works).recall > 0.5
        True
    """
    if not written or not gold:
        nothing = {"precision": 0.0, "recall": 0.0, "ordering": 0.0}
        return Judgement(
            **nothing,
            written=tuple(map(_unmatched, written)),
            gold=tuple(map(_unmatched, gold)),
        )
    apart = works if isinstance(works, RecordedWorks) else RecordedWorks(works)
    recorded = apart if len(apart) >= FEWEST_WORKS else None
    free = free or len(apart) > 0
    known = weights or shipped_weights(free=free, works=recorded is not None)
    gather = partial(gather_free_evidence, works=recorded) if free else gather_evidence
    said = _judge(written, gold, known.precision, gather)
    asked = _judge(gold, written, known.recall, gather)
    return Judgement(
        precision=float(np.mean([step.probability for step in said])),
        recall=float(np.mean([step.probability for step in asked])),
        ordering=count_in_order(said) / len(said),
        written=said,
        gold=asked,
    )


@cache
def shipped_weights(*, free: bool = False, works: bool = False) -> StepWeights:
    """Return the judge that comes with wb2pm.

    Args:
        free: Of formal steps against free words; otherwise of texts of one style.
        works: And it knows what else was recorded in the application.

    Examples:
        >>> shipped_weights().origin.startswith("WONDERBREAD")
        True
    """
    kind = "told_" if works else "free_" if free else ""
    name = f"{kind}step_weights.json"
    text = files("wb2pm.llm.judging").joinpath(name).read_bytes()
    return msgspec.json.decode(text, type=StepWeights)


def _unmatched(text: str) -> JudgedStep:
    return JudgedStep(text=text, probability=0.0, partner=None)


def _judge(
    lines: Sequence[str], others: Sequence[str], model: ShareModel, gather: Gather
) -> tuple[JudgedStep, ...]:
    evidence, best = gather(lines, others)
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
