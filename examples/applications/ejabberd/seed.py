"""What stands in the ferry company's ejabberd before anybody works with it."""

from __future__ import annotations

HOST = "ferries.test"

CREW = (
    "agnes.holm",
    "bjarne.lund",
    "odd.rask",
    "petra.vik",
    "sunniva.dahl",
)
"""Who has an account besides the people of the office."""

GROUPS = {
    "bridge": ("Bridge", "Masters and mates", ("sunniva.dahl",)),
    "deck": ("Deck", "All hands on deck", ("bjarne.lund", "odd.rask")),
    "galley": ("Galley", "Kitchen and kiosk", ("petra.vik",)),
    "market-boat": ("Market boat", "Saturdays to the market", ("odd.rask",)),
    "night-line": ("Night line", "Until the end of August", ("bjarne.lund",)),
    "summer-islets": ("Islets, summer", "Both boats", ("bjarne.lund", "petra.vik")),
}
"""Name, then label, description and members."""

ROOMS = ("moorings", "weather")
"""Where everybody may write."""

CONTACTS = (
    ("bjarne.lund", "agnes.holm", "Agnes Holm"),
    ("odd.rask", "sunniva.dahl", "Sunniva Dahl"),
    ("petra.vik", "agnes.holm", "Agnes Holm"),
)
"""Whose list has whom, and by what name."""
