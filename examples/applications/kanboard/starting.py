"""How people start on a card: who does it, its parts, its new column, what was agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.kanboard.places import (
    DIALOG,
    go,
    in_dialog,
    open_project,
    open_view,
    save,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ASSIGNEE = "#modal-content #form-owner_id"
_TITLE = "#modal-content #form-title"
_COMMENT = "textarea[name=comment]"
_COLUMN = "#modal-content #form-columns"


def start(hands: Hands, values: Values) -> bool:
    """Find the card and bring it on its way, each person another way."""
    if hands.person.id == "p05":
        _start_on_board(hands, values)
    elif hands.person.id == "p04":
        _start_after_looking(hands, values)
    else:
        _open_card(hands, values)
        steps: list[Callable[[Hands, Values], None]] = [
            _assign,
            _split,
            _move,
            _comment,
        ]
        for step in steps:
            step(hands, values)
    hands.wait_for(values["comment"])
    return True


def close_instead(hands: Hands, values: Values) -> bool:
    """Take the wrong link, say yes to it, and think that the card has moved on."""
    _open_card(hands, values)
    _assign(hands, values)
    _follow(hands, "Close this task", shows="#modal-content #modal-confirm-button")
    hands.click(
        "Yes",
        "button",
        f"at the bottom {DIALOG}",
        "#modal-content #modal-confirm-button",
        leads_on=True,
    )
    hands.wait_for("Task closed successfully.")
    settle(hands)
    return False


def _open_card(hands: Hands, values: Values) -> None:
    """Come to the card's own page."""
    if hands.person.hand == "keyboard":
        go(hands, f"/task/{values['number']}")
    elif hands.person.id == "p03":
        hands.write(
            Field(
                name="Search",
                location="above the list of projects",
                value=values["words"],
                selector="input[name=search]",
            ),
            send=True,
        )
        _click_title(hands, values, "in the list of tasks")
    else:
        open_project(hands, values["project"], "")
        _click_title(hands, values, "on the board")
    settle(hands)


def _click_title(hands: Hands, values: Values, location: str) -> None:
    title = values["title"]
    hands.click(
        title,
        "link",
        location,
        f".task-board-title a:text-is('{title}'), .table-list-title a:text-is('{title}')",
        record=True,
        leads_on=True,
    )


def _assign(hands: Hands, values: Values) -> None:
    if hands.person.hand == "keyboard":
        hands.press("e", "edits the task", shows=_ASSIGNEE)
    else:
        _follow(hands, "Edit the task", shows=_ASSIGNEE)
    settle(hands)
    _choose_assignee(hands, values)
    save(hands, told="Task updated successfully.")


def _choose_assignee(hands: Hands, values: Values) -> None:
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        hands.choose(in_dialog("Assignee", "Solveig Aune", _ASSIGNEE, dropdown=True))
    hands.choose(in_dialog("Assignee", values["assignee"], _ASSIGNEE, dropdown=True))


def _split(hands: Hands, values: Values) -> None:
    """Add both parts, in one go or one after the other."""
    if hands.person.hand == "keyboard":
        hands.press("s", "adds a sub-task", shows=_TITLE)
    else:
        _follow(hands, "Add a sub-task", shows=_TITLE)
    settle(hands)
    _fill_parts(hands, values)


def _fill_parts(hands: Hands, values: Values) -> None:
    if hands.person.id == "p03":
        _part(hands, values["first"], values["assignee"], values["hours"])
        _another(hands)
        hands.click(
            "Save",
            "button",
            f"at the bottom {DIALOG}",
            "#modal-content button:text-is('Save')",
            shows="#modal-content .alert-success",
        )
        settle(hands)
        _part(hands, values["second"], values["assignee"], values["hours"])
        _another(hands)
    else:
        both = f"{values['first']}\n{values['second']}"
        _part(hands, both, values["assignee"], values["hours"])
    save(hands)
    if hands.person.id != "p05":  # the board says nothing of it
        hands.wait_for(values["second"])


def _part(hands: Hands, title: str, assignee: str, hours: str) -> None:
    assigned, taken = "#modal-content #form-user_id", "#form-time_estimated"
    hands.fill(
        [
            in_dialog("Title", title, _TITLE),
            in_dialog("Assignee", assignee, assigned, dropdown=True),
            in_dialog("Original estimate", hours, f"#modal-content {taken}"),
        ]
    )


def _another(hands: Hands) -> None:
    hands.click(
        "Create another sub-task",
        "checkbox",
        DIALOG,
        "#modal-content input[name=another_subtask]",
    )


def _move(hands: Hands, values: Values) -> None:
    """Choose the column in a dialog."""
    _follow(hands, "Move position", shows=_COLUMN)
    hands.choose(in_dialog("Column", values["column"], _COLUMN, dropdown=True))
    hands.click(
        "Save",
        "button",
        f"at the bottom {DIALOG}",
        "#modal-content button:text-is('Save')",
        leads_on=True,
    )
    settle(hands)


def _drag(hands: Hands, values: Values) -> None:
    """Drag the card into another column of the board."""
    number, column = values["number"], values["column"]
    columns = hands.page.locator(".board-column-header").evaluate_all(
        "(all, name) => all.filter(e => e.innerText.includes(name))"
        ".map(e => e.dataset.columnId)",
        column,
    )
    hands.drag(
        values["title"],
        "on the board",
        f".task-board[data-task-id='{number}']",
        f"td.board-column-{columns[0]} .board-task-list",
        held_at=(100, 60),
        dropped_at=(60, 30),
        record=True,
    )
    settle(hands)
    moved = f"td.board-column-{columns[0]} .task-board[data-task-id='{number}']"
    hands.page.locator(moved).wait_for()


def _comment(hands: Hands, values: Values) -> None:
    if hands.person.hand == "keyboard":
        hands.press("c", "adds a comment", shows=f"#modal-content {_COMMENT}")
    else:
        _follow(hands, "Add a comment", shows=f"#modal-content {_COMMENT}")
    settle(hands)
    _write_comment(hands, values)


def _write_comment(hands: Hands, values: Values) -> None:
    hands.write(
        in_dialog(
            "Write your text in Markdown",
            values["comment"],
            f"#modal-content {_COMMENT}",
        )
    )
    save(hands, told="Comment added successfully.")


def _follow(hands: Hands, name: str, *, shows: str) -> None:
    """Click on one of the actions beside the card."""
    hands.click(
        name,
        "link",
        'on the left, below "Actions"',
        f".sidebar a:has-text('{name}')",
        shows=shows,
    )
    settle(hands)


def _start_on_board(hands: Hands, values: Values) -> None:
    """Do everything with the card's menu, and look at the card at the end."""
    open_project(hands, values["project"], "")
    hands.write(
        Field(
            name="Filter",
            location="above the board",
            value=f"status:open {values['words']}",
            selector="input[name=search]",
        ),
        send=True,
    )
    settle(hands)
    _take(hands, values, "Add a comment", shows=f"#modal-content {_COMMENT}")
    _write_comment(hands, values)
    _take(hands, values, "Add a sub-task", shows=_TITLE)
    _fill_parts(hands, values)
    _drag(hands, values)
    _take(hands, values, "Edit the task", shows=_ASSIGNEE)
    _choose_assignee(hands, values)
    save(hands, told="Task updated successfully.")
    _click_title(hands, values, "on the board")
    settle(hands)


def _take(hands: Hands, values: Values, name: str, *, shows: str) -> None:
    """Take an entry of the menu of the card."""
    number = values["number"]
    entry = f"#dropdown a:has-text('{name}')"
    hands.click(
        f"#{number}",
        "menu",
        f'on the card "{values["title"]}"',
        f".task-board[data-task-id='{number}'] .task-board-header a.dropdown-menu",
        record=True,
        shows=entry,
    )
    hands.click(name, "link", f'in the opened menu "#{number}"', entry, shows=shows)
    settle(hands)


def _start_after_looking(hands: Hands, values: Values) -> None:
    """Look at the list, drag the card over, and write the comment on its page."""
    open_project(hands, values["project"], "")
    with hands.detour():
        open_view(hands, "List")
        hands.look_around("looks what else there is")
        open_view(hands, "Board")
    _drag(hands, values)
    hands.click(
        "pencil",
        "icon",
        f'on the card "{values["title"]}"',
        f".task-board[data-task-id='{values['number']}'] .task-board-header > "
        "a.js-modal-large",
        shows=_ASSIGNEE,
    )
    settle(hands)
    _choose_assignee(hands, values)
    save(hands, told="Task updated successfully.")
    _click_title(hands, values, "on the board")
    settle(hands)
    _split(hands, values)
    inline = "#comments textarea[name=comment]"
    hands.click(
        "Comments",
        "button",
        "below the card",
        "summary:text-is('Comments')",
        shows=inline,
    )
    hands.write(
        Field(
            name="Write your text in Markdown",
            location='below "Comments"',
            value=values["comment"],
            selector=inline,
        )
    )
    hands.click(
        "Save",
        "button",
        'below "Comments"',
        "#comments button:text-is('Save')",
        leads_on=True,
    )
    settle(hands)
