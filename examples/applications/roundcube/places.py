"""Where things are in the letter box, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

LEFT = "in the bar on the left"
TOOLS = "in the row of tools above the letter"
MENU = "in the menu that has opened"
_QUIET = "() => window.rcmail && !rcmail.busy && jQuery.active === 0"
_ROW = "#messagelist tr:has(td.subject a:has-text('{}')) td.subject span.subject a"


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/")[:3])
    hands.go(f"{root}{path}")


def open_task(hands: Hands, name: str, *, shows: str) -> None:
    """Click on one of the entries of the bar on the left."""
    hands.click(
        name,
        "link",
        LEFT,
        f"#taskmenu a:has(span:text-is('{name}'))",
        leads_on=True,
        shows=shows,
    )
    settle(hands)


def open_folder(hands: Hands, name: str) -> None:
    """Show what is in a folder."""
    hands.click(
        name,
        "link",
        "in the list of folders",
        f"#mailboxlist li a:has-text('{name}')",
        record=name not in {"Inbox", "Sent"},
    )
    hands.page.wait_for_timeout(500)
    settle(hands)


def open_letter(hands: Hands, subject: str) -> None:
    """Read a letter beside the list."""
    hands.click(
        subject, "row", "in the list of letters", _ROW.format(subject), record=True
    )
    hands.page.frame_locator("#messagecontframe").locator("#messagebody").wait_for()
    settle(hands)


def use_tool(hands: Hands, name: str, look: str, *, leads_on: bool = False) -> None:
    """Click on one of the tools above the letter."""
    hands.click(
        name,
        "button",
        TOOLS,
        f"#layout-content .header a.{look}:has(span:text-is('{name}'))",
        leads_on=leads_on,
    )
    settle(hands)


def take(hands: Hands, opener: str, look: str, name: str, entry: str) -> None:
    """Open a menu above the letter and take an entry of it.

    Args:
        hands: Whose.
        opener: What opens the menu.
        look: How that is told from other tools.
        name: Of the entry.
        entry: How to find it.
    """
    hands.click(
        opener,
        "menu",
        TOOLS,
        f"#layout-content .header a.{look}:has(span:text-is('{opener}'))",
        shows=entry,
    )
    hands.click(name, "link", MENU, entry)
    hands.page.wait_for_timeout(300)
    settle(hands)


def move_to(hands: Hands, folder: str) -> None:
    """Move what is selected into a folder, with the menu."""
    take(hands, "More", "more", "Move to...", "#message-menu a.move")
    hands.click(
        folder,
        "link",
        'in the list of folders beside "Move to..."',
        f"#folder-selector a:has-text('{folder}')",
        record=True,
    )
    hands.page.wait_for_timeout(600)
    settle(hands)


def settle(hands: Hands) -> None:
    """Wait until the page has what it asked the server for."""
    hands.page.wait_for_timeout(300)
    hands.page.wait_for_function(_QUIET)
    hands.page.wait_for_timeout(150)
