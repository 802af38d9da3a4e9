"""Where things are in the guild's Shaarli, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
BAR = "in the bar at the top"
LIST = "above the list"
_MENU = {
    "Shaare": "#shaarli-menu-shaare",
    "Tools": "#shaarli-menu-tools a",
    "Tag cloud": "#shaarli-menu-tags a",
    "Daily": "#shaarli-menu-daily a",
}
_OPENED = "#search.open"
_FOUND = "#search-result-block"


def settle(hands: Hands) -> None:
    """Wait until the page has got what it asked for, and has drawn it."""
    hands.page.wait_for_timeout(400)
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(200)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/{path}")
    settle(hands)


def open_page(hands: Hands, name: str) -> None:
    """Click on what stands in the bar at the top."""
    hands.click(name, "link", BAR, _MENU[name], leads_on=True)
    settle(hands)


def open_tag(hands: Hands, tag: str) -> None:
    """Click on a tag, in the cloud or the list of all."""
    tags = f":is(#cloudtag, #taglist) a:text-is('{tag}')"
    place = "among the tags"
    hands.click(tag, "link", place, tags, leads_on=True, record=True)
    settle(hands)


def open_search(hands: Hands) -> None:
    """Have the fields for searching slide out of the bar."""
    hands.click("Search", "icon", BAR, "#search-button", shows=_OPENED)
    settle(hands)


def look_for(hands: Hands, words: str, *, above: bool = False) -> None:
    """Search for words, in the bar or above the list."""
    if above:
        open_search(hands)
    field = Field(
        name="Search text",
        location=BAR if above else LIST,
        value=words,
        selector="#searchform_value" if above else ".searchterm",
    )
    hands.write(field, send=True)
    settle(hands)


def filter_by(hands: Hands, tag: str, *, above: bool = False) -> None:
    """Take a tag that is suggested, and send it with Enter."""
    if above:
        open_search(hands)
    place = "#tagfilter_value" if above else ".searchtags"
    take_tag(hands, "Filter by tag", tag, place, BAR if above else LIST)
    hands.press_enter("Filter by tag")
    settle(hands)
    hands.page.locator(_FOUND).wait_for()


def take_tag(hands: Hands, name: str, tag: str, selector: str, place: str) -> None:
    """Type the first letters of a tag, and take what is suggested."""
    hands.pick(_tag(name, tag, selector, place))


def take_also(hands: Hands, name: str, tag: str, selector: str, place: str) -> None:
    """Take one more tag, in the field that has the cursor."""
    hands.choose_also(_tag(name, tag, selector, place))


def _tag(name: str, tag: str, selector: str, place: str) -> Field:
    return Field(
        name=name,
        location=place,
        value=tag,
        selector=selector,
        letters=tag[:3],
        options=f".awesomplete:has({selector}) li",
    )


def row(title: str) -> str:
    """Return how to find a link in the list."""
    return f'.linklist-item:has(.linklist-link:has-text("{title}"))'


def write(hands: Hands, name: str, value: str, field: str) -> None:
    """Type into a field of the form."""
    hands.write(Field(name=name, location=FORM, value=value, selector=f"#{field}"))


def save(hands: Hands, name: str) -> None:
    """Click on what saves the form."""
    button = "#button-save-edit"
    hands.click(name, "button", "below the form", button, leads_on=True)
    settle(hands)
