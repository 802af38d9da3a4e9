"""Which page a link leads to, and which pages were seen after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import urljoin

from wb2pm.discovery.conformance.continuity.visits import place_of
from wb2pm.discovery.conformance.deviations import Gap

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.events import Screen, UIEvent

_AHEAD: Final = 2
"""Actions after a click until its page has to have been seen."""


def link_gaps(events: Sequence[UIEvent], context: PageContext) -> Iterator[Gap]:
    """Find clicks on links whose page never came, while another one did.

    A redirect is no gap: the path that follows may differ as long as no other
    page of the recording explains it. Only links to another path on the same
    host are looked at, and only if a page of that path is seen anywhere in the
    recording: then it is known not to redirect.

    Args:
        events: In the order of the recording.
        context: Its pages.
    """
    reached = {
        place_of(screen.url)
        for event in events
        for screen in (event.screen_before, event.screen_after)
        if screen is not None and screen.url
    }
    for at, event in enumerate(events):
        goal = _goal(event, context)
        if goal is None or goal not in reached:
            continue
        near = _places_near(events, at)
        if goal not in near:
            yield Gap(
                kind="link",
                event=event.id,
                sentence="A link was clicked, and its page did not come.",
            )


def _goal(event: UIEvent, context: PageContext) -> tuple[str, str] | None:
    target, screen = event.target, event.screen_before
    if event.action != "click" or target is None or screen is None or not screen.url:
        return None
    if target.tag != "a":
        return None
    for found in context.targets(event):
        href = found.get("href")
        if not href or href.startswith(("#", "javascript:", "mailto:")):
            return None
        try:
            return place_of(urljoin(screen.url, href))
        except ValueError:
            return None
    return None


def _places_near(events: Sequence[UIEvent], at: int) -> set[tuple[str, str]]:
    """Collect the pages from just before a click until some actions after it."""
    screens: list[Screen | None] = [events[at].screen_before]
    for event in events[at : at + _AHEAD + 1]:
        screens += [event.screen_before, event.screen_after]
    return {
        place
        for screen in screens
        if screen is not None and (place := place_of(screen.url)) is not None
    }
