"""What differs from one person's work to the next, and what each of them is to do."""

from __future__ import annotations

LET_IN = (
    'Make the login "{{login}}" ("{{what}}"), which runs out on "{{until}}" and may '
    'connect "{{limit}}" times at once, in the group "{{group}}"'
)
NEWCOMERS = (
    {
        "login": "signe",
        "what": "Sells tickets on Saturdays",
        "until": "2027-04-30 00:00:00",
        "limit": "3",
        "group": "booking_desk",
        "letters": "desk",
        "other": "lookers_on",
    },
    {
        "login": "torvald",
        "what": "Deck hand on the Ejdern over Christmas",
        "until": "2027-01-15 00:00:00",
        "limit": "2",
        "group": "quay_staff",
        "letters": "quay",
        "other": "bookkeeping",
    },
    {
        "login": "maj_britt",
        "what": "Auditor, from the town hall",
        "until": "2026-12-23 00:00:00",
        "limit": "5",
        "group": "lookers_on",
        "letters": "look",
        "other": "booking_desk",
    },
)
"""Who is on the slips from the office."""
