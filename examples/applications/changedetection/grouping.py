"""How people make a group for a supplier, and delete what nobody needs of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.changedetection.places import (
    FORM,
    field,
    go,
    open_left,
    open_tab,
    save,
    search,
    show_group,
    sort_by_name,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_GROUPS = "Watch Groups"
_WATCHES = "Page Watches"
_PATTERN = "#url_match_pattern"
_TITLE = "#notification_title"
_ASKED = 'in the dialog "Delete Watches?"'


def group(hands: Hands, values: Values) -> bool:
    """Make the group, say what belongs to it and how it tells, and delete a watch."""
    _make(hands, values)
    _edit(hands, values)
    _begin_to_delete(hands, values)
    confirm = "dialog[open] [data-action=confirm]"
    hands.click("Delete", "button", _ASKED, confirm)
    gone = hands.page.locator(_row(values["old"]))
    gone.wait_for(state="detached")
    _see(hands, values)
    marked = f"{_row(values['other'])} a:text-is('{values['group']}')"
    hands.page.locator(marked).wait_for()
    return True


def shy_away(hands: Hands, values: Values) -> bool:
    """Read that it cannot be undone, and leave the watch where it is."""
    _make(hands, values)
    _edit(hands, values)
    _begin_to_delete(hands, values)
    hands.click("Cancel", "button", _ASKED, "dialog[open] [data-action=cancel]")
    return False


def _row(title: str) -> str:
    return f"tr[data-watch-uuid]:has(.watch-title:has-text('{title}'))"


def _make(hands: Hands, values: Values) -> None:
    """Come to the groups, each person another way, and add one."""
    if hands.person.hand == "keyboard":
        go(hands, "tags/list")
    else:
        if hands.person.detours:
            with hands.detour():
                open_left(hands, "Notifications")
                hands.look_around("looks whether groups are told of here")
        open_left(hands, _GROUPS)
    name = field("Tag name", values["group"], "#name")
    hands.write(name, send=hands.person.enter_sends)
    if not hands.person.enter_sends:
        place = "beside the field"
        hands.click(
            "Save", "button", place, "#new-watch-form #save_button", leads_on=True
        )
    edit = f"tr:has(a:text-is('{values['group']}')) a:text-is('Edit')"
    hands.click("Edit", "link", "in its row", edit, leads_on=True)


def _edit(hands: Hands, values: Values) -> None:
    """Say what belongs to it and how it tells, or the other way round."""
    pattern = field(
        "Auto-apply to watches with URLs matching", values["pattern"], _PATTERN
    )
    if hands.person.order == "up":
        _customise(hands, values)
        open_tab(hands, "General", _PATTERN)
        hands.write(pattern)
    else:
        hands.write(pattern)
        _customise(hands, values)
        hands.look_around("checks what is filled in")
    save(hands)


def _customise(hands: Hands, values: Values) -> None:
    """Say how notifications look; p03 takes a wrong format, sees it, and another."""
    name = "Customise notifications"
    summary = f"summary:text-is('{name}')"
    open_tab(hands, "Notifications", summary)
    hands.click(name, "button", FORM, summary, shows=_TITLE)
    fields = [
        field("Notification Title", values["heading"], _TITLE),
        _format(values["format"]),
    ]
    if hands.person.id == "p03":
        fields.insert(1, _format(values["other_format"]))
    hands.fill(fields)


def _format(value: str) -> Field:
    return Field(
        name="Notification format",
        location=FORM,
        value=value,
        selector="#notification_format",
        kind="dropdown",
    )


def _begin_to_delete(hands: Hands, values: Values) -> None:
    """Find the watch that nobody needs, each person another way, and tick it."""
    if hands.person.hand == "keyboard":
        go(hands, f"?q={values['word']}")
    elif hands.person.searches:
        search(hands, values["word"])
    else:
        open_left(hands, _WATCHES)
        if hands.person.detours:
            sort_by_name(hands)
    old = values["old"]
    box = f"{_row(old)} [name=uuids]"
    place = "at the beginning of its row"
    hands.click(old, "checkbox", place, box, record=True)
    delete = "#checkbox-operations button[value=delete]"
    asked = "dialog[open] [data-action=confirm]"
    hands.click("Delete", "button", "above the list", delete, shows=asked)
    hands.page.wait_for_timeout(400)


def _see(hands: Hands, values: Values) -> None:
    """See whether the others are in the group, where the list shows one alone."""
    if hands.person.hand == "keyboard":
        go(hands, "")
    elif hands.person.searches:
        open_left(hands, _WATCHES)
    elif hands.person.detours:
        hands.turn_to("the groups", "#tag-lister")
        show_group(hands, values["group"])
