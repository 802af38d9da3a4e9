"""Stretches of text that hold a secret, and names that announce one."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable


Kind = Literal["password", "code", "token", "card", "iban", "email", "value"]

MASKS: Final[dict[Kind, str]] = {
    "password": "[password]",
    "code": "[code]",
    "token": "[token]",
    "card": "[card]",
    "iban": "[iban]",
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
    """
    spoken = split_words(name)
    for kind, pattern in _NAMES:
        if pattern.search(spoken):
            return kind
    return None


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

_NAMES: tuple[tuple[Kind, re.Pattern[str]], ...] = (
    ("iban", re.compile(r"\biban\b")),
    (
        "card",
        re.compile(
            r"\b(cvv|cvc|csc|cvv 2|cvc 2|(card|cc) ?(number|num|no|csc|exp)|cardnumber)\b"
        ),
    ),
    (
        "code",
        re.compile(
            r"\b(otp|totp|pin|pincode|mfa|2 fa|one ?time ?(code|passcode|password|pin)"
            r"|(verification|security|authentication|authenticator|auth|login|sms)"
            r" ?code)\b"
        ),
    ),
    (
        "password",
        re.compile(
            r"\b(pass ?(words?|wort|wd|code|phrase)|pwd|passw|kennwort|contrasena"
            r"|wachtwoord|senha|mot de passe)\b"
        ),
    ),
    (
        "token",
        re.compile(
            r"\b(secret|token|(form|api|access|private|auth|session) key|apikey|csrf"
            r"|xsrf|csrfmiddlewaretoken|jwt|authorization|bearer|cookie|credentials?"
            r"|(session|php ?sess|j ?session) ?id|sessid|sid|samlresponse"
            r"|saml response|signature|nonce|recovery (code|key|phrase))\b"
        ),
    ),
)
