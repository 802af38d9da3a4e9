"""How people make a calendar of what is not certain yet, and let a group plan in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.davical.places import (
    FORM,
    choose_principal,
    click_on_menu,
    click_on_number,
    click_on_row,
    create,
    go,
    take_from_menu,
    write,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ZONE = "#fld_timezone"
_GRANTS = 'in the last line of "Collection Grants"'


def pencil_in(hands: Hands, values: Values) -> bool:
    """Make the calendar and grant it to the group."""
    _open_form(hands, values)
    parts: list[Callable[[Hands, Values], None]]
    parts = [_path, _title, _privileges, _zone, _transparency, _note]
    with_enter = hands.person.order == "up"
    if with_enter:
        parts.reverse()
    for part in parts:
        part(hands, values)
    if not with_enter:
        hands.look_around("checks what is filled in")
        create(hands)
    hands.wait_for("Creating new Collection.")
    granting: list[Callable[[Hands, Values], None]] = [_group, _rights]
    if hands.person.order == "up":
        granting.reverse()
    for part in granting:
        part(hands, values)
    grant = "input[name=savegrantrow]"
    hands.click("Grant", "button", _GRANTS, grant, leads_on=True)
    granted = f"tr:has(a:text-is('Revoke')) td:text-is('{values['group']}')"
    hands.page.locator(granted).wait_for()
    hands.look_around("looks whether the group is there")
    return True


def forget_the_path(hands: Hands, values: Values) -> bool:
    """Leave the path empty, lose everything by that, and give up."""
    _open_form(hands, values)
    for part in (_title, _zone, _transparency):
        part(hands, values)
    create(hands)
    hands.wait_for("The collection name may not be blank.")
    home = "#menu > ul > li > a:text-is('Home')"
    hands.click("Home", "link", "in the bar at the top", home, leads_on=True)
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to the thing, each person another way, and to an empty collection of it."""
    person, thing = hands.person, values["thing"]
    if person.hand == "keyboard":
        go(hands, "admin.php?action=browse&t=principal&type=2")
        click_on_number(hands, thing)
    elif person.order == "up":  # all of them in one list
        go(hands, "admin.php?action=browse&t=principal")
        click_on_row(hands, thing)
    else:
        if person.searches:
            click_on_menu(hands)
        if person.detours:
            with hands.detour():
                take_from_menu(hands, "List Groups")
                hands.look_around("looks whether rooms are among them")
        take_from_menu(hands, "List Resources")
        click_on_row(hands, thing)
    hands.look_around("looks what it has already")
    name = "Create Collection"
    link = f"#browse_table a:text-is('{name}')"
    place = 'below "Principal Collections"'
    hands.click(name, "button", place, link, leads_on=True)


def _path(hands: Hands, values: Values) -> None:
    """Write the end of the path; who fills in from below sends all with Enter."""
    send = hands.person.order == "up"
    write(hands, "DAV Path", values["path"], "collection_name", send=send)


def _title(hands: Hands, values: Values) -> None:
    write(hands, "Displayname", values["title"], "dav_displayname")


def _privileges(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    """Take the tick away, and let all read with a button or a box that shows then."""
    name, box = "Default Privileges", "#default_privileges_read"
    shows = "#toggle_priv_default_privileges_read"
    hands.click(name, "checkbox", FORM, "#fld_use_default_privs", shows=shows)
    if hands.person.enter_sends:
        hands.click("Read", "checkbox", f'at "{name}"', box)
    else:
        hands.click("Read", "button", f'at "{name}"', shows)
    hands.page.locator(f"{box}:checked").wait_for()


def _zone(hands: Hands, values: Values) -> None:
    """Choose the zone; who chose the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        _choose_zone(hands, values["other"])
    _choose_zone(hands, values["zone"])


def _choose_zone(hands: Hands, value: str) -> None:
    """Go to a zone with the arrows: all of them begin with the same letters.

    Raises:
        RuntimeError: If something else was taken.
    """
    field = Field(
        name="Calendar Timezone",
        location=FORM,
        value=value,
        selector=_ZONE,
        kind="dropdown",
    )
    options = hands.page.locator(f"{_ZONE} option").all_inner_texts()
    chosen = hands.page.locator(_ZONE)
    down = options.index(value) - chosen.evaluate("e => e.selectedIndex")
    key = "ArrowDown" if down > 0 else "ArrowUp"
    hands.choose_by_keys(field, [key] * abs(down))
    if hands.steps[-1].note is None:  # the list is open
        hands.page.keyboard.press("Enter")
        hands.page.wait_for_timeout(300)
    shown = chosen.evaluate("e => e.selectedOptions[0].text.trim()")
    if shown != value:
        raise RuntimeError(f"Calendar Timezone shows {shown!r}, not {value!r}")


def _transparency(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    field = Field(
        name="Schedule Transparency",
        location=FORM,
        value="Transparent",
        selector="#fld_schedule_transp",
        kind="dropdown",
    )
    hands.choose(field)


def _note(hands: Hands, values: Values) -> None:
    write(hands, "Description", values["note"], "description")


def _group(hands: Hands, values: Values) -> None:
    choose_principal(hands, values["group"], "to_principal", "Collection Grants")


def _rights(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    """Let the group read and write."""
    button = "#toggle_priv_grant_privileges_rw"
    hands.click("Read/Write", "button", _GRANTS, button)
    hands.page.locator("#grant_privileges_bind:checked").wait_for()
