"""What is in the wool shop before anybody works in it."""

from __future__ import annotations

ATTRIBUTES = {
    "Fibre": ("Merino", "Lambswool", "Alpaca", "Linen", "Sock blend"),
    "Thickness": ("Lace", "Fingering", "Worsted", "Bulky"),
    "Washing": ("By hand", "Cold machine", "Never"),
}
"""What is told of every yarn."""
CATEGORIES = {
    "Yarns": ("Sock yarn", "Thick yarn", "Plant yarn"),
    "Tools": ("Needles", "Notions"),
    "Patterns": (),
}
COLLECTIONS = (
    ("Autumn shelf", "autumn"),
    ("Undyed", "undyed"),
    ("For beginners", "beginners"),
    ("Window", "window"),
)
CLASSES = ("Full rate", "Reduced rate")
PRODUCTS = (
    # name, number, price, kilograms, how many, category, fibre, thickness
    ("Harbour sock", "HS-100", "11.50", "0.10", 64, "Sock yarn", 4, 1),
    ("Harbour sock, speckled", "HS-200", "12.80", "0.10", 31, "Sock yarn", 4, 1),
    ("Meadow merino", "MM-050", "8.90", "0.05", 120, "Yarns", 0, 2),
    ("Hill lambswool", "HL-100", "9.40", "0.10", 88, "Yarns", 1, 2),
    ("Hearth bulky", "HB-200", "18.00", "0.20", 22, "Thick yarn", 1, 3),
    ("Cloud alpaca", "CA-050", "10.20", "0.05", 47, "Yarns", 2, 0),
    ("Flax line", "FL-100", "7.60", "0.10", 53, "Plant yarn", 3, 1),
    ("Birch needles 4 mm", "BN-040", "6.50", "0.03", 40, "Needles", None, None),
    ("Birch needles 6 mm", "BN-060", "6.90", "0.04", 38, "Needles", None, None),
    ("Stitch markers", "SM-020", "3.20", "0.02", 150, "Notions", None, None),
    ("Row counter", "RC-001", "4.80", "0.03", 27, "Notions", None, None),
    ("Pattern: Plain sock", "PA-001", "5.00", "0.01", 90, "Patterns", None, None),
)
COUPONS = (
    # code, what it is for, kind of discount, how much
    (
        "OPENDOOR",
        "Open day in the dye house",
        "percentage_discount_to_entire_order",
        10,
    ),
    ("FIRSTSKEIN", "For a first order", "fixed_discount_to_entire_order", 5),
    ("MARKET24", "Given out at the market", "percentage_discount_to_entire_order", 8),
)
PAGES = (
    ("How to wash wool", "washing", "Cold water, no wringing, dry it flat."),
    ("Returns", "returns", "Thirty days, unwound skeins only."),
)
CUSTOMERS = (
    # name, street, place, postcode
    ("Solveig Aune", "Fjellgata 9", "Bergen", "5018"),
    ("Matteo Fabbri", "Via del Borgo 31", "Trento", "38122"),
    ("Eilidh Sorley", "Pier Road 4", "Oban", "PA34 4LN"),
    ("Ruta Kalnina", "Annas iela 12", "Riga", "LV-1010"),
    ("Bram Hoekstra", "Singel 88", "Leeuwarden", "8911 HG"),
)
"""Few enough for the shop, which lets nobody sign up more often at a time."""
PROVINCES = {
    "Bergen": "NO-12",
    "Trento": "IT-32",
    "Oban": "GB-SCT",
    "Riga": "LV-RIX",
    "Leeuwarden": "NL-FR",
}
"""Province of each place, which begins with its country."""
ORDERS = (
    # who, what and how many
    ("Bram Hoekstra", (("BN-040", 6), ("BN-060", 6))),
    ("Solveig Aune", (("HS-100", 4), ("SM-020", 2))),
    ("Ruta Kalnina", (("HL-100", 10), ("BN-060", 5), ("PA-001", 5))),
    ("Eilidh Sorley", (("FL-100", 6), ("CA-050", 3))),
    ("Matteo Fabbri", (("MM-050", 20), ("RC-001", 4))),
    ("Solveig Aune", (("HB-200", 2),)),
)
