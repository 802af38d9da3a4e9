"""Places where a recording cannot have gone on as it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.converters.pages.context import PageContext
from wb2pm.discovery.conformance.continuity.failures import shown_failure
from wb2pm.discovery.conformance.continuity.fields import field_gaps
from wb2pm.discovery.conformance.continuity.keys import key_gaps
from wb2pm.discovery.conformance.continuity.links import link_gaps
from wb2pm.discovery.conformance.continuity.lists import letter_gaps
from wb2pm.discovery.conformance.continuity.scrolling import scroll_gaps
from wb2pm.discovery.conformance.continuity.tabbing import tab_gaps
from wb2pm.discovery.conformance.continuity.views import view_gaps
from wb2pm.discovery.conformance.continuity.visits import visit_gaps
from wb2pm.discovery.conformance.deviations import Gap, ScreenEvidence

if TYPE_CHECKING:
    from wb2pm.events import Demonstration, UIEvent


def find_gaps(
    demonstration: Demonstration, context: PageContext | None = None
) -> tuple[Gap, ...]:
    """Find where something must be missing from a recording, or out of its order.

    The witnesses are what fields hold when they are touched, where the focus is,
    where the page stands, and which pages follow. Screens may be several actions late and pages may
    fill fields by themselves, so only what contradicts itself between two
    touches of a page counts; silence is no evidence.

    Args:
        demonstration: As read.
        context: Its pages, where they are at hand: saves decoding them again.

    Returns:
        The gaps in the order of the events, none for a recording without gaps
        that show.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.converters.sources.reading import read
        >>> find_gaps(read(demonstrations_of(4003)).demonstrations[0])
        ()
    """
    context = context or PageContext(demonstration)
    events = demonstration.events
    on_pages = [event for event in events if not is_in_a_program(event)]
    found = [
        *field_gaps(on_pages, context),
        *tab_gaps(on_pages, context),
        *link_gaps(events, context),
        *visit_gaps(events, context),
        *view_gaps(events, context),
        *scroll_gaps(events, context),
        *key_gaps(on_pages),
        *(gap for event in on_pages for gap in letter_gaps(event)),
    ]
    order = {event.id: at for at, event in enumerate(events)}
    return tuple(sorted(found, key=lambda one: (order[one.event], one.kind)))


def screen_evidence(
    demonstration: Demonstration, context: PageContext | None = None
) -> ScreenEvidence:
    """Collect what the screens of a recording say, whatever it is checked against.

    Args:
        demonstration: As read.
        context: Its pages, where they are at hand: saves decoding them again.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.converters.sources.reading import read
        >>> screen_evidence(read(demonstrations_of(4003)).demonstrations[0]).failure
    """
    context = context or PageContext(demonstration)
    return ScreenEvidence(
        gaps=find_gaps(demonstration, context),
        failure=shown_failure(demonstration, context),
    )


def is_in_a_program(event: UIEvent) -> bool:
    """Return whether something was done in a program's window rather than on a page.

    Systems tell no content of its fields, and late what has the focus; no standard says
    where Tab leads there, and windows come to the front by themselves.

    Args:
        event: Any event.
    """
    screen = event.screen_before
    return screen is not None and screen.url is None and screen.application is not None
