"""What differs from one person's work to the next."""

from __future__ import annotations

MADE = (
    'Make the page "{{title}}" below "{{section}}", which says "{{text}}", with the '
    'template "{{template}}", "{{found}}" for search engines, and "{{short}}" in the menu'
)
SLIPS = (
    {
        "section": "Courses",
        "title": "Synchronised swimming for grown-ups",
        "text": "Six mornings in July. Nose clips are handed out at the gate.",
        "template": "Page without a column",
        "other": "Page",
        "found": "Synchronised swimming in spring water, for beginners.",
        "short": "Synchro",
    },
    {
        "section": "Notices",
        "title": "Kiosk closes early in the week after Whitsun",
        "text": "Until the new fryer is in there is only ice cream, until four.",
        "template": "Page",
        "other": "Page without a column",
        "found": "When the kiosk of the lido is open after Whitsun.",
        "short": "Kiosk",
    },
    {
        "section": "About us",
        "title": "A hundred years in the mill pond",
        "text": "We are looking for photographs. Bring them to the gate, please.",
        "template": "Page without a column",
        "other": "Page",
        "found": "The lido's hundredth birthday, with a look for old photographs.",
        "short": "Birthday",
    },
)
"""Slips from the board; `other` is a wrong template."""

ADDED = (
    'Add "{{more}}" to the page "{{page}}" below "{{section}}", and the box "{{box}}" out '
    'of "{{category}}" to its column'
)
CALLS = (
    {
        "section": "Courses",
        "page": "Tadpoles",
        "wrong": "Life saving",
        "more": " The course that begins in May is full.",
        "category": "Boxes",
        "box": "How to book",
        "other": "Dogs",
        "said": "or ring 0555 0142",
    },
    {
        "section": "Opening hours",
        "page": "Public holidays",
        "wrong": "Winter swimming",
        "more": " On the first of May there is music.",
        "category": "Contacts",
        "box": "The gate",
        "other": "Who teaches",
        "said": "from six in the morning",
    },
    {
        "section": "Notices",
        "page": "Diving tower closed",
        "wrong": "Lost property",
        "more": " The low board can be used again.",
        "category": "Boxes",
        "box": "Bad weather",
        "other": "Bring a coin",
        "said": "everybody has to leave the water",
    },
)
"""What people rang about; `other` is a wrong box, `wrong` another page beside it."""
