"""What differs from one person's work to the next."""

from __future__ import annotations

REPORTED = (
    {
        "tracker": "Support",
        "subject": "Port side winch slips under load",
        "description": "Seen at the noon departure. The brake holds again "
        "after a minute, but nobody should stand beside it.",
        "priority": "High",
        "assignee": "Sunniva Berg",
        "category": "Deck",
        "seen": "11/21/2026",
        "due": "12/04/2026",
        "hours": "6",
        "watcher": "Owen Pryce",
        "like": "Starboard winch slips under load",
    },
    {
        "tracker": "Feature",
        "subject": "Second kettle for the crew galley",
        "description": "There are fourteen of us now. One kettle is not "
        "enough before the early boat.",
        "priority": "Low",
        "assignee": "Amina Farah",
        "category": "Galley",
        "seen": "11/19/2026",
        "due": "12/18/2026",
        "hours": "2",
        "watcher": "Jonas Weber",
        "like": "New toaster for the crew galley",
    },
    {
        "tracker": "Support",
        "subject": "Radar screen goes dark in the rain",
        "description": "Twice on Saturday, each time for some seconds. The "
        "plug behind the screen was warm.",
        "priority": "Urgent",
        "assignee": "Owen Pryce",
        "category": "Bridge",
        "seen": "11/22/2026",
        "due": "11/30/2026",
        "slip": "11/30/2025",
        "hours": "4.5",
        "watcher": "Sunniva Berg",
        "like": "Radio goes quiet in the rain",
    },
)
"""What is broken or missing, and who is to see to it."""

FINISHED = (
    {
        "number": "3",
        "subject": "Life jackets in locker 4 are wet",
        "words": "life jackets",
        "category": "Deck",
        "hours": "3.5",
        "day": "11/20/2026",
        "activity": "Repair",
        "comment": "New seal on the locker",
        "status": "Closed",
        "note": "Dried all twelve, the seal was torn.",
    },
    {
        "number": "6",
        "subject": "Fire pump loses pressure",
        "words": "fire pump",
        "category": "Engine room",
        "hours": "2",
        "day": "11/19/2026",
        "activity": "Inspection",
        "comment": "Pump run for an hour",
        "status": "Resolved",
        "note": "Nothing found, the gauge was wrong.",
    },
    {
        "number": "8",
        "subject": "Order paint for the funnel",
        "words": "funnel",
        "category": "Stores",
        "hours": "0.75",
        "day": "11/18/2026",
        "activity": "Paperwork",
        "comment": "Two offers compared",
        "status": "Closed",
        "note": "Forty litres, they come on Friday.",
    },
)
"""Jobs that are finished, and what is said of them."""

STAYS = (
    {
        "version": "Slipway 2, spring",
        "description": "Hull, propellers and the big door",
        "due": "03/19/2027",
        "letters": "katri",
        "member": "Katri Lahti",
        "role": "Yard",
    },
    {
        "version": "Floating dock, summer",
        "description": "Paint, and new seats on the upper deck",
        "due": "06/30/2027",
        "letters": "mendes",
        "member": "Rui Mendes",
        "role": "Reporter",
    },
)
"""Stays in the dock, and who comes to the project for them."""
