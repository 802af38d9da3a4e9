"""Sentences of a procedure laid along what people do, by likeness of words.

No verb is looked up: what a sentence and an act have in common are words, weighted by
how much they tell (`wb2pm.discovery.segmentation.wording`). One act serves one sentence,
and a sentence several acts or none. People do not always keep to the order of the
sentences, so going back costs, and is not forbidden.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import numpy as np

from wb2pm.discovery.segmentation.wording import (
    LIKENESS_DIGITS,
    Vectoriser,
    damped,
    stems,
)
from wb2pm.vocabulary.language import every_word, language
from wb2pm.vocabulary.phrases import phrase_pattern

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from wb2pm.discovery.conformance.grounding.acts import Act
    from wb2pm.procedures.procedure import Procedure, ProcedureStep
    from wb2pm.vocabulary.language import Language

    Meaning = Callable[[str, str], float]
    """How alike a sentence and an act are in meaning, from 0 to 1."""

State = Literal["grounded", "never seen", "no trace", "not understood"]
"""`grounded`: people do something that a step speaks of. `never seen`: it was
understood, and nobody does it. `no trace`: it only looks, or scrolls. `not understood`:
nothing that people do is like it, and no verb of it is known."""

CHANCE: Final = 0.1
"""Likeness that any sentence and any act of one application have, as where
`wb2pm.discovery.segmentation.evidence.Weights` cuts recordings."""
_BACK: Final = 0.1
"""What going back to a sentence costs: as much as chance gives."""
_CLEAR: Final = 2.0
"""How many times as alike the step must be that an act serves out of order."""
_CLAUSE: Final = re.compile(r"[.!?;:,\u3002\u3001\uff0c]+(?:\s+|$)|\s*[()]\s*")
"""Where one part of a step ends; no comma without a space, as in a number."""
_SENTENCE: Final = re.compile(r"[.!]+(?:\s+|$)|\u3002")
"""Where a sentence ends; a question belongs to its answer."""


class Laid(NamedTuple):
    """A procedure laid along the acts of others.

    Attributes:
        steps: Act -> number of the step that it serves; acts that serve none are left
            out.
        open: Acts that the sentence they serve leaves open: with a condition, or as
            one of several ways.
        likeness: Act -> how alike it and its step are, in units of the mean.
        states: What was said of steps that no act serves, by number; where nothing
            was, their verbs tell.
    """

    steps: dict[str, int]
    open: frozenset[str]
    likeness: dict[str, float]
    states: Mapping[int, State] = MappingProxyType({})


def lay(
    procedure: Procedure,
    runs: Sequence[Sequence[Act]],
    *,
    meaning: Meaning | None = None,
) -> Laid:
    """Lay the sentences of a procedure along what people did.

    Args:
        procedure: Any procedure, in any wording.
        runs: The acts of each person, called alike.
        meaning: Says how alike a sentence and an act in words are, from 0 to 1, such
            as an embedder or a language model would; asked besides the words.
    """
    known = _described(runs)
    steps = [step for step in procedure.steps if step.text.strip()]
    if not known or not steps:
        return Laid({}, frozenset(), {})
    texts = list(known.values())
    fit = _likeness(texts, [step.text for step in steps])
    if meaning is not None:
        fit += np.array(
            [[meaning(step.text, text) for step in steps] for text in texts]
        )
    rows = dict(zip(known, fit - CHANCE, strict=True))
    votes: defaultdict[str, Counter[int]] = defaultdict(Counter)
    for acts in runs:
        if acts:
            served = _path(np.array([rows[act.name] for act in acts]))
            for act, at in zip(acts, _between(served), strict=True):
                votes[act.name][-1 if at is None else at] += 1
    best = {
        name: max(counts, key=lambda step: (counts[step], -step))
        for name, counts in votes.items()
    }
    laid = {
        name: at
        for name, voted in best.items()
        if (at := voted if voted >= 0 else _clear(rows[name])) is not None
    }
    return Laid(
        steps={name: steps[at].number for name, at in laid.items()},
        open=frozenset(
            name
            for name, at in laid.items()
            if _leaves_open(steps[at], known[name], procedure.language)
        ),
        likeness={
            name: round(float(rows[name][at] + CHANCE), 3) for name, at in laid.items()
        },
    )


def _clear(row: NDArray[np.float64]) -> int | None:
    """Return the step that an act is like, and twice as much as any other.

    People who do that in another order than the text leave no doubt what it is for.
    """
    first, *others = sorted((float(one) + CHANCE for one in row), reverse=True)
    clear = first > CHANCE and all(first >= _CLEAR * other for other in others[:1])
    return int(row.argmax()) if clear else None


def _between(served: Sequence[int | None]) -> list[int | None]:
    """Let what lies between two acts of one step serve that step too."""
    found = list(served)
    last: int | None = None
    for at, step in enumerate(served):
        if step is None:
            continue
        if last is not None and served[last] == step:
            found[last:at] = [step] * (at - last)
        last = at
    return found


def _described(runs: Sequence[Sequence[Act]]) -> dict[str, str]:
    """Put each act in words: what it is called, its kind, and what was entered."""
    words: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for acts in runs:
        for act in acts:
            done = act.done
            parts = [done.label, done.element, done.kind, done.value]
            if done.nameless:
                parts = [done.verb, done.kind, done.value]
            for part in parts:
                if part:
                    words[act.name][part] = None
    return {name: " ".join(parts) for name, parts in words.items()}


def _likeness(texts: Sequence[str], steps: Sequence[str]) -> NDArray[np.float64]:
    vectors = Vectoriser([*texts, *steps])
    rows, columns = vectors.rows(texts), vectors.rows(steps)
    unit = float(np.linalg.norm(rows, axis=1).mean()) or 1.0
    likeness: NDArray[np.float64] = damped(rows, 0.5) @ damped(columns, 0.5).T / unit
    return likeness.round(LIKENESS_DIGITS)


def _path(fit: NDArray[np.float64]) -> list[int | None]:
    """Choose a step for each act so that the sum is highest (Viterbi 1967)."""
    acts, steps = fit.shape
    best = np.zeros(steps)
    choices: list[tuple[NDArray[np.int64], NDArray[np.bool_]]] = []
    back = np.triu(np.full((steps, steps), _BACK), 1).T
    for at in range(acts):
        reached = best[:, None] - back
        source = reached.argmax(axis=0)
        served = reached.max(axis=0) + fit[at]
        stays = best >= served
        choices.append((source, stays))
        best = np.where(stays, best, served)
    here = int(best.argmax())
    path: list[int | None] = []
    for source, stays in reversed(choices):
        path.append(None if stays[here] else here)
        here = here if stays[here] else int(source[here])
    return path[::-1]


def _leaves_open(step: ProcedureStep, act: str, code: str | None) -> bool:
    """Return whether the part of a step that an act serves has a condition or a choice.

    A condition holds for the parts of its sentence that follow it, too, and a part that
    begins with a choice is one of the parts before it.
    """
    parts = [part for part in _CLAUSE.split(step.text) if part.strip()]
    if not parts:
        return False
    known = set(stems(act))
    closest = max(parts, key=lambda part: len(known & set(stems(part))))
    opening, conditions = _open_words(code), _conditions(code)
    found = opening.search(closest)
    if found is not None and found.end() < len(closest.strip()):
        return True
    for sentence in _SENTENCE.split(step.text):
        before, has, behind = sentence.partition(closest)
        if not has:
            continue
        if any(conditions.match(part.strip()) for part in _CLAUSE.split(before)):
            return True
        others = (part.strip() for part in _CLAUSE.split(behind))
        if any(_alternatives(code).match(part) for part in others):
            return True
    return False


class _Searched(NamedTuple):
    """Words that stand before what follows, and those that end what they say."""

    before: re.Pattern[str]
    after: re.Pattern[str]

    def match(self, part: str) -> bool:
        return bool(self.before.match(part) or self.after.search(part))


@lru_cache(maxsize=16)
def _open_words(code: str | None) -> re.Pattern[str]:
    if code is None:
        return phrase_pattern(word.lstrip("-") for word in every_word(_opening))
    return phrase_pattern(word.lstrip("-") for word in _opening(language(code)))


@lru_cache(maxsize=16)
def _alternatives(code: str | None) -> re.Pattern[str]:
    """Return what a part of a sentence begins with where it is a choice."""
    words = every_word(_choosing) if code is None else _choosing(language(code))
    return phrase_pattern(word for word in words if not word.startswith("-"))


@lru_cache(maxsize=16)
def _conditions(code: str | None) -> _Searched:
    """Return what a part of a sentence begins, or ends, with where it is a condition."""
    words = every_word(_conditional) if code is None else _conditional(language(code))
    ends = [re.escape(word[1:]) for word in words if word.startswith("-")]
    return _Searched(
        phrase_pattern(word for word in words if not word.startswith("-")),
        re.compile(f"(?:{'|'.join(ends)})$" if ends else r"(?!)"),
    )


def _opening(known: Language) -> tuple[str, ...]:
    grammar = known.grammar
    return (*grammar.alternatives, *grammar.conditions, *grammar.optional)


def _choosing(known: Language) -> tuple[str, ...]:
    return known.grammar.alternatives


def _conditional(known: Language) -> tuple[str, ...]:
    return (*known.grammar.conditions, *known.grammar.inversions)
