"""How people make a coupon for those who got a letter."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.evershop.places import (
    FORM,
    OPTION,
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
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

    Part = Callable[[Hands, Values], None]

_NEW = heading("Create a new coupon")
_LIST = heading("Coupons")
_ADD = "button:text-is('New Coupon')"
_TYPES = 'below "Discount Type"'
_TARGETS = 'below "Target Products"'
_WINDOWS = {"Collection": "Choose Collections", "Category": "Choose Categories"}
_WRONG = "fixed_discount_to_specific_products"
_RIGHT = "percentage_discount_to_specific_products"


def promise(hands: Hands, values: Values) -> bool:
    """Fill in the form and save the coupon."""
    _open_form(hands)
    _fill_in(hands, values)
    if hands.person.looks_around:
        hands.scroll("up", "reads it once more before saving")
    save(hands, heading(f"Editing {values['code']}"))
    find(hands, inner("coupon"))
    if hands.person.looks_around:
        hands.scroll("down", "looks whether it is all there")
    return True


def promise_twice(hands: Hands, values: Values) -> bool:
    """Take a code that there is already, be told so, and leave."""
    _open_form(hands)
    _fill_in(hands, {**values, "code": "MARKET24"})
    save(hands, "[data-sonner-toast]")
    give_up(hands, _LIST)
    return False


def _open_form(hands: Hands) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go_to(hands, "coupon/new", _NEW)
        return
    if hands.person.detours:
        with hands.detour():
            open_area(hands, "Collections", heading("Collections"))
            hands.back()
            find(hands, heading("Dashboard"))
    if hands.person.id == "p05":
        open_area(hands, "New Coupon", _NEW)
    else:
        open_area(hands, "Coupons", _LIST)
        if hands.person.id == "p03":  # looks whether there is one like it
            look_for(hands, "market")
        hands.click("New Coupon", "button", TOP, _ADD, leads_on=True)
    find(hands, _NEW)
    find(hands, inner("coupon"))


def _fill_in(hands: Hands, values: Values) -> None:
    parts: list[Part] = [_code, _about, _percent, _from, _to, _sent]
    parts += [_kind, _least, _group]
    if hands.person.order == "up":
        parts.reverse()
    elif hands.person.id == "p03":
        parts = [_code, _percent, _kind, _about, _from, _to, _sent, _group, _least]
    for part in parts:
        part(hands, values)


def _code(hands: Hands, values: Values) -> None:
    hands.write(field("Coupon Code", FORM, values["code"], inner("coupon")))


def _about(hands: Hands, values: Values) -> None:
    hands.write(field("Description", FORM, values["about"], inner("description")))


def _percent(hands: Hands, values: Values) -> None:
    amount = inner("discount_amount")
    hands.write(field("Discount amount", FORM, values["percent"], amount))


def _from(hands: Hands, values: Values) -> None:
    _day(hands, "Start date", values["from"], "start_date")


def _to(hands: Hands, values: Values) -> None:
    _day(hands, "End date", values["to"], "end_date")


def _day(hands: Hands, name: str, day: str, own: str) -> None:
    shown = f"{date.fromisoformat(day):%m/%d/%Y}"
    hands.write_moment(field(name, FORM, shown, inner(own)))


def _sent(hands: Hands, _values: Values) -> None:
    """Send it for nothing, as the letter promises."""
    box = drawn("free_shipping", "checkbox")
    mark(hands, "Free shipping?", "checkbox", FORM, box)


def _kind(hands: Hands, values: Values) -> None:
    """Say which products it counts for."""
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes another
        name = "Fixed discount to specific products"
        radio = drawn(f"discount_type-{_WRONG}", "radio")
        mark(hands, name, "radio button", _TYPES, radio)
    name = "Percentage discount to specific products"
    radio = drawn(f"discount_type-{_RIGHT}", "radio")
    mark(hands, name, "radio button", _TYPES, radio)
    adding = "button:has-text('Add product')"
    key = inner("target_products.products.0.key")
    hands.click("Add product", "button", _TARGETS, adding, shows=key)
    kind = values["kind"]
    if kind != "Category":  # which is there already
        take(hands, "Key", _TARGETS, kind, key)
    window = _WINDOWS[kind]
    opener = f"button:has(> span:text-is('{window}'))"
    shown = f"h2:text-is('{window}')"
    hands.click(window, "button", _TARGETS, opener, shows=shown)
    row = f"Yarns > {values['what']}" if kind == "Category" else values["what"]
    pick_within(hands, window, values["what"], row)


def _least(hands: Hands, values: Values) -> None:
    name = "Minimum purchase amount"
    least = "[data-slot=field]:has(label:has-text('Minimum purchase amount')) input"
    hands.write(field(name, 'below "Order conditions"', values["least"], least))


def _group(hands: Hands, values: Values) -> None:
    hands.choose(
        Field(
            name="Customer groups",
            location='below "Customer conditions"',
            value=values["group"],
            selector="[data-slot=field]:has(label:has-text('Customer groups')) input",
            options=OPTION,
            letters=None if hands.person.hand == "keyboard" else "",
            opener="ArrowDown",
        )
    )
    find(hands, f":text-is('{values['group']}')")
