"""What the scripts of these pages have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.components.places import Row

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
