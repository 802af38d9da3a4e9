"""How people make a room on the screen for a part of the boathouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.homebridge.places import (
    DIALOG,
    TOP,
    choose,
    close,
    field,
    go,
    open_page,
    press,
    settle,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ICON = "app-accessories button[aria-label='{}']"
_TILE = ".accessory-item:has(.accessory-label:text-is('{}'))"
_ROOM = "in the room"


def furnish(hands: Hands, values: Values) -> bool:
    """Make the room, fill it, name what is in it, hide one thing, lock, and try."""
    _unlock(hands)
    if hands.person.order == "up":
        _hide(hands, values["hidden"])
    _make_room(hands, values["room"])
    both = [values["first"], values["second"]]
    if hands.person.order == "up":
        both.reverse()
    for name in both:
        _pull(hands, name, values["room"])
    _show_as(hands, values)
    if hands.person.order != "up":
        _hide(hands, values["hidden"])
    if hands.person.looks_around:
        with hands.detour():
            shown = _ICON.format("Show Hidden")
            press(hands, "Show Hidden", TOP, kind="icon", selector=shown)
            gone = _ICON.format("Hide Hidden")
            press(hands, "Hide Hidden", TOP, kind="icon", selector=gone)
    press(hands, "Lock", TOP, kind="icon", selector=_ICON.format("Lock"))
    _try(hands, values["second"])
    return True


def leave_it_half_done(hands: Hands, values: Values) -> bool:
    """Make the room, pull the wrong thing over, hide it to be rid of it, and leave."""
    _unlock(hands)
    _make_room(hands, values["room"])
    _pull(hands, values["hidden"], values["room"])
    _hide(hands, values["hidden"])
    open_page(hands, "Status")
    return False


def _unlock(hands: Hands) -> None:
    """Come to the tiles, each person another way, and unlock them."""
    if hands.person.hand == "keyboard":
        go(hands, "accessories")
    else:
        if hands.person.detours:
            with hands.detour():
                open_page(hands, "Plugins")
        open_page(hands, "Accessories")
    hands.page.locator(".accessory-item").first.wait_for()
    settle(hands)
    shows = _ICON.format("Add Room")
    unlock = _ICON.format("Unlock")
    press(hands, "Unlock", TOP, kind="icon", selector=unlock, shows=shows)


def _make_room(hands: Hands, name: str) -> None:
    """Give a new room its name, and save it."""
    box = f"{DIALOG} #form-name"
    icon = _ICON.format("Add Room")
    press(hands, "Add Room", TOP, kind="icon", selector=icon, shows=box)
    place = 'in "Add Room"'
    hands.write(field("Room Name", name, box, place))
    if hands.person.enter_sends:
        hands.press("Enter", 'with the cursor in the "Room Name" field')
        hands.page.locator("ngb-modal-window").wait_for(state="detached")
        settle(hands)
    else:
        close(hands, "Save", place)
    hands.page.locator(f".room-title:has-text('{name}')").wait_for()


def _pull(hands: Hands, name: str, room: str) -> None:
    """Drag a tile into a room, and see that it has landed there."""
    title = f".room-title:text-is('{room}')"
    inside = f"div:has(> .row {title}) .noselect"
    empty = hands.page.locator(f"{inside} app-drag-here-placeholder").count()
    goal = f"{inside} app-drag-here-placeholder" if empty else inside
    hands.drag(name, "among the tiles", _TILE.format(name), goal, record=True)
    hands.page.locator(f"{inside} {_TILE.format(name)}").wait_for()
    settle(hands)


def _open_tile(hands: Hands, name: str) -> str:
    """Open what belongs to a tile, with the sign that the mouse brings up on it."""
    tile = _TILE.format(name)
    hands.hover(name, tile)
    bars = f"{tile} .manage-accessory-button"
    box = f"{DIALOG} #form-name"
    press(hands, "bars", f'on the tile "{name}"', kind="icon", selector=bars, shows=box)
    return f'in "{name}"'


def _show_as(hands: Hands, values: Values) -> None:
    """Give a tile another sort and another name, and put it on the first page."""
    place = _open_tile(hands, values["first"])
    name = field("Custom Name", values["title"], f"{DIALOG} #form-name", place)
    if hands.person.order != "up":
        hands.write(name)
    sort = f"{DIALOG} select"
    if hands.person.id == "p03":
        choose(hands, "Custom Type", values["other"], sort, place)
    choose(hands, "Custom Type", values["type"], sort, place)
    shown = "Show in dashboard widget"
    hands.click(shown, "checkbox", place, f"{DIALOG} label[for=show-on-dashboard]")
    if hands.person.order == "up":
        hands.write(name)
    close(hands, "Close", place)
    hands.wait_for(values["title"])


def _hide(hands: Hands, name: str) -> None:
    place = _open_tile(hands, name)
    box = f"{DIALOG} label[for=hide-accessory]"
    hands.click("Hide this accessory", "checkbox", place, box)
    close(hands, "Close", place)


def _try(hands: Hands, name: str) -> None:
    """Switch something on, and see that it says so."""
    tile = _TILE.format(name)
    hands.click(name, "box", _ROOM, f"{tile} .accessory-box", record=True)
    hands.page.locator(f"{tile} :text-is('On')").wait_for()
