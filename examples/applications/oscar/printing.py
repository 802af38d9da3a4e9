"""How people make a voucher that a newspaper prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.oscar.places import (
    field,
    go,
    press,
    settle,
    take,
    work,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_FORM = "in the form"
_LETTERS = {
    "Can be used once by one customer": "once b",
    "Can only be used once per customer": "once p",
}


def prepare(hands: Hands, values: Values) -> bool:
    """Make the voucher and see it in the list."""
    _begin(hands, values)
    _fill_in(hands, values)
    if hands.person.detours:
        hands.look_around("checks what was filled in")
    _save(hands)
    hands.wait_for("Voucher created")
    return True


def prepare_again(hands: Hands, values: Values) -> bool:
    """Take a code that is taken, be told so, and leave it."""
    _begin(hands, values)
    _fill_in(hands, {**values, "code": "TUTTI"})
    _save(hands)
    hands.wait_for("Voucher with this Code already exists.")
    hands.click(
        "cancel",
        "link",
        "beside the button below the form",
        "#create_update_voucher_form a:text-is('cancel')",
        leads_on=True,
    )
    settle(hands)
    return False


def _begin(hands: Hands, values: Values) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "vouchers/create/")
        return
    if hands.person.detours:
        with hands.detour():
            take(hands, "Offers", "Voucher Sets")
    take(hands, "Offers", "Vouchers")
    if hands.person.searches:  # looks whether the code is taken
        search = 'below "Search"'
        code = field("Code", search, values["code"], "search_voucher_form #id_code")
        if hands.person.enter_sends:
            hands.write(code, send=True)
            settle(hands)
        else:
            hands.write(code)
            press(hands, "Search", search, "#search_voucher_form button")
        hands.wait_for("No vouchers found.")
    press(
        hands,
        "Create new voucher",
        'beside the heading "Vouchers"',
        ".page-header a:has-text('Create new voucher')",
    )


def _fill_in(hands: Hands, values: Values) -> None:
    fields = [
        field("Name", _FORM, values["name"], "id_name"),
        field("Code", _FORM, values["code"], "id_code"),
        field("Start datetime", _FORM, values["start"], "id_start_datetime"),
        field("End datetime", _FORM, values["end"], "id_end_datetime"),
        _usage(values["usage"]),
        _offer(values["offer"]),
        _offer(values["second"]),
    ]
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        wrong = next(one for one in _LETTERS if one != values["usage"])
        fields.insert(4, _usage(wrong))
    work(hands, fields)
    for found, value in (("start", values["start"]), ("end", values["end"])):
        shown = hands.page.input_value(f"#id_{found}_datetime")
        if shown != value:
            raise RuntimeError(f"the {found} is {shown!r}, not {value!r}")


def _usage(value: str) -> Field:
    return field("Usage", _FORM, value, "id_usage", letters=_LETTERS[value])


def _offer(value: str) -> Field:
    return field(
        "Which offers apply for this voucher?",
        _FORM,
        value,
        "id_offers",
        letters=value[:4].lower(),
        several=True,
    )


def _save(hands: Hands) -> None:
    press(
        hands,
        "Save",
        "below the form",
        "#create_update_voucher_form button[type=submit]",
    )
