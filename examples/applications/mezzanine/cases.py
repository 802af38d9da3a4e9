"""What the lido's office puts on its website, and with what."""

from __future__ import annotations

ANNOUNCED = (
    'Announce "{{title}}" in the news under "{{category}}", to be read until '
    "{{day}} {{hour}} and without comments"
)
NEWS = (
    {
        "title": "Big pool closed for new tiles",
        "category": "Water",
        "other_category": "Opening hours",
        "letters": "wat",
        "day": "2027-01-15",
        "hour": "6 p.m.",
        "typed_hour": "18:00",
        "text": "The big pool gets new tiles. The small one stays open.",
        "word": "tiles",
    },
    {
        "title": "Swimming by candlelight",
        "category": "Events",
        "other_category": "Courses",
        "letters": "eve",
        "day": "2027-01-09",
        "hour": "Midnight",
        "typed_hour": "23:30",
        "text": "On Friday we swim by candlelight until ten.",
        "word": "candle",
    },
    {
        "title": "Early birds may come at five",
        "category": "Opening hours",
        "other_category": "Water",
        "letters": "ope",
        "day": "2027-01-29",
        "hour": "Noon",
        "typed_hour": "12:00",
        "text": "From Monday on the gate opens at five in the morning.",
        "word": "early",
    },
)
"""What is announced; `other_category` is a wrong choice."""

ASKED = (
    'Make the form "{{title}}" below "{{parent}}", with "{{button}}" on its button, '
    'mails to "{{mail}}", and the questions "{{first}}" and "{{second}}"'
)
FORMS = (
    {
        "title": "Put your name down for aqua gym",
        "parent": "Courses",
        "text": "Six evenings in the small pool.",
        "button": "Put me down",
        "mail": "gym@lido.test",
        "first": "Name",
        "first_kind": "Single line text",
        "second": "Where we write to you",
        "second_kind": "Email",
        "other_kind": "Number",
    },
    {
        "title": "Hire a beach chair",
        "parent": "The baths",
        "text": "A chair costs four a day.",
        "button": "Ask for it",
        "mail": "hire@lido.test",
        "first": "Day",
        "first_kind": "Date",
        "second": "How many chairs",
        "second_kind": "Number",
        "other_kind": "Multi line text",
    },
    {
        "title": "Life-saving for beginners",
        "parent": "Courses",
        "text": "Bring a towel and a passport picture.",
        "button": "Join",
        "mail": "lifeguards@lido.test",
        "first": "Born on",
        "first_kind": "Date of birth",
        "second": "Anything we should know",
        "second_kind": "Multi line text",
        "other_kind": "Email",
    },
)
"""What guests are asked for; `other_kind` is a wrong choice."""
