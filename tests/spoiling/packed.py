"""Spoils archives: what they hold, what they say of it, and how much it becomes."""

from __future__ import annotations

import gzip
import random
import zlib
from collections.abc import Callable
from functools import cache
from io import BytesIO
from typing import Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

Spoil = Callable[[bytes, random.Random], bytes]

GZIP: Final = b"\x1f\x8b"
ZIP: Final = b"PK\x03\x04"
_BOMB_MB: Final = 48
_WRAPPING: Final = 0.1
"""How often it is not what is packed that is spoilt, but how."""
_NAMES: Final = ("../../x", "/etc/x", "C:\\x", "a/", "", "\0", "x" * 60_000)
"""Names of members that lead elsewhere, or nowhere."""


def spoil_gzip(content: bytes, chance: random.Random, spoil: Spoil) -> bytes | None:
    """Spoil what is packed, or how; None if it is not packed."""
    if content[:2] != GZIP:
        return None
    try:
        inside = gzip.decompress(content)
    except (OSError, EOFError, zlib.error):
        return None
    spoilt = spoil(inside, chance)
    ways = (
        *(bomb(), content + content, content + bytes(chance.choice([1, 512]))),
        *(content[: chance.randrange(len(content))], inside),
        gzip.compress(content, 1, mtime=0),
    )
    if chance.random() < _WRAPPING:
        return chance.choice(ways)
    return gzip.compress(spoilt, 1, mtime=0)


@cache
def bomb() -> bytes:
    """Pack as many zeros as fill a thousand times the space."""
    return gzip.compress(bytes(_BOMB_MB * 2**20), 9, mtime=0)


def spoil_zip(content: bytes, chance: random.Random, spoil: Spoil) -> bytes | None:
    """Spoil a member of an archive, or its list of them; None if it is none."""
    if content[:4] != ZIP:
        return None
    try:
        with ZipFile(BytesIO(content)) as whole:
            held = [(m.filename, whole.read(m)) for m in whole.infolist()]
    except (BadZipFile, OSError, zlib.error, NotImplementedError, RuntimeError):
        return None
    if not held:
        return None
    _spoil_members(held, content, chance, spoil)
    packed = bytearray(_zip(held, chance))
    if chance.random() < 0.1:
        _lie(packed, chance)
    return bytes(packed)


def _spoil_members(
    held: list[tuple[str, bytes]], content: bytes, chance: random.Random, spoil: Spoil
) -> None:
    at = chance.randrange(len(held))
    name, inside = held[at]
    how = chance.randrange(30)
    if how == 0:
        del held[at]
    elif how == 1:
        held.append((name, spoil(inside, chance)))
    elif how == 2:
        held[at] = (chance.choice([*_NAMES, name.upper()]), inside)
    elif how == 3:
        held[at] = (name, bytes(_BOMB_MB * 2**20) if chance.random() < 0.2 else b"")
    elif how == 4:
        held[at] = (name, content)
    elif how == 5:
        other = chance.randrange(len(held))
        held[at], held[other] = (name, held[other][1]), (held[other][0], inside)
    else:
        held[at] = (name, spoil(inside, chance))


def zip_of(held: list[tuple[str, bytes]]) -> bytes:
    """Pack files the same way every time."""
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        for name, inside in held:
            archive.writestr(ZipInfo(name), inside, ZIP_DEFLATED, 1)
    return packed.getvalue()


def _zip(held: list[tuple[str, bytes]], chance: random.Random) -> bytes:
    import warnings

    packed = BytesIO()
    way = chance.choice([ZIP_STORED, ZIP_DEFLATED])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a name that stands twice is meant
        with ZipFile(packed, "w") as archive:
            for name, inside in held:
                archive.writestr(ZipInfo(name or "."), inside, way, 1)
            archive.comment = b"x" * chance.choice([0, 0, 0, 60_000])
    return packed.getvalue()


def _lie(packed: bytearray, chance: random.Random) -> None:
    """Say something else of a member in the list at the end, or before it."""
    mark = chance.choice([b"PK\x01\x02", b"PK\x03\x04", b"PK\x05\x06"])
    at = packed.find(mark)
    if at < 0:
        return
    field = at + chance.choice([6, 8, 10, 16, 20, 24, 28, 42])
    width = chance.choice([2, 4])
    packed[field : field + width] = chance.choice([b"\xff" * 4, bytes(4), b"\1\0\0\0"])[
        :width
    ]
