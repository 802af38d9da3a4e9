"""How people let somebody new in, with two wallets and what was paid for the stall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.lnbits.cases import TAKEN
from examples.applications.lnbits.places import (
    MESSAGE,
    TOP,
    go,
    open_left,
    press,
    press_icon,
    settle,
    text_field,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_PAGE = ".q-page"
_FORM = "in the form"
_FIRST = "LNbits wallet"
"""What everybody's first wallet is called by itself."""
_ROW = "tbody tr:has(:text-is('{}'))"


def settle_in(hands: Hands, values: Values) -> bool:
    """Make the account, name the first wallet, make the second and fill it."""
    _open_form(hands)
    _fill_in(hands, values)
    _create(hands, "User created!")
    press(hands, "Back", TOP, within=_PAGE, shows="tbody tr")
    _open_wallets(hands, values)
    if hands.person.order == "up":
        _second(hands, values)
        _name_first(hands, values)
    else:
        _name_first(hands, values)
        _second(hands, values)
    _see(hands, values)
    return True


def take_a_taken_name(hands: Hands, values: Values) -> bool:
    """Give the account a name that somebody has, be told so, and leave."""
    _open_form(hands)
    _fill_in(hands, {**values, "username": TAKEN})
    _create(hands, "already exists")
    press(hands, "Back", TOP, within=_PAGE, shows="tbody tr")
    return False


def _open_form(hands: Hands) -> None:
    """Come to the users, each person another way, and begin a new one."""
    if hands.person.hand == "keyboard":
        go(hands, "/users")
    else:
        if hands.person.detours:
            with hands.detour():
                open_left(hands, "Settings")
                users = f"{_PAGE} nav .q-item:has(:text-is('Users'))"
                hands.click("Users", "tab", "in the list of settings", users)
                settle(hands)
                hands.look_around("looks whether they are made there")
        open_left(hands, "Users")
    username = f"{_PAGE} [aria-label='External ID']"
    press(hands, "Create account", TOP, within=_PAGE, shows=username)


def _fill_in(hands: Hands, values: Values) -> None:
    """Fill the form in; who turns the password on sees that none is wanted."""
    captions = {
        "Username": "username",
        "Email": "mail",
        "First Name": "first",
        "Last Name": "last",
        "External ID": "stall",
    }
    fields = [
        text_field(caption, values[key], _FORM, within=_PAGE)
        for caption, key in captions.items()
    ]
    if hands.person.id == "p03":
        switch = f"{_PAGE} .q-toggle:has-text('Set Password')"
        for _ in range(2):
            hands.click("Set Password", "checkbox", _FORM, switch)
            settle(hands)
    hands.fill(fields)
    hands.look_around("checks what is filled in")


def _create(hands: Hands, told: str) -> None:
    name = "Create account"
    press(hands, name, TOP, within=_PAGE, shows=MESSAGE.format(told))


def _open_wallets(hands: Hands, values: Values) -> None:
    """Find the account and come to its wallets by how many they are."""
    if hands.person.searches or hands.person.hand == "keyboard":
        place = "at the head of the list"
        name = "Username"
        hands.write(text_field(name, values["username"], place, within="thead"))
        only = f"tbody:has(tr:only-child:has(:text-is('{values['username']}')))"
        if hands.person.id == "p03":
            box = f"thead .q-field:has([aria-label='{name}'])"
            place = f'in the field "{name}"'
            press_icon(hands, "magnifying glass", "search", place, within=box)
            hands.page.locator(only).wait_for()
        else:
            hands.press("Enter", f'with the cursor in the "{name}" field', shows=only)
        settle(hands)
    row = _ROW.format(values["username"])
    place = f'in the row "{values["username"]}"'
    button = f"{row} button:has(i:text-is('list'))"
    shows = f"{_PAGE} td:has-text('{_FIRST}')"
    hands.click("1", "button", place, button, shows=shows)
    settle(hands)


def _name_first(hands: Hands, values: Values) -> None:
    """Call the wallet that is there already after what they sell."""
    name = f"td span:text-is('{_FIRST}')"
    held = f"{_PAGE} tbody td .q-field input"
    hands.click(_FIRST, "row", "in the list", name, record=True, shows=held)
    place = 'in the column "Name"'
    field = Field(name="Name", location=place, value=values["goods"], selector=held)
    hands.write(field)
    done = MESSAGE.format("Wallet name updated")
    if hands.person.enter_sends:
        hands.press("Enter", 'with the cursor in the "Name" field', shows=done)
    else:
        place = 'in the field "Name"'
        within = f"{_PAGE} tbody td .q-field"
        press_icon(hands, "paper plane", "send", place, within=within, shows=done)
    settle(hands)
    hands.wait_for(values["goods"])


def _second(hands: Hands, values: Values) -> None:
    """Make the wallet for the deposit, and put on it what was paid."""
    caption = ".q-dialog input[aria-label^='Name your']"
    press(hands, "Create New Wallet", TOP, within=_PAGE, shows=caption)
    place = 'in "Create Wallet"'
    field = Field(
        name="Name your wallet",
        location=place,
        value=values["second"],
        selector=caption,
    )
    hands.write(field)
    made = MESSAGE.format("Wallet created!")
    press(hands, "Create", place, within=".q-dialog", shows=made)
    hands.page.locator(".q-dialog").first.wait_for(state="detached")
    settle(hands)
    row = _ROW.format(values["second"])
    credit = "input[aria-label='sats to credit/debit']"
    place = f'in the row "{values["second"]}"'
    press(hands, "Credit / Debit", place, within=row, shows=credit)
    name = "sats to credit/debit"
    place = 'below "Credit / Debit"'
    field = Field(name=name, location=place, value=values["deposit"], selector=credit)
    hands.write(field)
    told = MESSAGE.format("Success")
    hands.press("Enter", f'with the cursor in the "{name}" field', shows=told)
    settle(hands)


def _see(hands: Hands, values: Values) -> None:
    """Go back to the accounts, where the figure is shown."""
    row = _ROW.format(values["username"])
    press(hands, "Back", TOP, within=_PAGE, shows=row)
    figure = f"{int(values['deposit']):,}"
    hands.page.locator(row).filter(has_text=figure).wait_for()
