"""Where things are on the ferry office's pgAdmin, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

TREE = "in the tree on the left"
_LOADING = "[role=progressbar]:visible"
_NODE = ".file-entry:has(> .file-label > .file-name:text-is('{}'))"
_ENTRY = "[data-label='{}']:visible"
_PATIENCE = 40
"""How often somebody looks, twice a second, whether something has unfolded."""


def settle(hands: Hands) -> None:
    """Wait until the page has what it asked for, and what moves has come to rest."""
    hands.page.wait_for_timeout(500)
    hands.page.locator(_LOADING).first.wait_for(state="hidden")
    hands.page.wait_for_timeout(300)


def begin(hands: Hands) -> None:
    """Unfold the servers, of which there is one, to which pgAdmin then connects.

    On a slow machine it may not, and is told to.
    """
    hands.page.locator(node("Servers")).wait_for()
    hands.wait_for("Quick Links")
    settle(hands)
    unfold(hands, "Servers", shows="Quay office")
    for _ in range(_PATIENCE):
        if hands.page.locator(node("Databases")).count():
            break
        hands.page.wait_for_timeout(500)
    else:
        unfold(hands, "Quay office", shows="Databases")
    settle(hands)


def node(name: str) -> str:
    """How to find something in the tree."""
    return _NODE.format(name)


def unfold(hands: Hands, name: str, *, shows: str) -> None:
    """Unfold something in the tree, with its arrow or by a double click on it.

    Args:
        hands: Whose.
        name: What it is called.
        shows: What is below it then.
    """
    arrow = hands.person.id in {"p01", "p04"}
    hands.click(
        name,
        "row",
        f"{TREE}, its arrow" if arrow else TREE,
        f"{node(name)} .directory-toggle" if arrow else f"{node(name)} .file-label",
        shows=node(shows),
        times=1 if arrow else 2,
    )
    settle(hands)


def select(hands: Hands, name: str) -> None:
    """Click on something in the tree, which the menus are about then."""
    hands.click(name, "row", TREE, f"{node(name)} .file-label")
    settle(hands)


def take(hands: Hands, name: str, *entries: str) -> None:
    """Take entries of the menu that something in the tree has.

    Args:
        hands: Whose.
        name: What it is called.
        entries: Each leads to the next.
    """
    hands.click(
        name,
        "row",
        f"{TREE}, with the right button",
        f"{node(name)} .file-label",
        shows=_ENTRY.format(entries[0]),
        button="right",
    )
    _take(hands, entries)


def take_from_top(hands: Hands, menu: str, *entries: str) -> None:
    """Take entries of a menu at the top, which is about what was selected."""
    hands.click(
        menu,
        "menu",
        "at the top of the page",
        f"button[data-label='{menu}']",
        shows=_ENTRY.format(entries[0]),
    )
    _take(hands, entries)


def _take(hands: Hands, entries: tuple[str, ...]) -> None:
    for entry, following in zip(entries, (*entries[1:], None), strict=True):
        hands.page.wait_for_timeout(400)
        shown = None if following is None else _ENTRY.format(following)
        hands.click(entry, "menu", "in the menu", _ENTRY.format(entry), shows=shown)
    settle(hands)
