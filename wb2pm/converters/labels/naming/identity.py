"""Where an element is found again in another recording of the same application."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wb2pm.converters.labels.tables.rows import in_row
from wb2pm.converters.pages.seen import page_seen
from wb2pm.converters.pages.templates import host_of

if TYPE_CHECKING:
    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.events import UIEvent

_ROW_NUMBER = re.compile(r"/(tr|li|article)(?:\[\d+\])?(?=/|$)")


def place_of(sight: Sight) -> str | None:
    """Return the path by which an element is found again on its page.

    Rows of a list are places of records, which differ from one recording to the
    next, so their numbers do not count.
    """
    event, control, context, _ = sight
    drawn = control.element.attributes.get("drawn_path")
    path = str(drawn) if drawn and control.kind == "element" else control.place
    if in_row(event, control, context):
        path = _ROW_NUMBER.sub(r"/\1[n]", path)
    return path or None


def page_of(sight: Sight) -> str | None:
    """Return the template of the page that an element is on."""
    return page_seen(sight.event, sight.context).template


def application_of(event: UIEvent) -> str | None:
    """Return the host of the page of an event, or the program it was done in."""
    screen = event.screen_before
    if screen is None:
        return event.application
    return host_of(screen.url) or event.application or screen.application
