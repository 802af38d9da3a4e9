"""Plain XES files, cut up at their quotation marks.

In a file that `wb2pm.converters.xes.prescan` has proven plain, every fourth
piece between quotation marks is a key and every fourth a value, and what stands
between says where an event or a case begins. Polars cuts and sorts the pieces
by the million; what comes out is what the parser would have given.
"""

from __future__ import annotations

import os
import re
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import polars as pl

from wb2pm.converters.xes.names import KINDS
from wb2pm.converters.xes.parser import MANY_COLUMNS
from wb2pm.converters.xes.prescan import REFERENCES, Plain, prove

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Future

    from numpy.typing import NDArray

    from wb2pm.converters.xes.parser import RawLog, Table

_EVENT, _CASE = 1, 2
_TOKEN: Final = re.compile("<(event|trace)>")
_TAG: Final = re.compile("<([a-z]+) key=$")
_WORKERS: Final = min(4, os.cpu_count() or 1)


class _Column(NamedTuple):
    """Some values of one key, and the rows they stand on."""

    rows: NDArray[np.int64]
    values: pl.Series


class _Cut(NamedTuple):
    """A piece of a file, with rows counted from its beginning.

    Attributes:
        cases: How many cases it holds.
        case_of: For each event, its case.
        columns: Level (event or case), XES type and key -> values.
    """

    cases: int
    case_of: NDArray[np.int64]
    columns: dict[tuple[int, str, str], _Column]


class _Separators(NamedTuple):
    """What the text between two attributes says; one entry for each text.

    Attributes:
        events: How many events begin in it.
        cases: How many cases begin in it.
        level: What the attribute after it belongs to; 0 for the same as before.
        kind: Position of the attribute's type in `KINDS`.
    """

    events: NDArray[np.int64]
    cases: NDArray[np.int64]
    level: NDArray[np.int64]
    kind: NDArray[np.int64]


def read_plain(plain: Plain) -> RawLog | None:
    """Read the cases of a file that looks plain.

    Args:
        plain: The file; its `head` gets the cases and events.

    Returns:
        The head, or None if the file turns out not to be plain.
    """
    cuts = []
    for cut in _in_parallel(plain.pieces):
        if cut is None:
            return None
        cuts.append(cut)
    raw = plain.head
    cases = np.cumsum([0, *(cut.cases for cut in cuts)])
    events = np.cumsum([0, *(cut.case_of.size for cut in cuts)])
    raw.cases.row, raw.events.row = int(cases[-1]) - 1, int(events[-1]) - 1
    raw.case_of = np.concatenate(
        [
            np.empty(0, np.int64),
            *(c.case_of + o for c, o in zip(cuts, cases, strict=False)),
        ]
    ).tolist()
    for level, table, offsets in (
        (_EVENT, raw.events, events),
        (_CASE, raw.cases, cases),
    ):
        if not _fill(table, level, cuts, offsets):
            return None
    return raw


def _in_parallel(pieces: Iterator[bytes | None]) -> Iterator[_Cut | None]:
    """Cut pieces in threads (Polars lets go of the interpreter), in order."""
    with ThreadPoolExecutor(_WORKERS) as pool:
        waiting: deque[Future[_Cut | None]] = deque()
        for piece in pieces:
            waiting.append(pool.submit(_cut, piece))
            if len(waiting) > _WORKERS:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def _cut(piece: bytes | None) -> _Cut | None:
    text = None if piece is None else prove(piece)
    if text is None:
        return None
    pieces = pl.Series([text], dtype=pl.String).str.split('"').explode()
    between = pieces.gather_every(4)
    keys, values = pieces.gather_every(4, 1), pieces.gather_every(4, 3)
    known = between.unique()
    separators = _understand(known.to_list())
    if separators is None:
        return None
    code = _codes(between, known)
    events = np.cumsum(separators.events[code])
    cases = np.cumsum(separators.cases[code])
    level = separators.level[code[:-1]]
    told = np.maximum.accumulate(np.where(level > 0, np.arange(level.size), 0))
    level = level[told]
    names = keys.unique()
    if names.len() > MANY_COLUMNS:
        return None  # the parser looks whether they are meant
    group = _codes(keys, names) * 64 + separators.kind[code[:-1]] * 4 + level
    rows = np.where(level == _EVENT, events[:-1], cases[:-1]) - 1
    table = pl.DataFrame({"group": group, "row": rows, "value": values})
    columns: dict[tuple[int, str, str], _Column] = {}
    for (found,), part in table.partition_by("group", as_dict=True).items():
        number = int(found)
        name = (number % 4, KINDS[number // 4 % 16], names[number // 64])
        columns[name] = _Column(part["row"].to_numpy(), part["value"])
    return _Cut(int(cases[-1]), cases[separators.events[code] > 0] - 1, columns)


def _codes(texts: pl.Series, known: pl.Series) -> NDArray[np.int64]:
    numbers = pl.Series(np.arange(known.len()))
    return texts.replace_strict(known, numbers).cast(pl.Int64).to_numpy()


def _understand(texts: list[str]) -> _Separators | None:
    """Find what begins in each text; None if an event has no attributes."""
    tokens = [_TOKEN.findall(text) for text in texts]
    if any("event" in found[:-1] for found in tokens):
        return None  # too rare to be worth telling apart here
    tags = [_TAG.search(text) for text in texts]
    levels = {"event": _EVENT, "trace": _CASE}
    return _Separators(
        np.array([found.count("event") for found in tokens]),
        np.array([found.count("trace") for found in tokens]),
        np.array([levels[found[-1]] if found else 0 for found in tokens]),
        np.array(
            [KINDS.index(tag[1]) if tag else 0 for tag in tags]
        ),  # the grammar allows no other
    )


def _fill(
    table: Table, level: int, cuts: list[_Cut], offsets: NDArray[np.int64]
) -> bool:
    """Join the columns of all pieces; False if a key is used twice in one place."""
    height = int(offsets[-1])
    found = dict.fromkeys(name for cut in cuts for name in cut.columns)
    if len(found) > MANY_COLUMNS:
        return False
    for name in found:
        if name[0] != level:
            continue
        parts = [
            (cut.columns.get(name), o) for cut, o in zip(cuts, offsets, strict=False)
        ]
        rows = np.concatenate([part.rows + o for part, o in parts if part])
        values = pl.concat([part.values for part, _ in parts if part])
        if (np.diff(rows) == 0).any():
            return False
        if values.str.contains("&", literal=True).any():
            values = values.str.replace_many(
                list(REFERENCES), list(REFERENCES.values())
            )
        if rows.size < height:
            place = np.full(height, -1)
            place[rows] = np.arange(rows.size)
            index = pl.Series(place).replace(-1, None)
            values = values.gather(index)
        table.whole[name[1]][name[2]] = values
    return True
