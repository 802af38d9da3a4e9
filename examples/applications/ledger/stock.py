"""What stands in the boatyard's books when people begin."""

from __future__ import annotations

UNITS = (("Slipway", "SLW"), ("Sail loft", "SLF"), ("Chandlery", "CHD"))
MEASURES = (("unit", "Piece"), ("hour", "Hour"), ("litre", "Litre"), ("metre", "Metre"))
VENDORS = (
    ("Alder Timber Mill", "Cranbrook", "OR", "97001", "503-555-0112"),
    ("Brine & Bolt Fasteners", "Port Selwyn", "ME", "04101", "207-555-0126"),
    ("Coppergate Paints", "Marlow", "NH", "03456", "603-555-0131"),
    ("Drummond Haulage", "Easterley", "MA", "02130", "617-555-0147"),
    ("Fenwick Electric", "Port Selwyn", "ME", "04101", "207-555-0158"),
    ("Harbor Water Board", "Port Selwyn", "ME", "04101", "207-555-0163"),
    ("Kestrel Insurance", "Dunmore", "CT", "06103", "860-555-0179"),
)
CUSTOMERS = (
    ("Abbott Rowing Club", "Port Selwyn", "ME", "04101", "207-555-0204"),
    ("Captain Ottoline Marsh", "Easterley", "MA", "02130", "617-555-0211"),
    ("Ferry Company of the Sound", "Port Selwyn", "ME", "04101", "207-555-0225"),
    ("Lighthouse Trust", "Grayhaven", "ME", "04538", "207-555-0238"),
    ("Pilot Station North", "Grayhaven", "ME", "04538", "207-555-0240"),
    ("Widow's Cove Marina", "Dunmore", "CT", "06103", "860-555-0259"),
)
EXPENSES = (
    ("Larch planks", "metre", "M", "6270"),
    ("Bronze screws", "unit", "M", "6270"),
    ("Bottom paint", "litre", "M", "6270"),
    ("Electricity", "unit", "O", "6295"),
    ("Haulage", "hour", "S", "6090"),
    ("Insurance premium", "unit", "O", "6120"),
    ("Night watchman", "hour", "L", "6170"),
    ("Repair of the crane", "hour", "S", "6252"),
)
"""Name, measure, type and the account that it goes to."""
SERVICES = (
    ("Haul-out and launch", "unit"),
    ("Hull painting", "hour"),
    ("Mast stepping", "unit"),
    ("Planking", "hour"),
    ("Winter storage", "metre"),
)
BANKS = (("Harbor Savings Bank", "Checking"), ("Tidewater Credit Union", "Savings"))
BILLS = (
    ("Coppergate Paints", "CP-8812", "net_30", "Bottom paint", 40, 31, "paid", 52),
    ("Fenwick Electric", "FE-2210", "net_30", "Electricity", 1, 418, "approved", 20),
    ("Alder Timber Mill", "AT-0934", "net_60", "Larch planks", 120, 9, "approved", 31),
    (
        "Brine & Bolt Fasteners",
        "BB-117",
        "net_30",
        "Bronze screws",
        900,
        1,
        "review",
        12,
    ),
    (
        "Kestrel Insurance",
        "KI-5561",
        "net_90",
        "Insurance premium",
        1,
        2140,
        "draft",
        6,
    ),
    ("Drummond Haulage", "DH-3090", "on_receipt", "Haulage", 6, 85, "draft", 3),
)
"""Vendor, number, terms, item, quantity, price, how far it is, how many days old."""
INVOICES = (
    ("Abbott Rowing Club", "net_30", "Hull painting", 22, 64, "paid", 48),
    ("Lighthouse Trust", "net_30", "Planking", 35, 72, "approved", 24),
    ("Widow's Cove Marina", "net_60", "Winter storage", 180, 14, "approved", 15),
    ("Pilot Station North", "net_30", "Haul-out and launch", 1, 640, "draft", 4),
)
LEDGERS = (
    ("Adjustments at year's end", "adjustments-2026"),
    ("Petty cash of the sail loft", "petty-cash-loft"),
    ("Loan for the new slipway", "slipway-loan"),
)
