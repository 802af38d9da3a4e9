"""The days of a month, as a calendar that a page draws shows them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import folded

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.converters.pages.page import Page, PageElement

FEWEST_DAYS: Final = 20
"""Days that are seen of a month, at least."""
_DAY: Final = re.compile(r"0?[1-9]|[12]\d|3[01]")
_MONTH: Final = re.compile(r"\D{0,20}(?:19|20)\d\d\D{0,20}")
"""A text above the days that has nothing but a year and words, as a month has."""
_WORD: Final = re.compile(r"[^\W\d_]{1,20}\.?")
_YEAR: Final = 4
"""Digits of a year."""
_UP: Final = 5
"""How far above what turns the pages the part of the calendar is that has the days."""


def is_day(text: str | None) -> bool:
    """Return whether a text is the number of a day.

    Examples:
        >>> is_day(" 31 "), is_day("32"), is_day(None)
        (True, False, False)
    """
    return _DAY.fullmatch((text or "").strip()) is not None


def stands_with_days(path: str, page: Page) -> bool:
    """Return whether the days of a month stand in the part of a page around an element.

    Args:
        path: The element's path.
        page: The page.
    """
    return part_with_days(path, page) is not None


def part_with_days(path: str, page: Page) -> str | None:
    """Return the path of the smallest part around an element that has a month's days.

    Args:
        path: The element's path.
        page: The page.
    """
    days = _paths_of_days(page)
    part = path
    for _ in range(_UP):
        part = part.rpartition("/")[0]
        if part and _are_in(part, days):
            return part
    return None


def has_days(part: str, page: Page) -> bool:
    """Return whether the days of a month stand in a part of a page.

    Args:
        part: The path of the part.
        page: The page.
    """
    return _are_in(part, _paths_of_days(page))


def _are_in(part: str, days: Sequence[str]) -> bool:
    return sum(day.startswith(f"{part}/") for day in days) >= FEWEST_DAYS


def _paths_of_days(page: Page) -> list[str]:
    return [day for one in page.elements() if (day := one.path) and is_day(one.text)]


def months(page: Page) -> Iterator[tuple[int, PageElement]]:
    """List what a page says of months, each with its place among the page's elements.

    Args:
        page: The page.
    """
    for place, one in enumerate(page.elements()):
        if _MONTH.fullmatch(one.text or ""):
            yield place, one


def with_its_word(month: PageElement, page: Page) -> str:
    """Write a month with its year, which may be a text of its own beside it.

    Args:
        month: What says the year.
        page: Its page.
    """
    year, place = folded(month.text or ""), month.box
    if not year.isdecimal() or place is None:
        return year
    beside = [
        (-across, folded(one.text or ""))
        for one in page.elements()
        if one.box is not None
        and _WORD.fullmatch(one.text or "")
        and (laid := one.box.overlap(place))[1] >= place.height / 2
        and (across := laid[0]) >= -place.height
    ]
    return f"{min(beside)[1]} {year}" if beside else year


def date_told(title: str, day: str | None) -> str | None:
    """Return the title of a day in a calendar, if it says the day and the year.

    Args:
        title: Such as the tooltip of the day.
        day: Its number.

    Examples:
        >>> date_told("2026-12-07", "7"), date_told("Seventh of 12", "7")
        ('2026-12-07', None)
    """
    numbers = re.findall(r"\d+", title)
    has_year = any(len(number) == _YEAR for number in numbers)
    is_of_day = day is not None and day.isdecimal() and int(day) in map(int, numbers)
    return folded(title) if has_year and is_of_day else None
