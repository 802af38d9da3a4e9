"""Names that only a screen reader tells, in the words that people read."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from wb2pm import columns
from wb2pm.converters.labels.labelling import label
from wb2pm.events import Box, Demonstration, Element, Screen, UIEvent

if TYPE_CHECKING:
    from wb2pm.events import Action

TOOLTIP, BEFORE = columns.UI_TOOLTIP, columns.UI_TEXT_BEFORE
START = datetime(2026, 11, 22, tzinfo=UTC)


def _labels(*events: UIEvent) -> list[str]:
    demonstration = Demonstration(
        id="1", source="1", source_format="test", events=events, source_actions=1
    )
    return [activity.label for activity in label(demonstration)]


def _event(
    target: Element, action: Action = "click", value: str | None = None, at: int = 0
) -> UIEvent:
    when = START + timedelta(seconds=3 * at)
    return UIEvent(
        id=str(at),
        action=action,
        raw_action=action,
        started_at=when,
        ended_at=when,
        time_quality="recorded",
        source_index=at,
        target=target,
        value=value,
    )


@pytest.mark.parametrize(
    ("element", "stated", "around", "name"),
    [
        ("button Generate", "Generate password", {}, "Generate"),
        ("button Apple", "Fruit", {}, "Fruit"),
        ("button Examples", "Add an example", {}, "Examples"),
        ("button Ex", "Export an example", {}, "Export an example"),
        ("a Edit", "Edit \u201cLift out of order\u201d", {}, "Edit"),
        ("a Edit", "Edit (Lift out of order)", {}, "Edit"),
        ("a Edit", "Edit profile", {}, "Edit profile"),
        ("a Users", "List all users", {TOOLTIP: "List all users"}, "Users"),
        ("a Lift", "Edit \u201cLift\u201d", {}, "Lift"),
        ("button Now", "Change date: Now", {}, "Change date"),
        ("button Now", "Change date: Now", {BEFORE: "Publish"}, "Publish"),
        ("button Now", "Change date: Then", {BEFORE: "Publish"}, "Change date: Then"),
        (
            "button",
            "Empty block; start writing or type a slash to choose another kind",
            {},
            "Empty block",
        ),
        ("button", "Add row", {TOOLTIP: "Add row below"}, "Add row below"),
        ("button", "Edit tags", {TOOLTIP: "Edit tags Edit tags"}, "Edit tags"),
        ("button", "Bold", {TOOLTIP: "Make it strong"}, "Bold"),
        ("button", "Insert above (A)", {}, "Insert above"),
        ("button", "Insert above [A]", {}, "Insert above"),
        ("a", "Old revisions [o]", {}, "Old revisions"),
        ("a", "Watch [alt-shift-w]", {}, "Watch"),
        ("a", "Courses [en]", {}, "Courses [en]"),
        ("select", "File format to export", {BEFORE: "Format:"}, "Format"),
        ("select", "Search products", {BEFORE: "Products"}, "Search products"),
        ("select", "Sort", {BEFORE: "Format:"}, "Sort"),
        ("select", "Vitamin (C)", {}, "Vitamin (C)"),
    ],
)
def test_what_people_read_is_taken_where_it_is_of_the_name(
    element: str, stated: str, around: dict[str, str], name: str
) -> None:
    """What a control shows may be its value, and a text before it another's."""
    tag, _, shown = element.partition(" ")
    target = Element(tag=tag, text=shown, label=stated, path="//*[@id='it']")
    event = _event(target)
    event.attributes[columns.UI_ACCESSIBLE_NAME] = stated
    event.attributes[columns.UI_ACCESSIBLE_NAME_FROM] = "aria-label"
    event.attributes.update(around)

    (called,) = _labels(event)

    assert called.endswith(f"'{name}'")


@pytest.mark.parametrize(
    ("over", "name"),
    [
        ("Read", "Read"),
        ("READ", "Read"),
        ("Write", "Select Read event permission"),
        ("Read and write", "Select Read event permission"),
    ],
)
def test_a_box_is_called_by_the_heading_that_is_in_its_name(
    over: str, name: str
) -> None:
    """Its name for screen readers has the row too, which is data."""
    seen = [
        {"tag": "span", "text": over, "xpath": "/div/span", "x": 100, "y": 10},
        {"tag": "span", "text": "Event", "xpath": "/div/b", "x": 10, "y": 40},
        {
            "tag": "button",
            "role": "checkbox",
            "xpath": "//*[@id='it']",
            "x": 110,
            "y": 40,
        },
    ]
    shown = Screen(
        elements_json=json.dumps([one | {"width": 40, "height": 16} for one in seen]),
        elements_format="wonderbread:corner",
    )
    box = Box(x=110, y=40, width=40, height=16, space="screen")
    target = Element(tag="button", role="checkbox", path="//*[@id='it']", box=box)
    event = replace(_event(target), screen_before=shown)
    event.attributes[columns.UI_ACCESSIBLE_NAME] = "Select Read event permission"
    event.attributes[columns.UI_ACCESSIBLE_NAME_FROM] = "aria-label"

    (called,) = _labels(event)

    assert called == f"Click '{name}'"
