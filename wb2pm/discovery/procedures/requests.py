"""What a request leaves open: the values of one case, and a title without them."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Sequence

    from wb2pm.events import Activity

OPEN: Final = "\u2026"
"""What stands for a value that nothing names."""
_TOKEN = re.compile(r"\w(?:[\w.:/@'\u2019-]*\w)?|[^\w\s]")
_QUOTED = re.compile(
    '(?<!\\w)"([^"]+)"|\u201c([^\u201c\u201d]+)\u201d|\u00ab\\s*([^\u00ab\u00bb]+?)\\s*\u00bb'
    "|\u201e([^\u201e\u201c\u201d]+)[\u201c\u201d]|\u300c([^\u300c\u300d]+)\u300d"
)
_SAME_REQUEST: Final = 0.25
"""Share of words in common from which two requests of a workflow are the same with
other values: a value is mostly some words, so that its request shares few."""
_LEFT: Final = 2
"""Words that a title keeps at least; with fewer it says nothing."""
_NAME_WORDS: Final = 4


class Given(NamedTuple):
    """A value that a run gave, or a thing it chose by its name.

    Attributes:
        value: The value or the name.
        field: What it was entered in; None where it was the name of what was clicked.
    """

    value: str
    field: str | None


class Span(NamedTuple):
    """A value in a request.

    Attributes:
        start: Where it begins.
        end: Where it ends.
        name: What a run entered it in, if one did.
    """

    start: int
    end: int
    name: str | None = None


def given_values(activities: Iterable[Activity]) -> list[Given]:
    """List what a run entered, chose and clicked.

    Examples:
        >>> from wb2pm.events import Activity
        >>> given_values([Activity(
        ...     label="Enter 'Title'", verb="Enter", events=(), element="Title",
        ...     value="Belt jam",
        ... )])
        [Given(value='Belt jam', field='Title')]
    """
    found: list[Given] = []
    for activity in activities:
        if activity.verb in {"Enter", "Select"} and activity.value:
            found.append(Given(activity.value, activity.element or ""))
        elif activity.verb not in {"Navigate", "Press", "Scroll"}:
            names = (activity.element, activity.value)
            found += [Given(name, None) for name in names if name]
    return found


def find_values(
    request: str, others: Iterable[str] = (), given: Sequence[Given] = ()
) -> list[Span]:
    """Find the values of one case in a request.

    They are what stands in quotes or has a digit, what is another in the requests of
    other cases, and what the run entered. What it clicked counts where it is part of
    these or goes on from them.

    Args:
        request: The request.
        others: Requests of other cases of the same work.
        given: What the run did (`given_values`).

    Returns:
        The values in their order, none within another.

    Examples:
        >>> spans = find_values("Give issue 28 to kim", ["Give issue 16 to lee"])
        >>> [("Give issue 28 to kim"[s.start : s.end]) for s in spans]
        ['28', 'kim']
    """
    tokens = list(_TOKEN.finditer(request))
    sure = [Span(*match.span()) for match in _QUOTED.finditer(request)]
    sure += [
        Span(*t.span()) for t in tokens if any(letter.isdecimal() for letter in t[0])
    ]
    differing, touched = _differing(request, tokens, set(others) - {request})
    sure += differing
    spans = list(sure)
    for value, field in given:
        for start, end in _occurrences(value, request):
            inside = any(s.start < end and start < s.end for s in sure)
            beside = any(start <= place <= end for place in touched)
            if inside or (beside if field is None else _is_particular(value)):
                spans.append(Span(start, end, field or None))
    return _joined(spans, request)


def title_of(
    request: str, spans: Sequence[Span], *, unnamed: Container[str] = ()
) -> str:
    """Write a request with the names of its values in place of them.

    Args:
        request: The request.
        spans: Its values.
        unnamed: Names of fields that say nothing of what is entered.

    Examples:
        >>> title_of("Give issue 28 to kim", [Span(11, 13), Span(17, 20, "Assignee")])
        'Give issue … to <Assignee>'
    """
    parts: list[str] = []
    at = 0
    for span in spans:
        name = None if span.name in unnamed else span.name
        parts += [request[at : span.start], _open(name)]
        at = span.end
    told = " ".join("".join([*parts, request[at:]]).split())
    rest = "".join(re.split(r"<[^>]*>", told))
    return told if len(re.findall(r"[^\W\d_]{2,}", rest)) >= _LEFT else request


def _open(name: str | None) -> str:
    plain = " ".join((name or "").split()).strip(" :*.")
    if not plain or len(plain.split()) > _NAME_WORDS or not plain[-1].isalnum():
        return OPEN
    return f"<{plain}>"


def _differing(
    request: str, tokens: Sequence[re.Match[str]], others: Iterable[str]
) -> tuple[list[Span], set[int]]:
    """Find what other requests have in another way, and where they have more."""
    ours = [token[0].casefold() for token in tokens]
    spans: list[Span] = []
    touched: set[int] = set()
    for other in sorted(others):
        theirs = [token.casefold() for token in _TOKEN.findall(other)]
        found = SequenceMatcher(a=ours, b=theirs, autojunk=False)
        if found.ratio() < _SAME_REQUEST:
            continue
        for tag, a, b, _, _ in found.get_opcodes():
            if tag == "equal":
                continue
            if a < b:
                spans.append(Span(tokens[a].start(), tokens[b - 1].end()))
            elif a:
                touched.add(tokens[a - 1].end())
    return [s for s in spans if re.search(r"\w", request[s.start : s.end])], touched


def _occurrences(value: str, request: str) -> Iterator[tuple[int, int]]:
    plain = " ".join(value.split())
    if not re.search(r"\w", plain):
        return
    words = r"\s+".join(re.escape(word) for word in plain.split())
    for match in re.finditer(rf"(?<!\w){words}(?!\w)", request, re.IGNORECASE):
        yield match.span()


def _is_particular(value: str) -> bool:
    """Tell a value from a common word of the request, such as ``new``."""
    return len(value.split()) > 1 or not value.islower() or not value.isalpha()


def _joined(spans: Iterable[Span], request: str) -> list[Span]:
    """Join what overlaps; the name is that of the longest with one."""
    joined: list[Span] = []
    for span in sorted(spans, key=lambda s: (s.start, -s.end)):
        last = joined[-1] if joined else None
        if last is None or span.start >= last.end:
            joined.append(span)
            continue
        names = [s for s in (last, span) if s.name]
        longest = max(names, key=lambda s: s.end - s.start, default=span)
        joined[-1] = Span(last.start, max(last.end, span.end), longest.name)
    return [s for s in joined if request[s.start : s.end].strip()]
