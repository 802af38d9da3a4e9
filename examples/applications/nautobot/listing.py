"""How people make a list that somebody wants to have again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.nautobot.places import (
    HOUSE,
    choose,
    go,
    open_from_home,
    open_menu,
    open_record,
    press,
    settle,
    take_off,
    text_field,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_CORNER = "at the top right of the list"
_FILTERS = "#FilterForm_drawer"
_COLUMNS = "#DeviceTable_config"
_VIEWS = "#SavedViews_drawer"
_DIALOG = "#saved_view_modal"


def keep(hands: Hands, values: Values) -> bool:
    """Shorten the list, change its columns, and keep it under a name."""
    _open_list(hands, values)
    hands.look_around("looks what there is")
    if hands.person.order == "up":
        _change_columns(hands, values)
        _shorten(hands, values)
    else:
        if hands.person.hand != "keyboard":
            _shorten(hands, values)
        _change_columns(hands, values)
    hands.page.locator(f"main td a:text-is('{values['holds']}')").wait_for()
    _keep_view(hands, values)
    return True


def forget_to_apply(hands: Hands, values: Values) -> bool:
    """Say what should be in the list, close that unapplied, and keep all of it."""
    open_menu(hands, "Devices", "Devices")
    _open_drawer(hands, "Add Filters", _CORNER, _FILTERS)
    _choose_room(hands, values)
    _choose_role(hands, values)
    _close_drawer(hands, "Filters", _FILTERS)
    _keep_view(hands, values)
    return False


def _open_list(hands: Hands, values: Values) -> None:
    """Come to the list, each person another way; an address tells what is in it."""
    if hands.person.hand == "keyboard":
        room = values["room"].replace(" ", "+")
        go(hands, f"/dcim/devices/?location={room}&role={values['role']}")
    elif hands.person.order == "up":
        open_from_home(hands, "Locations", "Organization")
        open_record(hands, values["room"])
        hands.click(
            "Devices",
            "link",
            'in the box "Stats"',
            "main a[href*='/dcim/devices/?']:not(.nb-sidenav-link)",
            leads_on=True,
        )
        settle(hands)
    else:
        if hands.person.detours:
            with hands.detour():
                open_menu(hands, "Devices", "Inventory Items")
                hands.look_around("looks whether they are in there")
        if hands.person.searches:
            open_from_home(hands, "Devices", "DCIM")
        else:
            open_menu(hands, "Devices", "Devices")


def _open_drawer(hands: Hands, name: str, place: str, drawer: str) -> None:
    hands.click(
        name,
        "icon",
        place,
        f"main button[title='{name}']",
        shows=f"{drawer}.nb-drawer-open h1",
    )
    hands.page.wait_for_timeout(500)  # it slides in


def _close_drawer(hands: Hands, title: str, drawer: str) -> None:
    hands.click(
        "Close",
        "icon",
        f'at the top of "{title}"',
        f"{drawer} .nb-drawer-header button",
    )
    hands.page.locator(f"{drawer}.nb-drawer-open").wait_for(state="detached")
    hands.page.wait_for_timeout(500)  # it slides out


def _shorten(hands: Hands, values: Values) -> None:
    """Leave what stands in the room and belongs to the trade."""
    _open_drawer(hands, "Add Filters", _CORNER, _FILTERS)
    if hands.person.order != "up":
        _choose_room(hands, values)
    _choose_role(hands, values)
    hands.click(
        "Apply Specified",
        "button",
        'at the bottom of "Filters"',
        f"{_FILTERS} #default-filter button:has-text('Apply Specified')",
    )
    hands.page.wait_for_url("**role=*")
    settle(hands)
    _close_drawer(hands, "Filters", _FILTERS)


def _choose_room(hands: Hands, values: Values) -> None:
    """Choose the room; who takes the wrong one takes it off again."""
    place, field = 'in "Filters" on the right', f"{_FILTERS} #id_location"
    if hands.person.id == "p03":
        other = HOUSE.format(values["other"])
        choose(hands, "Location", other, field, place=place)
        take_off(hands, "Location", other, field)
    choose(hands, "Location", HOUSE.format(values["room"]), field, place=place)


def _choose_role(hands: Hands, values: Values) -> None:
    place, field = 'in "Filters" on the right', f"{_FILTERS} #id_role"
    choose(hands, "Role", values["role"], field, place=place)


def _change_columns(hands: Hands, values: Values) -> None:
    """Tick what is needed, and take the tick off what nobody reads."""
    _open_drawer(hands, "Configure table", "at the end of the headings", _COLUMNS)
    for name in (values["column"], values["unread"]):
        hands.click(
            name,
            "checkbox",
            'in "Table Configuration" on the right',
            f"{_COLUMNS} label:text-is('{name}')",
        )
    with hands.page.expect_event("load"):
        hands.click(
            "Save",
            "button",
            'at the bottom of "Table Configuration"',
            f"{_COLUMNS} button:has-text('Save')",
        )
    settle(hands)
    heading = f"main th:has-text('{values['column']}')"
    hands.page.locator(heading).filter(visible=True).first.wait_for()


def _keep_view(hands: Hands, values: Values) -> None:
    """Give it a name and let everybody have it."""
    _open_drawer(hands, "Saved Views", _CORNER, _VIEWS)
    hands.click(
        "Save As New",
        "button",
        'in "Saved Views" on the right',
        f"{_VIEWS} a:has-text('Save As New')",
        shows=f"{_DIALOG} #id_name",
    )
    hands.page.wait_for_timeout(500)  # it comes down
    dialog = 'in "New Saved View"'
    name = text_field("Name", values["title"], f"{_DIALOG} #id_name", dialog)
    if hands.person.order != "up":
        hands.write(name)
    hands.click("Is shared", "checkbox", dialog, f"{_DIALOG} #id_is_shared")
    if hands.person.order == "up":
        hands.write(name)
    if hands.person.enter_sends and hands.person.order == "up":
        hands.press_enter("Name")
        settle(hands)
    else:
        button = f"{_DIALOG} button[type=submit]"
        press(hands, "Save", dialog, button)
    hands.wait_for("Successfully created new Saved View")
