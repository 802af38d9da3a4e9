"""How people write a piece of news, and let it wait for its day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.wordpress.panels import (
    choose_when,
    close_comments,
    file_it,
    give_picture,
    show_post_panels,
    sum_up,
    tag_it,
)
from examples.applications.wordpress.places import (
    follow_below,
    follow_new,
    follow_sidebar,
    go,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_TEXT = "below the headline"
_EMPTY = "Type / to choose a block"
"""What an empty paragraph says of itself; it has no other name."""
_EMPTY_BLOCK = "p.wp-block-paragraph[data-empty=true]"
_TOP = "at the top"
_LAST = "at the right at the top"
_BUTTON = ".editor-post-publish-button"
_PANEL = ".editor-post-publish-panel"


def announce(hands: Hands, values: Values) -> bool:
    """Write it, set what belongs to it, and schedule it."""
    settings = (
        lambda: choose_when(hands, values),
        lambda: file_it(hands, values),
        lambda: tag_it(hands, values),
        lambda: give_picture(hands, values),
        lambda: sum_up(hands, values),
        lambda: close_comments(hands),
    )
    if hands.person.order == "up":
        _draft_quickly(hands, values)
        for setting in reversed(settings):
            setting()
        _write_on(hands, values)
    else:
        _open_empty(hands)
        _write(hands, values)
        show_post_panels(hands)
        for setting in settings:
            setting()
    _keep(hands)
    hands.click(
        "Schedule…", "button", _LAST, f".edit-post-header {_BUTTON}, {_TOGGLE}"
    )  # fmt: skip
    hands.page.locator(f"{_PANEL} {_BUTTON}").wait_for()
    hands.page.wait_for_timeout(600)
    hands.click("Schedule", "button", _LAST, f"{_PANEL} {_BUTTON}")
    hands.wait_for("is now scheduled")
    return True


def publish_at_once(hands: Hands, values: Values) -> bool:
    """Forget the day it is meant for, so that everybody can read it at once."""
    _open_empty(hands)
    _write(hands, values)
    show_post_panels(hands)
    file_it(hands, values)
    hands.click(
        "Publish", "button", _LAST, f".edit-post-header {_BUTTON}, {_TOGGLE}"
    )  # fmt: skip
    hands.page.locator(f"{_PANEL} {_BUTTON}").wait_for()
    hands.page.wait_for_timeout(600)
    hands.click("Publish", "button", _LAST, f"{_PANEL} {_BUTTON}")
    hands.wait_for("is now live")
    return False


_TOGGLE = ".edit-post-header .editor-post-publish-panel__toggle"


def _open_empty(hands: Hands) -> None:
    """Come to an empty post, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "post-new.php")
    elif hands.person.id == "p03":
        follow_new(hands, "Post")
    elif hands.person.detours:
        with hands.detour():
            follow_sidebar(hands, "Pages")
            hands.look_around("looks whether it is here")
        follow_sidebar(hands, "Posts")
        hands.click(
            "Add New",
            "link",
            'behind the heading "Posts"',
            "a.page-title-action",
            leads_on=True,
        )
    else:
        follow_sidebar(hands, "Posts")
        follow_below(hands, "Add New", "Posts")
    _wait_for_editor(hands)


def _wait_for_editor(hands: Hands) -> None:
    hands.page.locator(".editor-post-title__input").wait_for()
    hands.page.locator(".edit-post-sidebar .components-panel__body").first.wait_for()
    hands.page.wait_for_timeout(1500)


def _write(hands: Hands, values: Values) -> None:
    """Write headline and text into an empty post."""
    hands.write(
        Field(
            name="Add title",
            location="at the top of the page",
            value=values["title"],
            selector=".editor-post-title__input",
        )
    )
    if hands.person.hand == "keyboard":
        hands.press("Enter", "goes on to the text")
        hands.page.wait_for_timeout(300)
        hands.type_on(_EMPTY, _TEXT, values["text"])
    else:
        hands.write(
            Field(
                name=_EMPTY,
                location=_TEXT,
                value=values["text"],
                selector=".block-editor-default-block-appender__content",
            )
        )
    _begin_paragraph(hands)
    _write_heading(hands, values["heading"])
    _begin_paragraph(hands)
    hands.type_on(_EMPTY, _TEXT, values["more"])
    _check(hands, values)


def _check(hands: Hands, values: Values) -> None:
    """Make sure that what was typed stands where it should.

    Raises:
        RuntimeError: If it does not.
    """
    shown = hands.page.locator(".is-root-container > .wp-block").all_inner_texts()
    meant = [values["text"], values["heading"], values["more"]]
    if [one.strip("\ufeff\n ") for one in shown] != meant:
        raise RuntimeError(f"the text is {shown}")


def _begin_paragraph(hands: Hands) -> None:
    hands.press("Enter", "begins a new paragraph")
    hands.page.wait_for_timeout(400)


def _write_heading(hands: Hands, heading: str) -> None:
    """Write a subheading, each person another way."""
    if hands.person.hand == "keyboard":
        hands.type_on(_EMPTY, _TEXT, f"## {heading}")
        hands.page.locator("h2.wp-block").wait_for()
        return
    if hands.person.id == "p03":
        hands.type_on(_EMPTY, _TEXT, "/head")
        _take_block(hands, ".components-autocomplete__result")
    elif hands.person.detours:
        _toggle_inserter(hands, open_now=False)
        _take_block(
            hands, ".block-editor-inserter__menu .editor-block-list-item-heading"
        )
        _toggle_inserter(hands, open_now=True)
        hands.write(
            Field(name="Heading", location=_TEXT, value=heading, selector="h2.wp-block")
        )
        return
    else:
        hands.hover(_EMPTY, _EMPTY_BLOCK)
        hands.click(
            "Add block",
            "icon",
            "at the right of the empty paragraph",
            ".block-editor-block-list__insertion-point-inserter button,"
            " .block-editor-block-list__layout button[aria-label='Add block'],"
            " .components-popover button[aria-label='Add block']",
            shows=".block-editor-inserter__quick-inserter [role=option]",
        )
        hands.page.wait_for_timeout(600)
        _take_block(hands, ".block-editor-inserter__quick-inserter [role=option]")
    hands.type_on("Heading", _TEXT, heading)


def _take_block(hands: Hands, among: str) -> None:
    hands.click(
        "Heading", "button", "in the list of blocks", f"{among}:has-text('Heading')"
    )
    hands.page.locator("h2.wp-block").wait_for()
    hands.page.wait_for_timeout(400)


def _toggle_inserter(hands: Hands, *, open_now: bool) -> None:
    hands.click(
        "Toggle block inserter",
        "icon",
        "at the left at the top",
        ".edit-post-header-toolbar__inserter-toggle",
    )
    hands.page.locator(".block-editor-inserter__menu").wait_for(
        state="detached" if open_now else "visible"
    )
    hands.page.wait_for_timeout(600)


def _draft_quickly(hands: Hands, values: Values) -> None:
    """Begin with a draft on the dashboard, and open that."""
    where = 'in the box "Quick Draft"'
    hands.fill(
        [
            Field(
                name="Title",
                location=where,
                value=values["title"],
                selector="#quick-press #title",
            ),
            Field(
                name="Content",
                location=where,
                value=values["text"],
                selector="#quick-press #content",
            ),
        ]
    )
    hands.click("Save Draft", "button", where, "#save-post")
    draft = f".drafts a:has-text('{values['title']}')"
    hands.page.locator(draft).first.wait_for()
    hands.click(
        values["title"],
        "link",
        'below "Your Recent Drafts"',
        draft,
        record=True,
        leads_on=True,
    )
    _wait_for_editor(hands)


def _write_on(hands: Hands, values: Values) -> None:
    """Add heading and second part to what the draft has."""
    hands.click(
        "Paragraph block", "box", _TEXT, ".is-root-container p.wp-block-paragraph"
    )
    hands.press("End", "goes to the end of the line")
    _begin_paragraph(hands)
    hands.type_on(_EMPTY, _TEXT, values["heading"])
    hands.hover("Paragraph block", ".is-root-container p.wp-block-paragraph >> nth=1")
    hands.click(
        "Paragraph",
        "icon",
        "at the left in the bar over the paragraph",
        ".block-editor-block-switcher button",
        shows=".block-editor-block-switcher__popover [role=menuitem]",
    )
    hands.page.wait_for_timeout(400)
    _take_block(hands, ".block-editor-block-switcher__popover [role=menuitem]")
    hands.press("End", "goes to the end of the line")
    _begin_paragraph(hands)
    hands.type_on(_EMPTY, _TEXT, values["more"])
    _check(hands, values)


def _keep(hands: Hands) -> None:
    """Save it before it is scheduled, if that is a habit."""
    if hands.person.hand == "keyboard":
        hands.press("Control+s", "saves the draft")
    elif hands.person.detours:
        hands.click("Save draft", "button", _TOP, ".editor-post-save-draft")
    else:
        return
    hands.page.locator(".editor-post-saved-state.is-saved").wait_for()
    hands.page.wait_for_timeout(400)
