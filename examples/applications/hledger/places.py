"""Where things are in the cinema's hledger-web, and the ways people take there."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

SHOWN = "/dev/shm/cinema"  # noqa: S108 (a link, for as long as the machine runs)
"""Where the books seem to lie: the pages tell the path of each file."""
MAIN = "cinema.journal"
SUPPLIERS = "liabilities:suppliers"
_ADD = "Add a transaction"
_WINDOW = f'in the window "{_ADD}"'
_MODAL = "#addmodal"
_FORM = f"{_MODAL} #addform"
_TABLE = "#main-content td"
_FIRST_LINE = (14, 8)
_TOP = "at the top"
_SEARCH = "Enter hledger search patterns to filter the data below"
"""The tooltip of the field, which has no caption."""
_OPENED = """() => {
  const shown = document.querySelector('#addmodal.in');
  return shown && !shown.getAnimations({ subtree: true }).length;
}"""


def settle(hands: Hands) -> None:
    """Wait until the page has fetched what it shows."""
    hands.page.wait_for_load_state("networkidle")


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/{path}")
    settle(hands)


def open_journal(hands: Hands) -> None:
    """Come to all entries, with the key for it or by the list on the left."""
    if hands.person.hand == "keyboard":
        hands.press("j", "shows the journal", leads_on=True)
    else:
        link = "#sidebar-menu a:text-is('Journal')"
        hands.click("Journal", "link", "on the left", link, leads_on=True)
    settle(hands)


def open_account(hands: Hands, account: str) -> None:
    """Click on an account in the list on the left.

    It shows the end of a name there, or all of it where nothing else begins like it.
    """
    leaf = account.rsplit(":", maxsplit=1)[-1]
    link = f"#sidebar-menu a.acct-name:text-matches('(^|:){leaf}$')"
    name = hands.page.locator(link).inner_text().strip()
    place = "in the list on the left"
    hands.click(name, "link", place, link, record=True, leads_on=True)
    settle(hands)


def follow(hands: Hands, name: str) -> None:
    """Click on an account in the entries, the first of that name."""
    link = f"{_TABLE} a:text-is('{name}')"
    hands.click(name, "link", "in the table", link, record=True, leads_on=True)
    settle(hands)


def follow_day(hands: Hands, day: str) -> None:
    """Click on a day in the entries of an account, which breaks into two lines."""
    hands.click(
        day,
        "link",
        "in the table",
        f"{_TABLE} a:text-is('{day}')",
        record=True,
        leads_on=True,
        at=_FIRST_LINE,
    )
    settle(hands)


def look_for(hands: Hands, words: str) -> None:
    """Search, within an account if one is shown, whose name stands in the field."""
    field = Field(
        name=_SEARCH,
        location=_TOP,
        value=words,
        selector="#searchform [name=q]",
        keeps=True,
    )
    hands.write(field, send=hands.person.enter_sends)
    if not hands.person.enter_sends:
        press_icon(hands, "Apply search terms")
    settle(hands)


def press_icon(hands: Hands, tooltip: str) -> None:
    """Click on one of the icons beside the field for searching."""
    icon = f"#searchform [title='{tooltip}']"
    hands.click(tooltip, "icon", "beside the search field", icon, leads_on=True)
    settle(hands)


def open_window(hands: Hands) -> None:
    """Open the window for a new entry, with the key for it or by the link."""
    first = f"{_FORM} [name=date]"
    if hands.person.hand == "keyboard":
        hands.press("a", "opens the window for a new entry", shows=first)
    else:
        link = "#addformlink"
        hands.click(_ADD, "link", "above the entries", link, shows=first)
    hands.page.wait_for_function(_OPENED)
    settle(hands)


def give_day(hands: Hands, day: str) -> None:
    """Give the day of an entry: typed, or out of the calendar beside the field.

    Raises:
        RuntimeError: If the field holds another.
    """
    box = f"{_FORM} [name=date]"
    if hands.person.hand == "keyboard" or hands.person.order == "up":
        hands.write(_field("Date", day, box))
    else:
        wanted = date.fromisoformat(day)
        earlier = wanted < date.today()  # noqa: DTZ011 (the browser's own day)
        hands.choose_day(
            _field("Date", day, f"{_FORM} #dateWrap .input-group-addon"),
            wanted,
            month=".datepicker-days .datepicker-switch",
            onward=f".datepicker-days .{'prev' if earlier else 'next'}",
            days=".datepicker-days td.day:not(.old):not(.new)",
        )
    _see(hands, box, day)


def give_payee(hands: Hands, payee: str) -> None:
    """Take one of those who had an entry before."""
    box = f"{_FORM} [name=description].tt-input"
    _take(hands, "Description", payee, box, payee[:3].lower())


def give_account(hands: Hands, row: int, account: str) -> None:
    """Take an account out of those that begin with some letters."""
    name = f"Account {row}"
    above, _, leaf = account.rpartition(":")
    box = f"{_FORM} .tt-input[placeholder='{name}']"
    begun = leaf[0] if hands.person.hand == "keyboard" else ""
    _take(hands, name, account, box, f"{above}:{begun}")


def give_sum(hands: Hands, row: int, value: str) -> None:
    """Type what stands beside an account."""
    name = f"Amount {row}"
    hands.write(_field(name, value, f"{_FORM} [placeholder='{name}']"))


def add(hands: Hands, *, done: str = "Transaction added.") -> None:
    """Have the entry added, with Enter in the field that was filled in last or the button.

    Args:
        hands: Whose window it is.
        done: What the page tells then.
    """
    if hands.person.enter_sends:
        hands.press_enter(hands.steps[-1].element or "")
    else:
        button = f"{_FORM} button[name=submit]"
        hands.click("add", "button", _WINDOW, button, leads_on=True)
    hands.wait_for(done)
    settle(hands)


def _field(name: str, value: str, selector: str) -> Field:
    return Field(name=name, location=_WINDOW, value=value, selector=selector)


def _take(hands: Hands, name: str, value: str, selector: str, letters: str) -> None:
    """Take what is suggested, with the mouse or with Tab."""
    field = Field(
        name=name,
        location=_WINDOW,
        value=value,
        selector=selector,
        kind="suggestions",
        options=f"{_FORM} .tt-suggestion",
        letters=letters,
    )
    if hands.person.hand == "keyboard":
        hands.choose_by_keys(field, [*letters, "Tab"])
    else:
        hands.pick(field)
    _see(hands, selector, value)


def _see(hands: Hands, selector: str, value: str) -> None:
    held = hands.page.locator(selector).input_value()
    if held != value:
        raise RuntimeError(f"{selector} holds {held!r}, not {value!r}")
