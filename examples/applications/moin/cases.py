"""What differs from one person's work to the next."""

from __future__ import annotations

CHANGE = (
    'Add "{{line}}" to "{{page}}" because of "{{why}}", with the summary "{{summary}}" '
    'and the tags "{{tags}}", and compare it with the version before'
)
CHANGES = (
    {
        "page": "Wind rules",
        "typed": "wind",
        "line": " * From 40 km/h: no bicycles",
        "why": "Agreed with the inspector",
        "summary": "When we slow down, close or leave bicycles behind",
        "tags": "operation, safety, bicycles",
    },
    {
        "page": "Evening rides",
        "typed": "evening",
        "line": " * Full moon: Saturdays too",
        "why": "Wish of the hut",
        "summary": "Which evenings we run after dark",
        "tags": "guests, evenings",
    },
    {
        "page": "Lost property",
        "typed": "lost",
        "line": " * Phones go to the police at once",
        "why": "Two were asked for by strangers",
        "summary": "Where gloves and phones go",
        "tags": "guests, office, till",
    },
)

RENAMING = (
    'Rename "{{page}}" to "{{new}}" with the comment "{{who}}", subscribe to it, and '
    'delete "{{old}}" because "{{reason}}"'
)
RENAMINGS = (
    {
        "page": "Group bookings 2025",
        "new": "Group bookings 2026",
        "wrong": "Group bookings 2027",
        "typed": "group",
        "who": "Asked for by the tills",
        "old": "Group bookings 2024",
        "reason": "Letters are no longer taken",
    },
    {
        "page": "School outings 2025",
        "new": "School outings 2026",
        "wrong": "School outings 2028",
        "typed": "school",
        "who": "Wish of the school board",
        "old": "School outings 2024",
        "reason": "Half fares were given up",
    },
)
