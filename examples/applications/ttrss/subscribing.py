"""How people let the desk read a new source instead of an old one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.ttrss.places import (
    TREE,
    act,
    choose,
    open_feed,
    open_tab,
    press,
    settle,
    unfold,
    write,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ADDING = 'in the dialog "Subscribe to Feed"'
_EDITING = 'in the dialog "Edit Feed"'
_PREFERENCES = "below the tab in the preferences"


def subscribe(hands: Hands, values: Values) -> bool:
    """Subscribe to the new source, edit it, and let the old one rest."""
    if hands.person.order == "up":
        act(hands, "Preferences...")
        open_tab(hands, "Feeds")
    elif hands.person.detours:
        unfold(hands, values["category"])
        with hands.detour():
            open_feed(hands, values["old"])
    _ask_for_form(hands)
    parts = [_address, _category]
    for part in reversed(parts) if hands.person.enter_sends else parts:
        part(hands, values)
    if hands.person.enter_sends:
        hands.press("Enter", 'with the cursor in the "Feed or site URL" field')
        settle(hands)
    else:
        press(hands, "Subscribe", "feedAddDlg", _ADDING)
    hands.page.locator("#feedAddDlg").wait_for(state="hidden")
    settle(hands)
    first = hands.person.id == "p03"
    if first:
        _rest(hands, values)
    _edit(hands, values["category"], values["published"])
    for change in _changes(hands):
        change(hands, values)
    _save(hands)
    if not first:
        _rest(hands, values)
    if hands.person.order == "up":  # the list there folds when something was saved
        unfold(hands, values["category"], "feedConfigTab")
    return True


def mistype_the_address(hands: Hands, values: Values) -> bool:
    """Leave a letter out of the address, be told that nothing is there, and leave."""
    unfold(hands, values["category"])
    _ask_for_form(hands)
    right = values["address"]
    wrong = right[:9] + right[10:]
    _address(hands, {**values, "address": wrong})
    _category(hands, values)
    press(hands, "Subscribe", "feedAddDlg", _ADDING)
    hands.wait_for("Couldn't download the specified URL")
    press(hands, "Subscribe", "feedAddDlg", _ADDING)
    hands.wait_for("Couldn't download the specified URL")
    press(hands, "Cancel", "feedAddDlg", _ADDING)
    return False


def _ask_for_form(hands: Hands) -> None:
    if hands.person.order == "up":
        opener = "#feedConfigTab [role=button]:has(span:text-is('Feeds'))"
        entry = ".dijitMenuItem:has-text('Subscribe to feed'):visible"
        hands.click("Feeds", "menu", _PREFERENCES, opener, shows=entry)
        hands.click("Subscribe to feed", "menu", 'in the menu "Feeds"', entry)
        settle(hands)
    else:
        act(hands, "Subscribe to feed...")


def _address(hands: Hands, values: Values) -> None:
    field = "#feedAddDlg .dijitInputField:has(> #feedDlg_feedUrl)"
    write(hands, "Feed or site URL", values["address"], field, _ADDING)


def _category(hands: Hands, values: Values) -> None:
    """Choose the category; who chooses the wrong one sees it and chooses again."""
    name, field = "Place in category", "#feedAddDlg table#cat"
    if hands.person.id == "p03":
        choose(hands, name, values["other"], field, _ADDING)
    choose(hands, name, values["category"], field, _ADDING)


def _edit(hands: Hands, category: str, feed: str) -> None:
    """Open the dialog of a feed, in the preferences or from one of its menus."""
    if hands.person.order == "up":
        unfold(hands, category, "feedConfigTab")
        label = f"#feedConfigTab .dijitTreeLabel:text-is('{feed}')"
        hands.click(feed, "row", "in the list of feeds", label, record=True)
        settle(hands)
        return
    unfold(hands, category)
    if hands.person.id == "p03":
        label = f"#feedTree .dijitTreeLabel:text-is('{feed}')"
        shown = ".dijitMenuItem:has(.dijitMenuItemLabel:text-is('Edit feed')):visible"
        hands.click(feed, "row", TREE, label, record=True, button="right", shows=shown)
        hands.click("Edit feed", "menu", f'in the menu of "{feed}"', shown)
        settle(hands)
    else:
        open_feed(hands, feed)
        act(hands, "Edit this feed...")


def _changes(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is changed, in the person's order."""
    if hands.person.order == "up":
        return [_option, _kept, _often, _name]
    if hands.person.detours:
        return [_often, _kept, _name, _option]
    return [_name, _often, _kept, _option]


def _name(hands: Hands, values: Values) -> None:
    _show(hands, "General")
    write(hands, "Feed", values["name"], "#feedEditDlg input[name=title]", _EDITING)


def _often(hands: Hands, values: Values) -> None:
    _show(hands, "General")
    choose(hands, "Interval", values["often"], "table#update_interval", _EDITING)


def _kept(hands: Hands, values: Values) -> None:
    _show(hands, "General")
    choose(hands, "Article purging", values["kept"], "table#purge_interval", _EDITING)


def _option(hands: Hands, values: Values) -> None:
    _show(hands, "Options")
    box = f"#feedEditDlg label:has-text('{values['option']}') input"
    hands.click(values["option"], "checkbox", _EDITING, box)


def _show(hands: Hands, name: str) -> None:
    """Go to a tab of the dialog, unless it is shown."""
    tab = f"#feedEditDlg .dijitTab:has(.tabLabel:text-is('{name}'))"
    shown = hands.page.locator(f"{tab}.dijitTabChecked")
    if not shown.count():
        hands.click(name, "tab", _EDITING, tab)
        settle(hands)


def _rest(hands: Hands, values: Values) -> None:
    """Let nothing more be fetched of the old source."""
    _edit(hands, values["category"], values["old"])
    choose(hands, "Interval", "Disable updates", "table#update_interval", _EDITING)
    _save(hands)


def _save(hands: Hands) -> None:
    press(hands, "Save", "feedEditDlg", _EDITING)
    hands.page.locator("#feedEditDlg").wait_for(state="hidden")
    settle(hands)
