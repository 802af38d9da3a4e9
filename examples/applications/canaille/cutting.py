"""How people cut somebody off, and let somebody else stand in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.canaille.places import (
    choose_several,
    go,
    headed,
    open_below,
    open_menu,
    open_record,
    press,
    search_for,
    settle,
    take_off,
    text_field,
    told,
    write,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_SETTINGS = "Account settings"
_QUESTION = "in the question"
_TABLE = "in the table"


def cut_off(hands: Hands, values: Values) -> bool:
    """Revoke, lock, put out of the group, and put somebody else in."""
    _revoke(hands, values)
    _open_leaver(hands, values)
    _lock(hands, values)
    _open_group(hands, values)
    if hands.person.order != "up":
        _put_out(hands, values)
    write(hands, "Description", values["description"])
    press(hands, "Edit", told("has been successfully edited"))
    _put_in(hands, values)
    return True


def shrink_from_deleting(hands: Hands, values: Values) -> bool:
    """Send the description with Enter, be asked about deleting, and stop."""
    _revoke(hands, values)
    _open_group(hands, values)
    hands.write(text_field("Description", values["description"]))
    shows = ".ui.header:has-text('Group deletion')"
    note = 'with the cursor in the "Description" field'
    hands.press("Enter", note, shows=shows)
    settle(hands)
    press(hands, "Cancel", headed("Group edition"), _QUESTION)
    return False


def _revoke(hands: Hands, values: Values) -> None:
    """Find whose token it is, and revoke it."""
    if hands.person.hand == "keyboard":
        go(hands, "/admin/token/")
    else:
        if hands.person.detours:
            with hands.detour():
                open_menu(hands, "Consents", "My consents")
        open_menu(hands, "Admin", "Applications")
        open_below(hands, "Tokens", "Tokens")
    login, program = values["login"], values["program"]
    if hands.person.id == "p03":
        search_for(hands, login)
        hands.wait_for("No item matches your request")
        open_below(hands, "Tokens", "Tokens")
        hands.page.locator("table.tokens tbody a").first.wait_for()
    row = f"table.tokens tr:has(a:text-is('{login}')):has(a:text-is('{program}'))"
    link = f"{row} td:first-child a"
    token = hands.page.locator(link).inner_text().strip()
    open_record(hands, token, _TABLE, link, headed("Token details"))
    hands.look_around("looks whose it is")
    shows = ".ui.header:has-text('Token revokation')"
    press(hands, "Revoke token", shows, 'in the row "Revokation date"')
    press(hands, "Revoke", told("successfully been revoked"), _QUESTION)


def _open_leaver(hands: Hands, values: Values) -> None:
    """Come to the settings of the account."""
    login = values["login"]
    if hands.person.hand == "keyboard":
        go(hands, f"/profile/{login}/settings")
        return
    if hands.person.order == "up":
        link = f"table a:text-is('{login}')"
        shows = headed("User profile edition")
        open_record(hands, login, 'in the row "Subject"', link, shows)
    else:
        _open_person(hands, login, searches=False)
    open_below(hands, _SETTINGS, _SETTINGS)


def _open_person(hands: Hands, login: str, *, searches: bool) -> None:
    """Find somebody among all users, and open their page."""
    open_menu(hands, "Users", "Users")
    if searches:
        search_for(hands, login)
    link = f"table.users a:text-is('{login}')"
    open_record(hands, login, _TABLE, link, headed("User profile edition"))


def _lock(hands: Hands, values: Values) -> None:
    """Lock the account; who is there anyway takes the group off first."""
    if hands.person.order == "up":
        take_off(hands, "Groups", values["group"])
        press(hands, "Edit", told("Profile updated successfully"))
    shows = ".ui.header:has-text('Account locking')"
    press(hands, "Lock the account", shows)
    press(hands, "Lock", told("The account has been locked"), _QUESTION)


def _open_group(hands: Hands, values: Values) -> None:
    group = values["group"]
    if hands.person.hand == "keyboard":
        go(hands, f"/groups/{group}")
        return
    open_menu(hands, "Groups", "Groups")
    link = f"table.groups a:text-is('{group}')"
    open_record(hands, group, _TABLE, link, headed("Group edition"))


def _put_out(hands: Hands, values: Values) -> None:
    login = values["login"]
    row = f"table.users tr:has(a:text-is('{login}'))"
    shows = ".ui.header:has-text('Group member deletion')"
    place = f'in the row "{login}"'
    hands.click("Remove", "button", place, f"{row} button", shows=shows)
    settle(hands)
    press(hands, "Remove", told("has been removed from the group"), _QUESTION)


def _put_in(hands: Hands, values: Values) -> None:
    """Let somebody stand in; who takes a wrong group sees it and takes it off."""
    if hands.person.hand == "keyboard":
        go(hands, f"/profile/{values['standin']}/settings")
    else:
        _open_person(hands, values["standin"], searches=hands.person.searches)
        open_below(hands, _SETTINGS, _SETTINGS)
    if hands.person.id == "p03":
        choose_several(hands, "Groups", "office")
        take_off(hands, "Groups", "office")
    choose_several(hands, "Groups", values["group"])
    press(hands, "Edit", told("Profile updated successfully"))
