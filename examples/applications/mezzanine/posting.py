"""How people announce something in the news of the lido."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.mezzanine.places import (
    EDITOR,
    field,
    go,
    open_from_dashboard,
    open_left,
    save,
    tick,
    write_text,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_POSTS = "Blog posts"
_EXPIRES = 'in the row "Expires on"'
_COMMENTS = tick("Allow comments", "#id_allow_comments")


def announce(hands: Hands, values: Values) -> bool:
    """Write a post that goes away again, save it and see it on the site."""
    _begin(hands)
    title = field("Title", values["title"], "#id_title")
    if hands.person.order == "up":
        hands.tick(_COMMENTS)
        write_text(hands, values["text"])
        _write_time(hands, values)
        _write_day(hands, values)
        _file(hands, values)
        hands.write(title, send=True)
    elif hands.person.hand == "keyboard":
        hands.write(title)
        _file(hands, values)
        write_text(hands, values["text"])
        hands.tick(_COMMENTS)
        _write_day(hands, values)
        _write_time(hands, values, send=True)
    else:
        hands.write(title)
        _file(hands, values)
        _expire(hands, values)
        write_text(hands, values["text"])
        hands.tick(_COMMENTS)
        hands.look_around("checks what is filled in")
        save(hands)
    _see(hands, values)
    return True


def forget_the_hour(hands: Hands, values: Values) -> bool:
    """Enter the day without the hour, be told of it, and leave it alone."""
    _begin(hands)
    hands.write(field("Title", values["title"], "#id_title"))
    _file(hands, values)
    _write_day(hands, values)
    write_text(hands, values["text"])
    save(hands)
    hands.wait_for("Enter a valid time.")
    hands.look_around("reads what is wrong")
    open_left(hands, _POSTS)
    return False


def _begin(hands: Hands) -> None:
    """Come to an empty post, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "admin/blog/blogpost/add/")
    elif hands.person.order == "up":
        open_from_dashboard(hands, _POSTS, "Add")
    else:
        if hands.person.detours:
            with hands.detour():
                open_left(hands, "Pages")
                hands.look_around("looks whether news are here")
        open_left(hands, _POSTS)
        add = "a:has-text('Add Blog post')"
        hands.click(
            "Add Blog post", "link", "at the top on the right", add, leads_on=True
        )
    hands.page.locator(EDITOR).wait_for()
    hands.page.locator("#id_categories_from option").first.wait_for()


def _file(hands: Hands, values: Values) -> None:
    """Choose what it is about; p03 takes a wrong one over first, and puts it back."""
    if hands.person.id == "p03":
        _move(hands, "Available Categories", values["other_category"], "from", "Choose")
        _move(hands, "Chosen Categories", values["other_category"], "to", "Remove")
    if hands.person.id == "p05":
        place = 'below "Available Categories"'
        hands.write(field("Filter", values["letters"], "#id_categories_input", place))
    _move(hands, "Available Categories", values["category"], "from", "Choose")


def _move(hands: Hands, name: str, option: str, side: str, arrow: str) -> None:
    """Mark a category in one of two lists, and take it over with the arrow."""
    marked = f"#id_categories_{side} option:text-is('{option}')"
    hands.choose_through(field(name, option, marked), ())
    link = f".selector-chooser a[title='{arrow}']"
    hands.click(arrow, "icon", "between the two lists", link)
    hands.page.locator(marked).wait_for(state="detached")


def _expire(hands: Hands, values: Values) -> None:
    """Take day and hour from what opens beside the fields, unless they are typed."""
    if hands.person.searches:
        _write_day(hands, values)
        _write_time(hands, values)
        return
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        field("Date", values["day"], "#calendarlink1", _EXPIRES),
        day,
        month="#calendarbox1 caption",
        onward="#calendarbox1 .calendarnav-next",
        days="#calendarbox1 td:not(.nonday) a",
    )
    hour = f"#clockbox1 .timelist a:text-is('{values['hour']}')"
    hands.choose_through(
        field("Time", values["hour"], "#clocklink1", _EXPIRES), (hour,)
    )


def _write_day(hands: Hands, values: Values) -> None:
    hands.write(field("Date", values["day"], "#id_expiry_date_0", _EXPIRES))


def _write_time(hands: Hands, values: Values, *, send: bool = False) -> None:
    hour = field("Time", values["typed_hour"], "#id_expiry_date_1", _EXPIRES)
    hands.write(hour, send=send)


def _see(hands: Hands, values: Values) -> None:
    """Look at the post on the site, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "blog/")
        return
    if hands.person.searches:
        place = "on the right"
        hands.write(field("Search", values["word"], "#searchbar", place), send=True)
    row = f"#changelist tr:has(th a:text-is('{values['title']}'))"
    link = f"{row} a:text-is('View on site')"
    hands.click("View on site", "link", "in its row", link, leads_on=True)
