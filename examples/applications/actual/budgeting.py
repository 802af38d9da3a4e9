"""How people find money for something new in the budget."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.actual.places import (
    ENTRIES,
    MENU,
    go_to,
    open_page,
    suggested,
    wait_for_start,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_TABLE = "[data-testid=budget-table]"
_POPUP = "form:has(button:text-is('Transfer'))"
_BOX = "in the box that opened"


def provide(hands: Hands, values: Values) -> bool:
    """Add the category, and put the money together that it needs."""
    _open_budget(hands, values)
    _add_category(hands, values["group"], values["category"])
    hands.page.locator(_row(values["category"])).first.wait_for()
    if hands.person.order == "up":  # puts both figures right by hand
        _budget(hands, values["source"], values["rest"])
        _budget(hands, values["category"], values["sum"])
    else:
        _budget(hands, values["category"], values["amount"])
        _transfer(hands, values)
    _wait_for_sum(hands, values)
    if hands.person.looks_around:  # makes sure that it is kept
        hands.click("Sync", "button", "at the top", "button[aria-label=Sync]")
    return True


def find_it_there(hands: Hands, values: Values) -> bool:
    """Give the new category a name that another one has, and give up."""
    _open_budget(hands, values)
    _add_category(hands, values["group"], values["other"])
    hands.page.get_by_text("already exists in group").first.wait_for()
    return False


def _open_budget(hands: Hands, values: Values) -> None:
    wait_for_start(hands)
    if hands.person.hand == "keyboard":
        go_to(hands, "/budget", _group(values["group"]))
    else:
        open_page(hands, "Budget", _group(values["group"]))
    if hands.person.detours:
        with hands.detour():
            _open_menu(hands, values["elsewhere"])
            hands.press("Escape", "closes the menu")
            hands.page.locator(ENTRIES).first.wait_for(state="detached")


def _add_category(hands: Hands, group: str, name: str) -> None:
    _open_menu(hands, group)
    hands.click(
        "Add category",
        "menu",
        MENU,
        f"{ENTRIES}:has-text('Add category')",
        shows="input[placeholder='New category name']",
    )
    hands.type_on("Category", f'in the new line below "{group}"', name)
    hands.press("Enter", "takes the name")


def _open_menu(hands: Hands, group: str) -> None:
    """Bring up the arrow beside a group's name, and click on it."""
    hands.page.locator(_group(group)).first.hover()
    hands.click(
        "arrow",
        "icon",
        f'beside "{group}"',
        f"{_group(group)} >> xpath=following::button[1]",
        shows=f"{ENTRIES}:has-text('Add category')",
    )


def _budget(hands: Hands, category: str, amount: str) -> None:
    hands.write(
        Field(
            name="Budgeted",
            location=f'in the line "{category}"',
            value=amount,
            selector=f"{_row(category)} [data-testid=budget]",
        )
    )
    if hands.person.enter_sends:
        hands.press("Enter", "takes the amount")


def _transfer(hands: Hands, values: Values) -> None:
    """Transfer money out of the other category's balance."""
    hands.click(
        "Balance",
        "link",
        f'in the line "{values["source"]}"',
        f"{_row(values['source'])} [data-testid=balance] [data-testid*=leftover]",
        shows=f"{ENTRIES}:has-text('Transfer to another category')",
    )
    hands.click(
        "Transfer to another category",
        "menu",
        MENU,
        f"{ENTRIES}:has-text('Transfer to another category')",
        shows=f"{_POPUP} input",
    )
    hands.write(
        Field(
            name="Transfer this amount",
            location=_BOX,
            value=values["moved"],
            selector=f"{_POPUP} input",
        )
    )
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes it back
        hands.pick(_to(values["other"]))
    hands.pick(_to(values["category"]))
    hands.click("Transfer", "button", _BOX, f"{_POPUP} button:text-is('Transfer')")
    hands.page.locator(_POPUP).wait_for(state="detached")


def _to(category: str) -> Field:
    return suggested("To", _BOX, category, f"{_POPUP} [role=combobox] input")


def _wait_for_sum(hands: Hands, values: Values) -> None:
    shown = (
        f"{_row(values['category'])} [data-testid=budget]:has-text('{values['sum']}')"
    )
    hands.page.locator(shown).first.wait_for()


def _group(name: str) -> str:
    return f"{_TABLE} [draggable=true] span div:text-is('{name}')"


def _row(category: str) -> str:
    return f"{_TABLE} [data-testid=row]:has([data-testid=category-name]:text-is('{category}'))"
