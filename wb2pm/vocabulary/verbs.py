"""What a step does: one closed set for procedures, labels and checks."""

from __future__ import annotations

from typing import Final, Literal, get_args

Verb = Literal[
    "Answer",
    "Check",
    "Click",
    "Close tab",
    "Copy",
    "Delete",
    "Dismiss",
    "Double-click",
    "Download",
    "Drag",
    "Enter",
    "Hover",
    "Navigate",
    "Open",
    "Open tab",
    "Other",
    "Paste",
    "Press",
    "Read",
    "Right-click",
    "Scroll",
    "Select",
    "Submit",
    "Switch tab",
    "Switch to",
    "Unknown",
    "Visit",
    "Wait",
]
"""A step's verb. `Other` is something known that has no verb of its own, such as
dragging in a procedure; `Unknown` is what was not understood."""

VERBS: Final[frozenset[str]] = frozenset(get_args(Verb))
"""All verbs."""

ENTERING: Final[frozenset[str]] = frozenset({"Enter", "Select"})
"""Verbs that give a field its value."""
