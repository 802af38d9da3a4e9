"""Times of sources whose clock names no zone, or that have no clock."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from typing import Annotated
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from wb2pm.errors import ConversionError
from wb2pm.events import Issue, TimeQuality

MachineZone = Annotated[str, "zone of the recording machine's clock, an IANA name"]
"""Type of the option by which a reader learns the zone of times that name none."""
_YEARS = range(1900, 9999)
_BEGINNING = datetime(1970, 1, 1, tzinfo=timezone.utc)
NO_CLOCK = Issue(
    kind="order_only",
    message="the source has no clock: times only carry the order, a second an action",
)


class LocalClock:
    """Reads ISO 8601 times, placing those without a zone in a stated one.

    It counts what it had to assume, so that the reader can report it once.
    """

    def __init__(self, timezone: str) -> None:
        """Take the zone of the recording machine.

        Args:
            timezone: An IANA name, such as ``"Europe/Oslo"`` or ``"UTC"``.

        Raises:
            ConversionError: If there is no such zone.
        """
        try:
            self.zone = ZoneInfo(timezone)
        except (ZoneInfoNotFoundError, ValueError, OSError) as exc:
            raise ConversionError(
                f"there is no time zone {timezone!r}; give an IANA name such as"
                " 'Europe/Oslo' or 'UTC'",
                "timezone",
            ) from exc
        self._name = timezone
        self._assumed = 0
        self._ambiguous: list[str] = []

    def read(self, text: object, where: str) -> tuple[datetime, TimeQuality] | None:
        """Read a time; None when it is none, or of no year a machine recorded in.

        Args:
            text: What the source has.
            where: Place in the file, for the report.
        """
        if not isinstance(text, str):
            return None
        try:
            time = datetime.fromisoformat(text)
        except ValueError:
            return None
        if time.year not in _YEARS:  # zones cannot be reckoned at the ends of time
            return None
        if time.tzinfo is not None:
            return time, "recorded"
        self._assumed += 1
        placed = time.replace(tzinfo=self.zone)
        if placed.utcoffset() != placed.replace(fold=1).utcoffset():
            self._ambiguous.append(where)
        return placed, "assumed_zone"

    def issues(self) -> list[Issue]:
        """Report what was assumed; empty when nothing was."""
        issues = []
        if self._assumed:
            issues.append(
                Issue(
                    kind="assumed_zone",
                    message=f"the source gives no time zone; its clock was read as {self._name}",
                )
            )
        if self._ambiguous:
            issues.append(
                Issue(
                    kind="ambiguous_time",
                    message=f"{len(self._ambiguous)} times fall into a change of the clocks"
                    f" in {self._name}; the offset before the change was taken",
                    where=self._ambiguous[0],
                )
            )
        return issues


def later_by(time: datetime, microseconds: int) -> datetime:
    """Shift a time; used to order what has no clock.

    Examples:
        >>> later_by(datetime(2024, 1, 1), 5).microsecond
        5
    """
    return time + timedelta(microseconds=microseconds)


def order_time(position: int) -> datetime:
    """Return a time that stands for a position in a recording.

    Examples:
        >>> order_time(2).isoformat()
        '1970-01-01T00:00:02+00:00'
    """
    return _BEGINNING + timedelta(seconds=position)
