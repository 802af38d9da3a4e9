"""A long event log in a Parquet file, read some thousand rows at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pyarrow.parquet as pq

from wb2pm.converters.eventlogs.part_sources import planned
from wb2pm.converters.eventlogs.planned import source_names
from wb2pm.converters.lifecycle import DERIVED
from wb2pm.converters.parts import ROWS, NeedsWholeTableError
from wb2pm.converters.tables.parquet import rows_of, unpack_parts

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence
    from pathlib import Path

    import pandas as pd

    from wb2pm.converters.eventlogs.mapping import LogMapping
    from wb2pm.converters.eventlogs.planned import PlannedColumn


class ParquetParts:
    """A Parquet file; see `wb2pm.converters.eventlogs.part_sources.PartSource`."""

    notes: Sequence[str] = ()

    def __init__(self, path: Path, mapping: LogMapping) -> None:
        """Look at the columns of a file.

        Args:
            path: The file.
            mapping: What its columns mean.

        Raises:
            ConversionError: If a column that is needed is not known.
            NeedsWholeTableError: If it has to be read whole.
        """
        self._path, self.mapping = path, mapping
        schema = pq.read_schema(path)
        names = list(schema.names)
        _refuse_numbered(schema)
        for field in schema:
            if not any(is_of(field.type) for is_of in _READ):
                raise NeedsWholeTableError(f"{field.name!r} holds {field.type}")
        head = rows_of(schema.empty_table(), path)
        self.attrs: Mapping[Any, Any] = dict(head.attrs)
        if DERIVED in self.attrs:
            raise NeedsWholeTableError("starts and ends that are rows of their own")
        if list(head.columns) != names or len({*names}) < len(names):
            raise NeedsWholeTableError("names of columns that are to be mended")
        if any("\0" in name or str(head[name].dtype) == "category" for name in names):
            raise NeedsWholeTableError("names or categories that are to be mended")
        plan, roles = planned(names, mapping, path)
        self.plan: Sequence[PlannedColumn] = plan
        self.renamed: Mapping[str, str] = source_names(roles)
        for name in (*roles.case, *roles.activity):
            if pa.types.is_floating(schema.field(name).type):
                raise NeedsWholeTableError(f"{name!r} holds numbers with fractions")

    def parts(self, names: Collection[str]) -> Iterator[Mapping[str, pd.Series[Any]]]:
        """Read cells of their own types; see `PartSource`."""
        try:
            chosen = list(dict.fromkeys(names))
            before = ROWS
            for table in unpack_parts(self._path, chosen, rows=ROWS):
                if before != ROWS:
                    raise NeedsWholeTableError("parts of another size")
                before = table.num_rows
                rows = rows_of(table, self._path).reset_index(drop=True)
                yield {str(name): rows[name] for name in rows.columns}
        except (OSError, OverflowError, pa.ArrowException) as exc:
            raise NeedsWholeTableError(str(exc)) from exc


_READ = (
    *(pa.types.is_integer, pa.types.is_floating, pa.types.is_boolean),
    *(pa.types.is_string, pa.types.is_large_string, pa.types.is_timestamp),
)
"""Types of which the parts of a column are read as all of it is."""


def _refuse_numbered(schema: pa.Schema) -> None:
    """Leave to the whole table rows that pandas numbered otherwise than from 0."""
    told = schema.pandas_metadata or {}
    for index in told.get("index_columns", ()):
        is_range = isinstance(index, dict) and index.get("kind") == "range"
        if not is_range or (index["name"], index["start"], index["step"]) != (
            None,
            0,
            1,
        ):
            raise NeedsWholeTableError("rows that are numbered in their own way")
