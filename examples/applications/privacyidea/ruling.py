"""How people renew the rule for wrong attempts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.privacyidea.places import (
    FORM,
    choose_drawn,
    go,
    narrow,
    open_left,
    open_record,
    open_tab,
    open_top,
    press,
    settle,
    write,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_SCOPE = "authorization"
_ACTION = "auth_max_fail"
_FOR = "User-Realm"
_REALM = "#userrealm"


def rule(hands: Hands, values: Values) -> bool:
    """Look at the old one, make the new one, and switch the old one off."""
    _make(hands, values)
    _switch_off(hands, values)
    return True


def switch_off_another(hands: Hands, values: Values) -> bool:
    """Make the new one, switch another one off, and do not see it."""
    _make(hands, values)
    _click_mark(hands, values["beside"])
    return False


def _make(hands: Hands, values: Values) -> None:
    _open_policies(hands)
    if hands.person.hand == "keyboard":
        go(hands, f"config/policies/details/{values['old']}")
    else:
        open_record(hands, values["old"])
    hands.wait_for(f"Edit Policy {values['old']}")
    hands.look_around("looks at the hours and the machines")
    if hands.person.hand == "keyboard":
        go(hands, "config/policies/details/")
    else:
        open_left(hands, "Create New Policy")
    hands.page.wait_for_timeout(1500)  # the lists are filled one by one
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    upper = hands.person.order == "up" or hands.person.hand == "keyboard"
    button = "#topSavePolicyButton" if upper else "#lowerSavePolicyButton"
    place = "above the tabs" if upper else "below the form"
    hands.click("Save Policy", "button", place, button)
    settle(hands)
    hands.page.locator(f"td a:has-text('{values['name']}')").wait_for()


def _open_policies(hands: Hands) -> None:
    """Come to the list of policies, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "config/policies/list")
        return
    open_top(hands, "Config")
    if hands.person.detours:
        with hands.detour():
            open_tab(hands, "Events")
    open_tab(hands, "Policies")


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    if hands.person.order == "up":
        return [_hours, _client, _realm, _why, _scope, _name, _act]
    return [_name, _scope, _why, _realm, _client, _hours, _act]


def _name(hands: Hands, values: Values) -> None:
    write(hands, "Policy Name", values["name"], "#policyname")


def _scope(hands: Hands, _values: Values) -> None:
    choose_drawn(hands, "Scope", _SCOPE, "#selectScope")


def _why(hands: Hands, values: Values) -> None:
    write(hands, "Description", values["why"], "#policydescription")


def _realm(hands: Hands, values: Values) -> None:
    """Choose for whom; who takes a wrong list takes it back."""
    instead = None
    if hands.person.id == "p03":
        instead = values["other"]
        choose_drawn(hands, _FOR, instead, _REALM, stays=True)
    choose_drawn(hands, _FOR, values["realm"], _REALM, instead=instead, stays=True)


def _client(hands: Hands, values: Values) -> None:
    write(hands, "Client", values["client"], "#client")


def _hours(hands: Hands, values: Values) -> None:
    write(hands, "Valid time", values["hours"], "#time")


def _act(hands: Hands, values: Values) -> None:
    """Find the action among the many, tick it, and say how much."""
    hands.click(
        "Action", "tab", FORM, "a[href='#action']", shows="#action #actionfilter"
    )
    settle(hands)
    if hands.person.searches or hands.person.hand == "keyboard":
        words = "fail" if hands.person.order == "up" else _ACTION
        write(hands, "filter action...", words, "#actionfilter")
    elif hands.person.looks_around:
        press(hands, "Open all groups", "above the actions", "#action")
    else:
        group = ".panel-heading a:has-text('conditions')"
        hands.click("conditions", "button", "among the actions", group)
    settle(hands)
    hands.page.wait_for_timeout(500)  # they unfold
    hands.click(_ACTION, "checkbox", "among the actions", f"#cb_{_ACTION}")
    write(hands, _ACTION, values["limit"], f"#action_{_ACTION}_str")


def _switch_off(hands: Hands, values: Values) -> None:
    """Switch the old one off, in the list or on its own page."""
    old = values["old"]
    if hands.person.looks_around or hands.person.hand == "keyboard":
        if hands.person.hand == "keyboard":
            go(hands, f"config/policies/details/{old}")
        else:
            open_record(hands, old)
        press(hands, "Disable", 'beside "Edit Policy"', "h2")
        hands.page.locator("h2 button:has-text('Enable')").wait_for()
        open_left(hands, "All Policies")
        return
    if hands.person.searches:
        narrow(hands, "Policy Name", old.split("_", maxsplit=1)[0])
    _click_mark(hands, old)


def _click_mark(hands: Hands, name: str) -> None:
    row = f"tr:has(td a:has-text('{name}'))"
    place = f'in the row of "{name}"'
    hands.click("Active", "icon", place, f"{row} .glyphicon-ok")
    settle(hands)
    hands.page.locator(f"{row} .glyphicon-minus").filter(visible=True).wait_for()
