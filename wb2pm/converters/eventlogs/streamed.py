"""A long event log that is read some thousand rows at a time.

The file is gone through once to learn what holds for whole columns (what their cells
are, which cases there are), and then as often as it is written. What takes
all rows at once, as odd times do or a case that is missing, is left to
`wb2pm.converters.eventlogs.tables.read_log`, and so is every damaged file: both give
the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pandas as pd
import polars as pl

from wb2pm import columns
from wb2pm.converters.eventlogs import NOTES
from wb2pm.converters.eventlogs.calendar_times import (
    in_the_calendar,
    in_utc,
    no_zone_note,
)
from wb2pm.converters.eventlogs.cells import (
    CellKind,
    Times,
    assumed_note,
    joined_column,
    read_times,
)
from wb2pm.converters.eventlogs.kept_cells import (
    DIGITS_OF_A_CARD,
    KeptCells,
    digits_of,
)
from wb2pm.converters.eventlogs.numbering import CaseNumbers
from wb2pm.converters.eventlogs.order import backwards_note
from wb2pm.converters.eventlogs.part_sources import as_pandas, texts_or_times
from wb2pm.converters.eventlogs.tables import SOURCE_NAMES
from wb2pm.converters.parts import NeedsWholeTableError, NumberedPart
from wb2pm.converters.xes.frame import order_columns

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping

    from wb2pm.converters.eventlogs.kept_cells import ColumnKind
    from wb2pm.converters.eventlogs.part_sources import Cells, PartSource
    from wb2pm.converters.eventlogs.planned import PlannedColumn

MOST_DISTINCT: Final = 20_000
"""Values of one column that are counted; of one with more, each part is looked at."""
_STAMPS: Final = (columns.START, columns.TIMESTAMP)
_MAY_BE_WORDS: Final = frozenset({"empty", "text", "whole"})


class StreamedLog:
    """An event log that is read part by part.

    Attributes:
        attrs: What it says of itself, as `read_log` has it.
        columns: Its columns, in their order.
        kinds: Column -> what all of its cells are.
        counts: Column -> value -> in how many rows; None where there are too many.
        numbers: The cases as they first appear.
    """

    def __init__(self, source: PartSource, timezone: str) -> None:
        """Go through a file.

        Args:
            source: The file.
            timezone: Zone of times that name none.

        Raises:
            NeedsWholeTableError: If it has to be read whole.
        """
        self._source, self._plan = source, source.plan
        self._zone = source.mapping.zone or timezone
        self.kinds: dict[str, ColumnKind] = {}
        names = [each.name for each in self._plan]
        self.counts: dict[str, dict[Any, int] | None] = {
            each.name: {} for each in self._plan if each.read_as != "time"
        }
        del self.counts[columns.CASE]
        self.numbers = CaseNumbers()
        self._longest: dict[str, int] = {}
        self._assumed = dict.fromkeys(names, 0)
        self._without_zone: set[str] = set()
        for part in source.parts([n for each in self._plan for n in each.sources]):
            self._look(part)
        if not self.numbers.ids:
            raise NeedsWholeTableError("no rows")
        self._refuse_odd()
        self.attrs: dict[Any, Any] = {**source.attrs, NOTES: self._notes()}
        if source.renamed:
            self.attrs[SOURCE_NAMES] = dict(source.renamed)
        head = pd.DataFrame({name: [] for name in {*names, columns.EVENT_INDEX}})
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
            kind = self.kinds[name].name if name in self.kinds else "text"
            if kind == "whole" and values is not None:
                counts[name] = {int(text): times for text, times in values.items()}
            elif kind == "other" or kind in _MAY_BE_WORDS:
                counts[name] = values
            elif kind == "number" and (
                by_name(name) is not None or self._longest[name] >= DIGITS_OF_A_CARD
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
        case, *others = self._plan
        asked = [case, *(each for each in others if each.name in wanted)]
        own = any(each.name == columns.EVENT_INDEX for each in others)
        for part in self._source.parts([n for each in asked for n in each.sources]):
            made = {each.name: self._column(each, part) for each in asked}
            numbered = numbers.number(made[columns.CASE])
            if not own:
                made[columns.EVENT_INDEX] = pd.Series(numbered.places)
            rows = pd.DataFrame({name: made[name] for name in wanted}, copy=False)
            yield NumberedPart(rows, numbered.cases)

    def _column(self, each: PlannedColumn, part: Mapping[str, Cells]) -> pd.Series[Any]:
        if each.read_as == "text":
            found = pd.DataFrame({n: as_pandas(part[n]) for n in each.sources})
            return joined_column(found, each.sources)
        (source,) = each.sources
        if each.read_as == "time":
            return self._times(each, part[source]).cells
        return self.kinds[each.name].typed(self._own(each, part[source]))

    def _own(self, each: PlannedColumn, cells: Cells) -> Cells:
        """Return cells as texts to be typed, or with the type that they keep."""
        if isinstance(cells, pl.Series) or each.read_as == "kept":
            return cells
        if isinstance(cells.dtype, pd.StringDtype):
            return pl.Series(cells.astype("str"), dtype=pl.String)
        is_time = pd.api.types.is_datetime64_any_dtype(cells)
        return in_utc(cells, self._zone) if is_time else cells

    def _times(self, each: PlannedColumn, cells: Cells) -> Times:
        cells = cells if isinstance(cells, pl.Series) else texts_or_times(cells)
        if isinstance(cells, pl.Series):
            pattern = self._source.mapping.time_format
            return read_times(cells, zone=self._zone, pattern=pattern)
        _refuse_odd_years(cells)
        if cells.dt.tz is None:
            self._without_zone.add(each.name)
        return Times(in_utc(cells, self._zone).dt.as_unit("us"), {}, 0)

    def _look(self, part: Mapping[str, Cells]) -> None:
        """Learn what holds for whole columns from some rows."""
        cases = self._column(self._plan[0], part)
        if cases.isna().any():
            raise NeedsWholeTableError("events without a case")
        numbered = self.numbers.number(cases)
        stamps: dict[str, pd.Series[Any]] = {}
        for each in self._plan[1:]:
            if each.read_as == "text":
                cells = self._column(each, part)
                if cells.isna().any():
                    raise NeedsWholeTableError("events without an activity")
                self._count(each.name, pl.Series(cells))
            elif each.read_as == "time":
                stamps[each.name] = self._look_at_times(each, part[each.sources[0]])
            else:
                self._look_at_cells(each, part[each.sources[0]])
        for each in self._plan[1:]:
            if each.name in _STAMPS and each.name not in stamps:
                stamps[each.name] = self._column(each, part)
        if stamps[columns.TIMESTAMP].isna().any():
            raise NeedsWholeTableError("events without a time")
        key = columns.START if columns.START in stamps else columns.TIMESTAMP
        self.numbers.see_times(numbered.cases, stamps[key])
        self._check_index(part, numbered.places)

    def _look_at_times(self, each: PlannedColumn, cells: Cells) -> pd.Series[Any]:
        times = self._times(each, cells)
        if times.unread:
            raise NeedsWholeTableError(f"no times in {each.name!r}")
        self._assumed[each.name] += times.assumed
        _refuse_odd_years(times.cells)
        return times.cells

    def _look_at_cells(self, each: PlannedColumn, cells: Cells) -> None:
        own = self._own(each, cells)
        if each.name not in self.kinds:
            is_text = isinstance(own, pl.Series)
            decimal = self._source.mapping.decimal
            self.kinds[each.name] = (
                CellKind(decimal=decimal) if is_text else KeptCells()
            )
        kind = self.kinds[each.name]
        kind.see(own)
        if kind.name == "time":
            _refuse_odd_years(kind.typed(own))
        if kind.name in _MAY_BE_WORDS:
            self._count(each.name, pl.Series(own))
        else:
            self.counts[each.name] = None
        if kind.name == "number" or not isinstance(own, pl.Series):
            longest = max(self._longest.get(each.name, 0), digits_of(own))
            self._longest[each.name] = longest

    def _check_index(self, part: Mapping[str, Cells], index: Any) -> None:  # noqa: ANN401 (an array)
        """See that the file's own numbers are what numbering gives."""
        own = next((e for e in self._plan if e.name == columns.EVENT_INDEX), None)
        if own is None:
            return
        kind = self.kinds[own.name]
        if kind.name != "whole" or kind.has_gaps:
            raise NeedsWholeTableError("numbers of events that are none")
        if (self._column(own, part).to_numpy() != index).any():
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
        notes = [*self._source.notes]
        for each in self._plan:
            notes += [each.note] if each.note else []
            if each.name in self._without_zone:
                notes.append(no_zone_note(each.sources[0], self._zone))
            if assumed := self._assumed[each.name]:
                notes.append(assumed_note(each.sources[0], self._zone, assumed))
        if self.numbers.backwards:
            notes.append(backwards_note(self.numbers.backwards))
        return notes


def _refuse_odd_years(times: pd.Series[Any]) -> None:
    notes: list[str] = []
    in_the_calendar(times, "", notes)
    if notes:
        raise NeedsWholeTableError("times of years that no calendar has")
