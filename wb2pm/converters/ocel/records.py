"""Business objects that addresses and values name: order 299, issue 33.

Only what an address says in so many words counts as a record: a number after the
word for its kind (``/orders/299``, ``/order_id/299``), a word that ends in a number
(``/issue33``), or a parameter called ``id`` (``?id=5``, ``?order_id=5``). Years,
pages of lists and sessions do not. A value that somebody typed names a record only
if an address in the same log shows that very record.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from wb2pm.converters.pages.templates import host_of, page_template, record_kind

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_NUMBER: Final = re.compile("[0-9]{1,18}")
_NUMBERED_WORD: Final = re.compile("([a-z]{3,24})([0-9]{1,18})")
_ID_PARAMETER: Final = re.compile("(?:[a-z][a-z_]*_)?id", re.IGNORECASE)
_NO_KINDS: Final = frozenset(
    [
        *("api", "area", "chapter", "client", "col", "day", "form", "iso", "level"),
        *("month", "page", "part", "port", "request", "row", "section", "session"),
        *("slide", "step", "tab", "template", "top", "utf", "ver", "version"),
        *("visitor", "web", "week", "window", "year"),
    ]
)
"""Words that number something that is no business object."""


class Record(NamedTuple):
    """A business object.

    Attributes:
        kind: What it is, as a noun: ``order``.
        number: Its number, as written.
        place: Site and part of the site that number belongs to.
        evidence: Template of the address that named it first.
    """

    kind: str
    number: str
    place: str
    evidence: str

    @property
    def key(self) -> tuple[str, str, str]:
        """What it is told apart by, wherever it was named."""
        return self.kind, self.place, self.number


def records_in(url: str | None) -> tuple[Record, ...]:
    """Find the business objects that an address names.

    Args:
        url: An address.

    Returns:
        The objects in the order of the address, each once.

    Examples:
        >>> for record in records_in("http://shop.test/sales/order/view/order_id/299/"):
        ...     print(record.kind, record.number, "of", record.place)
        order 299 of shop.test/sales
        >>> records_in("http://shop.test/blog/2024/05/?page=2&session_id=7")
        ()
    """
    host = host_of(url)
    if url is None or host is None:
        return ()
    parts = urlsplit(url)
    segments = [unquote(segment) for segment in parts.path.split("/") if segment]
    named = [*_in_path(segments), *_in_query(segments, parts.query)]
    evidence = page_template(url) or ""
    found = (
        Record(kind, number, f"{host}{_place(before, kind)}", evidence)
        for kind, number, before in named
        if kind not in _NO_KINDS
    )
    return tuple(dict.fromkeys(found))


def records_in_value(
    value: str | None, element: str | None, known: Iterable[Record]
) -> tuple[Record, ...]:
    """Find the business objects that a typed or chosen value names.

    Args:
        value: The value.
        element: Name of the field it stands in.
        known: The objects that addresses name: no other is found.

    Returns:
        Those whose kind and number the value says (``issue 28``, ``issue28``), or
        whose number it says in a field called after their kind.

    Examples:
        >>> issue = Record("issue", "28", "desk.test", "/issue{id}")
        >>> records_in_value("28", "Show issue", [issue]) == (issue,)
        True
        >>> records_in_value("28", "Quantity", [issue])
        ()
    """
    if not value:
        return ()
    text = value.casefold()
    words = set(re.findall("[^\\W_]+", (element or "").casefold()))
    found = {
        record.key: record
        for record in known
        if record.number in text
        and (
            re.search(rf"\b{re.escape(record.kind)}[ #]*{record.number}\b", text)
            or (text.strip(" #") == record.number and record.kind in words)
        )
    }
    # The same number in two parts of a site: the value does not say which.
    places = Counter((kind, number) for kind, _, number in found)
    return tuple(r for r in found.values() if places[r.kind, r.number] == 1)


def _in_path(segments: Sequence[str]) -> Iterable[tuple[str, str, Sequence[str]]]:
    """Find kind, number, and the segments before those of the record."""
    start = 0
    for at, segment in enumerate(segments):
        if word := _NUMBERED_WORD.fullmatch(segment):
            yield word[1], word[2], segments[:at]
        elif _NUMBER.fullmatch(segment):
            is_date = _NUMBER.fullmatch("".join(segments[at + 1 : at + 2]))
            kind = record_kind("/" + "/".join(segments[start:at]))
            if kind and not is_date:
                yield kind, segment, segments[:at]
            start = at + 1


def _in_query(
    segments: Sequence[str], query: str
) -> Iterable[tuple[str, str, Sequence[str]]]:
    for key, value in parse_qsl(query):
        if not (_ID_PARAMETER.fullmatch(key) and _NUMBER.fullmatch(value)):
            continue
        of_page = "/" + "/".join(segments)
        kind = record_kind(of_page if key.lower() == "id" else f"/{key}")
        if kind:
            kinds = [record_kind(f"/{segment}") for segment in segments]
            yield kind, value, segments[: kinds.index(kind)] if kind in kinds else ()


def _place(before: Sequence[str], kind: str) -> str:
    """Return the part of the site: what precedes the words for kind and operation."""
    end = len(before)
    while (
        end
        and not before[end - 1].isdigit()
        and record_kind(f"/{before[end - 1]}") in {None, kind}
    ):
        end -= 1
    return "".join(f"/{segment}" for segment in before[:end])
