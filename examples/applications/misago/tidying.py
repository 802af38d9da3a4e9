"""How people bring a thread to where it belongs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.misago.cases import TOO_SHORT
from examples.applications.misago.places import (
    ABOVE,
    choose_indented,
    go_to_category,
    open_category,
    open_thread,
    preview,
    search_thread,
    send,
    settle,
    take_thread_option,
    text_field,
    write_text,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_MOVING = 'in the dialog "{}"'
_NAMING = 'in the dialog "Change title"'
_TITLE = "#id_modal_title"
_CLOSED = "() => !document.querySelector('.modal.in, .modal-backdrop')"


def tidy(hands: Hands, values: Values) -> bool:
    """Move it, name it, hide what was sold and tell them."""
    if hands.person.order == "up":
        _move_from_list(hands, values)
        open_thread(hands, values["thread"])
        _reply(hands, values)
        _hide(hands, values)
        _name(hands, values)
        return True
    _open(hands, values)
    _move(hands, values)
    _name(hands, values)
    _hide(hands, values)
    _reply(hands, values)
    return True


def name_it_too_shortly(hands: Hands, values: Values) -> bool:
    """Move it, give it a title that is refused, and give up."""
    _open(hands, values)
    _move(hands, values)
    take_thread_option(hands, "Change title", _TITLE)
    hands.write(text_field("Thread title", TOO_SHORT, _TITLE, _NAMING))
    hands.press("Enter", 'with the cursor in the "Thread title" field')
    hands.wait_for("Thread title should be at least")
    cancel = ".modal-dialog button:text-is('Cancel')"
    hands.click("Cancel", "button", _NAMING, cancel)
    hands.page.wait_for_function(_CLOSED)
    settle(hands)
    return False


def _open(hands: Hands, values: Values) -> None:
    """Come to the thread, each person another way."""
    if hands.person.searches:
        search_thread(hands, values["word"], values["thread"])
        return
    if hands.person.hand == "keyboard":
        go_to_category(hands, values["from"])
    else:
        if hands.person.detours:
            with hands.detour():
                open_category(hands, values["above"])
                hands.look_around("looks whether somebody has moved it already")
                hands.back()
                settle(hands)
        open_category(hands, values["from"])
    open_thread(hands, values["thread"])


def _move(hands: Hands, values: Values) -> None:
    """Choose the category; who takes a wrong one sees it and takes the right one."""
    box = "#id_category"
    place = _MOVING.format("Move thread")
    take_thread_option(hands, "Move", box)
    if hands.person.id == "p03":
        choose_indented(hands, "New category", values["other"], box, place)
    choose_indented(hands, "New category", values["to"], box, place)
    button = ".modal-dialog button:text-is('Move thread')"
    hands.click("Move thread", "button", place, button)
    hands.page.wait_for_function(_CLOSED)
    hands.page.locator(f".breadcrumbs a:has-text('{values['to']}')").wait_for()
    settle(hands)


def _move_from_list(hands: Hands, values: Values) -> None:
    """Tick it among all threads and move what is ticked."""
    title = values["thread"]
    row = f".threads-list-item:has(a.threads-list-item-title:text-is('{title}'))"
    tick = f"{row} button:has-text('check_box')"
    hands.click("checkbox", "checkbox", f'in the row "{title}"', tick)
    entry = ".dropdown.open > .dropdown-menu button:has-text('Move threads')"
    opener = "button[title='Moderation']"
    hands.click("Moderation", "menu", ABOVE, opener, shows=entry)
    box = "#id_new_category"
    hands.click("Move threads", "button", 'below "Moderation"', entry, shows=box)
    settle(hands)
    place = _MOVING.format("Move threads")
    choose_indented(hands, "New category", values["to"], box, place)
    button = ".modal-dialog button:text-is('Move threads')"
    hands.click("Move threads", "button", place, button)
    hands.page.wait_for_function(_CLOSED)
    hands.wait_for("Selected threads were moved")
    settle(hands)


def _name(hands: Hands, values: Values) -> None:
    take_thread_option(hands, "Change title", _TITLE)
    hands.write(text_field("Thread title", values["title"], _TITLE, _NAMING))
    if hands.person.enter_sends:
        hands.press("Enter", 'with the cursor in the "Thread title" field')
    else:
        button = ".modal-dialog button:text-is('Change title')"
        hands.click("Change title", "button", _NAMING, button)
    hands.page.wait_for_function(_CLOSED)
    hands.page.locator(f"h1:text-is('{values['title']}')").wait_for()
    settle(hands)


def _hide(hands: Hands, values: Values) -> None:
    """Hide what somebody wanted to sell."""
    seller = values["seller"]
    post = f".post:has(a.item-title:text-is('{seller}'))"
    entry = f"{post} .dropdown.open > .dropdown-menu button:has-text('Hide')"
    place = f'on what "{seller}" wrote'
    opener = f"{post} button.dropdown-toggle:has-text('expand_more')"
    hands.click("arrow", "menu", place, opener, shows=entry)
    hands.click("Hide", "button", f"below the arrow {place}", entry)
    hands.page.locator(f"{post} :text('This post is hidden')").first.wait_for()
    settle(hands)


def _reply(hands: Hands, values: Values) -> None:
    """Write a friendly word, with the button that is nearest."""
    buttons = "button.btn-primary:has-text('Reply') >> visible=true >> nth={}"
    low = hands.page.evaluate("() => scrollY > 100")
    place = "below what was written" if low else "above what was written"
    button = buttons.format(-1 if low else 0)
    hands.click("Reply", "button", place, button, shows=".markup-editor-textarea")
    settle(hands)
    box = 'in the box "Reply to"'
    write_text(hands, values["reply"], box)
    if hands.person.detours:
        preview(hands, box)
    send(hands, "Post reply", box)
