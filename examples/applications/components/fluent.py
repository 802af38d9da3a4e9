"""How people write tickets on the page made of Fluent UI."""

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
from examples.scripted.tasks import Workflow

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_FORM = 'in the box "Ticket"'
_OPTIONS = ".fui-Listbox .fui-Option"


def report(hands: Hands, values: Values) -> bool:
    """Write a ticket, each person another way."""
    ways = {"p01": _with_the_mouse, "p02": _with_keys, "p03": _with_a_search}
    ways[hands.person.id](hands, values)
    return True


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Subject", values["subject"]))
    _choose(hands, _list("Kind", values["kind"], "button >> nth=0"))
    _choose(hands, _list("Agent", values["agent"], "input"))
    _choose(hands, _list("Places", values["place"], "button >> nth=0"))
    hands.choose_also(_list("Places", values["other"], "button >> nth=0"))
    tap(hands, "Ticket", "box", "at the top of the box", ".fui-DialogTitle")
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        text("Due", _FORM, f"{day:%a %b %d %Y}", _field("Due", "input")),
        day,
        month=".fui-CalendarDay__monthAndYear",
        onward="button[title^='Go to next month']",
        days=".fui-CalendarDay td button",
    )
    settle(hands)
    hands.write(_text("Minutes", values["minutes"]))
    _mark(hands, "High", "radio button", "Radio")
    _mark(hands, "Spare part needed", "checkbox", "Checkbox")
    _mark(hands, "Tell the caller", "checkbox", "Switch")
    hands.drag(
        "Effort",
        _FORM,
        ".fui-Slider",
        ".fui-Slider",
        held_at=(170, 16),
        dropped_at=(330, 16),
    )
    settle(hands)
    _save(hands)
    tap(hands, "Open", "tab", "above the table", "[role=tab]:has-text('Open')")
    _take(hands, _row(hands, values["like"]), "Put on hold")
    wait_for(hands, "Ticket is waiting")
    tap(hands, "All", "tab", "above the table", "[role=tab]:has-text('All')")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Subject", values["subject"]))
    hands.choose_by_keys(
        _list("Kind", values["kind"], "button >> nth=0"),
        ["Enter", *keys(values["kind"][0].lower())],
    )
    hands.choose_by_keys(
        _list("Agent", values["agent"], "input"), keys(values["agent"][:4].lower())
    )
    hands.write(_text("Minutes", values["minutes"]))
    _mark(hands, "Low", "radio button", "Radio")
    _mark(hands, "Seen before", "checkbox", "Checkbox")
    hands.write(_text("Description", values["text"], "textarea"))
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    tap(hands, "Edit", "icon", row.location, f"{row.selector} [aria-label=Edit]")
    _choose(hands, _list("Kind", values["new"], "button >> nth=0"))
    _save(hands)
    tap(hands, "Refresh", "icon", TOOLBAR, "[aria-label=Refresh]")
    _row(hands, values["subject"])
    tap(hands, "Print tickets", "icon", TOOLBAR, "[aria-label='Print tickets']")
    wait_for(hands, "Tickets printed")


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    _take(hands, row, "Duplicate")
    hands.page.locator(".fui-DialogSurface").wait_for()
    settle(hands)
    hands.write(_text("Subject", values["subject"]))
    _choose(hands, _list("Kind", values["wrong"], "button >> nth=0"))
    _choose(hands, _list("Kind", values["kind"], "button >> nth=0"))
    agent = _list("Agent", values["agent"], "input", values["agent"][:4].lower())
    hands.pick(agent)
    settle(hands)
    _mark(hands, "Medium", "radio button", "Radio")
    _mark(hands, "Tell the caller", "checkbox", "Switch")
    hands.write(_text("Description", values["text"], "textarea"))
    _save(hands)
    row = _row(hands, values["like"])
    tap(hands, "Delete", "icon", row.location, f"{row.selector} [aria-label=Delete]")
    tap(
        hands,
        "Delete",
        "button",
        'in the question "Delete ticket"',
        ".fui-DialogActions button:text-is('Delete')",
    )
    wait_for(hands, "Ticket deleted")
    tap(hands, "Refresh", "icon", TOOLBAR, "[aria-label=Refresh]")
    tap(
        hands,
        "Reports",
        "menu",
        TOOLBAR,
        "button:text-is('Reports')",
        shows="[role=menuitem]",
    )
    hands.hover("Week", "[role=menuitem]:has-text('Week')")
    settle(hands)
    tap(
        hands,
        "By person",
        "link",
        'in the menu beside "Week"',
        "[role=menuitem]:has-text('By person')",
    )
    wait_for(hands, "Week report by person")


def _open(hands: Hands) -> None:
    tap(
        hands,
        "New ticket",
        "button",
        TOOLBAR,
        "button:has-text('New ticket')",
        shows=".fui-DialogSurface",
    )


def _field(name: str, inside: str) -> str:
    return f".fui-Field:has(> label:text-matches('^{name}\\\\*?$')) {inside}"


def _text(name: str, value: str, inside: str = "input") -> Field:
    return text(name, _FORM, value, _field(name, inside))


def _list(name: str, value: str, inside: str, letters: str = "") -> Field:
    return listed(name, _FORM, value, _field(name, inside), _OPTIONS, letters=letters)


def _choose(hands: Hands, field: Field) -> None:
    hands.choose(field)
    settle(hands)


def _mark(hands: Hands, name: str, kind: str, part: str) -> None:
    tap(
        hands,
        name,
        "checkbox" if kind == "checkbox" else "radio button",
        f'below "Urgency" {_FORM}' if part == "Radio" else _FORM,
        f".fui-{part}:has(label:text-is('{name}')) input",
    )


def _save(hands: Hands) -> None:
    tap(hands, "Save", "button", _FORM, ".fui-DialogActions button:text-is('Save')")
    hands.page.locator(".fui-DialogSurface").wait_for(state="hidden")
    settle(hands)


def _search(hands: Hands, words: str) -> None:
    hands.write(text("Search", TOOLBAR, words, ".fui-SearchBox input"))
    settle(hands)


def _row(hands: Hands, subject: str) -> Row:
    row = Row(subject, f".fui-TableRow:has(.fui-TableCell:text-is('{subject}'))")
    hands.page.locator(row.selector).first.wait_for()
    return row


def _take(hands: Hands, row: Row, entry: str) -> None:
    tap(
        hands,
        "More actions",
        "menu",
        row.location,
        f"{row.selector} [aria-label='More actions']",
        shows="[role=menuitem]",
    )
    tap(hands, entry, "link", MENU, f"[role=menuitem]:has-text('{entry}')")


WORKFLOW = Workflow(
    id=7908,
    template='Write a ticket "{{subject}}" ({{kind}}) for {{agent}}',
    instances=(
        {
            "subject": "Screen stays dark",
            "kind": "Hardware",
            "agent": "Brigitte Saar",
            "place": "Reception",
            "other": "Workshop",
            "day": "2026-12-15",
            "minutes": "60",
            "like": "Printer jams",
        },
        {
            "subject": "No network in the hall",
            "kind": "Network",
            "agent": "Enzo Ricci",
            "minutes": "90",
            "text": "Since the roof was mended.",
            "like": "Slow scanner",
            "new": "Software",
        },
        {
            "subject": "No sound in calls",
            "wrong": "Software",
            "kind": "Hardware",
            "agent": "Cyril Monet",
            "text": "The headset is new.",
            "like": "No dial tone",
        },
    ),
    start="/fluent/",
    shows="{{subject}}",
    way=report,
)
