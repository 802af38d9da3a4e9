"""The journal: a line for everything the recorder learns, written at once."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from wb2pm.converters.wonderbread.folder import JOURNAL
from wb2pm.converters.writing import atomic_path
from wb2pm.errors import WriteError
from wb2pm.record.lines import Lines, encode_line

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_MODE: Final = 0o666
"""Whoever may read the recording may read its journal."""


class Journal:
    """Appends lines to a demonstration's journal.

    Each line is handed to the operating system before the next thing happens,
    so a recorder that is killed has lost nothing it had been told. Where the system
    takes no more, as on a full disk, the journal ends after the last whole line.

    Attributes:
        path: The file.
        failure: Why nothing more is written; None as long as it is.
    """

    def __init__(self, folder: Path) -> None:
        """Open the journal of a demonstration.

        Args:
            folder: The demonstration's folder.
        """
        self.path = folder / JOURNAL
        self.failure: WriteError | None = None
        self._lines = Lines(self.path, mode=_MODE)

    def write(self, line: str, **content: object) -> None:
        """Append a line, unless the journal has ended.

        Args:
            line: Its kind.
            content: What it says; what is None is left out.
        """
        if self.failure is not None:
            return
        said = {k: v for k, v in content.items() if v is not None}
        try:
            self._lines.append({"line": line, **said})
        except WriteError as exc:
            self.end(exc)

    def end(self, failure: WriteError) -> None:
        """Write nothing more.

        Args:
            failure: Why not; the first one stays.
        """
        self.failure = self.failure or failure

    def rewrite(self, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
        """Change what was written, in one stroke; a kill leaves the old or the new.

        Where there is no room for both, the new is written over the old, as far as
        whole lines of it fit, and the journal ends: what is to be struck out goes.

        Args:
            change: Returns a line as it is to be; the same object if it stays.
        """
        before = self.path.read_bytes().splitlines(keepends=True)
        after = [_changed(line, change) for line in before]
        if after == before:
            return
        self._lines.close()
        try:
            with atomic_path(self.path) as unfinished:
                unfinished.write_bytes(b"".join(after))
        except WriteError as exc:
            self._overwrite(after, len(b"".join(before)))
            self.end(exc)
        self._lines = Lines(self.path, mode=_MODE)

    def _overwrite(self, lines: list[bytes], room: int) -> None:
        whole = 0
        with self.path.open("r+b", buffering=0) as file:
            with suppress(OSError):
                for line in lines:
                    if whole + len(line) > room or file.write(line) < len(line):
                        break
                    whole += len(line)
            file.truncate(whole)

    def close(self) -> None:
        """Close the file."""
        self._lines.close()


def _changed(line: bytes, change: Callable[[dict[str, Any]], dict[str, Any]]) -> bytes:
    told: dict[str, Any] = msgspec.json.decode(line)
    wanted = change(told)
    return line if wanted is told else encode_line(wanted)
