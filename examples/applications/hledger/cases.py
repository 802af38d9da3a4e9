"""What differs from one person's work to the next."""

from __future__ import annotations

ENTERED = (
    'Enter the bill of {{day}} from "{{payee}}": {{sum}} on "{{account}}" and {{more}} '
    'on "{{further}}", which are owed to the suppliers'
)
BILLS = (
    {
        "payee": "Borealis Film Rental",
        "day": "2026-11-19",
        "account": "expenses:films:rental",
        "sum": "180.00 EUR",
        "further": "expenses:films:freight",
        "more": "14.50 EUR",
        "other": "expenses:films:posters",
        "owed": "194.50 EUR",
    },
    {
        "payee": "Sugar and Spoon",
        "day": "2026-11-20",
        "account": "expenses:kiosk:sweets",
        "sum": "64.20 EUR",
        "further": "expenses:kiosk:drinks",
        "more": "38.80 EUR",
        "other": "expenses:kiosk:drinks",
        "owed": "103.00 EUR",
    },
    {
        "payee": "Lindqvist Electric",
        "day": "2026-11-23",
        "account": "expenses:house:repairs",
        "sum": "210.00 EUR",
        "further": "expenses:house:lamps",
        "more": "46.90 EUR",
        "other": "expenses:house:heating",
        "owed": "256.90 EUR",
    },
)
"""`other` is an account that may be taken by mistake, `owed` what both come to."""

COMPARED = (
    'Compare "{{account}}" with the bank\'s statement, enter {{sum}} of {{day}} for '
    '"{{payee}}" on "{{spent}}", and write "{{paper}}" of {{closed}} with the balance '
    "{{balance}} into the file"
)
STATEMENTS = (
    {
        "account": "assets:bank:current",
        "payee": "Quarry Road Savings Bank",
        "day": "2026-11-24",
        "spent": "expenses:charges",
        "sum": "4.90 EUR",
        "paper": "Statement 11",
        "closed": "2026-11-25",
        "balance": "2794.40 EUR",
        "month": "date:2026-11",
    },
    {
        "account": "assets:bank:savings",
        "payee": "Quarry Road Savings Bank",
        "day": "2026-11-25",
        "spent": "expenses:charges",
        "sum": "2.50 EUR",
        "paper": "Statement 4",
        "closed": "2026-11-26",
        "balance": "3047.50 EUR",
        "month": "date:2026-11",
    },
    {
        "account": "assets:bank:current",
        "payee": "Town heating",
        "day": "2026-11-23",
        "spent": "expenses:house:heating",
        "sum": "36.20 EUR",
        "paper": "Statement 12",
        "closed": "2026-11-26",
        "balance": "2763.10 EUR",
        "month": "date:2026-11",
        "swapped": "2736.10 EUR",
    },
)
"""`closed` is the day of the balance, `swapped` what somebody reads in its place."""
