"""Acts and their witnesses put together as a demonstration."""

from __future__ import annotations

import math
from bisect import bisect_right
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wb2pm.converters.desktop.focus import LATE_S
from wb2pm.converters.desktop.folder import screen_of
from wb2pm.converters.uilogs.windows import application_element
from wb2pm.events import (
    AttributeValue,
    Demonstration,
    Element,
    Issue,
    Screen,
    UIEvent,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from wb2pm.converters.desktop.acts import Act
    from wb2pm.converters.desktop.clock import RecorderClock
    from wb2pm.converters.desktop.targets import Found

UNSEEN_BETWEEN: Final = "unseen_between"
PARTIAL: Final = "partial_screen"
"""Kinds of issue of an event: no window was seen since another, or only a part of it."""
_POINTED: Final = frozenset({"click", "double_click", "right_click", "drag"})
_MOVING_FOCUS: Final = frozenset({"Tab", "Shift+Tab", "Enter", "Escape"})
_LEAVING: Final = _MOVING_FOCUS | {"Up", "Down", "Left", "Right"}
_EDITING: Final = frozenset(
    f"{held}+{key}"
    for held in ("Ctrl", "Cmd")
    for key in ("A", "C", "V", "X", "Y", "Z")
)
"""Keys that in a field edit its text, whatever they stand for elsewhere."""
_SWITCHING: Final = frozenset({"Alt+Tab", "Alt+Shift+Tab", "Cmd+Tab", "Win+Tab"})
_SWITCHED_S: Final = 2.0
"""Seconds in which another program comes to the front after it was asked for."""
_EDITED: Final = frozenset(
    {"textbox", "combobox", "spinbutton", "searchbox", "gridcell"}
)


class Window(NamedTuple):
    """What was in front from a moment on.

    Attributes:
        at: The moment, in seconds of the recorder's clock.
        application: The program.
        title: The window's title, where the source tells.
        number: Which window it is, where the source tells them apart.
    """

    at: float
    application: str | None
    title: str | None = None
    number: int | None = None


class Seen(NamedTuple):
    """A window as it was seen at a moment.

    Attributes:
        at: The moment.
        screen: The screen that carries the page.
        is_whole: Whether there was time to see all of it.
    """

    at: float
    screen: Screen
    is_whole: bool = True


class Witnesses(NamedTuple):
    """What a recording tells of the acts in it.

    Attributes:
        windows: What was in front, in order of time.
        seen: Windows as they were seen, in order of time.
        find: Returns what was under the pointer; None for a recorder that was told
            of no element.
        focused: Returns what had the focus from one moment until another, and whether
            what was done there writes; None where nobody told.
        stands_for: Returns the control that keys stood for at a moment; None where no
            program told.
    """

    windows: Sequence[Window] = ()
    seen: Sequence[Seen] = ()
    find: Callable[[Act], Found] | None = None
    focused: Callable[..., Element | None] | None = None
    stands_for: Callable[[str, float], Element | None] | None = None


def build_events(
    acts: Sequence[Act],
    witnesses: Witnesses,
    clock: RecorderClock,
    *,
    metadata: Mapping[str, Any],
) -> tuple[tuple[UIEvent, ...], list[Issue]]:
    """Make the events of a recording.

    Args:
        acts: What was done, in the order of the file.
        witnesses: What the recording tells of it.
        clock: Turns moments into times.
        metadata: What the recorder wrote down of itself.

    Returns:
        The events, and what was noted of them: one issue of each kind, with how
        many events it concerns.
    """
    building = _Building(witnesses, clock, metadata)
    nexts = [*(act.begin for act in acts[1:]), math.inf]
    events = tuple(map(building.event, acts, nexts))
    by_kind: dict[str, list[Issue]] = {}
    for issue in building.issues:
        by_kind.setdefault(issue.kind, []).append(issue)
    return events, [_counted(issues) for issues in by_kind.values()]


def _is_named(element: Element | None) -> bool:
    """Return whether something has a name of its own, which a document has not."""
    if element is None or element.role == "document":
        return False
    return bool(element.label or element.text)


def _counted(issues: list[Issue]) -> Issue:
    first = issues[0]
    if len(issues) == 1:
        return first
    message = f"{len(issues)} events: {first.message}"
    return Issue(kind=first.kind, message=message, where=first.where)


class _Building:
    def __init__(
        self, witnesses: Witnesses, clock: RecorderClock, metadata: Mapping[str, Any]
    ) -> None:
        self.issues: list[Issue] = []
        self._witnesses = witnesses
        self._clock = clock
        screen = screen_of(metadata)
        self._width = screen[0] if screen else None
        self._height = screen[1] if screen else None
        self._windows_at = [window.at for window in witnesses.windows]
        self._seen_at = [seen.at for seen in witnesses.seen]
        self._focused: Element | None = None
        self._written_in: Element | None = None
        self._before: float | None = None
        self._program: str | None = None

    def event(self, act: Act, until: float) -> UIEvent:
        identifier = str(act.first)
        window = self._window(act.begin)
        program = window.application if window else None
        if program != self._program:
            self._focused, self._program = None, program
            self._written_in = None
        noted = list(act.issues)
        for kind in self._unseen(act, until):
            noted.append(kind)
            self._note(kind, identifier)
        target = self._target(act, until, identifier, noted)
        switched = self._switched_to(act, program)
        begin, end = self._clock.time(act.begin), self._clock.time(act.end)
        return UIEvent(
            id=identifier,
            action="tab_switch" if switched else act.kind,
            raw_action=act.raw,
            started_at=begin,
            ended_at=max(begin, end),
            time_quality=self._clock.quality,
            source_index=act.first,
            target=application_element(switched) if switched else target,
            value=act.value,
            keys=act.keys,
            x=act.point[0] if act.point else None,
            y=act.point[1] if act.point else None,
            screen_before=self._screen(act.begin, window),
            screen_after=self._screen_after(act, until),
            application=program,
            attributes=self._attributes(act),
            issues=tuple(noted),
        )

    def _target(
        self, act: Act, until: float, identifier: str, noted: list[str]
    ) -> Element | None:
        if act.kind in _POINTED:
            return self._pointed_at(act, identifier, noted)
        written_in, self._written_in = self._written_in, None
        held = self._held(act, until)
        if act.kind == "press" and act.value:
            if (entry := self._stood_for(act.value, act.begin, held)) is not None:
                return entry
            if act.value in _LEAVING and written_in and not _is_named(held):
                return written_in  # what was written in lost its name meanwhile
        if held is not None:
            self._written_in = held if act.kind == "type" else None
            return held
        if act.kind == "press" and act.value in _MOVING_FOCUS:
            focused, self._focused = self._focused, None
            return focused
        if act.kind == "type" and self._focused is not None:
            noted.append("inferred_target")
            return self._focused
        return None

    def _pointed_at(
        self, act: Act, identifier: str, noted: list[str]
    ) -> Element | None:
        self._written_in = None
        found = self._witnesses.find(act) if self._witnesses.find else None
        if found is None:
            self._focused = None
            return None
        if found.issue:
            noted.append(found.issue)
            self._note(found.issue, identifier)
        elif found.page_is_late:
            noted.append("late_screen")
            self._note("late_screen", identifier)
        edited = found.target.role in _EDITED or found.target.tag == "textarea"
        self._focused = found.target if edited and act.kind != "drag" else None
        return found.target

    def _held(self, act: Act, until: float) -> Element | None:
        """Return what had the focus when something was typed or pressed."""
        told = self._witnesses.focused
        if told is None or act.kind not in {"type", "press"}:
            return None
        writes = act.kind == "type" or act.value == "Enter"
        late = min(until, act.end + LATE_S) if act.kind == "type" else act.begin
        return told(act.begin, late, writes=writes)

    def _stood_for(self, keys: str, at: float, held: Element | None) -> Element | None:
        """Return the control that keys stood for; a field keeps those that edit a text."""
        told = self._witnesses.stands_for
        edits = keys in _EDITING and held is not None and held.role in _EDITED
        return None if told is None or edits else told(keys, at)

    def _switched_to(self, act: Act, program: str | None) -> str | None:
        """Return which program a shortcut brought to the front."""
        if act.kind != "press" or act.value not in _SWITCHING:
            return None
        place = bisect_right(self._windows_at, act.begin)
        later = self._witnesses.windows[place : place + 1]
        if not later or later[0].at > act.end + _SWITCHED_S:
            return None
        return later[0].application if later[0].application != program else None

    def _note(self, kind: str, identifier: str) -> None:
        messages = {
            "unknown_element": "only a window or a pane was told for the place that was"
            " pointed at: it is told apart by where it is",
            "other_scale": "what the system named is not where the pointer was, as when"
            " the scale of the display was changed: it is not believed from then on",
            UNSEEN_BETWEEN: "the window was not seen between what was done before and"
            " this: what came of each cannot be told apart",
            PARTIAL: "there was no time to see all of the window before or after: what"
            " came of it cannot be told",
            "late_screen": "the last tree of the window does not show what was pointed"
            " at: it was taken too early or too late",
        }
        self.issues.append(
            Issue(
                kind=kind,
                message=messages[kind],
                where=f"line {int(identifier) + 1}",
                event=identifier,
            )
        )

    def _window(self, at: float) -> Window | None:
        place = bisect_right(self._windows_at, at)
        return self._witnesses.windows[place - 1] if place else None

    def _screen(self, at: float, window: Window | None) -> Screen | None:
        place = bisect_right(self._seen_at, at)
        if place:
            return self._witnesses.seen[place - 1].screen
        return self._bare(window)

    def _unseen(self, act: Act, until: float) -> Iterator[str]:
        """Yield why what came of an act cannot be told from what was seen around it."""
        before, self._before = self._before, act.begin
        if not self._seen_at:
            return
        place = bisect_right(self._seen_at, act.begin)
        if before is not None and place == bisect_right(self._seen_at, before):
            yield UNSEEN_BETWEEN
        around = self._witnesses.seen[max(0, place - 1) : place + 1]
        if not all(seen.is_whole for seen in around if seen.at <= until):
            yield PARTIAL

    def _screen_after(self, act: Act, until: float) -> Screen | None:
        """Return the window as it was seen before the next thing was done."""
        place = bisect_right(self._seen_at, act.begin)
        if place < len(self._seen_at) and self._seen_at[place] <= until:
            return self._witnesses.seen[place].screen
        return self._bare(self._window(act.end))

    def _bare(self, window: Window | None) -> Screen | None:
        if window is None and self._width is None:
            return None
        return Screen(
            title=window.title if window else None,
            application=window.application if window else None,
            width=self._width,
            height=self._height,
        )

    def _attributes(self, act: Act) -> dict[str, AttributeValue]:
        kept: dict[str, AttributeValue] = dict(act.attributes)
        if act.lines > 1:
            kept["lines"] = act.lines
        if act.to is not None:
            kept |= {"to_x": act.to[0], "to_y": act.to[1]}
        return kept


def build_demonstration(  # noqa: PLR0913 (all that a recording says of itself)
    path: Path,
    *,
    source_format: str,
    events: tuple[UIEvent, ...],
    lines: int,
    issues: Sequence[Issue],
    intent: str | None = None,
    workflow: str | None = None,
    attributes: dict[str, AttributeValue] | None = None,
) -> Demonstration:
    """Make the demonstration of a recording.

    Args:
        path: Its folder, or its file.
        source_format: The reader.
        events: What was done.
        lines: How many lines of input it has.
        issues: What was noted.
        intent: What was to be done.
        workflow: What it is an execution of; the intent where nobody says.
        attributes: Whatever else it says.
    """
    programs = dict.fromkeys(event.application for event in events if event.application)
    return Demonstration(
        id=path.stem if path.is_file() else path.name,
        source=str(path),
        source_format=source_format,
        events=events,
        source_actions=lines,
        workflow=workflow or intent or None,
        intent=intent or None,
        site=next(iter(programs)) if len(programs) == 1 else None,
        attributes=attributes or {},
        issues=tuple(issues),
    )
