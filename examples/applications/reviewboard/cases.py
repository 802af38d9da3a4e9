"""What differs from one person's work to the next."""

from __future__ import annotations

ANSWERED = (
    'Answer the review request "{{summary}}": at line {{line}} "{{comment}}" as an '
    'issue, in general "{{remark}}" without one, "{{sentence}}", and ship it'
)
REQUESTS = (
    {
        "summary": "Winter timetable of line 2",
        "number": "1",
        "owner": "henrik",
        "line": "4",
        "other": "3",
        "comment": "The bus gets in at 17:48. Can it be 17:55?",
        "remark": "Harbour master at Sandholmen has been told.",
        "sentence": "Fine for the winter but for one hour.",
    },
    {
        "summary": "Fares for the new year",
        "number": "2",
        "owner": "marit",
        "line": "7",
        "other": "6",
        "comment": "The board said 335, not 340.",
        "remark": "The machines on the pier need a week for this.",
        "sentence": "Checked against the minutes of the board.",
    },
    {
        "summary": "Rules for the wider pier",
        "number": "3",
        "owner": "oskar",
        "line": "5",
        "other": "4",
        "comment": "It still says two minutes on the sign, please order a new one.",
        "remark": "Good that this is done before the ice comes.",
        "sentence": "I have walked along the lanes myself.",
    },
)
"""What people are asked about; `other` is a wrong line that somebody may click on."""

ASKED = (
    'Hand out the review request "{{summary}}": checked by "{{tested}}", to the group '
    '"{{group}}" and to "{{person}}", told as "{{change}}"'
)
UNASKED = (
    {
        "summary": "Horses need a groom",
        "number": "4",
        "owner": "salma",
        "tested": "Read aloud to the crew of the Grønnøy.",
        "group": "captains (Captains)",
        "other": "notices (Notices to passengers)",
        "person": "oskar (Oskar Vik)",
        "change": "Captains have to agree to this as well.",
    },
    {
        "summary": "Line 1 waits for the late bus",
        "number": "5",
        "owner": "oskar",
        "tested": "Timed three mornings in a row.",
        "group": "harbours (Harbours)",
        "other": "captains (Captains)",
        "person": "marit (Marit Holm)",
        "change": "Vestby has to know how long the ramp is down.",
    },
    {
        "summary": "Storm: harbours are called earlier",
        "number": "6",
        "owner": "henrik",
        "tested": "Tried on the night of 21 November.",
        "group": "harbours (Harbours)",
        "other": "fares (Fares and tickets)",
        "person": "salma (Salma Idrissi)",
        "change": "Salma is on duty in the early hours.",
    },
)
"""What nobody has; `other` is a wrong group that somebody may take."""
UNKNOWN = "crews"
"""A group that we do not have."""
