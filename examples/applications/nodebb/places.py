"""Where things are in the allotments' forum, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

TOP = "in the bar at the top"
PATH = "in the path above the page"
LIST = "in the list"
NOTICES = "body.page-category-1 [component='category/post']"
TOPIC = "body.page-topic [component='post']"
CARDS = "body.page-groups [data-action=new]"
_MENU = ".thread-tools .dropdown-menu"


def settle(hands: Hands) -> None:
    """Wait until what moves has come to rest."""
    hands.page.wait_for_timeout(600)


def go(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/{path}")
    hands.page.locator(shows).filter(visible=True).first.wait_for()
    settle(hands)


def open_top(hands: Hands, name: str) -> None:
    """Click on a picture in the bar, whose name is shown when the mouse is over it."""
    path = name.lower()
    link = f"#main-nav a[href='/{path}']"
    hands.hover(name, link)
    hands.click(name, "link", TOP, link, shows=f"body.page-{path} .breadcrumb")
    settle(hands)


def open_above(hands: Hands, name: str, shows: str) -> None:
    """Click on what lies above this page."""
    hands.click(name, "link", PATH, f".breadcrumb a:has-text('{name}')", shows=shows)
    settle(hands)


def open_notices(hands: Hands) -> None:
    """Click on the notices, among the categories."""
    link = "[component='categories/category'] h2 a:has-text('Notices')"
    place = "in the list of categories"
    hands.click("Notices", "link", place, link, record=True, shows=NOTICES)
    settle(hands)


def open_topic(hands: Hands, title: str) -> None:
    """Open a topic from a list."""
    link = f"[component='category/topic'] a:text-is('{title}')"
    hands.click(title, "link", LIST, link, record=True, shows=TOPIC)
    settle(hands)


def open_tools(hands: Hands) -> None:
    """Open the menu with the tools of the topic, which then stays open."""
    tools = ".thread-tools button.dropdown-toggle"
    hands.click("Topic Tools", "menu", "below the topic", tools, shows=f"{_MENU} a")
    settle(hands)


def use_tool(hands: Hands, name: str, done: str) -> None:
    """Take a tool of the topic.

    Args:
        hands: Whose.
        name: What the menu calls it.
        done: What the menu has in its place then.
    """
    entry, then = f"{_MENU} a:text-is('{name}')", f"{_MENU} a:text-is('{done}')"
    place = 'in the menu "Topic Tools"'
    hands.click(name, "link", place, entry, shows=then)
    settle(hands)


def search(hands: Hands, letters: str, box: str, shows: str) -> None:
    """Type into a box above a list, which gets shorter by itself."""
    place = "above the list"
    hands.write(Field(name="Search", location=place, value=letters, selector=box))
    hands.page.locator(shows).filter(visible=True).first.wait_for()
    settle(hands)
