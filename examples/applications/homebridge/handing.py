"""How the key of the boathouse goes from one keeper to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.homebridge.cases import FIRST_PASSWORD, MISTYPED
from examples.applications.homebridge.places import (
    DIALOG,
    TOP,
    choose,
    close,
    field,
    go,
    open_page,
    press,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ADD = 'in "Add User"'
_SETTINGS = "in the settings"
_ROW = ".list-group-item:has-text('{}')"
_CRON = "Scheduled Restart Cron"


def hand_over(hands: Hands, values: Values) -> bool:
    """Let one in, remove one, and set what the new one wants, or the other way round."""
    if hands.person.order == "up":
        _open_settings(hands)
        _set(hands, values)
        _change_people(hands, values)
    else:
        _change_people(hands, values)
        _open_settings(hands)
        hands.look_around("looks what else could be set")
        _set(hands, values)
    return True


def mistype(hands: Hands, values: Values) -> bool:
    """Type two passwords that differ, not be let save, and give up."""
    _open_people(hands)
    _open_form(hands)
    hands.write(field("Username", values["name"], f"{DIALOG} #form-username", _ADD))
    hands.write(field("Full Name", values["full"], f"{DIALOG} #form-name", _ADD))
    hands.write(_secret("Password", "#form-pass", FIRST_PASSWORD))
    hands.write(_secret("Confirm Password", "#form-pass-confirm", MISTYPED))
    hands.page.locator(f"{DIALOG} button[type=submit][disabled]").wait_for()
    close(hands, "Close", _ADD)
    return False


def _change_people(hands: Hands, values: Values) -> None:
    _open_people(hands)
    if hands.person.order == "up":
        _remove(hands, values["gone"])
        _let_in(hands, values)
    else:
        _let_in(hands, values)
        _remove(hands, values["gone"])


def _open_settings(hands: Hands) -> None:
    if hands.person.hand == "keyboard":
        go(hands, "settings")
    else:
        open_page(hands, "Settings")


def _open_people(hands: Hands) -> None:
    """Come to the accounts by way of the settings, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "users")
        return
    if hands.person.detours:
        with hands.detour():
            open_page(hands, "Power Options")
    if not hands.page.url.endswith("/settings"):
        _open_settings(hands)
    if hands.person.searches:
        glass = "button:has(.fa-search), button:has(.fa-magnifying-glass)"
        box = "input.search-bar"
        press(hands, "Search...", TOP, kind="icon", selector=glass, shows=box)
        hands.write(field("Search...", "user", box, "above the settings"))
        settle(hands)
    arrow = f"{_ROW.format('User Accounts')} a[href='/users']"
    title = "h3:text-is('Users')"
    press(
        hands,
        "User Accounts",
        _SETTINGS,
        kind="link",
        selector=arrow,
        shows=title,
    )


def _open_form(hands: Hands) -> None:
    icon = "button[aria-label='Add User']"
    box = f"{DIALOG} #form-username"
    press(hands, "Add User", TOP, kind="icon", selector=icon, shows=box)


def _let_in(hands: Hands, values: Values) -> None:
    """Fill the form in, in the person's order, and save it."""
    _open_form(hands)
    words: list[Callable[[], None]] = [
        lambda: hands.write(_secret("Password", "#form-pass", FIRST_PASSWORD)),
        lambda: hands.write(
            _secret("Confirm Password", "#form-pass-confirm", FIRST_PASSWORD)
        ),
    ]
    names: list[Callable[[], None]] = [
        lambda: hands.write(
            field("Username", values["name"], f"{DIALOG} #form-username", _ADD)
        ),
        lambda: hands.write(
            field("Full Name", values["full"], f"{DIALOG} #form-name", _ADD)
        ),
    ]
    parts = [*names, *words]
    if hands.person.order == "up":  # what is to be confirmed has to be there before
        parts = [*words, *reversed(names)]
    if values["admin"] == "no":  # it is on to begin with
        box = f"{DIALOG} label[for=isAdmin]"
        parts.append(lambda: hands.click("Admin User?", "checkbox", _ADD, box))
    for part in parts:
        part()
    switched = hands.page.locator(f"{DIALOG} #isAdmin").is_checked()
    if switched != (values["admin"] == "yes"):
        raise RuntimeError(f"whether {values['name']} may change things is wrong")
    if hands.person.enter_sends:
        last = "Username" if hands.person.order == "up" else "Confirm Password"
        hands.press("Enter", f'with the cursor in the "{last}" field')
        hands.page.locator("ngb-modal-window").wait_for(state="detached")
    else:
        close(hands, "Save", _ADD)
    hands.page.locator(f"h4:text-is('{values['full']}')").wait_for()
    _wait_for_notes(hands)


def _remove(hands: Hands, name: str) -> None:
    card = f".card:has(h4:text-is('{name}'))"
    icon = f"{card} button[aria-label='Delete']"
    press(hands, "Delete", f'beside "{name}"', kind="icon", selector=icon)
    hands.page.locator(card).wait_for(state="detached")
    _wait_for_notes(hands)


def _wait_for_notes(hands: Hands) -> None:
    """Wait until what was told of the success has gone again."""
    hands.page.locator(".toast-success").first.wait_for(state="detached")


def _set(hands: Hands, values: Values) -> None:
    """Set colour, light and night, in the person's order."""
    theme = f"{_ROW.format('Theme')} select"
    light = f"{_ROW.format('Lighting Mode')} select"
    cron = field(_CRON, values["cron"], f"input[aria-label='{_CRON}']", _SETTINGS)
    if hands.person.order == "up":
        hands.write(cron)
        settle(hands)
        choose(hands, "Lighting Mode", values["light"], light, _SETTINGS)
        choose(hands, "Theme", values["theme"], theme, _SETTINGS)
        return
    if hands.person.id == "p03":
        choose(hands, "Theme", values["other"], theme, _SETTINGS)
    choose(hands, "Theme", values["theme"], theme, _SETTINGS)
    choose(hands, "Lighting Mode", values["light"], light, _SETTINGS)
    hands.write(cron)
    hands.page.wait_for_timeout(1500)  # it is saved when nobody types any more
    settle(hands)


def _secret(name: str, selector: str, value: str) -> Field:
    return Field(
        name=name,
        location=_ADD,
        value=value,
        selector=f"{DIALOG} {selector}",
        secret=True,
    )
