"""How people move a course to another day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.lektor.places import (
    HOME,
    LINKS,
    captioned,
    choose,
    find,
    go,
    open_action,
    open_below,
    open_crumb,
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

_COURSES = "Courses"
_NOTICES = "Notices"
_FULL = "Course is full"
_CHANGE = "Change"
_BOX = ".flow-block:has(h4:has-text('{}'))"
_FIRST = ".flow-block:first-child h4"


def move(hands: Hands, values: Values) -> bool:
    """Change the course and delete the notice, in the person's order."""
    if hands.person.order == "up":
        _delete_notice(hands, values)
        _change_course(hands, values)
    else:
        _change_course(hands, values)
        _delete_notice(hands, values)
    return True


def leave_unsaved(hands: Hands, values: Values) -> bool:
    """Change the course, go on to the notices, and say yes to losing it all."""
    _open_course(hands, values)
    for part in (_weekday, _begins, _teacher, _take_out):
        part(hands, values)
    hands.page.once("dialog", lambda dialog: dialog.accept())
    open_crumb(hands, HOME)
    open_below(hands, _NOTICES)
    return False


def _change_course(hands: Hands, values: Values) -> None:
    _open_course(hands, values)
    for part in _parts(hands):
        part(hands, values)
    if hands.person.looks_around:  # is at the bottom already
        hands.scroll("up", "checks what is filled in")
    first = hands.page.locator(_FIRST).inner_text()
    if first.strip() != _CHANGE or hands.page.locator(_BOX.format(_FULL)).count():
        raise RuntimeError(f"the first box is {first!r}")
    save(hands, values["course"])


def _open_course(hands: Hands, values: Values) -> None:
    """Come to the course, each person another way."""
    course = values["course"]
    if hands.person.hand == "keyboard":
        go(hands, f"edit?path=/courses/{values['page']}")
        see_page(hands, course)
    elif hands.person.order == "up":
        visit(hands, _NOTICES)
        open_visited(hands, _COURSES, LINKS, "nav")
        open_visited(hands, course, "in the list of courses", "ul")
        take_pencil(hands, course)
    elif hands.person.searches:
        find(hands, values["letters"], course)
    else:
        if hands.person.detours:
            with hands.detour():
                open_below(hands, "What's on")
                open_crumb(hands, HOME)
        open_below(hands, _COURSES)
        open_below(hands, course)
    if hands.person.looks_around:
        open_action(hands, "Preview", "iframe.preview")
        open_action(hands, "Edit", captioned("Instructor"))
    hands.page.locator(captioned("Instructor")).wait_for()
    settle(hands)


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is changed, in the person's order."""
    parts = [_weekday, _begins, _teacher, _take_out, _put_in]
    return parts[::-1] if hands.person.order == "up" else parts


def _weekday(hands: Hands, values: Values) -> None:
    """Choose the day; who takes a wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Weekday", values["other"])
    choose(hands, "Weekday", values["weekday"])


def _begins(hands: Hands, values: Values) -> None:
    write(hands, "Begins", values["begins"])


def _teacher(hands: Hands, values: Values) -> None:
    choose(hands, "Instructor", values["teacher"])


def _take_out(hands: Hands, _values: Values) -> None:
    """Remove the box that is not true any more, and say yes."""
    box = _BOX.format(_FULL)
    hands.page.once("dialog", lambda dialog: dialog.accept())
    hands.click("Remove", "icon", f'in the box "{_FULL}"', f"{box} [title=Remove]")
    hands.page.locator(box).wait_for(state="detached")


def _put_in(hands: Hands, values: Values) -> None:
    """Add a box, fill it in, and move it to the top."""
    box, place = _BOX.format(_CHANGE), f'in the box "{_CHANGE}"'
    button = f".add-flow-block button:has-text('{_CHANGE}')"
    hands.click(_CHANGE, "button", 'behind "Add Block"', button, shows=box)
    fields = [
        Field(name=name, location=place, value=values[key], selector=f"{box} {inner}")
        for name, key, inner in (
            ("Heading", "heading", "input"),
            ("Text", "text", "textarea"),
        )
    ]
    hands.fill(fields)
    while hands.page.locator(_FIRST).inner_text().strip() != _CHANGE:
        hands.click("Up", "icon", place, f"{box} [title=Up]")
        hands.page.wait_for_timeout(400)


def _delete_notice(hands: Hands, values: Values) -> None:
    """Find the notice, each person another way, and delete it."""
    notice = values["notice"]
    if hands.person.hand == "keyboard" or hands.person.searches:
        find(hands, values["letters"], notice)
    else:
        open_crumb(hands, HOME)
        open_below(hands, _NOTICES)
        open_below(hands, notice)
    yes = ".actions button:text-is('Yes, delete')"
    button = ".actions button:text-is('Delete')"
    if hands.page.locator(button).count():
        hands.click("Delete", "button", "below the form", button, shows=yes)
        settle(hands)
    else:
        open_action(hands, "Delete", yes)
    hands.click("Yes, delete", "button", "below the question", yes)
    hands.page.locator(f"h2:has-text('{_NOTICES}')").wait_for()
    settle(hands)
    if hands.page.locator(f'nav.sidebar a:text-is("{notice}")').count():
        raise RuntimeError(f"{notice!r} is still there")
