"""Reading and writing object-centric logs in the form that a file's suffix names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from wb2pm.errors import UnknownNameError
from wb2pm.kinds import OBJECT_LOG, check_kind

if TYPE_CHECKING:
    import os
    from collections.abc import Callable
    from datetime import tzinfo

    from wb2pm.converters.ocel.log import ObjectCentricLog
    from wb2pm.converters.writing import WriteReport

_FORMS: Final = {
    ".json": "json",
    ".jsonocel": "json",
    ".xml": "xml",
    ".xmlocel": "xml",
    ".sqlite": "sqlite",
    ".sqlite3": "sqlite",
    ".db": "sqlite",
}


def write_ocel(ocel: ObjectCentricLog, path: str | os.PathLike[str]) -> WriteReport:
    """Write an object-centric log in the form that the file's suffix names.

    Args:
        ocel: The log.
        path: Ends in ``.json`` or ``.jsonocel``, ``.xml`` or ``.xmlocel``,
            ``.sqlite``, ``.sqlite3`` or ``.db``. A file there is replaced.

    Returns:
        What was written, and what the form could not hold.

    Raises:
        LogError: If it is no object-centric log.
        UnknownNameError: If the suffix names no form.
        WriteError: If the log contradicts itself
            (see `wb2pm.converters.ocel.checks`).

    Examples:
        >>> import tempfile
        >>> from wb2pm.converters.ocel.log import ObjectCentricLog
        >>> folder = Path(tempfile.mkdtemp())
        >>> write_ocel(ObjectCentricLog(), folder / "log.xml").events
        0
    """
    from wb2pm.converters.ocel.json import write_ocel_json
    from wb2pm.converters.ocel.sqlite import write_ocel_sqlite
    from wb2pm.converters.ocel.xml import write_ocel_xml

    writers: dict[str, Callable[[ObjectCentricLog, Path], WriteReport]] = {
        "json": write_ocel_json,
        "xml": write_ocel_xml,
        "sqlite": write_ocel_sqlite,
    }
    check_kind(ocel, OBJECT_LOG)
    return writers[_form(Path(path))](ocel, Path(path))


def read_ocel(
    path: str | os.PathLike[str], *, zone: tzinfo | None = None
) -> ObjectCentricLog:
    """Read an object-centric log that `write_ocel` wrote.

    Files of other programs are read as far as they keep to the standard, name a
    zone with every time, and refer to nothing they do not hold.

    Args:
        path: A file with one of the suffixes of `write_ocel`.
        zone: Zone of times that name none; None refuses them.

    Returns:
        The log.

    Raises:
        UnknownNameError: If the suffix names no form.
        ConversionError: If the file cannot be read as that form.

    Examples:
        >>> import tempfile
        >>> from wb2pm.converters.ocel.log import ObjectCentricLog
        >>> path = Path(tempfile.mkdtemp()) / "log.sqlite"
        >>> _ = write_ocel(ObjectCentricLog(), path)
        >>> read_ocel(path) == ObjectCentricLog()
        True
    """
    from wb2pm.converters.ocel.json import read_ocel_json
    from wb2pm.converters.ocel.sqlite_reader import read_ocel_sqlite
    from wb2pm.converters.ocel.xml_reader import read_ocel_xml

    readers: dict[str, Callable[..., ObjectCentricLog]] = {
        "json": read_ocel_json,
        "xml": read_ocel_xml,
        "sqlite": read_ocel_sqlite,
    }
    return readers[_form(Path(path))](Path(path), zone=zone)


def _form(path: Path) -> str:
    form = _FORMS.get(path.suffix.lower())
    if form is None:
        raise UnknownNameError("form of OCEL", path.suffix, list(_FORMS))
    return form
