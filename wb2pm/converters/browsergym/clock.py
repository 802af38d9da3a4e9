"""When the actions of an episode were done, from whichever clock tells.

An action's time is in the step after it: a step is written when the next
observation is there. Where that clock stands still, the times at which the agent
answered or the page was seen take its place; where all do, or the clock runs
backwards, only the order is left.
"""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from wb2pm.converters.sources.loose_values import as_number
from wb2pm.converters.sources.times import order_time
from wb2pm.events import TimeQuality

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.browsergym.steps import Step

_EARLIEST, _LATEST = 946_684_800.0, 4_102_444_800.0
"""The years 2000 to 2100: anything else is no clock."""
_INSTANT = timedelta(microseconds=1)


class Timing(Struct, frozen=True, kw_only=True):
    """When the actions of a step were done.

    Attributes:
        started_at: When the first began.
        ended_at: When the last ended.
        quality: How far that can be trusted.
        source: Which clock told: ``execution``, ``agent``, ``elapsed``, ``order``;
            ``replay`` for steps that were each seen in a run of their own.
        told: What the clock said, where it was not followed.
    """

    started_at: datetime
    ended_at: datetime
    quality: TimeQuality
    source: str
    told: datetime | None = None


def time_steps(steps: Sequence[Step], *, seen_after: bool) -> list[Timing]:
    """Tell when the actions of each step were done.

    Args:
        steps: The steps, in order.
        seen_after: Whether a step shows the page after its own action.

    Returns:
        One timing a step; they never go backwards.
    """
    timings: list[Timing] = []
    last: datetime | None = None
    replayed = _is_replayed(steps)
    for place, step in enumerate(steps):
        after = steps[place + 1] if place + 1 < len(steps) else None
        follows = after is not None and after.number == step.number + 1
        told = _told(step, after if follows else None, seen_after=seen_after)
        timing = _placed(told, last, place)
        if replayed and timing.source == "elapsed":
            timing = replace(timing, quality="order_only", source="replay")
        timings.append(timing)
        last = timing.ended_at
    return timings


def _is_replayed(steps: Sequence[Step]) -> bool:
    """Return whether the conversation begins anew in some step: it was done once a step.

    Times between steps are then times between those runs, and no durations.
    """
    began = [step.began_at for step in steps if step.began_at is not None]
    return bool(began) and max(began) - min(began) > 1


def _placed(
    told: tuple[datetime, datetime, str] | None, last: datetime | None, place: int
) -> Timing:
    if told is None:
        time = last + _INSTANT if last else order_time(place)
        return Timing(
            started_at=time, ended_at=time, quality="order_only", source="order"
        )
    start, end, source = told
    if last is not None and start < last:
        time = last + _INSTANT
        return Timing(
            started_at=time,
            ended_at=time,
            quality="order_only",
            source="order",
            told=start,
        )
    return Timing(
        started_at=start, ended_at=max(start, end), quality="recorded", source=source
    )


def _told(
    step: Step, after: Step | None, *, seen_after: bool
) -> tuple[datetime, datetime, str] | None:
    """Ask the clocks one after the other, the surest first."""
    executing = step if seen_after else after
    if executing is not None:
        start = _time(executing.profiling.get("action_exec_start"))
        if start is not None:
            end = _time(executing.profiling.get("action_exec_stop"))
            return start, end or start, "execution"
    answered = _time(step.profiling.get("agent_stop"))
    if answered is not None:
        return answered, answered, "agent"
    if step.began_at is not None and step.elapsed is not None:
        seen = _time(step.began_at + step.elapsed)
        if seen is not None:
            return seen, seen, "elapsed"
    return None


def _time(seconds: object) -> datetime | None:
    told = as_number(seconds)
    if told is None or not _EARLIEST <= told <= _LATEST:
        return None
    return datetime.fromtimestamp(told, tz=timezone.utc)
