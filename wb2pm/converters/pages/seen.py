"""On which page an event happened, where the recorder looked too late.

The recorder describes a screen when it handles the next action, so "before" may
already show what the action led to, or what later ones did. Two things give
that away: the target is not on the screen, or the link that was clicked leads
to the very page that is shown. The screen is then looked for further back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wb2pm.converters.pages.templates import join_address, page_template, split_address

if TYPE_CHECKING:
    from wb2pm.converters.pages.context import PageContext
    from wb2pm.events import Screen, UIEvent


class PageSeen(NamedTuple):
    """The page of an event.

    Attributes:
        template: The page; None when no screen shows it.
        late: Whether the recorded screen is not the one the actor saw.
    """

    template: str | None
    late: bool


def page_seen(event: UIEvent, context: PageContext) -> PageSeen:
    """Tell on which page an event happened.

    Args:
        event: Any event.
        context: The screens of its demonstration.

    Returns:
        The page of the nearest screen, going back from the event, that shows
        its target and is not where the target leads.
    """
    recorded = event.screen_before
    if recorded is None:
        return PageSeen(None, late=False)
    if (
        recorded.of_moment
        or event.target is None
        or not event.target.path
        or _shows(event, recorded, context)
    ):
        return PageSeen(page_template(recorded.url), late=False)
    for screen in context.screens_before(event):
        if screen is not recorded and _shows(event, screen, context):
            return PageSeen(page_template(screen.url), late=True)
    return PageSeen(None, late=True)


def _shows(event: UIEvent, screen: Screen, context: PageContext) -> bool:
    """Return whether a screen may be the one the actor saw; an empty one may."""
    path = (event.target and event.target.path) or ""
    whole = context.whole(screen)
    found = whole.at_path(path) if whole is not None else None
    if found is not None:
        link = found if found.tag == "a" else next(found.ancestors("a"), None)
        href = link.get("href") if link is not None else None
        return not (
            href and _same_page(join_address(screen.url or "", href), screen.url)
        )
    view = context.view(screen)
    if view is None or next(view.elements(), None) is None:
        return True
    return view.nearest_at(path) is not None


def _same_page(address: str, other: str | None) -> bool:
    one, another = split_address(address), split_address(other or "")
    return one._replace(fragment="") == another._replace(fragment="")
