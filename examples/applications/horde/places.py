"""Where things are in the chimney sweep's Horde, and the ways people take there."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
_LIST = "#tasks-body"
_CALENDAR = "#hordeCalendar"
_SIDE = "on the left"


def settle(hands: Hands) -> None:
    """Wait until the page is there with all that belongs to it."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(300)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/{path}")
    settle(hands)


def open_tasks(hands: Hands) -> None:
    """Come to the list of tasks, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "nag/")
        return
    if hands.person.detours:
        with hands.detour():
            _open(hands, "Notes")
    _open(hands, "Tasks")


def _open(hands: Hands, name: str) -> None:
    link = f"#horde-navigation a:has-text('{name}'), #horde-head a:has-text('{name}')"
    hands.click(name, "link", "at the top", link, leads_on=True)
    settle(hands)


def search(hands: Hands, words: str) -> None:
    """Let the list show only what has some letters in it."""
    field = "#quicksearchT"
    place = "beside the heading"
    hands.click("Search", "icon", place, "#quicksearchL", shows=field)
    hands.type_on("Search", place, words)
    hands.page.wait_for_timeout(500)


def new_task(hands: Hands) -> None:
    """Open an empty form."""
    hands.click(
        "New Task", "link", _SIDE, "#horde-sidebar .horde-new-link a", leads_on=True
    )
    settle(hands)


def edit(hands: Hands, name: str) -> None:
    """Open a task's form, with the pencil in its row or by way of its page."""
    if hands.person.id in {"p01", "p05"}:
        hands.click(
            name, "link", "in the list", f'{_LIST} a:text-is("{name}")', record=True,
            leads_on=True,
        )  # fmt: skip
        settle(hands)
        link = ".horde-buttonbar a:has-text('Edit')"
        hands.click("Edit", "button", "above the task", link, leads_on=True)
    else:
        title = f'Edit "{name}"'
        icon = f"{_LIST} a[title='{title}']"
        hands.click(title, "icon", "in its row", icon, leads_on=True)
    settle(hands)


def complete(hands: Hands, name: str) -> None:
    """Tick a task off in its row."""
    title = f'Complete "{name}"'
    icon = f"{_LIST} a[title='{title}']"
    hands.click(title, "icon", "at the beginning of its row", icon, leads_on=True)
    settle(hands)


def list_tasks(hands: Hands) -> None:
    """Go back to the list without having saved anything."""
    link = "#horde-sidebar a:has-text('List Tasks')"
    hands.click("List Tasks", "link", _SIDE, link, leads_on=True)
    settle(hands)


def open_tab(hands: Hands, name: str) -> None:
    """Turn to another part of the form."""
    hands.click(name, "tab", "above the form", f"a:text-is('{name}')")
    hands.page.wait_for_timeout(300)


def save(hands: Hands) -> None:
    """Save the form, and wait for the list."""
    button = "input[value='Save']"
    hands.click("Save", "button", "below the form", button, leads_on=True)
    settle(hands)


def write(
    hands: Hands, name: str, value: str, selector: str, *, opens: bool = False
) -> None:
    """Type into a field."""
    hands.write(
        Field(name=name, location=FORM, value=value, selector=selector, opens=opens)
    )
    hands.page.wait_for_timeout(300)


def choose(hands: Hands, name: str, value: str, selector: str) -> None:
    """Choose in one of the browser's own lists."""
    hands.choose(
        Field(name=name, location=FORM, value=value, selector=selector, kind="dropdown")
    )
    _check(hands, name, value, selector)


def _check(hands: Hands, name: str, value: str, selector: str) -> None:
    """See that a list shows what was chosen.

    Raises:
        RuntimeError: If something else was taken.
    """
    shown = hands.page.locator(f"{selector} option:checked").inner_text().strip()
    if shown != value:
        raise RuntimeError(f"{name} shows {shown!r}, not {value!r}")


def choose_list(hands: Hands, name: str) -> None:
    """Choose whose list it is: the form comes anew as soon as another one is taken."""
    selector, field = "#tasklist_id", "Task List"
    hands.choose_by_keys(
        Field(
            name=field, location=FORM, value=name, selector=selector, kind="dropdown"
        ),
        name[0],
    )
    if "save.php" not in hands.page.url:  # the list is open, and waits for being told
        with hands.page.expect_navigation():
            hands.page.keyboard.press("Enter")
    settle(hands)
    _check(hands, field, name, selector)


def describe(hands: Hands, words: str) -> None:
    """Type what else has to be known."""
    open_tab(hands, "Description")
    write(hands, "Description", words, "#desc")


def set_day(hands: Hands, name: str, day: str, field: str, opener: str) -> None:
    """Type a day, or take it from the calendar that opens over the page.

    Args:
        hands: Whose.
        name: What the field is called.
        day: As the page writes it.
        field: How to find the field.
        opener: How to find the picture beside it.

    Raises:
        RuntimeError: If the field shows something else.
    """
    if hands.person.hand == "keyboard":
        write(hands, name, day, field, opens=True)
    else:
        hands.choose_day(
            Field(
                name=name,
                location=FORM,
                value=day,
                selector=opener,
                kind="dropdown",
            ),
            datetime.strptime(day, "%m/%d/%y").replace(tzinfo=timezone.utc).date(),
            month=f"{_CALENDAR} .hordeCalendarMonth",
            onward=f"{_CALENDAR} .hordeCalendarNextMonth",
            days=f"{_CALENDAR} .hordeCalendarDay",
            written="%B",
        )
        hands.page.locator(_CALENDAR).wait_for(state="hidden")
    shown = hands.page.locator(field).input_value()
    if shown != day:
        raise RuntimeError(f"{name} shows {shown!r}, not {day!r}")


def due(hands: Hands, day: str) -> None:
    """Set the day until which it has to be done."""
    set_day(hands, "Due By", day, "#due_date", "#dueimg")


def due_hour(hands: Hands, hour: str) -> None:
    """Type the hour, and send away the list of hours that opens below."""
    write(hands, "at", hour, "#due_time", opens=True)


def rank(hands: Hands, right: str, wrong: str) -> None:
    """Choose how urgent it is; who chooses wrongly sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Priority", wrong, "#priority")
    choose(hands, "Priority", right, "#priority")
