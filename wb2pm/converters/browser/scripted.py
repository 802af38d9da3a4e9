"""What the scripts of recorders share: steps in an order, without a clock."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from wb2pm.converters.sources.times import order_time
from wb2pm.events import (
    Action,
    AttributeValue,
    Element,
    Issue,
    Screen,
    UIEvent,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


def scripted_event(  # noqa: PLR0913 (the fields of one event)
    position: int,
    part: int,
    *,
    action: Action,
    raw_action: str,
    target: Element | None = None,
    value: str | None = None,
    url: str | None = None,
    url_after: str | None = None,
    title_after: str | None = None,
    attributes: Mapping[str, AttributeValue] | None = None,
    issues: tuple[str, ...] = (),
) -> UIEvent:
    """Make an event of a step of a script; its time only says its place.

    Args:
        position: 0-based position of the step in its file.
        part: 0-based number of the event among those the step became.
        action: What was done.
        raw_action: The script's own word for it.
        target: The element it was done to.
        value: What was typed, pressed, chosen or gone to.
        url: Address of the page, as far as the script says it.
        url_after: Address of the page that followed.
        title_after: Title of the page that followed.
        attributes: Whatever else the script says.
        issues: Kinds of the issues noted for it.

    Examples:
        >>> scripted_event(3, 0, action="wait", raw_action="pause").id
        '3'
    """
    at = order_time(position)
    known_after = url_after or title_after
    return UIEvent(
        id=f"{position}.{part}" if part else str(position),
        action=action,
        raw_action=raw_action,
        target=target,
        value=value,
        started_at=at,
        ended_at=at,
        time_quality="order_only",
        source_index=position,
        screen_before=Screen(url=url) if url else None,
        screen_after=Screen(url=url_after, title=title_after) if known_after else None,
        attributes=dict(attributes or {}),
        issues=issues,
    )


def steering_issue(names: Iterable[str]) -> tuple[Issue, ...]:
    """Return which steps of a source are no actions of a person, and how many.

    Examples:
        >>> steering_issue(["assertText", "assertText"])[0].message
        'no actions, but checks, waits or steering: assertText (2)'
        >>> steering_issue([])
        ()
    """
    counted = Counter(names)
    if not counted:
        return ()
    listed = ", ".join(f"{name} ({count})" for name, count in sorted(counted.items()))
    message = f"no actions, but checks, waits or steering: {listed}"
    return (Issue(kind="no_action", message=message),)
