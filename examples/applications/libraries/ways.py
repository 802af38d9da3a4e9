"""What the scripts of these pages have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.components.places import MENU, Row, tap

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values, Way

    Work = Callable[[Hands, Values], None]


def each(*, mouse: Work, keyboard: Work, search: Work) -> Way:
    """Let the first person work with the mouse, the second with keys, the third search."""
    ways = {"p01": mouse, "p02": keyboard, "p03": search}

    def work(hands: Hands, values: Values) -> bool:
        ways[hands.person.id](hands, values)
        return True

    return work


def row_of(hands: Hands, text: str, selector: str) -> Row:
    """Wait for the row of a table that is called by a text.

    Args:
        hands: Whose they are.
        text: What the row is called by.
        selector: How rows are found.
    """
    row = Row(text, f"{selector}:has(:text-is('{text}'))")
    hands.page.locator(row.selector).first.wait_for()
    return row


def take_entry(hands: Hands, row: Row, entry: str, *, dots: str, listed: str) -> None:
    """Open the menu behind the three dots of a row, and take an entry.

    Args:
        hands: Whose they are.
        row: The row.
        entry: What the entry is called.
        dots: How the three dots are found.
        listed: How the entry is found.
    """
    tap(hands, "More", "menu", f"{row.location}, three dots", dots, shows=listed)
    tap(hands, entry, "link", MENU, listed)
