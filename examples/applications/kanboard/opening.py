"""How people open a board for a new exhibition, and let a colleague in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.kanboard.places import (
    DIALOG,
    cancel,
    choose_color,
    go,
    go_home,
    in_dialog,
    open_project,
    save,
    settle,
    take_from_wheel,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = "in the form"
_NAME = "#project-creation-form #form-name"
_MODAL = "#modal-content "
_ROLES = ("Project Manager", "Project Member", "Project Viewer")
_USUAL = "Project Member"


def open_board(hands: Hands, values: Values) -> bool:
    """Make the board from another one, and set up what is new in it."""
    if hands.person.id == "p05":
        _duplicate(hands, values)
    else:
        _begin(hands)
        _fill_form(hands, values)
        _send_form(hands)
        hands.wait_for("Your project has been created successfully.")
        settle(hands)
    steps: list[Callable[[Hands, Values], None]] = [_category, _limit, _colleague]
    for step in reversed(steps) if hands.person.order == "up" else steps:
        step(hands, values)
    if hands.person.detours:
        hands.look_around("looks through the page once more")
    return True


def open_with_space(hands: Hands, values: Values) -> bool:
    """Put a space into the short name, be told that it must not, and leave it."""
    hands.click(
        "New project",
        "link",
        "above the list of projects",
        "#main .page-header a:has-text('New project')",
        shows=_NAME,
    )
    settle(hands)
    _fill_form(hands, {**values, "identifier": f"THE {values['identifier']}"})
    hands.click(
        "Save",
        "button",
        f"at the bottom {DIALOG}",
        f"{_MODAL}button:text-is('Save')",
    )
    hands.wait_for("This value must be alphanumeric")
    settle(hands)
    cancel(hands)
    return False


def _begin(hands: Hands) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/project/create")
        settle(hands)
        return
    if hands.person.detours:
        with hands.detour():
            open_project(hands, "Winter exhibition", "")
            take_from_wheel(hands, "Configure this project")
            hands.look_around("looks what the last one has")
            go_home(hands)
    if hands.person.id == "p03":
        hands.click(
            "Project management",
            "link",
            "above the list of projects",
            "#main .page-header a:has-text('Project management')",
            leads_on=True,
        )
        settle(hands)
    hands.click(
        "New project",
        "link",
        "above the list of projects",
        ".page-header a:has-text('New project')",
        shows=_NAME,
    )
    settle(hands)


def _fill_form(hands: Hands, values: Values) -> None:
    steps: list[Callable[[], None]] = [
        lambda: hands.write(in_dialog("Name", values["name"], _NAME)),
        lambda: hands.write(
            in_dialog(
                "Identifier",
                values["identifier"],
                "#project-creation-form #form-identifier",
            )
        ),
        lambda: _like(hands, values),
    ]
    if hands.person.id == "p03":  # what it is made from, first
        steps.insert(0, steps.pop())
    for step in steps:
        step()


def _like(hands: Hands, values: Values) -> None:
    """Choose the board that it is made from, and leave the people out."""
    hands.choose(
        in_dialog(
            "Create from another project",
            values["like"],
            "#project-creation-form #form-src_project_id",
            dropdown=True,
        )
    )
    if hands.person.id == "p03":  # clears the wrong one, sees it and ticks it again
        _tick(hands, "Custom roles")
        _tick(hands, "Custom roles")
    _tick(hands, "Permissions")


def _tick(hands: Hands, name: str) -> None:
    hands.click(
        name,
        "checkbox",
        'below "Which parts of the project do you want to duplicate?"',
        f"form label:has-text('{name}') input",
    )


def _send_form(hands: Hands) -> None:
    if hands.person.hand == "keyboard":
        hands.press("Control+Enter", "sends the form", leads_on=True)
    else:
        hands.click(
            "Save",
            "button",
            f"at the bottom {DIALOG}",
            f"{_MODAL}button:text-is('Save')",
            leads_on=True,
        )


def _duplicate(hands: Hands, values: Values) -> None:
    """Copy the other board from its own settings, and call the copy something else."""
    open_project(hands, values["like"], "")
    take_from_wheel(hands, "Configure this project")
    _open_settings(hands, "Duplicate")
    _tick(hands, "Permissions")
    hands.click(
        "Duplicate",
        "button",
        "below the form",
        "button:text-is('Duplicate')",
        leads_on=True,
    )
    settle(hands)
    _open_settings(hands, "Edit project")
    for name, value, selector in (
        ("Identifier", values["identifier"], "#form-identifier"),
        ("Name", values["name"], "#form-name"),
    ):
        hands.write(Field(name=name, location=_FORM, value=value, selector=selector))
    hands.press_enter("Name")
    hands.wait_for("Project updated successfully.")
    settle(hands)


def _open_settings(hands: Hands, name: str) -> None:
    """Open one of the pages of the board's settings."""
    if hands.person.hand == "keyboard":
        address = hands.page.url.split("/project/")
        number = address[1].split("/")[0]
        go(hands, f"/project/{number}/{name.lower()}")
    else:
        hands.click(
            name,
            "link",
            "on the left",
            f".sidebar a:text-is('{name}')",
            leads_on=True,
        )
    settle(hands)


def _category(hands: Hands, values: Values) -> None:
    """Add the category that the others had no use for."""
    _open_settings(hands, "Categories")
    name = f"{_MODAL}#form-name"
    hands.click(
        "Add a new category",
        "link",
        'below the heading "Categories"',
        ".page-header a:has-text('Add a new category')",
        shows=name,
    )
    settle(hands)
    steps: list[Callable[[], None]] = [
        lambda: hands.write(in_dialog("Category Name", values["category"], name)),
        lambda: choose_color(hands, values["color"]),
    ]
    for step in reversed(steps) if hands.person.order == "up" else steps:
        step()
    save(hands, told="Your category has been created successfully.")


def _limit(hands: Hands, values: Values) -> None:
    """Limit how many cards may hang in one column."""
    _open_settings(hands, "Columns")
    limit = f"{_MODAL}#form-task_limit"
    entry = "#dropdown a:has-text('Edit')"
    hands.click(
        "gear",
        "icon",
        f'in the row "{values["column"]}"',
        f".columns-table tr:has-text('{values['column']}') a.dropdown-menu",
        shows=entry,
    )
    hands.click("Edit", "link", "in the opened menu", entry, shows=limit)
    settle(hands)
    hands.write(in_dialog("Task limit", values["limit"], limit))
    save(hands, told="Board updated successfully.")


def _colleague(hands: Hands, values: Values) -> None:
    """Let the colleague in and say what they may do."""
    _open_settings(hands, "Permissions")
    below = 'below "Allowed Users"'
    hands.pick(
        Field(
            name="Name",
            location=below,
            value=f"{values['colleague']} ({values['account']})",
            selector="input[placeholder='Enter user name...']",
            kind="suggestions",
            options=".ui-autocomplete .ui-menu-item",
            letters=values["letters"],
        )
    )
    settle(hands)
    at = _USUAL
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        at = _role(hands, values["other"], at)
    _role(hands, values["role"], at)
    form = "form:has(input[placeholder='Enter user name...'])"
    hands.click("Add", "button", below, f"{form} button", leads_on=True)
    hands.wait_for(values["colleague"])
    settle(hands)


def _role(hands: Hands, name: str, at: str) -> str:
    """Go to a role with the arrows, because all of them begin alike."""
    way = _ROLES.index(name) - _ROLES.index(at)
    keys = ["ArrowDown" if way > 0 else "ArrowUp"] * abs(way)
    if hands.person.hand != "keyboard":
        keys.append("Enter")
    hands.choose_by_keys(
        Field(
            name="Role",
            location='below "Allowed Users", beside "Name"',
            value=name,
            selector="form:has(input[placeholder='Enter user name...']) #form-role",
            kind="dropdown",
        ),
        keys,
    )
    return name
