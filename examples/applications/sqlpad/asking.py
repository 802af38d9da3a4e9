"""How people ask the tables something, and draw what they answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.sqlpad.places import (
    BAR,
    CHART,
    CONNECTION,
    add_new_tag,
    add_tag,
    choose,
    close,
    name_query,
    open_list,
    open_tags,
    press,
    press_icon,
    run,
    save,
    settle,
    wait_until_saved,
    write,
    write_sentence,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_SIDE = "in the tables at the side"
_LISTS = "reach-portal select >> nth="


def ask(hands: Hands, values: Values) -> bool:
    """Ask, keep the question, and see that it is in the list."""
    if hands.person.detours:
        with hands.detour():
            open_list(hands)
            close(hands, "Queries")
    if hands.person.order == "up":
        name_query(hands, values["name"])
        _tag(hands, values)
    _connect(hands)
    _unfold(hands, values["table"])
    write_sentence(hands, values["sentence"])
    if hands.person.looks_around:
        press_icon(hands, "Format")
    run(hands)
    _draw(hands, values)
    if hands.person.order != "up":
        name_query(hands, values["name"])
        _tag(hands, values)
    save(hands)
    wait_until_saved(hands)
    open_list(hands)
    return True


def forget_the_name(hands: Hands, values: Values) -> bool:
    """Run it, be told that it has no name, and leave."""
    _connect(hands)
    write_sentence(hands, values["sentence"])
    press_icon(hands, "Format")
    run(hands)
    _draw(hands, values)
    save(hands)
    hands.wait_for("Query name required")
    open_list(hands, "All")
    close(hands, "Queries")
    press_icon(hands, "New query")
    return False


def _connect(hands: Hands) -> None:
    choose(hands, CONNECTION, "Lost property", "#root select >> nth=0", BAR)


def _unfold(hands: Hands, table: str) -> None:
    """See what the columns are called; some know that by heart."""
    if hands.person.hand == "keyboard":
        return
    press_icon(hands, "Toggle schema")
    row = f"li[class*=SchemaSidebar_table]:has-text('{table}')"
    hands.page.locator(row).wait_for()
    if hands.person.searches:
        field = "input[placeholder='Search schema']"
        write(hands, "Search schema", table[:4], field, _SIDE)
        settle(hands)
    hands.click(table, "row", _SIDE, row, record=True)
    settle(hands)
    if hands.person.order == "up":
        press_icon(hands, "Toggle schema")


def _draw(hands: Hands, values: Values) -> None:
    """Have it drawn; who takes the wrong column sees it and chooses again."""
    press_icon(hands, "Configure visualization")
    choose(hands, "Configure visualization", values["chart"], f"{_LISTS}0", CHART)
    parts = [("Bar Label", values["label"], 1), ("Bar Value", values["value"], 2)]
    if hands.person.order == "up":
        parts.reverse()
    if hands.person.id == "p03":
        choose(hands, "Bar Label", values["value"], f"{_LISTS}1", CHART)
    for name, column, place in parts:
        choose(hands, name, column, f"{_LISTS}{place}", CHART)
    press(hands, "OK", CHART)


def _tag(hands: Hands, values: Values) -> None:
    open_tags(hands)
    if hands.person.order == "up":
        add_new_tag(hands, values["new"])
        add_tag(hands, values["tag"])
    else:
        add_tag(hands, values["tag"])
        add_new_tag(hands, values["new"])
    close(hands, "Query tags")
