"""An event log that is only converted or counted: a table, and no demonstrations."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from wb2pm.analysis.preparing import READING, LogTable, Prepared
from wb2pm.columns import CASE
from wb2pm.converters.eventlogs.source import EventLogReader, skipped_of
from wb2pm.converters.redaction.redact import check_policy
from wb2pm.converters.redaction.rules import mask_text
from wb2pm.converters.redaction.tables import redact_objects, redact_table
from wb2pm.converters.sources.bounds import (
    MEMORY_LIMIT_MB,
    TIME_LIMIT_S,
    BeyondBoundsError,
    Bounds,
    bounded,
)
from wb2pm.converters.sources.finding import find_sources
from wb2pm.converters.sources.reading import is_of_a_source, make_readers
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from wb2pm.converters.redaction.redact import Policy
    from wb2pm.events import Granularity


def prepare_log(  # noqa: PLR0913 (options of one job)
    paths: Iterable[str | Path],
    *,
    granularity: Granularity = "step",
    redaction: Policy = "secrets",
    format: str | None = None,  # noqa: A002 (the users' word)
    timezone: str = "UTC",
    options: Mapping[str, Any] | None = None,
    names: object = None,
    strict: bool = False,
    time_limit_s: float | None = TIME_LIMIT_S,
    memory_limit_mb: int | None = MEMORY_LIMIT_MB,
    on_progress: Callable[[str, int, int], None] | None = None,
    **_: object,
) -> Prepared | None:
    """Read and redact one event log as the table it is.

    A million events cost seconds and some hundred megabytes so; as demonstrations they
    cost ten times as much.

    Args:
        paths: Files and folders.
        granularity: As in `wb2pm.prepare`.
        redaction: Likewise.
        format: Likewise.
        timezone: Likewise.
        options: Likewise.
        names: Likewise; names of elements are of recordings, and so is what needs them.
        strict: Likewise.
        time_limit_s: Likewise.
        memory_limit_mb: Likewise.
        on_progress: Likewise.

    Returns:
        What `wb2pm.prepare` gives, without demonstrations; None if the paths are
        anything but one file that is an event log with a case.

    Raises:
        ConversionError: If it takes more time or memory than it may.
        UnknownNameError: If an option names something that does not exist.

    Examples:
        >>> prepare_log(["no such file.csv"]) is None
        True
    """
    given = [Path(path) for path in paths]
    if names is not None or len(given) != 1 or not given[0].is_file():
        return None
    check_policy(redaction)
    bounds = Bounds(time_s=time_limit_s, memory_mb=memory_limit_mb)
    found = only_log(given[0], format, timezone, options, bounds)
    if found is None:
        return None
    path, reader, unclaimed = found
    try:
        with bounded(bounds):
            prepared = _read(path, reader, redaction)
    except BeyondBoundsError as exc:
        raise ConversionError(exc.reason, str(path)) from None
    except BaseException as exc:
        if not is_of_a_source(exc):
            raise
        return None  # `prepare` says what is wrong
    if prepared is None or (strict and prepared.skipped):
        return None
    if on_progress:
        on_progress(READING, 1, 1)
    return replace(prepared, granularity=granularity, unclaimed=unclaimed)


def only_log(
    given: Path,
    format: str | None,  # noqa: A002 (the users' word)
    timezone: str,
    options: Mapping[str, Any] | None,
    bounds: Bounds,
) -> tuple[Path, EventLogReader, tuple[str, ...]] | None:
    """Find what reads a path that is one event log.

    Args:
        given: The path.
        format: As in `wb2pm.prepare`.
        timezone: Likewise.
        options: Likewise.
        bounds: What looking at it may take.

    Returns:
        The log, its reader, and what no reader claimed; None for anything else.

    Examples:
        >>> only_log(Path("no such file"), None, "UTC", None, Bounds()) is None
        True
    """
    sources = find_sources([given], format=format, bounds=bounds)
    if len(sources.paths) != 1 or sources.skipped:
        return None
    readers = make_readers(sources, timezone=timezone, options=options)
    path, name = sources.paths[0]
    reader = readers[name]
    if not isinstance(reader, EventLogReader):
        return None
    return path, reader, sources.unclaimed


def _read(path: Path, reader: EventLogReader, redaction: Policy) -> Prepared | None:
    """Read and redact a log; None for one without a case."""
    table = reader.read_table(path)
    objects = reader.read_objects(path)
    masked = redact_table(table, policy=redaction)
    cases = masked.log[CASE].dropna().astype("str").unique()
    if not len(cases):
        return None
    skipped = tuple(skipped_of(masked.log, path))
    if redaction != "none":
        skipped = tuple(replace(s, reason=mask_text(s.reason)) for s in skipped)
    return Prepared(
        demonstrations=(),
        activities={},
        steps={},
        granularity="step",
        redaction=redaction,
        redactions=dict(sorted(masked.counts.items())),
        skipped=skipped,
        unclaimed=(),
        tables=(LogTable(log=masked.log, cases=tuple(cases)),),
        objects=None if objects is None else redact_objects(objects, policy=redaction),
    )
