"""How people put a list together and keep it for the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.helpdesk.cases import IDLE
from examples.applications.helpdesk.places import (
    choose,
    go,
    open_page,
    press,
    settle,
    text_field,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ABOVE = "above the table"
_FILTERS = "#offcanvasFilters"
_FILTERED = 'in "Filters" on the right'
_QUERIES = "#offcanvasQueries"
_KEPT = 'in "Query Selection" on the right'


def keep(hands: Hands, values: Values) -> bool:
    """Leave what belongs in the list, show what is needed, and keep it."""
    _open_list(hands, values)
    _open_panel(hands, "Filters", "#advanced-filters", _FILTERS)
    if hands.person.order == "up":
        _tick(hands, "Owner", "Unassigned", "#collapseOwner")
        _sort(hands, values)
    else:
        _sort(hands, values)
        _choose_queue(hands, values)
        _tick(hands, "Owner", "Unassigned", "#collapseOwner")
    _apply(hands)
    hands.wait_for(values["holds"])
    hands.look_around("looks whether it is what was asked for")
    _show_column(hands, values["column"])
    _keep_list(hands, values)
    return True


def find_nothing(hands: Hands, values: Values) -> bool:
    """Ask for what a colleague has, be shown nothing, and give up."""
    _open_list(hands, values)
    _open_panel(hands, "Filters", "#advanced-filters", _FILTERS)
    _sort(hands, values)
    _choose_queue(hands, values)
    _tick(hands, "Owner", IDLE, "#collapseOwner")
    _apply(hands)
    hands.wait_for("No Tickets Match Your Selection")
    open_page(hands, "Dashboard")
    return False


def _open_list(hands: Hands, values: Values) -> None:
    """Come to the table of all tickets, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/tickets/")
        return
    if hands.person.order == "up":
        open_page(hands, "Reports")
        name = values["queue"]
        link = f"table td a:text-is('{name}')"
        place = 'in the table, below "Queue"'
        hands.click(name, "link", place, link, record=True, leads_on=True)
        settle(hands)
        return
    if hands.person.detours:
        with hands.detour():
            open_page(hands, "Manage Saved Queries")
    open_page(hands, "All Tickets")


def _open_panel(hands: Hands, name: str, opener: str, panel: str) -> None:
    """Open what slides in from the right."""
    hands.click(name, "button", _ABOVE, opener, shows=f"{panel}.show")
    hands.page.wait_for_timeout(600)  # it slides in


def _sort(hands: Hands, values: Values) -> None:
    choose(hands, "Sorting", values["sorted"], "#id_sort", _FILTERED)


def _choose_queue(hands: Hands, values: Values) -> None:
    """Tick the queue; who ticks the wrong one takes that back."""
    part = "#collapseQueue"
    if hands.person.id == "p03":
        _tick(hands, "Queue", values["other"], part)
        _tick(hands, None, values["other"], part)
        _tick(hands, None, values["queue"], part)
    else:
        _tick(hands, "Queue", values["queue"], part)


def _tick(hands: Hands, folded: str | None, name: str, part: str) -> None:
    """Tick a box or clear it.

    Args:
        hands: Whose.
        folded: Name of the part that has to be folded out before.
        name: What stands beside the box.
        part: How to find the part.
    """
    if folded:
        opener = f"{_FILTERS} button[data-bs-target='{part}']"
        hands.click(folded, "button", _FILTERED, opener, shows=f"{part}.show")
        hands.page.wait_for_timeout(500)  # it folds out
    label = f"{_FILTERS} {part} .form-check:has(label:text-is('{name}'))"
    place = f'below "{part.removeprefix("#collapse")}" {_FILTERED}'
    hands.click(name, "checkbox", place, f"{label} input")


def _apply(hands: Hands) -> None:
    button = f"{_FILTERS} button[type=submit]"
    press(hands, "Apply Filters", 'at the bottom of "Filters"', button)


def _show_column(hands: Hands, name: str) -> None:
    """Have one column more, and close the list of columns."""
    listed = f".dt-button-collection .buttons-columnVisibility:has-text('{name}')"
    hands.click("Columns", "button", _ABOVE, ".buttons-colvis", shows=listed)
    hands.page.wait_for_timeout(500)  # it comes up
    hands.click(
        name,
        "button",
        'in the list "Columns"',
        listed,
        shows=f"#ticketTable th:has-text('{name}')",
    )
    hands.press("Escape", "closes the list of columns")
    hands.page.locator(".dt-button-background").wait_for(state="detached")
    hands.page.wait_for_timeout(300)


def _keep_list(hands: Hands, values: Values) -> None:
    """Give the list a name and let everybody have it."""
    _open_panel(hands, "Queries", "#queries", _QUERIES)
    name = text_field("Query Name", values["name"], f"{_QUERIES} #id_title", _KEPT)
    shared = "Share this query with other users."
    if hands.person.order != "up":
        hands.write(name)
    hands.click(shared, "checkbox", _KEPT, f"{_QUERIES} #id_shared")
    if hands.person.order == "up":
        hands.write(name, send=True)
    else:
        save = f"{_QUERIES} #save-query-tab-pane button[type=submit]"
        press(hands, "Save", _KEPT, save)
    settle(hands)
    hands.page.locator(f".breadcrumb:has-text('{values['name']}')").wait_for()
