"""How people shut out somebody who sells things."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.misago.places import go, settle, text_field
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = "in the form"
_MENU = "in the menu on the left"
_LIST = "above the list"
_DIALOG = 'in the dialog "Filters"'
_SET_DAY = "div:has(> [name=expires_on]) > div > button.ml-3"
_CALENDAR = ".control-month-picker"


def shut_out(hands: Hands, values: Values) -> bool:
    """Ban the name and the address, and let one of the two bans never end."""
    if hands.person.order == "up":
        _enter_both(hands, values)
        return True
    _find(hands, values)
    _tick_and_ban(hands, values)
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    _press(hands, "Ban users", "button[name=finalize]")
    hands.wait_for("Selected users have been banned.")
    _let_it_never_end(hands, values)
    return True


def shut_nobody_out(hands: Hands, values: Values) -> bool:
    """Forget to tick what is banned, be told so, and leave."""
    _find(hands, values)
    _tick_and_ban(hands, values)
    for part in (_until, _message, _reason):
        part(hands, values)
    _press(hands, "Ban users", "button[name=finalize]")
    hands.wait_for("Form was completed with errors.")
    hands.look_around("looks for what is wrong")
    _open(hands, "Dashboard")
    return False


def _find(hands: Hands, values: Values) -> None:
    """Come to the row of who it is, each person another way."""
    if hands.person.detours:
        with hands.detour():
            _open(hands, "Ranks")
            hands.look_around("looks whether members are shown there")
    if hands.person.hand == "keyboard":
        go(hands, "/admincp/users/")
    else:
        _open(hands, "Users")
    if hands.person.hand == "keyboard" or hands.person.searches:
        _filter(hands, values)
    else:
        hands.look_around("looks through the members")


def _filter(hands: Hands, values: Values) -> None:
    """Let only those be shown whose name or address it is."""
    box = "#filter-modal #id_username"
    opener = "button[data-target='#filter-modal']"
    hands.click("Filter", "button", _LIST, opener, shows=box)
    hands.page.locator("#filter-modal.show").wait_for()
    settle(hands)
    if hands.person.searches:
        part = values["address"].partition("@")[2]
        typed = text_field("E-mail", f"*{part}", "#filter-modal #id_email", _DIALOG)
    else:
        typed = text_field("Username", values["name"].lower(), box, _DIALOG)
    hands.write(typed, send=hands.person.enter_sends)
    if not hands.person.enter_sends:
        done = "#filter-modal button[type=submit]"
        hands.click("Done", "button", _DIALOG, done, leads_on=True)
    settle(hands)


def _tick_and_ban(hands: Hands, values: Values) -> None:
    """Tick the row, and take what is done with those that are ticked."""
    name = values["name"]
    row = f"tr:has(a.item-name:text-is('{name}'))"
    tick = f"{row} .row-select input"
    hands.click("checkbox", "checkbox", f'in the row "{name}"', tick)
    entry = "#mass-action .dropdown-menu.show button:has-text('Ban users')"
    opener = "#mass-action .dropdown-toggle"
    hands.click("With users: 1", "menu", _LIST, opener, shows=entry)
    place = 'below "With users: 1"'
    hands.click("Ban users", "button", place, entry, leads_on=True)
    settle(hands)


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    if hands.person.detours:
        return [_message, _reason, _kinds, _until]
    return [_kinds, _until, _message, _reason]


def _kinds(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    """Tick name and address; who ticks too much sees it and takes it back."""
    _tick(hands, "Usernames")
    _tick(hands, "E-mails")
    if hands.person.id == "p03":
        _tick(hands, "E-mail domains")
        _tick(hands, "E-mail domains")


def _tick(hands: Hands, name: str) -> None:
    """Click on a little box, or on the words beside it."""
    words = f".form-check label:text-is('{name}')"
    box = f".form-check:has(label:text-is('{name}')) input"
    selector = words if hands.person.detours else box
    hands.click(name, "checkbox", 'below "Values to ban"', selector)


def _until(hands: Hands, values: Values) -> None:
    """Choose the day in the calendar, which leaves the hour as it is."""
    opener = hands.page.locator(_SET_DAY)
    opener.wait_for()
    if opener.evaluate("e => e.getBoundingClientRect().bottom > innerHeight - 320"):
        hands.scroll("down", "to have room for the calendar")
    day = date.fromisoformat(values["until"])
    shown = f"{day:%m/%d/%Y}"
    hands.choose_day(
        Field(name="Expiration date", location=_FORM, value=shown, selector=_SET_DAY),
        day,
        month=f"{_CALENDAR} .font-weight-bold",
        onward=f"{_CALENDAR} button:has(.fa-chevron-right)",
        days=f"{_CALENDAR} button:not(:disabled):not(:has(span))",
    )
    taken = opener.inner_text().strip()
    if not taken.startswith(shown):
        raise RuntimeError(f"it is to end on {taken!r}, not {shown!r}")
    hands.steps[-1].value = taken  # with the hour that it was


def _message(hands: Hands, values: Values) -> None:
    box = "#id_user_message"
    hands.write(text_field("User message", values["message"], box, _FORM))


def _reason(hands: Hands, values: Values) -> None:
    box = "#id_staff_message"
    hands.write(text_field("Team message", values["reason"], box, _FORM))


def _let_it_never_end(hands: Hands, values: Values) -> None:
    """Open the ban of the address, and take its end away."""
    if hands.person.hand == "keyboard":
        go(hands, "/admincp/users/bans/")
    else:
        _open(hands, "Bans")
    address = values["address"]
    ban = f"a.item-name:text-is('{address}')"
    place = "in the list"
    hands.click(address, "link", place, ban, record=True, leads_on=True)
    settle(hands)
    _never(hands)
    changes = "button:text-is('Save changes')"
    _press(hands, "Save changes", changes)
    hands.wait_for(f'Ban "{address}" has been edited.')


def _never(hands: Hands) -> None:
    never = "button:text-is('Never')"
    hands.click("Never", "button", 'below "Expiration date"', never)
    hands.page.locator(_CALENDAR).wait_for(state="detached")


def _enter_both(hands: Hands, values: Values) -> None:
    """Enter the two bans one after the other, from below."""
    _open(hands, "Users")
    _open(hands, "Bans")
    new = "a:has-text('New ban')"
    hands.click("New ban", "button", "at the top right", new, leads_on=True)
    settle(hands)
    for part in (_reason, _message, _until):
        part(hands, values)
    _value(hands, values["name"])
    _press(hands, "Save and add another", "button[name=stay]")
    hands.wait_for(f'New ban "{values["name"].lower()}" has been saved.')
    for part in (_reason, _message):
        part(hands, values)
    _value(hands, values["address"])
    kind = Field(
        name="Check type",
        location=_FORM,
        value="E-mail address",
        selector="#id_check_type",
        kind="dropdown",
    )
    hands.choose(kind)
    _press(hands, "Save", "button:text-is('Save')")
    hands.wait_for(f'New ban "{values["address"]}" has been saved.')


def _value(hands: Hands, value: str) -> None:
    hands.write(text_field("Banned value", value, "#id_banned_value", _FORM))


def _open(hands: Hands, name: str) -> None:
    """Come to a page by the menu on the left."""
    link = f".nav-side a:has(:text-is('{name}'))"
    hands.click(name, "link", _MENU, link, leads_on=True)
    settle(hands)


def _press(hands: Hands, name: str, selector: str) -> None:
    """Click on a button below the form, which another page follows."""
    hands.click(name, "button", "below the form", selector, leads_on=True)
    settle(hands)
