"""Windows in front of a person, as trackers and recorders of a desktop name them."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from wb2pm.events import AttributeValue, Element, Screen, UIEvent

if TYPE_CHECKING:
    from datetime import datetime

    from wb2pm.events import TimeQuality

USE = "Use"
"""Said of a window that was in front for a while; trackers have no word for it."""
_DASH = re.compile(r"\s+[-\u2013\u2014]\s+")
_UNSEEN = re.compile("[\u200b-\u200f\u2060\ufeff]")


@lru_cache(maxsize=1024)
def program_of(title: str) -> str:
    """Take the program from a window's title, at whose end most systems put it.

    Examples:
        >>> program_of("Book1 - Excel"), program_of("Save As")
        ('Excel', 'Save As')
    """
    parts = [part for part in _DASH.split(_UNSEEN.sub("", title).strip()) if part]
    return parts[-1] if parts else ""


@lru_cache(maxsize=1024)
def application_element(application: str | None) -> Element | None:
    """Describe a program or its window as what an event was aimed at.

    Examples:
        >>> application_element("EXCEL.EXE").label
        'EXCEL.EXE'
    """
    return Element(role="window", label=application) if application else None


def window_event(  # noqa: PLR0913 (all sides of a window)
    number: int,
    *,
    application: str | None,
    title: str | None,
    started_at: datetime,
    ended_at: datetime,
    time_quality: TimeQuality,
    url: str | None = None,
    attributes: dict[str, AttributeValue] | None = None,
) -> UIEvent:
    """Make an event of a window that was in front for a while.

    Args:
        number: Position of the record in its file.
        application: Program.
        title: Title of the window or page.
        started_at: When it came to the front.
        ended_at: When it was last seen there.
        time_quality: How far the times can be trusted.
        url: Address of the page in it.
        attributes: Whatever else the source says.
    """
    return UIEvent(
        id=str(number),
        action="other",
        raw_action=USE,
        started_at=started_at,
        ended_at=max(started_at, ended_at),
        time_quality=time_quality,
        source_index=number,
        target=application_element(application),
        screen_before=_screen(url, title, application),
        application=application,
        attributes=attributes or {},
    )


@lru_cache(maxsize=1024)
def _screen(url: str | None, title: str | None, application: str | None) -> Screen:
    """Describe what was in front; people come back to few windows over and over."""
    return Screen(url=url, title=title, application=application)
