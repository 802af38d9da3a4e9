"""How people have the labels for a batch printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.prefect.places import (
    FORM,
    captioned,
    choose,
    choose_day,
    go,
    open_dots,
    open_page,
    press,
    search_for,
    settle,
    text_field,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_JOB = "Labels for a batch"
_SWITCH = "With the price (Optional)"


def print_labels(hands: Hands, values: Values) -> bool:
    """Start the job with all that it asks, on a later night."""
    _open_form(hands)
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    press(hands, "Submit", leads_on=True)
    return True


def leave_the_slate_out(hands: Hands, values: Values) -> bool:
    """Say neither which batch it is nor until when it is good, and give up."""
    _open_form(hands)
    for part in (_name, _variety, _sheets, _price):
        part(hands, values)
    press(hands, "Submit")
    hands.page.locator(".p-label--failed, .p-label__message").first.wait_for()
    hands.look_around("looks what is wrong")
    press(hands, "Cancel", leads_on=True)
    return False


def _open_form(hands: Hands) -> None:
    """Come to what the job asks, each person another way."""
    if hands.person.order == "up":
        open_page(hands, "Deployments")
        dots = f"tr:has(a:text-is('{_JOB}')) .p-icon-button-menu button"
        place = f'in the row "{_JOB}"'
        open_dots(hands, "Custom run", place, dots, leads_on=True)
        return
    if hands.person.hand == "keyboard":
        go(hands, "/deployments")
    else:
        open_page(hands, "Deployments")
    if hands.person.detours:
        with hands.detour():
            _open_job(hands, "Letter to the farms")
            hands.look_around("looks whether it prints")
            open_page(hands, "Deployments")
    if hands.person.searches:
        search_for(hands, "Search deployments...", "labels")
    _open_job(hands, _JOB)
    entry = ".p-pop-over-content .p-overflow-menu-item:has-text('Custom run')"
    run = "button:has(.p-button__content:text-is('Run'))"
    hands.click("Run", "menu", "at the top right", run, shows=entry)
    hands.page.wait_for_timeout(300)
    hands.click("Custom run", "menu", 'below "Run"', entry, leads_on=True)
    settle(hands)


def _open_job(hands: Hands, name: str) -> None:
    link = f"a.deployment-list__name:text-is('{name}')"
    hands.click(name, "link", "in the list", link, record=True, leads_on=True)
    settle(hands)


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    parts = [_name, _variety, _batch, _best, _sheets, _price, _night, _message]
    if hands.person.order == "up":
        parts.reverse()
    return parts


def _name(hands: Hands, values: Values) -> None:
    hands.write(text_field("Run Name", values["run"]))


def _variety(hands: Hands, values: Values) -> None:
    """Choose the variety; who takes the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Variety", values["other"])
    choose(hands, "Variety", values["variety"])


def _batch(hands: Hands, values: Values) -> None:
    hands.write(text_field("Batch number", values["batch"]))


def _best(hands: Hands, values: Values) -> None:
    choose_day(hands, "Best before", values["best"])


def _sheets(hands: Hands, values: Values) -> None:
    hands.write(text_field("Sheets (Optional)", values["sheets"]))


def _price(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    switch = f"{captioned(_SWITCH)} .p-toggle__control"
    hands.click(_SWITCH, "checkbox", FORM, switch)


def _night(hands: Hands, values: Values) -> None:
    press(hands, "Later", 'below "Start"', shows=captioned("Start date"))
    choose_day(hands, "Start date", values["night"])


def _message(hands: Hands, values: Values) -> None:
    button = ".p-accordion-trigger:has-text('Additional Options')"
    name = "Message (Optional)"
    field = text_field(name, values["message"])
    place = "at the bottom of the form"
    shows = captioned(name)
    hands.click("Additional Options", "button", place, button, shows=shows)
    hands.page.wait_for_timeout(500)  # it unfolds
    hands.write(field)
