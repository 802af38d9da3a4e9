"""Object-centric logs as OCEL 2.0 JSON."""

from __future__ import annotations

from datetime import datetime, timezone
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from wb2pm.converters.ocel.checks import check_ocel
from wb2pm.converters.ocel.log import EventValue, ObjectCentricLog, ObjectValue
from wb2pm.converters.ocel.reading import FoundLog, build_log
from wb2pm.converters.ocel.text import (
    JSON,
    TextEscaper,
    escape_log,
    utc_text,
    value_text,
)
from wb2pm.converters.writing import WriteReport, atomic_path
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable
    from datetime import tzinfo

    from wb2pm.converters.ocel.log import OcelType, Value

CANNOT_HOLD: Final = (
    "fractions of a microsecond, and the zone of a time: the instant is kept, in UTC",
    "halves of surrogate pairs: written as _xHHHH_",
    "attributes of the log as a whole",
)
"""What OCEL 2.0 JSON cannot hold; changes to text are counted in
`WriteReport.losses`. Numbers and booleans are text unless `native` is asked for."""

_SLICE = 10_000
"""Events or objects encoded at a time: bounds the memory, not the file."""


def write_ocel_json(
    ocel: ObjectCentricLog, path: str | os.PathLike[str], *, native: bool = False
) -> WriteReport:
    r"""Write an object-centric log as OCEL 2.0 JSON.

    Times are in UTC (RFC 3339), to the microsecond. The same log gives the same bytes.

    Args:
        ocel: The log.
        path: Where to write; a file there is replaced when all went well.
        native: Write integers, floats and booleans as such. The standard's JSON
            schema wants text for every value, which is the default; some programs
            (oceldb) want native values.

    Returns:
        What was written, and what had to be changed.

    Raises:
        WriteError: If the log contradicts itself.

    Examples:
        >>> import tempfile
        >>> path = Path(tempfile.mkdtemp()) / "log.json"
        >>> _ = write_ocel_json(ObjectCentricLog(), path)
        >>> path.read_bytes()
        b'{"eventTypes":[],"objectTypes":[],"events":[],"objects":[]}\n'
    """
    check_ocel(ocel)
    written = _as_encoded(ocel, native=native)
    escaper = TextEscaper(JSON)
    with atomic_path(path) as unfinished:
        try:
            as_is = _write(written, unfinished)
        except UnicodeEncodeError:
            as_is = False
        if not as_is:  # rare, so that it is looked for only in what was encoded
            _write(escape_log(written, escaper), unfinished)
    return WriteReport(
        paths=(str(path),),
        cases=ocel.cases,
        events=len(ocel.events),
        losses=escaper.losses(),
    )


def _write(ocel: ObjectCentricLog, path: Path) -> bool:
    """Write the file; say whether nothing in it looks like an escape."""
    encoder = msgspec.json.Encoder()
    as_is = True
    with path.open("wb") as file:
        for key, things in (
            (b'{"eventTypes":[', ocel.event_types),
            (b'],"objectTypes":[', ocel.object_types),
            (b'],"events":[', ocel.events),
            (b'],"objects":[', ocel.objects),
        ):
            file.write(key)
            for start in range(0, len(things), _SLICE):
                text = encoder.encode(things[start : start + _SLICE])
                as_is = as_is and b"_xD" not in text and b"_x005F_" not in text
                file.write(b"," if start else b"")
                file.write(memoryview(text)[1:-1])
        file.write(b"]}\n")
    return as_is


def _as_encoded(ocel: ObjectCentricLog, *, native: bool) -> ObjectCentricLog:
    """Make times UTC, whose text is exact, and values what JSON is to hold.

    Rebuilding a log costs more than encoding it, so only what has to be is rebuilt.
    """
    convert = _native_value if native else value_text
    plain = {"string", "integer", "float", "boolean"} if native else {"string"}
    events, objects = ocel.events, ocel.objects
    if not _only(plain, ocel.event_types):
        events = tuple(
            replace(
                event,
                attributes=tuple(
                    EventValue(v.name, convert(v.value)) for v in event.attributes
                ),
            )
            for event in events
        )
    if any(event.time.tzinfo is not timezone.utc for event in events):
        events = tuple(
            replace(event, time=event.time.astimezone(timezone.utc)) for event in events
        )
    if not _only(plain, ocel.object_types) or any(
        value.time.tzinfo is not timezone.utc
        for item in objects
        for value in item.attributes
    ):
        objects = tuple(
            replace(
                item,
                attributes=tuple(
                    ObjectValue(
                        v.name, convert(v.value), v.time.astimezone(timezone.utc)
                    )
                    for v in item.attributes
                ),
            )
            for item in objects
        )
    return replace(ocel, events=events, objects=objects)


def _native_value(value: Value) -> Value:
    return utc_text(value) if isinstance(value, datetime) else value


def _only(plain: set[str], types: Iterable[OcelType]) -> bool:
    return all(a.type in plain for kind in types for a in kind.attributes)


def read_ocel_json(
    path: str | os.PathLike[str], *, zone: tzinfo | None = None
) -> ObjectCentricLog:
    """Read an object-centric log from OCEL 2.0 JSON.

    Args:
        path: The file; values may be text or native.
        zone: Zone of times that name none; None refuses them.

    Returns:
        The log.

    Raises:
        ConversionError: If the file is not OCEL 2.0 JSON or contradicts itself.

    Examples:
        >>> import tempfile
        >>> path = Path(tempfile.mkdtemp()) / "log.json"
        >>> _ = path.write_text('{"events": []}', encoding="utf-8")
        >>> read_ocel_json(path)  # doctest: +ELLIPSIS
        Traceback (most recent call last):
            ...
        wb2pm.errors.ConversionError: ...: Object missing required field `eventTypes`
    """
    try:
        found = msgspec.json.decode(Path(path).read_bytes(), type=FoundLog)
    except OSError as exc:
        raise ConversionError(exc.strerror or "unreadable", str(path)) from exc
    except (msgspec.DecodeError, UnicodeDecodeError) as exc:
        raise ConversionError(str(exc), str(path)) from exc
    return build_log(found, alphabet=JSON, source=str(path), zone=zone)
