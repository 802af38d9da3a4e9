"""Where things are in the ferry company's Kinto, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from examples.applications.kinto.seed import BUCKET
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
LIST = "in the list"
TABS = "at the top of the page"
INSIDE = f"buckets/{BUCKET}"
_CRUMB = "a[href$='/{0}']:text-is('{0}')"
_NOTICES = "td a:text-is('notices')"


def settle(hands: Hands) -> None:
    """Wait until the page has drawn what it was told."""
    hands.page.wait_for_timeout(400)


def go(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/v1/admin/#/{path}")
    hands.page.locator(shows).first.wait_for()
    settle(hands)


def open_bucket(hands: Hands) -> None:
    """Come to what is kept for passengers, by the bar or by the list of all buckets."""
    if not hands.person.searches:
        gear = "[data-testid=sidebar-bucketMenu] [title='Manage bucket']"
        shows = "a.nav-link:has-text('Collections')"
        name, place = "Manage bucket", "in the bar on the left"
        hands.click(name, "icon", place, gear, shows=shows)
        settle(hands)
    elif hands.page.locator(_CRUMB.format(BUCKET)).count():
        open_crumb(hands, BUCKET, _NOTICES, record=True)
    else:
        link = f"td a:text-is('{BUCKET}')"
        open_tab(hands, "Buckets", link)
        hands.click(BUCKET, "link", LIST, link, shows=_NOTICES, record=True)
        settle(hands)


def open_lists(hands: Hands) -> None:
    """Come to the lists that are kept for passengers."""
    open_bucket(hands)
    if not hands.person.searches:
        open_tab(hands, "Collections", _NOTICES)


def open_collection(hands: Hands, name: str, shows: str) -> None:
    """Open a list of the bucket."""
    link = f"td a:text-is('{name}')"
    hands.click(name, "link", LIST, link, shows=shows, record=True)
    settle(hands)


def open_tab(hands: Hands, name: str, shows: str) -> None:
    """Turn to another part of what is open."""
    tab = f"a.nav-link:has-text('{name}')"
    hands.click(name, "tab", TABS, tab, shows=shows)
    settle(hands)


def open_crumb(hands: Hands, name: str, shows: str, *, record: bool = False) -> None:
    """Go up, by the line above the heading."""
    link, place = _CRUMB.format(name), "above the heading"
    hands.click(name, "link", place, link, shows=shows, record=record)
    settle(hands)


def send(hands: Hands, name: str, shows: str) -> None:
    """Send the form."""
    button = f"button[type=submit]:has-text('{name}')"
    hands.click(name, "button", "below the form", button, shows=shows)
    settle(hands)


def field(
    name: str,
    value: str,
    selector: str,
    kind: Literal["field", "dropdown"] = "field",
) -> Field:
    """Return a field of a form."""
    return Field(name=name, location=FORM, value=value, selector=selector, kind=kind)
