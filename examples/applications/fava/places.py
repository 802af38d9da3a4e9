"""Where things are in the lighthouse museum's Fava, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

HOME = "/lighthouse-museum"
MENU = "in the menu on the left"
TOP = "at the top right"
WINDOW = "in the window in the middle"
FORM = "dialog form"
DATE = f"{FORM} input[type=date]"
EDITOR = ".cm-content"
EVERYTHING = "Filter by tag, payee, …"
SUPPLIERS = "Liabilities:Suppliers"
_OPTIONS = "[role=option]"
_ADD = "a.add-transaction"
_NOTICE = "File change detected. Click to reload."
_NOTICES = "Stored 1 entries."
_HAS_FOCUS = "e => e === document.activeElement"


def settle(hands: Hands) -> None:
    """Wait until the page has fetched what it shows."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(400)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{HOME}{path}")
    settle(hands)


def open_page(hands: Hands, name: str) -> None:
    """Come to a page by the menu on the left."""
    link = f"aside li > a:text-matches('^\\\\s*{name}\\\\b')"
    hands.click(name, "link", MENU, link, leads_on=True)
    settle(hands)


def open_leaf(hands: Hands, account: str) -> None:
    """Come to an account by its name in a table of accounts."""
    leaf = account.rsplit(":", maxsplit=1)[-1]
    link = f"[data-account-name='{account}'] a.account"
    hands.click(leaf, "link", "in the table", link, record=True, leads_on=True)
    settle(hands)


def jump_to(hands: Hands, account: str, letters: str) -> None:
    """Come to an account by some letters of its name."""
    box = "aside input[placeholder='Go to account']"
    hands.write(text_field("Go to account", letters, box, MENU))
    found = f"aside {_OPTIONS}:has-text('{account}')"
    place = 'below "Go to account"'
    hands.click(account, "link", place, found, record=True, leads_on=True)
    settle(hands)


def text_field(name: str, value: str, selector: str, place: str = WINDOW) -> Field:
    """Return a field that is typed into."""
    return Field(name=name, location=place, value=value, selector=selector)


def filter_by(hands: Hands, name: str, value: str, letters: str) -> None:
    """Take a suggestion in one of the fields at the top, which shortens what is shown."""
    box = f"header input[placeholder='{name}']"
    hands.pick(_suggested(name, value, box, letters, TOP))
    settle(hands)


def take(hands: Hands, name: str, value: str, selector: str, letters: str) -> None:
    """Take a suggestion in the window, with the mouse or with Tab.

    Raises:
        RuntimeError: If something else was taken.
    """
    field = _suggested(name, value, selector, letters, WINDOW)
    if hands.person.hand != "keyboard":
        hands.pick(field)
    elif hands.page.locator(selector).evaluate(_HAS_FOCUS):
        hands.take(field)
    else:
        hands.choose_by_keys(field, ["Control+a", *letters, "Tab"])
    see(hands, name, value, selector)


def see(hands: Hands, name: str, value: str, selector: str) -> None:
    """See that a field holds what it should.

    Raises:
        RuntimeError: If it holds something else.
    """
    held = hands.page.locator(selector).input_value()
    if held != value:
        raise RuntimeError(f"{name} holds {held!r}, not {value!r}")


def holds(hands: Hands, selector: str, value: str) -> bool:
    """Return whether a field holds something already."""
    return hands.page.locator(selector).input_value() == value


def _suggested(name: str, value: str, selector: str, letters: str, place: str) -> Field:
    return Field(
        name=name,
        location=place,
        value=value,
        selector=selector,
        kind="suggestions",
        options=_OPTIONS,
        letters=letters,
    )


def open_window(hands: Hands, tab: str | None = None) -> None:
    """Open the window in which entries are added, and say what kind it is."""
    if hands.person.hand == "keyboard":
        hands.press("n", "opens the window for a new entry", shows=DATE)
    else:
        hands.click("+", "link", f'beside "Editor" {MENU}', _ADD, shows=DATE)
    settle(hands)
    if tab is not None:
        turn_to(hands, tab)


def turn_to(hands: Hands, tab: str) -> None:
    """Say which kind of entry is added."""
    button = f"{FORM} h3 button:text-is('{tab}')"
    hands.click(tab, "tab", WINDOW, button)
    settle(hands)


def write_day(hands: Hands, day: str) -> None:
    """Type a day into the browser's own field, unless it is there already."""
    month, number, year = day.split("/")
    held = f"{year}-{month}-{number}"
    if not holds(hands, DATE, held):
        hands.write_moment(text_field("date", day, DATE))
        see(hands, "date", held, DATE)


def save_entry(hands: Hands, *, stays: bool = False) -> None:
    """Have what is in the window stored."""
    hands.click("Save", "button", WINDOW, f"{FORM} button[type=submit]")
    wait_for_stored(hands, stays=stays)


def wait_for_stored(hands: Hands, *, stays: bool = False) -> None:
    """Wait until an entry is stored, and what tells that has gone."""
    hands.wait_for(_NOTICES)
    if not stays:
        hands.page.locator("dialog").wait_for(state="detached")
    hands.page.get_by_text(_NOTICES).first.wait_for(state="detached")
    settle(hands)


def note(hands: Hands, values: dict[str, str]) -> None:
    """Fill in a note in the person's order; the window shows it already."""
    day, account, words, letters = (
        values[name] for name in ("day", "account", "note", "letters")
    )

    def write_account() -> None:
        take(hands, "Account", account, f"{FORM} [placeholder=Account]", letters)

    def write_comment() -> None:
        hands.write(text_field("Comment", words, f"{FORM} textarea"))

    if hands.person.order == "up":
        write_comment()
        write_account()
        write_day(hands, day)
    else:
        write_day(hands, day)
        write_account()
        write_comment()


def reload(hands: Hands) -> None:
    """Click on what says that a file has changed, or let it be."""
    hands.wait_for(_NOTICE)
    hands.page.wait_for_timeout(300)
    if hands.person.id in {"p01", "p04"}:
        notice = f":text-is('{_NOTICE}')"
        hands.click(_NOTICE, "button", TOP, notice)
        hands.page.get_by_text(_NOTICE).first.wait_for(state="detached")
        settle(hands)
