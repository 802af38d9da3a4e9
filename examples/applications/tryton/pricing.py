"""How people put down what suppliers wrote about an article."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.tryton.places import (
    close_menu,
    close_tab,
    filter_by,
    open_from_menu,
    open_list,
    open_row,
    open_tab,
    pick,
    save,
    search,
    settle,
    show_list,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ANOTHER = "Fender, white, 60 cm"
_PRICE = "#tabcontent input[name=list_price]"
_CATEGORY = ".form-many2many input[name=categories]"
_HEADING = "in the heading of the table"
_TABLE = 'in the table below "Categories"'


def price(hands: Hands, values: Values) -> bool:
    """Find the article, put everything down, save it and look at the list."""
    _open_article(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [_price, _category, _time]
    if hands.person.order == "up":
        parts = [_time, _to_general, _category, _price]
    elif hands.person.hand == "keyboard":
        parts = [_category, _price, _time]
    for part in parts:
        part(hands, values)
    if hands.person.detours:
        open_tab(hands, "General")
        hands.read(
            'the field "List Price"',
            hands.page.locator(_PRICE).filter(visible=True).first.input_value(),
            expected=f"{values['price']}00",
        )
    save(hands)
    show_list(hands)
    return True


def leave_unsaved(hands: Hands, values: Values) -> bool:
    """Change the price, close the tab, and do not want it saved."""
    _open_article(hands, values)
    _price(hands, values)
    close_tab(hands, "Products", shows=".modal-dialog button:text-is('No')")
    hands.click(
        "No",
        "button",
        "in the question that comes up",
        ".modal-dialog button:text-is('No')",
    )
    hands.page.locator("#tablist li").wait_for(state="detached")
    return False


def _open_article(hands: Hands, values: Values) -> None:
    """Come to the article, each person another way."""
    if hands.person.detours:
        with hands.detour():
            open_from_menu(hands, "Products", "Categories")
            close_tab(hands, "Categories")
        open_from_menu(hands, "Products", "Products")
        close_menu(hands)
    else:
        open_list(hands, "Products", "Products")
    if hands.person.id == "p05":
        filter_by(hands, "Code", values["code"], _ANOTHER)
    elif hands.person.hand == "keyboard":
        search(hands, values["code"], _ANOTHER)
    elif hands.person.searches:
        search(hands, values["letters"], _ANOTHER)
    open_row(hands, values["article"], shows=_PRICE)


def _price(hands: Hands, values: Values) -> None:
    hands.write(
        Field(
            name="List Price",
            location="in the form",
            value=values["price"],
            selector=_PRICE,
            opens=True,
        )
    )
    settle(hands)


def _category(hands: Hands, values: Values) -> None:
    """Add the category; who takes the wrong one takes it off again."""
    if hands.person.id == "p03":
        pick(
            hands,
            "Categories",
            values["other"],
            _CATEGORY,
            _HEADING,
        )
        row = f".form-many2many tr:has(.column-char:text-is('{values['other']}'))"
        hands.click(
            values["other"],
            "checkbox",
            _TABLE,
            f"{row} .selection-state input",
            record=True,
        )
        hands.click(
            "Remove",
            "icon",
            'in the heading "Categories"',
            ".form-many2many button[title=Remove]:enabled",
        )
        settle(hands)
    pick(
        hands,
        "Categories",
        values["category"],
        _CATEGORY,
        _HEADING,
    )


def _time(hands: Hands, values: Values) -> None:
    open_tab(hands, "Customers")
    hands.write(
        Field(
            name="Lead Time",
            location="in the form",
            value=values["time"],
            selector="#tabcontent input[name=lead_time]",
            opens=True,
        )
    )
    settle(hands)


def _to_general(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    open_tab(hands, "General")
