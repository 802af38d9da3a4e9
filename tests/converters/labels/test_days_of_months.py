"""Which month a day of a calendar is of."""

from __future__ import annotations

import pytest

from wb2pm.converters.labels.elements.calendar_days import has_days, part_with_days
from wb2pm.converters.labels.elements.offered import Offered
from wb2pm.converters.pages.listed import ListedElement, ListedPage
from wb2pm.events import Box


def page_of(*headings: str) -> ListedPage:
    """Show months one under the other, each from the 30th before to the 2nd after."""
    page, seen = ListedPage(), []
    for month, heading in enumerate(headings):
        top = 400.0 * month

        def add(tag: str, text: str, x: float, y: float, path: str) -> None:
            box = Box(x=x, y=y, width=30, height=20, space="screen")
            one = ListedElement(page, tag=tag, text=text, path=path, box=box)
            seen.append(one)

        add("p", heading, 0, top, f"/html/body/div[{month + 1}]/p")
        days = [30, *range(1, 31), 1, 2]
        for at, day in enumerate(days):
            row, column = divmod(at, 7)
            path = f"/html/body/div[{month + 1}]/table/tr[{row + 1}]/td[{column + 1}]"
            add("td", str(day), 40.0 * column, top + 30 * (row + 1), path)
    page.fill(seen)
    return page


@pytest.mark.parametrize(
    ("at", "date"),
    [(0, "30"), (1, "1 November 2026"), (30, "30 November 2026"), (31, "1"), (32, "2")],
)
def test_a_day_beside_a_month_is_not_said_to_be_of_it(at: int, date: str) -> None:
    """Calendars fill up their first and last week with days of other months."""
    page = page_of("November 2026")
    day = [one for one in page.elements() if one.tag == "td"][at]

    assert Offered(day, page).date == date


def test_of_several_months_each_day_has_the_nearest() -> None:
    """Whose days they are is told by where the heading stands."""
    page = page_of("November 2026", "December 2026")
    first, *_, last = (one for one in page.elements() if one.tag == "td")

    assert Offered(last, page).date != Offered(first, page).date


def test_the_days_of_a_month_stand_in_one_part_of_the_page() -> None:
    """A week alone is none, nor what stands beside the month."""
    page = page_of("November 2026")
    table = "/html/body/div[1]/table"

    assert part_with_days(f"{table}/tr[3]/td[2]", page) == table
    assert part_with_days("//*[@id='title']/button[2]", page) is None
    assert has_days(table, page)
    assert not has_days(f"{table}/tr[3]", page)
