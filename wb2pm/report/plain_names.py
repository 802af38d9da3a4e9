"""What nothing names, in words for who does not read paths: its kind, and its page.

A label of such an element tells it from all others by its path (see
`wb2pm.converters.labels.elements.nameless`), as a log must. Who reads a summary wants to know what
it was; where several are alike, their numbers tell them apart.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.columns import ACTIVITY, UI_ELEMENT_TYPE, UI_NAME_SOURCE
from wb2pm.converters.labels.elements.nameless import NAMELESS

if TYPE_CHECKING:
    import pandas as pd

_PHRASE: Final = re.compile(r"(?:an )?unnamed .*$", re.DOTALL)
_PAGE: Final = re.compile(r" on '(.*)'$", re.DOTALL)


class PlainNames:
    """The elements of a log that have no name, and what a reader is told of them."""

    def __init__(self, log: pd.DataFrame) -> None:
        """Find them.

        Args:
            log: An event log; of one that does not say how elements came by their names
                nothing is known.
        """
        self._words: dict[str, str] = {}
        if not {UI_NAME_SOURCE, UI_ELEMENT_TYPE} <= set(log.columns):
            return
        alike: dict[tuple[str, str], list[str]] = {}
        rows = log[log[UI_NAME_SOURCE] == NAMELESS]
        known = rows[[ACTIVITY, UI_ELEMENT_TYPE]].drop_duplicates()
        for label, kind in known.itertuples(index=False):
            found = _PHRASE.search(str(label))
            if found is None:
                continue
            page = _PAGE.search(found[0])
            key = (_noun(found[0], str(kind)), page[1] if page else "")
            if found[0] not in alike.setdefault(key, []):
                alike[key].append(found[0])
        for (noun, where), phrases in alike.items():
            for number, phrase in enumerate(phrases, start=1):
                self._words[phrase] = _told(noun, where, number, len(phrases))
        longest = sorted(self._words, key=len, reverse=True)
        self._any = re.compile("|".join(map(re.escape, longest)))

    def __bool__(self) -> bool:
        """Return whether there is any."""
        return bool(self._words)

    def write(self, text: str) -> str:
        """Write a text with plain words for each element without a name in it.

        Examples:
            >>> import pandas as pd
            >>> label = "Click unnamed button 2/3/1 (21f5) in #main on '/orders/{id}'"
            >>> names = PlainNames(pd.DataFrame({
            ...     "concept:name": [label],
            ...     "ui:element_type": ["button"],
            ...     "ui:name_source": ["nameless"],
            ... }))
            >>> names.write(f"Most time goes to “{label}”.")
            'Most time goes to “Click a button without a name on the page /orders/{id}”.'
        """
        if not self._words:
            return text
        return self._any.sub(lambda found: self._words[found[0]], text)


def _noun(phrase: str, kind: str) -> str:
    words = phrase.removeprefix("an ").removeprefix("unnamed ")
    return kind if words.startswith(kind) else words.partition(" ")[0]


def _told(noun: str, page: str, number: int, of: int) -> str:
    """Say what it is and where, and which of several.

    Examples:
        >>> _told("icon", "", 2, 3), _told("field", "/new", 1, 2)
        ('an icon without a name (2 of 3)', 'a field without a name (1 of 2 on the page /new)')
    """
    article = "an" if noun[:1] in "aeiou" else "a"
    where = f"on the page {page}" if page else ""
    which = f"{number} of {of}" if of > 1 else ""
    if which:
        where = f"({which} {where})" if where else f"({which})"
    return " ".join(filter(None, (article, noun, "without a name", where)))
