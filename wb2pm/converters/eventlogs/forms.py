"""The forms in which event logs come, told from how a file begins."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from wb2pm.converters.eventlogs.mapping import is_event_log, mapping_beside
from wb2pm.converters.sources.delimited import header_of
from wb2pm.converters.sources.sniffing import first_bytes
from wb2pm.converters.uilogs.kinds import kind_of_columns, table_kind

if TYPE_CHECKING:
    from pathlib import Path

Form = Literal[
    "xes",
    "csv",
    "parquet",
    "ocel-json",
    "ocel-xml",
    "ocel-sqlite",
    "ocel1",
]


class LogForm(NamedTuple):
    """The form of a file.

    Attributes:
        name: The form.
        evidence: What in the file shows it.
    """

    name: Form
    evidence: str


_LOG_TAG: Final = re.compile(rb"<log[\s>/]")
_PROLOG: Final = ((b"<?", b"?>"), (b"<!--", b"-->"), (b"<!", b">"))
"""What may stand before the root of an XML file: how it begins and ends."""
_OCEL_2: Final = re.compile(rb"<(?:object|event)-types\b")
_OCEL_1: Final = re.compile(rb'<global\s+scope="object"|<events\b|key="omap"')
_OCEL_2_TABLES: Final = frozenset({"event_map_type", "object_map_type"})
_PARQUET: Final = b"PAR1"
_SQLITE: Final = b"SQLite format 3\x00"
_KINDS_OF_TABLE: Final = {"parquet": "a Parquet table", "csv": "a table"}


def form_of(path: Path) -> LogForm | None:
    """Describe in which form a file holds an event log; None if it holds none.

    A table is one if its columns have known names or a mapping lies beside it, and
    no recorder of user-interaction logs wrote it.

    Args:
        path: Any file.

    Examples:
        >>> from pathlib import Path
        >>> form_of(Path("no such file")) is None
        True
    """
    head = first_bytes(path)
    start = head[:1024].lstrip(b"\xef\xbb\xbf \r\n\t")
    if head.startswith(_PARQUET):
        return _table_form(path, "parquet", _parquet_columns(path))
    if head.startswith(_SQLITE):
        return _sqlite_form(path)
    if start.startswith(b"{"):
        return _json_form(head)
    if start.startswith(b"<") or _is_utf_16_xml(head):
        return _xml_form(head)
    header = header_of(path)
    if header is None or table_kind(path) is not None:
        return None
    return _table_form(path, "csv", header[0])


def form_of_any(path: Path) -> Form | None:
    """Describe in which form a file is to be read that is named as an event log.

    Unlike `form_of`, a table counts whatever its columns are called.
    """
    form = form_of(path)
    if form is not None:
        return form.name
    head = first_bytes(path)
    if head.startswith(_PARQUET):
        return "parquet"
    binary = head.startswith((_SQLITE, b"PK")) or head[:1024].lstrip()[:1] in {
        b"{",
        b"<",
        b"[",
    }
    return "csv" if not binary and header_of(path) is not None else None


def _is_utf_16_xml(head: bytes) -> bool:
    return head[:2] in {b"\xff\xfe", b"\xfe\xff"} and b"<" in head[:6]


def _xml_form(head: bytes) -> LogForm | None:
    rest = _root_of(head.replace(b"\x00", b""))
    if not _LOG_TAG.match(rest):
        return None
    if _OCEL_2.search(rest):
        return LogForm("ocel-xml", "types of objects and events of OCEL 2.0")
    if _OCEL_1.search(rest):
        return LogForm("ocel1", "events and objects of OCEL 1.0")
    return LogForm("xes", "a log of XES")


def _root_of(text: bytes) -> bytes:
    """Cut off what stands before the root element."""
    rest = text[max(text.find(b"<"), 0) :]
    while ends := next((e for b, e in _PROLOG if rest.startswith(b)), None):
        if ends == b">" and b"[" in rest.partition(b">")[0]:
            ends = b"]>"  # of a document type that declares something itself
        at = rest.find(ends)
        if at < 0:
            return b""
        rest = rest[at + len(ends) :].lstrip()
    return rest


def _json_form(head: bytes) -> LogForm | None:
    if b'"ocel:' in head:
        return LogForm("ocel1", "the keys of OCEL 1.0")
    if b'"objectTypes"' in head or b'"eventTypes"' in head:
        return LogForm("ocel-json", "types of objects or events of OCEL 2.0")
    if b'"relationships"' in head and b'"objectId"' in head:
        return LogForm("ocel-json", "relationships to objects as in OCEL 2.0")
    return None


def _sqlite_form(path: Path) -> LogForm | None:
    try:
        address = path.resolve().as_uri() + "?mode=ro&immutable=1"
        with closing(sqlite3.connect(address, uri=True)) as database:
            names = database.execute("SELECT name FROM sqlite_master").fetchall()
    except (sqlite3.Error, OSError, ValueError):
        return None
    if _OCEL_2_TABLES.issubset(name for (name,) in names):
        return LogForm("ocel-sqlite", "the tables of OCEL 2.0")
    return None


def _parquet_columns(path: Path) -> tuple[str, ...]:
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        return tuple(pq.read_schema(path).names)
    except (OSError, pa.ArrowException):
        return ()


def _table_form(
    path: Path, form: Literal["csv", "parquet"], names: tuple[str, ...]
) -> LogForm | None:
    kind = _KINDS_OF_TABLE[form]
    if names and (mapping := mapping_beside(path)):
        return LogForm(form, f"{kind} with the mapping {mapping.name} beside it")
    if is_event_log(names) and (form == "parquet" or not kind_of_columns(names)):
        return LogForm(form, f"{kind} with columns for case, activity and time")
    return None


def stem_of(path: Path) -> str:
    """Return what a log is called: the name of its file up to the first point.

    Examples:
        >>> from pathlib import Path
        >>> stem_of(Path("orders.xes.gz"))
        'orders'
    """
    return path.name.split(".")[0] or path.name
