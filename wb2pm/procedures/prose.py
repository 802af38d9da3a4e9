"""The patterns of English prose, made ready for reading.

English is the one language that has patterns of its prose (`wb2pm.vocabulary.prose`).
Steps in other languages are read by `wb2pm.procedures.instructions`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.vocabulary.language import language
from wb2pm.vocabulary.phrases import one_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wb2pm.vocabulary.kinds import Kind
    from wb2pm.vocabulary.prose import Prose
    from wb2pm.vocabulary.verbs import Verb

_AFTER_VERB = r"(?![\w'\u2019-])"


class Wording(NamedTuple):
    """What prose is read by.

    Attributes:
        prose: The patterns of the language's file.
        verb_of: Phrase -> verb.
        kind_of: Word -> kind of element.
        key_of: Name of a key -> the name that the DOM gives it.
        verb_at_start: Finds a verb where a sentence starts.
        verb_inside: Finds one within a sentence, where some are rather nouns.
        kind: Finds a word for a kind of element.
        last_kind: Finds one at the end of a phrase.
        pronouns: Words for what was named before; the empty one too.
    """

    prose: Prose
    verb_of: Mapping[str, Verb]
    kind_of: Mapping[str, Kind]
    key_of: Mapping[str, str]
    verb_at_start: re.Pattern[str]
    verb_inside: re.Pattern[str]
    kind: re.Pattern[str]
    last_kind: re.Pattern[str]
    pronouns: frozenset[str]


@cache
def wording() -> Wording:
    """Make the patterns of English prose ready; they are compiled once."""
    english = language("en")
    prose = english.prose
    if prose is None:
        raise AssertionError("the file of English has patterns of its prose")
    strong = set(english.verb_of).difference(prose.weak_verbs)
    kind = rf"\b(?:{one_of(english.kind_of)})s?\b(?!:)"
    return Wording(
        prose=prose,
        verb_of=english.verb_of,
        kind_of=english.kind_of,
        key_of=english.key_of,
        verb_at_start=_verb(list(english.verb_of)),
        verb_inside=_verb(list(strong)),
        kind=re.compile(kind, re.IGNORECASE),
        last_kind=re.compile(rf"{kind}\s*$", re.IGNORECASE),
        pronouns=frozenset({"", *prose.pronouns}),
    )


def _verb(phrases: list[str]) -> re.Pattern[str]:
    return re.compile(rf"(?:{one_of(phrases)}){_AFTER_VERB}", re.IGNORECASE)
