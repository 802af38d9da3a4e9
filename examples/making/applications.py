"""The two invented applications: a travel desk and a stockroom."""

from __future__ import annotations

from making.pages import Layout, Page, Widget

TRAVEL = "http://travel.example.test"
STOCK = "http://stock.example.test"

CATEGORIES = (
    ("", "- choose -"),
    ("rail", "Rail"),
    ("road", "Road"),
    ("hotel", "Hotel"),
    ("meals", "Meals"),
)
COST_CENTRES = (
    ("", "- choose -"),
    ("4100", "Sales North"),
    ("4200", "Service"),
    ("4300", "Workshop"),
)
HALLS = (
    ("", "- choose -"),
    ("h1", "Hall 1"),
    ("h2", "Hall 2"),
    ("h3", "Packing station"),
    ("h4", "Quality lab"),
)
STATUSES = (("any", "Any"), ("open", "Open"), ("paid", "Paid"), ("refused", "Refused"))

CLAIMS = (
    ("1482", "Workshop tools", "Paid"),
    ("1497", "Hotel in Trier", "Open"),
    ("1503", "Trade fair tickets", "Open"),
    ("1509", "Team lunch", "Refused"),
)
ITEMS = (
    ("318", "Label paper A6"),
    ("322", "Label paper A5"),
    ("341", "Label tape 24 mm"),
)


def _menu(host: str, heading: str, entries: tuple[tuple[str, str], ...]) -> Layout:
    menu = Layout(base="/html/body[1]/nav[1]", left=20, top=24)
    menu.heading(heading)
    for text, path in entries:
        menu.link(
            text,
            host + path,
            inner=text in {"New Claim", "Order Items"},
            location="in the menu on the left",
        )
    return menu


def _travel(layout: Layout, *, user: str) -> tuple[Widget, ...]:
    menu = _menu(
        TRAVEL,
        "Larkfield Travel Desk",
        (
            ("Dashboard", "/desk"),
            ("New Claim", "/claims/new"),
            ("Claims", "/claims"),
            ("Trips", "/trips"),
        ),
    )
    menu.heading(f"Signed in as {user}")
    return (*menu.widgets, *layout.widgets)


def sign_in(host: str, title: str, *, code: bool = False) -> Page:
    """Make the page that asks who one is."""
    main = Layout(base="/html/body[1]/main[1]/form[1]", left=480, top=180)
    main.heading("Please sign in")
    main.entry("E-mail", identity="login_email", type="email")
    main.entry("Password", identity="login_password", type="password")
    if code:
        main.entry("One-time code", identity="login_otp")
    main.button("Sign In", identity="login_submit", location="below the fields")
    return Page(
        url=f"{host}/login",
        title=f"Sign in - {title}",
        widgets=tuple(main.widgets),
        focus="E-mail",
    )


def dashboard(user: str) -> Page:
    """Make the travel desk's first page."""
    main = Layout(base="/html/body[1]/main[1]", left=260, top=40)
    main.heading("Dashboard")
    main.value("Open claims", "2")
    main.value("Next trip", "Lyon, 16 March 2026")
    return Page(
        url=f"{TRAVEL}/desk",
        title="Dashboard - Travel Desk",
        widgets=_travel(main, user=user),
    )


def claim_form(user: str, *, error: str | None = None) -> Page:
    """Make the form for a new claim."""
    main = Layout(base="/html/body[1]/main[1]/form[1]", left=260, top=40)
    main.heading("New claim")
    if error:
        main.heading(error)
    main.entry("Purpose", identity="claim_purpose", location="at the top of the form")
    main.choice("Category", CATEGORIES, identity="claim_category")
    main.entry("Date of travel", identity="claim_travel_date")
    main.entry("Amount", identity="claim_amount")
    main.choice("Cost centre", COST_CENTRES, identity="claim_cost_centre")
    main.entry("Receipt attached", identity="claim_receipt", type="checkbox")
    main.top += 420  # the house rules, which nobody reads
    main.heading("Claims are paid with the next salary.")
    main.button("Save Draft", identity="claim_draft", shift=0)
    main.button(
        "Send for Approval",
        identity="claim_send",
        inner=True,
        location="at the bottom of the form",
    )
    return Page(
        url=f"{TRAVEL}/claims/new",
        title="New claim - Travel Desk",
        widgets=_travel(main, user=user),
        height=1020,
    )


def claim(user: str, number: str, *, category: str = "Rail", done: bool = True) -> Page:
    """Make the page of one claim."""
    main = Layout(base="/html/body[1]/main[1]", left=260, top=40)
    main.heading(f"Claim {number}" + (" was sent for approval" if done else ""))
    main.value("Category", category)
    main.value("Cost centre", "Service")
    main.value("Claimed by", user)
    main.value("Status", "Open")
    main.link("Back to claims", f"{TRAVEL}/claims", location="below the claim")
    return Page(
        url=f"{TRAVEL}/claims/{number}",
        title=f"Claim {number} - Travel Desk",
        widgets=_travel(main, user=user),
    )


def claims(user: str, *, status: str | None = None) -> Page:
    """Make the list of claims, of one status or of all."""
    main = Layout(base="/html/body[1]/main[1]/form[1]", left=260, top=40)
    main.heading("Claims")
    main.choice("Status", STATUSES, identity="filter_status", location="above the list")
    main.button("Show", identity=None, location="to the right of the filter", shift=360)
    main.top += 60
    shown = [row for row in CLAIMS if status in (None, row[2])]
    for number, purpose, state in shown:
        main.row(purpose, f"{TRAVEL}/claims/{number}", beside=state)
    main.value("Claims shown", str(len(shown)))
    query = f"?status={status.lower()}" if status else ""
    return Page(
        url=f"{TRAVEL}/claims{query}",
        title="Claims - Travel Desk",
        widgets=_travel(main, user=user),
        height=1100,
    )


def _stock(layout: Layout) -> tuple[Widget, ...]:
    menu = _menu(
        STOCK,
        "Brindle Stockroom",
        (
            ("Order Items", "/items"),
            ("Basket", "/basket"),
            ("My Orders", "/orders"),
            ("Low Stock", "/low"),
        ),
    )
    menu.left, menu.top = 120, 8
    menu.entry(
        "Search items",
        identity="q",
        type="search",
        placeholder="Search items",
        location="at the top of the page",
        captioned=False,
    )
    menu.top = 8
    menu.button("Find", identity="q_submit", shift=490, location="beside the search")
    return (*menu.widgets, *layout.widgets)


def stockroom() -> Page:
    """Make the stockroom's first page."""
    main = Layout(base="/html/body[1]/main[1]", left=260, top=80)
    main.heading("What do you need today?")
    main.value("Next delivery", "Tomorrow, 07:30")
    return Page(url=f"{STOCK}/", title="Stockroom", widgets=_stock(main))


def items(query: str | None) -> Page:
    """Make the list of items that a search found, or of all."""
    main = Layout(base="/html/body[1]/main[1]/ul[1]", left=260, top=80)
    main.heading(f"Items for {query}" if query else "All items")
    for number, name in ITEMS:
        main.link(name, f"{STOCK}/items/{number}", location="in the list of items")
    search = "?q=" + query.replace(" ", "+") if query else ""
    return Page(
        url=f"{STOCK}/items{search}", title="Items - Stockroom", widgets=_stock(main)
    )


def item(number: str) -> Page:
    """Make the page of one item."""
    name = dict(ITEMS)[number]
    main = Layout(base="/html/body[1]/main[1]/form[1]", left=260, top=80)
    main.heading(name)
    main.value("On stock", "140 boxes")
    main.entry("Quantity", identity=None, value="1", location="below the stock level")
    main.choice(
        "Deliver to", HALLS, identity="item_deliver_to", location="below the quantity"
    )
    main.button("Add to Basket", identity="item_add", location="below the fields")
    return Page(
        url=f"{STOCK}/items/{number}",
        title=f"{name} - Stockroom",
        widgets=_stock(main),
    )


def basket(name: str, quantity: str, *, place: str = "Packing station") -> Page:
    """Make the basket with one item in it."""
    main = Layout(base="/html/body[1]/main[1]/form[1]", left=260, top=80)
    main.heading("Your basket")
    main.value("Item", name)
    main.value("Quantity", quantity)
    main.value("Deliver to", place)
    main.entry("Order note", identity="basket_note", location="below the items")
    main.button("Remove", identity="basket_remove", shift=0)
    main.button("Place Order", identity="basket_place", location="below the note")
    return Page(url=f"{STOCK}/basket", title="Basket - Stockroom", widgets=_stock(main))


def order(number: str) -> Page:
    """Make the page that confirms an order."""
    main = Layout(base="/html/body[1]/main[1]", left=260, top=80)
    main.heading(f"Thank you: order {number} was placed")
    main.value("Status", "Waiting for picking")
    return Page(
        url=f"{STOCK}/orders/{number}",
        title=f"Order {number} - Stockroom",
        widgets=_stock(main),
    )
