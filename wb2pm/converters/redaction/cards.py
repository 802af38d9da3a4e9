"""Card numbers in text: length, prefix and check digit.

After ISO/IEC 7812-1 (check digit, annex B) and the networks' published prefixes.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wb2pm.converters.redaction.spans import MASKS, Span

if TYPE_CHECKING:
    from collections.abc import Iterator

_BETWEEN = r"(?:[ \-\u00a0+]|%20)"  # as typed, and as addresses write it
_DIGIT_GROUPS = re.compile(
    rf"(?:(?<![^\W_])(?<![.%])|(?<=%20))\d+(?:{_BETWEEN}\d+)*(?![^\W_])"
)
_GROUP = re.compile(r"(?<=%20)\d+|(?<![%\d])\d+")
_CARD_PREFIXES: tuple[tuple[re.Pattern[str], frozenset[int]], ...] = (
    (re.compile(r"4"), frozenset({16, 19})),
    (
        re.compile(r"5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720"),
        frozenset({16}),
    ),
    (re.compile(r"3[47]"), frozenset({15})),
    (re.compile(r"6011|65|64[4-9]"), frozenset({16, 19})),
    (re.compile(r"3(?:0[0-5]|095|[689])"), frozenset({14, 16, 19})),
    (re.compile(r"35(?:2[89]|[3-8])"), frozenset({16})),
    (re.compile(r"220[0-4]"), frozenset({16, 17, 18, 19})),
    (re.compile(r"62"), frozenset({16, 17, 18, 19})),
    (re.compile(r"50|5[6-9]|6[37-9]"), frozenset({16, 18, 19})),
)
_CARD_LENGTHS = range(14, 20)
_MOST_GROUPS = 5


def passes_luhn(digits: str) -> bool:
    """Check the last digit of a card number (ISO/IEC 7812-1, annex B).

    Examples:
        >>> passes_luhn("4111111111111111"), passes_luhn("4111111111111112")
        (True, False)
    """
    total = 0
    for place, digit in enumerate(reversed(digits)):
        number = int(digit)
        if place % 2:
            number = number * 2 - 9 * (number > 4)  # noqa: PLR2004 (two digits from 5 on)
        total += number
    return total % 10 == 0


def card_spans(text: str) -> Iterator[Span]:
    """Find card numbers, written in one or in groups.

    Examples:
        >>> [tuple(span[:3]) for span in card_spans("4111 1111 1111 1111 12/29")]
        [(0, 19, 'card')]
    """
    for match in _DIGIT_GROUPS.finditer(text):
        if match.end() - match.start() < min(_CARD_LENGTHS):
            continue
        groups = [g.span() for g in _GROUP.finditer(text, *match.span())]
        for first in range(len(groups)):
            for last in range(first, min(first + _MOST_GROUPS, len(groups))):
                chosen = groups[first : last + 1]
                digits = "".join(text[start:end] for start, end in chosen)
                if _are_card_groups(chosen) and _is_card(digits):
                    begin, end = chosen[0][0], chosen[-1][1]
                    yield Span(begin, end, "card", known=True, mask=MASKS["card"])


def _are_card_groups(groups: list[tuple[int, int]]) -> bool:
    """Tell a card number written in groups from numbers in a row."""
    sizes = [end - start for start, end in groups]
    return len(sizes) == 1 or (
        sizes[0] == 4 and all(3 <= size <= 6 for size in sizes[1:])  # noqa: PLR2004 (as printed on cards: 4-4-4-4, 4-6-5)
    )


def _is_card(digits: str) -> bool:
    return (
        len(digits) in _CARD_LENGTHS
        and any(
            len(digits) in lengths and prefix.match(digits)
            for prefix, lengths in _CARD_PREFIXES
        )
        and passes_luhn(digits)
    )
