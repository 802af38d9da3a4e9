"""Raw recordings of the AgentNet tool: input, elements, windows and corrections."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from wb2pm.converters.agents.record_pages import page_key
from wb2pm.converters.desktop.acts import fold
from wb2pm.converters.desktop.agentnet_pages import FORMAT
from wb2pm.converters.desktop.agentnet_trajectories import (
    element_corrected,
    holds_trajectories,
    name_corrected,
    read_trajectories,
)
from wb2pm.converters.desktop.clock import RecorderClock
from wb2pm.converters.desktop.demonstrations import (
    Seen,
    Window,
    Witnesses,
    build_demonstration,
    build_events,
)
from wb2pm.converters.desktop.ducktrack import BESIDE, counted, screen_of
from wb2pm.converters.desktop.folder import (
    EVENTS,
    METADATA,
    Line,
    read_lines,
    read_object,
)
from wb2pm.converters.desktop.raw_input import begins_as_raw_input, read_raw_input
from wb2pm.converters.desktop.targets import Found, Pointer, Told
from wb2pm.converters.pages.context import DecodedPages
from wb2pm.converters.sources.kept_attributes import clean_text, keep
from wb2pm.converters.sources.times import MachineZone
from wb2pm.events import Element, Issue, Screen, UIEvent

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from wb2pm.converters.desktop.acts import Act
    from wb2pm.converters.pages.page import Page
    from wb2pm.converters.sources.readers import SkippedRecording
    from wb2pm.events import Demonstration

Actions = Literal["recorded", "kept"]
_REDUCED: Final = "reduced_events_vis.jsonl"
_FOCUS: Final = "focus.jsonl"
"""What wb2pm's own recorder adds: what got the focus, and when."""


class _Root(Struct):
    Name: Any = None


class _TreeLine(Struct):
    time_stamp: Any = None
    axtree: _Root | None = None


class _Corrected(Struct):
    time_stamp: Any = field(name="start_time", default=None)
    action: Any = None


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
        yield _Recording(path, self.timezone).demonstration(self.actions)


class _Recording:
    """A folder of the tool."""

    def __init__(self, path: Path, timezone: str) -> None:
        self._path = path
        self._events = path / EVENTS if path.is_dir() else path
        self._folder = self._events.parent
        self._inputs, self._issues = read_raw_input(self._events)
        self._metadata = read_object(self._folder / METADATA, self._issues)
        self._clock = RecorderClock(
            self._metadata, self._inputs[0].at, timezone=timezone
        )
        self._windows = [_window(line) for line in self._lines("top_window.jsonl")]
        self._seen = self._screens()
        self._decoded = DecodedPages(seen.screen for seen in self._seen)
        corrected = self._lines(_REDUCED, _Corrected)
        self._is_reviewed = bool(corrected)
        self._corrected = {line.at: line.said for line in corrected}

    def demonstration(self, actions: Actions) -> Demonstration:
        acts, folded = fold(
            self._inputs,
            breaks=[window.at for window in self._windows],
            system=str(self._metadata.get("system") or ""),
        )
        self._issues += [*self._clock.issues, *folded]
        told = [
            Told(line.at, line.said.get("a11y_tree"))
            for line in self._lines("element.jsonl")
        ]
        pointer = Pointer(
            told, page_before=self._page_before, screen=screen_of(self._metadata)
        )

        def find(act: Act) -> Found:
            return self._as_corrected(act, pointer.find(act.begin, act.point))

        focus = [
            Told(line.at, line.said.get("element")) for line in self._lines(_FOCUS)
        ]
        moments = [one.at for one in focus]

        def focused(at: float) -> Element | None:
            place = bisect_right(moments, at)
            return pointer.focused(at, focus[place - 1]) if place else None

        witnesses = Witnesses(
            self._windows, self._seen, find, focused if focus else None
        )
        events, noted = build_events(
            acts, witnesses, self._clock, metadata=self._metadata
        )
        self._issues += counted(noted)
        events = self._reviewed(acts, events, actions)
        task = read_object(self._folder / "task_name.json", self._issues)
        intent = task.get("task_name")
        return build_demonstration(
            self._path,
            source_format=FORMAT,
            events=events,
            lines=len(self._inputs),
            issues=self._issues,
            intent=_text(intent),
            workflow=_text(task.get("workflow")),
            attributes=keep(self._metadata, prefix="recording")
            | keep(task, {"task_name", "workflow"}, prefix="task"),
        )

    def _lines(self, name: str, kind: Any = dict) -> list[Line]:  # noqa: ANN401 (a type)
        return read_lines(self._folder / name, self._issues, kind)

    def _screens(self) -> list[Seen]:
        path = self._folder / "a11y.jsonl"
        size = screen_of(self._metadata)
        found = []
        for line in self._lines("a11y.jsonl", _TreeLine):
            name = line.said.axtree.Name if line.said.axtree else None
            before = [window for window in self._windows if window.at <= line.at]
            screen = Screen(
                title=clean_text(name) if isinstance(name, str) and name else None,
                application=before[-1].application if before else None,
                width=size[0] if size else None,
                height=size[1] if size else None,
                page_format=FORMAT,
                page_key=page_key(line.span),
                source=str(path),
            )
            found.append(Seen(line.at, screen))
        return found

    def _page_before(self, at: float) -> Page | None:
        before = [seen.screen for seen in self._seen if seen.at <= at]
        if not before:
            return None
        for form, key in self._decoded.keys(before[-1], "may_be_whole"):
            return self._decoded.page(form, key)
        return None

    def _as_corrected(self, act: Act, found: Found) -> Found:
        """Call what was pointed at what the person called it who did."""
        corrected = self._corrected.get(act.begin)
        said = corrected.action if corrected is not None else None
        name = name_corrected(said)
        if name is None:
            return found
        target = found.target
        recorded = target.label or target.text or ""
        if found.issue or not _agree(name, recorded):
            corrected_target = element_corrected(name)
            if recorded:
                kept = {**corrected_target.attributes, "recorded_name": recorded}
                corrected_target = replace(corrected_target, attributes=kept)
            return Found(corrected_target)
        known = {"label_from": "person", "recorded_name": recorded}
        kept = {**target.attributes, **known}
        return found._replace(
            target=replace(target, label=name, text=None, attributes=kept)
        )

    def _reviewed(
        self, acts: Sequence[Act], events: tuple[UIEvent, ...], actions: Actions
    ) -> tuple[UIEvent, ...]:
        """Mark what the person left out when reviewing, or leave it out too."""
        if not self._is_reviewed:
            if actions == "kept":
                self._issues.append(
                    Issue(
                        kind="not_reviewed",
                        message=f"there is no {_REDUCED}: nobody reviewed the recording,"
                        " and all actions are taken",
                    )
                )
            return events
        kept_at = sorted(self._corrected)
        kept: list[UIEvent] = []
        left_out: list[str] = []
        for act, event in zip(acts, events, strict=True):
            is_kept = any(act.begin <= at <= act.end for at in kept_at)
            if not is_kept:
                left_out.append(event.id)
            if is_kept or actions == "recorded":
                said = {} if is_kept else {"left_out_by_person": True}
                kept.append(
                    replace(event, attributes={**event.attributes, **said})
                    if said
                    else event
                )
        if left_out:
            what = "are marked" if actions == "recorded" else "are left out here too"
            self._issues.append(
                Issue(
                    kind="left_out_by_person",
                    message=f"{len(left_out)} actions that the person left out when"
                    f" reviewing {what}: {', '.join(left_out[:50])}",
                )
            )
        return tuple(kept)


def _text(said: object) -> str | None:
    return (clean_text(said).strip() or None) if isinstance(said, str) else None


def _agree(name: str, recorded: str) -> bool:
    """Return whether a person and the system mean the same element."""
    one, other = name.casefold(), " ".join(recorded.split()).casefold()
    return bool(other) and (one in other or other in one)


def _window(line: Line) -> Window:
    said: dict[str, Any] = line.said
    program = said.get("top_window_name") or said.get("app_name")
    title = said.get("window_title")
    return Window(
        line.at,
        clean_text(program) if isinstance(program, str) else None,
        clean_text(title) if isinstance(title, str) else None,
    )
