"""Finding a secret again wherever it is quoted, once its text is known."""

from __future__ import annotations

import html
import re
from functools import cache
from typing import TYPE_CHECKING, Final, Literal
from urllib.parse import quote, quote_plus

import msgspec

from wb2pm.converters.redaction.spans import (
    MASKS,
    Kind,
    Span,
    is_mask,
)
from wb2pm.vocabulary.language import every_word

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

ANYWHERE_LENGTH: Final = 8
"""From this length on a secret is looked for inside words too, in any case."""
Reach = Literal["anywhere", "word", "quoted", "nowhere"]
"""How widely a secret is looked for: `KnownSecrets` says what each means."""
_SHORTEST = 2
_WEAK_LETTERS = 4
_WEAK_DIGITS = 6
_OPENING, _CLOSING = "[\"'\u201c\u2018]", "[\"'\u201d\u2019]"


@cache
def _ordinary() -> frozenset[str]:
    """Return words that pages are full of.

    Someone who types one as a password has it masked where it was typed; masking it
    everywhere would blot out the pages and say it aloud.
    """
    return every_word(lambda one: one.secrets.ordinary)


class KnownSecrets:
    """Finds secrets whose text is known.

    How widely one is looked for depends on how unlikely a coincidence is. Eight
    characters or more are found inside words too and in any case; shorter ones
    only as a whole word; up to three small letters or five digits only between
    quotation marks, or where they are the whole text; the commonest words of
    forms, and single characters, nowhere.

    Examples:
        >>> known = KnownSecrets({"Ldl": "password", "4711": "code"})
        >>> [(s.start, s.kind) for s in known.spans('the password "Ldl" of Ldlow')]
        [(14, 'password')]
        >>> known.spans("room 4711"), [s.kind for s in known.spans("4711")]
        ([], ['code'])
    """

    def __init__(self, secrets: Mapping[str, Kind]) -> None:
        """Take the secrets.

        Args:
            secrets: Text -> what it is.
        """
        self._kinds: dict[str, Kind] = {}
        anywhere: list[str] = []
        words: list[str] = []
        quoted: list[str] = []
        for secret in sorted(secrets, key=lambda s: (-len(s), s)):
            if not is_worth_finding(secret):
                continue
            for form in _written_forms(secret):
                self._kinds.setdefault(form, secrets[secret])
                self._kinds.setdefault(form.casefold(), secrets[secret])
                if len(secret) >= ANYWHERE_LENGTH:
                    anywhere.append(re.escape(form))
                elif _is_weak(secret):
                    quoted.append(re.escape(form))
                else:
                    words.append(re.escape(form))
        self._patterns = [
            re.compile(start + f"(?P<value>{'|'.join(forms)})" + end, flags)
            for forms, start, end, flags in (
                (anywhere, "", "", re.IGNORECASE),
                (words, r"(?<![^\W_])", r"(?![^\W_])", re.NOFLAG),
                (quoted, f"(?:(?<={_OPENING})|\\A)", f"(?={_CLOSING}|\\Z)", re.NOFLAG),
            )
            if forms
        ]

    def __bool__(self) -> bool:
        """Return whether there is any to look for."""
        return bool(self._patterns)

    def spans(self, text: str) -> list[Span]:
        """Find the secrets in a text, in no particular order."""
        return list(self._find(text)) if self._patterns else []

    def may_be_in(self, text: str) -> bool:
        """Return whether any of the secrets may be in a text, or in a part of it.

        Args:
            text: Texts with quotation marks between them.
        """
        return any(pattern.search(text) for pattern in self._patterns)

    def _find(self, text: str) -> Iterator[Span]:
        for pattern in self._patterns:
            for match in pattern.finditer(text):
                found = match["value"]
                kind = self._kinds.get(found) or self._kinds.get(found.casefold())
                if kind is None:  # pragma: no cover (case folding beyond the regex's)
                    kind = "password"
                start, end = match.span("value")
                if not _inside_mask(text, start, end):
                    yield Span(start, end, kind, known=False, mask=MASKS[kind])


class SecretsInNames:
    """Finds secrets in the names of elements, which are made of the words of texts.

    A name made of ``row-kim@shop.example7`` is ``Row kim shop example``: letters and
    their order are left, what stood between them and numbers may be gone.

    Examples:
        >>> secrets = SecretsInNames({"kim@shop.example": "email"})
        >>> secrets.spans("Click 'Row kim shop example'")[0].start
        11
        >>> secrets.spans("Click 'Shop'")
        []
    """

    def __init__(self, secrets: Mapping[str, Kind]) -> None:
        """Take the secrets; those of few letters are not looked for.

        Args:
            secrets: Text -> what it is.
        """
        self._letters = {
            letters: kind
            for text, kind in secrets.items()
            if len(letters := _letters(text)) >= ANYWHERE_LENGTH
        }

    def spans(self, name: str) -> list[Span]:
        """Find the secrets in a name."""
        letters = _letters(name) if self._letters else ""
        return [
            Span(*found.span(), kind, known=False, mask=MASKS[kind])
            for secret, kind in self._letters.items()
            if secret in letters
            for found in re.finditer(_APART.join(secret), name, re.IGNORECASE)
        ]


_APART = r"[\W\d_]{0,20}"


def _letters(text: str) -> str:
    return "".join(c for c in text.casefold() if c.isalpha())


def is_worth_finding(secret: str) -> bool:
    """Return whether a secret is looked for beyond the place it was typed in.

    Examples:
        >>> is_worth_finding("oU"), is_worth_finding("x"), is_worth_finding("password")
        (True, False, False)
    """
    return (
        len(secret.strip()) >= _SHORTEST
        and secret.casefold().strip() not in _ordinary()
        and not is_mask(secret)
        and any(c.isalnum() for c in secret)
    )


def as_a_word(text: str) -> re.Pattern[str]:
    """Find a text where no word goes on before or after it.

    Examples:
        >>> as_a_word("1402").sub("*", "1402, 14021")
        '*, 14021'
    """
    return re.compile(rf"(?<!\w){re.escape(text)}(?!\w)")


def reach_of(secret: str) -> Reach:
    """Return how widely a secret is looked for, by how unlikely a coincidence is.

    Examples:
        >>> reach_of("swordfish"), reach_of("Ldl"), reach_of("4711"), reach_of("name")
        ('anywhere', 'word', 'quoted', 'nowhere')
    """
    if not is_worth_finding(secret):
        return "nowhere"
    if len(secret) >= ANYWHERE_LENGTH:
        return "anywhere"
    return "quoted" if _is_weak(secret) else "word"


def _is_weak(secret: str) -> bool:
    return (len(secret) < _WEAK_LETTERS and secret.islower() and secret.isalpha()) or (
        len(secret) < _WEAK_DIGITS and secret.isdigit()
    )


def _written_forms(secret: str) -> list[str]:
    """List how a secret is spelt in text, addresses, pages and JSON."""
    forms = [
        secret,
        html.escape(secret),
        html.escape(secret, quote=False),
        quote(secret, safe="", errors="replace"),
        quote_plus(secret, errors="replace"),
    ]
    plain = secret.encode("utf-8", "replace").decode()
    forms.append(msgspec.json.encode(plain).decode()[1:-1])
    return list(dict.fromkeys(forms))


def _inside_mask(text: str, start: int, end: int) -> bool:
    """Tell the word in a mask from a secret that happens to be that word."""
    return is_mask(text[max(start - 1, 0) : end + 1])
