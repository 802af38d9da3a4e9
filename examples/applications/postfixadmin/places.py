"""Where things are in the libraries' PostfixAdmin, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
BELOW = "below the form"
_BAR = "in the bar at the top"
_OVERVIEW = "at the top of the list"


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/{path}")


def take_from_menu(hands: Hands, menu: str, entry: str) -> None:
    """Open a menu of the bar, and click on an entry."""
    opener = f"#navbar a.dropdown-toggle:has-text('{menu}')"
    link = f"#navbar li.open .dropdown-menu a:text-is('{entry}')"
    hands.click(menu, "menu", _BAR, opener, shows=link)
    hands.click(entry, "link", f'in the menu "{menu}"', link, leads_on=True)


def look_for(hands: Hands, words: str) -> None:
    """Search in all houses, from the list of one; the field has no name at all."""
    take_from_menu(hands, "Virtual List", "Virtual List")
    field = Field(
        name="search",
        location=_OVERVIEW,
        value=words,
        selector="#overview form[name=search] input",
    )
    hands.write(field, send=True)
    hands.wait_for(f"Searching for: {words}")


def open_domain(hands: Hands, domain: str) -> None:
    """Come to the list of one house by way of all of them."""
    take_from_menu(hands, "Domain List", "Domain List")
    link = f"#admin_table a:text-is('{domain}')"
    hands.click(domain, "link", "in the list", link, leads_on=True, record=True)


def choose_domain(hands: Hands, domain: str) -> None:
    """Choose a house above the list, which then shows that; the list has no name."""
    take_from_menu(hands, "Virtual List", "Virtual List")
    field = Field(
        name="domain",
        location=_OVERVIEW,
        value=domain,
        selector="#overview select[name=domain]",
        kind="dropdown",
    )
    hands.choose_by_keys(field, [domain[0], "Enter"])  # it goes there at once
    hands.wait_for(f"Overview for {domain}")


def open_list(hands: Hands, address: str) -> None:
    """Come to the list that has an address, each person another way."""
    domain = address.partition("@")[2]
    if hands.person.hand == "keyboard":
        go(hands, f"list-virtual.php?domain={domain}")
    elif hands.person.searches:
        look_for(hands, address.partition(".example")[0])
    elif hands.person.looks_around:
        open_domain(hands, domain)
    else:
        choose_domain(hands, domain)


def click_in_row(hands: Hands, name: str, address: str) -> None:
    """Click on what stands in the row of an address."""
    table = (
        f":is(#mailbox_table, #admin_table) tr:has(td:nth-child(2):text('{address}'))"
    )
    link = f"{table} a:text-is('{name}')"
    hands.click(name, "button", f'beside "{address}"', link, leads_on=True)


def add_to(hands: Hands, address: str) -> None:
    """Write one more address below those that get the mail already, and save that."""
    field = Field(
        name="To",
        location=FORM,
        value=address,
        selector="textarea[name='value[goto]']",
        keeps=True,
    )
    hands.write(field)
    hands.look_around("checks who gets it now")
    save(hands, "Save changes")
    hands.wait_for("has been updated!")


def save(hands: Hands, name: str) -> None:
    """Click on what sends a form."""
    button = "#edit_form .panel-footer [type=submit]"
    hands.click(
        name,
        "button",
        BELOW,
        f"{button}:is([value='{name}'], :text('{name}'))",
        leads_on=True,
    )
