"""How people ask for a journey on the page made of Material UI."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.components.places import (
    MENU,
    Row,
    keys,
    listed,
    settle,
    tap,
    text,
    wait_for,
)
from examples.scripted.tasks import Workflow

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_FORM = 'in the box "Travel request"'
_BAR = "in the bar at the top"
_FOUND = ".MuiAutocomplete-option"
_OPTIONS = "[role=listbox] li[role=option]"


def ask(hands: Hands, values: Values) -> bool:
    """Ask for a journey, each person another way."""
    ways = {"p01": _with_the_mouse, "p02": _with_keys, "p03": _with_a_search}
    ways[hands.person.id](hands, values)
    return True


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_title(values))
    _choose(hands, _reason(values["reason"]))
    _choose(hands, _city(values))
    _choose(hands, _colleague(values["colleague"]))
    _choose(hands, _colleague(values["other"]))
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        text(
            "Departure",
            _FORM,
            f"{day:%m/%d/%Y}",
            "button[aria-label^='Choose date']",
        ),
        day,
        month=".MuiPickersCalendarHeader-label",
        onward="button[aria-label='Next month']",
        days=".MuiPickersDay-root",
    )
    settle(hands)
    hands.write(text("Nights", _FORM, values["nights"], "#nights"))
    tap(hands, "Hotel needed", "checkbox", _FORM, "label:has-text('Hotel') input")
    tap(hands, "Ferry", "button", _FORM, "button[value=ferry]")
    _mark(hands, values["funding"], "Paid by", "radio button")
    _mark(hands, values["need"], "Also needed", "checkbox")
    hands.drag(
        "Budget",
        _FORM,
        ".MuiSlider-thumb",
        ".MuiSlider-rail",
        dropped_at=(331, 2),
    )
    settle(hands)
    _save(hands)
    tap(hands, "Open", "tab", "above the table", "[role=tab]:has-text('Open')")
    row = _row(hands, values["like"])
    _take(hands, row, "Approve")
    wait_for(hands, "Request is approved")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_title(values))
    hands.choose(_reason(values["reason"], letters=None))
    hands.choose_by_keys(_city(values), keys(values["city"][:4].lower(), downs=1))
    hands.choose_by_keys(
        _colleague(values["colleague"]), keys(values["colleague"][:3].lower(), downs=1)
    )
    day = date.fromisoformat(values["day"])
    hands.write(text("Departure", _FORM, f"{day:%m%d%Y}", "[aria-label=Month]"))
    hands.write(text("Nights", _FORM, values["nights"], "#nights"))
    tap(hands, "Hotel needed", "checkbox", _FORM, "label:has-text('Hotel') input")
    tap(hands, "Car", "button", _FORM, "button[value=car]")
    _mark(hands, values["funding"], "Paid by", "radio button")
    hands.write(text("Remarks", _FORM, values["note"], "#note"))
    _save(hands)
    hands.write(text("Search", "above the table", values["like"], "#search"))
    row = _row(hands, values["like"])
    _edit(hands, row)
    hands.write(text("Nights", _FORM, "4", "#nights"))
    _save(hands)
    tap(hands, "Refresh", "icon", _BAR, "[aria-label=Refresh]")
    wait_for(hands, values["title"])


def _with_a_search(hands: Hands, values: Values) -> None:
    hands.write(text("Search", "above the table", values["like"][:5], "#search"))
    row = _row(hands, values["like"])
    _take(hands, row, "Make a copy")
    wait_for(hands, "Request copied")
    _edit(hands, _row(hands, f"{values['like']} II"))
    hands.write(_title(values))
    _choose(hands, _reason(values["wrong"]))  # sees it, and takes it back
    _choose(hands, _reason(values["reason"]))
    hands.pick(_city(values, letters=values["city"][:3].lower()))
    settle(hands)
    hands.pick(_colleague(values["colleague"], letters=values["colleague"][:4].lower()))
    settle(hands)
    tap(hands, "Plane", "button", _FORM, "button[value=plane]")
    _mark(hands, values["need"], "Also needed", "checkbox")
    tap(
        hands,
        "Importance",
        "icon",
        f"the fourth star {_FORM}",
        ".MuiRating-root label:has-text('4 Stars')",
    )
    hands.write(text("Remarks", _FORM, values["note"], "#note"))
    _save(hands)
    tap(hands, "Refresh", "icon", _BAR, "[aria-label=Refresh]")
    row = _row(hands, values["like"])
    _take(hands, row, "Delete")
    tap(
        hands,
        "Delete",
        "button",
        'in the question "Delete this request?"',
        "[role=dialog] button:has-text('Delete')",
    )
    wait_for(hands, "Request deleted")
    tap(
        hands,
        "Download list",
        "icon",
        _BAR,
        "[aria-label='Download list']",
    )
    wait_for(hands, "List downloaded")


def _open(hands: Hands) -> None:
    tap(
        hands,
        "New request",
        "button",
        "above the table",
        "button:has-text('New request')",
        shows="#title",
    )


def _title(values: Values) -> Field:
    return text("Title", _FORM, values["title"], "#title")


def _reason(value: str, letters: str | None = "") -> Field:
    return listed("Reason", _FORM, value, "#reason", _OPTIONS, letters=letters)


def _city(values: Values, letters: str = "") -> Field:
    return listed(
        "Destination", _FORM, values["city"], "#city", _FOUND, letters=letters
    )


def _colleague(value: str, letters: str = "") -> Field:
    return listed("Travelling with", _FORM, value, "#with", _FOUND, letters=letters)


def _choose(hands: Hands, field: Field) -> None:
    hands.choose(field)
    settle(hands)


def _mark(hands: Hands, name: str, group: str, kind: str) -> None:
    tap(
        hands,
        name,
        "checkbox" if kind == "checkbox" else "radio button",
        f'below "{group}" {_FORM}',
        f".MuiFormControl-root:has(> legend:text-is('{group}'), > label:text-is('{group}'))"
        f" label:has-text('{name}') input",
    )


def _save(hands: Hands) -> None:
    tap(hands, "Save", "button", _FORM, "[role=dialog] button:has-text('Save')")
    wait_for(hands, "Request saved")


def _row(hands: Hands, title: str) -> Row:
    row = Row(title, f"tr:has(td:text-is('{title}'))")
    hands.page.locator(row.selector).first.wait_for()
    return row


def _edit(hands: Hands, row: Row) -> None:
    tap(
        hands,
        "Edit",
        "icon",
        row.location,
        f"{row.selector} [aria-label=Edit]",
        shows="#title",
    )


def _take(hands: Hands, row: Row, entry: str) -> None:
    tap(
        hands,
        "more",
        "menu",
        row.location,
        f"{row.selector} [aria-label=more]",
        shows="[role=menu]",
    )
    tap(hands, entry, "link", MENU, f"[role=menuitem]:has-text('{entry}')")


WORKFLOW = Workflow(
    id=7902,
    template='Ask for the journey "{{title}}" to {{city}} ({{reason}})',
    instances=(
        {
            "title": "Winter meeting of the agents",
            "reason": "Customer visit",
            "city": "Bergen",
            "colleague": "Dora Weiss",
            "other": "Amir Haddad",
            "day": "2026-12-14",
            "nights": "2",
            "funding": "Project",
            "need": "Hire car",
            "like": "Hull survey",
        },
        {
            "title": "Engine course",
            "reason": "Training",
            "city": "Gothenburg",
            "colleague": "Chidi Obi",
            "day": "2027-01-11",
            "nights": "5",
            "funding": "Department",
            "note": "Course book is paid already.",
            "like": "Yearly visit",
        },
        {
            "title": "Spring fair",
            "wrong": "Training",
            "reason": "Trade fair",
            "city": "Antwerp",
            "colleague": "Fatima Reyes",
            "need": "Advance payment",
            "note": "Same stand as in autumn.",
            "like": "Autumn fair",
        },
    ),
    start="/mui/",
    shows="{{title}}",
    way=ask,
)
