"""Which XES files are plain, and how to cut them up without a parser.

Most XES files nest nothing, quote everything with double quotes and write
`key` before `value`. The cases of such a file form a regular language, so one
regular expression proves that a piece of it is well-formed and means nothing
but what it shows. The engine behind it runs at memory speed, since it needs no
stack; what it does not match, the parser reads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import polars as pl

from wb2pm.converters.xes.parser import RawLog, parse
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

_PIECE_BYTES: Final = 8 << 20
_HEAD_BYTES: Final = 8 << 20
"""A file whose first case begins later than this is left to the parser."""
_CASE_BYTES: Final = 64 << 20
"""A file with a larger case is left to the parser, which needs no whole case."""
_OPEN: Final = b"<trace>"
_CLOSE: Final = b"</trace>"

_SPACE: Final = r"[ \t\r\n]*"
_REFERENCE: Final = "&(?:amp|lt|gt|quot|apos|#10|#9|#13);"
REFERENCES: Final = {
    "&amp;": "&",
    "&lt;": "<",
    "&gt;": ">",
    "&quot;": '"',
    "&apos;": "'",
    "&#10;": "\n",
    "&#9;": "\t",
    "&#13;": "\r",
}
"""The references that a plain file may use."""
# Tabs and newlines are left to the parser: XML turns them into spaces.
_KEY: Final = r'[^"<&\x00-\x1F\x{FFFE}\x{FFFF}]*'
_TEXT: Final = rf'(?:[^"<&\x00-\x1F\x{{FFFE}}\x{{FFFF}}]|{_REFERENCE})*'
_ATTRIBUTE: Final = (
    rf'{_SPACE}<(?:string|date|int|float|boolean|id) key="{_KEY}" value="{_TEXT}"[ ]?/>'
)
_EVENT: Final = rf"{_SPACE}<event>(?:{_ATTRIBUTE})*{_SPACE}</event>"
_CASES: Final = (
    rf"\A(?:{_SPACE}<trace>(?:{_ATTRIBUTE})*(?:{_EVENT})*{_SPACE}</trace>)*\z"
)
"""Whole cases, nothing nested, attributes of a case before its events."""


class Plain(NamedTuple):
    """A file that may be plain.

    Attributes:
        head: What stands before the first case, parsed.
        pieces: The cases, some whole ones at a time, for `prove`; None if what
            follows the last case is not plain.
    """

    head: RawLog
    pieces: Iterator[bytes | None]


def scan(file: BinaryIO, *, source: str) -> Plain | None:
    """Look whether a file is plain.

    Args:
        file: The file, at its beginning.
        source: Name of the file, for messages.

    Returns:
        None if the part before the first case tells already that it is not.
    """
    start = file.read(_HEAD_BYTES)
    head, found, rest = start.partition(_OPEN)
    if not found or not _is_utf8(head):
        return None
    try:
        raw = parse([head, b"</log>"], source=source)
    except ConversionError:
        return None  # the parser says why, with the place in the whole file
    if raw.case_of:
        return None
    return Plain(raw, _pieces(found + rest, file))


def prove(piece: bytes) -> str | None:
    """Return whole cases as text if they are plain, or None.

    Examples:
        >>> prove(b'<trace><int key="n" value="1"/></trace>')
        '<trace><int key="n" value="1"/></trace>'
        >>> prove(b'<trace><int value="1" key="n"/></trace>') is None
        True
    """
    try:
        text = piece.decode()
    except UnicodeDecodeError:
        return None
    return text if pl.Series([text]).str.contains(_CASES)[0] else None


def _is_utf8(head: bytes) -> bool:
    declaration = head.partition(b"?>")[0].lower()
    named = b"encoding" in declaration and b"<?xml" in declaration
    return not named or b"utf-8" in declaration


def _pieces(buffer: bytes, file: BinaryIO) -> Iterator[bytes | None]:
    while True:
        end = buffer.rfind(_CLOSE) + len(_CLOSE)
        if end >= len(_CLOSE):
            yield buffer[:end]
            buffer = buffer[end:]
        elif len(buffer) > _CASE_BYTES:
            break
        block = file.read(_PIECE_BYTES)
        if not block:
            break
        buffer += block
    if b"".join(buffer.split()) != b"</log>":
        yield None
