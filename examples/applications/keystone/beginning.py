"""How people enter somebody who begins, and give them something to print."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.keystone.cases import TAKEN
from examples.applications.keystone.choosing import choose, relate
from examples.applications.keystone.places import (
    DIALOG,
    FORM,
    HEAD,
    button,
    day_field,
    go,
    named,
    new,
    open_list,
    open_plus,
    press,
    send,
    settle,
    text_field,
    tick,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

    Part = Callable[[Hands, Values], None]

_FIRST_WORD = "Type-metal-9"
_POPUP = "[role=dialog]"


def begin(hands: Hands, values: Values) -> bool:
    """Enter the colleague, then find an order for them."""
    _open_form(hands)
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    send(hands, "Create", "created")
    _narrow(hands)
    _give(hands, values)
    return True


def use_an_address_twice(hands: Hands, values: Values) -> bool:
    """Enter an address that a colleague has, be told so, and give up."""
    _open_form(hands)
    hands.write(text_field("Name", values["name"]))
    hands.write(text_field("E-mail", TAKEN))
    for part in (_password, _days, _key):
        part(hands, values)
    send(hands, "Create", "Unable to create")
    return False


def _open_form(hands: Hands) -> None:
    """Come to the empty form, each person another way."""
    person = hands.person
    if person.hand == "keyboard":
        go(hands, "/staff/create")
        return
    if person.order == "up":
        open_plus(hands, "staff")
        return
    if person.detours:
        with hands.detour():
            open_list(hands, "Orders")
            hands.look_around("looks how much there is to do")
    open_list(hands, "Staff", card=person.searches)
    new(hands, "New colleague")


def _parts(hands: Hands) -> list[Part]:
    """Return what is filled in, in the person's order; the name is first anyway."""
    parts: list[Part] = [_email, _password, _bench, _days, _day, _key]
    if hands.person.order == "up":
        parts.reverse()
    elif hands.person.detours:
        parts = [_email, _bench, _days, _day, _key, _password]
    return [_name, *parts]


def _name(hands: Hands, values: Values) -> None:
    hands.write(text_field("Name", values["name"]))


def _email(hands: Hands, values: Values) -> None:
    hands.write(text_field("E-mail", values["email"]))


def _password(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    """Type it twice, into two fields that the button puts into its place."""
    fields = [
        f"input[type=password][placeholder={place}]" for place in ("New", "Confirm")
    ]
    opener = button("Set password")
    press(hands, "Set password", 'below "Password"', opener, shows=fields[0])
    for selector in fields:
        hands.write(
            Field(
                name="Password",
                location=FORM,
                value=_FIRST_WORD,
                selector=selector,
                secret=True,
            )
        )


def _bench(hands: Hands, values: Values) -> None:
    """Choose it, once it may be chosen; who takes a wrong one sees it."""
    null = '[role=group][aria-label="Works at"] label:has(input[type=checkbox])'
    hands.click("Set to null", "checkbox", 'below "Works at"', null)
    if hands.person.id == "p03":
        choose(hands, "Works at", values["other"])
    choose(hands, "Works at", values["bench"])


def _days(hands: Hands, values: Values) -> None:
    relate(hands, "Works on", values["first"])
    relate(hands, "Works on", values["second"])


def _day(hands: Hands, values: Values) -> None:
    day_field(hands, "First day", values["day"])


def _key(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    tick(hands, "Has a key")


def _narrow(hands: Hands) -> None:
    """Leave in the list what is agreed, with who prints it, the earliest on top."""
    if hands.person.hand == "keyboard":
        go(hands, "/orders")
    else:
        open_list(hands, "Orders")
    order = [_filter, _columns] if hands.person.order != "up" else [_columns, _filter]
    for part in order:
        part(hands)
    head = "[role=columnheader]:has-text('Wanted by')"
    hands.click("Wanted by", "button", "in the head of the table", head)
    settle(hands)


def _filter(hands: Hands) -> None:
    entry = "role=menuitem[name='State']"
    hands.click("Filter", "menu", HEAD, button("Filter"), shows=entry)
    box = f"{_POPUP} [role=row][aria-label=Agreed] label"
    hands.click("State", "menu", "in the menu", entry, shows=box)
    hands.click("Agreed", "checkbox", DIALOG, box)
    press(hands, "Add", "below the dialog", button("Add", _POPUP))
    hands.page.locator("[role=row]:has-text('Asked')").first.wait_for(state="detached")


def _columns(hands: Hands) -> None:
    """Show two more columns; the menu stays open meanwhile."""
    hands.click("Columns", "menu", HEAD, button("Columns"), shows="[role=menu]")
    for name in ("Wanted by", "Who prints it"):
        entry = named("menuitemcheckbox", name)
        hands.click(name, "checkbox", "in the menu", entry)
        hands.page.wait_for_timeout(300)
    hands.press("Escape", "closes the menu")
    hands.page.locator("[role=menu]").wait_for(state="detached")
    settle(hands)


def _give(hands: Hands, values: Values) -> None:
    """Open one that nobody has and give it to the colleague."""
    name = values["order"]
    row = f"[role=row]:has-text('{name}') [role=rowheader]"
    printer = named("combobox", "Who prints it")
    hands.click(name, "row", "in the table", row, record=True, shows=printer)
    settle(hands)
    parts: list[Part] = [_printer, _note]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    send(hands, "Save", "Saved changes")


def _printer(hands: Hands, values: Values) -> None:
    relate(hands, "Who prints it", values["name"])


def _note(hands: Hands, values: Values) -> None:
    hands.write(text_field("Note", values["note"]))
