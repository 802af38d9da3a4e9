"""How people put a new article among the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.vendure.places import (
    DIALOG,
    LISTED,
    TOP,
    button,
    discard,
    go_to,
    open_area,
    search_in_vain,
    send,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = "in the form"
_NAME = "input#name"
_VARIANTS = 'below "Product variants"'
_TABLE = ".variants-preview tr"
_FACETS = "Add facets"


def offer(hands: Hands, values: Values) -> bool:
    """Fill in the article and its variants, and create it."""
    _open_form(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [
        _name, _about, _hide, _facets, _options, _rows,
    ]  # fmt: skip
    if hands.person.order == "up":
        parts = [_options, _rows, _facets, _about, _name, _hide]
    elif hands.person.hand == "keyboard":
        parts = [_name, _about, _options, _rows, _facets, _hide]
    elif hands.person.searches:
        parts = [_name, _facets, _hide, _about, _options, _rows]
    for part in parts:
        part(hands, values)
    if hands.person.looks_around:
        hands.look_around("reads it all once more")
    send(hands, "Create")
    hands.page.locator(f"{LISTED}:has-text('{values['second']}')").wait_for()
    if hands.person.looks_around or hands.person.searches:
        hands.look_around("sees whether all variants are there")
    return True


def leave_it(hands: Hands, values: Values) -> bool:
    """Begin with it, think better of it, and go away."""
    _open_form(hands, values)
    for part in (_name, _about, _facets):
        part(hands, values)
    discard(hands, "Collections")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    if hands.person.hand == "keyboard":
        go_to(hands, "/admin/catalog/products/create", _NAME)
        return
    if hands.person.detours:
        with hands.detour():
            open_area(hands, "Facets")
    open_area(hands, "Products")
    if hands.person.searches:
        search_in_vain(hands, values["name"].lower())
    hands.click("New product", "button", TOP, button("New product"), shows=_NAME)


def _name(hands: Hands, values: Values) -> None:
    hands.write(_field("Product name", values["name"], _NAME))


def _about(hands: Hands, values: Values) -> None:
    hands.write(_field("Description", values["about"], ".ProseMirror"))


def _hide(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part like others)
    hands.click(
        "Enabled",
        "checkbox",
        'at the right, below "Visibility"',
        "vdr-form-field[for=visibility] label:text-is('Enabled')",
    )


def _facets(hands: Hands, values: Values) -> None:
    """Say what kind of thing it is, and who makes it."""
    hands.click(
        _FACETS,
        "button",
        'at the right, below "Facets"',
        button(_FACETS),
        shows=f"{DIALOG} ng-select",
    )
    for value in (values["kind"], values["maker"]):
        hands.pick(
            Field(
                name=_FACETS,
                location=f'in the window "{_FACETS}"',
                value=value,
                selector=f"{DIALOG} ng-select input",
                options=".ng-option .chip-label > span:not(.facet-name)",
                letters=value[:4].lower(),
            )
        )
    hands.click(
        _FACETS,
        "button",
        f'in the window "{_FACETS}"',
        f"{DIALOG} .modal-footer {button(_FACETS)}",
    )
    hands.page.locator(DIALOG).wait_for(state="detached")


def _options(hands: Hands, values: Values) -> None:
    """Name what the variants differ in, and each of them with Enter behind it."""
    hands.click(
        "Add option",
        "button",
        _VARIANTS,
        button("Add option"),
        shows="vdr-option-value-input",
    )
    hands.write(
        Field(
            name="Option",
            location=_VARIANTS,
            value=values["option"],
            selector=".option-groups .name input",
        )
    )
    hands.write(
        Field(
            name="Option values",
            location=_VARIANTS,
            value=f"{values['first']}\n{values['second']}\n",
            selector="vdr-option-value-input textarea",
        )
    )
    hands.page.locator(
        f"{_TABLE}:has-text('{values['second']}') input"
    ).first.wait_for()


def _rows(hands: Hands, values: Values) -> None:
    """Fill in number, price and stock of each variant."""
    rows = ["first", "second"]
    if hands.person.order == "up":
        rows.reverse()
    if hands.person.looks_around:  # column by column
        cells = [(row, what) for what in ("SKU", "Price", "Stock") for row in rows]
    else:
        cells = [(row, what) for row in rows for what in ("SKU", "Price", "Stock")]
    for row, what in cells:
        if hands.person.id == "p03" and (row, what) == ("first", "Price"):
            _cell(hands, values, row, what, values["wrong"])  # a slip of the point
        key = {"SKU": "number", "Price": "price", "Stock": "stock"}[what]
        _cell(hands, values, row, what, values[f"{row}_{key}"])


def _cell(hands: Hands, values: Values, row: str, what: str, value: str) -> None:
    places = {
        "SKU": "input[formcontrolname=sku]",
        "Price": "vdr-currency-input input",
        "Stock": "input[formcontrolname=stock]",
    }
    hands.write(
        Field(
            name=what,
            location=f'in the row "{values[row]}"',
            value=value,
            selector=f"{_TABLE}:has-text('{values[row]}') {places[what]}",
        )
    )


def _field(name: str, value: str, selector: str) -> Field:
    return Field(name=name, location=_FORM, value=value, selector=selector)
