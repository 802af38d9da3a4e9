"""The five scripted people, and what each is in the habit of doing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

PASSWORD = "Rain-or-shine-41"  # noqa: S105 (of invented people, on loopback)
"""Everybody's, in all applications; nobody types it while they are recorded."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Somebody who works at a screen.

    Attributes:
        id: Pseudonym in the ground truth.
        name: First name; the accounts of both applications carry it.
        hand: What the person works forms with.
        key_seconds: Time from one key to the next.
        thinking_seconds: Time before a step.
        slips: Mistyped characters in a thousand, each corrected with Backspace.
        searches: Whether the person searches where others browse.
        order: How the person goes through the fields of a form.
        detours: Whether the person looks in a wrong place first.
        looks_around: Whether the person scrolls through a page before acting.
        enter_sends: Whether Enter in a field sends the form.
        seed: Of the person's own chance.
    """

    id: str
    name: str
    hand: Literal["mouse", "keyboard"] = "mouse"
    key_seconds: float = 0.05
    thinking_seconds: float = 0.6
    slips: int = 0
    searches: bool = False
    order: Literal["down", "up", "important first"] = "down"
    detours: bool = False
    looks_around: bool = False
    enter_sends: bool = False
    seed: int = 0


PEOPLE = (
    Person(id="p01", name="ingrid", thinking_seconds=0.5, seed=11),
    Person(
        id="p02",
        name="tomas",
        hand="keyboard",
        key_seconds=0.035,
        thinking_seconds=0.4,
        enter_sends=True,
        seed=22,
    ),
    Person(id="p03", name="wanjiru", slips=60, searches=True, seed=33),
    Person(
        id="p04",
        name="piotr",
        detours=True,
        looks_around=True,
        thinking_seconds=0.7,
        seed=44,
    ),
    Person(
        id="p05",
        name="delia",
        order="up",
        searches=True,
        enter_sends=True,
        slips=15,
        seed=55,
    ),
)
"""In the order in which they are recorded."""
