"""Where things are on Lino's pages, and how people take there what all of them need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

DIALOG = ".p-dialog"
FORM = "in the form"
TOOLS = "in the bar above"
INSERT = ".l-button-insert"
_QUICK = "input[placeholder='Quick search']"


def go(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/#/{path}")
    hands.page.locator(shows).filter(visible=True).first.wait_for()
    settle(hands)


def settle(hands: Hands) -> None:
    """Wait until the page has been told what it shows, and no message lies over it."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_function("!document.querySelector('.p-toast-message')")
    hands.page.wait_for_timeout(400)


def told(hands: Hands) -> None:
    """Wait for the message that something was done, and until it has gone."""
    hands.page.locator(".p-toast-message").first.wait_for()
    hands.page.mouse.move(700, 640, steps=3)  # a message below the mouse stays
    settle(hands)


def open_tab(hands: Hands, name: str, shows: str) -> None:
    """Turn to another part of a record."""
    tab = f".p-tabview-nav li a:has-text('{name}')"
    hands.click(name, "tab", "above the record", tab, shows=shows)
    settle(hands)


def insert(hands: Hands, what: str) -> None:
    """Begin something new in a list."""
    hands.click(f"Insert a new {what}.", "button", TOOLS, INSERT, shows=DIALOG)
    settle(hands)


def create(hands: Hands) -> None:
    """Have what the dialog says made."""
    button = f"{DIALOG} button:has-text('Create')"
    hands.click("Create", "button", "below the dialog", button)
    told(hands)


def edit(hands: Hands) -> None:
    """Make the fields of a record ready to be written into."""
    pencil = ".l-bbar-editor-button .p-togglebutton-input, input.p-togglebutton-input"
    hands.click("Edit", "button", TOOLS, pencil, shows="button:has(.pi-save)")
    settle(hands)


def save(hands: Hands) -> None:
    """Keep what was written."""
    name = "Save changes in this form"
    hands.click(name, "button", TOOLS, "button:has(.pi-save)")
    told(hands)


def discard(hands: Hands) -> None:
    """Close the dialog, and say that what it holds is not needed."""
    sure = f"{DIALOG}:has-text('Confirmation')"
    close = f"{DIALOG} button.p-dialog-header-close"
    place = "at the top of the dialog"
    hands.click("Close", "button", place, close, shows=sure)
    settle(hands)
    hands.click("OK", "button", 'in "Confirmation"', f"{sure} button:has-text('OK')")
    hands.page.locator(DIALOG).first.wait_for(state="detached")


def go_up(hands: Hands, name: str) -> None:
    """Go from a record to the list that it is in."""
    link = f"a:text-is('{name}'):not(.p-menuitem-link)"
    hands.click(name, "link", "above the record", link, shows=INSERT)
    settle(hands)


def search(hands: Hands, words: str) -> None:
    """Type into the field above a list, which gets shorter by itself."""
    field = Field(name="Quick search", location=TOOLS, value=words, selector=_QUICK)
    hands.write(field)
    settle(hands)


def field(name: str, value: str, elem: str) -> Field:
    """Return a field that is written into, by the name that the program has for it."""
    box = f"[data-elem-name={elem}] input"
    return Field(name=name, location=FORM, value=value, selector=box)


def choose(
    hands: Hands, name: str, value: str, elem: str, letters: str | None = None
) -> None:
    """Choose among records, by letters or in the list that the arrow opens."""
    typed = hands.person.hand == "keyboard" or hands.person.searches
    box = f"[data-elem-name={elem}] {'input' if typed else 'button'}"
    wanted = Field(
        name=name,
        location=FORM,
        value=value,
        selector=box,
        options=".p-autocomplete-item",
        letters=letters or value[:5] if typed else "",
    )
    if typed:
        hands.pick(wanted)
    else:
        hands.choose(wanted)
    settle(hands)
