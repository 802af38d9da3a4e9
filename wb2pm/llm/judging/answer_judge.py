"""The offline judge of answers: complete, sound, clear, compact, from 1 to 3.

It stands in for the judge of the WONDERBREAD paper (arXiv 2406.13264, section 4.4), a
language model that compares an answer with the one a person gave. Here a linear model
on a few counts does, fitted by ridge regression on what GPT-4 said (see
`wb2pm.evaluation.judging_answers`). It reads words, not meaning: it tells models apart
rather than answers, and is no judge of a single one (`docs/judges.md` has the figures
within each model's answers, and against a person).
"""

from __future__ import annotations

import math
import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np
from msgspec import Struct
from rapidfuzz import fuzz

from wb2pm.errors import WrongKindError
from wb2pm.llm.judging.line_shares import rarity, share_of
from wb2pm.llm.judging.step_lines import Line
from wb2pm.vocabulary.language import language

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

AXES: Final = ("completeness", "soundness", "clarity", "compactness")
"""What answers are judged for; 3 is best, as the paper reports it (4 - score)."""
EVIDENCE: Final = (
    "words of the person's answer found",
    "own words that are the person's",
    "words found that the question does not have",
    "words in any order",
    "letters of the person's answer found",
    "own letters that are the person's",
    "own words, logarithm",
    "words of the person's answer, logarithm",
    "ratio of lengths, logarithm",
    "how far the lengths are apart",
    "it says that it cannot tell",
    "it has several lines",
    "words of the question found",
    "quoted names of the person's answer found",
    "the person's answer quotes a name",
    "it has numbered points",
)
"""What the columns of the evidence say of an answer."""
WORST, BEST = 1.0, 3.0
PENALTY: Final = 20.0
_NUMBERED: Final = re.compile(r"\d\.")


class AnswerWeights(Struct, frozen=True, kw_only=True):
    """The fitted judge.

    Attributes:
        origin: What it was fitted on.
        mean: What is subtracted from each column of evidence.
        scale: What it is then divided by.
        weights: Axis -> what it is then multiplied by.
        bias: Axis -> what is added to the sum.
    """

    origin: str
    mean: tuple[float, ...]
    scale: tuple[float, ...]
    weights: dict[str, tuple[float, ...]]
    bias: dict[str, float]


def judge_answer(
    question: str, reference: str, answer: str, *, weights: AnswerWeights | None = None
) -> dict[str, float]:
    """Judge an answer by the one that a person gave.

    Args:
        question: The question.
        reference: The person's answer.
        answer: The answer to judge.
        weights: The fitted judge; None takes the one that wb2pm ships.

    Returns:
        Each of `AXES` -> score between 1 and 3, 3 the best.

    Raises:
        WrongKindError: If one of them is no text.

    Examples:
        >>> same = judge_answer("Why?", "To save the order.", "To save the order.")
        >>> other = judge_answer("Why?", "To save the order.", "It is blue.")
        >>> same["completeness"] > other["completeness"]
        True
    """
    for text in (question, reference, answer):
        if not isinstance(text, str):
            how = "a question and two answers in words are judged"
            raise WrongKindError("text", type(text).__name__, how)
    known = weights or shipped_answer_weights()
    row = answer_evidence(question, reference, answer)
    centred = (np.array(row) - np.array(known.mean)) / np.array(known.scale)
    return {
        axis: min(
            max(
                float(centred @ np.array(known.weights[axis])) + known.bias[axis], WORST
            ),
            BEST,
        )
        for axis in AXES
    }


def answer_evidence(question: str, reference: str, answer: str) -> list[float]:
    """Count what speaks for an answer: a row of `EVIDENCE`.

    Examples:
        >>> answer_evidence("Why?", "To save.", "To save.")[0]
        1.0
    """
    said, wanted, asked = Line(answer), Line(reference), Line(question)
    weight = rarity([said.counts, wanted.counts, asked.counts])
    both = said.bag & wanted.bag
    new = wanted.bag - asked.bag
    letters = sum((said.letters & wanted.letters).values())
    ratio = math.log((len(said.words) + 1) / (len(wanted.words) + 1))
    return [
        share_of(both, wanted.bag, weight),
        share_of(both, said.bag, weight),
        share_of(both & new, new, weight),
        fuzz.token_set_ratio(said.text, wanted.text) / 100,
        letters / max(sum(wanted.letters.values()), 1),
        letters / max(sum(said.letters.values()), 1),
        math.log1p(len(said.words)),
        math.log1p(len(wanted.words)),
        ratio,
        abs(ratio),
        float(bool(language("en").judging.cannot.search(answer.lower()))),
        float("\n" in answer.strip()),
        share_of(said.bag & asked.bag, asked.bag, weight),
        len(said.quoted & wanted.quoted) / max(len(wanted.quoted), 1),
        float(bool(wanted.quoted)),
        float(bool(_NUMBERED.search(answer))),
    ]


def fit_answers(
    evidence: Sequence[Sequence[float]],
    scores: Mapping[str, Sequence[float]],
    *,
    origin: str,
) -> AnswerWeights:
    """Fit the judge by ridge regression, one axis at a time.

    Args:
        evidence: A row of `EVIDENCE` for each answer.
        scores: Axis -> the score of each answer, 1 to 3, 3 the best.
        origin: What it is fitted on, in words.

    Examples:
        >>> rows = [[float(i)] * len(EVIDENCE) for i in range(4)]
        >>> fitted = fit_answers(rows, {a: [1, 1, 3, 3] for a in AXES}, origin="-")
        >>> fitted.bias["clarity"]
        2.0
    """
    rows = np.asarray(evidence, dtype=np.float64)
    mean, scale = rows.mean(axis=0), rows.std(axis=0) + 1e-9
    inputs = (rows - mean) / scale
    square = inputs.T @ inputs + PENALTY * np.eye(inputs.shape[1])
    weights, bias = {}, {}
    for axis, given in scores.items():
        judged = np.asarray(given, dtype=np.float64)
        bias[axis] = float(judged.mean())
        found = np.linalg.solve(square, inputs.T @ (judged - judged.mean()))
        weights[axis] = tuple(map(float, found))
    return AnswerWeights(
        origin=origin,
        mean=tuple(map(float, mean)),
        scale=tuple(map(float, scale)),
        weights=weights,
        bias=bias,
    )


@cache
def shipped_answer_weights() -> AnswerWeights:
    """Return the judge that comes with wb2pm.

    Examples:
        >>> shipped_answer_weights().origin.startswith("WONDERBREAD")
        True
    """
    text = files("wb2pm.llm.judging").joinpath("answer_weights.json").read_bytes()
    return msgspec.json.decode(text, type=AnswerWeights)
