"""Event logs as tables, and object-centric logs, without their secrets.

A table has many cells and few distinct ones: each distinct value of a column is
looked at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping
from itertools import count, groupby
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from wb2pm import columns
from wb2pm.converters.redaction.known import is_worth_finding
from wb2pm.converters.redaction.masker import Masker
from wb2pm.converters.redaction.named import (
    announced,
    contents_beside,
    is_announcing,
    is_naming_fields,
)
from wb2pm.converters.redaction.rules import mask_id
from wb2pm.converters.redaction.spans import MASKS, is_mask
from wb2pm.converters.redaction.typing import TypedSecrets

if TYPE_CHECKING:
    import pandas as pd

    from wb2pm.converters.ocel.log import ObjectCentricLog
    from wb2pm.converters.redaction.redact import Policy
    from wb2pm.converters.redaction.spans import Kind

KEPT: Final = frozenset({columns.CASE, columns.EVENT_INDEX, columns.EVENT_ID})
"""Columns of ids: later steps find cases and events by them."""
MOST_KNOWN: Final = 5_000
"""How many secrets are looked for wherever else they stand; a table whose column of
tokens has more is masked in that column alone."""
_SHORTEST_NUMBER: Final = 10**11
"""A shorter number is no card's."""


class RedactedTable(NamedTuple):
    """An event log without its secrets.

    Attributes:
        log: The same log, masked.
        counts: Kind of secret -> in how many cells one was masked.
    """

    log: pd.DataFrame
    counts: dict[str, int]


def redact_table(log: pd.DataFrame, *, policy: Policy = "secrets") -> RedactedTable:
    """Mask what must not leave an event log.

    Masked is what `wb2pm.converters.redaction.redact.redact` masks: whole cells of
    columns whose name says that they hold a password, code, token or card number; the
    content in a row that names a field for one; and in any other text what looks like
    one, or like an e-mail address. The policy
    ``all-values`` also masks columns of what was typed: those whose names end in
    input, value, text or content. Ids of events stay, and those of cases but for
    e-mail addresses and account numbers in them, which are numbered apart.

    Args:
        log: An event log; it is not changed.
        policy: What to mask.

    Returns:
        The masked log, and how many cells of each kind were masked. A column of
        numbers becomes text where one of them is masked.

    Examples:
        >>> import pandas as pd
        >>> log = pd.DataFrame({"concept:name": ["Mail to kim@shop.example"], "pin": [4711]})
        >>> redacted = redact_table(log)
        >>> redacted.log.iloc[0].tolist(), redacted.counts
        (['Mail to [email]', '[code]'], {'code': 1, 'email': 1})
    """
    if policy == "none":
        return RedactedTable(log, {})
    known: dict[str, Kind] = {}
    while True:
        masking = Masking(known, all_values=policy == "all-values")
        masked = masking.table(log)
        fresh = masking.fresh(known)
        if not fresh or len(known) + len(fresh) > MOST_KNOWN:
            break
        known |= fresh
    return RedactedTable(masked, dict(sorted(masking.counts.items())))


def redact_objects(
    ocel: ObjectCentricLog, *, policy: Policy = "secrets"
) -> ObjectCentricLog:
    """Mask what must not leave an object-centric log.

    Args:
        ocel: The log; it is not changed.
        policy: As for `redact_table`.

    Returns:
        The masked log; ids stay, and so do the names of types and attributes. An
        attribute of which a number is masked becomes text.

    Examples:
        >>> from wb2pm.converters.ocel.log import ObjectCentricLog
        >>> redact_objects(ObjectCentricLog()).events
        ()
    """
    if policy == "none":
        return ocel
    known: dict[str, Kind] = {}
    while True:
        masking = Masking(known, all_values=policy == "all-values")
        masked = masking.objects(ocel)
        fresh = masking.fresh(known)
        if not fresh or len(known) + len(fresh) > MOST_KNOWN:
            return masked
        known |= fresh


class Masking:
    """One round over a log with what is known of its secrets."""

    def __init__(self, known: dict[str, Kind], *, all_values: bool) -> None:
        nothing = TypedSecrets({}, {}, {}, frozenset(), (), {})
        self._masker = Masker(nothing, known, all_values=all_values)
        self._seen: dict[tuple[str, Any], tuple[Any, Counter[str]]] = {}
        self.counts: Counter[str] = Counter()

    def fresh(self, known: dict[str, Kind]) -> dict[str, Kind]:
        return {
            text: kind
            for text, kind in self._masker.found.items()
            if text not in known and is_worth_finding(text)
        }

    def table(self, log: pd.DataFrame) -> pd.DataFrame:
        masked = self._columns(self._rows(log))
        self._masker.counts = Counter()
        masked.attrs = {
            k: v if isinstance(v, bool) else self._masker.attribute(str(k), v)
            for k, v in log.attrs.items()
        }
        self.counts.update(self._masker.counts)
        return masked

    def _columns(self, log: pd.DataFrame) -> pd.DataFrame:
        changed: dict[Any, Any] = {}
        if columns.CASE in log:
            changed |= masked_ids(log[columns.CASE])
        for name in log.columns:
            if name not in KEPT and holds_words(log[name], str(name)):
                column = self.column(log[name], str(name))
                if column is not None:
                    changed[name] = column
        return log.assign(**changed) if changed else log.copy(deep=False)

    def _rows(self, log: pd.DataFrame) -> pd.DataFrame:
        """Mask the contents of rows that name a field for a secret."""
        names = [str(name) for name in log.columns if name not in KEPT]
        for naming in filter(is_announcing, names):
            contents = [
                name
                for name in contents_beside(naming, names)
                if _is_text(log[name]) or is_naming_fields(naming)
            ]
            if not contents or not _is_text(log[naming]):
                continue
            told = {cell: announced(cell) for cell in log[naming].dropna().unique()}
            if any(told.values()):
                kinds = [told.get(cell) for cell in log[naming].tolist()]
                log = log.assign(
                    **{name: self._beside(log[name], kinds) for name in contents}
                )
        return log

    def _beside(
        self, column: pd.Series[Any], kinds: list[Kind | None]
    ) -> pd.Series[Any]:
        import pandas as pd

        cells: list[Any] = column.tolist()
        beside = [
            (row, kind)
            for row, kind in enumerate(kinds)
            if kind is not None
            and not _is_empty(cells[row])
            and self._masker.holds_part(kind, str(_as_written(cells[row])))
        ]
        if not beside:
            return column
        texts = ((str(_as_written(cells[row])), kind) for row, kind in beside)
        self._masker.learn(_alike(_spelled(texts)))
        for row, kind in beside:
            if not is_mask(str(cells[row])):
                cells[row] = MASKS[kind]
                self.counts[kind] += 1
        text = pd.api.types.is_string_dtype(column) and column.dtype != object
        return pd.Series(cells, index=column.index, dtype="str" if text else object)

    def objects(self, ocel: ObjectCentricLog) -> ObjectCentricLog:
        from wb2pm.converters.ocel.log import OcelType

        turned: set[tuple[str, str]] = set()

        def values(kind: str, said: tuple[Any, ...]) -> tuple[Any, ...]:
            new = []
            beside = self._masker.beside({v.name: v.value for v in said})
            for value in said:
                held = beside.get(value.name)
                if held is None:
                    held = self.value(value.name, value.value)
                if not isinstance(held, type(value.value)):
                    turned.add((kind, value.name))
                new.append(
                    msgspec.structs.replace(value, value=held)
                    if held is not value.value
                    else value
                )
            return tuple(new)

        def types(kinds: tuple[OcelType, ...]) -> tuple[OcelType, ...]:
            return tuple(
                msgspec.structs.replace(
                    kind,
                    attributes=tuple(
                        msgspec.structs.replace(a, type="string")
                        if (kind.name, a.name) in turned
                        else a
                        for a in kind.attributes
                    ),
                )
                for kind in kinds
            )

        def mended(kind: str, said: tuple[Any, ...]) -> tuple[Any, ...]:
            return tuple(
                msgspec.structs.replace(v, value=str(v.value))
                if (kind, v.name) in turned
                else v
                for v in said
            )

        things = [
            tuple(
                msgspec.structs.replace(t, attributes=values(t.type, t.attributes))
                for t in side
            )
            for side in (ocel.events, ocel.objects)
        ]
        events, objects = (
            tuple(
                msgspec.structs.replace(t, attributes=mended(t.type, t.attributes))
                for t in side
            )
            for side in things
        )
        return msgspec.structs.replace(
            ocel,
            events=events,
            objects=objects,
            event_types=types(ocel.event_types),
            object_types=types(ocel.object_types),
        )

    def value(self, name: str, value: Any, *, times: int = 1) -> Any:  # noqa: ANN401 (any cell)
        key = (name, value)
        if key not in self._seen:
            self._masker.counts = Counter()
            masked = self._masker.attribute(name.removeprefix("case:"), value)
            self._seen[key] = (masked, self._masker.counts)
        masked, counts = self._seen[key]
        for kind, often in counts.items():
            self.counts[kind] += often * times
        return masked

    def values(
        self, name: str, counts: Mapping[Any, int] | pd.Series[int]
    ) -> dict[Any, Any]:
        """Mask the values of a column.

        Args:
            name: The column.
            counts: Value -> in how many rows it stands.

        Returns:
            Value -> what stands in its place, where that is another.
        """
        new: dict[Any, Any] = {}
        for value, times in counts.items():
            plain = _as_written(value)
            if not isinstance(plain, (str, int)):
                continue
            masked = self.value(name, plain, times=int(times))
            if masked != plain:
                new[value] = masked
        return new

    def forget(self, *, beyond: int) -> None:
        """Forget the masks of single cells, where there are more than so many."""
        if len(self._seen) > beyond:
            self._seen.clear()
            self._masker.forget()

    def column(self, column: pd.Series[Any], name: str) -> pd.Series[Any] | None:
        """Mask a column; None if nothing in it is to be masked."""
        if not _hashable(column):
            return column.map(
                lambda c: self._masker.attribute(
                    name, c.tolist() if hasattr(c, "tolist") else c
                )
            )
        new = self.values(name, column.value_counts(dropna=True))
        if not new:
            return None
        masked_column = column.astype(object).map(lambda cell: new.get(cell, cell))
        text = all(isinstance(v, str) for v in masked_column.dropna())
        return masked_column.astype("str") if text else masked_column


def holds_words(column: pd.Series[Any], name: str) -> bool:
    """Return whether a column is looked at: text, codes, and numbers as long as a card's.

    Examples:
        >>> import pandas as pd
        >>> holds_words(pd.Series([1, 2]), "cost"), holds_words(pd.Series([1, 2]), "pin")
        (False, True)
    """
    import pandas as pd

    text = column.dtype == object or pd.api.types.is_string_dtype(column)
    if text or isinstance(column.dtype, pd.CategoricalDtype):
        return True
    if not pd.api.types.is_numeric_dtype(column) or column.dtype == bool:
        return False
    from wb2pm.converters.redaction.spans import secret_name

    if secret_name(name) is not None:
        return True
    largest = column.abs().max()
    return bool(not pd.isna(largest) and largest >= _SHORTEST_NUMBER)


def masked_ids(column: pd.Series[Any]) -> dict[str, pd.Series[Any]]:
    """Mask what tells a person in the ids of cases, each case apart from all others.

    Args:
        column: Ids of cases.

    Returns:
        The masked column by its name; nothing where none is masked.

    Examples:
        >>> import pandas as pd
        >>> masked_ids(pd.Series(["kim@shop.example", "7"]))["case:concept:name"].tolist()
        ['[email]', '7']
    """
    found = {v for v in column.unique() if isinstance(v, str) and mask_id(v) != v}
    if not found:
        return {}
    taken = {str(v) for v in column.unique()} - found
    new: dict[str, str] = {}
    for case in (v for v in column.unique() if v in found):
        masked = mask_id(case)
        free = (f"{masked} {n}" if n > 1 else masked for n in count(1))
        new[case] = next(name for name in free if name not in taken)
        taken.add(new[case])
    return {columns.CASE: column.map(lambda case: new.get(case, case))}


def _is_text(column: pd.Series[Any]) -> bool:
    import pandas as pd

    text = column.dtype == object or pd.api.types.is_string_dtype(column)
    return text or isinstance(column.dtype, pd.CategoricalDtype)


def _as_written(value: Any) -> Any:  # noqa: ANN401 (any cell)
    """Return a cell as Python has it, and a whole number without a point."""
    plain = value.item() if hasattr(value, "item") else value
    if isinstance(plain, float) and plain.is_integer():
        return int(plain)
    return plain


def _is_empty(cell: Any) -> bool:  # noqa: ANN401 (any cell)
    import pandas as pd

    return (
        cell is None
        or cell == ""
        or bool(pd.api.types.is_scalar(cell) and pd.isna(cell))
    )


def _spelled(texts: Iterable[tuple[str, Kind]]) -> Iterator[tuple[str, Kind]]:
    """Return the secrets of some rows, one that was typed key by key as a whole."""
    for (single, kind), run in groupby(texts, key=lambda t: (len(t[0]) == 1, t[1])):
        if single:
            yield "".join(text for text, _ in run), kind
        else:
            yield from run


def _alike(texts: Iterable[tuple[str, Kind]]) -> Iterator[tuple[str, Kind]]:
    """Leave out numbers of accounts of another form than most in their field.

    They have no check digits to tell them from what was entered there by mistake, and
    would be looked for in all other cells.
    """
    known = dict(texts)
    forms = {text: _form(text) for text, kind in known.items() if kind == "iban"}
    often = Counter(forms.values())
    for text, kind in known.items():
        if kind != "iban" or 2 * often[forms[text]] >= len(forms):
            yield text, kind


def _form(text: str) -> str:
    return "".join("9" if c.isdigit() else "a" if c.isalpha() else c for c in text)


def _hashable(column: pd.Series[Any]) -> bool:
    """Return whether cells can be told apart by value: lists and mappings cannot."""
    return column.dtype != object or all(isinstance(c, Hashable) for c in column)
