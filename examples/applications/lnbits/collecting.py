"""How people begin a collection: a wallet, who gets at it, and a label."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.lnbits.cases import NOBODY
from examples.applications.lnbits.places import (
    LEFT,
    MESSAGE,
    TOP,
    WINDOW,
    go,
    open_left,
    press,
    press_icon,
    settle,
    text_field,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_BOX = ".wallet-extra"
_SIDE = "beside the name of the wallet"
_SHARE = 'below "Share Wallet"'
_USER = f"{_BOX} [aria-label='Username']"
_MAY = "Select permissions for this user"
_OPTIONS = ".q-menu .q-item"
_COLOR = ".q-dialog .my-input"
_CUBE = 66
"""Which small square of the palette is blue."""


def begin(hands: Hands, values: Values) -> bool:
    """Make the wallet and the label, in the person's order."""
    if hands.person.order == "up":
        _keep_label(hands, values)
        _open_new(hands, values)
        _share(hands, values)
        open_left(hands, "My Account")
        _open_labels(hands)
    else:
        _open_new(hands, values)
        _share(hands, values)
        _keep_label(hands, values)
    return True


def share_with_nobody(hands: Hands, values: Values) -> bool:
    """Make the wallet, share it with a name that nobody has, and give up."""
    _open_new(hands, values)
    _invite(hands, {**values, "helper": NOBODY}, "Invited user not found")
    return False


def _open_new(hands: Hands, values: Values) -> None:
    """Make the wallet, with a picture in a colour, and pin it."""
    name = text_field("Wallet name", values["wallet"])
    if hands.person.detours:
        with hands.detour():
            open_left(hands, "Payments")
            hands.look_around("looks whether there is one already")
    if hands.person.searches:
        if "/wallets" not in hands.page.url:
            hands.click(
                "Wallets (5)",
                "link",
                LEFT,
                ".q-drawer .q-item__label--header:has-text('Wallets')",
                leads_on=True,
            )
            settle(hands)
        press(hands, "Add wallet", TOP, within=".q-page", shows=name.selector)
    else:
        open_left(hands, "Add a new wallet", leads_on=False, shows=name.selector)
    hands.write(name)
    if hands.person.enter_sends:
        hands.press("Enter", 'with the cursor in the "Wallet name" field', shows=_BOX)
    else:
        press(hands, "Add wallet", within=".q-dialog", shows=_BOX)
    settle(hands)
    hands.page.locator(f"{_BOX} em:text-is('{values['wallet']}')").wait_for()
    _choose_picture(hands, values)
    press_icon(hands, "Pin wallet", "push_pin", _SIDE, within=_BOX)
    hands.page.locator(f"{_BOX} .bg-primary i:text-is('push_pin')").wait_for()


def _choose_picture(hands: Hands, values: Values) -> None:
    """Take a picture and a colour; who takes the wrong colour takes another."""
    save = ".q-dialog button:has-text('Save Icon')"
    press_icon(hands, "pencil", "edit", _SIDE, within=_BOX, shows=save)
    place = "among the pictures"
    press_icon(hands, values["picture"], values["icon"], place, within=".q-dialog")
    colours = [values["colour"]]
    if hands.person.id == "p03":
        colours.insert(0, "red")
    for colour in colours:
        drop = f".q-dialog button.bg-{colour}:not(:has(i))"
        hands.click(colour, "button", "among the colours", drop)
        settle(hands)
    press(hands, "Save Icon", within=".q-dialog")
    hands.page.locator(".q-dialog").first.wait_for(state="detached")
    settle(hands)


def _share(hands: Hands, values: Values) -> None:
    """Let somebody get at the wallet, and see that they are asked to."""
    _invite(hands, values, "User invited to wallet")
    pending = f"{_BOX} .q-item:has(:text-is('Pending Invitations (1)'))"
    helper = f"{_BOX} strong:text-is('{values['helper']}')"
    name = "Pending Invitations (1)"
    hands.click(name, "button", _SHARE, pending, shows=helper)
    settle(hands)


def _invite(hands: Hands, values: Values, told: str) -> None:
    """Say who gets at the wallet, and what they may do."""
    share = f"{_BOX} .q-item:has(:text-is('Share Wallet'))"
    hands.click("Share Wallet", "button", "below the wallet", share, shows=_USER)
    settle(hands)
    user = text_field("Username", values["helper"], _SHARE, within=_BOX)
    if hands.person.order == "up":
        _allow(hands)
        hands.write(user)
    else:
        hands.write(user)
        _allow(hands)
    place = 'beside "Select permissions for this user"'
    press_icon(
        hands,
        "add person",
        "person_add_alt",
        place,
        within=_BOX,
        shows=MESSAGE.format(told),
    )


def _allow(hands: Hands) -> None:
    """Choose that they may see and receive, of which the list takes several."""
    view = Field(
        name=_MAY,
        location=_SHARE,
        value="View",
        selector=f"{_BOX} .q-select",
        options=_OPTIONS,
    )
    receive = Field(
        name=_MAY,
        location=_SHARE,
        value="Receive",
        selector=view.selector,
        options=_OPTIONS,
    )
    option = f"{_OPTIONS}:has(:text-is('View'))"
    hands.choose_through(view, [option])
    hands.choose_also(receive)
    if hands.person.hand == "keyboard" or hands.person.searches:
        hands.press("Escape", "closes the list")
        settle(hands)


def _open_labels(hands: Hands) -> None:
    labels = ".q-page .q-item:has(:text-is('Labels'))"
    add = ".q-page button:has-text('Add Label')"
    hands.click("Labels", "tab", "in the list of settings", labels, shows=add)
    settle(hands)


def _keep_label(hands: Hands, values: Values) -> None:
    """Add the label to the account, and keep the account."""
    if hands.person.hand == "keyboard":
        go(hands, "/account#labels")
    else:
        open_left(hands, "My Account")
        _open_labels(hands)
    name = text_field("name", values["label"])
    press(hands, "Add Label", "above the labels", within=".q-page", shows=name.selector)
    about = text_field("Description", values["about"])
    if hands.person.order == "up":
        _choose_color(hands, values)
        hands.write(about)
        hands.write(name)
    else:
        hands.write(name)
        hands.write(about)
        _choose_color(hands, values)
    press(hands, "Add Label", WINDOW, within=".q-dialog")
    hands.page.locator(".q-dialog").first.wait_for(state="detached")
    hands.page.locator(f"tbody td:has-text('{values['label']}')").first.wait_for()
    settle(hands)
    press(hands, "Update Account", TOP, within=".q-page")
    hands.wait_for("All changes saved")
    settle(hands)


def _choose_color(hands: Hands, values: Values) -> None:
    """Type what the colour is called, or take it out of the palette."""
    field = f"{_COLOR} input"
    if hands.person.hand == "keyboard" or hands.person.searches:
        hands.write(
            Field(name="color", location=WINDOW, value=values["shade"], selector=field)
        )
        return
    palette = ".q-menu .q-color-picker__cube"
    picker = Field(
        name="color",
        location=WINDOW,
        value=values["shade"],
        selector=f"{_COLOR} i:text-is('colorize')",
    )
    hands.choose_through(picker, [f"{palette} >> nth={_CUBE}"])
    settle(hands)
    hands.press("Escape", "closes the palette")
    settle(hands)
    held = hands.page.input_value(field)
    if held != values["shade"]:
        raise RuntimeError(f"the color is {held!r}, not {values['shade']!r}")
