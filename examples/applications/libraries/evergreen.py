"""How people close streets of a town on the page made of Evergreen."""

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

_FORM = 'in the side sheet "Closure"'
_SHEET = "h2:text-is('Closure')"
_OPTION = "[role=option]"
_SIGN = "[data-isselectable=true]"
_ENTRY = "[role=menuitem]:has-text('{}')"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Street", values["street"]))
    hands.choose(_text("Reason", values["reason"], "select"))
    _choose(hands, values["district"])
    signs = _field("Signs", "button")
    hands.choose(listed("Signs", _FORM, values["sign"], signs, _SIGN))
    hands.choose_also(listed("Signs", _FORM, values["other"], "", _SIGN))
    _close_signs(hands)
    hands.write(_text("From", values["day"]))
    tap(
        hands,
        "Cars and lorries",
        "radio button",
        f'below "Closed for" {_FORM}',
        "label:has-text('Cars and lorries')",
    )
    police = "label:has-text('Police was told')"
    tap(hands, "Police was told", "checkbox", _FORM, police)
    _save(hands)
    tab = "[role=tab]:has-text('Applied for')"
    tap(hands, "Applied for", "tab", "above the table", tab)
    _take(hands, values["like"], "Permit")
    wait_for(hands, "Closure permitted")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Street", values["street"]))
    hands.choose(_text("Reason", values["reason"], "select"))
    district = _text("District", values["district"])
    hands.choose_by_keys(district, keys(values["district"][:3].lower(), downs=1))
    settle(hands)
    hands.write(_text("From", values["day"]))
    hands.write(_text("Until", values["until"]))
    hands.write(_text("Metres left free", values["metres"]))
    for line in values["buses"].split():
        hands.write(_text("Bus lines", line))
        hands.press("Enter", "adds the line")
    _save(hands)
    _filter(hands, values["like"])
    row = _row(hands, values["like"])
    pencil = f"{row.selector} button >> nth=0"
    tap(hands, "Edit", "icon", f"{row.location}, a pencil", pencil, shows=_SHEET)
    hands.write(_text("Until", values["later"]))
    _save(hands)
    _reload(hands)
    _row(hands, values["street"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _filter(hands, values["like"])
    _take(hands, values["like"], "Close again")
    hands.page.locator(_SHEET).wait_for()
    settle(hands)
    hands.write(_text("Street", values["street"]))
    _choose(hands, values["wrong"])  # sees it, and takes it back
    field = _field("District", "input")
    letters = values["district"][:3].lower()
    hands.pick(
        listed("District", _FORM, values["district"], field, _OPTION, letters=letters)
    )
    settle(hands)
    signs = _field("Signs", "button")
    letters = values["sign"][:3].lower()
    hands.pick(listed("Signs", _FORM, values["sign"], signs, _SIGN, letters=letters))
    _close_signs(hands)
    reached = _field("Houses can be reached", "label:has(input)")
    tap(hands, "Houses can be reached", "checkbox", _FORM, reached)
    hands.write(_text("Notes", values["notes"], "textarea"))
    _save(hands)
    _reload(hands)
    _take(hands, values["gone"], "Call off...")
    sure = "[role=dialog] button:has-text('Call it off')"
    asks = 'in the question "Call off closure"'
    tap(hands, "Call it off", "button", asks, sure)
    wait_for(hands, "Closure called off")
    settle(hands)
    entry = _ENTRY.format("Notices")
    tap(hands, "Print", "menu", TOOLBAR, "button:has-text('Print')", shows=entry)
    tap(hands, "Notices", "link", MENU, entry)
    wait_for(hands, "Notices printed")


def _open(hands: Hands) -> None:
    new = "button:has-text('New closure')"
    tap(hands, "New closure", "button", TOOLBAR, new, shows=_SHEET)


def _field(name: str, inside: str) -> str:
    return f"div:has(> div > label:text-is('{name}')) {inside}"


def _text(name: str, value: str, inside: str = "input") -> Field:
    return text(name, _FORM, value, _field(name, inside))


def _choose(hands: Hands, district: str) -> None:
    field = _field("District", "button")
    hands.choose(listed("District", _FORM, district, field, _OPTION))
    settle(hands)


def _close_signs(hands: Hands) -> None:
    place = 'a cross at the top of the list "Select signs"'
    cross = "div:has(> div > span:text-is('Select signs')) button"
    tap(hands, "Close", "icon", place, cross)


def _save(hands: Hands) -> None:
    tap(hands, "Save closure", "button", _FORM, "button:has-text('Save closure')")
    wait_for(hands, "Closure saved")
    hands.page.locator(_SHEET).wait_for(state="hidden")
    settle(hands)


def _filter(hands: Hands, words: str) -> None:
    field = "[placeholder='Filter...']"
    hands.write(text("Filter...", "at the head of the table", words, field))
    _row(hands, words)
    settle(hands)


def _reload(hands: Hands) -> None:
    button = "button:has([data-icon=refresh])"
    tap(hands, "Reload", "icon", TOOLBAR, button)
    wait_for(hands, "Closures are up to date")


def _row(hands: Hands, street: str) -> Row:
    return row_of(hands, street, "[data-evergreen-table-body] > div")


def _take(hands: Hands, street: str, entry: str) -> None:
    row = _row(hands, street)
    dots = f"{row.selector} button >> nth=1"
    take_entry(hands, row, entry, dots=dots, listed=_ENTRY.format(entry))


WORKFLOW = Workflow(
    id=9423,
    template="Close the street {{street}} in the district {{district}}",
    instances=(
        {
            "street": "Glove makers' row",
            "reason": "Procession",
            "district": "Spa gardens",
            "sign": "Barrier",
            "other": "No parking",
            "day": "06/12/2026",
            "like": "Rope walk",
        },
        {
            "street": "Ferry road 12 to 30",
            "reason": "Film shooting",
            "district": "Mill quarter",
            "day": "11/01/2027",
            "until": "15/01/2027",
            "metres": "3",
            "buses": "14 N2",
            "later": "18/12/2026",
            "like": "Linden avenue",
        },
        {
            "street": "Cattle gate",
            "wrong": "Castle hill",
            "district": "Saint Giles",
            "sign": "Detour",
            "notes": "Stalls are put up from five in the morning.",
            "like": "Market square",
            "gone": "Tanner lane",
        },
    ),
    start="/evergreen/",
    shows="{{street}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
