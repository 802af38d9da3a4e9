"""Where things are in the print shop's OctoPrint, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands, Kind

FILES = 'below "Files" on the left'
LIST = ".gcode_files"
SETTINGS = "#settings_dialog"
_DIALOG = 'in "OctoPrint Settings"'
_SELECTED = "e => e.selectedOptions[0].text"


def settle(hands: Hands) -> None:
    """Wait until the page is drawn, its files are listed and the printer answers."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.locator(f"{LIST} .entry.folder").first.wait_for()
    hands.wait_for("Operational")
    hands.page.locator("#page-container-loading").wait_for(state="hidden")
    hands.page.wait_for_timeout(400)


def entry(name: str) -> str:
    """Return how to find a file or folder in the list."""
    text = f":text-is('{name}')"
    return f"{LIST} .entry:has(.title{text}, .title > span{text})"


def open_folder(hands: Hands, name: str) -> None:
    """Click on a folder in the list of files."""
    title = f"{entry(name)} .title"
    hands.click(name, "link", FILES, title, record=True)
    hands.page.locator(f"{LIST} .back-path:has-text('{name}')").wait_for()
    hands.page.wait_for_timeout(300)


def leave_folder(hands: Hands) -> None:
    """Go up from the folder that is shown."""
    hands.click("Back", "link", FILES, f"{LIST} .entry.back .back-arrow")
    hands.page.locator(f"{LIST} .entry.back").wait_for(state="hidden")
    hands.page.wait_for_timeout(300)


def reach(hands: Hands, name: str) -> None:
    """Turn the wheel over the list until a file in it is no longer cut off."""
    box = hands.page.locator(f"{LIST} .scroll-wrapper").bounding_box()
    place = hands.page.locator(entry(name)).bounding_box()
    if not box or not place:
        raise RuntimeError(f"{name} is not in the list")
    if place["y"] + place["height"] > box["y"] + box["height"]:
        hands.turn_within(name, entry(name), f"{LIST} .scroll-wrapper")


def open_tab(hands: Hands, name: str, shows: str) -> None:
    """Click on a tab of the page, or type its address, which works only once."""
    if hands.person.hand == "keyboard" and name == "Timelapse":
        hands.go(f"{hands.page.url.split('#', maxsplit=1)[0]}#timelapse")
        hands.page.locator(shows).wait_for()
    else:
        tab = f"#tabs a:text-is('{name}')"
        hands.click(name, "tab", "in the row of tabs at the top", tab, shows=shows)
    hands.page.wait_for_timeout(300)


def open_settings(hands: Hands) -> None:
    """Open the settings, which show what they showed last."""
    hands.click(
        "Settings",
        "icon",
        "in the bar at the top",
        "#navbar_show_settings",
        shows=f"{SETTINGS} #settings_dialog_menu a",
    )
    hands.page.wait_for_timeout(600)  # they slide in


def open_part(hands: Hands, part: str) -> None:
    """Come to another part of the settings."""
    link = f"{SETTINGS} #settings_dialog_menu a:text-is('{part}')"
    hands.click(part, "link", f"on the left {_DIALOG}", link)
    hands.page.locator(f"{SETTINGS} li.active a:text-is('{part}')").wait_for()
    hands.page.wait_for_timeout(400)


def close_settings(hands: Hands) -> None:
    """Close the settings without saving anything."""
    button = f"{SETTINGS} > .modal-footer button:text-is('Close')"
    hands.click("Close", "button", f"at the bottom {_DIALOG}", button)
    gone(hands, SETTINGS)


def press(  # noqa: PLR0913 (a control, its name for people and its place)
    hands: Hands,
    name: str,
    place: str,
    selector: str,
    dialog: str,
    *,
    kind: Kind = "button",
) -> None:
    """Click on what opens a dialog, and wait until that has slid in."""
    hands.click(name, kind, place, selector, shows=f"{dialog} .modal-footer")
    hands.page.wait_for_timeout(600)


def gone(hands: Hands, dialog: str) -> None:
    """Wait until a dialog has slid out."""
    hands.page.locator(dialog).filter(visible=True).wait_for(state="hidden")
    hands.page.wait_for_timeout(600)


def choose(hands: Hands, name: str, value: str, selector: str, place: str) -> None:
    """Choose in a list of the browser's own.

    Raises:
        RuntimeError: If something else was taken.
    """
    hands.choose(
        Field(
            name=name, location=place, value=value, selector=selector, kind="dropdown"
        )
    )
    hands.page.wait_for_timeout(300)
    shown = hands.page.locator(selector).filter(visible=True).evaluate(_SELECTED)
    if shown != value:
        raise RuntimeError(f"{name} shows {shown!r}, not {value!r}")


def write(hands: Hands, name: str, value: str, selector: str, place: str) -> None:
    """Type into a field."""
    hands.write(Field(name=name, location=place, value=value, selector=selector))
