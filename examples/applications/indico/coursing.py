"""How people put a course into the programme."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from examples.applications.indico.places import (
    DIALOG,
    PROGRAMME,
    close_clock,
    create_from_bar,
    create_here,
    go,
    open_category,
    open_crumb,
    search,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_COURSES = "Courses"
_CALENDAR = ".SingleDatePicker_picker"
_MONTH = f"{_CALENDAR} [data-visible=true]"
_CLOCK = ".rc-time-picker-panel-select"
_SUGGESTED = ".typeahead__item a"
_LOCATION = "event-creation-location_data"
_CONTACT = "#event-settings-contact-info"
_CHECKED = "() => document.querySelector('#create-booking').checked"


def plan(hands: Hands, values: Values) -> bool:
    """Create the course, and say whom people can ask."""
    _begin(hands)
    parts: list[Callable[[Hands, Values], None]] = [_title, _day, _hours, _place]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    _book(hands)
    if hands.person.detours:
        hands.page.wait_for_timeout(600)  # reads through the dialog
    hands.click(
        "Create event",
        "button",
        "at the bottom of the dialog",
        ".ui-dialog input[value='Create event']",
        leads_on=True,
    )
    settle(hands)
    hands.look_around("looks what else can be settled")
    _contact(hands, values)
    return True


def plan_in_a_taken_room(hands: Hands, values: Values) -> bool:
    """Choose a room that is taken at that time, be told so, and cancel."""
    _begin(hands)
    _title(hands, values)
    _day(hands, values)
    _hours(hands, values)
    _place(hands, {**values, "room": values["wrong_room"]})
    hands.wait_for("This room is already booked.")
    hands.click(
        "Cancel",
        "button",
        "at the bottom of the dialog",
        ".ui-dialog button:text-is('Cancel')",
    )
    hands.page.locator(".ui-dialog").wait_for(state="hidden")
    return False


def _begin(hands: Hands) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.order == "up":
        create_from_bar(hands, "Create meeting")
        _choose_category(hands)
        return
    if hands.person.hand == "keyboard":
        go(hands, "/category/3/")
    elif hands.person.searches:
        search(hands, "courses", _COURSES)
    else:
        open_category(hands, PROGRAMME)
        if hands.person.detours:
            with hands.detour():
                open_category(hands, "Guided walks")
                hands.look_around("looks whether it would be a walk rather")
                open_crumb(hands, PROGRAMME)
        open_category(hands, _COURSES)
    create_here(hands, "Meeting")


def _choose_category(hands: Hands) -> None:
    window = 'in the window "Select a category"'
    hands.click(
        "Choose category",
        "button",
        'below "Category" in the dialog',
        ".ui-dialog button:text-is('Choose category')",
        shows=".categorynav",
    )
    settle(hands)
    hands.write(
        Field(
            name="Search",
            location=window,
            value="courses",
            selector=".categorynav input[type=search]",
        )
    )
    row = f".categorynav li.item:has-text('{_COURSES}')"
    hands.page.locator(row).filter(visible=True).first.wait_for()
    hands.wait_for("Displaying 1 out of 1 results.")
    settle(hands)
    hands.hover(_COURSES, row)
    hands.click(
        "Select",
        "button",
        f'in the row "{_COURSES}", {window}',
        f"{row} .action-button",
    )
    hands.page.locator(".categorynav").wait_for(state="hidden")
    settle(hands)


def _title(hands: Hands, values: Values) -> None:
    hands.write(_field("Event title", values["title"], "#event-creation-title"))


def _day(hands: Hands, values: Values) -> None:
    """Choose the day in the calendar, or type it."""
    box = "#form-group-event-creation-start_dt .DateInput_input"
    field = _field("Start", values["day"], box, opens=True)
    if hands.person.id in {"p01", "p04"}:
        day = datetime.strptime(values["day"], "%d/%m/%Y").date()  # noqa: DTZ007
        hands.choose_day(
            field,
            day,
            month=f"{_MONTH} .CalendarMonth_caption",
            onward=f"{_CALENDAR} [aria-label^='Move forward']",
            days=f"{_MONTH} td.CalendarDay",
        )
    else:
        hands.write(field)
    settle(hands)
    _check(hands, box, values["day"])


def _hours(hands: Hands, values: Values) -> None:
    both = [("Start", "start", values["starts"]), ("End", "end", values["ends"])]
    if hands.person.order == "up":
        both.reverse()
    for name, id_, hour in both:
        box = f"#form-group-event-creation-{id_}_dt .rc-time-picker-input"
        field = _field(name, hour, box)
        if hands.person.detours:
            number = hour.split(":", maxsplit=1)[0]
            hands.choose_through(field, [f"{_CLOCK} li:text-is('{number}') >> nth=0"])
        else:
            hands.write(field)
        close_clock(hands)
        _check(hands, box, hour.removeprefix("0"))


def _place(hands: Hands, values: Values) -> None:
    """Choose the house and then the room; the room alone says the house as well."""
    if hands.person.order != "up":
        _choose(hands, values["house"], f"#location-venue-{_LOCATION}", letters="mill")
    room = f"#location-room-{_LOCATION}"
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        letters = values["wrong_room"].rsplit(" - ", maxsplit=1)[-1].lower()
        _choose(hands, values["wrong_room"], room, letters=letters)
    _choose(hands, values["room"], room, letters=values["letters"])


def _choose(hands: Hands, value: str, box: str, *, letters: str) -> None:
    field = Field(
        name="Location",
        location=DIALOG,
        value=value,
        selector=box,
        options=_SUGGESTED,
        letters=letters if hands.person.searches else "",
    )
    if hands.person.hand == "keyboard":
        hands.choose_by_keys(field, [*letters, "Enter"])
    elif hands.person.searches:
        hands.pick(field)
    else:
        hands.choose(field)
    settle(hands)
    _check(hands, box, value)


def _book(hands: Hands) -> None:
    hands.click(
        "Would you like to book it?",
        "checkbox",
        'below "Location" in the dialog',
        "#room-available .ui.checkbox",
    )
    hands.page.wait_for_function(_CHECKED)


def _contact(hands: Hands, values: Values) -> None:
    hands.click(
        "Edit contact info",
        "icon",
        'in the row "Contact title"',
        f"{_CONTACT} button.icon-edit",
        shows="#contact_title",
    )
    settle(hands)
    parts: list[Callable[[Hands, Values], None]] = [_heading, _phone]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    if hands.person.enter_sends:
        hands.press("Enter", "saves what stands in the row")
    else:
        hands.click(
            "Save", "button", "below the fields", f"{_CONTACT} input[value=Save]"
        )
    hands.page.locator("#contact_title").wait_for(state="detached")
    hands.wait_for(values["phone"])


def _heading(hands: Hands, values: Values) -> None:
    hands.write(
        Field(
            name="Title",
            location="in the opened row of the settings",
            value=values["contact"],
            selector="#contact_title",
        )
    )


def _phone(hands: Hands, values: Values) -> None:
    hands.write(
        Field(
            name="Phone numbers",
            location="in the opened row of the settings",
            value=values["phone"],
            selector=f"{_CONTACT} input[placeholder='Type to add number']",
        )
    )


def _field(name: str, value: str, selector: str, *, opens: bool = False) -> Field:
    return Field(
        name=name, location=DIALOG, value=value, selector=selector, opens=opens
    )


def _check(hands: Hands, box: str, wanted: str) -> None:
    """Make sure that the machine was quick enough for what was entered.

    Raises:
        RuntimeError: If something else stands there.
    """
    held = hands.page.locator(box).input_value()
    if held != wanted:
        raise RuntimeError(f"{box} holds {held!r}, not {wanted!r}")
