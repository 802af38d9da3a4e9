"""How people put onto the website what is on in the garden."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.wagtail.pictures import choose_picture
from examples.applications.wagtail.places import (
    HEADER,
    SIDEBAR,
    explore,
    go,
    go_below,
    go_up,
    open_actions,
    open_home,
    open_row,
    open_tab,
    publish,
    search_all,
    search_list,
    wait_until_kept,
)
from examples.applications.wagtail.writing import describe
from examples.scripted.steps import Button, Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_LIST = "What's on"
_FORM = 'on the tab "Content"'
_WHEN = f'below "When" {_FORM}'
_ENGINES = 'below "For search engines"'
_CALENDAR = ".xdsoft_datetimepicker:visible"


def announce(hands: Hands, values: Values) -> bool:
    """Make the page with all that belongs to it, and publish it."""
    if hands.person.order == "up":
        _copy(hands, values)
        describe(hands, values)
        choose_picture(hands, values["picture"])
        _tell_where(hands, values)
        _tell_when(hands, values)
        _promote(hands, values, whole=False)
    else:
        _open_form(hands)
        _name(hands, values)
        _tell_when(hands, values)
        _tell_where(hands, values)
        choose_picture(hands, values["picture"])
        describe(hands, values)
        _promote(hands, values)
    wait_until_kept(hands)
    if hands.person.hand == "keyboard":
        hands.press("Control+s", "saves the draft", leads_on=True)
        hands.wait_for("has been updated")
    elif hands.person.detours:
        open_tab(hands, "Content")
        hands.look_around("looks through the page once more")
    publish(hands)
    hands.wait_for("has been published")
    return True


def announce_without_a_day(hands: Hands, values: Values) -> bool:
    """Leave out the day, be told so, and go away."""
    _open_form(hands)
    _name(hands, values)
    _tell_where(hands, values)
    describe(hands, values)
    publish(hands)
    hands.wait_for("The page could not be created due to validation errors")
    hands.page.on("dialog", lambda dialog: dialog.accept())
    hands.click(
        "Images", "link", SIDEBAR, ".sidebar a:has-text('Images')", leads_on=True
    )
    return False


def _open_form(hands: Hands) -> None:
    """Come to an empty page, each person another way."""
    if hands.person.hand == "keyboard":
        number = "4"  # of the page below which it stands
        go(hands, f"pages/add/garden/eventpage/{number}/")
        _wait_for_form(hands)
        return
    if hands.person.searches:
        search_all(hands, "what")
        go_below(hands, _LIST)
    elif hands.person.detours:
        open_home(hands)
        with hands.detour():
            go_below(hands, "Notices")
            hands.look_around("looks whether it belongs here")
            go_up(hands)
        go_below(hands, _LIST)
    else:
        explore(hands, _LIST)
    hands.click(
        "Add child page",
        "icon",
        HEADER,
        "a[aria-label='Add child page']",
        leads_on=True,
    )
    _wait_for_form(hands)


def _wait_for_form(hands: Hands) -> None:
    hands.page.locator(".Draftail-Editor").first.wait_for()
    hands.page.wait_for_timeout(800)


def _copy(hands: Hands, values: Values) -> None:
    """Begin with a copy of what was on before."""
    explore(hands, _LIST)
    old = values["like"]
    search_list(hands, old.split()[0].lower(), old)
    open_row(hands, old)
    open_actions(hands, "Copy")
    fields = [
        Field(
            name="New title",
            location="in the form",
            value=values["title"],
            selector="#id_new_title",
        ),
        Field(
            name="New slug",
            location="in the form",
            value=values["slug"],
            selector="#id_new_slug",
        ),
    ]
    send = Button(
        name="Copy this page",
        location="below the form",
        selector="input[value='Copy this page']",
    )
    hands.fill(fields, send)
    hands.click(
        "Edit",
        "button",
        "in the message at the top",
        ".messages a:has-text('Edit')",
        leads_on=True,
    )
    _wait_for_form(hands)


def _name(hands: Hands, values: Values) -> None:
    hands.write(
        Field(
            name="Page title",
            location="at the top of the form",
            value=values["title"],
            selector="#id_title",
        )
    )


def _tell_when(hands: Hands, values: Values) -> None:
    """Choose the day in the calendar or type it, and type the hour."""
    day = Field(
        name="Day", location=_WHEN, value=values["day"], selector="#id_day", opens=True
    )
    hour = Field(
        name="Starts at",
        location=_WHEN,
        value=values["hour"],
        selector="#id_starts",
        opens=True,
    )
    if hands.person.order == "up":
        hands.write(hour)
        hands.write(day)
        return
    if hands.person.hand == "mouse":
        hands.choose_day(
            day,
            date.fromisoformat(values["day"]),
            month=f"{_CALENDAR} .xdsoft_datepicker",
            onward=f"{_CALENDAR} .xdsoft_datepicker .xdsoft_next",
            days=f"{_CALENDAR} td.xdsoft_date:not(.xdsoft_other_month)",
        )
        if hands.page.input_value(day.selector) != values["day"]:
            raise RuntimeError(f"the day is {hands.page.input_value(day.selector)!r}")
    else:
        hands.write(day)
    hands.write(hour)


def _tell_where(hands: Hands, values: Values) -> None:
    """Choose the place, and tick that people have to book."""
    place = Field(
        name="Place",
        location=_FORM,
        value=values["place"],
        selector="#id_place",
        kind="dropdown",
    )
    booking = Field(
        name="Booking needed",
        location=_FORM,
        value="",
        selector="#id_booking",
        kind="checkbox",
    )
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        hands.choose(
            Field(
                name=place.name,
                location=place.location,
                value="Fern valley",
                selector=place.selector,
                kind="dropdown",
            )
        )
    hands.fill(
        [place] if hands.page.locator("#id_booking").is_checked() else [place, booking]
    )
    if not hands.page.locator("#id_booking").is_checked():
        raise RuntimeError("nobody has to book")


def _promote(hands: Hands, values: Values, *, whole: bool = True) -> None:
    """Write the address and what search engines show."""
    open_tab(hands, "Promote")
    slug = Field(
        name="Slug", location=_ENGINES, value=values["slug"], selector="#id_slug"
    )
    description = Field(
        name="Meta description",
        location=_ENGINES,
        value=values["description"],
        selector="#id_search_description",
    )
    hands.fill([slug, description] if whole else [description])
