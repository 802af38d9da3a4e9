"""How people pass on what has come up in the yard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.horde.places import (
    choose_list,
    complete,
    describe,
    due,
    due_hour,
    go,
    list_tasks,
    new_task,
    open_tab,
    open_tasks,
    rank,
    save,
    search,
    write,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values


def pass_on(hands: Hands, values: Values) -> bool:
    """Enter what has come up, and tick off what it comes after."""
    open_tasks(hands)
    if hands.person.searches:
        search(hands, values["tag"])
    if hands.person.hand == "keyboard":
        go(hands, "nag/task.php?actionID=add_task")
    else:
        new_task(hands)
    if hands.person.order == "up":
        describe(hands, values["words"])
        open_tab(hands, "General")
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    if hands.person.order != "up":
        describe(hands, values["words"])
    save(hands)
    if hands.person.id == "p03":
        search(hands, values["old"].split(":")[0])
    complete(hands, values["old"])
    return True


def leave_unsaved(hands: Hands, values: Values) -> bool:
    """Go back to the list before it was saved, so that it is lost."""
    open_tasks(hands)
    new_task(hands)
    for part in (_name, _list, _due, _rank):
        part(hands, values)
    describe(hands, values["words"])
    list_tasks(hands)
    complete(hands, values["old"])
    return False


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    if hands.person.order == "up":
        return [_estimate, _rank, _due, _hour, _tags, _list, _name]
    if hands.person.detours:  # begins with what was agreed
        return [_due, _hour, _rank, _name, _list, _tags, _estimate]
    return [_name, _list, _tags, _due, _hour, _rank, _estimate]


def _name(hands: Hands, values: Values) -> None:
    write(hands, "Name", values["name"], "#name")


def _list(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    choose_list(hands, "Yard [keeper]")


def _tags(hands: Hands, values: Values) -> None:
    write(hands, "Tags", values["tag"], "#tags", opens=True)


def _due(hands: Hands, values: Values) -> None:
    due(hands, values["day"])


def _hour(hands: Hands, values: Values) -> None:
    due_hour(hands, values["hour"])


def _rank(hands: Hands, values: Values) -> None:
    rank(hands, values["priority"], values["other"])


def _estimate(hands: Hands, values: Values) -> None:
    write(hands, "Estimated Time", values["hours"], "#estimate")
