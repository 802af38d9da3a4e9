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

CHANGED = (
    'Change the price of "{{ticket}}" on line "{{line}}" to "{{price}}", and add the '
    'ticket "{{new}}" there for "{{costs}}"'
)
FARES = (
    {
        "line": "2",
        "ticket": "Pensioner",
        "price": "9.25",
        "new": "Kayak",
        "costs": "6.00",
        "wrong": "Child",
    },
    {
        "line": "4",
        "ticket": "Dog",
        "price": "1.50",
        "new": "Motorcycle",
        "costs": "11.80",
        "wrong": "Bicycle",
    },
    {
        "line": "1",
        "ticket": "Car",
        "price": "31.00",
        "new": "School class",
        "costs": "62.50",
        "wrong": "Adult",
    },
)
"""What the board has decided."""

ASKED_FOR = (
    'Make the view "{{view}}" ("{{who}}") of the query "{{query}}", which the group '
    '"{{group}}" may look at'
)
VIEWS = (
    {
        "view": "cancelled_crossings",
        "who": "For Hakon, every Monday",
        "query": "SELECT leaves, route, vessel FROM crossings WHERE cancelled",
        "group": "booking_desk",
        "letters": "desk",
        "other": "bookkeeping",
        "wrong": "SELECT leaves, route, vessel FROM crossing WHERE cancelled",
    },
    {
        "view": "still_on_the_shelf",
        "who": "Lost things, asked for by the quay",
        "query": "SELECT found_on, what FROM lost_property WHERE NOT collected",
        "group": "quay_staff",
        "letters": "quay",
        "other": "lookers_on",
        "wrong": "SELECT found_on, what FROM lost_things WHERE NOT collected",
    },
    {
        "view": "passengers_by_route",
        "who": "Frida needs it for the quarter",
        "query": "SELECT route, sum(passengers) FROM crossings GROUP BY route",
        "group": "bookkeeping",
        "letters": "keep",
        "other": "quay_staff",
        "wrong": "SELECT route, sum(passengers) FROM crosings GROUP BY route",
    },
)
"""What was asked for once too often."""
