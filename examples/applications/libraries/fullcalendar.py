"""How people plan guided tours in FullCalendar, with Quill's editor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.components.places import (
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

_FORM = 'in the box "Plan a tour"'
_CHANGE = 'in the box "Change a tour"'
_MONTH = "in the calendar"
_BAR = "over the calendar"
_TEXT = "What the guide has to know"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    day = f"td[data-date='{values['day']}']"
    number = str(int(values["day"][-2:]))
    settle(hands)
    hands.click(number, "box", _MONTH, day, record=True, shows="#form", at=(60, 50))
    settle(hands)
    hands.write(text("Tour for", _FORM, values["title"], "#title"))
    hands.choose(_guide(values["guide"], _FORM))
    _mark(hands, values["rooms"], "radio button", _FORM)
    hands.write(text("Visitors", _FORM, values["heads"], "#heads"))
    hands.write(text(_TEXT, _FORM, values["first"], ".ql-editor"))
    tap(hands, "bold", "icon", f"over the text {_FORM}", "button.ql-bold")
    hands.type_on(_TEXT, _FORM, values["second"])
    _save(hands, _FORM)
    moved = _event(values["like"])
    goal = f"td[data-date='{values['to']}']"
    hands.drag(values["like"], _MONTH, moved, goal, record=True, dropped_at=(70, 45))
    wait_for(hands, "was moved")
    tap(hands, "week", "button", _BAR, ".fc-timeGridWeek-button")
    tap(hands, "Next week", "icon", _BAR, ".fc-next-button")
    tap(hands, "month", "button", _BAR, ".fc-dayGridMonth-button")


def _with_keys(hands: Hands, values: Values) -> None:
    tap(hands, "Plan a tour", "button", _BAR, "#new", shows="#form")
    hands.write(text("Tour for", _FORM, values["title"], "#title"))
    hands.choose(_guide(values["guide"], _FORM, letters=None))
    hands.write(text("on", _FORM, values["day"], "#day"))
    hands.write(text("from", _FORM, values["hour"], "#from"))
    hands.write(text("Visitors", _FORM, values["heads"], "#heads"))
    _mark(hands, "It is a school class", "checkbox", _FORM)
    hands.write(text(_TEXT, _FORM, values["first"], ".ql-editor"))
    hands.press("Control+a", "marks the whole text")
    hands.press("Control+i", "makes it italic")
    _save(hands, _FORM)
    shown = "label:has(#whose) select"
    whose = listed("Guide", _BAR, values["guide"], shown, "", letters=None)
    hands.choose(whose)
    settle(hands)
    everybody = listed("Guide", _BAR, "Everybody", shown, "", letters=None)
    hands.choose(everybody)
    settle(hands)
    _open(hands, values["like"])
    hands.write(text("Visitors", _CHANGE, "28", "#heads"))
    _save(hands, _CHANGE)


def _with_a_search(hands: Hands, values: Values) -> None:
    tap(hands, "list", "button", _BAR, ".fc-listMonth-button")
    row = f".fc-list-event:has-text('{values['like']}')"
    settle(hands)
    hands.click(values["like"], "row", _MONTH, row, record=True, shows="#form")
    settle(hands)
    hands.write(text("Tour for", _CHANGE, values["title"], "#title"))
    hands.choose(_guide(values["wrong"], _CHANGE))  # sees it, and takes it back
    hands.choose(_guide(values["guide"], _CHANGE))
    _mark(hands, values["rooms"], "radio button", _CHANGE)
    bullets = "button.ql-list[value=bullet]"
    tap(hands, "list: bullet", "icon", f"over the text {_CHANGE}", bullets)
    hands.type_on(_TEXT, _CHANGE, values["points"])
    _save(hands, _CHANGE)
    tap(hands, "month", "button", _BAR, ".fc-dayGridMonth-button")
    tap(hands, "School classes", "checkbox", _BAR, "#groups")
    tap(hands, "School classes", "checkbox", _BAR, "#groups")
    _open(hands, values["gone"])
    tap(hands, "Delete", "button", _CHANGE, "#delete")
    wait_for(hands, "The tour was deleted")


def _guide(name: str, place: str, letters: str | None = "") -> Field:
    return listed("Led by", place, name, "#guide", "", letters=letters)


def _mark(hands: Hands, name: str, kind: Kind, place: str) -> None:
    box = f"p label:has-text('{name}')"
    tap(hands, name, kind, place, f"{box} input" if kind == "checkbox" else box)


def _event(title: str) -> str:
    return f".fc-event:has-text('{title}')"


def _open(hands: Hands, title: str) -> None:
    settle(hands)
    hands.click(title, "box", _MONTH, _event(title), record=True, shows="#form")
    settle(hands)


def _save(hands: Hands, place: str) -> None:
    tap(hands, "Save", "button", place, "#save")
    wait_for(hands, "is planned")
    settle(hands)


WORKFLOW = Workflow(
    id=9408,
    template='Plan the tour "{{title}}", led by {{guide}}',
    instances=(
        {
            "title": "Nurses on strike",
            "guide": "Corinna Faber",
            "day": "2026-12-15",
            "rooms": "Modern wing",
            "heads": "22",
            "first": "They come by bus. ",
            "second": "No stairs!",
            "like": "Choir of Saint Ann",
            "to": "2026-12-11",
        },
        {
            "title": "Class 9c",
            "guide": "Dorian Pohl",
            "day": "12172026",
            "hour": "0115PM",
            "heads": "26",
            "first": "Two pupils in wheelchairs.",
            "like": "Class 4a",
        },
        {
            "title": "Rotary club and guests",
            "wrong": "Bilal Demir",
            "guide": "Corinna Faber",
            "rooms": "Old masters",
            "points": "speak up\nend at the portraits",
            "like": "Rotary club",
            "gone": "Class 7b",
        },
    ),
    start="/fullcalendar/",
    shows="{{title}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
