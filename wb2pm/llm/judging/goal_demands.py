"""What a goal demands: deeds, values and what they are called, and other words.

Values are quoted texts, numbers, dates, addresses and names, each in one form: a date
in ISO's, a month as its first and last day, a number without trailing zeros.
"""

from __future__ import annotations

import re
from calendar import monthrange
from datetime import date
from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from wb2pm.converters.redaction.spans import MASKS
from wb2pm.llm.judging.step_lines import Line, stem
from wb2pm.vocabulary.deeds import Deed
from wb2pm.vocabulary.expressions import UPPER, Expression
from wb2pm.vocabulary.language import language
from wb2pm.vocabulary.phrases import phrase_pattern

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.vocabulary.goals import DemandWords

_DATES: Final = (
    Expression([r"\b(?P<year>\d{4})-(?P<month>\d\d)-(?P<first>\d\d)\b"]),
    Expression(
        [r"\b(?P<first>\d\d?)(?P<mark>[/.])(?P<month>\d\d?)(?P=mark)(?P<year>\d{4})\b"]
    ),
)
"""Dates in figures; those with words stand in the language's file."""
_EITHER: Final = "|"
"""Between the two readings of a date that may begin with its day or its month."""
_OF_MONTH: Final = 3
"""Letters by which the name of a month is known."""
_QUOTES: Final = '"\u201c\u201d'
_QUOTED: Final = rf"[{_QUOTES}]([^{_QUOTES}]+)[{_QUOTES}]"
_PLAIN: Final = (
    r"https?://[^\s,;]+|[\w.+-]{1,64}@[\w.-]+\w|(?<!\w)/[\w/-]+"
    r"|\b\d{4}-\d\d-\d\d \d\d?:\d\d(?::\d\d)?\b|\b[\w-]{0,64}\d[\w.:/|-]*\w|\b\d\b"
)
_SMALL: Final = rf"[^\W\d_{UPPER}]"
_NAME: Final = (
    rf"(?:(?<={_SMALL} )|(?<=, ))[{UPPER}]{_SMALL}[\w'/-]*"
    rf"(?: [{UPPER}]{_SMALL}[\w'/-]*)*"
)
_MASKED: Final = rf"\S*(?:{'|'.join(map(re.escape, MASKS.values()))})[^\s,;{_QUOTES}]*"
"""A value of which something was masked."""
_VALUE: Final = re.compile(rf"{_QUOTED}|({_MASKED})|({_PLAIN})|({_NAME})")
_DECIMAL: Final = re.compile(r"(\d+)\.(\d*?)0*")


class Demand(Struct, frozen=True, kw_only=True):
    """What a goal demands.

    Attributes:
        values: Values that have to be as they are.
        words: Other words that carry meaning, without their endings.
        called: For each value the words that say what it is.
        deeds: What is to be done, as one of a few kinds.
        said: All that the goal says, word by word.
    """

    values: frozenset[str]
    words: frozenset[str]
    called: dict[str, frozenset[str]]
    deeds: frozenset[Deed]
    said: frozenset[str]


def demand_words() -> DemandWords:
    """Return the words of the language in which goals are judged."""
    return language("en").demands


def demand_of(goal: str) -> Demand:
    """Read off a goal what it demands.

    Examples:
        >>> demand = demand_of('Set the price of "Trail Lantern" to 29.50 in May 2026')
        >>> sorted(demand.values)
        ['2026-05-01', '2026-05-31', '29.5', 'trail lantern']
        >>> sorted(demand.deeds), sorted(demand.words)
        (['change'], ['price'])
    """
    known = demand_words()
    plain = known.ordinal.sub(r"\1", _count(_write_dates(goal)))
    text = known.sign_in.sub(r"\1\2", plain)
    deeds, verbs = _deeds(text)
    called: dict[str, frozenset[str]] = {}
    words: list[str] = []
    for before, value in _parts(text):
        said = [w for w in _words(before) if w not in verbs.union(known.nothing)]
        words += said
        if value:
            called[in_one_form(value)] = _name(before, said)
    return Demand(
        values=frozenset(called),
        words=frozenset(words) - {known.origin},
        called=called,
        deeds=deeds,
        said=frozenset(tokens_of(text)),
    )


def in_one_form(value: str) -> str:
    """Write a value as it is compared: small, without marks around it.

    Examples:
        >>> in_one_form("29.50"), in_one_form(" Snow, and more. ")
        ('29.5', 'snow, and more')
    """
    plain = " ".join(value.lower().split()).strip(" .,;:!?'")
    number = _DECIMAL.fullmatch(plain)
    if number:
        return f"{number[1]}.{number[2]}".rstrip(".")
    return plain or value


def tokens_of(text: str) -> list[str]:
    """List the words and values of a text: words without endings, numbers in one form.

    Examples:
        >>> tokens_of("Shipped: 2 parcels, 29.50")
        ['shipp', '2', 'parcel', '29.5']
    """
    return [
        stem(in_one_form(token))
        for token in re.findall(r"\w[\w.:/@|+-]*\w|\w", text.lower())
    ]


def _name(before: str, said: list[str]) -> frozenset[str]:
    """Return what a value is called; without a name, the last word before it."""
    name = demand_words().called.fullmatch(before)
    own = set(_words(name["name"])) if name else set()
    found = frozenset(word for word in said if word in own)
    return found or frozenset(before.lower().split()[-1:])


def _words(text: str) -> list[str]:
    origin = demand_words().origin
    return [*Line(text).words, *([origin] if origin in text.lower().split() else [])]


def _parts(text: str) -> Iterator[tuple[str, str]]:
    """Return each value with the words before it, and what follows the last with none."""
    end = 0
    for match in _VALUE.finditer(text):
        yield text[end : match.start()], next(part for part in match.groups() if part)
        end = match.end()
    yield text[end:], ""


def _deeds(text: str) -> tuple[frozenset[Deed], frozenset[str]]:
    """List the deeds of a goal, and the words that say them."""
    found: set[Deed] = set()
    verbs: set[str] = set()
    plain = re.sub(_QUOTED, " X ", text)
    for start in demand_words().clause.finditer(plain):
        for deed, said in demand_words().deeds.items():
            if match := said.match(plain, start.end()):
                found.add(deed)
                words = match[0].split()
                verbs.update(_words(f"{words[0]} {words[-1]}"))
                break
    return frozenset(found), frozenset(verbs)


def _count(text: str) -> str:
    numbers = _numbers()
    return phrase_pattern(numbers).sub(lambda word: numbers[word[0].lower()], text)


@cache
def _numbers() -> dict[str, str]:
    counted = enumerate(demand_words().counted, 2)
    return {word: str(number) for number, word in counted}


def _write_dates(text: str) -> str:
    for pattern in (*demand_words().dates, *_DATES):
        text = pattern.sub(_in_iso, text)
    return text


def _in_iso(match: re.Match[str]) -> str:
    part = match.groupdict()
    year = int(part["year"])
    month = part["month"]
    number = (
        int(month)
        if month.isdigit()
        else demand_words().months.index(month[:_OF_MONTH].lower()) + 1
    )
    try:
        if part.get("first") is None:
            last = monthrange(year, number)[1]
            return f"{date(year, number, 1)} to {date(year, number, last)}"
        first = int(part["first"])
        if part.get("last"):
            return f"{date(year, number, first)} to {date(year, number, int(part['last']))}"
    except ValueError:
        return match[0]
    order = ((number, first), (first, number)) if "mark" in part else ((number, first),)
    readings = {_iso(year, m, d) for m, d in order} - {None}
    return _EITHER.join(sorted(filter(None, readings))) or match[0]


def _iso(year: int, month: int, day: int) -> str | None:
    try:
        return str(date(year, month, day))
    except ValueError:
        return None
