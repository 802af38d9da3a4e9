"""What differs from one person's work to the next."""

from __future__ import annotations

CASH = "ASSETS - 1010: Cash (ASSET_CA_CASH/debit)"
PREPAID = "ASSETS - 1300: Prepaid Expenses (ASSET_CA_PREPAID/debit)"
PAYABLE = "LIABILITIES - 2010: Accounts Payable (LIA_CL_ACC_PAYABLE/credit)"
UNIT = "Saltmarsh Boatyard: {}"
"""A part of the yard as lists have it."""

BILLED = (
    'Enter the bill "{{number}}" of "{{vendor}}" from "{{day}}" with the terms '
    '"{{terms}}", for {{quantity}} of "{{item}}" at {{price}} each, for "{{unit}}", '
    "and give it to review"
)
BILLS = (
    {
        "vendor": "Coppergate Paints",
        "listed": "V-0000000003: Coppergate Paints",
        "number": "CP-9127",
        "day": "2026-11-18",
        "terms": "Net 30 Days",
        "item": "Bottom paint",
        "line": "Expense: Bottom paint | Material",
        "quantity": "24",
        "price": "31.50",
        "unit": "Slipway",
        "other": "Sail loft",
    },
    {
        "vendor": "Alder Timber Mill",
        "listed": "V-0000000001: Alder Timber Mill",
        "number": "AT-1042",
        "day": "2026-11-20",
        "terms": "Net 60 Days",
        "item": "Larch planks",
        "line": "Expense: Larch planks | Material",
        "quantity": "80",
        "price": "9.40",
        "unit": "Slipway",
        "other": "Chandlery",
    },
    {
        "vendor": "Drummond Haulage",
        "listed": "V-0000000004: Drummond Haulage",
        "number": "DH-3177",
        "day": "2026-11-23",
        "terms": "Net 30 Days",
        "item": "Haulage",
        "line": "Expense: Haulage | Lump Sum",
        "quantity": "4",
        "price": "85",
        "unit": "Sail loft",
        "other": "Slipway",
    },
)
"""What came by post; `other` is a wrong part of the yard somebody may choose."""

CORRECTED = (
    'Enter in "{{ledger}}" for {{day}} and "{{unit}}" an entry "{{what}}" that moves '
    '{{sum}} from "{{credit}}" to "{{debit}}", lock it and post it'
)
CORRECTIONS = (
    {
        "ledger": "Adjustments at year's end",
        "letters": "adjust",
        "day": "10/31/2026",
        "unit": "Slipway",
        "other": "Sail loft",
        "what": "The crane is a year older",
        "debit": "EQUITY - 6070: Depreciation Expense (EX_DEPRECIATION/debit)",
        "credit": "ASSETS - 1631: Less: Equipment Accumulated Depreciation "
        "(ASSET_PPE_EQUIP_ACCUM_DEPR/credit)",
        "sum": "1250",
    },
    {
        "ledger": "Petty cash of the sail loft",
        "letters": "petty",
        "day": "11/12/2026",
        "unit": "Sail loft",
        "other": "Slipway",
        "what": "Stamps out of the tin box",
        "debit": "EQUITY - 6230: Postage (EX_REGULAR/debit)",
        "credit": CASH,
        "sum": "46.20",
    },
    {
        "ledger": "Loan for the new slipway",
        "letters": "loan",
        "day": "11/02/2026",
        "unit": "Slipway",
        "other": "Chandlery",
        "what": "Fee of the lender for November",
        "debit": "EQUITY - 6050: Bank Charges (EX_REGULAR/debit)",
        "credit": CASH,
        "sum": "310",
    },
)
"""What nobody has sent a bill for; `letters` are what somebody searches for."""

OPENED = (
    'Make the account "{{code}}" "{{name}}" in the chart of accounts, and the bank '
    'account "{{name}}" of the type "{{kind}}" with the number {{number}} for it'
)
NEW_ACCOUNTS = (
    {
        "code": "1020",
        "name": "Ferry Road Bank",
        "kind": "Savings",
        "other": "Money Market",
        "number": "40077182",
        "last": "7182",
    },
    {
        "code": "1030",
        "name": "Lightship Credit Union",
        "kind": "Money Market",
        "other": "Savings",
        "number": "55120946",
        "last": "0946",
    },
    {
        "code": "1040",
        "name": "Bank of the Three Rivers",
        "kind": "Savings",
        "other": "Credit Card",
        "number": "91360217",
        "last": "0217",
    },
)
"""Whom we have gone to; `other` is a wrong sort somebody may choose."""
ACCOUNT = "ASSETS - {code}: {name} (ASSET_CA_CASH/debit)"
"""The new account as the bank's form has it."""
TAKEN = "1050"
