"""Where things are in the office's side of the lido's website."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
LEFT = "in the bar on the left"
EDITOR = "#id_content_ifr"


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/{path}")


def open_left(hands: Hands, name: str) -> None:
    """Click on an entry of the bar on the left."""
    link = f"#side-panel .dropdown-menu-menu a:text-is('{name}')"
    hands.click(name, "link", LEFT, link, leads_on=True)


def open_from_dashboard(hands: Hands, row: str, name: str) -> None:
    """Click on what stands beside something on the dashboard."""
    link = f".module tr:has(th a:text-is('{row}')) a:text-is('{name}')"
    hands.click(name, "link", f'in the row "{row}"', link, leads_on=True)


def save(hands: Hands) -> None:
    """Save what is filled in."""
    button = ".submit-row [name=_save]"
    hands.click("Save", "button", "below the form", button, leads_on=True)


def write_text(hands: Hands, text: str) -> None:
    """Write into the editor, which is a page within the page."""
    hands.turn_to("Content", EDITOR)
    inside = f"{EDITOR} >> internal:control=enter-frame >> body"
    hands.write(field("Content", text, inside))


def field(name: str, value: str, selector: str, location: str = FORM) -> Field:
    """Return a field of a form."""
    return Field(name=name, location=location, value=value, selector=selector)


def dropdown(name: str, value: str, selector: str, location: str = FORM) -> Field:
    """Return a list of a form."""
    return Field(
        name=name, location=location, value=value, selector=selector, kind="dropdown"
    )


def tick(name: str, selector: str) -> Field:
    """Return a checkbox of a form."""
    return Field(name=name, location=FORM, value="", selector=selector, kind="checkbox")
