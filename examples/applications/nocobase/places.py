"""Where things are in the piano firm's pages, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
MENU = "in the menu at the top"
TABLE = "above the table"
SHEET = ":is(.ant-drawer-open, .ant-modal) form"
"""What lies over the page once something was opened to be filled in."""
STILL = """one => new Promise(done => {
  let last = '', same = 0;
  const look = () => {
    const now = JSON.stringify(one.getBoundingClientRect());
    same = now === last ? same + 1 : 0;
    last = now;
    if (same > 9) done();
    else requestAnimationFrame(look);
  };
  look();
})"""
"""Whether something that slides in has come to rest."""


def open_page(hands: Hands, name: str) -> None:
    """Come to a page by the menu at the top."""
    arrive(hands)
    link = f".ant-menu a:has-text('{name}')"
    title = f".ant-page-header-heading-title:text-is('{name}')"
    hands.click(name, "link", MENU, link, shows=title)
    settle(hands)


def go_to(hands: Hands, name: str) -> None:
    """Type the address of a page."""
    arrive(hands)
    link = hands.page.locator(f".ant-menu a:has-text('{name}')").first
    address = str(link.evaluate("one => one.href"))
    hands.go(address)
    title = f".ant-page-header-heading-title:text-is('{name}')"
    hands.page.locator(title).filter(visible=True).first.wait_for()
    settle(hands)


def open_tab(hands: Hands, name: str, shows: str) -> None:
    """Click on a tab below the title of the page."""
    tab = f"[role=tab]:has-text('{name}')"
    hands.click(name, "tab", "below the title", tab, shows=shows)
    settle(hands)


def arrive(hands: Hands) -> None:
    """Wait until the page that somebody comes from is there."""
    title = ".ant-page-header-heading-title"
    hands.page.locator(title).filter(visible=True).first.wait_for()
    settle(hands)


def settle(hands: Hands) -> None:
    """Wait until the page has asked for all that it shows."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(500)


def come_in(hands: Hands) -> None:
    """Wait until the form that was opened has slid in and is filled."""
    form = hands.page.locator(SHEET).filter(visible=True).last
    form.wait_for()
    settle(hands)
    form.evaluate(STILL)


def press(hands: Hands, name: str, where: str, selector: str) -> None:
    """Click on a button that opens a form."""
    hands.click(name, "button", where, selector)
    come_in(hands)


def edit(hands: Hands, name: str) -> None:
    """Click on what opens the form of a row."""
    row = f"tr.ant-table-row:has-text('{name}') button:has-text('Edit')"
    press(hands, "Edit", f'in the row "{name}"', row)


def submit(hands: Hands) -> None:
    """Send the form, and wait until it has gone."""
    forms = hands.page.locator(SHEET).filter(visible=True)
    number = forms.count()
    button = f"{SHEET} button:has-text('Submit')"
    hands.click("Submit", "button", "below the form", button)
    hands.page.wait_for_function(
        "([all, number]) => [...document.querySelectorAll(all)]"
        ".filter(one => one.checkVisibility()).length < number",
        arg=[SHEET, number],
    )
    settle(hands)
