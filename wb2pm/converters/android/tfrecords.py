"""TFRecord files and the examples in them, read without TensorFlow.

A record is its length, a checksum of that, the data, and a checksum of those;
checksums are CRC-32C, masked as TensorFlow masks them. The data are a
``tf.train.Example``, a protocol buffer: a map from names to lists of bytes,
floats or integers.
"""

from __future__ import annotations

import gzip
import struct
import zlib
from typing import IO, TYPE_CHECKING, Any

from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

_GZIP = b"\x1f\x8b"
_LARGEST = 1 << 30
_MASK = 0xA282EAD8
_U32 = 0xFFFFFFFF
_VARINT, _FIXED64, _BYTES, _FIXED32 = 0, 1, 2, 5
_HEADER = 12

Value = list[bytes] | list[float] | list[int]


def starts_with_record(head: bytes) -> bool:
    """Return whether some bytes begin as a TFRecord does: with a length and its checksum.

    Examples:
        >>> starts_with_record(b"anything else")
        False
    """
    if len(head) < _HEADER:
        return False
    length, checksum = struct.unpack("<QI", head[:_HEADER])
    return bool(0 < length <= _LARGEST and checksum == masked_checksum(head[:8]))


def claim_examples(head: bytes, names: Iterable[bytes]) -> str | None:
    """Return which of some names the examples have that a file begins with.

    Examples:
        >>> claim_examples(b"... goal_info ...", (b"image/encoded", b"goal_info"))
        'TFRecord examples with goal_info'
    """
    named = next((name for name in names if name in head), None)
    return f"TFRecord examples with {named.decode()}" if named else None


def masked_checksum(data: bytes) -> int:
    """Return the checksum that TFRecord writes for some bytes.

    Examples:
        >>> hex(masked_checksum(b"123456789"))
        '0xc78ab0e5'
    """
    import google_crc32c

    crc = int(google_crc32c.value(data))
    return (((crc >> 15) | (crc << 17)) + _MASK) & _U32


def iterate_examples(path: Path) -> Iterator[tuple[int, dict[str, Value]]]:
    """Read the examples of a TFRecord file, gzipped or not, one after the other.

    Yields:
        The number of the record, and its values by name.

    Raises:
        ConversionError: If a record is damaged; those before it were given.
    """
    with path.open("rb") as raw:
        packed = raw.read(2) == _GZIP
        raw.seek(0)
        file: Any = gzip.GzipFile(fileobj=raw) if packed else raw
        number = 0
        while (data := _record(file, path, number)) is not None:
            try:
                yield number, _example(data)
            except (IndexError, struct.error, UnicodeDecodeError, ValueError) as exc:
                raise ConversionError(
                    "the record holds no tf.train.Example",
                    str(path),
                    f"record {number}",
                ) from exc
            number += 1


def _record(file: IO[bytes], path: Path, number: int) -> bytes | None:
    where = f"record {number}"
    try:
        header = file.read(_HEADER)
        if not header:
            return None
        if not starts_with_record(header):
            raise ConversionError(
                "this is no TFRecord, or it is damaged", str(path), where
            )
        length = struct.unpack("<Q", header[:8])[0]
        data, tail = file.read(length), file.read(4)
    except (EOFError, zlib.error, gzip.BadGzipFile) as exc:
        raise ConversionError(
            f"the gzip file is damaged: {exc}", str(path), where
        ) from exc
    if len(data) < length or len(tail) < 4:  # noqa: PLR2004 (a checksum)
        raise ConversionError("the file ends within a record", str(path), where)
    if struct.unpack("<I", tail)[0] != masked_checksum(data):
        raise ConversionError("the checksum of the data is wrong", str(path), where)
    return data


def _example(data: bytes) -> dict[str, Value]:
    values: dict[str, Value] = {}
    for number, features in _fields(data):
        if number != 1 or not isinstance(features, bytes):
            continue
        for _, entry in _fields(features):
            if isinstance(entry, bytes):
                pair = dict(_fields(entry))
                name, feature = pair.get(1), pair.get(2, b"")
                if isinstance(name, bytes) and isinstance(feature, bytes):
                    values[name.decode()] = _feature(feature)
    return values


def _feature(data: bytes) -> Value:
    for kind, content in _fields(data):
        if not isinstance(content, bytes):
            continue
        if kind == 1:
            return [v for _, v in _fields(content) if isinstance(v, bytes)]
        if kind == 2:  # noqa: PLR2004 (floats)
            return _floats(content)
        if kind == 3:  # noqa: PLR2004 (integers)
            return _integers(content)
    return []


def _floats(data: bytes) -> list[float]:
    values: list[float] = []
    for _, content in _fields(data):
        raw = content if isinstance(content, bytes) else struct.pack("<I", content)
        values += struct.unpack(f"<{len(raw) // 4}f", raw)
    return values


def _integers(data: bytes) -> list[int]:
    values: list[int] = []
    for _, content in _fields(data):
        if isinstance(content, int):
            values.append(_signed(content))
            continue
        at = 0
        while at < len(content):
            value, at = _varint(content, at)
            values.append(_signed(value))
    return values


def _signed(value: int) -> int:
    return value - (1 << 64) if value >= 1 << 63 else value


def _fields(data: bytes) -> Iterator[tuple[int, bytes | int]]:
    """Return the fields of a message: their numbers and what they hold."""
    at = 0
    while at < len(data):
        key, at = _varint(data, at)
        kind = key & 7
        if kind == _VARINT:
            value, at = _varint(data, at)
            yield key >> 3, value
        elif kind == _BYTES:
            length, at = _varint(data, at)
            if at + length > len(data):
                raise ValueError("it is cut short")
            yield key >> 3, data[at : at + length]
            at += length
        elif kind in {_FIXED32, _FIXED64}:
            size = 4 if kind == _FIXED32 else 8
            yield key >> 3, int.from_bytes(data[at : at + size], "little")
            at += size
        else:
            raise ValueError("an unknown kind of field")


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:  # noqa: PLR2004 (its last byte)
            return value, at
        shift += 7
        if shift > 63:  # noqa: PLR2004 (bits of a number)
            raise ValueError("a number of too many bytes")
