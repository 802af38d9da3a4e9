r"""What stands in the place of a secret: stars, variables, calls, templates.

Variables as the programs write them that read them: POSIX shells (``$NAME``,
``${NAME:-else}``, Shell Command Language 2.6), Windows (``%NAME%``), Spring
(``${NAME:else}``), Jinja and Ansible (``{{ name }}``), Ant (``@NAME@``), manuals (``<name>``).
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from wb2pm.converters.redaction.spans import (
    Kind,
    Span,
    is_opaque,
    secret_name,
    span_of,
    split_words,
    words_around,
)
from wb2pm.vocabulary.language import every_word

if TYPE_CHECKING:
    from collections.abc import Iterator

_BRACED = (
    r"\$\{\{[^{}\n]*\}\}|\{\{[^{}\n]*\}\}|\$\{[^{}\n]*\}|\#\{[^{}\n]*\}|<%[^%\n]*%>"
)
"""No secret that somebody chose looks so: a name between braces."""
_HIDDEN = r"[*\u2022\u25cf\u2219\u00b7\u2217\u25e6_.\u2026-]{2,}|[xX]{3,}|null|none|nil|undefined"
_STAND_IN = re.compile(
    rf"{_HIDDEN}|(?:{_BRACED}|\$[A-Z_][A-Z0-9_.]*)+|\$\{{?|\{{\{{|\$\(.*|`.*"
    r"|%[A-Z_][A-Z0-9_]*%|@{1,2}[A-Z_][A-Z0-9_.]*@{1,2}|__[A-Z][A-Z0-9_]*__"
    r"|<[A-Za-z][\w .:/-]*>?|<|[A-Za-z_][\w.]*\(.*|\[[a-z ]+\]",
    re.DOTALL,
)
_TYPED = re.compile(
    r"\$([A-Z_][A-Z0-9_]*)|%([A-Za-z_]\w*)%|<([A-Za-z][\w .-]*)>"
    r"|@{1,2}([A-Za-z_]\w*)@{1,2}|__([A-Z]+(?:_[A-Z]+)*)__"
)
_LOWER = re.compile(r"\$(?P<name>[A-Za-z_]\w*)")
_REFERENCE = re.compile(_BRACED)
_PART = re.compile(r"\.|->|::")
_PATH = re.compile(r"[A-Za-z_]\w*(?:(?:\.|->|::)[A-Za-z_]\w*)+")
_SUBSCRIPTED = re.compile(
    r"(?:\$?[A-Za-z_][\w.]*(?=\[['\"$]|\()|[A-Za-z_]\w*\.[\w.]+(?=\[))"
)
_TAG = re.compile(r"![A-Za-z]+(?=[ \t]+\S)")
_IN_BRACES = re.compile(r"\$\{[A-Za-z_][\w.-]*:\Z")
_LONGEST_NAME: Final = 80
_UNLESS_SET = re.compile(
    r"\$\{(?P<name>[A-Za-z_][\w.-]*?)(?::?[-=]|:(?![-=?+]))(?P<value>[^${}\n]+)\}"
    r"|\{\{ *(?P<variable>[A-Za-z_][\w.]*)[^{}|\n]*\| *default\( *['\"](?P<quoted>[^'\"\n]+)"
)


def is_stand_in(value: str) -> bool:
    """Tell what stands in the place of a secret: stars, a variable, a call.

    Examples:
        >>> is_stand_in("\u2022\u2022\u2022\u2022"), is_stand_in("$TOKEN"), is_stand_in("hunter2")
        (True, True, False)
        >>> is_stand_in("getpass()"), is_stand_in("${DB_PASSWORD}"), is_stand_in("x")
        (True, True, False)
        >>> is_stand_in("$pw"), is_stand_in("$ummer"), is_stand_in("user.password")
        (True, False, True)
    """
    if _STAND_IN.fullmatch(value) or is_variable(value):
        return True
    lower = _LOWER.fullmatch(value)
    if lower is not None:
        return _names_secret(lower["name"])
    return _PATH.fullmatch(value) is not None and any(
        map(_names_secret, _PART.split(value))
    )


def is_hidden(value: str) -> bool:
    """Tell stars, and what programs write for nothing, from a secret.

    Examples:
        >>> is_hidden("****"), is_hidden("null"), is_hidden("rope")
        (True, True, False)
    """
    return re.fullmatch(_HIDDEN, value) is not None


def is_variable(value: str) -> bool:
    """Tell the name of a variable for a secret, also where somebody typed it.

    A password may be any word with any signs. So the name has to stand between
    braces, or to be that of a secret.

    Examples:
        >>> is_variable("${login}"), is_variable("<your password>"), is_variable("%PASS%")
        (True, True, True)
        >>> is_variable("$HARBOUR"), is_variable("<Keel>"), is_variable("password")
        (False, False, False)
    """
    if value[:1] not in _SIGNS:
        return False
    if _REFERENCE.fullmatch(value):
        return not any(_UNLESS_SET.finditer(value))
    named = _TYPED.fullmatch(value)
    return named is not None and any(map(_names_secret, filter(None, named.groups())))


_SIGNS = frozenset("${#%<@_")


def stands_in(text: str, start: int, end: int) -> bool:
    """Tell whether what was found in a text stands in the place of a secret.

    What follows counts: braces and brackets end what a pattern takes for a word.

    Args:
        text: The whole text.
        start: Where it begins.
        end: Where it ends.

    Examples:
        >>> text = 'password = os.environ["PW"]'
        >>> stands_in(text, 11, 21), stands_in(text, 0, 8)
        (True, False)
    """
    if _IN_BRACES.search(text, max(0, start - _LONGEST_NAME), start):
        return True  # `default_spans` tells what holds if it is not set
    value = text[start:end]
    reference = _REFERENCE.match(text, start)
    if reference is not None:
        after = text[max(reference.end(), end) :][:1]
        return not after or not after.isalnum()
    subscripted = _SUBSCRIPTED.match(text, start)
    return (
        is_stand_in(value)
        or bool(_TAG.match(text, start))
        or (subscripted is not None and end - subscripted.end() in {0, 1})
    )


def default_spans(text: str) -> Iterator[Span]:
    """Find secrets that hold where a variable is not set.

    Examples:
        >>> text = "${DB_PASSWORD:-rope4} ${HOST:-a.example} {{ pw | default('kelp') }}"
        >>> [text[span.start : span.end] for span in default_spans(text)]
        ['rope4', 'kelp']
    """
    if "{" not in text:
        return
    for match in _UNLESS_SET.finditer(text):
        group = "value" if match["value"] is not None else "quoted"
        kind = _kind(match["name"] or match["variable"])
        if kind is not None and not is_stand_in(match[group]):
            yield span_of(match, group, kind, known=is_opaque(match[group]))


@lru_cache(maxsize=4096)
def is_label(value: str) -> bool:
    """Tell what names or speaks of a secret from the secret itself.

    Beside ``password`` in a list of labels stands ``Password`` or ``Enter your
    password``: the name of a secret and words of forms, all without digits.

    Examples:
        >>> is_label("Password"), is_label("Mot de passe"), is_label("Repeat the password")
        (True, True, True)
        >>> is_label("rope"), is_label("Password7"), is_label("secret garden")
        (False, False, False)
    """
    if secret_name(value) is None or any(map(is_opaque, value.split())):
        return False
    if not words_around(value):
        return True
    named = " ".join(w for w in split_words(value).split() if w not in _of_forms())
    return secret_name(named) is not None and not words_around(named)


@cache
def _of_forms() -> frozenset[str]:
    words = every_word(lambda one: (*one.secrets.no_values, *one.common))
    return words | every_word(lambda one: one.fields.prompt_verbs)


@cache
def parameters() -> frozenset[str]:
    """Return what programs call a password in ``name=value`` alone.

    Examples:
        >>> {"pass", "mdp", "clave"} <= parameters()
        True
    """
    return every_word(lambda one: one.secrets.parameters)


def _kind(name: str) -> Kind | None:
    last = split_words(name).rpartition(" ")[2]
    return secret_name(name) or ("password" if last in parameters() else None)


def _names_secret(name: str) -> bool:
    return _kind(name) is not None
