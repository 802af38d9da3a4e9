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
    if hands.person.id == "p03":
        _look_up(hands, values)
    if hands.person.detours:
        with hands.detour():
            _open_group(hands, values["group"])
        _open_group(hands, _PERSONAL)
    use_tool(hands, "Create", "create")
    _fill_in(hands, values)
    _save(hands)
    hands.page.locator(f"{_FRAME}a.nav-link:has-text('Groups')").wait_for()
    settle(hands)
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


def _look_up(hands: Hands, values: Values) -> None:
    """Look whether somebody is there already."""
    hands.write(
        Field(
            name="Search...",
            location="above the list of contacts",
            value=values["last"],
            selector="#searchform",
        )
    )
    hands.press("Enter", "begins the search")
    hands.page.locator("#contacts-table td.name").first.wait_for(state="detached")
    settle(hands)


def _fill_in(hands: Hands, values: Values) -> None:
    hands.page.locator(f"{_FRAME}#ff_firstname").wait_for()
    hands.page.wait_for_timeout(500)
    steps = [
        lambda: hands.write(_field("First Name", values["first"], "#ff_firstname")),
        lambda: hands.write(_field("Last Name", values["last"], "#ff_surname")),
        lambda: _firm(hands, values),
        lambda: hands.write(_field("Email", values["email"], "#ff_email0")),
        lambda: _phone(hands, values),
    ]
    for step in reversed(steps) if hands.person.order == "up" else steps:
        step()


def _firm(hands: Hands, values: Values) -> None:
    """Add the field for the firm, which the form does not show by itself."""
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        _add_field(hands, "Nickname")
    _add_field(hands, "Organization")
    hands.write(_field("Organization", values["company"], "#ff_organization"))


def _add_field(hands: Hands, name: str) -> None:
    hands.choose(
        Field(
            name="Add field...",
            location='in the form, below "Last Name"',
            value=name,
            selector=f"{_FRAME}select.addfieldmenu >> nth=0",
            kind="dropdown",
        )
    )
    hands.page.wait_for_timeout(300)


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


def _tick(hands: Hands, values: Values) -> None:
    """Tick the group with the contact itself."""
    hands.click(
        "Groups", "tab", "below the name", f"{_FRAME}a.nav-link:has-text('Groups')"
    )
    hands.page.wait_for_timeout(400)
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
    hands.click(
        f"{values['first']} {values['last']}",
        "row",
        "in the list of contacts",
        _row(values),
        record=True,
    )
    hands.page.wait_for_timeout(600)
    settle(hands)
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
