"""A long event log in a plain table of text, read some thousand rows at a time.

The file is gone through once to learn what holds for whole columns (what their cells
are written as, which cases there are), and then as often as it is written. What takes
all rows at once, as odd times do or a case that is missing, is left to
`wb2pm.converters.eventlogs.tables.read_log`, and so is every damaged table: both give
the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pandas as pd
import polars as pl

from wb2pm import columns
from wb2pm.converters.eventlogs import NOTES
from wb2pm.converters.eventlogs.cells import (
    CellKind,
    Times,
    assumed_note,
    in_the_calendar,
    joined_column,
    read_times,
)
from wb2pm.converters.eventlogs.mapping import LogMapping, find_roles
from wb2pm.converters.eventlogs.numbering import CaseNumbers
from wb2pm.converters.eventlogs.order import backwards_note
from wb2pm.converters.eventlogs.planned import (
    PlannedColumn,
    plan_columns,
    source_names,
)
from wb2pm.converters.eventlogs.tables import MOST_COLUMNS, SOURCE_NAMES
from wb2pm.converters.parts import ROWS, NeedsWholeTableError, NumberedPart
from wb2pm.converters.sources.delimited import Table
from wb2pm.converters.sources.plain_tables import is_plain, plain_parts
from wb2pm.converters.tables.written import is_described
from wb2pm.converters.xes.frame import order_columns

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator
    from pathlib import Path

MOST_DISTINCT: Final = 20_000
"""Values of one column that are counted; of one with more, each part is looked at."""
_DIGITS_OF_A_CARD: Final = 12
_MAY_BE_WORDS: Final = frozenset({"empty", "text", "whole"})


class StreamedLog:
    """An event log that is read part by part.

    Attributes:
        attrs: What it says of itself, as `read_log` has it.
        columns: Its columns, in their order.
        kinds: Column -> what all of its cells are written as.
        counts: Column -> text -> in how many rows; None where there are too many.
        numbers: The cases as they first appear.
    """

    def __init__(self, path: Path, mapping: LogMapping, timezone: str) -> None:
        """Go through a file.

        Args:
            path: The file, a table of text.
            mapping: What its columns mean.
            timezone: Zone of times that name none.

        Raises:
            ConversionError: If a column that is needed is not known.
            NeedsWholeTableError: If it has to be read whole.
        """
        if mapping == LogMapping() and is_described(path):
            raise NeedsWholeTableError("what is beside it says how it was written")
        self._path, self._mapping = path, mapping
        self._zone = mapping.zone or timezone
        table = Table(path, delimiter=mapping.delimiter or None)
        self._names, self._delimiter = list(table.columns), table.delimiter
        if len(self._names) > MOST_COLUMNS or not is_plain(path, self._delimiter):
            raise NeedsWholeTableError("no plain table")
        roles = find_roles(self._names, mapping, source=str(path))
        if not roles.timestamp:
            raise NeedsWholeTableError("no times")
        self._plan = list(plan_columns(self._names, roles))
        self.kinds = {
            each.name: CellKind(decimal=mapping.decimal) for each in self._plan
        }
        self.counts: dict[str, dict[Any, int] | None] = {
            each.name: {} for each in self._plan if each.read_as != "time"
        }
        del self.counts[columns.CASE]
        self.numbers = CaseNumbers()
        self._longest: dict[str, int] = {}
        self._assumed = dict.fromkeys(self.kinds, 0)
        for part in self._texts():
            self._look(part)
        if not self.numbers.ids:
            raise NeedsWholeTableError("no rows")
        self._refuse_odd()
        self.attrs: dict[Any, Any] = {NOTES: self._notes()}
        if different := source_names(roles):
            self.attrs[SOURCE_NAMES] = different
        names = {*self.kinds, columns.EVENT_INDEX}
        head = pd.DataFrame({name: [] for name in names})
        self.columns = [str(name) for name in order_columns(head).columns]

    def words(
        self, *, by_name: Callable[[str], object]
    ) -> dict[str, dict[Any, int] | None]:
        """Count the values of columns that may hold words, or numbers as long as a card's.

        Args:
            by_name: Tells whether the name of a column alone makes its numbers matter.

        Returns:
            Column -> value -> in how many rows; None where there are too many values.
        """
        counts: dict[str, dict[Any, int] | None] = {}
        for name, values in self.counts.items():
            kind = self.kinds[name].name
            if kind == "whole" and values is not None:
                counts[name] = {int(text): times for text, times in values.items()}
            elif kind in _MAY_BE_WORDS:
                counts[name] = values
            elif kind == "number" and (
                by_name(name) is not None or self._longest[name] >= _DIGITS_OF_A_CARD
            ):
                counts[name] = None
        return counts

    def parts(self, names: Collection[str] | None = None) -> Iterator[NumberedPart]:
        """Read the log from its beginning.

        Args:
            names: The columns that are wanted; by default all.
        """
        numbers = CaseNumbers()
        wanted = [n for n in self.columns if names is None or n in names]
        for texts in self._texts():
            cases = self._column(self._plan[0], texts)
            numbered = numbers.number(cases)
            made: dict[str, pd.Series[Any]] = {columns.CASE: cases}
            if columns.EVENT_INDEX not in self.kinds:
                made[columns.EVENT_INDEX] = pd.Series(numbered.places)
            for each in self._plan[1:]:
                if each.name in wanted:
                    made[each.name] = self._column(each, texts)
            rows = pd.DataFrame({name: made[name] for name in wanted}, copy=False)
            yield NumberedPart(rows, numbered.cases)

    def _texts(self) -> Iterator[pl.DataFrame]:
        try:
            yield from plain_parts(
                self._path, self._names, delimiter=self._delimiter, rows=ROWS
            )
        except (pl.exceptions.PolarsError, ValueError) as exc:
            raise NeedsWholeTableError(str(exc)) from exc

    def _column(self, each: PlannedColumn, texts: pl.DataFrame) -> pd.Series[Any]:
        if each.read_as == "text":
            found = pd.DataFrame({n: texts[n].to_pandas() for n in each.sources})
            return joined_column(found, each.sources)
        (source,) = each.sources
        if each.read_as == "typed":
            return self.kinds[each.name].typed(texts[source])
        return self._times(texts[source]).cells

    def _times(self, texts: pl.Series) -> Times:
        return read_times(texts, zone=self._zone, pattern=self._mapping.time_format)

    def _look(self, texts: pl.DataFrame) -> None:
        """Learn what holds for whole columns from some rows."""
        cases = self._column(self._plan[0], texts)
        if cases.isna().any():
            raise NeedsWholeTableError("events without a case")
        numbered = self.numbers.number(cases)
        stamps: dict[str, pd.Series[Any]] = {}
        for each in self._plan[1:]:
            if each.read_as == "text":
                cells = self._column(each, texts)
                if cells.isna().any():
                    raise NeedsWholeTableError("events without an activity")
                self._count(each.name, pl.Series(cells))
            elif each.read_as == "time":
                stamps[each.name] = self._look_at_times(each, texts[each.sources[0]])
            else:
                self._look_at_cells(each, texts[each.sources[0]])
        key = columns.START if columns.START in stamps else columns.TIMESTAMP
        self.numbers.see_times(numbered.cases, stamps[key])
        self._check_index(texts, numbered.places)

    def _look_at_times(self, each: PlannedColumn, texts: pl.Series) -> pd.Series[Any]:
        times = self._times(texts)
        is_missing = each.name == columns.TIMESTAMP and bool(times.cells.isna().any())
        if times.unread or is_missing:
            raise NeedsWholeTableError(f"no times in {each.name!r}")
        self._assumed[each.name] += times.assumed
        _refuse_odd_years(times.cells)
        return times.cells

    def _look_at_cells(self, each: PlannedColumn, texts: pl.Series) -> None:
        kind = self.kinds[each.name]
        kind.see(texts)
        if kind.name in _MAY_BE_WORDS:
            self._count(each.name, texts)
            return
        self.counts[each.name] = None
        if kind.name == "time":
            _refuse_odd_years(kind.typed(texts))
        longest: Any = texts.str.len_bytes().max()
        self._longest[each.name] = max(self._longest.get(each.name, 0), longest or 0)

    def _check_index(self, texts: pl.DataFrame, index: Any) -> None:  # noqa: ANN401 (an array)
        """See that the file's own numbers are what numbering gives."""
        own = next((e for e in self._plan if e.name == columns.EVENT_INDEX), None)
        if own is None:
            return
        kind = self.kinds[own.name]
        if kind.name != "whole" or kind.has_gaps:
            raise NeedsWholeTableError("numbers of events that are none")
        if (kind.typed(texts[own.sources[0]]).to_numpy() != index).any():
            raise NeedsWholeTableError("numbers of events in another order")

    def _count(self, name: str, texts: pl.Series) -> None:
        known = self.counts[name]
        if known is None:
            return
        found = texts.drop_nulls().value_counts()
        if len(known) + found.height > MOST_DISTINCT:
            new = sum(value not in known for value in found[:, 0])
            if len(known) + new > MOST_DISTINCT:
                self.counts[name] = None
                return
        for value, times in found.iter_rows():
            known[value] = known.get(value, 0) + times

    def _refuse_odd(self) -> None:
        """Leave to the whole table what only it tells."""
        if columns.UI_TIME_QUALITY in self.kinds:
            qualities = self.counts.get(columns.UI_TIME_QUALITY)
            if qualities is None or "order_only" in qualities:
                raise NeedsWholeTableError("times that only carry the order")

    def _notes(self) -> list[str]:
        notes = []
        for each in self._plan:
            notes += [each.note] if each.note else []
            if each.read_as == "time" and self._assumed[each.name]:
                assumed = self._assumed[each.name]
                notes.append(assumed_note(each.sources[0], self._zone, assumed))
        if self.numbers.backwards:
            notes.append(backwards_note(self.numbers.backwards))
        return notes


def _refuse_odd_years(times: pd.Series[Any]) -> None:
    notes: list[str] = []
    in_the_calendar(times, "", notes)
    if notes:
        raise NeedsWholeTableError("times of years that no calendar has")
