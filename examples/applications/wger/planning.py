"""How people begin a workout for a member: a day, and an exercise in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from examples.applications.wger.places import DIALOG, GYM, open_member, save, settle
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_DAY = 'in the dialog "Add workout day"'
_SEARCH = f"{DIALOG} #exercise-search"
_FORMS = f"{DIALOG} #formsets input[name$='-0-{{}}']"
_WEEK = (
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
)


def plan(hands: Hands, values: Values) -> bool:
    """Begin the workout, and go back to the gym."""
    open_member(hands, values)
    _begin(hands)
    _open_day(hands)
    days = [_weekday(values["first"]), _weekday(values["second"])]
    hands.fill((_description(values), *days), save(_DAY), enter_sends=True)
    settle(hands)
    hands.wait_for(values["day"])
    _add_exercise(hands, values)
    hands.look_around("to check the day")
    _go_back(hands)
    return True


def plan_without_weekdays(hands: Hands, values: Values) -> bool:
    """Save a day that is on no day of the week, and leave it at the message."""
    open_member(hands, values)
    _begin(hands)
    _open_day(hands)
    hands.fill((_description(values),), save(_DAY))
    settle(hands)
    hands.wait_for("This field is required.")
    _go_back(hands)
    return False


def _begin(hands: Hands) -> None:
    """Add an empty workout, each person another way."""
    add = "a:text-is('Add workout')"
    if hands.person.id == "p05":
        _click(hands, "Log in as this user", "button", "above the details")
        opener = ".navbar-nav .dropdown-toggle:has-text('Training')"
        entry = ".dropdown-menu.show a:text-is('Workouts')"
        hands.click("Training", "menu", "in the bar at the top", opener, shows=entry)
        hands.click("Workouts", "link", 'in the menu "Training"', entry, leads_on=True)
        settle(hands)
        hands.click("Add workout", "button", "above the workouts", add, leads_on=True)
    elif hands.person.detours:
        overview = "h4:has-text('Workouts') + a:text-is('Overview')"
        hands.click("Overview", "button", 'below "Workouts"', overview, leads_on=True)
        settle(hands)
        hands.click("Add workout", "button", "above the workouts", add, leads_on=True)
    else:
        hands.click("Add workout", "button", 'below "Workouts"', add, leads_on=True)
    settle(hands)


def _open_day(hands: Hands) -> None:
    hands.click(
        "Add training day",
        "link",
        "below the days",
        "a:text-is('Add training day')",
        shows=f"{DIALOG} #id_description",
    )
    settle(hands)


def _description(values: Values) -> Field:
    return Field(
        name="Description",
        location=_DAY,
        value=values["day"],
        selector=f"{DIALOG} #id_description",
    )


def _weekday(name: str) -> Field:
    return Field(
        name=name,
        location=_DAY,
        value="",
        selector=f"{DIALOG} #id_day_{_WEEK.index(name)}",
        kind="checkbox",
    )


def _add_exercise(hands: Hands, values: Values) -> None:
    """Search for the exercise in the dialog, and write the first of its lines."""
    opener = "Add exercises to this workout day"
    link = f"a:text-is('{opener}')"
    hands.click(opener, "link", "below the day", link, shows=_SEARCH)
    settle(hands)
    dialog = f'in the dialog "Add exercises to day "{values["day"]}""'
    if hands.person.id == "p03":
        other = values["other"]
        _pick(hands, other, other[:5].lower(), dialog)
        hands.click(
            other,
            "link",
            f'with a cross, below "Exercises" {dialog}',
            f"{DIALOG} .ajax-exercise-select a",
            record=True,
        )
        hands.page.locator(_FORMS.format("reps")).wait_for(state="detached")
    _pick(hands, values["exercise"], values["letters"], dialog)
    hands.fill(
        [
            Field(
                name=name,
                location=f'in the first line of "{values["exercise"]}" {dialog}',
                value=values[name.lower()],
                selector=_FORMS.format(name.lower()),
            )
            for name in ("Reps", "Weight")
        ],
        save(dialog),
        enter_sends=True,
    )
    settle(hands)
    hands.wait_for(values["exercise"])


def _pick(hands: Hands, exercise: str, letters: str, dialog: str) -> None:
    hands.pick(
        Field(
            name="Exercises",
            location=dialog,
            value=exercise,
            selector=_SEARCH,
            options=".autocomplete-suggestion",
            letters=letters,
        )
    )
    hands.page.locator(_FORMS.format("reps")).wait_for()
    settle(hands)


def _go_back(hands: Hands) -> None:
    _click(hands, f'Back to "{GYM}"', "link", "in the strip at the top")


def _click(
    hands: Hands, name: str, kind: Literal["link", "button"], place: str
) -> None:
    hands.click(name, kind, place, f"a:text-is('{name}')", leads_on=True)
    settle(hands)
