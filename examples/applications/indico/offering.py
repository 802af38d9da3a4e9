"""How people add what somebody has for the conference."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.indico.places import (
    DIALOG,
    PERSON_WINDOW,
    PROGRAMME,
    close_clock,
    confirm,
    find_person,
    go,
    manage,
    open_category,
    open_event,
    open_part,
    search,
    search_person,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_EVENT = "Small Rivers Day 2027"
_LIST = "in the list of contributions"
_MODAL = ".ui.modal"
_PERSON = 'in the window "Enter Person"'
_DURATION = ".ui-dialog .rc-time-picker-input"
_TITLE = ".ui-dialog #title"
_KEYWORDS = ".ui-dialog div:has(> .taggle_list)"
_PICKER = ".qtip .dropdown-item .item-title"


def offer(hands: Hands, values: Values) -> bool:
    """Add the contribution, and choose its session in the list."""
    _open_list(hands)
    _open_form(hands)
    parts: list[Callable[[Hands, Values], None]] = [
        *(_words, _duration, _type, _speaker, _keyword)
    ]
    if hands.person.order == "up":
        parts.reverse()
    elif hands.person.hand == "keyboard":  # Tab does not lead on from the keywords
        parts = [_words, _duration, _keyword, _type, _speaker]
    elif hands.person.searches:  # begins with who it is
        parts = [_words, _speaker, _keyword, _type, _duration]
    for part in parts:
        part(hands, values)
    if hands.person.detours:
        hands.turn_to("Title", _TITLE)  # reads it all once more
    hands.click(
        "Save", "button", "at the bottom of the dialog", ".ui-dialog input[value=Save]"
    )
    hands.page.locator(_TITLE).wait_for(state="hidden")
    hands.wait_for("created successfully")
    settle(hands)
    _session(hands, values)
    return True


def offer_by_a_stranger(hands: Hands, values: Values) -> bool:
    """Not find the speaker under the name that was misheard, and give up."""
    _open_list(hands)
    _open_form(hands)
    _words(hands, values)
    _open_search(hands)
    hands.write(
        Field(
            name="Family name",
            location=PERSON_WINDOW,
            value=values["misheard"],
            selector=f"{_MODAL} input[name=last_name]",
        )
    )
    search_person(hands)
    hands.click(
        "Cancel",
        "button",
        f"at the bottom, {PERSON_WINDOW}",
        f"{_MODAL} button:text-is('Cancel')",
    )
    hands.page.locator(f"{_MODAL} input[name=last_name]").wait_for(state="hidden")
    settle(hands)
    hands.click(
        "Cancel",
        "button",
        "at the bottom of the dialog",
        ".ui-dialog button:text-is('Cancel')",
    )
    hands.page.locator(_TITLE).wait_for(state="hidden")
    return False


def _open_list(hands: Hands) -> None:
    """Come to the conference's contributions, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/event/7/manage/contributions/")
        return
    if hands.person.searches:
        search(hands, "small rivers", _EVENT)
    else:
        open_category(hands, PROGRAMME)
        open_category(hands, "Conferences")
        open_event(hands, _EVENT)
    manage(hands)
    if hands.person.detours:
        with hands.detour():
            open_part(hands, "Timetable")
            hands.look_around("looks whether something is planned already")
    open_part(hands, "Contributions")


def _open_form(hands: Hands) -> None:
    hands.click(
        "New contribution",
        "button",
        "above the list",
        "a:text-is('New contribution'), button:text-is('New contribution')",
        shows=_TITLE,
    )
    settle(hands)


def _words(hands: Hands, values: Values) -> None:
    hands.fill(
        [
            _field("Title", values["title"], _TITLE),
            _field("Description", values["text"], "#description"),
        ]
    )


def _duration(hands: Hands, values: Values) -> None:
    # The list of hours only opens for the mouse, so that nobody goes there with Tab.
    around = _DURATION.removesuffix("-input")
    hands.write(_field("Duration", values["minutes"], around))
    close_clock(hands)
    held = hands.page.locator(_DURATION).input_value()
    if held != values["minutes"]:
        raise RuntimeError(f"it lasts {held}")


def _type(hands: Hands, values: Values) -> None:
    names = [values["type"]]
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        names.insert(0, values["wrong_type"])
    for name in names:
        hands.choose(_field("Type", name, ".ui-dialog #type"))


def _speaker(hands: Hands, values: Values) -> None:
    """Look the speaker up, or enter who is not known yet."""
    if "letters" in values:
        _open_search(hands)
        find_person(hands, values["letters"], values["speaker"])
        confirm(hands)
        return
    hands.click(
        "Enter manually",
        "button",
        'below "People"',
        ".ui-dialog button:has-text('Enter manually')",
        shows=f"{_MODAL} input[name=firstName]",
    )
    settle(hands)
    hands.fill(
        [
            _person_field("Affiliation", values["from"], "affiliation"),
            _person_field("First Name", values["first"], "firstName"),
            _person_field("Family Name", values["family"], "lastName"),
        ]
    )
    hands.click(
        "Save",
        "button",
        f"at the bottom, {_PERSON}",
        f"{_MODAL} button:text-is('Save')",
    )
    hands.page.locator(_MODAL).wait_for(state="hidden")
    settle(hands)


def _open_search(hands: Hands) -> None:
    hands.click(
        "Search",
        "button",
        'below "People"',
        ".ui-dialog button:has-text('Search')",
        shows=f"{_MODAL} input[name=last_name]",
    )
    settle(hands)


def _keyword(hands: Hands, values: Values) -> None:
    hands.write(_field("Keywords", values["keyword"], _KEYWORDS))
    hands.press("Enter", "makes a keyword of it")


def _session(hands: Hands, values: Values) -> None:
    """Choose the session in the contribution's row."""
    field = Field(
        name="Session",
        location=f'in the row "{values["title"]}", {_LIST}',
        value=values["session"],
        selector=f"tr:has-text('{values['title']}') .session-item-picker",
        options=_PICKER,
        letters="",
    )
    hands.choose(field)
    hands.page.locator(
        f"tr:has-text('{values['title']}') .session-item-picker"
        f":has-text('{values['session']}')"
    ).wait_for()


def _field(name: str, value: str, selector: str) -> Field:
    return Field(name=name, location=DIALOG, value=value, selector=selector)


def _person_field(name: str, value: str, key: str) -> Field:
    return Field(
        name=name,
        location=_PERSON,
        value=value,
        selector=f"{_MODAL} input[name={key}]",
    )
