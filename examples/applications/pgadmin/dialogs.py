"""The dialogs of the ferry office's pgAdmin, and what people do in all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

DIALOG = ".dock-style-dialogs"
_CONTROL = "[class$=-control]"
_OPTIONS = "[role=option]"


def open_tab(hands: Hands, name: str, dialog: str) -> None:
    """Open another part of a dialog."""
    tab = f"{DIALOG} button[role=tab]:text-is('{name}')"
    hands.click(
        name,
        "tab",
        f'in the dialog "{dialog}"',
        tab,
        shows=f"{tab}[aria-selected=true]",
    )
    hands.page.wait_for_timeout(500)


def write(hands: Hands, name: str, dialog: str, value: str, selector: str) -> None:
    """Type into a field of a dialog."""
    hands.write(
        Field(
            name=name,
            location=f'in the dialog "{dialog}"',
            value=value,
            selector=f"{DIALOG} {selector}",
        )
    )


def add_row(hands: Hands, table: str, dialog: str) -> None:
    """Add a row to the first of the small tables in a dialog."""
    hands.click(
        "Add row",
        "icon",
        f'beside "{table}" in the dialog "{dialog}"',
        f"{DIALOG} button[data-test=add-row]",
        shows=f"{DIALOG} [data-test=data-table-row] {_CONTROL}",
    )
    hands.page.wait_for_timeout(500)


def choose(hands: Hands, name: str, place: str, value: str, letters: str) -> None:
    """Choose in the list of a small table's only row.

    Args:
        hands: Whose.
        name: What stands above it.
        place: Where it is, in words.
        value: What is taken.
        letters: What is typed to come to it.

    Raises:
        RuntimeError: If it does not show that then.
    """
    row = f"{DIALOG} [data-test=data-table-row]"
    field = Field(
        name=name,
        location=place,
        value=value,
        selector=f"{row} {_CONTROL}",
        kind="dropdown",
        options=_OPTIONS,
        letters=letters,
    )
    if hands.person.hand == "keyboard":
        hands.choose_by_keys(field, [*letters, "Enter"])
    elif hands.person.searches:
        hands.pick(field)
    else:
        hands.choose(field)
    shown = hands.page.locator(f"{row} {_CONTROL}").filter(visible=True).first
    if shown.inner_text().strip() != value:
        raise RuntimeError(f'"{name}" shows {shown.inner_text()!r}, not {value!r}')


def save(hands: Hands, dialog: str) -> None:
    """Press the button that keeps what a dialog holds."""
    hands.click(
        "Save",
        "button",
        f'at the bottom of the dialog "{dialog}"',
        f"{DIALOG} button[data-test=Save]",
    )


def leave(hands: Hands, dialog: str) -> None:
    """Leave a dialog after it has complained, and lose what it holds."""
    sure = "button:has-text('Yes'):visible"
    hands.click(
        "Close",
        "button",
        f'at the bottom of the dialog "{dialog}"',
        f"{DIALOG} button[data-test=Close]",
        shows=sure,
    )
    hands.page.wait_for_timeout(400)
    hands.click("Yes", "button", 'in the dialog "Warning"', sure)
    hands.page.locator(DIALOG).first.wait_for(state="detached")
