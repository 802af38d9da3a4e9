"""What differs from one person's work to the next."""

from __future__ import annotations

DECIDED = (
    'Accept "{{title}}" as "{{kind}}", not to be recorded, with the tag "{{tag}}" '
    'and the comment "{{comment}}"'
)
DECISIONS = (
    {
        "title": "Grafting by the kitchen table",
        "letters": "kitchen",
        "kind": "Workshop (90 minutes)",
        "tag": "Needs a kitchen",
        "other": "Beginners",
        "track": "Pruning and grafting (3)",
        "comment": "Twelve people at most, and knives from us.",
    },
    {
        "title": "Quince for the impatient",
        "letters": "quince",
        "kind": "Talk (30 minutes)",
        "tag": "Beginners",
        "other": "With children",
        "track": "Old varieties (5)",
        "comment": "Fills the hour before lunch nicely.",
    },
    {
        "title": "A saw for every branch",
        "letters": "saw",
        "kind": "Workshop (90 minutes)",
        "tag": "Outdoors",
        "other": "Needs a kitchen",
        "track": "Pruning and grafting (3)",
        "comment": "Only if the old pear is still standing.",
    },
)
"""What the committee wants to hear."""

LET_IN = (
    'Let "{{to}}" hand in a late "{{kind}}" for "{{track}}" with the code '
    '"{{code}}", valid until "{{until}}", to be used "{{uses}}" times, and send it '
    'under the subject "{{subject}}"'
)
LATECOMERS = (
    {
        "code": "LATEHEDGE",
        "wrong": "LATE-HEDGE",
        "until": "12/18/2026, 06:00 PM",
        "uses": "2",
        "track": "Pruning and grafting",
        "kind": "Short talk (15 minutes)",
        "other": "Talk (30 minutes)",
        "notes": "Was in hospital when we closed.",
        "to": "n.ambler@hedgerow.test",
        "subject": "Your code for the orchard days",
    },
    {
        "code": "PERRYWEEK",
        "wrong": "PERRY WEEK",
        "until": "12/11/2026, 12:00 PM",
        "uses": "3",
        "track": "Juice and cider",
        "kind": "Workshop (90 minutes)",
        "other": "Talk (30 minutes)",
        "notes": "The committee asked them to come.",
        "to": "press@mostkeller.test",
        "subject": "Please hand it in with this",
    },
    {
        "code": "FROSTWATCH",
        "wrong": "FROST-WATCH",
        "until": "12/14/2026, 09:30 AM",
        "uses": "4",
        "track": "Pests and weather",
        "kind": "Talk (30 minutes)",
        "other": "Workshop (90 minutes)",
        "notes": "Four of them, they could not agree who speaks.",
        "to": "station@frostwatch.test",
        "subject": "How to hand in your four talks",
    },
)
"""Who wrote after the day on which all was to be in."""

WRITTEN = (
    'Write to the speakers of "{{part}}" that are "{{state}}": subject "{{subject}}", '
    'text "{{text}}" and the title of their proposal, and send it'
)
LETTERS = (
    {
        "part": "Old varieties",
        "track": "Old varieties (5)",
        "state": "accepted",
        "choice": "Accepted (5)",
        "other": "Confirmed (2)",
        "subject": "Fruit to show",
        "text": "Please bring six of each kind, with a label. It is for ",
        "sent": "2",
    },
    {
        "part": "Pests and weather",
        "track": "Pests and weather (5)",
        "state": "submitted",
        "choice": "Submitted (8)",
        "other": "Rejected (1)",
        "subject": "One more week",
        "text": "The committee meets on Friday. Then you hear from us about ",
        "sent": "2",
    },
    {
        "part": "Pruning and grafting",
        "track": "Pruning and grafting (3)",
        "state": "submitted",
        "choice": "Submitted (8)",
        "other": "Accepted (5)",
        "subject": "Tools and insurance",
        "text": "Tell us which tools you carry, please. We ask because of ",
        "sent": "2",
    },
)
"""What has to be told to a part of the programme."""
