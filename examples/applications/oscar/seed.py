"""Fill the shop: ``python seed.py NAME ...``, one a colleague.

It runs in the environment that the application was installed into.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime, timedelta, timezone
from decimal import Decimal

import django

django.setup()

from django.contrib.auth import get_user_model  # noqa: E402 (Django is set up first)
from oscar.apps.address.models import Country  # noqa: E402
from oscar.apps.basket.models import Basket  # noqa: E402
from oscar.apps.catalogue.models import (  # noqa: E402
    AttributeOption,
    AttributeOptionGroup,
    Category,
    Product,
    ProductAttribute,
    ProductClass,
)
from oscar.apps.offer.models import (  # noqa: E402
    Benefit,
    Condition,
    ConditionalOffer,
    Range,
)
from oscar.apps.order.models import Order, ShippingAddress  # noqa: E402
from oscar.apps.partner.models import Partner, StockRecord  # noqa: E402
from oscar.apps.partner.strategy import Default  # noqa: E402
from oscar.apps.voucher.models import Voucher  # noqa: E402
from oscar.test.factories import create_order  # noqa: E402

KINDS = ("Accessory", "Instrument", "Sheet music")
MATERIALS = ("Cane", "Ebony", "Maple", "Nylon", "Silver plated", "Spruce", "Steel")
CATEGORIES = ("Brass", "Cases", "Percussion", "Reeds", "Strings", "Woodwind")
PARTNERS = ("Atelier Moreau", "Hallström Music", "Northgate Wholesale")
PRODUCTS = (
    ("Clarinet reed, strength 2", "Reeds", "2.60", 140),
    ("Clarinet reed, strength 3", "Reeds", "2.60", 95),
    ("Oboe reed, medium", "Reeds", "14.50", 22),
    ("Violin string A", "Strings", "9.90", 40),
    ("Violin string E", "Strings", "6.20", 61),
    ("Cello string set", "Strings", "118.00", 7),
    ("Trumpet mouthpiece 7C", "Brass", "34.00", 12),
    ("Valve oil", "Brass", "7.80", 33),
    ("Snare drum sticks 5A", "Percussion", "11.00", 26),
    ("Tambourine", "Percussion", "27.50", 9),
    ("Flute case", "Cases", "49.00", 5),
    ("Soprano recorder", "Woodwind", "38.00", 18),
)
"""Title, category, price and how many there are."""
CUSTOMERS = (
    ("Beatriz", "Lindqvist", "14 Quarry Road", "Alderby", "4210"),
    ("Samir", "Okonjo", "3 Ferry Lane", "Westhaven", "7700"),
    ("Hanne", "Petrov", "88 Mill Street", "Alderby", "4212"),
    ("Callum", "Ferrante", "2 Chapel Yard", "Stonebridge", "5120"),
    ("Yuki", "Abendroth", "51 Harbour View", "Westhaven", "7704"),
    ("Odile", "Mbeki", "19 Orchard Close", "Stonebridge", "5126"),
    ("Rasmus", "Keane", "7 Station Square", "Alderby", "4210"),
)
"""First and last name, street, town and postal code."""
OFFERS = (
    ("Five percent on everything", "5"),
    ("Reeds ten percent off", "10"),
    ("Strings fifteen percent off", "15"),
    ("Cases twenty percent off", "20"),
)
"""Name, and how many percent."""
VOUCHERS = (
    ("Summer in the park", "PARK26", 1),
    ("School orchestra", "TUTTI", 0),
    ("Newspaper in spring", "SPRING", 2),
)
"""Name, code, and which offer."""
FIRST_ORDER = 20410
_NOW = datetime.now(timezone.utc)


def fill(names: list[str], password: str) -> None:
    """Make all that people find when they begin."""
    users = get_user_model().objects
    for name in names:
        users.create_user(
            name,
            f"{name}@reed.test",
            password,
            first_name=name.capitalize(),
            is_staff=True,
            is_superuser=True,
        )
    products = _make_products()
    _make_orders(products)
    _make_offers()


def _make_products() -> list[Product]:
    group = AttributeOptionGroup.objects.create(name="Materials")
    for material in MATERIALS:
        AttributeOption.objects.create(group=group, option=material)
    kinds = [ProductClass.objects.create(name=name) for name in KINDS]
    for kind in kinds[:2]:
        _ask(kind, "Material", "option", option_group=group)
        _ask(kind, "Made in", "text")
        _ask(kind, "For beginners", "boolean")
    _ask(kinds[2], "Composer", "text")
    partners = [Partner.objects.create(name=name) for name in PARTNERS]
    categories = {name: Category.add_root(name=name) for name in CATEGORIES}
    made = []
    for number, (title, category, price, stock) in enumerate(PRODUCTS):
        product = Product.objects.create(
            title=title, product_class=kinds[0], upc=f"40117{number:03d}"
        )
        product.categories.add(categories[category])
        StockRecord.objects.create(
            product=product,
            partner=partners[number % len(partners)],
            partner_sku=f"RS-{100 + number}",
            price_currency="EUR",
            price=Decimal(price),
            num_in_stock=stock,
            low_stock_threshold=4,
        )
        made.append(product)
    return made


def _ask(kind: ProductClass, name: str, of: str, **more: object) -> None:
    code = name.lower().replace(" ", "_")
    ProductAttribute.objects.create(
        product_class=kind, name=name, code=code, type=of, **more
    )


def _make_orders(products: list[Product]) -> None:
    for code, name in (("NO", "Norway"), ("SE", "Sweden"), ("DK", "Denmark")):
        Country.objects.create(
            iso_3166_1_a2=code,
            iso_3166_1_a3=name[:3].upper(),
            iso_3166_1_numeric="",
            printable_name=name,
            name=name,
            is_shipping_country=True,
        )
    users = get_user_model().objects
    for number, (first, last, street, town, code) in enumerate(CUSTOMERS):
        mail = f"{first}.{last}@mail.test".lower()
        user = users.create_user(mail, mail, first_name=first, last_name=last)
        basket = Basket.objects.create(owner=user)
        basket.strategy = Default()
        for product in products[number :: len(CUSTOMERS)]:
            basket.add_product(product, quantity=1 + number % 3)
        address = ShippingAddress.objects.create(
            first_name=first,
            last_name=last,
            line1=street,
            line4=town,
            postcode=code,
            country=Country.objects.get(pk="NO"),
        )
        order = create_order(
            number=str(FIRST_ORDER + 7 * number),
            basket=basket,
            user=user,
            shipping_address=address,
        )
        placed = _NOW - timedelta(hours=5 + 9 * (len(CUSTOMERS) - number))
        Order.objects.filter(pk=order.pk).update(date_placed=placed)


def _make_offers() -> None:
    everything = Range.objects.create(name="Everything", includes_all_products=True)
    made = []
    for name, percent in OFFERS:
        condition = Condition.objects.create(
            range=everything, type=Condition.COUNT, value=1
        )
        benefit = Benefit.objects.create(
            range=everything, type=Benefit.PERCENTAGE, value=Decimal(percent)
        )
        made.append(
            ConditionalOffer.objects.create(
                name=name,
                offer_type=ConditionalOffer.VOUCHER,
                condition=condition,
                benefit=benefit,
            )
        )
    for name, code, number in VOUCHERS:
        voucher = Voucher.objects.create(
            name=name,
            code=code,
            usage=Voucher.MULTI_USE,
            start_datetime=_NOW - timedelta(days=90),
            end_datetime=_NOW + timedelta(days=30),
        )
        voucher.offers.add(made[number])


if __name__ == "__main__":
    fill(sys.argv[1:], os.environ["APPLICATION_PASSWORD"])
