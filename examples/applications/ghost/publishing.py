"""How people put something new onto the journal."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from examples.applications.ghost.places import (
    SIDEBAR,
    TOP,
    add_token,
    find,
    go_to,
    open_area,
    press,
    remove_token,
    tokens,
    wait_for,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NEW = "[data-test-new-post-button]"
_TITLE = "textarea.gh-editor-title"
_TEXT = ".gh-koenig-editor .kg-prose, .koenig-react-editor .kg-prose"
_PANEL = "in the settings on the right"
_URL = "input[name=post-setting-slug]"
_TAGS = "#tag-input"
_FLOW = "[data-test-button='publish-flow']"
_CONTINUE = "[data-test-button='continue']"
_CONFIRM = "[data-test-button='confirm-publish']"
_CLOSE = "[data-test-button='close-publish-flow']"
_REVIEW = "in the middle of the page"


def publish(hands: Hands, values: Values) -> bool:
    """Write the post, fill in its settings and publish it."""
    _open_editor(hands)
    _write_title(hands, values)
    if hands.person.order != "up":
        _write_text(hands, values)
    _open_settings(hands)
    parts: list[Callable[[Hands, Values], None]] = [
        _address,
        _access,
        _excerpt,
        _tag,
        _feature,
    ]
    if hands.person.order == "up":
        parts.reverse()
    elif hands.person.searches:
        parts = [_excerpt, _access, _tag, _feature, _address]
    elif hands.person.hand == "keyboard":
        parts = [_tag, _access, _excerpt, _address, _feature]
    for part in parts:
        part(hands, values)
    _close_settings(hands)
    if hands.person.order == "up":
        _write_text(hands, values)
    press(hands, "Publish", TOP, _FLOW, _CONTINUE)
    _continue(hands)
    if hands.person.looks_around:
        press(
            hands,
            "Back to settings",
            _REVIEW,
            "[data-test-button='back-to-options']",
            _CONTINUE,
        )
        _continue(hands)
    hands.click("Publish post, right now", "button", _REVIEW, _CONFIRM)
    find(hands, _CLOSE)
    wait_for(hands, "Boom! It's out there.")
    hands.click("Close", "icon", "in the corner of the window", _CLOSE, shows=_NEW)
    listed = f".gh-post-list-title:has-text('{values['title']}')"
    if hands.person.order == "up":  # comes back to the drafts, where it is no longer
        hands.click(
            "Published", "link", SIDEBAR, "[data-test-nav-custom='posts-Published']",
            shows=listed,
        )  # fmt: skip
    find(hands, listed)
    return True


def schedule(hands: Hands, values: Values) -> bool:
    """Have it come out later, although it should right now."""
    _open_editor(hands)
    _write_title(hands, values)
    _write_text(hands, values)
    _open_settings(hands)
    for part in (_tag, _access):
        part(hands, values)
    _close_settings(hands)
    press(hands, "Publish", TOP, _FLOW, _CONTINUE)
    later = ".gh-publish-setting-form label:has-text('Schedule for later')"
    press(
        hands,
        "Right now",
        _REVIEW,
        "[data-test-setting='publish-at'] [data-test-setting-title]",
        later,
    )
    hands.click("Schedule for later", "radio button", 'below "Right now"', later)
    find(
        hands,
        "[data-test-setting='publish-at'] [data-test-date-time-picker-datepicker]",
    )
    _continue(hands)
    label = hands.page.locator(_CONFIRM).inner_text().strip()
    hands.click(" ".join(label.split()), "button", _REVIEW, _CONFIRM)
    find(hands, _CLOSE)
    hands.click("Close", "icon", "in the corner of the window", _CLOSE, shows=_NEW)
    return False


def _open_editor(hands: Hands) -> None:
    """Come to an empty post, each person another way."""
    if hands.person.hand == "keyboard":
        go_to(hands, "editor/post", _TITLE)
        return
    if hands.person.id == "p03":
        hands.click(
            "New post",
            "icon",
            'behind "Posts", ' + SIDEBAR,
            "[data-test-nav='new-story']",
            shows=_TITLE,
        )
        find(hands, _TITLE)
        return
    if hands.person.detours:
        with hands.detour():
            open_area(hands, "Pages", "[data-test-screen-title]:has-text('Pages')")
            hands.look_around("looks whether posts are made here")
    if hands.person.order == "up":
        hands.click(
            "Drafts", "link", SIDEBAR, "[data-test-nav-custom='posts-Drafts']",
            shows=".gh-post-list-title:has-text('Storm glasses')",
        )  # fmt: skip
        hands.page.locator(".gh-post-list-title:has-text('Night watch')").wait_for(
            state="detached"
        )
    else:
        open_area(hands, "Posts", ".gh-post-list-title")
    press(hands, "New post", TOP, _NEW, _TITLE)


def _write_title(hands: Hands, values: Values) -> None:
    hands.write(_field("Post title", TOP, values["title"], _TITLE))


def _write_text(hands: Hands, values: Values) -> None:
    field = _field(
        "Begin writing your post...", "below the title", values["text"], _TEXT
    )
    hands.write(field)
    hands.page.locator(_FLOW).filter(visible=True).first.wait_for()
    hands.page.wait_for_timeout(300)


def _open_settings(hands: Hands) -> None:
    hands.click("Settings", "icon", TOP, "button.settings-menu-toggle", shows=_URL)
    hands.page.wait_for_function(
        "found => document.querySelector(found).value !== ''", arg=_URL
    )
    hands.page.wait_for_timeout(500)  # it slides in


def _close_settings(hands: Hands) -> None:
    hands.click("Settings", "icon", TOP, "button.settings-menu-toggle", shows=_FLOW)
    hands.page.locator(_URL).wait_for(state="hidden")
    hands.page.wait_for_timeout(500)


def _address(hands: Hands, values: Values) -> None:
    hands.write(_field("Post URL", _PANEL, values["slug"], _URL))


def _tag(hands: Hands, values: Values) -> None:
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes it out
        add_token(hands, _tags(hands, values["other"]))
        remove_token(hands, values["other"], 'below "Tags"', _TAGS)
    add_token(hands, _tags(hands, values["tag"]))


def _tags(hands: Hands, value: str) -> Field:
    field = _field("Tags", _PANEL, value, _TAGS)
    return tokens(hands, replace(field, options=".ember-power-select-option"))


def _access(hands: Hands, values: Values) -> None:
    hands.choose(
        _field(
            "Post access",
            _PANEL,
            values["access"],
            "select[data-test-select='post-visibility']",
        )
    )


def _excerpt(hands: Hands, values: Values) -> None:
    hands.write(_field("Excerpt", _PANEL, values["excerpt"], "textarea#custom-excerpt"))


def _feature(hands: Hands, values: Values) -> None:  # noqa: ARG001 (as the others)
    hands.click(
        "Feature this post",
        "checkbox",
        _PANEL,
        "label.switch:has(.post-settings-featured)",
    )


def _continue(hands: Hands) -> None:
    press(hands, "Continue, final review →", _REVIEW, _CONTINUE, _CONFIRM)


def _field(name: str, location: str, value: str, selector: str) -> Field:
    return Field(name=name, location=location, value=value, selector=selector)
