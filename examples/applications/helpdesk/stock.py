"""What the service desk of the bakeries holds before anybody begins."""

from __future__ import annotations

SHOPS = ("Quayside", "Mill Lane", "Station Road", "Castle Gate", "Bakehouse")
QUEUES = (
    ("Ovens and machines", "ovens"),
    ("Tills and computers", "tills"),
    ("Shops and buildings", "shops"),
    ("Vans", "vans"),
)
REPLIES = (
    ("Fitter is on the way", "Somebody is coming today, please keep the place clear."),
    ("Part is ordered", "The part has been ordered. We ring you when it is here."),
    ("It runs again", "It has been seen to and runs again. Thank you for telling us."),
    ("Please try this first", "Please switch it off, wait a minute, and try again."),
)
CHECKLISTS = (
    ("New colleague", ["Account made", "Key handed out", "Apron ordered"]),
    ("Oven check", ["Cooled down", "Seals looked at", "Baked one tray"]),
    ("Till check", ["Drawer opens", "Receipt printed", "Card payment tried"]),
    ("Van check", ["Tyres", "Cooling", "Papers on board"]),
)
ADVICE = (
    (
        "Tills",
        "tills",
        "What to try before you ring us",
        (
            ("The drawer sticks", "Take out the tray and look for coins behind it."),
            ("Receipts stay blank", "The paper is in the wrong way round."),
        ),
    ),
    (
        "Ovens",
        "ovens",
        "What the lamps and messages mean",
        (
            ("Red lamp at the door", "The door is not shut. Push it at the top."),
            ("Steam does not come", "Open the tap on the wall, then wait ten minutes."),
        ),
    ),
)
TICKETS = (
    ("Deck oven 2 does not get hot", 0, 1, "Bakehouse", None, 11, 2),
    ("Card reader says no connection", 1, 2, "Quayside", None, 11, 4),
    ("Front door does not lock", 2, 1, "Mill Lane", "piotr", 11, 5),
    ("Cooling in van 3 is loud", 3, 3, "Bakehouse", None, 11, 6),
    ("Receipt printer prints blank paper", 1, 3, "Castle Gate", "tomas", 11, 9),
    ("Dough mixer stops half-way", 0, 2, "Bakehouse", None, 11, 10),
    ("Shop window is cracked", 2, 2, "Station Road", None, 11, 10),
    ("Drawer of till 1 sticks", 1, 2, "Station Road", None, 11, 11),
    ("Van 1 needs winter tyres", 3, 4, "Bakehouse", "wanjiru", 11, 12),
    ("Proving cabinet loses steam", 0, 3, "Mill Lane", None, 11, 13),
    ("Label scales show wrong weight", 1, 2, "Mill Lane", None, 11, 13),
    ("Lamp over the counter flickers", 2, 4, "Quayside", None, 11, 16),
    ("Slicer is blunt", 0, 4, "Castle Gate", "ingrid", 11, 16),
    ("Price list on the screen is old", 1, 3, "Quayside", "delia", 11, 17),
    ("Drain in the back room smells", 2, 3, "Castle Gate", None, 11, 17),
    ("Van 2 does not start when it is cold", 3, 1, "Bakehouse", None, 11, 18),
    ("Oven door seal is torn", 0, 2, "Castle Gate", None, 11, 19),
    ("No sound from the telephone", 1, 4, "Bakehouse", None, 11, 19),
    ("Awning does not roll in", 2, 3, "Quayside", "tomas", 11, 20),
    ("Till 2 forgets the date", 1, 2, "Station Road", None, 11, 23),
    ("Back door of van 3 rattles", 3, 4, "Bakehouse", None, 11, 23),
    ("Roll divider makes uneven rolls", 0, 3, "Bakehouse", None, 11, 24),
)
"""What it is, number of the queue, priority, shop, who has it, month and day."""
FINISHED = ("Slicer is blunt", "Van 1 needs winter tyres", "Awning does not roll in")
BEGUN = (
    ("Deck oven 2 does not get hot", "Oven check"),
    ("Drawer of till 1 sticks", "Till check"),
    ("Van 2 does not start when it is cold", "Van check"),
)
"""To which ticket which checklist was added."""
