"""How people enter letters into the post book made of w2ui."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.components.places import (
    TOOLBAR,
    listed,
    settle,
    tap,
    text,
    wait_for,
)
from examples.applications.libraries.ways import each
from examples.scripted.tasks import Workflow

if TYPE_CHECKING:
    from examples.scripted.hands import Hands, Kind
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_FORM = 'in the box "Letter"'
_SIDE = "at the left"
_TABLE = "in the table"
_OPTION = ".w2ui-overlay .w2ui-menu-item"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    tap(hands, values["office"], "link", _SIDE, _node(values["office"]))
    tap(hands, "All letters", "link", _SIDE, _node("All letters"))
    _open(hands)
    hands.write(_text("Sender", values["sender"]))
    hands.write(_text("Subject", values["subject"]))
    _choose(hands, "Office", values["office"], "#office")
    _choose(hands, "Copies to", values["copy"], _field("Copies to", ".w2ui-list"))
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        text("Answer by", _FORM, f"{day.month}/{day.day}/{day.year}", "#due"),
        day,
        month=".w2ui-cal-title",
        onward=".w2ui-cal-next",
        days=".w2ui-day:not(.outside)",
        written="%B,%Y",
    )
    settle(hands)
    _mark(hands, "Messenger", "radio button", 'beside "Came by" ')
    _mark(hands, "Signed for", "checkbox", "")
    urgent = _field("Urgent", "input")
    tap(hands, "Urgent", "checkbox", _FORM, urgent)
    _save(hands)
    _point_at(hands, values["like"])
    _use(hands, "Mark as answered", "Marked as answered")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Sender", values["sender"]))
    hands.write(_text("Subject", values["subject"]))
    _choose(hands, "Office", values["office"], "#office")
    hands.write(text("Answer by", _FORM, values["day"], "#due", opens=True))
    hands.write(text("Came at", _FORM, values["hour"], "#hour", opens=True))
    hands.write(text("Pages", _FORM, values["pages"], "#pages"))
    tap(hands, "Signed for", "checkbox", _FORM, "#signed")
    hands.write(text("Notes", _FORM, values["notes"], "#notes"))
    _save(hands)
    tap(
        hands,
        "Sender",
        "button",
        "at the head of the table",
        ".w2ui-head >> text=Sender",
    )
    _search(hands, values["like"])
    _point_at(hands, values["like"])
    tap(hands, "Edit", "button", TOOLBAR, _button("Edit"), shows="#subject")
    hands.write(_text("Subject", values["instead"]))
    _save(hands)
    _search(hands, values["sender"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _point_at(hands, values["like"])
    second = _button("Second letter")
    tap(hands, "Second letter", "button", TOOLBAR, second, shows="#subject")
    hands.write(_text("Sender", values["sender"]))
    hands.write(_text("Subject", values["subject"]))
    _choose(hands, "Office", values["wrong"], "#office")  # takes it back
    _choose(hands, "Office", values["office"], "#office")
    _mark(hands, "By hand", "radio button", 'beside "Came by" ')
    hands.write(text("Notes", _FORM, values["notes"], "#notes"))
    _save(hands)
    _use(hands, "Print", "Post book printed")
    tap(hands, "Delete", "button", TOOLBAR, _button("Delete"), shows="#w2ui-popup")
    asks = 'in the question "Confirmation"'
    tap(hands, "Yes", "button", asks, "#w2ui-popup button:text-is('Yes')")
    wait_for(hands, "Letter struck off")
    tap(hands, "All letters", "link", _SIDE, _node("All letters"))


def _button(name: str) -> str:
    return f".w2ui-tb-button:has-text('{name}')"


def _node(name: str) -> str:
    return f".w2ui-node:has-text('{name}')"


def _open(hands: Hands) -> None:
    tap(hands, "Add New", "button", TOOLBAR, _button("Add New"), shows="#subject")


def _field(name: str, inside: str) -> str:
    return f".w2ui-field:has(> label:text-is('{name}')) {inside}"


def _text(name: str, value: str) -> Field:
    return text(name, _FORM, value, f"#{name.lower()}")


def _choose(hands: Hands, name: str, value: str, selector: str) -> None:
    hands.choose(listed(name, _FORM, value, selector, _OPTION))
    settle(hands)


def _mark(hands: Hands, name: str, kind: Kind, group: str) -> None:
    box = f".w2ui-box-label:has-text('{name}')"
    tap(hands, name, kind, f"{group}{_FORM}", box)


def _save(hands: Hands) -> None:
    tap(hands, "Save", "button", _FORM, ".w2ui-buttons button[name=Save]")
    wait_for(hands, "Letter entered")
    hands.page.locator("#subject").wait_for(state="hidden")
    settle(hands)


def _search(hands: Hands, words: str) -> None:
    hands.write(text("Search All Fields", TOOLBAR, words, "#grid_letters_search_all"))
    hands.press("Enter", "searches")
    settle(hands)


def _point_at(hands: Hands, sender: str) -> None:
    cell = f"td.w2ui-grid-data:has-text('{sender}')"
    settle(hands)
    hands.click(sender, "row", _TABLE, cell, record=True)
    settle(hands)


def _use(hands: Hands, name: str, told: str) -> None:
    tap(hands, name, "button", TOOLBAR, _button(name))
    wait_for(hands, told)


WORKFLOW = Workflow(
    id=9410,
    template='Enter the letter of {{sender}}: "{{subject}}"',
    instances=(
        {
            "sender": "Choral society",
            "subject": "Loan of the hall",
            "office": "Schools",
            "copy": "Engel",
            "day": "2026-12-10",
            "like": "Parents of Year 2",
        },
        {
            "sender": "Bakery Lorenz",
            "subject": "Tables in front of the shop",
            "office": "Trade",
            "day": "12/18/2026",
            "hour": "11:20",
            "pages": "3",
            "notes": "With a drawing.",
            "like": "Stonemason Abel",
            "instead": "Opening hours in winter",
        },
        {
            "sender": "Allotments, second letter",
            "subject": "Fence, once more",
            "wrong": "Taxes",
            "office": "Building permits",
            "notes": "Belongs to the first one.",
            "like": "Wine festival",
        },
    ),
    start="/w2ui/",
    shows="{{sender}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
