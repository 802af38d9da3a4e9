"""How people take complaints on the page made of Radix, as shadcn/ui does it."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.components.places import (
    MENU,
    TOOLBAR,
    Row,
    keys,
    listed,
    settle,
    tap,
    text,
    wait_for,
)
from examples.applications.libraries.ways import each, row_of
from examples.scripted.tasks import Workflow

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_FORM = 'in the drawer "Complaint"'
_OPTION = "[role=option]"
_ENTRY = "[role=menuitem]:has-text('{}')"
_TAB = "[role=tab]:has-text('{}')"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    duty = "button:has-text('Who is on duty')"
    tap(hands, "Who is on duty", "button", "below the table", duty)
    _open(hands)
    hands.write(_text("Customer", values["customer"], "#customer"))
    _choose(hands, "Street", values["street"], "#street")
    _choose(hands, "Kind", values["kind"], "#kind")
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        text("Noticed on", _FORM, f"{day.month}/{day.day}/{day.year}", "#date"),
        day,
        month=".rdp-caption_label",
        onward=".rdp-button_next",
        days=".rdp-day:not(.rdp-outside) button",
    )
    settle(hands)
    tap(hands, "In person", "radio button", _FORM, "[id='In person']")
    urgent = "[role=radio]:text-is('Urgent')"
    tap(hands, "Urgent", "button", _FORM, urgent)
    tap(hands, "Meter was read", "checkbox", _FORM, "#meter")
    tap(hands, "Wants a letter", "checkbox", _FORM, "#written")
    _save(hands)
    tap(hands, "Open", "tab", "above the table", _TAB.format("Open"))
    _take(hands, values["like"], "Mark as answered")
    wait_for(hands, "Complaint is answered")
    tap(hands, "All", "tab", "above the table", _TAB.format("All"))


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Customer", values["customer"], "#customer"))
    street = _text("Street", values["street"], "#street")
    hands.choose_by_keys(street, ["Enter", *keys(values["street"][:4].lower())])
    settle(hands)
    kind = listed("Kind", _FORM, values["kind"], "#kind", _OPTION, letters=None)
    hands.choose(kind)
    settle(hands)
    hands.write(_text("Since", values["hour"], "#time"))
    tap(hands, "Meter was read", "checkbox", _FORM, "#meter")
    hands.write(_text("What happened", values["text"], "#text"))
    _save(hands)
    _filter(hands, values["like"])
    _take(hands, values["like"], "Edit")
    hands.page.locator("#customer").wait_for()
    settle(hands)
    hands.write(_text("What happened", "Rang again.", "#text"))
    _save(hands)
    tap(hands, "Refresh", "icon", TOOLBAR, "button:has(.lucide-refresh-cw)")
    _row(hands, values["customer"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _filter(hands, values["like"])
    _take(hands, values["like"], "Complains again")
    hands.page.locator("#customer").wait_for()
    settle(hands)
    hands.write(_text("Customer", values["customer"], "#customer"))
    street = _text("Street", values["street"], "#street")
    hands.choose_by_keys(street, keys(values["street"][:3].lower()))
    settle(hands)
    _choose(hands, "Kind", values["wrong"], "#kind")  # sees it, and takes it back
    _choose(hands, "Kind", values["kind"], "#kind")
    tap(hands, "Letter", "radio button", _FORM, "#Letter")
    hands.drag(
        "Taken off the bill",
        _FORM,
        "[role=slider]",
        "span.w-full.bg-zinc-200",
        dropped_at=(165, 3),
    )
    settle(hands)
    hands.write(_text("What happened", values["text"], "#text"))
    _save(hands)
    _take(hands, values["like"], "Delete")
    asks = 'in the question "Are you absolutely sure?"'
    tap(hands, "Continue", "button", asks, "button:has-text('Continue')")
    wait_for(hands, "Complaint has been deleted")
    tap(hands, "Refresh", "icon", TOOLBAR, "button:has(.lucide-refresh-cw)")
    entry = _ENTRY.format("List for the plumbers")
    reports = "button:has-text('Reports')"
    tap(hands, "Reports", "menu", TOOLBAR, reports, shows=entry)
    tap(hands, "List for the plumbers", "link", MENU, entry)
    wait_for(hands, "List for the plumbers is printed")


def _open(hands: Hands) -> None:
    new = "button:has-text('New complaint')"
    tap(hands, "New complaint", "button", TOOLBAR, new, shows="#customer")


def _text(name: str, value: str, selector: str) -> Field:
    return text(name, _FORM, value, selector)


def _choose(hands: Hands, name: str, value: str, selector: str) -> None:
    hands.choose(listed(name, _FORM, value, selector, _OPTION))
    settle(hands)


def _save(hands: Hands) -> None:
    tap(hands, "Save complaint", "button", _FORM, "button:has-text('Save complaint')")
    wait_for(hands, "Complaint has been saved")
    hands.page.locator("#customer").wait_for(state="hidden")
    settle(hands)


def _filter(hands: Hands, words: str) -> None:
    field = "[placeholder='Filter customers...']"
    hands.write(text("Filter customers...", TOOLBAR, words, field))
    _row(hands, words)
    settle(hands)


def _row(hands: Hands, customer: str) -> Row:
    return row_of(hands, customer, "tr")


def _take(hands: Hands, customer: str, entry: str) -> None:
    row = _row(hands, customer)
    wanted = _ENTRY.format(entry)
    dots = f"{row.selector} button"
    tap(hands, "Open menu", "menu", row.location, dots, shows=wanted)
    tap(hands, entry, "link", MENU, wanted)


WORKFLOW = Workflow(
    id=9412,
    template="Take a complaint of {{customer}}: {{kind}}",
    instances=(
        {
            "customer": "Bakery Ulmer",
            "street": "Quarry Road",
            "kind": "No water at all",
            "day": "2026-11-24",
            "like": "Mr Dobbin",
        },
        {
            "customer": "Mrs Feddersen",
            "street": "Dyer's Yard",
            "kind": "Smell",
            "hour": "0715AM",
            "text": "Like rotten eggs.",
            "like": "Mrs Albers",
        },
        {
            "customer": "Mrs Albers, upstairs",
            "street": "Vine Street",
            "wrong": "Nobody came",
            "kind": "Low pressure",
            "text": "The shower only drips.",
            "like": "Mrs Albers",
        },
    ),
    start="/radix/",
    shows="{{customer}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
