"""Events to build small recordings from."""

from __future__ import annotations

import json
from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from wb2pm.events import Demonstration, Element, Screen, UIEvent

if TYPE_CHECKING:
    from wb2pm.events import Action

NOON = datetime(2026, 1, 1, 12, tzinfo=timezone.utc)


def field(name: str, value: str | None = None, **more: Any) -> Element:
    """Make a text field."""
    given: dict[str, Any] = {"tag": "input", "type": "text"} | more
    return Element(path=f"//*[@id='{name}']", value=value, **given)


def link(name: str) -> Element:
    """Make a link."""
    return Element(tag="a", text=name, path=f"//*[@id='{name}']")


def screen(
    url: str = "http://x/form", seen: list[dict[str, Any]] | None = None
) -> Screen:
    """Make a screen, with what is seen on it."""
    return Screen(
        url=url,
        elements_json=json.dumps(seen) if seen is not None else None,
        elements_format="wonderbread:corner" if seen is not None else None,
    )


def did(
    action: Action, target: Element | None = None, value: str | None = None, **more: Any
) -> UIEvent:
    """Make an event; `recording` puts it in its place."""
    return UIEvent(
        id="",
        action=action,
        raw_action=action,
        target=target,
        value=value,
        started_at=NOON,
        ended_at=NOON,
        time_quality="recorded",
        source_index=0,
        **more,
    )


def recording(*events: UIEvent, screens: list[Screen] | None = None) -> Demonstration:
    """Make a demonstration of events, with a screen before each and one after all."""
    shown = screens or [screen() for _ in range(len(events) + 1)]
    shown = [replace(s, source_index=2 * at) for at, s in enumerate(shown)]
    placed = tuple(
        replace(
            event,
            id=f"e{at}",
            source_index=2 * at + 1,
            started_at=NOON + timedelta(seconds=at),
            ended_at=NOON + timedelta(seconds=at),
            screen_before=shown[at],
            screen_after=shown[at + 1],
        )
        for at, event in enumerate(events)
    )
    return Demonstration(
        id="1 @ x",
        source="x",
        source_format="test",
        events=placed,
        source_actions=len(placed),
    )
