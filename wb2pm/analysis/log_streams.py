"""A long event log converted a part at a time, in memory that does not grow with it."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pandas as pd
from msgspec.structs import replace

from wb2pm.analysis.batch import labelled_log
from wb2pm.analysis.log_tables import only_log
from wb2pm.analysis.preparing import READING, LogTable, Prepared
from wb2pm.converters.eventlogs.source import EventLogReader
from wb2pm.converters.formats.outputs import write_parts
from wb2pm.converters.parts import LogParts, NumberedPart
from wb2pm.converters.redaction.redact import check_policy
from wb2pm.converters.redaction.spans import secret_name
from wb2pm.converters.redaction.table_parts import PartsMasking
from wb2pm.converters.redaction.tables import KEPT
from wb2pm.converters.sources.bounds import (
    MEMORY_LIMIT_MB,
    TIME_LIMIT_S,
    BeyondBoundsError,
    Bounds,
    bounded,
)
from wb2pm.converters.sources.reading import is_of_a_source
from wb2pm.converters.writing import scratch_folder
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import (
        Callable,
        Collection,
        Iterable,
        Iterator,
        Mapping,
        Sequence,
    )

    from wb2pm.converters.redaction.redact import Policy
    from wb2pm.converters.writing import WriteReport
    from wb2pm.events import Granularity

STREAMED_FROM: Final = 2**25
"""Bytes of a table below which all of it fits into any memory, and is read at once."""
_PACKED: Final = (b"PAR1", b"\x1f\x8b")
_PACKED_TO: Final = 8
"""How many times as much text stands in a packed file, about."""


class ConvertedLog:
    """What came of a log that was converted a part at a time.

    Attributes:
        prepared: What `prepare_log` would give, without the rows.
        files: What was written.
    """

    __slots__ = ("files", "prepared")

    def __init__(self, prepared: Prepared, files: tuple[WriteReport, ...]) -> None:
        """Put both together."""
        self.prepared = prepared
        self.files = files


def convert_log(  # noqa: PLR0913 (options of one job)
    paths: Iterable[str | Path],
    *,
    out: str | Path,
    outputs: Sequence[str],
    output_options: Mapping[str, Any] | None = None,
    least: int = STREAMED_FROM,
    granularity: Granularity = "step",
    redaction: Policy = "secrets",
    format: str | None = None,  # noqa: A002 (the users' word)
    timezone: str = "UTC",
    options: Mapping[str, Any] | None = None,
    names: object = None,
    time_limit_s: float | None = TIME_LIMIT_S,
    memory_limit_mb: int | None = MEMORY_LIMIT_MB,
    on_progress: Callable[[str, int, int], None] | None = None,
    **_: object,
) -> ConvertedLog | None:
    """Convert one long log of events without holding it in memory.

    Files, masks, losses and notes are those of `wb2pm.analysis.log_tables.prepare_log`
    and `wb2pm.analysis.batch.convert`.

    Args:
        paths: Files and folders.
        out: Folder to write to.
        outputs: Formats, by name.
        output_options: Option -> value; each format takes those that it has.
        least: Bytes that the file has to have; those of a packed one count several times.
        granularity: As in `wb2pm.prepare`.
        redaction: Likewise.
        format: Likewise.
        timezone: Likewise.
        options: Likewise.
        names: Likewise.
        time_limit_s: Likewise, of reading alone.
        memory_limit_mb: Likewise.
        on_progress: Likewise.

    Returns:
        What was written; None where it takes all rows at once, or the paths are
        anything but one long log of events.

    Raises:
        ConversionError: If it takes more time or memory than it may.
        UnknownNameError: If an option names something that does not exist.

    Examples:
        >>> convert_log(["no such file.csv"], out="out", outputs=["parquet"]) is None
        True
    """
    given = only_file(paths) if names is None else None
    if given is None or _length(given) < least:
        return None
    check_policy(redaction)
    bounds = Bounds(time_s=time_limit_s, memory_mb=memory_limit_mb)
    found = only_log(given, format, timezone, options, bounds)
    if found is None:
        return None
    path, reader, unclaimed = found
    with left_to_the_whole(path), scratch_folder(out) as scratch:
        with bounded(bounds):
            prepared, log = _read(path, reader, redaction, scratch)
        if on_progress:
            on_progress(READING, 1, 1)
        prepared = replace(prepared, granularity=granularity, unclaimed=unclaimed)
        attrs = labelled_log(prepared).log.attrs
        parts = LogParts(
            attrs=attrs,
            events=log.events,
            is_grouped=log.is_grouped,
            numbered=log.numbered,
        )
        files = write_parts(parts, Path(out), outputs, output_options)
        return ConvertedLog(prepared, files)
    return None


def only_file(paths: Iterable[str | Path]) -> Path | None:
    """Return the file that is all there is to convert; None for anything else.

    Args:
        paths: Files and folders.
    """
    given = [Path(path) for path in paths]
    return given[0] if len(given) == 1 and given[0].is_file() else None


@contextmanager
def left_to_the_whole(path: Path) -> Iterator[None]:
    """End what does not go a part at a time: all at once tells what is wrong, and where.

    Args:
        path: What is converted.

    Raises:
        ConversionError: If it takes more time or memory than it may.
    """
    try:
        yield
    except BeyondBoundsError as exc:
        raise ConversionError(exc.reason, str(path)) from None
    except BaseException as exc:
        if not is_of_a_source(exc):
            raise


def _length(path: Path) -> int:
    with path.open("rb") as file:
        is_packed = file.read(4).startswith(_PACKED)
    return path.stat().st_size * (_PACKED_TO if is_packed else 1)


def _read(
    path: Path, reader: EventLogReader, redaction: Policy, scratch: Path
) -> tuple[Prepared, LogParts]:
    """Learn what a log holds, and mask it as it is read again."""
    log = reader.read_parts(path, scratch)

    def columns_of(names: Collection[str]) -> Iterator[pd.DataFrame]:
        for part in log.parts(names):
            yield part.rows

    words = log.words(by_name=secret_name)
    masking = PartsMasking(
        log.columns,
        counts={name: each for name, each in words.items() if name not in KEPT},
        cases=log.numbers.ids,
        attrs=log.attrs,
        parts=columns_of,
        policy=redaction,
    )

    def masked() -> Iterator[NumberedPart]:
        for part in log.parts():
            yield NumberedPart(masking.masked(part.rows), part.cases)

    head = pd.DataFrame({name: pd.Series(dtype="str") for name in log.columns})
    head.attrs = masking.attrs
    prepared = Prepared(
        demonstrations=(),
        activities={},
        steps={},
        granularity="step",
        redaction=redaction,
        redactions=masking.counts,
        skipped=(),
        unclaimed=(),
        tables=(LogTable(log=head, cases=()),),
    )
    parts = LogParts(
        attrs=masking.attrs,
        events=log.numbers.events,
        is_grouped=log.numbers.is_grouped,
        numbered=masked,
    )
    return prepared, parts
