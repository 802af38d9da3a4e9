"""What differs from one time to the next in the work of the sound archive."""

from __future__ import annotations

FILED = (
    'File the recording "{{number}}" as "{{title}}" in the new category "{{category}}"'
    ' at "{{path}}", with the tags "{{state}}" and "{{loan}}"'
)
REELS = (
    {
        "number": "DIG_0412",
        "title": "Herring fishing, Norvik 1968",
        "category": "Coast",
        "path": "/sound-archive/Coast",
        "state": "Cleared",
        "loan": "Loan 27-03",
        "other": "Village life",
        "wrong": "Archive\\Coast",
    },
    {
        "number": "DIG_0415",
        "title": "Summer pasture, Lidal 1971",
        "category": "Dairy",
        "path": "/sound-archive/Dairy",
        "state": "Transcript missing",
        "loan": "Loan 27-05",
        "other": "Songs",
        "wrong": "Archive\\Dairy",
    },
)
"""`other` is a category somebody may take by mistake, `wrong` one that cannot be made."""
SLOWED = (
    "Let the archive send at most {{up}} KiB/s and fetch at most {{down}} KiB/s from"
    " {{from_hour}}:{{from_minute}} to {{to_hour}}:{{to_minute}}, {{days}}, with"
    " {{uploads}} uploads at once, stop recordings after {{minutes}} minutes, and"
    " switch the limits on now"
)
SLIPS = (
    {
        "up": "60",
        "down": "200",
        "from_hour": "08",
        "from_minute": "30",
        "to_hour": "17",
        "to_minute": "45",
        "days": "Weekdays",
        "other": "Weekends",
        "uploads": "4",
        "minutes": "4320",
    },
    {
        "up": "35",
        "down": "150",
        "from_hour": "10",
        "from_minute": "15",
        "to_hour": "14",
        "to_minute": "20",
        "days": "Saturday",
        "other": "Sunday",
        "uploads": "2",
        "minutes": "2880",
    },
)
"""`other` is what somebody may take by mistake."""
