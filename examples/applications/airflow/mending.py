"""How people set right what failed in the night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.airflow.places import (
    RUN,
    choose,
    go,
    open_jobs,
    open_last_run,
    open_menu,
    save,
    settle,
    text_field,
    write_note,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_WAITS = ".react-flow__node:has-text('upstream_failed')"


def mend(hands: Hands, values: Values) -> bool:
    """Set the task to what is true, say why, and let the others go on."""
    if hands.person.order == "up":
        _mend_in_the_picture(hands, values)
        return True
    _open_task(hands, values)
    _fill_in(hands, "success", values["note"])
    hands.look_around("checks what is filled in")
    save(hands)
    hands.wait_for("Changed Row")
    open_jobs(hands)
    open_last_run(hands, values["job"], values["run"])
    _clear(hands)
    return True


def let_it_run_again(hands: Hands, values: Values) -> bool:
    """Let the task be tried once more, as if nobody had done it, and say nothing."""
    _open_task(hands, values)
    choose(hands, "State", "up_for_retry", "#state")
    save(hands)
    hands.wait_for("Changed Row")
    return False


def _open_task(hands: Hands, values: Values) -> None:
    """Find the task among all, each person another way, and open it."""
    if hands.person.hand == "keyboard":
        go(hands, "/taskinstance/list/?_flt_3_state=failed")
    else:
        if hands.person.detours:
            with hands.detour():
                open_menu(hands, "Browse", "DAG Runs")
                hands.look_around("looks whether it is there")
        open_menu(hands, "Browse", "Task Instances")
        _shorten(hands, values)
    row = f"tr:has(a:text-is('{values['job']}')):has-text('{values['run']}')"
    row += f":has(a:text-is('{values['task']}'))"
    hands.click(
        "Edit record",
        "icon",
        f'in the row of "{values["task"]}"',
        f"{row} a:has(.fa-edit)",
        leads_on=True,
    )
    settle(hands)


def _shorten(hands: Hands, values: Values) -> None:
    """Leave only what failed; who searches leaves only the job, too."""
    opened = "button:has-text('Add Filter')"
    hands.click("Search", "link", "above the list", "a.accordion-toggle", shows=opened)
    hands.page.wait_for_timeout(500)  # it slides open
    if hands.person.searches:
        _add_filter(hands, "Dag Id", "dag_id")
        operators = "tr:has([name$='_dag_id']) select"
        choose(hands, "Dag Id", "Equal to", operators, place="in the search")
        _write_filter(hands, "Dag Id", "dag_id", values["job"])
    _add_filter(hands, "State", "state")
    _write_filter(hands, "State", "state", "failed")
    hands.click(
        "Search",
        "button",
        "below the filters",
        "#filter_form button[type=submit]",
        leads_on=True,
    )
    settle(hands)


def _add_filter(hands: Hands, name: str, column: str) -> None:
    entry = f"#filter_form a.filter[name={column}]"
    button = "button:has-text('Add Filter')"
    hands.click("Add Filter", "menu", "in the search", button, shows=entry)
    hands.click(name, "link", 'in the menu "Add Filter"', entry)


def _write_filter(hands: Hands, name: str, column: str, value: str) -> None:
    field = f"table.filters input[name$='_{column}']"
    hands.write(text_field(name, value, field, "in the search"))


def _fill_in(hands: Hands, state: str, note: str) -> None:
    """Say how it stands and why; who takes the wrong state sees it."""
    if hands.person.id == "p03":
        choose(hands, "State", "running", "#state")
    choose(hands, "State", state, "#state")
    hands.write(text_field("User Note", note, "#note"))


def _clear(hands: Hands) -> None:
    """Let go on what waited for the task."""
    entry = "[role=menuitem]:has-text('Clear only failed tasks')"
    hands.page.locator(_WAITS).first.wait_for()
    hands.click(
        "Clear",
        "menu",
        RUN,
        "button[title='Clear tasks or add new tasks']",
        shows=entry,
    )
    hands.click("Clear only failed tasks", "link", 'in the menu "Clear"', entry)
    hands.page.locator(_WAITS).first.wait_for(state="detached")


def _mend_in_the_picture(hands: Hands, values: Values) -> None:
    """Go from the jobs that failed to the picture of the run, and do it there."""
    hands.click(
        "Failed", "link", "above the list", "a[href*='lastrun=failed']", leads_on=True
    )
    settle(hands)
    open_last_run(hands, values["job"], values["run"])
    hands.click(
        values["task"],
        "box",
        "in the picture of the run",
        f".react-flow__node:has-text('{values['task']}')",
        record=True,
        shows="button:has-text('Clear task')",
    )
    entry = "[role=menuitem]:has-text('success')"
    hands.click(
        "Mark state as…", "menu", RUN, "button:has-text('Mark state as')", shows=entry
    )
    confirm = "button:enabled:has-text('Mark as success')"
    hands.click("success", "link", 'in the menu "Mark state as…"', entry, shows=confirm)
    hands.click("Mark as success", "button", "in the dialog", confirm)
    hands.page.locator(_WAITS).first.wait_for(state="detached")
    hands.click(
        "Details",
        "tab",
        RUN,
        "[role=tab]:has-text('Details')",
        shows="button:has-text('Add Note')",
    )
    write_note(hands, "Task Instance Notes", values["note"])
