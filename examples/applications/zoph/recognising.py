"""How people enter somebody who was recognised, and add them to the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.zoph.places import (
    FORM,
    act,
    find,
    follow,
    go,
    offer,
    open_page,
    open_picture,
    open_record,
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

_DIALOG = "in the dialog over the page"
_ASKED = "[id='_person_id[0]']"


def recognise(hands: Hands, values: Values) -> bool:
    """Enter who it is, find the picture, and add them to it."""
    _begin(hands, values)
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    insert = "form input[type=submit][value=insert]"
    press(hands, "insert", "below the form", insert)
    hands.wait_for(values["last"])
    _find_picture(hands, values)
    act(hands, "edit")
    _ask(hands)
    shown = f"{values['called']} {values['last']}"
    known = values["first"][:5]  # nobody is found by what they were called
    offer(hands, "Add person", shown, _ASKED, _DIALOG, mouse=True, letters=known)
    hands.click(
        "add",
        "button",
        _DIALOG,
        "#addPeopleModal input[type=button]",
        shows=f"#editPeople a:has-text('{values['called']}')",
    )
    update(hands, top=hands.person.order != "up")
    hands.wait_for(values["called"])
    return True


def forget_to_insert(hands: Hands, values: Values) -> bool:
    """Leave before it was inserted, do not find them among those offered, and give up."""
    _begin(hands, values)
    for part in (_first, _last, _called, _gender, _born):
        part(hands, values)
    _find_picture(hands, values)
    act(hands, "edit")
    _ask(hands)
    words = values["first"]
    field = Field(name="Add person", location=_DIALOG, value=words, selector=_ASKED)
    hands.write(field)
    hands.page.wait_for_timeout(600)
    hands.click("cross", "icon", _DIALOG, "#addPeopleModal h1 img")
    act(hands, "return")
    return False


def _begin(hands: Hands, values: Values) -> None:
    """Look whether they are known, and begin a new one, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "person.php?_action=new")
        return
    if hands.person.detours:
        with hands.detour():
            open_page(hands, "places")
            hands.look_around("looks whether people are with their houses")
    open_page(hands, "people")
    if hands.person.order != "up":
        letter = "all" if hands.person.detours else values["last"][0].lower()
        entry = f"ul.letter a:text-is('{letter}')"
        follow(hands, letter, "above the list", entry)
    open_record(hands, values["relative"])
    act(hands, "new")


def _find_picture(hands: Hands, values: Values) -> None:
    """Come to the picture, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, f"photos.php?album_id={values['album']}")
    elif hands.person.detours:
        open_page(hands, "photos")
        hands.look_around("looks for the picture")
    elif hands.person.order == "up":
        open_page(hands, "places")
        open_record(hands, values["island"])
        view_photos(hands, values["place"])
    elif hands.person.searches:
        open_page(hands, "search")
        find(hands, "location", values["place"])
    else:
        open_page(hands, "albums")
        open_record(hands, "Villages")
        view_photos(hands, values["village"])
    open_picture(hands, values["picture"])


def _ask(hands: Hands) -> None:
    """Have it asked who is to be added."""
    hands.page.locator("#editPeople .add").first.wait_for()
    hands.click(
        "plus", "icon", "below the picture", "#editPeople .add", shows="#addPeopleModal"
    )


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    parts = [_first, _last, _called, _gender, _born, _home]
    return parts[::-1] if hands.person.order == "up" else parts


def _first(hands: Hands, values: Values) -> None:
    write(hands, "first name", values["first"])


def _last(hands: Hands, values: Values) -> None:
    write(hands, "last name", values["last"])


def _called(hands: Hands, values: Values) -> None:
    write(hands, "called", values["called"])


def _gender(hands: Hands, values: Values) -> None:
    gender = values["gender"]
    hands.choose(
        Field(name="gender", location=FORM, value=gender, selector="[name=gender]")
    )


def _born(hands: Hands, values: Values) -> None:
    """Type the day into the browser's own field for it."""
    born = values["born"]
    hands.write_moment(
        Field(name="date of birth", location=FORM, value=born, selector="#dob")
    )
    month, day, year = born.split("/")
    held = hands.page.input_value("#dob")
    if held != f"{year}-{month}-{day}":
        raise RuntimeError(f"it holds {held!r}, not {born!r}")


def _home(hands: Hands, values: Values) -> None:
    """Choose the place; who chooses the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        offer(hands, "home", values["other"], "#_home_id", mouse=True)
    offer(hands, "home", values["home"], "#_home_id", mouse=True)
