"""Object-centric logs as OCEL 2.0 JSON."""

from __future__ import annotations

from pathlib import Path
from typing import IO, TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from wb2pm.converters.ocel import EventValue, ObjectCentricLog, ObjectValue
from wb2pm.converters.ocel_checks import check_ocel
from wb2pm.converters.ocel_reading import FoundLog, build_log
from wb2pm.converters.ocel_text import (
    JSON_FORBIDDEN,
    TextEscaper,
    escape_log,
    value_text,
)
from wb2pm.converters.writing import WriteReport, atomic_path
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.ocel import OcelType

_SLICE = 10_000
"""Events or objects encoded at a time: bounds the memory, not the file."""


def write_ocel_json(
    ocel: ObjectCentricLog, path: str | os.PathLike[str], *, native: bool = False
) -> WriteReport:
    r"""Write an object-centric log as OCEL 2.0 JSON.

    Times are RFC 3339 to the microsecond. The same log gives the same bytes.

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
    written = ocel if native else _with_text_values(ocel)
    escaper = TextEscaper(JSON_FORBIDDEN, form="JSON")
    with atomic_path(path) as unfinished:
        try:
            _write(written, unfinished)
        except UnicodeEncodeError:  # rare: looked for only when it happens
            _write(escape_log(written, escaper), unfinished)
    return WriteReport(
        paths=(str(path),),
        cases=ocel.cases,
        events=len(ocel.events),
        losses=escaper.losses(),
    )


def _write(ocel: ObjectCentricLog, path: Path) -> None:
    with path.open("wb") as file:
        for key, things in (
            (b'{"eventTypes":[', ocel.event_types),
            (b'],"objectTypes":[', ocel.object_types),
            (b'],"events":[', ocel.events),
            (b'],"objects":[', ocel.objects),
        ):
            file.write(key)
            _write_slices(things, file)
        file.write(b"]}\n")


def _write_slices(things: Sequence[object], file: IO[bytes]) -> None:
    encoder = msgspec.json.Encoder()
    for start in range(0, len(things), _SLICE):
        if start:
            file.write(b",")
        text = encoder.encode(things[start : start + _SLICE])
        file.write(memoryview(text)[1:-1])


def _with_text_values(ocel: ObjectCentricLog) -> ObjectCentricLog:
    return replace(
        ocel,
        events=ocel.events
        if _is_text(ocel.event_types)
        else tuple(
            replace(
                event,
                attributes=tuple(
                    EventValue(v.name, value_text(v.value)) for v in event.attributes
                ),
            )
            for event in ocel.events
        ),
        objects=ocel.objects
        if _is_text(ocel.object_types)
        else tuple(
            replace(
                item,
                attributes=tuple(
                    ObjectValue(v.name, value_text(v.value), v.time)
                    for v in item.attributes
                ),
            )
            for item in ocel.objects
        ),
    )


def _is_text(types: Iterable[OcelType]) -> bool:
    """Say whether JSON has text for every value anyway."""
    return all(
        attribute.type in {"string", "time"}
        for kind in types
        for attribute in kind.attributes
    )


def read_ocel_json(path: str | os.PathLike[str]) -> ObjectCentricLog:
    """Read an object-centric log from OCEL 2.0 JSON.

    Args:
        path: The file; values may be text or native.

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
    return build_log(found, source=str(path))
