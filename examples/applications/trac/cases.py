"""What differs from one person's work to the next."""

from __future__ import annotations

REPORTED = (
    {
        "summary": "Lamp above lane 3 flickers",
        "description": "Since Monday, mostly in the evening. "
        "The swimmers in lane 3 complain that it hurts their eyes.",
        "type": "defect",
        "priority": "critical",
        "milestone": "Winter season",
        "component": "Main pool",
        "keywords": "light",
        "cc": "piotr",
        "owner": "hakon",
        "words": "lamp",
        "like": "Lamp above lane 5 flickers",
        "wrong": "Sauna",
    },
    {
        "summary": "More hooks for wet towels",
        "description": "There are six hooks for twenty people. "
        "On Saturdays the towels lie on the benches.",
        "type": "enhancement",
        "priority": "minor",
        "milestone": "Spring opening",
        "component": "Sauna",
        "keywords": "comfort",
        "cc": "delia",
        "owner": "benedikta",
        "words": "hooks",
        "like": "More hooks for bath robes",
        "wrong": "Changing rooms",
    },
    {
        "summary": "Print the new price list",
        "description": "Two copies for the door and one for the counter. "
        "The old ones have to come down before New Year.",
        "type": "task",
        "priority": "trivial",
        "milestone": "Anniversary",
        "component": "Ticket desk",
        "keywords": "prices",
        "cc": "ingrid",
        "owner": "oskar",
        "words": "price list",
        "like": "Print the new opening hours",
        "wrong": "Main pool",
    },
)
"""What needs doing at the baths, and who is to do it."""

FINISHED = (
    {
        "number": "6",
        "summary": "Water in the children's pool feels cold",
        "words": "feels cold",
        "component": "Children's pool",
        "milestone": "Spring opening",
        "keywords": "heating",
        "resolution": "worksforme",
        "comment": "Measured three times, always 31 degrees.",
        "wrong": "fixed",
    },
    {
        "number": "9",
        "summary": "Second till at the ticket desk",
        "words": "second till",
        "component": "Ticket desk",
        "milestone": "Anniversary",
        "keywords": "queues",
        "resolution": "wontfix",
        "comment": "There is no room for it, the machine has to be enough.",
        "wrong": "invalid",
    },
    {
        "number": "3",
        "summary": "Locker 41 does not lock",
        "words": "locker 41",
        "component": "Changing rooms",
        "milestone": "Winter season",
        "keywords": "lockers",
        "resolution": "invalid",
        "comment": "It locks if the coin is pushed in as far as it goes.",
        "wrong": "duplicate",
    },
)
"""Tickets that are over, and how."""

PREPARED = (
    {
        "milestone": "Steam bath",
        "due": "12/18/26 18:00:00",
        "description": "Tiles, benches and the steam itself",
        "component": "Steam room",
        "owner": "benedikta",
    },
    {
        "milestone": "Outdoor slide",
        "due": "01/15/27 18:00:00",
        "description": "The slide, its stairs and the lamps beside them",
        "component": "Slide",
        "owner": "hakon",
    },
)
"""New parts of the baths, and until when they are to be ready."""
