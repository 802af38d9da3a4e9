"""Fill the shop's empty database with invented goods, customers and orders."""

from __future__ import annotations

import os
from datetime import datetime, timezone
from decimal import Decimal

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "shop.settings")
django.setup()

from django.contrib.auth import get_user_model  # noqa: E402
from django.contrib.sites.models import Site  # noqa: E402
from oscar.apps.address.models import Country, UserAddress  # noqa: E402
from oscar.apps.catalogue.categories import create_from_breadcrumbs  # noqa: E402
from oscar.apps.catalogue.models import (  # noqa: E402
    Product,
    ProductCategory,
    ProductClass,
)
from oscar.apps.offer.models import (  # noqa: E402
    Benefit,
    Condition,
    ConditionalOffer,
    Range,
)
from oscar.apps.order.models import Line, Order, ShippingAddress  # noqa: E402
from oscar.apps.partner.models import Partner, StockRecord  # noqa: E402

STAFF = (
    ("ingrid.solheim@fennmark.test", "Ingrid", "Solheim"),
    ("tomas.brede@fennmark.test", "Tomas", "Brede"),
    ("wanjiru.kamau@fennmark.test", "Wanjiru", "Kamau"),
    ("piotr.zielony@fennmark.test", "Piotr", "Zielony"),
    ("delia.marsh@fennmark.test", "Delia", "Marsh"),
)
CUSTOMERS = (
    ("oona.lindqvist@post.test", "Oona", "Lindqvist", "14 Quay Row", "Havnby", "4870"),
    ("marc.delattre@post.test", "Marc", "Delattre", "3 Mill Lane", "Sandvik", "1204"),
    ("yara.haddad@post.test", "Yara", "Haddad", "88 Ridge Street", "Torsby", "3391"),
    ("li.wen@post.test", "Li", "Wen", "27 Orchard Close", "Elmstad", "2255"),
    ("ben.aasen@post.test", "Ben", "Aasen", "5 Heath Road", "Torsby", "3391"),
)
GOODS = (
    ("Shelter > Tents", "Gale Two Tent", "FM-1001", "289.00", 14),
    ("Shelter > Tents", "Gale Four Tent", "FM-1002", "419.00", 6),
    ("Shelter > Tarps", "Drizzle Tarp 3x3", "FM-1010", "64.00", 31),
    ("Sleeping > Bags", "Loft 200 Sleeping Bag", "FM-2001", "119.00", 22),
    ("Sleeping > Bags", "Loft 400 Sleeping Bag", "FM-2002", "159.00", 9),
    ("Sleeping > Mats", "Moss Sleeping Mat", "FM-2010", "54.00", 40),
    ("Kitchen > Stoves", "Cinder Gas Stove", "FM-3001", "47.50", 18),
    ("Kitchen > Mugs", "Enamel Mug", "FM-3010", "9.50", 120),
    ("Kitchen > Mugs", "Steel Flask", "FM-3011", "27.00", 75),
    ("Clothing > Jackets", "Squall Rain Jacket", "FM-4001", "139.00", 25),
    ("Clothing > Socks", "Fell Wool Socks", "FM-4010", "16.00", 200),
    ("Light > Lanterns", "Trail Lantern", "FM-5001", "34.00", 12),
    ("Light > Head torches", "Ridge Head Torch", "FM-5010", "39.00", 33),
)
ORDERS = (
    ("100011", "oona.lindqvist@post.test", "2026-10-02", "Shipped", "FM-1001", 1),
    ("100012", "marc.delattre@post.test", "2026-10-05", "Shipped", "FM-3010", 4),
    ("100013", "yara.haddad@post.test", "2026-10-09", "Cancelled", "FM-4001", 1),
    ("100014", "li.wen@post.test", "2026-10-13", "Shipped", "FM-2002", 2),
    ("100015", "oona.lindqvist@post.test", "2026-10-20", "Shipped", "FM-5001", 1),
    ("100016", "yara.haddad@post.test", "2026-10-28", "Being packed", "FM-2010", 2),
    ("100017", "marc.delattre@post.test", "2026-11-03", "Being packed", "FM-4010", 6),
    ("100018", "li.wen@post.test", "2026-11-06", "Being packed", "FM-1010", 1),
    ("100019", "oona.lindqvist@post.test", "2026-11-10", "Pending", "FM-3001", 1),
    ("100020", "yara.haddad@post.test", "2026-11-12", "Pending", "FM-3011", 3),
)
PASSWORD = "Rain-or-shine-41"  # noqa: S105 (of invented people, on loopback)
"""Everybody's: the check searches the recordings for it."""


def main() -> None:
    """Fill the database."""
    Site.objects.update_or_create(
        pk=1, defaults={"domain": "127.0.0.1", "name": "Fennmark Outfitters"}
    )
    for code, name in (("NO", "Norway"), ("SE", "Sweden"), ("DK", "Denmark")):
        Country.objects.create(
            iso_3166_1_a2=code, printable_name=name, is_shipping_country=True
        )
    _add_people()
    _add_goods()
    for row in ORDERS:
        _add_order(*row)


def _add_people() -> None:
    users = get_user_model().objects
    for email, first, last in STAFF:
        users.create_superuser(
            username=email.split("@")[0],
            email=email,
            password=PASSWORD,
            first_name=first,
            last_name=last,
        )
    for email, first, last, street, town, postcode in CUSTOMERS:
        user = users.create_user(
            username=email.split("@")[0],
            email=email,
            password=PASSWORD,
            first_name=first,
            last_name=last,
        )
        UserAddress.objects.create(
            user=user,
            first_name=first,
            last_name=last,
            line1=street,
            line4=town,
            postcode=postcode,
            country_id="NO",
        )


def _add_goods() -> None:
    kind = ProductClass.objects.create(name="Gear", track_stock=True)
    partner = Partner.objects.create(name="Fennmark warehouse", code="warehouse")
    for place, title, number, price, stock in GOODS:
        product = Product.objects.create(
            title=title,
            upc=number,
            product_class=kind,
            description=f"<p>{title}: made for wet weather.</p>",
        )
        ProductCategory.objects.create(
            product=product, category=create_from_breadcrumbs(place)
        )
        StockRecord.objects.create(
            product=product,
            partner=partner,
            partner_sku=number,
            price_currency="EUR",
            price=Decimal(price),
            num_in_stock=stock,
        )
    everything = Range.objects.create(name="All goods", includes_all_products=True)
    tents = Range.objects.create(name="Tents and tarps")
    for product in Product.objects.filter(upc__startswith="FM-10"):
        tents.add_product(product)
    for name, selection, kind_of_benefit, value in (
        ("Ten per cent off everything", everything, Benefit.PERCENTAGE, 10),
        ("Five euros off tents and tarps", tents, Benefit.FIXED, 5),
    ):
        ConditionalOffer.objects.create(
            name=name,
            offer_type=ConditionalOffer.VOUCHER,
            condition=Condition.objects.create(
                range=selection, type=Condition.COUNT, value=1
            ),
            benefit=Benefit.objects.create(
                range=selection, type=kind_of_benefit, value=value
            ),
        )


def _add_order(  # noqa: PLR0913, PLR0917 (one row of the table above)
    number: str, email: str, day: str, status: str, item: str, quantity: int
) -> None:
    user = get_user_model().objects.get(email=email)
    home = UserAddress.objects.get(user=user)
    stock = StockRecord.objects.get(partner_sku=item)
    total = stock.price * quantity
    address = ShippingAddress.objects.create(
        first_name=home.first_name,
        last_name=home.last_name,
        line1=home.line1,
        line4=home.line4,
        postcode=home.postcode,
        country=home.country,
    )
    order = Order.objects.create(
        number=number,
        site=Site.objects.get(pk=1),
        user=user,
        currency="EUR",
        total_incl_tax=total,
        total_excl_tax=total,
        shipping_address=address,
        shipping_method="Free shipping",
        status=status,
        date_placed=datetime.fromisoformat(f"{day}T10:30").replace(tzinfo=timezone.utc),
    )
    Line.objects.create(
        order=order,
        partner=stock.partner,
        partner_name=stock.partner.name,
        partner_sku=item,
        stockrecord=stock,
        product=stock.product,
        title=stock.product.title,
        upc=item,
        quantity=quantity,
        num_allocated=quantity,
        line_price_incl_tax=total,
        line_price_excl_tax=total,
        line_price_before_discounts_incl_tax=total,
        line_price_before_discounts_excl_tax=total,
        unit_price_incl_tax=stock.price,
        unit_price_excl_tax=stock.price,
        tax_code=None,
        status="Pending",
    )


if __name__ == "__main__":
    main()
