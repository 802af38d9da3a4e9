"""Object-centric logs from OCEL 2.1 bundles of Parquet tables."""

from __future__ import annotations

import lzma
import zipfile
import zlib
from datetime import datetime
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from wb2pm.converters.ocel.bundle import (
    CHANGE_COLUMNS,
    E2O_COLUMNS,
    EVENT_COLUMNS,
    META,
    O2O_COLUMNS,
    OBJECT_COLUMNS,
    BundleMeta,
    BundleType,
)
from wb2pm.converters.ocel.log import OcelType, Relation, TypedAttribute
from wb2pm.converters.ocel.reading import FoundLog, FoundThing, FoundValue, build_log
from wb2pm.converters.ocel.text import JSON, utc_text
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    import os
    from datetime import tzinfo

    from wb2pm.converters.ocel.log import ObjectCentricLog

LARGEST: Final = 4 * 2**30
"""Bytes that a bundle may unpack to: more is taken for an attack on memory."""
_DECLARED: Final = msgspec.json.Decoder(tuple[TypedAttribute, ...])


def read_ocel_bundle(
    path: str | os.PathLike[str], *, zone: tzinfo | None = None
) -> ObjectCentricLog:
    """Read an object-centric log from an OCEL 2.1 bundle of Parquet tables.

    Nothing is unpacked to disk, and only the tables that the bundle declares are
    looked at.

    Args:
        path: The zip.
        zone: Zone of times that name none; None refuses them.

    Returns:
        The log, its events ordered by time and, among equal times, by type.

    Raises:
        ConversionError: If the file is not such a bundle, contradicts itself, or
            unpacks to more than `LARGEST` bytes.

    Examples:
        >>> read_ocel_bundle("no such file.ocel.zip")
        Traceback (most recent call last):
            ...
        wb2pm.errors.ConversionError: no such file.ocel.zip: there is no such file
    """
    if not Path(path).is_file():
        raise ConversionError("there is no such file", str(path))
    try:
        with zipfile.ZipFile(path) as archive:
            found = _Reader(archive, str(path)).read()
    except ConversionError:
        raise
    except _UNREADABLE as exc:
        raise ConversionError(f"not an OCEL bundle: {exc}", str(path)) from exc
    log = build_log(found, alphabet=JSON, source=str(path), zone=zone)
    return msgspec.structs.replace(
        log, events=tuple(sorted(log.events, key=lambda event: event.time))
    )


_UNREADABLE: Final = (
    EOFError,
    NotImplementedError,
    OSError,
    RuntimeError,
    ValueError,
    lzma.LZMAError,
    zipfile.BadZipFile,
    zlib.error,
)
"""What the standard library says of a damaged zip."""


class _Reader:
    def __init__(self, archive: zipfile.ZipFile, source: str) -> None:
        self._archive = archive
        self._source = source
        self._room = LARGEST

    def read(self) -> FoundLog:
        try:
            meta = msgspec.json.decode(self._bytes(META), type=BundleMeta)
        except (msgspec.DecodeError, UnicodeError) as exc:
            raise ConversionError(str(exc), self._source, META) from exc
        if meta.storage_format != "parquet":
            raise ConversionError(
                f"tables stored as {meta.storage_format!r}: only 'parquet' is read",
                self._source,
                META,
            )
        events: dict[str, FoundThing] = {}
        for name, kind in meta.event_types.items():
            self._read_events(name, kind, events)
        objects: dict[str, FoundThing] = {}
        for name, kind in meta.object_types.items():
            self._read_objects(name, kind, objects)
        self._relate(events, meta.relations.get("e2o"), E2O_COLUMNS)
        self._relate(objects, meta.relations.get("o2o"), O2O_COLUMNS)
        return FoundLog(
            event_types=self._types(meta.event_types),
            object_types=self._types(meta.object_types),
            events=list(events.values()),
            objects=list(objects.values()),
        )

    def _types(self, types: dict[str, BundleType]) -> list[OcelType]:
        try:
            return [
                OcelType(
                    name=name,
                    attributes=_DECLARED.decode(msgspec.json.encode(kind.attributes)),
                )
                for name, kind in types.items()
            ]
        except msgspec.ValidationError as exc:
            raise ConversionError(str(exc), self._source, META) from exc

    def _read_events(
        self, name: str, kind: BundleType, events: dict[str, FoundThing]
    ) -> None:
        for row in self._rows(kind.file, kind, EVENT_COLUMNS):
            values = _values(row, kind)
            thing = FoundThing(
                row["ocel_id"], name, _plain(row["ocel_time"]), attributes=values
            )
            self._add(events, thing, kind.file)

    def _read_objects(
        self, name: str, kind: BundleType, objects: dict[str, FoundThing]
    ) -> None:
        for row in self._rows(kind.file, kind, OBJECT_COLUMNS):
            thing = FoundThing(row["ocel_id"], name, attributes=_values(row, kind))
            self._add(objects, thing, kind.file)
        if kind.changes_file is None:
            return
        for row in self._rows(kind.changes_file, kind, CHANGE_COLUMNS):
            field = row["ocel_changed_field"]
            if field not in row or field in CHANGE_COLUMNS:
                raise ConversionError(
                    f"a change of {field!r}, which the type does not declare",
                    self._source,
                    kind.changes_file,
                )
            thing = self._known(objects, row["ocel_id"], kind.changes_file)
            thing.attributes.append(
                FoundValue(field, _plain(row[field]), _plain(row["ocel_time"]))
            )

    def _relate(
        self, things: dict[str, FoundThing], file: str | None, names: tuple[str, ...]
    ) -> None:
        if file is None:
            raise ConversionError("it names no table of relations", self._source, META)
        for row in self._rows(file, None, names):
            source, target, qualifier = (row[name] for name in names)
            self._known(things, source, file).relationships.append(
                Relation(target, qualifier)
            )

    def _rows(
        self, file: str, kind: BundleType | None, own: tuple[str, ...]
    ) -> list[dict[str, Any]]:
        import pyarrow as pa

        from wb2pm.converters.tables.parquet import unpack_table

        declared = [attribute.name for attribute in kind.attributes] if kind else []
        try:
            packed = self._bytes(file)
            table = unpack_table(BytesIO(packed), size=len(packed))
            rows: list[dict[str, Any]] = table.select([*own, *declared]).to_pylist()
        except (pa.ArrowException, KeyError, OSError, OverflowError) as exc:
            raise ConversionError(
                f"not the table that is declared: {exc}", self._source, file
            ) from exc
        for row in rows:
            if any(row[name] is None for name in own):
                raise ConversionError(
                    f"a row without {' or '.join(own)}", self._source, file
                )
        return rows

    def _bytes(self, file: str) -> bytes:
        try:
            entry = self._archive.getinfo(file)
        except KeyError as exc:
            raise ConversionError(f"it holds no {file!r}", self._source) from exc
        self._room -= entry.file_size
        if self._room < 0:
            raise ConversionError(
                f"unpacks to more than {LARGEST:,} bytes", self._source, file
            )
        with self._archive.open(entry) as packed:
            return packed.read(entry.file_size)

    def _add(self, things: dict[str, FoundThing], thing: FoundThing, file: str) -> None:
        if thing.id in things:
            raise ConversionError(f"{thing.id!r} occurs twice", self._source, file)
        things[thing.id] = thing

    def _known(self, things: dict[str, FoundThing], name: str, file: str) -> FoundThing:
        if name not in things:
            raise ConversionError(
                f"{name!r} is not among all events or objects", self._source, file
            )
        return things[name]


def _values(row: dict[str, Any], kind: BundleType) -> list[FoundValue]:
    return [
        FoundValue(attribute.name, _plain(row[attribute.name]))
        for attribute in kind.attributes
        if row[attribute.name] is not None
    ]


def _plain(value: Any) -> Any:  # noqa: ANN401 (any value of a column)
    return utc_text(value) if isinstance(value, datetime) else value
