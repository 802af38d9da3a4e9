"""Where an element is, in words that a procedure can use."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wb2pm.events import UIEvent

_THIRDS = 3


def locate(event: UIEvent, group: str | None) -> str | None:
    """Return where the target of an event is.

    A heading tells better than a place, which changes with the window.

    Args:
        event: An event with a target.
        group: Heading of the part of the page it stands in, if there is one.

    Returns:
        Words that go after the element's name, such as ``under "Issues"`` or
        ``at the top right of the page``; None when nothing tells.

    Examples:
        >>> from datetime import datetime, timezone
        >>> from wb2pm.events import Box, Element, Screen, UIEvent
        >>> noon = datetime(2024, 1, 1, 12, tzinfo=timezone.utc)
        >>> event = UIEvent(
        ...     id="1", action="click", raw_action="mouseup", started_at=noon,
        ...     ended_at=noon, time_quality="recorded", source_index=1,
        ...     target=Element(tag="a", box=Box(x=900, y=10, width=20, height=10, space="screen")),
        ...     screen_before=Screen(width=1000, height=800),
        ... )
        >>> locate(event, None)
        'at the top right of the page'
        >>> locate(event, "Issues")
        'under "Issues"'
    """
    if group:
        return f'under "{group}"'
    target, screen = event.target, event.screen_before
    if target is None or target.box is None or target.box.space != "screen":
        return None
    if screen is None or not screen.width or not screen.height:
        return None
    x, y = target.box.middle
    across, down = x / screen.width * _THIRDS, y / screen.height * _THIRDS
    row = "top" if down < 1 else "middle" if down < _THIRDS - 1 else "bottom"
    column = "left" if across < 1 else "" if across < _THIRDS - 1 else "right"
    if row == "middle":
        return f"on the {column} of the page" if column else "in the middle of the page"
    return f"at the {row}{' ' + column if column else ''} of the page"
