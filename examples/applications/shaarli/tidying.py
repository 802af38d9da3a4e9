"""How people tidy up what was collected for an occasion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.shaarli.places import (
    BAR,
    FORM,
    LIST,
    filter_by,
    go,
    open_page,
    open_tag,
    row,
    save,
    settle,
    take_tag,
    write,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_TAG, _NEW = "[name=fromtag]", "[name=totag]"


def tidy(hands: Hands, values: Values) -> bool:
    """Hide what was for helpers, give up the occasion's tag, and leave a note."""
    _call_up(hands, values)
    _hide(hands, values)
    _rename(hands, values)
    hands.wait_for("The tag was renamed in 4 bookmarks.")
    _leave_note(hands, values)
    return True


def mistake_the_tag(hands: Hands, values: Values) -> bool:
    """Begin the tag with a capital, be told that nothing was renamed, and leave."""
    _call_up(hands, values)
    _hide(hands, values)
    go(hands, "admin/tags")
    tag = values["tag"].capitalize()
    field = Field(name="Tag", location=FORM, value=tag, selector=_TAG, opens=True)
    hands.write(field)  # Tab leaves it, as what is suggested covers the next one
    hands.type_on("New name", FORM, values["general"])
    hands.press_enter("New name")
    settle(hands)
    hands.wait_for("The tag was renamed in 0 bookmarks.")
    go(hands, f"?searchtags={values['tag']}")
    hands.scroll("down", "sees that all have it as before")
    return False


def _call_up(hands: Hands, values: Values) -> None:
    """List what has the tag, each person another way."""
    tag = values["tag"]
    if hands.person.hand == "keyboard":
        go(hands, f"?searchtags={tag}")
    elif hands.person.id == "p03":
        filter_by(hands, tag, above=True)
    elif hands.person.order == "up":
        filter_by(hands, tag)
    else:
        if hands.person.detours:
            with hands.detour():
                open_page(hands, "Daily")
                hands.look_around("looks whether it stands there")
        open_page(hands, "Tag cloud")
        if hands.person.detours:
            name = "Most used"
            link = f".tag-sort a:text-is('{name}')"
            hands.click(name, "link", "above the tags", link, leads_on=True)
            settle(hands)
        open_tag(hands, tag)


def _hide(hands: Hands, values: Values) -> None:
    """Tick what was for helpers only, or all but the rest, and make that private."""
    if hands.person.order == "up":
        hands.click("Select all", "icon", LIST, ".select-all-button")
        ticked = [values["third"], values["fourth"]]
    elif hands.person.id == "p03":  # ticks a wrong one, and takes the tick away
        ticked = [values["first"], values["third"], values["third"], values["second"]]
    else:
        ticked = [values["first"], values["second"]]
    for title in ticked:
        box = f"{row(title)} .link-checkbox"
        hands.click(title, "checkbox", f'below "{title}"', box, record=True)
        hands.page.wait_for_timeout(300)
    hands.look_around("checks what is ticked")
    name = "Set private"
    button = ".actions-change-visibility[data-visibility=private]"
    hands.click(name, "button", BAR, button, leads_on=True)
    settle(hands)
    for title in (values["first"], values["second"]):
        hands.page.locator(f"{row(title)} .label-private").wait_for()


def _rename(hands: Hands, values: Values) -> None:
    """Rename the tag into the general one."""
    if hands.person.hand == "keyboard":
        go(hands, f"admin/tags?fromtag={values['tag']}")
        hands.write(_new_name(values["general"]), send=True)
        settle(hands)
        return
    open_page(hands, "Tools")
    name = "Manage tags"
    hands.click(name, "link", "in the list", f"a:has-text('{name}')", leads_on=True)
    settle(hands)
    if hands.person.order == "up":
        take_tag(hands, "New name", values["general"], _NEW, FORM)
        tag = Field(name="Tag", location=FORM, value=values["tag"], selector=_TAG)
        hands.write(tag, send=True)
    else:
        take_tag(hands, "Tag", values["tag"], _TAG, FORM)
        if hands.person.id == "p03":  # takes a wrong one, and sees it
            take_tag(hands, "New name", values["other"], _NEW, FORM)
        take_tag(hands, "New name", values["general"], _NEW, FORM)
        button = "#changetag [name=renametag]"
        hands.click("Rename tag", "button", "below the form", button, leads_on=True)
    settle(hands)


def _new_name(tag: str) -> Field:
    return Field(name="New name", location=FORM, value=tag, selector=_NEW)


def _leave_note(hands: Hands, values: Values) -> None:
    """Write a note, which is a link without an address."""
    if hands.person.hand == "keyboard":
        go(hands, "admin/shaare?post=")
        hands.type_on("Description", FORM, values["where"])
        write(hands, "Title", values["note"], "lf_title")
        hands.press_enter("Title")
        settle(hands)
        return
    open_page(hands, "Shaare")
    button = "#addlink-form [type=submit]"
    hands.click("Add link", "button", "below the field", button, leads_on=True)
    settle(hands)
    if hands.person.order == "up":
        write(hands, "Description", values["where"], "lf_description")
        write(hands, "Title", values["note"], "lf_title")
        hands.press_enter("Title")
        settle(hands)
        return
    write(hands, "Title", values["note"], "lf_title")
    write(hands, "Description", values["where"], "lf_description")
    hands.look_around("checks what is written")
    save(hands, "Save")
