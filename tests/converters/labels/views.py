"""Events on elements of small views, as a recorder describes them."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from wb2pm import columns
from wb2pm.converters.labels.labelling import label
from wb2pm.events import Box, Demonstration, Element, Screen, UIEvent

if TYPE_CHECKING:
    from wb2pm.events import Activity

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
Shown = dict[str, object]


def shown(
    tag: str, x: int, y: int, text: str = "", width: int = 40, *, path: str, **more: str
) -> Shown:
    """Describe an element as a view lists it."""
    place = {"x": x, "y": y, "width": width, "height": 16}
    return {"tag": tag, "text": text, "xpath": path, **place, **more}


def click(
    seen: list[Shown], path: str, at: int = 0, before: str = "", *, after: str = "/"
) -> UIEvent:
    """Click on an element of a view, which states its label as its name."""
    one = next(each for each in seen if each["xpath"] == path)
    box = Box(
        x=float(str(one["x"])),
        y=float(str(one["y"])),
        width=float(str(one["width"])),
        height=float(str(one["height"])),
        space="screen",
    )
    sides = ("role", "label", "text", "placeholder")
    role, name, text, hint = (str(one[side]) if side in one else None for side in sides)
    is_input = one["tag"] == "input"
    kind = str(one.get("type", "text")) if is_input else None
    screen = Screen(
        url="http://a.example/posts",
        elements_json=json.dumps(seen),
        elements_format="wonderbread:corner",
        source_index=2 * at,
    )
    attributes = {columns.UI_TEXT_BEFORE: before} if before else {}
    if "label" in one:
        attributes[columns.UI_ACCESSIBLE_NAME] = str(one["label"])
        attributes[columns.UI_ACCESSIBLE_NAME_FROM] = "aria-label"
    return UIEvent(
        id=str(at),
        action="click",
        raw_action="click",
        started_at=NOON,
        ended_at=NOON,
        time_quality="recorded",
        source_index=2 * at,
        target=Element(
            tag=str(one["tag"]),
            type=kind,
            role=role,
            label=name,
            text=text,
            placeholder=hint,
            path=path,
            box=box,
        ),
        screen_before=screen,
        screen_after=Screen(url=f"http://a.example{after}", source_index=2 * at + 1),
        attributes=dict(attributes),
    )


def steps(*events: UIEvent) -> tuple[Activity, ...]:
    """Label events of one demonstration."""
    return label(
        Demonstration(
            id="1",
            source="1",
            source_format="test",
            events=events,
            source_actions=len(events),
        )
    )
