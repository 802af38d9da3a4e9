"""How people have playgrounds repaired on the page made of TDesign."""

from __future__ import annotations

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
from examples.applications.libraries.ways import each, row_of, take_entry
from examples.scripted.tasks import Workflow

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_FORM = 'in the dialog "Defect"'
_TITLE = ".t-dialog__header:has-text('Defect')"
_OPTION = ".t-select-option"
_ENTRY = ".t-dropdown__item:has-text('{}')"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    node = f".t-tree__label[title='{values['area']}']"
    tap(hands, values["area"], "link", "in the tree at the left", node, record=True)
    _open(hands)
    hands.write(_text("What is broken", values["title"]))
    _choose(hands, "Playground", values["place"])
    _choose(hands, "Faults", values["fault"])
    hands.choose_also(listed("Faults", _FORM, values["other"], "", _OPTION))
    tap(hands, "Defect", "box", "at the top of the dialog", _TITLE)
    _choose_day(hands, values["day"])
    hour, minute = values["hour"].split(":")
    cell = ".t-time-picker__panel-body-scroll >> nth={} >> li:text-is('{}')"
    hands.choose_through(
        _text("Repair at", values["hour"]),
        [
            cell.format(0, hour),
            cell.format(1, minute),
            ".t-time-picker__panel-section-footer button:has-text('confirm')",
        ],
    )
    settle(hands)
    plus = f"{_field('Spare parts')} .t-input-number__increase"
    tap(hands, "plus", "icon", f'at the right of "Spare parts" {_FORM}', plus)
    great = ".t-radio-button:has-text('Great')"
    tap(hands, "Great", "radio button", f'below "Danger" {_FORM}', great)
    _tick(hands, "Tape")
    closed = f"{_field('Closed to children')} .t-switch"
    tap(hands, "Closed to children", "checkbox", _FORM, closed)
    _save(hands)
    row = _row(hands, values["like"])
    mend = f"{row.selector} .t-link:has-text('Mend')"
    tap(hands, "Mend", "link", row.location, mend, shows=".t-popconfirm")
    yes = ".t-popconfirm button.t-button--theme-primary"
    tap(hands, "OK", "button", 'in the question "Is it mended?"', yes)
    wait_for(hands, "Marked as mended")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("What is broken", values["title"]))
    letters = ["Enter", *keys(values["place"][:4].lower(), downs=1)]
    hands.choose_by_keys(_text("Playground", values["place"]), letters)
    hands.write(_text("Reported by", values["reporter"], opens=True))
    _choose_day(hands, values["day"])
    hands.write(_text("Spare parts", values["parts"]))
    for tool in (values["tool"], values["second"]):
        hands.write(_text("Tools", tool))
        hands.press("Enter", "adds the tool")
    _tick(hands, "Notice")
    hands.write(_text("Note", values["note"], "textarea"))
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    edit = f"{row.selector} .t-link:has-text('Edit')"
    tap(hands, "Edit", "link", row.location, edit, shows=_TITLE)
    hands.write(_text("Spare parts", "6"))
    _save(hands)
    _refresh(hands)


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _take(hands, _row(hands, values["like"]), "Copy")
    hands.page.locator(_TITLE).wait_for()
    hands.write(_text("What is broken", values["title"]))
    _choose(hands, "Faults", values["wrong"])  # sees it, and takes it back
    hands.choose_also(listed("Faults", _FORM, values["fault"], "", _OPTION))
    tap(hands, "Defect", "box", "at the top of the dialog", _TITLE)
    cross = f"{_field('Faults')} .t-tag__icon-close >> nth=0"
    tap(hands, "cross", "icon", f'beside "{values["wrong"]}" {_FORM}', cross)
    tap(hands, "Defect", "box", "at the top of the dialog", _TITLE)
    letters, field = values["reporter"][:3], f"{_field('Reported by')} input"
    found = ".t-select-option"
    hands.pick(
        listed("Reported by", _FORM, values["reporter"], field, found, letters=letters)
    )
    hands.drag(
        "Used from age",
        _FORM,
        ".t-slider__button",
        ".t-slider__rail",
        dropped_at=(230, 2),
    )
    settle(hands)
    _save(hands)
    _take(hands, _row(hands, values["like"]), "Delete")
    delete = "button:has-text('Delete defect')"
    asks = 'in the question "Delete this defect?"'
    tap(hands, "Delete defect", "button", asks, delete)
    wait_for(hands, "Defect deleted")
    entry = _ENTRY.format("Order of parts")
    tap(hands, "Lists", "menu", TOOLBAR, "button:has-text('Lists')", shows=entry)
    tap(hands, "Order of parts", "link", MENU, entry)
    wait_for(hands, "Order of parts: printed")
    _refresh(hands)


def _open(hands: Hands) -> None:
    new = "button:has-text('New defect')"
    tap(hands, "New defect", "button", TOOLBAR, new, shows=_TITLE)


def _field(name: str) -> str:
    return f".t-form__item:has(label:text-is('{name}'))"


def _text(
    name: str, value: str, inside: str = "input", *, opens: bool = False
) -> Field:
    return text(name, _FORM, value, f"{_field(name)} {inside}", opens=opens)


def _choose(hands: Hands, name: str, value: str) -> None:
    field = f"{_field(name)} .t-select"
    hands.choose(listed(name, _FORM, value, field, _OPTION))
    settle(hands)


def _choose_day(hands: Hands, day: str) -> None:
    number = day.rpartition("-")[2]
    cell = ".t-date-picker__cell:not(.t-date-picker__cell--additional)"
    hands.choose_through(
        _text("Repair on", day),
        [".t-pagination-mini__next", f"{cell}:has(:text-is('{number}'))"],
    )
    settle(hands)


def _tick(hands: Hands, name: str) -> None:
    box = f".t-checkbox__label:text-is('{name}')"
    tap(hands, name, "checkbox", f'below "Measures" {_FORM}', box)


def _save(hands: Hands) -> None:
    tap(hands, "Save defect", "button", _FORM, "button:has-text('Save defect')")
    wait_for(hands, "Defect saved")
    hands.page.locator(_TITLE).wait_for(state="hidden")
    settle(hands)


def _search(hands: Hands, words: str) -> None:
    field = "[placeholder='Search defects']"
    hands.write(text("Search defects", TOOLBAR, words, field))
    _row(hands, words)
    settle(hands)


def _refresh(hands: Hands) -> None:
    tap(hands, "Refresh", "icon", TOOLBAR, "button:has(.t-icon-refresh)")
    wait_for(hands, "The list is up to date")


def _row(hands: Hands, title: str) -> Row:
    return row_of(hands, title, "tr")


def _take(hands: Hands, row: Row, entry: str) -> None:
    wanted = _ENTRY.format(entry)
    dots = f"{row.selector} button"
    take_entry(hands, row, entry, dots=dots, listed=wanted)


WORKFLOW = Workflow(
    id=9420,
    template='Have "{{title}}" repaired, reported as a defect of a playground',
    instances=(
        {
            "title": "Seesaw wobbles",
            "area": "South",
            "place": "Tower street",
            "fault": "Loose screws",
            "other": "Rust",
            "day": "2026-12-14",
            "hour": "09:30",
            "like": "Slide has a crack",
        },
        {
            "title": "Fence post is rotten",
            "place": "Chestnut school",
            "reporter": "Mr Abel, teacher",
            "day": "2026-12-16",
            "parts": "4",
            "tool": "Post driver",
            "second": "Long spirit level",
            "note": "Come after lessons.",
            "like": "Swing squeaks",
        },
        {
            "title": "Bench is painted on again",
            "wrong": "Rust",
            "fault": "Splinters",
            "reporter": "Caretaker",
            "like": "Bench is painted on",
        },
    ),
    start="/tdesign/",
    shows="{{title}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
