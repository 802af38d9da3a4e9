"""Times as recorders of user-interaction logs write them, several ways in one file."""

from __future__ import annotations

import re
from datetime import datetime, timezone
from typing import TYPE_CHECKING

from msgspec.structs import replace

from wb2pm.converters.sources.times import LocalClock, later_by
from wb2pm.events import Issue, TimeQuality, UIEvent

if TYPE_CHECKING:
    from collections.abc import Sequence

NO_TIME = datetime.min.replace(tzinfo=timezone.utc)
"""Stands for the time of an event that has none, until `order_untimed` is done."""
_COLON_MILLIS = re.compile(r"(\d{1,2}:\d{2}:\d{2})[:,](\d{1,9})")
_EPOCH = re.compile(r"\d{10}(?:\.\d+)?|\d{13}|\d{16}")
_EPOCH_UNITS = {10: 1.0, 13: 1e3, 16: 1e6}
_YEAR_LAST = re.compile(r"(\d{1,2})([./-])(\d{1,2})\2(\d{4})[ T]+(\d.*)")
_YEAR_FIRST = re.compile(r"(\d{4})[./](\d{1,2})[./](\d{1,2})[ T]+(\d.*)")
_SHORT_HOUR = re.compile(r"^(\S+[ T])(\d:)")
_LOOSE_ZONE = re.compile(r"\s+(?=[+-]\d{2}:?\d{2}$|Z$)|\s*(?:UTC|GMT)$")
_LAST_MONTH = 12


class MixedClock:
    """Reads times in whatever forms a file mixes; see `LocalClock`.

    ISO 8601 in all its spellings, with a colon before the milliseconds
    (``17:22:00:365``), ``05.06.2024 08:22:21`` and Unix times are known. Of a date
    with slashes the day comes first unless it cannot: ``06/25/2024``.
    """

    def __init__(self, timezone: str) -> None:
        """Take the zone of the recording machine.

        Args:
            timezone: An IANA name.

        Raises:
            ConversionError: If there is no such zone.
        """
        self._clock = LocalClock(timezone)
        self._guessed = 0

    def read(self, text: str, where: str) -> tuple[datetime, TimeQuality] | None:
        """Read a time; None when it is none.

        Args:
            text: What the source has.
            where: Place in the file, for the report.
        """
        return self._clock.read(text, where) or self._clock.read(
            self._in_iso(text.strip()), where
        )

    def issues(self) -> list[Issue]:
        """Report what was assumed; empty when nothing was."""
        issues = self._clock.issues()
        if self._guessed:
            issues.append(
                Issue(
                    kind="day_first",
                    message=f"{self._guessed} dates were read with the day before the"
                    " month; the file does not say which comes first",
                )
            )
        return issues

    def _in_iso(self, text: str) -> str:
        if _EPOCH.fullmatch(text):
            whole = text.partition(".")[0]
            seconds = float(text) / _EPOCH_UNITS[len(whole)]
            return datetime.fromtimestamp(seconds, tz=timezone.utc).isoformat()
        text = _LOOSE_ZONE.sub(lambda m: "+00:00" if m[0].strip() else "", text)
        text = _COLON_MILLIS.sub(r"\1.\2", text)
        if day_first := _YEAR_LAST.fullmatch(text):
            day, separator, month, year, rest = day_first.groups()
            if int(month) > _LAST_MONTH:
                day, month = month, day
            elif separator == "/" and int(day) <= _LAST_MONTH and day != month:
                self._guessed += 1
            text = f"{year}-{int(month):02}-{int(day):02} {rest}"
        elif year_first := _YEAR_FIRST.fullmatch(text):
            year, month, day, rest = year_first.groups()
            text = f"{year}-{int(month):02}-{int(day):02} {rest}"
        return _SHORT_HOUR.sub(r"\g<1>0\2", text)


def order_untimed(events: Sequence[UIEvent]) -> tuple[tuple[UIEvent, ...], list[Issue]]:
    """Place events without a time after the one before, and look for backward steps.

    Times that run backwards stay as recorded: the order is the file's.

    Args:
        events: Events of one demonstration in the order of the file.

    Returns:
        The events, each with a time, and what is to be noted about them.
    """
    last = next((e.started_at for e in events if e.started_at != NO_TIME), None)
    last = last or datetime(1970, 1, 1, tzinfo=timezone.utc)
    timed: list[UIEvent] = []
    backwards: list[UIEvent] = []
    untimed: list[UIEvent] = []
    for event in events:
        kept = event
        if event.started_at == NO_TIME:
            last = later_by(last, 1) if timed else last
            kept = replace(
                event, started_at=last, ended_at=last, time_quality="order_only"
            )
            untimed.append(kept)
        elif event.started_at < last and timed:
            backwards.append(event)
        last = kept.started_at
        timed.append(kept)
    return tuple(timed), [
        *_noted("untimed", "events have no time; only their order is known", untimed),
        *_noted(
            "clock_backwards",
            "events began before the event before them; the file's order was kept",
            backwards,
        ),
    ]


def _noted(kind: str, what: str, events: Sequence[UIEvent]) -> list[Issue]:
    if not events:
        return []
    first = events[0]
    return [
        Issue(
            kind=kind,
            message=f"{len(events)} {what}",
            where=f"row {first.source_index}",
            event=first.id,
        )
    ]
