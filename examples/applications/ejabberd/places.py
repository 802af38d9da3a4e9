"""Where things are in the ferry company's ejabberd, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.ejabberd.seed import HOST
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

GROUPS = "Shared Roster Groups"
LEFT = "in the menu on the left"
LIST = "in the list"
FORM = "in the form"


def go(hands: Hands, path: str) -> None:
    """Type the address of a page of the company's server."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/admin/server/{HOST}/{path}")


def open_server(hands: Hands) -> None:
    """Come from the first page to the company's server."""
    name = "Virtual Hosts"
    if hands.person.order == "up":
        _open_listed(hands, name)
    else:
        open_left(hands, name)
    link = f"#content a:text-is('{HOST}')"
    hands.click(HOST, "link", LIST, link, leads_on=True, record=True)


def open_part(hands: Hands, name: str) -> None:
    """Open a part from the server's own page, each person another way."""
    if hands.person.order == "up":
        _open_listed(hands, name)
    else:
        open_left(hands, name)


def open_left(hands: Hands, name: str) -> None:
    """Click on an entry of the menu."""
    hands.click(name, "link", LEFT, f"#navigation a:text-is('{name}')", leads_on=True)


def open_group(hands: Hands, group: str) -> None:
    """Open a group from the list of them, or by its address."""
    if hands.person.hand == "keyboard":
        go(hands, f"shared-roster/{group}/")
    else:
        link = f"#content a:text-is('{group}')"
        hands.click(group, "link", LIST, link, leads_on=True, record=True)


def press(hands: Hands, name: str, location: str) -> None:
    """Click on a button that sends what is on the page, and see it answered."""
    button = f"#content input[type=submit][value='{name}']"
    hands.click(name, "button", location, button, leads_on=True)


def told(hands: Hands) -> None:
    """Wait until the page says that it has taken what was sent."""
    hands.page.locator(".result:text-is('Submitted')").wait_for()


def field(name: str, value: str, box: str, *, keeps: bool = False) -> Field:
    """Return a field of a form."""
    selector = f"#content [name={box}]"
    return Field(name=name, location=FORM, value=value, selector=selector, keeps=keeps)


def _open_listed(hands: Hands, name: str) -> None:
    """Click on an entry of the list in the middle, which the menu has too."""
    place = "in the middle of the page"
    hands.click(name, "link", place, f"#content a:text-is('{name}')", leads_on=True)
