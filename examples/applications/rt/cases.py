"""What differs from one person's work to the next."""

from __future__ import annotations

CALLS = (
    {
        "queue": "Repairs",
        "subject": "Kitchen sink is blocked",
        "resident": "Hanne Bakke",
        "letters": "hanne",
        "house": "Birch Court",
        "flat": "12",
        "access": "Spare key at the office",
        "owner": "Bram Visser",
        "text": "The water has stood in it since last night. "
        "She has tried a plunger and it did not help.",
        "priority": "High",
        "day": "2026-11-27",
    },
    {
        "queue": "Keys",
        "subject": "Laundry room key broke off",
        "resident": "Emil Sandberg",
        "letters": "emil",
        "house": "Birch Court",
        "flat": "4",
        "access": "Mornings only",
        "owner": "Odile Renard",
        "text": "Half of the key is still in the lock, and nobody gets in. "
        "His washing is inside.",
        "priority": "Medium",
        "day": "2026-11-30",
    },
    {
        "queue": "Neighbours",
        "subject": "Drums on Sunday mornings",
        "resident": "Nadia Petrova",
        "letters": "nadia",
        "house": "Station Row",
        "flat": "9",
        "access": "Dog in the flat",
        "owner": "Samir Haddad",
        "text": "It comes from the flat above and begins at seven. "
        "She has asked them twice.",
        "priority": "Low",
        "day": "2026-12-08",
    },
)
"""Who rang up, and what about."""

DONE = (
    {
        "number": "2",
        "subject": "Radiator stays cold",
        "words": "radiator",
        "queue": "Repairs",
        "reply": "The valve was stuck and has been changed. It is warm again.",
        "minutes": "40",
        "status": "resolved",
        "other": "9",
        "suggested": "#9: Water stain below the roof",
    },
    {
        "number": "12",
        "subject": "Chip for the garage stopped working",
        "words": "garage",
        "queue": "Keys",
        "reply": "A new chip is ready for you at the office, please bring the old one.",
        "minutes": "15",
        "status": "resolved",
        "other": "6",
        "suggested": "#6: Second key for the bicycle cellar",
    },
    {
        "number": "4",
        "subject": "Music after midnight",
        "words": "music",
        "queue": "Neighbours",
        "reply": "We have written to them. Please tell us if it happens once more.",
        "minutes": "25",
        "status": "stalled",
        "other": "8",
        "suggested": "#8: Prams in front of the lift",
    },
)
"""What has been done, and what the resident hears about it."""

LEAVES = (
    {
        "away": "Bram Visser",
        "account": "bram",
        "queue": "Repairs",
        "waits": "Extractor fan rattles",
        "owner": "Greta Lind",
        "other": "Samir Haddad",
        "priority": "High",
        "day": "2026-12-04",
        "subject": "Bram is on leave",
        "text": "Greta looks after these until the fourteenth.",
    },
    {
        "away": "Odile Renard",
        "account": "odile",
        "queue": "Keys",
        "waits": "Lock of the cellar sticks",
        "owner": "Samir Haddad",
        "other": "Greta Lind",
        "priority": "Medium",
        "day": "2026-12-02",
        "subject": "Odile is at home with a cold",
        "text": "Samir has the keys and the list this week.",
    },
    {
        "away": "Samir Haddad",
        "account": "samir",
        "queue": "Neighbours",
        "waits": "Bicycles in the hall",
        "owner": "Odile Renard",
        "other": "Bram Visser",
        "priority": "High",
        "day": "2026-12-09",
        "subject": "Samir is on a course",
        "text": "Odile rings these people up before the weekend.",
    },
)
"""Who is away, and who takes over."""
