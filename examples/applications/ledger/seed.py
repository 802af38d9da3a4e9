"""Fill the boatyard's books: ``python seed.py NAME ...``.

It runs in the environment that the application was installed into, and reads the
password of everybody from the environment.
"""

from __future__ import annotations

import os
import sys
from datetime import timedelta
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import django

django.setup()

from django.contrib.auth.models import User  # noqa: E402 (Django has to be set up)
from django.utils.timezone import now  # noqa: E402
from django_ledger.models import (  # noqa: E402
    EntityModel,
    EntityUnitModel,
    ItemModel,
    ItemTransactionModel,
)
from stock import (  # noqa: E402
    BANKS,
    BILLS,
    CUSTOMERS,
    EXPENSES,
    INVOICES,
    LEDGERS,
    MEASURES,
    SERVICES,
    UNITS,
    VENDORS,
)

if TYPE_CHECKING:
    from django_ledger.models import UnitOfMeasureModel

YARD = "Saltmarsh Boatyard"
SLUG = "saltmarsh-boatyard"
OWNER = "marguerite"
"""The books have one owner, whom nobody sees; all others may write in them."""


def fill(password: str, names: list[str]) -> None:
    """Make the office, and the books of what was bought and built so far."""
    owner, *others = (
        User.objects.create_user(
            username=name, password=password, first_name=name.capitalize()
        )
        for name in (OWNER, *names)
    )
    yard = EntityModel.create_entity(
        name=YARD, use_accrual_method=True, admin=owner, fy_start_month=1
    )
    yard.slug = SLUG
    yard.save()
    yard.managers.add(*others)
    chart = yard.create_chart_of_accounts(
        assign_as_default=True, coa_name="Boatyard chart", commit=True
    )
    yard.populate_default_coa(coa_model=chart, activate_accounts=True)
    for name, prefix in UNITS:
        unit = EntityUnitModel(name=name, entity=yard, document_prefix=prefix)
        unit.clean()  # it gets its address there
        EntityUnitModel.add_root(instance=unit)
    _know_people(yard)
    _know_things(yard)
    for name, kind in BANKS:
        yard.create_bank_account(name=name, account_type=kind.lower(), active=True)
    for name, xid in LEDGERS:
        yard.create_ledger(name=name, ledger_xid=xid, posted=True)
    yard.deposit_capital(
        amount=Decimal(60_000),
        cash_account=_account(yard, "1010"),
        capital_account=_account(yard, "3010"),
        je_timestamp=now() - timedelta(days=120),
        je_posted=True,
        ledger_posted=True,
        description="What the family put in",
    )
    _write_bills(yard, owner)
    _write_invoices(yard, owner)


def _account(yard: EntityModel, code: str) -> Any:  # noqa: ANN401 (Django's)
    return yard.get_coa_accounts().get(code=code)


def _know_people(yard: EntityModel) -> None:
    for name, city, state, code, phone in VENDORS:
        yard.create_vendor(
            {
                "vendor_name": name,
                "address_1": "12 Quay Street",
                "city": city,
                "state": state,
                "zip_code": code,
                "country": "US",
                "phone": phone,
            }
        )
    for name, city, state, code, phone in CUSTOMERS:
        yard.create_customer(
            {
                "customer_name": name,
                "address_1": "3 Shore Road",
                "city": city,
                "state": state,
                "zip_code": code,
                "country": "US",
                "phone": phone,
            }
        )


def _know_things(yard: EntityModel) -> None:
    measures: dict[str, UnitOfMeasureModel] = {
        abbreviated: yard.create_uom(name=name, unit_abbr=abbreviated)
        for abbreviated, name in MEASURES
    }
    for name, measure, kind, code in EXPENSES:
        yard.create_item_expense(
            name=name,
            expense_type=kind,
            uom_model=measures[measure],
            expense_account=_account(yard, code),
        )
    for name, measure in SERVICES:
        ItemModel.objects.create(  # the yard's own way finds too many accounts
            name=name,
            uom=measures[measure],
            item_role=ItemModel.ITEM_ROLE_SERVICE,
            entity=yard,
            for_inventory=False,
            is_product_or_service=True,
            earnings_account=_account(yard, "4010"),
            cogs_account=_account(yard, "5020"),
            additional_info={},
        )


def _item(yard: EntityModel, name: str) -> ItemModel:
    return yard.itemmodel_set.get(name=name)


def _write_bills(yard: EntityModel, owner: User) -> None:
    for vendor, number, terms, item, quantity, price, state, age in BILLS:
        day = now().date() - timedelta(days=age)
        bill = yard.create_bill(
            vendor_model=yard.get_vendors().get(vendor_name=vendor),
            terms=terms,
            date_draft=day,
            xref=number,
            additional_info={},
        )
        lines = [
            ItemTransactionModel(
                bill_model=bill,
                item_model=_item(yard, item),
                quantity=quantity,
                unit_cost=price,
            )
        ]
        _carry_on(bill, lines, state, yard, owner)


def _write_invoices(yard: EntityModel, owner: User) -> None:
    for customer, terms, item, quantity, price, state, age in INVOICES:
        day = now().date() - timedelta(days=age)
        invoice = yard.create_invoice(
            customer_model=yard.get_customers().get(customer_name=customer),
            terms=terms,
            date_draft=day,
            additional_info={},
        )
        lines = [
            ItemTransactionModel(
                invoice_model=invoice,
                item_model=_item(yard, item),
                quantity=quantity,
                unit_cost=price,
            )
        ]
        _carry_on(invoice, lines, state, yard, owner)


def _carry_on(
    paper: Any,  # noqa: ANN401 (a bill or an invoice)
    lines: list[ItemTransactionModel],
    state: str,
    yard: EntityModel,
    owner: User,
) -> None:
    """Write its lines, and bring it as far as it is."""
    for line in lines:
        line.full_clean()
    paper.update_amount_due(itemtxs_qs=lines)
    paper.itemtransactionmodel_set.bulk_create(lines)
    paper.save()
    day = paper.date_draft
    if state != "draft":
        paper.mark_as_review(commit=True, date_in_review=day)
    if state in {"approved", "paid"}:
        paper.mark_as_approved(
            commit=True, entity_slug=yard.slug, user_model=owner, date_approved=day
        )
    if state == "paid":
        paper.mark_as_paid(
            commit=True,
            entity_slug=yard.slug,
            user_model=owner,
            date_paid=day + timedelta(days=5),
        )


if __name__ == "__main__":
    fill(os.environ["APPLICATION_PASSWORD"], sys.argv[1:])
