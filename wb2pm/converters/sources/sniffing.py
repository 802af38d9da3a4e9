"""The beginning of a file, by which a reader knows its own format."""

from __future__ import annotations

import gzip
import zlib
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_GZIP = b"\x1f\x8b"
_KEPT = 64


def first_bytes(path: Path, size: int = 65536) -> bytes:
    """Return the first bytes of a file, unpacked where it is gzipped.

    What is no file, or cannot be opened or unpacked, begins with nothing. Many
    readers ask for the same file one after the other: it is read once.

    Args:
        path: The file.
        size: How many bytes at most.

    Examples:
        >>> from pathlib import Path
        >>> first_bytes(Path("no such file"))
        b''
    """
    try:
        stat = path.stat()
        if not path.is_file():
            return b""
        return _read(str(path), stat.st_mtime_ns, stat.st_size, size)
    except (OSError, EOFError, zlib.error):
        return b""


@lru_cache(maxsize=_KEPT)
def _read(path: str, _changed: int, _length: int, size: int) -> bytes:
    with open(path, "rb") as file:  # noqa: PTH123 (the path is the cache's key)
        head = file.read(size)
    if not head.startswith(_GZIP):
        return head
    with gzip.open(path) as unpacked:
        return unpacked.read(size)


def first_line(path: Path) -> str:
    """Return the first line of a text file, without byte order mark and line end.

    Examples:
        >>> from pathlib import Path
        >>> first_line(Path("no such file"))
        ''
    """
    text = first_bytes(path).decode("utf-8-sig", errors="replace")
    return text.splitlines()[0] if text else ""
