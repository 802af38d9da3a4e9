"""What a recorder makes of a person's inputs: the released WONDERBREAD form.

Its habits are kept, because readers have to live with them: keys are merged
into keystrokes whatever field they go to, a Tab swallows the text after it,
the page is looked at later than the action, elements of mouse events are in
screen coordinates and elements of key events in viewport coordinates, and
times are local without a zone.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from making.people import Input, Moment, Person

JOINED = frozenset({"Key.space", "Key.shift", "Key.backspace"})
OMNIBOX_TEXT = "Address bar: search, or go to an address"


@dataclass(frozen=True, slots=True, kw_only=True)
class Recording:
    """A recording, with what really happened beside it.

    Attributes:
        trace: States and actions.
        steps: What the person did, each with the actions it left in the trace.
        actions: For each action, the inputs that were merged into it.
        views: For each state, what the browser showed at the time.
    """

    trace: list[dict[str, Any]]
    steps: list[dict[str, Any]]
    actions: list[list[Input]]
    views: list[Moment]


def merge(inputs: list[Input]) -> list[list[Input]]:
    """Merge inputs into actions as the recorder does."""
    merged: list[list[Input]] = []
    for caught in inputs:
        last = merged[-1][-1] if merged else None
        joins = last is not None and last.kind == caught.kind
        if caught.kind == "key":
            joins = joins and (
                caught.key in JOINED or caught.key.startswith(("'", '"'))
            )
        if joins and caught.kind != "mouseup":
            merged[-1].append(caught)
        else:
            merged.append([caught])
    return merged


def record(
    person: Person, *, name: str, started: datetime, lags: tuple[float, ...]
) -> Recording:
    """Write down what a person did.

    Args:
        person: The person, after the work.
        name: Name of the recording.
        started: When the recorder was started.
        lags: Seconds by which looking at the page may be late.

    Returns:
        The recording.
    """
    random = Random(person.seed + 1)  # noqa: S311 (delays, not secrets)
    actions = merge(person.inputs)
    moments = [action[0].at for action in actions] + [person.now + 1.5]
    trace: list[dict[str, Any]] = []
    views: list[Moment] = []
    for index, at in enumerate(moments):
        popup = index < len(actions) and actions[index][0].popup
        seen = person.page_at(at + random.choice(lags))
        views.append(person.page_at(at))
        state = {
            "id": len(trace),
            **_clock(started, at),
            **_look(person, seen, popup=popup),
        }
        state["path_to_screenshot"] = f"./outputs/{name}/screenshots/{index}.png"
        trace.append({"type": "state", "data": state})
        if index < len(actions):
            action = _describe(actions[index], started)
            trace.append({"type": "action", "data": {**action, "id": len(trace)}})
    return Recording(
        trace=trace,
        steps=_truth(person, actions, started),
        actions=actions,
        views=views,
    )


def stamp(started: datetime, at: float) -> str:
    """Write a time as the recorder does: local, without a zone."""
    return (started + timedelta(seconds=round(at, 6))).isoformat(
        timespec="microseconds"
    )


def _clock(started: datetime, at: float) -> dict[str, Any]:
    return {"timestamp": stamp(started, at), "secs_from_start": round(at - 1.0, 6)}


def _look(person: Person, seen: Moment, *, popup: bool) -> dict[str, Any]:
    display = person.display
    offset = display.top + display.bar
    elements: list[dict[str, Any]] = []
    for widget in seen.page.widgets:
        y = widget.y - seen.scrolled
        if not 0 <= y <= display.view - widget.height:
            continue
        facts = {
            "text": widget.text,
            "label": widget.label,
            "type": widget.type,
            "tag": widget.tag,
            "xpath": widget.path,
        }
        box = {
            "x": float(widget.x),
            "y": float(round(y + offset)),
            "height": round(widget.height),
            "width": round(widget.width),
        }
        known = {key: value for key, value in facts.items() if value is not None}
        elements.append(box | known)
    elements.append(
        {
            "x": display.width / 2 - display.width - 5,
            "y": float(display.top + 20),
            "height": display.bar,
            "width": display.width,
            "tag": "chrome_omnibox",
            "role": "Address bar / Search box",
            "text": "",
            "type": "input",
            "label": OMNIBOX_TEXT,
        }
    )
    window = {"width": display.width, "height": display.height - display.top - 46}
    return {
        "url": seen.page.url,
        "tab": seen.page.title,
        "json_state": json.dumps(elements),
        "html": seen.page.html(),
        "screenshot_base64": None,
        "path_to_screenshot": None,
        "window_position": {"x": 459, "y": 553} if popup else {"x": 0, "y": 38},
        "window_size": {"width": 182, "height": 118} if popup else window,
        "active_application_name": "Google Chrome",
        "screen_size": {"width": display.width, "height": display.height},
        "is_headless": False,
    }


def _describe(action: list[Input], started: datetime) -> dict[str, Any]:
    first, last = action[0], action[-1]
    clock = _clock(started, first.at)
    begun = {"start_timestamp": clock["timestamp"]}
    if first.kind == "mouseup":
        return {
            "type": "mouseup",
            "timestamp": clock["timestamp"],
            "x": first.x,
            "y": first.y,
            "is_right_click": False,
            "pressed": False,
            "element_attributes": {
                "x": int(first.x),
                "y": int(first.y),
                "element": first.element,
            },
            "secs_from_start": clock["secs_from_start"],
            **begun,
        }
    if first.kind == "scroll":
        return {
            "type": "scroll",
            "timestamp": clock["timestamp"],
            "x": round(first.x, 4),
            "y": round(first.y, 4),
            "dx": 0,
            "dy": sum(tick.dy for tick in action),
            "element_attributes": {"xpath": None},
            "secs_from_start": clock["secs_from_start"],
            **begun,
        }
    if len(action) == 1:
        return {
            "type": "keypress",
            "timestamp": clock["timestamp"],
            "key": first.key,
            "element_attributes": first.element,
            "secs_from_start": clock["secs_from_start"],
            **begun,
        }
    ended = _clock(started, last.at)
    return {
        "type": "keystroke",
        "timestamp": ended["timestamp"],
        "key": " ".join(caught.key for caught in action),
        "element_attributes": first.element,
        "secs_from_start": ended["secs_from_start"],
        **begun,
        "end_timestamp": ended["timestamp"],
    }


def _truth(
    person: Person, actions: list[list[Input]], started: datetime
) -> list[dict[str, Any]]:
    steps = []
    for step in person.steps:
        mine = [
            ordinal
            for ordinal, action in enumerate(actions)
            if any(caught.step == step["n"] for caught in action)
        ]
        shared = [o for o in mine if len({c.step for c in actions[o]}) > 1]
        steps.append(
            {
                **step,
                "start": stamp(started, step["start"]),
                "actions": [mine[0], mine[-1]],
                "trace_ids": [2 * mine[0] + 1, 2 * mine[-1] + 1],
                "shared_actions": shared or None,
            }
        )
    return steps
