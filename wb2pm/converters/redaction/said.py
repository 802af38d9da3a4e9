"""Secrets that a text says: "Your password is ...", "Wachtwoord van de kassa: ..."."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.redaction.accounts import is_day
from wb2pm.converters.redaction.saying import (
    LETTER,
    PLAIN,
    QUOTED,
    THING,
    Beginnings,
    linked,
    noun,
    quoted,
    stated,
)
from wb2pm.converters.redaction.spans import (
    MASKS,
    Kind,
    Span,
    is_mask,
    is_opaque,
    span_of,
)
from wb2pm.converters.redaction.stand_ins import is_stand_in, stands_in
from wb2pm.vocabulary.language import every_word
from wb2pm.vocabulary.phrases import UNSPACED, one_of

if TYPE_CHECKING:
    from collections.abc import Iterator

_COLON = "[^\\S\\n]*[:=\uff1a][^\\S\\n]*"
_GROUPS = r"\d{2,8}(?:[ -]\d{1,8}){1,15}(?!\w)"
_FOREIGN = f"(?:(?!{LETTER}){PLAIN})"
"""A character of a password in a text of a script without spaces."""
_OPENED: Final = r"(?:\{[\w-]{2,20}\}|<(?=\d))"
"""How a stored password says what it is (RFC 2307); or no tag, which begins with a letter."""
_ACCOUNT: Final = (
    r"(?P<value>(?=(?:[^\W\d_]{0,4}[ .\-/]?\d){6})"
    rf"(?-i:[A-Z]{{0,2}}\d[A-Z0-9]*(?:[ .\-/][A-Z]{{0,4}}\d[A-Z0-9]*){{0,9}})(?![^\W{UNSPACED}]))"
)
"""Six digits at least, in groups, with letters as some countries have them."""
_SIZES: Final = frozenset({12, 15, 18, 21, 24})
"""How many words the phrase of a purse has (Bitcoin improvement proposal 39)."""
_FEW: Final = 3


class _Patterns(NamedTuple):
    """How passwords are said, in all languages at once.

    Attributes:
        beginnings: What secrets are called.
        quoted: The value in quotation marks.
        plain: The value after a colon or an equals sign.
        of_thing: The same with what the password is for in between.
        said: The value right after the word, or after "is".
        told: The value after what it is for, and "is".
        joined: The value in a script without spaces, after "is".
        token: A key of a program after a colon.
        phrase: Several words after a colon.
        answer: The answer to a question that only one person knows.
        account: The number of a bank account after what it is called.
        no_values: Words that follow a word for passwords and are none.
        common: The most frequent words of languages.
    """

    beginnings: Beginnings
    quoted: re.Pattern[str]
    plain: re.Pattern[str]
    of_thing: re.Pattern[str]
    said: re.Pattern[str]
    told: re.Pattern[str]
    joined: re.Pattern[str]
    token: re.Pattern[str]
    phrase: re.Pattern[str]
    answer: re.Pattern[str]
    account: re.Pattern[str]
    no_values: frozenset[str]
    common: frozenset[str]


@cache
def _patterns() -> _Patterns:
    passwords = every_word(lambda one: one.fields.password)
    tokens = every_word(lambda one: one.fields.token)
    phrases = every_word(lambda one: one.fields.phrase)
    answers = every_word(lambda one: one.fields.answer)
    questions = every_word(lambda one: one.secrets.questions)
    says = every_word(lambda one: one.secrets.says)
    introduces = every_word(lambda one: one.secrets.introduces) | says
    accounts = every_word(lambda one: one.fields.account)
    nouns = passwords | tokens | phrases | answers | questions | accounts
    password, saying = noun(passwords), stated(says)
    flags = re.IGNORECASE
    bare = one_of(says)
    answered = noun(every_word(lambda one: one.secrets.answers))
    return _Patterns(
        Beginnings(nouns),
        re.compile(f"{password}(?:{linked(introduces)}){quoted()}", flags),
        re.compile(
            f"{password}[\"']?{_COLON}[\"']?(?P<value>{_GROUPS}|{_OPENED}?{PLAIN}{{1,200}})",
            flags,
        ),
        re.compile(f"{password}{THING}{_COLON}(?P<value>{PLAIN}{{1,200}})", flags),
        re.compile(
            f"{password}(?:[ \\t]+|(?<={LETTER}))(?P<said>(?:{bare})"
            f"(?:[ \\t]+|(?<={LETTER})))?(?P<value>{PLAIN}{{2,200}})",
            flags,
        ),
        re.compile(f"{password}{THING}?{saying}(?P<value>{PLAIN}{{4,200}})", flags),
        re.compile(
            f"{password}{LETTER}{{0,8}}?(?:{bare})(?P<value>{_FOREIGN}{{4,200}})",
            flags,
        ),
        re.compile(
            f"{noun(tokens)}{THING}?[\"']?{_COLON}[\"']?"
            f"(?P<value>{_GROUPS}|{PLAIN}{{6,4096}})",
            flags,
        ),
        re.compile(f"{noun(phrases)}{THING}?{_COLON}(?P<value>[^\n]{{4,400}})", flags),
        re.compile(
            f"(?:{noun(answers)}{THING}?(?:{_COLON}|{saying})"
            f"|{noun(questions)}[^\n]{{0,80}}?{answered}{_COLON})"
            rf"(?P<value>[^\n.;{QUOTED}]{{2,80}})",
            flags,
        ),
        re.compile(
            f"{noun(accounts)}(?:{THING}(?={_COLON}))?"
            f"(?:{_COLON}|{saying}|[^\\S\\n]?|{LETTER}{{0,3}}){_ACCOUNT}",
            flags,
        ),
        every_word(lambda one: one.secrets.no_values),
        every_word(lambda one: one.common),
    )


def said_passwords(text: str) -> Iterator[Span]:
    """Find passwords, keys, phrases, answers and accounts that a text says.

    Examples:
        >>> text = "Ihr Passwort lautet „Ldl7“. Wi-Fi key: pebble-40, Recovery phrase: no"
        >>> [text[span.start : span.end] for span in said_passwords(text)]
        ['Ldl7', 'pebble-40']
    """
    patterns = _patterns()
    for start in patterns.beginnings.places(text):
        yield from _passwords(text, start, patterns)
        yield from _tokens(text, start, patterns)
        if match := patterns.phrase.match(text, start):
            yield from _phrase(match, patterns)
        match = patterns.account.match(text, start)
        if match and not is_day(match["value"]):
            yield span_of(match, "value", "iban", known=True)
        match = patterns.answer.match(text, start)
        if match and not _is_no_value(match["value"].split()[0], patterns):
            yield span_of(match, "value", "password", known=True)


def _passwords(text: str, start: int, patterns: _Patterns) -> Iterator[Span]:
    if match := patterns.quoted.match(text, start):
        yield span_of(match, str(match.lastgroup), "password", known=True)
    match = patterns.plain.match(text, start)
    if match and not _is_no_value(match["value"], patterns) and not _stands(match):
        known = is_opaque(match["value"])
        yield span_of(match, "value", "password", known=known)
    for pattern in (patterns.of_thing, patterns.told, patterns.joined):
        match = pattern.match(text, start)
        if match and is_opaque(_bare(match["value"])) and not _stands(match):
            yield _trimmed(match)
    if match := patterns.said.match(text, start):
        value = _bare(match["value"])
        told = (
            match["said"] and not value.islower() and not _is_no_value(value, patterns)
        )
        spaced = not re.search(f"[{UNSPACED}]", value)
        if spaced and (told or is_opaque(value)) and not _stands(match):
            yield span_of(match, "value", "password", known=is_opaque(match["value"]))


def _tokens(text: str, start: int, patterns: _Patterns) -> Iterator[Span]:
    match = patterns.token.match(text, start)
    if match is None or "://" in match["value"] or _stands(match):
        return
    value = _bare(match["value"])
    grouped = value.replace("-", "").replace(" ", "")
    if is_opaque(value) or (grouped.isdigit() and len(grouped) > _LEAST_DIGITS):
        yield _trimmed(match, "token")


_LEAST_DIGITS: Final = 11
"""Digits of a key: fewer may be an amount or a date."""


def _phrase(match: re.Match[str], patterns: _Patterns) -> Iterator[Span]:
    """Yield a phrase of several words; a sentence is none."""
    words = match["value"].split()
    if not words or _is_no_value(words[0], patterns):
        return
    folded = [word.casefold().strip(".,;:!?") for word in words]
    common = sum(word in patterns.common for word in folded)
    if len(words) in _SIZES or (len(words) >= _FEW and common <= len(words) // 4):
        yield span_of(match, "value", "password", known=True)
    elif len(words) < _FEW and is_opaque(_bare(words[0])):
        start = match.start("value")
        end = start + len(words[0])
        yield Span(start, end, "password", known=True, mask=MASKS["password"])


def _trimmed(match: re.Match[str], kind: Kind = "password") -> Span:
    """Return the value without the point or comma that ends the sentence."""
    start, end = match.span("value")
    value = match["value"]
    end -= len(value) - len(value.rstrip(".,;:!?)"))
    return Span(start, end, kind, known=True, mask=MASKS[kind])


def _stands(match: re.Match[str]) -> bool:
    return stands_in(match.string, *match.span("value"))


def _bare(value: str) -> str:
    return value.strip(".,;:!?()")


def _is_no_value(value: str, patterns: _Patterns) -> bool:
    folded = value.lower().strip(".,:;!?()*\u2026")
    aside = value.startswith("(") and not is_opaque(folded)
    return (
        not folded
        or aside
        or folded in patterns.no_values
        or is_stand_in(value)
        or is_mask(value)
    )
