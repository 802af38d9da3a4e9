"""How people make a group that looks after found things, and enter the first of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.kinto.places import (
    INSIDE,
    field,
    go,
    open_bucket,
    open_collection,
    open_lists,
    open_tab,
    send,
    settle,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ID = "#root_id"
_GROUPS = "a:text-is('bridge')"
_MADE = "text='Danger Zone'"
"""Shown with a new group, which is told to be missing if it is asked for too early."""
_SEARCH = "input.quickFilter"
_WHAT = "#root_what"
_FOUND = f"{INSIDE}/collections/found-things"
_SUBMIT = "button[type=submit]:has-text('Submit')"


def welcome(hands: Hands, values: Values) -> bool:
    """Make the group, say what it may, enter a thing, and look at the groups."""
    _open_groups(hands)
    _open_form(hands)
    _describe(hands, values)
    if hands.person.order == "up":
        _open_found(hands)
        _enter(hands, values)
        open_tab(hands, "Permissions", _SUBMIT)
        _allow(hands, values["group"])
    else:
        if hands.person.detours:
            with hands.detour():
                open_bucket(hands)
                open_tab(hands, "Permissions", _SUBMIT)
                hands.look_around("looks whether it is said here")
        if hands.person.hand == "keyboard":
            go(hands, f"{_FOUND}/permissions", _SUBMIT)
        else:
            _open_found(hands)
            open_tab(hands, "Permissions", _SUBMIT)
        _allow(hands, values["group"])
        if hands.person.hand != "keyboard":
            open_tab(hands, "Records", _SEARCH)
        _enter(hands, values)
    _open_groups(hands)
    members = f"{values['first']}, {values['second']}"
    group = hands.page.locator(f"tr:has(a:text-is('{values['group']}'))")
    group.filter(has_text=members).wait_for()
    return True


def name_it_wrongly(hands: Hands, values: Values) -> bool:
    """Name the group with a space in it, be told it must not be, and give up."""
    _open_groups(hands)
    _open_form(hands)
    _add_member(hands, 0, values["first"])
    hands.write(field("Group id", values["group"].replace("-", " "), _ID))
    send(hands, "Create group", "text='Errors'")
    hands.wait_for("must match pattern")
    cancel = "form a:text-is('Cancel')"
    hands.click("Cancel", "link", "below the form", cancel, leads_on=True)
    settle(hands)
    return False


def _open_groups(hands: Hands) -> None:
    """Come to the groups, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, f"{INSIDE}/groups", _GROUPS)
        return
    open_bucket(hands)
    open_tab(hands, "Groups", _GROUPS)


def _open_form(hands: Hands) -> None:
    """Begin a new group, with the button above the list or that below it."""
    if hands.person.hand == "keyboard":
        go(hands, f"{INSIDE}/groups/create", _ID)
        return
    below = hands.person.order == "up"
    button = "a:has-text('Create group')"
    place = "below the list" if below else "above the list"
    found = f"{button}:below(table)" if below else button
    hands.click("Create group", "button", place, found, shows=_ID)
    settle(hands)


def _describe(hands: Hands, values: Values) -> None:
    """Name it and its members, or its members first, and send that."""
    name = field("Group id", values["group"], _ID)
    members = list(enumerate((values["first"], values["second"])))
    if hands.person.order == "up":
        for n, member in members:
            _add_member(hands, n, member)
        hands.write(name, send=True)
    else:
        hands.write(name)
        for n, member in members:
            last = n == len(members) - 1
            _add_member(hands, n, member, enter=hands.person.enter_sends and last)
        if not hands.person.enter_sends:
            send(hands, "Create group", _MADE)
    hands.page.locator(_MADE).wait_for()
    settle(hands)


def _add_member(hands: Hands, n: int, member: str, *, enter: bool = False) -> None:
    """Add a line for one more member, and write who it is."""
    box = f"#root_members_{n}"
    hands.click("Add Item", "icon", 'below "members"', "#root_members__add", shows=box)
    hands.write(field("Member name", member, box), send=enter)


def _open_found(hands: Hands) -> None:
    """Come to the found things."""
    open_lists(hands)
    open_collection(hands, "found-things", _SEARCH)


def _allow(hands: Hands, group: str) -> None:
    """Let the group see and add; who ticks what is between them takes it back."""
    boxes = {"read": 0, "write": 1, "record:create": 2}
    names = ["read", "record:create"]
    if hands.person.order == "up":
        names.reverse()
    elif hands.person.id == "p03":
        names[1:1] = ["write", "write"]
    for name in names:
        box = f"#root_groups_{group}-{boxes[name]}"
        hands.click(name, "checkbox", f'below "{group}"', box)
    send(hands, "Submit", "text='Collection permissions updated.'")


def _enter(hands: Hands, values: Values) -> None:
    """Enter the first thing, in the person's order."""
    if hands.person.hand == "keyboard":
        go(hands, f"{_FOUND}/records/create", _WHAT)
    else:
        place, button = "above the list", "a.btn-record-add"
        hands.click("Create record", "button", place, button, shows=_WHAT)
        settle(hands)
    ships = [values["ship"]]
    if hands.person.id == "p03":
        ships.insert(0, values["other_ship"])
    fields = [
        field("What it is", values["what"], _WHAT),
        *(field("Ship", ship, "#root_ship", "dropdown") for ship in ships),
        field("Shelf", values["shelf"], "#root_shelf"),
    ]
    hands.fill(fields, enter_sends=True)
    if not hands.person.enter_sends:
        send(hands, "Create record", _SEARCH)
    hands.page.locator(f"td:text-is('{values['what']}')").wait_for()
    settle(hands)
