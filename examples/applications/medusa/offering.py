"""How people put a new product into the shop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.medusa.places import (
    BELOW,
    DIALOG,
    ON_IT,
    OPTION,
    TOP,
    button,
    combobox,
    find,
    found,
    go_on,
    go_to,
    heading,
    leave_form,
    look_for,
    open_area,
    open_found,
    press_within,
    search_shop,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_TITLE = f"{DIALOG}input[name=title]"
_SWITCH = f"{DIALOG}button[role=switch]"
_OPTIONS = f"{DIALOG}div:has(> div > label:text-is('Product options')) > div input"
_TYPE = "Type"
_GRID = f"{DIALOG}[role=grid] [role=row]"
_CREATE = "main a:text-is('Create')"
_NUMBER, _PRICE = 2, 6
"""Which columns of the table have our number and the price in euros."""
_STEPS = "at the top of the window"


def offer(hands: Hands, values: Values) -> bool:
    """Fill in the three parts of the form and publish the product."""
    _open_form(hands)
    _describe(hands, values)
    go_on(hands, f"{DIALOG}{heading('Organize')}")
    _organize(hands, values)
    go_on(hands, _GRID)
    _price(hands, values)
    if hands.person.looks_around:
        _check(hands)
    press_within(hands, "Publish", BELOW, heading(values["title"]))
    find(hands, f"main :text-is('{values['second_number']}')")
    if hands.person.looks_around:
        hands.scroll("down", "sees what has become of it")
    return True


def offer_twice(hands: Hands, values: Values) -> bool:
    """Give it a number that another product has, be told so, and leave."""
    _open_form(hands)
    _describe(hands, values)
    go_on(hands, f"{DIALOG}{heading('Organize')}")
    go_on(hands, _GRID)
    _price(hands, {**values, "first_number": "BR-S"})
    hands.click("Publish", "button", BELOW, button("Publish"), at=ON_IT)
    hands.page.get_by_text("already exists").filter(visible=True).first.wait_for()
    leave_form(hands, _CREATE)
    return False


def _open_form(hands: Hands) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go_to(hands, "products/create", _TITLE)
        return
    if hands.person.order == "up":
        search_shop(hands, "products", found("Products"))
        open_found(hands, "Products", record=False, shows=heading("Products"))
    else:
        open_area(hands, "Products")
    if hands.person.detours:
        with hands.detour():
            open_area(hands, "Collections")
            hands.back()
            find(hands, heading("Products"))
    if hands.person.id == "p03":  # looks whether it is there already
        look_for(hands, "sand")
        hands.page.locator("tbody tr").nth(1).wait_for(state="detached")
    hands.click("Create", "link", TOP, _CREATE, shows=_TITLE)
    find(hands, _TITLE)


def _describe(hands: Hands, values: Values) -> None:
    name = _field("Title", values["title"], _TITLE)
    about = _field(
        "Description", values["about"], f"{DIALOG}textarea[name=description]"
    )
    for field in (about, name) if hands.person.order == "up" else (name, about):
        hands.write(field)
    words = "Yes, this is a product with variants"
    hands.click(words, "checkbox", "in the form", _SWITCH, shows=_OPTIONS)
    option = _field("Product options", values["option"], _OPTIONS, letters="")
    hands.choose(option)
    row = f"{DIALOG}li:has-text('{values['without']}') button[role=checkbox]"
    place = 'below "Product variants"'
    find(hands, row)
    hands.click(values["without"], "checkbox", place, row)
    find(hands, f"{row}[data-state=unchecked]")


def _organize(hands: Hands, values: Values) -> None:
    parts: list[Callable[[Hands, Values], None]] = [_type, _category, _tag]
    if hands.person.order == "up":
        parts.reverse()
    elif hands.person.searches:
        parts = [_tag, _category, _type]
    for part in parts:
        part(hands, values)


def _type(hands: Hands, values: Values) -> None:
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes another
        wrong = "Kite" if values["type"] == "Part" else "Part"
        combobox(hands, _listed(hands, _TYPE, wrong))
    combobox(hands, _listed(hands, _TYPE, values["type"]))


def _tag(hands: Hands, values: Values) -> None:
    combobox(hands, _listed(hands, "Tags", values["tag"]))


def _category(hands: Hands, values: Values) -> None:
    selector = f"{DIALOG}input[name=categories]"
    hands.choose(_field("Categories", values["category"], selector, letters=""))
    hands.page.wait_for_timeout(300)


def _listed(hands: Hands, name: str, value: str) -> Field:
    selector = f"{DIALOG}div:has(> div > label:text-is('{name}')) input[role=combobox]"
    mouse = hands.person.hand == "mouse" and hands.person.order != "up"
    return _field(name, value, selector, letters="" if mouse else None)


def _field(name: str, value: str, selector: str, letters: str | None = None) -> Field:
    return Field(
        name=name,
        location="in the form",
        value=value,
        selector=selector,
        options=OPTION,
        letters=letters,
        opener="ArrowDown",
    )


def _price(hands: Hands, values: Values) -> None:
    """Fill in number and price of both kinds, line by line or column by column."""
    cells = [
        _cell("SKU", _NUMBER, values["first"], values["first_number"]),
        _cell("Price EUR", _PRICE, values["first"], values["first_price"]),
        _cell("SKU", _NUMBER, values["second"], values["second_number"]),
        _cell("Price EUR", _PRICE, values["second"], values["second_price"]),
    ]
    if hands.person.order == "up":
        cells.reverse()
    elif hands.person.searches or hands.person.hand == "keyboard":
        cells = cells[::2] + cells[1::2]
    for cell in cells:
        hands.write(cell)
        hands.page.wait_for_timeout(200)


def _cell(column: str, number: int, row: str, value: str) -> Field:
    return Field(
        name=column,
        location=f'in the row "{row}"',
        value=value,
        selector=f"{_GRID}:has(div:text-is('{row}')) [data-column-index='{number}']",
    )


def _check(hands: Hands) -> None:
    """Look at what was filled in before, and come back."""
    for name, shows in (
        ("Organize", f"{DIALOG}{heading('Organize')}"),
        ("Variants", _GRID),
    ):
        tab = f"{DIALOG}button[role=tab]:has-text('{name}')"
        hands.click(name, "tab", _STEPS, tab, shows=shows)
        find(hands, shows)
