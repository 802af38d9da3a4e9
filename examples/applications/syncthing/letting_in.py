"""How people let a machine in that has said that it is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.syncthing.places import (
    DEVICE,
    DEVICES,
    calm,
    choose,
    open_tab,
    press,
    rest,
    settle,
    share,
    unfold,
    write,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NAME = "#editDevice input#name"
_SQUEEZED = "#device-advanced select"


def let_in(hands: Hands, values: Values) -> bool:
    """Let one in and send the other away."""
    settle(hands)
    if hands.person.detours:
        _look_at_our_own(hands)
    if hands.person.order == "up":
        _ignore(hands, values)
    by_number = hands.person.hand == "keyboard" or hands.person.order == "up"
    if by_number:
        number = _number(hands, values["knocks"])
        _add_by_button(hands)
        write(hands, "Device ID", number, "#deviceID", DEVICE)
    else:
        _answer(hands, values["knocks"], "Add Device")
        hands.page.locator(_NAME).wait_for()
    if hands.person.order == "up":
        _name(hands, values)
        _limit(hands, values)
        _share(hands, values)
    elif hands.person.detours:
        _share(hands, values)
        _limit(hands, values)
        open_tab(hands, "General", DEVICE)
        _name(hands, values)
    else:
        _name(hands, values)
        _share(hands, values)
        _limit(hands, values)
    press(hands, "Save", DEVICE)
    hands.page.locator(f"#devices .panel:has-text('{values['name']}')").wait_for()
    if hands.person.order != "up":
        _ignore(hands, values)
    _see(hands, values)
    return True


def copy_wrongly(hands: Hands, values: Values) -> bool:
    """Leave the end of the number out, be told so, and give up."""
    settle(hands)
    number = _number(hands, values["knocks"])
    _add_by_button(hands)
    write(hands, "Device ID", number.rpartition("-")[0], "#deviceID", DEVICE)
    write(hands, "Device Name", values["name"], _NAME, DEVICE)
    hands.wait_for("The entered device ID does not look valid")
    press(hands, "Close", DEVICE)
    return False


def _number(hands: Hands, name: str) -> str:
    """Return the number that stands on the slip, and in the notice."""
    told = hands.page.locator(f".panel-warning:has-text('\"{name}\"') .panel-body")
    return told.inner_text().split("(")[1].split(" ")[0]


def _add_by_button(hands: Hands) -> None:
    button = "button:has-text('Add Remote Device')"
    hands.click("Add Remote Device", "button", DEVICES, button, shows=_NAME)
    rest(hands)


def _answer(hands: Hands, name: str, answer: str) -> None:
    """Press a button of the notice that a machine wants to be let in."""
    notice = f".panel-warning:has-text('\"{name}\"')"
    button = f"{notice} button:has-text('{answer}')"
    hands.click(answer, "button", f'in the notice about "{name}"', button)
    rest(hands)


def _ignore(hands: Hands, values: Values) -> None:
    _answer(hands, values["stranger"], "Ignore")
    notice = f".panel-warning:has-text('\"{values['stranger']}\"')"
    hands.page.locator(notice).wait_for(state="hidden")
    calm(hands)


def _look_at_our_own(hands: Hands) -> None:
    """Look up our own number instead of theirs, and see that it is ours."""
    with hands.detour():
        opener = ".navbar a.dropdown-toggle:has-text('Actions')"
        entry = ".navbar .dropdown-menu a:has-text('Show ID')"
        hands.click("Actions", "menu", "in the bar at the top", opener, shows=entry)
        hands.click("Show ID", "link", 'below "Actions"', entry, shows="#idqr .btn")
        rest(hands)
        press(hands, "Close", "#idqr", "in the window with our own number")


def _name(hands: Hands, values: Values) -> None:
    write(hands, "Device Name", values["name"], _NAME, DEVICE)


def _share(hands: Hands, values: Values) -> None:
    """Tick the folders; who ticks a wrong one takes that off again."""
    open_tab(hands, "Sharing", DEVICE)
    if hands.person.order == "up":
        share(hands, values["second"], DEVICE)
        share(hands, values["first"], DEVICE)
        return
    share(hands, values["first"], DEVICE)
    if hands.person.id == "p03":
        share(hands, values["other"], DEVICE)
        share(hands, values["other"], DEVICE)
    share(hands, values["second"], DEVICE)


def _limit(hands: Hands, values: Values) -> None:
    """Say how fast, in the person's order."""
    open_tab(hands, "Advanced", DEVICE)
    upwards = hands.person.order == "up"
    if not upwards:
        choose(hands, "Compression", values["squeezed"], _SQUEEZED, DEVICE)
    limits = [
        ("Incoming Rate Limit (KiB/s)", values["incoming"], "#maxRecvKbps"),
        ("Outgoing Rate Limit (KiB/s)", values["outgoing"], "#maxSendKbps"),
    ]
    for name, value, field in reversed(limits) if upwards else limits:
        write(hands, name, value, f"#device-advanced {field}", DEVICE)
    if upwards:
        choose(hands, "Compression", values["squeezed"], _SQUEEZED, DEVICE)


def _see(hands: Hands, values: Values) -> None:
    """See that it is among the others; some look what is known of it."""
    hands.look_around("looks whether it is among the others")
    if hands.person.id in {"p01", "p03", "p05"}:
        unfold(hands, "devices", values["name"])
