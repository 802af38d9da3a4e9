"""What is said and known in the chat of the night trains, before people come."""

from __future__ import annotations

CHAT_PORT = 18581
NETWORK = "Nordlicht"
CHANNELS = ("#control", "#sleeping-cars", "#catering", "#weather")
"""Where everybody of the control room is."""

TOPICS = {
    "#control": "Everything that keeps a train from running",
    "#sleeping-cars": "Bedding, keys, berths",
    "#catering": "Breakfast and supper on board",
    "#weather": "Warnings along the lines, day and night",
    "#ferry-link": "The train on the ferry, and whoever loads it",
    "#lost-property": "What passengers left in their berths",
}
"""What each channel is for; the crew is in all of them."""

CREW = ("Marit", "Okke", "Samira", "Jorun")
"""Who is always there. They come to wherever they are invited."""

SAID = (
    ("Marit", "#control", "NL 470 left Narvik 6 minutes late"),
    ("Okke", "#control", "Track 3 in Boden is free again"),
    ("Samira", "#sleeping-cars", "Car 12 has no hot water tonight"),
    ("Jorun", "#catering", "Rolls for NL 471 come at 05:10"),
    ("Okke", "#catering", "Who has the key of the trolley?"),
    ("Jorun", "#weather", "Snow from the west after midnight"),
    ("Marit", "#weather", "Points in Abisko are heated"),
)
"""Who said what, and where."""
