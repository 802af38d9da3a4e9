"""Prepared recordings turned into cases, for every command alike."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from msgspec import Struct
from msgspec.structs import replace

from wb2pm import columns
from wb2pm.analysis.log_tables import prepare_log
from wb2pm.analysis.preparing import LogTable, Prepared, prepare
from wb2pm.converters.sources.given import is_paths
from wb2pm.converters.sources.readers import reader_options
from wb2pm.discovery.cases.cutting import Recorded, activities_in
from wb2pm.discovery.cases.finding import cut_granularity, find_cases
from wb2pm.discovery.cases.notions import PAUSE, check_notion, object_type
from wb2pm.discovery.cases.tasks import segment_together
from wb2pm.discovery.segmentation.assignment import Occurrence

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd

    from wb2pm.converters.sources.given import Given
    from wb2pm.discovery.cases.cutting import Made
    from wb2pm.discovery.segmentation.segments import Segmentation


_CUTTING: Final = frozenset({"session", "task"})


class CaseMaking(Struct, frozen=True, kw_only=True):
    """How cases are made of recordings (see `wb2pm.cases`).

    Attributes:
        by: What one case is.
        workflows: For tasks: what the recordings may hold.
        pause: For sessions: what ends one.
        occurrence: For tasks: how often each workflow occurs in a recording.
    """

    by: str = "recording"
    workflows: Any = None
    occurrence: Occurrence = "any"
    pause: timedelta = PAUSE


def prepare_cases(
    recordings: Given,
    making: CaseMaking | None = None,
    *,
    as_tables: bool = False,
    **options: Any,  # noqa: ANN401 (those of `prepare`)
) -> Prepared:
    """Read, redact and label recordings, and turn them into cases.

    Args:
        recordings: Files and folders, or what was read of them (see `wb2pm.prepare`).
        making: How cases are made; None leaves recordings as they are.
        as_tables: Whether no demonstration is needed of an event log, where one is
            all there is (see `wb2pm.analysis.log_tables.prepare_log`).
        **options: As for `wb2pm.prepare`.

    Raises:
        ConversionError: If nothing could be read.
        DiscoveryError: If there is no such object.
        UnknownNameError: If there is no such way to make cases.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> by_session = CaseMaking(by="session")
        >>> len(prepare_cases(demonstrations_of(4003), by_session).demonstrations)
        5
    """
    if making is None or check_notion(making.by) == "recording":
        alone: Prepared | None = None
        if as_tables and is_paths(recordings):
            given = [recordings] if isinstance(recordings, (str, Path)) else recordings
            alone = prepare_log(cast("Sequence[Path]", given), **options)
        return alone or prepare(recordings, **options)
    cut_at = cut_granularity(making.by, making.workflows)
    return in_cases(prepare(recordings, cut_at=cut_at, **options), making)


def in_cases(prepared: Prepared, making: CaseMaking) -> Prepared:
    """Turn prepared recordings into cases.

    Args:
        prepared: The recordings; those that are cut into tasks with nothing known have
            been labelled for that (`Prepared.to_cut`).
        making: How cases are made.

    Returns:
        The same with a demonstration for each case. Rows of event logs go with their
        events, all their columns kept.
    """
    found = find_cases(
        [Recorded(d, prepared.steps[d.id]) for d in prepared.demonstrations],
        making.by,
        workflows=making.workflows,
        pause=making.pause,
        occurrence=making.occurrence,
        done=prepared.to_cut or prepared.steps,
    )
    value = found.cases(prepared.activities, prepared.granularity)
    notes = [*(own_cases(prepared) if making.by in _CUTTING else ()), *value.notes]
    tables: tuple[LogTable, ...] = ()
    if prepared.tables and _spans_sources(prepared, found.made):
        notes.append(
            "cases span several sources: of the event logs, the columns are left out"
            " that other recordings do not have"
        )
    elif prepared.tables:
        tables = tuple(_in_cases(table, found.made) for table in prepared.tables)
    shares = object_type(making.by) is not None
    return replace(
        prepared,
        demonstrations=value.demonstrations,
        activities=value.activities,
        steps=activities_in(found.made, prepared.steps),
        to_cut={},
        screens={},
        tables=tables,
        cases=replace(value, notes=tuple(notes)),
        recorded=tuple((d, prepared.activities[d.id]) for d in prepared.demonstrations)
        if shares
        else (),
    )


def cut_together(
    prepared: Prepared, *, as_labelled: bool = False
) -> dict[str, Segmentation]:
    """Cut recordings of which nothing is known, each beside the others.

    Args:
        prepared: The recordings, with `Prepared.to_cut`.
        as_labelled: Whether they are laid beside each other as finely as they are cut
            by what repeats, rather than by their steps.

    Returns:
        Recording -> how it was cut; nothing of a recording that is alone, nor where a
        log brings cases of its own.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> cut_together(prepare(demonstrations_of(4101)))
        {}
    """
    if len(prepared.demonstrations) == 1 or own_cases(prepared):
        return {}
    done = prepared.to_cut or prepared.steps
    steps = done if as_labelled else prepared.steps
    recorded = [Recorded(d, steps[d.id]) for d in prepared.demonstrations]
    return segment_together(recorded, done)


def own_cases(prepared: Prepared) -> tuple[str, ...]:
    """Say which logs have cases of their own, where they could be ignored.

    Args:
        prepared: The recordings; of each of these cases, one is made.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> own_cases(prepare(demonstrations_of(4003)))
        ()
    """
    counts = Counter((d.source, d.source_format) for d in prepared.demonstrations)
    return tuple(
        f"{Path(source).name}: its own {count:,} cases are kept, and each is cut by"
        " itself; --option cases=ignore cuts the log as a whole"
        for (source, reader), count in counts.items()
        if count > 1 and "cases" in {option.name for option in reader_options(reader)}
    )


def _spans_sources(prepared: Prepared, made: Sequence[Made]) -> bool:
    """Return whether a case has events of a table, and of another source too."""
    source = {
        case: number
        for number, table in enumerate(prepared.tables)
        for case in table.cases
    }
    return any(
        len({source.get(recording, -1) for recording, _ in each.places}) > 1
        for each in made
    )


def _in_cases(table: LogTable, made: Sequence[Made]) -> LogTable:
    """Give the rows of an event log to the cases of their events."""
    recordings = set(table.cases)
    rows: list[int] = []
    cases: list[Made] = []
    for each in made:
        own = [
            event.source_index  # its row
            for (recording, _), event in zip(
                each.places, each.demonstration.events, strict=True
            )
            if recording in recordings
        ]
        rows += own
        cases += [each] * len(own)
    log: pd.DataFrame = table.log.loc[rows].reset_index(drop=True)
    log[columns.CASE] = [each.demonstration.id for each in cases]
    told = [each.demonstration.attributes for each in cases]
    log[columns.CASE_WORKFLOW] = [each.demonstration.workflow for each in cases]
    for name in columns.CUT_FROM:
        values = [attributes.get(name) for attributes in told]
        if any(value is not None for value in values):
            log[name] = values
    log[columns.EVENT_INDEX] = log.groupby(columns.CASE, sort=False).cumcount()
    log.attrs = {**table.log.attrs}
    ids = dict.fromkeys(each.demonstration.id for each in cases)
    return LogTable(log=log, cases=tuple(ids))
