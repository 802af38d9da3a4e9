"""How people put something new on sale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.pretix.places import (
    TRIP,
    choose_searched,
    follow_below,
    follow_sidebar,
    go,
    open_trip,
    send,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_GENERAL = 'below "General information"'
_QUOTA = 'below "Quota settings"'
_CONTINUE = "Save and continue with more settings"


def offer(hands: Hands, values: Values) -> bool:
    """Make the product and its quota, and settle the rest."""
    if hands.person.order == "up":
        _clone(hands, values)
    else:
        _open_form(hands)
        _general(hands, values)
        _quota(hands, values)
        _price(hands, values["price"])
    hands.wait_for("Your changes have been saved.")
    _settle(hands, values)
    hands.wait_for("Your changes have been saved.")
    if hands.person.detours:
        follow_below(hands, "Products", "Products")
        hands.look_around("looks whether it is in the list")
    elif hands.person.id == "p03":
        follow_below(hands, "Quotas", "Products")
        hands.write(
            Field(
                name="Quota name",
                location='in the box "Filter"',
                value=values["product"],
                selector="form.filter-form input[type=text]",
            )
        )
        hands.click(
            "Filter", "button", 'in the box "Filter"',
            "form.filter-form button:has(.fa-filter)", leads_on=True,
        )  # fmt: skip
    return True


def offer_at_no_price(hands: Hands, values: Values) -> bool:
    """Write the price in words, be told that it is no number, and go away."""
    _open_form(hands)
    _name(hands, values)
    _price(hands, "twelve")
    hands.wait_for("Enter a number.")
    follow_sidebar(hands, "Dashboard")
    return False


def _open_form(hands: Hands) -> None:
    if hands.person.hand == "keyboard":
        go(hands, f"{TRIP}items/add")
        return
    open_trip(hands)
    follow_sidebar(hands, "Products")
    if hands.person.detours:
        with hands.detour():
            follow_below(hands, "Categories", "Products")
            follow_below(hands, "Products", "Products")
    hands.click(
        "Create a new product",
        "button",
        "above the list of products",
        "a:has-text('Create a new product')",
        leads_on=True,
    )


def _clone(hands: Hands, values: Values) -> None:
    """Take over what another product has, and change the form from below."""
    open_trip(hands)
    follow_sidebar(hands, "Products")
    hands.click(
        "Clone",
        "icon",
        'in the row "Mulled wine"',
        "tr:has-text('Mulled wine') a:has(.fa-copy)",
        leads_on=True,
    )
    hands.write(_price_field(values["price"]))
    _quota(hands, values)
    hands.write(_name_field(values), send=True)


def _general(hands: Hands, values: Values) -> None:
    _name(hands, values)
    _mark(hands, "Non-admission product", 'behind "Product type"')
    if hands.person.id == "p03":  # takes the wrong ones, sees it and takes them back
        _category(hands, "Tickets")
        _category(hands, "On board")
        place = 'behind "Product variations"'
        _mark(hands, "Product with multiple variations", place)
        _mark(hands, "Product without variations", place)
    else:
        _category(hands, "On board")


def _name(hands: Hands, values: Values) -> None:
    hands.write(_name_field(values))


def _name_field(values: Values) -> Field:
    return Field(
        name="Item name",
        location=_GENERAL,
        value=values["product"],
        selector="#id_name_0",
    )


def _mark(hands: Hands, name: str, location: str) -> None:
    hands.click(
        name,
        "radio button",
        location,
        f"label:has(input[type=radio]):has-text('{name}')",
    )


def _category(hands: Hands, name: str) -> None:
    choose_searched(
        hands,
        Field(
            name="Category",
            location=_GENERAL,
            value=name,
            selector="#id_category + .select2 .select2-selection",
            kind="dropdown",
        ),
    )


def _quota(hands: Hands, values: Values) -> None:
    _mark(hands, "Create a new quota for this product", 'behind "Quota options"')
    hands.fill(
        [
            Field(
                name="Name",
                location=_QUOTA,
                value=values["product"],
                selector="#id_quota_add_new_name",
            ),
            Field(
                name="Size",
                location=_QUOTA,
                value=values["pieces"],
                selector="#id_quota_add_new_size",
            ),
        ]
    )


def _price_field(price: str) -> Field:
    return Field(
        name="Default price",
        location='below "Price settings"',
        value=price,
        selector="#id_default_price",
    )


def _price(hands: Hands, price: str) -> None:
    """Type the price, which comes last, and send the form."""
    hands.write(_price_field(price), send=hands.person.enter_sends)
    if not hands.person.enter_sends:
        send(hands, _CONTINUE)


def _settle(hands: Hands, values: Values) -> None:
    """Describe it, and limit how many one order may have."""
    description = Field(
        name="Description",
        location='on the tab "General"',
        value=values["description"],
        selector="#id_description_0",
    )
    most = Field(
        name="Maximum amount per order",
        location='on the tab "Availability"',
        value=values["most"],
        selector="#id_max_per_order",
    )
    if hands.person.searches:
        _open_tab(hands, "Availability")
        hands.write(most)
        _open_tab(hands, "General")
        hands.write(description)
        send(hands, "Save")
        return
    hands.write(description)
    _open_tab(hands, "Availability")
    hands.write(most, send=hands.person.enter_sends)
    if not hands.person.enter_sends:
        # the wheel would count up in a number's field that has the cursor
        _open_tab(hands, "General")
        send(hands, "Save")


def _open_tab(hands: Hands, name: str) -> None:
    hands.click(
        name, "tab", "in the rows of tabs above the form",
        f".nav-tabs a:text-is('{name}')",
    )  # fmt: skip
