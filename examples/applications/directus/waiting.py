"""How people let jobs wait for cloth that is late."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.directus.places import (
    DRAWER,
    HEAD,
    ROWS,
    captioned,
    choose,
    choose_day,
    come_to_jobs,
    hit,
    look,
    open_list,
    press,
    search_for,
    settle,
    take_entry,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_OLD, _NEW = "Taken in", "Waiting for cloth"
_BAR = "above the list"
_FILTER = "in the filter above the list"
_SHEET = 'in "Batch Editing"'
_DIALOG = 'in "Create Bookmark"'
_RULE = "#main-content .system-filter .node:has(.name:has-text('{}')) .v-select"
_BOX = "#dialog-outlet .v-card"


def let_wait(hands: Hands, values: Values) -> bool:
    """Change the jobs together, and keep the list of them as a bookmark."""
    come_to_jobs(hands)
    if hands.person.detours:
        with hands.detour():
            open_list(hands, "Customers")
            look(hands, "looks whether the cloth is told there")
            open_list(hands, "Jobs")
    _narrow_down(hands, values)
    _tick(hands)
    press(hands, "Edit", "edit", HEAD, "#main-content .action-buttons", leads_on=False)
    _change(hands, values)
    _show_those_that_wait(hands)
    _keep(hands, values)
    return True


def change_one_alone(hands: Hands, values: Values) -> bool:
    """Tick one job where there are several, change it, and leave it at that."""
    come_to_jobs(hands)
    _narrow_down(hands, values)
    _tick_row(hands, 0)
    press(hands, "Edit", "edit", HEAD, "#main-content .action-buttons", leads_on=False)
    _change_state(hands)
    _save(hands)
    return False


def _narrow_down(hands: Hands, values: Values) -> None:
    """Let the list show what was only taken in of the cloth, each in their way."""
    if hands.person.order == "up":
        search_for(hands, values["cloth"])
        _open_filter(hands)
    else:
        _open_filter(hands)
        _add_rule(hands, "Cloth")
        if hands.person.id == "p03":
            _say(hands, "Cloth", values["other"])
        _say(hands, "Cloth", values["cloth"])
    _add_rule(hands, "State")
    _say(hands, "State", _OLD)


def _open_filter(hands: Hands) -> None:
    icon = "#main-content .search-input .icon-filter"
    hands.click("Filter", "icon", _BAR, icon, shows="#main-content .add-filter")
    hands.page.wait_for_timeout(500)  # it unfolds


def _add_rule(hands: Hands, name: str) -> None:
    entry = f"#menu-outlet .v-menu-popper.active .v-list-item:has-text('{name}')"
    button = "#main-content .add-filter"
    hands.click("Add Filter", "menu", _FILTER, button, shows=entry)
    hands.page.wait_for_timeout(300)
    if hands.person.hand == "keyboard":
        box = "#menu-outlet .v-menu-popper.active input"
        place = 'below "Add Filter"'
        hands.write(Field(name="Search", location=place, value=name, selector=box))
        settle(hands)
    take_entry(hands, name, 'below "Add Filter"')


def _say(hands: Hands, name: str, value: str) -> None:
    box = f"{_RULE.format(name)}:not(.comparator) .inline-display"
    choose(hands, name, value, box=box, place=_FILTER)
    hands.page.wait_for_timeout(500)


def _tick(hands: Hands) -> None:
    """Tick all that is left: one after the other, or by the box above them."""
    if hands.person.searches or hands.person.hand == "keyboard":
        box = "#main-content thead .v-checkbox"
        hands.click("checkbox", "checkbox", "at the top of the list", box)
        return
    for place in range(hands.page.locator(f"#main-content {ROWS}").count()):
        _tick_row(hands, place)


def _tick_row(hands: Hands, place: int) -> None:
    row = hands.page.locator(f"#main-content {ROWS}").nth(place)
    title = row.locator("td").nth(1).inner_text().strip()
    box = f"#main-content {ROWS}:nth-child({place + 1}) .v-checkbox"
    hands.click(title, "checkbox", "at the beginning of its row", box, record=True)


def _change(hands: Hands, values: Values) -> None:
    """Switch on what is to be changed, and say what it becomes."""
    if hands.person.order == "up":
        _change_day(hands, values["day"])
        _change_state(hands)
    else:
        _change_state(hands)
        _change_day(hands, values["day"])
    _save(hands)


def _switch_on(hands: Hands, name: str) -> None:
    box = captioned(name, ".field-label .v-checkbox", DRAWER)
    hands.click(name, "checkbox", _SHEET, box)
    hands.page.wait_for_timeout(400)


def _change_state(hands: Hands) -> None:
    _switch_on(hands, "State")
    choose(hands, "State", _NEW, place=_SHEET, within=DRAWER)


def _change_day(hands: Hands, day: str) -> None:
    _switch_on(hands, "Promised For")
    choose_day(hands, "Promised For", day, place=_SHEET, within=DRAWER)


def _save(hands: Hands) -> None:
    press(hands, "Save", "check", HEAD, f"{DRAWER} .action-buttons", leads_on=False)
    hands.page.locator(DRAWER).wait_for(state="hidden")
    settle(hands)


def _show_those_that_wait(hands: Hands) -> None:
    """Put the new state into the filter in place of the old one."""
    _open_filter(hands)
    _say(hands, "State", _NEW)
    hands.page.locator(f"#main-content {ROWS}").first.wait_for()


def _keep(hands: Hands, values: Values) -> None:
    """Make a bookmark of the list."""
    icon = ".bookmark-controls .toggle"
    place = "beside the heading"
    hands.click("Create Bookmark", "icon", place, icon, shows=_BOX)
    hands.page.wait_for_timeout(500)
    if hands.person.order == "up":
        _colour(hands, values["colour"])
        _name(hands, values["bookmark"])
    else:
        _name(hands, values["bookmark"])
        _colour(hands, values["colour"])
    button = f"{_BOX} button:has-text('Save')"
    hands.click("Save", "button", _DIALOG, button, leads_on=True)
    hands.page.locator(_BOX).wait_for(state="hidden")
    settle(hands)


def _name(hands: Hands, value: str) -> None:
    name = "Bookmark name..."
    box = f"{_BOX} input[placeholder='{name}']"
    hands.write(Field(name=name, location=_DIALOG, value=value, selector=box))


def _colour(hands: Hands, value: str) -> None:
    """Take one of the dots, whose names the mouse brings up."""
    name = "Choose a color..."
    dots = {"Orange": "FFA439", "Purple": "6644FF", "Red": "E35169"}
    field = Field(
        name=name,
        location=_DIALOG,
        value=value,
        selector=f"{_BOX} input[placeholder='{name}']",
    )
    menu = "#menu-outlet .v-menu-popper.active"
    dot = f"{menu} .preset[style*='{dots[value]}'] button"
    hands.choose_through(field, [dot])
    hit(hands, f"{_BOX} .v-card-title")  # beside the colours, which lie over the button
    hands.page.locator(dot).wait_for(state="hidden")
    settle(hands)
