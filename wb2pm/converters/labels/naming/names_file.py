"""The file in which people look up names of elements, and give others."""

from __future__ import annotations

import csv
from collections import Counter, defaultdict
from pathlib import PurePath
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.labels.naming.given_names import GIVEN, GIVEN_AS, KEY
from wb2pm.converters.tables.csv_escape import escape_text
from wb2pm.converters.writing import WriteReport, atomic_path

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Mapping, Sequence

    from wb2pm.converters.labels.naming.given_names import GivenNames
    from wb2pm.events import Activity, Naming

COLUMNS: Final = (
    *("label", "name", GIVEN, GIVEN_AS, "name_source", "count"),
    *("application", "page", "kind", "path", "examples"),
)
"""Columns of the file, those that people read and write first."""
_EXAMPLES = 3
_NAMED = 5
"""How many names a note lists: a line's worth."""


class _Use(NamedTuple):
    label: str
    source: str | None
    where: str


def write_names(
    path: str | os.PathLike[str],
    labelled: Mapping[str, Iterable[Activity]],
    *,
    names: GivenNames | None = None,
) -> WriteReport:
    """Write the elements of recordings with their names, for people to correct.

    Rows are ordered by how often an element was used. Those of the names that were
    used are kept as they are, even when they matched none of these recordings. Text
    that a spreadsheet could take for a formula is escaped.

    Args:
        path: The file, CSV in UTF-8 with a byte order mark, as spreadsheets want it.
        labelled: Case id -> activities that were labelled with ``explained=True`` or
            with names.
        names: The names that were used, which are kept.

    Returns:
        What was written; each row counts as an event.

    Raises:
        WriteError: If it cannot be written.

    Examples:
        >>> import pathlib, tempfile
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "names.csv"
        >>> write_names(path, {}).events
        0
        >>> path.read_text(encoding="utf-8-sig")[:24]
        'label,name,given,given_a'
    """
    rows = _rows(labelled, names)
    with (
        atomic_path(path) as unfinished,
        unfinished.open("w", encoding="utf-8-sig", newline="") as file,
    ):
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        for row in rows:
            writer.writerow(escape_text(row.get(name) or "") for name in COLUMNS)
    return WriteReport(paths=(str(path),), cases=len(labelled), events=len(rows))


def notes_on_names(
    names: GivenNames | None, activities: Iterable[Activity]
) -> tuple[str, ...]:
    """Tell what a file of names did: how many names it overruled, and which rows did nothing.

    Args:
        names: The names; None makes no notes.
        activities: All that was labelled with them.

    Examples:
        >>> notes_on_names(None, ())
        ()
    """
    if names is None:
        return ()
    named = [a for a in activities if a.naming is not None]
    overruled = [a for a in named if a.naming is not None and a.naming.given]
    file = PurePath(names.source).name
    rows = {a.naming.given for a in overruled if a.naming is not None}
    told = _count(overruled, "activity", "activities"), _count(rows, "row", "rows")
    notes = [*names.notes, f"{file}: {told[0]} named by {told[1]}"]
    if unused := _unused(names, named):
        listed = _first(str(row) for row in unused)
        several = "row {} matches" if len(unused) == 1 else "rows {} match"
        notes.append(f"{file}: {several.format(listed)} no element of these recordings")
    for name, before in _merged(named).items():
        notes.append(f"{file}: {name!r} is one name now for {_first(sorted(before))}")
    return tuple(notes)


def attributes_of_names(
    names: GivenNames | None, activities: Iterable[Activity]
) -> dict[str, str]:
    """Put the notes on a file of names into attributes of a log."""
    notes = notes_on_names(names, activities)
    return {"wb2pm:names": "; ".join(notes)} if notes else {}


def _count(things: Sequence[object] | set[int | None], one: str, more: str) -> str:
    return f"{len(things)} {one if len(things) == 1 else more}"


def _first(words: Iterable[str]) -> str:
    listed = list(words)
    more = f" and {len(listed) - _NAMED} more" if len(listed) > _NAMED else ""
    return ", ".join(listed[:_NAMED]) + more


def _merged(activities: Iterable[Activity]) -> dict[str, set[str]]:
    """Find names that were given to what had different names, or a name in use."""
    before: defaultdict[tuple[str, bool], set[str]] = defaultdict(set)
    spelled: dict[tuple[str, bool], str] = {}
    for activity in activities:
        naming = activity.naming
        if naming is None or activity.element is None:
            continue
        key = activity.element.casefold(), naming.is_row
        before[key].add(_was_called(naming))
        if naming.given is not None:
            spelled.setdefault(key, activity.element)
    return {spelled[key]: before[key] for key in spelled if len(before[key]) > 1}


def _was_called(naming: Naming) -> str:
    if naming.name is None:
        return " ".join(filter(None, ("the unnamed", naming.kind, naming.path)))
    apart = f" ({naming.apart})" if naming.apart else ""
    return f"{naming.name!r}{apart}"


def _unused(names: GivenNames, activities: Iterable[Activity]) -> list[int]:
    used = {a.naming.given for a in activities if a.naming is not None}
    return [given.row for given in names.rows if given.row not in used]


def _rows(
    labelled: Mapping[str, Iterable[Activity]], names: GivenNames | None
) -> list[dict[str, str]]:
    """Make a row of each element, and of each row of the file that was used."""
    given = {} if names is None else {one.row: one for one in names.rows}
    overruled: dict[int, list[_Use]] = {row: [] for row in given}
    found: defaultdict[tuple[str | None, ...], list[_Use]] = defaultdict(list)
    for case, activities in labelled.items():
        for place, activity in enumerate(activities, 1):
            if (naming := activity.naming) is None:
                continue
            used = _Use(activity.label, naming.source, f"{case} #{place}")
            if naming.given in overruled:
                overruled[naming.given].append(used)
            else:
                found[tuple(getattr(naming, name) for name in KEY)].append(used)
    rows = [_row(key, uses) for key, uses in found.items()]
    for number, one in given.items():
        as_row = {None: "", True: "row", False: "name"}[one.is_row]
        said = {GIVEN: one.name, GIVEN_AS: as_row}
        rows.append(_row(one.key, overruled[number]) | said)
    return sorted(rows, key=lambda row: -int(row["count"]))


def _row(key: Iterable[str | None], uses: Sequence[_Use]) -> dict[str, str]:
    labels = Counter(use.label for use in uses).most_common(1)
    return {
        **{name: cell or "" for name, cell in zip(KEY, key, strict=True)},
        "label": labels[0][0] if labels else "",
        "name_source": " ".join(sorted({use.source for use in uses if use.source})),
        "count": str(len(uses)),
        "examples": "; ".join(use.where for use in uses[:_EXAMPLES]),
    }
