"""How people get an order that came by mail onto the machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.octoprint.places import (
    FILES,
    choose,
    entry,
    gone,
    leave_folder,
    open_folder,
    open_tab,
    press,
    reach,
    settle,
    write,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NEW = "#add_folder_dialog"
_MOVE = "#move_file_or_folder_dialog"
_FILM = "#timelapse"
_INCOMING = "Incoming"
_FORM = 'below "Timelapse Configuration"'
_APART = {
    "Timed": ("Snapshot interval", "#webcam_timelapse_interval"),
    "On Z Change": ("Minimum interval", "#webcam_timelapse_minDelay"),
}


def prepare(hands: Hands, values: Values) -> bool:
    """Put the file where it belongs, load it, warm up, and ask for a film."""
    settle(hands)
    if hands.person.order == "up":
        _ask_for_film(hands, values)
        _save_film(hands)
        open_tab(hands, "Temperature", "#temperature-table")
    _put_away(hands, values)
    if hands.person.detours:
        _warm_up(hands, values)
        _load(hands, values)
    else:
        _load(hands, values)
        _warm_up(hands, values)
    if hands.person.order != "up":
        _ask_for_film(hands, values)
        hands.look_around("checks what is chosen")
        _save_film(hands)
    return True


def forget_to_save(hands: Hands, values: Values) -> bool:
    """Do it all, but leave what the film should be like as it was."""
    settle(hands)
    _put_away(hands, values)
    _load(hands, values)
    _warm_up(hands, values)
    _ask_for_film(hands, values)
    open_tab(hands, "Temperature", "#temperature-table")
    return False


def _put_away(hands: Hands, values: Values) -> None:
    """Make the folder, find the file, and move it there under its new name."""
    if hands.person.detours:
        with hands.detour():
            open_folder(hands, "Customers")
            leave_folder(hands)
    _make_folder(hands, values["customer"])
    if hands.person.searches:
        write(hands, "Search...", values["words"], ".form-search input", FILES)
        hands.page.locator(entry("Customers")).wait_for(state="hidden")
        hands.page.wait_for_timeout(400)
    open_folder(hands, _INCOMING)
    reach(hands, values["file"])
    _move(hands, values)
    leave_folder(hands)
    open_folder(hands, values["customer"])


def _make_folder(hands: Hands, name: str) -> None:
    press(hands, "Create folder...", FILES, ".addfolder-button", _NEW)
    place = 'in "Create Folder"'
    write(hands, "Folder name", name, f"{_NEW} input", place)
    hands.click("Create", "button", place, f"{_NEW} .btn-primary")
    gone(hands, _NEW)
    hands.page.locator(entry(name)).wait_for()


def _move(hands: Hands, values: Values) -> None:
    """Say where it goes and what it is called; the wrong folder is seen and changed."""
    file = values["file"]
    press(
        hands,
        "Move or Rename",
        f'at "{file}" {FILES}',
        f"{entry(file)} .btn-files-move",
        _MOVE,
        kind="icon",
    )
    place = 'in "Move or Rename File"'
    target = f"/{values['customer']}"
    folder, called = f"Select destination folder for {file}", "Set destination name"
    if hands.person.order == "up":
        write(hands, called, values["order"], f"{_MOVE} input", place)
    if hands.person.id == "p03":
        choose(hands, folder, values["other"], f"{_MOVE} select", place)
    choose(hands, folder, target, f"{_MOVE} select", place)
    if hands.person.order != "up":
        write(hands, called, values["order"], f"{_MOVE} input", place)
    button = f"{_MOVE} .modal-footer .btn-primary"
    hands.page.keyboard.press("Tab")  # the button tells then what it does
    hands.page.wait_for_timeout(200)
    shown = hands.page.locator(button).inner_text().strip()
    hands.click(shown, "button", place, button)
    gone(hands, _MOVE)
    hands.page.wait_for_timeout(500)  # the list is drawn anew


def _load(hands: Hands, values: Values) -> None:
    """Load it, with its icon or by its name."""
    name = values["order"]
    if hands.person.hand == "keyboard" or hands.person.order == "up":
        hands.click(name, "link", FILES, f"{entry(name)} .title", record=True)
    else:
        place = f'at "{name}" {FILES}'
        hands.click("Load", "icon", place, f"{entry(name)} .btn-files-select")
    hands.page.locator(f"#state :text('{name}')").first.wait_for()
    hands.page.wait_for_timeout(400)


def _warm_up(hands: Hands, values: Values) -> None:
    """Take the pair of temperatures that is ready-made for the material."""
    column = "#temperature-table th.temperature_target"
    option = f"{column} .dropdown-menu a:text-is('{values['preset']}')"
    hands.click(
        "Set temperature profile",
        "menu",
        'beside "Target"',
        f"{column} .dropdown-toggle",
        shows=option,
    )
    hands.click(values["preset"], "link", "in the opened menu", option)
    hands.page.locator(option).wait_for(state="hidden")
    hands.page.wait_for_timeout(400)


def _ask_for_film(hands: Hands, values: Values) -> None:
    """Say what kind of film it is, and how far its pictures are apart."""
    film = values["film"]
    open_tab(hands, "Timelapse", f"{_FILM} #webcam_timelapse_mode")
    choose(hands, "Timelapse Mode", film, "#webcam_timelapse_mode", _FORM)
    name, field = _APART[film]
    write(hands, name, values["seconds"], field, _FORM)


def _save_film(hands: Hands) -> None:
    button = f"{_FILM} button:text-is('Save changes')"
    hands.click("Save changes", "button", _FORM, button)
    hands.page.locator(f"{button}[disabled]").wait_for()
    hands.page.wait_for_timeout(400)
