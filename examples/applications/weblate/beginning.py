"""How people add a language, tell the others, and let the translator in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.weblate.cases import UNKNOWN
from examples.applications.weblate.places import (
    CRUMBS,
    FORM,
    choose,
    go,
    open_component,
    open_entry,
    open_record,
    path,
    press,
    settle,
    text_field,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_OPERATIONS = "Operations"
_LANGUAGES = ".multi-wrapper"
_ANNOUNCEMENT = "#announcement"
_ADD = "form[action$='/add/']"
_BOX = 'in the box "Add a user"'


def begin(hands: Hands, values: Values) -> bool:
    """Start the language, announce it and add who does it."""
    open_component(hands, values)
    if hands.person.order == "up":
        _announce(hands, values)
        _start(hands, values)
        _return(hands, values)
    else:
        _start(hands, values)
        _return(hands, values)
        _announce(hands, values)
    _open_users(hands, values)
    who = Field(
        name="User to add",
        location=_BOX,
        value=values["who"],
        selector=f"{_ADD} #id_user",
        letters=values["name"],
        options=f"{_ADD} .autoComplete_result",
    )
    if hands.person.order == "up":
        _choose_team(hands, values)
    hands.pick(who)
    if hands.person.order != "up":
        _choose_team(hands, values)
    press(hands, "Add", _BOX, f"{_ADD} input[type=submit]", tells=values["shown"])
    return True


def add_nobody(hands: Hands, values: Values) -> bool:
    """Start the language, name somebody who has no account, be told so, and stop."""
    open_component(hands, values)
    _start(hands, values)
    _open_users(hands, values)
    hands.write(text_field("User to add", UNKNOWN, f"{_ADD} #id_user", _BOX))
    _choose_team(hands, values)
    press(hands, "Add", _BOX, f"{_ADD} input[type=submit]", tells="Could not find")
    return False


def _start(hands: Hands, values: Values) -> None:
    """Start the translation; who takes the wrong language takes it off again."""
    if hands.person.detours:
        with hands.detour():
            open_entry(hands, _OPERATIONS, "Matrix view")
            hands.look_around("looks whether languages are added there")
            hands.back()
            settle(hands)
    if hands.person.hand == "keyboard" or hands.person.order == "up":
        hands.click(
            "Start new translation",
            "icon",
            'left of the heading "Language"',
            "#translations #list-add-button",
            leads_on=True,
        )
        settle(hands)
    else:
        open_entry(hands, _OPERATIONS, "Start new translation")
    if hands.person.id == "p03":
        _take(hands, values["other"], values["letters"])
        hands.click(
            values["other"],
            "button",
            'below "Chosen"',
            f"{_LANGUAGES} .selected-wrapper a:text-is('{values['other']}')",
            record=True,
        )
    _take(hands, values["language"], values["letters"])
    press(
        hands,
        "Start new translation",
        FORM,
        "form input[value='Start new translation']",
    )


def _take(hands: Hands, language: str, letters: str) -> None:
    """Type some letters of a language and click on it."""
    hands.pick(
        Field(
            name="Languages",
            location=FORM,
            value=language,
            selector=f"{_LANGUAGES} input.search-input",
            letters=letters,
            options=f"{_LANGUAGES} .non-selected-wrapper a",
        )
    )
    taken = f"{_LANGUAGES} .selected-wrapper a:text-is('{language}')"
    hands.page.locator(taken).wait_for()


def _return(hands: Hands, values: Values) -> None:
    """Come back from the new language to what it was added to."""
    if hands.person.hand == "keyboard":
        go(hands, f"/projects/{path(values)}/")
        return
    name = values["component"]
    open_record(hands, name, CRUMBS, f".breadcrumb a:text-is('{name}')")


def _announce(hands: Hands, values: Values) -> None:
    """Say it to the others, until some day."""
    field = f"{_ANNOUNCEMENT} #id_message"
    open_entry(hands, _OPERATIONS, "Post announcement", shows=field)
    parts = [_message, _severity, _day, _notify]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    hands.look_around("checks what is written")
    button = f"{_ANNOUNCEMENT} input[type=submit]"
    press(hands, "Add", 'in the box "Post announcement"', button)
    hands.wait_for(values["message"])


def _message(hands: Hands, values: Values) -> None:
    field = f"{_ANNOUNCEMENT} #id_message"
    hands.write(text_field("Message", values["message"], field))


def _severity(hands: Hands, values: Values) -> None:
    field = f"{_ANNOUNCEMENT} select[name=severity]"
    choose(hands, "Severity", values["severity"], field)


def _day(hands: Hands, values: Values) -> None:
    field = f"{_ANNOUNCEMENT} input[name=expiry]"
    hands.write_moment(text_field("Expiry date", values["day"], field))
    month, day, year = values["day"].split("/")
    held = hands.page.input_value(field)
    if held != f"{year}-{month}-{day}":
        raise RuntimeError(f"{held} is there, not {values['day']}")


def _notify(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    field = f"{_ANNOUNCEMENT} input[name=notify]"
    hands.click("Notify users", "checkbox", FORM, field)


def _open_users(hands: Hands, values: Values) -> None:
    if hands.person.hand == "keyboard":
        go(hands, f"/access/{path(values, component=False)}/")
    else:
        open_entry(hands, _OPERATIONS, "Users")


def _choose_team(hands: Hands, values: Values) -> None:
    choose(hands, "Team", values["team"], f"{_ADD} #id_group", _BOX)
