"""Secrets beside the name of a setting: ``DB_PASSWORD=x``, headers and elements.

Headers after RFC 9110 (11.6.2), with the schemes of RFC 7617 (Basic), RFC 7616 (Digest)
and RFC 6750 (Bearer); the answers of a login by mail after RFC 4954.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from wb2pm.converters.redaction.spans import (
    Kind,
    Span,
    is_opaque,
    secret_name,
    span_of,
)
from wb2pm.converters.redaction.stand_ins import (
    is_stand_in,
    parameters,
    stands_in,
)
from wb2pm.vocabulary.language import every_word

if TYPE_CHECKING:
    from collections.abc import Iterator

_ASSIGNED = re.compile(
    r"(?<![\w?&;#])(?P<name>[^\W\d][\w.@-]{1,60})[\"']?[ \t]*(?P<sign>[:=])[ \t]*"
    r"(?:\"(?P<double>[^\"\n]{1,4096})\"|'(?P<single>[^'\n]{1,4096})'"
    r"|[\"']?(?P<plain>(?:\{[\w-]{2,20}\})?[^\s\"'&,;<>{}\[\]]{1,4096}))"
)
_HEADER = re.compile(
    r"authorization[\"']?[ \t]*[:=][ \t]*[\"']?(?P<scheme>[a-z][\w-]*)[ \t]+"
    r"(?P<value>[A-Za-z0-9._~+/-]{4,}=*)(?![\w=\"])",
    re.IGNORECASE,
)
_PROOFS = re.compile(
    r"authorization[\"']?[ \t]*[:=][ \t]*[\"']?[a-z][\w-]*[ \t]+"
    r"(?P<parts>[\w-]+[ \t]*=[^\n]{4,4000})",
    re.IGNORECASE,
)
_PROOF = re.compile(
    r"(?P<name>[\w-]+)[ \t]*=[ \t]*(?:\\?\"(?P<quoted>[^\"\\\n]+)|(?P<plain>[^\s,\"]+))"
)
_ANSWERS: Final = frozenset(
    {"response", "cnonce", "signature", "oauth_signature", "mac"}
)
_BEARER = re.compile(
    r"\b(?:bearer|basic|token)[ \t]+(?P<value>[a-z0-9._~+/-]{16,}=*)", re.IGNORECASE
)
_MAIL_LOGIN = re.compile(
    r"\bAUTH (?:PLAIN|LOGIN|XOAUTH2|CRAM-MD5)[ \t]+(?P<value>[A-Za-z0-9+/]{8,}=*)"
)
_NETWORK = re.compile(
    r"\bWIFI:(?:[^\n]*?;)?P:(?P<value>(?:\\.|[^;\\\n])+);", re.IGNORECASE
)
_IDENTIFIED = re.compile(
    r"\b(?:IDENTIFIED[ ]+(?:WITH[ ]+\S+[ ]+)?(?:BY|AS)|PASSWORD)(?:[ ]+PASSWORD)?"
    r"[ (]+'(?P<value>(?:''|[^'\n])+)'",
    re.IGNORECASE,
)
_SHORTEST_TOKEN: Final = 8
_CODE_DIGITS: Final = re.compile(r"\d{3,8}|\d{3}[ -]\d{3}")


def assigned_spans(text: str) -> Iterator[Span]:
    """Find secrets that stand beside the name of a setting or in a header.

    Examples:
        >>> text = "export PGPASSWORD=rope4; Authorization: Basic b2xhOng="
        >>> [text[span.start : span.end] for span in assigned_spans(text)]
        ['rope4', 'b2xhOng=']
    """
    if "=" in text or ":" in text:
        yield from _settings(text)
        folded = text.casefold()
        if "authorization" in folded:
            yield from _headers(text)
        if "wifi:" in folded:
            for match in _NETWORK.finditer(text):
                yield span_of(match, "value", "password", known=True)
    if "'" in text:
        for match in _IDENTIFIED.finditer(text):
            yield span_of(match, "value", "password", known=True)
    if len(text) >= _SHORTEST_TOKEN:
        yield from _logins(text)


def _settings(text: str) -> Iterator[Span]:
    for match in _ASSIGNED.finditer(text):
        found = next(n for n in ("double", "single", "plain") if match[n] is not None)
        value = match[found]
        kind = setting_kind(match["name"], value, equals=match["sign"] == "=")
        if kind is not None and not stands_in(text, *match.span(found)):
            known = kind in {"token", "identity"} or is_opaque(value)
            yield span_of(match, found, kind, known=known)


def setting_kind(name: str, value: str, *, equals: bool) -> Kind | None:
    """Return what kind of secret a setting holds.

    Args:
        name: What it is called.
        value: What it is set to.
        equals: Whether an equals sign stands between, which no sentence has.

    Examples:
        >>> setting_kind("SMTP_PASSWORD", "rope", equals=True)
        'password'
        >>> setting_kind("db_password", "${DB_PASSWORD}", equals=False) is None
        True
    """
    kind = secret_name(name)
    if kind is None and equals and name.lower() in parameters():
        kind = "password"
    bare = value.lower().strip(".,:;!?()*")
    if kind is None or is_stand_in(value) or not bare:
        return None
    if kind == "token":
        opaque = is_opaque(value) or any(c.isdigit() for c in value)
        long = len(value) >= _SHORTEST_TOKEN
        return "token" if long and opaque and "://" not in value else None
    if kind in {"code", "card", "identity"}:
        return kind if equals and _CODE_DIGITS.fullmatch(value) else None
    if kind != "password" or bare in _no_values() | _LITERALS:
        return None
    compound = any(c in name for c in "_.-") or name != name.lower()
    return kind if equals or (compound and is_opaque(value)) else None


_LITERALS: Final = frozenset({"true", "false", "string", "str", "int"})


@cache
def _no_values() -> frozenset[str]:
    return every_word(lambda one: one.secrets.no_values)


def _headers(text: str) -> Iterator[Span]:
    for match in _HEADER.finditer(text):
        if not is_stand_in(match["value"]):
            yield span_of(match, "value", "token", known=True)
    for match in _PROOFS.finditer(text):
        for proof in _PROOF.finditer(text, *match.span("parts")):
            group = "quoted" if proof["quoted"] is not None else "plain"
            named = proof["name"].lower()
            if named in _ANSWERS or secret_name(named) == "token":
                known = len(proof[group]) >= _SHORTEST_TOKEN
                yield span_of(proof, group, "token", known=known)


def _logins(text: str) -> Iterator[Span]:
    for match in _BEARER.finditer(text):
        if _is_credential(match["value"]):
            yield span_of(match, "value", "token", known=True)
    for match in _MAIL_LOGIN.finditer(text):
        yield span_of(match, "value", "token", known=True)


def _is_credential(value: str) -> bool:
    return "=" in value or any(c.isdigit() for c in value) or is_opaque(value)
