"""Spoils TFRecord files: what the examples hold, and what stands around them."""

from __future__ import annotations

import random
import struct
from typing import Final

from tests.spoiling.raw import spoil_bytes
from tests.spoiling.values import as_text, hostile
from wb2pm.converters.android.tfrecords import masked_checksum

_HEAD: Final = 12
_FOOT: Final = 4


def spoil_records(content: bytes, chance: random.Random) -> bytes | None:
    """Spoil a record and mend its checksums, or not; None if there are none."""
    records = _records(content)
    if not records:
        return None
    at = chance.randrange(len(records))
    how = chance.randrange(8)
    if how == 0:
        records.insert(at, chance.choice(records))
    elif how == 1:
        del records[at]
    elif how == 2:
        chance.shuffle(records)
    elif how == 3:
        said = as_text(hostile(chance)).encode(errors="replace")[:10_000]
        records[at] = records[at].replace(b"goal", said[:4], 1) + said
    elif how == 4:
        length = struct.pack("<Q", chance.choice([0, 2**31, 2**63, 2**64 - 1]))
        lie = length + struct.pack("<I", masked_checksum(length))
        return b"".join(map(_framed, records[:at])) + lie + records[at]
    else:
        records[at] = spoil_bytes(records[at], chance)
    return b"".join(map(_framed, records))


def _records(content: bytes) -> list[bytes]:
    found: list[bytes] = []
    at = 0
    while at + _HEAD + _FOOT <= len(content):
        length = content[at : at + 8]
        if content[at + 8 : at + _HEAD] != struct.pack("<I", masked_checksum(length)):
            return []
        size = int.from_bytes(length, "little")
        found.append(content[at + _HEAD : at + _HEAD + size])
        at += _HEAD + size + _FOOT
    return found


def _framed(data: bytes) -> bytes:
    length = struct.pack("<Q", len(data))
    checksums = [struct.pack("<I", masked_checksum(part)) for part in (length, data)]
    return length + checksums[0] + data + checksums[1]
