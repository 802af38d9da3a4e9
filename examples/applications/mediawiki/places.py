"""Where things are in the handbook, and the ways people take to its pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

SIDEBAR = "in the sidebar on the left"
SEARCH = "Search Harbour Line Handbook"
TOP = "at the top of the page"
OPTION = ".oo-ui-defaultOverlay .oo-ui-optionWidget, .oo-ui-menuOptionWidget"
_SEARCH_FIELD = "#p-search input[name=search]"


def address(title: str) -> str:
    """Return the path of a page."""
    return f"/index.php/{title.replace(' ', '_')}"


def follow(hands: Hands, title: str, location: str) -> None:
    """Follow a link in the text of a page to another page."""
    hands.click(
        title,
        "link",
        location,
        f"#mw-content-text a:text-is('{title}')",
        leads_on=True,
        record=True,
    )


def search(hands: Hands, words: str) -> None:
    """Type something into the search box and send it with Enter."""
    field = Field(name=SEARCH, location=TOP, value=words, selector=_SEARCH_FIELD)
    hands.write(field, send=True)


def take_suggestion(hands: Hands, letters: str, title: str) -> None:
    """Type the first letters into the search box, and click on what it suggests."""
    field = Field(name=SEARCH, location=TOP, value=letters, selector=_SEARCH_FIELD)
    hands.write(field)
    hands.click(
        title,
        "link",
        "in the suggestions below the search box",
        f"#p-search .cdx-menu-item a:has-text('{title}')",
        leads_on=True,
        record=True,
    )


def open_from_sidebar(hands: Hands, name: str, shows: str | None = None) -> None:
    """Click on a link in the sidebar."""
    hands.click(
        name,
        "link",
        SIDEBAR,
        f"#mw-panel a:has(span:text-is('{name}'))",
        leads_on=True,
        shows=shows,
    )


def open_recent_changes(hands: Hands) -> None:
    """Open the list of recent changes, and wait until it does not move any more."""
    open_from_sidebar(
        hands, "Recent changes", ".mw-rcfilters-ui-filterTagMultiselectWidget"
    )
