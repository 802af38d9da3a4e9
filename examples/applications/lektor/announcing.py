"""How people announce that something is on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.lektor.places import (
    FORM,
    HOME,
    LINKS,
    captioned,
    choose,
    find,
    go,
    open_action,
    open_below,
    open_visited,
    save,
    see_page,
    settle,
    take_pencil,
    visit,
    write,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_LIST = "What's on"
_MODEL = "Event"


def announce(hands: Hands, values: Values) -> bool:
    """Make the page, then fill it in and save it."""
    _open_form(hands)
    _make(hands, values)
    see_page(hands, values["title"])
    hands.page.locator(captioned("Announcement")).wait_for()
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    save(hands, values["title"])
    if hands.person.looks_around:
        visit(hands, values["title"])
    return True


def take_an_id_twice(hands: Hands, values: Values) -> bool:
    """Type an ID that another page has, be told so, and leave."""
    _open_form(hands)
    choose(hands, "Model", _MODEL)
    write(hands, "Title", values["title"])
    write(hands, "ID", values["taken"])
    told: list[str] = []
    hands.page.once(
        "dialog", lambda dialog: (told.append(dialog.message), dialog.accept())
    )
    _send(hands)
    settle(hands)
    if not told or values["taken"] not in told[0]:
        raise RuntimeError(f"{values['taken']} is told nothing but {told}")
    go(hands, "edit?path=/")
    see_page(hands, HOME)
    return False


def _open_form(hands: Hands) -> None:
    """Come to where a page is added, each person another way."""
    title = captioned("Title")
    if hands.person.hand == "keyboard":
        go(hands, "add-child?path=/whats-on")
    elif hands.person.order == "up":
        visit(hands, HOME)
        open_visited(hands, _LIST, LINKS, "nav")
        take_pencil(hands, _LIST)
        hands.click(
            "+", "link", "behind the way at the top", ".new-record-crumb a", shows=title
        )
    else:
        if hands.person.detours:
            with hands.detour():
                open_below(hands, "Notices")
                hands.back()
                see_page(hands, HOME)
        if hands.person.searches:
            find(hands, "what", _LIST)
        else:
            open_below(hands, _LIST)
        open_action(hands, "Add Page", title)
    hands.page.locator(captioned("Model")).wait_for()
    settle(hands)


def _make(hands: Hands, values: Values) -> None:
    """Say what it is and what it is called."""
    if hands.person.order == "up":
        write(hands, "Title", values["title"])
        choose(hands, "Model", _MODEL)
    else:
        choose(hands, "Model", _MODEL)
        write(hands, "Title", values["title"])
    _send(hands)


def _send(hands: Hands) -> None:
    button = ".actions button:text-is('Add Child Page')"
    hands.click("Add Child Page", "button", "below the form", button)


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    parts = [_day, _begins, _where, _people, _booking, _price, _tell]
    return parts[::-1] if hands.person.order == "up" else parts


def _day(hands: Hands, values: Values) -> None:
    field = captioned("Day")
    hands.write_moment(
        Field(name="Day", location=FORM, value=values["day"], selector=field)
    )
    month, day, year = values["day"].split("/")
    held = hands.page.input_value(field)
    if held != f"{year}-{month}-{day}":
        raise RuntimeError(f"Day holds {held!r}")


def _begins(hands: Hands, values: Values) -> None:
    write(hands, "Begins", values["begins"])


def _where(hands: Hands, values: Values) -> None:
    """Choose where; who takes a wrong place sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Where", values["other"])
    choose(hands, "Where", values["where"])


def _people(hands: Hands, values: Values) -> None:
    both = [values["first"], values["second"]]
    for name in both[::-1] if hands.person.order == "up" else both:
        _tick(hands, name, 'below "Who it is for"')


def _booking(hands: Hands, values: Values) -> None:
    if values["booked"] == "yes":
        _tick(hands, "Has to be booked", 'below "Booking"')


def _tick(hands: Hands, name: str, place: str) -> None:
    box = f"label.form-check-label:has-text('{name}') input"
    hands.click(name, "checkbox", place, box)
    hands.page.wait_for_timeout(200)
    if not hands.page.locator(box).is_checked():
        raise RuntimeError(f"{name} is not ticked")


def _price(hands: Hands, values: Values) -> None:
    write(hands, "Price", values["price"])


def _tell(hands: Hands, values: Values) -> None:
    write(hands, "Announcement", values["told"])
