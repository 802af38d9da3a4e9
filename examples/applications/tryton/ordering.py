"""How people write up an order that comes by telephone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.tryton.places import (
    close_menu,
    close_tab,
    open_from_menu,
    open_list,
    open_tab,
    pick,
    settle,
    show_list,
    use_bar,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = "in the form"
_WINDOW = 'in the window "Lines"'
_PARTY = "#tabcontent input[name=party]"
_LINES = ".form-one2many:has(> .panel-heading label:text-is('Lines'))"
_PRODUCT = ".modal.in input[name=product]:enabled"
_EMPTY = """() => [...document.querySelectorAll('.modal.in input[name=product]')]
  .some(e => e.getClientRects().length && !e.disabled && !e.value)"""


def order(hands: Hands, values: Values) -> bool:
    """Write the order up, quote it, confirm it, and see where it stands then."""
    _write_up(hands, values)
    _press(hands, "Quote", leads_to="Confirm")
    if hands.person.detours:
        hands.look_around("reads it all once more")
        hands.read(
            'the field "State"',
            hands.page.locator("#tabcontent select[name=state]").evaluate(
                "e => e.selectedOptions[0].text"
            ),
            expected="Quotation",
        )
    _press(hands, "Confirm", leads_to="Process")
    show_list(hands)
    hands.click(
        "Processing",
        "tab",
        "above the list",
        "#tabcontent .nav-tabs a:has-text('Processing')",
    )
    hands.page.locator(_listed(values)).wait_for()
    settle(hands)
    return True


def call_off(hands: Hands, values: Values) -> bool:
    """Quote it, hear that it is too dear, and cancel it."""
    _write_up(hands, values)
    _press(hands, "Quote", leads_to="Confirm")
    _press(hands, "Cancel", leads_to="Draft")
    show_list(hands)
    return False


def _listed(values: Values) -> str:
    return f"#tabcontent .treeview a:text-is('{values['customer']}')"


def _write_up(hands: Hands, values: Values) -> None:
    _open_form(hands)
    steps: list[Callable[[Hands, Values], None]] = [
        _reference,
        _ordered,
        _leaves,
        _lines,
    ]
    if hands.person.order == "up":
        steps.reverse()
    elif hands.person.searches:
        steps = [_ordered, _reference, _lines, _leaves]
    for step in [_party, *steps]:
        step(hands, values)


def _open_form(hands: Hands) -> None:
    if hands.person.detours:
        with hands.detour():
            open_from_menu(hands, "Sales", "Products")
            close_tab(hands, "Products")
        open_from_menu(hands, "Sales", "Sales")
        close_menu(hands)
    else:
        open_list(hands, "Sales", "Sales")
    use_bar(hands, "New", "#new_", "Alt+n", "makes a new one")
    hands.page.locator(_PARTY).filter(visible=True).first.wait_for()
    settle(hands)
    if hands.person.detours:
        with hands.detour():
            open_tab(hands, "Other Info")
            open_tab(hands, "Sale")


def _party(hands: Hands, values: Values) -> None:
    pick(hands, "Party", values["customer"], _PARTY, _FORM, letters=values["letters"])


def _reference(hands: Hands, values: Values) -> None:
    _write(hands, "Reference", values["reference"])


def _ordered(hands: Hands, values: Values) -> None:
    _write(hands, "Sale Date", values["ordered"])


def _leaves(hands: Hands, values: Values) -> None:
    _write(hands, "Shipping Date", values["leaves"])


def _write(hands: Hands, name: str, text: str) -> None:
    field = name.lower().replace(" ", "_")
    hands.write(
        Field(
            name=name,
            location=_FORM,
            value=text,
            selector=f"#tabcontent input[name={field}]",
            opens="Date" in name,
        )
    )
    settle(hands)


def _lines(hands: Hands, values: Values) -> None:
    """Add both lines, in one go or each by itself."""
    _new_line(hands)
    if hands.person.id == "p03":  # takes the wrong one and sees it
        _product(hands, values["wrong"])
    _line(hands, values["first"], values["first_number"])
    if hands.person.order == "up" or hands.person.detours:
        _leave_window(hands)
        _new_line(hands)
    else:
        _use_window(hands, "Add and New", "#new_")
        hands.page.wait_for_function(_EMPTY)
        settle(hands)
    _line(hands, values["second"], values["second_number"])
    _leave_window(hands)


def _new_line(hands: Hands) -> None:
    hands.click(
        "New",
        "icon",
        'in the heading "Lines"',
        f"{_LINES} > .panel-heading button[title=New]",
        shows=_PRODUCT,
    )
    settle(hands)


def _line(hands: Hands, product: str, number: str) -> None:
    """Say what and how many."""
    _product(hands, product)
    hands.write(
        Field(
            name="Quantity",
            location=_WINDOW,
            value=number,
            selector=".modal.in input[name=quantity]",
            opens=hands.person.hand == "keyboard",
        )
    )
    settle(hands)


def _product(hands: Hands, product: str) -> None:
    code, _, name = product.partition("] ")
    letters = name.lower()[:6] if hands.person.searches else code.lstrip("[")
    pick(hands, "Product", product, _PRODUCT, _WINDOW, letters=letters)


def _leave_window(hands: Hands) -> None:
    _use_window(hands, "Add", "#save")
    hands.page.locator(".modal.in").wait_for(state="hidden")
    settle(hands)


def _use_window(hands: Hands, name: str, button: str) -> None:
    hands.click(
        name, "button", f"at the bottom {_WINDOW}", f".modal.in .modal-footer {button}"
    )
    settle(hands)


def _press(hands: Hands, name: str, *, leads_to: str) -> None:
    """Press one of the buttons at the end of the form, until another comes."""
    hands.click(
        name, "button", "at the end of the form", _button(name), shows=_button(leads_to)
    )
    settle(hands)


def _button(name: str) -> str:
    return f"#tabcontent .form button[title='{name}']"
