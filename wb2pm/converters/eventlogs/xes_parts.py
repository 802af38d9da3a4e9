"""A long event log in an XES file, read some thousand events at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import polars as pl

from wb2pm import columns
from wb2pm.converters.eventlogs.planned import PlannedColumn
from wb2pm.converters.parts import ROWS, NeedsWholeTableError
from wb2pm.converters.xes.spooled import SpooledXes

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence
    from pathlib import Path

    import pandas as pd

    from wb2pm.converters.eventlogs.mapping import LogMapping


class XesParts:
    """An XES file; see `wb2pm.converters.eventlogs.part_sources.PartSource`."""

    def __init__(
        self, path: Path, mapping: LogMapping, timezone: str, folder: Path
    ) -> None:
        """Parse a file.

        Args:
            path: The file.
            mapping: Its zone is that of times that name none.
            timezone: Zone of such times otherwise.
            folder: As for `SpooledXes`.

        Raises:
            ConversionError: If it cannot be read.
            NeedsWholeTableError: If it has to be read whole.
        """
        self.mapping = mapping
        zone = mapping.zone or timezone
        self._log = SpooledXes(path, timezone=zone, folder=folder)
        for name, kind in _NEEDED.items():
            if not isinstance(self._log.types.get(name, _ABSENT.get(name)), kind):
                raise NeedsWholeTableError(f"{name!r} is not what it should be")
        attrs = self._log.attrs
        self.attrs: Mapping[Any, Any] = attrs
        self.notes: Sequence[str] = tuple(attrs["xes:notes"])
        self.renamed: Mapping[str, str] = {}
        first = (columns.CASE, columns.ACTIVITY)
        self.plan: Sequence[PlannedColumn] = [
            *(PlannedColumn(name, (name,), "text") for name in first),
            *(
                PlannedColumn(name, (name,), "kept")
                for name in self._log.types
                if name not in first
            ),
        ]

    def parts(self, names: Collection[str]) -> Iterator[Mapping[str, pd.Series[Any]]]:
        """Read cells of their own types; see `PartSource`."""
        yield from self._log.parts(names, rows=ROWS)


_NEEDED = {
    columns.CASE: pl.String,
    columns.ACTIVITY: pl.String,
    columns.TIMESTAMP: pl.Datetime,
    columns.START: pl.Datetime,
}
_ABSENT = {columns.START: pl.Datetime()}
"""What need not be there."""
