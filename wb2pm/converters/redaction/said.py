"""Passwords and codes that a text says: "Your password is ...", "493021 is your code"."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.converters.redaction.spans import Span, is_opaque, span_of
from wb2pm.vocabulary.language import every_word, language, languages
from wb2pm.vocabulary.phrases import UNSPACED, one_of, phrase_pattern

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_PLAIN = "[^\\s\"'\u201c\u201d\u201e\u2018\u2019\u300c\u300d&,;<>{}\u3001\u3002]"
_NUMBER = r"(?P<value>\d{4,8}|\d{3}[ -]\d{3})"
_GAP = r"[-\s]+"
_WORD = re.compile(r"\w+")


class _Patterns(NamedTuple):
    """How secrets are said, in all languages at once.

    Attributes:
        beginnings: First words of what secrets are called, where words are spaced.
        unspaced: What they are called in scripts without spaces.
        quoted_password: The value in quotation marks.
        plain_password: The value after a colon or an equals sign.
        said_password: The value right after the word, or after "is".
        quoted_code: A code in quotation marks.
        plain_code: A number after the word for it.
        code_first: A number before the word for it.
        no_values: Words that follow a word for passwords and are none.
    """

    beginnings: frozenset[str]
    unspaced: re.Pattern[str]
    quoted_password: re.Pattern[str]
    plain_password: re.Pattern[str]
    said_password: re.Pattern[str]
    quoted_code: re.Pattern[str]
    plain_code: re.Pattern[str]
    code_first: re.Pattern[str]
    no_values: frozenset[str]


@cache
def _patterns() -> _Patterns:
    passwords = every_word(lambda one: one.fields.password)
    codes = every_word(lambda one: one.fields.code)
    says = every_word(lambda one: one.secrets.says)
    introduces = every_word(lambda one: one.secrets.introduces) | says
    belongs = every_word(lambda one: one.secrets.belongs)
    nouns = passwords | codes
    password, code = _noun(passwords), _noun(codes)
    saying = _linked(introduces)
    quoted = rf"(?:{'|'.join(_quoted())})"
    any_code = codes | every_word(lambda one: one.secrets.any_code)
    colon = r"[ \t]*[:=\uff1a][ \t]*"
    flags = re.IGNORECASE
    return _Patterns(
        frozenset(_WORD.findall(noun)[0] for noun in nouns),
        re.compile(one_of(noun for noun in nouns if _is_unspaced(noun)) or r"(?!)"),
        re.compile(f"{password}(?:{saying}){quoted}", flags),
        re.compile(f"{password}[\"']?{colon}[\"']?(?P<value>{_PLAIN}{{1,200}})", flags),
        re.compile(
            f"{password}(?:[ \\t]+|(?<=[{UNSPACED}]))(?P<said>(?:{_bare(says)})"
            f"(?:[ \\t]+|(?<=[{UNSPACED}])))?(?P<value>{_PLAIN}{{2,200}})",
            flags,
        ),
        re.compile(f"{code}(?:{saying}){quoted}", flags),
        re.compile(
            f"{code}(?:[ \\t]*(?:{_bare(says)}))?[ \\t]*[:=\uff1a]?[ \\t]*{_NUMBER}(?!\\w)",
            flags,
        ),
        re.compile(
            rf"(?<!\w){_NUMBER}[ ]?(?:{_bare(belongs)})[ ]?(?:\w+[ ]){{0,3}}?{_noun(any_code)}",
            flags,
        ),
        every_word(lambda one: one.secrets.no_values),
    )


def _noun(phrases: Iterable[str]) -> str:
    """Write a pattern of nouns; their parts may be joined by hyphens."""
    written = phrase_pattern(phrases).pattern
    for gap in (r"\s+", r"\-"):
        written = written.replace(gap, _GAP)
    return f"(?:{written})"


def _bare(phrases: Iterable[str]) -> str:
    return one_of(phrases) or r"(?!)"


def _is_unspaced(phrase: str) -> bool:
    return bool(re.match(f"[{UNSPACED}]", phrase))


def _linked(phrases: Iterable[str]) -> str:
    """Write a pattern of what stands between a noun and its value."""
    spaced = [phrase for phrase in phrases if not _is_unspaced(phrase)]
    joined = [phrase for phrase in phrases if _is_unspaced(phrase)]
    return (
        rf"(?:[ \t]+(?:{_bare(spaced)}))?[ \t]*[:=\uff1a]?[ \t]+"
        rf"|[ \t]*[:=\uff1a][ \t]*|(?:{_bare(joined)})?[ \t]*[:\uff1a]?(?={_MARKS})"
    )


_MARKS = "[\u300c\u300e\u00ab\u201e\u201c]"


def _quoted() -> Iterator[str]:
    """Yield a pattern for each pair of quotation marks, single ones with care."""
    pairs = {tuple(pair) for code in languages() for pair in language(code).quotes}
    pairs |= {('"', '"'), ("\u201c", "\u201d"), ("'", "'"), ("\u2018", "\u2019")}
    for number, (opening, closing) in enumerate(sorted(pairs)):
        single = r"(?!\w)" if closing in "'\u2019" else ""
        inside = f"[^{re.escape(closing)}\\n]{{1,200}}"
        yield (
            f"{re.escape(opening)}(?P<quoted{number}>{inside})"
            f"{re.escape(closing)}{single}"
        )


def said_secrets(text: str) -> Iterator[Span]:
    """Find passwords and one-time codes that a text says, in any known language.

    Examples:
        >>> text = "Ihr Passwort lautet „Ldl7“. 493021 is your code"
        >>> [text[span.start : span.end] for span in said_secrets(text)]
        ['Ldl7', '493021']
    """
    patterns = _patterns()
    for start in _starts(text, patterns):
        yield from _said_passwords(text, start, patterns)
        for pattern in (patterns.quoted_code, patterns.plain_code):
            if match := pattern.match(text, start):
                yield span_of(match, str(match.lastgroup), "code", known=True)
    for match in patterns.code_first.finditer(text):
        yield span_of(match, "value", "code", known=True)


def _starts(text: str, patterns: _Patterns) -> Iterator[int]:
    """Yield where something may be called a secret."""
    for match in _WORD.finditer(text):
        if match[0].casefold() in patterns.beginnings:
            yield match.start()
    if not text.isascii():
        for match in patterns.unspaced.finditer(text):
            yield match.start()


def _said_passwords(text: str, start: int, patterns: _Patterns) -> Iterator[Span]:
    if match := patterns.quoted_password.match(text, start):
        yield span_of(match, str(match.lastgroup), "password", known=True)
    match = patterns.plain_password.match(text, start)
    if match and not _is_no_value(match["value"], patterns):
        known = is_opaque(match["value"])
        yield span_of(match, "value", "password", known=known)
    if match := patterns.said_password.match(text, start):
        value = match["value"].strip(".,;:!?()")
        stated = (
            match["said"] and not value.islower() and not _is_no_value(value, patterns)
        )
        if stated or is_opaque(value):
            known = is_opaque(match["value"])
            yield span_of(match, "value", "password", known=known)


def _is_no_value(value: str, patterns: _Patterns) -> bool:
    folded = value.lower().strip(".,:;!?()*")
    return not folded or folded in patterns.no_values
