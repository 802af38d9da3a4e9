"""How people enter somebody who wants to buy on account."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.ledgersmb.places import (
    begin,
    choose,
    look_around,
    open_from_menu,
    open_page,
    open_tab,
    press,
    settle,
    write,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

    Part = Callable[[Hands, Values], None]

_NAME = "#legal-name"
_TERMS = "#terms"
_CONTACT = "#contact"
_COMPANY = 'on the tab "Company"'
_ACCOUNTS = 'on the tab "Credit Accounts"'
_INFO = 'on the tab "Contact Info"'
_SEARCH = 'on the page "Contact Search"'


def enter(hands: Hands, values: Values) -> bool:
    """See whether they are there, enter them, their terms and how they are reached."""
    begin(hands)
    if hands.person.searches:
        _search(hands, values)
    _open_form(hands)
    _fill(hands, values, [_class, _name, _country])
    press(hands, "Save", _COMPANY, shows=_TERMS)
    parts: list[Part] = [_limit, _terms, _business, _tax]
    if hands.person.detours:
        parts = [_business, _terms, _limit, _tax]
    _fill(hands, values, parts)
    look_around(hands, "looks over the terms before they are saved")
    press(hands, "Save New", _ACCOUNTS, shows="td a:text-is('1009')")
    open_tab(hands, "Contact Info", shows=_CONTACT)
    parts = [_kind, _who, _contact]
    if hands.person.detours:
        parts = [_contact, _who, _kind]
    _fill(hands, values, parts)
    press(hands, "Save Contact", _INFO, shows=f"td:text-is('{values['contact']}')")
    return True


def enter_nameless(hands: Hands, values: Values) -> bool:
    """Leave the name out, be told that it is required, and go away."""
    begin(hands)
    _open_form(hands)
    _class(hands, values)
    _country(hands, values)
    press(hands, "Save", _COMPANY)
    hands.wait_for("This value is required.")
    open_page(
        hands,
        "Contacts",
        "Search",
        "reports.pl?report_name=contact_search&module_name=gl&action=start_report",
        shows="#name-part",
    )
    return False


def _fill(hands: Hands, values: Values, parts: Sequence[Part]) -> None:
    """Fill a tab in, in the person's order."""
    for part in reversed(parts) if hands.person.order == "up" else parts:
        part(hands, values)


def _search(hands: Hands, values: Values) -> None:
    """See that nobody of that name is there."""
    open_from_menu(hands, "Contacts", "Search", shows="#name-part")
    if hands.person.order == "up":
        write(hands, "Name", _SEARCH, values["letters"], "#name-part")
        hands.press("Enter", "searches")
    else:
        choose(hands, "Entity Class", _SEARCH, "Customer", "#entity_class")
        write(hands, "Name", _SEARCH, values["letters"], "#name-part")
        press(hands, "Search", _SEARCH)
    hands.wait_for("[permalink]")
    settle(hands)


def _open_form(hands: Hands) -> None:
    """Come to the form; who looks in wrong places looks at that for people."""
    open_page(hands, "Contacts", "Add Contact", "contact.pl?action=add", shows=_NAME)
    if hands.person.detours:
        with hands.detour():
            open_tab(hands, "Person", shows="#first-name")
            open_tab(hands, "Company", shows=_NAME)


def _class(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    choose(hands, "Class", _COMPANY, "Customer", "#company-entity-class")


def _name(hands: Hands, values: Values) -> None:
    write(hands, "Name", _COMPANY, values["name"], _NAME)


def _country(hands: Hands, values: Values) -> None:
    choose(hands, "Country", _COMPANY, values["country"], "#company-country-id")


def _limit(hands: Hands, values: Values) -> None:
    write(hands, "Credit Limit", _ACCOUNTS, values["limit"], "#creditlimit")


def _terms(hands: Hands, values: Values) -> None:
    write(hands, "Payment Terms", _ACCOUNTS, values["terms"], _TERMS)


def _business(hands: Hands, values: Values) -> None:
    """Say what kind of place it is; who is quick takes the wrong one first."""
    if hands.person.id == "p03":
        choose(hands, "Business Type", _ACCOUNTS, values["other"], "#business-id")
    choose(hands, "Business Type", _ACCOUNTS, values["business"], "#business-id")


def _tax(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    place = f'{_ACCOUNTS}, below "Taxes"'
    hands.click("2150--Sales Tax", "checkbox", place, "input[id^=taxact-]")


def _kind(hands: Hands, values: Values) -> None:
    choose(hands, "Type", _INFO, values["kind"], "#class-id")


def _who(hands: Hands, values: Values) -> None:
    write(hands, "Description", _INFO, values["who"], "#contact_description")


def _contact(hands: Hands, values: Values) -> None:
    write(hands, "Contact Info", _INFO, values["contact"], _CONTACT)
