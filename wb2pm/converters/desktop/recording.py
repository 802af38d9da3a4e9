"""A recording of raw input, and what was told beside it."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from wb2pm.converters.agents.record_pages import page_key
from wb2pm.converters.desktop.acts import fold
from wb2pm.converters.desktop.agentnet_pages import FORMAT
from wb2pm.converters.desktop.clock import RecorderClock
from wb2pm.converters.desktop.demonstrations import (
    Seen,
    Window,
    Witnesses,
    build_demonstration,
    build_events,
)
from wb2pm.converters.desktop.focus import Focus
from wb2pm.converters.desktop.folder import (
    EVENTS,
    METADATA,
    Line,
    Told,
    note_unread,
    plain_text,
    read_lines,
    read_object,
    screen_of,
)
from wb2pm.converters.desktop.raw_input import read_raw_input
from wb2pm.converters.desktop.review import Actions, Review
from wb2pm.converters.desktop.shortcuts import Shortcuts
from wb2pm.converters.desktop.targets import Found, Pointer
from wb2pm.converters.pages.context import DecodedPages
from wb2pm.converters.sources.kept_attributes import clean_text, keep
from wb2pm.events import Screen

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from wb2pm.converters.desktop.acts import Act
    from wb2pm.converters.pages.page import Page
    from wb2pm.events import Demonstration

_FOCUS: Final = "focus.jsonl"
_MENUS: Final = "menus.jsonl"
"""What wb2pm's own recorder adds: what got the focus, and when, and which keys stand
for which entries of menus."""


_SOON: Final = 3
"""Looks at windows in which what had the focus is found again."""


class _Root(Struct):
    Name: Any = None
    complete: Any = None


class _TreeLine(Struct):
    time_stamp: Any = None
    axtree: _Root | None = None


class Recording:
    """A folder with raw input, or a file of it.

    Elements, windows, trees and a person's review are read where they lie beside it;
    without any of them the acts are all that is known.
    """

    def __init__(self, path: Path, *, timezone: str, source_format: str) -> None:
        """Read the input, and what its recorder wrote down of itself.

        Args:
            path: The folder, or the file.
            timezone: Zone of times that do not say theirs.
            source_format: The reader.

        Raises:
            ConversionError: If there is no input that can be read.
        """
        self._path = path
        self._format = source_format
        events = path / EVENTS if path.is_dir() else path
        self._folder = events.parent
        self._inputs, self._issues = read_raw_input(events)
        self._metadata = read_object(self._folder / METADATA, self._issues)
        self._clock = RecorderClock(
            self._metadata, self._inputs[0].at, timezone=timezone
        )
        self._windows = [_window(line) for line in self._lines("top_window.jsonl")]
        self._seen = self._without_parts(self._screens())
        self._seen_at = [seen.at for seen in self._seen]
        self._decoded = DecodedPages(seen.screen for seen in self._seen)
        self._review = Review(self._folder, self._issues)
        note_unread(self._folder, self._issues)

    def demonstration(self, actions: Actions = "recorded") -> Demonstration:
        """Make the demonstration.

        Args:
            actions: All that were recorded, or those that the person kept.
        """
        acts, folded = fold(
            self._inputs,
            breaks=[window.at for window in self._windows],
            system=str(self._metadata.get("system") or ""),
        )
        self._issues += [*self._clock.issues, *folded]
        events, noted = build_events(
            acts, self._witnesses(), self._clock, metadata=self._metadata
        )
        self._issues += noted
        events = self._review.mark(acts, events, actions, self._issues)
        task = read_object(self._folder / "task_name.json", self._issues)
        return build_demonstration(
            self._path,
            source_format=self._format,
            events=events,
            lines=len(self._inputs),
            issues=self._issues,
            intent=plain_text(task.get("task_name")),
            workflow=plain_text(task.get("workflow")),
            attributes=keep(self._metadata, prefix="recording")
            | keep(task, {"task_name", "workflow"}, prefix="task"),
        )

    def _witnesses(self) -> Witnesses:
        told = self._told(_FOCUS, "element")
        focus = Focus(
            told,
            page_before=self._page_before,
            pages_after=self._pages_after,
            pages_in_front=self._pages_in_front,
            pages=self._pages,
            windows_at=[window.at for window in self._windows],
        )
        pointer = Pointer(
            self._told("element.jsonl", "a11y_tree"),
            page_before=self._page_before,
            focus=focus,
            screen=screen_of(self._metadata),
        )

        def find(act: Act) -> Found:
            return self._review.correct(act, pointer.find(act.begin, act.point))

        focused = focus.element if told else None
        shortcuts = Shortcuts(self._lines(_MENUS), self._windows, self._page_in_front)
        return Witnesses(self._windows, self._seen, find, focused, shortcuts.element)

    def _told(self, name: str, what: str) -> list[Told]:
        return [Told(line.at, line.said.get(what)) for line in self._lines(name)]

    def _lines(self, name: str, kind: Any = dict) -> list[Line]:  # noqa: ANN401 (a type)
        return read_lines(self._folder / name, self._issues, kind)

    def _screens(self) -> list[Seen]:
        path = self._folder / "a11y.jsonl"
        size = screen_of(self._metadata)
        windows_at = [window.at for window in self._windows]
        found = []
        for line in self._lines(path.name, _TreeLine):
            name = line.said.axtree.Name if line.said.axtree else None
            place = bisect_right(windows_at, line.at)
            screen = Screen(
                title=clean_text(name) if isinstance(name, str) and name else None,
                application=self._windows[place - 1].application if place else None,
                width=size[0] if size else None,
                height=size[1] if size else None,
                page_format=FORMAT,
                page_key=page_key(line.span),
                source=str(path),
            )
            whole = line.said.axtree is None or line.said.axtree.complete is not False
            found.append(Seen(line.at, screen, is_whole=whole))
        return found

    def _without_parts(self, seen: Sequence[Seen]) -> list[Seen]:
        """Leave out parts of a window that was seen whole since it came to the front."""
        windows_at = [window.at for window in self._windows]
        whole: set[int] = set()
        kept = []
        for one in seen:
            place = bisect_right(windows_at, one.at)
            if one.is_whole:
                whole.add(place)
            if one.is_whole or place not in whole:
                kept.append(one)
        return kept

    def _page_before(self, at: float) -> Page | None:
        place = bisect_right(self._seen_at, at)
        return next(self._shown(self._seen[place - 1 : place]), None)

    def _pages_after(self, at: float) -> Iterator[Page]:
        place = bisect_right(self._seen_at, at)
        return self._shown(self._seen[place : place + _SOON])

    def _page_in_front(self, at: float) -> Page | None:
        return next(iter(self._pages_in_front(at)), None)

    def _pages_in_front(self, at: float) -> Iterator[Page]:
        """Yield the window in front as it was seen since it came there, last first."""
        place = bisect_right([window.at for window in self._windows], at)
        since = self._windows[place - 1].at if place else -math.inf
        first, end = (
            bisect_left(self._seen_at, since),
            bisect_right(self._seen_at, at),
        )
        return self._shown(self._seen[first:end][::-1])

    def _pages(self) -> Iterator[Page]:
        return self._shown(self._seen)

    def _shown(self, seen: Sequence[Seen]) -> Iterator[Page]:
        for one in seen:
            keys = self._decoded.keys(one.screen, "may_be_whole")
            form, key = next(iter(keys), (None, None))
            if form is None or key is None:
                continue
            if (page := self._decoded.page(form, key)) is not None:
                yield page


def _window(line: Line) -> Window:
    said: dict[str, Any] = line.said
    program = said.get("top_window_name") or said.get("app_name")
    title = said.get("window_title")
    return Window(
        line.at,
        clean_text(program) if isinstance(program, str) else None,
        clean_text(title) if isinstance(title, str) else None,
        number if isinstance(number := said.get("window"), int) else None,
    )
