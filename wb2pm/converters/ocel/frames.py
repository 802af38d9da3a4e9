"""Any event log as an object-centric log: its cases and other columns as objects."""

from __future__ import annotations

from datetime import timezone
from typing import TYPE_CHECKING, Any

from wb2pm import columns
from wb2pm.converters.ocel.log import (
    EventValue,
    ObjectCentricLog,
    ObjectValue,
    OcelEvent,
    OcelObject,
    OcelType,
    Relation,
    TypedAttribute,
)
from wb2pm.errors import LogError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from datetime import datetime

    import pandas as pd

    from wb2pm.converters.ocel.log import Value, ValueType

_PREFIX = "case:"


def object_centric_log_from_frame(
    log: pd.DataFrame, *, objects: Sequence[str] = (columns.RESOURCE,)
) -> ObjectCentricLog:
    """Build the object-centric log of an event log.

    Each case is an object of the type ``case`` whose attributes are the columns that
    start with ``case:``; each distinct value of the named columns is an object whose
    type and qualifier are the column's name. All other columns are attributes of
    events. An event is told by its case and its position there, as
    ``case#position``. Cells without a value are left out. Times finer than a
    microsecond are cut to it.

    Args:
        log: Event log with case ids, activities and zoned times; in order of
            `wb2pm.columns.EVENT_INDEX` within a case where it has that column, else
            in its own.
        objects: Columns of which each value is an object; those that the log lacks
            are passed over.

    Returns:
        The log; booleans, integers, floats and times keep their type, all else is
        text.

    Raises:
        LogError: If a column that is needed is missing or has gaps, times have no
            zone, or a column of the case differs within a case.

    Examples:
        >>> import pandas as pd
        >>> frame = pd.DataFrame(
        ...     {
        ...         "case:concept:name": ["1"],
        ...         "concept:name": ["Open"],
        ...         "time:timestamp": pd.to_datetime(["2024-01-01"], utc=True),
        ...         "org:resource": ["Ann"],
        ...     }
        ... )
        >>> log = object_centric_log_from_frame(frame)
        >>> [item.id for item in log.objects]
        ['case:1', 'org:resource:Ann']
    """
    ordered = _ordered(log)
    named = [name for name in objects if name in log.columns]
    of_case = [n for n in log.columns if n.startswith(_PREFIX) and n != columns.CASE]
    own = {columns.CASE, columns.ACTIVITY, columns.TIMESTAMP, *named, *of_case}
    of_event = [name for name in log.columns if name not in own]
    types = {name: _value_type(log[name]) for name in [*of_case, *of_event]}
    attributes = tuple(TypedAttribute(name=name, type=types[name]) for name in of_event)
    case_type = OcelType(
        name="case",
        attributes=tuple(
            TypedAttribute(name=name.removeprefix(_PREFIX), type=types[name])
            for name in of_case
        ),
    )
    others = {name: _values(ordered[name], "string") for name in named}
    cells = {name: _values(ordered[name], types[name]) for name in types}
    activities = list(map(str, ordered[columns.ACTIVITY]))
    return ObjectCentricLog(
        event_types=tuple(
            OcelType(name=activity, attributes=attributes)
            for activity in sorted(set(activities))
        ),
        object_types=(case_type, *(OcelType(name=name) for name in named)),
        events=tuple(
            OcelEvent(
                id=f"{case}#{position:04}",
                type=activity,
                time=time,
                attributes=tuple(
                    EventValue(name, value)
                    for name in of_event
                    if (value := cells[name][row]) is not None
                ),
                relations=(
                    Relation(f"case:{case}", "case"),
                    *(
                        Relation(f"{name}:{values[row]}", name)
                        for name, values in others.items()
                        if values[row] is not None
                    ),
                ),
            )
            for row, (case, position, activity, time) in enumerate(
                zip(
                    ordered[columns.CASE],
                    ordered.groupby(columns.CASE).cumcount(),
                    activities,
                    _times(ordered[columns.TIMESTAMP]),
                    strict=True,
                )
            )
        ),
        objects=(
            *_cases(ordered[columns.CASE], {name: cells[name] for name in of_case}),
            *(
                OcelObject(id=f"{name}:{value}", type=name)
                for name, values in others.items()
                for value in dict.fromkeys(values)
                if value is not None
            ),
        ),
    )


def _cases(
    cases: pd.Series[Any], cells: dict[str, list[Value | None]]
) -> Iterator[OcelObject]:
    """Return the cases in their order; what is said of a case, is said in each row."""
    said: dict[str, dict[str, Value | None]] = {}
    for row, case in enumerate(map(str, cases)):
        here = {name: values[row] for name, values in cells.items()}
        before = said.setdefault(case, here)
        if here != before:
            name = next(name for name in here if here[name] != before[name])
            raise LogError(
                f"case {case!r} has {before[name]!r} and {here[name]!r} in {name!r}, "
                "a column about the whole case"
            )
    for case, values in said.items():
        yield OcelObject(
            id=f"case:{case}",
            type="case",
            attributes=tuple(
                ObjectValue(name.removeprefix(_PREFIX), value)
                for name, value in values.items()
                if value is not None
            ),
        )


def _ordered(log: pd.DataFrame) -> pd.DataFrame:
    for name in (columns.CASE, columns.ACTIVITY, columns.TIMESTAMP):
        if name not in log.columns:
            raise LogError(f"the log lacks the column {name!r}")
        if gaps := int(log[name].isna().sum()):
            raise LogError(f"{gaps} rows have no value in {name!r}")
    if _value_type(log[columns.TIMESTAMP]) != "time":
        raise LogError(f"{columns.TIMESTAMP!r} holds no times with a zone")
    if columns.EVENT_INDEX not in log.columns:
        return log
    cases = {case: at for at, case in enumerate(log[columns.CASE].unique())}
    in_case = log.sort_values(columns.EVENT_INDEX, kind="stable")
    return in_case.sort_values(
        columns.CASE, kind="stable", key=lambda found: found.map(cases)
    )


def _value_type(column: pd.Series[Any]) -> ValueType:
    from pandas.api import types

    if types.is_bool_dtype(column.dtype):
        return "boolean"
    if types.is_integer_dtype(column.dtype):
        return "integer"
    if types.is_float_dtype(column.dtype):
        return "float"
    if getattr(column.dtype, "tz", None) is not None:
        return "time"
    return "string"


def _values(column: pd.Series[Any], kind: ValueType) -> list[Value | None]:
    """Return the cells as plain values, None where there is none."""
    convert: Callable[[Any], Value]
    if kind == "time":
        column, convert = column.dt.tz_convert("UTC").dt.floor("us"), _plain_time
    else:
        convert = {"boolean": bool, "integer": int, "float": float, "string": str}[kind]
    return [
        convert(cell) if there else None
        for cell, there in zip(column, column.notna(), strict=True)
    ]


def _times(column: pd.Series[Any]) -> list[datetime]:
    return [_plain_time(time) for time in column.dt.tz_convert("UTC").dt.floor("us")]


def _plain_time(time: pd.Timestamp) -> datetime:
    return time.to_pydatetime().replace(tzinfo=timezone.utc)
