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
from typing import TYPE_CHECKING
from urllib.parse import unquote_plus

from wb2pm.converters.redaction.accounts import iban_spans
from wb2pm.converters.redaction.cards import card_spans
from wb2pm.converters.redaction.spans import (
    MASKS,
    USERINFO_MASK,
    Kind,
    Span,
    is_mask,
    merge_spans,
    replace_spans,
    secret_name,
)

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


_IN_IDS = frozenset({"email", "iban", "password"})
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
    found = [
        span
        for rule in _RULES
        for span in rule(text)
        if span.start < span.end and not _is_masked(text, span)
    ]
    return merge_spans(found)


# What stands between the quotes of prose; an apostrophe inside a word is no quote.
_PASSWORD_WORD = r"(?:pass(?:word|code|phrase|wd)|pwd|kennwort|passwort)"  # noqa: S105
_CODE_WORD = (
    r"(?:OTP|PIN(?:[ ]code)?|one-?[ ]?time[ ](?:code|password|passcode)"
    r"|(?:verification|security|authentication|login)[ ]code)"
)
_PASSWORD_HINT = re.compile(_PASSWORD_WORD, re.IGNORECASE)
_CODE_HINT = re.compile(_CODE_WORD + r"|is your", re.IGNORECASE)
_SAYING = r"(?:[ \t]+(?:is|as|of|to))?[ \t]*[:=]?[ \t]+|[ \t]*[:=][ \t]*"
_PLAIN = r"[^\s\"'\u201c\u201d\u2018\u2019&,;<>{}]"
_QUOTED = (
    r"(?:\"(?P<double>[^\"\n]{1,200})\"|\u201c(?P<curly>[^\u201d\n]{1,200})\u201d"
    r"|'(?P<single>[^'\n]{1,200})'(?!\w)"
    r"|\u2018(?P<low>[^\u2019\n]{1,200})\u2019(?!\w))"
)
_QUOTED_PASSWORD = re.compile(
    rf"\b{_PASSWORD_WORD}(?:{_SAYING}){_QUOTED}", re.IGNORECASE
)
_QUOTED_CODE = re.compile(rf"\b{_CODE_WORD}(?:{_SAYING}){_QUOTED}", re.IGNORECASE)
_PLAIN_PASSWORD = re.compile(
    rf"\b{_PASSWORD_WORD}[\"']?[ \t]*[:=][ \t]*[\"']?(?P<value>{_PLAIN}{{1,200}})",
    re.IGNORECASE,
)
_SAID_PASSWORD = re.compile(
    rf"\b{_PASSWORD_WORD}[ \t]+(?P<said>is[ \t]+)?(?P<value>{_PLAIN}{{2,200}})",
    re.IGNORECASE,
)
_PLAIN_CODE = re.compile(
    rf"\b{_CODE_WORD}(?:[ \t]+is)?[ \t]*[:=]?[ \t]*(?P<value>\d{{4,8}}|\d{{3}}[ -]\d{{3}})\b",
    re.IGNORECASE,
)
_CODE_FIRST = re.compile(
    rf"\b(?P<value>\d{{4,8}})[ ]is[ ]your[ ](?:\w+[ ]){{0,3}}?(?:{_CODE_WORD}|code)\b",
    re.IGNORECASE,
)
_FORM_WORDS = frozenset(
    [
        "and",
        "any",
        "are",
        "at",
        "be",
        "can",
        "cannot",
        "case",
        "change",
        "changed",
        "confirm",
        "confirmation",
        "create",
        "enter",
        "expired",
        "field",
        "for",
        "forgot",
        "forgotten",
        "from",
        "has",
        "have",
        "hide",
        "in",
        "incorrect",
        "invalid",
        "is",
        "it",
        "login",
        "log",
        "mandatory",
        "must",
        "new",
        "no",
        "not",
        "of",
        "old",
        "on",
        "optional",
        "or",
        "please",
        "remember",
        "repeat",
        "required",
        "reset",
        "save",
        "set",
        "show",
        "sign",
        "strength",
        "submit",
        "that",
        "the",
        "this",
        "to",
        "too",
        "type",
        "update",
        "user",
        "username",
        "weak",
        "with",
        "wrong",
        "you",
        "your",
    ]
)

_PARAMETER = re.compile(
    r"(?:[?&#]|&amp;)(?P<name>[\w.@:%\-\[\]]{1,80})=(?P<value>[^&#;\s\"'<>]+)"
)
_PATH_KEY = re.compile(r"/(?:key|form_key|token)/(?P<value>[0-9A-Za-z_-]{16,})")
_MATRIX = re.compile(r";(?P<name>[\w.-]{1,80})=(?P<value>[^?#;&/\s\"'<>]+)")
_USERINFO = re.compile(r"(?<=://)(?P<value>[^/\s@?#\"'<>]{1,200})(?=@)")
_ASSIGNED = re.compile(
    r"(?<![\w?&;#])(?P<name>[A-Za-z@_][\w.@-]{1,60})[\"']?[ \t]*[:=][ \t]*[\"']?"
    r"(?P<value>[^\s\"'&,;<>{}\[\]]{8,4096})"
)
_BEARER = re.compile(
    r"\b(?:Bearer|Basic|Token)[ \t]+(?P<value>[A-Za-z0-9._~+/-]{16,}=*)"
)
_TOKEN = re.compile(
    r"(?<![A-Za-z0-9])(?P<value>"
    r"eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?"
    r"|gh[pousr]_[A-Za-z0-9]{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}"
    r"|xox[abeprs]-[\w-]{10,}|sk-[\w-]{16,}|[rsp]k_(?:live|test)_\w{10,}"
    r"|hf_[A-Za-z0-9]{20,}|npm_[A-Za-z0-9]{30,}|pypi-[\w-]{20,}"
    r"|(?:AKIA|ASIA)[0-9A-Z]{16}|AIza[\w-]{30,}|ya29\.[\w-]{20,}"
    r"|[0-9a-f]{64}"
    r")(?![A-Za-z0-9])"
)
_OPAQUE = re.compile(
    r"(?<![A-Za-z0-9_-])(?<!id=['\"])(?=[A-Za-z0-9]*[A-Z])(?=[A-Za-z0-9]*[a-z])"
    r"(?=(?:[A-Za-z]*\d){3})(?P<value>[A-Za-z0-9]{32,})(?![A-Za-z0-9])"
)
_PRIVATE_KEY = re.compile(
    r"-----BEGIN [A-Z ]*PRIVATE KEY-----(?P<value>.*?)(?:-----END|\Z)", re.DOTALL
)
_EMAIL = re.compile(
    r"(?:%[0-9A-Fa-f]{2})?(?P<value>[\w+](?:[\w.+'-]|%2[BbDdEe]){0,63}(?:@|%40)"
    r"(?:[^\W_](?:[\w-]{0,61}[^\W_])?\.)+(?P<top>[^\W\d_]{2,24}|xn--[\w-]{2,59}))"
)
_FILE_ENDINGS = frozenset(
    ["css", "gif", "ico", "jpeg", "jpg", "js", "png", "svg", "webp"]
)
"""A picture for a fine screen is called ``logo@2x.png``."""
_OPAQUE_LENGTH = 16
_SPREAD_LENGTH = 8


def _is_masked(text: str, span: Span) -> bool:
    """Tell what is masked already, whole or with the words around it."""
    return is_mask(text[span.start : span.end].strip("\"'.,;"))


def _span(match: re.Match[str], group: str, kind: Kind, *, known: bool) -> Span:
    start, end = match.span(group)
    return Span(start, end, kind, known=known, mask=MASKS[kind])


def _quoted_group(match: re.Match[str]) -> str:
    return next(g for g in ("double", "curly", "single", "low") if match[g] is not None)


def _said_passwords(text: str) -> Iterator[Span]:
    if _PASSWORD_HINT.search(text):
        for match in _QUOTED_PASSWORD.finditer(text):
            yield _span(match, _quoted_group(match), "password", known=True)
        for match in _PLAIN_PASSWORD.finditer(text):
            if not _is_form_word(match["value"]):
                yield _span(
                    match, "value", "password", known=_is_opaque(match["value"])
                )
        for match in _SAID_PASSWORD.finditer(text):
            value = match["value"].strip(".,;:!?()")
            stated = match["said"] and not value.islower() and not _is_form_word(value)
            if stated or _is_opaque(value):
                yield _span(match, "value", "password", known=_is_opaque(value))


def _said_codes(text: str) -> Iterator[Span]:
    if _CODE_HINT.search(text):
        for match in _QUOTED_CODE.finditer(text):
            yield _span(match, _quoted_group(match), "code", known=True)
        for pattern in (_PLAIN_CODE, _CODE_FIRST):
            for match in pattern.finditer(text):
                yield _span(match, "value", "code", known=True)


def _is_form_word(value: str) -> bool:
    return value.lower().strip(".,:;!?()*") in _FORM_WORDS | {""}


def _is_opaque(value: str) -> bool:
    """Tell a made-up word from one of the language: digits, or mixed case."""
    letters = [c for c in value if c.isalpha()]
    digits = any(c.isdigit() for c in value)
    mixed = any(c.isupper() for c in value[1:]) and any(c.islower() for c in value)
    return bool(letters) and (digits or mixed)


def _parameters(text: str) -> Iterator[Span]:
    if "=" in text:
        for match in _PARAMETER.finditer(text):
            name = unquote_plus(match["name"])
            kind = secret_name(name)
            long = len(match["value"]) >= _OPAQUE_LENGTH and _has_digit(match["value"])
            if (
                kind is None
                and name.lower() in {"key", "code", "state", "auth"}
                and long
            ):
                kind = "token"
            if kind is not None:
                known = len(match["value"]) >= _SPREAD_LENGTH
                yield _span(match, "value", kind, known=known)
        for match in _MATRIX.finditer(text):
            if kind := secret_name(match["name"]):
                yield _span(match, "value", kind, known=True)
    if "/" in text:
        for match in _PATH_KEY.finditer(text):
            yield _span(match, "value", "token", known=True)
        for match in _USERINFO.finditer(text):
            yield Span(
                *match.span("value"), "password", known=False, mask=USERINFO_MASK
            )


def _has_digit(text: str) -> bool:
    return any(c.isdigit() for c in text)


def _tokens(text: str) -> Iterator[Span]:
    if len(text) < _OPAQUE_LENGTH:
        return
    for match in _TOKEN.finditer(text):
        yield _span(match, "value", "token", known=True)
    for match in _OPAQUE.finditer(text):
        if not _is_readable_base64(match["value"]):
            yield _span(match, "value", "token", known=True)
    for match in _BEARER.finditer(text):
        yield _span(match, "value", "token", known=True)
    if "PRIVATE KEY" in text:
        for match in _PRIVATE_KEY.finditer(text):
            yield _span(match, "value", "token", known=False)


def _assigned_tokens(text: str) -> Iterator[Span]:
    if "=" in text or ":" in text:
        for match in _ASSIGNED.finditer(text):
            opaque = _is_opaque(match["value"]) or _has_digit(match["value"])
            if opaque and secret_name(match["name"]) == "token":
                yield _span(match, "value", "token", known=True)


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
        if scheme < 0 or any(c in "/?#" or c.isspace() for c in between):
            yield _span(match, "value", "email", known=False)


_RULES = (
    _said_passwords,
    _said_codes,
    _parameters,
    _tokens,
    _assigned_tokens,
    _emails,
    card_spans,
    iban_spans,
)
