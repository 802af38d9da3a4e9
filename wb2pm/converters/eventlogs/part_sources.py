"""Where the parts of a long event log come from: a table of text, Parquet or XES."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import pandas as pd
import polars as pl

from wb2pm.converters.eventlogs.mapping import LogMapping, find_roles
from wb2pm.converters.eventlogs.planned import plan_columns, source_names
from wb2pm.converters.eventlogs.tables import MOST_COLUMNS
from wb2pm.converters.parts import ROWS, NeedsWholeTableError
from wb2pm.converters.sources.delimited import Table
from wb2pm.converters.sources.plain_tables import is_plain, plain_parts
from wb2pm.converters.tables.written import is_described

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence
    from pathlib import Path

    from wb2pm.converters.eventlogs.mapping import Roles
    from wb2pm.converters.eventlogs.planned import PlannedColumn

Cells = pl.Series | Any
"""Some cells of a column: texts of Polars, or a pandas series of a type of its own."""


class PartSource(Protocol):
    """A file that is read part by part, as often as it takes.

    Attributes:
        plan: What becomes of its columns, that of the case first.
        mapping: What was said of them.
        attrs: What the file says of itself.
        notes: What had to be made sense of.
        renamed: Name in the log -> name in the file, where they differ.
    """

    plan: Sequence[PlannedColumn]
    mapping: LogMapping
    attrs: Mapping[Any, Any]
    notes: Sequence[str]
    renamed: Mapping[str, str]

    def parts(self, names: Collection[str]) -> Iterator[Mapping[str, Cells]]:
        """Read some columns from the beginning, `ROWS` rows a part but for the last.

        Args:
            names: The columns of the file; others may come with them.

        Raises:
            NeedsWholeTableError: If it cannot be read so.
        """


def planned(
    names: Sequence[str], mapping: LogMapping, path: Path
) -> tuple[list[PlannedColumn], Roles]:
    """Say what becomes of the columns of a table, and what they mean.

    Args:
        names: The columns.
        mapping: What was said of them.
        path: The table, for messages.

    Raises:
        ConversionError: If a column that is needed is not known.
        NeedsWholeTableError: If no part of it can be read by itself.
    """
    if len(names) > MOST_COLUMNS:
        raise NeedsWholeTableError("no plain table")
    roles = find_roles(names, mapping, source=str(path))
    if not roles.timestamp:
        raise NeedsWholeTableError("no times")
    return list(plan_columns(names, roles)), roles


class TextParts:
    """A plain table of text; see `PartSource`."""

    attrs: Mapping[Any, Any] = {}
    notes: Sequence[str] = ()

    def __init__(self, path: Path, mapping: LogMapping) -> None:
        """Look at the header of a file.

        Args:
            path: The file.
            mapping: What its columns mean.

        Raises:
            ConversionError: If a column that is needed is not known.
            NeedsWholeTableError: If it has to be read whole.
        """
        if mapping == LogMapping() and is_described(path):
            raise NeedsWholeTableError("what is beside it says how it was written")
        self._path, self.mapping = path, mapping
        table = Table(path, delimiter=mapping.delimiter or None)
        self._names, self._delimiter = list(table.columns), table.delimiter
        if not is_plain(path, self._delimiter):
            raise NeedsWholeTableError("no plain table")
        plan, roles = planned(self._names, mapping, path)
        self.plan: Sequence[PlannedColumn] = plan
        self.renamed: Mapping[str, str] = source_names(roles)

    def parts(self, names: Collection[str]) -> Iterator[Mapping[str, pl.Series]]:  # noqa: ARG002 (a line has all columns)
        """Read texts; see `PartSource`."""
        try:
            for texts in plain_parts(
                self._path, self._names, delimiter=self._delimiter, rows=ROWS
            ):
                yield dict(zip(texts.columns, texts.iter_columns(), strict=True))
        except (pl.exceptions.PolarsError, ValueError) as exc:
            raise NeedsWholeTableError(str(exc)) from exc


def as_pandas(cells: Cells) -> pd.Series[Any]:
    """Return cells as pandas has them.

    Examples:
        >>> as_pandas(pl.Series(["a"])).tolist()
        ['a']
    """
    found: pd.Series[Any] = cells.to_pandas() if isinstance(cells, pl.Series) else cells
    return found


def texts_or_times(cells: pd.Series[Any]) -> Cells:
    """Return cells that say times as texts, or as the times they are.

    Raises:
        NeedsWholeTableError: If they are neither.

    Examples:
        >>> texts_or_times(pd.Series(["10:00"])).to_list()
        ['10:00']
    """
    if isinstance(cells.dtype, pd.StringDtype):
        return pl.Series(cells.astype("str"), dtype=pl.String)
    if not pd.api.types.is_datetime64_any_dtype(cells):
        raise NeedsWholeTableError(f"times that are {cells.dtype}")
    return cells
