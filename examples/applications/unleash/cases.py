"""What differs from one person's work to the next, and what each of them is to do."""

from __future__ import annotations

SWITCHED = (
    'Make the switch "{{name}}" ("{{about}}"), a "{{kind}}" with the tag "{{tag}}" and '
    'impression data, and turn it on in production for "{{segment}}", gradually'
)
NEW_FLAGS = (
    {
        "name": "bell-sound",
        "about": "The bike rings when somebody looks for it",
        "kind": "Experiment",
        "other": "Operational",
        "tag": "team:App",
        "segment": "Regulars",
    },
    {
        "name": "monthly-bill",
        "about": "One bill for all bread runs of a month",
        "kind": "Operational",
        "other": "Permission",
        "tag": "team:Money",
        "segment": "Trade customers",
    },
    {
        "name": "exam-week",
        "about": "The first half hour is free in June",
        "kind": "Experiment",
        "other": "Kill switch",
        "tag": "team:Prices",
        "segment": "Students",
    },
)
"""What the app gets; `other` is a wrong kind somebody may choose."""
TAKEN = "pump-map"
"""A name that there is already."""

GROUPED = (
    'Make the segment "{{name}}" ("{{about}}") of those in "{{first}}" and "{{second}}" '
    'for whom it "{{when}}" {{day}}, {{hour}}'
)
GROUPS = (
    {
        "name": "Northern spring",
        "about": "Where the lanes thaw last",
        "first": "Aarhus",
        "second": "Lund",
        "other": "Ghent",
        "when": "is a date after",
        "day": "04/10/2027",
        "hour": "12:00 AM",
    },
    {
        "name": "Canal towns",
        "about": "For the offer with the boats",
        "first": "Ghent",
        "second": "Utrecht",
        "other": "Lund",
        "when": "is a date after",
        "day": "03/15/2027",
        "hour": "12:00 AM",
    },
    {
        "name": "University towns",
        "about": "Before the lectures begin",
        "first": "Lund",
        "second": "Utrecht",
        "other": "Aarhus",
        "when": "is a date after",
        "day": "05/12/2027",
        "hour": "12:00 AM",
    },
)
"""Whom somebody wants to reach; `other` is a wrong town somebody may tick."""
