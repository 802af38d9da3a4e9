"""Where things are behind the website, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

SIDEBAR = "in the sidebar on the left"
LIST = "#the-list tr"


def go(hands: Hands, page: str) -> None:
    """Type the address of one of its pages."""
    address = hands.page.url.split("/wp-admin/", maxsplit=1)[0]
    hands.go(f"{address}/wp-admin/{page}")


def follow_sidebar(hands: Hands, name: str) -> None:
    """Click on an entry of the sidebar."""
    hands.click(
        name,
        "link",
        SIDEBAR,
        f"#adminmenu > li > a.menu-top:has-text('{name}')",
        leads_on=True,
    )


def follow_below(hands: Hands, name: str, above: str) -> None:
    """Click on an entry that the sidebar shows below the one that is open."""
    hands.click(
        name,
        "link",
        f'below "{above}" {SIDEBAR}',
        f"#adminmenu li.wp-menu-open .wp-submenu a:text-is('{name}')",
        leads_on=True,
    )


def follow_new(hands: Hands, name: str) -> None:
    """Point at what makes new things, and click on a kind of them."""
    hands.hover("New", "#wp-admin-bar-new-content > a")
    hands.click(
        name,
        "link",
        'below "New" at the very top',
        f"#wp-admin-bar-new-content-default a:text-is('{name}')",
        leads_on=True,
    )


def follow_view(hands: Hands, name: str) -> None:
    """Show only some of what is in a list."""
    hands.click(
        name,
        "link",
        "above the list",
        f".subsubsub a:has-text('{name}')",
        leads_on=True,
    )


def search_list(hands: Hands, name: str, text: str) -> None:
    """Search the list that is shown."""
    hands.write(
        Field(
            name=name,
            location="at the right above the list",
            value=text,
            selector=".search-box input[type=search]",
        )
    )
    if hands.person.enter_sends:
        hands.press_enter(name)
    else:
        hands.click(
            name,
            "button",
            "at the right above the list",
            "#search-submit",
            leads_on=True,
        )


def tick_row(hands: Hands, name: str, row: str) -> None:
    """Tick what a row of the list stands for."""
    hands.click(
        name,
        "checkbox",
        "at the left of its row",
        f"{row} .check-column input",
        record=True,
    )


def do_to_ticked(hands: Hands, action: str) -> None:
    """Do something to all that is ticked."""
    hands.choose(
        Field(
            name="Bulk actions",
            location="above the list",
            value=action,
            selector="#bulk-action-selector-top",
            kind="dropdown",
        )
    )
    hands.click("Apply", "button", "above the list", "#doaction", leads_on=True)
