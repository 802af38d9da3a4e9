"""Which columns of a table are the case, the activity and the time.

Known names are found by themselves; for any others, a small file beside the table,
or given by name, says it.
"""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from wb2pm import columns
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

BESIDE: Final = (".mapping.toml", ".mapping.json")
"""What is added to a table's name for the file that maps it: ``log.csv`` has
``log.csv.mapping.toml`` or ``log.mapping.toml``."""


class LogMapping(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the columns of a table mean. What is not said is found by known names.

    Attributes:
        case: Column of the case id, or several that together are it. Of an
            object-centric log: the type of object whose objects are the cases.
        activity: Column of the activity, or several, joined by `` - ``.
        timestamp: Column of the time, at the end where there is a start too.
        start: Column of the time at which it began.
        resource: Column of who did it.
        lifecycle: Column of the transition in the lifecycle.
        order: Column of whole numbers that order the events of a case.
        case_attributes: Columns that describe the case.
        zone: Time zone of times that name none, as an IANA name.
        time_format: How times are written, in the letters of `strftime`.
        delimiter: What separates the cells of a text file.
        decimal: The decimal sign of numbers in a text file.
    """

    case: str | tuple[str, ...] = ()
    activity: str | tuple[str, ...] = ()
    timestamp: str = ""
    start: str = ""
    resource: str = ""
    lifecycle: str = ""
    order: str = ""
    case_attributes: tuple[str, ...] = ()
    zone: str = ""
    time_format: str = ""
    delimiter: str = ""
    decimal: str = "."


class Roles(Struct, frozen=True, kw_only=True):
    """The columns of one table by what they mean.

    Attributes:
        case: The columns of the case id; at least one.
        activity: The columns of the activity; at least one.
        timestamp: The column of the time; empty when there is none.
        renamed: Other column -> its name in the log.
    """

    case: tuple[str, ...]
    activity: tuple[str, ...]
    timestamp: str
    renamed: dict[str, str]


_KNOWN: Final[dict[str, tuple[str, ...]]] = {
    "case": (
        *("caseconceptname", "caseid", "caseidentifier", "casekey", "case"),
        *("traceid", "processinstance", "processinstanceid", "instanceid"),
        *("casenumber", "caseno", "casenr", "caseuuid", "ocelcaseid", "trace"),
    ),
    "activity": (
        *("conceptname", "activity", "activityname", "activityen", "activityid"),
        *("eventname", "task", "taskname", "action", "event", "ocelactivity"),
        *("operation", "step", "status", "eventtype", "activitylabel"),
    ),
    "timestamp": (
        *("timetimestamp", "completetimestamp", "endtimestamp", "endtime"),
        *("eventend", "eventtime", "timestamp", "eventtimestamp"),
        *("completetime", "datetime", "occurredat", "time", "date", "end"),
        *("timestamputc", "oceltimestamp", "createdat"),
    ),
    "start": (
        *("starttimestamp", "starttime", "eventstart", "begin", "start"),
        *("begintime", "eventtime"),
    ),
    "resource": (
        *("orgresource", "resource", "user", "userid", "username", "actor", "agent"),
        *("performer", "employee", "assignee", "originator"),
    ),
    "lifecycle": ("lifecycletransition", "lifecycle", "transition"),
    "order": ("eventindex", "sorting"),
}
"""Role -> column names by which it is known, letters and digits only, the surest
first: those of XES and pm4py, of Celonis' activity tables, of Disco's and
Apromore's exports, of UiPath's templates and of Simod's logs."""
_XES: Final = {
    "start": columns.START,
    "resource": columns.RESOURCE,
    "lifecycle": columns.LIFECYCLE,
    "order": columns.EVENT_INDEX,
}
_NEEDED: Final = ("case", "activity", "timestamp")


def plain(name: str) -> str:
    """Bring a column's name into the form by which names are known.

    Examples:
        >>> plain("_CASE_KEY"), plain("Complete Timestamp")
        ('casekey', 'completetimestamp')
    """
    return re.sub(r"[^0-9a-z]", "", name.casefold())


def known_roles(names: Iterable[str]) -> dict[str, str]:
    """Find the columns whose names say what they are.

    Examples:
        >>> known_roles(["Case ID", "Activity", "Complete Timestamp", "Cost"])
        {'case': 'Case ID', 'activity': 'Activity', 'timestamp': 'Complete Timestamp'}
    """
    by_name: dict[str, str] = {}
    for name in names:
        by_name.setdefault(plain(name), name)
    found: dict[str, str] = {}
    for role, known in _KNOWN.items():
        free = [n for n in known if n in by_name and by_name[n] not in found.values()]
        if free:
            found[role] = by_name[free[0]]
    if "timestamp" not in found and "start" in found:
        found["timestamp"] = found.pop("start")
    return found


def is_event_log(names: Iterable[str]) -> bool:
    """Return whether the names of columns are those of an event log.

    Examples:
        >>> is_event_log(["case_id", "activity", "timestamp"])
        True
        >>> is_event_log(["caseid", "start_index", "length", "motif"])
        False
    """
    found = known_roles(names)
    return all(role in found for role in _NEEDED)


def find_roles(names: Sequence[str], mapping: LogMapping, *, source: str) -> Roles:
    """Return what each column of a table means.

    Args:
        names: The columns.
        mapping: What the user says of them.
        source: The table, for messages.

    Raises:
        ConversionError: If a column is missing or the case or activity is not
            known.
    """
    known = known_roles(names)
    given = {role: _listed(getattr(mapping, role)) for role in ("case", "activity")} | {
        role: _listed(getattr(mapping, role))
        for role in ("timestamp", "start", "resource", "lifecycle", "order")
    }
    for wanted in [n for role in given.values() for n in role] + [
        *mapping.case_attributes
    ]:
        if wanted not in names:
            raise ConversionError(
                f"the mapping names the column {wanted!r}; there are {_named(names)}",
                source,
            )
    taken = {name for role in given.values() for name in role}
    chosen = {
        role: listed
        or ((known[role],) if role in known and known[role] not in taken else ())
        for role, listed in given.items()
    }
    for role in ("case", "activity"):
        if not chosen[role]:
            raise ConversionError(
                f"no column is known to be the {role}; say which one with --option"
                f" {role}=COLUMN or in a mapping file. There are {_named(names)}",
                source,
            )
    return Roles(
        case=chosen["case"],
        activity=chosen["activity"],
        timestamp=next(iter(chosen["timestamp"]), ""),
        renamed=_renamed(names, chosen, mapping),
    )


def _renamed(
    names: Sequence[str], chosen: dict[str, tuple[str, ...]], mapping: LogMapping
) -> dict[str, str]:
    """Name columns as XES does, unless another column has it already."""
    renamed = {
        chosen[role][0]: xes
        for role, xes in _XES.items()
        if chosen[role] and (chosen[role][0] == xes or xes not in names)
    }
    for name in mapping.case_attributes:
        if not name.startswith("case:"):
            renamed[name] = f"case:{name}"
    return renamed


def _listed(given: str | tuple[str, ...]) -> tuple[str, ...]:
    if isinstance(given, str):
        return (given,) if given else ()
    return given


def _named(names: Sequence[str]) -> str:
    most = 20
    shown = ", ".join(repr(name) for name in names[:most])
    return f"the columns {shown}" + (" and others" if len(names) > most else "")


def mapping_beside(path: Path) -> Path | None:
    """Find the file that maps a table, by its name.

    Examples:
        >>> from pathlib import Path
        >>> mapping_beside(Path("no such file.csv")) is None
        True
    """
    names = [path.name + ending for ending in BESIDE]
    names += [path.name.split(".")[0] + ending for ending in BESIDE]
    found = (path.with_name(name) for name in names)
    return next((file for file in found if file.is_file()), None)


def read_mapping(path: Path) -> LogMapping:
    r"""Read a mapping file.

    Args:
        path: TOML or JSON, by its ending, with the fields of `LogMapping`.

    Raises:
        ConversionError: If it cannot be read or holds what it should not.

    Examples:
        >>> import pathlib, tempfile
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "mapping.toml"
        >>> _ = path.write_text('case = "Order"\nactivity = "Step"\n')
        >>> read_mapping(path).case
        'Order'
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
        content = (
            msgspec.json.decode(text)
            if path.suffix.lower() == ".json"
            else tomllib.loads(text)
        )
        return msgspec.convert(content, LogMapping)
    except OSError as exc:
        raise ConversionError(exc.strerror or str(exc), str(path)) from exc
    except (tomllib.TOMLDecodeError, msgspec.MsgspecError, UnicodeDecodeError) as exc:
        known = ", ".join(LogMapping.__struct_fields__)
        raise ConversionError(
            f"not a mapping: {exc}; it may say {known}", str(path)
        ) from exc


def with_options(mapping: LogMapping, **given: str) -> LogMapping:
    """Let what was said by options come before what a mapping file says.

    Examples:
        >>> with_options(LogMapping(case="a", zone="UTC"), case="b", zone="").case
        'b'
    """
    said = {name: value for name, value in given.items() if value}
    return replace(mapping, **said)
