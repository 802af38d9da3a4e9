"""What a run's goal names, and nothing was done with, as others do with what theirs name.

The goals of one workflow's cases are worded alike, but for the case: its order, its
names, its numbers. Where everybody else did something with what their goal says at a
place, what the run's own goal says there is asked for as well, even if nobody else
was asked for just that.
"""

from __future__ import annotations

from collections import Counter
from difflib import SequenceMatcher
from itertools import chain, groupby
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.discovery.conformance.grounding.acts import first_name
from wb2pm.discovery.conformance.grounding.compared import is_said_in
from wb2pm.discovery.conformance.procedure.name_similarity import fold

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from collections.abc import Set as AbstractSet

    from wb2pm.discovery.conformance.grounding.compared import Known
    from wb2pm.discovery.conformance.grounding.readings import Did, Reading

_AGREE: Final = 2
"""Others who have to do what their goals say: one shows no habit."""


class Unmet(NamedTuple):
    """What a run's goal names that nothing was done with.

    Attributes:
        words: The words of the goal.
        act: What most others enter theirs in, of what the run does not do.
    """

    words: str
    act: str | None = None


def unmet_of(known: Known) -> tuple[Unmet, ...]:
    """Return what a goal names that nothing was done with, and what others do with it.

    Args:
        known: The run and the others.
    """
    unmet = unmet_words(known.reading, known.others)
    own = {first_name(act.name) for act in known.acts}
    entered: Counter[str] = Counter()
    for other, acts in zip(known.others, known.theirs, strict=True):
        goal = fold(other.intent or "")
        entered.update(
            {
                first_name(act.name)
                for act in acts
                if act.kind == "fill" and is_said_in(fold(act.done.value or ""), goal)
            }
            - own
        )
    (first, most), (_, next_) = [*entered.most_common(2), ("", 0), ("", 0)][:2]
    act = first if most >= _AGREE and most > next_ else None
    return tuple(Unmet(words, act) for words in unmet)


def unmet_words(reading: Reading, others: Sequence[Reading]) -> tuple[str, ...]:
    """Return what a goal names that nothing was done with, though others do.

    Args:
        reading: The run, with its goal.
        others: Other people's runs of the same work, with theirs.

    Returns:
        Words of the goal that stand where the goals of cases differ, neighbours
        together. None that any other left undone, or said in a way that is seen
        nowhere in what they did, and none that every other goal has somewhere, as
        `and`; none at all where a key was pressed that writes nothing: what a page does
        at it, its name does not say.
    """
    if any(_is_key_of_page(did) for did in reading.did):
        return ()
    own = _words(reading.intent)
    for_it: Counter[int] = Counter()
    against: set[int] = set()
    differing: set[int] = set()
    for other in others:
        theirs = _words(other.intent)
        done = _words_of(other)
        told = SequenceMatcher(None, own, theirs, autojunk=False)
        for tag, start, end, there, until in told.get_opcodes():
            places = range(start, end)
            if tag == "equal":
                met = {at for at in places if own[at] in done}
            elif tag == "replace":
                differing.update(places)
                said = theirs[there:until]
                each = [word in done for word in said]
                if len(said) != len(places):  # not word for word: all of them count
                    each = [all(each)] * len(places)
                met = {at for at, is_met in zip(places, each, strict=True) if is_met}
            else:
                differing.update(places)
                continue
            for_it.update(met)
            against.update(set(places) - met)
    known = _words_of(reading)
    if others:
        known |= frozenset.intersection(*(frozenset(_words(o.intent)) for o in others))
    unmet = {
        at
        for at in differing - against
        if for_it[at] >= _AGREE and own[at] not in known
    }
    return tuple(_phrases(fold(reading.intent or "").split(), unmet))


def _is_key_of_page(did: Did) -> bool:
    return did.verb == "Press" and did.kind == "page" and len(did.value or "") == 1


def _words_of(reading: Reading) -> frozenset[str]:
    """Return every word of what was acted on, entered, chosen, found filled in or opened."""
    done = chain.from_iterable(
        (did.element, did.value, did.reads) for did in reading.did
    )
    held = (moment.held for moment in reading.moments)
    said = chain(done, held, reading.titles)
    return frozenset(word for text in said for word in _words(text))


def _words(text: str | None) -> list[str]:
    """Fold a text, and write numbers as everywhere: months and hours may begin with 0."""
    return [
        word.lstrip("0") or "0" if word.isdigit() else word
        for word in fold(text or "").split()
    ]


def _phrases(words: Sequence[str], places: AbstractSet[int]) -> Iterator[str]:
    for unmet, run in groupby(range(len(words)), key=places.__contains__):
        if unmet:
            yield " ".join(words[at] for at in run)
