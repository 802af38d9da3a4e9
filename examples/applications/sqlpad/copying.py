"""How people make a sheet for another thing of one that a colleague has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.sqlpad.places import (
    add_tag,
    close,
    name_query,
    open_list,
    open_query,
    open_tags,
    press_icon,
    run,
    save,
    search_list,
    throw_away,
    wait_until_saved,
    write_sentence,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values


def copy(hands: Hands, values: Values) -> bool:
    """Copy the sheet, change the copy, and throw the predecessor away."""
    if hands.person.detours:
        with hands.detour():
            open_list(hands, "All")
            open_query(hands, values["wrong"])
    _open_pattern(hands, values)
    press_icon(hands, "Clone")
    hands.page.wait_for_url("**/queries/new")
    if hands.person.order == "up":
        _tag(hands, values)
        _change(hands, values)
        name_query(hands, values["name"])
    else:
        name_query(hands, values["name"])
        _change(hands, values)
        _tag(hands, values)
    if hands.person.looks_around:
        press_icon(hands, "Format")
    run(hands)
    save(hands)
    wait_until_saved(hands)
    open_list(hands, "All")
    throw_away(hands, values["old"])
    return True


def change_the_pattern(hands: Hands, values: Values) -> bool:
    """Forget to copy it, so that the colleague's own is changed."""
    _open_pattern(hands, values)
    _change(hands, values)
    name_query(hands, values["name"])
    _tag(hands, values)
    run(hands)
    save(hands)
    hands.wait_for("Query Saved")
    open_list(hands)
    close(hands, "Queries")
    return False


def _open_pattern(hands: Hands, values: Values) -> None:
    """Open the sheet, browsing or by its name."""
    whose = "Team's" if hands.person.searches else "All"
    open_list(hands, whose)
    if hands.person.searches:
        search_list(hands, values["pattern"].split()[0].lower())
    open_query(hands, values["pattern"])


def _change(hands: Hands, values: Values) -> None:
    """Change one word; some type the whole sentence anew."""
    if hands.person.hand == "keyboard" or hands.person.order == "up":
        write_sentence(hands, values["sentence"], anew=True)
        return
    word = f".ace_string:has-text('{values['was']}')"
    field = Field(
        name="editor", location="below the bar", value=values["word"], selector=word
    )
    hands.replace_word(field)


def _tag(hands: Hands, values: Values) -> None:
    open_tags(hands)
    add_tag(hands, values["tag"])
    close(hands, "Query tags")
