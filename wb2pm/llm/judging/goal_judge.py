"""The offline judge of goals: does reaching the one mean having reached the other?

"Identifying User Goals from UI Trajectories" (2024) asks a language model or a person
whether a goal satisfies another: whether whoever does A has done B. Here a goal is what
it demands: deeds, values (quoted texts, numbers, dates, addresses, names) and the other
words that carry meaning. A satisfies B if all that B demands is demanded by A: its
deeds, each of its values, and most of its words. Both ways is a match, one way a
partial match. What a page calls a value does not matter where the value speaks for
itself, but two values that have changed places are others. The judge knows no synonyms
but those of common verbs, so it is stricter than a person, and it was not fitted on
judgements, of which none are published. Where it depends on a value that was masked,
nobody can tell: two masks are never the same value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from rapidfuzz import fuzz

from wb2pm.converters.redaction.comparing import holds_mask, same_text
from wb2pm.llm.judging.goal_demands import demand_of, demand_words, tokens_of
from wb2pm.vocabulary.deeds import IMPLIED

if TYPE_CHECKING:
    from wb2pm.llm.judging.goal_demands import Demand
    from wb2pm.vocabulary.deeds import Deed

Relation = Literal["match", "partial", "none"]
_MOST_WORDS: Final = 0.5
"""Share of the words of a goal that another must have: half allows for the site's own
terms, which the paper asks judges to overlook."""
_ALIKE: Final = 90
"""Percent from which two values without digits are one (fuzz.ratio)."""
_SPEAKING: Final = 3
"""Characters from which a value is taken for what it is whatever it is called."""
_WORDY: Final = 3
"""Words from which a value may be said in other words."""
_ON_THE_WAY: Final[frozenset[Deed]] = frozenset({"find"})
"""Deeds that only lead up to the others of a goal: "find X and change its price"."""


def satisfies(one: str, other: str) -> bool | None:
    """Return whether whoever reaches one goal has reached the other.

    None where that depends on what was masked.

    Args:
        one: The goal that is at least as strict.
        other: The goal that has to be reached with it.

    Examples:
        >>> satisfies('Set price to "5" and stock to "2"', 'Set the price to "5"')
        True
        >>> satisfies('Set the price to "5"', 'Set price to "5" and stock to "2"')
        False
        >>> satisfies('Delete the page "Hours"', 'Take the page "Hours" off the site')
        True
        >>> satisfies('Send it to "[email]"', 'Send it to "[email]"') is None
        True
    """
    has, wants = demand_of(one), demand_of(other)
    if not _does(has, wants) or _swapped(has, wants):
        return False
    found = {_has_value(value, has) for value in wants.values}
    if False in found:
        return False
    names = (words for value, words in wants.called.items() if len(value) >= _SPEAKING)
    words = wants.words.difference(*names)
    if len(words & (has.said | has.words)) < _MOST_WORDS * len(words):
        return False
    return None if None in found else True


def relation(one: str, other: str) -> Relation | None:
    """Return how two goals relate: both satisfy each other, one does, or none.

    None where that depends on what was masked.

    Examples:
        >>> relation('Find the "Enamel Mug"', 'Find "Enamel Mug" please')
        'match'
    """
    forth, back = satisfies(one, other), satisfies(other, one)
    if forth is None or back is None:
        return None
    if forth and back:
        return "match"
    return "partial" if forth or back else "none"


def _does(has: Demand, wants: Demand) -> bool:
    """Return whether what is wanted is done; verbs that are not known forbid nothing."""
    if not has.deeds or not wants.deeds:
        return True
    done = {done for deed in has.deeds for done in IMPLIED[deed]}
    return (wants.deeds - _ON_THE_WAY or wants.deeds) <= done


def _swapped(has: Demand, wants: Demand) -> bool:
    """Return whether two values of both goals have changed places."""
    shared = {v for v in has.values & wants.values if not holds_mask(v)}
    # what comes from the one value and goes to the other is not the other way round
    origin = demand_words().origin
    return any(
        has.called[value] & wants.called[other]
        and not has.called[value] & wants.called[value]
        and (
            has.called[other] & wants.called[value]
            or origin in has.called[value] & wants.called[other]
        )
        for value in shared
        for other in shared - {value}
    )


def _has_value(value: str, has: Demand) -> bool | None:
    """Return whether a value is among those of a goal; None where that was masked."""
    if not holds_mask(value) and _has_plain_value(value, has):
        return True
    known = {same_text(value, own) for own in has.values}
    return None if None in known else False


def _has_plain_value(value: str, has: Demand) -> bool:
    readings = frozenset(value.split("|"))
    if any(readings & frozenset(own.split("|")) for own in has.values):
        return True
    tokens = frozenset(tokens_of(value))
    if tokens <= has.said:
        return True
    if any(character.isdigit() for character in value):
        return False
    if any(fuzz.ratio(value, own) >= _ALIKE for own in has.values):
        return True
    words = tokens.difference(demand_words().little)
    said = words & has.words
    return len(words) >= _WORDY and len(said) >= _MOST_WORDS * len(words)
