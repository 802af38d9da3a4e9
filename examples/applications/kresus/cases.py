"""What the puppet theatre's treasurer has to enter in Kresus, and to put in order."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone

_THIS = datetime.now(timezone.utc).date().replace(day=1)
_LAST = f"{_THIS - timedelta(1):%B %Y}"

LATE = (
    'Enter {{amount}} for "{{title}}" of {{day}} ({{sign}}, {{category}}, {{kind}}), '
    "budgeted to the month before, and plan {{plan}} for that category in {{month}}"
)
RECEIPTS = (
    {
        "amount": "86.40",
        "sign": "spent",
        "title": "Ink for the posters",
        "day": f"{_THIS.replace(day=12):%m/%d/%Y}",
        "category": "Posters and print",
        "kind": "Card",
        "month": _LAST,
        "plan": "150",
        "shown": "-86.4",
    },
    {
        "amount": "240",
        "sign": "received",
        "title": "Show at Lindenhof school",
        "day": f"{_THIS.replace(day=9):%m/%d/%Y}",
        "category": "School shows",
        "kind": "Check",
        "month": _LAST,
        "plan": "650",
        "shown": "240",
    },
    {
        "amount": "129.50",
        "sign": "spent",
        "title": "Carving knives",
        "day": f"{_THIS.replace(day=16):%m/%d/%Y}",
        "category": "Workshop materials",
        "kind": "Order",
        "month": _LAST,
        "plan": "425",
        "shown": "-129.5",
    },
)
"""Receipts that turn up late; `shown` is how the budget writes the amount."""

SORTED = (
    'Make the category "{{category}}" with a rule for "{{word}}", and put '
    '"{{first}}" and "{{second}}" into it'
)
REPEATED = (
    {
        "category": "Lighting",
        "word": "lamp",
        "first": "STAGE LAMPS VOSS",
        "second": "LAMP SERVICE HOLM",
    },
    {
        "category": "Nursery shows",
        "word": "nursery",
        "first": "NURSERY SEAHORSE",
        "second": "CITY NURSERY 4",
    },
    {
        "category": "Energy",
        "word": "works",
        "first": "ELECTRICITY WORKS",
        "second": "GAS AND WATER WORKS",
    },
)
"""What comes again and again, and where it belongs."""
