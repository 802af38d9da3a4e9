"""Fill the ship chandler's books with what people find when they begin.

It runs in the environment that the application was installed into, and reads the
password of everybody from its first argument: ``python seed.py PASSWORD NAME ...``.
"""

from __future__ import annotations

import sys
from datetime import date
from decimal import Decimal
from typing import Any

from proteus import Model
from proteus.config import set_trytond
from trytond.modules.account.tests.tools import (
    create_chart,
    create_fiscalyear,
    get_accounts,
)
from trytond.modules.account_invoice.tests.tools import (
    set_fiscalyear_invoice_sequences,
)
from trytond.modules.company.tests.tools import create_company

_GROUPS = (
    "Accounting",
    "Party Administration",
    "Product Administration",
    "Sales",
    "Stock",
)
COUNTRIES = ("Norway", "Netherlands", "Poland", "Portugal", "Denmark", "Ireland")
"""Without the codes, whose flags not every machine can show."""
CATEGORIES = ("Ferries", "Fishing", "Marinas", "Sailing schools", "Yards")
TERMS = (("On receipt", 0), ("14 days", 14), ("30 days", 30))
CUSTOMERS = (
    ("Aalesund Pilots", "Kaia 4", "6002", "Ålesund", "Norway", "Ferries"),
    ("Brandt & Daughters", "Deichweg 12", "9712", "Delfzijl", "Netherlands", "Yards"),
    ("Casa do Mar", "Rua do Cais 31", "4450", "Matosinhos", "Portugal", "Fishing"),
    ("Dunmore Sailing School", "The Slip 2", "X91", "Dunmore", "Ireland",
     "Sailing schools"),
    ("Ebeltoft Marina", "Havnevej 8", "8400", "Ebeltoft", "Denmark", "Marinas"),
    ("Fjordline Ferries", "Skutvika 19", "5003", "Bergen", "Norway", "Ferries"),
    ("Gdynia Trawlers", "ul. Portowa 7", "81-340", "Gdynia", "Poland", "Fishing"),
    ("Harlingen Boatyard", "Zuiderkade 3", "8861", "Harlingen", "Netherlands",
     "Yards"),
    ("Islay Lines", "Quay Street 5", "F91", "Sligo", "Ireland", "Ferries"),
    ("Jastarnia Kites", "ul. Morska 22", "84-140", "Jastarnia", "Poland",
     "Sailing schools"),
)  # fmt: skip
"""Name, street, postal code, city, country, category."""
PRODUCTS = (
    ("Anchor, 12 kg", "ANC-12", "Mooring", "149.00"),
    ("Fender, white, 60 cm", "FEN-60", "Mooring", "38.50"),
    ("Mooring line, 14 mm", "LIN-14", "Mooring", "64.00"),
    ("Shackle, galvanised", "SHA-08", "Mooring", "4.20"),
    ("Antifouling, red, 5 l", "PNT-05", "Paint", "112.00"),
    ("Varnish, clear, 1 l", "VAR-01", "Paint", "27.90"),
    ("Brush, flat, 50 mm", "BRU-50", "Paint", "6.80"),
    ("Life jacket, adult", "LJA-01", "Safety", "89.00"),
    ("Life jacket, child", "LJC-01", "Safety", "74.00"),
    ("Hand flare, red", "FLA-01", "Safety", "18.50"),
    ("First aid box, deck", "AID-02", "Safety", "56.00"),
    ("Oil lamp, brass", "LMP-03", "Cabin", "82.00"),
)
"""Name, code, category, price."""
SALES = (
    ("Fjordline Ferries", date(2026, 11, 3), "FL-2210", ("Life jacket, adult", 24)),
    ("Ebeltoft Marina", date(2026, 11, 9), "", ("Fender, white, 60 cm", 40)),
    ("Gdynia Trawlers", date(2026, 11, 16), "GT/88", ("Mooring line, 14 mm", 6)),
)
"""Customer, day, the customer's reference, a product and how many."""


def _make(model: str, **values: Any) -> Any:  # noqa: ANN401 (a record of any kind)
    record = Model.get(model)(**values)
    record.save()
    return record


def _one(model: str, **values: str) -> Any:  # noqa: ANN401
    (record,) = Model.get(model).find([(k, "=", v) for k, v in values.items()])
    return record


def _company() -> None:
    """The company itself, its money and its books."""
    currency = _make("currency.currency", name="Euro", symbol="€", code="EUR")
    currency.rates.new(date=date(2026, 1, 1), rate=Decimal(1))
    currency.save()
    create_company(_make("party.party", name="Breakwater Ship Chandlers"), currency)
    create_chart()
    year = create_fiscalyear(today=date(2026, 11, 1))
    set_fiscalyear_invoice_sequences(year).click("create_period")
    for name, days in TERMS:
        term = Model.get("account.invoice.payment_term")(name=name)
        term.lines.new(type="remainder").relativedeltas.new(days=days)
        term.save()


def _customers() -> None:
    for name in COUNTRIES:
        _make("country.country", name=name)
    for name in CATEGORIES:
        _make("party.category", name=name)
    for name, street, postal_code, city, country, category in CUSTOMERS:
        party = Model.get("party.party")(name=name)
        party.categories.append(_one("party.category", name=category))
        party.customer_payment_term = _one(
            "account.invoice.payment_term", name="30 days"
        )
        (address,) = party.addresses or [party.addresses.new()]
        address.street_single_line = street
        address.postal_code, address.city = postal_code, city
        address.country = _one("country.country", name=country)
        party.save()


def _products() -> None:
    accounts = get_accounts()
    category = Model.get("product.category")(name="Goods", accounting=True)
    category.account_expense = accounts["expense"]
    category.account_revenue = accounts["revenue"]
    category.save()
    unit = _one("product.uom", name="Unit")
    for name in dict.fromkeys(product[2] for product in PRODUCTS):
        _make("product.category", name=name)
    for name, code, kind, price in PRODUCTS:
        template = Model.get("product.template")(name=name, code=code)
        template.default_uom, template.type = unit, "goods"
        template.salable, template.list_price = True, Decimal(price)
        template.account_category = category
        template.categories.append(_one("product.category", name=kind))
        template.save()


def _sales() -> None:
    for customer, day, reference, (product, quantity) in SALES:
        sale = Model.get("sale.sale")(party=_one("party.party", name=customer))
        sale.sale_date, sale.reference = day, reference
        line = sale.lines.new()
        line.product = _one("product.product", name=product)
        line.quantity = quantity
        sale.save()
        sale.click("quote")


def _people(password: str, names: list[str]) -> None:
    for name in names:
        company = _one("company.company")
        party = _make("party.party", name=f"{name.title()}, sales desk")
        employee = _make("company.employee", party=party, company=company)
        user = Model.get("res.user")(name=name.title(), login=name)
        user.password = password
        user.companies.append(_one("company.company"))
        user.company = company
        user.employees.append(Model.get("company.employee")(employee.id))
        user.employee = employee
        for group in _GROUPS:
            user.groups.append(_one("res.group", name=group))
        user.language = _one("ir.lang", code="en")
        user.save()


if __name__ == "__main__":
    set_trytond("sqlite:///harbour")
    _company()
    _customers()
    _products()
    _sales()
    _people(sys.argv[1], sys.argv[2:])
