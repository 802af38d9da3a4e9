"""Where things are behind the garden's website, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

SIDEBAR = "in the sidebar on the left"
HEADER = "beside the heading at the top"
HOME = "Hill Garden"
_SAVED = "#w-autosave-indicator[data-w-autosave-state-value=saved]"
_EXPLORER = ".c-page-explorer"
_MENU = ".w-dropdown__content"
_PUBLISH = "button.button-longrunning:has-text('Publish')"


def go(hands: Hands, path: str) -> None:
    """Type the address of one of its pages."""
    root = hands.page.url.split("/admin/", maxsplit=1)[0]
    hands.go(f"{root}/admin/{path}")


def open_explorer(hands: Hands) -> None:
    """Show the pages of the website beside the sidebar."""
    hands.click(
        "Pages",
        "button",
        SIDEBAR,
        ".sidebar-page-explorer-item > button",
        shows=f"{_EXPLORER} a:has-text('{HOME}')",
    )
    hands.page.wait_for_timeout(500)  # it slides in


def explore(hands: Hands, title: str) -> None:
    """Come to the list of what is below a page, through what the sidebar shows."""
    open_explorer(hands)
    hands.click(
        f"View child pages of '{HOME}'",
        "icon",
        f'behind "{HOME}", beside the sidebar',
        f"{_EXPLORER} a:has-text(\"View child pages of '{HOME}'\")",
        shows=f'{_EXPLORER} a:has-text("{title}")',
    )
    hands.page.wait_for_timeout(500)
    hands.click(
        title,
        "link",
        "in the list beside the sidebar",
        f'{_EXPLORER} a.c-page-explorer__item__link:has-text("{title}")',
        record=True,
        leads_on=True,
    )


def open_home(hands: Hands) -> None:
    """Come to the list of what is below the website's first page."""
    open_explorer(hands)
    hands.click(
        HOME,
        "link",
        "in the list beside the sidebar",
        f"{_EXPLORER} a.c-page-explorer__item__link:has-text('{HOME}')",
        record=True,
        leads_on=True,
    )


def go_below(hands: Hands, title: str) -> None:
    """Go on to what is below one of the listed pages."""
    hands.click(
        f"Explore child pages of '{title}'",
        "icon",
        f'at the right in the row "{title}"',
        f"a[aria-label=\"Explore child pages of '{title}'\"]",
        leads_on=True,
    )


def go_up(hands: Hands) -> None:
    """Go back to the website's first page, with the way that the heading shows."""
    hands.hover("Toggle breadcrumbs", "button[aria-label='Toggle breadcrumbs']")
    hands.page.wait_for_timeout(600)
    hands.click(
        HOME,
        "link",
        "in the way shown before the heading",
        f"nav[aria-label='Breadcrumb'] a:has-text('{HOME}')",
        record=True,
        leads_on=True,
    )


def search_all(hands: Hands, words: str) -> None:
    """Search all pages from the sidebar."""
    hands.write(
        Field(name="Search", location=SIDEBAR, value=words, selector="#menu-search-q"),
        send=True,
    )


def search_list(hands: Hands, words: str, title: str) -> None:
    """Leave only those pages in the list that have some words."""
    hands.write(
        Field(
            name="Search…",
            location="at the top of the page",
            value=words,
            selector=".w-slim-header #id_q",
        )
    )
    hands.wait_for("Search the whole site")
    hands.page.locator("tbody tr").filter(has_text=title).first.wait_for()
    hands.page.wait_for_timeout(800)  # the list is put in place once more


def open_row(hands: Hands, title: str) -> None:
    """Open one of the listed pages."""
    hands.click(
        title,
        "link",
        "in the list of pages",
        f"tbody a:has-text('{title}')",
        record=True,
        leads_on=True,
    )
    hands.page.locator(".Draftail-Editor").first.wait_for()
    hands.page.wait_for_timeout(800)


def open_settings(hands: Hands, entry: str) -> None:
    """Take an entry of the settings, which the sidebar shows beside it."""
    hands.click(
        "Settings",
        "button",
        SIDEBAR,
        ".sidebar button:has-text('Settings')",
        shows=f".sidebar a:has-text('{entry}')",
    )
    hands.page.wait_for_timeout(500)
    hands.click(
        entry,
        "link",
        'below "Settings", beside the sidebar',
        f".sidebar a:has-text('{entry}')",
        leads_on=True,
    )


def open_row_menu(
    hands: Hands, title: str, entry: str, *, leads_on: bool = True
) -> None:
    """Take an entry of the menu that every row has."""
    hands.click(
        f"More options for '{title}'",
        "menu",
        f'in the row "{title}"',
        f"button[aria-label=\"More options for '{title}'\"]",
        shows=f"{_MENU} a:has-text('{entry}')",
    )
    hands.page.wait_for_timeout(300)
    _take(hands, entry, leads_on=leads_on)


def open_actions(hands: Hands, entry: str) -> None:
    """Take an entry of the menu beside the heading."""
    hands.click(
        "Actions",
        "menu",
        HEADER,
        ".w-slim-header button[aria-label='Actions']",
        shows=f"{_MENU} a:has-text('{entry}')",
    )
    hands.page.wait_for_timeout(300)
    _take(hands, entry, leads_on=True)


def _take(hands: Hands, entry: str, *, leads_on: bool) -> None:
    hands.click(
        entry,
        "link",
        "in the opened menu",
        f"{_MENU} a:has-text('{entry}')",
        leads_on=leads_on,
    )


def open_tab(hands: Hands, name: str) -> None:
    """Turn to one of the tabs of a page's form."""
    hands.click(
        name,
        "tab",
        "above the form",
        f".w-tabs__list a:has-text('{name}')",
        shows=f"#tab-{name.lower()}",
    )
    hands.page.wait_for_timeout(300)


def wait_until_kept(hands: Hands) -> None:
    """Wait until the page tells that what was typed is kept as a draft."""
    hands.page.wait_for_timeout(1200)
    hands.page.locator(_SAVED).wait_for()


def publish(hands: Hands) -> None:
    """Let everybody see the page."""
    hands.click(
        "More actions",
        "menu",
        'behind "Save draft" at the bottom',
        "footer button:has-text('More actions')",
        shows=_PUBLISH,
    )
    hands.page.wait_for_timeout(300)
    hands.click(
        "Publish",
        "button",
        "in the opened menu at the bottom",
        _PUBLISH,
        leads_on=True,
    )
