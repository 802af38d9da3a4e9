"""How people open a channel for a train that is in trouble."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.thelounge.places import (
    CONTROL,
    LEFT,
    channel,
    open_channel,
    open_menu,
    point,
    said,
    say,
    take,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_JOIN = "Join a channel…"
_FORM = "form.join-form"
_USERS = "in the list of users on the right"
_TOPIC = "#chat .header .topic-input"


def open_for_train(hands: Hands, values: Values) -> bool:
    """Open the channel, say what it is for, bring somebody in, and tell the others."""
    _join(hands, values["channel"])
    if hands.person.order == "up":
        _bring(hands, values)
        _set_topic(hands, values)
    else:
        _set_topic(hands, values)
        _bring(hands, values)
    say(hands, values["channel"], values["first"])
    said(hands, values["first"])
    open_channel(hands, CONTROL, "contr")
    say(hands, CONTROL, values["told"])
    said(hands, values["told"])
    return True


def invite_nobody(hands: Hands, values: Values) -> bool:
    """Invite somebody under a name that nobody has, be told so, and give up."""
    _join(hands, values["channel"])
    _set_topic(hands, values)
    say(hands, values["channel"], f"/invite {values['who']}-nightshift")
    hands.wait_for("logged in or does not exist")
    open_channel(hands, CONTROL, "contr")
    return False


def _join(hands: Hands, name: str) -> None:
    """Open the form and fill it in; who likes keys does it by command."""
    shown = f"#chat .header .title:text-is('{name}')"
    person = hands.person
    if person.hand == "keyboard":
        open_channel(hands, CONTROL, "contr")
        say(hands, CONTROL, f"/join {name}")
        hands.page.locator(shown).wait_for()
        return
    if person.detours:
        with hands.detour():
            _look_at_networks(hands)
    lobby = ".channel-list-item[data-type=lobby]"
    if person.looks_around:
        hands.click(
            "Nordlicht",
            "row",
            LEFT,
            f"{lobby} .name",
            record=True,
            button="right",
            shows="#context-menu",
        )
        take(hands, _JOIN, _FORM)
    elif person.order == "up":
        open_menu(hands, "Nordlicht")
        take(hands, _JOIN, _FORM)
    else:
        place = "beside the name of the network"
        hands.click(_JOIN, "button", place, f"{lobby} .add-channel", shows=_FORM)
    point(hands)
    box = f"{_FORM} input[name=channel]"
    field = Field(name="Channel", location="in the form", value=name, selector=box)
    hands.write(field)
    if person.enter_sends:
        hands.press("Enter", 'with the cursor in the "Channel" field', shows=shown)
    else:
        send = f"{_FORM} button[type=submit]"
        hands.click("Join", "button", "below the form", send, shows=shown)


def _look_at_networks(hands: Hands) -> None:
    """Take the plus at the bottom for that of the channels, and see that it is not."""
    title = "#connect h1"
    place = "at the bottom left"
    connect = "#footer button.connect"
    hands.click("Connect to network", "button", place, connect, shows=title)
    point(hands)
    hands.scroll("down", "looks whether a channel is opened here")


def _set_topic(hands: Hands, values: Values) -> None:
    """Say what has happened, in the line at the top or by command."""
    if hands.person.hand == "keyboard":
        say(hands, values["channel"], f"/topic {values['topic']}")
    else:
        open_menu(hands, values["channel"])
        take(hands, "Edit topic", _TOPIC)
        name = "Set channel topic"
        place = "at the top"
        text = values["topic"]
        field = Field(name=name, location=place, value=text, selector=_TOPIC)
        hands.write(field)
        if hands.person.enter_sends:
            hands.press("Enter", f'with the cursor in the "{name}" field')
        else:
            save = "#chat .header span.save-topic"
            hands.click("Save topic", "button", "beside the field", save)
    topic = f"#chat .header .topic:has-text('{values['topic']}')"
    hands.page.locator(topic).wait_for()


def _bring(hands: Hands, values: Values) -> None:
    """Invite somebody, and make an operator of whoever comes; p03 gives a voice first."""
    who = values["who"]
    say(hands, values["channel"], f"/invite {who}")
    user = f"#chat .userlist .user[data-name='{who}']"
    hands.page.locator(user).wait_for()
    if hands.person.hand == "keyboard":
        say(hands, values["channel"], f"/op {who}")
    else:
        modes = ["Give operator (+o)"]
        if hands.person.id == "p03":
            modes = ["Give voice (+v)", "Revoke voice (-v)", *modes]
        for mode in modes:
            hands.click(
                hands.page.locator(user).inner_text(),
                "row",
                _USERS,
                user,
                record=True,
                shows="#context-menu",
            )
            take(hands, mode)
            if mode.startswith("Give voice"):
                hands.page.locator(f"{user}:text-is('+{who}')").wait_for()
            elif mode.startswith("Revoke"):
                hands.page.locator(f"{user}:text-is('{who}')").wait_for()
    hands.page.locator(f"{user}:text-is('@{who}')").wait_for()
    hands.page.locator(channel(values["channel"])).wait_for()
