"""Files of lines that are whole whenever the recorder is killed."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING

import msgspec

from wb2pm.errors import WriteError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


class Lines:
    """Appends objects to a file, a line each.

    Each line is handed to the operating system before the next thing happens. Where it
    takes no more, as on a full disk, the file ends after the last whole line.

    Attributes:
        path: The file.
    """

    def __init__(self, path: Path, *, mode: int = 0o600) -> None:
        """Open a file; lines that are in it stay.

        Args:
            path: The file.
            mode: Who may read a new one: its owner alone, if not said otherwise.
        """
        self.path = path
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, mode)
        self._whole = os.fstat(self._file).st_size

    def append(self, content: Mapping[str, object]) -> None:
        """Append a line.

        Raises:
            WriteError: If not all of it could be written; none of it is then there.
        """
        encoded = encode_line(content)
        try:
            if os.write(self._file, encoded) < len(encoded):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))  # noqa: TRY301 (a part is none)
        except OSError as exc:
            os.ftruncate(self._file, self._whole)
            raise WriteError(f"{self.path}: {exc.strerror or exc}") from exc
        self._whole += len(encoded)

    def close(self) -> None:
        """Close the file."""
        os.close(self._file)


def encode_line(content: Mapping[str, object]) -> bytes:
    r"""Encode an object as a line.

    Examples:
        >>> encode_line({"line": "event"})
        b'{"line":"event"}\n'
    """
    return msgspec.json.encode(content) + b"\n"
