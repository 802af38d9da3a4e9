"""How people note somebody who writes for the first time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.modoboa.places import (
    MENU,
    OPTION,
    captioned,
    go,
    open_dots,
    press,
    search_for,
    settle,
    text_field,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_APPS = "button:has(.mdi-apps)"
_NEW = 'in "New contact"'


def meet(hands: Hands, values: Values) -> bool:
    """Make the category and the contact, put it in, and look."""
    _open_contacts(hands)
    _make_category(hands, values)
    _begin(hands)
    for part in _parts(hands):
        part(hands, values)
    press(hands, "Add", _NEW, within=".v-dialog")
    hands.page.locator(".v-dialog").filter(visible=True).wait_for(state="detached")
    _categorise(hands, values)
    _look(hands, values)
    return True


def leave_the_sort_out(hands: Hands, values: Values) -> bool:
    """Say not what sort the address is, be told so, and give up."""
    _open_contacts(hands)
    _make_category(hands, values)
    _begin(hands)
    _write_name(hands, values)
    hands.write(text_field("Email address", values["mail"], _NEW))
    press(hands, "Add", _NEW, within=".v-dialog")
    hands.wait_for("Field is required")
    press(hands, "Close", _NEW, within=".v-dialog")
    return False


def _open_contacts(hands: Hands) -> None:
    """Come to the contacts, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/user/contacts")
        return
    place = "at the top right"
    if hands.person.detours:
        with hands.detour():
            link = ".v-navigation-drawer .v-list-item:has(:text-is('Identities'))"
            hands.click("Identities", "link", MENU, link, leads_on=True)
            settle(hands)
    entry = ".v-overlay--active :text-is('Contacts')"
    hands.click("nine squares", "menu", place, _APPS, shows=entry)
    settle(hands)
    below = "below the nine squares"
    hands.click("Contacts", "menu", below, entry, leads_on=True)
    settle(hands)


def _make_category(hands: Hands, values: Values) -> None:
    """Add a category on the left."""
    link = ".v-navigation-drawer .v-list-item:has(:text-is('Add a category'))"
    hands.click("Add a category", "link", MENU, link, shows=".v-dialog input")
    settle(hands)
    place = 'in "Add category"'
    hands.write(text_field("Name", values["category"], place))
    press(hands, "Add", place, within=".v-dialog")
    hands.page.locator(".v-dialog").filter(visible=True).wait_for(state="detached")
    hands.wait_for(values["category"])


def _begin(hands: Hands) -> None:
    """Open the form of a new contact; some look first whether there is one."""
    press(hands, "Add", "above the list", within="main", shows=captioned("Last name"))


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return the parts of the form in the person's order."""
    parts: list[Callable[[Hands, Values], None]] = [
        _write_name,
        _write_firm,
        _write_mail,
        _write_phone,
        _write_rest,
    ]
    if hands.person.order == "up":
        parts.reverse()
    return parts


def _write_name(hands: Hands, values: Values) -> None:
    hands.fill(
        [
            text_field("First name", values["first"], _NEW),
            text_field("Last name", values["last"], _NEW),
        ]
    )


def _write_firm(hands: Hands, values: Values) -> None:
    hands.fill(
        [
            text_field("Company", values["company"], _NEW),
            text_field("Position", values["position"], _NEW),
        ]
    )


def _write_mail(hands: Hands, values: Values) -> None:
    _write_with_sort(hands, "Email address", values["mail"], values["kind"])


def _write_phone(hands: Hands, values: Values) -> None:
    """Write the number down; who takes a wrong sort takes the right one then."""
    wrong = values["other"] if hands.person.id == "p03" else None
    _write_with_sort(hands, "Phone number", values["phone"], values["line"], wrong)


def _write_with_sort(
    hands: Hands, name: str, value: str, sort: str, wrong: str | None = None
) -> None:
    """Write something and choose of which sort it is, in the list beside it."""
    field = text_field(name, value, _NEW)
    if hands.person.order == "up":
        _choose_sort(hands, name, sort)
        hands.write(field)
        return
    hands.write(field)
    if wrong:
        _choose_sort(hands, name, wrong)
    _choose_sort(hands, name, sort)


def _choose_sort(hands: Hands, name: str, sort: str) -> None:
    after = f"//label[normalize-space()='{name}']/following::"
    box = f"{after}*[contains(@class, 'v-select ')][1]"
    field = Field(
        name=name,
        location=f'beside "{name}"',
        value=sort,
        selector=f"{box} >> .v-field",
        options=OPTION,
        letters="",
    )
    if hands.person.hand == "keyboard":
        field = Field(
            name=name,
            location=f'beside "{name}"',
            value=sort,
            selector=f"{box} >> input[role=combobox]",
        )
        hands.choose_by_keys(field, [sort[0]])
    else:
        hands.choose(field)
    shown = f"{box} >> .v-select__selection-text"
    hands.page.locator(shown).filter(has_text=sort).first.wait_for()
    settle(hands)


def _write_rest(hands: Hands, values: Values) -> None:
    """Unfold the rest of the form, and write the town and the note."""
    press(hands, "More", _NEW, within=".v-dialog", shows=captioned("City"))
    hands.fill(
        [
            text_field("City", values["city"], _NEW),
            text_field("Note", values["note"], _NEW),
        ]
    )


def _categorise(hands: Hands, values: Values) -> None:
    """Put the contact into the category."""
    whole = f"{values['first']} {values['last']}"
    if hands.person.searches:
        search_for(hands, values["last"].lower())
    open_dots(hands, whole, "Categories")
    place = 'in "Categories"'
    box = f".v-dialog input[aria-label='{values['category']}']"
    hands.click(values["category"], "checkbox", place, box, record=True)
    press(hands, "Update", place, within=".v-dialog")
    hands.page.locator(".v-dialog").filter(visible=True).wait_for(state="detached")


def _look(hands: Hands, values: Values) -> None:
    """Look whether the contact is in the category."""
    name = values["category"]
    link = f".v-navigation-drawer .v-list-item:has(:text-is('{name}'))"
    hands.click(name, "link", MENU, link, record=True)
    settle(hands)
