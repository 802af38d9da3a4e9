"""What becomes of each column of a table: its name in the log, and how it is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from wb2pm import columns
from wb2pm.converters.eventlogs.cells import JOINT

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence

    from wb2pm.converters.eventlogs.mapping import Roles


class PlannedColumn(NamedTuple):
    """One column of a log.

    Attributes:
        name: What it is called in the log.
        sources: The columns of the file that it is made of, several joined.
        read_as: ``text`` as it stands, ``time``, ``typed`` by what its cells are, or
            ``kept`` with the type that the file gives it.
        note: What is to be said of its name; empty where nothing is.
    """

    name: str
    sources: tuple[str, ...]
    read_as: Literal["text", "time", "typed", "kept"]
    note: str = ""


def plan_columns(names: Sequence[str], roles: Roles) -> Iterator[PlannedColumn]:
    """Say what becomes of each column of a table.

    Args:
        names: The columns of the file.
        roles: What they mean.

    Yields:
        Case, activity and time first, then all others in the order of the file.

    Examples:
        >>> from wb2pm.converters.eventlogs.mapping import LogMapping, find_roles
        >>> names = ["Case ID", "Activity", "Timestamp", "Cost"]
        >>> roles = find_roles(names, LogMapping(), source="log.csv")
        >>> [column.name for column in plan_columns(names, roles)][2:]
        ['time:timestamp', 'Cost']
    """
    made = {columns.CASE, columns.ACTIVITY}
    yield PlannedColumn(columns.CASE, roles.case, "text")
    yield PlannedColumn(columns.ACTIVITY, roles.activity, "text")
    if roles.timestamp:
        made.add(columns.TIMESTAMP)
        yield PlannedColumn(columns.TIMESTAMP, (roles.timestamp,), "time")
    used = {roles.timestamp}
    for given in (roles.case, roles.activity):
        used |= set(given) if len(given) == 1 else set()
    for name in names:
        if name in used:
            continue
        new, note = roles.renamed.get(name, name), ""
        if new in made:
            new = _free(new, made, names)
            note = f"the column {name!r} is called {new!r}"
        made.add(new)
        is_time = new == columns.START
        yield PlannedColumn(new, (name,), "time" if is_time else "typed", note)


def _free(name: str, made: Container[str], names: Sequence[str]) -> str:
    number = 2
    while (new := f"{name}#{number}") in made or new in names:
        number += 1
    return new


def source_names(roles: Roles) -> dict[str, str]:
    """Return name in the log -> name in the file, where they differ.

    Args:
        roles: What the columns of the file mean.

    Examples:
        >>> from wb2pm.converters.eventlogs.mapping import LogMapping, find_roles
        >>> names = ["Case ID", "concept:name", "time:timestamp"]
        >>> source_names(find_roles(names, LogMapping(), source="log.csv"))
        {'case:concept:name': 'Case ID'}
    """
    different = {new: old for old, new in roles.renamed.items() if new != old}
    for name, given in (
        (columns.CASE, roles.case),
        (columns.ACTIVITY, roles.activity),
        (columns.TIMESTAMP, (roles.timestamp,)),
    ):
        if given != (name,) and given[0]:
            different[name] = JOINT.join(given)
    return different
