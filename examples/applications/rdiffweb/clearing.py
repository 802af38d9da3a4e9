"""How people delete what is left of a folder, and give access to another program."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from examples.applications.rdiffweb.places import (
    DIALOG,
    FILES,
    box,
    come_to_profile,
    go,
    open_from_card,
    open_machine,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_DELETE = "main button:has-text('Delete History')"
_ASKED = 'in the dialog "Confirmation required"'
_CONFIRMED = f"{DIALOG} [name=confirm]"
_NEW = "#rdw-btn-add-token"
_MADE = 'in the dialog "Create access token"'


def clear(hands: Hands, values: Values) -> bool:
    """Delete the history, revoke a token and make one, or make it before."""
    _open_history(hands, values)
    _begin_to_delete(hands)
    _confirm(hands, values["folder"], values)
    come_to_profile(hands, "Access Tokens", "prefs/tokens", _NEW)
    if hands.person.order == "up":
        _make(hands, values)
        _revoke(hands, values)
    else:
        _revoke(hands, values)
        _make(hands, values)
    hands.page.locator(_token(values["old"])).wait_for(state="detached")
    hands.page.locator(_token(values["token"])).wait_for()
    return True


def write_it_small(hands: Hands, values: Values) -> bool:
    """Write the folder's name without its capital, be refused, and leave it there."""
    _open_history(hands, values)
    _begin_to_delete(hands)
    _write_name(hands, values["folder"].lower(), values)
    button = f"{DIALOG} button:text-is('Delete')"
    hands.click("Delete", "button", _ASKED, button)
    refused = "e => e.matches(':user-invalid')"
    field = hands.page.locator(_CONFIRMED).element_handle()
    hands.page.wait_for_function(refused, arg=field)
    hands.page.wait_for_timeout(500)
    hands.click("Close", "button", _ASKED, f"{DIALOG} button:text-is('Close')")
    hands.page.locator(DIALOG).wait_for(state="hidden")
    return False


def _open_history(hands: Hands, values: Values) -> None:
    """Come to the versions of a folder, each person another way."""
    person, machine, folder = hands.person, values["machine"], values["folder"]
    if person.hand == "keyboard":
        go(hands, f"history/{person.name}/{machine}/{quote(folder)}", _DELETE)
        return
    if person.order == "up":
        open_from_card(hands, machine, "Browse Files")
        place = "at the top of the list"
        heading = f"{FILES} th:has-text('Status')"
        hands.click("Status", "button", place, heading)
    else:
        open_machine(hands, machine)
    row = f"{FILES} tr:has(a[title='{folder}'])"
    if person.id == "p03":
        found = Field(
            name="Filter files...",
            location="above the list",
            value=values["letters"],
            selector="input[placeholder='Filter files...']",
        )
        hands.write(found)
        hands.page.wait_for_timeout(500)
    if person.detours:
        with hands.detour():
            link = f"{row} a[title='{folder}']"
            hands.click(folder, "link", "in the list", link, leads_on=True, record=True)
            hands.look_around("looks whether nobody needs what is in it")
            hands.back()
    versions, entry = f"{row} [data-bs-toggle=dropdown]", "Show history..."
    shown = hands.page.locator(versions).inner_text().replace("\u202f", " ").strip()
    link = f"{row} a:text-is('{entry}')"
    hands.click(shown, "menu", "in its row", versions, shows=link, record=True)
    place = f'in the menu "{shown}"'
    hands.click(entry, "link", place, link, leads_on=True)


def _begin_to_delete(hands: Hands) -> None:
    """Ask for the history to be deleted."""
    hands.look_around("checks what would be deleted")
    place = "at the top of the page"
    hands.click("Delete History", "button", place, _DELETE, shows=_CONFIRMED)
    hands.page.wait_for_timeout(400)


def _write_name(hands: Hands, name: str, values: Values, *, send: bool = False) -> None:
    """Write into the field of the dialog, which has a sentence above it and no name."""
    asked = f"Please type {values['folder']} to proceed or close this modal to cancel."
    field = Field(name="confirmation", location=_ASKED, value=name, selector=_CONFIRMED)
    hands.write(field)
    hands.steps[-1].also = (asked, "Confirmation required")
    if send:
        hands.press_enter("confirmation")


def _confirm(hands: Hands, name: str, values: Values) -> None:
    """Write the name of the folder, and delete what there is of it."""
    sends = hands.person.enter_sends
    _write_name(hands, name, values, send=sends)
    if not sends:
        button = f"{DIALOG} button:text-is('Delete')"
        hands.click("Delete", "button", _ASKED, button, leads_on=True)
    hands.page.locator(FILES).wait_for()


def _token(name: str) -> str:
    return f"main .card:has(.fw-semibold:text-is('{name}'))"


def _revoke(hands: Hands, values: Values) -> None:
    """Revoke the token that is not used any more."""
    button = f"{_token(values['old'])} button:has-text('Revoke')"
    sure = f"{DIALOG} button:text-is('Revoke')"
    place = f'beside "{values["old"]}"'
    hands.click("Revoke", "button", place, button, shows=sure)
    hands.page.wait_for_timeout(400)
    place = 'in the dialog "Revoke token"'
    hands.click("Revoke", "button", place, sure, leads_on=True)


def _make(hands: Hands, values: Values) -> None:
    """Make a token; p03 takes too many rights, and takes them back."""
    hands.page.locator(_NEW).wait_for()
    name = "New access token"
    place, field = "at the top of the page", f"{DIALOG} #name"
    hands.click(name, "button", place, _NEW, shows=field)
    hands.page.wait_for_timeout(400)
    called = Field(
        name="Token name", location=_MADE, value=values["token"], selector=field
    )
    until = Field(
        name="Expiration date",
        location=_MADE,
        value=values["until"],
        selector=f"{DIALOG} #expiration",
    )
    if hands.person.order == "up":
        _scope(hands, values["scope"])
        hands.write_moment(until)
        hands.write(called)
    else:
        hands.write(called)
        hands.write_moment(until)
        if hands.person.id == "p03":
            _scope(hands, values["other_scope"])
            _scope(hands, values["other_scope"])
        _scope(hands, values["scope"])
    button = f"{DIALOG} button:text-is('Create access token')"
    hands.click("Create access token", "button", _MADE, button, leads_on=True)


def _scope(hands: Hands, name: str) -> None:
    hands.click(name, "checkbox", _MADE, box(hands, DIALOG, name))
