"""How people make a view of what is asked for again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.pgadmin.dialogs import (
    DIALOG,
    add_row,
    choose,
    leave,
    open_tab,
    save,
    search,
    write,
)
from examples.applications.pgadmin.places import (
    begin,
    node,
    select,
    take,
    take_from_top,
    unfold,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NEW = "Create - View"
_NAME = "input[name=name]"
_WAY = ("Create", "View...")
_VIEWS = "Views"
_ROW = f"{DIALOG} [data-test=data-table-row]"


def make_view(hands: Hands, values: Values) -> bool:
    """Fill in the parts of the dialog, and save it."""
    _begin(hands)
    parts: list[Callable[[Hands, Values], None]] = [_name, _ask, _allow]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    if hands.person.detours:
        open_tab(hands, "SQL", _NEW)
        open_tab(hands, "Security", _NEW)
    save(hands, _NEW)
    hands.page.locator(DIALOG).first.wait_for(state="detached")
    hands.page.locator(node(values["view"])).wait_for()
    return True


def ask_of_nothing(hands: Hands, values: Values) -> bool:
    """Ask a table that is not there, be told so, and leave."""
    _begin(hands)
    _name(hands, values)
    _ask(hands, {**values, "query": values["wrong"]})
    save(hands, _NEW)
    hands.wait_for("does not exist")
    leave(hands, _NEW)
    return False


def _begin(hands: Hands) -> None:
    """Come to the empty dialog, each person another way."""
    begin(hands)
    if hands.person.detours:
        with hands.detour():
            unfold(hands, "Tablespaces", shows="pg_default")
    unfold(hands, "Databases", shows="ferries")
    hands.page.locator(node("Schemas")).wait_for()
    if hands.person.searches:  # looks whether there is something like it already
        select(hands, "ferries", record=True)
        search(hands, "busy", "busy_crossings", "Schemas/public/Views/busy_crossings")
    else:
        unfold(hands, "Schemas", shows=_VIEWS)
    if hands.person.hand == "keyboard":
        select(hands, _VIEWS)
        hands.press("Alt+Shift+n", "makes another one", shows=f"{DIALOG} {_NAME}")
    elif hands.person.order == "up":
        take_from_top(hands, "Object", *_WAY)
    else:
        take(hands, _VIEWS, *_WAY)
    hands.page.locator(f"{DIALOG} {_NAME}").wait_for()
    hands.page.wait_for_timeout(500)


def _name(hands: Hands, values: Values) -> None:
    if hands.person.order == "up":
        open_tab(hands, "General", _NEW)
    write(hands, "Name", _NEW, values["view"], _NAME)
    write(hands, "Comment", _NEW, values["who"], "textarea[name=comment]")


def _ask(hands: Hands, values: Values) -> None:
    open_tab(hands, "Code", _NEW)
    write(hands, "Code", _NEW, values["query"], ".cm-content")


def _allow(hands: Hands, values: Values) -> None:
    """Let a group look at it, and do nothing else."""
    open_tab(hands, "Security", _NEW)
    add_row(hands, "Privileges", _NEW)
    place = f'below "Privileges" in the dialog "{_NEW}"'
    if hands.person.id == "p03":  # takes the wrong group, sees it
        choose(hands, "Grantee", place, values["other"], values["other"][:4])
    choose(hands, "Grantee", place, values["group"], values["letters"])
    box = f"{_ROW} label:has(input[title=SELECT])"
    hands.click(
        "Privileges", "box", place, f"{_ROW} input[data-testid=input-text]", shows=box
    )
    hands.page.wait_for_timeout(300)
    hands.click("SELECT", "checkbox", place, box)
    hands.page.wait_for_timeout(300)
