"""Where things are in Keystone's pages, and the ways people take there."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
HEAD = "above the table"
DIALOG = "in the dialog"
_NEW = ":is(a, button):has-text('New ')"
_MENU = "in the menu on the left"
_CALENDAR = "[role=dialog]"
_DAYS = f"{_CALENDAR} td:not([data-outside-month]) [role=button]"


def settle(hands: Hands) -> None:
    """Wait until the page has what it asked the server for."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(400)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    hands.go("/".join(hands.page.url.split("/")[:3]) + path)
    settle(hands)


def open_list(hands: Hands, name: str, *, card: bool = False) -> None:
    """Come to a list by the menu, or by its card on the first page."""
    link = f"a[href='/{name.lower()}']"
    if card:
        hands.click(name, "link", "among the cards", f"main {link}", shows=_NEW)
    else:
        hands.click(name, "link", _MENU, f"aside {link}", shows=_NEW)
    settle(hands)


def open_plus(hands: Hands, path: str) -> None:
    """Come to an empty form by the plus on the list's card."""
    plus = f"main a[href='/{path}/create']"
    hands.click("add", "icon", "on the card", plus, shows="main form")
    settle(hands)


def new(hands: Hands, name: str) -> None:
    """Come from a list to the empty form for one more."""
    press(hands, name, "at the top right", f":is(a, button):has-text('{name}')")


def named(role: str, name: str, within: str = "") -> str:
    """Find what has a role and a name."""
    return f'{within}role={role}[name="{name}"]'


def press(
    hands: Hands, name: str, place: str, selector: str, *, shows: str | None = None
) -> None:
    """Click on a button."""
    hands.click(name, "button", place, selector, shows=shows)
    settle(hands)


def button(name: str, within: str = "main") -> str:
    """Find a button by what stands on it."""
    return f"{within} button:has(span:text-is('{name}'))"


def send(hands: Hands, name: str, told: str) -> None:
    """Click on the button below a form, and wait for what is told then."""
    hands.click(name, "button", "below the form", button(name))
    hands.wait_for(told)
    settle(hands)


def text_field(name: str, value: str, place: str = FORM) -> Field:
    """Describe a field that is typed into."""
    within = f"{_CALENDAR} >> " if place == DIALOG else ""
    return Field(
        name=name, location=place, value=value, selector=named("textbox", name, within)
    )


def tick(hands: Hands, name: str, place: str = FORM) -> None:
    """Tick a box or clear it."""
    box = f"label:has(input[type=checkbox]):has-text('{name}')"
    hands.click(name, "checkbox", place, box)


def take(hands: Hands, name: str, caption: str) -> None:
    """Press one of the buttons in a row of which one is pressed."""
    hands.click(name, "button", f'below "{caption}"', button(name))


def day_field(hands: Hands, name: str, day: str, hour: str = "") -> None:
    """Take a day in the calendar or type it, and type the hour if there is one.

    Args:
        hands: Whose.
        name: What stands above the field.
        day: As ISO 8601 has it.
        hour: As the field takes it.
    """
    wanted = date.fromisoformat(day)
    group = named("group", name)
    whole = ", ".join(filter(None, (f"{wanted:%d/%m/%Y}", hour)))
    if hands.person.hand == "keyboard" or hands.person.detours:
        _type_moment(hands, name, whole, f"{group} >> [role=spinbutton]")
    else:
        hands.turn_to(name, group)
        hands.choose_day(
            Field(
                name=name,
                location=FORM,
                value=f"{wanted:%d/%m/%Y}",
                selector=f"{group} >> button",
            ),
            wanted,
            month=f"{_CALENDAR} h2[aria-hidden]",
            onward=f"{_CALENDAR} button[aria-label='Next']",
            days=_DAYS,
        )
        if hour:
            hands.press("Escape", "closes the calendar")
            hands.page.locator(_CALENDAR).wait_for(state="detached")
            _type_moment(hands, name, hour, f"{group} >> [data-testid=hour]")
    _look(hands, group, wanted, hour)


def _type_moment(hands: Hands, name: str, text: str, part: str) -> None:
    hands.write(Field(name=name, location=FORM, value=text, selector=part))


def _look(hands: Hands, group: str, wanted: date, hour: str) -> None:
    """Look whether day and hour are there now: no step of its own."""
    parts = hands.page.locator(f"{group} >> [role=spinbutton]").all_inner_texts()
    held = [int(part) for part in parts if part.strip().isdigit()]
    meant = [
        wanted.day,
        wanted.month,
        wanted.year,
        *map(int, hour.split(":") if hour else []),
    ]
    if held != meant:
        raise RuntimeError(f"{parts} are there, not {meant}")
