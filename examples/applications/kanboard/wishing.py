"""How people write down what has to be done for an exhibition."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import TYPE_CHECKING

from examples.applications.kanboard.places import (
    DIALOG,
    cancel,
    choose_color,
    go_home,
    in_dialog,
    open_project,
    open_view,
    save,
    settle,
    take_from_wheel,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_TITLE = "#modal-content #form-title"
_TEXT = "#modal-content textarea[name=description]"
_CREATED = "Task created successfully."
_CALENDAR = 'in the calendar below "Due Date"'


def wish(hands: Hands, values: Values) -> bool:
    """Write a new card and see it in its column."""
    _begin(hands, values)
    steps: list[Callable[[Hands, Values], None]] = [
        _title,
        _description,
        _tag,
        _color,
        _assignee,
        _category,
        _priority,
        _due,
        _hours,
    ]
    if hands.person.order == "up":
        steps.reverse()
    elif hands.person.id == "p03":  # what matters first
        steps = [_title, _due, _priority, _assignee, _category, _color]
        steps += [_description, _tag, _hours]
    for step in steps:
        step(hands, values)
    if hands.person.detours:
        _preview(hands)
    save(hands, told=_CREATED)
    return True


def wish_in_words(hands: Hands, values: Values) -> bool:
    """Write the day in words, be told that it is none, and leave it."""
    _begin(hands, values)
    for step in (_title, _description, _assignee):
        step(hands, values)
    hands.write(
        in_dialog(
            "Due Date",
            "second Friday of Advent",
            "#modal-content #form-date_due",
        )
    )
    settle(hands)
    hands.click(
        "Save",
        "button",
        f"at the bottom {DIALOG}",
        "#modal-content button:text-is('Save')",
    )
    hands.wait_for("Invalid date")
    cancel(hands)
    go_home(hands)
    return False


def _begin(hands: Hands, values: Values) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.detours:
        with hands.detour():
            hands.click(
                "My tasks",
                "link",
                "on the left",
                ".sidebar a:text-is('My tasks')",
                leads_on=True,
            )
            settle(hands)
        hands.back()
        settle(hands)
    open_project(hands, values["project"], values["letters"])
    if hands.person.hand == "keyboard":
        hands.press("n", "begins a new task", shows=_TITLE)
    elif hands.person.searches:
        if hands.person.id == "p05":
            open_view(hands, "List")
        take_from_wheel(hands, "Add a new task", dialog=_TITLE)
    else:
        column = values["column"]
        hands.click(
            "Add a new task",
            "icon",
            f'in the heading "{column}"',
            f".board-column-header:has(.board-column-title:has-text('{column}')) "
            ".board-add-icon a",
            shows=_TITLE,
        )
    settle(hands)


def _title(hands: Hands, values: Values) -> None:
    hands.write(in_dialog("Title", values["title"], _TITLE))


def _description(hands: Hands, values: Values) -> None:
    hands.write(in_dialog("Write your text in Markdown", values["description"], _TEXT))


def _tag(hands: Hands, values: Values) -> None:
    """Take one of the keywords that there are."""
    field = Field(
        name="Tags",
        location=DIALOG,
        value=values["tag"],
        selector="#modal-content .select2-search__field",
        kind="suggestions",
        letters=values["tag"][:3],
    )
    if hands.person.hand == "keyboard":
        hands.choose_by_keys(field, [*values["tag"], "Enter"])
    else:
        hands.pick(field)
    chosen = f"li.select2-selection__choice[title='{values['tag']}']"
    hands.page.locator(chosen).wait_for()


def _color(hands: Hands, values: Values) -> None:
    choose_color(hands, values["color"])


def _assignee(hands: Hands, values: Values) -> None:
    _choose(hands, "Assignee", values["assignee"], "owner_id")


def _category(hands: Hands, values: Values) -> None:
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        _choose(hands, "Category", values["wrong"], "category_id")
    _choose(hands, "Category", values["category"], "category_id")


def _priority(hands: Hands, values: Values) -> None:
    _choose(hands, "Priority", values["priority"], "priority")


def _choose(hands: Hands, name: str, value: str, field: str) -> None:
    hands.choose(in_dialog(name, value, f"#modal-content #form-{field}", dropdown=True))


def _due(hands: Hands, values: Values) -> None:
    """Type the day and the hour, or choose them in the calendar."""
    selector = "#modal-content #form-date_due"
    if hands.person.id not in {"p01", "p05"}:
        tabs = hands.person.hand == "keyboard"  # others leave it with a click elsewhere
        hands.write(in_dialog("Due Date", values["due"], selector, opens=tabs))
        return
    day, _, hour = values["due"].partition(" ")
    hands.choose_day(
        in_dialog("Due Date", f"{day} 00:00", selector, dropdown=True),
        datetime.strptime(day, "%m/%d/%Y").replace(tzinfo=timezone.utc).date(),
        month=".ui-datepicker-title",
        onward=".ui-datepicker-next",
        days=".ui-datepicker-calendar td:not(.ui-datepicker-other-month) a",
    )
    hands.choose_by_keys(
        Field(
            name="Hour",
            location=_CALENDAR,
            value=hour[:2],
            selector="#ui-datepicker-div .ui_tpicker_hour_slider select",
            kind="dropdown",
        ),
        ["ArrowDown"] * int(hour[:2]) + ["Enter"],
    )
    hands.click("Done", "button", _CALENDAR, ".ui-datepicker-close")
    hands.page.locator("#ui-datepicker-div").wait_for(state="hidden")
    _check(hands, selector, values["due"])


def _check(hands: Hands, selector: str, expected: str) -> None:
    shown = hands.page.locator(selector).input_value()
    if shown != expected:
        raise RuntimeError(f"the calendar has left {shown!r}, not {expected!r}")


def _hours(hands: Hands, values: Values) -> None:
    hands.write(
        in_dialog(
            "Original estimate", values["hours"], "#modal-content #form-time_estimated"
        )
    )


def _preview(hands: Hands) -> None:
    """Look how the description will be shown."""
    above = f"above the description {DIALOG}"
    with hands.detour():
        hands.click(
            "Preview",
            "tab",
            above,
            "#modal-content .text-editor-toolbar a:has-text('Preview')",
            shows="#modal-content .text-editor-preview-area p",
        )
        hands.click(
            "Write",
            "tab",
            above,
            "#modal-content .text-editor-toolbar a:has-text('Write')",
            shows=_TEXT,
        )
