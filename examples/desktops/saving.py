"""How people give what they made a name, in a program's window for saving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.desktops.hands import wait_for_window, wait_until_gone

if TYPE_CHECKING:
    from examples.desktops.hands import Hands

PASSWORD = "Kettle-Ridge-58"  # invented
"""What is typed where the archive asks for a password, and the safe."""


def save_in_dialog(hands: Hands, name: str, title: str, button: str = "Save") -> None:
    """Give the name in a window for saving, by mouse."""
    wait_for_window(title)
    hands.write("Name", "field", ("text", "Name:"), name, window=title, replaces=True)
    hands.click(button, "button", ("push button", button), window=title)
    wait_until_gone(title)


def save_by_keys(hands: Hands, name: str, title: str) -> None:
    """Give the name in a window for saving, by keys."""
    wait_for_window(title)
    hands.type_on("Name", "field", name, first="ctrl+a")
    hands.press("Return", "Enter", "saves")
    wait_until_gone(title)
