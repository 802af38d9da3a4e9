"""How people put on a course."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.payload.places import (
    CARDS,
    FORM,
    HEAD,
    SIDE,
    choose,
    date_field,
    go,
    heading,
    leave,
    mark,
    open_card,
    open_menu,
    press,
    relate,
    save,
    text_field,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

    Part = Callable[[Hands, Values], None]

_TITLE = "#field-title"
_TOPIC = "#field-evenings__0__topic"


def put_on(hands: Hands, values: Values) -> bool:
    """Fill in all three tabs and what is at the side, and publish."""
    _open_form(hands, values)
    for part in _parts(hands):
        part(hands, values)
    if hands.person.detours:
        hands.look_around("checks what is filled in")
        save(hands, "Save Draft", "#action-save-draft")
    save(hands, "Publish changes", "#action-save")
    hands.page.locator(".doc-controls:has-text('Published')").wait_for()
    return True


def forget_the_day(hands: Hands, values: Values) -> bool:
    """Publish without saying when it begins, be told so, and leave."""
    _open_form(hands, values)
    for part in (_title, _kind, _teacher, _seats, _fee, _season):
        part(hands, values)
    save(hands, "Publish changes", "#action-save", "invalid")
    hands.look_around("looks for what is wrong")
    leave(hands, "Courses")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to the empty form, each person another way."""
    person, listed = hands.person, heading("Courses")
    if person.hand == "keyboard":
        go(hands, "/admin/collections/courses/create", _TITLE)
        return
    if person.id == "p03":
        plus = "#card-courses .card__actions a"
        hands.click("Create new Courses", "icon", CARDS, plus, shows=_TITLE)
        return
    if person.detours:
        with hands.detour():
            open_card(hands, "Pages", "pages", heading("Pages"))
            hands.look_around("looks for the courses there")
        open_menu(hands, "Courses", "courses", listed)
    elif person.order == "up":
        open_menu(hands, "Courses", "courses", listed)
        box = "#search-filter-input"
        hands.write(
            text_field("Search by Title", values["title"].split()[0], box, HEAD)
        )
        hands.page.wait_for_url("**search=**")
    else:
        open_card(hands, "Courses", "courses", listed)
    create = "a.list-create-new-doc__create-new-button"
    hands.click("Create New", "link", "beside the heading", create, shows=_TITLE)


def _parts(hands: Hands) -> list[Part]:
    """Return what is filled in, in the person's order."""
    course = [_kind, _teacher, _audience, _seats, _fee, _clay]
    dates = [_begins, _deadline, _add_evening, _topic, _room]
    website = [_teaser, _language]
    if hands.person.order == "up":
        dates = [_add_evening, _topic, _room, _deadline, _begins]
        course = [_clay, _fee, _seats, _audience, _teacher, _kind]
        last = [_open_course, *course, _title]
        return [_season, _open_website, *website, _open_dates, *dates, *last]
    rest = [_open_dates, *dates, _open_website, *website]
    if hands.person.detours:
        return [_title, _season, _first, *course, *rest]
    return [_title, *course, *rest, _season]


def _title(hands: Hands, values: Values) -> None:
    hands.write(text_field("Title", values["title"], _TITLE))


def _kind(hands: Hands, values: Values) -> None:
    """Choose the kind; who chooses the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Kind", values["other"], "#field-kind")
    choose(hands, "Kind", values["kind"], "#field-kind")


def _teacher(hands: Hands, values: Values) -> None:
    relate(hands, "Taught by", values["teacher"], "#field-teachers")


def _audience(hands: Hands, values: Values) -> None:
    whom = values["audience"]
    label = f"label[for='field-audience-{whom}']"
    mark(hands, "radio button", whom, 'below "For whom"', label)


def _seats(hands: Hands, values: Values) -> None:
    hands.write(text_field("Seats", values["seats"], "#field-seats"))


def _fee(hands: Hands, values: Values) -> None:
    hands.write(text_field("Fee", values["fee"], "#field-fee"))


def _clay(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    mark(hands, "checkbox", "Clay and tools are included", FORM, "#field-clay")


def _open_tab(hands: Hands, name: str, shows: str) -> None:
    tab = f".tabs-field__tab-button:text-is('{name}')"
    hands.click(name, "tab", FORM, tab, shows=shows)


def _open_course(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    _open_tab(hands, "The course", "#field-kind")


def _open_dates(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    _open_tab(hands, "Dates", "#field-begins")


def _open_website(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    _open_tab(hands, "On the website", "#field-teaser")


def _begins(hands: Hands, values: Values) -> None:
    date_field(hands, "Begins", values["begins"], "#field-begins", "%d %b %Y %H:%M")


def _deadline(hands: Hands, values: Values) -> None:
    date_field(hands, "Book until", values["deadline"], "#field-deadline", "%d %b %Y")


def _add_evening(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    add = "#field-evenings button:has-text('Add Evening')"
    press(hands, "Add Evening", 'below "Evenings"', add, shows=_TOPIC)


def _topic(hands: Hands, values: Values) -> None:
    hands.write(text_field("Topic", values["topic"], _TOPIC, 'in "Evening 01"'))


def _room(hands: Hands, values: Values) -> None:
    room = "#field-evenings__0__room"
    choose(hands, "Room", values["room"], room, 'in "Evening 01"')


def _teaser(hands: Hands, values: Values) -> None:
    hands.write(text_field("Teaser", values["teaser"], "#field-teaser"))


def _language(hands: Hands, values: Values) -> None:
    choose(hands, "Spoken languages", values["language"], "#field-languages")


def _season(hands: Hands, values: Values) -> None:
    choose(hands, "Season", values["season"], "#field-season", SIDE)


def _first(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    mark(hands, "checkbox", "Show on the first page", SIDE, "#field-first")
