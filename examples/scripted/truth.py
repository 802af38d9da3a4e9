"""The ground truth of a demonstration: each step and the actions that it left."""

from __future__ import annotations

import json
from bisect import bisect_right
from datetime import datetime
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path


def tell_truth(known: dict[str, Any], folder: Path) -> dict[str, Any]:
    """Return which of a trace's actions each step left.

    An action belongs to the last step that had begun when it began. Both times
    come from the clock of the machine that the person and the browser share. Typing
    that a page itself began, as a button does that inserts a text and marks it for
    typing over, belongs to the step that ended it, if that step left nothing else.

    Args:
        known: What `recording.record` gives.
        folder: The demonstration's folder.

    Returns:
        The demonstration's entry in ``ground_truth.json``.
    """
    content = json.loads((folder / f"{folder.name}.json").read_bytes())
    trace, others = content["trace"], content["wb2pm"]["events"]
    actions = [event["data"] for event in trace if event["type"] == "action"]
    steps = known["steps"]
    starts = [datetime.fromisoformat(step["start"]) for step in steps]
    told = [action["wb2pm"] for action in actions]
    left = _left(told, starts)
    _hand_on(left, told, starts)
    left_besides = _left(others, starts)
    for step, ordinals, besides in zip(steps, left, left_besides, strict=True):
        step["events"] = besides
        step["actions"] = [ordinals[0], ordinals[-1]] if ordinals else None
        step["trace_ids"] = [actions[n]["id"] for n in step["actions"] or ()] or None
    for segment in known["segments"] or ():
        _place(segment, steps)
    ended = datetime.fromisoformat(actions[-1]["wb2pm"]["ended_at"])
    return known | {
        "n_actions": len(actions),
        "n_states": sum(event["type"] == "state" for event in trace),
        "n_detour_steps": sum(step["detour"] for step in steps),
        "n_backspaces": sum(step["backspaces"] for step in steps),
        "duration_s": round((ended - starts[0]).total_seconds(), 2),
    }


def _left(done: list[dict[str, Any]], starts: list[datetime]) -> list[list[int]]:
    """Deal what was done out to the steps, by when it began."""
    left: list[list[int]] = [[] for _ in starts]
    for ordinal, one in enumerate(done):
        began = datetime.fromisoformat(one["started_at"])
        left[max(bisect_right(starts, began) - 1, 0)].append(ordinal)
    return left


def _hand_on(
    left: list[list[int]], done: list[dict[str, Any]], starts: list[datetime]
) -> None:
    """Give a step that left nothing the typing which went on when it began."""
    for n in range(1, len(left)):
        before = left[n - 1]
        if left[n] or len(before) < 2:
            continue
        last = done[before[-1]]
        if (
            last["kind"] == "type"
            and datetime.fromisoformat(last["ended_at"]) > starts[n]
        ):
            left[n].append(before.pop())


def _place(segment: dict[str, Any], steps: list[dict[str, Any]]) -> None:
    first, last = segment["steps"]
    inside = [step for step in steps[first - 1 : last] if step["actions"]]
    segment["actions"] = [inside[0]["actions"][0], inside[-1]["actions"][1]]
    segment["trace_ids"] = [inside[0]["trace_ids"][0], inside[-1]["trace_ids"][1]]
    segment["start"] = inside[0]["start"]
