"""How people put somebody into the address book and into a group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.roundcube.places import (
    MENU,
    go,
    open_task,
    settle,
    take,
    use_tool,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FRAME = "iframe#contact-frame >> internal:control=enter-frame >> "
_GROUPS = ("Guides", "Press", "Yard")
_PERSONAL = "Personal Addresses"


def add(hands: Hands, values: Values) -> bool:
    """Fill in the form, save it, and choose the group in one of two ways."""
    _open(hands)
    if hands.person.detours:
        with hands.detour():
            _open_group(hands, values["group"])
        _open_group(hands, _PERSONAL)
    use_tool(hands, "Create", "create")
    _fill_in(hands, values)
    _save(hands)
    settle(hands)
    _open_contact(hands, values)
    if hands.person.id in {"p02", "p05"}:
        _assign(hands, values)
    else:
        _tick(hands, values)
    _open_group(hands, values["group"])
    hands.page.locator(_row(values)).wait_for()
    return True


def add_without_email(hands: Hands, values: Values) -> bool:
    """Write an e-mail address that is none, be told so, and go away."""
    _open(hands)
    use_tool(hands, "Create", "create")
    _fill_in(hands, {**values, "email": values["email"].replace("@", " at ")})
    _save(hands)
    hands.page.locator("#messagestack > div").first.wait_for()
    hands.page.wait_for_timeout(600)
    open_task(hands, "Mail", shows="#messagelist")
    return False


def _open(hands: Hands) -> None:
    if hands.person.hand == "keyboard":
        go(hands, "/?_task=addressbook")
        settle(hands)
    else:
        open_task(hands, "Contacts", shows="#contacts-table")


def _fill_in(hands: Hands, values: Values) -> None:
    hands.page.locator(f"{_FRAME}#ff_firstname").wait_for()
    hands.page.wait_for_timeout(500)
    steps = [
        lambda: hands.write(_field("First Name", values["first"], "#ff_firstname")),
        lambda: hands.write(_field("Last Name", values["last"], "#ff_surname")),
        lambda: hands.write(_field("Email", values["email"], "#ff_email0")),
        lambda: _phone(hands, values),
    ]
    for step in reversed(steps) if hands.person.order == "up" else steps:
        step()
    _firm(hands, values)


def _firm(hands: Hands, values: Values) -> None:
    """Write down the firm with the notes, which have a tab of their own."""
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        _open_tab(hands, "Personal")
    _open_tab(hands, "Notes")
    hands.write(
        Field(
            name="Notes",
            location='below the tab "Notes"',
            value=values["company"],
            selector=f"{_FRAME}textarea[name^='_notes']",
        )
    )


def _open_tab(hands: Hands, name: str) -> None:
    hands.click(name, "tab", "below the name", f"{_FRAME}a.nav-link:has-text('{name}')")
    hands.page.wait_for_timeout(400)


def _phone(hands: Hands, values: Values) -> None:
    kind = Field(
        name="Phone",
        location='in the form, the list below "Phone"',
        value="Work",
        selector=f"{_FRAME}select[name='_subtype_phone[]']",
        kind="dropdown",
    )
    number = _field("Phone", values["phone"], "#ff_phone0")
    hands.fill([kind, number])


def _field(name: str, value: str, selector: str) -> Field:
    return Field(
        name=name,
        location="in the form",
        value=value,
        selector=f"{_FRAME}{selector}",
    )


def _save(hands: Hands) -> None:
    hands.click("Save", "button", "below the form", f"{_FRAME}button.submit")


def _open_contact(hands: Hands, values: Values) -> None:
    hands.click(
        f"{values['first']} {values['last']}",
        "row",
        "in the list of contacts",
        _row(values),
        record=True,
    )
    hands.page.wait_for_timeout(600)
    settle(hands)


def _tick(hands: Hands, values: Values) -> None:
    """Tick the group with the contact itself."""
    _open_tab(hands, "Groups")
    hands.click(
        values["group"],
        "checkbox",
        'below the tab "Groups"',
        f"{_FRAME}input.groupmember >> nth={_GROUPS.index(values['group'])}",
        record=True,
    )
    settle(hands)


def _assign(hands: Hands, values: Values) -> None:
    """Assign the contact to the group with the menu above it."""
    take(hands, "More", "more", "Assign to group...", "#contact-menu a.assigngroup")
    hands.click(
        values["group"],
        "link",
        f'{MENU} beside "Assign to group..."',
        f"#contactgroup-selector a:has-text('{values['group']}')",
        record=True,
    )
    settle(hands)


def _open_group(hands: Hands, name: str) -> None:
    hands.click(
        name,
        "link",
        'in the list "Groups"',
        f"#directorylist a:has-text('{name}')",
        record=True,
    )
    hands.page.wait_for_timeout(500)
    settle(hands)


def _row(values: Values) -> str:
    name = f"{values['first']} {values['last']}"
    return f"#contacts-table td.name:has-text('{name}')"
