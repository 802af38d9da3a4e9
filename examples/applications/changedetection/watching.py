"""How people have another page watched, and say what of it matters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.changedetection.places import (
    FORM,
    field,
    go,
    open_left,
    open_tab,
    save,
    search,
    show_group,
    sort_by_name,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FILTERS = "Filters & Triggers"
_PART = "#include_filters"


def watch(hands: Hands, values: Values) -> bool:
    """Add a page, give it title, group and time, and filter what it says."""
    _open_new(hands, values)
    _describe(hands, values)
    open_tab(hands, _FILTERS, _PART)
    filters = [
        field("CSS/JSONPath/JQ/XPath Filters", values["part"], _PART),
        field("Ignore lines containing", values["ignored"], "#ignore_text"),
    ]
    hands.fill(filters)
    hands.look_around("checks what is filled in")
    save(hands)
    if hands.person.looks_around:
        show_group(hands, values["group"])
    return True


def leave_it_unsaved(hands: Hands, values: Values) -> bool:
    """Write half a filter, be told that it is none, and go back to the list."""
    _open_new(hands, values)
    _describe(hands, values)
    open_tab(hands, _FILTERS, _PART)
    hands.write(field("CSS/JSONPath/JQ/XPath Filters", "//ul[@id=", _PART))
    save(hands)
    hands.wait_for("is not a valid XPath expression")
    open_left(hands, "Page Watches")
    return False


def _open_new(hands: Hands, values: Values) -> None:
    """Have it watched, then find it in the list and open it, each person another way."""
    if hands.person.detours:
        with hands.detour():
            open_left(hands, "Import")
            hands.look_around("looks whether a page is added here")
            open_left(hands, "Page Watches")
    address = Field(
        name="Web page URL",
        location="at the top of the page",
        value=values["url"],
        selector="#url",
    )
    hands.write(address, send=hands.person.enter_sends)
    if not hands.person.enter_sends:
        place = "beside the field"
        hands.click("Watch", "button", place, "#add-watch-go", leads_on=True)
    row = f"tr[data-watch-uuid]:has(a[href='{values['url']}'])"
    hands.page.locator(row).wait_for()
    if hands.person.hand == "keyboard":
        go(hands, f"?q={values['typed']}")
    elif hands.person.searches:
        search(hands, values["typed"])
    elif hands.person.detours:
        sort_by_name(hands)
    edit = f"{row} a:text-is('Edit')"
    hands.click("Edit", "link", "at the end of its row", edit, leads_on=True)


def _describe(hands: Hands, values: Values) -> None:
    """Tell its group and title, and how often it is looked at."""
    known = [
        field("Group Tag", values["group"], "#tags"),
        field("Title", values["title"], "#title"),
    ]
    if hands.person.order == "up":
        _time(hands, values)
        hands.fill(known)
    else:
        hands.fill(known)
        _time(hands, values)


def _time(hands: Hands, values: Values) -> None:
    """Say after how many hours it is looked at again; p03 slips, and sees it."""
    hands.click(
        "Use global settings for time between check and scheduler.",
        "checkbox",
        FORM,
        "#time_between_check_use_default",
    )
    hours = [values["other_hours"]] if hands.person.id == "p03" else []
    for number in (*hours, values["hours"]):
        hands.write(field("Hours", number, "#time_between_check-hours"))
