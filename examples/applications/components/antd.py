"""How people book rooms on the page made of Ant Design."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.components.places import (
    MENU,
    TOOLBAR,
    Row,
    settle,
    tap,
    text,
    wait_for,
)
from examples.scripted.steps import Field
from examples.scripted.tasks import Workflow

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = 'in the drawer "Booking"'
_LIST = ".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option"
_MENU = ".ant-dropdown:not(.ant-dropdown-hidden) .ant-dropdown-menu-item"


def book(hands: Hands, values: Values) -> bool:
    """Book a room, each person another way."""
    ways = {"p01": _with_the_mouse, "p02": _with_keys, "p03": _with_a_search}
    ways[hands.person.id](hands, values)
    return True


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_subject(values))
    _choose(hands, "Room", values["room"], "room")
    _choose(hands, "Participants", values["guest"], "guests")
    hands.choose_also(_list("Participants", values["other"], "guests"))
    tap(hands, "Booking", "box", "at the top of the drawer", ".ant-drawer-title")
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        text("Date", _FORM, values["day"], "#day"),
        day,
        month=".ant-picker-header-view",
        onward=".ant-picker-header-next-btn",
        days=".ant-picker-cell-in-view",
        written="%b%Y",
    )
    settle(hands)
    hands.hover("Seats", "#seats")
    for _ in range(2):
        tap(
            hands,
            "Increase Value",
            "icon",
            f'at the right of "Seats" {_FORM}',
            ".ant-input-number-handler-up",
        )
    tap(hands, "Catering", "checkbox", _FORM, "#catering")
    _tick(hands, values["equipment"])
    _seat(hands, values["seating"])
    hands.drag(
        "Room temperature",
        _FORM,
        "#heat .ant-slider-handle",
        "#heat",
        dropped_at=(300, 6),
    )
    _save(hands)
    _open_tab(hands, "Requested")
    row = _row(hands, values["subject"])
    _open_menu(hands, row)
    hands.hover("Set status", ".ant-dropdown-menu-submenu-title")
    tap(
        hands,
        "Confirmed",
        "link",
        'in the menu beside "Set status"',
        ".ant-dropdown-menu-submenu-popup .ant-dropdown-menu-item:has-text('Confirmed')",
    )
    wait_for(hands, "Status changed")
    _open_tab(hands, "Confirmed")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_subject(values))
    hands.choose_by_keys(
        _list("Room", values["room"], "room", selector="#room"),
        ["Enter", *["ArrowDown"] * int(values["downs"]), "Enter"],
    )
    hands.choose(
        _list("Organiser", values["organiser"], "organiser", selector="#organiser")
    )
    hands.choose(_list("Participants", values["guest"], "guests", selector="#guests"))
    hands.press("Escape", "closes the list")
    hands.write(text("Date", _FORM, values["day"], "#day", opens=True))
    hands.write(text("Seats", _FORM, values["seats"], "#seats"))
    _tick(hands, values["equipment"])
    _seat(hands, values["seating"])
    hands.write(text("Notes", _FORM, values["notes"], "#notes"))
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    tap(
        hands,
        "Cancel",
        "link",
        row.location,
        f"{row.selector} a:text-is('Cancel')",
        shows=".ant-popconfirm",
    )
    tap(
        hands,
        "Yes",
        "button",
        'in the question "Cancel the booking"',
        ".ant-popconfirm button:has-text('Yes')",
    )
    wait_for(hands, "Booking cancelled")
    tap(
        hands,
        "Reload",
        "icon",
        TOOLBAR,
        "button:has(.anticon-reload)",
        shows=f"tr:has-text('{values['subject']}')",
    )


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    _open_menu(hands, row)
    tap(hands, "Duplicate", "link", MENU, f"{_MENU}:has-text('Duplicate')")
    wait_for(hands, "Booking duplicated")
    copy = _row(hands, f"{values['like']} (copy)")
    tap(
        hands,
        "Edit",
        "icon",
        copy.location,
        f"{copy.selector} button:has(.anticon-edit)",
        shows="#subject",
    )
    hands.write(_subject(values))
    _choose(hands, "Room", values["wrong"], "room")  # sees it, and takes it back
    _choose(hands, "Room", values["room"], "room")
    _choose(hands, "Organiser", values["organiser"], "organiser", letters=True)
    _choose(hands, "Participants", values["guest"], "guests", letters=True)
    hands.choose_also(_list("Participants", values["other"], "guests"))
    tap(hands, "Booking", "box", "at the top of the drawer", ".ant-drawer-title")
    _tick(hands, values["equipment"])
    hands.write(text("Notes", _FORM, values["notes"], "#notes"))
    _save(hands)
    tap(
        hands,
        "Reload",
        "icon",
        TOOLBAR,
        "button:has(.anticon-reload)",
        shows=f"tr:has-text('{values['subject']}')",
    )
    tap(
        hands,
        "Export",
        "menu",
        TOOLBAR,
        "button:has-text('Export')",
        shows=_MENU,
    )
    tap(hands, "Excel", "link", MENU, f"{_MENU}:has-text('Excel')")
    wait_for(hands, "Exported as Excel")
    row = _row(hands, values["like"])
    _open_menu(hands, row)
    tap(
        hands, "Delete", "link", MENU, f"{_MENU}:has-text('Delete')", shows=".ant-modal"
    )
    tap(
        hands,
        "Delete",
        "button",
        'in the question "Delete this booking?"',
        ".ant-modal button:has-text('Delete')",
    )
    wait_for(hands, "Booking deleted")


def _open(hands: Hands) -> None:
    tap(
        hands,
        "New booking",
        "button",
        TOOLBAR,
        "button:has-text('New booking')",
        shows="#subject",
    )


def _subject(values: Values) -> Field:
    return text("Subject", _FORM, values["subject"], "#subject")


def _list(name: str, value: str, id_: str, selector: str | None = None) -> Field:
    return Field(
        name=name,
        location=_FORM,
        value=value,
        selector=selector or f".ant-select:has(#{id_})",
        kind="dropdown",
        options=_LIST,
        letters=None if selector else "",
    )


def _choose(
    hands: Hands, name: str, value: str, id_: str, *, letters: bool = False
) -> None:
    field = _list(name, value, id_)
    if letters:
        hands.pick(
            Field(
                name=name,
                location=_FORM,
                value=value,
                selector=field.selector,
                options=_LIST,
                letters=value[:4].lower(),
            )
        )
    else:
        hands.choose(field)
    settle(hands)


def _tick(hands: Hands, name: str) -> None:
    tap(
        hands,
        name,
        "checkbox",
        f'below "Equipment" {_FORM}',
        f".ant-checkbox-wrapper:has-text('{name}') input",
    )


def _seat(hands: Hands, name: str) -> None:
    tap(
        hands,
        name,
        "radio button",
        f'below "Seating" {_FORM}',
        f".ant-radio-button-wrapper:has-text('{name}')",
    )


def _save(hands: Hands) -> None:
    tap(hands, "Save", "button", _FORM, ".ant-drawer button[type=submit]")
    wait_for(hands, "Booking saved")


def _search(hands: Hands, words: str) -> None:
    hands.write(
        text("Search bookings", TOOLBAR, words, "[placeholder='Search bookings']")
    )
    hands.press("Enter", "searches", shows=f"tr:has-text('{words}')")
    settle(hands)


def _open_tab(hands: Hands, name: str) -> None:
    tap(hands, name, "tab", "above the table", f".ant-tabs-tab:has-text('{name}')")


def _row(hands: Hands, subject: str) -> Row:
    row = Row(subject, f"tr:has(td:text-is('{subject}'))")
    hands.page.locator(row.selector).first.wait_for()
    return row


def _open_menu(hands: Hands, row: Row) -> None:
    tap(
        hands,
        "more",
        "menu",
        row.location,
        f"{row.selector} button:has(.anticon-more)",
        shows=_MENU,
    )


WORKFLOW = Workflow(
    id=7901,
    template='Book a room for "{{subject}}": {{room}}, with {{guest}}',
    instances=(
        {
            "subject": "Spring catalogue",
            "room": "Harbour room",
            "guest": "Carla Mendes",
            "other": "Femi Adeyemi",
            "day": "2026-12-15",
            "equipment": "Projector",
            "seating": "Horseshoe",
        },
        {
            "subject": "Supplier talks",
            "room": "Library",
            "downs": "1",
            "organiser": "Elif Kaya",
            "guest": "Boris Lind",
            "day": "2026-12-17",
            "seats": "12",
            "equipment": "Flip chart",
            "seating": "Round table",
            "notes": "Coffee at ten, please.",
            "like": "Interview day",
        },
        {
            "subject": "Works council in January",
            "wrong": "Library",
            "room": "Studio",
            "organiser": "Dieter Vogt",
            "guest": "Greta Olsen",
            "other": "Hugo Marsh",
            "equipment": "Loudspeaker",
            "notes": "Closed meeting.",
            "like": "Works council",
        },
    ),
    start="/antd/",
    shows="{{subject}}",
    way=book,
)
