"""Put what is wrong at the baths into Trac; run by Trac's own Python."""

from __future__ import annotations

import sys
from datetime import datetime, timezone

from trac.env import open_environment
from trac.ticket.model import Component, Milestone, Ticket, Version
from trac.wiki.model import WikiPage

_COMPONENTS = (
    ("Changing rooms", "hakon"),
    ("Children's pool", "benedikta"),
    ("Main pool", "hakon"),
    ("Sauna", "benedikta"),
    ("Ticket desk", "oskar"),
)
_MILESTONES = (
    ("Winter season", (2026, 12, 21), "What has to work when it gets cold"),
    ("Spring opening", (2027, 3, 20), "The lawn and the outdoor showers"),
    ("Anniversary", (2027, 6, 5), "Fifty years of the baths"),
)
_TICKETS = (
    ("Lamp above lane 5 flickers", "defect", "major", "Main pool", "hakon"),
    ("More hooks for bath robes", "enhancement", "minor", "Sauna", "benedikta"),
    ("Locker 41 does not lock", "defect", "major", "Changing rooms", "hakon"),
    ("Print the new opening hours", "task", "minor", "Ticket desk", "oskar"),
    ("Clock in the sauna is slow", "defect", "trivial", "Sauna", "benedikta"),
    (
        "Water in the children's pool feels cold",
        "defect",
        "critical",
        "Children's pool",
        "benedikta",
    ),
    ("Empty the drains below the showers", "task", "major", "Changing rooms", "hakon"),
    ("Rope of lane 2 is worn", "defect", "critical", "Main pool", "hakon"),
    ("Second till at the ticket desk", "enhancement", "minor", "Ticket desk", "oskar"),
    ("Lost property has no shelf", "enhancement", "trivial", "Ticket desk", "oskar"),
    ("Slippery tile beside the ladder", "defect", "blocker", "Main pool", "hakon"),
)
_START = """= The town's baths =

What is broken, missing or to be done stands under ''View Tickets''. The seasons are in
the roadmap.
"""


def seed(folder: str) -> None:
    """Fill an environment that has just been made."""
    env = open_environment(folder)
    for kind in (Component, Milestone, Version):
        for one in list(kind.select(env)):
            one.delete()
    for name, owner in _COMPONENTS:
        component = Component(env)
        component.name, component.owner = name, owner
        component.insert()
    for name, day, description in _MILESTONES:
        milestone = Milestone(env)
        milestone.name, milestone.description = name, description
        milestone.due = datetime(*day, 18, tzinfo=timezone.utc)
        milestone.insert()
    for n, (summary, kind, priority, component, owner) in enumerate(_TICKETS):
        ticket = Ticket(env)
        ticket.populate(
            {
                "summary": summary,
                "description": f"{summary}, says the early shift.",
                "type": kind,
                "priority": priority,
                "component": component,
                "owner": owner,
                "reporter": ("ingrid", "piotr", "delia")[n % 3],
                "status": "assigned",
                "milestone": "",
            }
        )
        ticket.insert(when=datetime(2026, 11, 2 + n, 9, 30, tzinfo=timezone.utc))
    page = WikiPage(env, "WikiStart")
    page.text = _START
    page.save("ingrid", "What is found where")


seed(sys.argv[1])
