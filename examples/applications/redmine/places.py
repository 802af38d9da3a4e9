"""Where things are in the workshop's list, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

PROJECT = "Fleet maintenance"
TABS = "in the row of tabs at the top"
TOP = "at the top right of the page"
_ADDRESS = "/projects/fleet"
_QUIET = "() => window.jQuery && jQuery.active === 0"


def go(hands: Hands, path: str) -> None:
    """Type the address of one of the project's pages."""
    root = "/".join(hands.page.url.split("/")[:3])
    hands.go(f"{root}{_ADDRESS}{path}")


def open_project(hands: Hands) -> None:
    """Come to the project's own page, each person another way."""
    if hands.person.id == "p03":
        box = "in the list of projects at the top right"
        hands.click(
            "Jump to a project...", "menu", TOP, "#project-jump .drdn-trigger",
            shows="#projects-quick-search",
        )  # fmt: skip
        hands.type_on("Search", box, "fleet")
        settle(hands)
        hands.page.locator(_jumps("Ticket office")).first.wait_for(state="hidden")
        hands.click(PROJECT, "link", box, _jumps(PROJECT), record=True, leads_on=True)
    elif hands.person.id == "p05":
        hands.click(
            PROJECT,
            "link",
            'in the table below "Reported issues"',
            f"td.project a:text-is('{PROJECT}')",
            record=True,
            leads_on=True,
        )
    else:
        open_from_top(hands, "Projects")
        hands.click(
            PROJECT,
            "link",
            "in the list of projects",
            f"#projects-index a:text-is('{PROJECT}')",
            record=True,
            leads_on=True,
        )


def _jumps(name: str) -> str:
    return f"#project-jump .projects a:has-text('{name}')"


def open_from_top(hands: Hands, name: str) -> None:
    """Click on a link at the very top of every page."""
    hands.click(
        name,
        "link",
        "at the very top of the page",
        f"#top-menu a:text-is('{name}')",
        leads_on=True,
    )


def open_tab(hands: Hands, name: str) -> None:
    """Click on one of the tabs that every page of a project has."""
    hands.click(name, "tab", TABS, f"#main-menu a:text-is('{name}')", leads_on=True)


def open_new(hands: Hands, name: str) -> None:
    """Make something new with the plus sign that stands before the tabs."""
    hands.click("+", "menu", TABS, "#new-object", shows="#main-menu .menu-children")
    hands.click(
        name,
        "link",
        'in the opened menu "+"',
        f"#main-menu .menu-children a:text-is('{name}')",
        leads_on=True,
    )


def follow(hands: Hands, name: str, *, shows: str | None = None) -> None:
    """Click on one of the links beside the heading of the page.

    Args:
        hands: Whose.
        name: Of the link.
        shows: How to find what is shown then, on the same page; else another follows.
    """
    hands.click(
        name,
        "link",
        "at the top right, beside the heading",
        f"#content .contextual a:text-is('{name}')",
        leads_on=shows is None,
        shows=shows,
    )


def send(hands: Hands, name: str) -> None:
    """Click on the button that sends a form."""
    hands.click(
        name,
        "button",
        "below the form",
        f"#content input[type=submit][value='{name}']",
        leads_on=True,
    )


def fill_in(hands: Hands, *fields: Field) -> None:
    """Fill in a form, some of whose lists ask the server for the form anew."""
    for field in reversed(fields) if hands.person.order == "up" else fields:
        hands.fill([field])
        settle(hands)


def in_form(
    name: str, value: str, selector: str, *, dropdown: bool = False, below: str = ""
) -> Field:
    """Return a field of a form.

    Args:
        name: As the form shows it.
        value: What to type or choose.
        selector: How to find it.
        dropdown: Whether it is a list.
        below: Caption of the part of the form, if it has parts.
    """
    return Field(
        name=name,
        location=f'in the form, below "{below}"' if below else "in the form",
        value=value,
        selector=selector,
        kind="dropdown" if dropdown else "field",
    )


def settle(hands: Hands) -> None:
    """Wait until the page has what it asked the server for."""
    hands.page.wait_for_timeout(400)
    hands.page.wait_for_function(_QUIET)
    hands.page.wait_for_timeout(150)
