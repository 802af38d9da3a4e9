"""How people keep a new supplier, and say of the old one why it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.shaarli.places import (
    FORM,
    LIST,
    filter_by,
    go,
    look_for,
    open_page,
    open_tag,
    row,
    save,
    settle,
    take_also,
    take_tag,
    write,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_URL = "URL or leave empty to post a note"
_TAGS = "#lf_tags"


def replace(hands: Hands, values: Values) -> bool:
    """Keep the new one and stick it to the top, then write why the old one is over."""
    if hands.person.detours:
        with hands.detour():
            open_page(hands, "Daily")
            hands.look_around("looks whether somebody has kept it already")
    _give_address(hands, values["address"])
    _describe(hands, values)
    pin = f"{row(values['title'])} .ctrl-pin a"
    place = f'below "{values["title"]}"'
    hands.click("Toggle sticky", "icon", place, pin, leads_on=True)
    settle(hands)
    hands.page.locator(f"{row(values['title'])} .label-sticky").wait_for()
    _find_old(hands, values)
    _open_old(hands, values)
    _end_old(hands, values)
    return True


def write_over(hands: Hands, values: Values) -> bool:
    """Give the old one's address, and write the new one over what it opens."""
    look_for(hands, values["old"])
    _give_address(hands, values["old_address"])
    hands.wait_for("Edit Shaare")
    write(hands, "Title", values["title"], "lf_title")
    write(hands, "Description", values["about"], "lf_description")
    take_tag(hands, "Tags", values["kind"], _TAGS, FORM)
    take_also(hands, "Tags", values["material"], _TAGS, FORM)
    save(hands, "Apply Changes")
    hands.scroll("down", "looks for the old one, which is not there any more")
    hands.scroll("up", "and does not know why")
    look_for(hands, values["old"], above=True)
    hands.wait_for("Nothing found.")
    return False


def _give_address(hands: Hands, address: str) -> None:
    """Say where it is, which opens an empty form."""
    if hands.person.hand == "keyboard":
        go(hands, "admin/add-shaare")
        hands.type_on(_URL, FORM, address)
        hands.press_enter(_URL)
    else:
        open_page(hands, "Shaare")
        field = Field(name=_URL, location=FORM, value=address, selector="#shaare")
        hands.write(field, send=hands.person.enter_sends)
        if not hands.person.enter_sends:
            button = "#addlink-form [type=submit]"
            hands.click("Add link", "button", "below the field", button, leads_on=True)
    settle(hands)


def _describe(hands: Hands, values: Values) -> None:
    """Fill the form in, in the person's order, and save it."""
    if hands.person.order == "up":
        take_tag(hands, "Tags", values["material"], _TAGS, FORM)
        take_also(hands, "Tags", values["kind"], _TAGS, FORM)
        write(hands, "Description", values["about"], "lf_description")
        write(hands, "Title", values["title"], "lf_title")
        hands.press_enter("Title")
        settle(hands)
        return
    write(hands, "Title", values["title"], "lf_title")
    write(hands, "Description", values["about"], "lf_description")
    if hands.person.hand == "keyboard":
        write(hands, "Tags", f"{values['kind']} {values['material']}", "lf_tags")
    else:
        if hands.person.id == "p03":  # takes a wrong one, sees it and begins anew
            take_tag(hands, "Tags", values["other"], _TAGS, FORM)
        take_tag(hands, "Tags", values["kind"], _TAGS, FORM)
        take_also(hands, "Tags", values["material"], _TAGS, FORM)
    hands.look_around("checks what is filled in")
    save(hands, "Save")


def _find_old(hands: Hands, values: Values) -> None:
    """Come to the old one, each person another way."""
    if hands.person.id == "p01":
        open_page(hands, "Tag cloud")
        open_tag(hands, values["kind"])
    elif hands.person.hand == "keyboard":
        look_for(hands, values["old"])
    elif hands.person.id == "p03":
        look_for(hands, values["old"], above=True)
    elif hands.person.detours:
        hands.click("50", "link", LIST, ".linksperpage a:text-is('50')", leads_on=True)
        settle(hands)
    else:
        filter_by(hands, values["kind"])


def _open_old(hands: Hands, values: Values) -> None:
    edit = f"{row(values['old'])} .ctrl-edit a"
    place = f'below "{values["old"]}"'
    hands.click("Edit", "icon", place, edit, leads_on=True)
    settle(hands)


def _end_old(hands: Hands, values: Values) -> None:
    """Write why, and have only the guild see it; some send it from the field."""
    if hands.person.order == "up":
        hands.click("Private", "checkbox", FORM, "#lf_private")
        write(hands, "Description", values["remark"], "lf_description")
        note = "applies the changes"
        hands.press("Control+Enter", note, leads_on=True)
        settle(hands)
        return
    write(hands, "Description", values["remark"], "lf_description")
    hands.click("Private", "checkbox", FORM, "#lf_private")
    hands.look_around("checks what is filled in")
    save(hands, "Apply Changes")
