"""How people write down how the tests came out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.kiwitcms.places import (
    EDITOR,
    find_open_menu,
    go,
    look_for,
    open_menu,
    open_record,
    settle,
    text_field,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_DIALOG = "#add-link-modal"
_ACTIONS = "#toolbarActions"
_AT_REST = """row => {
  const one = document.querySelector(row);
  return one && getComputedStyle(one).opacity === '1'
    && one.getClientRects().length > 0;
}"""
"""A row that has changed fades out and in again."""


def tell(hands: Hands, values: Values) -> bool:
    """Say of one test after the other how it came out."""
    _open_run(hands, values)
    if hands.person.id in {"p01", "p03"}:
        hands.click("Start", "button", 'beside "Started at"', "#start-button")
        hands.page.locator("#start-button").wait_for(state="hidden")
    if hands.person.order == "up":
        _block(hands, values)
        _fail(hands, values)
        _pass(hands, values)
    else:
        _pass(hands, values)
        _fail(hands, values)
        _block(hands, values)
    hands.page.locator("#stop-button").wait_for(state="hidden")
    if hands.person.looks_around:
        hands.scroll("up", "checks how it came out")
    return True


def pass_everything(hands: Hands, values: Values) -> bool:
    """Say of all tests at once that they passed."""
    _open_run(hands, values)
    for test in ("first", "second", "third"):
        _tick(hands, values[test])
    _set_status(hands, "PASSED")
    _wait_for_status(hands, values["third"], "PASSED")
    return False


def _open_run(hands: Hands, values: Values) -> None:
    """Come to the run, each person another way; who looks too quickly goes back."""
    person = hands.person
    summary = values["summary"]
    place = 'in the table, below "Summary"'
    if person.order == "up":
        mine = f"a:text-is('{summary}')"
        open_record(hands, summary, mine, 'in the box "Test executions"')
        return
    if person.detours:
        with hands.detour():
            open_menu(hands, "SEARCH", "Search Test Cases")
            hands.look_around("looks whether results are entered there")
    if person.hand == "keyboard":
        go(hands, "/runs/search/")
    else:
        open_menu(hands, "SEARCH", "Search Test Runs")
    if person.id == "p03":
        with hands.detour():
            other = values["beside"]
            open_record(hands, other, f"#resultsTable a:text-is('{other}')", place)
            hands.back()
            settle(hands)
    if person.hand == "keyboard" or person.searches:
        look_for(hands, "Summary", values["words"], "#id_summary")
    open_record(hands, summary, f"#resultsTable a:text-is('{summary}')", place)


def _row(test: str) -> str:
    return f".test-execution-{test.split('/', maxsplit=1)[0].removeprefix('TE-')}"


def _open(hands: Hands, test: str) -> None:
    """Open a test, unless it has opened by itself, by its arrow or anywhere else."""
    row = _row(test)
    if hands.page.locator(f"{row} {EDITOR}").filter(visible=True).count():
        return
    if hands.person.id in {"p01", "p02"}:
        arrow = f"{row} .list-view-pf-left"
        hands.click("arrow", "icon", f'in the row "{test}"', arrow)
    else:
        hands.click(
            test,
            "row",
            'in the list "Test executions"',
            f"{row} .list-group-item-header",
            record=True,
            at=(460, 20),
        )
    hands.page.locator(f"{row} {EDITOR}").wait_for()
    settle(hands)


def _pass(hands: Hands, values: Values) -> None:
    _open(hands, values["first"])
    _sign(hands, values["first"], "PASSED")


def _fail(hands: Hands, values: Values) -> None:
    """Say what was seen and where it was reported, and that the test failed."""
    test = values["second"]
    _open(hands, test)
    if hands.person.detours:
        _link(hands, values)
    place = f'below "{test}"'
    hands.write(text_field("editor", values["remark"], f"{_row(test)} {EDITOR}", place))
    if not hands.person.detours:
        _link(hands, values)
    _sign(hands, test, "FAILED")


def _block(hands: Hands, values: Values) -> None:
    """Say that it could not be tried, in the test or from the menu above all of them."""
    test = values["third"]
    if hands.person.detours or hands.person.order == "up":
        _tick(hands, test)
        _set_status(hands, "BLOCKED")
        _wait_for_status(hands, test, "BLOCKED")
    else:
        _open(hands, test)
        _sign(hands, test, "BLOCKED")


def _sign(hands: Hands, test: str, status: str) -> None:
    """Click on the coloured sign for a result."""
    sign = f"{_row(test)} .change-status-button[title={status}]"
    hands.click(status, "icon", f'below "{test}"', sign)
    _wait_for_status(hands, test, status)


def _wait_for_status(hands: Hands, test: str, status: str) -> None:
    row = _row(test)
    shown = f"{row} .test-execution-status-name:text-is('{status}')"
    hands.page.locator(shown).wait_for()
    hands.page.wait_for_function(_AT_REST, arg=row)
    settle(hands)


def _tick(hands: Hands, test: str) -> None:
    box = f"{_row(test)} .test-execution-checkbox"
    place = 'in the list "Test executions"'
    hands.click(test, "checkbox", place, box, record=True)


def _set_status(hands: Hands, status: str) -> None:
    """Set what was ticked from the menu above the list, beside its entry "Status"."""
    menu = f"{_ACTIONS} + .dropdown-menu"
    more = f"{menu} > .dropdown-submenu"
    hands.click("menu", "icon", "above the list", _ACTIONS, shows=f"{more} > a")
    hands.hover("Status", f"{more} > a")
    hands.hover("PASSED", f"{more} li:first-child > a")  # beside it, or the menu closes
    entry = f"{more} .bulk-change-status:has-text('{status}')"
    hands.click(status, "link", 'in the menu "Status"', entry)


def _link(hands: Hands, values: Values) -> None:
    """Say where it was reported, and that it is a defect."""
    row = _row(values["second"])
    entry = f"{find_open_menu(row)}:text-is('Add hyperlink')"
    dots = f"{row} .dropdown-kebab-pf > button"
    place = f'in the row "{values["second"]}"'
    hands.click("three dots", "icon", place, dots, shows=entry)
    first = f"{_DIALOG} #id_url"
    hands.click("Add hyperlink", "link", "in the menu of the row", entry, shows=first)
    hands.page.wait_for_timeout(600)  # it slides in
    dialog = 'in "Add hyperlink"'
    address = text_field("URL", values["address"], first, dialog)
    name = text_field("Name", values["report"], f"{_DIALOG} #id_name", dialog)
    fields = [address, name]
    if hands.person.order == "up":
        fields.reverse()
    for field in fields:
        hands.write(field)
    switch = f"{_DIALOG} .bootstrap-switch-wrapper"
    hands.click("Is a defect", "checkbox", dialog, switch)
    hands.page.wait_for_timeout(500)  # it slides
    save = f"{_DIALOG} button[type=submit]"
    hands.click("Save", "button", dialog, save)
    hands.page.locator(f"{_DIALOG}.in").wait_for(state="detached")
    link = f"{row} .test-execution-hyperlinks a:text-is('{values['report']}')"
    hands.page.locator(link).wait_for()
    hands.page.wait_for_function(_AT_REST, arg=row)
    settle(hands)
