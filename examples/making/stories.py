"""Who did what: twelve recordings of three workflows."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Any

from making import applications as app
from making.people import Display, Person

if TYPE_CHECKING:
    from collections.abc import Callable

SMALL = Display(width=1512, height=982)
LARGE = Display(width=1728, height=1117)
PROMPT = (0.0, 0.05, 0.1)
USUAL = (0.05, 0.3, 0.9)
LATE = (0.4, 1.5, 5.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """A workflow, as the benchmark describes one.

    Attributes:
        id: Number that its recordings begin with.
        site: Application.
        start_url: Where the work begins.
        template: The intent with placeholders.
        values: What the placeholders stand for.
    """

    id: int
    site: str
    start_url: str
    template: str
    values: dict[str, Any]

    @property
    def intent(self) -> str:
        """The goal in words."""
        text = self.template
        for key, value in self.values.items():
            text = text.replace("{{" + key + "}}", str(value))
        return text


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """One recording.

    Attributes:
        task: What was to be done.
        who: Pseudonym of the person.
        started: When the recorder was started, on the person's own clock.
        work: Does the work and returns the person.
        lags: Seconds by which the recorder may look late.
        style: How the person writes procedures.
        failure: Why the task was not completed.
        twin: The folder is a second download of itself: `` (1)`` at its end.
    """

    task: Task
    who: str
    started: datetime
    work: Callable[[], Person]
    lags: tuple[float, ...] = USUAL
    style: str = "full"
    failure: str | None = None
    twin: bool = False
    quirks: frozenset[str] = field(default_factory=frozenset)


CLAIM = Task(
    id=2001,
    site="travel_desk",
    start_url=f"{app.TRAVEL}/desk",
    template=(
        'File a claim for "{{purpose}}" on {{date}}: {{amount}} EUR, category '
        "{{category}}, cost centre {{centre}}, and send it for approval"
    ),
    values={
        "purpose": "Train to Lyon",
        "date": "03/16/2026",
        "amount": "84.50",
        "category": "Rail",
        "centre": "Service",
    },
)
ORDER = Task(
    id=2002,
    site="stockroom",
    start_url=f"{app.STOCK}/",
    template="Order {{n}} boxes of {{item}} for the {{place}}",
    values={"n": 12, "item": "label paper A6", "place": "packing station"},
)
COUNT = Task(
    id=2003,
    site="travel_desk",
    start_url=f"{app.TRAVEL}/desk",
    template="How many claims are {{status}}?",
    values={"status": "open"},
)


def claim_by_mouse() -> Person:
    """Fill in the form from top to bottom with the mouse."""
    who = "m.okafor"
    person = Person(seed=11, display=SMALL, page=app.dashboard(who), key_s=0.11)
    person.click("New Claim", to=app.claim_form(who))
    person.enter("Purpose", "Train to Lyon")
    person.choose("Category", "Rail", stale=True)
    person.enter("Date of travel", "03/16/2026")
    person.enter("Amount", "84.50")
    person.choose("Cost centre", "Service")
    person.click("Receipt attached")
    person.scroll(480)
    person.click("Send for Approval", to=app.claim(who, "1514"), load=1.6)
    return person


def claim_by_keyboard() -> Person:
    """Go from field to field with Tab and choose by typing."""
    who = "j.lindqvist"
    person = Person(seed=12, display=LARGE, page=app.dashboard(who), key_s=0.12)
    person.click("New Claim", to=app.claim_form(who), on_text=True)
    person.enter("Purpose", "Train to Lyon")
    person.choose("Category", "Rail", by="tab")
    person.enter("Date of travel", "03/16/2026", by="tab")
    person.enter("Amount", "84.50", by="tab")
    person.choose("Cost centre", "Service", by="tab")
    person.press_on("Receipt attached", "Space")
    person.press_on("Send for Approval", "Enter", to=app.claim(who, "1515"))
    return person


def claim_after_signing_in() -> Person:
    """Sign in first, mistype, and fill in the amount before the date."""
    who = "r.haddad"
    page = app.sign_in(app.TRAVEL, "Travel Desk")
    person = Person(seed=13, display=LARGE, page=page)
    person.enter("E-mail", "r.haddad@larkfield.example", by="focus")
    person.enter("Password", "Brook!Lane77", by="tab")
    person.press_enter(to=app.dashboard(who), load=1.1)
    person.click("New Claim", to=app.claim_form(who))
    person.enter("Purpose", "Train to Lyon", slip=(2, "ri"))
    person.choose("Category", "Rail", by="keys")
    person.enter("Amount", "84.50")
    person.enter("Date of travel", "03/16/2026", slip=(4, "17"))
    person.choose("Cost centre", "Service")
    person.click("Receipt attached")
    person.click("Send for Approval", to=app.claim(who, "1516"), on_text=True)
    return person


def claim_with_detour() -> Person:
    """Look at an old claim first, and choose the wrong category once."""
    who = "t.varga"
    person = Person(seed=14, display=SMALL, page=app.dashboard(who), key_s=0.17)
    person.click("Claims", to=app.claims(who), detour=True)
    person.click(
        "Trade fair tickets",
        to=app.claim(who, "1503", category="Road", done=False),
        detour=True,
    )
    person.look(3.5)
    person.click("Back to claims", to=app.claims(who), detour=True)
    person.click("New Claim", to=app.claim_form(who), on_text=True)
    person.enter("Purpose", "Train to Lyon")
    person.choose("Category", "Road", detour=True)
    person.look(2.0)
    person.choose("Category", "Rail")
    person.enter("Date of travel", "03/16/2026")
    person.enter("Amount", "84.50")
    person.choose("Cost centre", "Service", by="keys")
    person.click("Receipt attached")
    person.scroll(480)
    person.look(4.0)
    person.click("Send for Approval", to=app.claim(who, "1517"), load=1.4)
    return person


def claim_centre_first() -> Person:
    """Fill in both dropdowns before the text fields."""
    who = "a.silva"
    person = Person(seed=15, display=SMALL, page=app.dashboard(who), key_s=0.1)
    person.click("New Claim", to=app.claim_form(who))
    person.choose("Category", "Rail")
    person.choose("Cost centre", "Service")
    person.enter("Purpose", "Train to Lyon")
    person.enter("Date of travel", "03/16/2026")
    person.enter("Amount", "84.50", by="tab")
    person.click("Receipt attached")
    person.scroll(480)
    person.click("Send for Approval", to=app.claim(who, "1518"), on_text=True)
    return person


def claim_abandoned() -> Person:
    """Forget the cost centre, meet the message, and give up."""
    who = "p.novak"
    person = Person(seed=16, display=SMALL, page=app.dashboard(who), key_s=0.16)
    person.click("New Claim", to=app.claim_form(who))
    person.enter("Purpose", "Train to Lyon")
    person.choose("Category", "Rail", by="tab")
    person.enter("Date of travel", "03/16/2026", by="tab")
    person.enter("Amount", "84.50")
    person.scroll(480)
    refused = app.claim_form(who, error="Please choose a cost centre.")
    person.click("Send for Approval", to=refused)
    person.look(5.0)
    person.scroll(480, detour=True)
    person.look(1.5)
    person.scroll(-480, detour=True)
    person.click("Dashboard", to=app.dashboard(who), detour=True)
    return person


def order_by_mouse() -> Person:
    """Search, open the item, fill in, order."""
    person = Person(seed=21, display=SMALL, page=app.stockroom(), key_s=0.11)
    person.enter("Search items", "label paper")
    person.click("Find", to=app.items("label paper"))
    person.click("Label paper A6", to=app.item("318"))
    person.enter("Quantity", "12", clicks=2)
    person.choose("Deliver to", "Packing station")
    person.click("Add to Basket", to=app.basket("Label paper A6", "12"))
    person.click("Place Order", to=app.order("9027"), load=1.8)
    return person


def order_with_enter() -> Person:
    """Send the search with Enter, and scroll through what it found."""
    person = Person(seed=22, display=LARGE, page=app.stockroom())
    person.enter("Search items", "label paper")
    person.press_enter(to=app.items("label paper"))
    person.click("Label paper A6", to=app.item("318"))
    person.enter("Quantity", "12", clicks=2)
    person.choose("Deliver to", "Packing station", by="tab")
    person.click("Add to Basket", to=app.basket("Label paper A6", "12"))
    person.click("Place Order", to=app.order("9031"), load=1.2)
    return person


def order_by_browsing() -> Person:
    """Look through the list of all items, and open the wrong one once."""
    person = Person(seed=23, display=SMALL, page=app.stockroom(), key_s=0.15)
    person.click("Order Items", to=app.items(None), on_text=True)
    person.look(2.5)
    person.click("Label paper A5", to=app.item("322"), detour=True)
    person.look(2.0)
    person.click("Order Items", to=app.items(None), detour=True)
    person.click("Label paper A6", to=app.item("318"))
    person.choose("Deliver to", "Packing station", by="keys")
    person.enter("Quantity", "12", clicks=2)
    person.click("Add to Basket", to=app.basket("Label paper A6", "12"))
    person.click("Place Order", to=app.order("9034"), load=1.5)
    return person


def order_corrected() -> Person:
    """Mistype the search, order to the wrong hall, remove it and start again."""
    person = Person(seed=24, display=LARGE, page=app.stockroom(), key_s=0.18)
    person.enter("Search items", "label paper", slip=(1, "bale"))
    person.press_enter(to=app.items("label paper"))
    person.click("Label paper A6", to=app.item("318"))
    person.enter("Quantity", "12", clicks=2, detour=True)
    person.choose("Deliver to", "Hall 2", detour=True)
    wrong = app.basket("Label paper A6", "12", place="Hall 2")
    person.click("Add to Basket", to=wrong, detour=True)
    person.look(3.0)
    person.click("Remove", to=app.stockroom(), detour=True)
    person.enter("Search items", "label paper", detour=True)
    person.press_enter(to=app.items("label paper"), detour=True)
    person.click("Label paper A6", to=app.item("318"), detour=True)
    person.enter("Quantity", "12", clicks=2)
    person.choose("Deliver to", "Packing station")
    person.click("Add to Basket", to=app.basket("Label paper A6", "12"))
    person.click("Place Order", to=app.order("9040"))
    return person


def order_after_signing_in() -> Person:
    """Sign in with a one-time code, and leave a note with the order."""
    page = app.sign_in(app.STOCK, "Stockroom", code=True)
    person = Person(seed=25, display=SMALL, page=page, key_s=0.13)
    person.enter("E-mail", "f.amari@brindle.example")
    person.enter("Password", "Copper-kettle-9")
    person.enter("One-time code", "481 920")
    person.click("Sign In", to=app.stockroom(), load=1.3)
    person.enter("Search items", "label paper")
    person.click("Find", to=app.items("label paper"))
    person.click("Label paper A6", to=app.item("318"))
    person.enter("Quantity", "12", clicks=2)
    person.choose("Deliver to", "Packing station")
    person.click("Add to Basket", to=app.basket("Label paper A6", "12"))
    person.enter("Order note", "Please ring, don't leave it outside.")
    person.click("Place Order", to=app.order("9046"), load=1.1)
    return person


def count_open_claims() -> Person:
    """Filter the list of claims and read the number below it."""
    who = "a.silva"
    person = Person(seed=31, display=SMALL, page=app.dashboard(who))
    person.click("Claims", to=app.claims(who))
    person.choose("Status", "Open")
    person.click("Show", to=app.claims(who, status="Open"))
    person.scroll(240)
    person.look(2.0)
    return person


STORIES = (
    Story(
        task=CLAIM,
        who="p01",
        started=datetime(2026, 3, 17, 9, 12, 4),  # noqa: DTZ001 (the recorder's clock)
        work=claim_by_mouse,
    ),
    Story(
        task=CLAIM,
        who="p02",
        started=datetime(2026, 3, 17, 10, 40, 31),  # noqa: DTZ001
        work=claim_by_keyboard,
        style="short",
        quirks=frozenset({"curly"}),
    ),
    Story(
        task=CLAIM,
        who="p03",
        started=datetime(2026, 3, 17, 13, 5, 58),  # noqa: DTZ001
        work=claim_after_signing_in,
        style="plain",
        quirks=frozenset({"bom"}),
    ),
    Story(
        task=CLAIM,
        who="p04",
        started=datetime(2026, 3, 18, 8, 27, 13),  # noqa: DTZ001
        work=claim_with_detour,
        lags=LATE,
        style="plain",
        quirks=frozenset({"wrapped"}),
    ),
    Story(
        task=CLAIM,
        who="p05",
        started=datetime(2026, 3, 18, 15, 50, 9),  # noqa: DTZ001
        work=claim_centre_first,
        lags=PROMPT,
        style="short",
    ),
    Story(
        task=CLAIM,
        who="p06",
        started=datetime(2026, 3, 19, 11, 2, 44),  # noqa: DTZ001
        work=claim_abandoned,
        style="plain",
        failure="sent without a cost centre, met the message and gave up",
    ),
    Story(
        task=ORDER,
        who="p01",
        started=datetime(2026, 3, 20, 9, 33, 20),  # noqa: DTZ001
        work=order_by_mouse,
    ),
    Story(
        task=ORDER,
        who="p02",
        started=datetime(2026, 3, 20, 9, 58, 2),  # noqa: DTZ001
        work=order_with_enter,
        style="short",
        quirks=frozenset({"curly", "misnumbered"}),
    ),
    Story(
        task=ORDER,
        who="p04",
        started=datetime(2026, 3, 20, 11, 15, 47),  # noqa: DTZ001
        work=order_by_browsing,
        lags=LATE,
        style="plain",
    ),
    Story(
        task=ORDER,
        who="p05",
        started=datetime(2026, 3, 20, 14, 20, 36),  # noqa: DTZ001
        work=order_corrected,
        style="plain",
        quirks=frozenset({"blank"}),
    ),
    Story(
        task=ORDER,
        who="p07",
        started=datetime(2026, 3, 23, 7, 45, 11),  # noqa: DTZ001
        work=order_after_signing_in,
        style="short",
        twin=True,
    ),
    Story(
        task=COUNT,
        who="p05",
        started=datetime(2026, 3, 23, 16, 8, 29),  # noqa: DTZ001
        work=count_open_claims,
        lags=PROMPT,
    ),
)
