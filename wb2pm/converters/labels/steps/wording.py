"""What every activity says, whatever the granularity: its target in words, and its sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.converters.labels.elements.locations import locate
from wb2pm.converters.labels.steps.source_names import own_words
from wb2pm.events import Activity, UIEvent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.labels.naming.naming import Target
    from wb2pm.converters.pages.seen import PageSeen


def notes_of(events: Sequence[UIEvent], page: PageSeen) -> tuple[str, ...]:
    """Collect what a reader of the log should know about how events were recorded.

    Args:
        events: The events of an activity.
        page: The page it happened on.
    """
    kinds = {kind for event in events for kind in event.issues}
    return tuple(sorted(kinds | ({"late_screen"} if page.late else set())))


def otherwise(event: UIEvent, target: Target) -> tuple[str, str]:
    """Return what was done by the source's own word, where no other verb fits.

    Args:
        event: The event.
        target: What it was done to.
    """
    verb = own_words(event.raw_action)
    return verb, verb if target.kind == "page" else f"{verb} {called(target)}"


def called(target: Target, verb: str = "") -> str:
    """Name a target within a label.

    Args:
        target: What something was done to.
        verb: The verb before it.
    """
    if verb == "Enter" and target.kind == "page":
        return "text"
    if target.record is not None:
        return target.record
    if target.name is None:
        return target.nameless or "the page"
    apart = f" ({target.apart})" if target.apart else ""
    return f"'{target.name}'{apart}"


def activity_of(  # noqa: PLR0913, PLR0917 (a value with this many sides)
    text: str,
    verb: str,
    events: tuple[UIEvent, ...],
    first: UIEvent,
    target: Target,
    page: PageSeen,
    *,
    value: str | None,
    value_source: str | None = "recorded",
) -> Activity:
    """Make an activity of what is known of it.

    Args:
        text: Its label.
        verb: First word of that.
        events: The events it stands for.
        first: The first that did it.
        target: What it was done to.
        page: Where it happened.
        value: What was typed or chosen.
        value_source: How that is known.
    """
    return Activity(
        label=text,
        verb=verb,
        events=events,
        element=target.name,
        element_type=target.kind if target.key else None,
        group=target.group,
        location=locate(first, target.group),
        name_source=target.name_source,
        value=value,
        value_source=value_source if value is not None else None,
        page=page.template,
        notes=notes_of(events, page),
        lead=events.index(first),
        naming=target.naming,
        place=target.place,
    )
