"""What differs from one person's work to the next."""

from __future__ import annotations

ORDER = (
    'Order a braille edition of "{{title}}" for "{{customer}}": {{copies}} copies, '
    "{{grade}}, {{binding}} (version: {{version}}, proofread: {{proof}}, note: "
    "{{note}}), and cancel the waiting order {{old}}"
)
SLIPS = (
    {
        "title": "Bees in the attic",
        "customer": "Lindgate library",
        "copies": "12",
        "grade": "Contracted",
        "binding": "Hard cover",
        "version": "none said",
        "proof": "yes",
        "note": "none",
        "old": "15",
    },
    {
        "title": "Mathematics, classes 4 and 5",
        "customer": "School of the Elms",
        "copies": "34",
        "grade": "Contracted",
        "binding": "Comb binding",
        "version": "School edition",
        "proof": "no",
        "note": "none",
        "old": "14",
    },
    {
        "title": "Soups and one-pot meals",
        "customer": "Elm Lodge",
        "copies": "8",
        "grade": "Contracted",
        "binding": "Comb binding",
        "version": "none said",
        "proof": "no",
        "note": "No staples please, two readers have cut themselves",
        "old": "16",
    },
)

SERVICE = (
    'Pause "{{machine}}" because "{{reason}}", stop "{{stopped}}", which it is '
    'working on, and have "{{again}}" made again'
)
CALLS = (
    {
        "machine": "embosser-old",
        "reason": "Paper jams at the second roller",
        "stopped": "The Salt Path",
        "again": "Hymns for Advent",
    },
    {
        "machine": "embosser-new",
        "reason": "Dots too shallow, hammers to be changed",
        "stopped": "A Month in the Country",
        "again": "Railway timetable, winter",
    },
)
