"""How people answer a letter, flag it and put it where it belongs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.roundcube.places import (
    MENU,
    move_to,
    open_folder,
    open_letter,
    settle,
    take,
    use_tool,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = "at the top of the answer"
_ROW = "#messagelist tr:has(td.subject a:has-text('{}'))"


def answer(hands: Hands, values: Values) -> bool:
    """Find the letter, answer it, flag it and move it."""
    if hands.person.id == "p05":  # files it first
        _find(hands, values)
        _flag(hands, values)
        move_to(hands, values["folder"])
        open_folder(hands, values["folder"])
        open_letter(hands, values["subject"])
        _reply(hands, values)
        _send(hands)
        open_folder(hands, values["folder"])
        return True
    _find(hands, values)
    _reply(hands, values)
    _send(hands)
    open_letter(hands, values["subject"])
    _flag(hands, values)
    if hands.person.id == "p03":
        _drag(hands, values)
    else:
        move_to(hands, values["folder"])
    open_folder(hands, values["folder"])
    return True


def answer_nobody(hands: Hands, values: Values) -> bool:
    """Write an address that is none, be told so, and go away."""
    open_letter(hands, values["subject"])
    use_tool(hands, "Reply", "reply", leads_on=True)
    _open_copy(hands)
    hands.write(
        Field(
            name="Cc",
            location=_FORM,
            value="sunniva at the office",
            selector="#compose_cc .recipient-input input",
        )
    )
    _text(hands, values)
    hands.click("Send", "button", "below the text", "#layout-content button.send")
    hands.page.wait_for_timeout(800)
    hands.page.once("dialog", lambda dialog: dialog.accept())
    hands.wait_for("nvalid")
    return False


def _find(hands: Hands, values: Values) -> None:
    """Come to the letter, each person another way."""
    if hands.person.detours:
        with hands.detour():
            open_folder(hands, values["folder"])
        open_folder(hands, "Inbox")
    if hands.person.searches or hands.person.hand == "keyboard":
        hands.write(
            Field(
                name="Search...",
                location="above the list of letters",
                value=values["words"],
                selector="#mailsearchform",
            )
        )
        hands.press("Enter", "begins the search")
        hands.page.wait_for_timeout(400)
        settle(hands)
        hands.page.locator(_ROW.format("Menu for the winter")).wait_for(
            state="detached"
        )
    open_letter(hands, values["subject"])


def _reply(hands: Hands, values: Values) -> None:
    use_tool(hands, "Reply", "reply", leads_on=True)
    hands.page.locator("#composebody").wait_for()
    hands.page.wait_for_timeout(500)
    steps = [
        lambda: _copy(hands, values),
        lambda: _text(hands, values),
        lambda: _priority(hands, values),
    ]
    for step in reversed(steps) if hands.person.order == "up" else steps:
        step()


def _open_copy(hands: Hands) -> None:
    hands.click(
        "Add recipient (header)",
        "icon",
        'at the end of the line "To"',
        "#compose_to a.add:not(.recipient)",
        shows="#headers-menu a[data-target=cc]",
    )
    hands.click(
        "Cc", "link", MENU, "#headers-menu a[data-target=cc]", shows="#compose_cc"
    )
    hands.page.wait_for_timeout(300)


def _copy(hands: Hands, values: Values) -> None:
    """Take a colleague from what comes up, in one of two lines."""
    line = "to" if hands.person.id == "p02" else "cc"
    if line == "cc":
        _open_copy(hands)
    hands.pick(
        Field(
            name=line.capitalize(),
            location=_FORM,
            value=_shown(values["copy"]),
            selector=f"#compose_{line} .recipient-input input",
            options="#rcmKSearchpane li",
            letters=values["letters"],
        )
    )
    hands.page.wait_for_timeout(300)


def _shown(name: str) -> str:
    address = name.lower().replace(" ", ".")
    return f"{name} <{address}@harbourline.example>"


def _text(hands: Hands, values: Values) -> None:
    """Write below what they wrote."""
    body = "#composebody"
    hands.write(
        Field(
            name="Message Body",
            location="below the subject",
            value=values["answer"],
            selector=body,
            keeps=True,
        )
    )


def _priority(hands: Hands, values: Values) -> None:
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        _choose_priority(hands, "Lowest")
    _choose_priority(hands, values["priority"])


def _choose_priority(hands: Hands, name: str) -> None:
    hands.choose(
        Field(
            name="Priority",
            location='below "Options and attachments" on the right',
            value=name,
            selector="#compose-priority",
            kind="dropdown",
        )
    )


def _send(hands: Hands) -> None:
    if hands.person.looks_around:
        hands.page.wait_for_timeout(500)
    hands.click(
        "Send",
        "button",
        "below the text",
        "#layout-content button.send",
        leads_on=True,
        shows="#messagelist",
    )
    settle(hands)


def _flag(hands: Hands, values: Values) -> None:
    row = _ROW.format(values["subject"])
    take(hands, "Mark", "markmessage", "As flagged", "#markmessage-menu a.flag")
    hands.page.locator(f"{row}.flagged").first.wait_for()
    settle(hands)


def _drag(hands: Hands, values: Values) -> None:
    folder = f"#mailboxlist li a:has-text('{values['folder']}')"
    row = _ROW.format(values["subject"])
    hands.drag(
        values["subject"],
        "in the list of letters",
        f"{row} td.subject span.subject a",
        folder,
        record=True,
    )
    hands.page.locator(row).wait_for(state="hidden")
    settle(hands)
