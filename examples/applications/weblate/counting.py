"""How people count what somebody translated, and label what is in doubt."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import TYPE_CHECKING

from examples.applications.weblate.places import (
    choose,
    go,
    open_entry,
    open_project,
    path,
    press,
    settle,
    text_field,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_COUNTS = "#reports form[action^='/counts/']"
_CREDITS = "#reports form[action^='/credits/']"
_COUNTED = 'in the box "Contributor stats"'
_CREDITED = 'in the box "Credits"'
_CALENDAR = ".daterangepicker"
_BULK = "#bulk-edit"
_BOX = 'in the box "Bulk edit"'
_HEADING = "Source words total"


def count(hands: Hands, values: Values) -> bool:
    """Read how many words there are, and label what is marked for edit."""
    _open_reports(hands, values)
    parts = [_format, _period, _language]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    hands.look_around("checks what is chosen")
    press(hands, "Generate", _COUNTED, f"{_COUNTS} input[type=submit]")
    headings = hands.page.locator("tr th").all_inner_texts()
    row = hands.page.locator(f"tr:has(td:text-is('{values['name']}')) td")
    words = row.all_inner_texts()[headings.index(_HEADING)].strip()
    where = f'the line of {values["name"]}, below "{_HEADING}"'
    hands.read(where, words, expected=values["words"])
    _label(hands, values)
    return True


def count_nobody(hands: Hands, values: Values) -> bool:
    """Fill in the box beside it, get names without numbers, and give up."""
    _open_reports(hands, values)
    choose(hands, "Report format", "HTML", f"{_CREDITS} #id_style", _CREDITED)
    _choose_days(hands, values, _CREDITS, _CREDITED)
    press(hands, "Generate", _CREDITED, f"{_CREDITS} input[type=submit]")
    hands.back()
    return False


def _open_reports(hands: Hands, values: Values) -> None:
    """Come to the reports, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, f"/projects/{path(values, component=False)}/#reports")
        return
    open_project(hands, values["project"])
    if hands.person.detours:
        with hands.detour():
            open_entry(hands, "Insights", "History", shows="#history")
            hands.look_around("looks whether the words are counted there")
    open_entry(hands, "Insights", "Translation reports", shows=_COUNTS)


def _format(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    choose(hands, "Report format", "HTML", f"{_COUNTS} #id_style", _COUNTED)


def _period(hands: Hands, values: Values) -> None:
    """Choose the days in the calendar, or type them."""
    if hands.person.hand != "keyboard" and hands.person.order != "up":
        _choose_days(hands, values, _COUNTS, _COUNTED)
        return
    period = Field(
        name="Report period",
        location=_COUNTED,
        value=f"{values['first']} - {values['last']}",
        selector=f"{_COUNTS} #id_period",
        opens=True,
    )
    hands.write(period)
    _check(hands, values, _COUNTS)


def _choose_days(hands: Hands, values: Values, form: str, place: str) -> None:
    """Turn back to the month, click on its first and last day, and apply that."""
    day = datetime.strptime(values["first"], "%m/%d/%Y").replace(tzinfo=timezone.utc)
    today = datetime.now(timezone.utc)
    months = (today.year - day.year) * 12 + today.month - day.month
    days = f"{_CALENDAR} .left td.available:not(.off)"
    hands.choose_through(
        Field(
            name="Report period",
            location=place,
            value=f"{values['first']} - {values['last']}",
            selector=f"{form} #id_period",
        ),
        [
            *[f"{_CALENDAR} .left th.prev"] * months,
            f"{days}:text-is('1')",
            f"{days}:text-is('{values['last'][3:5]}')",
        ],
    )
    hands.click(
        "Apply", "button", "at the bottom of the calendar", f"{_CALENDAR} .applyBtn"
    )
    _check(hands, values, form)


def _check(hands: Hands, values: Values, form: str) -> None:
    """Make sure that the days are there and the calendar is not."""
    hands.page.wait_for_timeout(300)
    held = hands.page.input_value(f"{form} #id_period")
    if held != f"{values['first']} - {values['last']}":
        raise RuntimeError(f"{held} is there, not {values['first']} and so on")
    if hands.page.locator(_CALENDAR).filter(visible=True).count():
        raise RuntimeError("the calendar is still there")


def _language(hands: Hands, values: Values) -> None:
    """Choose the language; who takes the wrong one sees it and chooses again."""
    field = f"{_COUNTS} #id_language"
    if hands.person.id == "p03":
        choose(hands, "Language", values["other"], field, _COUNTED)
    choose(hands, "Language", values["language"], field, _COUNTED)


def _label(hands: Hands, values: Values) -> None:
    """Give what is marked for edit the label that was agreed on."""
    hands.back()
    settle(hands)
    open_entry(hands, "Operations", "Bulk edit", shows=f"{_BULK} #id_bulk_q")
    if hands.person.hand == "keyboard":
        query = text_field("Query", "state:needs-editing", f"{_BULK} #id_bulk_q", _BOX)
        hands.write(query)
    else:
        _filter(hands)
    hands.page.wait_for_timeout(1200)  # what it finds is shown below
    hands.click(
        values["label"],
        "checkbox",
        'below "Labels to add"',
        f"#div_id_bulk_add_labels label:has-text('{values['label']}')",
    )
    hands.look_around("checks that nothing else is changed")
    button = f"{_BULK} input[type=submit]"
    press(hands, "Apply", _BOX, button, tells="Bulk edit completed")


def _filter(hands: Hands) -> None:
    """Take one of the ready filters from their menu."""
    menu = f"{_BULK} .query-field"
    entry = f"{menu} a.dropdown-item:has(.title:text-is('Strings marked for edit'))"
    hands.click("Filters", "menu", _BOX, f"{menu} button.dropdown-toggle", shows=entry)
    hands.page.wait_for_timeout(300)
    hands.click("Strings marked for edit", "link", 'in the menu "Filters"', entry)
