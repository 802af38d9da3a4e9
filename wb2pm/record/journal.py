"""The journal: a line for everything the recorder learns, written at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from wb2pm.converters.wonderbread.folder import JOURNAL

if TYPE_CHECKING:
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
        self._file.write(msgspec.json.encode({"line": line, **said}) + b"\n")

    def close(self) -> None:
        """Close the file."""
        self._file.close()
