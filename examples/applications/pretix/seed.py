"""Fill the ticket shop with what a ferry company sells on its special trips.

It runs in the environment that the application was installed into, and reads the
password of everybody from its first argument: ``python seed.py PASSWORD NAME ...``.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime, timedelta, timezone
from decimal import Decimal

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "pretix.settings")
django.setup()

from django_scopes import scopes_disabled  # noqa: E402 (Django has to be set up)
from pretix.base.models import (  # noqa: E402
    Event,
    Item,
    ItemCategory,
    Order,
    Organizer,
    Quota,
    Team,
    User,
    Voucher,
)

_PLUGINS = "pretix.plugins.banktransfer"
EVENTS = (
    ("Lantern Cruise", "lantern", datetime(2026, 12, 12, 17, tzinfo=timezone.utc)),
    ("Lighthouse Day", "lighthouse", datetime(2027, 4, 18, 9, tzinfo=timezone.utc)),
    ("Seal Watching", "seals", datetime(2027, 6, 5, 8, tzinfo=timezone.utc)),
)
CATEGORIES = ("Tickets", "On board")
PRODUCTS = (
    ("Adult ticket", "Tickets", "34.00", True, 180),
    ("Child ticket", "Tickets", "17.00", True, 60),
    ("Family ticket", "Tickets", "79.00", True, 40),
    ("Fish dinner", "On board", "22.50", False, 90),
    ("Mulled wine", "On board", "4.50", False, 300),
)
"""Name, category, price, whether it admits somebody, how many there are."""
ORDERS = (
    ("H7KDA", "Marta Lindqvist", "n", ("Adult ticket", "Adult ticket")),
    ("QX3VT", "Owen Baptiste", "n", ("Family ticket",)),
    ("B8RPL", "Sunniva Aas", "n", ("Adult ticket", "Child ticket", "Fish dinner")),
    ("ZC9WM", "Rafael Okonkwo", "p", ("Adult ticket",)),
    ("TN7EJ", "Helga Brandt", "n", ("Adult ticket", "Fish dinner")),
    ("K3YUS", "Pawel Sikora", "p", ("Family ticket", "Mulled wine")),
    ("V9GHF", "Amina Yusuf", "n", ("Child ticket", "Child ticket", "Adult ticket")),
    ("D3LXR", "Colm Hanrahan", "c", ("Adult ticket",)),
    ("W8TQC", "Yuki Tanabe", "p", ("Adult ticket", "Adult ticket", "Fish dinner")),
    ("M7SBA", "Ines Carvalho", "e", ("Child ticket",)),
)
"""Code, who ordered, n for pending, p paid, c canceled, e expired, and what."""
VOUCHERS = (
    ("PILOTHOUSE", "Crew families", "set", "0.00"),
    ("HARBOURRADIO", "Radio quiz", "percent", "50.00"),
    ("SCHOOLTRIP26", "Schools", "percent", "20.00"),
)


def fill(password: str, names: list[str]) -> None:
    """Make the company, its staff, its trips and what was ordered."""
    organizer = Organizer.objects.create(
        name="Harbour Line", slug="harbour", plugins=_PLUGINS
    )
    team = Team.objects.create(
        organizer=organizer,
        name="Ticket office",
        all_events=True,
        all_event_permissions=True,
        all_organizer_permissions=True,
    )
    for name in names:
        team.members.add(
            User.objects.create_user(
                f"{name}@harbour.test",
                password,
                fullname=name.capitalize(),
                locale="en",
                timezone="UTC",
            )
        )
    for name, slug, begins in EVENTS:
        event = Event.objects.create(
            organizer=organizer,
            name=name,
            slug=slug,
            currency="EUR",
            date_from=begins,
            date_to=begins + timedelta(hours=4),
            plugins=_PLUGINS,
            live=slug == "lantern",
        )
        event.set_defaults()
        event.settings.timezone = "UTC"
        event.settings.locales = ["en"]
        event.settings.locale = "en"
        event.settings.attendee_names_asked = False
        event.settings.payment_banktransfer__enabled = True
        event.settings.payment_banktransfer_bank_details = "Harbour Bank"
        event.settings.show_quota_left = True
        event.tax_rules.create(name="VAT", rate=Decimal("19.00"), default=True)
        event.checkin_lists.create(name="Gangway", all_products=True)
        _sell(event)
        if slug == "lantern":
            _order(event)


def _sell(event: Event) -> None:
    categories = {
        name: ItemCategory.objects.create(event=event, name=name, position=place)
        for place, name in enumerate(CATEGORIES)
    }
    for place, (name, category, price, admits, pieces) in enumerate(PRODUCTS):
        item = Item.objects.create(
            event=event,
            name=name,
            category=categories[category],
            default_price=Decimal(price),
            tax_rule=event.tax_rules.get(),
            admission=admits,
            personalized=False,
            position=place,
        )
        quota = Quota.objects.create(event=event, name=name, size=pieces)
        quota.items.add(item)
    for code, tag, mode, value in VOUCHERS:
        Voucher.objects.create(
            event=event,
            code=code,
            tag=tag,
            price_mode=mode,
            value=Decimal(value),
            max_usages=5,
        )


def _order(event: Event) -> None:
    began = datetime(2026, 11, 9, 8, 20, tzinfo=timezone.utc)
    items = {str(item.name): item for item in event.items.all()}
    channel = event.organizer.sales_channels.get(identifier="web")
    for n, (code, who, status, wanted) in enumerate(ORDERS):
        given, family = who.split()
        total = sum(items[name].default_price for name in wanted)
        order = Order.objects.create(
            event=event,
            organizer=event.organizer,
            code=code,
            status=status,
            email=f"{given}.{family}@post.test".lower(),
            locale="en",
            datetime=began + timedelta(hours=19 * n),
            expires=datetime(2026, 12, 1, 23, 59, 59, tzinfo=timezone.utc),
            total=total,
            sales_channel=channel,
        )
        if status == "e":
            Order.objects.filter(pk=order.pk).update(expires=began + timedelta(days=5))
        for place, name in enumerate(wanted, start=1):
            order.all_positions.create(
                item=items[name],
                price=items[name].default_price,
                tax_rule=event.tax_rules.get(),
                tax_rate=Decimal("19.00"),
                tax_value=Decimal("0.00"),
                positionid=place,
                canceled=status == "c",
            )
        order.payments.create(
            provider="banktransfer",
            amount=total,
            state={"p": "confirmed", "c": "canceled"}.get(status, "created"),
        )
        order.create_transactions()


if __name__ == "__main__":
    with scopes_disabled():
        fill(sys.argv[1], sys.argv[2:])
