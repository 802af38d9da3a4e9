"""Where things are in the lost property office's SQLPad, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

BAR = "in the bar at the top"
LIST = 'in the list "Queries"'
CHART = 'in "Configure visualization"'
EDITOR = ".ace_content"
CONNECTION = "... choose connection"
_TIPS = (
    *("New query", "Toggle schema", "Tags", "Clone", "Format", "Save"),
    "Configure visualization",
)
"""What the pictures in the bar say below the mouse, from left to right."""
_TOP = "#root > div > div:first-child"
_OVER = "reach-portal:last-of-type [data-reach-dialog-content]"
_BOX = "reach-portal [data-reach-dialog-content]:has(:text-is('{}'))"
_CLOSE = "[class*=titleWrapper] button"


def settle(hands: Hands) -> None:
    """Wait until the page has got what it asked for."""
    hands.page.wait_for_timeout(300)
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(400)


def press_icon(hands: Hands, name: str) -> None:
    """Click on a picture in the bar at the top, whose name comes up below the mouse."""
    icon = f"{_TOP} [class*=IconButton_btn] >> nth={_TIPS.index(name)}"
    hands.click(name, "icon", BAR, icon)
    settle(hands)


def press(
    hands: Hands,
    name: str,
    place: str,
    within: str = _OVER,
    kind: Literal["button", "icon"] = "button",
) -> None:
    """Click on a button with words on it."""
    hands.click(name, kind, place, f"{within} button:text-is('{name}')")
    settle(hands)


def run(hands: Hands) -> None:
    """Run what stands in the editor."""
    if hands.person.hand == "keyboard":
        hands.press("Control+Enter", "runs the query")
        settle(hands)
    else:
        press(hands, "Run", BAR, _TOP)
    hands.page.locator("a:has-text('.csv')").wait_for()


def save(hands: Hands) -> None:
    """Save the query."""
    if hands.person.hand == "keyboard":
        hands.press("Control+s", "saves the query")
    else:
        press_icon(hands, "Save")


def wait_until_saved(hands: Hands) -> None:
    """Wait until a new query has an address of its own."""
    hands.page.wait_for_url(lambda address: not address.endswith("/new"))
    settle(hands)


def close(hands: Hands, title: str) -> None:
    """Close what lies over the page."""
    box = _BOX.format(title)
    if hands.person.hand == "keyboard":
        hands.press("Escape", f'closes "{title}"')
    else:
        hands.click("cross", "icon", f'beside "{title}"', f"{box} {_CLOSE}")
    hands.page.locator(box).wait_for(state="detached")
    settle(hands)


def open_list(hands: Hands, whose: str | None = None) -> None:
    """Open the list of queries, and say whose are wanted, unless it still knows that."""
    press(hands, "Queries", BAR, _TOP)
    box = _BOX.format("Queries")
    hands.page.locator(box).wait_for()
    hands.page.wait_for_timeout(400)  # it slides in
    owners = f"{box} select >> nth=0"
    if whose and shown_option(hands, owners) != whose:
        choose(hands, "Queries", whose, owners, LIST)


def search_list(hands: Hands, words: str) -> None:
    """Look in the list of queries for some words."""
    field = Field(name="search", location=LIST, value=words, selector=f"{_OVER} input")
    hands.write(field)
    hands.press("Enter", 'with the cursor in the "search" field')
    settle(hands)


def open_query(hands: Hands, name: str) -> None:
    """Click on a query in the list, and wait until it is open."""
    link = f"{_OVER} a[class*=queryLink]:has-text('{name}')"
    hands.click(name, "link", LIST, link, record=True)
    hands.page.locator(_OVER).wait_for(state="detached")
    settle(hands)


def throw_away(hands: Hands, name: str) -> None:
    """Delete a query in the list, which asks once."""
    row = f"{_OVER} [class*=ListItem_ListItem]:has(a:has-text('{name}'))"
    hands.click("bin", "icon", f'in the row "{name}"', f"{row} button")
    hands.page.locator(f"{_OVER} span:has-text('Delete {name}')").wait_for()
    hands.page.wait_for_timeout(400)
    press(hands, "Delete", "in the question")
    link = f"{_OVER} a[class*=queryLink]:has-text('{name}')"
    hands.page.locator(link).wait_for(state="detached")


def write(hands: Hands, name: str, value: str, selector: str, place: str) -> None:
    """Type into a field."""
    hands.write(Field(name=name, location=place, value=value, selector=selector))


def name_query(hands: Hands, name: str) -> None:
    """Write the name of the query."""
    write(hands, "Query name", name, "input[placeholder='Query name']", BAR)


def write_sentence(hands: Hands, sentence: str, *, anew: bool = False) -> None:
    """Type into the editor, in place of what is in it if there is something."""
    hands.write(
        Field(
            name="editor",
            location="below the bar",
            value=sentence,
            selector=EDITOR,
            clicks=2 if anew else 1,
        )
    )


def open_tags(hands: Hands) -> None:
    """Open the tags of the query."""
    press_icon(hands, "Tags")
    hands.page.locator(_BOX.format("Query tags")).wait_for()


def add_tag(hands: Hands, tag: str) -> None:
    """Add a tag that exists."""
    box = _BOX.format("Query tags")
    hands.pick(
        Field(
            name="Query tags",
            location="in the dialog",
            value=tag,
            selector=f"{box} input",
            options=f"{box} li[role=option]",
            letters=tag[:3],
        )
    )
    settle(hands)


def add_new_tag(hands: Hands, tag: str) -> None:
    """Type a tag that nobody has used, and add it with Enter."""
    box = _BOX.format("Query tags")
    write(hands, "Query tags", tag, f"{box} input", "in the dialog")
    hands.press("Enter", 'with the cursor in the "Query tags" field')
    hands.page.locator(f"{box} span:text-is('{tag}')").wait_for()
    settle(hands)


def choose(hands: Hands, name: str, value: str, selector: str, place: str) -> None:
    """Choose in one of the browser's lists by its letters, and go on from there.

    Args:
        hands: Whose.
        name: What the list is called.
        value: The option as it is shown.
        selector: How to find it.
        place: Where it is, in words.

    Raises:
        RuntimeError: If something else was taken.
    """
    field = Field(
        name=name, location=place, value=value, selector=selector, kind="dropdown"
    )
    onward = ["ArrowDown"] if value == "Bar - Vertical" else []
    hands.choose_by_keys(field, [*value.split(maxsplit=1)[0][:4], *onward, "Enter"])
    settle(hands)
    taken = shown_option(hands, selector)
    if taken != value:
        raise RuntimeError(f"{name} shows {taken!r}, not {value!r}")


def shown_option(hands: Hands, selector: str) -> str:
    """Return what one of the browser's lists shows."""
    shown: str = hands.page.locator(selector).evaluate("e => e.selectedOptions[0].text")
    return shown
