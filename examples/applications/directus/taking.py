"""How people take work in that somebody brings to the loft."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.directus.places import (
    DRAWER,
    FORM,
    HEAD,
    PAGE,
    ROWS,
    captioned,
    choose,
    choose_day,
    come_to_jobs,
    discard,
    go,
    hit,
    look,
    open_list,
    open_record,
    press,
    save,
    search_for,
    settle,
    text_field,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.applications.directus.places import Part
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values


def take_in(hands: Hands, values: Values) -> bool:
    """Make the job with all that is known of it."""
    _open_form(hands, values)
    for part in _parts(hands):
        part(hands, values)
    look(hands, "checks what is filled in")
    save(hands)
    if not hands.page.get_by_text(values["title"]).filter(visible=True).count():
        open_list(hands, "Jobs")
    return True


def forget_the_boat(hands: Hands, values: Values) -> bool:
    """Say nothing of the boat, be refused, and throw away what was filled in."""
    _open_form(hands, values)
    for part in (_title, _customer, _kind, _day, _tag):
        part(hands, values)
    head = "#main-content .action-buttons"
    press(hands, "Save", "check", HEAD, head, leads_on=False)
    hands.page.locator(f"{PAGE} .validation-error, .validation-errors").first.wait_for()
    discard(hands)
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to an empty job, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "jobs/+")
    else:
        if hands.person.detours:
            with hands.detour():
                open_record(hands, values["customer"])
                look(hands, "looks whether jobs are made there")
        if hands.person.order == "up":
            search_for(hands, values["customer"])
        come_to_jobs(hands)
        look(hands, "looks whether it is there already")
        if hands.person.searches and hands.person.order != "up":
            search_for(hands, values["boat"])
        add = "#main-content a:has(i[data-icon=add])"
        hands.click("Create Item", "button", HEAD, add, leads_on=True)
    hands.page.locator(f"{PAGE} .field").first.wait_for()
    settle(hands)


def _parts(hands: Hands) -> list[Part]:
    """Return what is filled in, in the person's order."""
    parts: list[Part] = [
        *(_title, _boat, _customer, _kind, _cloth),
        *(_day, _brought, _tag, _insurance, _said),
    ]
    if hands.person.order == "up":
        parts.reverse()
    return parts


def _title(hands: Hands, values: Values) -> None:
    hands.write(text_field("Title", values["title"]))


def _boat(hands: Hands, values: Values) -> None:
    hands.write(text_field("Boat", values["boat"]))


def _customer(hands: Hands, values: Values) -> None:
    """Take the customer out of all of them, which are shown over the form."""
    box = captioned("Customer", ".many-to-one input")
    value = values["customer"]
    field = Field(name="Customer", location=FORM, value=value, selector=box)
    hands.choose_through(field, [])
    page = hands.page
    page.locator(f"{DRAWER} {ROWS}").first.wait_for()
    page.wait_for_timeout(500)
    kept = page.locator(f"{DRAWER} .search-input input").first.input_value()
    if hands.person.searches and not kept:  # what was searched for before is kept
        hit(hands, f"{DRAWER} .search-input .icon-search")
        page.keyboard.type(value[:6], delay=hands.person.key_seconds * 1000)
        page.wait_for_timeout(800)
        settle(hands)
    hit(hands, f"{DRAWER} {ROWS} td:has-text('{value}')")
    hit(hands, f"{DRAWER} .action-buttons button:has(i[data-icon=check])")
    page.locator(DRAWER).wait_for(state="hidden")
    settle(hands)


def _kind(hands: Hands, values: Values) -> None:
    """Choose the kind; who takes the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Kind of Work", values["other"])
    choose(hands, "Kind of Work", values["kind"])


def _cloth(hands: Hands, values: Values) -> None:
    choose(hands, "Cloth", values["cloth"])


def _day(hands: Hands, values: Values) -> None:
    choose_day(hands, "Promised For", values["day"])


def _brought(hands: Hands, values: Values) -> None:
    box = captioned("Brought With It", f".v-checkbox:has-text('{values['brought']}')")
    hands.click(values["brought"], "checkbox", 'below "Brought With It"', box)


def _tag(hands: Hands, values: Values) -> None:
    hands.write(text_field("Tags", values["tag"]))
    added = captioned("Tags", f".tag:has-text('{values['tag']}')")
    hands.press("Enter", 'with the cursor in the "Tags" field', shows=added)


def _insurance(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    box = captioned("Insurance", ".v-checkbox")
    hands.click("The insurance pays", "checkbox", 'below "Insurance"', box)


def _said(hands: Hands, values: Values) -> None:
    hands.write(text_field("What Was Said", values["said"], "textarea"))
