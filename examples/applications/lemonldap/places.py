"""Where things are in the museums' Manager, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

TREE = "in the tree on the left"
BAR = "above the form"
FORM = "in the form"
DIALOG = "in the dialog"
_TOP = "in the bar at the top"


def settle(hands: Hands) -> None:
    """Wait until nothing is loaded and nothing slides any more."""
    hands.page.locator("#pleaseWait").wait_for(state="hidden")
    hands.page.wait_for_timeout(500)


def begin(hands: Hands) -> None:
    """Wait for the tree."""
    hands.page.locator(words("Virtual Hosts")).wait_for()
    settle(hands)


def node(text: str, within: str = "#tree-root") -> str:
    """Return how to find what belongs to something in the tree, with what is below it."""
    return f"{within} li:has(> .tree-node span:text-is('{text}'))"


def words(text: str, within: str = "#tree-root") -> str:
    """Return how to find the words of something in the tree."""
    return f"{node(text, within)} > .tree-node span[id^='t-']:text-is('{text}')"


def open_form(
    hands: Hands, text: str, within: str = "#tree-root", *, record: bool = False
) -> None:
    """Click on words in the tree, which shows a form."""
    hands.click(text, "link", TREE, words(text, within), record=record)
    settle(hands)


def unfold(
    hands: Hands, text: str, within: str = "#tree-root", *, record: bool = False
) -> None:
    """Click on the little arrow before words in the tree, which shows what is below."""
    icon = f"{node(text, within)} > .tree-node a.btn"
    hands.click(text, "icon", TREE, icon, record=record)
    settle(hands)


def press_button(hands: Hands, name: str) -> None:
    """Click on a button above the form."""
    hands.click(name, "button", BAR, f"#formmenu a:has-text('{name}')")
    settle(hands)


def go_to(hands: Hands, name: str) -> None:
    """Go to another part by the bar at the top."""
    link = f"#navbar a:has-text('{name}')"
    hands.click(name, "link", _TOP, link, leads_on=True)
    settle(hands)


def agree(hands: Hands) -> None:
    """Click on OK in the dialog, which goes."""
    title = hands.page.locator(".modal-title").inner_text()
    ok = ".modal-footer .btn-primary"
    hands.click("OK", "button", DIALOG, ok)
    asked = hands.page.locator(f".modal-title:has-text('{title}')")
    asked.wait_for(state="detached")  # another one may come instead
    settle(hands)


def told(hands: Hands, title: str) -> None:
    """Wait for a dialog that tells something."""
    hands.page.locator(f".modal-title:has-text('{title}')").wait_for()
    settle(hands)


def field(name: str, value: str, selector: str, place: str = FORM) -> Field:
    """Return a field that is typed into."""
    return Field(name=name, location=place, value=value, selector=selector)
