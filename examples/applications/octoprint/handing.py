"""How people take the access from somebody who leaves, and hand it over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.octoprint.places import (
    close_settings,
    gone,
    open_part,
    open_settings,
    press,
    settle,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ACCESS = "Access Control"
_KEYS = "Application Keys"
_EDITOR = "#settings-usersEditorDialog"
_PAGES = "#settings_accesscontrol_users_add"
_TABLE = "#settings_plugin_appkeys_allkeys_table"
_SURE = ".modal:has-text('Are you sure you want')"
_BELOW = f"{_SURE} .modal-footer"
_SURE_PLACE = 'in "Are you sure?"'


def hand_over(hands: Hands, values: Values) -> bool:
    """Let one go, let the other in, and revoke what the first had given away."""
    parts = [_let_go, _let_in, _revoke]
    _open_first(hands)
    for part in reversed(parts) if hands.person.order == "up" else parts:
        part(hands, values)
    return True


def keep_the_keys(hands: Hands, values: Values) -> bool:
    """Cancel when it is asked whether that is meant."""
    _open_first(hands)
    _let_go(hands, values)
    _let_in(hands, values)
    _come_to(hands, _KEYS)
    _ask_to_revoke(hands, values["keys"].split(", ")[0])
    _cancel(hands)
    close_settings(hands)
    return False


def _open_first(hands: Hands) -> None:
    """Open the settings; who believes that it is below the keys looks there."""
    settle(hands)
    open_settings(hands)
    if hands.person.detours:
        with hands.detour():
            open_part(hands, "API")


def _come_to(hands: Hands, part: str) -> None:
    shown = f"#settings_dialog_menu li.active a:text-is('{part}')"
    if not hands.page.locator(shown).count():
        open_part(hands, part)


def _edit(hands: Hands, name: str) -> None:
    """Open what is known of somebody."""
    _come_to(hands, _ACCESS)
    row = f"#system_users > tbody > tr:has(.settings_users_name:has-text('{name}'))"
    pencil = f"{row} a[title='Update User']"
    place = f'in the row of "{name}"'
    press(hands, "Update User", place, pencil, _EDITOR, kind="icon")


def _turn_page(hands: Hands, user: str, name: str, page: str) -> None:
    tab = f"{_EDITOR} .nav-pills a:text-is('{name}')"
    place = f'at the top in "Edit user "{user}""'
    hands.click(name, "tab", place, tab, shows=f"{page} tr")
    hands.page.wait_for_timeout(300)


def _confirm(hands: Hands, user: str) -> None:
    place = f'at the bottom in "Edit user "{user}""'
    hands.click("Confirm", "button", place, f"{_EDITOR} .modal-footer .btn-primary")
    gone(hands, _EDITOR)


def _let_go(hands: Hands, values: Values) -> None:
    """Take the tick off that says that somebody is active."""
    name = values["leaver"]
    _edit(hands, name)
    hands.click(
        "Active",
        "checkbox",
        f'in "Edit user "{name}""',
        f"{_EDITOR} #settings-usersDialogAddUserActive",
    )
    _confirm(hands, name)


def _let_in(hands: Hands, values: Values) -> None:
    """Put the other into the group, and allow what is agreed on besides."""
    name = values["successor"]
    _edit(hands, name)
    pages: list[Callable[[], None]] = [
        lambda: _tick(hands, name, "Groups", values["group"], "groups"),
        lambda: _tick(
            hands, name, "Additional permissions", values["extra"], "permissions"
        ),
    ]
    for page in reversed(pages) if hands.person.order == "up" else pages:
        page()
    _confirm(hands, name)


def _tick(hands: Hands, user: str, tab: str, name: str, page: str) -> None:
    """Tick an entry, at its box or by its name."""
    shown = f"{_PAGES}_{page}"
    _turn_page(hands, user, tab, shown)
    row = f"{shown} tr:has(.name:text-is('{name}'))"
    by_name = hands.person.searches
    target = f"{row} .name" if by_name else f"{row} input"
    hands.click(name, "checkbox", f'in "Edit user "{user}"", below "{tab}"', target)
    if not hands.page.locator(f"{row} input").is_checked():
        raise RuntimeError(f"{name} is not ticked")


def _revoke(hands: Hands, values: Values) -> None:
    """Revoke the keys, one after the other; the wrong one is seen in what is asked."""
    _come_to(hands, _KEYS)
    keys = values["keys"].split(", ")
    if hands.person.id == "p03":
        _ask_to_revoke(hands, values["other"])
        _cancel(hands)
    for key in reversed(keys) if hands.person.order == "up" else keys:
        _ask_to_revoke(hands, key)
        hands.click("Proceed", "button", _SURE_PLACE, f"{_BELOW} :text-is('Proceed')")
        gone(hands, _SURE)
        hands.page.locator(_row(key)).wait_for(state="detached")
        hands.page.wait_for_timeout(400)


def _ask_to_revoke(hands: Hands, key: str) -> None:
    bin_ = f"{_row(key)} a[title=Revoke]"
    press(hands, "Revoke", f'in the row of "{key}"', bin_, _SURE, kind="icon")


def _cancel(hands: Hands) -> None:
    hands.click("Cancel", "button", _SURE_PLACE, f"{_BELOW} :text-is('Cancel')")
    gone(hands, _SURE)


def _row(key: str) -> str:
    return f"{_TABLE} tbody tr:has-text('{key}')"
