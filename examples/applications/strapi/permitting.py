"""How people settle what a new group of helpers may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.strapi.places import (
    LISTED,
    button,
    go_to,
    heading,
    link,
    open_area,
    open_setting,
    search,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ALL = ("Create", "Read", "Update", "Delete", "Publish")
_READ_ONLY = ("Guide", "Meeting-point")
_NAME = "input[name=name]"
_TABS = "in the row of tabs"


def permit(hands: Hands, values: Values) -> bool:
    """Make the role, tick what it may do, and save it."""
    _open_form(hands)
    parts = [_name, _about, _tick_entries, _tick_pictures]
    if hands.person.order == "up":
        parts = [_tick_pictures, _tick_entries, _about, _name]
    elif hands.person.hand == "keyboard":
        parts = [_name, _about, _tick_pictures, _tick_entries]
    for part in parts:
        part(hands, values)
    if hands.person.looks_around:
        hands.look_around("counts the ticks")
    _save(hands)
    hands.wait_for("Role created")
    return True


def take_a_taken_name(hands: Hands, values: Values) -> bool:
    """Give the role a name that another one has, be told so, and go away."""
    _open_form(hands)
    _name(hands, {**values, "role": values["taken"]})
    _tick_entries(hands, values)
    _save(hands)
    hands.wait_for("The name must be unique")
    open_area(hands, "Home", heading("Hello"))
    return False


def _open_form(hands: Hands) -> None:
    """Come to the form of a new role."""
    if hands.person.hand == "keyboard":
        go_to(hands, "/admin/settings/roles/new", _NAME)
        return
    open_area(hands, "Settings", "a[href*='/settings/roles']")
    if hands.person.detours:
        with hands.detour():
            open_setting(hands, "Users")
    open_setting(hands, "Roles")
    if hands.person.order == "up":
        _duplicate(hands)
        return
    if hands.person.searches:  # looks whether there is one
        search(hands, "butterfly")
        hands.page.locator(LISTED).get_by_text("Author").wait_for(state="detached")
    if hands.person.detours:
        with hands.detour():
            _look_at(hands, "Editor")
    where = "at the top right"
    selector = "button:has-text('Add new role') >> nth=0"
    hands.click("Add new role", "button", where, selector, shows=_NAME)


def _duplicate(hands: Hands) -> None:
    """Begin with a copy of a role that is like it."""
    hands.click(
        "Duplicate",
        "icon",
        'in the row "Winter wardens"',
        f"{LISTED}:has-text('Winter wardens') {button('Duplicate')}",
        shows=_NAME,
    )


def _look_at(hands: Hands, role: str) -> None:
    """Open another role, and see which fields it may write in."""
    hands.click(
        role, "row", "in the table", f"{LISTED}:has-text('{role}')",
        shows=_tick("Event", "Create"), record=True,
    )  # fmt: skip
    hands.click(
        "Event", "button", "in the table of ticks", "role=button[name=/^Event/]"
    )
    hands.wait_for("Fields permissions")
    hands.click("Back", "link", "at the top", link("Back"), shows=heading("Roles"))
    hands.page.locator(LISTED).first.wait_for()


def _name(hands: Hands, values: Values) -> None:
    hands.write(
        Field(
            name="Name",
            location='below "Details"',
            value=values["role"],
            selector=_NAME,
        )
    )


def _about(hands: Hands, values: Values) -> None:
    hands.write(
        Field(
            name="Description",
            location='below "Details"',
            value=values["about"],
            selector="textarea[name=description]",
        )
    )


def _tick_entries(hands: Hands, values: Values) -> None:
    """Tick what may be done with events, and that the rest may be read."""
    _open_tab(hands, "Collection Types", _tick("Event", "Create"))
    wanted = values["events"].split(", ")
    others = list(_READ_ONLY)
    if hands.person.searches and hands.person.order == "up":
        _click_all_but(hands, wanted)
        others.reverse()
    elif hands.person.hand == "keyboard" or hands.person.searches:
        hands.click(
            "Read",
            "checkbox",
            "in the head of the table",
            "[role=checkbox][aria-label='Select all Read permissions']",
        )
        wanted.remove("Read")
        others.clear()
    if hands.person.order != "up":
        if hands.person.id == "p03":  # ticks the wrong one, sees it and takes it away
            _click_tick(hands, "Event", "Delete")
            _click_tick(hands, "Event", "Delete")
        for what in wanted:
            _click_tick(hands, "Event", what)
    for name in others:
        _click_tick(hands, name, "Read")


def _click_all_but(hands: Hands, wanted: list[str]) -> None:
    """Tick the whole row, and take away what is too much."""
    hands.click(
        "Event",
        "checkbox",
        'in the row "Event"',
        "[role=checkbox][aria-label='Select all Event permissions']",
    )
    for what in _ALL:
        if what not in wanted:
            _click_tick(hands, "Event", what)


def _click_tick(hands: Hands, row: str, what: str) -> None:
    """Click on a box of the table, which is called by the head of its column."""
    hands.click(what, "checkbox", f'in the row "{row}"', _tick(row, what))


def _tick(row: str, what: str) -> str:
    return f"[role=checkbox][aria-label='Select {what} {row.lower()} permission']"


def _tick_pictures(hands: Hands, values: Values) -> None:
    """Tick what may be done with pictures, behind another tab."""
    section = "h3 button:has-text('Media Library')"
    _open_tab(hands, "Plugins", section)
    what = values["pictures"]
    label = f"label:text-is('{what}')"
    hands.click(
        "Media Library", "button", 'on the tab "Plugins"', section, shows=label
    )  # fmt: skip
    hands.click(
        what,
        "checkbox",
        'below "Media Library"',
        f"div:has(> {label}) > [role=checkbox]",
    )


def _open_tab(hands: Hands, name: str, shows: str) -> None:
    tab = f"[role=tab]:has-text('{name}')"
    if hands.page.locator(tab).get_attribute("aria-selected") != "true":
        hands.click(name, "tab", _TABS, tab, shows=shows)


def _save(hands: Hands) -> None:
    hands.click("Save", "button", "at the top right", button("Save"))
