"""The element that a piece of a step speaks of."""

from __future__ import annotations

import re
from typing import NamedTuple

from wb2pm.procedures.prose import wording
from wb2pm.procedures.quoted_names import NAME, Masked

FIRST_QUOTE = re.compile(NAME)
"""The first masked name in a text."""
_TYPED_KINDS = {"field", "dropdown", "radio button", "checkbox", "column"}
PUNCTUATION = " \t.,;:!?()[]"
"""What may stand around a name without being part of it."""


class Object(NamedTuple):
    """An element as a sentence describes it.

    Attributes:
        name: Its name.
        kind: Its kind.
        place: Where it is, in words.
        quoted: Whether the name was in quotes.
    """

    name: str | None
    kind: str | None
    place: str | None
    quoted: bool


def read_object(words: str, masked: Masked) -> Object:
    """Read the element that a noun phrase names.

    A quoted name before any word of place is the name. Without one, the caption
    that a field stands beside, or the words between article and kind, are.
    """
    words = strip_lead(words)
    quote = FIRST_QUOTE.search(words)
    place = wording().prose.place.search(words, 1) if words else None
    if quote and (place is None or quote.start() < place.start()):
        return _named(words, quote, masked)
    bare = _bare_name(words)
    if quote is None and bare:
        return bare
    beside = None if quote else _beside(words)
    if beside:
        return beside
    stop = place.start() if place else len(words)
    noun, rest = words[:stop], words[stop:].strip()
    kind = _kind(noun)
    name = _plain(noun)
    if quote and (
        wording().prose.names_it.match(rest)
        or (
            wording().prose.stands_by_it.match(rest)
            and (kind in _TYPED_KINDS or not kind)
        )
    ):
        between = words[stop : quote.start()]
        if name is None or kind in _TYPED_KINDS:
            if kind is None and wording().prose.stands_by_it.match(rest) and name:
                return Object(name, kind, place_text(rest, masked), quoted=False)
            after = place_text(words[quote.end() :], masked)
            if not wording().prose.names_it.match(rest):
                after = place_text(rest, masked)
            return Object(
                masked.name(quote[0]), kind or _kind(between), after, quoted=True
            )
    return Object(name, kind, place_text(rest, masked), quoted=False)


def _named(words: str, quote: re.Match[str], masked: Masked) -> Object:
    after = words[quote.end() :]
    place = wording().prose.place.search(after)
    comma = re.search(r"[,.(]", after)
    stops = [m.start() for m in (place, comma) if m]
    stop = min(stops, default=len(after))
    kind = _kind_at_start(after) or _kind(after[:stop]) or _kind(words[: quote.start()])
    return Object(
        masked.name(quote[0]), kind, place_text(after[stop:], masked), quoted=True
    )


def _bare_name(words: str) -> Object | None:
    """Read a name without quotes that ends with its kind: "the User List link"."""
    for match in wording().kind.finditer(words):
        rest = words[match.end() :]
        after = rest.strip()
        if after and not (
            rest[0] in ",.;:" or after[0] == "(" or wording().prose.place.match(after)
        ):
            continue
        if wording().prose.placed.search(words[: match.start()]):
            return None  # the kind is of what it stands on: "Save on the page"
        name = _plain(words[: match.start()])
        if name and name[0].isupper():
            kind = _kind(match[0])
            return Object(name, kind, place_text(rest, None), quoted=False)
        return None
    return None


def _beside(words: str) -> Object | None:
    """Read the name without quotes that a box stands beside."""
    match = wording().prose.beside.match(words)
    kind = _kind(match["kind"]) if match else None
    if match is None or kind not in {"checkbox", "radio button", "field"}:
        return None
    return Object(
        match["name"], kind, place_text(words[match.end() :], None), quoted=False
    )


def _kind(words: str) -> str | None:
    """Return the kind of the last word of kind in a phrase."""
    found = None
    for match in wording().kind.finditer(words):
        found = match
    if found is None:
        return None
    word = " ".join(found[0].lower().split())
    return wording().kind_of.get(word) or wording().kind_of.get(word.removesuffix("s"))


def _kind_at_start(words: str) -> str | None:
    match = wording().kind.match(words.lstrip())
    return _kind(match[0]) if match else None


def _plain(words: str) -> str | None:
    """Take kinds and adjectives off a phrase; what is left may be a name."""
    name = strip_lead(words)
    while (match := wording().last_kind.search(name)) and match[0].islower():
        if match[0].startswith(wording().prose.names_kind):
            break  # "the search box" is the name it goes by
        name = name[: match.start()].strip(PUNCTUATION)
    return None if name.lower() in wording().pronouns else name


def strip_lead(words: str) -> str:
    """Take off the articles and adjectives that lead up to a name."""
    words = f"{words.strip()} "
    leading = wording().prose.before_name.match(words)
    return words[leading.end() if leading else 0 :].strip(PUNCTUATION)


def place_text(words: str, masked: Masked | None) -> str | None:
    """Return words about a place with the names put back; None for no words."""
    words = words.strip(PUNCTUATION)
    if masked:
        words = masked.restore(words)
    return words or None
