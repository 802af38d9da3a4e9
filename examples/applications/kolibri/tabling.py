"""How people make a group of a course, and the first lesson for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.kolibri.places import (
    go,
    open_link,
    open_navigation,
    open_tab,
    press_button,
    search,
    settle,
    text_field,
    tick,
    type_into,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_MODAL = ".modal"
_CLASSES = 'in the list "Classes"'
_GROUPS = 'in the list "Groups"'
_LESSONS = 'in the list "Lessons"'
_FORM = 'in the form "Create new lesson"'
_RECIPIENTS = f'below "Recipients" {_FORM}'
_MAIN = "#main"
_SWITCH = "Visible to learners"


def set_table(hands: Hands, values: Values) -> bool:
    """Make the group and put people in, then write the lesson and show it."""
    _open_course(hands, values)
    _make_group(hands, values)
    _put_in(hands, values)
    _open_lesson_form(hands)
    _write_lesson(hands, values)
    _save(hands)
    if hands.person.order == "up":
        _show_lessons(hands)
        _switch(hands, f'in the row "{values["title"]}", in its column', values)
    else:
        _switch(hands, "at the left, below the title", None)
        _show_lessons(hands)
    row = hands.page.locator(f"tbody tr:has-text('{values['title']}')").first
    row.wait_for()
    if values["group"] not in row.inner_text():
        raise RuntimeError(f"the lesson is shown as {row.inner_text()!r}")
    return True


def give_to_everybody(hands: Hands, values: Values) -> bool:
    """Forget to choose the group, so that the whole course sees the lesson."""
    _open_course(hands, values)
    _make_group(hands, values)
    _open_lesson_form(hands)
    for name, text in (("Title", values["title"]), ("Description", values["about"])):
        type_into(hands, name, text, _FORM, _MAIN)
    _save(hands)
    _switch(hands, "at the left, below the title", None)
    _show_lessons(hands)
    row = hands.page.locator(f"tbody tr:has-text('{values['title']}')").first
    row.wait_for()
    if "Entire class" not in row.inner_text():
        raise RuntimeError(f"the lesson is shown as {row.inner_text()!r}")
    return False


def _open_course(hands: Hands, values: Values) -> None:
    """Come to the course's pages for teachers, each person another way."""
    course = values["course"]
    if hands.person.hand == "keyboard":
        go(hands, "coach/")
    elif hands.person.detours:
        with hands.detour():
            open_link(hands, course, _CLASSES, heading=course)
            hands.scroll("down", "looks for groups")
            hands.scroll("up", "looks for groups")
        open_navigation(hands, "Coach", "Class home", heading="Classes")
    elif hands.person.searches:
        open_navigation(hands, "Coach", "Class home", heading="Classes")
    else:
        open_navigation(hands, "Coach", "Groups", heading="Classes")
    groups = hands.person.id == "p01"  # the page that was asked for follows
    open_link(hands, course, _CLASSES, heading="Groups" if groups else course)
    if not groups:
        open_tab(hands, "Groups")


def _make_group(hands: Hands, values: Values) -> None:
    press_button(
        hands, "New group", "at the top right", shows=f"{_MODAL} input[type=text]"
    )
    place = 'in the dialog "Create new group"'
    if hands.person.enter_sends:
        type_into(
            hands, "Group name", values["group"], place, _MODAL, send="Group created"
        )
    else:
        type_into(hands, "Group name", values["group"], place, _MODAL)
        press_button(hands, "Save", place, within=_MODAL, tells="Group created")


def _put_in(hands: Hands, values: Values) -> None:
    open_link(hands, values["group"], _GROUPS, heading=values["group"])
    press_button(
        hands,
        "Enroll learners",
        "at the right, below the heading",
        shows="h1:has-text('Enroll learners into')",
    )
    place = 'in the list "User List"'
    for one in ("first", "second"):
        if hands.person.searches:
            search(hands, values[one].split()[0].lower(), "above the list")
        tick(hands, values[one], place, within="tbody", record=True)
    press_button(
        hands,
        "Confirm",
        "at the bottom right",
        shows=f"h1:has-text('{values['group']}')",
    )
    hands.wait_for(values["second"])


def _open_lesson_form(hands: Hands) -> None:
    open_tab(hands, "Lessons")
    if hands.person.detours:
        with hands.detour():
            open_tab(hands, "Quizzes")
            open_tab(hands, "Lessons")
    press_button(hands, "New lesson", "at the top right", shows=f"{_MAIN} textarea")


def _write_lesson(hands: Hands, values: Values) -> None:
    """Write the lesson; whoever fills forms in from below begins with the group."""
    title = text_field("Title", values["title"], _FORM, _MAIN)
    about = text_field("Description", values["about"], _FORM, _MAIN)
    if hands.person.order == "up":
        _tick_group(hands, values["group"])
        hands.fill([title, about])
        return
    hands.fill([title, about])
    if hands.person.id == "p03":  # the wrong one, seen and taken back
        _tick_group(hands, values["other"])
        _tick_group(hands, values["other"])
    _tick_group(hands, values["group"])


def _tick_group(hands: Hands, name: str) -> None:
    tick(hands, name, _RECIPIENTS, within=_MAIN, record=True)


def _save(hands: Hands) -> None:
    press_button(
        hands,
        "Save changes",
        "at the bottom right",
        tells="Lesson created",
    )
    hands.page.get_by_text(_SWITCH).first.wait_for()
    settle(hands)


def _switch(hands: Hands, location: str, values: Values | None) -> None:
    """Let the learners see the lesson, on its own page or in its row."""
    within = f"tbody tr:has-text('{values['title']}')" if values else _MAIN
    hands.click(_SWITCH, "checkbox", location, f"{within} .k-switch")
    hands.wait_for("Lesson is visible to learners")
    settle(hands)


def _show_lessons(hands: Hands) -> None:
    hands.click(
        "All lessons",
        "link",
        "above the heading",
        f"{_MAIN} a:has-text('All lessons')",
        shows="h1:has-text('Lessons')",
    )
    settle(hands)
