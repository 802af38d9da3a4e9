"""How people log the time of a job that is finished, and close it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.redmine.places import (
    TOP,
    fill_in,
    follow,
    in_form,
    open_from_top,
    open_project,
    open_tab,
    send,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FILTERS = 'in the box "Filters" above the list'
_ACTIVITY = "#time_entry_activity_id"
_HOURS = "#time_entry_hours"
_LEVEL = """entries => {
  const top = one => one.getBoundingClientRect().top;
  const above = top(entries[0].closest('.folder'));
  const far = entries.map(one => Math.abs(top(one) - above));
  return far.indexOf(Math.min(...far));
}"""
"""Which entry is as high as the one that leads to it."""


def close(hands: Hands, values: Values) -> bool:
    """Find the issue, log the time, and close it."""
    if hands.person.id == "p05":
        _close_in_list(hands, values)
        return True
    _find(hands, values)
    together = hands.person.id in {"p02", "p04"}
    if not together:
        follow(hands, "Log time")
        _log_time(hands, values)
        hands.wait_for("Successful creation.")
    follow(hands, "Edit", shows="#update")
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        fill_in(hands, _status("Rejected"))
    fill_in(hands, _status(values["status"]), _done())
    if together:
        below = "Log time"
        fill_in(
            hands,
            in_form("Spent time", values["hours"], _HOURS, below=below),
            in_form(
                "Activity", values["activity"], _ACTIVITY, dropdown=True, below=below
            ),
            in_form("Comment", values["comment"], "#time_entry_comments", below=below),
        )
    fill_in(hands, in_form("Notes", values["note"], "#issue_notes"))
    send(hands, "Submit")
    hands.wait_for("Successful update.")
    return True


def close_without_hours(hands: Hands, values: Values) -> bool:
    """Write the hours in words, be told that they are invalid, and go away."""
    open_project(hands)
    open_tab(hands, "Issues")
    _right_click(hands, values)
    _take(hands, "Log time")
    _log_time(hands, {**values, "hours": "half a day"})
    hands.wait_for("Hours is invalid")
    open_from_top(hands, "My page")
    return False


def _find(hands: Hands, values: Values) -> None:
    """Come to the issue, each person another way."""
    if hands.person.id in {"p02", "p03"}:
        by_number = hands.person.hand == "keyboard"
        words = values["number" if by_number else "words"]
        field = Field(name="Search", location=TOP, value=words, selector="#q")
        hands.write(field, send=True)
        if not by_number:
            found = f"#search-results a[href='/issues/{values['number']}']"
            name = hands.page.locator(found).inner_text()
            hands.click(
                name, "link", 'below "Results"', found, record=True, leads_on=True
            )
        return
    open_project(hands)
    if hands.person.detours:
        with hands.detour():
            open_tab(hands, "Roadmap")
            hands.look_around("looks whether it belongs to a version")
    open_tab(hands, "Issues")
    if hands.person.detours:
        _filter(hands, values)
    hands.click(
        values["subject"],
        "link",
        "in the list of issues",
        f"td.subject a:text-is('{values['subject']}')",
        record=True,
        leads_on=True,
    )


def _filter(hands: Hands, values: Values) -> None:
    """Look only at the issues of one part of the ship, the urgent ones together."""
    hands.choose(
        Field(
            name="Add filter",
            location=_FILTERS,
            value="Category",
            selector="#add_filter_select",
            kind="dropdown",
        )
    )
    hands.choose(
        Field(
            name="Category",
            location=f"{_FILTERS}, the list on the right",
            value=values["category"],
            selector="#values_category_id_1",
            kind="dropdown",
        )
    )
    hands.click(
        "Options", "button", "above the list", "#options legend", shows="#group_by"
    )
    hands.choose(
        Field(
            name="Group results by",
            location='in the box "Options" above the list',
            value="Priority",
            selector="#group_by",
            kind="dropdown",
        )
    )
    hands.click(
        "Apply",
        "link",
        "above the list",
        "#query_form a:text-is('Apply')",
        leads_on=True,
    )


def _log_time(hands: Hands, values: Values) -> None:
    fill_in(
        hands,
        in_form("Date", values["day"], "#time_entry_spent_on"),
        in_form("Hours", values["hours"], _HOURS),
        in_form("Comment", values["comment"], "#time_entry_comments"),
        in_form("Activity", values["activity"], _ACTIVITY, dropdown=True),
    )
    send(hands, "Create")


def _status(name: str) -> Field:
    return in_form("Status", name, "#issue_status_id", dropdown=True)


def _done() -> Field:
    return in_form("% Done", "100 %", "#issue_done_ratio", dropdown=True)


def _close_in_list(hands: Hands, values: Values) -> None:
    """Do everything with the menus of the list; the comment stands for a note."""
    open_project(hands)
    open_tab(hands, "Issues")
    _right_click(hands, values)
    _take(hands, "Log time")
    _log_time(hands, values)
    hands.wait_for("Successful creation.")
    _open_actions(hands, values)
    _take(hands, "100%", above="% Done")
    _right_click(hands, values)
    _take(hands, values["status"], above="Status")
    hands.choose(
        Field(
            name="Status",
            location=_FILTERS,
            value="any",
            selector="#operators_status_id",
            kind="dropdown",
        )
    )
    hands.click(
        "Apply",
        "link",
        "above the list",
        "#query_form a:text-is('Apply')",
        leads_on=True,
    )


def _right_click(hands: Hands, values: Values) -> None:
    hands.click(
        values["subject"],
        "row",
        "in the list of issues",
        f"#issue-{values['number']} td.subject",
        button="right",
        at=(195, 8),
        record=True,
        shows="#context-menu",
    )
    settle(hands)


def _open_actions(hands: Hands, values: Values) -> None:
    hands.click(
        "Actions",
        "icon",
        f'in the row "{values["subject"]}"',
        f"#issue-{values['number']} a.icon-actions",
        shows="#context-menu",
    )
    settle(hands)


def _take(hands: Hands, name: str, *, above: str | None = None) -> None:
    """Take an entry of the menu, or of the one that an entry leads to."""
    menu = "#context-menu > ul > li"
    location = "in the menu that has opened"
    if above is not None:
        folder = f".folder:has(> a:text-is('{above}'))"
        hands.hover(above, f"{menu}{folder} > a")
        level = hands.page.locator(f"{menu}{folder} li").evaluate_all(_LEVEL)
        beside = f"{menu}{folder} li >> nth={level}"
        hands.hover(above, beside)  # straight over, or another one opens
        menu += f"{folder} li"
        location = f'in the menu, beside "{above}"'
    hands.click(name, "link", location, f"{menu} > a:text-is('{name}')", leads_on=True)
