"""Codes that a text says: "493021 is your code", "Kod do bramy: 9134"."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.redaction.saying import (
    THING,
    Beginnings,
    bare,
    linked,
    noun,
    quoted,
    stated,
)
from wb2pm.converters.redaction.spans import MASKS, Span, span_of
from wb2pm.vocabulary.language import every_word
from wb2pm.vocabulary.phrases import UNSPACED, one_of, phrase_pattern

if TYPE_CHECKING:
    from collections.abc import Iterator

_NUMBER = (
    r"(?<![\w.,:/#&-])(?P<value>\d{4}-\d{4}|\d{3}[ -]\d{3}|\d{4,8}"
    r"|\d{1,3}(?:-\d{1,3}){2,3}|(?=[A-Z]*\d)(?=\d*[A-Z])(?=(?:[A-Z]*\d){3})[A-Z\d]{4,8})"
    rf"(?:[#*](?!\w))?(?![^\W{UNSPACED}]|[-/.:,]\d)"
)
_CODE = re.compile(
    rf"(?:{_NUMBER})|(?<=[{UNSPACED}:\uff1a\u3011])(?P<close>\d{{4,8}})"
    rf"(?![^\W{UNSPACED}]|[-/.:,]\d)|(?<![\w.-])[A-Z]-(?P<prefixed>\d{{4,8}})(?!\w)"
)
_DIGITS = re.compile(r"\d[\w-]\w")
_COLON = "[^\\S\\n]*[:=\uff1a][^\\S\\n]*"
_DASH = "[^\\S\\n]*[:(\uff08\uff1a\u2014\u2013-][^\\S\\n]*"
_GROUP = r"(?=[\w-]*\d)[A-Za-z0-9]{2,12}(?:-[A-Za-z0-9]{2,12})*"
_BEFORE: Final = 90
_AFTER: Final = 60
_LEAST_DIGITS: Final = 4
_LONG: Final = 6
_ABBREVIATION: Final = 4
"""Letters of what the number on the back of a card is called, as in CVV."""
_SENTENCE = re.compile("[.!?]\\s|[\\n\u3002]")


class _Patterns(NamedTuple):
    """How codes are said, in all languages at once.

    Attributes:
        beginnings: What a text with a code speaks of.
        quoted: A code in quotation marks.
        listed: Several codes after a colon.
        called: Before a number that right away is called a code, to its end.
        described: The same with what it is for in between.
        belongs: After a number that is called a code then.
        uses: Before a number that is to be entered, to its end.
        entering: What is done with it.
        check: The number on the back of a card.
    """

    beginnings: Beginnings
    quoted: re.Pattern[str]
    listed: re.Pattern[str]
    called: re.Pattern[str]
    described: re.Pattern[str]
    belongs: re.Pattern[str]
    uses: re.Pattern[str]
    entering: re.Pattern[str]
    check: re.Pattern[str]


@cache
def _patterns() -> _Patterns:
    codes = every_word(lambda one: one.fields.code)
    says = every_word(lambda one: one.secrets.says)
    introduces = every_word(lambda one: one.secrets.introduces) | says
    any_code = every_word(lambda one: one.secrets.any_code)
    belongs = every_word(lambda one: one.secrets.belongs)
    locks = every_word(lambda one: one.secrets.locks)
    opened = every_word(lambda one: one.secrets.combination)
    entering = every_word(lambda one: one.secrets.entering)
    uses = every_word(lambda one: one.secrets.uses)
    yours = noun(every_word(lambda one: one.secrets.yours))
    code, any_of, lock = noun(codes), noun(any_code | opened), noun(locks)
    mine = (
        rf"{yours}[^\S\n]*(?:\w+[^\S\n]+)?{any_of}|{any_of}[^\S\n]+{yours}"
        rf"|{any_of}{THING}?[^\S\n]+{lock}|{lock}[^\S\n-]*{any_of}"
        rf"|(?:{bare(locks)})(?:{bare(opened)})"
    )
    near = "[^\\S\\n]*(?:[:=\uff1a]|\u2014|\u2013|-(?=[ ]))?[^\\S\\n]*"
    told = rf"(?:{stated(says)}|[^\S\n]*(?:{bare(says)})[^\S\n]*)"
    flags = re.IGNORECASE
    cards = every_word(lambda one: one.fields.card)
    short = [word for word in cards if word.isascii() and len(word) <= _ABBREVIATION]
    every = codes | any_code | opened | entering
    return _Patterns(
        Beginnings(every),
        re.compile(f"{code}(?:{linked(introduces)}){quoted()}", flags),
        re.compile(
            f"{code}{THING}?{_COLON}(?P<value>{_GROUP}(?:[ ,]+{_GROUP}){{0,20}})", flags
        ),
        re.compile(f"(?:{code}|{mine})(?:{near}|{told})\\Z", flags),
        re.compile(f"(?:{code}|{mine}){THING}(?:{_COLON}|{told})\\Z", flags),
        re.compile(
            rf"[ ]?(?:{bare(belongs)})[ ]?(?:\w+[ ]){{0,3}}?{noun(codes | any_code)}"
            rf"|{_DASH}(?:\w+[ ]){{0,2}}?{code}",
            flags,
        ),
        re.compile(
            rf"(?<!\w)(?:{one_of(uses)})[^\S\n]+(?:\w+[^\S\n]+){{0,2}}?\Z"
            rf"|(?:{bare(u for u in uses if re.match(f'[{UNSPACED}]', u))})\Z",
            flags,
        ),
        phrase_pattern(entering),
        re.compile(
            rf"(?<!\w)(?:{one_of(short)})(?!\w)[^\S\n]*[:=]?[^\S\n]*"
            r"(?P<value>\d{3,4})(?!\w)",
            flags,
        ),
    )


def said_codes(text: str) -> Iterator[Span]:
    """Find one-time codes, PINs and combinations that a text says, in any language.

    Examples:
        >>> text = "493021 is your code. Code de la porte : 47B92. Error code 404021"
        >>> [text[span.start : span.end] for span in said_codes(text)]
        ['493021', '47B92']
    """
    if not _DIGITS.search(text):
        return
    patterns = _patterns()
    for match in patterns.check.finditer(text):
        yield span_of(match, "value", "card", known=False)
    starts = list(patterns.beginnings.places(text))
    for start in starts:
        if quote := patterns.quoted.match(text, start):
            yield span_of(quote, str(quote.lastgroup), "code", known=True)
        codes = patterns.listed.match(text, start)
        if codes and sum(c.isdigit() for c in codes["value"]) >= _LEAST_DIGITS:
            yield span_of(codes, "value", "code", known=True)
    if not starts:
        return
    for match in _CODE.finditer(text):
        if _is_code(text, match, patterns):
            start, end = match.span(str(match.lastgroup))
            end += text[end : end + 1] in {"#", "*"}
            yield Span(start, end, "code", known=True, mask=MASKS["code"])


def _is_code(text: str, match: re.Match[str], patterns: _Patterns) -> bool:
    before = text[max(0, match.start() - _BEFORE) : match.start()]
    cut = [end.end() for end in _SENTENCE.finditer(before)]
    before = before[cut[-1] :] if cut else before
    number = match[str(match.lastgroup)]
    if patterns.called.search(before) and (number[0].isdigit() or before[-1:] == " "):
        return True
    if patterns.described.search(before):
        return True
    after = text[match.end() : match.end() + _AFTER]
    if patterns.belongs.match(after):
        return True
    if sum(c.isdigit() for c in number) < _LONG or not patterns.uses.search(before):
        return False
    rest = _SENTENCE.split(after, maxsplit=1)[0]
    return bool(patterns.entering.search(before) or patterns.entering.search(rest))
