"""What a puppet theatre has in its bank accounts and in its till."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from typing import Any

THEATRE = 1
TOUR = 2
TILL = 3
_ACCOUNTS = (
    (THEATRE, 1, "Theatre account", "account-type.checking"),
    (TOUR, 1, "Tour savings", "account-type.savings"),
    (TILL, 2, "Box office till", "account-type.unknown"),
)
_BANKS = ((1, "Harbour Savings Bank"), (2, "In the house"))
CATEGORIES = (
    ("Tickets", "#2E86AB"),
    ("School shows", "#27AE60"),
    ("Workshop materials", "#DB9320"),
    ("Rent and heating", "#8E44AD"),
    ("Guest players", "#C0392B"),
    ("Posters and print", "#16A085"),
)
_BUDGETS = (
    ("Tickets", 1500),
    ("School shows", 400),
    ("Workshop materials", -300),
    ("Rent and heating", -950),
    ("Posters and print", -120),
)
_MOVES = (
    (THEATRE, 2, "RENT OLD CUSTOMS HOUSE", -780, "Rent and heating", "order"),
    (THEATRE, 3, "STAGE LAMPS VOSS", -212.4, None, "card"),
    (THEATRE, 5, "LIMEWOOD SAWMILL BERG", -146.3, "Workshop materials", "card"),
    (THEATRE, 6, "ELECTRICITY WORKS", -131.9, None, "order"),
    (THEATRE, 8, "NURSERY SEAHORSE", 180, None, "transfer"),
    (THEATRE, 10, "GAS AND WATER WORKS", -94.75, None, "order"),
    (THEATRE, 12, "QUICKPRINT FLYERS", -58.2, "Posters and print", "card"),
    (THEATRE, 14, "LAMP SERVICE HOLM", -89, None, "card"),
    (THEATRE, 17, "TICKET SALES WEEK", 612.5, "Tickets", "transfer"),
    (THEATRE, 21, "CITY NURSERY 4", 210, None, "transfer"),
    (THEATRE, 40, "CARRIED OVER", 4210.55, None, "unknown"),
    (TOUR, 6, "SAVED FOR THE TOUR", 200, None, "transfer"),
    (TOUR, 40, "CARRIED OVER", 2600, None, "unknown"),
    (TILL, 4, "Evening till", 236, "Tickets", "cash_deposit"),
    (TILL, 7, "Glue and thread", -18.4, "Workshop materials", "withdrawal"),
)
"""Account, days ago, what the bank calls it, amount, category and kind."""


def world() -> dict[str, Any]:
    """Return all that there is, in the form that the program takes it in."""
    today = datetime.now(timezone.utc).date()
    before = today.replace(day=1) - timedelta(1)
    numbers = {name: 1 + n for n, (name, _) in enumerate(CATEGORIES)}
    return {
        "accesses": [
            {
                "id": number,
                "vendorId": "manual",
                "customLabel": name,
                "enabled": True,
                "fields": [{"name": "currency", "value": "EUR"}],
            }
            for number, name in _BANKS
        ],
        "accounts": [
            {
                "id": number,
                "accessId": bank,
                "vendorAccountId": f"{number}",
                "label": name,
                "type": kind,
                "initialBalance": 0,
                "currency": "EUR",
                "importDate": f"{today - timedelta(60)}",
                "excludeFromBalance": False,
            }
            for number, bank, name, kind in _ACCOUNTS
        ],
        "views": [
            {
                "id": number,
                "label": name,
                "createdByUser": False,
                "accounts": [{"accountId": number}],
            }
            for number, _, name, _ in _ACCOUNTS
        ],
        "categories": [
            {"id": numbers[name], "label": name, "color": color}
            for name, color in CATEGORIES
        ],
        "budgets": [
            {
                "viewId": THEATRE,
                "categoryId": numbers[name],
                "threshold": threshold,
                "year": month.year,
                "month": month.month - 1,
            }
            for month in (before, today)
            for name, threshold in _BUDGETS
        ],
        "transactions": [
            {
                "accountId": account,
                "label": label,
                "rawLabel": label,
                "amount": amount,
                "date": f"{today - timedelta(days)}",
                "importDate": f"{today - timedelta(days)}",
                "categoryId": numbers.get(category or ""),
                "type": f"type.{kind}",
                "isUserDefinedType": True,
                "createdByUser": True,
            }
            for account, days, label, amount, category, kind in _MOVES
        ],
        "transactionRules": [
            {
                "position": 1 + n,
                "conditions": [{"type": "label_matches_text", "value": words}],
                "actions": [{"type": "categorize", "categoryId": numbers[category]}],
            }
            for n, (words, category) in enumerate(
                (("RENT", "Rent and heating"), ("SCHOOL", "School shows"))
            )
        ],
        "settings": [
            {"key": "discovery-mode", "value": "false"},
            {"key": "default-account-id", "value": f"{THEATRE}"},
        ],
    }
