"""How people put somebody new into the address book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.sogo.places import (
    LEFT,
    add,
    categorise,
    choose,
    find,
    settle,
    write,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_CARD = "on the card"
_FORM = "form[name=contactForm]"
_FIRST = f"{_FORM} input[ng-model='editor.card.c_givenname']"
_LIST = ".view-list"


def add_card(hands: Hands, values: Values) -> bool:
    """Open a new card, fill it in and save it."""
    _open(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [
        _first,
        _last,
        _firm,
        _role,
        _category,
        _mail,
        _phone,
        _address,
    ]
    if hands.person.order == "up":
        parts.reverse()
    elif hands.person.hand == "keyboard":
        parts = [_first, _last, _firm, _role, _mail, _phone, _address, _category]
    elif hands.person.detours:
        parts = [_firm, _first, _last, _phone, _mail, _address, _category, _role]
    for part in parts:
        part(hands, values)
    _at_top(hands, "Save")
    name = f"{values['first']} {values['last']}"
    hands.page.locator(f"{_LIST} md-list-item:has-text('{name}')").wait_for()
    settle(hands)
    return True


def leave_card(hands: Hands, values: Values) -> bool:
    """Type half an address for e-mail, see that it cannot be saved, and give up."""
    _open(hands, values)
    _last(hands, values)
    _first(hands, values)
    _write_mail(hands, values["mail"].partition("@")[0])
    _at_top(hands, "Cancel")
    return False


def _open(hands: Hands, values: Values) -> None:
    """Come to an empty card, each person another way."""
    if hands.person.hand == "keyboard":
        place = hands.page.url.partition("/Calendar/")[0]
        hands.go(f"{place}/Contacts/view")
        settle(hands)
        hands.press("c", "begins a new card", shows=_FIRST)
        settle(hands)
        return
    hands.click(
        "Address Book",
        "icon",
        "at the very top of the page",
        "a[aria-label='Address Book']",
        leads_on=True,
    )
    settle(hands)
    if hands.person.searches:
        find(hands, values["last"].lower(), location="above the list")
    elif hands.person.detours:
        with hands.detour():
            _open_book(hands, "Staff", "people")
            _open_book(hands, "Personal Address Book", "personal")
    add(hands, "New Contact", "Create a new address book card", shows=_FIRST)


def _open_book(hands: Hands, name: str, book: str) -> None:
    hands.click(name, "menu", LEFT, f"md-sidenav md-list-item:has-text('{name}')")
    hands.page.wait_for_url(f"**/addressbooks/{book}")
    settle(hands)


def _first(hands: Hands, values: Values) -> None:
    write(hands, "Firstname", values["first"], _FIRST, _CARD)


def _last(hands: Hands, values: Values) -> None:
    _write(hands, "Lastname", values["last"], "editor.card.c_sn")


def _firm(hands: Hands, values: Values) -> None:
    _write(hands, "Organization", values["firm"], "editor.card.org")


def _role(hands: Hands, values: Values) -> None:
    _write(hands, "Role", values["role"], "editor.card.role")


def _category(hands: Hands, values: Values) -> None:
    categorise(hands, values["category"], f"{_FORM} md-chips input", _CARD)


def _mail(hands: Hands, values: Values) -> None:
    """Add an address for e-mail and its type, in the person's order."""
    if hands.person.order == "up":
        _write_mail(hands, values["mail"])
        _type(hands, values["mail_type"], "email")
        return
    _add_line(hands, "New Email Address", "email.value")
    _type(hands, values["mail_type"], "email")
    _write(hands, "Email Address", values["mail"], "email.value")


def _write_mail(hands: Hands, mail: str) -> None:
    _add_line(hands, "New Email Address", "email.value")
    _write(hands, "Email Address", mail, "email.value")


def _phone(hands: Hands, values: Values) -> None:
    """Add a telephone and its type; who is quick takes the wrong one first."""
    _add_line(hands, "New Phone Number", "phone.value")
    if hands.person.order == "up":
        _write(hands, "Phone Number", values["phone"], "phone.value")
        _type(hands, values["phone_type"], "phone")
        return
    if hands.person.id == "p03":
        _type(hands, values["other"], "phone")
    _type(hands, values["phone_type"], "phone")
    _write(hands, "Phone Number", values["phone"], "phone.value")


def _address(hands: Hands, values: Values) -> None:
    """Add the address, in the person's order."""
    _add_line(hands, "New Address", "address.street")
    steps = [
        ("street", values["street"], "address.street"),
        ("City", values["city"], "address.locality"),
        ("Postal Code", values["code"], "address.postalcode"),
    ]
    for name, text, model in reversed(steps) if hands.person.order == "up" else steps:
        _write(hands, name, text, model)


def _add_line(hands: Hands, name: str, model: str) -> None:
    hands.click(
        name,
        "icon",
        _CARD,
        f"{_FORM} div:has(> label.button-label:has-text('{name}')) > button",
        shows=f"{_FORM} input[ng-model='{model}']",
    )
    settle(hands)


def _type(hands: Hands, value: str, of: str) -> None:
    choose(hands, "Type", value, f"{_FORM} md-select[ng-model='{of}.type']", _CARD)


def _write(hands: Hands, name: str, text: str, model: str) -> None:
    write(hands, name, text, f"{_FORM} input[ng-model='{model}']", _CARD)


def _at_top(hands: Hands, name: str) -> None:
    hands.click(
        name,
        "icon",
        "at the top of the card",
        f".view-detail .md-toolbar-tools button[aria-label='{name}']",
    )
    hands.page.locator(_FORM).wait_for(state="detached")
    settle(hands)
