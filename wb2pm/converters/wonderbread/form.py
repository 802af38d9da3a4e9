"""Recordings in WONDERBREAD's released form, with what that form lacks beside it.

States and actions alternate, each action one of the four types that
WONDERBREAD knows, so that its own tools read the trace. What they have no place
for stands under a key ``wb2pm``: in each action and state, and at the top
level, where ``events`` lists what has no released type (``position`` counts
the actions before it).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta, timezone
from typing import Any

import msgspec

from wb2pm.converters.wonderbread.form_actions import exact_side, released_action

_APPLICATION = "Google Chrome"
_BAR_HEIGHT = 40
_BAR_CENTRE = 250
"""Where the released clean-up leaves the address bar: 250 points less half a screen."""
_TAB_CLOSE = "tab_close"


@dataclass(kw_only=True)
class Recording:
    """What a journal holds.

    Attributes:
        name: The demonstration's name.
        head: How it was begun.
        screens: Id -> a look at the screen.
        done: Id -> what was done, actions and events.
        pictures: Id of what was done -> file of the picture before it; ``last``
            for the picture at the end.
        last_seen: The look that came last.
        notes: What the recorder had to note.
        end: How it ended; None for a recording that was killed.
    """

    name: str
    head: dict[str, Any] = field(default_factory=dict)
    screens: dict[str, dict[str, Any]] = field(default_factory=dict)
    done: dict[str, dict[str, Any]] = field(default_factory=dict)
    pictures: dict[str, str] = field(default_factory=dict)
    last_seen: dict[str, Any] | None = None
    notes: list[dict[str, str]] = field(default_factory=list)
    end: dict[str, Any] | None = None

    def note(self, kind: str, message: str) -> None:
        """Note something once."""
        entry = {"kind": kind, "message": message}
        if entry not in self.notes:
            self.notes.append(entry)

    def in_order(self) -> list[dict[str, Any]]:
        """List what was done in the order in which it began.

        Tabs that closed because the recording ended are left out.
        """
        done = sorted(self.done.values(), key=lambda one: float(one["at"]))
        opened = {one["tab"] for one in done}
        closed = {one["tab"] for one in done if one["kind"] == _TAB_CLOSE}
        if opened and opened == closed:
            while done and done[-1]["kind"] == _TAB_CLOSE:
                done.pop()
        return done


class _Clock:
    """Milliseconds since the epoch as the times that a trace holds."""

    def __init__(self, recording: Recording) -> None:
        offset = timedelta(seconds=recording.head.get("utc_offset_s", 0))
        self._zone = timezone(offset)
        self._start = float(recording.head.get("started_at", 0))

    def zoned(self, ms: float) -> str:
        """Write a time with its offset from UTC."""
        return self._time(ms).isoformat()

    def naive(self, ms: float) -> str:
        """Write a time as released traces do: without a zone."""
        return self._time(ms).replace(tzinfo=None).isoformat()

    def since_start(self, ms: float) -> float:
        """Count the seconds since the recording began."""
        return round((ms - self._start) / 1000, 6)

    def _time(self, ms: float) -> datetime:
        epoch = datetime(1970, 1, 1, tzinfo=timezone.utc)
        time = epoch + timedelta(microseconds=round(ms * 1000))
        return time.astimezone(self._zone)


def write_trace(recording: Recording) -> bytes:
    """Write a recording as the JSON of a trace.

    Args:
        recording: What was recorded.

    Returns:
        UTF-8, indented; the same bytes for the same recording.
    """
    clock = _Clock(recording)
    trace: list[dict[str, Any]] = []
    events: list[dict[str, Any]] = []
    for one in recording.in_order():
        times = {
            "started_at": clock.zoned(one["at"]),
            "ended_at": clock.zoned(_end(one)),
        }
        if not one["released"]:
            screen = recording.screens.get(one.get("screen") or "")
            known = {k: v for k, v in one.items() if k not in _INNER}
            events.append(
                {"position": len(trace) // 2, **known, **times}
                | {"state": _state(recording, one, screen, clock) if screen else None}
            )
            continue
        screen = recording.screens.get(one["screen"])
        index = len(trace)
        state = _state(recording, one, screen, clock)
        action = released_action(one, screen) | {
            "timestamp": clock.naive(
                _end(one) if one["kind"] != "scroll" else one["at"]
            ),
            "secs_from_start": clock.since_start(one["at"]),
            "start_timestamp": clock.naive(one["at"]),
            "end_timestamp": clock.naive(_end(one)),
            "id": index + 1,
            "wb2pm": exact_side(one, screen) | times,
        }
        trace += [
            {"type": "state", "data": {"id": index} | state},
            {"type": "action", "data": action},
        ]
    trace.append(
        {"type": "state", "data": {"id": len(trace)} | _last_state(recording, clock)}
    )
    content = {
        "trace": trace,
        "webarena": _task(recording.head),
        "wb2pm": _about(recording, clock) | {"events": events},
    }
    return msgspec.json.format(msgspec.json.encode(content), indent=1)


_INNER = frozenset({"at", "end", "released", "screen", "parts"})


def _end(one: dict[str, Any]) -> float:
    return max(float(one["at"]), float(one.get("end") or 0))


def _last_state(recording: Recording, clock: _Clock) -> dict[str, Any]:
    done = recording.in_order()
    seen = recording.last_seen or {}
    end = recording.end or {}
    last = _end(done[-1]) if done else float(recording.head.get("started_at", 0))
    at = max(last, float(seen.get("at", 0)), float(end.get("at", 0)))
    screen = recording.screens.get(seen.get("screen") or "")
    if screen is None and done:
        screen = recording.screens.get(done[-1].get("screen") or "")
    one = {"id": "last", "at": at, "tab": seen.get("tab"), "parts": seen.get("parts")}
    return _state(recording, one, screen, clock)


def _state(
    recording: Recording,
    one: dict[str, Any],
    screen: dict[str, Any] | None,
    clock: _Clock,
) -> dict[str, Any]:
    """Write the screen on which something was done, as a state of the trace."""
    seen = screen or {}
    picture = recording.pictures.get(one["id"])
    path = f"./outputs/{recording.name}/screenshots/{picture}" if picture else None
    window = seen.get("window") or {}
    return {
        "timestamp": clock.naive(one["at"]),
        "secs_from_start": clock.since_start(one["at"]),
        "url": seen.get("url"),
        "tab": seen.get("title"),
        "json_state": _elements(recording, one, seen),
        "html": seen.get("html"),
        "screenshot_base64": None,
        "path_to_screenshot": path,
        "window_position": {"x": window.get("x", 0), "y": window.get("y", 0)},
        "window_size": {
            "width": window.get("width", 0),
            "height": window.get("height", 0),
        },
        "active_application_name": _APPLICATION,
        "screen_size": seen.get("screen") or {"width": 0, "height": 0},
        "is_headless": bool(recording.head.get("headless")),
        "wb2pm": {
            "seen_at": clock.zoned(one["at"]),
            "tab": one.get("tab"),
            "view": seen.get("view"),
            "scrolled": one.get("scrolled") or seen.get("scrolled"),
        },
    }


def _elements(
    recording: Recording, one: dict[str, Any], screen: dict[str, Any]
) -> str | None:
    """List the elements of the page and of frames that told of themselves."""
    if not screen:
        return None
    found: list[Any] = []
    for part in (screen, *map(recording.screens.get, one.get("parts") or ())):
        if part and part.get("elements"):
            found += msgspec.json.decode(part["elements"])
    view, size = screen.get("view") or {}, screen.get("screen") or {}
    width = size.get("width", 0)
    found.append(
        {
            "x": min(_BAR_CENTRE - width / 2, -1.0),
            "y": view.get("y", 0) - _BAR_HEIGHT / 2,
            "height": _BAR_HEIGHT,
            "width": width,
            "text": screen.get("url"),
            "role": "Address bar / Search box",
            "tag": "chrome_omnibox",
        }
    )
    return msgspec.json.encode(found).decode()


def _task(head: dict[str, Any]) -> dict[str, Any]:
    """Describe the task with the keys that WebArena gives it."""
    workflow = head.get("workflow")
    number = isinstance(workflow, str) and workflow.isdecimal()
    return {
        "sites": [head["site"]] if head.get("site") else [],
        "task_id": int(workflow) if number and workflow else workflow,
        "require_login": False,
        "storage_state": None,
        "start_url": head.get("start_url"),
        "geolocation": None,
        "intent_template": head.get("intent"),
        "instantiation_dict": {},
        "intent": head.get("intent"),
        "require_reset": False,
        "eval": None,
        "intent_template_id": None,
    }


def _about(recording: Recording, clock: _Clock) -> dict[str, Any]:
    head, end = recording.head, recording.end or {}
    done = recording.in_order()
    last = end.get("at") or (_end(done[-1]) if done else head.get("started_at", 0))
    return {
        "format": head.get("format", 1),
        "recorder": head.get("recorder"),
        "browser": head.get("browser"),
        "actor": head.get("actor"),
        "outcome": end.get("outcome"),
        "started_at": clock.zoned(head.get("started_at", 0)),
        "ended_at": clock.zoned(last),
        "complete": recording.end is not None,
        "notes": recording.notes,
    }
