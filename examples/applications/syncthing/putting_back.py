"""How people put back what somebody spoiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.syncthing.places import (
    DEVICES,
    FOLDER,
    choose,
    open_tab,
    press,
    press_below,
    rest,
    settle,
    unfold,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_DIALOG = "#restoreVersions"
_PLACE = 'in "Restore Versions"'
_DATES = "#restoreVersionDateRange"
_CALENDAR = ".daterangepicker"
_SURE = "#restore-versions-confirmation"


def put_back(hands: Hands, values: Values) -> bool:
    """Choose what is put back, and see that it stays so."""
    settle(hands)
    if hands.person.detours:
        _look_who_it_was(hands)
    if hands.person.order == "up":
        _pause(hands, values)
    _open(hands, values)
    _choose_all(hands, values)
    _restore(hands, "Yes")
    hands.page.locator(_DIALOG).wait_for(state="hidden")
    rest(hands)
    _only_send(hands, values)
    if hands.person.order != "up":
        _pause(hands, values)
    return True


def think_better(hands: Hands, values: Values) -> bool:
    """Choose a version, be asked whether that is meant, and leave it all."""
    settle(hands)
    _open(hands, values)
    _unfold(hands, values["within"])
    _choose_version(hands, values["file"], values["version"])
    _restore(hands, "No")
    press(hands, "Close", _DIALOG, _PLACE)
    return False


def _look_who_it_was(hands: Hands) -> None:
    """Look at what was changed last, which does not say more than is known."""
    button = "button:has-text('Recent Changes')"
    with hands.detour():
        closer = "#globalChanges .modal-footer button"
        hands.click("Recent Changes", "button", DEVICES, button, shows=closer)
        rest(hands)
        press(hands, "Close", "#globalChanges", 'in "Recent Changes"')


def _open(hands: Hands, values: Values) -> None:
    """Come to the versions of the folder."""
    unfold(hands, "folders", values["folder"])
    press_below(hands, "folders", values["folder"], "Versions")
    hands.page.locator(f"{_DIALOG} .fancytree-title").first.wait_for()
    rest(hands)


def _choose_all(hands: Hands, values: Values) -> None:
    """Choose the versions; some look for their names, one with small letters first."""
    if hands.person.id == "p03":
        with hands.detour():
            _filter(hands, values["within"].lower())
            hands.wait_for("There are no file versions to restore")
    if hands.person.order == "up":
        _narrow(hands, values)
        _filter(hands, values["whole"])
        _take_latest(hands, values["whole"])
    if hands.person.searches:
        _filter(hands, values["within"])
    _unfold(hands, values["within"])
    if hands.person.order == "up":
        _choose_version(hands, values["second"], values["earlier"])
        _choose_version(hands, values["file"], values["version"])
        return
    _narrow(hands, values)
    _choose_version(hands, values["file"], values["version"])
    if hands.person.id == "p03":
        _choose_version(hands, values["second"], values["other"])
    _choose_version(hands, values["second"], values["earlier"])
    if hands.person.searches:
        _filter(hands, values["whole"])
    _take_latest(hands, values["whole"])


def _row(name: str) -> str:
    return f"{_DIALOG} tr:has(.fancytree-title:text-is('{name}'))"


def _unfold(hands: Hands, name: str) -> None:
    """Show what is in a subfolder."""
    arrow = f"{_row(name)} .fancytree-expander"
    hands.click(name, "icon", f"{_PLACE}, before its name", arrow, record=True)
    hands.page.locator(f"{_row(name)}.fancytree-expanded").wait_for()
    hands.page.wait_for_timeout(400)


def _filter(hands: Hands, words: str) -> None:
    field = "#restoreVersionSearch"
    hands.write(
        Field(name="Filter by name", location=_PLACE, value=words, selector=field)
    )
    hands.page.wait_for_timeout(500)


def _narrow(hands: Hands, values: Values) -> None:
    """Leave only some days, taken out of the calendar or typed."""
    since, until = values["since"], values["until"]
    if hands.person.hand == "keyboard" or hands.person.searches:
        typed = f"{since} 00:00:00 - {until} 00:00:00"
        hands.write(
            Field(name="Filter by date", location=_PLACE, value=typed, selector=_DATES)
        )
    else:
        _take_days(hands, since, until)
    step = hands.steps[-1]
    apply = f"{_CALENDAR} .applyBtn"
    hands.click("Apply", "button", "below the calendar", apply)
    hands.page.locator(_CALENDAR).wait_for(state="hidden")
    hands.page.wait_for_timeout(500)
    shown = hands.page.locator(_DATES).input_value()
    if not (shown.startswith(since) and f"- {until}" in shown):
        raise RuntimeError(f"Filter by date shows {shown!r}, not {since} to {until}")
    step.value = shown  # with the hours that it puts there itself


def _take_days(hands: Hands, since: str, until: str) -> None:
    field = Field(
        name="Filter by date",
        location=_PLACE,
        value=f"{since} - {until}",
        selector=_DATES,
        kind="dropdown",
    )
    days = f"{_CALENDAR} .drp-calendar.right td.available:not(.off)"
    hands.choose_through(
        field,
        [
            f"{_CALENDAR} .ranges li:text-is('Custom Range')",
            *(f"{days}:text-is('{int(one[-2:])}')" for one in (since, until)),
        ],
    )


def _choose_version(hands: Hands, file: str, version: str) -> None:
    """Choose one of the versions of a file.

    Raises:
        RuntimeError: If another was taken.
    """
    opener = f"{_row(file)} button.dropdown-toggle"
    hands.choose(
        Field(
            name=file,
            location=_PLACE,
            value=version,
            selector=opener,
            kind="dropdown",
            options=f"{_row(file)} .dropdown-menu a",
            letters="",
        )
    )
    hands.page.wait_for_timeout(300)
    shown = hands.page.locator(opener).inner_text().strip()
    if not version.startswith(shown):
        raise RuntimeError(f"{file} shows {shown!r}, not {version!r}")


def _take_latest(hands: Hands, name: str) -> None:
    """Choose the latest version of all that is in a subfolder."""
    opener = f"{_row(name)} button.dropdown-toggle"
    entry = f"{_row(name)} .dropdown-menu a:text-is('Select latest version')"
    beside = f'{_PLACE}, beside "{name}"'
    hands.click("Mass actions", "menu", beside, opener, shows=entry)
    hands.click("Select latest version", "link", 'below "Mass actions"', entry)
    hands.page.wait_for_timeout(400)


def _restore(hands: Hands, answer: str) -> None:
    press(hands, "Restore", _DIALOG, _PLACE)
    hands.wait_for("Are you sure you want to restore")
    press(hands, answer, _SURE, "in the question")


def _only_send(hands: Hands, values: Values) -> None:
    """Let the folder take nothing from others."""
    press_below(hands, "folders", values["folder"], "Edit")
    open_tab(hands, "Advanced", FOLDER)
    sort = "#folder-advanced [ng-model='currentFolder.type']"
    choose(hands, "Folder Type", "Send Only", sort, FOLDER)
    press(hands, "Save", FOLDER)


def _pause(hands: Hands, values: Values) -> None:
    unfold(hands, "devices", values["culprit"])
    press_below(hands, "devices", values["culprit"], "Pause")
