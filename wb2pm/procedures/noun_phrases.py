"""What a clause is about: its noun phrases, each with the part it plays.

Small words before a noun phrase (prepositions) or after it (postpositions, as in
Japanese) tell its part; the language's file lists them.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, get_args

from wb2pm.procedures.quoted_names import NAME
from wb2pm.vocabulary.language import language
from wb2pm.vocabulary.phrases import UNSPACED, one_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wb2pm.procedures.quoted_names import Masked
    from wb2pm.vocabulary.kinds import Kind

Part = Literal["into", "place", "source", "target", "destination", "as_value"]
"""The part of a noun phrase, by the words that show it."""
PARTS: Final = get_args(Part)
_NAME = re.compile(NAME)
_CASELESS = re.compile(f"[{UNSPACED}]")
_EDGES = " \t\u00a0.,;:!?()[]-\u2013\u3001\u3002\uff0c\uff1a\uff1b\uff08\uff09"


class NounPhrase(NamedTuple):
    """An element or a value, as a clause names it.

    Attributes:
        name: Its name.
        kind: Its kind, if a word of kind stands beside the name.
        parts: What part it may play, by the small words around it.
        quoted: Whether the name was in quotes.
        words: What else is said of it, without articles and the like.
        text: All of it as written, names in straight quotes.
    """

    name: str | None
    kind: Kind | None
    parts: frozenset[str]
    quoted: bool
    words: str
    text: str


def noun_phrases(clause: str, masked: Masked, code: str) -> tuple[NounPhrase, ...]:
    r"""Read the noun phrases of a clause without its verb.

    Args:
        clause: The clause, with masked names; a line feed stands for the verb.
        masked: The text that it comes from.
        code: Its language.

    Examples:
        >>> from wb2pm.procedures.quoted_names import mask
        >>> masked = mask("\n im Feld „Name“ den Text „Ann“", "de")
        >>> [(n.name, n.kind) for n in noun_phrases(masked.text, masked, "de")]
        [('Name', 'field'), ('Ann', None)]
    """
    collector = _Collector(clause, masked, code)
    for match in _grammar(code).atoms.finditer(clause):
        collector.take(match)
    collector.close(len(clause))
    return tuple(collector.done)


class _Collector:
    """Collects the words of one noun phrase after the other."""

    def __init__(self, clause: str, masked: Masked, code: str) -> None:
        self._clause = clause
        self._masked = masked
        self._kind_of = language(code).kind_of
        self._grammar = _grammar(code)
        self.done: list[NounPhrase] = []
        self._begin(0)

    def _begin(self, at: int) -> None:
        self._start = at
        self._name: str | None = None
        self._kind: Kind | None = None
        self._parts: frozenset[str] = frozenset()
        self._words: list[str] = []

    def close(self, end: int, begin: int | None = None) -> None:
        """End the noun phrase that is open, if it has words, and begin another."""
        if self._name or self._kind or self._words:
            name = self._name or _plain_name(self._words)
            written = " ".join(self._clause[self._start : end].split())
            text = self._masked.restore(written).strip(_EDGES)
            quoted = self._name is not None
            words = _joined(self._words)
            phrase = NounPhrase(name, self._kind, self._parts, quoted, words, text)
            self.done.append(phrase)
            self._begin(end if begin is None else begin)

    def take(self, match: re.Match[str]) -> None:
        """Take the next word or name."""
        said = " ".join(match[0].casefold().split())
        start, end = match.span()
        match match.lastgroup:
            case "verb":
                self.close(start)
                self._begin(end)
            case "stop":
                self.close(start, end)
            case "before":
                self.close(start)
                self._parts = self._grammar.before[said]
            case "after":
                self._parts = self._grammar.after[said]
                self.close(start, end)
            case "name":
                if self._name is not None:
                    self.close(start)
                self._name = self._masked.name(match[0])
            case "kind":
                if self._name is not None and self._kind is not None:
                    self.close(start)
                self._kind = self._kind or self._kind_of[said]
            case "word":
                self._words.append(match[0])


def _plain_name(words: list[str]) -> str | None:
    """Return a name without quotes: capital letters, digits or no case at all."""
    name = _joined(words)
    if _CASELESS.search(name):
        return name if len(name) > 1 else None
    return name if name[:1].isupper() or name[:1].isdigit() else None


def _joined(words: list[str]) -> str:
    """Put words together as they stood: with spaces where their script sets them."""
    joined = " ".join(words).strip(_EDGES)
    return "".join(words) if _CASELESS.search(joined) else joined


class _Grammar(NamedTuple):
    """The small words of a language, made ready.

    Attributes:
        atoms: Cuts a clause into the words that matter and the rest.
        before: Preposition -> parts.
        after: Postposition -> parts.
    """

    atoms: re.Pattern[str]
    before: Mapping[str, frozenset[str]]
    after: Mapping[str, frozenset[str]]


@cache
def _grammar(code: str) -> _Grammar:
    known = language(code)
    parts: dict[str, set[str]] = {}
    for part in PARTS:
        for word in getattr(known.grammar, part):
            parts.setdefault(word, set()).add(part)
    before = {
        w.removesuffix("-"): frozenset(p) for w, p in parts.items() if w[0] != "-"
    }
    after = {w[1:]: frozenset(p) for w, p in parts.items() if w[0] == "-"}
    skipped = {
        *known.grammar.articles,
        *known.grammar.pronouns,
        *known.grammar.naming,
        *known.grammar.adverbs,
        *known.grammar.sequel,
        *known.grammar.joints,
        *(known.common if not known.spaces else ()),
    }
    skipped = {word.strip("-") for word in skipped} - set(before) - set(after)
    kinds = set(known.kind_of)
    atoms = "|".join(
        (
            r"(?P<verb>\n)",
            rf"(?P<name>{NAME})",
            _bounded("kind", kinds, spaces=known.spaces),
            _bounded("after", after, spaces=known.spaces),
            _bounded("before", before, spaces=known.spaces),
            _bounded("little", skipped, spaces=known.spaces),
            r"(?P<stop>[,;()\uff0c\uff1b\u3001\uff08\uff09]|\s[-\u2013>\u2192]\s)",
            r"(?P<word>[^\W_][\w.@/'\u2019-]*)" if known.spaces else r"(?P<word>\w)",
        )
    )
    return _Grammar(re.compile(atoms, re.IGNORECASE), before, after)


def _bounded(
    group: str, phrases: set[str] | Mapping[str, object], *, spaces: bool
) -> str:
    if not phrases:
        return rf"(?P<{group}>(?!))"
    if not spaces:
        return rf"(?P<{group}>{one_of(phrases)})"
    elided = [p for p in phrases if p.endswith("'")]
    whole = [p for p in phrases if not p.endswith("'")]
    joined = rf"|(?<!\w)(?:{one_of(elided)})" if elided else ""
    return rf"(?P<{group}>(?<![\w-])(?:{one_of(whole)})(?!\w){joined})"
