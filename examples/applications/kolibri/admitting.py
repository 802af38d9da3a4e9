"""How people give somebody new an account and put them into their courses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.kolibri.places import (
    close,
    go,
    list_field,
    open_link,
    open_navigation,
    open_tab,
    press_button,
    search,
    settle,
    text_field,
    tick,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = 'in the panel "Create new user"'
_PANEL = ".side-panel"
_FIRST = "#create-user-form input[type=text]"
_USERS = 'above the list "Users"'
_CLASSES = 'in the list "Classes"'


def admit(hands: Hands, values: Values) -> bool:
    """Make the account with the first course, then see to the second course."""
    _open_form(hands, values)
    _fill_in(hands, values, values["username"])
    press_button(
        hands,
        "Save and close",
        f"at the bottom {_FORM}",
        within=_PANEL,
        tells="User created",
    )
    row = hands.page.locator(f"tbody tr:has-text('{values['name']}')").first
    settle(hands)
    told = [values[one] for one in ("username", "number", "gender", "year")]
    if any(text not in row.inner_text() for text in told):
        raise RuntimeError(f"the new user is {row.inner_text()!r}")
    if hands.person.detours or hands.person.order == "up":
        _enrol_from_class(hands, values)
    else:
        _enrol_from_list(hands, values)
    return True


def admit_with_a_blank(hands: Hands, values: Values) -> bool:
    """Type a username with a blank in it, be told so, and leave."""
    _open_form(hands, values)
    _fill_in(hands, values, values["name"].lower())
    press_button(hands, "Save and close", f"at the bottom {_FORM}", within=_PANEL)
    hands.wait_for("Username can only contain")
    close(
        hands, f"at the top right {_FORM}", _PANEL, shows=".modal :text-is('Continue')"
    )
    press_button(hands, "Continue", "in the question that comes up", within=".modal")
    hands.page.locator(_PANEL).wait_for(state="hidden")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to an empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "facility/#/users/new-users/new")
        hands.page.locator(_FIRST).first.wait_for()
        settle(hands)
        return
    if hands.person.order == "up":
        open_navigation(hands, "Facility", "Users", heading="Users")
    elif hands.person.detours:
        with hands.detour():
            open_link(hands, values["course"], _CLASSES, heading=values["course"])
            press_button(
                hands,
                "Enroll learners",
                'beside the heading "Learners"',
                shows="h1:has-text('Enroll learners into')",
            )
            hands.scroll("down", "looks whether they are there already")
            hands.scroll("up", "looks whether they are there already")
            close(hands, "at the top left", "header", shows="h2:has-text('Learners')")
        open_tab(hands, "Users")
    else:
        open_tab(hands, "Users")
    if hands.person.searches:
        search(hands, values["like"], _USERS)
        hands.wait_for("No users match this search")
    press_button(hands, "New user", "at the top right", shows=_FIRST)


def _fill_in(hands: Hands, values: Values, username: str) -> None:
    year = list_field(
        "Birth year",
        values["year"],
        _FORM,
        letters="" if _browses(hands) else None,
    )
    gender = list_field("Gender", values["gender"], _FORM)
    course = list_field(
        "Enroll in a class",
        values["course"],
        _FORM,
        letters="" if hands.person.hand == "mouse" else values["course"].split()[0],
    )
    fields = [
        text_field("Full name", values["name"], _FORM, _PANEL),
        text_field("Username", username, _FORM, _PANEL),
        text_field("Identifier (Optional)", values["number"], _FORM, _PANEL),
        year,
        gender,
        course,
    ]
    if hands.person.order == "up":
        fields.reverse()
    for field in fields:
        if field is gender and hands.person.id == "p03":  # the wrong one first
            other = "Male" if values["gender"] == "Female" else "Female"
            hands.fill([list_field("Gender", other, _FORM)])
        hands.fill([field])
        if field is course and hands.person.order == "up":
            _fold_up(hands, course)
    shown = hands.page.locator(f"{_PANEL} .ui-select.is-multiple .ui-select-display")
    if shown.inner_text().strip() != values["course"]:
        raise RuntimeError(f"the course is {shown.inner_text()!r}")


def _fold_up(hands: Hands, course: Field) -> None:
    """Click on the list again, which stays open for more than one course."""
    hands.hover(course.name, course.selector)
    hands.page.mouse.down()
    hands.page.mouse.up()
    everything = hands.page.get_by_text("Enroll to all classes")
    everything.filter(visible=True).wait_for(state="hidden")
    settle(hands)


def _browses(hands: Hands) -> bool:
    return hands.person.hand == "mouse" and not hands.person.searches


def _enrol_from_list(hands: Hands, values: Values) -> None:
    """Tick them in the list, take the plus and tick the course."""
    if hands.person.searches:
        _back_to_users(hands)
        search(hands, values["like"], _USERS)
    hands.click(
        values["name"],
        "checkbox",
        "before the name in the list",
        f"tbody tr:has-text('{values['name']}') .k-checkbox",
        record=True,
    )
    hands.wait_for("1 user selected")
    hands.click(
        "Enroll in class",
        "icon",
        "above the list",
        "button[aria-label='Enroll in class']",
        shows=f"{_PANEL} h1:has-text('Enroll 1 user')",
    )
    settle(hands)
    place = 'in the panel "Enroll 1 user"'
    if hands.person.hand == "keyboard":
        hands.write(
            Field(
                name="Search for a class",
                location=place,
                value=values["second"][:5].lower(),
                selector=f"{_PANEL} input[placeholder='Search for a class']",
            )
        )
        hands.page.locator(_option(values["course"])).wait_for(state="hidden")
        settle(hands)
    if hands.person.id == "p03":  # one line too high, and taken back
        for _ in range(2):
            _tick_option(hands, "Bookkeeping", place)
    _tick_option(hands, values["second"], place)
    press_button(
        hands, "Enroll", f"at the bottom {place}", within=_PANEL, tells="Users enrolled"
    )
    hands.page.locator(_PANEL).wait_for(state="hidden")
    if not hands.person.searches:
        _back_to_users(hands)


def _tick_option(hands: Hands, name: str, place: str) -> None:
    hands.click(name, "checkbox", place, f"{_option(name)} .k-checkbox", record=True)
    hands.page.wait_for_timeout(300)


def _option(name: str) -> str:
    return f"{_PANEL} [role=option]:has-text('{name}')"


def _back_to_users(hands: Hands) -> None:
    hands.click(
        "Back to Users",
        "link",
        "above the heading",
        "#main a:has-text('Back to Users')",
        shows="h1:text-is('Users')",
    )
    settle(hands)


def _enrol_from_class(hands: Hands, values: Values) -> None:
    """Go to the second course and enrol them there; who checks looks at the users."""
    close(hands, "at the top left", "header", shows="h1:text-is('Users')")
    if hands.person.order == "up":
        open_navigation(hands, "Facility", "Classes", heading="Classes")
    else:
        open_tab(hands, "Classes")
    open_link(hands, values["second"], _CLASSES, heading=values["second"])
    press_button(
        hands,
        "Enroll learners",
        'beside the heading "Learners"',
        shows="h1:has-text('Enroll learners into')",
    )
    if hands.person.searches:
        search(hands, values["like"], "above the list")
    tick(hands, values["name"], "in the list of learners", within="tbody", record=True)
    press_button(hands, "Confirm", "at the bottom right", tells="Learner enrolled")
    if hands.person.detours:
        open_tab(hands, "Users")
        search(hands, values["like"], _USERS)
