"""The event log of a recording that was cut, a case for each run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm import columns
from wb2pm.errors import DiscoveryError
from wb2pm.events import Demonstration

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pandas as pd

LEFT_OUT: Final = "wb2pm:left_out"
"""Attribute of a log: how many rows belong to no workflow."""


Run = tuple[int | None, str | None]
"""Number and workflow of a run; None for what belongs to no workflow."""


def log_of_runs(
    name: str,
    of_event: Mapping[str, Run],
    of_entry: Sequence[Run],
    recording: Demonstration | pd.DataFrame,
) -> pd.DataFrame:
    """Give each run of a recording a case of its own; see `Segmentation.to_log`.

    Args:
        name: The recording.
        of_event: Id of an event -> its run.
        of_entry: Run of each entry that was cut.
        recording: What was cut.

    Raises:
        DiscoveryError: If it is another recording.
    """
    from wb2pm.converters.eventlog import event_log

    log = event_log([recording]) if isinstance(recording, Demonstration) else recording
    if columns.EVENT_INDEX in log:
        log = log.sort_values(columns.EVENT_INDEX, kind="stable")
    log = log.reset_index(drop=True)
    runs = _of_rows(name, of_event, of_entry, log)
    kept = [at for at, (run, _) in enumerate(runs) if run is not None]
    cut = log.iloc[kept].reset_index(drop=True)
    cut[columns.CASE] = [f"{name} run {runs[at][0]}" for at in kept]
    cut[columns.CASE_WORKFLOW] = [runs[at][1] for at in kept]
    cut[columns.CASE_RECORDING] = name
    cut[columns.EVENT_INDEX] = cut.groupby(columns.CASE, sort=False).cumcount()
    cut.attrs = {**log.attrs, LEFT_OUT: len(log) - len(kept)}
    return cut


def _of_rows(
    name: str,
    of_event: Mapping[str, Run],
    of_entry: Sequence[Run],
    log: pd.DataFrame,
) -> Sequence[Run]:
    """Return the run of every row, by its events or by its position."""
    if columns.UI_SOURCE_EVENTS in log:
        first = [str(ids).split()[0] for ids in log[columns.UI_SOURCE_EVENTS]]
        if all(event in of_event for event in first):
            return [of_event[event] for event in first]
    if len(log) != len(of_entry):
        raise DiscoveryError(
            f"{len(log)} rows, and {name!r} was cut as {len(of_entry)} activities: it is"
            " another recording"
        )
    return of_entry
