"""The ways in which recordings become cases, by name."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from wb2pm.errors import UnknownNameError

NOTIONS: Final = ("recording", "session", "task", "object:TYPE")
"""``recording``: each recording is a case. ``session``: a recording is cut at long
pauses. ``task``: a recording is cut into runs of workflows. ``object:TYPE``: what was
done to one business object, in whichever recordings, is a case."""

PAUSE: Final = timedelta(minutes=30)
"""A pause that ends a session. Half an hour without doing anything is the convention of
web analytics: users of browsers were found to be done after 25.5 minutes (Catledge and
Pitkow 1995), and the threshold is usually given as about 30 (Halfaker et al. 2015, who
find an hour to do as well for most sites)."""

_OBJECT: Final = "object:"


def check_notion(by: str) -> str:
    """Return a way to make cases, if it is one.

    Raises:
        UnknownNameError: If it is none, or names no type of object.

    Examples:
        >>> check_notion("object:order")
        'object:order'
    """
    if by in NOTIONS[:-1] or object_type(by):
        return by
    raise UnknownNameError("way to make cases", by, list(NOTIONS))


def object_type(by: str) -> str | None:
    """Return the type of object that a way to make cases names.

    Examples:
        >>> object_type("object:order"), object_type("task")
        ('order', None)
    """
    return by.removeprefix(_OBJECT).strip() or None if by.startswith(_OBJECT) else None
