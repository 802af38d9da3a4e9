"""How people set up the next stay in the dock, with whoever comes for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.redmine.places import (
    fill_in,
    follow,
    go,
    in_form,
    open_new,
    open_project,
    open_tab,
    send,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_DIALOG = 'in the dialog "New member"'
_ROLE = ".roles-selection label:has-text('{}') input"


def dock(hands: Hands, values: Values) -> bool:
    """Make the version, and the colleague a member; or the other way round."""
    if hands.person.hand != "keyboard":
        open_project(hands)
    if hands.person.order == "up":
        _add_member(hands, values)
        _add_version(hands, values)
        open_tab(hands, "Overview")
    else:
        _add_version(hands, values)
        _add_member(hands, values)
    return True


def dock_twice(hands: Hands, values: Values) -> bool:
    """Take a name that another version has, be told so, and go away."""
    open_project(hands)
    open_new(hands, "New version")
    _fill_version(hands, {**values, "version": "Slipway 1, winter"})
    hands.wait_for("Name has already been taken")
    open_tab(hands, "Overview")
    return False


def _add_version(hands: Hands, values: Values) -> None:
    """Come to the form, each person another way, and fill it in."""
    if hands.person.hand == "keyboard":
        go(hands, "/versions/new")
    elif hands.person.id == "p03":
        open_new(hands, "New version")
    elif hands.person.detours:
        open_tab(hands, "Roadmap")
        hands.look_around("looks what versions there are")
        follow(hands, "New version")
    else:
        _open_settings(hands, "Versions")
        hands.click(
            "New version",
            "link",
            "above the list of versions",
            "#tab-content-versions a:text-is('New version')",
            leads_on=True,
        )
    _fill_version(hands, values)
    hands.wait_for("Successful creation.")


def _fill_version(hands: Hands, values: Values) -> None:
    steps = [
        lambda: fill_in(
            hands,
            in_form("Name", values["version"], "#version_name"),
            in_form("Description", values["description"], "#version_description"),
            in_form("Due date", values["due"], "#version_effective_date"),
        ),
        lambda: hands.tick(
            Field(
                name="Default version",
                location="in the form",
                value="on",
                selector="#version_default_project_version",
                kind="checkbox",
            )
        ),
    ]
    for step in reversed(steps) if hands.person.order == "up" else steps:
        step()
    send(hands, "Create")


def _add_member(hands: Hands, values: Values) -> None:
    """Make the colleague from the yard a member of the project."""
    if hands.person.hand == "keyboard":
        go(hands, "/settings/members")
    else:
        if hands.person.detours:
            with hands.detour():
                open_tab(hands, "Overview")
                hands.look_around("looks who is there already")
        _open_settings(hands, "Members")
    hands.click(
        "New member",
        "link",
        "above the list of members",
        "#tab-content-members a:text-is('New member')",
        shows="#principal_search",
    )
    hands.page.wait_for_timeout(400)
    hands.write(
        Field(
            name="Search for user or group",
            location=_DIALOG,
            value=values["letters"],
            selector="#principal_search",
        )
    )
    others = hands.page.locator("#principals label:has-text('Katja Lang')")
    others.wait_for(state="detached")
    settle(hands)
    hands.click(
        values["member"],
        "checkbox",
        _DIALOG,
        f"#principals label:has-text('{values['member']}') input",
        record=True,
    )
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes it back
        _tick_role(hands, "Crew")
        _tick_role(hands, "Crew")
    _tick_role(hands, values["role"])
    hands.click(
        "Add",
        "button",
        f"at the bottom {_DIALOG}",
        "#member-add-submit",
        shows=f"#tab-content-members td:has-text('{values['member']}')",
    )


def _tick_role(hands: Hands, name: str) -> None:
    hands.click(name, "checkbox", f'below "Roles" {_DIALOG}', _ROLE.format(name))


def _open_settings(hands: Hands, name: str) -> None:
    """Open one of the pages of the project's settings."""
    if "/settings" not in hands.page.url:
        open_tab(hands, "Settings")
    hands.click(
        name,
        "tab",
        'below the heading "Settings"',
        f"#content .tabs a:text-is('{name}')",
        shows=f"#tab-content-{name.lower()}",
    )
