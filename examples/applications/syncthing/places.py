"""Where things are in the puppet theatre's Syncthing, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FOLDERS = 'below "Folders"'
DEVICES = 'below "Remote Devices"'
FOLDER = "#editFolder"
DEVICE = "#editDevice"
TITLES = {FOLDER: "in the window of the folder", DEVICE: "in the window of the device"}
_PANELS = "[...document.querySelectorAll('#folders .panel, #devices .panel')]"
_MARK = f"() => {{ for (const one of {_PANELS}) one.seen = true; }}"
_MARKED = f"() => {_PANELS}.every(one => one.seen)"
_ASIDE = (40, 600)
"""Beside all windows, where no tooltip comes up and covers what is next."""
_SELECTED = "e => e.selectedOptions[0].text"
_READY = """() => {
  const shown = kind => [...document.querySelectorAll(`#${kind} .panel-heading`)].map(
    one => one.innerText);
  const folders = shown('folders');
  return folders.length > 0 && folders.every(one => one.includes('Up to Date'))
    && shown('devices').some(
      one => one.includes('Workshop') && one.includes('Up to Date'));
}"""
_STILL = """() => !document.querySelector('.collapsing')
  && [...document.querySelectorAll('.modal.fade')].every(
    one => getComputedStyle(one).display === 'none'
      || getComputedStyle(one).opacity === '1')"""


def settle(hands: Hands) -> None:
    """Wait until all folders have been looked through and the workshop is there."""
    hands.page.wait_for_function(_READY)
    rest(hands)


def rest(hands: Hands) -> None:
    """Wait until what slides has stopped, with the mouse on nothing that says more."""
    hands.page.mouse.move(*_ASIDE, steps=3)
    hands.page.wait_for_timeout(350)
    hands.page.wait_for_function(_STILL)
    hands.page.wait_for_timeout(350)


def calm(hands: Hands) -> None:
    """Wait until the lists, which are drawn anew after each change, stay as they are."""
    rest(hands)
    while True:
        hands.page.evaluate(_MARK)
        hands.page.wait_for_timeout(4000)
        if hands.page.evaluate(_MARKED):
            return


def panel(kind: str, name: str) -> str:
    """Return how to find a folder or a machine with what is known of it."""
    return f'#{kind} .panel:has(.panel-heading:has-text("{name}"))'


def unfold(hands: Hands, kind: str, name: str) -> None:
    """Show what is known of a folder or a machine."""
    row = f"{panel(kind, name)} > button.panel-heading"
    where = FOLDERS if kind == "folders" else DEVICES
    below = hands.page.locator(f"{panel(kind, name)} .panel-footer")
    while not below.is_visible():  # it closes when the list is drawn anew
        hands.click(name, "row", where, row, record=True)
        calm(hands)


def press_below(hands: Hands, kind: str, name: str, button: str) -> None:
    """Press one of the buttons below what is known of a folder or a machine."""
    found = f"{panel(kind, name)} .panel-footer button:has-text('{button}')"
    hands.click(button, "button", f'below what is known of "{name}"', found)
    if button == "Pause":
        calm(hands)
    rest(hands)


def press(hands: Hands, button: str, dialog: str, place: str = "") -> None:
    """Press one of the buttons at the bottom of a window."""
    found = f"{dialog} .modal-footer button:has-text('{button}')"
    hands.click(button, "button", place or TITLES[dialog], found)
    if button == "Save":
        calm(hands)
    rest(hands)


def open_tab(hands: Hands, name: str, dialog: str) -> None:
    """Go to another part of a window."""
    tab = f"{dialog} .nav-tabs a:has-text('{name}')"
    hands.click(name, "tab", TITLES[dialog], tab)
    hands.page.locator(f"{dialog} .nav-tabs li.active:has-text('{name}')").wait_for()
    rest(hands)


def share(hands: Hands, name: str, dialog: str) -> None:
    """Tick what is shared, on the box or on the name beside it."""
    label = f"{dialog} .checkbox label:has(span:text-is('{name}'))"
    tidy = hands.person.id in {"p01", "p03"}
    hands.click(
        name,
        "checkbox",
        TITLES[dialog],
        label if tidy else f"{label} input",
        record=True,
    )
    rest(hands)


def write(hands: Hands, name: str, value: str, selector: str, dialog: str) -> None:
    """Type into a field of a window."""
    place = TITLES[dialog]
    hands.write(Field(name=name, location=place, value=value, selector=selector))
    hands.page.wait_for_timeout(200)


def choose(hands: Hands, name: str, value: str, selector: str, dialog: str) -> None:
    """Choose in a list of the browser's own.

    Raises:
        RuntimeError: If something else was taken.
    """
    wanted = Field(
        name=name,
        location=TITLES[dialog],
        value=value,
        selector=selector,
        kind="dropdown",
    )
    if value == "Send Only":  # what the list shows first begins like that, too
        hands.choose_by_keys(wanted, ["ArrowDown", "Enter"])
    else:
        hands.choose(wanted)
    hands.page.wait_for_timeout(300)
    shown = hands.page.locator(selector).filter(visible=True).evaluate(_SELECTED)
    if shown != value:
        raise RuntimeError(f"{name} shows {shown!r}, not {value!r}")
