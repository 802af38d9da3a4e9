"""Who has a stall in the market hall, and what they paid or did not pay."""

from __future__ import annotations

from typing import NamedTuple


class Stallholder(NamedTuple):
    """Somebody who has an account.

    Attributes:
        name: First name and surname.
        mail: Where letters go.
        stall: Number of the stall.
    """

    name: str
    mail: str
    stall: str


class Bill(NamedTuple):
    """Something that was to be paid.

    Attributes:
        wallet: Which kind it is.
        memo: What it was for.
        sats: How much; less than nothing if the office paid it.
        day: When it was written.
        lapsed: Whether it ran out unpaid.
    """

    wallet: str
    memo: str
    sats: int
    day: str
    lapsed: bool = False


WALLETS = (
    ("Rents", "store", "orange"),
    ("Water", "water", "blue"),
    ("Ice", "mail", "purple"),
    ("Deposits", "savings", "green"),
    ("Fish day", "music_note", "pink"),
)
"""Name, picture and colour; the first is there from the beginning."""

LABELS = [
    {
        "name": "billed-again",
        "description": "A second bill was made",
        "color": "#ef6c00",
    },
    {"name": "disputed", "description": "They say it is wrong", "color": "#6a1b9a"},
    {
        "name": "written-off",
        "description": "The chair has let it go",
        "color": "#37474f",
    },
    {"name": "at-the-counter", "description": "Paid in coins", "color": "#2e7d32"},
]

PEOPLE = (
    Stallholder("Marit Olsen", "marit@olsen-nets.example.com", "N-14"),
    Stallholder("Joss Penrose", "joss@penrose-oysters.example.com", "S-01"),
    Stallholder("Agnes Hake", "agnes@hake-and-sons.example.com", "N-03"),
    Stallholder("Colm Brandt", "colm@brandt-bread.example.com", "S-11"),
    Stallholder("Yara Lindqvist", "yara@lindqvist-tea.example.com", "S-09"),
    Stallholder("Tobias Crane", "tobias@crane-knives.example.com", "N-18"),
)

PAYMENTS = (
    Bill("Rents", "Stall 3, rent for September", 61000, "2026-09-01"),
    Bill("Rents", "Stall 14, rent for September", 45000, "2026-09-01"),
    Bill("Rents", "Stall 18, rent for September", 45000, "2026-09-02", lapsed=True),
    Bill("Rents", "Stall 18, rent for September, second", 46500, "2026-09-09"),
    Bill("Rents", "Stall 3, rent for October", 61000, "2026-10-01"),
    Bill("Rents", "Stall 14, rent for October", 45000, "2026-10-01", lapsed=True),
    Bill("Rents", "Stall 11, rent for October", 52000, "2026-10-02"),
    Bill("Rents", "Stall 3, rent for November", 61000, "2026-11-02"),
    Bill("Rents", "Stall 9, rent for November", 39000, "2026-11-03", lapsed=True),
    Bill("Water", "Bakery, water and drains", 21400, "2026-07-06"),
    Bill("Water", "Tea room, water and drains", 9800, "2026-07-06", lapsed=True),
    Bill("Water", "Bakery, water and drains", 23100, "2026-10-05"),
    Bill("Water", "Oyster bar, water and drains", 18900, "2026-10-05", lapsed=True),
    Bill("Water", "Tea room, water and drains", 10200, "2026-10-06"),
    Bill("Water", "Knife stall, water", 2400, "2026-11-05", lapsed=True),
    Bill("Ice", "Oyster bar, eight boxes", 4800, "2026-09-14"),
    Bill("Ice", "Hake and Sons, twelve boxes", 7200, "2026-10-12", lapsed=True),
    Bill("Ice", "Oyster bar, ten boxes", 6000, "2026-10-19"),
    Bill("Ice", "Hake and Sons, nine boxes", 5400, "2026-11-09"),
    Bill("Ice", "Crab stall, two boxes", 1200, "2026-11-16", lapsed=True),
    Bill("Deposits", "Deposit for S-11", 90000, "2026-03-02"),
    Bill("Deposits", "Deposit for S-09", 75000, "2026-04-13"),
    Bill("Fish day", "Tickets at the gate", 188000, "2026-08-22"),
    Bill("Fish day", "The band", -60000, "2026-08-23"),
)
