"""Where things are in the baths' Trac, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_QUIET = "() => !window.jQuery || jQuery.active === 0"
_TABS = "in the row of tabs at the top"
_FIRST_LINE = (40, 8)
"""Where a link that may need two lines can be hit."""
RESULTS = 'below "Results"'


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/")[:3])
    hands.go(f"{root}{path}")


def open_tab(hands: Hands, name: str) -> None:
    """Click on one of the tabs that every page has."""
    hands.click(name, "tab", _TABS, f"#mainnav a:text-is('{name}')", leads_on=True)


def look_for(hands: Hands, words: str) -> None:
    """Search with the field that every page has."""
    field = Field(
        name="Search",
        location="at the top right of the page",
        value=words,
        selector="#proj-search",
    )
    hands.write(field, send=True)


def open_ticket(hands: Hands, summary: str, rows: str, location: str) -> None:
    """Click on the link of a ticket.

    Args:
        hands: Whose.
        summary: Of the ticket.
        rows: How to find the links of tickets.
        location: Where they are, in words.
    """
    found = f'{rows}:has-text("{summary}")'
    link = hands.page.locator(found).first
    shown = " ".join(link.inner_text().split())
    hands.turn_to(shown, found)
    hands.click(
        shown, "link", location, found, record=True, leads_on=True, at=_FIRST_LINE
    )


def open_active(hands: Hands) -> None:
    """Open the report of all tickets that are not closed."""
    open_tab(hands, "View Tickets")
    hands.click(
        "{1} Active Tickets",
        "link",
        "in the list of reports",
        "#content h3 a[href='/report/1']",
        record=True,
        leads_on=True,
    )


def open_settings(hands: Hands, name: str) -> None:
    """Open one of the pages of the administration."""
    if "/admin/" not in hands.page.url:
        open_tab(hands, "Admin")
    hands.click(
        name,
        "link",
        'on the left, below "Ticket System"',
        f"#tabs a:text-is('{name}')",
        leads_on=True,
    )


def send(hands: Hands, name: str, location: str = "below the form") -> None:
    """Click on a button that sends a form."""
    hands.click(
        name,
        "button",
        location,
        f"#content input[type=submit][value='{name}']",
        leads_on=True,
    )


def fill_in(hands: Hands, *fields: Field) -> None:
    """Fill in fields in the person's order, while the page previews what is written."""
    for field in reversed(fields) if hands.person.order == "up" else fields:
        hands.fill([field])
        settle(hands)


def in_form(
    name: str, value: str, selector: str, *, dropdown: bool = False, below: str
) -> Field:
    """Return a field of a form.

    Args:
        name: As the form shows it.
        value: What to type or choose.
        selector: How to find it.
        dropdown: Whether it is a list.
        below: What stands above this part of the form.
    """
    return Field(
        name=name,
        location=f'in the form, below "{below}"',
        value=value,
        selector=selector,
        kind="dropdown" if dropdown else "field",
    )


def plans(values: Values, below: str) -> tuple[Field, Field]:
    """Return the fields that say when a ticket is due, and what it is about.

    Args:
        values: Of the case.
        below: What stands above this part of the form.
    """
    return (
        in_form(
            "Milestone",
            values["milestone"],
            "#field-milestone",
            dropdown=True,
            below=below,
        ),
        in_form("Keywords", values["keywords"], "#field-keywords", below=below),
    )


def settle(hands: Hands) -> None:
    """Wait until the page has what it asked the server for."""
    hands.page.wait_for_timeout(300)
    hands.page.wait_for_function(_QUIET)
    hands.page.wait_for_timeout(100)
