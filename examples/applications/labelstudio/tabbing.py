"""How people make a tab of letters for a colleague."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.labelstudio.places import (
    ABOVE,
    ENTRY,
    NUMBER,
    ROW,
    begin_filter,
    button,
    close_filters,
    filter_column,
    filter_operator,
    filter_value,
    go_to,
    look_into_another,
    open_project,
    open_recent,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_TAB = "on the tab"
_ACTIVE = ".lsf-tabs-dm__item_active"
_OPTIONS = f"{_ACTIVE} button[aria-label='Tab options']"
_PLUS = "button[aria-label='Open New Tab']"
_COLUMNS = 'in the list "Columns"'


def make_tab(hands: Hands, values: Values) -> bool:
    """Open a tab, name it, and let it show what is wanted."""
    _begin(hands)
    parts: list[Callable[[Hands, Values], None]] = [
        _name, _columns, _which, _order, _close_together,
    ]  # fmt: skip
    if hands.person.order == "up":
        parts = [_close_together, _order, _which, _columns, _name]
    elif hands.person.hand == "keyboard":
        parts = [_name, _which, _order, _columns, _close_together]
    elif hands.person.looks_around:
        parts = [_which, _name, _order, _close_together, _columns]
    for part in parts:
        part(hands, values)
    return True


def find_nothing(hands: Hands, values: Values) -> bool:
    """Mistype what is looked for, see no letter, and close the tab."""
    _begin(hands)
    _name(hands, values)
    begin_filter(hands)
    filter_column(hands, values["column"])
    filter_value(hands, values["wrong"], 0)
    close_filters(hands)
    _take_option(hands, "Close")
    hands.page.locator(_PLUS).wait_for()
    return False


def _begin(hands: Hands) -> None:
    """Open the project, and a tab in it."""
    if hands.person.detours:
        look_into_another(hands, "Survey on the new timetable")
    if hands.person.hand == "keyboard":
        go_to(hands, f"/projects/{NUMBER}/data", ROW)
    elif hands.person.order == "up":
        open_recent(hands)
    else:
        open_project(hands)
    if hands.person.order == "up":
        _take_option(hands, "Duplicate")
    else:
        hands.click("Open New Tab", "icon", "beside the tabs", _PLUS)
    hands.page.locator("[role=tab] >> nth=1").wait_for()
    hands.page.locator(f"{_ACTIVE}:not(:has-text('Default'))").or_(
        hands.page.locator(f"{_ACTIVE}:has-text('copy')")
    ).first.wait_for()
    hands.page.locator(ROW).first.wait_for()


def _take_option(hands: Hands, name: str) -> None:
    hands.hover("the tab", _ACTIVE)
    hands.click("Tab options", "icon", _TAB, _OPTIONS, shows=ENTRY)
    hands.click(name, "menu", "in the menu that opened", f"{ENTRY}:text-is('{name}')")


def _name(hands: Hands, values: Values) -> None:
    _take_option(hands, "Rename")
    hands.write(
        Field(
            name="Tab name",
            location=_TAB,
            value=values["name"],
            selector=f"{_ACTIVE} input",
        )
    )
    hands.press("Enter", "keeps the name")
    hands.page.locator(f"{_ACTIVE}:has-text('{values['name']}')").wait_for()


def _columns(hands: Hands, values: Values) -> None:
    """Take two columns out."""
    first, second = values["first"], values["second"]
    if hands.person.order == "up":
        first, second = second, first
    hands.click(
        "Columns", "button", ABOVE, button("Columns"), shows=f"{ENTRY}:has-text('ID')"
    )
    for name in (first, second):
        hands.click(
            name, "checkbox", _COLUMNS, f"{ENTRY} label:has(span:text-is('{name}'))"
        )
    hands.click("Columns", "button", ABOVE, button("Columns"))
    hands.page.locator(ENTRY).first.wait_for(state="hidden")


def _which(hands: Hands, values: Values) -> None:
    """Say which letters are to be shown."""
    begin_filter(hands)
    filter_column(hands, values["column"])
    if values["operator"] != "contains":  # that is there from the beginning
        filter_operator(hands, values["operator"])
    if hands.person.id == "p03":  # sees that nothing is left
        filter_value(hands, values["wrong"], 0)
    filter_value(hands, values["value"], int(values["left"]))
    close_filters(hands)


def _order(hands: Hands, values: Values) -> None:
    """Sort, and the other way round."""
    hands.choose(
        Field(
            name="Order by",
            location=ABOVE,
            value=values["order"],
            selector=button("Order by"),
            kind="dropdown",
            options=ENTRY,
            letters="",
        )
    )
    down = "Sort descending"
    hands.click(down, "icon", ABOVE, f"button[aria-label='{down}']:not(:disabled)")
    hands.page.locator(ROW).first.wait_for()


def _close_together(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part like others)
    hands.click(
        "Compact density", "icon", "at the right above the table",
        "[data-testid=density-compact]",
    )  # fmt: skip
