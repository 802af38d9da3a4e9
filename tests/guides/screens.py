"""Screens that are drawn as a recorder would see them, with places of all texts."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime, timedelta, timezone
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from PIL import Image, ImageDraw, PngImagePlugin

from wb2pm.analysis.answers import answer_recordings
from wb2pm.analysis.preparing import Prepared
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.redaction.covers import find_covers
from wb2pm.converters.redaction.redact import Policy, redact_labelled
from wb2pm.events import Box, Demonstration, Element, Screen, UIEvent
from wb2pm.llm.answers import Answer
from wb2pm.llm.jobs.procedure import WRITE_SOP
from wb2pm.procedures.procedure import Procedure

NOON = datetime(2024, 1, 1, 12, tzinfo=timezone.utc)
SIZE = (800, 600)
CORNER = (10, 90)
"""Where the page begins on the screen."""


class Shown(NamedTuple):
    """Something on a page.

    Attributes:
        text: What is drawn.
        x: Its left edge on the page.
        y: Its top edge.
        width: Its width.
        tag: Its tag.
        listed: Whether the recorder lists it.
        said: What else the recorder says of it; ``text`` where that is another.
    """

    text: str
    x: int
    y: int
    width: int = 200
    height: int = 20
    tag: str = "td"
    listed: bool = True
    said: Mapping[str, Any] = MappingProxyType({})


def draw(shown: list[Shown], path: Path) -> None:
    """Draw a page, in a file with metadata."""
    picture = Image.new("RGB", SIZE, "white")
    pen = ImageDraw.Draw(picture)
    for each in shown:
        pen.text((each.x + 4, each.y + 4), each.text, fill="black")
    about = PngImagePlugin.PngInfo()
    about.add_text("Comment", "taken of kim@shop.example")
    picture.save(path, pnginfo=about)


def screen(shown: list[Shown], picture: Path | None, **changed: Any) -> Screen:
    """Describe a page as wb2pm's recorder does."""
    listed = [
        {
            "tag": each.tag,
            "xpath": f"/html/body/{each.tag}[{number}]",
            "text": each.text,
            "x": each.x + CORNER[0],
            "y": each.y + CORNER[1],
            "width": each.width,
            "height": each.height,
            **each.said,
        }
        for number, each in enumerate(shown, start=1)
        if each.listed
    ]
    return Screen(
        **{
            "url": "http://shop.example/orders",
            "title": "Orders",
            "screenshot": str(picture) if picture else None,
            "pictured": Box(
                x=CORNER[0], y=CORNER[1], width=SIZE[0], height=SIZE[1], space="screen"
            ),
            "elements_json": json.dumps(listed),
            "elements_format": "wonderbread:corner",
            **changed,
        }
    )


LINES = [Shown(f"Order {n}", 20, 20 + 30 * n) for n in range(6)]
"""Enough lines to see that picture and page are of one moment."""
BUTTON = Shown("Save", 600, 500, 80, 24, "button")


def click(seen: Screen, number: int = 1, at: Shown = BUTTON) -> UIEvent:
    """Click on something on a screen."""
    box = Box(
        x=at.x + CORNER[0],
        y=at.y + CORNER[1],
        width=at.width,
        height=at.height,
        space="screen",
    )
    return UIEvent(
        id=str(number),
        action="click",
        raw_action="mouseup",
        source_index=number,
        started_at=NOON + timedelta(seconds=number),
        ended_at=NOON + timedelta(seconds=number),
        time_quality="recorded",
        target=Element(tag=at.tag, text=at.text, box=box),
        screen_before=seen,
    )


def prepared(*events: UIEvent, policy: Policy = "secrets") -> Prepared:
    """Prepare one recording as `wb2pm sop --pictures` does."""
    run = Demonstration(
        id="d1",
        source="d1.json",
        source_format="own",
        events=events,
        source_actions=len(events),
        intent="Save the order",
    )
    done = redact_labelled(run, [label(run)], policy=policy)
    masked = done.redacted.demonstration
    return Prepared(
        demonstrations=(masked,),
        activities={"d1": done.labelled[0]},
        steps={"d1": done.labelled[0]},
        granularity="step",
        redaction=policy,
        redactions=done.redacted.counts,
        skipped=(),
        unclaimed=(),
        covers=find_covers(run, masked, policy=policy),
    )


def answered(ready: Prepared) -> Answer[Procedure]:
    """Have the procedure of one recording written."""
    (answer,) = answer_recordings(WRITE_SOP, ready).values()
    return answer
