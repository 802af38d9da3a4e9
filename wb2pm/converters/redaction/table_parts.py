"""A long event log without its secrets, some thousand rows at a time.

What is masked, and how often, is what `wb2pm.converters.redaction.tables.redact_table`
gives of the whole table. Columns of few values are looked at by their values, others
once by their rows before anything is written: a secret found in the last row is masked
in the first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pandas as pd

from wb2pm import columns
from wb2pm.converters.parts import NeedsWholeTableError
from wb2pm.converters.redaction.named import (
    announced,
    contents_beside,
    is_announcing,
)
from wb2pm.converters.redaction.tables import (
    KEPT,
    MOST_KNOWN,
    Masking,
    holds_words,
    masked_ids,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

    from wb2pm.converters.redaction.redact import Policy
    from wb2pm.converters.redaction.spans import Kind

_MOST_REMEMBERED: Final = 100_000
"""Cells whose masks are remembered: more are forgotten, and looked at anew."""


class PartsMasking:
    """Masks the parts of a log with what is known of the whole.

    Attributes:
        counts: Kind of secret -> in how many cells one is masked.
        attrs: Attributes of the log, masked.
    """

    def __init__(  # noqa: PLR0913 (what is known of a log)
        self,
        names: Collection[str],
        *,
        counts: Mapping[str, Mapping[Any, int] | None],
        cases: Iterable[str],
        attrs: Mapping[Any, Any],
        parts: Callable[[Collection[str]], Iterator[pd.DataFrame]],
        policy: Policy,
    ) -> None:
        """Look at a log.

        Args:
            names: Its columns.
            counts: Column that may hold words -> value -> in how many rows; None where
                there are too many values.
            cases: Ids of its cases, each once, in their order.
            attrs: Its attributes.
            parts: Reads some columns from the beginning.
            policy: What to mask.

        Raises:
            NeedsWholeTableError: If cells beside each other tell what is secret, or a
                column of numbers becomes text.
        """
        self.counts: dict[str, int] = {}
        self.attrs = dict(attrs)
        self._values: dict[str, dict[Any, Any]] = {}
        self._rows: set[str] = set()
        self._ids: dict[str, str] = {}
        self._masking: Masking | None = None
        if policy == "none":
            return
        ids = pd.Series(list(cases), dtype="str")
        changed = masked_ids(ids).get(columns.CASE)
        if changed is not None:
            pairs = zip(ids, changed, strict=True)
            self._ids = {old: new for old, new in pairs if old != new}
        self._refuse_announced(names, counts, parts)
        known: dict[str, Kind] = {}
        while True:
            masking = Masking(known, all_values=policy == "all-values")
            self._learn(masking, counts, parts)
            head = pd.DataFrame({name: pd.Series(dtype="str") for name in names})
            head.attrs = dict(attrs)
            self.attrs = masking.table(head).attrs
            fresh = masking.fresh(known)
            if not fresh or len(known) + len(fresh) > MOST_KNOWN:
                break
            known |= fresh
        self.counts = dict(sorted(masking.counts.items()))
        self._masking = masking

    def masked(self, rows: pd.DataFrame) -> pd.DataFrame:
        """Mask some rows of the log."""
        changed: dict[str, Any] = {}
        if self._ids:
            ids = rows[columns.CASE]
            changed[columns.CASE] = ids.map(lambda case: self._ids.get(case, case))
        for name, new in self._values.items():
            cells = rows[name].astype(object).map(lambda c: new.get(c, c))  # noqa: B023 (used at once)
            changed[name] = cells.astype("str")
        for name in self._rows:
            column = self._column(rows[name], name)
            if column is not None:
                changed[name] = column
        return rows.assign(**changed) if changed else rows

    def _learn(
        self,
        masking: Masking,
        counts: Mapping[str, Mapping[Any, int] | None],
        parts: Callable[[Collection[str]], Iterator[pd.DataFrame]],
    ) -> None:
        self._values, self._rows = {}, set()
        many = [name for name, values in counts.items() if values is None]
        for name, values in counts.items():
            if new := masking.values(name, values or {}):
                if not all(isinstance(value, str) for value in values or ()):
                    raise NeedsWholeTableError(f"numbers of {name!r} are masked")
                self._values[name] = new
        if not many:
            return
        self._masking = masking
        for part in parts(many):
            for name in many:
                masked = self._column(part[name], name)
                if masked is None:
                    continue
                if not pd.api.types.is_string_dtype(part[name]):
                    raise NeedsWholeTableError(f"numbers of {name!r} are masked")
                self._rows.add(name)

    def _column(self, column: pd.Series[Any], name: str) -> pd.Series[Any] | None:
        if self._masking is None or not holds_words(column, name):
            return None
        self._masking.forget(beyond=_MOST_REMEMBERED)
        return self._masking.column(column, name)

    def _refuse_announced(
        self,
        names: Collection[str],
        counts: Mapping[str, Mapping[Any, int] | None],
        parts: Callable[[Collection[str]], Iterator[pd.DataFrame]],
    ) -> None:
        """Leave to the whole table what stands beside the name of a field for it."""
        own = [name for name in names if name not in KEPT]
        naming = [
            name
            for name in own
            if is_announcing(name) and name in counts and contents_beside(name, own)
        ]
        for name in naming:
            values: Iterable[Any] = counts[name] or ()
            if counts[name] is None:
                values = (v for part in parts([name]) for v in part[name].unique())
            if any(announced(value) for value in values):
                raise NeedsWholeTableError(f"{name!r} names fields for secrets")
