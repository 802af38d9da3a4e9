"""A long XES file parsed once, some thousand events at a time, onto disk.

What is known of a column only after the last event (its type, whether it has gaps,
whether it is there at all) is known before the first part is read back. Each trace is
held whole while it is parsed. A file of which something had to be made sense of in the
values themselves is left to `wb2pm.converters.xes.reader.read_xes`, which says what and
how often.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import polars as pl

from wb2pm.columns import ACTIVITY
from wb2pm.converters.lifecycle import DERIVED
from wb2pm.converters.parts import NeedsWholeTableError, even_parts
from wb2pm.converters.xes.frame import attributes_of, spread, to_pandas, typed_columns
from wb2pm.converters.xes.names import unescape_key
from wb2pm.converters.xes.parser import MANY_COLUMNS, parse
from wb2pm.converters.xes.reader import chunks_of
from wb2pm.converters.xes.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping
    from pathlib import Path

    import pandas as pd

    from wb2pm.converters.xes.parser import RawLog, Table
    from wb2pm.converters.xes.texts import Values

_EVENTS: Final = 2**15
"""Events that are parsed before they are put down."""


class SpooledXes:
    """The events of an XES file as columns on disk, each of one type.

    Attributes:
        attrs: What the file says of itself, as `read_xes` has it.
        types: Column -> its type.
    """

    def __init__(self, path: Path, *, timezone: str, folder: Path) -> None:
        """Parse a file.

        Args:
            path: The file, compressed with gzip or not.
            timezone: Zone of times that have none.
            folder: An empty folder, which is needed as long as parts are read.

        Raises:
            ConversionError: As `read_xes`.
            NeedsWholeTableError: If it has to be read whole.
        """
        self.types: dict[str, pl.DataType] = {}
        self._folder, self._pieces = folder, 0
        self._source, self._timezone = str(path), timezone
        self._full: dict[str, int] = {}  # column -> pieces that have it without a gap
        self._ids: set[str] = set()
        self._empty = 0
        self._texts: Texts | None = None
        raw = parse(chunks_of(path), source=self._source, at_trace=self._at_trace)
        self._put_down(raw)
        self._ids.clear()
        if not self._pieces:
            raise NeedsWholeTableError("no events")
        if self._texts is None or self._texts.own != self._new_texts(raw).own:
            raise NeedsWholeTableError("extensions that are declared after events")
        if self._empty:
            raw.note("a trace without events: left out", self._empty)
        self.attrs: Mapping[Any, Any] = attributes_of(raw, self._texts)

    def parts(
        self, names: Collection[str], *, rows: int
    ) -> Iterator[Mapping[str, pd.Series[Any]]]:
        """Read some columns, a number of rows at a time.

        Args:
            names: The columns.
            rows: How many rows each part has but for the last.
        """
        for part in even_parts(self._frames([*dict.fromkeys(names)]), rows):
            yield {
                name: to_pandas(part[name], gaps=self._full[name] < self._pieces)
                for name in part.columns
            }

    def _frames(self, names: Collection[str]) -> Iterator[pl.DataFrame]:
        for number in range(self._pieces):
            path = self._folder / f"{number}.arrow"
            there = [name for name in names if name in pl.read_ipc_schema(path)]
            frame = pl.read_ipc(path, columns=there)
            missing = {n: self.types[n] for n in names if n not in there}
            yield frame.with_columns(
                pl.lit(None, dtype=kind).alias(name) for name, kind in missing.items()
            ).select(names)

    def _at_trace(self, raw: RawLog) -> None:
        if max(raw.events.row, raw.cases.row) + 1 >= _EVENTS:
            self._put_down(raw)

    def _put_down(self, raw: RawLog) -> None:
        """Write what was parsed as a file of columns, and forget it."""
        if DERIVED in raw.log.columns["string"]:
            raise NeedsWholeTableError("starts and ends that are rows of their own")
        columns = self._columns(raw)
        raw.forget_rows()
        if not columns:
            return
        frame = pl.DataFrame(columns)
        frame.write_ipc(self._folder / f"{self._pieces}.arrow", compression="lz4")
        self._pieces += 1
        for name in frame.columns:
            kind, full = frame.schema[name], not frame[name].null_count()
            if self.types.setdefault(name, kind) != kind:
                raise NeedsWholeTableError(f"times in {name!r} of several units")
            self._full[name] = self._full.get(name, 0) + full

    def _columns(self, raw: RawLog) -> dict[str, pl.Series]:
        self._texts = self._texts or self._new_texts(raw)
        keys = _keys(raw.events, self._texts), _keys(raw.cases, self._texts)
        if {f"case:{key}" for key in keys[1]} & keys[0]:
            raise NeedsWholeTableError("attributes of events called like a case's")
        odd = sum(raw.repairs.values())
        case_of = np.asarray(raw.case_of, dtype=np.int64)
        if (case_of < 0).any():
            raise NeedsWholeTableError("events outside of traces")
        events = dict(typed_columns(raw.events, self._texts, _somewhere))
        cases = dict(typed_columns(raw.cases, self._texts, _somewhere))
        self._see_ids(cases.get(ACTIVITY), raw.cases.row + 1)
        self._empty += raw.cases.row + 1 - np.unique(case_of).size
        found = {f"case:{key}": spread(each, case_of) for key, each in cases.items()}
        columns: dict[str, pl.Series] = {}
        for name, values in (events | found).items():
            if isinstance(values, list):
                raise NeedsWholeTableError(f"values of several types in {name!r}")
            columns[name] = values
        if sum(raw.repairs.values()) != odd:
            raise NeedsWholeTableError("values that have to be made sense of")
        return columns if case_of.size else {}

    def _see_ids(self, names: Values | None, count: int) -> None:
        """Refuse traces that need a name of their own."""
        before = len(self._ids)
        if isinstance(names, pl.Series) and names.dtype == pl.String:
            self._ids.update(names.drop_nulls())
        if len(self._ids) - before != count:
            raise NeedsWholeTableError("traces without a name of their own")

    def _new_texts(self, raw: RawLog) -> Texts:
        return Texts(raw, source=self._source, timezone=self._timezone)


def _keys(table: Table, texts: Texts) -> set[str]:
    """Return the keys of a table, each of which names one column of one type."""
    written = [key for by_key in table.columns.values() for key in by_key]
    keys = {unescape_key(key) if texts.own else key for key in written}
    if len(keys) < len(written) or len(keys) > MANY_COLUMNS:
        raise NeedsWholeTableError("keys of several types, or very many")
    return keys


def _somewhere(_row: int) -> str:
    return ""  # who reads the whole file says where
