"""Where things are in the trust's Modoboa, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands, Kind

FORM = "in the form"
MENU = "in the menu on the left"
WIZARD = "below the form"
OPTION = ".v-overlay--active .v-list-item"
_WRITTEN_INTO = "*[self::input or self::textarea][not(@type='hidden')]"
_ENTRY = ".v-overlay--active .v-list-item:has(:text-is('{}'))"
_CROSS = ".v-overlay--active button:has(.mdi-close)"


def settle(hands: Hands) -> None:
    """Wait until the page has fetched what it shows, and nothing moves any more."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(550)


def wait_out(hands: Hands) -> None:
    """Wait until what was told at the top of the page is gone: it covers things."""
    told = hands.page.locator(".v-snackbar__wrapper").filter(visible=True)
    told.first.wait_for(state="hidden")
    settle(hands)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{path}")
    settle(hands)


def open_page(hands: Hands, name: str) -> None:
    """Come to a page by the menu on the left."""
    link = f".v-navigation-drawer .v-list-item:has(:text-is('{name}'))"
    hands.click(name, "link", MENU, link, leads_on=True)
    settle(hands)


def open_identities(hands: Hands) -> None:
    """Come to the identities, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/admin/identities")
        return
    if hands.person.detours:
        with hands.detour():
            open_page(hands, "Domains")
            hands.look_around("looks whether addresses are made there")
    open_page(hands, "Identities")


def captioned(name: str) -> str:
    """Return how to find the field that comes after a caption."""
    return f"//label[normalize-space()='{name}']/following::{_WRITTEN_INTO}[1]"


def text_field(name: str, value: str, place: str = FORM) -> Field:
    """Return a field that is typed into."""
    return Field(name=name, location=place, value=value, selector=captioned(name))


def press(  # noqa: PLR0913 (a button, what it is and where it is)
    hands: Hands,
    name: str,
    place: str = WIZARD,
    *,
    kind: Kind = "button",
    within: str = "",
    shows: str | None = None,
    leads_on: bool = False,
) -> None:
    """Click on a button that has its name on it."""
    button = f"{within} button:has(:text-is('{name}'))".strip()
    hands.click(name, kind, place, button, shows=shows, leads_on=leads_on)
    settle(hands)


def go_on(hands: Hands, shows: str | None = None) -> None:
    """Come to the next part of what is made."""
    press(hands, "Next", within=".v-dialog", shows=shows)


def begin_new(hands: Hands, name: str) -> None:
    """Take an entry of the menu below the button that makes something new."""
    entry = _ENTRY.format(name)
    press(hands, "New", "above the list", kind="menu", shows=entry)
    hands.click(name, "menu", 'below "New"', entry, shows=".v-dialog")
    settle(hands)


def open_dots(hands: Hands, record: str, name: str, *, leads_on: bool = False) -> None:
    """Take an entry of the menu that is at the end of a row."""
    dots = f"tr:has-text('{record}') button:has(.mdi-dots-horizontal)"
    entry = _ENTRY.format(name)
    hands.click("Actions", "menu", f'in the row "{record}"', dots, shows=entry)
    hands.page.wait_for_timeout(400)
    hands.click(name, "menu", f'in the row "{record}"', entry, leads_on=leads_on)
    settle(hands)


def search_for(hands: Hands, letters: str) -> None:
    """Type into the search above a list, which gets shorter by itself."""
    box = "main input[placeholder='Search'], main .v-text-field:has(.mdi-magnify) input"
    place = "above the list"
    hands.write(Field(name="Search", location=place, value=letters, selector=box))
    settle(hands)


def write_address(hands: Hands, field: Field) -> None:
    """Write an address, whose ending most people take from what is offered.

    Args:
        hands: Whose.
        field: What it is written into, with the whole address.
    """
    if hands.person.hand == "keyboard":
        hands.write(field)
        return
    local, _, domain = field.value.partition("@")
    letters = domain[:3] if hands.person.searches else ""
    begun = Field(
        name=field.name,
        location=field.location,
        value=f"{local}@{letters}",
        selector=field.selector,
    )
    ending = Field(
        name=field.name,
        location=field.location,
        value=domain,
        selector=field.selector,
        options=OPTION,
        letters="",
    )
    hands.write(begun)
    hands.choose_also(ending)
    settle(hands)


def add_address(hands: Hands, name: str, address: str) -> None:
    """Add an address to those that stand below the field as tags."""
    box = ".v-dialog input[placeholder^='Start typing']"
    field = Field(name=name, location=FORM, value=address, selector=box)
    write_address(hands, field)
    tag = f".v-dialog .v-chip:has-text('{address}')"
    if hands.person.hand == "keyboard":
        hands.press("Enter", f'adds what stands in "{name}"', shows=tag)
    hands.page.locator(tag).filter(visible=True).first.wait_for()
    settle(hands)


def switch(hands: Hands, name: str, place: str = FORM) -> None:
    """Click on a switch."""
    box = f"input[type=checkbox][aria-label='{name}']"
    hands.click(name, "checkbox", place, box)
    settle(hands)


def unfold(hands: Hands, name: str) -> None:
    """Open one part of a form that is folded together."""
    head = f"main .v-expansion-panel-title:has(:text-is('{name}'))"
    hands.click(name, "button", FORM, head)
    settle(hands)


def give_up(hands: Hands) -> None:
    """Close what was begun, and say yes to losing it."""
    yes = ".v-dialog button:has(:text-is('Yes'))"
    hands.click("cross", "icon", "at the top right", _CROSS, shows=yes)
    settle(hands)
    press(hands, "Yes", 'in "Warning"', within=".v-dialog")
