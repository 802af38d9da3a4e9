"""Where things are in the pages of the letters' office, and the ways people take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

PROJECT = "Letters October 2026"
NUMBER = "4"
ABOVE = "above the table"
TOP = "at the top right"
LEFT = "in the menu on the left"
LIST = "in the list of projects"
FILTERS = 'in the window of "Filters"'
WHERE = "Where"
ROW = "[data-testid=table-row]"
ENTRY = ".lsf-menu-dm__item"
CARD = "a.lsf-projects-page__link"
CREATE = "button[aria-label='Create new project']"
PANEL = ".lsf-filters"
RECENT = "text=Recent Projects"
_NAMES = ".lsf-filterLine__selector > span"
_OPTION = "[role=option]"
_PICKER = f"{PANEL} [data-testid^=select-trigger]"


def go_to(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    hands.go("/".join(hands.page.url.split("/")[:3]) + path)
    hands.page.locator(shows).filter(visible=True).first.wait_for()


def button(name: str) -> str:
    """Find a button by what stands on it."""
    return f"button:has-text('{name}')"


def open_project(hands: Hands, name: str = PROJECT, shows: str = ROW) -> None:
    """Click on a project in the list that the work begins on."""
    hands.click(
        name,
        "link",
        LIST,
        f"{CARD}:has-text('{name}')",
        shows=shows,
        record=True,
    )


def look_into_another(hands: Hands, name: str) -> None:
    """Open the wrong project, and go back."""
    with hands.detour():
        open_project(hands, name, "text=Import data to get your project started")
        hands.click(
            "Projects", "link", "at the top", ".lsf-breadcrumbs a:has-text('Projects')",
            shows=CARD,
        )  # fmt: skip


def open_menu(hands: Hands, name: str, shows: str) -> None:
    """Open the menu of all pages, and follow one of its links."""
    hands.click(
        "menu",
        "icon",
        "at the top left",
        ".lsf-hamburger",
        shows=".lsf-main-menu__item:has-text('Home')",
    )
    hands.click(
        name, "link", LEFT, f".lsf-main-menu__item:has-text('{name}')", shows=shows
    )


def open_recent(hands: Hands) -> None:
    """Go by the first page, which shows what was worked on last."""
    open_menu(hands, "Home", RECENT)
    hands.click(
        PROJECT,
        "link",
        'below "Recent Projects"',
        f"a:has-text('{PROJECT}')",
        shows=ROW,
        record=True,
    )


def begin_filter(hands: Hands) -> None:
    """Open the window of filters and put one in."""
    hands.click(
        "Filters", "button", ABOVE, "button[aria-label='Filters']",
        shows=button("Add Filter"),
    )  # fmt: skip
    hands.click("Add Filter", "button", FILTERS, button("Add Filter"), shows=_PICKER)


def filter_column(hands: Hands, column: str) -> None:
    """Choose the column that is looked at."""
    _pick(hands, column, 0, _NAMES)


def filter_operator(hands: Hands, operator: str) -> None:
    """Choose how the column is compared."""
    _pick(hands, operator, 1, _OPTION)


def _pick(hands: Hands, value: str, place: int, options: str) -> None:
    hands.choose(
        Field(
            name=WHERE,
            location=FILTERS,
            value=value,
            selector=f"{_PICKER} >> nth={place}",
            kind="dropdown",
            options=options,
        )
    )


def filter_value(hands: Hands, value: str, left: int) -> None:
    """Type what the column is compared with, and wait for the rows that are left."""
    hands.write(
        Field(
            name=WHERE,
            location=FILTERS,
            value=value,
            selector=f"{PANEL} input",
        )
    )
    hands.page.locator(f"text=Tasks: {left} / 12").wait_for()


def close_filters(hands: Hands) -> None:
    """Click on what opened the window of filters."""
    hands.click("Filters", "button", ABOVE, "button[aria-label='Filters']")
    hands.page.locator(PANEL).wait_for(state="hidden")
