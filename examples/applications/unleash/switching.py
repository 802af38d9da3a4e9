"""How people make a switch and turn it on for some."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from examples.applications.unleash.cases import TAKEN
from examples.applications.unleash.places import (
    BELOW,
    CONFIRM,
    DIALOG,
    FORM,
    OPTION,
    field,
    find,
    go_to,
    gone,
    listed,
    look_for,
    open_area,
    press,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NEW = "[data-testid=NAVIGATE_TO_CREATE_FEATURE]"
_NAME = f"{DIALOG} input[type=text]"
_CREATE = f"{DIALOG} [data-testid=FORM_CREATE_BUTTON]"
_OPEN = ".MuiPopover-root:not(.MuiModal-hidden)"
_CARD = f"{DIALOG} div:has(> .cardContent :text-is('Gradual rollout'))"
_PLACE = "[role=button]:has(h2:text-is('production'))"
_SEGMENTS = "input[placeholder='Select segments']"
_SAVE = "[data-testid=STRATEGY_FORM_SUBMIT_ID]"
_WARNED = 'in the window "Changing production environment!"'


def switch_on(hands: Hands, values: Values) -> bool:
    """Make the switch, say whom it is for, and turn it on."""
    _open_form(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [_name, _about, _tag, _kind, _data]
    if hands.person.order == "up":
        parts.reverse()
    elif hands.person.detours:
        parts = [_kind, _name, _about, _data, _tag]
    for part in parts:
        part(hands, values)
    added = f"{_PLACE} [data-testid=ADD_STRATEGY_BUTTON]"
    press(hands, "Create feature flag", BELOW, _CREATE, added)
    _roll_out(hands, values, added)
    on = hands.page.locator(f"{_PLACE} input[aria-label=production]")
    if not on.is_checked():
        selector = f"{_PLACE} input[aria-label=production]"
        press(hands, "production", "on the page", selector, CONFIRM, kind="checkbox")
        hands.click("Enable Environment", "button", _WARNED, CONFIRM)
        gone(hands, CONFIRM)
    hands.look_around("looks whether it is on")
    return True


def take_a_name_twice(hands: Hands, values: Values) -> bool:
    """Type a name that there is already, be told so, and leave."""
    _open_form(hands, values)
    hands.write(field("Feature flag name", FORM, TAKEN, _NAME))
    _about(hands, values)
    _tag(hands, values)
    find(hands, f"{DIALOG} :text('already exists')")
    press(hands, "Cancel", BELOW, f"{DIALOG} button:text-is('Cancel')", _NEW)
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go_to(hands, "projects/default?create=true", _NAME)
        return
    if hands.person.detours:
        with hands.detour():
            open_area(hands, "Flags overview", "/search", "h1:text('Flags overview')")
            hands.look_around("looks whether it is made there")
    if hands.person.detours or hands.person.order == "up":
        open_area(hands, "Projects", "/projects", "main a[href='/projects/default']")
        card = "main a[href='/projects/default']"
        hands.click("Default", "box", "in the list", card, record=True)
        find(hands, _NEW)
    if hands.person.searches:
        look_for(hands, values["name"].split("-")[0])
    press(hands, "New feature flag", "above the list", _NEW, _NAME)


def _name(hands: Hands, values: Values) -> None:
    hands.write(field("Feature flag name", FORM, values["name"], _NAME))


def _about(hands: Hands, values: Values) -> None:
    box = f"{DIALOG} textarea:not([aria-hidden])"
    hands.write(field("Description", FORM, values["about"], box))


def _tag(hands: Hands, values: Values) -> None:
    """Mark a tag in the list, which stays open until it is sent away."""
    button = f"{DIALOG} button:has-text('Tags')"
    hands.choose(listed("Tags", FORM, values["tag"], button, f"{_OPEN} li"))
    hands.press("Escape", "closes the list")
    gone(hands, _OPEN)


def _kind(hands: Hands, values: Values) -> None:
    """Choose the kind; who takes the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        _choose_kind(hands, values["other"], "Release")
        _choose_kind(hands, values["kind"], values["other"])
    else:
        _choose_kind(hands, values["kind"], "Release")


def _choose_kind(hands: Hands, kind: str, shown: str) -> None:
    button = f"{DIALOG} button:has-text('{shown}')"
    wanted = listed("Select flag type", FORM, kind, button, f"{_OPEN} li")
    if hands.person.order == "up":
        hands.choose_by_keys(wanted, [*kind[:4].lower(), "Enter"])
    else:
        hands.choose(wanted)
    gone(hands, _OPEN)
    find(hands, f"{DIALOG} button:has-text('{kind}')")


def _data(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    button = f"{DIALOG} button[role=switch]"
    hands.click("Impression data", "button", FORM, button)
    find(hands, f"{DIALOG} button:has-text('Impression data on')")


def _roll_out(hands: Hands, values: Values, added: str) -> None:
    """Add a strategy, and say in it whom it is for."""
    press(hands, "Add strategy", 'beside "production"', added, _CARD)
    hands.hover("Gradual rollout", _CARD)
    tab = "[data-testid=STRATEGY_TARGETING_TAB]"
    button = f"{_CARD} button:text-is('Configure')"
    press(hands, "Configure", 'on the card "Gradual rollout"', button, tab)
    press(hands, "Targeting", "in the row of tabs", tab, _SEGMENTS, kind="tab")
    wanted = listed("Segments", FORM, values["segment"], _SEGMENTS, OPTION)
    if hands.person.searches or hands.person.hand == "keyboard":
        hands.pick(replace(wanted, letters=values["segment"][:4].lower()))
    else:
        hands.choose(wanted)
    press(hands, "Save strategy", BELOW, _SAVE, CONFIRM)
    hands.click("Save strategy", "button", _WARNED, CONFIRM)
    gone(hands, CONFIRM)
    find(hands, _PLACE)
