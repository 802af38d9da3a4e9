"""How people book a room for somebody from outside."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from examples.applications.indico.places import (
    find_person,
    go,
    open_from_bar,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_HEADER = "in the green bar at the top"
_FORM = "in the form that a booking starts with"
_FILTERS = "in the grey bar above the rooms"
_OPENED = "in the box that has opened"
_USAGE = 'below "Usage"'
_MODAL = ".ui.modal"
_POPUP = ".ui.popup"
_MONTH = "[data-visible=true]"
_HOURS = ".ui.search.selection.dropdown"
_SEARCH = "input[type=text]:not([placeholder])"


def book(hands: Hands, values: Values) -> bool:
    """Find a room that is free and large enough, and book it for somebody."""
    if hands.person.hand == "keyboard":
        go(hands, "/rooms/book")
    else:
        open_from_bar(hands, "Room booking")
    hands.page.locator("button:text-is('Search')").wait_for()
    if hands.person.order == "up":
        _start_from_list(hands, values)
    else:
        _start_from_day(hands, values)
    hands.page.locator(f"{_MODAL} textarea").wait_for()
    settle(hands)
    parts: list[Callable[[Hands, Values], None]] = [_guest, _reason]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    hands.click(
        "Create Booking",
        "button",
        "at the bottom of the window",
        f"{_MODAL} button:text-is('Create Booking')",
    )
    hands.wait_for("The space has been successfully booked!")
    return True


def book_for_a_crowd(hands: Hands, values: Values) -> bool:
    """Ask for more seats than any room has, be told so, and leave."""
    open_from_bar(hands, "Room booking")
    hands.page.locator("button:text-is('Search')").wait_for()
    _day(hands, values)
    _hours(hands, values)
    _search(hands)
    _seats(hands, {**values, "seats": values["misread"]})
    hands.wait_for("No known spaces match your query")
    hands.look_around("looks whether there is something else")
    _open(hands, "List of Rooms")
    return False


def _start_from_day(hands: Hands, values: Values) -> None:
    """Say when, and take a room of those that are free then."""
    if hands.person.detours:
        with hands.detour():
            _open(hands, "Bookings")
            hands.look_around("looks who is in the house that day")
            _open(hands, "Book a Room")
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        _take_kind(hands, "Daily booking")
        _take_kind(hands, "Single booking")
    _day(hands, values)
    _hours(hands, values)
    if hands.person.searches:
        hands.write(
            Field(
                name="e.g. IT Amphitheatre",
                location=_FORM,
                value=values["room"].lower(),
                selector="input[placeholder^='e.g.']",
            )
        )
    _search(hands)
    if not hands.person.searches:
        _seats(hands, values)
    _tool(hands, values)
    _on_card(hands, values, "Book Room", "check")


def _start_from_list(hands: Hands, values: Values) -> None:
    """Look the room up in the list of all, and say when afterwards."""
    _open(hands, "List of Rooms")
    hands.write(
        Field(
            name="search",
            location="above the rooms, the field with the magnifier",
            value=values["room"].lower(),
            selector=_SEARCH,
        )
    )
    hands.wait_for("There is 1 match")
    settle(hands)
    _on_card(hands, values, "See details", "search")
    start = f"{_MODAL} button:has-text('Start booking')"
    hands.page.locator(start).wait_for()
    settle(hands)
    hands.click(
        "Start booking", "button", 'in the window "Room Details"', start, shows="#date"
    )
    settle(hands)
    _hours(hands, values)
    _day(hands, values)
    hands.wait_for("The space will be free")
    hands.click(
        "Book",
        "button",
        'in the window "Book Room"',
        f"{_MODAL} button:text-is('Book')",
    )


def _open(hands: Hands, name: str) -> None:
    """Change to another of the three parts at the top."""
    hands.click(name, "link", _HEADER, f"li > a:has-text('{name}')", leads_on=True)
    settle(hands)


def _take_kind(hands: Hands, name: str) -> None:
    hands.click(name, "radio button", _FORM, f".ui.radio label:text-is('{name}')")
    settle(hands)


def _day(hands: Hands, values: Values) -> None:
    """Choose the day; the calendar lies over the whole page and takes no letters."""
    hands.choose_day(
        Field(name="Date", location=_FORM, value=values["day"], selector="#date"),
        datetime.strptime(values["day"], "%d/%m/%Y").date(),  # noqa: DTZ007
        month=f"{_MONTH} .CalendarMonth_caption",
        onward="[aria-label^='Move forward']",
        days=f"{_MONTH} td.CalendarDay",
    )
    hands.page.locator("td.CalendarDay").first.wait_for(state="detached")
    settle(hands)
    _check(hands, "#date", values["day"])


def _hours(hands: Hands, values: Values) -> None:
    both = [("start time", 0, values["starts"]), ("end time", 1, values["ends"])]
    if hands.person.order == "up":
        both.reverse()
    for name, place, hour in both:
        box = f"{_HOURS} >> nth={place} >> input.search"
        field = Field(name=name, location=_FORM, value=hour, selector=box)
        hands.choose_by_keys(field, ["Control+a", *hour, "Enter"])
        settle(hands)
        _check(hands, box, hour)


def _search(hands: Hands) -> None:
    hands.click(
        "Search",
        "button",
        _FORM,
        "button:text-is('Search')",
        shows="button:has-text('Equipment')",
    )
    settle(hands)


def _seats(hands: Hands, values: Values) -> None:
    hands.click(
        "Min. Capacity",
        "menu",
        _FILTERS,
        "button:has-text('Min. Capacity')",
        shows=f"{_POPUP} input[type=number]",
    )
    hands.write(
        Field(
            name="Min. Capacity",
            location=_OPENED,
            value=values["seats"],
            selector=f"{_POPUP} input[type=number]",
        )
    )
    _apply(hands)


def _tool(hands: Hands, values: Values) -> None:
    box = f"{_POPUP} label:has-text('{values['tool']}')"
    hands.click(
        "Equipment", "menu", _FILTERS, "button:has-text('Equipment')", shows=box
    )
    hands.click(values["tool"], "checkbox", _OPENED, box)
    _apply(hands)


def _apply(hands: Hands) -> None:
    hands.click("Apply", "button", _OPENED, f"{_POPUP} button:text-is('Apply')")
    hands.page.locator(_POPUP).first.wait_for(state="hidden")
    settle(hands)


def _on_card(hands: Hands, values: Values, name: str, picture: str) -> None:
    """Use one of the round buttons that a room's card shows below the mouse."""
    card = f".ui.card:has-text('{values['shown']}')"
    hands.hover(values["shown"], card)
    hands.click(
        name,
        "icon",
        f'on the card "{values["shown"]}"',
        f"{card} button:has(i.{picture}.icon)",
    )


def _guest(hands: Hands, values: Values) -> None:
    hands.click(
        "I'm booking it for someone else",
        "radio button",
        _USAGE,
        f"{_MODAL} .ui.radio label:has-text('someone else')",
        shows=f"{_MODAL} i.search.large.icon",
    )
    hands.click(
        "Select a user",
        "icon",
        _USAGE,
        f"{_MODAL} i.search.large.icon",
        shows=f"{_MODAL} input[name=last_name]",
    )
    settle(hands)
    find_person(hands, values["family"], values["guest"])
    hands.page.locator(f"{_MODAL} input[name=last_name]").wait_for(state="hidden")
    settle(hands)


def _reason(hands: Hands, values: Values) -> None:
    hands.write(
        Field(
            name="Reason for booking",
            location=_USAGE,
            value=values["reason"],
            selector=f"{_MODAL} textarea",
        )
    )


def _check(hands: Hands, box: str, wanted: str) -> None:
    """Make sure that the machine was quick enough for what was entered.

    Raises:
        RuntimeError: If something else stands there.
    """
    held = hands.page.locator(box).first.input_value()
    if held != wanted:
        raise RuntimeError(f"{box} holds {held!r}, not {wanted!r}")
