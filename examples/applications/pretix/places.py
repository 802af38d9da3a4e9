"""Where things are in the back office, and the ways people take there."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.scripted.steps import Button, Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

TRIP = "/control/event/harbour/lantern/"
SIDEBAR = "in the sidebar on the left"
_CALENDAR = ".bootstrap-datetimepicker-widget .datepicker-days"


def go(hands: Hands, path: str) -> None:
    """Type the address of one of its pages."""
    address = hands.page.url.split("/control/", maxsplit=1)[0]
    hands.go(f"{address}{path}")


def open_trip(hands: Hands) -> None:
    """Come to the trip's own page, each person another way."""
    name = "Lantern Cruise"
    if hands.person.id == "p03":
        hands.write(
            Field(
                name="Go to event",
                location="at the top of the dashboard",
                value="lantern",
                selector="#dashboard_query",
            )
        )
        hands.click(
            name,
            "link",
            'in the list below "Go to event"',
            f".event-dropdown.focused a:has-text('{name}')",
            record=True,
            leads_on=True,
        )
    elif hands.person.id == "p05":
        follow_sidebar(hands, "Events")
        hands.click(
            name,
            "link",
            "in the list of events",
            f"td.event-name-col a:has-text('{name}')",
            record=True,
            leads_on=True,
        )
    else:
        hands.click(
            name,
            "link",
            'below "Your upcoming events"',
            f"a.event:has-text('{name}')",
            record=True,
            leads_on=True,
        )


def follow_sidebar(hands: Hands, name: str) -> None:
    """Click on an entry of the sidebar."""
    hands.click(
        name, "link", SIDEBAR, f"#side-menu > li > a:has-text('{name}')", leads_on=True
    )


def follow_below(hands: Hands, name: str, above: str) -> None:
    """Click on an entry that the sidebar shows below another."""
    hands.click(
        name,
        "link",
        f'below "{above}" {SIDEBAR}',
        f"#side-menu .nav-second-level a:text-is('{name}')",
        leads_on=True,
    )


def choose_date(hands: Hands, field: Field) -> None:
    """Choose a day in the calendar, or type it, as the person is used to."""
    if hands.person.hand == "mouse" and not hands.person.searches:
        hands.choose_day(
            field,
            date.fromisoformat(field.value),
            month=f"{_CALENDAR} th.picker-switch",
            onward=f"{_CALENDAR} th.next",
            days=f"{_CALENDAR} td.day:not(.old):not(.new)",
        )
        hands.page.locator(_CALENDAR).wait_for(state="hidden")
    else:
        hands.write(field)


def choose_searched(hands: Hands, field: Field) -> None:
    """Choose in a list that asks the server what it has.

    Raises:
        RuntimeError: If the machine was too slow, and something else was taken.
    """
    hands.choose(field)
    shown = hands.page.locator(f"{field.selector} .select2-selection__rendered")
    if field.value not in shown.inner_text():
        raise RuntimeError(f"{field.name} shows {shown.inner_text()!r}")


def send(hands: Hands, name: str, selector: str = ".btn-save") -> None:
    """Click on the button that sends a form, and wait for what comes."""
    button = Button(name=name, location="below the form", selector=selector)
    hands.click(button.name, "button", button.location, button.selector, leads_on=True)
