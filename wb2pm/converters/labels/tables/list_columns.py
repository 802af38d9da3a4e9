"""What a list or calendar without a name is called in the tables of its values.

An application shows in columns what it has people choose in forms. Where a form says
nowhere what a list is for, the column that holds the same values does.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.converters.labels.elements.element_names import Name, tidy_name

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Page
    from wb2pm.events import UIEvent

_CELL = re.compile(
    r"(?P<table>.*)/(?P<part>thead|tbody)(?:\[\d+\])?/tr(?:\[\d+\])?"
    r"/t[dh](?:\[(?P<place>\d+)\])?(?P<inner>/.*)?"
)
_FEWEST = 2
"""One value may stand in many columns; two of one list rarely do."""
_WORD = re.compile(r"\d+|[^\W\d_]+")
_ORDINAL = re.compile(r"(?<=\d)[^\W\d_]+")
"""What follows a number in words, such as "24th"."""
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d{2}(?!\d)")


class _Column(NamedTuple):
    heading: str
    cells: frozenset[str]

    def offers(self, options: Collection[str]) -> bool:
        """Return whether most of what it shows is among some options."""
        known = sum(cell in options for cell in self.cells)
        return known >= _FEWEST and known * 2 >= len(self.cells)

    def shows(self, day: str) -> bool:
        """Return whether a cell shows a day, in whatever order and with a time."""
        words = set(_words(day))
        return len(words) > 1 and any(words <= set(_words(c)) for c in self.cells)

    def is_of_dates(self) -> bool:
        """Return whether most of what it shows are dates."""
        dates = sum(
            bool(_YEAR.search(c)) and len(_words(c)) > _FEWEST for c in self.cells
        )
        return dates * 2 > len(self.cells)


def name_by_column(
    options: Collection[str], event: UIEvent, context: PageContext
) -> Name | None:
    """Name a list after the only column of a table that shows its options.

    Args:
        options: What the list offers.
        event: The choice; the screens near it are asked, the nearest first.
        context: The pages around.
    """
    offered = {option.casefold() for option in options}
    return _only(_tables(event, context), lambda column: column.offers(offered))


def name_by_dates(day: str | None, event: UIEvent, context: PageContext) -> Name | None:
    """Name a calendar after the column that shows the day that was chosen.

    Where none does, it is the only column of dates in the list that holds the record.

    Args:
        day: The day, with its month and year.
        event: The choice; the screens near it are asked, the nearest first.
        context: The pages around.
    """
    tables = list(_tables(event, context))
    here = _place(event.screen_before.url if event.screen_before else None)
    lists = (one for one in tables if one[0] and here.startswith(one[0] + "/"))
    return _only(tables, lambda column: column.shows(day or "")) or _only(
        lists, _Column.is_of_dates
    )


def _only(
    tables: Iterable[tuple[str, Collection[_Column]]], is_it: Callable[[_Column], bool]
) -> Name | None:
    """Name the column of the first page on which only one is what is looked for."""
    for _, columns in tables:
        told = [column.heading for column in columns if is_it(column)]
        if len(told) == 1 and (name := tidy_name(told[0])):
            return Name(name, "column")
    return None


def _tables(
    event: UIEvent, context: PageContext
) -> Iterator[tuple[str, Collection[_Column]]]:
    """List the columns of the pages around an event, each with its address."""
    for screen in context.screens_near(event):
        page = context.whole(screen) or context.view(screen)
        if page is not None:
            yield _place(page.url), context.once(_columns, page)


def _place(url: str | None) -> str:
    return (url or "").partition("?")[0].rstrip("/")


def _columns(page: Page) -> tuple[_Column, ...]:
    """List the columns of the tables of a page that have a heading."""
    headings: dict[tuple[str, str], str] = {}
    cells: dict[tuple[str, str], set[str]] = {}
    for element in page.elements(*(("td", "th") if page.is_whole else ())):
        if (at := _CELL.fullmatch(element.path or "")) is None:
            continue
        lines = (" ".join(line.split()) for line in (element.text or "").splitlines())
        text = next(filter(None, lines), None)
        if text is None:
            continue
        place = at["table"], at["place"] or "1"
        if at["part"] == "thead":
            headings.setdefault(place, text)
        else:
            cells.setdefault(place, set()).add(text.casefold())
    return tuple(
        _Column(heading, frozenset(cells[place]))
        for place, heading in headings.items()
        if place in cells
    )


def _words(text: str) -> list[str]:
    return _WORD.findall(_ORDINAL.sub("", text.casefold()))
