"""Values of a source that are of the type expected, or nothing.

JSON and pickles hold anything in any place: a text for a number, a number that no
`float` holds, null for an object. What is none of what was expected is no value here;
whoever asks keeps it elsewhere or says so.
"""

from __future__ import annotations

import math
from typing import Any, Final

_LARGEST_WHOLE: Final = 2**53
"""Up to here every whole number is a `float` of its own, as in JSON."""


def as_number(value: object) -> float | None:
    """Return a finite number; None for what is none or too large for a `float`.

    Examples:
        >>> as_number(3), as_number(10**400), as_number(float("nan")), as_number(True)
        (3.0, None, None, None)
    """
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    try:
        number = float(value)
    except OverflowError:
        return None
    return number if math.isfinite(number) else None


def as_whole(value: object) -> int | None:
    """Return a whole number; None for what is none or larger than any count.

    Examples:
        >>> as_whole(3), as_whole(-(10**20)), as_whole("3"), as_whole(False)
        (3, None, None, None)
    """
    if isinstance(value, bool) or not isinstance(value, int):
        return None
    return value if abs(value) <= _LARGEST_WHOLE else None


def as_numbers(values: object) -> tuple[float, ...] | None:
    """Return a list of numbers; None for what is none, or holds anything else.

    Examples:
        >>> as_numbers([1, 2.5]), as_numbers([1, "2"]), as_numbers(7)
        ((1.0, 2.5), None, None)
    """
    if not isinstance(values, (list, tuple)):
        return None
    found = [number for value in values if (number := as_number(value)) is not None]
    return tuple(found) if len(found) == len(values) else None


def as_mapping(value: object) -> dict[Any, Any]:
    """Return an object of JSON; an empty one for anything else.

    Examples:
        >>> as_mapping({"a": 1}), as_mapping([1]), as_mapping(None)
        ({'a': 1}, {}, {})
    """
    return value if isinstance(value, dict) else {}


def as_list(value: object) -> list[Any]:
    """Return a list; an empty one for anything else.

    Examples:
        >>> as_list([1]), as_list({"a": 1}), as_list(1.5)
        ([1], [], [])
    """
    return value if isinstance(value, list) else []
