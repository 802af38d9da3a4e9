"""Gestures on a touch screen: a tap, or a scroll and where to.

Android in the Wild stores where a finger touched and where it lifted, as parts
of the screen's height and width, the height first.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Literal, NamedTuple

from wb2pm.events import Box, Element

if TYPE_CHECKING:
    from collections.abc import Sequence

STILL = 0.04
"""Parts of the screen that a finger may move in a tap (Rawles et al., Android in
the Wild, 2023: their rule for matching actions)."""
_WIDENED = 1.4
"""How much larger a box is taken than it is drawn, likewise."""
_NEAR = 0.05
"""Parts of the screen's height: an icon's caption is within that below it."""
_SPACE = 1.2
"""Heights of a line that lie between two of its words at most."""
_NO_TEXT = frozenset({"TEXT", ""})

Kind = Literal["tap", "scroll", "none"]


class Gesture(NamedTuple):
    """What a finger did.

    Attributes:
        kind: Whether it tapped or scrolled.
        value: Direction that the page was scrolled in.
    """

    kind: Kind
    value: str | None = None


class Part(NamedTuple):
    """A part of the screen that was recognised, in parts of the screen.

    Attributes:
        top: Its upper edge.
        left: Its left edge.
        height: Its height.
        width: Its width.
        text: The text in it.
        kind: ``TEXT``, or the kind of icon.
    """

    top: float
    left: float
    height: float
    width: float
    text: str
    kind: str


def read_gesture(touch: Sequence[float], lift: Sequence[float]) -> Gesture:
    """Tell a tap from a scroll.

    Args:
        touch: Where the finger touched: height, width.
        lift: Where it lifted, likewise.

    Returns:
        The gesture; a page scrolls the way opposite to the finger.

    Examples:
        >>> read_gesture([0.8, 0.5], [0.2, 0.5])
        Gesture(kind='scroll', value='down')
        >>> read_gesture([0.5, 0.5], [0.51, 0.5]).kind
        'tap'
    """
    if len(touch) < 2 or len(lift) < 2 or min(touch[0], touch[1]) < 0:  # noqa: PLR2004 (a point)
        return Gesture("none")
    down, right = lift[0] - touch[0], lift[1] - touch[1]
    if math.hypot(down, right) <= STILL:
        return Gesture("tap")
    if abs(down) >= abs(right):
        return Gesture("scroll", "up" if down > 0 else "down")
    return Gesture("scroll", "left" if right > 0 else "right")


def part_at(
    parts: Sequence[Part], point: Sequence[float], *, height: float, width: float
) -> tuple[Element, str] | None:
    """Find what was tapped: the part around a point, else the one right beside it.

    Args:
        parts: What was recognised on the screen.
        point: Where the finger was: height, width, in parts of the screen.
        height: The screen's height in pixels.
        width: Its width.

    Returns:
        The element, and whether the point is ``inside`` or ``near`` it; None
        when nothing is there.
    """
    shape = width / height if height else 1.0
    y, x = point[0], point[1]
    found: list[tuple[float, float, Part]] = []
    lines = [part for part in parts if _is_level(part, y)]
    for part in join_words(lines, shape):
        middle_y, middle_x = part.top + part.height / 2, part.left + part.width / 2
        away_y = max(abs(y - middle_y) - part.height * _WIDENED / 2, 0.0)
        away_x = max(abs(x - middle_x) - part.width * _WIDENED / 2, 0.0)
        distance = math.hypot(away_y, away_x * shape)
        if distance <= _NEAR and (part.text or part.kind not in _NO_TEXT):
            found.append(
                (distance, math.hypot(y - middle_y, (x - middle_x) * shape), part)
            )
    if not found:
        return None
    distance, _, part = min(found, key=lambda one: one[:2])
    box = Box(
        x=part.left * width,
        y=part.top * height,
        width=part.width * width,
        height=part.height * height,
        space="screen",
    )
    icon = icon_name(part.kind)
    text = part.text or icon
    element = Element(
        text=text,
        path=f'[part="{part.kind}"][text="{text}"]',
        box=box,
        attributes={"ui_type": part.kind},
    )
    return element, "inside" if not distance else "near"


def _is_level(part: Part, y: float) -> bool:
    """Return whether a part lies as high on the screen as a point, or nearly so."""
    away = abs(y - part.top - part.height / 2) - part.height * _WIDENED / 2
    return away <= _NEAR


def join_words(parts: Sequence[Part], shape: float = 1.0) -> tuple[Part, ...]:
    """Join the words of a line: what reads the screen cuts texts at spaces.

    Args:
        parts: What was recognised.
        shape: The screen's width over its height.

    Examples:
        >>> words = [Part(0.7, 0.76, 0.02, 0.04, "Yes,", "TEXT"),
        ...          Part(0.7, 0.81, 0.02, 0.03, "sure", "TEXT")]
        >>> [part.text for part in join_words(words)]
        ['Yes, sure']
    """
    joined: list[Part] = []
    for part in sorted(parts, key=lambda one: one.left):
        before = next((p for p in joined if _goes_on(p, part, shape)), None)
        if before is None:
            joined.append(part)
            continue
        top = min(before.top, part.top)
        bottom = max(before.top + before.height, part.top + part.height)
        right = max(before.left + before.width, part.left + part.width)
        joined[joined.index(before)] = Part(
            top=top,
            left=before.left,
            height=bottom - top,
            width=right - before.left,
            text=f"{before.text} {part.text}",
            kind=part.kind,
        )
    return tuple(joined)


def _goes_on(before: Part, part: Part, shape: float) -> bool:
    """Return whether a word follows another on a line, not farther than a space."""
    if not (before.kind == part.kind == "TEXT" and before.text and part.text):
        return False
    height = max(before.height, part.height)
    middles = before.top + before.height / 2, part.top + part.height / 2
    gap = (part.left - before.left - before.width) * shape
    return (
        abs(middles[0] - middles[1]) <= height / 2 and -height <= gap <= height * _SPACE
    )


def icon_name(kind: str) -> str | None:
    """Name an icon by its kind.

    Examples:
        >>> icon_name("ICON_NAV_BAR_CIRCLE"), icon_name("TEXT")
        ('Nav bar circle icon', None)
    """
    if not kind.startswith("ICON_"):
        return None
    return f"{kind.removeprefix('ICON_').replace('_', ' ').capitalize()} icon"


def unknown_element(y: float, x: float) -> Element:
    """Stand for whatever is at a point where nothing was recognised."""
    return Element(path=f'[at="{x:.3f},{y:.3f}"]')
