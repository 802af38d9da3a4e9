"""Times that a file holds as times: in UTC, and in years that there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pandas as pd

if TYPE_CHECKING:
    from typing import Any

_CALENDAR: Final = (pd.Timestamp(1, 1, 2), pd.Timestamp(9999, 12, 30))
"""Days that Python knows, in any zone: Arrow holds times of 292 million years."""


def in_the_calendar(
    column: pd.Series[Any], name: str, notes: list[str]
) -> pd.Series[Any]:
    """Leave out times that no calendar holds, and note how many.

    Args:
        column: Times.
        name: What the column is called.
        notes: Gets the note.

    Examples:
        >>> in_the_calendar(pd.Series(pd.to_datetime(["2024-01-01"])), "time", []).size
        1
    """
    plain = column if column.dt.tz is None else column.dt.tz_localize(None)
    if plain.dt.unit == "ns":  # from 1677 to 2262
        return column
    first, last = (day.as_unit(plain.dt.unit) for day in _CALENDAR)
    known = plain.isna() | plain.between(first, last)
    if known.all():
        return column
    count = int((~known).sum())
    notes.append(f"{count} times of {name!r} are in no year from 1 to 9999: left out")
    kept: pd.Series[Any] = column.where(known)
    return kept


def in_utc(column: pd.Series[Any], zone: str) -> pd.Series[Any]:
    """Return times in UTC.

    Args:
        column: Times.
        zone: Zone of times that name none.

    Examples:
        >>> times = pd.Series(pd.to_datetime(["2024-01-01 10:00"]))
        >>> in_utc(times, "Europe/Berlin")[0].isoformat()
        '2024-01-01T09:00:00+00:00'
    """
    if column.dt.tz is None:
        column = column.dt.tz_localize(
            zone, ambiguous=False, nonexistent="shift_forward"
        )
    zoned: pd.Series[Any] = column.dt.tz_convert("UTC")
    return zoned


def no_zone_note(name: str, zone: str) -> str:
    """Say that the times of a column name no zone.

    Examples:
        >>> no_zone_note("Date", "UTC")
        "the times of 'Date' name no zone: read as UTC"
    """
    return f"the times of {name!r} name no zone: read as {zone}"
