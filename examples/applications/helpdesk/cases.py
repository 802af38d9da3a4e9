"""What differs from one person's work to the next."""

from __future__ import annotations

TOLD = (
    'Enter the ticket "{{title}}" in "{{queue}}": "{{what}}", with priority '
    '"{{priority}}", due on "{{day}}", from "{{mail}}" in "{{shop}}", for '
    '"{{owner}}"; it stops them from selling; with the checklist "{{checklist}}"'
)
TROUBLES = (
    {
        "title": "Till 1 does not start",
        "queue": "Tills and computers",
        "other": "Shops and buildings",
        "what": "The screen stays black. There was a smell of burning yesterday.",
        "priority": "1. Critical",
        "day": "2026-12-04",
        "mail": "castle-gate@crumb.test",
        "shop": "Castle Gate",
        "owner": "tomas",
        "checklist": "Till check",
    },
    {
        "title": "Oven trips the fuse",
        "queue": "Ovens and machines",
        "other": "Tills and computers",
        "what": "As soon as it is on for ten minutes, half of the shop goes dark.",
        "priority": "2. High",
        "day": "2026-12-09",
        "mail": "mill-lane@crumb.test",
        "shop": "Mill Lane",
        "owner": "wanjiru",
        "checklist": "Oven check",
    },
    {
        "title": "Van 4 has no papers",
        "queue": "Vans",
        "other": "Ovens and machines",
        "what": "Nobody has seen them since the inspection. It cannot leave the yard.",
        "priority": "1. Critical",
        "day": "2027-01-07",
        "mail": "bakehouse@crumb.test",
        "shop": "Bakehouse",
        "owner": "piotr",
        "checklist": "Van check",
    },
)
"""What shops ring up about; `other` is a wrong queue somebody may choose."""
REFUSED = "04-12-2026"
"""A day as it is written here, which the form does not understand."""

ANSWERED = (
    'Take the ticket "{{title}}", answer it with "{{reply}}" and "{{more}}", only for '
    'the staff, as resolved after "{{spent}}", with "{{first}}" and "{{second}}" checked'
)
ANSWERS = (
    {
        "title": "Van 2 does not start when it is cold",
        "reply": "Part is ordered",
        "other": "Fitter is on the way",
        "more": " Lent them the battery of van 5.",
        "spent": "02:45AM",
        "first": "Tyres",
        "second": "Papers on board",
    },
    {
        "title": "Drawer of till 1 sticks",
        "reply": "Please try this first",
        "other": "It runs again",
        "more": " There was a coin behind the tray.",
        "spent": "12:20AM",
        "first": "Drawer opens",
        "second": "Receipt printed",
    },
    {
        "title": "Deck oven 2 does not get hot",
        "reply": "It runs again",
        "other": "Part is ordered",
        "more": " It was the lower coil.",
        "spent": "01:30AM",
        "first": "Cooled down",
        "second": "Baked one tray",
    },
)
"""What was seen to; `other` is a wrong text that somebody may choose."""

KEPT = (
    'Keep a shared list "{{name}}" of the tickets in "{{queue}}" that nobody has, '
    'sorted by "{{sorted}}", shown with the column "{{column}}"'
)
ROUNDS = (
    {
        "name": "Ovens for Friday",
        "queue": "Ovens and machines",
        "other": "Vans",
        "sorted": "Priority",
        "column": "Priority",
        "holds": "Dough mixer stops half-way",
    },
    {
        "name": "Tills without anybody",
        "queue": "Tills and computers",
        "other": "Shops and buildings",
        "sorted": "Title",
        "column": "Priority",
        "holds": "Label scales show wrong weight",
    },
    {
        "name": "Round of the caretaker",
        "queue": "Shops and buildings",
        "other": "Ovens and machines",
        "sorted": "Submitter E-Mail",
        "column": "Due Date",
        "holds": "Shop window is cracked",
    },
)
"""What somebody takes along; `other` is a wrong queue that somebody may tick."""
IDLE = "ingrid"
"""One of us who has nothing open."""
