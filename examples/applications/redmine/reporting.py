"""How people report what is broken or missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.redmine.places import (
    fill_in,
    follow,
    go,
    in_form,
    open_from_top,
    open_new,
    open_project,
    open_tab,
    send,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_EDITOR = 'above the field "Description"'


def report(hands: Hands, values: Values) -> bool:
    """Write a new issue, or take a copy of one that is like it."""
    copied = hands.person.id == "p05"
    if copied:
        _copy(hands, values)
        _watcher(hands, values)
    else:
        _begin(hands)
        fill_in(hands, _tracker(values))
    fill_in(hands, *_what(values))
    if hands.person.detours:
        _preview(hands)
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        wrong = in_form("Priority", "Low", "#issue_priority_id", dropdown=True)
        fill_in(hands, wrong)
    fill_in(hands, *_who(values, copied=copied))
    fill_in(hands, *_when(values))
    if not copied:
        _watcher(hands, values)
    if hands.person.detours:
        hands.look_around("looks through the form once more")
    send(hands, "Create")
    hands.wait_for("created.")
    return True


def report_too_late(hands: Hands, values: Values) -> bool:
    """Type a day of last year, be told that it comes too early, and go away."""
    _begin(hands)
    fill_in(hands, _tracker(values), *_what(values))
    fill_in(hands, *_when({**values, "due": values["slip"]}))
    send(hands, "Create")
    hands.wait_for("Due date must be greater than start date")
    open_from_top(hands, "Home")
    return False


def _begin(hands: Hands) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/issues/new")
        return
    open_project(hands)
    if hands.person.id == "p03":
        open_new(hands, "New issue")
        return
    if hands.person.detours:
        with hands.detour():
            open_tab(hands, "Activity")
            hands.look_around("looks whether somebody reported it today")
    open_tab(hands, "Issues")
    follow(hands, "New issue")


def _copy(hands: Hands, values: Values) -> None:
    open_project(hands)
    open_tab(hands, "Issues")
    hands.click(
        values["like"],
        "link",
        "in the list of issues",
        f"td.subject a:text-is('{values['like']}')",
        record=True,
        leads_on=True,
    )
    follow(hands, "Copy")


def _tracker(values: Values) -> Field:
    return in_form("Tracker", values["tracker"], "#issue_tracker_id", dropdown=True)


def _what(values: Values) -> tuple[Field, ...]:
    return (
        in_form("Subject", values["subject"], "#issue_subject"),
        in_form("Description", values["description"], "#issue_description"),
    )


def _who(values: Values, *, copied: bool) -> tuple[Field, ...]:
    fields = (
        in_form("Priority", values["priority"], "#issue_priority_id", dropdown=True),
        in_form("Assignee", values["assignee"], "#issue_assigned_to_id", dropdown=True),
        in_form("Category", values["category"], "#issue_category_id", dropdown=True),
    )
    return fields[:2] if copied else fields


def _when(values: Values) -> tuple[Field, ...]:
    return (
        in_form("Start date", values["seen"], "#issue_start_date"),
        in_form("Due date", values["due"], "#issue_due_date"),
        in_form("Estimated time", values["hours"], "#issue_estimated_hours"),
    )


def _watcher(hands: Hands, values: Values) -> None:
    name = values["watcher"]
    hands.click(
        name,
        "checkbox",
        'in the form, beside "Watchers"',
        f"#watchers_inputs label:has-text('{name}') input",
        record=True,
    )


def _preview(hands: Hands) -> None:
    """Look how the description will be shown."""
    with hands.detour():
        hands.click(
            "Preview", "tab", _EDITOR, ".jstTabs a.tab-preview", shows=".wiki-preview p"
        )
        hands.click(
            "Edit", "tab", _EDITOR, ".jstTabs a.tab-edit", shows="#issue_description"
        )
