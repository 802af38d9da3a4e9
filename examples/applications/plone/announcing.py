"""How people put into the calendar what is on in the town."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.plone.places import (
    FORM,
    go,
    open_contents,
    open_crumb,
    open_section,
    open_tab,
    save_form,
    search_site,
    settle,
    tag,
    take,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ALL = "What's on"
_TAGS = "#s2id_form-widgets-IDublinCore-subjects"
_FRAME = "iframe.tox-edit-area__iframe"
_BODY = f"{_FRAME} >> internal:control=enter-frame >> body"
_START = "#form-widgets-IEventBasic-start"
_END = "#form-widgets-IEventBasic-end"
_WHOLE = "#form-widgets-IEventBasic-whole_day-0"


def announce(hands: Hands, values: Values) -> bool:
    """Make the event with all that belongs to it, and publish or submit it."""
    _open_form(hands)
    if hands.person.order == "up":
        _tag(hands, values)
        open_tab(hands, "Default")
        _write_text(hands, values)
        _tell_whom_to_ask(hands, values)
        _tell_when(hands, values)
        _name(hands, values)
    else:
        _name(hands, values)
        _tell_when(hands, values)
        _tell_whom_to_ask(hands, values)
        _write_text(hands, values)
        _tag(hands, values)
    save_form(hands)
    hands.wait_for("Item created")
    if hands.person.detours:
        hands.look_around("looks whether everything is right")
    _pass_on(hands, values)
    return True


def announce_backwards(hands: Hands, values: Values) -> bool:
    """Let it end before it begins, be told so, and cancel."""
    open_section(hands, _ALL)
    _add(hands)
    _name(hands, values)
    day, _, hour = values["starts"].partition(", ")
    month, _, rest = day.partition("/")
    before = f"{month}/{int(rest[:2]) - 1:02}{rest[2:]}, {hour}"
    _tell_when(hands, {**values, "ends": before})
    save_form(hands)
    hands.wait_for("End date must be after start date.")
    hands.click(
        "Cancel", "button", "below the form", "#form-buttons-cancel", leads_on=True
    )
    return False


def _open_form(hands: Hands) -> None:
    """Come to an empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/whats-on/++add++Event")
        _wait_for_form(hands)
        return
    if hands.person.id == "p03":
        search_site(hands, "what's on", _ALL)
    elif hands.person.detours:
        with hands.detour():
            open_section(hands, "News")
            hands.look_around("looks whether events are here")
        open_section(hands, _ALL)
    else:
        open_section(hands, _ALL)
        if hands.person.order == "up":
            open_contents(hands)
    _add(hands)


def _add(hands: Hands) -> None:
    take(hands, "Add new…", "Event")
    _wait_for_form(hands)


def _wait_for_form(hands: Hands) -> None:
    hands.page.locator(_FRAME).first.wait_for(state="attached")
    settle(hands)


def _name(hands: Hands, values: Values) -> None:
    hands.fill(
        [
            _field("Title", values["title"], "#form-widgets-IDublinCore-title"),
            _field(
                "Summary", values["summary"], "#form-widgets-IDublinCore-description"
            ),
        ]
    )


def _tell_when(hands: Hands, values: Values) -> None:
    """Write when it begins and ends; of a whole day no hours are asked for."""
    if values["whole_day"] == "yes":
        hands.tick(_field("Whole Day", "", _WHOLE))
        hands.page.locator(f"{_START}[type=date]").wait_for()
        hands.page.wait_for_timeout(200)
    hands.write_moment(_field("Event Starts", values["starts"], _START))
    hands.write_moment(_field("Event Ends", values["ends"], _END))
    for selector, moment in ((_START, values["starts"]), (_END, values["ends"])):
        held = hands.page.input_value(selector)
        if not _is(held, moment):
            raise RuntimeError(f"{held} is there, not {moment}")


def _is(held: str, moment: str) -> bool:
    day, _, hour = moment.partition(", ")
    month, number, year = day.split("/")
    wanted = f"{year}-{month}-{number}"
    if hour:
        clock, half = hour.split(" ")
        hours, minutes = clock.split(":")
        late = 12 if half == "PM" else 0
        wanted += f"T{int(hours) % 12 + late:02}:{minutes}"
    return held == wanted


def _tell_whom_to_ask(hands: Hands, values: Values) -> None:
    contact = "#form-widgets-IEventContact-contact_"
    hands.fill(
        [
            _field(
                "Location", values["place"], "#form-widgets-IEventLocation-location"
            ),
            _field("Contact Name", values["contact"], f"{contact}name"),
            _field("Contact Phone", values["phone"], f"{contact}phone"),
        ]
    )


def _write_text(hands: Hands, values: Values) -> None:
    hands.turn_to("Text", _FRAME)
    hands.write(_field("Text", values["text"], _BODY))


def _tag(hands: Hands, values: Values) -> None:
    """Give it its tag; who takes the wrong one takes it away again."""
    open_tab(hands, "Categorization")
    where = 'on the tab "Categorization"'
    field = f"{_TAGS} ul.select2-choices"
    if hands.person.id == "p03":
        tag(hands, values["wrong_tag"], field, "Tags", where)
        hands.click(
            "cross",
            "icon",
            f'before "{values["wrong_tag"]}" in the field "Tags"',
            f"{_TAGS} .select2-search-choice:has-text('{values['wrong_tag']}')"
            " .select2-search-choice-close",
        )
        hands.page.wait_for_timeout(300)
    tag(hands, values["tag"], field, "Tags", where)
    tags = hands.page.locator(f"{_TAGS} .select2-search-choice").all_inner_texts()
    if [one.strip() for one in tags] != [values["tag"]]:
        raise RuntimeError(f"the tags are {tags}")


def _pass_on(hands: Hands, values: Values) -> None:
    """Publish or submit it, with the menu or with all that can be set."""
    if hands.person.order == "up":
        take(hands, "State", "Advanced...", leads_on=False)
        window = 'in the window "Publishing process"'
        hands.click(
            values["transition"],
            "radio button",
            f'{window}, below "Change State"',
            f".modal-content input[type=radio][title='{values['transition']}']",
        )
        hands.click(
            "Save",
            "button",
            f"at the bottom {window}",
            ".modal-footer input[value=Save]",
            leads_on=True,
        )
        settle(hands)
    else:
        take(hands, "State", values["transition"])
    state = "#plone-contentmenu-workflow > a"
    hands.page.locator(f"{state}:has-text('{values['told']}')").wait_for()
    if hands.person.hand == "keyboard":
        open_crumb(hands, _ALL)


def _field(name: str, value: str, selector: str) -> Field:
    return Field(name=name, location=FORM, value=value, selector=selector)
