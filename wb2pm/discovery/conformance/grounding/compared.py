"""A run and those of others, as they are compared, and what they state and enter."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.discovery.conformance.grounding.acts import HABIT, first_name
from wb2pm.discovery.conformance.procedure.name_similarity import fold

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from wb2pm.discovery.conformance.deviations import DeviationKind
    from wb2pm.discovery.conformance.grounding.acts import Act
    from wb2pm.discovery.conformance.grounding.habits import Habits
    from wb2pm.discovery.conformance.grounding.readings import Reading

_COMMAS: Final = re.compile(r"[,;]")
"""What stands between several values in one field."""
_BEGINNING: Final = 3
"""Letters from which on the beginning of a word tells it from most others."""
DOING_ANYTHING: Final = frozenset({"button", "icon"})
"""Kinds of elements that may do anything; links, tabs and rows lead somewhere."""


class Difference(NamedTuple):
    """One thing that was done otherwise than others do it.

    Attributes:
        kind: `repeated`, `extra`, `wrong_target`, `wrong_value` or `out_of_order`.
        at: 0-based position of the activity.
        act: What it is of what others do; None for what nobody does.
        other: What was done, or what others enter, in words.
    """

    kind: DeviationKind
    at: int
    act: str | None = None
    other: str | None = None


class Known(NamedTuple):
    """A run and others, as they are compared.

    Attributes:
        reading: The run.
        acts: Its acts, called as those of the others.
        others: The others.
        theirs: The acts of each.
        habits: What these have in common.
        text: The procedure's text.
        steps: Act -> the step of the procedure that it serves.
        other_ways: Acts of the others whose outcome the run reached in its own way.
    """

    reading: Reading
    acts: Sequence[Act]
    others: Sequence[Reading]
    theirs: Sequence[Sequence[Act]]
    habits: Habits
    text: str = ""
    steps: Mapping[str, int] = MappingProxyType({})
    other_ways: Collection[str] = ()


def asked_of(reading: Reading, text: str) -> str:
    """Return what a run's goal and the procedure say, folded."""
    return fold(f"{reading.intent or ''} {text}")


def is_said_in(part: str, whole: str) -> bool:
    """Return whether a text has another one in whole words, both folded."""
    return bool(part) and f" {part} " in f" {whole} "


def begins_word_of(part: str, whole: str) -> bool:
    """Return whether a text has the beginning of a word in another one, both folded.

    A number that begins another one is a number of its own.
    """
    is_of_letters = part.replace(" ", "").isalpha()
    return len(part) >= _BEGINNING and is_of_letters and f" {part}" in f" {whole}"


def is_stated(value: str, asked: str) -> bool:
    """Return whether a goal states a value, or each part of one with commas between them.

    Args:
        value: As it was entered.
        asked: What a goal and the procedure say, folded.
    """
    if is_said_in(fold(value), asked):
        return True
    parts = [part for part in map(fold, _COMMAS.split(value)) if part]
    return len(parts) > 1 and all(is_said_in(part, asked) for part in parts)


def doings(reading: Reading, acts: Sequence[Act]) -> Iterator[tuple[str, str]]:
    """Yield what is done as an act, with its value, as `doings_at` does."""
    for _, this in doings_at(reading, acts):
        yield this


def doings_at(
    reading: Reading, acts: Sequence[Act]
) -> Iterator[tuple[int, tuple[str, str]]]:
    """Yield what is done as an act, first or again, with its value.

    What it is, the first time tells: what is pressed again after another field was
    filled in sends no other form.
    """
    names: dict[str, str] = {}
    for act in acts:
        names.setdefault(act.done.label, first_name(act.name))
    for at, did in enumerate(reading.did):
        if did.label in names:
            yield at, (names[did.label], fold(did.value or ""))


def values_of(name: str, reading: Reading, acts: Sequence[Act]) -> set[str]:
    """Return what somebody entered, first or corrected, as it was entered."""
    return {
        value
        for at, (named, _) in doings_at(reading, acts)
        if named == name and (value := reading.did[at].value)
    }


def stated_by_all(name: str, known: Known) -> bool:
    """Return whether all who enter something there do as their goals state."""
    stated = [
        any(is_stated(value, asked_of(reading, known.text)) for value in values)
        for reading, acts in zip(known.others, known.theirs, strict=True)
        if (values := values_of(name, reading, acts))
    ]
    return len(stated) >= HABIT and all(stated)
