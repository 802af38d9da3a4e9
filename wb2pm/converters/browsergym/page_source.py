"""The source of a page, as a DOM snapshot or as text: what an element says of itself."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING, Any, NamedTuple

from wb2pm.converters.sources.kept_attributes import clean_text, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

_ATTRIBUTE = re.compile(
    r"""([\w:@.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?"""
)
_MOST_BELOW = 200
_LONGEST_TAG = 10_000
_TEXT_NODE = 3


class Source(NamedTuple):
    """What a page's source says of an element.

    Attributes:
        tag: Its tag, lower case; None where it is not known.
        html: Its attributes.
        shown: The text in it.
    """

    tag: str | None = None
    html: dict[str, str] = {}  # noqa: RUF012 (nobody writes to it)
    shown: str = ""


class DomSnapshot:
    """A DOM snapshot of the browser: nodes as columns, texts by their numbers."""

    def __init__(self, dom: Any) -> None:  # noqa: ANN401 (as the pickle has it)
        """Take the snapshot; what has another form than the browser's is passed over."""
        told = dom if isinstance(dom, dict) else {}
        self._strings = _listed(told.get("strings"))
        self._documents = [
            document["nodes"]
            for document in _listed(told.get("documents"))
            if isinstance(document, dict) and isinstance(document.get("nodes"), dict)
        ]
        self._places = dict(self._find_bids())

    def find(self, bid: str) -> Source | None:
        """Find an element by its bid."""
        if bid not in self._places:
            return None
        document, index = self._places[bid]
        nodes = self._documents[document]
        listed = nodes["attributes"][index]
        pairs = zip(listed[::2], listed[1::2], strict=False)
        names = _listed(nodes.get("nodeName"))
        tag = self._string(names[index]).lower() if index < len(names) else ""
        return Source(
            tag=tag or None,
            html={self._string(n).lower(): self._string(value) for n, value in pairs},
            shown=self._text_in(nodes, index),
        )

    def _find_bids(self) -> Iterator[tuple[str, tuple[int, int]]]:
        if "bid" not in self._strings:
            return
        key = self._strings.index("bid")
        for place, nodes in enumerate(self._documents):
            for index, pairs in enumerate(_listed(nodes.get("attributes"))):
                listed = pairs if isinstance(pairs, list) else ()
                for at in range(0, len(listed) - 1, 2):
                    if listed[at] == key:
                        yield self._string(listed[at + 1]), (place, index)

    def _text_in(self, nodes: dict[str, Any], index: int) -> str:
        """Join the texts in a node; nodes follow what they are in."""
        parents = _listed(nodes.get("parentIndex"))
        kinds, values = _listed(nodes.get("nodeType")), _listed(nodes.get("nodeValue"))
        inside, texts = [index], []
        last = min(len(parents), len(kinds), len(values), index + 1 + _MOST_BELOW)
        for at in range(index + 1, last):
            if parents[at] not in inside:
                continue
            inside.append(at)
            if kinds[at] == _TEXT_NODE:
                texts.append(self._string(values[at]).strip())
        return " ".join(text for text in texts if text)

    def _string(self, number: object) -> str:
        if isinstance(number, int) and 0 <= number < len(self._strings):
            return text_of(self._strings[number])
        return ""


def find_in_markup(markup: str, bid: str) -> Source | None:
    """Find an element in a page's source by its bid.

    Examples:
        >>> find_in_markup('<p><input bid="7" type="text"/></p>', "7").html["type"]
        'text'
    """
    at = markup.find(f' bid="{bid}"')
    begin = markup.rfind("<", max(0, at - _LONGEST_TAG), at) if at >= 0 else -1
    end = markup.find(">", at, at + _LONGEST_TAG)
    if begin < 0 or end < 0:
        return None
    tag, _, rest = markup[begin + 1 : end].rstrip("/").partition(" ")
    html = {
        match[1].lower(): clean_text(unescape(match[2] or match[3] or match[4] or ""))
        for match in _ATTRIBUTE.finditer(rest)
    }
    return Source(tag=tag.strip().lower(), html=html)


def _listed(value: object) -> list[Any]:
    return value if isinstance(value, list) else []
