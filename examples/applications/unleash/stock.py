"""What the bicycle lenders have in their Unleash before anybody works with it."""

from __future__ import annotations

TAG_TYPES = (
    ("team", "Who looks after it"),
    ("town", "Where we try it first"),
)
CONTEXT = (
    ("town", "Where somebody rents", ("Aarhus", "Ghent", "Lund", "Utrecht")),
    ("plan", "What somebody pays", ("Day ticket", "Month ticket", "Student", "Trade")),
    ("rides", "How often somebody has ridden with us", ()),
)
"""What the app tells of a customer: name, description and what it may be."""
SEGMENTS = (
    ("Regulars", "At least ten rides", "rides", "NUM_GTE", "10"),
    ("Students", "Everybody with a student plan", "plan", "IN", "Student"),
    ("Trade customers", "Bakers, florists and the post", "plan", "IN", "Trade"),
    ("Flat country", "Where nobody needs gears", "town", "IN", "Utrecht"),
)
FLAGS = (
    (
        "winter-tyres",
        "release",
        "Offer studded tyres from November",
        "team",
        "Workshop",
    ),
    ("rain-discount", "experiment", "Half price while it rains", "team", "Prices"),
    ("photo-of-lock", "release", "Ask for a picture of the locked bike", "team", "App"),
    ("pump-map", "release", "Show public pumps on the map", "team", "App"),
    ("damage-report", "operational", "Send damage to the workshop", "team", "Workshop"),
    ("night-prices", "experiment", "Cheaper after ten", "team", "Prices"),
    (
        "card-payment",
        "kill-switch",
        "Take cards when the bank is slow",
        "team",
        "Money",
    ),
    ("old-ticket-page", "release", "The tickets of last year", "town", "Ghent"),
    ("summer-trailer", "experiment", "A trailer for the beach", "town", "Aarhus"),
    ("summer-basket", "experiment", "A basket for picnics", "town", "Lund"),
    ("summer-tandem", "release", "Tandems on Sundays", "town", "Utrecht"),
    ("spring-helmet", "release", "A helmet with each ride", "town", "Ghent"),
    ("spring-route", "experiment", "The way through the gardens", "town", "Lund"),
    ("map-test-north", "experiment", "Another map, first try", "town", "Aarhus"),
    ("map-test-south", "experiment", "Another map, second try", "town", "Ghent"),
)
"""Name, type, description, and a tag of a type."""
USED = {"winter-tyres": 30, "pump-map": 100, "card-payment": 100, "damage-report": 60}
"""What is on already, and for how many in a hundred."""
