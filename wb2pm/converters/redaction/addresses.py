"""Secrets in addresses: before the host, in parameters, and links that let in.

After RFC 3986: user information (3.2.1), parameters of a path (3.3) and of a query.
Whoever has a link that confirms, invites or resets is let in: its random part is a
secret, and so is the last part of the address to which a program posts.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from math import log2
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, unquote_plus

from wb2pm.converters.redaction.spans import (
    USERINFO_MASK,
    Kind,
    Span,
    is_opaque,
    secret_name,
    span_of,
    split_words,
)
from wb2pm.converters.redaction.stand_ins import is_label, is_stand_in, parameters
from wb2pm.vocabulary.language import every_word

if TYPE_CHECKING:
    from collections.abc import Iterator

_PARAMETER = re.compile(
    r"(?:[?&#]|&amp;)(?P<name>[\w.@:%\-\[\]]{1,80})=(?P<value>[^&#;\s\"'<>]+)"
)
_PATH_KEY = re.compile(r"/(?:key|form_key|token)/(?P<value>[0-9A-Za-z_-]{16,})")
_MATRIX = re.compile(r";(?P<name>[\w.-]{1,80})=(?P<value>[^?#;&/\s\"'<>]+)")
_USERINFO = re.compile(r"(?<=://)(?P<value>[^/\s@?#\"'<>]{1,200})(?=@)")
_ADDRESS = re.compile(r"https?://[^\s\"'<>]{8,}")
_SEGMENT = re.compile(r"/(?P<value>[^/?#&=\s]+)")
_POSTING: Final = frozenset({"hook", "hooks", "webhook", "webhooks"})
_SIGNED: Final[dict[str, Kind]] = dict.fromkeys(
    ("sig", "hmac", "ticket", "samlart"), "token"
)
"""What programs call the proof in a signed address, and nothing else there."""
_LONG = 16
_SPREAD = 8
_SWITCHES = 3
UNGUESSABLE: Final = 120
"""Bits from which on nobody guesses a part of an address: a random UUID, which has 122, is
what W3C's Good Practices for Capability URLs (2014) takes for enough."""
_HEX = re.compile("[0-9A-Fa-f-]+")
_UNNAMED = frozenset({"key", "code", "state", "auth"})


def address_spans(text: str) -> Iterator[Span]:
    """Find secrets in the addresses in a text.

    Examples:
        >>> text = "http://kim:x7@a.example/ https://a.example/invite/Zx7fAq19Lm?pw=rope"
        >>> [text[span.start : span.end] for span in address_spans(text)]
        ['rope', 'kim:x7', 'Zx7fAq19Lm']
    """
    if "=" in text:
        for match in _PARAMETER.finditer(text):
            name = unquote_plus(match["name"])
            kind = parameter_kind(name, match["value"])
            if kind is not None and not is_stand_in(match["value"]):
                known = len(match["value"]) >= _SPREAD
                yield span_of(match, "value", kind, known=known)
        for match in _MATRIX.finditer(text):
            if kind := secret_name(match["name"]):
                yield span_of(match, "value", kind, known=True)
    if "/" in text:
        yield from _in_paths(text)


def _in_paths(text: str) -> Iterator[Span]:
    for match in _PATH_KEY.finditer(text):
        yield span_of(match, "value", "token", known=True)
    for match in _USERINFO.finditer(text):
        if _lets_log_in(match["value"]):
            yield Span(
                *match.span("value"), "password", known=False, mask=USERINFO_MASK
            )
    for match in _ADDRESS.finditer(text):
        yield from _links(text, match.start(), match.end())


def parameter_kind(name: str, value: str) -> Kind | None:
    """Return what kind of secret a parameter of an address holds.

    Args:
        name: Its name.
        value: Its value, as written.

    Examples:
        >>> parameter_kind("pw", "rope"), parameter_kind("page", "3")
        ('password', None)
    """
    folded = name.lower()
    if (kind := secret_name(name)) is not None:
        return kind
    if folded in parameters():
        return "password"
    if folded in _SIGNED:
        return _SIGNED[folded]
    long = len(value) >= _LONG and any(c.isdigit() for c in value)
    key = folded.endswith("key") and _LETTERS.fullmatch(value) and is_random(value)
    return "token" if (long and folded in _UNNAMED) or key else None


def places_of_addresses(text: str) -> list[tuple[int, int]]:
    """Return where a text holds addresses, paths and parameters of addresses.

    What stands there is told by the name of its parameter, or by the words of the path
    before it. Long random letters are the ids of things far more often than secrets.

    Examples:
        >>> text = "see https://a.example/d/7 and /d/9 or n?x=1&y=2"
        >>> [text[start:end] for start, end in places_of_addresses(text)]
        ['https://a.example/d/7', '/d/9', '?x=1', '&y=2']
    """
    found = [match.span() for match in _PLACED.finditer(text)]
    return found + [match.span() for match in _PARAMETER.finditer(text)]


_PLACED = re.compile(
    r"(?<![\w+.-])[A-Za-z][A-Za-z0-9+.-]{1,20}://[^\s\"'<>]+"
    r"|(?:(?<=[\s\"'=(,])|^)/[\w.~%@:-]+(?:/[^\s\"'<>]*)?",
    re.MULTILINE,
)


def _lets_log_in(user_information: str) -> bool:
    """Tell a password or token before a host from a name, a variable and a pattern."""
    user, colon, password = user_information.partition(":")
    if not colon:
        return len(user) >= _LONG and is_opaque(user)
    if is_stand_in(password) or not password:
        return False
    return not (split_words(user) in _users() and is_label(unquote(password)))


@cache
def _users() -> frozenset[str]:
    words = every_word(lambda one: (*one.fields.user, *one.fields.email))
    return frozenset(map(split_words, words))


def is_random(value: str) -> bool:
    """Tell random letters and digits from a name with a number.

    Examples:
        >>> is_random("Zx7fAkEq19Lm"), is_random("autumn-2026"), is_random("step-1")
        (True, False, False)
    """
    if len(value) < _SPREAD:
        return False
    kinds = ["d" if c.isdigit() else "a" for c in value if c.isalnum()]
    switches = sum(a != b for a, b in pairwise(kinds))
    cases = [c.isupper() for c in value if c.isalpha()]
    changes = sum(a != b for a, b in pairwise(cases))
    return switches >= _SWITCHES or (switches > 0 and changes >= _SWITCHES)


def unguessable_parts(text: str) -> Iterator[str]:
    """List the parts of paths that nobody can guess, in the addresses in a text.

    Such a part may let in whoever has the address, or be the number of a thing that only
    those who are logged in are shown; the address does not tell which. One that somebody
    gave by hand may be sent on as well (see docs/redaction.md).

    Examples:
        >>> text = "see https://a.example/d/4f0cZs8VRA5nFMdKvBd9Zj/edit and /minutes-2026"
        >>> list(unguessable_parts(text))
        ['4f0cZs8VRA5nFMdKvBd9Zj']
    """
    for address in _ADDRESS.findall(text):
        path = re.split("[?#]", address.partition("://")[2])[0]
        for part in path.split("/")[1:]:
            if (
                _LETTERS.fullmatch(part)
                and _bits(part) >= UNGUESSABLE
                and is_random(part)
                and any(map(_is_mixed, re.split("[-_]", part)))
            ):
                yield part


def _bits(part: str) -> float:
    """Return how much its letters and digits tell, of as many as there may be of them."""
    cases = (part != part.upper()) + (part != part.lower())
    signs = 16 if _HEX.fullmatch(part) else 10 + 26 * cases
    return sum(map(str.isalnum, part)) * log2(signs)


def _is_mixed(part: str) -> bool:
    """Tell letters with digits among them from words and numbers."""
    return any(map(str.isdigit, part)) and any(map(str.isalpha, part))


def _links(text: str, start: int, end: int) -> Iterator[Span]:
    """Find the random part of a link that lets in whoever has it."""
    address = text[start:end]
    host = address.partition("://")[2].partition("/")[0]
    path_at = start + len(address.partition("://")[0]) + 3 + len(host)
    segments = list(_SEGMENT.finditer(text, path_at, end))
    path_end = min(
        (i for i in (text.find(c, path_at, end) for c in "?#") if i > 0), default=end
    )
    segments = [s for s in segments if s.start() < path_end]
    lets_in = False
    posts = bool(_POSTING & set(host.lower().split(".")))
    for segment in segments:
        value = unquote(segment["value"])
        if lets_in and is_random(value):
            yield span_of(segment, "value", "token", known=True)
        lets_in = lets_in or split_words(value) in _letting_in()
        posts = posts or value.lower() in _POSTING
    if posts and segments and _LETTERS.fullmatch(segments[-1]["value"]):
        yield span_of(segments[-1], "value", "token", known=True)
    if lets_in:
        for match in _PARAMETER.finditer(text, path_end, end):
            value = unquote(match["value"])
            if "/" not in value and is_random(value):
                yield span_of(match, "value", "token", known=True)


_LETTERS = re.compile(r"[A-Za-z0-9_-]{16,}")


@cache
def _letting_in() -> frozenset[str]:
    return frozenset(map(split_words, every_word(lambda one: one.secrets.links)))
