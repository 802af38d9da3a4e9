"""How people close what was kept for a building site."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.mayan.places import (
    SIDE,
    act,
    act_on_selected,
    begin,
    go,
    press,
    search,
    search_by,
    settle,
    take,
)
from examples.applications.oscar.places import field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_SITES = "Building sites"


def close(hands: Hands, values: Values) -> bool:
    """Put the papers where those of the year are, and delete the site's cabinet."""
    _select(hands, values)
    act_on_selected(hands, "Add to cabinets")
    whole = f"Finished sites / {values['year']}"
    found = field(
        "Cabinets", "in the form", whole, "id_cabinets", letters="", several=True
    )
    hands.choose_by_keys(found, [*values["year"], "Enter"])  # the list is long
    hands.page.locator(f".select2-selection__choice[title='{whole}']").wait_for()
    press(hands, "Add", "below the form")
    _open_cabinet(hands, values)
    act(hands, "Delete", asks=True)
    yes = ".modal.show button:has-text('Yes')"
    hands.click("Yes", "button", "in the window that asks", yes, leads_on=True)
    settle(hands)
    return True


def close_in_another_year(hands: Hands, values: Values) -> bool:
    """Take the cabinet of another year, and go on as if nothing was."""
    close(hands, {**values, "year": values["wrong_year"]})
    return False


def _select(hands: Hands, values: Values) -> None:
    """Come to the papers and tick them, each person another way."""
    begin(hands)
    papers = values["papers"].split("|")
    if hands.person.order == "up":
        search_by(hands, "Metadata value", "#id_metadata__value", values["letters"])
        papers.reverse()
    elif hands.person.hand == "keyboard":
        search(hands, values["letters"])
    elif hands.person.searches:
        take(hands, "Documents", "All documents")
        papers.insert(1, values["other"])  # ticks one too many, sees it and clears it
        papers.insert(2, values["other"])
    else:
        if hands.person.detours:
            with hands.detour():
                found = "#accordion-sidebar a:has-text('Checkouts')"
                hands.click("Checkouts", "link", SIDE, found, leads_on=True)
                settle(hands)
        _open_from_tree(hands, values)
        if hands.person.detours:
            _show_as_list(hands)
        else:
            box = "#ajax-content input.check-all"
            name = "Select/Deselect all"
            hands.click(name, "checkbox", "above the documents", box)
            papers = []
    for label in papers:
        _tick(hands, label)
    hands.page.locator("#ajax-content button:text('Bulk actions')").wait_for()
    hands.look_around("checks what is ticked")


def _tick(hands: Hands, label: str) -> None:
    link = f"a:text-is('{label}')"
    card = f"#ajax-content label:has({link}) input.check-all-slave"
    row = f"#ajax-content tr:has({link}) input.check-all-slave"
    hands.click(label, "checkbox", f'beside "{label}"', f"{card}, {row}", record=True)


def _show_as_list(hands: Hands) -> None:
    hands.click(
        "Toggle list display mode",
        "icon",
        "above the documents",
        "#ajax-content a[title='Toggle list display mode']",
        leads_on=True,
    )
    settle(hands)


def _open_cabinet(hands: Hands, values: Values) -> None:
    """Come to the site's own cabinet, unless it is the one that is shown."""
    whole = f"{_SITES} / {values['site']}"
    if hands.page.get_by_text(f"Details of cabinet: {whole}").count():
        return
    card = hands.page.locator(f"#ajax-content a:text-is('{whole}')")
    if hands.person.order == "up" and card.count():
        found = f"#ajax-content a:text-is('{whole}')"
        hands.click(
            whole, "link", "below a document", found, leads_on=True, record=True
        )
        settle(hands)
        return
    _open_from_tree(hands, values)


def _open_from_tree(hands: Hands, values: Values) -> None:
    if hands.person.hand == "keyboard":
        go(hands, "/cabinets/cabinets/")
    else:
        take(hands, "Cabinets", "All")
    found = f"#ajax-content td a:text-is('{_SITES}')"
    hands.click(_SITES, "link", "in the table", found, leads_on=True, record=True)
    settle(hands)
    node = f".jstree-anchor:has-text('{values['site']}')"
    hands.click(
        values["site"], "link", 'below "Navigation"', node, leads_on=True, record=True
    )
    settle(hands)
