"""How people write down what they were told of a print."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.zoph.places import (
    act,
    find,
    go,
    offer,
    open_page,
    open_picture,
    press,
    update,
    view_photos,
    write,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_SCANS = "Scans of 2025"


def describe(hands: Hands, values: Values) -> bool:
    """Find the print, write down all of it, and look at it."""
    _come(hands, values)
    act(hands, "edit")
    for part in _parts(hands):
        part(hands, values)
    if hands.person.looks_around:  # it is at the end of the form already
        hands.scroll("up", "checks what is filled in")
    ends_at_top = hands.person.hand == "keyboard" or hands.person.order == "up"
    update(hands, top=ends_at_top)
    hands.wait_for(values["title"])
    hands.look_around("looks at it as visitors do")
    return True


def leave_it(hands: Hands, values: Values) -> bool:
    """Return to the picture before anything was sent, so that it is lost."""
    open_page(hands, "albums")
    view_photos(hands, _SCANS)
    open_picture(hands, values["scan"])
    act(hands, "edit")
    for part in (_title, _place, _day, _photographer, _words):
        part(hands, values)
    act(hands, "return")
    hands.look_around("looks for what is gone")
    return False


def _come(hands: Hands, values: Values) -> None:
    """Come to the print, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "photos.php?album_id=2")
    elif hands.person.order == "up":
        open_page(hands, "photos")
        order = Field(
            name="order by",
            location="above the pictures",
            value="file name",
            selector="#order",
        )
        hands.choose(order)
        again = "form.viewsettings input[type=submit]"
        press(hands, "go", "above the pictures", again)
    elif hands.person.searches:
        open_page(hands, "search")
        find(hands, "album", _SCANS)
    else:
        if hands.person.detours:
            with hands.detour():
                open_page(hands, "categories")
                hands.look_around("looks whether the box is in there")
        open_page(hands, "albums")
        view_photos(hands, _SCANS)
    open_picture(hands, values["scan"])


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    if hands.person.order == "up":
        return [_category, _album, _words, _photographer, _day, _place, _title]
    if hands.person.hand == "keyboard":  # the title when all of it is known
        return [_place, _day, _photographer, _words, _album, _category, _title]
    return [_title, _place, _day, _photographer, _words, _album, _category]


def _title(hands: Hands, values: Values) -> None:
    write(hands, "title", values["title"])


def _place(hands: Hands, values: Values) -> None:
    """Choose the place; who chooses the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        offer(hands, "location", values["other"], "#_location_id")
    offer(hands, "location", values["place"], "#_location_id")


def _day(hands: Hands, values: Values) -> None:
    write(hands, "date", values["day"])


def _photographer(hands: Hands, values: Values) -> None:
    offer(hands, "photographer", values["photographer"], "#_photographer_id")


def _words(hands: Hands, values: Values) -> None:
    write(hands, "description", values["words"])


def _album(hands: Hands, values: Values) -> None:
    offer(hands, "albums", values["album"], "[id='_album_id[0]']", mouse=True)


def _category(hands: Hands, values: Values) -> None:
    offer(hands, "categories", values["category"], "[id='_category_id[0]']", mouse=True)
