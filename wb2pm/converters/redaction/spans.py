"""Stretches of text that hold a secret, and names that announce one."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from wb2pm.vocabulary.language import every_word
from wb2pm.vocabulary.phrases import phrase_pattern

if TYPE_CHECKING:
    from collections.abc import Iterable


Kind = Literal[
    "password", "code", "token", "card", "iban", "identity", "email", "value"
]

MASKS: Final[dict[Kind, str]] = {
    "password": "[password]",
    "code": "[code]",
    "token": "[token]",
    "card": "[card]",
    "iban": "[iban]",
    "identity": "[identity]",
    "email": "[email]",
    "value": "[value]",
}
"""What stands in the place of a secret: its kind, and nothing of its length."""

USERINFO_MASK: Final = "%5Bpassword%5D"
"""The mask where brackets would make an address unreadable: before its host."""


class Span(NamedTuple):
    """A stretch of text that holds a secret.

    Attributes:
        start: Position of its first character.
        end: Position after its last.
        kind: What it is.
        known: Whether it is certain enough to look for it elsewhere.
        mask: What to put there.
    """

    start: int
    end: int
    kind: Kind
    known: bool
    mask: str


def is_mask(text: str) -> bool:
    """Return whether a text is a mask and nothing else.

    Examples:
        >>> is_mask("[password]"), is_mask("[sic]")
        (True, False)
    """
    return text in _MASK_TEXTS


def merge_spans(spans: Iterable[Span]) -> list[Span]:
    """Order spans and join those that overlap.

    Examples:
        >>> one = Span(0, 4, "token", known=True, mask="[token]")
        >>> two = Span(2, 9, "email", known=False, mask="[email]")
        >>> [(s.start, s.end, s.kind) for s in merge_spans([two, one])]
        [(0, 9, 'token')]
    """
    merged: list[Span] = []
    for span in sorted(spans, key=lambda s: (s.start, -s.end)):
        if merged and span.start < merged[-1].end:
            last = merged[-1]
            merged[-1] = last._replace(end=max(last.end, span.end))
        else:
            merged.append(span)
    return merged


def span_of(match: re.Match[str], group: str, kind: Kind, *, known: bool) -> Span:
    """Make a span of what a group of a match found."""
    start, end = match.span(group)
    return Span(start, end, kind, known=known, mask=MASKS[kind])


def is_opaque(value: str) -> bool:
    """Tell a made-up word from one of the language: digits, or mixed case.

    Examples:
        >>> is_opaque("hunter2"), is_opaque("hUnter"), is_opaque("required")
        (True, True, False)
    """
    if value.isascii():  # most are: a long one is not looked at letter by letter
        mixed = bool(_UPPER.search(value, 1) and _LOWER.search(value))
        return bool(_LETTER.search(value)) and (bool(_DIGIT.search(value)) or mixed)
    letters = any(c.isalpha() for c in value)
    digits = any(c.isdigit() for c in value)
    mixed = any(c.isupper() for c in value[1:]) and any(c.islower() for c in value)
    return letters and (digits or mixed)


_LETTER = re.compile("[A-Za-z]")
_UPPER = re.compile("[A-Z]")
_LOWER = re.compile("[a-z]")
_DIGIT = re.compile("[0-9]")


def replace_spans(text: str, spans: Iterable[Span]) -> str:
    """Put each span's mask in its place.

    Examples:
        >>> span = Span(5, 8, "code", known=True, mask="[code]")
        >>> replace_spans("code 123.", [span])
        'code [code].'
    """
    parts: list[str] = []
    done = 0
    for span in spans:
        parts += [text[done : span.start], span.mask]
        done = span.end
    return "".join([*parts, text[done:]])


@lru_cache(maxsize=4096)
def secret_name(name: str) -> Kind | None:
    """Return what kind of secret a parameter or attribute of that name holds.

    Args:
        name: Such as ``form_key``, ``@csrf`` or ``accessToken``.

    Examples:
        >>> secret_name("form_key"), secret_name("@csrf"), secret_name("sessionId")
        ('token', 'token', 'token')
        >>> secret_name("keyword"), secret_name("order_id")
        (None, None)
        >>> secret_name("password_length"), secret_name("userpassword")
        (None, 'password')
    """
    return _said(name).kind


def speaks_of_secrets(text: str) -> bool:
    """Return whether what secrets are called stands anywhere in a text.

    Examples:
        >>> speaks_of_secrets('Type "Ldl" in the "Password" field, then go on')
        True
        >>> speaks_of_secrets("Open the list of orders")
        False
    """
    words = " ".join(_WORDS.findall(_CAMEL.sub(" ", text))).lower()
    if _may_name(words) and any(names.search(words) for _, names in _names()):
        return True
    if _joined().search(words) or _abbreviations().search(text):
        return True
    return "pass" in words.split()


@lru_cache(maxsize=4096)
def words_around(name: str) -> int:
    """Count the words of a name besides those that say that it is of a secret.

    Examples:
        >>> words_around("Confirm the password"), words_around("pin")
        (2, 0)
    """
    return _said(name).others


@lru_cache(maxsize=4096)
def is_of_secret(name: str) -> bool:
    """Return whether a name is of a secret, and not of something else of one.

    Examples:
        >>> is_of_secret("my_api_key"), is_of_secret("n_token_goal"), is_of_secret("name")
        (True, False, False)
    """
    said = _said(name)
    return said.kind is not None and said.ends


class _Said(NamedTuple):
    """What a name tells.

    Attributes:
        kind: Kind of secret; None if it tells of none.
        others: Words besides those that say so.
        ends: Whether those are its last.
    """

    kind: Kind | None
    others: int
    ends: bool = True


def _said(name: str) -> _Said:
    spoken = split_words(name)
    count = spoken.count(" ") + 1
    if spoken.rpartition(" ")[2] in _about() and count > 1:
        return _Said(None, count)
    for kind, pattern in _names() if _may_name(spoken) else ():
        if match := pattern.search(spoken):
            others = count - match[0].count(" ") - 1
            return _Said(kind, others, ends=match.end() == len(spoken))
    if _joined().search(spoken):
        return _Said("password", count - 1)
    if _abbreviations().search(name):
        return _Said("identity", count - 1)
    return _Said(None, count)


@lru_cache(maxsize=4096)
def split_words(text: str) -> str:
    """Write a name as its words in lower case, with single spaces.

    Examples:
        >>> split_words("userPassword2_confirm")
        'user password 2 confirm'
    """
    if len(text) > _LONGEST_NAME:
        text = text[:_LONGEST_NAME]
    apart = _CAMEL.sub(" ", text)
    return " ".join(_WORDS.findall(apart)).lower()


_LONGEST_NAME = 500
_CAMEL = re.compile(
    r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])"
    r"|(?<=[^\W\d_])(?=\d)|(?<=\d)(?=[^\W\d_])"
)
_WORDS = re.compile(r"[^\W_]+")

_MASK_TEXTS = frozenset(MASKS.values()) | {USERINFO_MASK}

_IDENTIFIERS: dict[Kind, tuple[str, ...]] = {
    "iban": (),
    "identity": (),
    "card": ("csc", "cvv 2", "cvc 2", "cardnumber", "cc num", "cc no", "cc exp"),
    "code": (
        *("totp", "mfa", "2 fa", "pincode", "onetimecode", "onetimepassword"),
        *("authcode", "logincode", "securitycode", "smscode", "verificationcode"),
    ),
    "password": ("passw",),
    "token": (
        *("csrf", "xsrf", "csrfmiddlewaretoken", "jwt", "apikey", "form key"),
        *("php sess id", "phpsess id", "phpsessid", "j session id", "jsession id"),
        *("jsessionid", "sessid", "sid", "sessionid", "samlresponse", "saml response"),
        *("nonce", "bearer", "code verifier", "device code", "client assertion"),
    ),
}
"""What programs call a secret, besides what people do: parameters after RFC 7636 (of which
the challenge is public), RFC 8628 and RFC 7521, too."""


def _may_name(spoken: str) -> bool:
    """Return whether words may hold the name of a secret, of which most hold none.

    Each phrase begins with a whole word, but in scripts without spaces.
    """
    return not spoken.isascii() or not _beginnings().isdisjoint(spoken.split())


@cache
def _beginnings() -> frozenset[str]:
    """List the first words of all names of secrets, in letters of ASCII."""
    phrases = frozenset[str]().union(*(phrases for _, phrases in _phrases()))
    return frozenset(p.partition(" ")[0].replace("\u0131", "i") for p in phrases)


@cache
def _names() -> tuple[tuple[Kind, re.Pattern[str]], ...]:
    """Compile what each kind of secret is called, in all languages at once."""
    return tuple((kind, phrase_pattern(phrases)) for kind, phrases in _phrases())


@cache
def _phrases() -> tuple[tuple[Kind, frozenset[str]], ...]:
    """List what each kind of secret is called, as separate words."""

    def of(kind: Kind, phrases: frozenset[str]) -> tuple[Kind, frozenset[str]]:
        spoken = {split_words(phrase) for phrase in phrases}
        return kind, frozenset({*spoken, *_IDENTIFIERS[kind]})

    known = every_word(lambda one: (*one.fields.password, *one.fields.answer))
    return (
        of("iban", every_word(lambda one: one.fields.account)),
        of("identity", frozenset(p for p in identities() if p.islower())),
        of("card", every_word(lambda one: one.fields.card)),
        of("code", every_word(lambda one: one.fields.code)),
        of("password", known),
        of("token", every_word(lambda one: (*one.fields.token, *one.fields.phrase))),
    )


@cache
def identities() -> frozenset[str]:
    """Return what the number of a person in a register of a state is called.

    Examples:
        >>> {"social security number", "BSN"} <= identities()
        True
    """
    words = every_word(lambda one: one.fields.identity)
    return words | {w.lower() for w in words if len(w) > _SHORTEST_UNIQUE}


_SHORTEST_UNIQUE: Final = 3
"""An abbreviation this short may be a word of another language: Spanish DNI, Polish dni."""


@cache
def _abbreviations() -> re.Pattern[str]:
    short = [word for word in identities() if not word.islower()]
    return re.compile(rf"(?<![^\W_])(?:{'|'.join(sorted(short))})(?![^\W_])")


@cache
def _joined() -> re.Pattern[str]:
    """Compile words for a password at the end of compounds, written as one."""
    words = every_word(lambda one: one.fields.password)
    long = sorted(w for w in words if w.isalpha() and len(w) >= _LONG_WORD)
    return re.compile(rf"[^\W\d_](?:{'|'.join(long)}|passwd)(?![^\W\d_])")


_LONG_WORD: Final = 8
"""Letters of a word that hardly ends another by chance."""


@cache
def _about() -> frozenset[str]:
    """Return words after a name that name something else of it: its length."""
    return every_word(lambda one: one.secrets.about)
