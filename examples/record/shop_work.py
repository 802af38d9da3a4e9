"""How the six workflows in the shop are done, each in the ways that people have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Button, Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_MENU = "in the menu bar at the top of the page"
_SAVE = Button(
    name="Save",
    location="at the bottom right of the page",
    selector="button:text-is('Save')",
)


def _open_menu(hands: Hands, menu: str, entry: str) -> None:
    hands.click(menu, "menu", _MENU, f"nav a.dropdown-toggle:has-text('{menu}')")
    hands.click(
        entry,
        "link",
        f'in the opened menu "{menu}"',
        f".dropdown-menu.show a:text-is('{entry}')",
        leads_on=True,
    )


def change_price_and_stock(hands: Hands, values: Values) -> bool:
    """Change price and stock of a product."""
    if hands.person.detours:
        with hands.detour():
            _open_menu(hands, "Catalogue", "Low stock alerts")
    _open_menu(hands, "Catalogue", "Products")
    if hands.person.searches:
        search = Field(
            name="Product title",
            location='in the box "Search Products"',
            value=values["product"],
            selector="#id_title",
        )
        hands.write(search, send=hands.person.enter_sends)
        if not hands.person.enter_sends:
            hands.click(
                "Search",
                "button",
                'in the box "Search Products"',
                "form button:has-text('Search')",
                leads_on=True,
            )
    hands.click(
        values["product"],
        "link",
        'in the column "Title" of the table "Products"',
        f"table a:text-is('{values['product']}')",
        leads_on=True,
        record=True,
    )
    hands.click(
        "Stock and pricing",
        "link",
        'in the box "Sections" on the left',
        "a:has-text('Stock and pricing')",
    )
    hands.fill(
        (
            Field(
                name="Num in stock",
                location='in the first row of the table "Stock and pricing"',
                value=values["stock"],
                selector="#id_stockrecords-0-num_in_stock",
            ),
            Field(
                name="Price",
                location='in the first row of the table "Stock and pricing"',
                value=values["price"],
                selector="#id_stockrecords-0-price",
                important=True,
            ),
        ),
        _SAVE,
    )
    return True


def add_category(hands: Hands, values: Values) -> bool:
    """Add a category below another."""
    if hands.person.detours:
        with hands.detour():
            _open_menu(hands, "Catalogue", "Product Types")
            hands.back()
    _open_menu(hands, "Catalogue", "Categories")
    hands.click(
        "Create new category",
        "link",
        "at the top of the page",
        "a:has-text('Create new category')",
        leads_on=True,
    )
    hands.look_around("to see what else can be filled in")
    hands.fill(
        (
            Field(
                name="Name",
                location="at the top of the form",
                value=values["category"],
                selector="#id_name",
            ),
            Field(
                name="Relative to",
                location='at the bottom of the form, below "Position"',
                value=values["parent"],
                selector="#id_treebeard_ref_node + span .select2-selection",
                kind="dropdown",
            ),
        ),
        _SAVE,
    )
    return True


def ship_order(hands: Hands, values: Values) -> bool:
    """Mark an order as shipped and note its parcel."""
    if hands.person.detours:
        with hands.detour():
            _open_menu(hands, "Fulfilment", "Statistics")
    _open_menu(hands, "Fulfilment", "Orders")
    if hands.person.searches or hands.person.hand == "keyboard":
        number = Field(
            name="Order number",
            location='in the box "Search" at the top of the page',
            value=values["order"],
            selector="form .form-control#id_order_number",
        )
        hands.write(number, send=hands.person.enter_sends)
        if not hands.person.enter_sends:
            hands.click(
                "Search",
                "button",
                'to the right of "Order number"',
                "input[type=submit][value='Search']",
                leads_on=True,
            )
    else:
        hands.look_around("to look through the orders")
        hands.click(
            values["order"],
            "link",
            'in the column "Order number" of the table',
            f"table a:text-is('{values['order']}')",
            leads_on=True,
            record=True,
        )
    status = Field(
        name="New order status",
        location='in the box "Change order status"',
        value="Shipped",
        selector="#id_new_status + span .select2-selection",
        kind="dropdown",
    )
    note_first = hands.person.order == "up"
    if note_first:
        _add_note(hands, values)
        hands.click(
            "Order contents",
            "tab",
            'in the row of tabs below "Order Details"',
            "a:text-is('Order contents')",
        )
    hands.choose(status)
    hands.click(
        "Change status",
        "button",
        'in the box "Change order status"',
        "button:has-text('Change status')",
        leads_on=True,
    )
    if not note_first:
        _add_note(hands, values)
    return True


def _add_note(hands: Hands, values: Values) -> None:
    hands.click(
        "Notes", "tab", 'in the row of tabs below "Order Details"', "a:text-is('Notes')"
    )
    message = Field(
        name="Message",
        location='on the tab "Notes"',
        value=f"Parcel {values['parcel']}",
        selector="#id_message",
    )
    hands.write(message)
    hands.click(
        "Save note",
        "button",
        'below "Message"',
        "input[value='Save note']",
        leads_on=True,
    )


def create_voucher(hands: Hands, values: Values) -> bool:
    """Create a voucher; who is in the habit of detours gives up."""
    if hands.person.detours:
        with hands.detour():
            _open_menu(hands, "Offers", "Offers")
    _open_menu(hands, "Offers", "Vouchers")
    hands.click(
        "Create new voucher",
        "link",
        "at the top of the page",
        "a:has-text('Create new voucher')",
        leads_on=True,
    )
    fields = (
        Field(
            name="Name",
            location="at the top of the form",
            value=values["name"],
            selector="#id_name",
        ),
        Field(
            name="Code",
            location='below "Name"',
            value=values["code"],
            selector="#id_code",
            important=True,
        ),
        Field(
            name="End datetime",
            location='below "Start datetime"',
            value=values["end"],
            selector="#id_end_datetime",
        ),
        Field(
            name="Usage",
            location='below "End datetime"',
            value="Can be used once by one customer",
            selector="#id_usage + span .select2-selection",
            kind="dropdown",
        ),
        Field(
            name="Which offers apply for this voucher?",
            location='below "Usage"',
            value=values["offer"],
            selector="#id_offers + span .select2-selection",
            kind="dropdown",
        ),
    )
    if hands.person.detours:
        hands.fill(fields[:2])
        hands.click(
            "cancel", "link", 'to the right of "Save"', "a:text-is('cancel')",
            leads_on=True,
        )  # fmt: skip
        return False
    hands.fill(
        fields,
        Button(
            name="Save",
            location="at the bottom of the form",
            selector="form button:text-is('Save')",
        ),
    )
    return True


def buy(hands: Hands, values: Values) -> bool:
    """Buy something, as a customer."""
    if hands.person.searches or hands.person.hand == "keyboard":
        words = Field(
            name="Search",
            location="at the top right of the page",
            value=values["words"],
            selector="#id_q",
        )
        hands.write(words, send=True)
    else:
        if hands.person.detours:
            with hands.detour():
                _browse(hands, "Light")
        _browse(hands, values["shelf"])
    hands.look_around("to look through the goods")
    hands.click(
        values["product"],
        "link",
        "in the list of products",
        f"article h3 a:has-text('{values['product']}')",
        leads_on=True,
        record=True,
    )
    hands.click(
        "Add to basket",
        "button",
        "below the price",
        "#add_to_basket_form button",
        leads_on=True,
    )
    hands.click(
        "View basket",
        "link",
        "at the top right of the page",
        "a:text-is('View basket')",
        leads_on=True,
    )
    quantity = Field(
        name="Quantity",
        location="in the row of the product",
        value=values["quantity"],
        selector="#id_form-0-quantity",
    )
    hands.write(quantity)
    with hands.page.expect_response(lambda reply: reply.request.method == "POST"):
        hands.click(
            "Update",
            "button",
            'beside "Quantity"',
            "#basket_formset button:has-text('Update')",
        )
    hands.page.wait_for_timeout(900)
    for element, kind, location, selector in (
        ("Proceed to checkout", "link", "below the basket's total",
         "a:has-text('Proceed to checkout')"),
        ("Ship to this address", "button", "below your own address",
         "button:has-text('Ship to this address')"),
        ("Continue", "link", "at the bottom of the page",
         "a:text-is('Continue')"),
        ("Place order", "button", "at the bottom of the page",
         "button:has-text('Place order')"),
    ):  # fmt: skip
        hands.click(element, kind, location, selector, leads_on=True)
    return True


def _browse(hands: Hands, shelf: str) -> None:
    hands.click(
        "Browse store",
        "menu",
        "in the bar at the top of the page",
        "a:has-text('Browse store')",
    )
    hands.click(
        shelf,
        "link",
        'in the opened menu "Browse store"',
        f".dropdown-menu.show a:text-is('{shelf}')",
        leads_on=True,
    )


def count_orders(hands: Hands, values: Values) -> bool:
    """Count the orders of some days in a report."""
    if hands.person.detours:
        with hands.detour():
            _open_menu(hands, "Fulfilment", "Statistics")
    hands.click("Reports", "link", _MENU, "nav a:text-is('Reports')", leads_on=True)
    place = "in the row at the top of the page"
    hands.fill(
        (
            Field(
                name="Report Type",
                location=place,
                value=values["report"],
                selector="#id_report_type + span .select2-selection",
                kind="dropdown",
            ),
            Field(
                name="Date from",
                location=place,
                value=values["from"],
                selector="#id_date_from",
                important=True,
            ),
            Field(
                name="Date to",
                location=place,
                value=values["to"],
                selector="#id_date_to",
            ),
        ),
        Button(
            name="Generate report",
            location=place,
            selector="button:has-text('Generate report')",
        ),
        enter_sends=True,
    )
    hands.look_around("to look through the report")
    results = hands.page.locator("table tbody tr:has(td)").filter(visible=True)
    results.first.wait_for()
    rows = results.count()  # the first row is one of headings, without a cell
    hands.read("number of rows in the table", str(rows), expected=values["answer"])
    return True
