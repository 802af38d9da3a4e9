"""How people file a recording that comes with nothing but a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.qbittorrent.places import (
    begin,
    close,
    fill_in,
    look_for,
    narrow,
    open_category_menu,
    open_menu,
    send,
    settle,
    take,
    take_beside,
    take_for_categories,
    within,
)

if TYPE_CHECKING:
    from playwright.sync_api import Dialog

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NEW = ("newCategoryPage", "New Category")
_RENAMED = ("renamePage", "Rename")
_TAGGED = ("newTagPage", "Add Tags")


def file_away(hands: Hands, values: Values) -> bool:
    """Make the category, and give the recording all that it lacks."""
    begin(hands)
    person, number, title = hands.person, values["number"], values["title"]
    if person.hand == "keyboard":
        _rename(hands, number, title)
        _tag_at_once(hands, title, values)
        _put_into_new(hands, title, values)
    elif person.order == "up":
        look_for(hands, number)
        _tag_at_once(hands, number, values)
        _put_into_new(hands, number, values)
        _rename(hands, number, title)
    elif person.searches:
        _make(hands, values)
        look_for(hands, number)
        _put(hands, number, values["other"])  # sees it, and takes the right one
        _put(hands, number, values["category"])
        _tag(hands, number, values["loan"])
        _tick(hands, number, values["state"])
        _rename(hands, number, title)
    else:
        if person.detours:
            _look_at_others(hands, values)
        _make(hands, values)
        _rename(hands, number, title)
        _put(hands, title, values["category"])
        _tick(hands, title, values["state"])
        _tag(hands, title, values["loan"])
        if person.looks_around:  # whether it is in there
            narrow(hands, values["category"], record=True)
    return True


def type_a_backslash(hands: Hands, values: Values) -> bool:
    """Make a category with a backslash in its name, be told so, and leave."""
    begin(hands)
    look_for(hands, values["number"])
    open_category_menu(hands)
    take_for_categories(hands, "Add category...")
    _say_which(hands, values["wrong"], values["path"])
    told: list[str] = []

    def read(dialog: Dialog) -> None:
        told.append(dialog.message)
        dialog.accept()

    hands.page.once("dialog", read)
    window, title = _NEW
    button = within(window, "input[value='Add']")
    hands.click("Add", "button", f'in the window "{title}"', button)
    if not told or "Invalid category name" not in told[0]:
        raise RuntimeError(f"a backslash was not complained about: {told}")
    hands.page.wait_for_timeout(600)
    close(hands, *_NEW)
    return False


def _look_at_others(hands: Hands, values: Values) -> None:
    """Look for the recording in a category of before, where it is not."""
    with hands.detour():
        narrow(hands, values["other"], record=True)
        narrow(hands, "All")


def _make(hands: Hands, values: Values) -> None:
    """Make the category at the left."""
    open_category_menu(hands)
    take_for_categories(hands, "Add category...")
    last = _say_which(hands, values["category"], values["path"])
    send(hands, *_NEW, "Add", last)


def _put_into_new(hands: Hands, recording: str, values: Values) -> None:
    """Make the category from the recording, which is put into it."""
    open_menu(hands, recording)
    take_beside(hands, "Category", "New...")
    last = _say_which(hands, values["category"], values["path"])
    send(hands, *_NEW, "Add", last)


def _say_which(hands: Hands, category: str, path: str) -> str:
    fields = [("Category", category, "#categoryName"), ("Save path", path, "#savePath")]
    return fill_in(hands, *_NEW, fields)


def _put(hands: Hands, recording: str, category: str) -> None:
    open_menu(hands, recording)
    take_beside(hands, "Category", category, record=True)


def _rename(hands: Hands, number: str, title: str) -> None:
    open_menu(hands, number)
    take(hands, "Rename...")
    last = fill_in(hands, *_RENAMED, [("New name", title, "#rename")])
    send(hands, *_RENAMED, "Save", last)
    settle(hands)


def _tick(hands: Hands, recording: str, tag: str) -> None:
    """Tick a tag that there is already."""
    open_menu(hands, recording)
    take_beside(hands, "Tags", tag, record=True)
    hands.page.wait_for_timeout(300)


def _tag(hands: Hands, recording: str, tags: str) -> None:
    """Type tags, with commas between."""
    open_menu(hands, recording)
    take_beside(hands, "Tags", "Add...")
    last = fill_in(hands, *_TAGGED, [("Comma-separated tags", tags, "#tagName")])
    send(hands, *_TAGGED, "Add", last)


def _tag_at_once(hands: Hands, recording: str, values: Values) -> None:
    _tag(hands, recording, f"{values['state']}, {values['loan']}")
