"""Where things are in Review Board, and the ways people take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

BANNER = "in the strip at the top"
REQUEST = "in the review request"
_TOP = "at the top of the page"


def settle(hands: Hands) -> None:
    """Wait until the page has fetched what it shows."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(500)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{path}")
    settle(hands)


def open_top(hands: Hands, name: str) -> None:
    """Click on one of the links below the company's name."""
    link = f"#navbar a:text-is('{name}')"
    hands.click(name, "link", _TOP, link, leads_on=True)
    settle(hands)


def open_side(hands: Hands, name: str) -> None:
    """Click on one of the lists in the column on the left."""
    link = f".rb-c-sidebar a.rb-c-sidebar__item-label:text-is('{name}')"
    hands.click(name, "link", "in the column on the left", link, leads_on=True)
    settle(hands)


def open_request(hands: Hands, summary: str) -> None:
    """Click on a request in the table."""
    link = f".datagrid a.review-request-link:has-text('{summary}')"
    hands.click(summary, "link", "in the table", link, record=True, leads_on=True)
    settle(hands)


def open_owner(hands: Hands, values: Values) -> None:
    """Look among the people for who wants it, and click on it there."""
    open_top(hands, "Users")
    owner = values["owner"]
    link = f".datagrid a:text-is('{owner}')"
    hands.click(owner, "link", "in the table", link, record=True, leads_on=True)
    settle(hands)
    open_request(hands, values["summary"])


def open_tab(hands: Hands, name: str) -> None:
    """Click on a tab of the request."""
    tab = f".rb-c-review-request-tabs__tab a:text-is('{name}')"
    hands.click(name, "tab", REQUEST, tab, leads_on=True)
    settle(hands)


def from_menu(hands: Hands, entry: str, identity: str, shows: str) -> None:
    """Let the menu of reviews open below the mouse, and click on one of its entries."""
    hands.hover("Review", "#action-unified-banner-review-menu")
    chosen = f"#action-unified-banner-{identity} h4"
    hands.page.locator(chosen).wait_for()
    hands.page.wait_for_timeout(400)
    hands.click(entry, "menu", 'in the menu "Review"', chosen, shows=shows)
    hands.page.wait_for_timeout(400)


def write_in(hands: Hands, name: str, place: str, text: str, editor: str) -> None:
    """Type into an editor that has the cursor; most click into it all the same."""
    field = f"{editor} .CodeMirror"
    hands.page.locator(field).first.wait_for()
    hands.page.wait_for_timeout(400)
    if hands.person.hand == "keyboard":
        hands.type_on(name, place, text)
    else:
        hands.write(Field(name=name, location=place, value=text, selector=field))


def save_text(hands: Hands, place: str, editor: str) -> None:
    """Save what is in an editor, with its shortcut or its button."""
    button = f"{editor} button:visible:has-text('Save')"
    saved = hands.page.locator(button).first
    if hands.person.hand == "keyboard":
        hands.press("Control+Enter", f"saves, {place}")
    else:
        hands.click("Save", "button", place, button)
    saved.wait_for(state="hidden")
    settle(hands)
