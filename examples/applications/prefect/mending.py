"""How people find what failed, keep the view, and put the state right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.prefect.places import (
    captioned,
    choose,
    go,
    open_dots,
    open_page,
    press,
    search_for,
    settle,
    take_off,
    take_option,
    text_field,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FILTERS = "above the chart"
_VIEW = 'in "Save View"'
_CHANGE = 'in "Change Flow Run State"'
_RUN = "a.flow-run-bread-crumbs__flow-run-link"
_DOTS = ".page-heading .p-icon-button-menu button"


def mend(hands: Hands, values: Values) -> bool:
    """Shorten the list, keep it as a view, and tell what became of one run."""
    _open_runs(hands)
    hands.look_around("looks what there is")
    for part in _parts(hands):
        part(hands, values)
    _keep_view(hands, values)
    _open_run(hands, values)
    place = "at the top right"
    open_dots(hands, "Change state", place, _DOTS)
    _change(hands, values)
    return True


def close_without_changing(hands: Hands, values: Values) -> bool:
    """Keep what failed in the week, and leave the state of a run as it is."""
    _open_runs(hands)
    _choose_state(hands, values)
    _keep_view(hands, values)
    name = hands.page.locator(_RUN).first.inner_text().strip()
    hands.click(name, "link", "in the list", _RUN, record=True, leads_on=True)
    settle(hands)
    open_dots(hands, "Change state", "at the top right", _DOTS)
    press(hands, "Close", _CHANGE)
    return False


def _open_runs(hands: Hands) -> None:
    """Come to the runs, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/runs")
        return
    if hands.person.detours:
        with hands.detour():
            open_page(hands, "Flows")
            hands.look_around("looks whether they are in there")
    open_page(hands, "Runs")


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return how the list is shortened, in the person's order."""
    parts = [_choose_range, _choose_state, _choose_tag]
    if hands.person.order == "up":
        parts.reverse()
    return parts


def _choose_range(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    """Take the month instead of the week."""
    box = captioned("Date Range")
    field = Field(
        name="Date Range",
        location=_FILTERS,
        value="Past 30 days",
        selector=f"{box} .p-date-range-select__input",
        kind="dropdown",
    )
    hands.choose_through(field, [])
    take_option(hands, field)
    hands.page.locator(f"{box} :text-is('Past 30 days')").first.wait_for()
    settle(hands)


def _choose_state(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    choose(hands, "States", "Failed", place=_FILTERS, several=True)


def _choose_tag(hands: Hands, values: Values) -> None:
    """Choose what it belongs to; who takes the wrong tag takes it off again."""
    if hands.person.id == "p03":
        choose(hands, "Tags", values["other"], place=_FILTERS, several=True)
        take_off(hands, "Tags", values["other"])
    choose(hands, "Tags", values["tag"], place=_FILTERS, several=True)


def _keep_view(hands: Hands, values: Values) -> None:
    """Save what is shown under a name."""
    open_dots(hands, "Save View", "at the top right", _DOTS)
    hands.page.wait_for_timeout(400)  # it fades in
    hands.write(text_field("View Name", values["title"], _VIEW))
    press(hands, "Save", _VIEW)
    hands.page.locator(".p-modal").wait_for(state="detached")
    settle(hands)


def _open_run(hands: Hands, values: Values) -> None:
    if hands.person.searches:
        search_for(hands, "Search by flow run name", values["run"])
    link = f"{_RUN}:has(:text-is('{values['run']}'))"
    hands.click(values["run"], "link", "in the list", link, record=True, leads_on=True)
    settle(hands)


def _change(hands: Hands, values: Values) -> None:
    """Say how it ended, and why that is known."""
    hands.page.wait_for_timeout(400)  # it fades in
    reason = text_field("Reason (Optional)", values["reason"], _CHANGE)
    if hands.person.order == "up":
        hands.write(reason)
    choose(hands, "Desired Flow Run State", values["state"], place=_CHANGE)
    if hands.person.order != "up":
        hands.write(reason)
    press(hands, "Change", _CHANGE)
    hands.page.locator(".p-modal").wait_for(state="detached")
    state = f".page-heading .state-badge:has-text('{values['state']}')"
    hands.page.locator(state).first.wait_for()
