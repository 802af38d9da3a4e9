"""Spoils bytes as bytes, whatever they mean."""

from __future__ import annotations

import random
from typing import Final

_PIECES: Final = (
    *(b"\0", b"\xff\xfe", b"\xef\xbb\xbf", b'"', b"'", b",", b";", b"\n", b"\r", b"<"),
    *(b">", b"]", b"{", b"}", b"&#0;", b"&x;", b"<!DOCTYPE x>", b"\\u0000", b"\\ud800"),
    *(b"1" * 5_000, b"[" * 5_000, b"<a>" * 500, b"NaN", b"-", b"1e999", b"\x1f\x8b"),
    *(
        b"\xff\xff\xff\x7f",
        b"\xff" * 8,
        b"\x80" * 12,
        bytes(64),
        b"PK\x05\x06",
        b"\xc3",
    ),
)


def spoil_bytes(content: bytes, chance: random.Random) -> bytes:
    """Flip, drop, double, cut off or put in some bytes, in one to four places."""
    for _ in range(chance.choice([1, 1, 2, 3, 4])):
        content = _spoilt_once(content, chance)
    return content


def _spoilt_once(content: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(content) + 1)
    span = chance.choice([1, 1, 2, 8, 64, 4096])
    before, own, after = content[:at], content[at : at + span], content[at + span :]
    how = chance.randrange(7)
    if how == 0:
        return before
    if how == 1:
        return before + after
    if how == 2:
        return before + own * 2 + after
    if how == 3:
        return before + chance.choice(_PIECES) + own + after
    if how == 4:
        other = chance.randrange(len(content) + 1)
        return before + content[other : other + span] + after
    if how == 5 and own:
        flipped = bytes([own[0] ^ (1 << chance.randrange(8))])
        return before + flipped + own[1:] + after
    return before + chance.randbytes(span) + after
