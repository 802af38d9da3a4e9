"""Suggestions that mark what was typed, and calendars whose sign stands in a box of its own."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.converters.labels.views import Shown, click, shown, steps
from wb2pm import columns
from wb2pm.events import UIEvent

FIELD = "//*[@id='account']"
ITEM = "//form/span/div/p"
MARK = f"{ITEM}/strong"


def _view(holds: str = "", *, is_open: bool = False) -> list[Shown]:
    """Show a field, and what is offered for a part of a name."""
    field = shown("input", 100, 20, width=300, path=FIELD, placeholder="Account")
    items = [
        shown("p", 100, 50, "films:rental", 300, path=ITEM),
        shown("strong", 100, 50, "films:", 40, path=MARK),
    ]
    return [field | {"value": holds}, *(items if is_open else [])]


def _typed(at: int, *, is_open: bool = False) -> UIEvent:
    event = click(_view(is_open=is_open), FIELD, at)
    return replace(event, action="type", raw_action="type", value="films:")


def _key(at: int, holds: str, *, is_open: bool) -> UIEvent:
    event = click(_view(holds, is_open=is_open), FIELD, at)
    field = event.target and replace(event.target, value=holds)
    return replace(event, action="press", raw_action="press", value="Tab", target=field)


def test_a_click_on_the_marked_words_of_a_suggestion_chooses_all_of_it() -> None:
    """What was searched for is a part of the text."""
    chosen = click(_view("films:", is_open=True), MARK, 1)
    told = {columns.UI_OPENER_ID: FIELD, columns.UI_LAYER: "painted"}
    chosen = replace(chosen, attributes=told)

    first, *_ = steps(_typed(0), chosen, click(_view("films:rental"), FIELD, 2))

    assert (first.label, first.value) == ("Select 'Account'", "films:rental")


@pytest.mark.parametrize(
    ("then", "stood", "label", "value"),
    [
        ("films:rental", False, "Select 'Account'", "films:rental"),
        ("films:hire", False, "Enter 'Account'", "films:"),
        ("films:rental", True, "Enter 'Account'", "films:"),
    ],
    ids=["as it was offered", "something else", "as it stood there anyway"],
)
def test_a_key_that_writes_out_what_a_page_offers_chooses_it(
    then: str, stood: bool, label: str, value: str
) -> None:
    """The focus may stay in the field, and no role says that there are options."""
    first, *_ = steps(
        _typed(0, is_open=stood),
        _key(1, "films:", is_open=True),
        _key(2, then, is_open=False),
    )

    assert (first.label, first.value) == (label, value)


def _calendar(gap: int) -> list[str]:
    """Open a calendar with a sign so far behind a field, and choose a day in it."""
    sign, days = "//*[@id='since']/div/span", "/html/body/div[3]/table/tr/td[{}]"
    field = shown("input", 100, 20, width=150, path="//*[@id='day']", label="Since")
    mark = shown("span", 250 + gap, 20, "", 14, path=sign)
    month = [
        shown("td", 100 + 20 * (n % 7), 60 + 20 * (n // 7), str(n), path=days.format(n))
        for n in range(1, 31)
    ]
    opened = click([field, mark], sign, 0)
    day = click([field, mark, *month], days.format(19), 1)
    told = {columns.UI_OPENER_ID: sign, columns.UI_LAYER: "painted"}
    day = replace(day, attributes=told)
    return [
        one.label for one in steps(opened, day, click([field], "//*[@id='day']", 2))
    ]


@pytest.mark.parametrize(("gap", "label"), [(12, "Select 'Since'"), (60, None)])
def test_a_sign_in_a_box_behind_a_field_opens_its_calendar(
    gap: int, label: str | None
) -> None:
    """A page may list the sign only while the pointer meets it."""
    assert (_calendar(gap)[0] == "Select 'Since'") == (label is not None)
