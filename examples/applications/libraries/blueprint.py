"""How people receive samples in a laboratory on the page made of Blueprint."""

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
from examples.applications.libraries.ways import each, row_of, take_entry
from examples.scripted.tasks import Workflow

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_BAR = "in the bar at the top"
_FORM = 'in the drawer "Sample"'
_OPTION = "[role=listbox] [role=option]"
_ENTRY = "[role=menuitem]:has-text('{}')"
_TAB = "[role=tab]:has-text('{}')"
_BODY = ".bp6-drawer-body"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Label", values["label"]))
    _choose(hands, "Sender", values["sender"], "#sender")
    _choose(hands, "Material", values["material"])
    _choose(hands, "Tests", values["test"], "#tests")
    hands.choose_also(listed("Tests", _FORM, values["other"], "", _OPTION))
    tap(hands, "Sample", "box", "at the top of the drawer", ".bp6-drawer h4")
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        text("Taken on", _FORM, f"{day:%m/%d/%Y}", "#day"),
        day,
        month=".rdp-caption_dropdowns",
        onward="[aria-label='Go to next month']",
        days=".rdp-day:not(.rdp-day_outside)",
    )
    settle(hands)
    up = ".bp6-numeric-input button >> nth=0"
    tap(hands, "up", "icon", f'the arrow at the right of "Bottles" {_FORM}', up)
    post = ".bp6-radio:has-text('Post')"
    tap(hands, "Post", "radio button", f'below "Brought by" {_FORM}', post)
    express = "[role=radio]:has-text('Express')"
    tap(hands, "Express", "radio button", _FORM, express)
    seal = ".bp6-checkbox:has-text('Seal is whole')"
    tap(hands, "Seal is whole", "checkbox", _FORM, seal)
    _save(hands)
    tap(hands, "Received", "tab", "above the table", _TAB.format("Received"))
    _take(hands, values["like"], "Start work")
    wait_for(hands, "Work has begun")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Label", values["label"]))
    sender = text("Sender", _FORM, values["sender"], "#sender")
    hands.choose_by_keys(sender, keys(values["sender"][:4].lower()))
    material = text("Material", _FORM, values["material"], _button("Material"))
    letters = keys(values["material"][:4].lower())
    hands.choose_by_keys(material, ["Enter", *letters])
    settle(hands)
    copies = text("Copies of the report to", _FORM, values["copy"], "#copies")
    hands.write(copies)
    hands.press("Enter", "adds the name")
    day = text("Taken on", _FORM, values["day"], "#day")
    hands.write(day)
    hands.press("Enter", "takes the day")
    hours, minutes = values["hour"].split(":")
    hands.write(text("At", _FORM, hours, ".bp6-timepicker-hour"))
    hands.write(text("At", _FORM, minutes, ".bp6-timepicker-minute"))
    store = listed("Kept in", _FORM, values["store"], "#store", "", letters=None)
    hands.choose(store)
    _save(hands)
    _filter(hands, values["like"])
    row = _row(hands, values["like"])
    pencil = f"{row.selector} button >> nth=0"
    place = f"a pencil {row.location}"
    tap(hands, "Edit", "icon", place, pencil, shows="#label")
    hands.choose(store)
    _save(hands)
    _reload(hands)
    _row(hands, values["label"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _filter(hands, values["like"])
    _take(hands, values["like"], "Take again")
    hands.page.locator("#label").wait_for()
    settle(hands)
    hands.write(_text("Label", values["label"]))
    _choose(hands, "Material", values["wrong"])  # sees it, and takes it back
    _choose(hands, "Material", values["material"])
    letters = values["test"][:3].lower()
    hands.pick(
        listed("Tests", _FORM, values["test"], "#tests", _OPTION, letters=letters)
    )
    settle(hands)
    tap(hands, "Sample", "box", "at the top of the drawer", ".bp6-drawer h4")
    hands.drag(
        "Degrees on arrival",
        _FORM,
        ".bp6-slider-handle",
        ".bp6-slider-track",
        dropped_at=(210, 3),
    )
    settle(hands)
    hands.turn_within("Notes", "#notes", _BODY)
    settle(hands)
    hands.write(text("Notes", _FORM, values["notes"], "#notes"))
    _save(hands)
    _take(hands, values["like"], "Throw away...")
    asks = 'in the question "Are you sure that nobody needs this sample any more?"'
    sure = "button:has-text('Throw it away')"
    tap(hands, "Throw it away", "button", asks, sure)
    wait_for(hands, "Sample thrown away")
    settle(hands)
    _reload(hands)
    entry = _ENTRY.format("Stickers")
    tap(hands, "Print", "menu", _BAR, "button:has-text('Print')", shows=entry)
    tap(hands, "Stickers", "link", MENU, entry)
    wait_for(hands, "Stickers: printed")


def _open(hands: Hands) -> None:
    new = "button:has-text('New sample')"
    tap(hands, "New sample", "button", _BAR, new, shows="#label")


def _button(name: str) -> str:
    return f".bp6-form-group:has(label:has-text('{name}')) button"


def _text(name: str, value: str) -> Field:
    return text(name, _FORM, value, f"#{name.lower()}")


def _choose(hands: Hands, name: str, value: str, selector: str = "") -> None:
    hands.choose(listed(name, _FORM, value, selector or _button(name), _OPTION))
    settle(hands)


def _save(hands: Hands) -> None:
    tap(hands, "Save sample", "button", _FORM, "button:has-text('Save sample')")
    wait_for(hands, "Sample saved")
    hands.page.locator("#label").wait_for(state="hidden")
    settle(hands)


def _filter(hands: Hands, words: str) -> None:
    field = "[placeholder='Filter samples...']"
    hands.write(text("Filter samples...", _BAR, words, field))
    _row(hands, words)
    settle(hands)


def _reload(hands: Hands) -> None:
    button = ".bp6-navbar button:has(.bp6-icon-refresh)"
    tap(hands, "Reload", "icon", _BAR, button)


def _row(hands: Hands, label: str) -> Row:
    return row_of(hands, label, "tr")


def _take(hands: Hands, label: str, entry: str) -> None:
    row = _row(hands, label)
    wanted = _ENTRY.format(entry)
    dots = f"{row.selector} button >> nth=1"
    take_entry(hands, row, entry, dots=dots, listed=wanted)


WORKFLOW = Workflow(
    id=9415,
    template="Receive a sample of {{material}}: {{label}}",
    instances=(
        {
            "label": "Spring house, tap 3",
            "sender": "Mineral spring",
            "material": "Drinking water",
            "test": "Nitrate",
            "other": "pH value",
            "day": "2026-12-02",
            "like": "Basin two",
        },
        {
            "label": "Pond 6",
            "sender": "Fish farm Loog",
            "material": "Fish",
            "copy": "Veterinary office",
            "day": "11/25/2026",
            "hour": "06:45",
            "store": "Freezer",
            "like": "Tank 14",
        },
        {
            "label": "Salad counter, again",
            "wrong": "Milk",
            "material": "Swab",
            "test": "Coliforms",
            "notes": "After the new cleaning plan.",
            "like": "Salad counter",
        },
    ),
    start="/blueprint/",
    shows="{{label}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
