"""What differs from one person's work to the next."""

from __future__ import annotations

MACHINES = (
    {
        "host": "skerry-light",
        "name": "Skerry light, lamp room",
        "group": "Harbour lights",
        "letters": "harb",
        "address": "10.4.1.12",
        "description": "Second floor, the pilot station has the key.",
    },
    {
        "host": "horn-north",
        "name": "Fog horn at the north mole",
        "group": "Fog horns",
        "letters": "fog",
        "address": "10.4.3.27",
        "description": "Behind the iron door, ask Oona for the key.",
    },
    {
        "host": "pilot-3",
        "name": "Pilot boat 3, wheelhouse",
        "group": "Pilot boats",
        "letters": "pil",
        "address": "10.4.2.3",
        "description": "Below the chart table. Marc has the key.",
    },
)
"""Machines that are to be watched."""
