"""Object-centric logs as OCEL 2.1 bundles: a zip of Parquet tables.

One table per type of events, per type of objects and per type's changes, one for
each kind of relation, and ``ocel-meta.json`` that names them and declares the
types: the form for logs that are too large for the other three, since a reader
takes the columns it needs. Layout and names as pm4py 2.7.23 and r4pm 0.6 read them.
"""

from __future__ import annotations

import zipfile
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

import msgspec
from msgspec import Struct

from wb2pm.converters.formats.writing import WriteReport, atomic_path
from wb2pm.converters.ocel.checks import check_ocel
from wb2pm.converters.ocel.log import INITIAL, OcelEvent, OcelObject
from wb2pm.converters.ocel.text import JSON, TextEscaper, escape_log

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Mapping

    import pyarrow as pa

    from wb2pm.converters.ocel.log import (
        ObjectCentricLog,
        OcelType,
        TypedAttribute,
        ValueType,
    )

CANNOT_HOLD: Final = (
    "fractions of a microsecond, and the zone of a time: the instant is kept, in UTC",
    "halves of surrogate pairs: written as _xHHHH_",
    "the order of events of different types, and of attributes",
    "attributes of the log as a whole",
)
"""What a bundle cannot hold; changes to text are counted in
`WriteReport.losses`."""
META: Final = "ocel-meta.json"
EVENT_COLUMNS: Final = ("ocel_id", "ocel_time")
OBJECT_COLUMNS: Final = ("ocel_id",)
CHANGE_COLUMNS: Final = ("ocel_id", "ocel_time", "ocel_changed_field")
E2O_COLUMNS: Final = ("ocel_event_id", "ocel_object_id", "ocel_qualifier")
O2O_COLUMNS: Final = ("ocel_source_id", "ocel_target_id", "ocel_qualifier")
_BEGINNING: Final = (1980, 1, 1, 0, 0, 0)
"""The earliest time a zip knows: what is packed has none of its own."""


class BundleAttribute(Struct, frozen=True, kw_only=True):
    """An attribute that a type declares: its column and what it holds."""

    name: str
    type: str


class BundleType(Struct, frozen=True, kw_only=True, rename="camel", omit_defaults=True):
    """A type, and the tables of its events or objects."""

    file: str
    attributes: tuple[BundleAttribute, ...]
    changes_file: str | None = None


class BundleMeta(Struct, frozen=True, kw_only=True, rename="camel"):
    """What ``ocel-meta.json`` says."""

    ocel_version: str
    bundle_format_version: str
    storage_format: str
    event_types: dict[str, BundleType]
    object_types: dict[str, BundleType]
    relations: dict[str, str]


def write_ocel_bundle(
    ocel: ObjectCentricLog, path: str | os.PathLike[str]
) -> WriteReport:
    """Write an object-centric log as an OCEL 2.1 bundle of Parquet tables.

    The same log and the same version of pyarrow give the same bytes.

    Args:
        ocel: The log.
        path: Where to write, best ``x.ocel.zip``: pm4py knows it by that ending.

    Returns:
        What was written, and what had to be changed.

    Raises:
        WriteError: If the log contradicts itself.

    Examples:
        >>> import tempfile
        >>> from pathlib import Path
        >>> from wb2pm.converters.ocel.log import ObjectCentricLog, OcelType
        >>> log = ObjectCentricLog(event_types=(OcelType(name="Click 'Save'"),))
        >>> path = Path(tempfile.mkdtemp()) / "log.ocel.zip"
        >>> _ = write_ocel_bundle(log, path)
        >>> zipfile.ZipFile(path).namelist()[1]
        'events/event_Click%20%27Save%27.parquet'
    """
    check_ocel(ocel)
    escaper = TextEscaper(JSON)
    escaped = escape_log(ocel, escaper)
    tables, meta = _tables(escaped)
    with atomic_path(path) as unfinished, zipfile.ZipFile(unfinished, "w") as archive:
        _pack(archive, META, msgspec.json.format(msgspec.json.encode(meta)) + b"\n")
        for name, table in tables.items():
            _pack(archive, name, _parquet(table))
    return WriteReport(
        paths=(str(path),),
        cases=ocel.cases,
        events=len(ocel.events),
        losses=escaper.losses(),
    )


def table_name(kind: str, type_name: str) -> str:
    """Name the table of a type.

    Args:
        kind: ``event``, ``object`` or ``object_changes``.
        type_name: Name of the type.

    Examples:
        >>> table_name("object_changes", "purchase order")
        'object_changes/object_changes_purchase%20order.parquet'
    """
    folder = kind if kind == "object_changes" else f"{kind}s"
    # ``quote`` leaves a tilde, the bundle does not.
    encoded = quote(type_name, safe="").replace("~", "%7E")
    return f"{folder}/{kind}_{encoded}.parquet"


def _tables(
    ocel: ObjectCentricLog,
) -> tuple[dict[str, pa.Table], BundleMeta]:
    tables: dict[str, pa.Table] = {}
    event_types, object_types = {}, {}
    for kind in ocel.event_types:
        file = table_name("event", kind.name)
        events = [event for event in ocel.events if event.type == kind.name]
        tables[file] = _event_table(events, kind)
        event_types[kind.name] = BundleType(file=file, attributes=_declared(kind))
    for kind in ocel.object_types:
        file = table_name("object", kind.name)
        changes_file = table_name("object_changes", kind.name)
        objects = [item for item in ocel.objects if item.type == kind.name]
        tables[file] = _object_table(objects, kind)
        tables[changes_file] = _change_table(objects, kind)
        object_types[kind.name] = BundleType(
            file=file, changes_file=changes_file, attributes=_declared(kind)
        )
    relations = {"e2o": "relations/e2o.parquet", "o2o": "relations/o2o.parquet"}
    tables[relations["e2o"]] = _relation_table(ocel.events, E2O_COLUMNS)
    tables[relations["o2o"]] = _relation_table(ocel.objects, O2O_COLUMNS)
    meta = BundleMeta(
        ocel_version="2.0",
        bundle_format_version="1.0",
        storage_format="parquet",
        event_types=event_types,
        object_types=object_types,
        relations=relations,
    )
    return tables, meta


def _declared(kind: OcelType) -> tuple[BundleAttribute, ...]:
    return tuple(BundleAttribute(name=a.name, type=a.type) for a in kind.attributes)


def arrow_type(kind: ValueType | str) -> pa.DataType:
    """Return the type of column that holds a type of values.

    Examples:
        >>> str(arrow_type("time"))
        'timestamp[us, tz=UTC]'
    """
    import pyarrow as pa

    return {
        "string": pa.string(),
        "integer": pa.int64(),
        "float": pa.float64(),
        "boolean": pa.bool_(),
        "time": pa.timestamp("us", tz="UTC"),
    }[kind]


def _event_table(events: list[OcelEvent], kind: OcelType) -> pa.Table:
    values = [{v.name: v.value for v in event.attributes} for event in events]
    return _table(
        {"ocel_id": [e.id for e in events], "ocel_time": [e.time for e in events]},
        {a: [row.get(a.name) for row in values] for a in kind.attributes},
    )


def _object_table(objects: list[OcelObject], kind: OcelType) -> pa.Table:
    values = [
        {v.name: v.value for v in item.attributes if v.time == INITIAL}
        for item in objects
    ]
    return _table(
        {"ocel_id": [item.id for item in objects]},
        {a: [row.get(a.name) for row in values] for a in kind.attributes},
    )


def _change_table(objects: list[OcelObject], kind: OcelType) -> pa.Table:
    changes = [
        (item.id, value)
        for item in objects
        for value in item.attributes
        if value.time != INITIAL
    ]
    return _table(
        {
            "ocel_id": [name for name, _ in changes],
            "ocel_time": [value.time for _, value in changes],
            "ocel_changed_field": [value.name for _, value in changes],
        },
        {
            a: [v.value if v.name == a.name else None for _, v in changes]
            for a in kind.attributes
        },
    )


def _relation_table(
    things: Iterable[OcelEvent] | Iterable[OcelObject], names: tuple[str, ...]
) -> pa.Table:
    rows = [
        (thing.id, r.object, r.qualifier) for thing in things for r in thing.relations
    ]
    found = zip(*rows, strict=True) if rows else ([], [], [])
    return _table(dict(zip(names, map(list, found), strict=True)), {})


def _table(
    own: Mapping[str, list[Any]],
    values: Mapping[TypedAttribute, list[Any]],
) -> pa.Table:
    import pyarrow as pa

    fields = [
        pa.field(
            name,
            arrow_type("time" if name == "ocel_time" else "string"),
            nullable=False,
        )
        for name in own
    ] + [pa.field(a.name, arrow_type(a.type)) for a in values]
    cells = [*own.values(), *values.values()]
    return pa.table(
        [pa.array(column, f.type) for column, f in zip(cells, fields, strict=True)],
        schema=pa.schema(fields),
    )


def _parquet(table: pa.Table) -> bytes:
    import pyarrow.parquet as pq

    packed = BytesIO()
    pq.write_table(table, packed)
    return packed.getvalue()


def _pack(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    entry = zipfile.ZipInfo(name, date_time=_BEGINNING)
    entry.compress_type = zipfile.ZIP_DEFLATED if name == META else zipfile.ZIP_STORED
    archive.writestr(entry, content)
