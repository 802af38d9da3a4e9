"""How people make a group for a working party, and invite those who belong to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.nodebb.places import (
    CARDS,
    go,
    open_above,
    open_top,
    search,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_DIALOG = "in the dialog"
_ASKED = ".bootbox input.bootbox-input"
_INVITED = 'in "Invited Members"'
_FORM = 'in "Group Administration"'
_SETTINGS = "[component='groups/settings']"
_BOXES = {
    "Private": "private",
    "Disable join requests": "disableJoinRequests",
    "Hidden": "hidden",
}


def found(hands: Hands, values: Values) -> bool:
    """Make the group, invite, say what it does, and see it in the list."""
    _make(hands, values)
    if hands.person.order == "up":
        _administer(hands, values)
        _invite(hands, values)
    else:
        _invite(hands, values)
        _administer(hands, values)
    _see(hands, values)
    return True


def take_a_taken_name(hands: Hands, values: Values) -> bool:  # noqa: ARG001 (wrong)
    """Give it a name that another group has, be told so, and look at that one."""
    _begin(hands)
    _name(hands, "Compost Team")
    _agree(hands)
    hands.wait_for("Group already exists")
    _open_card(hands, "Compost Team")
    return False


def _begin(hands: Hands) -> None:
    """Come to the groups, each person another way, and have a new one asked for."""
    if hands.person.hand == "keyboard":
        go(hands, "groups", CARDS)
    else:
        if hands.person.detours:
            with hands.detour():
                open_top(hands, "Users")
        open_top(hands, "Groups")
    place = "above the list"
    button = "button[data-action=new]"
    hands.click("Create New Group", "button", place, button, shows=_ASKED)
    settle(hands)


def _name(hands: Hands, name: str) -> None:
    field = Field(name="Group Name", location=_DIALOG, value=name, selector=_ASKED)
    hands.write(field)


def _agree(hands: Hands, shows: str | None = None) -> None:
    if hands.person.enter_sends:
        hands.press("Enter", 'with the cursor in the "Group Name" field', shows=shows)
    else:
        hands.click("OK", "button", _DIALOG, ".bootbox .btn-primary", shows=shows)
    settle(hands)


def _make(hands: Hands, values: Values) -> None:
    _begin(hands)
    _name(hands, values["group"])
    _agree(hands, shows=f"h1:text-is('{values['group']}')")


def _invite(hands: Hands, values: Values) -> None:
    """Invite both, one at a time or as a list."""
    both = [values["first"], values["second"]]
    if hands.person.id in {"p02", "p04"}:
        box = "[component='groups/members/bulk-invite']"
        name = "Enter a list of comma separated usernames to invite to this group"
        listed = ", ".join(both)
        hands.write(Field(name=name, location=_INVITED, value=listed, selector=box))
        button = "[component='groups/members/bulk-invite-button']"
        hands.click("Bulk Invite", "button", _INVITED, button)
        for one in both:
            _wait_for_invited(hands, one)
        return
    if hands.person.order == "up":
        both.reverse()
    for one in both:
        box = "[component='groups/members/invite']"
        name = "Search for a user to invite to this group"
        letters = one[:4]
        hands.write(Field(name=name, location=_INVITED, value=letters, selector=box))
        suggested = f".ui-autocomplete .ui-menu-item:has-text('{one}')"
        place = "among what is suggested"
        hands.page.locator(suggested).filter(visible=True).first.wait_for()
        hands.click(one, "row", place, suggested, record=True)
        _wait_for_invited(hands, one)


def _wait_for_invited(hands: Hands, name: str) -> None:
    hands.page.locator(_invited(name)).wait_for()
    settle(hands)


def _invited(name: str) -> str:
    return f"[component='groups/invited'] a:text-is('{name}')"


def _administer(hands: Hands, values: Values) -> None:
    """Say what it does and who gets in; p03 ticks a wrong box, and clears it."""
    heading = ".panel-heading[data-toggle=collapse]"
    name, shows = "Group Administration", f"{_SETTINGS} #description"
    hands.click(name, "button", "on the left, further down", heading, shows=shows)
    settle(hands)
    fields = [
        _field("Description", values["description"], "#description"),
        _field("Badge Text", values["badge"], "#userTitle"),
        _box(values["option"]),
    ]
    hands.fill(fields)
    if hands.person.id == "p03":
        with hands.detour():
            hands.fill([_box("Hidden"), _box("Hidden")])
    hands.look_around("checks what is filled in")
    save = f"{_SETTINGS} button[data-action=update]"
    hands.click("Save Changes", "button", _FORM, save)
    hands.wait_for("Group details have been updated")
    hands.page.locator(f"p:has-text('{values['description']}')").first.wait_for()
    settle(hands)


def _field(name: str, value: str, box: str) -> Field:
    selector = f"{_SETTINGS} {box}"
    return Field(name=name, location=_FORM, value=value, selector=selector)


def _box(name: str) -> Field:
    return Field(
        name=name,
        location=_FORM,
        value="",
        selector=f"{_SETTINGS} [name={_BOXES[name]}]",
        kind="checkbox",
    )


def _see(hands: Hands, values: Values) -> None:
    """Open it from the list, each person another way, and see who is invited."""
    if hands.person.hand == "keyboard":
        go(hands, "groups", CARDS)
    elif hands.person.searches:
        open_top(hands, "Groups")
        word = values["group"].split()[0]
        search(hands, word, "#search-text", _card(values["group"]))
        others = hands.page.locator("[component='groups/summary']")
        others.nth(1).wait_for(state="detached")
    else:
        open_above(hands, "Groups", CARDS)
    _open_card(hands, values["group"])
    if hands.person.looks_around:
        hands.look_around("sees who is invited")
    else:
        hands.turn_to(values["second"], _invited(values["second"]))
    for one in (values["first"], values["second"]):
        _wait_for_invited(hands, one)


def _card(name: str) -> str:
    return f"[component='groups/summary'] a.list-cover:has-text('{name}')"


def _open_card(hands: Hands, name: str) -> None:
    shows = "body.page-groups [component='breadcrumb/current']:has-text('" + name + "')"
    hands.click(name, "link", "in the list", _card(name), record=True, shows=shows)
    settle(hands)
