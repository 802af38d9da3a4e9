"""Moments of a recorder's clock as times of day.

The clock counts seconds from nobody knows when. What the recording says of its
beginning, in whole seconds of a clock without a zone, ties the two together.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from wb2pm.converters.sources.loose_values import as_mapping, as_number
from wb2pm.converters.sources.times import LocalClock, order_time
from wb2pm.events import Issue, TimeQuality

if TYPE_CHECKING:
    from collections.abc import Mapping

_LONGEST_S = 10_000_000.0
"""No recording goes on for longer: 115 days."""


class RecorderClock:
    """Turns moments into times, all from one beginning."""

    def __init__(
        self, metadata: Mapping[str, Any], first: float, *, timezone: str
    ) -> None:
        """Tie the clock to the beginning of the recording.

        Args:
            metadata: What the recorder wrote down of itself.
            first: Moment of the first input.
            timezone: Zone of the recording machine's clock.

        Raises:
            ConversionError: If there is no such zone.
        """
        local = LocalClock(timezone)
        began = local.read(metadata.get("start_time"), "metadata.json")
        self.issues = local.issues()
        self.quality: TimeQuality = "order_only"
        self._anchor, self._began = first, order_time(0)
        if began is None:
            self.issues.append(
                Issue(
                    kind="no_beginning",
                    message="metadata.json does not say when the recording began: times"
                    " count from 1970, and only their distances are true",
                )
            )
            return
        self._began, self.quality = began
        anchor = _beginning(metadata)
        if anchor is None or abs(anchor - first) > _LONGEST_S:
            self.issues.append(
                Issue(
                    kind="assumed_beginning",
                    message="nothing says what the clock showed when the recording"
                    " began: it is taken to have begun with the first input",
                )
            )
        else:
            self._anchor = anchor

    def time(self, moment: float) -> datetime:
        """Return the time of a moment; one that no recording lasts to is its beginning."""
        passed = moment - self._anchor
        if abs(passed) > _LONGEST_S:
            return self._began
        return self._began + timedelta(seconds=passed)


def _beginning(metadata: Mapping[str, Any]) -> float | None:
    """Return what the clock showed when the recording began."""
    video = as_number(metadata.get("video_start_timestamp"))
    if video is not None:
        return video
    timings = as_mapping(metadata.get("obs_record_state_timings"))
    for state in ("OBS_WEBSOCKET_OUTPUT_STARTING", "OBS_WEBSOCKET_OUTPUT_STARTED"):
        listed = timings.get(state)
        if isinstance(listed, list) and listed:
            return as_number(listed[0])
    return None
