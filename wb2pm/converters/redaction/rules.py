r"""What a secret looks like in text.

Each rule finds stretches of text and says what kind of secret they are. The
rules are narrow on purpose: order numbers, dates, telephone numbers and titles
must stay readable, or labels would be lost. Sources: e-mail addresses after the
HTML standard's definition for ``<input type=email>``; JSON web tokens after RFC
7519; bearer tokens after RFC 6750.
"""

from __future__ import annotations

import base64
import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from wb2pm.converters.redaction.accounts import iban_spans
from wb2pm.converters.redaction.addresses import address_spans, places_of_addresses
from wb2pm.converters.redaction.assigned import assigned_spans
from wb2pm.converters.redaction.cards import card_spans
from wb2pm.converters.redaction.commands import command_spans
from wb2pm.converters.redaction.identities import identity_spans
from wb2pm.converters.redaction.markup import markup_spans
from wb2pm.converters.redaction.said import said_passwords
from wb2pm.converters.redaction.said_codes import said_codes
from wb2pm.converters.redaction.spans import (
    Span,
    is_mask,
    merge_spans,
    replace_spans,
    span_of,
)
from wb2pm.converters.redaction.stand_ins import default_spans

if TYPE_CHECKING:
    from collections.abc import Iterator


def mask_text(text: str) -> str:
    """Mask the secrets in a text by what they look like.

    Examples:
        >>> mask_text("No such order of kim@shop.example: DE89370400440532013000")
        'No such order of [email]: [iban]'
    """
    return replace_spans(text, find_spans(text))


def mask_id(text: str) -> str:
    """Mask what tells a person in an id; numbers and tokens may well be ids.

    Examples:
        >>> mask_id("kim@shop.example 4111111111111111")
        '[email] 4111111111111111'
    """
    if len(text) < _SHORTEST_IN_IDS and "@" not in text:
        return text
    told = [span for span in find_spans(text) if span.kind in _IN_IDS]
    return replace_spans(text, told)


_IN_IDS = frozenset({"email", "iban", "identity", "password"})
_SHORTEST_IN_IDS = 15
"""Of a number of an account; most ids are shorter, and logs have very many."""


def find_spans(text: str) -> list[Span]:
    """Find the secrets in a text by what they look like.

    Args:
        text: Any text.

    Returns:
        The stretches, in order and without overlap; of two that overlap, the one
        that begins first is kept and grows to cover the other.

    Examples:
        >>> text = 'Enter the password "Ldl" and write to kim@shop.example'
        >>> [(text[s.start : s.end], s.kind) for s in find_spans(text)]
        [('Ldl', 'password'), ('kim@shop.example', 'email')]
        >>> find_spans("Order 000000299 of 12/31/2022, telephone 555-0199")
        []
    """
    return list(_remembered(text) if len(text) <= _SHORT else _find_spans(text))


_SHORT: Final = 1000
"""Characters of a text whose secrets are remembered: screens show most texts again
and again (in the bundled recordings one text in seven is new)."""


@lru_cache(maxsize=8192)
def _remembered(text: str) -> tuple[Span, ...]:
    return _find_spans(text)


def _find_spans(text: str) -> tuple[Span, ...]:
    found = [
        span
        for rule in _RULES
        for span in rule(text)
        if span.start < span.end and not _is_masked(text, span)
    ]
    return tuple(merge_spans(found))


_TOKEN = re.compile(
    r"(?<![A-Za-z0-9])(?P<value>"
    r"eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?"
    r"|gh[pousr]_[A-Za-z0-9]{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}"
    r"|xox[abeprs]-[\w-]{10,}|sk-[\w-]{16,}|[rsp]k_(?:live|test)_\w{10,}"
    r"|hf_[A-Za-z0-9]{20,}|npm_[A-Za-z0-9]{30,}|pypi-[\w-]{20,}"
    r"|(?:AKIA|ASIA)[0-9A-Z]{16}|AIza[\w-]{30,}|ya29\.[\w-]{20,}"
    r"|SG\.[\w-]{16,}\.[\w-]{16,}|[rs]k-ant-[\w-]{16,}|dop_v1_[0-9a-f]{20,}"
    r")(?![A-Za-z0-9])"
)
_HASH = re.compile(
    r"(?<![\w$])(?P<value>\$(?:1|2[abxy]?|5|6|7|y|gy|md5|sha1|apr1|argon2(?:id?|d)|scrypt"
    r"|pbkdf2[\w-]*)\$[\w./$=,+-]{8,})"
)
"""A password as crypt(5) and the password hashing competition write its hash."""
_OPAQUE = re.compile(
    r"(?<![A-Za-z0-9_-])(?<!id=['\"])(?=[A-Za-z0-9]*[A-Z])(?=[A-Za-z0-9]*[a-z])"
    r"(?=(?:[A-Za-z]*\d){3})(?P<value>[A-Za-z0-9]{32,})(?![A-Za-z0-9])"
    r"|(?<![A-Za-z0-9])(?<!sha256[:=-])(?P<digits>[0-9a-f]{64})(?![A-Za-z0-9])"
)
"""Random letters without a name; after the name of its algorithm stands a checksum."""
_PRIVATE_KEY = re.compile(
    r"-----BEGIN [A-Z ]*PRIVATE KEY(?: BLOCK)?-----(?P<value>.*?)(?:-----END|\Z)",
    re.DOTALL,
)
_EMAIL = re.compile(
    r"(?:%[0-9A-Fa-f]{2})?(?P<value>[\w+](?:[\w.+'-]|%2[BbDdEe]){0,63}(?:@|%40)"
    r"(?:[^\W_](?:[\w-]{0,61}[^\W_])?\.)+(?P<top>[^\W\d_]{2,24}|xn--[\w-]{2,59}))"
)
_FILE_ENDINGS = frozenset(
    ["css", "gif", "ico", "jpeg", "jpg", "js", "png", "svg", "webp"]
)
"""A picture for a fine screen is called ``logo@2x.png``."""
_REMOTE = re.compile(
    r"(?:^|[\s;|&])(?:ssh|scp|sftp|rsync|mosh|ssh-copy-id)\s[^\n;|]*\Z"
)
"""A program that takes ``user@host``, which is no address of mail."""
_LINE = 200
_OPAQUE_LENGTH = 16


def _is_masked(text: str, span: Span) -> bool:
    """Tell what is masked already, whole or with the words around it."""
    return is_mask(text[span.start : span.end].strip("\"'.,;"))


def _tokens(text: str) -> Iterator[Span]:
    if len(text) < _OPAQUE_LENGTH:
        return
    for match in _TOKEN.finditer(text):
        yield span_of(match, "value", "token", known=True)
    places: list[tuple[int, int]] | None = None
    for match in _OPAQUE.finditer(text):
        if places is None:
            places = places_of_addresses(text)
        placed = any(start <= match.start() < end for start, end in places)
        if not placed and not _is_readable_base64(match[0]):
            yield span_of(match, str(match.lastgroup), "token", known=True)
    if "$" in text:
        for match in _HASH.finditer(text):
            yield span_of(match, "value", "password", known=True)
    if "PRIVATE KEY" in text:
        for match in _PRIVATE_KEY.finditer(text):
            yield span_of(match, "value", "token", known=False)


def _is_readable_base64(value: str) -> bool:
    """Tell packed text, such as the filter of a report, from random characters."""
    try:
        plain = base64.b64decode(value[: len(value) // 4 * 4]).decode("ascii")
    except ValueError:
        return False
    return plain.isprintable() and not find_spans(plain)


def _emails(text: str) -> Iterator[Span]:
    if "@" not in text and "%40" not in text:
        return
    for match in _EMAIL.finditer(text):
        if match["top"].lower() in _FILE_ENDINGS:
            continue
        scheme = text.rfind("://", 0, match.start("value"))
        between = text[scheme + 3 : match.start("value")]
        start = match.start("value")
        if _REMOTE.search(text, max(0, start - _LINE), start):
            continue
        if scheme < 0 or any(c in "/?#" or c.isspace() for c in between):
            yield span_of(match, "value", "email", known=False)


_RULES = (
    said_passwords,
    said_codes,
    address_spans,
    _tokens,
    assigned_spans,
    default_spans,
    markup_spans,
    command_spans,
    identity_spans,
    _emails,
    card_spans,
    iban_spans,
)
