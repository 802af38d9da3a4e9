"""What differs from one person's work to the next."""

from __future__ import annotations

ANSWERED = (
    {
        "subject": "Wedding on board in May",
        "words": "wedding",
        "answer": "Thank you. The upper deck is free on both Saturdays.",
        "letters": "sunn",
        "copy": "Sunniva Berg",
        "priority": "High",
        "folder": "Charter",
    },
    {
        "subject": "Refund for two tickets",
        "words": "refund",
        "answer": "We are sorry. The money is on its way to you.",
        "letters": "amin",
        "copy": "Amina Farah",
        "priority": "Highest",
        "folder": "Complaints",
    },
    {
        "subject": "Late boat on Sunday",
        "words": "late boat",
        "answer": "The engine had to be looked at. Here is a voucher.",
        "letters": "owen",
        "copy": "Owen Pryce",
        "priority": "Low",
        "folder": "Complaints",
    },
)
"""Letters that wait for an answer, and where they belong."""

FILED = (
    {"folder": "Notices", "parent": "Charter", "sender": "Port Bulletin"},
    {"folder": "Paint", "parent": "Suppliers", "sender": "Norsund Paint"},
    {"folder": "Ropes", "parent": "Suppliers", "sender": "Bruno Keller"},
)
"""Senders whose letters get a folder of their own."""
