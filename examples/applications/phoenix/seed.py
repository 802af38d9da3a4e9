"""What stands in the ferry line's Phoenix before anybody comes."""

from __future__ import annotations

from typing import Any

PROJECTS = (
    (
        "booking-desk",
        "Mails about tickets, cabins and cars on board",
        (
            ("May my dog come along?", "Yes, on a lead, on the open deck."),
            ("Is there room for a camper on Friday?", "Two are left on the 11.30."),
        ),
    ),
    (
        "lost-property",
        "What passengers have left on board or at a pier",
        (
            ("I have lost a red glove.", "It lies at pier 2 until Sunday."),
            ("Was a bag found on the Tern?", "Not yet, we shall look again."),
        ),
    ),
    (
        "timetable-line",
        "Questions on sailings and delays",
        (
            ("When does the last boat leave Holm?", "At 22.05, also on Sundays."),
            ("How late is the 9.15?", "Twenty minutes, for fog."),
        ),
    ),
)
"""A desk that answers passengers, what it is for, and what it was asked."""

POLICIES = (("Half a year", 180), ("Two years", 730), ("One winter", 120))
"""For how long what passengers wrote may be kept, in days."""

MAKE_POLICY = """
mutation Make($name: String!, $days: Float!) {
  createProjectTraceRetentionPolicy(input: {
    name: $name, cronExpression: "0 0 * * 0", rule: {maxDays: {maxDays: $days}}
  }) { node { id } }
}
"""

CRITERIA: tuple[dict[str, Any], ...] = (
    {
        "name": "politeness",
        "type": "CATEGORICAL",
        "optimization_direction": "MAXIMIZE",
        "description": "Would we say it like this at the counter?",
        "values": [
            {"label": "kind", "score": 1},
            {"label": "plain", "score": 0.5},
            {"label": "curt", "score": 0},
        ],
    },
    {
        "name": "right sailing",
        "type": "CATEGORICAL",
        "optimization_direction": "MAXIMIZE",
        "description": "Is it about the sailing that was asked for?",
        "values": [{"label": "yes", "score": 1}, {"label": "no", "score": 0}],
    },
    {
        "name": "sentences",
        "type": "CONTINUOUS",
        "optimization_direction": "MINIMIZE",
        "description": "How long the answer is",
        "lower_bound": 1,
        "upper_bound": 12,
    },
)
"""By what answers are judged."""

LABELS = (("winter", "#3d7ad6"), ("summer", "#d69a3d"), ("complaints", "#c2434b"))

DATASETS = (
    (
        "Lost on board",
        "Things passengers ask after",
        (
            ("I left a green umbrella on the 7.40 from Skerry.", "Pier 2, shelf B"),
            ("Did you find a child's shoe on Sunday?", "Not found so far"),
            ("My reading glasses are on the upper deck.", "Skerry office, drawer 4"),
        ),
    ),
    (
        "Questions on delays",
        "What is asked when the fog is in",
        (
            ("Is the 9.15 to Holm running?", "Yes, twenty minutes late"),
            ("When is the last boat back on Monday?", "At 22.05 from Holm"),
        ),
    ),
    (
        "Tickets and groups",
        "Prices, groups and school classes",
        (
            ("What does a class of 24 pay to Holm?", "Half fare, one adult free"),
            ("Can I change a day ticket?", "Until the day before, at any pier"),
            ("Is a wheelchair space free on Friday?", "Two are left on the 11.30"),
        ),
    ),
)
"""Name, what it is for, and questions with the answers that are right."""

PROMPTS = (
    ("delay-notice", "Tells passengers of a delay", ("Say how late {{ship}} is.",)),
    (
        "group-offer",
        "Offer for a group that travels together",
        (
            "Write an offer for {{people}} people to {{pier}}.",
            "Write a short offer for {{people}} people to {{pier}}, with the fare.",
        ),
    ),
    (
        "lost-reply",
        "Answer to somebody who has lost a thing",
        (
            "Tell where {{thing}} can be fetched.",
            "Tell kindly where {{thing}} can be fetched, and until when.",
        ),
    ),
)
"""Name, what it is for, and its versions from the first on."""
