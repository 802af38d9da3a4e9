"""The firm's customers, orders and visits; all of it is invented."""

from __future__ import annotations

from typing import Any

_CUSTOMERS = (
    ("Abbey Road School", "Ashby", "01632 960201", True),
    ("Brindle Choir", "Brindle", "01632 960214", True),
    ("Cotham Town Hall", "Cotham", "01632 960233", True),
    ("Ines Farrow", "Dunmore", "01632 960245", False),
    ("Joel Hartnell", "Ashby", "01632 960257", False),
    ("Mill Lane Theatre", "Brindle", "01632 960268", True),
    ("Odette Sung", "Cotham", "01632 960272", True),
    ("Rosa Whitlock", "Dunmore", "01632 960289", False),
)
_ORDERS = (
    ("O-311", "Abel Hammers", "2026-10-19", "Arrived"),
    ("O-312", "Jahn Parts", "2026-10-26", "Arrived"),
    ("O-313", "Roslau Wire", "2026-11-02", "Arrived"),
    ("O-314", "Renner Actions", "2026-11-05", "On its way"),
    ("O-315", "Jahn Parts", "2026-11-09", "On its way"),
    ("O-316", "Abel Hammers", "2026-11-12", "On its way"),
    ("O-317", "Roslau Wire", "2026-11-16", "Ordered"),
    ("O-318", "Jahn Parts", "2026-11-18", "On its way"),
    ("O-319", "Abel Hammers", "2026-11-20", "Ordered"),
    ("O-320", "Renner Actions", "2026-11-23", "Ordered"),
)
_PARTS = {
    "O-314": (("Damper felt", 2, 18), ("Hammer rail", 1, 74)),
    "O-315": (("Key bushing", 88, 1),),
    "O-316": (("Hammer set", 1, 310),),
    "O-318": (("Castor", 3, 12),),
}
_VISITS = (
    ("Upright in the hall", 1, "Tuning", "Agnes", "2026-11-24 09:00", "Done"),
    (
        "Grand before the concert",
        3,
        "Concert service",
        "Bartek",
        "2026-11-25 14:00",
        "Agreed",
    ),
    ("Sticking keys", 4, "Repair", "Colm", "2026-11-26 10:00", "Waiting for parts"),
    ("Yearly tuning", 7, "Tuning", "Agnes", "2026-11-27 08:30", "Agreed"),
    ("Broken string", 6, "Repair", "Dunja", "2026-11-27 11:00", "Agreed"),
    ("What is it worth", 8, "Valuation", "Bartek", "2026-12-01 15:00", "Asked for"),
    (
        "Down from the second floor",
        5,
        "Moving",
        "Colm",
        "2026-12-02 09:00",
        "Asked for",
    ),
    ("Pedal squeaks", 2, "Repair", "Dunja", "2026-12-03 10:30", "Agreed"),
)


def records() -> dict[str, list[dict[str, Any]]]:
    """Return the rows of each table, in the order in which they are entered."""
    customer = ("name", "town", "phone", "regular")
    return {
        "customers": [dict(zip(customer, one, strict=True)) for one in _CUSTOMERS],
        "orders": [_order(*one) for one in _ORDERS],
        "visits": [_visit(*one) for one in _VISITS],
    }


def _order(name: str, supplier: str, ordered: str, state: str) -> dict[str, Any]:
    part = ("name", "count", "price")
    return {
        "name": name,
        "supplier": supplier,
        "ordered": ordered,
        "state": state,
        "parts": [dict(zip(part, one, strict=True)) for one in _PARTS.get(name, ())],
    }


def _visit(  # noqa: PLR0913, PLR0917 (a row)
    name: str, customer: int, work: str, tuner: str, starts: str, state: str
) -> dict[str, Any]:
    day, hour = starts.split()
    hours, minutes = hour.split(":")
    return {
        "name": name,
        "customer": customer,
        "work": work,
        "tuner": tuner,
        "starts": f"{starts}:00",
        "ends": f"{day} {int(hours) + 1:02}:{minutes}:00",
        "state": state,
    }
