"""Object-centric logs as tables of cases."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import pandas as pd

from wb2pm import columns
from wb2pm.converters.ocel.log import CASE_TYPES, INITIAL
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from wb2pm.converters.ocel.log import ObjectCentricLog, OcelEvent, OcelObject

EVENT_ID: Final = "ocel:eid"
OBJECTS: Final = "ocel:object:"
"""Before a type of object: the objects of that type that an event has to do with."""
LEFT_OUT: Final = "ocel:events_of_no_case"
"""Attribute of a log: how many events have to do with no object of the case's type."""
BETWEEN: Final = " AND "
"""Between the ids of several objects."""


def flattened(
    ocel: ObjectCentricLog, case_type: str | tuple[str, ...], *, source: str
) -> pd.DataFrame:
    """Make a table of an object-centric log; see `tables.flatten`."""
    kind = _case_type(ocel, case_type, source)
    cases = {item.id: item for item in ocel.objects if item.type == kind}
    types = {item.id: item.type for item in ocel.objects}
    rows: list[dict[str, Any]] = []
    left_out = 0
    ordered = sorted(ocel.events, key=lambda event: event.time)
    for event in ordered:
        own = [r.object for r in event.relations if r.object in cases]
        left_out += not own
        rows += [_row(event, cases[case], kind, types) for case in dict.fromkeys(own)]
    rows.sort(key=_first_of([row[columns.CASE] for row in rows]))
    log = pd.DataFrame(rows)
    if not rows:
        log = pd.DataFrame({columns.CASE: [], columns.ACTIVITY: []}, dtype="str")
    for name in log.columns:
        if len(log) and isinstance(log[name].dropna().iloc[0], (pd.Timestamp,)):
            log[name] = pd.to_datetime(log[name], utc=True).dt.as_unit("us")
    log.attrs = {"ocel:case_type": kind, "wb2pm:notes": _notes(ocel, kind)}
    if left_out:
        log.attrs[LEFT_OUT] = left_out
    return log


def _first_of(cases: list[str]) -> Any:  # noqa: ANN401 (a key for sorting)
    """Keep cases together, in the order in which they begin; rows keep theirs."""
    place: dict[str, int] = {}
    for case in cases:
        place.setdefault(case, len(place))
    return lambda row: place[row[columns.CASE]]


def _case_type(
    ocel: ObjectCentricLog, named: str | tuple[str, ...], source: str
) -> str:
    counts = Counter(item.type for item in ocel.objects)
    for kind in ocel.object_types:
        counts.setdefault(kind.name, 0)
    wanted = named if isinstance(named, str) else next(iter(named), "")
    shown = ", ".join(f"{name!r} ({count})" for name, count in counts.items())
    if wanted:
        if wanted not in counts:
            raise ConversionError(
                f"there is no type of object {wanted!r} to be the case; there are"
                f" {shown}",
                source,
            )
        return wanted
    known = [name for name in counts if name in CASE_TYPES]
    choice = known or list(counts)
    if len(choice) != 1:
        raise ConversionError(
            "an object-centric log has no cases of its own; say which type of object"
            f" is the case with --option case=TYPE. There are {shown}",
            source,
        )
    return choice[0]


def _row(
    event: OcelEvent, case: OcelObject, kind: str, types: dict[str, str]
) -> dict[str, Any]:
    row: dict[str, Any] = {
        columns.CASE: case.id,
        columns.ACTIVITY: event.type,
        columns.TIMESTAMP: pd.Timestamp(event.time),
        EVENT_ID: event.id,
    }
    for value in event.attributes:
        name = value.name if value.name not in row else f"{value.name}#2"
        row[name] = _plain(value.value)
    related: dict[str, list[str]] = {}
    for relation in event.relations:
        if relation.object != case.id:
            held = related.setdefault(types.get(relation.object, "unknown"), [])
            if relation.object not in held:
                held.append(relation.object)
    for name, ids in related.items():
        row[f"{OBJECTS}{name}"] = BETWEEN.join(ids)
    row["case:ocel:type"] = kind
    for said in case.attributes:
        if said.time == INITIAL or f"case:{said.name}" not in row:
            row[f"case:{said.name}"] = _plain(said.value)
    return row


def _plain(value: Any) -> Any:  # noqa: ANN401 (any value of an attribute)
    return pd.Timestamp(value) if hasattr(value, "tzinfo") else value


def _notes(ocel: ObjectCentricLog, kind: str) -> list[str]:
    notes = [f"the objects of the type {kind!r} were taken as cases"]
    empty = sum(i.type == kind for i in ocel.objects) - len(
        {r.object for e in ocel.events for r in e.relations}
        & {i.id for i in ocel.objects if i.type == kind}
    )
    if empty:
        notes.append(f"{empty} objects of the type {kind!r} have no event: left out")
    changes = sum(v.time != INITIAL for i in ocel.objects for v in i.attributes)
    if changes:
        notes.append(
            f"{changes} changes of objects' attributes in time: only the first value of"
            " a case is kept"
        )
    return notes
