"""ZIP files of which the bytes do not tell when they were made."""

from __future__ import annotations

import io
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

_FIRST: Final = (1980, 1, 1, 0, 0, 0)
"""The earliest time that a ZIP file can state."""


def with_one_time(content: bytes) -> bytes:
    """Write a ZIP file anew, every entry of one time.

    Examples:
        >>> import io, zipfile
        >>> made = io.BytesIO()
        >>> with zipfile.ZipFile(made, "w") as archive:
        ...     archive.writestr("a.txt", "a")
        >>> with zipfile.ZipFile(io.BytesIO(with_one_time(made.getvalue()))) as archive:
        ...     archive.infolist()[0].date_time, archive.read("a.txt")
        ((1980, 1, 1, 0, 0, 0), b'a')
    """
    written = io.BytesIO()
    with ZipFile(io.BytesIO(content)) as old, ZipFile(written, "w") as new:
        for entry in old.infolist():
            kept = ZipInfo(entry.filename, date_time=_FIRST)
            kept.compress_type = ZIP_DEFLATED
            new.writestr(kept, old.read(entry))
    return written.getvalue()
