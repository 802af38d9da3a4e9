"""How people put the minutes of a meeting into the wiki."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.dokuwiki.places import (
    BELOW,
    EDITOR,
    TEXT,
    follow,
    go,
    go_on,
    mark_minor,
    open_top,
    press,
    preview,
    save,
    settle,
    summarize,
    take_suggestion,
    unfold_in_sitemap,
    use_tool,
    write_text,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_TOOLBAR = "in the toolbar above the text"
_WINDOW = 'in the window "Link Wizard"'
_RESULT = "#link__wiz_result a"


def minute(hands: Hands, values: Values) -> bool:
    """Write them up and have them on the list; who browses begins with the list."""
    list_first = hands.person.hand == "mouse" and hands.person.order != "up"
    if list_first:
        _begin_with_list(hands, values)
    else:
        _open(hands, values)
    if hands.person.order == "up":
        summarize(hands, values["summary"])
    _write(hands, values)
    if hands.person.hand == "keyboard":
        summarize(hands, values["summary"], send=True)
        settle(hands)
    else:
        if hands.person.order != "up":
            summarize(hands, values["summary"])
        if hands.person.id == "p03":  # sees that it isn't a small change
            mark_minor(hands)
            mark_minor(hands)
        if hands.person.looks_around:
            preview(hands)
        save(hands)
    if not list_first:
        _open_list(hands)
        _add_line(hands, values)
    return True


def cancel(hands: Hands, values: Values) -> bool:
    """Write them up, look at the preview, and cancel."""
    _begin_with_list(hands, values)
    _write(hands, values)
    preview(hands)
    press(hands, "Cancel", "#dw__editform button:text-is('Cancel')", BELOW)
    return False


def _begin_with_list(hands: Hands, values: Values) -> None:
    """Put the line on the list, and begin the page that it leads to."""
    if hands.person.searches:
        take_suggestion(hands, "minut", "minutes:start")
    else:
        if hands.person.detours:
            with hands.detour():
                open_top(hands, "Recent Changes")
                hands.look_around("looks whether somebody was quicker")
                hands.back()
        follow(hands, "Minutes")
    use_tool(hands, "Edit this page")
    _add_line(hands, values)
    follow(hands, values["page"], "in the list")
    use_tool(hands, "Create this page")


def _open(hands: Hands, values: Values) -> None:
    """Type the address of the page, which is not there yet, and begin it."""
    address = f"id=minutes:{values['page'].replace(' ', '_')}"
    if hands.person.hand == "keyboard":
        go(hands, f"{address}&do=edit")
    else:
        go(hands, address)
        use_tool(hands, "Create this page")


def _write(hands: Hands, values: Values) -> None:
    """Write the text, with the toolbar or with the signs."""
    points = f"{values['first']}\n{values['second']}"
    if hands.person.hand == "keyboard":
        _write_with_signs(hands, values, f"[[{values['link']}]]")
        use_toolbar(hands, "Insert Signature")
        return
    if hands.person.searches or hands.person.detours:
        _write_with_signs(hands, values, "")
    else:
        use_toolbar(hands, "Select Headline", shows=".picker button")
        level = ".picker button[title^='Level 1 Headline']"
        hands.click("Level 1 Headline", "button", "below the toolbar", level)
        hands.type_on(EDITOR, TEXT, values["title"])
        go_on(hands)
        hands.type_on(EDITOR, TEXT, f"{values['present']}\n\n")
        use_toolbar(hands, "Unordered List Item")
        hands.type_on(EDITOR, TEXT, f"{points}\n\nSee ")
    _insert_link(hands, values)
    go_on(hands)
    use_toolbar(hands, "Insert Signature")


def _write_with_signs(hands: Hands, values: Values, link: str) -> None:
    """Type all of it; the wiki goes on with a list by itself, till a line is empty."""
    write_text(
        hands,
        f"====== {values['title']} ======\n{values['present']}\n\n"
        f"  * {values['first']}\n{values['second']}\n\nSee {link}",
    )


def use_toolbar(hands: Hands, name: str, *, shows: str | None = None) -> None:
    """Click on a button above the text."""
    button = f"#tool__bar button[title^='{name}']"
    hands.click(name, "button", _TOOLBAR, button, shows=shows)
    hands.page.wait_for_timeout(300)


def _insert_link(hands: Hands, values: Values) -> None:
    """Find the play in the little window, by name or by going down to it."""
    use_toolbar(hands, "Internal Link", shows="#link__wiz_entry")
    settle(hands)
    page = values["link"]
    if hands.person.searches:
        words = page if hands.person.order == "up" else page.rpartition("_")[2]
        entry = "#link__wiz_entry"
        field = Field(name="Link to", location=_WINDOW, value=words, selector=entry)
        hands.write(field)
        settle(hands)
    else:
        up = "jump to parent namespace"
        hands.click(up, "link", _WINDOW, f"{_RESULT}:text-is('{up}')")
        settle(hands)
        part = f"{_RESULT}:text-is('plays:')"
        hands.click("plays:", "link", _WINDOW, part, record=True)
        settle(hands)
    hands.click(page, "link", _WINDOW, f"{_RESULT}:text-is('{page}')", record=True)
    hands.page.locator("#link__wiz").wait_for(state="hidden")


def _open_list(hands: Hands) -> None:
    """Come to the list of all minutes, and edit it."""
    if hands.person.hand == "keyboard":
        go(hands, "id=minutes:start&do=edit")
        return
    unfold_in_sitemap(hands, "minutes", "start")
    use_tool(hands, "Edit this page")


def _add_line(hands: Hands, values: Values) -> None:
    write_text(hands, f"  * [[minutes:{values['page']}]]", keeps=True)
    save(hands)
