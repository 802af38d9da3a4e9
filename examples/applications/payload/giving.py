"""How people give all visits of one kind to one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import unquote_plus

from examples.applications.payload.places import (
    FORM,
    HEAD,
    choose,
    come_up,
    date_field,
    go,
    heading,
    mark,
    open_card,
    open_menu,
    press,
    relate,
    save,
    text_field,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_LISTED = heading("Visits")
_ROWS = "tbody tr"
_CONDITION = ".where-builder__and-filters > li:nth-child({})"
_CAPTIONS = ("Filter Visits where", "And")
"""What stands above the first condition, and above the second."""
_DRAWER = ".edit-many__form"
_TOGETHER = "in the panel that opened"
_KEY = "#field-key"


def give(hands: Hands, values: Values) -> bool:
    """Filter, edit all of them together, and one on its own."""
    _open_list(hands)
    conditions = [("What for", "purpose"), ("State", "state")]
    if hands.person.order == "up":
        conditions.reverse()
    _filter(hands, values, conditions)
    _wait_for_rows(hands, int(values["rows"]))
    _tick(hands)
    _edit(hands, values)
    _open_visit(hands, values)
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    save(hands, "Save", "#action-save")
    return True


def forget_the_state(hands: Hands, values: Values) -> bool:
    """Give away what was done or agreed already as well."""
    _open_list(hands)
    _filter(hands, values, [("What for", "purpose")])
    hands.page.locator(f"{_ROWS}:has-text('Done')").first.wait_for()
    _tick(hands)
    _edit(hands, values)
    return False


def _open_list(hands: Hands) -> None:
    """Come to the list, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/admin/collections/visits", _LISTED)
        return
    if hands.person.detours:
        with hands.detour():
            open_card(hands, "Customers", "customers", heading("Customers"))
            hands.look_around("looks for their visits there")
    if hands.person.detours or hands.person.order == "up":
        open_menu(hands, "Visits", "visits", _LISTED)
    else:
        open_card(hands, "Visits", "visits", _LISTED)


def _filter(hands: Hands, values: Values, conditions: list[tuple[str, str]]) -> None:
    """Set the conditions; who takes a wrong value sees it and takes another."""
    add = ".where-builder button:has-text('Add Filter')"
    press(hands, "Filters", HEAD, "#toggle-list-filters", shows=add)
    come_up(hands, add)
    for number, (name, key) in enumerate(conditions, 1):
        condition = _CONDITION.format(number)
        field = f"{condition} .condition__field"
        if number == 1:
            press(hands, "Add Filter", HEAD, add, shows=field)
        else:
            plus = f"{_CONDITION.format(number - 1)} .condition__actions-add"
            hands.click("plus", "icon", "beside the filter", plus, shows=field)
        caption = _CAPTIONS[number - 1]
        take = relate if hands.person.searches else choose
        take(hands, caption, name, field, HEAD)
        value = f"{condition} .condition__value"
        hands.page.locator(f"{value} .rs__control").wait_for()
        taken = [values[key]]
        if hands.person.id == "p03" and key == "purpose":
            taken.insert(0, values["other"])
        for one in taken:
            choose(hands, caption, one, value, HEAD)
            _wait_for_address(hands, one)


def _wait_for_address(hands: Hands, text: str) -> None:
    """Wait until the list was asked for anew: what is changed before that is lost."""
    hands.page.wait_for_url(lambda address: text in unquote_plus(address))


def _wait_for_rows(hands: Hands, number: int) -> None:
    hands.page.wait_for_function(
        "([rows, number]) => document.querySelectorAll(rows).length === number",
        arg=[_ROWS, number],
    )


def _tick(hands: Hands) -> None:
    mark(hands, "checkbox", "select-all", "in the head of the table", "#select-all")


def _edit(hands: Hands, values: Values) -> None:
    """Say which fields, and what they hold for all that were ticked."""
    press(hands, "Edit", HEAD, ".edit-many__toggle button", shows=_DRAWER)
    fields = f"{_DRAWER} .field-select"
    come_up(hands, f"{fields} .rs__control")
    for name in ("Fitter", "State"):
        choose(hands, "Select fields to edit", name, fields, _TOGETHER)
    for part in (_all_to, _all_agreed):
        part(hands, values)
    save(hands, "Save", f"{_DRAWER} .edit-many__save")
    hands.page.locator(_DRAWER).wait_for(state="detached")


def _all_to(hands: Hands, values: Values) -> None:
    relate(hands, "Fitter", values["fitter"], f"{_DRAWER} #field-fitter", _TOGETHER)


def _all_agreed(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    choose(hands, "State", "Agreed", f"{_DRAWER} #field-state", _TOGETHER)


def _open_visit(hands: Hands, values: Values) -> None:
    """Find the one that rang up, which the filter does not show any more."""
    person, number = hands.person, values["number"]
    if person.hand == "keyboard":
        go(hands, "/admin/collections/visits", _LISTED)
    elif person.detours:
        home, card = ".step-nav__home", "#card-visits"
        hands.click("Dashboard", "icon", "at the top", home, shows=card)
        open_card(hands, "Visits", "visits", _LISTED)
    else:
        last = 1 if person.order == "up" else 2
        cross = f"{_CONDITION.format(last)} .condition__actions-remove"
        hands.click("cross", "icon", "beside the filter", cross)
    if person.searches or person.hand == "keyboard":
        box = "#search-filter-input"
        hands.write(text_field("Search by Number Or Remark", number, box, HEAD))
        _wait_for_rows(hands, 1)
    link = f"{_ROWS} a:text-is('{number}')"
    hands.page.locator(link).wait_for()
    hands.click(number, "link", "in the table", link, record=True, shows=_KEY)
    hands.page.locator(heading(number)).wait_for()


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    if hands.person.order == "up":
        return [_remark, _add_part, _count, _part, _key, _day]
    if hands.person.detours:
        return [_key, _remark, _day, _add_part, _part, _count]
    return [_day, _key, _add_part, _part, _count, _remark]


def _day(hands: Hands, values: Values) -> None:
    date_field(hands, "Day", values["day"], "#field-day", "%d %b %Y")


def _key(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    mark(hands, "checkbox", "We have the key", FORM, _KEY)


def _add_part(hands: Hands, values: Values) -> None:
    add = "#field-parts button:has-text('Add Part')"
    row = f"#field-parts__{values['row']}__count"
    press(hands, "Add Part", 'below "Parts"', add, shows=row)


def _part(hands: Hands, values: Values) -> None:
    relate(hands, "Part", values["part"], f"#field-parts__{values['row']}__part")


def _count(hands: Hands, values: Values) -> None:
    row = f"#field-parts__{values['row']}__count"
    hands.write(text_field("How many", values["count"], row))


def _remark(hands: Hands, values: Values) -> None:
    hands.write(text_field("Remark", values["remark"], "#field-remark"))
