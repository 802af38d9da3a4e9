"""A demonstration as numbered lines that a model can read and cite."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wb2pm.converters.pages.forms import carried_elements
from wb2pm.converters.pages.templates import page_template
from wb2pm.errors import ConversionError
from wb2pm.llm.requests.quoting import quote

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.events import Activity, Screen
    from wb2pm.llm.cases import Case

_TEXTS = 30
_TEXT_LENGTH = 80
_SHORT = 60


class Detail(NamedTuple):
    """How much is told of each activity.

    Attributes:
        screens: Whether the page's title and visible texts are told where the page
            changes and at the end.
        circumstances: Whether page, place, time and kind of element are told.
        longest: Characters of a text.
    """

    screens: bool
    circumstances: bool
    longest: int


DETAILS: tuple[tuple[Detail, str], ...] = (
    (Detail(screens=True, circumstances=True, longest=160), ""),
    (
        Detail(screens=False, circumstances=True, longest=160),
        "the visible texts of the screens",
    ),
    (
        Detail(screens=False, circumstances=False, longest=_SHORT),
        f"pages, places and times, and what is longer than {_SHORT} characters",
    ),
)
"""From all to little, each with what it leaves out besides what came before."""


def trace_lines(case: Case, name: str, detail: Detail) -> list[str]:
    """Write the activities of a demonstration, one a line, numbered from 1.

    Args:
        case: The demonstration, masked.
        name: What it is called, such as ``D1``; lines are cited as ``D1.1``.
        detail: How much is told.

    Returns:
        A line an activity, with lines on screens between where they are told.
    """
    lines: list[str] = []
    page: str | None = None
    for number, activity in enumerate(case.activities, start=1):
        if detail.screens and activity.acting.screen_before is not None:
            here = page_template(activity.acting.screen_before.url)
            if here != page:
                lines += _screen_lines(activity.acting.screen_before, "screen")
            page = here
        lines.append(f"{name}.{number} {_tell(case.activities, number - 1, detail)}")
    if detail.screens and case.activities:
        last = case.activities[-1].events[-1].screen_after
        if last is not None:
            lines += _screen_lines(last, "screen at the end")
    return lines


def visible_texts(screen: Screen, *, most: int = _TEXTS) -> tuple[str, ...]:
    """List what can be read on a screen, each text once, in the order of the page.

    Args:
        screen: A screen, masked.
        most: How many texts to list.

    Returns:
        The texts; none where the source kept no elements or they are unreadable.
    """
    try:
        seen = carried_elements(screen)
    except ConversionError:
        return ()
    texts: dict[str, None] = {}
    for element in seen:
        if element.tag == "chrome_omnibox":
            continue
        text = " ".join((element.text or element.label or "").split())
        if text and len(text) <= 2 * _TEXT_LENGTH:
            texts.setdefault(text)
        if len(texts) == most:
            break
    return tuple(texts)


def _screen_lines(screen: Screen, what: str) -> list[str]:
    told = [f"  ({what}:"]
    if screen.title:
        told.append(f"title {quote(screen.title)}")
    if screen.url:
        told.append(f"page {quote(page_template(screen.url) or '')}")
    texts = [quote(t, longest=_TEXT_LENGTH) for t in visible_texts(screen)]
    if texts:
        told.append("shows " + ", ".join(texts))
    return [" ".join(told) + ")"] if len(told) > 1 else []


def _tell(activities: Sequence[Activity], index: int, detail: Detail) -> str:
    activity = activities[index]
    parts = [quote(activity.label, longest=detail.longest)]
    if activity.value is not None:
        parts.append(f"value {quote(activity.value, longest=detail.longest)}")
    if not detail.circumstances:
        return " | ".join(parts)
    if activity.element_type:
        parts.append(f"kind {quote(activity.element_type)}")
    if activity.group:
        parts.append(f"in {quote(activity.group)}")
    if activity.location:
        parts.append(activity.location)
    if activity.page:
        parts.append(f"page {quote(activity.page)}")
    if activity.acting.time_quality != "order_only":
        begun = activities[0].started_at
        at = (activity.started_at - begun).total_seconds()
        parts.append(f"at {at:.1f} s")
    return " | ".join(parts)
