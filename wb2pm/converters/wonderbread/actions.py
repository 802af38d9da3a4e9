"""The actions of a WONDERBREAD trace as events."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from wb2pm.converters.sources.loose_values import as_number
from wb2pm.converters.sources.pynput_keys import KeyRun, split_keys
from wb2pm.converters.sources.scrolling import scroll_direction
from wb2pm.converters.sources.times import LocalClock
from wb2pm.converters.wonderbread.elements import build_element, viewport_offset
from wb2pm.converters.wonderbread.times import TimeSpan, fill_missing_times
from wb2pm.errors import ConversionError
from wb2pm.events import Action, AttributeValue, Element, Issue, Screen, UIEvent

_CONSUMED = frozenset(
    [
        "type",
        "timestamp",
        "start_timestamp",
        "end_timestamp",
        "secs_from_start",
        "x",
        "y",
        "dx",
        "dy",
        "key",
        "is_right_click",
        "element_attributes",
        "id",
        "step",
        "pressed",
    ]
)
_HALVES = {
    "mousedown": "the press of a button; its release is the click",
    "keyrelease": "the release of a key; its press is the event",
}


class EventBuilder:
    """Turns actions into events, one after the other, and notes what it met."""

    def __init__(
        self,
        *,
        source: Path,
        screens: dict[int, Screen],
        clock: LocalClock,
        issues: list[Issue],
    ) -> None:
        """Start with no events.

        Args:
            source: The trace file, for error messages.
            screens: Position in the trace -> screen.
            clock: Reads the recorder's times.
            issues: Takes what is noted on the way.
        """
        self._source = source
        self._screens = screens
        self._clock = clock
        self._issues = issues
        self._events: list[UIEvent] = []
        self._offsets: Counter[tuple[float, float]] = Counter()
        self._positions = sorted(screens)
        self._now = TimeSpan.unknown()

    def events(self) -> list[UIEvent]:
        """Return the events so far, in order, every one with a time."""
        return fill_missing_times(self._events, self._issues)

    def add(self, action: dict[str, Any], index: int) -> None:
        """Add an action.

        Args:
            action: Its data as decoded.
            index: Its position in the trace.

        Raises:
            ConversionError: If a field is not of the type the recorder writes.
        """
        kind = action.get("type")
        self._now = self._span(action, index)
        if not isinstance(kind, str):
            self._note("unknown_action", "an action without a type", index)
            self._append(action, index, "other")
        elif kind in _HALVES:
            self._note("half_action", f"{kind} is {_HALVES[kind]}", index)
        elif kind == "mouseup":
            right = bool(action.get("is_right_click"))
            self._append(action, index, "right_click" if right else "click")
        elif kind in {"keypress", "keystroke"}:
            self._add_keys(action, index)
        elif kind == "scroll":
            self._add_scroll(action, index)
        else:
            self._note("unknown_action", f"action of unknown type {kind!r}", index)
            self._append(action, index, "other")

    def _add_keys(self, action: dict[str, Any], index: int) -> None:
        key = action.get("key")
        runs = split_keys(key) if isinstance(key, str) else ()
        if not runs:
            self._note("no_keys", "a key event that names no key", index)
            self._append(action, index, "other")
        if len(runs) > 1:
            self._note(
                "merged_keys",
                f"{len(runs)} runs of keys were recorded as one: "
                + ", ".join(f"{run.kind} {len(run.tokens)}" for run in runs),
                index,
            )
        total = sum(len(run.tokens) for run in runs)
        done = 0
        for part, run in enumerate(runs):
            share = (done / total, (done + len(run.tokens)) / total)
            done += len(run.tokens)
            self._append(
                action,
                index,
                run.kind,
                run=run,
                part=part,
                parts=len(runs),
                share=share,
            )

    def _add_scroll(self, action: dict[str, Any], index: int) -> None:
        dx, dy = self._number(action, "dx", index), self._number(action, "dy", index)
        if not dx and not dy:
            self._note("zero_scroll", "a scroll that adds up to nothing", index)
        self._append(
            action,
            index,
            "scroll",
            value=scroll_direction(dx or 0, -(dy or 0)),
            extra={"wheel_dx": dx, "wheel_dy": dy},
        )

    def _append(  # noqa: PLR0913 (one event has this many sides)
        self,
        action: dict[str, Any],
        index: int,
        kind: Action,
        *,
        run: KeyRun | None = None,
        part: int = 0,
        parts: int = 1,
        share: tuple[float, float] = (0, 1),
        value: str | None = None,
        extra: dict[str, AttributeValue] | None = None,
    ) -> None:
        span = self._now.part(*share)
        target = self._target(action, index, mouse=kind in {"click", "right_click"})
        attributes = _leftovers(action) | (extra or {})
        if run and run.erased:
            attributes["erased"] = run.erased
        before, after = self._around(index)
        self._events.append(
            UIEvent(
                id=str(index) if parts == 1 else f"{index}.{part + 1}",
                action=kind,
                raw_action=_word(action.get("type")),
                started_at=span.start,
                ended_at=span.end,
                time_quality=span.quality,
                source_index=index,
                target=target,
                value=run.value if run else value,
                keys=run.tokens if run else (),
                x=self._number(action, "x", index),
                y=self._number(action, "y", index),
                screen_before=before,
                screen_after=after,
                application=before.application if before else None,
                attributes=attributes,
                issues=("merged_keys",) if parts > 1 else (),
            )
        )

    def _target(
        self, action: dict[str, Any], index: int, *, mouse: bool
    ) -> Element | None:
        seen = action.get("element_attributes")
        if not isinstance(seen, dict):
            if seen is not None:
                self._fail("an object or null", seen, "element_attributes", index)
            return None
        offset = viewport_offset(action, seen) if mouse else self._usual_offset()
        if mouse and offset is not None:
            self._offsets[offset] += 1
        return build_element(seen, offset=offset)

    def _usual_offset(self) -> tuple[float, float] | None:
        """Where the page's corner lies on the screen, when clicks have told."""
        moved = [(o, n) for o, n in self._offsets.most_common() if o != (0.0, 0.0)]
        return moved[0][0] if moved else None

    def _around(self, index: int) -> tuple[Screen | None, Screen | None]:
        place = bisect(self._positions, index)
        before = self._positions[place - 1 : place] if place else []
        after = self._positions[place : place + 1]
        return (
            self._screens[before[0]] if before else None,
            self._screens[after[0]] if after else None,
        )

    def _span(self, action: dict[str, Any], index: int) -> TimeSpan:
        where = f"$.trace[{index}].data.timestamp"
        moment = self._clock.read(action.get("timestamp"), where)
        if moment is None:
            self._note("no_time", "an action without a readable timestamp", index)
            return TimeSpan.unknown()
        end, quality = moment
        start = self._other_time(action.get("start_timestamp"), where, end)
        last = self._other_time(action.get("end_timestamp"), where, end)
        if last < start:
            self._note("ends_before_start", f"it ends at {last}, before {start}", index)
            last = start
        return TimeSpan(start, last, quality)

    def _other_time(self, text: object, where: str, otherwise: datetime) -> datetime:
        found = self._clock.read(text, where)
        return found[0] if found else otherwise

    def _number(self, action: dict[str, Any], name: str, index: int) -> float | None:
        value = action.get(name)
        if value is None:
            return None
        if (number := as_number(value)) is None:
            self._fail("a number", value, name, index)
        return number

    def _fail(self, expected: str, value: object, name: str, index: int) -> None:
        raise ConversionError(
            f"expected {expected}, got {type(value).__name__}",
            str(self._source),
            f"$.trace[{index}].data.{name}",
        )

    def _note(self, kind: str, message: str, index: int) -> None:
        self._issues.append(
            Issue(
                kind=kind, message=message, where=f"$.trace[{index}]", event=str(index)
            )
        )


def _word(kind: object) -> str:
    return kind if isinstance(kind, str) else msgspec.json.encode(kind).decode()


def _leftovers(action: dict[str, Any]) -> dict[str, AttributeValue]:
    """Keep what the recorder wrote and nothing above has taken."""
    kept: dict[str, AttributeValue] = {}
    for name, value in action.items():
        if name in _CONSUMED or value is None:
            continue
        plain = isinstance(value, (str, int, float, bool))
        kept[name] = value if plain else msgspec.json.encode(value).decode()
    return kept
