"""How people put a new article into the shop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.oscar.places import (
    choose,
    field,
    go,
    open_tab,
    press,
    settle,
    take,
    work,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_SECTIONS = 'below "Sections" on the left'
_STOCK = 'below "Stock and pricing"'
_ATTRIBUTES = 'below "Attributes"'
_BOTTOM = "at the bottom of the page"
_ROW = "id_stockrecords-0"


def enter(hands: Hands, values: Values) -> bool:
    """Fill in the article's sections and save it."""
    _begin(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [
        _describe,
        _sort,
        _tell_more,
        _stock,
    ]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    if hands.person.detours:
        open_tab(hands, "Product details", "product_details", _SECTIONS)
        hands.look_around("checks what was filled in")
    _save(hands)
    hands.wait_for(f"Created product '{values['title']}'.")
    return True


def enter_twice(hands: Hands, values: Values) -> bool:
    """Type a number that another article has, be told so, and leave it."""
    _begin(hands, values)
    _stock(hands, values)
    _describe(hands, {**values, "upc": "40117003"})
    _save(hands)
    hands.wait_for("Product with this UPC already exists.")
    hands.click(
        "Cancel",
        "link",
        _BOTTOM,
        ".fixed-actions-group a:text-is('Cancel')",
        leads_on=True,
    )
    settle(hands)
    return False


def _begin(hands: Hands, values: Values) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, f"catalogue/products/create/{values['kind'].lower()}/")
        _wait_for_form(hands)
        return
    if hands.person.detours:
        with hands.detour():
            take(hands, "Catalogue", "Product Types")
            hands.look_around("looks whether articles are made here")
    if hands.person.order == "up":
        hands.click(
            "Manage",
            "button",
            'beside "Catalogue and stock"',
            ".page-content .btn-group a[href='/dashboard/catalogue/']",
            leads_on=True,
        )
        settle(hands)
    else:
        take(hands, "Catalogue", "Products")
    if hands.person.id == "p03":  # looks whether it is there already
        found = 'below "Search Products"'
        hands.write(field("UPC", found, values["upc"], "id_upc"))
        press(hands, "Search", found, "#search_product_form button")
        hands.wait_for("No products found.")
    made = 'below "Create new product"'
    kind = values["kind"]
    choose(
        hands,
        field(
            "Create a new product of type",
            made,
            kind,
            "id_product_class",
            letters=kind[:4].lower(),
        ),
    )
    press(hands, "New Product", made, "#create_product_with_class_form button")
    _wait_for_form(hands)


def _wait_for_form(hands: Hands) -> None:
    hands.page.locator(".tox-tinymce").first.wait_for()
    settle(hands)


def _describe(hands: Hands, values: Values) -> None:
    open_tab(hands, "Product details", "product_details", _SECTIONS)
    where = 'below "Product details"'
    title = field("Title", where, values["title"], "id_title")
    work(hands, [title, field("UPC", where, values["upc"], "id_upc")])


def _sort(hands: Hands, values: Values) -> None:
    """Choose the heading that customers find it below."""
    open_tab(hands, "Categories", "product_category", _SECTIONS)
    names = [values["category"]]
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        names.insert(0, values["other"])
    for name in names:
        choose(
            hands,
            field(
                "Category",
                'on the tab "Categories"',
                name,
                "id_productcategory_set-0-category",
                letters=name[:3].lower(),
            ),
            long=True,
        )


def _tell_more(hands: Hands, values: Values) -> None:
    open_tab(hands, "Attributes", "product_attributes", _SECTIONS)
    origin = field("Made in", _ATTRIBUTES, values["origin"], "id_attr_made_in")
    material = values["material"]
    work(
        hands,
        [
            origin,
            field(
                "Material",
                _ATTRIBUTES,
                material,
                "id_attr_material",
                letters=material[:4].lower(),
            ),
        ],
    )


def _stock(hands: Hands, values: Values) -> None:
    open_tab(hands, "Stock and pricing", "product_stock", _SECTIONS)
    partner = values["partner"]
    work(
        hands,
        [
            field(
                "Partner",
                _STOCK,
                partner,
                f"{_ROW}-partner",
                letters=partner[:4].lower(),
            ),
            _in_row("SKU", values["sku"], "partner_sku"),
            _in_row("Num in stock", values["stock"], "num_in_stock"),
            _in_row("Low stock threshold", values["low"], "low_stock_threshold"),
            _in_row("Price", values["price"], "price"),
        ],
    )


def _in_row(name: str, value: str, found: str) -> Field:
    return field(name, _STOCK, value, f"{_ROW}-{found}")


def _save(hands: Hands) -> None:
    press(hands, "Save", _BOTTOM, ".fixed-actions-group button:text-is('Save')")
