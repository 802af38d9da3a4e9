"""Which values the case of a demonstration has in place of those of a procedure's."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from typing import Final

from wb2pm.discovery.conformance.procedure.name_similarity import fold

_QUOTE: Final = re.compile(r'"([^"]*)"|\u201c([^\u201d]*)\u201d|(\w[\w\-./@]*)')


def instance_values(title: str, intent: str) -> dict[str, str]:
    """Find which values of a procedure's title another intent replaces.

    A procedure is written for one case ("Reassign issue 28 to smensah") and the
    demonstration may be of another ("Reassign issue 16 to rkaur").

    Returns:
        Folded value -> value that stands in its place; empty when the two
        sentences do not have the same frame (less than half of the words).

    Examples:
        >>> instance_values("Reassign issue 28 to smensah", "Reassign issue 16 to rkaur")
        {'28': '16', 'smensah': 'rkaur'}
    """
    ours = [next(filter(None, m)) for m in _QUOTE.findall(title) if any(m)]
    theirs = [next(filter(None, m)) for m in _QUOTE.findall(intent) if any(m)]
    matcher = SequenceMatcher(
        a=[fold(word) for word in ours],
        b=[fold(word) for word in theirs],
        autojunk=False,
    )
    if matcher.ratio() < 0.5:  # noqa: PLR2004 (half of the words, as documented)
        return {}
    return {
        fold(" ".join(ours[a:b])): " ".join(theirs[c:d])
        for tag, a, b, c, d in matcher.get_opcodes()
        if tag == "replace"
    }
