"""How people change what a crossing costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.pgadmin.dialogs import (
    DIALOG,
    search,
)
from examples.applications.pgadmin.places import (
    begin,
    node,
    select,
    settle,
    take,
    take_from_top,
    unfold,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FARES = "fares"
_WAY = ("View/Edit Data", "Filtered Rows...")
_INSIDE = "iframe >> internal:control=enter-frame >> "
"""What is shown of a table stands in a page of its own."""
_ROW = f"{_INSIDE}.rdg-row"
_ABOVE = "above the rows"
_COLUMNS = {"line": 3, "ticket": 4, "price": 5}
_CONDITION = f"{DIALOG} .cm-content"
_SAVED = ":text('Data saved successfully.')"


def change_fares(hands: Hands, values: Values) -> bool:
    """Open the rows of the line, change one, add one, and save them."""
    _begin(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [_change, _add]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    _save(hands, _SAVED)
    return True


def forget_price(hands: Hands, values: Values) -> bool:
    """Forget what the new ticket costs, be told that it is needed, and discard all."""
    _begin(hands, values)
    _change(hands, values)
    _add(hands, {**values, "costs": ""})
    _save(hands, ":text('violates not-null constraint')")
    hands.click(
        "Close",
        "icon",
        'in the tab "public.fares/ferries/postgres@Quay office"',
        ".dock-tab:has-text('public.fares') button",
    )
    gone = f"{_INSIDE}button[data-test=dont-save]"
    hands.page.locator(gone).wait_for()
    hands.page.wait_for_timeout(400)
    hands.click("Don't save", "button", 'in the dialog "Save data changes?"', gone)
    hands.page.locator("iframe").first.wait_for(state="detached")
    return False


def _begin(hands: Hands, values: Values) -> None:
    """Come to the rows of the line, each person another way."""
    begin(hands)
    unfold(hands, "Databases", shows="ferries")
    hands.page.locator(node("Schemas")).wait_for()
    if hands.person.searches:
        select(hands, "ferries", record=True)
        search(hands, "fare", _FARES, "Schemas/public/Tables/fares")
    else:
        unfold(hands, "Schemas", shows="Tables")
        unfold(hands, "Tables", shows=_FARES)
    if hands.person.detours:
        with hands.detour():
            select(hands, "crossings", record=True)
            hands.click(
                "Properties",
                "tab",
                "in the row of tabs at the top",
                ".dock-tab:has-text('Properties') [role=tab]",
            )
            settle(hands)
    if hands.person.hand == "keyboard":
        select(hands, _FARES, record=True)
        hands.press("Alt+Shift+v", "opens all rows", shows=_ROW)
    else:
        _open_some(hands, values)
    hands.page.locator(_row(values["ticket"], values["line"])).first.wait_for()
    settle(hands)


def _open_some(hands: Hands, values: Values) -> None:
    """Open the rows of one line only."""
    if hands.person.id == "p03":
        hands.click(
            "Filtered Rows...",
            "icon",
            "above the tree",
            "button[data-label='Filtered Rows...']",
        )
    elif hands.person.detours:
        select(hands, _FARES, record=True)
        take_from_top(hands, "Object", *_WAY)
    else:
        take(hands, _FARES, *_WAY, record=True)
    hands.page.locator(_CONDITION).wait_for()
    hands.page.wait_for_timeout(400)
    hands.write(
        Field(
            name="Data Filter",
            location='in the dialog "Data Filter"',
            value=f"line = {values['line']}",
            selector=_CONDITION,
        )
    )
    hands.click(
        "OK",
        "button",
        'at the bottom of the dialog "Data Filter"',
        f"{DIALOG} button[data-test=Save]",
        shows=_ROW,
    )


def _row(ticket: str, line: str) -> str:
    """How to find the row of a ticket."""
    return (
        f"{_ROW}:has([aria-colindex='3']:has-text('{line}'))"
        f":has([aria-colindex='4']:text-is('{ticket}'))"
    )


def _write(hands: Hands, row: str, place: str, name: str, value: str) -> None:
    """Type into a cell; words are typed into a box that opens over it."""
    words = name == "ticket"
    hands.write(
        Field(
            name=name,
            location=place,
            value=value,
            selector=f"{row} >> [aria-colindex='{_COLUMNS[name]}']",
            clicks=2,
            opens=not words,
        )
    )
    if words and hands.person.enter_sends:
        hands.press("Enter", "keeps what was typed")
    elif words:
        hands.click(
            "OK",
            "button",
            "below the box over the cell",
            f"{_INSIDE}[data-label=pg-editor] button:has-text('OK')",
        )
    hands.page.wait_for_timeout(400)


def _change(hands: Hands, values: Values) -> None:
    """Change what one ticket costs."""
    ticket, line = values["ticket"], values["line"]
    if hands.person.id == "p03":  # begins in the wrong row, sees it and takes it back
        hands.click(
            "price",
            "box",
            f'in the row "{values["wrong"]}"',
            f"{_row(values['wrong'], line)} >> [aria-colindex='5']",
            times=2,
        )
        hands.press("Escape", "leaves the price as it was")
    place = f'in the row "{ticket}"'
    _write(hands, _row(ticket, line), place, "price", values["price"])


def _add(hands: Hands, values: Values) -> None:
    """Add a row, which comes before all others."""
    first = f"{_ROW}[aria-rowindex='2']"
    hands.click(
        "Add row",
        "icon",
        _ABOVE,
        f"{_INSIDE}button[data-label='Add row']",
        shows=f"{first} >> text=[default]",
    )
    hands.page.wait_for_timeout(400)
    for name, key in (("line", "line"), ("ticket", "new"), ("price", "costs")):
        if values[key]:
            _write(hands, first, "in the new row", name, values[key])


def _save(hands: Hands, shows: str) -> None:
    if hands.person.detours:
        with hands.detour():
            for name in ("Query History", "Query"):
                hands.click(
                    name,
                    "tab",
                    "over the query",
                    f"{_INSIDE}.dock-tab:has-text('{name}') [role=tab]",
                )
                hands.page.wait_for_timeout(500)
    if hands.person.enter_sends:
        hands.press("F6", "saves the changes", shows=shows)
    else:
        hands.click(
            "Save Data Changes",
            "icon",
            _ABOVE,
            f"{_INSIDE}button[data-label='Save Data Changes']",
            shows=shows,
        )
    hands.page.wait_for_timeout(500)
