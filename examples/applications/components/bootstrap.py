"""How people enrol somebody on the page made of Bootstrap, Tom Select and flatpickr."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.components.places import (
    MENU,
    TOOLBAR,
    Row,
    keys,
    listed,
    settle,
    tap,
    text,
    wait_for,
)
from examples.scripted.tasks import Workflow

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_FORM = 'in the box "Enrolment"'
_DAY = "#begins + input"


def enrol(hands: Hands, values: Values) -> bool:
    """Enrol somebody, each person another way."""
    ways = {"p01": _with_the_mouse, "p02": _with_keys, "p03": _with_a_search}
    ways[hands.person.id](hands, values)
    return True


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Name", values["name"], "#name"))
    hands.write(_text("Email address", values["email"], "#email"))
    _choose(hands, _course(values["course"]))
    _choose(hands, _topic(values["topic"]))
    hands.choose_also(_topic(values["other"]))
    tap(hands, "Enrolment", "box", "at the top of the box", "#form .modal-title")
    _choose_day(hands, values)
    hands.choose(_level(values))
    tap(hands, "Lunch included", "checkbox", _FORM, "#lunch")
    tap(hands, "Card", "radio button", _FORM, "label[for=card]")
    _save(hands)
    tap(hands, "Waiting", "tab", "above the table", "#tabs button:text-is('Waiting')")
    row = _row(hands, values["name"])
    _take(hands, row, "Mark as paid")
    wait_for(hands, "Marked as paid")
    tap(hands, "Paid", "tab", "above the table", "#tabs button:text-is('Paid')")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Name", values["name"], "#name"))
    hands.write(_text("Email address", values["email"], "#email"))
    course = keys(values["course"][:4].lower())
    hands.choose_by_keys(_course(values["course"], "#course-ts-control"), course)
    topic = keys(values["topic"][:4].lower())
    hands.choose_by_keys(_topic(values["topic"], "#topics-ts-control"), topic)
    _choose_day(hands, values)
    hands.choose(_level(values, letters=None))
    hands.write(_text("Fee", values["fee"], "#fee"))
    tap(hands, "Send the handbook", "checkbox", _FORM, "#handbook")
    hands.write(_text("Comments", values["comment"], "#comment"))
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    tap(
        hands,
        "Delete",
        "icon",
        f"{row.location}, a wastebasket",
        f"{row.selector} [data-does=remove]",
        shows="#sure",
    )
    tap(hands, "Remove", "button", 'in the question "Remove enrolment"', "#sure")
    wait_for(hands, "Enrolment removed")
    tap(hands, "Reload", "icon", TOOLBAR, "#reload")
    _row(hands, values["name"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    _take(hands, row, "Enrol again")
    hands.page.locator("#form.show").wait_for()
    settle(hands)
    hands.write(_text("Name", values["name"], "#name"))
    _choose(hands, _course(values["wrong"]))  # sees it, and takes it back
    hands.pick(_course(values["course"], letters=values["course"][:4].lower()))
    settle(hands)
    hands.pick(_topic(values["topic"], letters=values["topic"][:4].lower()))
    tap(hands, "Enrolment", "box", "at the top of the box", "#form .modal-title")
    hands.drag(
        "Experience in years", _FORM, "#seats", "#seats", held_at=(8, 12),
        dropped_at=(150, 12),
    )  # fmt: skip
    tap(hands, "Parking space", "checkbox", _FORM, "#parking")
    tap(hands, "Voucher", "radio button", _FORM, "label[for=voucher]")
    hands.write(_text("Comments", values["comment"], "#comment"))
    _save(hands)
    tap(hands, "Reload", "icon", TOOLBAR, "#reload")
    row = _row(hands, values["name"])
    tap(
        hands,
        "Edit",
        "icon",
        f"{row.location}, a pencil",
        f"{row.selector} [data-does=edit]",
        shows="#form.show",
    )
    tap(hands, "Lunch included", "checkbox", _FORM, "#lunch")
    _save(hands)
    tap(hands, "Write to all", "icon", TOOLBAR, "#mail")
    tap(hands, "Lists", "menu", TOOLBAR, "button:text-is('Lists')")
    tap(
        hands,
        "Name badges",
        "link",
        MENU,
        ".dropdown-menu.show a:has-text('Name badges')",
    )
    wait_for(hands, "Name badges printed")


def _open(hands: Hands) -> None:
    tap(hands, "Enrol somebody", "button", TOOLBAR, "#new", shows="#form.show")


def _text(name: str, value: str, selector: str) -> Field:
    return text(name, _FORM, value, selector)


def _course(
    value: str,
    selector: str = ".ts-wrapper.single .ts-control",
    letters: str = "",
) -> Field:
    options = ".ts-dropdown.single .option"
    return listed("Course", _FORM, value, selector, options, letters=letters)


def _topic(
    value: str,
    selector: str = ".ts-wrapper.multi .ts-control",
    letters: str = "",
) -> Field:
    options = ".ts-dropdown.multi .option"
    return listed("Interested in", _FORM, value, selector, options, letters=letters)


def _level(values: Values, letters: str | None = "") -> Field:
    return listed("Level", _FORM, values["level"], "#level", "", letters=letters)


def _choose(hands: Hands, field: Field) -> None:
    hands.choose(field)
    settle(hands)


def _choose_day(hands: Hands, values: Values) -> None:
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        text("Begins", _FORM, f"{day.day} {day:%B %Y}", _DAY),
        day,
        month=".flatpickr-current-month",
        onward=".flatpickr-next-month",
        days=".flatpickr-day:not(.prevMonthDay):not(.nextMonthDay)",
        written="%B",
    )
    settle(hands)


def _save(hands: Hands) -> None:
    tap(
        hands,
        "Save changes",
        "button",
        _FORM,
        "#form button:text-is('Save changes')",
    )
    wait_for(hands, "Enrolment saved")
    hands.page.locator("#form").wait_for(state="hidden")
    settle(hands)


def _search(hands: Hands, words: str) -> None:
    hands.write(text("Search", TOOLBAR, words, "#search"))
    settle(hands)


def _row(hands: Hands, name: str) -> Row:
    row = Row(name, f"tr:has(td:text-is('{name}'))")
    hands.page.locator(row.selector).first.wait_for()
    return row


def _take(hands: Hands, row: Row, entry: str) -> None:
    tap(
        hands,
        "More",
        "menu",
        f"{row.location}, three dots",
        f"{row.selector} [data-bs-toggle=dropdown]",
        shows=".dropdown-menu.show",
    )
    tap(
        hands,
        entry,
        "button",
        MENU,
        f".dropdown-menu.show button:has-text('{entry}')",
    )


WORKFLOW = Workflow(
    id=7904,
    template="Enrol {{name}} in the course {{course}}",
    instances=(
        {
            "name": "Farid Amini",
            "email": "farid@yard.test",
            "course": "First aid",
            "topic": "Accidents",
            "other": "Noise",
            "day": "2026-12-10",
            "level": "Beginner",
        },
        {
            "name": "Gesa Thomsen",
            "email": "gesa@yard.test",
            "course": "Crane signals",
            "topic": "Heights",
            "day": "2026-12-18",
            "level": "Refresher",
            "fee": "140",
            "comment": "Comes by bicycle.",
            "like": "Doris Blum",
        },
        {
            "name": "Henk de Boer",
            "wrong": "Fire watch",
            "course": "Forklift licence",
            "topic": "Insurance",
            "comment": "Replaces a colleague.",
            "like": "Anton Brandt",
        },
    ),
    start="/bootstrap/",
    shows="{{name}}",
    way=enrol,
)
