"""Recordings of DuckTrack: pointer and keys of a whole computer, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from wb2pm.converters.desktop.folder import BESIDE, EVENTS
from wb2pm.converters.desktop.raw_input import begins_as_raw_input
from wb2pm.converters.desktop.recording import Recording
from wb2pm.converters.sources.times import MachineZone

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from wb2pm.events import Demonstration

FORMAT = "ducktrack"


@dataclass(frozen=True, slots=True, kw_only=True)
class DuckTrackReader:
    """Reads recordings of DuckTrack, a folder or its file of input each."""

    description: ClassVar[str] = (
        "DuckTrack: folder with events.jsonl and metadata.json, or the former alone"
    )
    timezone: MachineZone = "UTC"

    def claims(self, path: Path) -> str | None:
        """Claim a folder with raw input alone, or a file of it."""
        events = path / EVENTS if path.is_dir() else path
        if any((events.parent / name).is_file() for name in BESIDE):
            return None
        return "raw input of pointer and keys" if begins_as_raw_input(events) else None

    def main_file(self, folder: Path) -> Path:
        """Return the file of raw input."""
        return folder / EVENTS

    def read(self, path: Path) -> Iterator[Demonstration]:
        """Read a recording."""
        yield Recording(
            path, timezone=self.timezone, source_format=FORMAT
        ).demonstration()
