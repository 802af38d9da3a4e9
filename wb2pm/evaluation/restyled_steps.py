"""Procedures that say the same in other lines: what a judge of them must not mind.

A share that was judged of a procedure holds as well where two of its lines are written
as one, or where names stand without quotes and kinds. So a judge can be fitted on such
texts with the share that was judged of the original.
"""

from __future__ import annotations

import re
from functools import cache

from wb2pm.vocabulary.language import language
from wb2pm.vocabulary.phrases import one_of

_TOGETHER = 2
_QUOTES = re.compile("[\"\u201c\u201d\u2018]|(?<!\\w)'|'(?!\\w)")


def merge_lines(lines: list[str], together: int = _TOGETHER) -> list[str]:
    """Write neighbouring steps as one.

    Examples:
        >>> merge_lines(["Click A.", "Type b.", "Click C."])
        ['Click A, type b.', 'Click C.']
    """
    groups = [lines[at : at + together] for at in range(0, len(lines), together)]
    return [_joined(group) for group in groups]


def plain_lines(lines: list[str]) -> list[str]:
    """Write steps without quotes and kinds of elements.

    Examples:
        >>> plain_lines(['Click on the "Save" button.'])
        ['Click on the Save.']
    """
    return [
        " ".join(_kinds().sub("", _QUOTES.sub("", line)).split()).replace(" .", ".")
        or line
        for line in lines
    ]


def _joined(lines: list[str]) -> str:
    first, *others = lines
    more = [line[:1].lower() + line[1:] for line in others]
    return ", ".join([first.rstrip(" ."), *(m.rstrip(" .") for m in more)]) + "."


@cache
def _kinds() -> re.Pattern[str]:
    kinds = one_of(language("en").kind_of)
    return re.compile(rf"\b(?:{kinds})\b(?!\w)", re.IGNORECASE)
