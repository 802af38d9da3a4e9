"""Small logs for tests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pandas as pd

NOON = pd.Timestamp("2024-01-01 12:00", tz="UTC")


def log_of(cases: Iterable[Sequence[str]]) -> pd.DataFrame:
    """Make a log of cases named "0", "1", ..., one activity a minute."""
    rows = [
        (str(case), activity, index)
        for case, activities in enumerate(cases)
        for index, activity in enumerate(activities)
    ]
    names = ["case:concept:name", "concept:name", "event_index"]
    frame = pd.DataFrame(rows, columns=names).astype({"event_index": "int64"})
    minutes = pd.to_timedelta(frame["event_index"], unit="min")
    return frame.assign(**{"time:timestamp": NOON + minutes})
