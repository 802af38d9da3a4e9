"""How people put a new yarn into the shop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.evershop.places import (
    FORM,
    TOP,
    drawn,
    field,
    find,
    give_up,
    go_to,
    heading,
    inner,
    look_for,
    mark,
    open_area,
    pick_within,
    save,
    take,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

    Part = Callable[[Hands, Values], None]

_NEW = heading("Create a new product")
_LIST = "button:text-is('New Product')"
_WINDOW = "Select Category"
_GROUP = 'below "Attribute group"'


def offer(hands: Hands, values: Values) -> bool:
    """Fill in the form and save the product."""
    _open_form(hands)
    _fill_in(hands, values)
    if hands.person.looks_around:
        hands.scroll("up", "reads it once more before saving")
    save(hands, heading(f"Editing {values['name']}"))
    find(hands, inner("name"))
    if hands.person.looks_around:
        hands.scroll("down", "looks whether it is all there")
    return True


def offer_twice(hands: Hands, values: Values) -> bool:
    """Give it a number that another product has, be told so, and leave."""
    _open_form(hands)
    _fill_in(hands, {**values, "number": "HS-100"})
    save(hands, ":text('already used by another product')")
    hands.scroll("up", "looks at the number")
    give_up(hands, _LIST)
    return False


def _open_form(hands: Hands) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go_to(hands, "products/new", _NEW)
        return
    if hands.person.detours:
        with hands.detour():
            open_area(hands, "Attributes", heading("Attributes"))
            hands.back()
            find(hands, heading("Dashboard"))
    if hands.person.searches:
        open_area(hands, "Products", _LIST)
        if hands.person.id == "p03":  # looks whether it is there already
            look_for(hands, "sock")
        hands.click("New Product", "button", TOP, _LIST, leads_on=True)
    else:
        open_area(hands, "New Product", _NEW)
    find(hands, _NEW)
    find(hands, inner("name"))


def _fill_in(hands: Hands, values: Values) -> None:
    named: list[Part] = [_name, _number, _price]
    told: list[Part] = [_category, _tax, _about]
    found: list[Part] = [_address, _title]
    kept: list[Part] = [_off, _count, _weight, _kind]
    if hands.person.hand == "keyboard":
        parts = named + told + found + kept
    elif hands.person.order == "up":
        parts = [*reversed(named + told + kept + found)]
    elif hands.person.id == "p03":
        parts = [_number, _name, _price, *kept, *told, *found]
    else:
        parts = named + told + kept + found
    for part in parts:
        part(hands, values)


def _name(hands: Hands, values: Values) -> None:
    _write(hands, "Product Name", values["name"], "name")


def _number(hands: Hands, values: Values) -> None:
    _write(hands, "SKU", values["number"], "sku")


def _price(hands: Hands, values: Values) -> None:
    _write(hands, "Price", values["price"], "price")


def _count(hands: Hands, values: Values) -> None:
    _write(hands, "Quantity", values["count"], "qty")


def _weight(hands: Hands, values: Values) -> None:
    _write(hands, "Weight", values["weight"], "weight")


def _address(hands: Hands, values: Values) -> None:
    _write(hands, "URL Key", values["key"], "url_key")


def _title(hands: Hands, values: Values) -> None:
    _write(hands, "Meta Title", values["name"], "meta_title")


def _write(hands: Hands, name: str, value: str, own: str) -> None:
    hands.write(field(name, FORM, value, inner(own)))


def _category(hands: Hands, values: Values) -> None:
    opener = "button:text-is('Select category')"
    window = f"h2:text-is('{_WINDOW}')"
    hands.click("Select category", "button", 'below "Category"', opener, shows=window)
    pick_within(hands, _WINDOW, values["category"], values["shown"])


def _tax(hands: Hands, values: Values) -> None:
    take(hands, "Tax Class", FORM, values["tax"], inner("tax_class"))


def _about(hands: Hands, values: Values) -> None:
    editor = ".codex-editor [contenteditable=true]"
    hands.write(field("Description", FORM, values["about"], editor))


def _off(hands: Hands, _values: Values) -> None:
    """Keep it from being sold before it is unpacked."""
    button = drawn("status-0", "radio")
    mark(hands, "Disabled", "radio button", 'below "Status"', button)


def _kind(hands: Hands, values: Values) -> None:
    """Say that it is a yarn, and which."""
    take(hands, "Attribute group", _GROUP, "Yarn", inner("group_id"))
    find(hands, "label:has-text('Thickness')")
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes another
        _tell(hands, 1, "Thickness", "Bulky")
    _tell(hands, 0, "Fibre", values["fibre"])
    _tell(hands, 1, "Thickness", values["thickness"])


def _tell(hands: Hands, n: int, name: str, value: str) -> None:
    take(hands, name, _GROUP, value, inner(f"attributes.{n}.value"))
