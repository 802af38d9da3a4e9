"""How people announce something, and take the notice down that no longer holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.nodebb.places import (
    NOTICES,
    TOPIC,
    go,
    open_above,
    open_notices,
    open_tools,
    open_top,
    open_topic,
    search,
    settle,
    use_tool,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_BELOW = "at the bottom of the page"
_BOX = ".composer"
_TAGS = "Enter tags here, between 3 and 25 characters each."
_TAG_BOX = f"{_BOX} .bootstrap-tagsinput input"


def announce(hands: Hands, values: Values) -> bool:
    """Write the new one and take down the old one; p05 does that the other way round."""
    if hands.person.order == "up":
        _find_by_tag(hands, values)
        _take_down(hands)
        open_above(hands, "Notices", NOTICES)
        _write_new(hands, values)
    else:
        _come_to_notices(hands)
        _write_new(hands, values)
        if hands.person.id == "p03":
            _find_by_tag(hands, values)
        else:
            _back_to_notices(hands)
            open_topic(hands, values["old"])
        _take_down(hands)
    _back_to_notices(hands)
    _check(hands, values)
    return True


def say_too_little(hands: Hands, values: Values) -> bool:
    """Write hardly a word, be told so, and throw it away."""
    _come_to_notices(hands)
    _begin(hands)
    _title(hands, values)
    _write(hands, "COMPOSE", "Soon", f"{_BOX} textarea.write")
    _submit(hands)
    hands.wait_for("Please enter a longer post")
    discard = f"{_BOX} .action-bar .composer-discard"
    asked = ".bootbox .btn-primary"
    hands.click("Discard", "button", _BELOW, discard, shows=asked)
    settle(hands)
    hands.click("OK", "button", "in the dialog", asked)
    hands.page.locator(_BOX).wait_for(state="detached")
    return False


def _come_to_notices(hands: Hands) -> None:
    """Come to the notices, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "category/1/notices", NOTICES)
        return
    if hands.person.searches:
        open_top(hands, "Categories")
    elif hands.person.detours:
        with hands.detour():
            open_top(hands, "Popular")
            open_above(hands, "Home", "[component='categories/category']")
    open_notices(hands)


def _back_to_notices(hands: Hands) -> None:
    if hands.person.hand == "keyboard":
        go(hands, "category/1/notices", NOTICES)
    else:
        open_above(hands, "Notices", NOTICES)


def _find_by_tag(hands: Hands, values: Values) -> None:
    """Come to the old one by the tag that both have; p03 searches for it."""
    open_top(hands, "Tags")
    tag = f".tag-list a[data-value='{values['tag']}']"
    if hands.person.id == "p03":
        search(hands, values["letters"], "#tag-search", tag)
    place = "in the list of tags"
    shows = f"body.page-tags-{values['tag']} [component='category/topic']"
    hands.click(values["tag"].upper(), "link", place, tag, record=True, shows=shows)
    settle(hands)
    open_topic(hands, values["old"])


def _write_new(hands: Hands, values: Values) -> None:
    """Begin a topic, fill it in, in the person's order, send it and pin it."""
    _begin(hands)
    parts: list[Callable[[Hands, Values], None]] = [_title, _text, _tags]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    _submit(hands, shows=TOPIC)
    open_tools(hands)
    if hands.person.id == "p03":
        with hands.detour():
            use_tool(hands, "Lock Topic", "Unlock Topic")
            use_tool(hands, "Unlock Topic", "Lock Topic")
    use_tool(hands, "Pin Topic", "Unpin Topic")


def _take_down(hands: Hands) -> None:
    """Unpin and lock; p04 the other way round."""
    open_tools(hands)
    if hands.person.detours:
        use_tool(hands, "Lock Topic", "Unlock Topic")
        use_tool(hands, "Unpin Topic", "Pin Topic")
    else:
        use_tool(hands, "Unpin Topic", "Pin Topic")
        use_tool(hands, "Lock Topic", "Unlock Topic")


def _begin(hands: Hands) -> None:
    new, title = "[component='category/post']", f"{_BOX} input.title"
    hands.click("New Topic", "button", "above the list", new, shows=title)
    settle(hands)


def _write(hands: Hands, name: str, value: str, box: str) -> None:
    hands.write(Field(name=name, location=_BELOW, value=value, selector=box))


def _title(hands: Hands, values: Values) -> None:
    name = "Enter your topic title here..."
    _write(hands, name, values["title"], f"{_BOX} input.title")


def _text(hands: Hands, values: Values) -> None:
    _write(hands, "COMPOSE", values["text"], f"{_BOX} textarea.write")


def _tags(hands: Hands, values: Values) -> None:
    """Take the tag that is suggested, and write the new one."""
    known = Field(
        name=_TAGS,
        location=_BELOW,
        value=values["tag"],
        selector=_TAG_BOX,
        letters=values["letters"],
        options=".ui-autocomplete .ui-menu-item",
    )
    hands.pick(known)
    _wait_for_tag(hands, values["tag"])
    _write(hands, _TAGS, values["new_tag"], _TAG_BOX)
    hands.press("Enter", "makes a tag of what was typed")
    _wait_for_tag(hands, values["new_tag"])


def _wait_for_tag(hands: Hands, tag: str) -> None:
    hands.page.locator(f"{_BOX} .bootstrap-tagsinput .tag:text-is('{tag}')").wait_for()
    settle(hands)


def _submit(hands: Hands, shows: str | None = None) -> None:
    button = f"{_BOX} .action-bar .composer-submit"
    hands.click("Submit", "button", _BELOW, button, shows=shows)
    settle(hands)


def _check(hands: Hands, values: Values) -> None:
    """See that the new one is pinned and the old one is locked.

    Raises:
        RuntimeError: If they are not.
    """
    for title, sign in ((values["title"], "thumb-tack"), (values["old"], "lock")):
        row = f"[component='category/topic']:has(a:text-is('{title}'))"
        if not hands.page.locator(f"{row} i.fa-{sign}:visible").count():
            raise RuntimeError(f"{title} has no {sign}")
