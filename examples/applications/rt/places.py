"""Where things are in the housing office's tickets, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

TOP = "at the very top of the page"
TABS = "in the row of tabs at the top right"
FORM = "in the form"
SEARCH = "Search Tickets..."
MESSAGE = "Type your message here"
_SEARCH_FIELD = "#simple-search input"
_LIST = ".bootstrap-select:has(> select[name='{}']) > button"
_OPTIONS = ".bootstrap-select.show .dropdown-menu li a"
_QUIET = "() => window.jQuery && jQuery.active === 0"
_EDITOR = "iframe.cke_wysiwyg_frame"


def settle(hands: Hands) -> None:
    """Wait until the page has what it asked the server for."""
    hands.page.wait_for_load_state("load")
    hands.page.wait_for_timeout(300)
    hands.page.wait_for_function(_QUIET)
    hands.page.wait_for_timeout(150)


def go_home(hands: Hands) -> None:
    """Click on the first of the menus, which leads to the page one begins on."""
    hands.click("Homepage", "link", TOP, "#home", leads_on=True)
    settle(hands)


def take_entry(hands: Hands, *menus: tuple[str, str], name: str, entry: str) -> None:
    """Take an entry of a menu that opens as soon as the mouse is over its name.

    Args:
        hands: Whose.
        menus: Names of the menu and of those in it, and how to find them.
        name: Of the entry.
        entry: How to find it.
    """
    for menu, selector in menus:
        hands.hover(menu, selector)
        settle(hands)
    hands.page.locator(entry).wait_for(state="visible")
    above = menus[-1][0]
    hands.click(name, "menu", f'in the menu "{above}"', entry, leads_on=True)
    settle(hands)


def take_action(hands: Hands, name: str) -> None:
    """Take an entry of the menu with what can be done to a ticket."""
    entry = f"#page-actions-{name.lower()}"
    take_entry(hands, ("Actions", "#page-actions"), name=name, entry=entry)
    editable(hands)


def open_new_search(hands: Hands) -> None:
    """Open an empty search, two menus down."""
    hands.hover("Search", "#search")
    hands.page.locator("#search-tickets").wait_for(state="visible")
    hands.hover("Tickets", "#search-tickets")
    beside = "#search-tickets-simple"
    hands.page.locator(beside).wait_for(state="visible")
    hands.hover("Simple Search", beside)  # straight over, or another one opens
    hands.click(
        "New Search",
        "menu",
        'in the menu "Search", beside "Tickets"',
        "#search-tickets-new",
        leads_on=True,
    )
    settle(hands)


def open_tab(hands: Hands, name: str) -> None:
    """Click on one of the tabs beside the heading of the page."""
    hands.click(
        name,
        "tab",
        TABS,
        f"#page-navigation a:text-is('{name}')",
        leads_on=True,
    )
    settle(hands)


def open_record(hands: Hands, name: str, location: str) -> None:
    """Click on what a ticket is about in a list of them."""
    hands.click(
        name,
        "link",
        location,
        f"table.ticket-list a:text-is('{name}')",
        record=True,
        leads_on=True,
    )
    settle(hands)


def open_queue(hands: Hands, name: str) -> None:
    """Click on a queue at the right of the first page: all that is open in it."""
    hands.click(
        name,
        "link",
        'in the table "Queue list"',
        f"table.queue-summary a:text-is('{name}')",
        record=True,
        leads_on=True,
    )
    settle(hands)


def search(hands: Hands, words: str) -> None:
    """Search with the field at the top, which is always there."""
    if hands.person.hand == "keyboard":
        hands.press("/", "goes to the search field")
        hands.type_on(SEARCH, TOP, words)
        hands.press_enter(SEARCH)
    else:
        field = Field(name=SEARCH, location=TOP, value=words, selector=_SEARCH_FIELD)
        hands.write(field, send=True)
    settle(hands)


def editable(hands: Hands) -> None:
    """Wait until the big field for text can be written in, if there is one."""
    settle(hands)
    if hands.page.locator("textarea.richtext").count():
        hands.page.locator(_EDITOR).first.wait_for(state="visible")
        hands.page.wait_for_timeout(300)
        settle(hands)


def message(text: str, *, replaces: bool = False) -> Field:
    """Return the big field for text, which shows nothing but what to do in it.

    Args:
        text: What is typed.
        replaces: Whether it holds a quotation, in whose place it is typed.
    """
    return Field(
        name=MESSAGE,
        location=FORM,
        value=text,
        selector=_EDITOR,
        clicks=2 if replaces else 1,
    )


def in_form(
    name: str, value: str, selector: str, *, below: str = "", opens: bool = False
) -> Field:
    """Return a field that is typed in.

    Args:
        name: As the form shows it.
        value: What to type.
        selector: How to find it.
        below: Heading of the part of the form, if it has parts.
        opens: Whether something opens below it that people leave with Tab.
    """
    return Field(
        name=name,
        location=f'{FORM}, below "{below}"' if below else FORM,
        value=value,
        selector=selector,
        opens=opens,
    )


def from_list(name: str, value: str, select: str, *, below: str = "") -> Field:
    """Return a field with a list that the page draws.

    Args:
        name: As the form shows it.
        value: What to choose.
        select: What the list is called that lies under the drawn one.
        below: Heading of the part of the form, if it has parts.
    """
    return Field(
        name=name,
        location=f'{FORM}, below "{below}"' if below else FORM,
        value=value,
        selector=_LIST.format(select),
        kind="dropdown",
        options=_OPTIONS,
        letters="",
    )


def fill_in(hands: Hands, *fields: Field) -> None:
    """Fill in some fields, some of which ask the server for more."""
    for field in reversed(fields) if hands.person.order == "up" else fields:
        hands.fill([field])
        settle(hands)


def send(hands: Hands, name: str, selector: str = "") -> None:
    """Click on a button that sends a form."""
    found = selector or f"input[type=submit][value='{name}']"
    hands.click(name, "button", "below the form", found, leads_on=True)
    settle(hands)


def edit_box(hands: Hands, heading: str, box: str, shows: str) -> None:
    """Click on the pencil beside the heading of a box, so that it can be changed."""
    hands.click(
        "Edit",
        "icon",
        f'beside the heading "{heading}"',
        f"{box} a.inline-edit-toggle.edit",
        shows=shows,
    )
    settle(hands)


def save_box(hands: Hands, heading: str, box: str) -> None:
    """Save what was changed in a box."""
    hands.click(
        "Save",
        "button",
        f'in the box "{heading}"',
        f"{box} input[type=submit][value=Save]",
        leads_on=True,
    )
    settle(hands)


def choose_resident(hands: Hands, values: Values) -> None:
    """Take out who stands there, and put in who rang up."""
    box = ".selectize-control:has(#Requestors-selectized)"
    hands.click(
        "Remove",
        "icon",
        'in the field "Requestors"',
        f"{box} .item a.remove",
        shows=box,
    )
    hands.page.locator(f"{box} .item").first.wait_for(state="hidden")
    settle(hands)
    hands.pick(
        Field(
            name="Requestors",
            location=FORM,
            value=values["resident"],
            selector="#Requestors-selectized",
            kind="suggestions",
            options=f"{box} .option",
            letters=values["letters"],
        )
    )
    settle(hands)
