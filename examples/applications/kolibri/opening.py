"""How people open a course: its class, who teaches it and who comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.kolibri.places import (
    close,
    open_link,
    open_tab,
    press_button,
    search,
    settle,
    tick,
    turn_page,
    type_into,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NAME = "Class name"
_MODAL = ".modal"
_CLASSES = 'in the list "Classes"'
_LEARNERS = "in the list of users"


def open_course(hands: Hands, values: Values) -> bool:
    """Make the class, assign who teaches and enrol who has waited."""
    if hands.person.order == "up":
        _copy(hands, values)
        open_link(hands, values["course"], _CLASSES, heading=values["course"])
        _enrol(hands, values)
        _assign(hands, [values["helper"]])
    else:
        _make(hands, values)
        open_link(hands, values["course"], _CLASSES, heading=values["course"])
        if hands.person.detours:
            _enrol(hands, values)
            _assign(hands, [values["coach"], values["helper"]])
        else:
            _assign(hands, [values["coach"], values["helper"]])
            _enrol(hands, values)
    expected = {values[one] for one in ("coach", "helper", "first", "second", "third")}
    settle(hands)
    shown = hands.page.locator("#main").inner_text()
    if any(name not in shown for name in expected):
        raise RuntimeError(f"the class shows {shown!r}")
    return True


def open_unconfirmed(hands: Hands, values: Values) -> bool:
    """Tick the learners and leave by the cross, so that nobody is enrolled."""
    _make(hands, values)
    open_link(hands, values["course"], _CLASSES, heading=values["course"])
    _assign(hands, [values["coach"], values["helper"]])
    _open_enrolment(hands)
    for one in ("first", "second"):
        tick(hands, values[one], _LEARNERS, within="tbody", record=True)
    hands.wait_for("2 learners selected")
    close(hands, "at the top left", "header", shows="h2:has-text('Learners')")
    hands.wait_for("You don't have any enrolled learners")
    open_tab(hands, "Users")
    return False


def _make(hands: Hands, values: Values) -> None:
    """Make an empty class; who looks around looks among the settings first."""
    if hands.person.detours:
        with hands.detour():
            open_tab(hands, "Settings", heading="Facility settings")
            hands.scroll("down", "looks whether classes are made here")
            hands.scroll("up", "looks whether classes are made here")
            open_tab(hands, "Classes")
    press_button(
        hands, "New class", "at the top right", shows=f"{_MODAL} input[type=text]"
    )
    place = 'in the dialog "Create new class"'
    if hands.person.hand == "keyboard":
        type_into(hands, _NAME, values["course"], place, _MODAL, send="Class created")
    else:
        if hands.person.id == "p03":  # forgets that it has a longer name
            type_into(hands, _NAME, values["course"].split()[0], place, _MODAL)
        type_into(hands, _NAME, values["course"], place, _MODAL)
        press_button(
            hands,
            "Save",
            place,
            within=_MODAL,
            tells="Class created",
        )


def _copy(hands: Hands, values: Values) -> None:
    """Take a class with the same teacher and leave its learners out."""
    row = f"tbody tr:has-text('{values['like']}')"
    entry = ".ui-menu-option:has-text('Copy class')"
    hands.click(
        "Three dots",
        "menu",
        f'at the right in the row "{values["like"]}"',
        f"{row} button[aria-haspopup=menu]",
        shows=entry,
    )
    hands.page.wait_for_timeout(400)
    hands.click(
        "Copy class",
        "menu",
        "in the opened menu",
        entry,
        shows=f"{_MODAL} input[type=text]",
    )
    settle(hands)
    place = 'in the dialog "Copy class"'
    boxes = hands.page.locator(f"{_MODAL} .k-checkbox-label").all_inner_texts()
    coaches, learners = (
        next(one.strip() for one in boxes if kind in one)
        for kind in ("coaches", "learners")
    )
    tick(hands, coaches, place, within=_MODAL)
    tick(hands, learners, place, within=_MODAL)
    type_into(hands, _NAME, values["course"], place, _MODAL)
    press_button(
        hands,
        "Make a copy",
        place,
        within=_MODAL,
        tells="Class copied successfully",
    )


def _assign(hands: Hands, names: list[str]) -> None:
    """Assign those who teach, all at once."""
    press_button(
        hands,
        "Assign coaches",
        'beside the heading "Coaches"',
        shows="h1:has-text('Assign a coach to')",
    )
    place = "in the list of coaches"
    if hands.person.id == "p03":  # one line too low, and taken back
        for _ in range(2):
            tick(hands, "Oona Virtanen", place, within="tbody", record=True)
    for name in names:
        tick(hands, name, place, within="tbody", record=True)
    hands.wait_for("coaches selected" if len(names) > 1 else "1 coach selected")
    press_button(
        hands,
        "Confirm",
        "at the bottom right",
        shows="h2:has-text('Coaches')",
    )


def _open_enrolment(hands: Hands) -> None:
    press_button(
        hands,
        "Enroll learners",
        'beside the heading "Learners"',
        shows="h1:has-text('Enroll learners into')",
    )


def _enrol(hands: Hands, values: Values) -> None:
    """Enrol those who have waited: what is ticked is lost when the list changes."""
    first, *others = (values[one] for one in ("first", "second", "third"))
    if hands.person.id == "p03":
        for name in (first, *others):
            _enrol_found(hands, name)
        return
    _open_enrolment(hands)
    for name in (first, others[0]):
        tick(hands, name, _LEARNERS, within="tbody", record=True)
    hands.wait_for("2 learners selected")
    if hands.person.detours:
        hands.scroll("up", "checks who is ticked")
    _confirm(hands, others[0])
    if hands.person.searches or hands.person.hand == "keyboard":
        _enrol_found(hands, others[1])
        return
    _open_enrolment(hands)
    turn_page(hands)
    tick(hands, others[1], _LEARNERS, within="tbody", record=True)
    hands.wait_for("1 learner selected")
    _confirm(hands, others[1])


def _enrol_found(hands: Hands, name: str) -> None:
    """Look for somebody and enrol them."""
    _open_enrolment(hands)
    search(hands, name.split(maxsplit=1)[0].lower(), "above the list")
    tick(hands, name, _LEARNERS, within="tbody", record=True)
    hands.wait_for("1 learner selected")
    _confirm(hands, name)


def _confirm(hands: Hands, name: str) -> None:
    press_button(
        hands, "Confirm", "at the bottom right", shows="h2:has-text('Learners')"
    )
    hands.wait_for(name)
