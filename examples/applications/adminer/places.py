"""Where things are on Adminer's pages, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

STORE = "/?sqlite=&username=clerk&db=costumes.db"
"""The page of the database, with its tables."""
FORM = "in the form"
_TABLES = "in the list of tables on the left"


def go(hands: Hands, what: str, table: str) -> None:
    """Type the address of a table's page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{STORE}&{what}={table}")


def open_data(hands: Hands, table: str) -> None:
    """Come to a table's rows by the word beside its name."""
    link = f"#tables li:has(a.structure:text-is('{table}')) a.select"
    place = f'beside "{table}" {_TABLES}'
    hands.click("select", "link", place, link, leads_on=True)


def open_structure(hands: Hands, table: str) -> None:
    """Come to how a table is built by its name."""
    link = f"#tables a.structure:text-is('{table}')"
    hands.click(table, "link", _TABLES, link, leads_on=True, record=True)


def open_listed(hands: Hands, table: str) -> None:
    """Come to how a table is built from the list on the database's page."""
    link = f"#content th a:text-is('{table}')"
    place = 'below "Tables and views"'
    hands.click(table, "link", place, link, leads_on=True, record=True)


def follow(hands: Hands, name: str) -> None:
    """Follow one of the links above or below what a table's page shows."""
    link = f"#content p.links a:text-is('{name}')"
    hands.click(name, "link", "on the page of the table", link, leads_on=True)


def edit_row(hands: Hands, record: str) -> None:
    """Open an entry of the list by the word in front of it."""
    link = f"{row(record)} a.edit"
    hands.click("edit", "link", f'in the row of "{record}"', link, leads_on=True)


def row(record: str) -> str:
    """Return how to find the row of an entry."""
    return f'#table tbody tr:has(td:text-is("{record}"))'


def save(hands: Hands, selector: str = "#content input[value=Save]") -> None:
    """Save what is filled in, with the button or the keys that do the same."""
    if hands.person.hand == "keyboard":
        hands.press("Control+Enter", "sends the form", leads_on=True)
    else:
        hands.look_around("checks what is filled in")
        hands.click("Save", "button", "below the form", selector, leads_on=True)


def cell(name: str, value: str) -> Field:
    """Return a field of an entry's form, beside the name of its column."""
    selector = f"[name='fields[{name}]']"
    return Field(name=name, location=FORM, value=value, selector=selector)
