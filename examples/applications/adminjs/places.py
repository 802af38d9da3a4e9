"""Where things are in the firm's pages, and the ways people take there."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

LEFT = "in the menu on the left"
TOP = "at the top right of the page"
FORM = "in the form"
FILTERS = "in the filters at the right"
TABLE = "in the table"
_ENTRY = "[data-css=sidebar-resources] a:has(> div:text-is('{}'))"
_GROUPS = {
    "Orders": "Purchasing",
    "Suppliers": "Purchasing",
    "Contracts": "Service",
    "Visits": "Service",
    "Customers": "Service",
    "Technicians": "Our People",
}
_CALENDAR = ".react-datepicker"
_SAVE = "button[data-testid=button-save]"
_MENU = 110
"""How far below the dots of a row the second entry of their menu ends."""


def open_area(hands: Hands, name: str) -> None:
    """Open a list that the menu on the left names, and what it lies below first."""
    entry, group = _ENTRY.format(name), _GROUPS[name]
    if not hands.page.locator(entry).filter(visible=True).count():
        hands.click(group, "menu", LEFT, _ENTRY.format(group), shows=entry)
        hands.page.wait_for_timeout(300)
    hands.click(name, "link", LEFT, entry)
    listed(hands, name.lower())


def listed(hands: Hands, table: str) -> None:
    """Wait until a list is there with its rows."""
    hands.page.locator(f"[data-css={table}-table-body] tr a").first.wait_for()
    settle(hands)


def look(hands: Hands, note: str) -> None:
    """Scroll down and up again, if that is a habit and there is something below."""
    content = hands.page.locator("[data-css=app-content]")
    below = content.evaluate("e => e.scrollHeight - e.clientHeight")
    if hands.person.looks_around and below > 80:
        hands.scroll("down", note)
        hands.scroll("up", note)


def settle(hands: Hands) -> None:
    """Wait until nothing is loading, and a little longer for what is drawn then."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(400)


def go_to(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/")[:3])
    hands.go(f"{root}/admin/resources/{path}")
    hands.page.locator(shows).filter(visible=True).first.wait_for()
    settle(hands)


def create_new(hands: Hands, table: str) -> None:
    """Open the empty form."""
    opener = f"a[data-css={table}-new-button]"
    hands.click("Create new", "button", TOP, opener, shows=_SAVE)
    settle(hands)


def save(hands: Hands, table: str) -> None:
    """Save what stands in the form, and come to the list."""
    hands.click("Save", "button", "below the form", _SAVE)
    listed(hands, table)


def save_in_vain(hands: Hands) -> None:
    """Save what stands in the form, and be told that something is wrong with it."""
    hands.click("Save", "button", "below the form", _SAVE)
    hands.wait_for("There are validation errors")


def open_filters(hands: Hands, table: str) -> None:
    """Bring up the filters."""
    opener, apply = f"a[data-css={table}-filter-button]", apply_button(table)
    hands.click("Filter", "button", TOP, opener, shows=apply)
    hands.page.wait_for_timeout(500)


def apply_button(table: str) -> str:
    """Find what applies the filters of a list."""
    return f"button[data-css={table}-filter-drawer-button-apply]"


def apply(hands: Hands, table: str, gone: str, *, close: bool = False) -> None:
    """Apply the filters.

    Args:
        hands: Whose.
        table: Of which list.
        gone: What a row says that has to be gone then.
        close: Whether the filters are sent away again.
    """
    hands.click("Apply changes", "button", FILTERS, apply_button(table))
    filtered(hands, gone)
    if close:
        close_filters(hands, table)


def filtered(hands: Hands, gone: str) -> None:
    """Wait until the filters have been applied."""
    hands.page.locator(cell(gone)).wait_for(state="detached")
    settle(hands)


def close_filters(hands: Hands, table: str) -> None:
    """Send the filters away: the button shows a cross and says nothing."""
    cross = f"[data-css={table}-filter-drawer-content] h3 + button"
    hands.click("cross", "icon", "at the top of the filters", cross)
    hands.page.wait_for_timeout(600)


def cell(text: str) -> str:
    """Find a cell of a list by all that stands in it."""
    return f"tbody td:has(section:text-is('{text}'))"


def row(text: str) -> str:
    """Find a row of a list by all that stands in one of its cells."""
    return f"tbody tr:has(section:text-is('{text}'))"


def open_row(hands: Hands, text: str) -> None:
    """Click on a row, which shows the record."""
    edit = "a[data-testid=action-edit]"
    hands.click(text, "row", TABLE, cell(text), record=True, shows=edit)
    settle(hands)


def edit_shown(hands: Hands) -> None:
    """Open the form of the record that is shown."""
    edit = "a[data-testid=action-edit]"
    hands.click("Edit", "button", TOP, edit, shows=_SAVE)
    settle(hands)


def edit_in_list(hands: Hands, text: str) -> None:
    """Open the form of a record from the menu behind the dots of its row."""
    box = hands.page.locator(row(text)).bounding_box()
    height = hands.page.evaluate("innerHeight")
    if box and box["y"] + box["height"] / 2 + _MENU > height:
        hands.scroll("down", f'to make room below "{text}"')
    hands.hover("dots", f"{row(text)} a[data-testid=actions-dropdown]")
    hands.click(
        "Edit",
        "menu",
        f'in the menu of the row "{text}"',
        f"{row(text)} a[data-testid=action-edit]",
        shows=_SAVE,
    )
    settle(hands)


def field(name: str, value: str, prop: str) -> Field:
    """Return a field to type into, of a form."""
    place = f"[data-testid='property-edit-{prop}'] :is(input, textarea, .ProseMirror)"
    return Field(name=name, location=FORM, value=value, selector=place)


def choose(
    hands: Hands, name: str, value: str, prop: str, *, letters: str = ""
) -> None:
    """Choose in a list that the page draws, in a form.

    Args:
        hands: Whose.
        name: Of the field.
        value: What is chosen.
        prop: Which field it is.
        letters: What is typed by those who do not look for it in the list.
    """
    box = f"[data-testid='property-edit-{prop}']"
    _choose(hands, _listing(hands, name, value, box, letters=letters))


def choose_filter(
    hands: Hands, name: str, value: str, prop: str, *, letters: str = ""
) -> None:
    """Choose in a list of the filters."""
    box = f"[data-testid='property-filter-{prop}']"
    one = _listing(hands, name, value, box, letters=letters)
    _choose(hands, replace(one, location=FILTERS))


def _listing(hands: Hands, name: str, value: str, box: str, *, letters: str) -> Field:
    keys = hands.person.hand == "keyboard"
    return Field(
        name=name,
        location=FORM,
        value=value,
        selector=f"{box} {'input[role=combobox]' if keys else '[class*=-control]'}",
        options="[role=option]",
        letters=letters or None,
        opener="ArrowDown",
    )


def _choose(hands: Hands, one: Field) -> None:
    if one.letters:
        hands.pick(one)
    else:
        hands.choose(one)
    shown = f"[class*=-control] :text-is('{one.value}')"
    hands.page.locator(shown).first.wait_for()


def choose_day(hands: Hands, name: str, day: str, shown: str, box: str) -> None:
    """Choose a day in the calendar, or type it and send the calendar away.

    Args:
        hands: Whose.
        name: Of the field.
        day: The day, as programs write it.
        shown: What is typed, or stands in the field then.
        box: How to find what is around the field.
    """
    location = FILTERS if "filter" in box else FORM
    one = Field(name=name, location=location, value=shown, selector=f"{box} input")
    if hands.person.hand == "keyboard" or hands.person.order == "up":
        hands.write(one)
        hands.press("Escape", "closes the calendar")
    else:
        hands.choose_day(
            one,
            date.fromisoformat(day),
            month=f"{_CALENDAR}__current-month",
            onward=f"{_CALENDAR}__navigation--next",
            days=f"{_CALENDAR}__day:not({_CALENDAR}__day--outside-month)",
        )
    hands.page.locator(_CALENDAR).wait_for(state="detached")
