"""Recordings of the AgentNet tool, and the trajectories that are made of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from wb2pm.converters.desktop.agentnet_pages import FORMAT
from wb2pm.converters.desktop.agentnet_trajectories import (
    holds_trajectories,
    read_trajectories,
)
from wb2pm.converters.desktop.folder import BESIDE, EVENTS
from wb2pm.converters.desktop.raw_input import begins_as_raw_input
from wb2pm.converters.desktop.recording import Recording
from wb2pm.converters.desktop.review import Actions
from wb2pm.converters.sources.times import MachineZone

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from wb2pm.converters.sources.readers import SkippedRecording
    from wb2pm.events import Demonstration


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentNetReader:
    """Reads recordings of the AgentNet tool and what was made of them."""

    description: ClassVar[str] = (
        "AgentNet: folder of the tool with events.jsonl, or trajectories of its data set"
    )
    timezone: MachineZone = "UTC"
    actions: Annotated[
        Actions,
        "all that were recorded, or only those that the person kept when reviewing",
    ] = "recorded"

    def claims(self, path: Path) -> str | None:
        """Claim a folder of the tool, its input, or a file of trajectories."""
        events = path / EVENTS if path.is_dir() else path
        beside = any((events.parent / name).is_file() for name in BESIDE)
        if beside and begins_as_raw_input(events):
            return "raw input beside elements and windows"
        if not path.is_dir() and holds_trajectories(path):
            return "trajectories of AgentNet"
        return None

    def main_file(self, folder: Path) -> Path:
        """Return the file of raw input."""
        return folder / EVENTS

    def read(self, path: Path) -> Iterator[Demonstration | SkippedRecording]:
        """Read a recording, or the trajectories of a file."""
        if not path.is_dir() and holds_trajectories(path):
            yield from read_trajectories(path)
            return
        recording = Recording(path, timezone=self.timezone, source_format=FORMAT)
        yield recording.demonstration(self.actions)
