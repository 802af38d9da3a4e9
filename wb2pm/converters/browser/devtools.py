"""Recordings of the Chrome DevTools Recorder, exported as JSON.

The format as its replay library defines it (puppeteer/replay): steps in an order,
each with selectors of its target; there is no clock.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec
from msgspec import Struct

from wb2pm.converters.browser.scripted import scripted_event, steering_issue
from wb2pm.converters.browser.selectors import element_of
from wb2pm.converters.sources.kept_attributes import keep
from wb2pm.converters.sources.loose_values import as_list, as_number
from wb2pm.converters.sources.sniffing import first_bytes
from wb2pm.converters.sources.times import NO_CLOCK
from wb2pm.errors import ConversionError
from wb2pm.events import Action, Demonstration, Issue, UIEvent

FORMAT: Final = "devtools-recorder"
_ACTIONS: Final[dict[str, Action]] = {
    "navigate": "navigate",
    "click": "click",
    "doubleClick": "double_click",
    "change": "type",
    "keyDown": "press",
    "scroll": "scroll",
    "hover": "hover",
    "close": "tab_close",
    "customStep": "other",
}
_STEERING: Final = frozenset(
    {"setViewport", "emulateNetworkConditions", "waitForElement", "waitForExpression"}
    | {"keyUp"}
)
_TAKEN: Final[dict[str, type]] = {
    "type": str,
    "selectors": list,
    "assertedEvents": list,
    "url": str,
    "value": str,
    "key": str,
}
"""Fields that have a place of their own, where they are of their type."""


class _Event(Struct):
    type: str = ""
    url: str | None = None
    title: str | None = None


class _Recording(Struct):
    title: str
    steps: list[dict[str, Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class DevToolsReader:
    """Reads one recording of the Chrome DevTools Recorder."""

    description: ClassVar[str] = "Chrome DevTools Recorder recording, as JSON"

    def claims(self, path: Path) -> str | None:
        """Claim JSON that has a title and steps of the Recorder's types."""
        if path.suffix.lower() != ".json":
            return None
        head = first_bytes(path)
        if not (
            head.lstrip()[:1] == b"{" and b'"steps"' in head and b'"title"' in head
        ):
            return None
        try:
            recording = msgspec.json.decode(path.read_bytes(), type=_Recording)
        except (msgspec.DecodeError, UnicodeError, OSError):
            return None
        known = {*_ACTIONS, *_STEERING}
        if recording.steps and any(
            str(step.get("type")) in known for step in recording.steps
        ):
            return "a title and steps of the DevTools Recorder"
        return None

    def read(self, path: Path) -> Iterator[Demonstration]:
        """Read a recording.

        Raises:
            ConversionError: If the file is none.
        """
        try:
            recording = msgspec.json.decode(path.read_bytes(), type=_Recording)
        except (msgspec.DecodeError, UnicodeError) as exc:
            raise ConversionError(f"not a recording: {exc}", str(path)) from exc
        yield _demonstration(recording, path)


def _demonstration(recording: _Recording, path: Path) -> Demonstration:
    events: list[UIEvent] = []
    steering: list[str] = []
    unknown: list[Issue] = []
    url: str | None = None
    for position, step in enumerate(recording.steps):
        kind = str(step.get("type"))
        if kind in _STEERING:
            steering.append(kind)
        elif kind in _ACTIONS:
            event = _event(step, position, kind, url)
            url = (event.screen_after.url if event.screen_after else None) or url
            events.append(event)
        else:
            unknown.append(
                Issue(
                    kind="unknown_step",
                    message=f"steps of type {kind!r} are not known",
                    where=f"$.steps[{position}]",
                )
            )
    return Demonstration(
        id=path.stem,
        source=str(path),
        source_format=FORMAT,
        events=tuple(events),
        source_actions=len(events) + len(unknown),
        workflow=recording.title or None,
        intent=recording.title or None,
        issues=(NO_CLOCK, *unknown, *steering_issue(steering)),
    )


def _event(step: dict[str, Any], position: int, kind: str, url: str | None) -> UIEvent:
    action = _ACTIONS[kind]
    if action == "click" and step.get("button") == "secondary":
        action = "right_click"
    after = _page_after(step)
    selectors = [
        part
        for selector in as_list(step.get("selectors"))
        for part in (selector[-1:] if isinstance(selector, list) else [selector])
        if isinstance(part, str)
    ]
    return scripted_event(
        position,
        0,
        action=action,
        raw_action=kind,
        target=element_of(selectors) if selectors else None,
        value=_value(step, action),
        url=url,
        url_after=after.url or (_text(step.get("url")) if kind == "navigate" else None),
        title_after=after.title,
        attributes=keep(
            step, {n for n, kind in _TAKEN.items() if isinstance(step.get(n), kind)}
        ),
    )


def _value(step: dict[str, Any], action: Action) -> str | None:
    if action == "scroll":
        across, down = (as_number(step.get(name)) or 0 for name in ("x", "y"))
        if abs(across) > abs(down):
            return "right" if across > 0 else "left"
        return "up" if down < 0 else "down"
    name = {"navigate": "url", "type": "value", "press": "key", "other": "name"}.get(
        action
    )
    return _text(step.get(name)) if name else None


def _page_after(step: dict[str, Any]) -> _Event:
    for told in as_list(step.get("assertedEvents")):
        if isinstance(told, dict) and told.get("type") == "navigation":
            return _Event(url=_text(told.get("url")), title=_text(told.get("title")))
    return _Event()


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None
