"""Check recordings of scripted people: whole, accounted for, without a secret."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from wb2pm.converters.wonderbread.reader import read_demonstration

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

_FOREIGN = re.compile(
    rb"(?<!#)/(?:home|root|tmp|work)/|https?://(?!127\.0\.0\.1:\d|\.\.\.)[\w.-]+"
)
"""Folders, but for what stands behind the # of an address, and other addresses."""
_FOREIGN_TEST = re.compile(
    rb"https?://(?:[\w.-]+\.)?(?:test|example(?:\.com)?)(?![\w.-])"
)
"""Names that are set aside, so that nobody can be there."""


def check_trace(folder: Path) -> tuple[int, list[str]]:
    """Check that a trace is in the released form and is read whole.

    Args:
        folder: A demonstration's folder.

    Returns:
        How many actions it has, and what is wrong.
    """
    demonstration = read_demonstration(folder)
    content = json.loads((folder / f"{folder.name}.json").read_bytes())
    trace = content["trace"]
    wrong = []
    kinds = [event["type"] for event in trace]
    if kinds != [("state", "action")[n % 2] for n in range(len(trace))]:
        wrong.append("states and actions do not alternate")
    if [event["data"]["id"] for event in trace] != list(range(len(trace))):
        wrong.append("ids do not count the events")
    if any(state["data"]["html"] for state in trace[::2]):
        wrong.append("it keeps page source")
    events = content["wb2pm"]["events"]
    actions, others = len(trace) // 2, sum(not event.get("cause") for event in events)
    if demonstration.source_actions != actions + others:
        wrong.append(
            f"the reader knows of {demonstration.source_actions} actions, the trace of"
            f" {actions} and {others} without a released type"
        )
    if len(demonstration.events) != demonstration.source_actions:
        wrong.append(
            f"{len(demonstration.events)} events for {demonstration.source_actions}"
            f" actions: {[issue.message for issue in demonstration.issues]}"
        )
    return actions, wrong


def check_steps(truth: dict[str, Any], actions: int) -> list[str]:
    """Check that every action belongs to one step, and every step left something.

    Args:
        truth: The demonstration's entry in the ground truth.
        actions: How many actions the trace has.

    Returns:
        What is wrong.
    """
    served = [
        ordinal
        for step in truth["steps"]
        if step["actions"]
        for ordinal in range(step["actions"][0], step["actions"][1] + 1)
    ]
    wrong = []
    if served != list(range(actions)) or truth["n_actions"] != actions:
        wrong.append("the steps do not account for every action once, in order")
    idle = [
        step["n"]
        for step in truth["steps"]
        if step["op"] != "read" and not step["actions"] and not step["events"]
    ]
    if idle:
        wrong.append(f"steps {idle} left nothing")
    if truth["segments"]:
        covered = [
            ordinal
            for one in truth["segments"]
            for ordinal in range(one["actions"][0], one["actions"][1] + 1)
        ]
        steps = [
            n
            for one in truth["segments"]
            for n in range(one["steps"][0], one["steps"][1] + 1)
        ]
        if covered != list(range(actions)):
            wrong.append("the segments do not account for every action once, in order")
        if steps != [step["n"] for step in truth["steps"]]:
            wrong.append("the segments do not account for every step once, in order")
    return wrong


def check_bytes(
    folder: Path, secrets: Sequence[bytes], *, largest: int, shown: Sequence[str] = ()
) -> list[str]:
    """Check that no file holds a password or names a place outside.

    Args:
        folder: Of the data set.
        secrets: The passwords.
        largest: Bytes that all files together stay below.
        shown: Addresses outside that pages show of themselves, to which nobody goes.

    Returns:
        What is wrong.
    """
    wrong, size = [], 0
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        content = path.read_bytes()
        size += len(content)
        if any(secret in content for secret in secrets):
            wrong.append(f"{path.relative_to(folder)} holds a password")
        if path.suffix == ".json" and _names_outside(content, shown):
            wrong.append(f"{path.relative_to(folder)} names a place outside")
    if size >= largest:
        wrong.append(f"{size} bytes are too many")
    return wrong


def _names_outside(content: bytes, shown: Sequence[str]) -> bool:
    """Return whether a trace names a place outside, but for what pages show of themselves."""
    content = _FOREIGN_TEST.sub(b"", content)
    for address in shown:
        whole = rb"%s(?![\w/-])" % re.escape(address.encode())
        content = re.sub(whole, b"", content)
    return _FOREIGN.search(content) is not None
