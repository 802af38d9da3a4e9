"""Recordings cut at long pauses."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from wb2pm.discovery.cases.cutting import Draft, Recorded, cut_at_steps

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import timedelta

    from wb2pm.events import UIEvent


def long_pauses(events: Sequence[UIEvent], pause: timedelta) -> list[int]:
    """Find the events before which nothing was done for long.

    A clock that goes back by more than that counts too: the recording was put together
    of several.

    Args:
        events: The events of a recording.
        pause: How long is long.

    Returns:
        Their positions; none in a recording without a clock.
    """
    return [
        at
        for at, (earlier, later) in enumerate(pairwise(events), 1)
        if "order_only" not in {earlier.time_quality, later.time_quality}
        and abs(later.started_at - earlier.ended_at) > pause
    ]


def session_drafts(recorded: Recorded, pause: timedelta) -> Iterator[Draft]:
    """Cut a recording into sessions; they are of its workflow.

    Args:
        recorded: The recording.
        pause: How long a pause ends a session.
    """
    demonstration = recorded.demonstration
    cuts = long_pauses(demonstration.events, pause)
    for number, positions in enumerate(cut_at_steps(recorded, cuts), 1):
        yield Draft(
            name=f"{demonstration.id} session {number}",
            parts={demonstration.id: tuple(positions)},
            workflow=demonstration.workflow,
            intent=demonstration.intent,
        )
