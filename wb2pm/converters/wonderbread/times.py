"""When an action began and ended, also where the recorder did not say."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from wb2pm.converters.sources.times import later_by
from wb2pm.events import Issue, TimeQuality, UIEvent

if TYPE_CHECKING:
    from collections.abc import Sequence

_UNKNOWN = datetime.min.replace(tzinfo=timezone.utc)


class TimeSpan(NamedTuple):
    """A beginning and an end, and how far they can be trusted."""

    start: datetime
    end: datetime
    quality: TimeQuality

    @classmethod
    def unknown(cls) -> TimeSpan:
        """Stand in until `fill_missing_times` knows the neighbours."""
        return cls(_UNKNOWN, _UNKNOWN, "order_only")

    def part(self, begin: float, end: float) -> TimeSpan:
        """Take a share of the span, given as fractions of its length."""
        if (begin, end) == (0, 1) or self.start == _UNKNOWN:
            return self
        length = self.end - self.start
        return TimeSpan(
            self.start + length * begin, self.start + length * end, self.quality
        )


def fill_missing_times(events: Sequence[UIEvent], issues: list[Issue]) -> list[UIEvent]:
    """Order events without a time between their neighbours, and check the clock.

    An event without a time is put one microsecond after the event before it,
    or at the first time there is; `time_quality` says so. Times that run
    backwards stay as recorded and are noted: the order is the file's.

    Args:
        events: Events in the order of the file.
        issues: Takes a note for every time that runs backwards.
    """
    first = next((e.started_at for e in events if e.started_at != _UNKNOWN), None)
    last = first or datetime(1970, 1, 1, tzinfo=timezone.utc)
    filled: list[UIEvent] = []
    for event in events:
        kept = event
        if event.started_at == _UNKNOWN:
            last = later_by(last, 1) if filled else last
            kept = msgspec.structs.replace(event, started_at=last, ended_at=last)
        elif event.started_at < last and filled:
            issues.append(
                Issue(
                    kind="clock_backwards",
                    message=f"it began at {event.started_at}, before the event before it",
                    where=f"$.trace[{event.source_index}]",
                    event=event.id,
                )
            )
        last = kept.started_at
        filled.append(kept)
    return filled
