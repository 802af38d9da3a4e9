"""How people go through the comments of a week, and put old things away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.wordpress.panels import (
    close_comments,
    open_panel,
    tick_category,
)
from examples.applications.wordpress.places import (
    LIST,
    do_to_ticked,
    follow_sidebar,
    follow_view,
    go,
    search_list,
    tick_row,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_COMMENTS = "#the-comment-list tr"
_EDITOR = "tr.inline-editor"
_QUICK = 'below "Quick Edit"'


def tidy(hands: Hands, values: Values) -> bool:
    """Go through the comments, the notice that ran out and the old drafts."""
    if hands.person.hand == "keyboard":
        _archive(hands, values)
        _moderate(hands, values)
    else:
        _moderate(hands, values)
        _archive(hands, values)
    _throw_away(hands, values)
    return True


def answer_with_nothing(hands: Hands, values: Values) -> bool:
    """Send an answer without a word, be told so, and go away."""
    _open_comments(hands)
    _do(hands, "Reply", values["question"])
    _send_reply(hands, "Approve and Reply")
    hands.wait_for("Please type your comment text")
    hands.page.wait_for_timeout(500)
    hands.click(
        "Cancel", "button", 'below "Reply to Comment"', "#replyrow button.cancel"
    )  # fmt: skip
    follow_sidebar(hands, "Dashboard")
    return False


def _moderate(hands: Hands, values: Values) -> None:
    _open_comments(hands)
    if hands.person.hand == "keyboard":
        tick_row(hands, values["spam"], _comment(values["spam"]))
        do_to_ticked(hands, "Mark as spam")
        hands.wait_for("marked as spam")
        _answer(hands, values)
    elif hands.person.order == "up":
        _answer(hands, values)
        _mark(hands, values)
    elif hands.person.id == "p03":
        search_list(hands, "Search Comments", values["spam"].split()[0].lower())
        _mark(hands, values)
        search_list(hands, "Search Comments", values["question"].lower())
        _answer(hands, values)
    else:
        _mark(hands, values)
        _answer(hands, values)


def _open_comments(hands: Hands) -> None:
    """Come to the comments that wait, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "edit-comments.php?comment_status=moderated")
    elif hands.person.order == "up":
        return  # they stand on the dashboard too
    else:
        follow_sidebar(hands, "Comments")
        if hands.person.detours:
            with hands.detour():
                follow_view(hands, "Approved")
                hands.look_around("looks what was answered before")
        if not hands.person.searches:
            follow_view(hands, "Pending")


def _comment(by: str) -> str:
    """Find a comment in the list, or on the dashboard."""
    return (
        f":is({_COMMENTS}:has(.column-author strong:text-is('{by}')),"
        f" #latest-comments li.comment-item:has(.comment-author:has-text('{by}')))"
    )


def _do(hands: Hands, action: str, by: str) -> None:
    """Point at a comment, and do something that its row shows then."""
    row = _comment(by)
    hands.hover(by, row)
    hands.click(
        action,
        "button" if action == "Reply" else "link",
        f"below the comment of {by}",
        f"{row} .row-actions :is(a, button):text-is('{action}')",
    )
    hands.page.wait_for_timeout(600)


def _mark(hands: Hands, values: Values) -> None:
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes it back
        _do(hands, "Trash", values["spam"])
        hands.click(
            "Undo",
            "link",
            "where the comment was",
            f"{_COMMENTS}.undo a:has-text('Undo')",
        )
        hands.page.locator(_comment(values["spam"])).first.wait_for()
        hands.page.wait_for_timeout(800)
    _do(hands, "Spam", values["spam"])
    hands.wait_for("marked as spam")
    hands.page.wait_for_timeout(600)


def _answer(hands: Hands, values: Values) -> None:
    """Approve and answer, in one go or one after the other."""
    if hands.person.detours:
        _do(hands, "Approve", values["question"])
        follow_view(hands, "All")
    _do(hands, "Reply", values["question"])
    hands.write(
        Field(
            name="Reply to Comment",
            location="below the comment",
            value=values["answer"],
            selector="#replycontent",
        )
    )
    _send_reply(hands, "Reply" if hands.person.detours else "Approve and Reply")
    hands.page.locator("#replyrow").wait_for(state="hidden")
    hands.page.wait_for_timeout(800)


def _send_reply(hands: Hands, name: str) -> None:
    hands.click(
        name,
        "button",
        'below "Reply to Comment"',
        f"#replyrow button.save:has-text('{name}')",
    )


def _row(title: str) -> str:
    return f"{LIST}:has(a.row-title:text-is('{title}'))"


def _archive(hands: Hands, values: Values) -> None:
    """Put the notice into the archive, and close it to comments."""
    _open_posts(hands)
    notice = values["notice"]
    if hands.person.order == "up":
        _archive_in_editor(hands, values)
        return
    if hands.person.id == "p03":
        search_list(hands, "Search Posts", notice.split()[0].lower())
    elif hands.person.detours:
        hands.choose(
            Field(
                name="Filter by category",
                location="above the list",
                value=values["category"],
                selector="#cat",
                kind="dropdown",
            )
        )
        hands.click(
            "Filter", "button", "above the list", "#post-query-submit", leads_on=True
        )
    hands.hover(notice, _row(notice))
    hands.click(
        "Quick Edit",
        "button",
        f'below "{notice}"',
        f"{_row(notice)} button.editinline",
        shows=_EDITOR,
    )
    hands.page.wait_for_timeout(500)
    categories = ["Archive", values["category"]]
    if hands.person.detours:
        categories.reverse()
    for category in categories:
        hands.click(
            category,
            "checkbox",
            f'below "Categories", {_QUICK}',
            f"{_EDITOR} .category-checklist label:text-is('{category}')",
            record=True,
        )
    hands.click(
        "Allow Comments",
        "checkbox",
        _QUICK,
        f"{_EDITOR} label:has(input[name=comment_status])",
    )
    hands.click("Update", "button", _QUICK, f"{_EDITOR} button.save")
    hands.page.locator(_EDITOR).wait_for(state="detached")
    hands.page.wait_for_timeout(600)


def _archive_in_editor(hands: Hands, values: Values) -> None:
    """Do it in the post itself."""
    notice = values["notice"]
    hands.hover(notice, _row(notice))
    hands.click(
        "Edit",
        "link",
        f'below "{notice}"',
        f"{_row(notice)} .row-actions a:text-is('Edit')",
        leads_on=True,
    )
    hands.page.locator(".edit-post-sidebar .components-panel__body").first.wait_for()
    hands.page.wait_for_timeout(1500)
    close_comments(hands)
    open_panel(hands, "Categories")
    tick_category(hands, values["category"])
    tick_category(hands, "Archive")
    hands.click(
        "Update",
        "button",
        "at the right at the top",
        ".edit-post-header .editor-post-publish-button",
    )
    hands.wait_for("Post updated.")
    hands.click(
        "View Posts",
        "icon",
        "at the left at the very top",
        "a.edit-post-fullscreen-mode-close",
        leads_on=True,
    )


def _open_posts(hands: Hands) -> None:
    if hands.person.hand == "keyboard":
        go(hands, "edit.php")
    else:
        follow_sidebar(hands, "Posts")


def _throw_away(hands: Hands, values: Values) -> None:
    """Move the drafts that nobody wants any more to the trash."""
    if hands.person.hand == "keyboard":
        go(hands, "edit.php?post_status=draft")
    elif hands.person.searches or hands.person.detours:
        follow_view(hands, "Drafts")
    drafts = values["drafts"].split(", ")
    if hands.person.order == "up":
        drafts.reverse()
    for draft in drafts:
        tick_row(hands, draft, _row(draft))
    do_to_ticked(hands, "Move to Trash")
    hands.wait_for("moved to the Trash")
