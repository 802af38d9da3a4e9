"""How people make another newsletter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.ghost.places import (
    SIDEBAR,
    find,
    go_to,
    open_area,
    press,
    turn,
    wait_for,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_LEFT = "in the list on the left"
_WINDOW = 'in the window "Create newsletter"'
_SIDE = "on the right side of the window"
_CORNER = "in the corner of the window"
_DIALOG = "#modal-backdrop"
_CREATE = f"{_DIALOG} button:has(:text-is('Create'))"
_SAVE = f"{_DIALOG} button:has(:text-is('Save'))"
_CARD = "[data-testid=newsletters]"
_ADD = f"{_CARD} button:has-text('Add newsletter')"
_SETTINGS = "a#newsletters"


def found(hands: Hands, values: Values) -> bool:
    """Create the newsletter, fill in its three tabs, save and close."""
    _open_form(hands)
    fields = [_name(values), _about(values)]
    if hands.person.order == "up":
        fields.reverse()
        _opt_in(hands)
    for field in fields:
        hands.write(field)
    if hands.person.order != "up":
        _opt_in(hands)
    press(hands, "Create", _WINDOW, _CREATE, _SAVE)
    parts: list[Callable[[Hands, Values], None]] = [_send_as, _looks, _contents]
    if hands.person.order == "up":
        parts = [_looks, _contents, _send_as]
    elif hands.person.searches:
        parts = [_looks, _send_as, _contents]
    for part in parts:
        part(hands, values)
    if hands.person.looks_around:
        _open_tab(hands, "General")
    hands.click("Save", "button", _CORNER, _SAVE)
    find(hands, f"{_DIALOG} button:has-text('Saved')")
    hands.page.locator(_SAVE).wait_for()  # it says so for a moment only
    _close(hands)
    find(hands, f"{_CARD} :text-is('{values['name']}')")
    return True


def found_without_name(hands: Hands, values: Values) -> bool:
    """Describe it only, be told that it has no name, and cancel."""
    _open_form(hands)
    hands.write(_about(values))
    hands.click("Create", "button", _WINDOW, _CREATE)
    wait_for(hands, "A name is required for your newsletter")
    hands.click(
        "Cancel", "button", _WINDOW, f"{_DIALOG} button:has(:text-is('Cancel'))"
    )
    hands.page.locator(_CREATE).wait_for(state="detached")
    return False


def _open_form(hands: Hands) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go_to(hands, "settings/newsletters/new", _CREATE)
        return
    if hands.person.detours:
        with hands.detour():
            open_area(hands, "Members", "a[data-test-table-data='details']")
            hands.look_around("looks whether letters are made here")
    press(hands, "Settings", SIDEBAR, "a[data-test-nav='settings']", _SETTINGS)
    if hands.person.id == "p03":
        hands.write(
            Field(
                name="Search settings",
                location="at the top on the left",
                value="newsletters",
                selector="input[placeholder='Search settings']",
            )
        )
        hands.page.locator("a#timezone").wait_for(state="hidden")
    hands.click("Newsletters", "link", _LEFT, _SETTINGS, shows=_ADD)
    find(hands, _ADD)
    hands.page.wait_for_timeout(800)  # the page turns to it
    if hands.person.order == "up":
        _look_at_another(hands)
    press(hands, "Add newsletter", 'beside "Newsletters"', _ADD, _CREATE)


def _look_at_another(hands: Hands) -> None:
    """See how it was done for the school's letter."""
    like = "School letter"
    press(
        hands,
        "Edit",
        f'in the row "{like}"',
        f"{_CARD} tr:has-text('{like}') [data-testid=edit-newsletter-button]",
        _SAVE,
    )
    _close(hands)


def _close(hands: Hands) -> None:
    hands.click("Close", "button", _CORNER, f"{_DIALOG} button:has(:text-is('Close'))")
    hands.page.locator(_SAVE).wait_for(state="detached")
    find(hands, _ADD)


def _name(values: Values) -> Field:
    return _in_window("Name", values["name"], "input")


def _about(values: Values) -> Field:
    return _in_window("Description", values["about"], "textarea")


def _in_window(name: str, value: str, of: str) -> Field:
    return Field(
        name=name,
        location=_WINDOW,
        value=value,
        selector=f"{_DIALOG} {_below(name, of)}",
    )


def _below(name: str, of: str) -> str:
    """Find a field by the words above it."""
    return f"div:has(> label:text-is('{name}')) {of}"


def _opt_in(hands: Hands) -> None:
    turn(
        hands,
        "Opt-in existing subscribers",
        _WINDOW,
        f"{_DIALOG} button[role=switch]",
    )


def _send_as(hands: Hands, values: Values) -> None:
    _open_tab(hands, "General")
    hands.write(
        Field(
            name="Sender name",
            location=_SIDE,
            value=values["sender"],
            selector=f"{_DIALOG} {_below('Sender name', 'input')}",
        )
    )


def _contents(hands: Hands, values: Values) -> None:
    _open_tab(hands, "Content")
    if hands.person.order != "up":
        _show_excerpt(hands)
    hands.write(
        Field(
            name="Email footer",
            location=_SIDE,
            value=values["footer"],
            selector=f"{_DIALOG} .kg-prose",
        )
    )
    if hands.person.order == "up":
        _show_excerpt(hands)


def _show_excerpt(hands: Hands) -> None:
    turn(
        hands,
        "Post excerpt",
        _SIDE,
        f"{_DIALOG} div:has(> label:has-text('Post excerpt')) > button[role=switch]",
    )


def _looks(hands: Hands, values: Values) -> None:
    _open_tab(hands, "Design")
    if hands.person.id == "p03":  # takes the list below it first, and puts that back
        _choose(hands, "Heading weight", values["weight"])
        _choose(hands, "Heading weight", "Bold")
    _choose(hands, "Heading font", values["font"])


def _choose(hands: Hands, name: str, value: str) -> None:
    hands.choose(
        Field(
            name=name,
            location=_SIDE,
            value=value,
            selector=f"{_DIALOG} div:has(> div:text-is('{name}')) [class*='-control']",
            options="[data-testid=select-option]",
            letters="",
        )
    )


def _open_tab(hands: Hands, name: str) -> None:
    """Turn to another tab, unless it is the one that is shown."""
    tab = f"{_DIALOG} button[role=tab][title='{name}']"
    shown = f"{tab}[data-state=active]"
    if hands.page.locator(shown).count():
        return
    hands.click(name, "tab", _SIDE, tab, shows=shown)
    hands.page.wait_for_timeout(400)
