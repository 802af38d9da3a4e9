"""The offline judge of goals: does reaching the one mean having reached the other?

"Identifying User Goals from UI Trajectories" (2024) asks a language model or a person
whether a goal satisfies another: whether whoever does A has done B. Here a goal is what
it demands: values (quoted texts, numbers, addresses, names) and the other words that
carry meaning. A satisfies B if all that B demands is demanded by A: each of its values,
and most of its words. Both ways is a match, one way a partial match. The judge knows no
synonyms but those of common verbs, so it is stricter than a person, and it was not
fitted on judgements, of which none are published.
"""

from __future__ import annotations

import re
from typing import Final, Literal

from msgspec import Struct
from rapidfuzz import fuzz

from wb2pm.llm.judging.step_evidence import Line

Relation = Literal["match", "partial", "none"]
_QUOTES: Final = '"\u201c\u201d'
_QUOTED: Final = re.compile(rf"[{_QUOTES}]([^{_QUOTES}]+)[{_QUOTES}]")
_VALUE: Final = re.compile(
    r"https?://\S+|[\w.+-]+@[\w.-]+|/[\w/-]+|\b[\w-]*\d[\w.,:/-]*\w|\b\d\b"
)
_NAME: Final = re.compile(r"(?<=[a-z,] )[A-Z][a-z][\w'-]*(?: [A-Z][a-z][\w'-]*)*")
_MOST_WORDS: Final = 0.5
"""Share of the words of a goal that another must have: half allows for the site's own
terms, which the paper asks judges to overlook."""
_ALIKE: Final = 90
"""Percent from which two values are one but for case and punctuation (fuzz.ratio)."""
_NO_DEMAND: Final = frozenset(
    {
        *(
            "set",
            "change",
            "update",
            "make",
            "give",
            "have",
            "do",
            "get",
            "put",
            "create",
        ),
        *("add", "new", "find", "show", "tell", "me", "my", "all", "what", "which"),
        *(
            "how",
            "many",
            "much",
            "was",
            "were",
            "who",
            "there",
            "one",
            "record",
            "value",
        ),
    }
)


class Demand(Struct, frozen=True, kw_only=True):
    """What a goal demands.

    Attributes:
        values: Values that have to be as they are.
        words: Other words that carry meaning, without their endings.
    """

    values: frozenset[str]
    words: frozenset[str]


def demand_of(goal: str) -> Demand:
    """Read off a goal what it demands.

    Examples:
        >>> sorted(demand_of('Set the price of "Trail Lantern" to 29.50').values)
        ['29.50', 'trail lantern']
    """
    values = {match.strip() for match in _QUOTED.findall(goal)}
    rest = _QUOTED.sub(" ", goal)
    values |= set(_VALUE.findall(rest))
    rest = _VALUE.sub(" ", rest)
    values |= set(_NAME.findall(rest))
    words = frozenset(Line(_NAME.sub(" ", rest)).words) - _NO_DEMAND
    return Demand(values=frozenset(v.lower() for v in values), words=words)


def satisfies(one: str, other: str) -> bool:
    """Say whether whoever reaches one goal has reached the other.

    Args:
        one: The goal that is at least as strict.
        other: The goal that has to be reached with it.

    Examples:
        >>> satisfies('Set price to "5" and stock to "2"', 'Set the price to "5"')
        True
        >>> satisfies('Set the price to "5"', 'Set price to "5" and stock to "2"')
        False
    """
    has, wants = demand_of(one), demand_of(other)
    if not all(_has_value(value, has, one) for value in wants.values):
        return False
    if not wants.words:
        return True
    found = sum(word in has.words or word in one.lower() for word in wants.words)
    return found >= _MOST_WORDS * len(wants.words)


def relation(one: str, other: str) -> Relation:
    """Say how two goals relate: both satisfy each other, one does, or none.

    Examples:
        >>> relation('Find the "Enamel Mug"', 'Find "Enamel Mug" please')
        'match'
    """
    return related(forth=satisfies(one, other), back=satisfies(other, one))


def related(*, forth: bool, back: bool) -> Relation:
    """Name the relation of two goals by both directions of satisfaction.

    Examples:
        >>> related(forth=True, back=False)
        'partial'
    """
    if forth and back:
        return "match"
    return "partial" if forth or back else "none"


def _has_value(value: str, has: Demand, text: str) -> bool:
    if value in text.lower():
        return True
    return any(fuzz.ratio(value, other) >= _ALIKE for other in has.values)
