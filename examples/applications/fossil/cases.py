"""What differs from one person's work to the next."""

from __future__ import annotations

REPORTED = (
    'Report "{{title}}" as {{kind}}, {{severity}}, with "{{text}}", and note that it is '
    'of priority {{priority}}, concerns {{part}} and that "{{remark}}"'
)
FAULTS = (
    {
        "title": "Shutter stops half-way when it is cold",
        "word": "shutter",
        "kind": "Incident",
        "severity": "Severe",
        "other": "Minor",
        "text": "It went on after we had switched it off and on, twice on Friday.",
        "priority": "High",
        "part": "Dome",
        "remark": "Greta asks the electrician to come on Monday.",
    },
    {
        "title": "Ask for the size of a school class",
        "word": "class",
        "kind": "Feature_Request",
        "severity": "Minor",
        "other": "Important",
        "text": "Forty came, and we have chairs for thirty.",
        "priority": "Low",
        "part": "Bookings",
        "remark": "Henrik puts it on the list for the winter.",
    },
    {
        "title": "Sheet beside the refractor shows the old eyepieces",
        "word": "eyepieces",
        "kind": "Documentation",
        "severity": "Important",
        "other": "Cosmetic",
        "text": "The long one was sold in spring, visitors look for it.",
        "priority": "Medium",
        "part": "Telescopes",
        "remark": "Salome prints a new one until Thursday.",
    },
)
"""What was in the log; `word` may have been used before, `other` is a wrong choice."""

ANSWERED = (
    'Add "{{sentence}}" to the page "{{page}}" of the handbook, and reply "{{reply}}" to '
    '"{{thread}}" in the forum'
)
QUESTIONS = (
    {
        "thread": "Where is the key of the cellar?",
        "word": "cellar",
        "page": "Closing the house",
        "about": "lights",
        "wrong": "Opening the dome",
        "sentence": "The key of the cellar goes back behind the clock.",
        "reply": "Behind the clock. It is in Closing the house now.",
    },
    {
        "thread": "What do we do when it begins to rain?",
        "word": "rain",
        "page": "Opening the dome",
        "about": "flap",
        "wrong": "Public evenings",
        "sentence": "If it begins to rain, the lower flap is closed first.",
        "reply": "The lower flap first, as Opening the dome says now.",
    },
    {
        "thread": "May visitors bring dogs?",
        "word": "dogs",
        "page": "Public evenings",
        "about": "visitors",
        "wrong": "Closing the house",
        "sentence": "Dogs stay in the garden, there is a bowl at the gate.",
        "reply": "Only into the garden, I have added it to Public evenings.",
    },
)
"""What was asked; `about` stands on the page, `wrong` is a page somebody may open."""
