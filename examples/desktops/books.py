"""How the two people begin a household's books in HomeBank, and one who gives up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.desktops.hands import wait_for_window, wait_until_gone
from examples.desktops.saving import save_by_keys, save_in_dialog

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from examples.desktops.hands import Hands

_BOOKS = "HomeBank"
_PAYEES, _ACCOUNTS, _NAMING = "Manage Payees", "Manage Accounts", "Account name"
_SAVING = "Save HomeBank file as"
_SHOP = ("payee", "name", "payee name", "new payee", "add")
_ACCOUNT = ("name", "account")
VALUES: dict[str, dict[str, str]] = {
    "p1": {"name": "house 2026", "shop": "Greengrocer Aigner", "account": "Household"},
    "p2": {"name": "flat 2026", "shop": "Bakery Moser", "account": "Flat"},
    "p3": {"name": "garden 2026", "shop": "Nursery Huber", "account": "Garden"},
}


def by_mouse(hands: Hands, given: Mapping[str, str]) -> None:
    """Through the menus, a window after the other."""
    _first_windows(hands, given)
    hands.click("Add", "button", ("push button", "Add"), window=_ACCOUNTS)
    wait_for_window(_NAMING)
    hands.type_on("Account name", "field", given["account"], also=_ACCOUNT)
    hands.click("OK", "button", ("push button", "OK"), window=_NAMING)
    wait_until_gone(_NAMING)
    hands.click("Close", "button", ("push button", "Close"), window=_ACCOUNTS)
    wait_until_gone(_ACCOUNTS)
    hands.click("File", "menu", ("menu", "File"), window=_BOOKS)
    hands.click("Save As...", "menu item", ("menu item", "Save As..."), window=_BOOKS)
    save_in_dialog(hands, given["name"], _SAVING)


def by_keys(hands: Hands, given: Mapping[str, str]) -> None:
    """By keys where there are any, else by the tool bar; the account first."""
    hands.press("alt+c", "Alt+C", "closes the welcome")
    wait_until_gone("Welcome")
    hands.click("Account", "button", ("push button", "Account"), window=_BOOKS)
    wait_for_window(_ACCOUNTS)
    hands.click("Add", "button", ("push button", "Add"), window=_ACCOUNTS)
    wait_for_window(_NAMING)
    hands.type_on("Account name", "field", given["account"], also=_ACCOUNT, slip="Fal")
    hands.press("Return", "Enter", "takes the name")
    wait_until_gone(_NAMING)
    hands.press("Escape", "Escape", "closes the accounts")
    wait_until_gone(_ACCOUNTS)
    hands.click("Payee", "button", ("push button", "Payee"), window=_BOOKS)
    wait_for_window(_PAYEES)
    _new_shop(hands, given["shop"])
    hands.press("Escape", "Escape", "closes the payees")
    wait_until_gone(_PAYEES)
    hands.press("ctrl+s", "Ctrl+S", "saves")
    save_by_keys(hands, given["name"], _SAVING)


def given_up(hands: Hands, given: Mapping[str, str]) -> None:
    """Like the first, but looks at the accounts only."""
    _first_windows(hands, given)
    hands.click("Close", "button", ("push button", "Close"), window=_ACCOUNTS)
    wait_until_gone(_ACCOUNTS)


def are_done(home: Path, given: Mapping[str, str]) -> bool:
    """Return whether the books are kept, with the shop and the account in them."""
    kept = next(home.rglob(f"{given['name']}.xhb")).read_text(encoding="utf-8")
    return given["shop"] in kept and given["account"] in kept


def _first_windows(hands: Hands, given: Mapping[str, str]) -> None:
    hands.click("Close", "button", ("push button", "Close"), window="Welcome")
    wait_until_gone("Welcome")
    hands.click("Manage", "menu", ("menu", "Manage"), window=_BOOKS)
    hands.click("Payees...", "menu item", ("menu item", "Payees..."), window=_BOOKS)
    wait_for_window(_PAYEES)
    _new_shop(hands, given["shop"])
    hands.click("Close", "button", ("push button", "Close"), window=_PAYEES)
    wait_until_gone(_PAYEES)
    hands.click("Manage", "menu", ("menu", "Manage"), window=_BOOKS)
    hands.click("Accounts...", "menu item", ("menu item", "Accounts..."), window=_BOOKS)
    wait_for_window(_ACCOUNTS)


def _new_shop(hands: Hands, name: str) -> None:
    hands.click("Add", "button", ("toggle button", "Add"), window=_PAYEES)
    hands.write("Payee", "field", ("text", ""), name, window=_PAYEES, also=_SHOP)
    hands.press("Return", "Enter", "adds it")
