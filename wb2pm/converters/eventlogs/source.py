"""The reader of event logs, as one of wb2pm's readers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from wb2pm.converters.eventlogs.forms import form_of, form_of_any, stem_of
from wb2pm.converters.eventlogs.mapping import (
    LogMapping,
    mapping_beside,
    read_mapping,
    with_options,
)
from wb2pm.converters.sources.readers import SkippedRecording

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pandas as pd

    from wb2pm.converters.eventlogs.part_sources import PartSource
    from wb2pm.converters.eventlogs.streamed import StreamedLog
    from wb2pm.converters.ocel.log import ObjectCentricLog
    from wb2pm.events import Demonstration


@dataclass(frozen=True, slots=True, kw_only=True)
class EventLogReader:
    """Reads event logs: cases, activities and times, whatever system noted them."""

    description: ClassVar[str] = (
        "Event log: XES, CSV, Parquet, OCEL 2.0 (see docs/formats/event-logs.md)"
    )
    timezone: Annotated[str, "zone of times that name none, an IANA name"] = "UTC"
    mapping: Annotated[str, "file that says what the columns mean, .toml or .json"] = ""
    case: Annotated[str, "column of the case id; of an OCEL log, type of object"] = ""
    activity: Annotated[str, "column of the activity"] = ""
    timestamp: Annotated[str, "column of the time"] = ""
    time_format: Annotated[str, "how times are written, such as %d.%m.%y %H:%M"] = ""
    lifecycle: Annotated[
        Literal["keep", "fold"],
        "keep a row an event, or fold start and complete events into one row",
    ] = "keep"
    cases: Annotated[
        Literal["keep", "ignore"],
        "keep a log's own cases, or ignore them: one recording, to be cut anew",
    ] = "keep"
    order: Annotated[
        Literal["file", "time"],
        "order of events in a case: that of the file, or that of their times",
    ] = "file"

    def claims(self, path: Path) -> str | None:
        """Claim XES, OCEL, and tables with the columns of an event log."""
        form = form_of(path)
        return form.evidence if form else None

    def read(self, path: Path) -> Iterator[Demonstration | SkippedRecording]:
        """Read the cases of a log; events without a case are given as skipped.

        Raises:
            ConversionError: If the log cannot be read, or a needed column is unknown.
        """
        yield from self.demonstrations(self.read_table(path), path)

    def demonstrations(
        self, log: pd.DataFrame, path: Path
    ) -> Iterator[Demonstration | SkippedRecording]:
        """Make demonstrations of a log that `read_table` gave."""
        from wb2pm.converters.eventlogs.demonstrations import demonstrations_of

        yield from skipped_of(log, path)
        yield from demonstrations_of(log, path)

    def read_table(self, path: Path) -> pd.DataFrame:
        """Read a log as a table; see `wb2pm.converters.eventlogs.tables.read_log`.

        Raises:
            ConversionError: As `read`.
        """
        from wb2pm.converters.eventlogs.order import in_one_case, in_order
        from wb2pm.converters.eventlogs.tables import read_log

        log = read_log(
            path,
            mapping=self._mapping(path),
            timezone=self.timezone,
            lifecycle=self.lifecycle,
        )
        if self.cases == "ignore":
            log = in_one_case(log, stem_of(path))
        return in_order(log, by=self.order)

    def read_parts(self, path: Path, folder: Path) -> StreamedLog:
        """Read a long log a part at a time (see `wb2pm.converters.eventlogs.streamed`).

        Args:
            path: The log.
            folder: An empty folder, which is needed as long as parts are read.

        Raises:
            ConversionError: As `read`.
            NeedsWholeTableError: If it has to be read whole.
        """
        from wb2pm.converters.eventlogs.streamed import StreamedLog
        from wb2pm.converters.parts import NeedsWholeTableError

        if (self.lifecycle, self.cases, self.order) != ("keep", "keep", "file"):
            raise NeedsWholeTableError("a log that is to be put in order")
        return StreamedLog(self._part_source(path, folder), self.timezone)

    def _part_source(self, path: Path, folder: Path) -> PartSource:
        from wb2pm.converters.eventlogs.parquet_parts import ParquetParts
        from wb2pm.converters.eventlogs.part_sources import TextParts
        from wb2pm.converters.eventlogs.xes_parts import XesParts
        from wb2pm.converters.parts import NeedsWholeTableError

        form = form_of_any(path)
        if form == "csv":
            return TextParts(path, self._mapping(path))
        if form == "parquet":
            return ParquetParts(path, self._mapping(path))
        if form == "xes":
            return XesParts(path, self._mapping(path), self.timezone, folder)
        raise NeedsWholeTableError(f"no log of cases, but {form}")

    def read_objects(self, path: Path) -> ObjectCentricLog | None:
        """Read an object-centric log as it is; None for one of cases.

        Raises:
            ConversionError: If it cannot be read.
        """
        from wb2pm.converters.eventlogs.tables import read_objects

        form = form_of_any(path)
        if form is None or not form.startswith("ocel"):
            return None
        return read_objects(path, form, self._mapping(path).zone or self.timezone)

    def _mapping(self, path: Path) -> LogMapping:
        named = Path(self.mapping) if self.mapping else mapping_beside(path)
        return with_options(
            read_mapping(named) if named else LogMapping(),
            case=self.case,
            activity=self.activity,
            timestamp=self.timestamp,
            time_format=self.time_format,
        )


def skipped_of(log: pd.DataFrame, path: Path) -> Iterator[SkippedRecording]:
    """Tell of the events of a log that belong to no case.

    Args:
        log: As `read_log` gives it.
        path: The file it was read from.
    """
    from wb2pm.columns import CASE
    from wb2pm.converters.eventlogs.flattening import LEFT_OUT

    without = int(log[CASE].isna().sum()) + int(log.attrs.get(LEFT_OUT, 0))
    if without:
        yield SkippedRecording(
            source=str(path), reason=f"{without} events belong to no case: left out"
        )
