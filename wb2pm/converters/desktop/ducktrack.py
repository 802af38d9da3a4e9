"""Recordings of DuckTrack: pointer and keys of a whole computer, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from wb2pm.converters.desktop.acts import fold
from wb2pm.converters.desktop.clock import RecorderClock
from wb2pm.converters.desktop.demonstrations import (
    Witnesses,
    build_demonstration,
    build_events,
)
from wb2pm.converters.desktop.folder import EVENTS, METADATA, read_object
from wb2pm.converters.desktop.raw_input import begins_as_raw_input, read_raw_input
from wb2pm.converters.desktop.targets import Found, Pointer
from wb2pm.converters.sources.kept_attributes import keep
from wb2pm.converters.sources.loose_values import as_number
from wb2pm.converters.sources.times import MachineZone

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from wb2pm.converters.desktop.acts import Act
    from wb2pm.events import Demonstration, Issue

FORMAT = "ducktrack"
BESIDE = ("element.jsonl", "a11y.jsonl", "top_window.jsonl", "task_name.json")
"""Files that only the AgentNet tool writes."""


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
        events_file = path / EVENTS if path.is_dir() else path
        inputs, issues = read_raw_input(events_file)
        metadata = read_object(events_file.parent / METADATA, issues)
        clock = RecorderClock(metadata, inputs[0].at, timezone=self.timezone)
        acts, folded = fold(inputs, system=str(metadata.get("system") or ""))
        issues += [*clock.issues, *folded]
        pointer = Pointer((), page_before=lambda _: None, screen=screen_of(metadata))

        def find(act: Act) -> Found:
            return pointer.find(act.begin, act.point)

        events, noted = build_events(
            acts, Witnesses(find=find), clock, metadata=metadata
        )
        issues += counted(noted)
        yield build_demonstration(
            path,
            source_format=FORMAT,
            events=events,
            lines=len(inputs),
            issues=issues,
            attributes=keep(metadata, prefix="recording"),
        )


def screen_of(metadata: dict[str, object]) -> tuple[float, float] | None:
    """Return width and height of the screen, where the recorder tells them.

    Examples:
        >>> screen_of({"screen_width": 1512, "screen_height": 982})
        (1512.0, 982.0)
    """
    wide, tall = (as_number(metadata.get(f"screen_{of}")) for of in ("width", "height"))
    return (wide, tall) if wide and tall and min(wide, tall) > 0 else None


def counted(issues: list[Issue]) -> list[Issue]:
    """Report one issue of each kind, with how many events it concerns."""
    kinds = dict.fromkeys(issue.kind for issue in issues)
    found = []
    for kind in kinds:
        first, *more = [issue for issue in issues if issue.kind == kind]
        if more:
            first = type(first)(
                kind=kind,
                message=f"{len(more) + 1} events: {first.message}",
                where=first.where,
            )
        found.append(first)
    return found
