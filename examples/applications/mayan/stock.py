"""What the joiner's archive holds before anybody works in it."""

from __future__ import annotations

FAMILIES = {
    "ingrid": "Vance",
    "tomas": "Keller",
    "wanjiru": "Odhiambo",
    "piotr": "Malik",
    "delia": "Moreau",
}
GROUPS = ("Drawing office", "Front office", "Site managers", "Workshop")
SITES = ("Harbour School", "Mill Lane 4", "Saint Anne Hall", "Weavers Yard")
SUPPLIERS = (
    "Aldous Timber",
    "Brennan Glass",
    "Castle Ironmongery",
    "Dover Veneers",
    "Erskine Paints",
)
_DATE = {
    "validation": "mayan.apps.metadata.metadata_validators.DateValidator",
    "parser": "mayan.apps.metadata.metadata_parsers.DateParser",
}
METADATA: dict[str, dict[str, str]] = {
    "Building site": {"lookup": ",".join(SITES)},
    "Delivered on": _DATE,
    "Due date": _DATE,
    "Ends on": _DATE,
    "Invoice number": {},
    "Notice period": {"lookup": "1 month,3 months,6 months"},
    "Partner": {},
    "Supplier": {"lookup": ",".join(SUPPLIERS)},
}
TYPES = {
    "Contract": {"Partner": True, "Ends on": True, "Notice period": False},
    "Delivery note": {"Supplier": True, "Building site": True, "Delivered on": False},
    "Drawing": {"Building site": True},
    "Invoice": {
        "Supplier": True,
        "Invoice number": True,
        "Due date": False,
        "Building site": False,
    },
    "Quotation": {"Building site": False},
}
"""Kind of document -> what is noted about it -> whether it has to be."""
TAGS = {
    "Discount if early": "#2e86ab",
    "Disputed": "#c0392b",
    "For the accountant": "#7d3c98",
    "Original in the safe": "#7f6000",
    "Urgent": "#e67e22",
    "Warranty": "#1e8449",
}
CABINETS = {
    "Building sites": SITES,
    "Company": ("Insurance", "Premises", "Vehicles"),
    "Finished sites": ("2024", "2025", "2026"),
    "Suppliers": SUPPLIERS,
}
FLOWS = {
    "Renewal": {
        "of": "Contract",
        "states": ("Running", "Notice given", "Renewed"),
        "transitions": (
            ("Give notice", "Running", "Notice given"),
            ("Renew", "Running", "Renewed"),
            ("Withdraw the notice", "Notice given", "Running"),
        ),
        "asks": (("Renew", "Agreed with"), ("Give notice", "Reason")),
    },
    "Approval": {
        "of": "Invoice",
        "states": ("Received", "Checked", "Released", "Sent back"),
        "transitions": (
            ("Amounts are right", "Received", "Checked"),
            ("Release for payment", "Checked", "Released"),
            ("Send back", "Received", "Sent back"),
        ),
        "asks": (("Send back", "Reason"),),
    },
}
PAPERS = (
    ("Contract", "Lease of the workshop.pdf", ("Oakes Estates", "2027-03-31")),
    ("Contract", "Cleaning of the offices.pdf", ("Brightside", "2027-01-31")),
    ("Contract", "Van insurance.pdf", ("Northern Mutual", "2027-02-28")),
    ("Contract", "Waste timber collection.pdf", ("Greer Recycling", "2026-12-31")),
    ("Contract", "Copier rental.pdf", ("Pellow Office", "2027-06-30")),
    ("Delivery note", "DN 3107 oak boards.pdf", ("Aldous Timber", "Mill Lane 4")),
    ("Delivery note", "DN 3121 oak boards.pdf", ("Aldous Timber", "Weavers Yard")),
    ("Delivery note", "DN 3140 ash treads.pdf", ("Aldous Timber", "Mill Lane 4")),
    ("Delivery note", "DN 88-17 panes.pdf", ("Brennan Glass", "Mill Lane 4")),
    ("Delivery note", "DN 88-22 panes.pdf", ("Brennan Glass", "Harbour School")),
    ("Delivery note", "DN 5501 hinges.pdf", ("Castle Ironmongery", "Weavers Yard")),
    ("Delivery note", "DN 5530 locks.pdf", ("Castle Ironmongery", "Harbour School")),
    ("Delivery note", "DN 71 walnut veneer.pdf", ("Dover Veneers", "Saint Anne Hall")),
    ("Delivery note", "DN 77 birch veneer.pdf", ("Dover Veneers", "Harbour School")),
    ("Delivery note", "DN 902 floor oil.pdf", ("Erskine Paints", "Saint Anne Hall")),
    ("Drawing", "Staircase.pdf", ("Harbour School",)),
    ("Drawing", "Choir stalls.pdf", ("Saint Anne Hall",)),
    ("Drawing", "Double door to the yard.pdf", ("Weavers Yard",)),
    ("Invoice", "2026-1182 Aldous.pdf", ("Aldous Timber", "2026-1182")),
    ("Invoice", "4471 Castle.pdf", ("Castle Ironmongery", "4471")),
    ("Invoice", "R-609 Brennan.pdf", ("Brennan Glass", "R-609")),
    ("Quotation", "Window seats.pdf", ("Harbour School",)),
)
"""Kind, label, and the values of what is noted, in the order of ``TYPES``."""
FILED = {
    "Building sites": {
        "DN 3107 oak boards.pdf": "Mill Lane 4",
        "DN 3121 oak boards.pdf": "Weavers Yard",
        "DN 3140 ash treads.pdf": "Mill Lane 4",
        "DN 5501 hinges.pdf": "Weavers Yard",
        "DN 71 walnut veneer.pdf": "Saint Anne Hall",
        "DN 88-17 panes.pdf": "Mill Lane 4",
        "DN 902 floor oil.pdf": "Saint Anne Hall",
        "Choir stalls.pdf": "Saint Anne Hall",
        "Double door to the yard.pdf": "Weavers Yard",
    },
    "Company": {
        "Lease of the workshop.pdf": "Premises",
        "Van insurance.pdf": "Insurance",
    },
}
ENDED = {"Copier rental.pdf": "Give notice"}
"""Contracts, and what has become of them."""
SCANNER = "Scanner in the hall"
SCANNED = {
    "scan-0412.pdf": ("Dover Veneers", "Saint Anne Hall", "20 November 2026"),
    "scan-0413.pdf": ("Castle Ironmongery", "Mill Lane 4", "23 November 2026"),
    "scan-0414.pdf": ("Aldous Timber", "Harbour School", "24 November 2026"),
    "scan-0415.pdf": ("Erskine Paints", "Weavers Yard", "24 November 2026"),
}
"""Name of the file that the scanner has made -> what can be read on it."""
