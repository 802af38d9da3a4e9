"""Times for sources that have no clock: they carry the order and nothing else."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone

from wb2pm.events import Issue

_BEGINNING = datetime(1970, 1, 1, tzinfo=timezone.utc)
NO_CLOCK = Issue(
    kind="order_only",
    message="the source has no clock: times only carry the order, a second an action",
)


def order_time(position: int) -> datetime:
    """Return a time that stands for a position in a recording.

    Examples:
        >>> order_time(2).isoformat()
        '1970-01-01T00:00:02+00:00'
    """
    return _BEGINNING + timedelta(seconds=position)
