"""How people make room in the books for a new show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.fava.cases import ASKED, ASKED_WRONGLY, GRANTED, OPENED
from examples.applications.fava.places import (
    EDITOR,
    TOP,
    filter_by,
    go,
    note,
    open_leaf,
    open_page,
    open_window,
    reload,
    save_entry,
    settle,
    text_field,
)
from examples.scripted.steps import Field
from examples.scripted.tasks import fill

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_MIDDLE = "in the middle of the page"
_ABOVE = "above the text"
_QUERY = "…enter a BQL query. 'help' to list available commands."
_FOUND = "details[open] td"
_INTERVAL = "button[role=combobox]:text-matches('ly$')"
_SHOW = "Expenses:Show:{}"


def begin(hands: Hands, values: Values) -> bool:
    """Find out what the last show has cost; open the new one, with its money."""
    hands.read(
        f'what "{values["last"]}" has cost',
        _find_cost(hands, values),
        expected=values["cost"],
    )
    open_page(hands, "Editor")
    if hands.person.id == "p03":
        _open_file(hands, "budgets.beancount")
    _add_line(hands, "accounts.beancount", fill(OPENED, values))
    _add_line(hands, "budgets.beancount", fill(GRANTED, values))
    if hands.person.hand == "keyboard":
        go(hands, "/journal/")
    else:
        open_page(hands, "Journal")
    open_window(hands, "Note")
    note(hands, dict(values))
    save_entry(hands)
    return True


def ask_wrongly(hands: Hands, values: Values) -> bool:
    """Ask for a column that there is not, be told so twice, and leave it."""
    go(hands, "/query/")
    _ask(hands, fill(ASKED_WRONGLY, values))
    hands.wait_for("not found in table")
    place = "beside the question"
    hands.click("x", "button", place, "details summary button")
    hands.page.locator("details").wait_for(state="detached")
    open_page(hands, "Income Statement")
    return False


def _find_cost(hands: Hands, values: Values) -> str:
    """Find the sum, each person another way, and return it without the currency."""
    person, account = hands.person, _SHOW.format(values["last"])
    if person.hand == "keyboard" or person.order == "up":
        if person.hand == "keyboard":
            go(hands, "/query/")
        else:
            open_page(hands, "Query")
        _ask(hands, fill(ASKED, values))
        shown = _FOUND
    elif person.searches:
        link = "aside a:text-is('Cost of shows')"
        hands.click("Cost of shows", "link", 'below "Query" on the left', link)
        settle(hands)
        shown = f"details[open] tr:has-text('{account}') td.num"
    elif person.detours:
        with hands.detour():
            open_page(hands, "Balance Sheet")
        open_page(hands, "Income Statement")
        open_leaf(hands, account)
        _list_years(hands)
        shown = f"li:has([data-account-name='{account}']) .num span"
    else:
        filter_by(hands, "Time", "2026", "20")
        shown = f"li:has(> p [data-account-name='{account}']) > p .num"
    found = hands.page.locator(shown).first
    found.wait_for()
    return found.inner_text().split()[0]


def _ask(hands: Hands, question: str) -> None:
    """Type a question, and send it."""
    hands.write(text_field(_QUERY, question, f"form {EDITOR}", "at the top"))
    if hands.person.hand == "keyboard":
        hands.press("Control+Enter", "sends the question")
    else:
        button = "form button:text-is('Submit')"
        hands.click("Submit", "button", "beside the question", button)
    hands.page.locator("details[open]").wait_for()
    settle(hands)


def _list_years(hands: Hands) -> None:
    """Have what changed in the account listed by the year."""
    name = "Changes (monthly)"
    link = f"a:text-is('{name}')"
    hands.click(name, "link", "below the chart", link, leads_on=True)
    settle(hands)
    hands.choose(
        Field(
            name="interval",
            location=f"above the chart, {TOP}",
            value="Yearly",
            selector=_INTERVAL,
            kind="dropdown",
            options="[role=option]",
        )
    )
    hands.page.locator("a:text-is('2026')").wait_for()
    settle(hands)


def _open_file(hands: Hands, name: str) -> None:
    """Take another file out of the menu."""
    menu = "[role=menubar] > span:has-text('File')"
    entry = f"[role=menu] button:text-is('{name}')"
    hands.click("File", "menu", _ABOVE, menu, shows=entry)
    hands.page.wait_for_timeout(300)
    hands.click(name, "menu", 'below "File"', entry, record=True, leads_on=True)
    settle(hands)


def _add_line(hands: Hands, file: str, line: str) -> None:
    """Write a line at the end of a file, see it, and save."""
    _open_file(hands, file)
    if hands.person.hand == "keyboard":
        hands.type_on("editor", _MIDDLE, line)
    else:
        one = text_field("editor", line, EDITOR, _MIDDLE)
        hands.write(
            Field(
                name=one.name,
                location=one.location,
                value=one.value,
                selector=one.selector,
                keeps=True,
            )
        )
    hands.page.locator(f".cm-line:has-text('{line}')").wait_for()
    save = "form button:text-is('Save')"
    if hands.person.hand == "keyboard":
        hands.press("Control+s", "saves the file", shows=f"{save}[disabled]")
    else:
        hands.click("Save", "button", _ABOVE, save, shows=f"{save}[disabled]")
    reload(hands)
