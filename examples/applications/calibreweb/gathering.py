"""How people put the books for an evening onto a shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.calibreweb.cases import TOO_LATE
from examples.applications.calibreweb.places import (
    FORM,
    TOP,
    choose,
    day_field,
    go,
    look_around,
    open_left,
    press,
    settle,
    text_field,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_OPTION = ".bootstrap-select.open li a:has(.text:text-is('{}'))"
_BOOK = ".list-group-item"


def gather(hands: Hands, values: Values) -> bool:
    """Make the shelf, find the books, put them onto it and arrange them."""
    _make_shelf(hands, values)
    _open_search(hands)
    parts: list[Callable[[Hands, Values], None]] = [
        _since,
        _unread,
        _tag,
        _language,
        _stars,
    ]
    if hands.person.order == "up":
        parts.reverse()
    if hands.person.detours:  # begins with what the evening is about
        parts = [_tag, _language, _stars, _unread, _since]
    for part in parts:
        part(hands, values)
    press(hands, "Search", "#adv_submit")
    _put_onto(hands, values)
    _arrange(hands, values)
    return True


def ask_too_much(hands: Hands, values: Values) -> bool:
    """Ask for what came out after anything that is there, find nothing, give up."""
    _make_shelf(hands, values)
    _open_search(hands)
    _since(hands, {**values, "since": TOO_LATE})
    for part in (_unread, _tag):
        part(hands, values)
    press(hands, "Search", "#adv_submit")
    hands.wait_for("No Results Found")
    return False


def _make_shelf(hands: Hands, values: Values) -> None:
    """Make an empty shelf that everybody sees; who is unsure looks at another first."""
    if hands.person.hand == "keyboard":
        go(hands, "/shelf/create")
    else:
        if hands.person.detours:
            with hands.detour():
                open_left(hands, "Window display (Public)", record=True)
                look_around(hands, "looks whether that one would do")
        open_left(hands, "Create a Shelf")
    name = text_field("Title", values["shelf"], "#title")
    public = Field(
        name="Share with Everyone",
        location=FORM,
        value="",
        selector="[name=is_public]",
        kind="checkbox",
    )
    hands.fill([name, public])
    press(hands, "Save", "#submit")
    hands.wait_for(f"Shelf {values['shelf']} created")


def _open_search(hands: Hands) -> None:
    hands.click("Advanced Search", "link", TOP, "#advanced_search", leads_on=True)
    settle(hands)


def _since(hands: Hands, values: Values) -> None:
    day_field(hands, "Published Date From", values["since"], "#publishstart")


def _unread(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    """Choose what nobody of us has read; a wrong answer is seen and mended."""
    if hands.person.id == "p03":
        choose(hands, "Read Status", "Yes", "#read_status")
    choose(hands, "Read Status", "No", "#read_status")


def _tag(hands: Hands, values: Values) -> None:
    _choose_several(hands, "Tags", values["tag"], "include_tag")


def _language(hands: Hands, values: Values) -> None:
    _choose_several(hands, "Languages", values["language"], "include_language")


def _stars(hands: Hands, values: Values) -> None:
    stars = values["stars"]
    hands.click(
        "Rating Above",
        "icon",
        f"star {stars} of 5, in the form",
        f".form-group:has(> #ratinghigh) [data-value='{stars}']",
    )


def _choose_several(hands: Hands, name: str, value: str, field: str) -> None:
    """Choose in a list that the page draws, which stays open for more.

    Raises:
        RuntimeError: If something else was taken.
    """
    box = f"button[data-id={field}]"
    hands.turn_to(name, box)
    wanted = Field(name=name, location=FORM, value=value, selector=box, kind="dropdown")
    if hands.person.hand == "keyboard" or hands.person.searches:
        opening = ["Enter"] if hands.person.hand == "keyboard" else []
        hands.choose_by_keys(wanted, [*opening, value[:4].lower(), "Enter"])
        hands.press("Escape", "closes the list")
    else:
        hands.choose_through(wanted, [_OPTION.format(value), box])  # closed by its box
    settle(hands)
    shown = hands.page.locator(box).inner_text().strip()
    if shown != value:
        raise RuntimeError(f"{name} shows {shown!r}, not {value!r}")


def _put_onto(hands: Hands, values: Values) -> None:
    """Put all that was found onto the shelf."""
    menu, entries = "#add-to-shelf", "#add-to-shelves"
    name = f"{values['shelf']} (Public)"
    hands.click("Add to shelf", "menu", "above the results", menu, shows=entries)
    hands.click(
        name,
        "link",
        'in the menu "Add to shelf"',
        f"{entries} a:has-text('{name}')",
        record=True,
        leads_on=True,
    )
    settle(hands)
    hands.wait_for("Books have been added to shelf")


def _arrange(hands: Hands, values: Values) -> None:
    """Pull the book that comes first to the front, and keep that order.

    Raises:
        RuntimeError: If another is in front.
    """
    open_left(hands, f"{values['shelf']} (Public)", record=True)
    name = "Arrange books manually"
    hands.click(name, "link", "above the books", "#order_shelf", leads_on=True)
    settle(hands)
    front = f"{_BOOK}:has-text('{values['behind']}')"
    hands.drag(
        values["first"],
        "in the list",
        f"{_BOOK}:has-text('{values['first']}')",
        front,
        held_at=(240, 40),
        dropped_at=(240, 20),
        record=True,
    )
    first = hands.page.locator(_BOOK).first.inner_text()
    if values["first"] not in first:
        raise RuntimeError(f"{first!r} is in front, not {values['first']!r}")
    press(hands, "Save", "#ChangeOrder", "below the list")
