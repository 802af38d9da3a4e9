"""The journal: a line for everything the recorder learns, written at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from wb2pm.converters.wonderbread.folder import JOURNAL
from wb2pm.converters.writing import atomic_path

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


class Journal:
    """Appends lines to a demonstration's journal.

    Each line is handed to the operating system before the next thing happens,
    so a recorder that is killed has lost nothing it had been told.
    """

    def __init__(self, folder: Path) -> None:
        """Open the journal of a demonstration.

        Args:
            folder: The demonstration's folder.
        """
        self.path = folder / JOURNAL
        self._file = self.path.open("ab", buffering=0)

    def write(self, line: str, **content: object) -> None:
        """Append a line.

        Args:
            line: Its kind.
            content: What it says; what is None is left out.
        """
        said = {k: v for k, v in content.items() if v is not None}
        self._file.write(_encoded({"line": line, **said}))

    def rewrite(self, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
        """Change what was written, in one stroke; a kill leaves the old or the new.

        Args:
            change: Returns a line as it is to be; the same object if it stays.
        """
        before = self.path.read_bytes().splitlines(keepends=True)
        after = [_changed(line, change) for line in before]
        if after == before:
            return
        self._file.close()
        with atomic_path(self.path) as unfinished:
            unfinished.write_bytes(b"".join(after))
        self._file = self.path.open("ab", buffering=0)

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _changed(line: bytes, change: Callable[[dict[str, Any]], dict[str, Any]]) -> bytes:
    told: dict[str, Any] = msgspec.json.decode(line)
    wanted = change(told)
    return line if wanted is told else _encoded(wanted)


def _encoded(content: dict[str, Any]) -> bytes:
    return msgspec.json.encode(content) + b"\n"
