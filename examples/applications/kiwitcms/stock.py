"""What the office of the ticket machines finds: products, plans, cases and runs."""

from __future__ import annotations

PRODUCTS = {
    "Barrier": {
        "versions": {"1.1": ("1.1-final",)},
        "categories": ("Motor", "Lights"),
        "components": ("Arm", "Foot"),
    },
    "Ticket machine": {
        "versions": {"4.2": ("4.2-final",), "5.0": ("5.0-rc1", "5.0-rc2")},
        "categories": ("Coins and notes", "Cards", "Printing", "Screen"),
        "components": ("Coin slot", "Card reader", "Paper feed", "Touch screen"),
    },
    "Parking app": {
        "versions": {"2.8": ("2.8-beta1", "2.8-beta2"), "3.0": ("3.0-alpha",)},
        "categories": ("Account", "Payment", "Map"),
        "components": ("Sign-in page", "Wallet", "Street map"),
    },
    "Warden handheld": {
        "versions": {"1.6": ("1.6-field1", "1.6-field2")},
        "categories": ("Fines", "Camera", "Transfer"),
        "components": ("Fine printer", "Plate camera", "Nightly transfer"),
    },
}
PLANS = (
    ("Ticket machine 5.0 before it goes out", "Ticket machine", "5.0", "Acceptance"),
    ("Ticket machine 4.2 after the repair", "Ticket machine", "4.2", "Regression"),
    ("Parking app 2.8 for the city", "Parking app", "2.8", "Acceptance"),
    ("Parking app 3.0 first look", "Parking app", "3.0", "Smoke"),
    ("Handheld 1.6 on the street", "Warden handheld", "1.6", "System"),
)
CASES = {
    "Ticket machine 5.0 before it goes out": (
        ("Takes a worn coin", "Coins and notes", "P2", "Coin slot"),
        ("Gives a foreign coin back", "Coins and notes", "P3", "Coin slot"),
        ("Gives change for a note", "Coins and notes", "P1", "Coin slot"),
        ("Pays without a PIN up to 50", "Cards", "P1", "Card reader"),
        ("Refuses a card that has run out", "Cards", "P2", "Card reader"),
        ("Prints while it rains", "Printing", "P2", "Paper feed"),
        ("Tells when the paper ends", "Printing", "P3", "Paper feed"),
        ("Can be read in the sun", "Screen", "P3", "Touch screen"),
    ),
    "Ticket machine 4.2 after the repair": (
        ("Opens only with the key", "Screen", "P1", "Touch screen"),
        ("Prints the receipt twice", "Printing", "P3", "Paper feed"),
    ),
    "Parking app 2.8 for the city": (
        ("Signs in with a new telephone", "Account", "P2", "Sign-in page"),
        ("Forgets who has left", "Account", "P3", "Sign-in page"),
        ("Pays with the wallet", "Payment", "P1", "Wallet"),
        ("Pays back what was not parked", "Payment", "P2", "Wallet"),
        ("Sends the monthly bill", "Payment", "P3", "Wallet"),
        ("Finds a free space", "Map", "P2", "Street map"),
        ("Knows a street that is closed", "Map", "P3", "Street map"),
    ),
    "Parking app 3.0 first look": (
        ("Starts without a network", "Map", "P1", "Street map"),
    ),
    "Handheld 1.6 on the street": (
        ("Writes a fine in the dark", "Fines", "P1", "Fine printer"),
        ("Takes a fine back", "Fines", "P2", "Fine printer"),
        ("Reads a dirty plate", "Camera", "P1", "Plate camera"),
        ("Reads a foreign plate", "Camera", "P2", "Plate camera"),
        ("Reads a plate through a fence", "Camera", "P3", "Plate camera"),
        ("Sends the day home at night", "Transfer", "P2", "Nightly transfer"),
    ),
}
"""Plan -> what is tried, its category, how urgent it is, what it is about."""
RUNS = (
    ("Coins, first candidate", 0, "5.0-rc1", "Coins and notes", 0),
    ("Cards, first candidate", 0, "5.0-rc1", "Cards", 1),
    ("Payment, first beta", 2, "2.8-beta1", "Payment", 4),
    ("Account, first beta", 2, "2.8-beta1", "Account", 3),
    ("Camera, first week outside", 4, "1.6-field1", "Camera", 2),
    ("Fines, first week outside", 4, "1.6-field1", "Fines", 0),
)
"""Summary, number of the plan, build, category of its cases, number of the tester."""
BUGS = (
    ("Crown is kept", 0, "5.0-rc1"),
    ("Too much paid back", 2, "2.8-beta1"),
    ("Norwegian plates", 4, "1.6-field1"),
)
"""Summary, number of the plan whose product it is about, build."""
TAGS = ("wait for spare part", "customer asked", "seen outside", "needs daylight")
SURROUNDINGS = {
    "Test bench": ("Place", "bench"),
    "Car park at the station": ("Place", "station"),
    "Old town": ("Place", "old town"),
}
TEMPLATES = {
    "Steps and result": "**What is done**\n\n**What has to happen**\n",
    "Check after a repair": "**What was broken**\n\n**How it shows that it works**\n",
}
