"""How a quay is closed, and the passengers are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.parsedashboard.places import (
    TABLE,
    field,
    go,
    open_app,
    open_class,
    open_config,
    open_page,
    send,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_CLASS = "Quay"
_ANY = "Mill Race"
"""One of the quays that are there whatever happens."""
_FILTER = "#browserFilterPopover"
_IN_FILTER = 'below "Filter"'
_JOB = "tellPassengers"


def close(hands: Hands, values: Values) -> bool:
    """Close it, write the headline and tell everybody; one writes the headline first."""
    if hands.person.hand != "keyboard":
        open_app(hands)
    if hands.person.order == "up":
        _headline(hands, values)
        _shut(hands, values)
    else:
        if hands.person.detours:
            with hands.detour():
                open_page(hands, "Views", "views")
        _shut(hands, values)
        _headline(hands, values)
    _tell(hands)
    return True


def miss(hands: Hands, values: Values) -> bool:
    """Filter with the name in another spelling, find nothing, and give up."""
    open_app(hands)
    open_class(hands, _CLASS, _ANY)
    _filter(hands, values["quay"].lower())
    hands.wait_for("No data to display")
    hands.click("Clear", "button", _IN_FILTER, f"{_FILTER} button:has-text('Clear')")
    settle(hands)
    return False


def _shut(hands: Hands, values: Values) -> None:
    open_class(hands, _CLASS, _ANY)
    if hands.person.searches:
        _filter(hands, values["quay"])
        hands.page.locator(f"{TABLE} span:text-is('{_ANY}')").wait_for(state="detached")
        found = f"{_FILTER} > div >> nth=0"
        hands.click("Filtered", "button", "above the table", found)
        hands.page.locator(_FILTER).wait_for(state="detached")
    steps = [_not_open, _notice]
    if hands.person.order == "up":
        steps.reverse()
    for step in steps:
        step(hands, values)


def _filter(hands: Hands, quay: str) -> None:
    """Say which quay is wanted; who takes a wrong column sees it and takes another."""
    button = "span:text-is('Filter')"
    hands.click("Filter", "button", "above the table", button, shows=_FILTER)
    settle(hands)
    for column in ("notice", "name") if hands.person.id == "p03" else ("name",):
        hands.pick(
            Field(
                name="Field",
                location=_IN_FILTER,
                value=column,
                selector=f"{_FILTER} input >> nth=1",
                options="[data-popover-type=inner] li",
                letters=column[:3],
            )
        )
        settle(hands)
    hands.choose(
        Field(
            name="Condition",
            location=_IN_FILTER,
            value="equals",
            selector=f"{_FILTER} div:text-is('exists')",
            kind="dropdown",
            options=".chromeDropdown div",
            letters="",
        )
    )
    value = f"{_FILTER} input >> nth=2"
    hands.write(Field(name="Value", location=_IN_FILTER, value=quay, selector=value))
    apply = f"{_FILTER} button:has-text('Apply')"
    hands.click("Apply", "button", _IN_FILTER, apply)
    settle(hands)


def _cell(hands: Hands, quay: str, column: str) -> str:
    """Return how to find what a quay has in a column."""
    heads = hands.page.locator(f"{TABLE} [draggable=true] > div:first-child")
    number = heads.all_inner_texts().index(column)
    row = f"{TABLE} div:has(> span:text-is('{quay}'))"
    return f"{row} > span >> nth={number + 1}"  # a box to tick comes before them


def _not_open(hands: Hands, values: Values) -> None:
    place = f'in the row "{values["quay"]}"'
    cell = _cell(hands, values["quay"], "open")
    switch = f"{TABLE} div[style*=absolute] span:text-is('False') + span"
    hands.click("open", "row", place, cell, times=2, shows=switch)
    hands.click("open", "checkbox", place, switch)
    settle(hands)  # it stays open until something else is clicked on, and is kept then


def _notice(hands: Hands, values: Values) -> None:
    cell = _cell(hands, values["quay"], "notice")
    place = f'in the row "{values["quay"]}"'
    wanted = Field(
        name="notice",
        location=place,
        value=values["notice"],
        selector=cell,
        clicks=2,
    )
    hands.write(wanted)
    hands.press("Enter", "keeps the notice")
    hands.page.locator(f"{TABLE} span:text-is('{values['notice']}')").wait_for()
    settle(hands)


def _headline(hands: Hands, values: Values) -> None:
    open_config(hands)
    name, window = "headline", "Edit parameter"
    row = f"td:text-is('{name}')"
    shows = f"[data-modal] div:text-is('{window}')"
    place = "in the list of parameters"
    hands.click(name, "row", place, row, record=True, shows=shows)
    settle(hands)
    hands.write(field("Value", values["headline"], "textarea", window))
    send(hands, "Save", window)
    hands.page.locator(f"td:text-is('{values['headline']}')").wait_for()


def _tell(hands: Hands) -> None:
    if hands.person.hand == "keyboard":
        go(hands, "jobs/all")
    else:
        open_page(hands, "Jobs", "jobs")
    row = f"tr:has(td:text-is('{_JOB}'))"
    window = f"Run {_JOB}"
    shows = f"[data-modal] div:text-is('{window}')"
    run = f"{row} button"
    hands.click("Run...", "button", f'beside "{_JOB}"', run, shows=shows)
    settle(hands)
    send(hands, "Run", window)
    hands.wait_for("Success!")
