"""What a goal demands: deeds, values and what they are called, and other words.

Values are quoted texts, numbers, dates, addresses and names, each in one form: a date
in ISO's, a month as its first and last day, a number without trailing zeros.
"""

from __future__ import annotations

import re
from calendar import month_abbr, monthrange
from datetime import date
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from wb2pm.llm.judging.step_evidence import Line, stem

if TYPE_CHECKING:
    from collections.abc import Iterator

_MONTH: Final = r"(?P<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?"
_TH: Final = r"(?:st|nd|rd|th)?"
_UNTIL: Final = r"(?:to|until|till|and|-|\u2013)"
_OF_MONTH: Final = rf"(?: of)? {_MONTH},? (?P<year>\d{{4}})\b"
_DATES: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"\b(?P<first>\d\d?){_TH} ?{_UNTIL} ?(?P<last>\d\d?){_TH}{_OF_MONTH}",
        rf"\b(?P<first>\d\d?){_TH}{_OF_MONTH}",
        rf"\b{_MONTH} (?P<first>\d\d?){_TH},? (?P<year>\d{{4}})\b",
        rf"(?<!\d )\b{_MONTH},? (?P<year>\d{{4}})\b",
        r"\b(?P<year>\d{4})-(?P<month>\d\d)-(?P<first>\d\d)\b",
        r"\b(?P<first>\d\d?)(?P<mark>[/.])(?P<month>\d\d?)(?P=mark)(?P<year>\d{4})\b",
    )
)
_FROM: Final = "from"
_EITHER: Final = "|"
"""Between the two readings of a date that may begin with its day or its month."""
_QUOTES: Final = '"\u201c\u201d'
_QUOTED: Final = rf"[{_QUOTES}]([^{_QUOTES}]+)[{_QUOTES}]"
_PLAIN: Final = (
    r"https?://[^\s,;]+|[\w.+-]{1,64}@[\w.-]+\w|(?<!\w)/[\w/-]+"
    r"|\b\d{4}-\d\d-\d\d \d\d?:\d\d(?::\d\d)?\b|\b[\w-]{0,64}\d[\w.:/|-]*\w|\b\d\b"
)
_NAME: Final = r"(?<=[a-z,] )[A-Z][a-z][\w'/-]*(?: [A-Z][a-z][\w'/-]*)*"
_VALUE: Final = re.compile(rf"{_QUOTED}|({_PLAIN})|({_NAME})")
_COUNTED: Final = {
    word: str(number)
    for number, word in enumerate(
        ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), 2
    )
}
_DECIMAL: Final = re.compile(r"(\d+)\.(\d*?)0*")
_TH_NUMBER: Final = re.compile(rf"\b(\d+){_TH}\b(?!/)")
_LOG_IN: Final = re.compile(r"\b(log|sign) (in|out|up)\b", re.IGNORECASE)
_CALLED: Final = re.compile(
    r"(?:.*[,;:]|.*\b(?:and|of|for|with|by|at|whose)\b)?(?P<name>[^,;]*?)"
    r"(?:\b(?:to|as|is|be|are)|[:=])?\s*",
    re.IGNORECASE | re.DOTALL,
)
"""What a value is called: the words right before it, "the code" in "with the code X"."""
_NO_DEMAND: Final = frozenset(
    {
        *("set", "change", "update", "make", "give", "have", "do", "get", "put"),
        *("create", "add", "new", "find", "search", "show", "tell", "me", "my", "all"),
        *("what", "which", "how", "many", "much", "was", "were", "who", "there", "one"),
        *("record", "value", "name", "title", "number", "field", "item", "entry"),
        *("option", "page", "form", "site", "website", "please", "text", "textbox"),
        *("box", "button"),
    }
)
_DEEDS: Final = {
    "make": r"create|make|compose|write|open a new|sign up",
    "add": r"(?:add|put)(?!.{1,99}\b(?:cart|basket|bag)\b)|give|post",
    "change": r"set|change|update|edit|mark|note|rename|correct|adjust|turn|switch"
    r"|enter|type|fill in|choose|select|pick|assign|reassign",
    "remove": r"delete|remove|erase|cancel|discard",
    "hide": r"unpublish|hide|withdraw|disable|deactivate|retire|archive|take\b.{1,99}\b(?:off|down)",
    "publish": r"publish|release",
    "buy": r"order|buy|purchase|check out|(?:add|put)\b.{1,99}\b(?:cart|basket|bag)",
    "find": r"find|look up|look for|tell|show|list|view|see|display|who|what"
    r"|when|where|which|how",
}
"""Verbs that begin a goal and mean one. Any other verb is a word as all others."""
_DEED: Final = re.compile(
    "|".join(rf"(?P<{deed}>(?:{verbs})\b)" for deed, verbs in _DEEDS.items()),
    re.IGNORECASE,
)
_CLAUSE: Final = re.compile(
    r"(?:^|[,;.] |\b(?:and|then) )(?:and |then )*", re.IGNORECASE
)


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
    deeds: frozenset[str]
    said: frozenset[str]


def demand_of(goal: str) -> Demand:
    """Read off a goal what it demands.

    Examples:
        >>> demand = demand_of('Set the price of "Trail Lantern" to 29.50 in May 2026')
        >>> sorted(demand.values)
        ['2026-05-01', '2026-05-31', '29.5', 'trail lantern']
        >>> sorted(demand.deeds), sorted(demand.words)
        (['change'], ['price'])
    """
    text = _LOG_IN.sub(r"\1\2", _TH_NUMBER.sub(r"\1", _count(_write_dates(goal))))
    deeds, verbs = _deeds(text)
    called: dict[str, frozenset[str]] = {}
    words: list[str] = []
    for before, value in _parts(text):
        said = [w for w in _words(before) if w not in _NO_DEMAND | verbs]
        words += said
        if value:
            called[in_one_form(value)] = _name(before, said)
    return Demand(
        values=frozenset(called),
        words=frozenset(words) - {_FROM},
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
    name = _CALLED.fullmatch(before)
    own = set(_words(name["name"])) if name else set()
    found = frozenset(word for word in said if word in own)
    return found or frozenset(before.lower().split()[-1:])


def _words(text: str) -> list[str]:
    return [*Line(text).words, *([_FROM] if _FROM in text.lower().split() else [])]


def _parts(text: str) -> Iterator[tuple[str, str]]:
    """Return each value with the words before it, and what follows the last with none."""
    end = 0
    for match in _VALUE.finditer(text):
        yield text[end : match.start()], next(part for part in match.groups() if part)
        end = match.end()
    yield text[end:], ""


def _deeds(text: str) -> tuple[frozenset[str], frozenset[str]]:
    """List the deeds of a goal, and the words that say them."""
    found: set[str] = set()
    verbs: set[str] = set()
    plain = re.sub(_QUOTED, " X ", text)
    for start in _CLAUSE.finditer(plain):
        deed = _DEED.match(plain, start.end())
        if deed and deed.lastgroup:
            found.add(deed.lastgroup)
            words = deed[0].split()
            verbs.update(_words(f"{words[0]} {words[-1]}"))
    return frozenset(found), frozenset(verbs)


def _count(text: str) -> str:
    return re.sub(
        rf"\b(?:{'|'.join(_COUNTED)})\b",
        lambda word: _COUNTED[word[0].lower()],
        text,
        flags=re.IGNORECASE,
    )


def _write_dates(text: str) -> str:
    for pattern in _DATES:
        text = pattern.sub(_in_iso, text)
    return text


def _in_iso(match: re.Match[str]) -> str:
    part = match.groupdict()
    year = int(part["year"])
    month = part["month"]
    number = (
        int(month)
        if month.isdigit()
        else [m.lower() for m in month_abbr].index(month[:3].lower())
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
